//===- Sdy.cpp - The sdy dialect and the text of its attributes -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Assembly.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using dgc::stablehlo::parseSameTypes;
using dgc::stablehlo::printSameTypes;

#include "dgc/Dialect/StableHLO/SdyDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dgc/Dialect/StableHLO/SdyAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dgc/Dialect/StableHLO/SdyOps.cpp.inc"

namespace {
struct Inliner : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void dgc::sdy::SdyDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dgc/Dialect/StableHLO/SdyAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dgc/Dialect/StableHLO/SdyOps.cpp.inc"
      >();
  addInterfaces<Inliner>();
}

namespace dgc::sdy {

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

static ParseResult parseMeshAxis(AsmParser &p, MeshAxisAttr &axis) {
  std::string name;
  int64_t size = 0;
  SMLoc loc = p.getCurrentLocation();
  if (p.parseString(&name) || p.parseEqual() || p.parseInteger(size))
    return failure();
  if (size < 1)
    return p.emitError(loc)
           << "axis \"" << name << "\" must have a positive size"
           << ", but got " << size;
  axis = MeshAxisAttr::get(p.getContext(), name, size);
  return success();
}
static void printMeshAxis(AsmPrinter &p, MeshAxisAttr axis) {
  p.printString(axis.getName());
  p << "=" << axis.getSize();
}

Attribute MeshAxisAttr::parse(AsmParser &p, Type) {
  MeshAxisAttr axis;
  if (p.parseLess() || parseMeshAxis(p, axis) || p.parseGreater())
    return {};
  return axis;
}
void MeshAxisAttr::print(AsmPrinter &p) const {
  p << "<";
  printMeshAxis(p, *this);
  p << ">";
}

Attribute MeshAttr::parse(AsmParser &p, Type) {
  SmallVector<MeshAxisAttr> axes;
  SmallVector<int64_t> ids;
  auto parseAxis = [&] { return parseMeshAxis(p, axes.emplace_back()); };
  auto parseId = [&] { return p.parseInteger(ids.emplace_back()); };
  if (p.parseLess() ||
      p.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseAxis))
    return {};
  if (succeeded(p.parseOptionalComma()) &&
      (p.parseKeyword("device_ids") || p.parseEqual() ||
       p.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseId)))
    return {};
  if (p.parseGreater())
    return {};
  return get(p.getContext(), axes, ids);
}
void MeshAttr::print(AsmPrinter &p) const {
  p << "<[";
  llvm::interleaveComma(getAxes(), p,
                        [&](MeshAxisAttr axis) { printMeshAxis(p, axis); });
  p << "]";
  if (!getDeviceIds().empty()) {
    p << ", device_ids=[";
    llvm::interleaveComma(getDeviceIds(), p);
    p << "]";
  }
  p << ">";
}

//===----------------------------------------------------------------------===//
// Axes and dimensions
//===----------------------------------------------------------------------===//

static ParseResult parseAxisRef(AsmParser &p, AxisRefAttr &axis) {
  std::string name;
  int64_t pre = 1, size = 0;
  if (p.parseString(&name))
    return failure();
  if (succeeded(p.parseOptionalColon())) {
    SMLoc loc = p.getCurrentLocation();
    if (p.parseLParen() || p.parseInteger(pre) || p.parseRParen() ||
        p.parseInteger(size))
      return failure();
    if (pre < 1 || size < 2)
      return p.emitError(loc)
             << "the part (" << pre << ")" << size << " of axis \"" << name
             << "\" needs a positive major part and a size "
                "of at least 2";
  }
  axis = AxisRefAttr::get(p.getContext(), name, pre, size);
  return success();
}
static void printAxisRef(AsmPrinter &p, AxisRefAttr axis) {
  p.printString(axis.getName());
  if (!axis.isFullAxis())
    p << ":(" << axis.getPreSize() << ")" << axis.getSize();
}
static ParseResult parseAxisSet(AsmParser &p,
                                SmallVectorImpl<AxisRefAttr> &axes) {
  return p.parseCommaSeparatedList(AsmParser::Delimiter::Braces, [&] {
    return parseAxisRef(p, axes.emplace_back());
  });
}
static void printAxisSet(AsmPrinter &p, ArrayRef<AxisRefAttr> axes) {
  p << "{";
  llvm::interleaveComma(axes, p,
                        [&](AxisRefAttr axis) { printAxisRef(p, axis); });
  p << "}";
}

