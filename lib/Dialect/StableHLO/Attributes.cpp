//===- Attributes.cpp - Text forms of stablehlo attributes ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// All of them are lists of `name = value`, in any order when read, without
// empty lists and zeros when printed.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include <variant>

using namespace mlir;

namespace dgc::stablehlo {

namespace {
using Dims = SmallVector<int64_t>;
struct Field {
  StringRef name;
  std::variant<Dims *, int64_t *, bool *, Type *, FailureOr<APFloat> *,
               Attribute *>
      value;
};

struct ValueParser {
  AsmParser &p;
  ParseResult operator()(Dims *dims) {
    dims->clear();
    return p.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
      return p.parseInteger(dims->emplace_back());
    });
  }
  ParseResult operator()(int64_t *value) { return p.parseInteger(*value); }
  ParseResult operator()(bool *value) {
    StringRef word;
    SMLoc loc = p.getCurrentLocation();
    if (p.parseKeyword(&word))
      return failure();
    if (word != "true" && word != "false")
      return p.emitError(loc) << "expected true or false, but got " << word;
    *value = word == "true";
    return success();
  }
  ParseResult operator()(Type *type) { return p.parseType(*type); }
  ParseResult operator()(FailureOr<APFloat> *value) {
    double parsed;
    if (p.parseFloat(parsed))
      return failure();
    *value = APFloat(parsed);
    return success();
  }
  ParseResult operator()(Attribute *value) { return p.parseAttribute(*value); }
};
} // namespace

static ParseResult parseFields(AsmParser &p, ArrayRef<Field> fields) {
  SmallVector<bool> seen(fields.size(), false);
  return p.parseCommaSeparatedList(
      AsmParser::Delimiter::LessGreater, [&]() -> ParseResult {
        SMLoc loc = p.getCurrentLocation();
        StringRef word;
        if (p.parseKeyword(&word))
          return failure();
        for (auto [index, field] : llvm::enumerate(fields)) {
          if (field.name != word)
            continue;
          if (seen[index])
            return p.emitError(loc) << "'" << word << "' is given twice";
          seen[index] = true;
          if (p.parseEqual())
            return failure();
          return std::visit(ValueParser{p}, field.value);
        }
        InFlightDiagnostic diag = p.emitError(loc) << "expected one of ";
        llvm::interleaveComma(fields, diag,
                              [&](const Field &f) { diag << f.name; });
        return diag << ", but got " << word;
      });
}

namespace {
/// Prints fields, leaving out what is empty.
class FieldPrinter {
public:
  explicit FieldPrinter(AsmPrinter &p) : p(p) { p << "<"; }
  ~FieldPrinter() { p << ">"; }
  void dims(StringRef name, ArrayRef<int64_t> dims) {
    if (!dims.empty())
      list(name, dims);
  }
  void list(StringRef name, ArrayRef<int64_t> dims) {
    key(name) << "[";
    llvm::interleaveComma(dims, p);
    p << "]";
  }
  void number(StringRef name, int64_t value) {
    if (value != 0)
      key(name) << value;
  }
  AsmPrinter &key(StringRef name) {
    if (any)
      p << ", ";
    any = true;
    p << name << " = ";
    return p;
  }

private:
  AsmPrinter &p;
  bool any = false;
};
} // namespace

Attribute DotDimensionNumbersAttr::parse(AsmParser &p, Type) {
  Dims lb, rb, lc, rc;
  if (parseFields(p, {{"lhs_batching_dimensions", &lb},
                      {"rhs_batching_dimensions", &rb},
                      {"lhs_contracting_dimensions", &lc},
                      {"rhs_contracting_dimensions", &rc}}))
    return {};
  return get(p.getContext(), lb, rb, lc, rc);
}
void DotDimensionNumbersAttr::print(AsmPrinter &p) const {
  FieldPrinter f(p);
  f.dims("lhs_batching_dimensions", getLhsBatchingDimensions());
  f.dims("rhs_batching_dimensions", getRhsBatchingDimensions());
  f.dims("lhs_contracting_dimensions", getLhsContractingDimensions());
  f.dims("rhs_contracting_dimensions", getRhsContractingDimensions());
}

