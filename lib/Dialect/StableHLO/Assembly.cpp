//===- Assembly.cpp - Custom text forms of stablehlo ops ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Assembly.h"

using namespace mlir;

namespace dgc::stablehlo {

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static ParseResult parseTypesInto(OpAsmParser &p, ArrayRef<Type *> operands,
                                  Type &result) {
  SMLoc loc = p.getCurrentLocation();
  Type type;
  if (p.parseType(type))
    return failure();
  auto function = dyn_cast<FunctionType>(type);
  if (!function) {
    for (Type *operand : operands)
      *operand = type;
    result = type;
    return success();
  }
  if (function.getNumInputs() != operands.size() ||
      function.getNumResults() != 1)
    return p.emitError(loc) << "expected a type from " << operands.size()
                            << " operands to 1 result, but got " << type;
  for (auto [operand, input] : llvm::zip(operands, function.getInputs()))
    *operand = input;
  result = function.getResult(0);
  return success();
}

static void printTypes(OpAsmPrinter &p, ArrayRef<Type> operands, Type result) {
  if (llvm::all_equal(operands) && operands.front() == result)
    p.printType(result);
  else
    p.printFunctionalType(operands, ArrayRef<Type>(result));
}

ParseResult parseSameTypes(OpAsmParser &p, Type &operand, Type &result) {
  return parseTypesInto(p, {&operand}, result);
}
ParseResult parseSameTypes(OpAsmParser &p, Type &a, Type &b, Type &result) {
  return parseTypesInto(p, {&a, &b}, result);
}
ParseResult parseSameTypes(OpAsmParser &p, Type &a, Type &b, Type &c,
                           Type &result) {
  return parseTypesInto(p, {&a, &b, &c}, result);
}
void printSameTypes(OpAsmPrinter &p, Operation *, Type operand, Type result) {
  printTypes(p, {operand}, result);
}
void printSameTypes(OpAsmPrinter &p, Operation *, Type a, Type b, Type result) {
  printTypes(p, {a, b}, result);
}
void printSameTypes(OpAsmPrinter &p, Operation *, Type a, Type b, Type c,
                    Type result) {
  printTypes(p, {a, b, c}, result);
}

ParseResult parseSelectTypes(OpAsmParser &p, Type &pred, Type &onTrue,
                             Type &onFalse, Type &result) {
  SMLoc loc = p.getCurrentLocation();
  SmallVector<Type> types;
  if (p.parseTypeList(types))
    return failure();
  if (types.size() == 2) {
    pred = types[0];
    onTrue = onFalse = result = types[1];
    return success();
  }
  auto function =
      types.size() == 1 ? dyn_cast<FunctionType>(types[0]) : FunctionType();
  if (!function || function.getNumInputs() != 3 ||
      function.getNumResults() != 1)
    return p.emitError(loc, "expected the types of the predicate and of the "
                            "result, or a type from 3 operands to 1 result");
  pred = function.getInput(0);
  onTrue = function.getInput(1);
  onFalse = function.getInput(2);
  result = function.getResult(0);
  return success();
}
void printSelectTypes(OpAsmPrinter &p, Operation *, Type pred, Type onTrue,
                      Type onFalse, Type result) {
  if (onTrue == result && onFalse == result)
    p << pred << ", " << result;
  else
    p.printFunctionalType(ArrayRef<Type>{pred, onTrue, onFalse},
                          ArrayRef<Type>(result));
}

ParseResult parsePairwiseTypes(OpAsmParser &p, Vec<Type> &operands,
                               Vec<Type> &results) {
  if (p.parseTypeList(operands))
    return failure();
  results.assign(operands.begin(), operands.end());
  return success();
}
void printPairwiseTypes(OpAsmPrinter &p, Operation *, TypeRange operands,
                        TypeRange) {
  llvm::interleaveComma(operands, p);
}

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

template <typename Enum, typename Attr>
static ParseResult parseWord(OpAsmParser &p, Attr &attribute,
                             std::optional<Enum> (*symbolize)(StringRef),
                             StringRef expected) {
  SMLoc loc = p.getCurrentLocation();
  StringRef word;
  if (p.parseKeyword(&word))
    return failure();
  std::optional<Enum> value = symbolize(word);
  if (!value)
    return p.emitError(loc) << "expected " << expected << ", but got " << word;
  attribute = Attr::get(p.getContext(), *value);
  return success();
}

ParseResult parseDirection(OpAsmParser &p, ComparisonDirectionAttr &direction) {
  return parseWord<ComparisonDirection>(
      p, direction, symbolizeComparisonDirection, "EQ, NE, GE, GT, LE or LT");
}
void printDirection(OpAsmPrinter &p, Operation *,
                    ComparisonDirectionAttr direction) {
  p << stringifyComparisonDirection(direction.getValue());
}
ParseResult parseComparisonType(OpAsmParser &p, ComparisonTypeAttr &type) {
  return parseWord<ComparisonType>(
      p, type, symbolizeComparisonType,
      "NOTYPE, FLOAT, TOTALORDER, SIGNED or UNSIGNED");
}
void printComparisonType(OpAsmPrinter &p, Operation *,
                         ComparisonTypeAttr type) {
  p << stringifyComparisonType(type.getValue());
}

//===----------------------------------------------------------------------===//
// Operands and dimension lists
//===----------------------------------------------------------------------===//

ParseResult parseOperandsThenDim(OpAsmParser &p, Operands &operands) {
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult parsed = p.parseOptionalOperand(operand);
    if (!parsed.has_value())
      return success();
    if (failed(*parsed) || p.parseComma())
      return failure();
    operands.push_back(operand);
  }
}
void printOperandsThenDim(OpAsmPrinter &p, Operation *, OperandRange operands) {
  // The word that follows brings its own blank.
  llvm::interleave(
      operands, p, [&](Value operand) { p.printOperand(operand); }, ", ");
  p << (operands.empty() ? "" : ",");
}