Attribute AxisRefAttr::parse(AsmParser &p, Type) {
  AxisRefAttr axis;
  if (p.parseLess() || parseAxisRef(p, axis) || p.parseGreater())
    return {};
  return axis;
}
void AxisRefAttr::print(AsmPrinter &p) const {
  p << "<";
  printAxisRef(p, *this);
  p << ">";
}

/// A priority is lexed as the word `p0`.
static ParseResult parsePriority(AsmParser &p, int64_t &priority) {
  SMLoc loc = p.getCurrentLocation();
  StringRef word;
  if (failed(p.parseOptionalKeyword(&word)))
    return success();
  if (!word.consume_front("p") || word.getAsInteger(10, priority) ||
      priority < 0)
    return p.emitError(loc, "expected a priority such as p0");
  return success();
}

static ParseResult parseDimSharding(AsmParser &p, DimensionShardingAttr &dim) {
  SmallVector<Attribute> parts;
  bool closed = true;
  int64_t priority = -1;
  auto parsePart = [&]() -> ParseResult {
    SMLoc loc = p.getCurrentLocation();
    if (!closed)
      return p.emitError(loc, "'?' must be the last of a dimension's list");
    if (succeeded(p.parseOptionalQuestion())) {
      closed = false;
      return success();
    }
    int64_t whole = 0;
    OptionalParseResult number = p.parseOptionalInteger(whole);
    if (number.has_value()) {
      if (failed(*number))
        return failure();
      if (whole < 1)
        return p.emitError(loc)
               << "a whole factor must be positive, but got " << whole;
      parts.push_back(p.getBuilder().getI64IntegerAttr(whole));
      return success();
    }
    AxisRefAttr axis;
    if (parseAxisRef(p, axis))
      return failure();
    parts.push_back(axis);
    return success();
  };
  if (p.parseCommaSeparatedList(AsmParser::Delimiter::Braces, parsePart) ||
      parsePriority(p, priority))
    return failure();
  dim = DimensionShardingAttr::get(p.getContext(), parts, closed, priority);
  return success();
}
static void printDimSharding(AsmPrinter &p, DimensionShardingAttr dim) {
  p << "{";
  llvm::interleaveComma(dim.getParts(), p, [&](Attribute part) {
    if (auto axis = dyn_cast<AxisRefAttr>(part))
      printAxisRef(p, axis);
    else if (auto whole = dyn_cast<IntegerAttr>(part))
      p << whole.getInt();
  });
  if (!dim.getIsClosed())
    p << (dim.getParts().empty() ? "?" : ", ?");
  p << "}";
  if (dim.getPriority() >= 0)
    p << "p" << dim.getPriority();
}

