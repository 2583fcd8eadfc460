//===- InferTypes.cpp - Result types of stablehlo ops ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Each function checks the operands and attributes of an op and says what its
// result is. Builders use them, and MLIR's verifier compares their answer with
// the op's result types.
//
//===----------------------------------------------------------------------===//
#include "Checks.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

using namespace mlir;

namespace dgc::stablehlo {

using Location_ = std::optional<Location>;
using Inferred = SmallVectorImpl<Type>;

LogicalResult ConstantOp::inferReturnTypes(MLIRContext *, Location_ loc,
                                           ValueRange operands,
                                           DictionaryAttr attributes,
                                           OpaqueProperties properties,
                                           RegionRange regions,
                                           Inferred &inferred) {
  Adaptor adaptor(operands, attributes, properties, regions);
  if (!adaptor.getValueAttr())
    return OpError{loc, getOperationName()}("needs a value");
  inferred.push_back(adaptor.getValue().getType());
  return success();
}

LogicalResult CompareOp::inferReturnTypes(MLIRContext *context, Location_ loc,
                                          ValueRange operands, DictionaryAttr,
                                          OpaqueProperties, RegionRange,
                                          Inferred &inferred) {
  OpError error{loc, getOperationName()};
  RankedTensorType lhs = tensorOf(operands[0]);
  if (!lhs || operands[0].getType() != operands[1].getType())
    return error("compares tensors of one type, but got ",
                 operands[0].getType(), " and ", operands[1].getType());
  inferred.push_back(lhs.clone(IntegerType::get(context, 1)));
  return success();
}

LogicalResult SelectOp::inferReturnTypes(MLIRContext *, Location_ loc,
                                         ValueRange operands, DictionaryAttr,
                                         OpaqueProperties, RegionRange,
                                         Inferred &inferred) {
  OpError error{loc, getOperationName()};
  RankedTensorType pred = tensorOf(operands[0]), on = tensorOf(operands[1]);
  if (!pred || !on || operands[1].getType() != operands[2].getType())
    return error("chooses between tensors of one type, but got ",
                 operands[1].getType(), " and ", operands[2].getType());
  if (pred.getRank() != 0 && pred.getShape() != on.getShape())
    return error("the predicate must have rank 0 or the shape ",
                 toText(on.getShape()), ", but got ", pred);
  inferred.push_back(on);
  return success();
}

LogicalResult ClampOp::inferReturnTypes(MLIRContext *, Location_ loc,
                                        ValueRange operands, DictionaryAttr,
                                        OpaqueProperties, RegionRange,
                                        Inferred &inferred) {
  OpError error{loc, getOperationName()};
  RankedTensorType type = tensorOf(operands[1]);
  for (unsigned index : {0u, 2u}) {
    RankedTensorType bound = tensorOf(operands[index]);
    if (!type || !bound || bound.getElementType() != type.getElementType() ||
        (bound.getRank() != 0 && bound.getShape() != type.getShape()))
      return error(index == 0 ? "the minimum" : "the maximum",
                   " must be of type ", operands[1].getType(),
                   " or its rank 0 form, but got ", operands[index].getType());
  }
  inferred.push_back(type);
  return success();
}

LogicalResult TransposeOp::inferReturnTypes(MLIRContext *, Location_ loc,
                                            ValueRange operands,
                                            DictionaryAttr attributes,
                                            OpaqueProperties properties,
                                            RegionRange regions,
                                            Inferred &inferred) {
  OpError error{loc, getOperationName()};
  Adaptor adaptor(operands, attributes, properties, regions);
  RankedTensorType type = tensorOf(operands[0]);
  ArrayRef<int64_t> permutation = adaptor.getPermutation();
  SmallVector<int64_t> sorted(permutation);
  llvm::sort(sorted);
  if (!type || !llvm::equal(sorted, llvm::seq<int64_t>(0, type.getRank())))
    return error("dims must be a permutation of the ",
                 type ? type.getRank() : 0, " dimensions of ",
                 operands[0].getType(), ", but got ", toText(permutation));
  SmallVector<int64_t> shape;
  for (int64_t dim : permutation)
    shape.push_back(type.getDimSize(dim));
  inferred.push_back(type.clone(shape));
  return success();
}

LogicalResult SliceOp::inferReturnTypes(MLIRContext *, Location_ loc,
                                        ValueRange operands,
                                        DictionaryAttr attributes,
                                        OpaqueProperties properties,
                                        RegionRange regions,
                                        Inferred &inferred) {
  OpError error{loc, getOperationName()};
  Adaptor adaptor(operands, attributes, properties, regions);
  RankedTensorType type = tensorOf(operands[0]);
  size_t rank = type ? type.getRank() : 0;
  ArrayRef<int64_t> start = adaptor.getStartIndices(),
                    limit = adaptor.getLimitIndices(),
                    strides = adaptor.getStrides();
  if (!type || start.size() != rank || limit.size() != rank ||
      strides.size() != rank)
    return error("needs a start, a limit and a stride for each of the ", rank,
                 " dimensions of ", operands[0].getType(), ", but got ",
                 start.size(), ", ", limit.size(), " and ", strides.size());
  SmallVector<int64_t> shape;
  for (size_t dim = 0; dim < rank; ++dim) {
    int64_t size = type.getDimSize(dim);
    if (start[dim] < 0 || start[dim] > limit[dim] || limit[dim] > size ||
        strides[dim] < 1)
      return error("range ", start[dim], ":", limit[dim], ":", strides[dim],
                   " of dimension ", dim, " does not lie in 0:", size,
                   " with a positive stride");
    int64_t length = limit[dim] - start[dim];
    shape.push_back(length == 0 ? 0 : (length - 1) / strides[dim] + 1);
  }
  inferred.push_back(type.clone(shape));
  return success();
}

LogicalResult ConcatenateOp::inferReturnTypes(MLIRContext *, Location_ loc,
                                              ValueRange operands,
                                              DictionaryAttr attributes,
                                              OpaqueProperties properties,
                                              RegionRange regions,
                                              Inferred &inferred) {
  OpError error{loc, getOperationName()};
  Adaptor adaptor(operands, attributes, properties, regions);
  if (operands.empty())
    return error("needs at least one operand");
  RankedTensorType first = tensorOf(operands[0]);
  int64_t dim = adaptor.getDimension();
  if (!first || dim < 0 || dim >= first.getRank())
    return error("dim must be a dimension of ", operands[0].getType(),
                 ", but got ", dim);
  SmallVector<int64_t> shape(first.getShape());
  for (auto [index, operand] : llvm::enumerate(operands.drop_front())) {
    RankedTensorType type = tensorOf(operand);
    SmallVector<int64_t> expected(first.getShape());
    if (type && type.getRank() == first.getRank())
      expected[dim] = type.getDimSize(dim);
    if (!type || type != first.clone(expected))
      return error("operand #", index + 1, " must agree with operand #0, ",
                   first, ", in all dimensions but ", dim, ", but got ",
                   operand.getType());
    if (llvm::AddOverflow(shape[dim], type.getDimSize(dim), shape[dim]))
      return error("the result has too many elements");
  }
  inferred.push_back(first.clone(shape));
  return success();
}

LogicalResult PadOp::inferReturnTypes(MLIRContext *, Location_ loc,
                                      ValueRange operands,
                                      DictionaryAttr attributes,
                                      OpaqueProperties properties,
                                      RegionRange regions, Inferred &inferred) {
  OpError error{loc, getOperationName()};
  Adaptor adaptor(operands, attributes, properties, regions);
  RankedTensorType type = tensorOf(operands[0]);
  RankedTensorType value = tensorOf(operands[1]);
  size_t rank = type ? type.getRank() : 0;
  ArrayRef<int64_t> low = adaptor.getEdgePaddingLow(),
                    high = adaptor.getEdgePaddingHigh(),
                    interior = adaptor.getInteriorPadding();
  if (!type || low.size() != rank || high.size() != rank ||
      interior.size() != rank)
    return error("needs low, high and interior padding for each of the ", rank,
                 " dimensions of ", operands[0].getType(), ", but got ",
                 low.size(), ", ", high.size(), " and ", interior.size());
  if (!value || value.getElementType() != type.getElementType())
    return error("the padding value must have the element type ",
                 type.getElementType(), ", but got ", operands[1].getType());
  SmallVector<int64_t> shape;
  for (size_t dim = 0; dim < rank; ++dim) {
    int64_t size = type.getDimSize(dim), inner = 0;
    if (interior[dim] < 0)
      return error("interior padding must not be negative, but got ",
                   interior[dim], " for dimension ", dim);
    if (llvm::MulOverflow(std::max<int64_t>(size - 1, 0), interior[dim],
                          inner) ||
        llvm::AddOverflow(size, inner, size) ||
        llvm::AddOverflow(size, low[dim], size) ||
        llvm::AddOverflow(size, high[dim], size) || size < 0)
      return error("padding of dimension ", dim, " of size ",
                   type.getDimSize(dim), " by low ", low[dim], ", high ",
                   high[dim], ", interior ", interior[dim],
                   " gives no valid size");
    shape.push_back(size);
  }
  inferred.push_back(type.clone(shape));
  return success();
}

/// The start indices of a dynamic slice or update of `type`.
static LogicalResult checkStartIndices(OpError error, RankedTensorType type,
                                       ValueRange indices) {
  if (indices.size() != size_t(type.getRank()))
    return error("needs ", type.getRank(), " start indices for ", type,
                 ", but got ", indices.size());
  for (Value index : indices)
    if (index.getType() != indices.front().getType())
      return error("start indices must have one type, but got ",
                   indices.front().getType(), " and ", index.getType());
  return success();
}

LogicalResult DynamicSliceOp::inferReturnTypes(MLIRContext *, Location_ loc,
                                               ValueRange operands,
                                               DictionaryAttr attributes,
                                               OpaqueProperties properties,
                                               RegionRange regions,
                                               Inferred &inferred) {
  OpError error{loc, getOperationName()};
  Adaptor adaptor(operands, attributes, properties, regions);
  RankedTensorType type = tensorOf(operands[0]);
  if (!type)
    return error("expected a tensor, but got ", operands[0].getType());
  if (failed(checkStartIndices(error, type, operands.drop_front())))
    return failure();
  ArrayRef<int64_t> sizes = adaptor.getSliceSizes();
  bool fits = sizes.size() == size_t(type.getRank());
  for (size_t dim = 0; fits && dim < sizes.size(); ++dim)
    fits = sizes[dim] >= 0 && sizes[dim] <= type.getDimSize(dim);
  if (!fits)
    return error("sizes ", toText(sizes), " must fit into ", type);
  inferred.push_back(type.clone(sizes));
  return success();
}

LogicalResult DynamicUpdateSliceOp::inferReturnTypes(
    MLIRContext *, Location_ loc, ValueRange operands, DictionaryAttr,
    OpaqueProperties, RegionRange, Inferred &inferred) {
  OpError error{loc, getOperationName()};
  RankedTensorType type = tensorOf(operands[0]), update = tensorOf(operands[1]);
  bool fits = type && update && update.getRank() == type.getRank() &&
              update.getElementType() == type.getElementType();
  for (int64_t dim = 0; fits && dim < type.getRank(); ++dim)
    fits = update.getDimSize(dim) <= type.getDimSize(dim);
  if (!fits)
    return error("the update ", operands[1].getType(), " must fit into ",
                 operands[0].getType());
  if (failed(checkStartIndices(error, type, operands.drop_front(2))))
    return failure();
  inferred.push_back(type);
  return success();
}

LogicalResult OptimizationBarrierOp::inferReturnTypes(
    MLIRContext *, Location_, ValueRange operands, DictionaryAttr,
    OpaqueProperties, RegionRange, Inferred &inferred) {
  llvm::append_range(inferred, operands.getTypes());
  return success();
}

//===----------------------------------------------------------------------===//
// Builders and effects
//===----------------------------------------------------------------------===//

void ConvertOp::build(OpBuilder &builder, OperationState &state, Value operand,
                      Type elementType) {
  auto type = cast<RankedTensorType>(operand.getType());
  build(builder, state, type.clone(elementType), operand);
}

void CompareOp::build(OpBuilder &builder, OperationState &state, Value lhs,
                      Value rhs, ComparisonDirection direction,
                      ComparisonType type) {
  MLIRContext *context = builder.getContext();
  build(builder, state, lhs, rhs,
        ComparisonDirectionAttr::get(context, direction),
        type == ComparisonType::NOTYPE
            ? ComparisonTypeAttr()
            : ComparisonTypeAttr::get(context, type));
}

void CustomCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (!getHasSideEffect())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

} // namespace dgc::stablehlo
