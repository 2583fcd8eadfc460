//===- LowerPadSum.cpp - Sums of zero-padded tensors as inserts -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The gradient of a slice is a pad with zeros, and that of a split (q, k and v
// of one product) a sum of pads that do not meet: each is written to its place,
// and nothing is added. A pad added to something else is added where it is not
// zero.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace dgc::codegen;

/// Bufferization's time grows with the third power of a chain of inserts.
static constexpr size_t kMaxPieces = 16;

static int64_t offsetOf(const Box &box, unsigned d) {
  return cast<IntegerAttr>(cast<Attribute>(box.offsets[d])).getInt();
}

static int64_t volume(const Box &box) {
  int64_t n = 1;
  for (int64_t size : box.sizes)
    n *= size;
  return n;
}

static bool areDisjoint(const Box &x, const Box &y) {
  for (unsigned d = 0; d < x.sizes.size(); ++d) {
    int64_t xEnd = offsetOf(x, d) + (x.sizes[d] - 1) * x.strides[d];
    int64_t yEnd = offsetOf(y, d) + (y.sizes[d] - 1) * y.strides[d];
    if (xEnd < offsetOf(y, d) || yEnd < offsetOf(x, d))
      return true;
  }
  return false;
}

static bool areDisjoint(ArrayRef<PadPiece> xs, ArrayRef<PadPiece> ys) {
  for (const PadPiece &x : xs)
    for (const PadPiece &y : ys)
      if (!areDisjoint(x.box, y.box))
        return false;
  return true;
}

/// All pieces in one destination, which is filled first if they leave gaps.
static void insertPieces(Lowering &l, Value result, ArrayRef<PadPiece> pieces) {
  RankedTensorType type = l.squeezedType(result);
  int64_t covered = 0;
  for (const PadPiece &p : pieces)
    covered += volume(p.box);
  Value into;
  if (covered == type.getNumElements())
    into = l.empty(type.getShape(), type.getElementType());
  else
    into = l.fill(type.getShape(),
                  l.constantValue(
                      cast<TypedAttr>(l.b.getZeroAttr(type.getElementType()))));
  for (const PadPiece &p : pieces)
    into = p.box.insert(l, p.source, into);
  l.defineTensor(result, into);
}

static Value addElements(OpBuilder &b, Location loc, Value x, Value y) {
  if (isa<FloatType>(x.getType()))
    return arith::AddFOp::create(b, loc, x, y);
  return arith::AddIOp::create(b, loc, x, y);
}

/// `other` with the pieces added where they are.
static void addPieces(Lowering &l, Operation *add, Value other,
                      ArrayRef<PadPiece> pieces) {
  Value result = add->getResult(0), into = l.tensor(other);
  for (const PadPiece &p : pieces) {
    Value before = p.box.extract(l, into);
    Value sum;
    if (auto type = dyn_cast<RankedTensorType>(before.getType())) {
      GenericBuilder g(l, type.getRank());
      AffineMap id = l.b.getMultiDimIdentityMap(type.getRank());
      g.addTensor(before, id);
      g.addTensor(p.source, id);
      sum = buildParallel(l, g, type.getShape(), type.getElementType(),
                          [](OpBuilder &b, Location loc, ValueRange in,
                             ValueRange, SmallVectorImpl<Value> &r) {
                            r.push_back(addElements(b, loc, in[0], in[1]));
                            return success();
                          });
    } else {
      sum = addElements(l.b, l.loc, before, p.source);
    }
    into = p.box.insert(l, sum, into);
  }
  l.defineTensor(result, into);
}

bool dgc::codegen::lowerPadSum(Lowering &l, Operation *add) {
  Value lhs = add->getOperand(0), rhs = add->getOperand(1),
        result = add->getResult(0);
  ArrayRef<PadPiece> xs = l.padPieces(lhs), ys = l.padPieces(rhs);
  if (xs.empty() && ys.empty())
    return false;
  if (!xs.empty() && !ys.empty()) {
    if (xs.size() + ys.size() > kMaxPieces || !areDisjoint(xs, ys))
      return false;
    SmallVector<PadPiece> all(xs);
    llvm::append_range(all, ys);
    insertPieces(l, result, all);
    l.setPadPieces(result, all);
    return true;
  }
  // Narrow floats are added in f32 and i1 by OR: left to the general way.
  Type element = l.elementType(result);
  if (element.isInteger(1) ||
      (isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32))
    return false;
  SmallVector<PadPiece> pieces(xs.empty() ? ys : xs);
  int64_t covered = 0;
  for (const PadPiece &p : pieces)
    covered += volume(p.box);
  // Most of the tensor: one pass over it is as good.
  if (2 * covered > l.squeezedType(result).getNumElements())
    return false;
  addPieces(l, add, xs.empty() ? lhs : rhs, pieces);
  return true;
}