Attribute DimensionShardingAttr::parse(AsmParser &p, Type) {
  DimensionShardingAttr dim;
  if (p.parseLess() || parseDimSharding(p, dim) || p.parseGreater())
    return {};
  return dim;
}
void DimensionShardingAttr::print(AsmPrinter &p) const {
  p << "<";
  printDimSharding(p, *this);
  p << ">";
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

static ParseResult parseMeshOrRef(AsmParser &p, Attribute &mesh) {
  if (succeeded(p.parseOptionalKeyword("mesh"))) {
    mesh = MeshAttr::parse(p, Type());
    return success(mesh != nullptr);
  }
  StringAttr name;
  if (p.parseSymbolName(name))
    return failure();
  mesh = FlatSymbolRefAttr::get(name);
  return success();
}

/// `, replicated={..}` and `, unreduced=[sum|max|min]{..}`, in any order.
static ParseResult parseAxisSets(AsmParser &p,
                                 SmallVectorImpl<AxisRefAttr> &replicated,
                                 SmallVectorImpl<AxisRefAttr> &unreduced,
                                 std::string &kind) {
  while (succeeded(p.parseOptionalComma())) {
    SMLoc loc = p.getCurrentLocation();
    if (succeeded(p.parseOptionalKeyword("replicated"))) {
      if (p.parseEqual() || parseAxisSet(p, replicated))
        return failure();
      continue;
    }
    if (p.parseKeyword("unreduced", " or 'replicated'") || p.parseEqual())
      return failure();
    StringRef word;
    if (succeeded(p.parseOptionalKeyword(&word)))
      kind = word.str();
    if (!llvm::is_contained({"sum", "max", "min"}, StringRef(kind)))
      return p.emitError(loc)
             << "expected unreduced kind sum, max or min, but got " << kind;
    if (parseAxisSet(p, unreduced))
      return failure();
  }
  return success();
}

Attribute TensorShardingAttr::parse(AsmParser &p, Type) {
  Attribute mesh;
  SmallVector<DimensionShardingAttr> dims;
  SmallVector<AxisRefAttr> replicated, unreduced;
  std::string kind = "sum";
  auto parseDim = [&] { return parseDimSharding(p, dims.emplace_back()); };
  if (p.parseLess() || parseMeshOrRef(p, mesh) || p.parseComma() ||
      p.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseDim) ||
      parseAxisSets(p, replicated, unreduced, kind) || p.parseGreater())
    return {};
  return get(p.getContext(), mesh, dims, replicated, unreduced,
             p.getBuilder().getStringAttr(kind));
}
void TensorShardingAttr::print(AsmPrinter &p) const {
  p << "<";
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef())) {
    p << "mesh";
    mesh.print(p);
  } else {
    p << getMeshOrRef();
  }
  p << ", [";
  llvm::interleaveComma(getDimShardings(), p, [&](DimensionShardingAttr dim) {
    printDimSharding(p, dim);
  });
  p << "]";
  if (!getReplicatedAxes().empty()) {
    p << ", replicated=";
    printAxisSet(p, getReplicatedAxes());
  }
  if (!getUnreducedAxes().empty()) {
    p << ", unreduced=";
    if (getUnreducedKind().getValue() != "sum")
      p << getUnreducedKind().getValue();
    printAxisSet(p, getUnreducedAxes());
  }
  p << ">";
}

Attribute TensorShardingPerValueAttr::parse(AsmParser &p, Type) {
  SmallVector<TensorShardingAttr> shardings;
  auto parseOne = [&]() -> ParseResult {
    Attribute parsed = TensorShardingAttr::parse(p, Type());
    if (!parsed)
      return failure();
    shardings.push_back(cast<TensorShardingAttr>(parsed));
    return success();
  };
  if (p.parseLess() ||
      p.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne) ||
      p.parseGreater())
    return {};
  return get(p.getContext(), shardings);
}
void TensorShardingPerValueAttr::print(AsmPrinter &p) const {
  p << "<[";
  llvm::interleaveComma(getShardings(), p, [&](TensorShardingAttr sharding) {
    sharding.print(p);
  });
  p << "]>";
}

//===----------------------------------------------------------------------===//
// Rules of custom calls
//===----------------------------------------------------------------------===//

/// One token of a rule, appended to `text` in the spacing that JAX prints.
static ParseResult parseRuleToken(AsmParser &p, std::string &text) {
  auto punctuation = [&](ParseResult parsed, StringRef token) {
    if (succeeded(parsed))
      text += token;
    return succeeded(parsed);
  };
  bool afterBrace = StringRef(text).ends_with("}");
  if (punctuation(p.parseOptionalArrow(), "->") ||
      punctuation(p.parseOptionalLParen(), "(") ||
      punctuation(p.parseOptionalRParen(), ")") ||
      punctuation(p.parseOptionalLSquare(), "[") ||
      punctuation(p.parseOptionalRSquare(), "]") ||
      punctuation(p.parseOptionalLBrace(),
                  StringRef(text).ends_with(")") ? " {" : "{") ||
      punctuation(p.parseOptionalRBrace(), "}") ||
      punctuation(p.parseOptionalComma(), ", ") ||
      punctuation(p.parseOptionalEqual(), "="))
    return success();
  StringRef word;
  if (succeeded(p.parseOptionalKeyword(&word))) {
    text += (afterBrace ? " " : "") + word.str();
    return success();
  }
  int64_t number = 0;
  if (p.parseInteger(number))
    return failure();
  text += std::to_string(number);
  return success();
}

Attribute OpShardingRuleAttr::parse(AsmParser &p, Type) {
  std::string text;
  if (p.parseLess())
    return {};
  while (failed(p.parseOptionalGreater()))
    if (parseRuleToken(p, text))
      return {};
  return get(p.getContext(), text);
}
void OpShardingRuleAttr::print(AsmPrinter &p) const {
  p << "<" << getText() << ">";
}

} // namespace dgc::sdy
