//===- Shape.cpp - Constants, iota, broadcast, transpose, reshape ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Models.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Rules/Factorise.h"
#include "dgc/Support/Layout.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace dgc {

using Values = llvm::SmallVector<Value>;

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// constant, iota: each dimension may be split, the value is made locally.
static OpRule generatorRule(Operation *op) {
  RuleBuilder b(op);
  for (auto [d, n] : llvm::enumerate(*staticShape(op->getResult(0).getType())))
    b.result(0, d, b.factor(n));
  return std::move(b.rule);
}

static OpRule broadcastRule(Operation *op) {
  auto broadcast = cast<stablehlo::BroadcastInDimOp>(op);
  RuleBuilder b(op);
  llvm::SmallVector<int> factors;
  for (auto [d, n] :
       llvm::enumerate(*staticShape(op->getResult(0).getType()))) {
    factors.push_back(b.factor(n));
    b.result(0, d, factors.back());
  }
  ArrayRef<int64_t> in = *staticShape(op->getOperand(0).getType());
  for (auto [i, d] : llvm::enumerate(broadcast.getBroadcastDimensions()))
    if (in[i] == b.rule.factors[factors[d]].size)
      b.operand(0, i, factors[d]);
  b.unreducedMoves({0});
  return std::move(b.rule);
}

static OpRule transposeRule(Operation *op) {
  auto transpose = cast<stablehlo::TransposeOp>(op);
  RuleBuilder b(op);
  ArrayRef<int64_t> out = *staticShape(op->getResult(0).getType());
  for (auto [d, i] : llvm::enumerate(transpose.getPermutation())) {
    int f = b.factor(out[d]);
    b.result(0, d, f);
    b.operand(0, i, f);
  }
  b.unreducedMoves({0});
  return std::move(b.rule);
}

static OpRule reshapeRule(Operation *op) {
  RuleBuilder b(op);
  factoriseReshape(*staticShape(op->getOperand(0).getType()),
                   *staticShape(op->getResult(0).getType()), b.rule,
                   b.rule.operands[0], b.rule.results[0]);
  b.unreducedMoves({0});
  return std::move(b.rule);
}

//===----------------------------------------------------------------------===//
// Local versions
//===----------------------------------------------------------------------===//

static FailureOr<Values> iotaLocal(LocalBuilder &b, const LocalOpInput &in) {
  auto op = cast<stablehlo::IotaOp>(in.op);
  int64_t d = op.getIotaDimension();
  int f = in.rule.results[0][d].front();
  if (!in.isSplit(f))
    return Values(cloneLocal(b, in, {})->getResults());
  RankedTensorType type = in.resultType(0);
  Value index = b.globalIndices(in.rule.factors[f].size, in.axes.factors[f]);
  return Values{b.broadcast(b.convert(index, type.getElementType()),
                            type.getShape(), {d})};
}

namespace {
/// How the data of a constant is cut: the digits of all its axis groups come
/// first, then the local shape.
struct ConstantCut {
  llvm::SmallVector<llvm::SmallVector<AxisRef, 2>> groups;
  llvm::SmallVector<int64_t> groupSizes;
  llvm::SmallVector<int64_t> localShape;
  /// Per dimension, the element of the global dimension at [digits of its
  /// groups, local index], or -1 in padding; and how many groups each dimension
  /// has.
  llvm::SmallVector<llvm::SmallVector<int64_t>> maps;
  llvm::SmallVector<size_t> groupsOfDim;
};
} // namespace

static ConstantCut cutConstant(ArrayRef<int64_t> shape,
                               const Sharding &sharding) {
  ConstantCut cut;
  for (auto [d, n] : llvm::enumerate(shape)) {
    // The digits are those of a mesh with one axis a group.
    std::optional<llvm::SmallVector<Level, 2>> levels =
        dimLevels(n, sharding.dims[d].entries);
    Mesh groups;
    DimList list;
    for (const Level &l : *levels) {
      if (l.isWhole()) {
        list.push_back(DimEntry::makeWhole(l.parts));
        continue;
      }
      list.push_back(DimEntry::makeAxis({int(groups.axes.size()), 1, l.parts}));
      groups.axes.push_back({"", l.parts});
      cut.groups.push_back(l.axes);
      cut.groupSizes.push_back(l.parts);
    }
    llvm::SmallVector<int64_t> map;
    for (int64_t r = 0, e = groups.numDevices(); r < e; ++r)
      map.append(dimIndexMap(n, list, groups, groups.coordinates(r)));
    cut.maps.push_back(std::move(map));
    cut.groupsOfDim.push_back(groups.axes.size());
    cut.localShape.push_back(*localDimSize(n, list));
  }
  return cut;
}

/// The bytes of the elements of a constant, one element after the other, or
/// none for element types that are not whole bytes (i1 aside, which has one
/// byte).
static std::optional<llvm::SmallVector<char>> elementBytes(ElementsAttr attr) {
  Type type = attr.getElementType();
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob || type.getIntOrFloatBitWidth() % 8 != 0)
      return std::nullopt;
    ArrayRef<char> data = blob->getData();
    return llvm::SmallVector<char>(data.begin(), data.end());
  }
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (!dense || !type.isIntOrFloat())
    return std::nullopt;
  if (isBoolean(type)) {
    llvm::SmallVector<char> bytes;
    for (bool v : dense.getValues<bool>())
      bytes.push_back(v);
    return bytes;
  }
  if (type.getIntOrFloatBitWidth() % 8 != 0)
    return std::nullopt;
  ArrayRef<char> data = dense.getRawData();
  return llvm::SmallVector<char>(data.begin(), data.end());
}

