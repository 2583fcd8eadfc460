//===- DistOps.cpp - Verifiers of the dist ops ----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"
#include "llvm/ADT/TypeSwitch.h"

using llvm::any_of, llvm::enumerate, llvm::zip;
using namespace mlir;

#define GET_OP_CLASSES
#include "dgc/Dialect/Dist/DistOps.cpp.inc"

namespace dgc::dist {

LogicalResult MeshOp::verify() {
  Mesh mesh = toMesh(getMesh());
  if (std::optional<StringRef> axis = getTemporal();
      axis && mesh.axisIndex(*axis) < 0)
    return emitOpError("temporal axis \"") << *axis << "\" is not in the mesh";
  if (std::optional<DictionaryAttr> links = getLinks())
    for (NamedAttribute link : *links) {
      if (mesh.axisIndex(link.getName()) < 0)
        return emitOpError("link of axis \"")
               << link.getName().getValue() << "\", which is not in the mesh";
      if (!isa<StringAttr>(link.getValue()))
        return emitOpError("link of axis \"")
               << link.getName().getValue() << "\" must be a name, got "
               << link.getValue();
    }
  return success();
}

/// The mesh, or none after a message.
static std::optional<Mesh> findMesh(Operation *op, FlatSymbolRefAttr name) {
  if (MeshOp mesh = lookupMesh(op, name))
    return getMesh(mesh);
  op->emitOpError("mesh ") << name << " is not declared (dist.mesh)";
  return std::nullopt;
}

LogicalResult ConstraintOp::verify() {
  std::optional<Mesh> mesh = findMesh(*this, getSharding().getMesh());
  if (!mesh)
    return failure();
  std::string why = checkSharding(getSharding(), getType(), *mesh);
  if (!why.empty())
    return emitOpError() << why << ", in " << getSharding();
  return success();
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

std::optional<MoveShardings> getMoveShardings(Operation *op) {
  return TypeSwitch<Operation *, std::optional<MoveShardings>>(op)
      .Case<ReshardOp, SliceOp, GatherOp, AllToAllOp, PermuteOp, AllReduceOp,
            ReduceScatterOp, ToUnreducedOp, ExchangeOp>(
          [](auto move) { return MoveShardings{move.getIn(), move.getOut()}; })
      .Default(std::nullopt);
}

/// Is `a` a prefix of `b`, an axis counting as the digits it consists of?
static bool isPrefix(const DimList &a, const DimList &b) {
  for (size_t i = 0; i < a.size(); ++i) {
    if (i >= b.size())
      return false;
    if (a[i] == b[i])
      continue;
    bool last = i + 1 == a.size();
    if (a[i].isWhole() || b[i].isWhole())
      return last && a[i].isWhole() && b[i].isWhole();
    const AxisRef &x = a[i].axis, &y = b[i].axis;
    return last && x.axis == y.axis && x.pre == y.pre && y.size % x.size == 0;
  }
  return true;
}

static bool sameDims(const Sharding &a, const Sharding &b) {
  return a.dims == b.dims;
}
static bool sameUnreduced(const Sharding &a, const Sharding &b) {
  return a.unreduced == b.unreduced &&
         (a.unreduced.empty() || a.kind == b.kind);
}
static bool prefixes(const Sharding &a, const Sharding &b) {
  for (auto [x, y] : zip(a.dims, b.dims))
    if (!isPrefix(x.entries, y.entries))
      return false;
  return true;
}
/// Every dimension's list is a prefix of the other's, one way or the other.
static bool comparable(const Sharding &a, const Sharding &b) {
  for (auto [x, y] : zip(a.dims, b.dims))
    if (!isPrefix(x.entries, y.entries) && !isPrefix(y.entries, x.entries))
      return false;
  return true;
}
static int64_t unreducedSize(const Sharding &s) {
  return groupSize(s.unreduced);
}

/// What a move of this kind must satisfy, or null.
static const char *checkMove(Operation *op, const Sharding &in,
                             const Sharding &out) {
  if (isa<SliceOp>(op) && !(sameUnreduced(in, out) && prefixes(in, out)))
    return "must only append axes to lists";
  if (isa<GatherOp>(op) && !(sameUnreduced(in, out) && prefixes(out, in)))
    return "must only remove axes from the ends of lists";
  if (isa<AllToAllOp>(op) && !(sameUnreduced(in, out) && comparable(in, out)))
    return "must only move axes from the ends of lists to the ends of others";
  if (isa<PermuteOp>(op) && unreducedSize(in) != unreducedSize(out))
    return "must keep the number of addends";
  if (isa<AllReduceOp>(op) &&
      !(sameDims(in, out) && unreducedSize(in) > unreducedSize(out)))
    return "must keep the lists and remove unreduced axes";
  if (isa<ReduceScatterOp>(op) &&
      !(prefixes(in, out) && unreducedSize(in) > unreducedSize(out)))
    return "must append unreduced axes to lists";
  if (isa<ToUnreducedOp>(op) &&
      !(prefixes(out, in) && unreducedSize(in) < unreducedSize(out)))
    return "must only add unreduced axes";
  if (isa<ExchangeOp>(op) && !sameUnreduced(in, out))
    return "must keep the unreduced axes";
  return nullptr;
}

static LogicalResult verifyMove(Operation *op) {
  MoveShardings m = *getMoveShardings(op);
  auto type = cast<RankedTensorType>(op->getOperand(0).getType());
  std::optional<Mesh> mesh = findMesh(op, m.in.getMesh());
  if (!mesh)
    return failure();
  if (m.in.getMesh() != m.out.getMesh())
    return op->emitOpError("goes from mesh ")
           << m.in.getMesh() << " to mesh " << m.out.getMesh()
           << ", expected one mesh";
  for (ShardingAttr s : {m.in, m.out}) {
    if (std::string why = checkSharding(s, type, *mesh); !why.empty())
      return op->emitOpError() << why << ", in " << s;
    if (any_of(s.getDims(), [](DimAttr d) { return d.getOpen(); }))
      return op->emitOpError("needs closed shardings, got ") << s;
  }
  Sharding in = toSharding(m.in, *mesh).closed();
  Sharding out = toSharding(m.out, *mesh).closed();
  if (const char *why = checkMove(op, in, out)) {
    InFlightDiagnostic diag = op->emitOpError(why);
    diag.attachNote() << "from " << m.in;
    diag.attachNote() << "to   " << m.out;
    return diag;
  }
  return success();
}

LogicalResult ReshardOp::verify() { return verifyMove(*this); }
LogicalResult SliceOp::verify() { return verifyMove(*this); }
LogicalResult GatherOp::verify() { return verifyMove(*this); }
LogicalResult AllToAllOp::verify() { return verifyMove(*this); }
LogicalResult PermuteOp::verify() { return verifyMove(*this); }
LogicalResult AllReduceOp::verify() { return verifyMove(*this); }
LogicalResult ReduceScatterOp::verify() { return verifyMove(*this); }
LogicalResult ToUnreducedOp::verify() { return verifyMove(*this); }
LogicalResult ExchangeOp::verify() { return verifyMove(*this); }

OpFoldResult ReshardOp::fold(FoldAdaptor) {
  return getIn() == getOut() ? OpFoldResult(getOperand()) : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Local view
//===----------------------------------------------------------------------===//

/// The size of the group that `attr` spans, or 0 after a message.
static int64_t groupOf(Operation *op, AxesAttr attr) {
  std::optional<Mesh> mesh = findMesh(op, attr.getMesh());
  if (!mesh)
    return 0;
  SmallVector<AxisRef> axes = toAxes(attr, *mesh);
  for (auto [i, a] : enumerate(axes)) {
    if (a.axis < 0) {
      op->emitOpError("axis \"")
          << attr.getAxes()[i].getName().getValue() << "\" is not in the mesh";
      return 0;
    }
    Sharding one = Sharding::replicatedOf(0);
    one.unreduced = {a};
    if (std::string why = dgc::checkSharding(one, {}, *mesh); !why.empty()) {
      op->emitOpError() << why;
      return 0;
    }
    for (size_t j = 0; j < i; ++j)
      if (axes[j].overlaps(a)) {
        op->emitOpError("axis ") << toString(a, *mesh) << " is used twice";
        return 0;
      }
  }
  return groupSize(axes);
}

LogicalResult AxisIndexOp::verify() {
  return success(groupOf(*this, getAxes()) > 0);
}

/// `stacked` must be `row` with a leading dimension of size `group`.
static LogicalResult verifyStack(Operation *op, RankedTensorType row,
                                 RankedTensorType stacked, int64_t group) {
  SmallVector<int64_t> shape{group};
  llvm::append_range(shape, row.getShape());
  RankedTensorType expected = row.clone(shape);
  if (stacked == expected)
    return success();
  return op->emitOpError("stacked type is ")
         << stacked << ", expected " << expected << " for a group of " << group;
}

/// A collective of several operands: as many results, one element type.
static LogicalResult verifyCombined(Operation *op) {
  if (op->getNumOperands() == 0 || op->getNumOperands() != op->getNumResults())
    return op->emitOpError("has ")
           << op->getNumOperands() << " operands and " << op->getNumResults()
           << " results, expected as many of both, and one at least";
  Type first = op->getOperand(0).getType();
  for (Type type : op->getOperandTypes())
    if (getElementTypeOrSelf(type) != getElementTypeOrSelf(first))
      return op->emitOpError("moves ")
             << first << " and " << type
             << " together, expected operands of one element type";
  return success();
}

/// Each of `stacked` must be that of `rows` with a leading dimension.
static LogicalResult verifyStacks(Operation *op, TypeRange rows,
                                  TypeRange stacked, int64_t group) {
  for (auto [row, stack] : llvm::zip_equal(rows, stacked))
    if (failed(verifyStack(op, cast<RankedTensorType>(row),
                           cast<RankedTensorType>(stack), group)))
      return failure();
  return success();
}

LogicalResult LocalAllGatherOp::verify() {
  int64_t group = groupOf(*this, getAxes());
  if (group == 0 || failed(verifyCombined(*this)))
    return failure();
  return verifyStacks(*this, getOperands().getTypes(), getResultTypes(), group);
}

LogicalResult LocalAllToAllOp::verify() {
  int64_t group = groupOf(*this, getAxes());
  if (group == 0)
    return failure();
  auto type = cast<RankedTensorType>(getType());
  if (type.getRank() == 0 || type.getDimSize(0) != group)
    return emitOpError("leading dimension must be the group's size ")
           << group << ", got " << type;
  return success();
}

static LogicalResult verifyReduction(Operation *op, AxesAttr axes,
                                     ReduceKindEnum kind, int64_t &group) {
  group = groupOf(op, axes);
  if (group == 0 || failed(verifyCombined(op)))
    return failure();
  std::string why = checkKind(
      toKind(kind), getElementTypeOrSelf(op->getOperand(0).getType()));
  if (!why.empty())
    return op->emitOpError() << why << ", got " << op->getOperand(0).getType();
  return success();
}

LogicalResult LocalAllReduceOp::verify() {
  int64_t group;
  return verifyReduction(*this, getAxes(), getKind(), group);
}

LogicalResult LocalReduceScatterOp::verify() {
  int64_t group;
  if (failed(verifyReduction(*this, getAxes(), getKind(), group)))
    return failure();
  return verifyStacks(*this, getResultTypes(), getOperands().getTypes(), group);
}

LogicalResult LocalPermuteOp::verify() {
  int64_t group = groupOf(*this, getAxes());
  if (group == 0)
    return failure();
  if (int64_t(getSources().size()) != group)
    return emitOpError("sources has ")
           << getSources().size() << " numbers, the group has " << group;
  SmallVector<bool> seen(group);
  for (int64_t s : getSources()) {
    if (s < 0 || s >= group || seen[s])
      return emitOpError("sources must be a permutation of 0 to ")
             << group - 1 << ", got " << s;
    seen[s] = true;
  }
  return success();
}

LogicalResult LocalExchangeOp::verify() {
  auto global = cast<RankedTensorType>(getGlobal());
  std::optional<Mesh> mesh = findMesh(*this, getIn().getMesh());
  if (!mesh)
    return failure();
  if (getIn().getMesh() != getOut().getMesh())
    return emitOpError("goes from mesh ")
           << getIn().getMesh() << " to mesh " << getOut().getMesh();
  std::pair<ShardingAttr, Type> sides[] = {{getIn(), getOperand().getType()},
                                           {getOut(), getType()}};
  for (auto [attr, type] : sides) {
    if (std::string why = checkSharding(attr, global, *mesh); !why.empty())
      return emitOpError() << why << ", in " << attr;
    Type expected =
        global.clone(*localShape(global.getShape(), toSharding(attr, *mesh)));
    if (expected != type)
      return emitOpError("local type is ")
             << type << ", expected " << expected << ", that of " << attr;
  }
  return success();
}

} // namespace dgc::dist
