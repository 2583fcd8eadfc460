//===- Manifest.h - The manifest of a package, checked ----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// docs/Package.md describes the JSON. What parseManifest() returns has been
// checked: every index is in range, every run inside its tensor and buffer,
// every size free of overflow.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_MANIFEST_H
#define DGC_RUNTIME_MANIFEST_H

#include "dgc/Runtime/Boxes.h"
#include "dgc/Runtime/Error.h"
#include "dgc/Runtime/HostTensor.h"

namespace dgc::rt {

/// An argument or a result.
struct TensorInfo {
  std::string name;
  DType dtype = DGC_F32;
  std::vector<int64_t> shape, localShape;
  std::vector<DimTable> dims;
  bool donated = false;
  int result = -1; // arguments: the result that updates it, or -1
  int inPlaceOf =
      -1; // results: the argument whose buffer it is written to, or -1

  size_t localBytes() const { return *checkedBytes(dtype, localShape); }
};

struct Group {
  std::string axes;
  std::vector<int32_t> ofRank;
  std::vector<std::vector<int32_t>> members;
};

struct Permute {
  std::vector<int32_t> source; // of rank r, or -1
};

struct Exchange {
  std::vector<DimTable> in, out;
  std::vector<int64_t> shape, inShape, outShape;
  std::vector<std::vector<int32_t>> senders;
};

struct OpInfo {
  std::string op, axes, loc;
  int64_t bytes = 0;
  /// `all_reduce over "d0" at model.mlir:3:5`.
  std::string text() const;
};

/// What collectives need to know: enough to run them without a package.
struct CommTables {
  std::vector<Group> groups;
  std::vector<Permute> permutes;
  std::vector<Exchange> exchanges;
  std::vector<OpInfo> ops;
  std::string opText(int op) const;
  /// One group of all ranks, and a ring: each gets what the one before it has.
  static CommTables ofAll(int ranks);
};

struct Manifest {
  int abi = 0;
  std::string dgcVersion, name, cpu;
  int numRanks = 1;
  std::string meshText; // "d0=2, d1=2"
  bool profiled = false;
  std::vector<TensorInfo> args, results;
  int64_t arenaBytes = 0, collectiveBytes = 0, constantsBytes = 0;
  CommTables comm;
  std::vector<std::string> workKinds;
};

Error parseManifest(const std::string &json, Manifest &out);

} // namespace dgc::rt

#endif // DGC_RUNTIME_MANIFEST_H