/// The constant with the digits of the cut's groups as leading dimensions.
static DenseElementsAttr rearrange(ArrayRef<char> bytes,
                                   RankedTensorType global,
                                   const ConstantCut &cut) {
  int64_t rank = global.getRank(),
          width = bytes.size() / global.getNumElements();
  llvm::SmallVector<int64_t> shape(cut.groupSizes);
  shape.append(cut.localShape);
  auto type = RankedTensorType::get(shape, global.getElementType());
  // Result elements in order: for dimension d the position in maps[d] is its
  // digits' number times the local size plus the local index.
  llvm::SmallVector<int64_t> counter(shape.size(), 0);
  llvm::SmallVector<char> out(type.getNumElements() * width, 0);
  for (int64_t e = 0, n = type.getNumElements(); e < n; ++e) {
    size_t group = 0;
    int64_t source = 0;
    bool isPadding = false;
    for (int64_t d = 0; d < rank; ++d) {
      int64_t digit = 0;
      for (size_t end = group + cut.groupsOfDim[d]; group < end; ++group)
        digit = digit * cut.groupSizes[group] + counter[group];
      int64_t local = counter[cut.groupSizes.size() + d];
      int64_t g = cut.maps[d][digit * cut.localShape[d] + local];
      isPadding |= g < 0;
      source = source * global.getDimSize(d) + g;
    }
    if (!isPadding)
      std::copy_n(bytes.begin() + source * width, width,
                  out.begin() + e * width);
    for (int64_t k = int64_t(shape.size()) - 1;
         k >= 0 && ++counter[k] == shape[k]; --k)
      counter[k] = 0;
  }
  if (isBoolean(global.getElementType())) {
    llvm::SmallVector<bool> values(out.begin(), out.end());
    return DenseElementsAttr::get(type, values);
  }
  return DenseElementsAttr::getFromRawBuffer(type, out);
}

static FailureOr<Values> constantLocal(LocalBuilder &b,
                                       const LocalOpInput &in) {
  auto op = cast<stablehlo::ConstantOp>(in.op);
  RankedTensorType type = in.resultType(0);
  auto global = cast<RankedTensorType>(op.getType());
  auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
  if (dense && dense.isSplat())
    return Values{stablehlo::ConstantOp::create(b.builder, b.loc, type,
                                                dense.resizeSplat(type))};
  if (in.results[0].isReplicated())
    return Values(cloneLocal(b, in, {})->getResults());
  if (type.getNumElements() == 0)
    return Values{stablehlo::ConstantOp::create(
        b.builder, b.loc, type,
        DenseElementsAttr::get(type, llvm::ArrayRef<Attribute>()))};
  std::optional<llvm::SmallVector<char>> bytes = elementBytes(op.getValue());
  if (!bytes)
    return op.emitOpError("of type ")
           << global << " cannot be split: its elements are not whole bytes; "
           << "keep it replicated";
  ConstantCut cut = cutConstant(global.getShape(), in.results[0]);
  DenseElementsAttr data = rearrange(*bytes, global, cut);
  Value all =
      stablehlo::ConstantOp::create(b.builder, b.loc, data.getType(), data);
  Values starts;
  for (auto &group : cut.groups)
    starts.push_back(b.axisIndex(group));
  auto scalar = RankedTensorType::get({}, b.builder.getI64Type());
  llvm::SmallVector<int64_t> sizes(cut.groups.size(), 1);
  for (int64_t n : cut.localShape) {
    starts.push_back(b.constant(0, scalar));
    sizes.push_back(n);
  }
  auto sliceType = RankedTensorType::get(sizes, type.getElementType());
  Value mine = stablehlo::DynamicSliceOp::create(b.builder, b.loc, sliceType,
                                                 all, starts, sizes);
  return Values{b.reshape(mine, type.getShape())};
}

static llvm::SmallVector<PadFacts, 1> constantFacts(const LocalOpInput &in) {
  PadFacts facts = unknownFacts(in, 0);
  auto op = cast<stablehlo::ConstantOp>(in.op);
  Type type = getElementTypeOrSelf(op.getType());
  auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
  Attribute value;
  if (dense && dense.isSplat() && type.isIntOrFloat())
    facts.splat = value = dense.getSplatValue<Attribute>();
  else if (type.isIntOrFloat())
    value = zeroValue(type);
  for (PadFact &f : facts.dims)
    if (f.kind != PadFact::None && value)
      f = PadFact::exact(value);
  return {facts};
}

ArrayRef<OpModel> shapeModels() {
  static const OpModel rows[] = {
      {"stablehlo.constant", generatorRule, constantLocal, constantFacts},
      {"stablehlo.iota", generatorRule, iotaLocal, nullptr},
      {"stablehlo.broadcast_in_dim", broadcastRule, nullptr, moveFacts},
      {"stablehlo.transpose", transposeRule, nullptr, moveFacts},
      {"stablehlo.reshape", reshapeRule, nullptr, moveFacts}};
  return rows;
}

} // namespace dgc
