//===- Npy.h - NumPy's .npy and .npz files ----------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Versions 1 to 3 of .npy; .npz with stored and deflated members, zip64 too.
// Files are hostile data: sizes are checked against the file before memory is
// taken, nothing is ever unpickled. Big-endian and Fortran-order arrays are
// converted.
//
// bf16 has no NumPy type: it is written as raw 16-bit integers, and 16-bit
// integers or voids that are read become bf16 where an argument wants that
// (adoptType).
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_NPY_H
#define DGC_RUNTIME_NPY_H

#include "dgc/Runtime/Error.h"
#include "dgc/Runtime/HostTensor.h"
#include <string_view>

namespace dgc::rt {

/// A file mapped for reading.
class MappedFile {
public:
  ~MappedFile();
  MappedFile() = default;
  MappedFile(const MappedFile &) = delete;
  MappedFile &operator=(const MappedFile &) = delete;
  Error open(const std::string &path);
  std::string_view data() const { return {bytes, size}; }

private:
  const char *bytes = nullptr;
  size_t size = 0;
};

/// Reads one array at the start of `data`, which it shortens by what it read.
/// `what` names the source in messages.
Error parseNpy(std::string_view &data, const std::string &what,
               HostTensor &out);
/// The bytes of a .npy file up to the data, for a row-major little-endian
/// array.
std::string npyHeader(const HostTensor &tensor);

/// All arrays of a .npz archive, in archive order; their names are the members'
/// without ".npy".
Error parseNpz(std::string_view data, const std::string &what,
               std::vector<HostTensor> &out);

Error readNpy(const std::string &path, HostTensor &out);
Error readNpz(const std::string &path, std::vector<HostTensor> &out);
/// Both write a temporary file first and rename it.
Error writeNpy(const std::string &path, const HostTensor &tensor);
Error writeNpz(const std::string &path, const std::vector<HostTensor> &tensors);

/// Turns raw 16-bit integers into bf16 if `wanted` says so; true if the tensor
/// now has the type.
bool adoptType(HostTensor &tensor, DType wanted);

} // namespace dgc::rt

#endif // DGC_RUNTIME_NPY_H