Attribute DotAlgorithmAttr::parse(AsmParser &p, Type) {
  SMLoc loc = p.getCurrentLocation();
  Type lhs, rhs, accumulation;
  int64_t lhsCount = 0, rhsCount = 0, operations = 0;
  bool imprecise = false;
  if (parseFields(p, {{"lhs_precision_type", &lhs},
                      {"rhs_precision_type", &rhs},
                      {"accumulation_type", &accumulation},
                      {"lhs_component_count", &lhsCount},
                      {"rhs_component_count", &rhsCount},
                      {"num_primitive_operations", &operations},
                      {"allow_imprecise_accumulation", &imprecise}}))
    return {};
  if (!lhs || !rhs || !accumulation) {
    p.emitError(loc, "a dot algorithm needs lhs_precision_type, "
                     "rhs_precision_type and accumulation_type");
    return {};
  }
  return get(p.getContext(), lhs, rhs, accumulation, lhsCount, rhsCount,
             operations, imprecise);
}
void DotAlgorithmAttr::print(AsmPrinter &p) const {
  FieldPrinter f(p);
  f.key("lhs_precision_type") << getLhsPrecisionType();
  f.key("rhs_precision_type") << getRhsPrecisionType();
  f.key("accumulation_type") << getAccumulationType();
  f.key("lhs_component_count") << getLhsComponentCount();
  f.key("rhs_component_count") << getRhsComponentCount();
  f.key("num_primitive_operations") << getNumPrimitiveOperations();
  f.key("allow_imprecise_accumulation")
      << (getAllowImpreciseAccumulation() ? "true" : "false");
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &p, Type) {
  Dims offset, collapsed, operandBatch, indicesBatch, map;
  int64_t indexVector = 0;
  if (parseFields(p, {{"offset_dims", &offset},
                      {"collapsed_slice_dims", &collapsed},
                      {"operand_batching_dims", &operandBatch},
                      {"start_indices_batching_dims", &indicesBatch},
                      {"start_index_map", &map},
                      {"index_vector_dim", &indexVector}}))
    return {};
  return get(p.getContext(), offset, collapsed, operandBatch, indicesBatch, map,
             indexVector);
}
void GatherDimensionNumbersAttr::print(AsmPrinter &p) const {
  FieldPrinter f(p);
  f.dims("offset_dims", getOffsetDims());
  f.dims("collapsed_slice_dims", getCollapsedSliceDims());
  f.dims("operand_batching_dims", getOperandBatchingDims());
  f.dims("start_indices_batching_dims", getStartIndicesBatchingDims());
  f.dims("start_index_map", getStartIndexMap());
  f.number("index_vector_dim", getIndexVectorDim());
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &p, Type) {
  Dims window, inserted, inputBatch, indicesBatch, map;
  int64_t indexVector = 0;
  if (parseFields(p, {{"update_window_dims", &window},
                      {"inserted_window_dims", &inserted},
                      {"input_batching_dims", &inputBatch},
                      {"scatter_indices_batching_dims", &indicesBatch},
                      {"scatter_dims_to_operand_dims", &map},
                      {"index_vector_dim", &indexVector}}))
    return {};
  return get(p.getContext(), window, inserted, inputBatch, indicesBatch, map,
             indexVector);
}
void ScatterDimensionNumbersAttr::print(AsmPrinter &p) const {
  FieldPrinter f(p);
  f.dims("update_window_dims", getUpdateWindowDims());
  f.dims("inserted_window_dims", getInsertedWindowDims());
  f.dims("input_batching_dims", getInputBatchingDims());
  f.dims("scatter_indices_batching_dims", getScatterIndicesBatchingDims());
  f.dims("scatter_dims_to_operand_dims", getScatterDimsToOperandDims());
  f.number("index_vector_dim", getIndexVectorDim());
}

Attribute OutputOperandAliasAttr::parse(AsmParser &p, Type) {
  Dims output, operand;
  int64_t index = 0;
  if (parseFields(p, {{"output_tuple_indices", &output},
                      {"operand_index", &index},
                      {"operand_tuple_indices", &operand}}))
    return {};
  return get(p.getContext(), output, index, operand);
}
void OutputOperandAliasAttr::print(AsmPrinter &p) const {
  FieldPrinter f(p);
  f.list("output_tuple_indices", getOutputTupleIndices());
  f.key("operand_index") << getOperandIndex();
  f.list("operand_tuple_indices", getOperandTupleIndices());
}

Attribute ResultAccuracyAttr::parse(AsmParser &p, Type) {
  SMLoc loc = p.getCurrentLocation();
  FailureOr<APFloat> atol(APFloat(0.0)), rtol(APFloat(0.0));
  int64_t ulps = 0;
  Attribute mode;
  if (parseFields(
          p,
          {{"atol", &atol}, {"rtol", &rtol}, {"ulps", &ulps}, {"mode", &mode}}))
    return {};
  auto typed = dyn_cast_or_null<ResultAccuracyModeAttr>(mode);
  if (!typed) {
    p.emitError(loc, "expected mode = #stablehlo.result_accuracy_mode<..>");
    return {};
  }
  return get(p.getContext(), *atol, *rtol, ulps, typed);
}
void ResultAccuracyAttr::print(AsmPrinter &p) const {
  FieldPrinter f(p);
  if (!getAtol().isZero())
    f.key("atol") << getAtol();
  if (!getRtol().isZero())
    f.key("rtol") << getRtol();
  f.number("ulps", getUlps());
  f.key("mode") << getMode();
}

} // namespace dgc::stablehlo