static ParseResult parseDims(OpAsmParser &p, SmallVectorImpl<int64_t> &dims) {
  return p.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return p.parseInteger(dims.emplace_back());
  });
}

ParseResult parseSliceRanges(OpAsmParser &p, DenseI64ArrayAttr &start,
                             DenseI64ArrayAttr &limit,
                             DenseI64ArrayAttr &strides) {
  SmallVector<int64_t> starts, limits, steps;
  auto parseRange = [&]() -> ParseResult {
    if (p.parseInteger(starts.emplace_back()) || p.parseColon() ||
        p.parseInteger(limits.emplace_back()))
      return failure();
    steps.push_back(1);
    if (succeeded(p.parseOptionalColon()))
      return p.parseInteger(steps.back());
    return success();
  };
  if (p.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseRange))
    return failure();
  start = p.getBuilder().getDenseI64ArrayAttr(starts);
  limit = p.getBuilder().getDenseI64ArrayAttr(limits);
  strides = p.getBuilder().getDenseI64ArrayAttr(steps);
  return success();
}
void printSliceRanges(OpAsmPrinter &p, Operation *, DenseI64ArrayAttr start,
                      DenseI64ArrayAttr limit, DenseI64ArrayAttr strides) {
  p << "[";
  auto ranges =
      llvm::zip(start.asArrayRef(), limit.asArrayRef(), strides.asArrayRef());
  llvm::interleaveComma(ranges, p, [&](auto range) {
    auto [from, to, step] = range;
    p << from << ":" << to;
    if (step != 1)
      p << ":" << step;
  });
  p << "]";
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

static ParseResult parsePairOfDims(OpAsmParser &p, SmallVectorImpl<int64_t> &a,
                                   SmallVectorImpl<int64_t> &b) {
  return failure(p.parseEqual() || parseDims(p, a) || p.parseKeyword("x") ||
                 parseDims(p, b));
}

ParseResult parseDotDimensionNumbers(OpAsmParser &p,
                                     DotDimensionNumbersAttr &dims) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract;
  if (succeeded(p.parseOptionalKeyword("batching_dims")) &&
      (parsePairOfDims(p, lhsBatch, rhsBatch) || p.parseComma()))
    return failure();
  if (p.parseKeyword("contracting_dims") ||
      parsePairOfDims(p, lhsContract, rhsContract))
    return failure();
  dims = DotDimensionNumbersAttr::get(p.getContext(), lhsBatch, rhsBatch,
                                      lhsContract, rhsContract);
  return success();
}
void printDotDimensionNumbers(OpAsmPrinter &p, Operation *,
                              DotDimensionNumbersAttr dims) {
  auto pair = [&](ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
    p << " = [";
    llvm::interleaveComma(a, p);
    p << "] x [";
    llvm::interleaveComma(b, p);
    p << "]";
  };
  if (!dims.getLhsBatchingDimensions().empty() ||
      !dims.getRhsBatchingDimensions().empty()) {
    p << "batching_dims";
    pair(dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions());
    p << ", ";
  }
  p << "contracting_dims";
  pair(dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions());
}

