//===- Verify.cpp - Verifiers of stablehlo ops ----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Ops whose result type follows from their operands are checked where it is
// inferred (InferTypes.cpp, GatherScatter.cpp).
//
//===----------------------------------------------------------------------===//
#include "Checks.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace dgc::stablehlo {

//===----------------------------------------------------------------------===//
// Values and shapes
//===----------------------------------------------------------------------===//

/// MLIR takes any blob for any type, and a key without a blob.
static LogicalResult checkResource(ConstantOp op,
                                   DenseResourceElementsAttr value) {
  AsmResourceBlob *blob = value.getRawHandle().getBlob();
  if (!blob)
    return op.emitOpError()
           << "refers to resource '" << value.getRawHandle().getKey()
           << "', which this file does not hold";
  auto type = cast<RankedTensorType>(op.getType());
  int64_t width = type.getElementTypeBitWidth();
  int64_t expected = type.getNumElements() * ((width + 7) / 8);
  int64_t got = blob->getData().size();
  if (got != expected)
    return op.emitOpError()
           << "resource '" << value.getRawHandle().getKey() << "' must have "
           << expected << " bytes for " << type << ", but got " << got;
  return success();
}

LogicalResult ConstantOp::verify() {
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(getValue()))
    return checkResource(*this, resource);
  if (!isa<DenseElementsAttr>(getValue()))
    return emitOpError("needs a dense or dense_resource value");
  return success();
}

LogicalResult IotaOp::verify() {
  uint64_t rank = getType().getRank();
  if (getIotaDimension() >= rank)
    return emitOpError() << "dim must be a dimension of " << getType()
                         << ", but got " << int64_t(getIotaDimension());
  return success();
}

LogicalResult ReshapeOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getType();
  if (from.getElementType() != to.getElementType() ||
      from.getNumElements() != to.getNumElements())
    return emitOpError() << "must keep the element type and the "
                         << from.getNumElements() << " elements of " << from
                         << ", but got " << to << " with "
                         << to.getNumElements();
  return success();
}

LogicalResult BroadcastInDimOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getType();
  ArrayRef<int64_t> dims = getBroadcastDimensions();
  if (from.getElementType() != to.getElementType())
    return emitOpError() << "must keep the element type "
                         << from.getElementType() << ", but got " << to;
  if (int64_t(dims.size()) != from.getRank())
    return emitOpError() << "needs one of dims for each of the "
                         << from.getRank() << " dimensions of " << from
                         << ", but got " << toText(dims);
  if (failed(checkDims({getLoc(), getOperationName()}, "dims", dims,
                       to.getRank())))
    return failure();
  for (auto [index, dim] : llvm::enumerate(dims)) {
    int64_t size = from.getDimSize(index);
    if (size != 1 && size != to.getDimSize(dim))
      return emitOpError() << "operand dimension " << index << " of size "
                           << size << " becomes result dimension " << dim
                           << ", which must have that size, but got "
                           << to.getDimSize(dim);
  }
  return success();
}

LogicalResult ConvertOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getType();
  if (from.getShape() != to.getShape())
    return emitOpError() << "must keep the shape of " << from << ", but got "
                         << to;
  return success();
}

LogicalResult CompareOp::verify() {
  std::optional<ComparisonType> type = getCompareType();
  if (!type || *type == ComparisonType::NOTYPE)
    return success();
  Type element = getLhs().getType().getElementType();
  bool fits = false;
  switch (*type) {
  case ComparisonType::FLOAT:
  case ComparisonType::TOTALORDER:
    fits = isa<FloatType>(element);
    break;
  case ComparisonType::SIGNED:
    fits = element.isSignlessInteger() && !element.isInteger(1);
    break;
  default:
    fits = element.isUnsignedInteger() || element.isInteger(1);
  }
  if (!fits)
    return emitOpError() << "comparison type " << stringifyComparisonType(*type)
                         << " does not fit elements of type " << element;
  return success();
}

//===----------------------------------------------------------------------===//
// dot_general
//===----------------------------------------------------------------------===//

