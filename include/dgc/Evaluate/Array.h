//===- Array.h - A tensor in memory, for the reference evaluator -*- C++
//-*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Simple and slow on purpose: floats are held as doubles that have been rounded
// to the element type, integers and booleans as 64-bit integers that have been
// wrapped to its width and signedness.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_EVALUATE_ARRAY_H
#define DGC_EVALUATE_ARRAY_H

#include "dgc/Support/Layout.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include <vector>

namespace dgc {

/// An element type: i1 is an unsigned integer of width 1, signless is signed.
struct ElementType {
  enum Kind { Int, Float } kind = Float;
  unsigned width = 32;
  bool isUnsigned = false;
  bool isBF16 = false;

  bool operator==(const ElementType &o) const {
    return kind == o.kind && width == o.width && isUnsigned == o.isUnsigned &&
           isBF16 == o.isBF16;
  }
  bool isFloat() const { return kind == Float; }
  bool isBool() const { return kind == Int && width == 1; }
  unsigned byteWidth() const { return width < 8 ? 1 : width / 8; }
  /// None for types the evaluator has no arithmetic for (complex, f8,
  /// quantised).
  static std::optional<ElementType> get(mlir::Type type);
  /// `x` rounded to this float type, or wrapped to this integer type.
  double round(double x) const;
  int64_t wrap(int64_t x) const;
};

struct Array {
  ElementType type;
  llvm::SmallVector<int64_t> shape;
  std::vector<double> f;  // if type.isFloat()
  std::vector<int64_t> i; // otherwise

  static Array zeros(ElementType type, llvm::ArrayRef<int64_t> shape);
  int64_t size() const { return int64_t(type.isFloat() ? f.size() : i.size()); }
  int64_t rank() const { return int64_t(shape.size()); }
  llvm::SmallVector<int64_t> strides() const; // row-major, in elements

  /// Copies element `from` of `o` (of the same type) to element `to`.
  void copyElement(int64_t to, const Array &o, int64_t from) {
    if (type.isFloat())
      f[to] = o.f[from];
    else
      i[to] = o.i[from];
  }
  /// Element as a double, for comparisons and messages.
  double at(int64_t n) const { return type.isFloat() ? f[n] : double(i[n]); }

  /// From and to little-endian row-major bytes; booleans are one byte.
  static Array fromBytes(ElementType type, llvm::ArrayRef<int64_t> shape,
                         const char *data);
  std::vector<char> toBytes() const;
  /// From a constant's value; fails on what has no element type or no data.
  static mlir::FailureOr<Array> fromAttr(mlir::ElementsAttr attr);
};

/// Calls `visit(coordinates, linear index)` over all indices of `shape` in
/// row-major order.
template <typename Fn>
void forEachIndex(llvm::ArrayRef<int64_t> shape, Fn visit) {
  int64_t total = 1;
  for (int64_t n : shape)
    total *= n;
  llvm::SmallVector<int64_t> index(shape.size(), 0);
  for (int64_t linear = 0; linear < total; ++linear) {
    visit(llvm::ArrayRef<int64_t>(index), linear);
    for (size_t d = shape.size(); d-- > 0;) {
      if (++index[d] < shape[d])
        break;
      index[d] = 0;
    }
  }
}

/// What rank `rank` holds of `global` under `sharding`. Padding is filled with
/// `padding`. Over unreduced axes the rank with all digits 0 holds the value
/// and the others the neutral element of the kind.
Array shardOf(const Array &global, const Sharding &sharding, const Mesh &mesh,
              int64_t rank, double padding = 0);

/// The value that the ranks' parts stand for. Fails, with the reason in `why`,
/// if replicas differ (NaNs are equal) or local shapes are not those of the
/// layout.
mlir::FailureOr<Array> assemble(llvm::ArrayRef<Array> parts,
                                llvm::ArrayRef<int64_t> shape,
                                const Sharding &sharding, const Mesh &mesh,
                                std::string &why);

/// a combined with b by `kind`, elementwise; shapes and types are equal.
void combineInto(Array &a, const Array &b, ReduceKind kind);
/// The neutral element of `kind`, as a double or as an integer of `type`.
double neutralFloat(ReduceKind kind);
int64_t neutralInt(ReduceKind kind, ElementType type);

} // namespace dgc

#endif // DGC_EVALUATE_ARRAY_H