static ParseResult parsePrecisions(OpAsmParser &p, ArrayAttr &config) {
  SmallVector<Attribute> values;
  auto parseOne = [&]() -> ParseResult {
    PrecisionAttr value;
    if (parseWord<Precision>(p, value, symbolizePrecision,
                             "DEFAULT, HIGH or HIGHEST"))
      return failure();
    values.push_back(value);
    return success();
  };
  if (p.parseEqual() ||
      p.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  config = p.getBuilder().getArrayAttr(values);
  return success();
}

ParseResult parsePrecisionConfigAndAlgorithm(OpAsmParser &p, ArrayAttr &config,
                                             DotAlgorithmAttr &algorithm) {
  while (succeeded(p.parseOptionalComma())) {
    if (!config && succeeded(p.parseOptionalKeyword("precision"))) {
      if (parsePrecisions(p, config))
        return failure();
      continue;
    }
    if (p.parseKeyword("algorithm") || p.parseEqual())
      return failure();
    Attribute parsed = DotAlgorithmAttr::parse(p, Type());
    algorithm = dyn_cast_or_null<DotAlgorithmAttr>(parsed);
    return success(algorithm != nullptr);
  }
  return success();
}
void printPrecisionConfigAndAlgorithm(OpAsmPrinter &p, Operation *,
                                      ArrayAttr config,
                                      DotAlgorithmAttr algorithm) {
  if (config) {
    p << ", precision = [";
    llvm::interleaveComma(config.getAsRange<PrecisionAttr>(), p,
                          [&](PrecisionAttr precision) {
                            p << stringifyPrecision(precision.getValue());
                          });
    p << "]";
  }
  if (algorithm) {
    p << ", algorithm = ";
    algorithm.print(p);
  }
}

ParseResult parseCallTarget(OpAsmParser &p, StringAttr &target) {
  return p.parseSymbolName(target);
}
void printCallTarget(OpAsmPrinter &p, Operation *, StringAttr target) {
  p.printSymbolName(target.getValue());
}

//===----------------------------------------------------------------------===//
// constant
//===----------------------------------------------------------------------===//

ParseResult ConstantOp::parse(OpAsmParser &p, OperationState &state) {
  ElementsAttr value;
  if (p.parseOptionalAttrDict(state.attributes) ||
      p.parseAttribute(value, "value", state.attributes))
    return failure();
  state.addTypes(value.getType());
  return success();
}
/// Booleans as words, nested by `shape`: as hexadecimal digits, MLIR 22 and
/// newer ones do not read what the other writes.
static void printBooleans(OpAsmPrinter &p,
                          DenseElementsAttr::iterator<bool> &at,
                          ArrayRef<int64_t> shape) {
  if (shape.empty()) {
    p << (*at++ ? "true" : "false");
    return;
  }
  p << '[';
  for (int64_t i = 0; i < shape[0]; ++i) {
    if (i)
      p << ", ";
    printBooleans(p, at, shape.drop_front());
  }
  p << ']';
}

void ConstantOp::print(OpAsmPrinter &p) {
  p.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  p << ' ';
  auto dense = dyn_cast<DenseElementsAttr>(getValue());
  if (!dense || !dense.getElementType().isInteger(1) || dense.isSplat() ||
      dense.getNumElements() == 0) {
    p.printAttribute(getValue());
    return;
  }
  p << "dense<";
  auto at = dense.value_begin<bool>();
  printBooleans(p, at, dense.getType().getShape());
  p << "> : " << dense.getType();
}

} // namespace dgc::stablehlo