/// One side's dimensions are different and in range.
static LogicalResult checkDotSide(OpError error, StringRef side,
                                  RankedTensorType type,
                                  ArrayRef<int64_t> batch,
                                  ArrayRef<int64_t> contract) {
  std::string batchName = (side + " batching_dims").str();
  std::string contractName = (side + " contracting_dims").str();
  if (failed(checkDims(error, batchName, batch, type.getRank())) ||
      failed(checkDims(error, contractName, contract, type.getRank())) ||
      failed(checkDisjoint(error, batchName, batch, contractName, contract)))
    return failure();
  return success();
}

/// Paired dimensions have equal sizes.
static LogicalResult checkDotPairs(OpError error, StringRef what,
                                   RankedTensorType lhs, RankedTensorType rhs,
                                   ArrayRef<int64_t> lhsDims,
                                   ArrayRef<int64_t> rhsDims) {
  if (lhsDims.size() != rhsDims.size())
    return error(what, " must be equally many on both sides, but got ",
                 toText(lhsDims), " x ", toText(rhsDims));
  for (auto [l, r] : llvm::zip(lhsDims, rhsDims))
    if (lhs.getDimSize(l) != rhs.getDimSize(r))
      return error(what, " must have equal sizes, but dimension ", l, " of ",
                   lhs, " meets dimension ", r, " of ", rhs);
  return success();
}

LogicalResult DotGeneralOp::verify() {
  OpError error{getLoc(), getOperationName()};
  RankedTensorType lhs = getLhs().getType(), rhs = getRhs().getType();
  DotDimensionNumbersAttr dims = getDotDimensionNumbers();
  ArrayRef<int64_t> lb = dims.getLhsBatchingDimensions(),
                    rb = dims.getRhsBatchingDimensions(),
                    lc = dims.getLhsContractingDimensions(),
                    rc = dims.getRhsContractingDimensions();
  if (failed(checkDotSide(error, "lhs", lhs, lb, lc)) ||
      failed(checkDotSide(error, "rhs", rhs, rb, rc)) ||
      failed(checkDotPairs(error, "batching_dims", lhs, rhs, lb, rb)) ||
      failed(checkDotPairs(error, "contracting_dims", lhs, rhs, lc, rc)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t dim : lb)
    shape.push_back(lhs.getDimSize(dim));
  auto appendFree = [&](RankedTensorType type, ArrayRef<int64_t> batch,
                        ArrayRef<int64_t> contract) {
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contract, dim))
        shape.push_back(type.getDimSize(dim));
  };
  appendFree(lhs, lb, lc);
  appendFree(rhs, rb, rc);
  if (getType().getShape() != ArrayRef<int64_t>(shape))
    return error("the result must have the shape ", toText(shape), ", but got ",
                 getType());
  bool isFloat = isa<FloatType>(lhs.getElementType());
  if (isFloat != isa<FloatType>(rhs.getElementType()) ||
      isFloat != isa<FloatType>(getType().getElementType()))
    return error("operands and result must be all floating-point or all "
                 "integers, but got ",
                 lhs, ", ", rhs, " and ", getType());
  if (auto precision = getPrecisionConfig())
    if (!precision->empty() && precision->size() != 2)
      return error("precision must be given for 2 operands, but got ",
                   precision->size());
  return success();
}

//===----------------------------------------------------------------------===//
// Ops with regions
//===----------------------------------------------------------------------===//

LogicalResult ReduceOp::verify() {
  size_t count = getInputs().size();
  if (count == 0 || getNumOperands() != 2 * count)
    return emitOpError() << "takes as many initial values as inputs, but got "
                         << getNumOperands() << " operands";
  RankedTensorType first = tensorOf(getInputs()[0]);
  if (failed(checkDims({getLoc(), getOperationName()}, "dimensions",
                       getDimensions(), first.getRank())))
    return failure();
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(first.getShape()))
    if (!llvm::is_contained(getDimensions(), int64_t(dim)))
      shape.push_back(size);
  SmallVector<Type> results;
  for (auto [index, pair] :
       llvm::enumerate(llvm::zip(getInputs(), getInitValues()))) {
    RankedTensorType input = tensorOf(std::get<0>(pair)),
                     init = tensorOf(std::get<1>(pair));
    if (input.getShape() != first.getShape())
      return emitOpError() << "input #" << index << " must have the shape "
                           << toText(first.getShape())
                           << " of input #0, but got " << input;
    auto scalar = RankedTensorType::get({}, input.getElementType());
    if (init != scalar)
      return emitOpError() << "initial value #" << index << " must be of type "
                           << scalar << ", but got " << init;
    results.push_back(input.clone(shape));
  }
  if (failed(checkTypes(*this, "result", getResultTypes(), results)))
    return failure();
  return checkCombiner(*this, getBody(), "reducer", getInputs());
}

LogicalResult WhileOp::verify() {
  TypeRange types = getOperandTypes();
  if (failed(checkTypes(*this, "result", getResultTypes(), types)) ||
      failed(checkTypes(*this, "condition argument",
                        getCond().front().getArgumentTypes(), types)) ||
      failed(checkTypes(*this, "body argument",
                        getBody().front().getArgumentTypes(), types)) ||
      failed(checkReturned(*this, getBody(), "body", types)))
    return failure();
  Type pred = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  return checkReturned(*this, getCond(), "condition", pred);
}

static LogicalResult checkBranch(Operation *op, Region &region,
                                 const Twine &what) {
  std::string name = what.str();
  if (region.getNumArguments() != 0)
    return op->emitOpError() << name << " must have no arguments, but got "
                             << region.getNumArguments();
  return checkReturned(op, region, name, op->getResultTypes());
}

LogicalResult IfOp::verify() {
  if (failed(checkBranch(*this, getTrueBranch(), "true branch")))
    return failure();
  return checkBranch(*this, getFalseBranch(), "false branch");
}

LogicalResult CaseOp::verify() {
  if (getBranches().empty())
    return emitOpError("needs at least one branch");
  for (auto [index, branch] : llvm::enumerate(getBranches()))
    if (failed(checkBranch(*this, branch, "branch #" + Twine(index))))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// custom_call
//===----------------------------------------------------------------------===//

/// A layout is the order of a tensor's dimensions, the fastest first.
static LogicalResult checkLayouts(CustomCallOp op, StringRef what,
                                  ArrayAttr layouts, TypeRange types) {
  if (layouts.size() != types.size())
    return op.emitOpError() << what << " must be given for " << types.size()
                            << " values, but got " << layouts.size();
  for (auto [index, pair] : llvm::enumerate(llvm::zip(layouts, types))) {
    auto layout = dyn_cast<DenseIntElementsAttr>(std::get<0>(pair));
    auto tensor = dyn_cast<RankedTensorType>(std::get<1>(pair));
    int64_t rank = tensor ? tensor.getRank() : 0;
    SmallVector<int64_t> order;
    if (layout)
      for (const APInt &dim : layout.getValues<APInt>())
        order.push_back(dim.getSExtValue());
    llvm::sort(order);
    if (!layout || !llvm::equal(order, llvm::seq<int64_t>(0, rank)))
      return op.emitOpError()
             << what << " #" << index << " must be a permutation of the "
             << rank << " dimensions of " << std::get<1>(pair) << ", but got "
             << std::get<0>(pair);
  }
  return success();
}

LogicalResult CustomCallOp::verify() {
  bool typed = getApiVersion() == CustomCallApiVersion::API_VERSION_TYPED_FFI;
  if (std::optional<Attribute> config = getBackendConfig())
    if (typed != isa<DictionaryAttr>(*config))
      return emitOpError() << "backend_config must be a "
                           << (typed ? "dictionary" : "string")
                           << " for api_version "
                           << static_cast<int32_t>(getApiVersion())
                           << ", but got " << *config;
  if (getOperandLayouts().has_value() != getResultLayouts().has_value())
    return emitOpError("needs operand_layouts and result_layouts together");
  if (getOperandLayouts() &&
      (failed(checkLayouts(*this, "operand_layouts", *getOperandLayouts(),
                           getOperandTypes())) ||
       failed(checkLayouts(*this, "result_layouts", *getResultLayouts(),
                           getResultTypes()))))
    return failure();
  for (auto alias :
       getOutputOperandAliases().getAsRange<OutputOperandAliasAttr>()) {
    int64_t index = alias.getOperandIndex();
    if (index < 0 || index >= int64_t(getNumOperands()))
      return emitOpError() << "output_operand_aliases must name one of the "
                           << getNumOperands() << " operands, but got "
                           << index;
  }
  return success();
}

} // namespace dgc::stablehlo
