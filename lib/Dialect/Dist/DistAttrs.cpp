//===- DistAttrs.cpp - Text of the dist attributes ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"

using llvm::any_of, llvm::enumerate, llvm::interleaveComma;
using namespace mlir;

#include "dgc/Dialect/Dist/DistEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dgc/Dialect/Dist/DistAttrs.cpp.inc"

namespace dgc::dist {

void DistDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dgc/Dialect/Dist/DistAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Entries and dimensions
//===----------------------------------------------------------------------===//

static void printEntry(AsmPrinter &p, EntryAttr e) {
  if (e.getWhole() > 0) {
    p << e.getWhole();
    return;
  }
  p << e.getName();
  if (e.getSize() > 0)
    p << ":(" << e.getPre() << ')' << e.getSize();
}

/// `"x"` or `"x":(pre)size`.
static FailureOr<EntryAttr> parseAxis(AsmParser &p) {
  std::string name;
  int64_t pre = 1, size = 0;
  if (p.parseString(&name))
    return failure();
  if (succeeded(p.parseOptionalColon())) {
    SMLoc loc = p.getCurrentLocation();
    if (p.parseLParen() || p.parseInteger(pre) || p.parseRParen() ||
        p.parseInteger(size))
      return failure();
    if (pre < 1 || size < 2) {
      p.emitError(loc, "part of axis \"")
          << name << "\" must have pre-size >= 1 and size >= 2, got (" << pre
          << ")" << size;
      return failure();
    }
  }
  return EntryAttr::get(p.getContext(), 0,
                        StringAttr::get(p.getContext(), name), pre, size);
}

static ParseResult parseAxisSet(AsmParser &p, AsmParser::Delimiter delimiter,
                                SmallVectorImpl<EntryAttr> &out) {
  return p.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    FailureOr<EntryAttr> e = parseAxis(p);
    if (failed(e))
      return failure();
    out.push_back(*e);
    return success();
  });
}

/// `{3, "tp":(1)2, ?}p1`.
static FailureOr<DimAttr> parseDim(AsmParser &p) {
  SmallVector<EntryAttr> entries;
  bool open = false;
  ParseResult r = p.parseCommaSeparatedList(
      AsmParser::Delimiter::Braces, [&]() -> ParseResult {
        if (open)
          return p.emitError(p.getCurrentLocation(),
                             "'?' must be the last entry of a dimension");
        if (succeeded(p.parseOptionalQuestion())) {
          open = true;
          return success();
        }
        int64_t whole = 0;
        SMLoc loc = p.getCurrentLocation();
        OptionalParseResult number = p.parseOptionalInteger(whole);
        if (number.has_value()) {
          if (failed(*number))
            return failure();
          if (whole < 2)
            return p.emitError(loc, "inner factor must be at least 2, got ")
                   << whole;
          entries.push_back(
              EntryAttr::get(p.getContext(), whole, StringAttr(), 0, 0));
          return success();
        }
        FailureOr<EntryAttr> e = parseAxis(p);
        if (failed(e))
          return failure();
        entries.push_back(*e);
        return success();
      });
  if (failed(r))
    return failure();
  int64_t priority = -1;
  StringRef keyword;
  SMLoc loc = p.getCurrentLocation();
  if (succeeded(p.parseOptionalKeyword(&keyword))) {
    StringRef digits = keyword;
    if (!digits.consume_front("p") || digits.getAsInteger(10, priority) ||
        priority < 0) {
      p.emitError(loc, "expected a priority such as p1, got ") << keyword;
      return failure();
    }
  }
  return DimAttr::get(p.getContext(), entries, open, priority);
}

static void printDim(AsmPrinter &p, DimAttr d) {
  p << '{';
  interleaveComma(d.getEntries(), p, [&](EntryAttr e) { printEntry(p, e); });
  if (d.getOpen())
    p << (d.getEntries().empty() ? "?" : ", ?");
  p << '}';
  if (d.getPriority() >= 0)
    p << 'p' << d.getPriority();
}

static void printAxisSet(AsmPrinter &p, StringRef open,
                         ArrayRef<EntryAttr> axes, StringRef close) {
  p << open;
  interleaveComma(axes, p, [&](EntryAttr e) { printEntry(p, e); });
  p << close;
}

/// `@mesh, `, and the list of dimensions.
static ParseResult parseMeshAndDims(AsmParser &p, FlatSymbolRefAttr &mesh,
                                    SmallVectorImpl<DimAttr> &dims) {
  StringAttr name;
  SMLoc loc = p.getCurrentLocation();
  if (p.parseLess())
    return failure();
  if (failed(p.parseOptionalSymbolName(name)))
    return p.emitError(loc, "expected the name of a mesh, such as @mesh "
                            "(declare it with dist.mesh)");
  mesh = FlatSymbolRefAttr::get(name);
  if (p.parseComma())
    return failure();
  return p.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                   [&]() -> ParseResult {
                                     FailureOr<DimAttr> d = parseDim(p);
                                     if (failed(d))
                                       return failure();
                                     dims.push_back(*d);
                                     return success();
                                   });
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

Attribute ShardingAttr::parse(AsmParser &p, Type) {
  FlatSymbolRefAttr mesh;
  SmallVector<DimAttr> dims;
  SmallVector<EntryAttr> replicated, unreduced;
  ReduceKind kind = ReduceKind::Add;
  if (parseMeshAndDims(p, mesh, dims))
    return {};
  while (succeeded(p.parseOptionalComma())) {
    StringRef keyword;
    SMLoc loc = p.getCurrentLocation();
    if (p.parseKeyword(&keyword) || p.parseEqual())
      return {};
    if (keyword == "replicated" && replicated.empty()) {
      if (parseAxisSet(p, AsmParser::Delimiter::Braces, replicated))
        return {};
    } else if (keyword == "unreduced" && unreduced.empty()) {
      StringRef name;
      SMLoc kindLoc = p.getCurrentLocation();
      if (succeeded(p.parseOptionalKeyword(&name))) {
        std::optional<ReduceKind> k =
            name == "sum" ? ReduceKind::Add : parseReduceKind(name);
        if (!k) {
          p.emitError(kindLoc, "unknown kind of reduction '")
              << name << "', expected add, mul, min, max, and, or";
          return {};
        }
        kind = *k;
      }
      if (parseAxisSet(p, AsmParser::Delimiter::Braces, unreduced))
        return {};
    } else {
      p.emitError(loc,
                  "expected replicated={..} or unreduced={..}, once each, got ")
          << keyword;
      return {};
    }
  }
  if (p.parseGreater())
    return {};
  return get(p.getContext(), mesh, dims, replicated, unreduced, kind);
}

void ShardingAttr::print(AsmPrinter &p) const {
  p << '<' << getMesh() << ", [";
  interleaveComma(getDims(), p, [&](DimAttr d) { printDim(p, d); });
  p << ']';
  if (!getReplicated().empty())
    printAxisSet(p, ", replicated={", getReplicated(), "}");
  if (!getUnreduced().empty()) {
    p << ", unreduced=" << toString(getKind());
    printAxisSet(p, "{", getUnreduced(), "}");
  }
  p << '>';
}

Attribute AxesAttr::parse(AsmParser &p, Type) {
  StringAttr name;
  SmallVector<EntryAttr> axes;
  if (p.parseLess() || p.parseSymbolName(name) || p.parseComma() ||
      parseAxisSet(p, AsmParser::Delimiter::Square, axes) || p.parseGreater())
    return {};
  return get(p.getContext(), FlatSymbolRefAttr::get(name), axes);
}

void AxesAttr::print(AsmPrinter &p) const {
  p << '<' << getMesh();
  printAxisSet(p, ", [", getAxes(), "]>");
}

Attribute FactorsAttr::parse(AsmParser &p, Type) {
  FlatSymbolRefAttr mesh;
  SmallVector<DimAttr> dims;
  SmallVector<EntryAttr> through;
  int64_t unreducedCase = -1;
  SMLoc loc = p.getCurrentLocation();
  if (parseMeshAndDims(p, mesh, dims))
    return {};
  if (any_of(dims,
             [](DimAttr d) { return d.getOpen() || d.getPriority() >= 0; })) {
    p.emitError(loc, "factors have neither '?' nor priorities");
    return {};
  }
  if (succeeded(p.parseOptionalComma())) {
    if (p.parseKeyword("through") || p.parseEqual() ||
        parseAxisSet(p, AsmParser::Delimiter::Braces, through) ||
        p.parseComma() || p.parseKeyword("case") || p.parseEqual() ||
        p.parseInteger(unreducedCase))
      return {};
  }
  if (p.parseGreater())
    return {};
  return get(p.getContext(), mesh, dims, through, unreducedCase);
}

void FactorsAttr::print(AsmPrinter &p) const {
  p << '<' << getMesh() << ", [";
  interleaveComma(getFactors(), p, [&](DimAttr d) { printDim(p, d); });
  p << ']';
  if (!getThrough().empty()) {
    printAxisSet(p, ", through={", getThrough(), "}");
    p << ", case=" << getUnreducedCase();
  }
  p << '>';
}

Attribute MeshAttr::parse(AsmParser &p, Type) {
  SmallVector<MeshAxisAttr> axes;
  SmallVector<int64_t> ids;
  auto parseOne = [&]() -> ParseResult {
    std::string name;
    int64_t size;
    if (p.parseString(&name) || p.parseEqual() || p.parseInteger(size))
      return failure();
    axes.push_back(MeshAxisAttr::get(
        p.getContext(), StringAttr::get(p.getContext(), name), size));
    return success();
  };
  SMLoc loc = p.getCurrentLocation();
  if (p.parseLess() ||
      p.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return {};
  if (succeeded(p.parseOptionalComma())) {
    auto parseId = [&] { return p.parseInteger(ids.emplace_back()); };
    if (p.parseKeyword("device_ids") || p.parseEqual() ||
        p.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseId))
      return {};
  }
  if (p.parseGreater())
    return {};
  return getChecked([&] { return p.emitError(loc); }, p.getContext(), axes,
                    ids);
}

void MeshAttr::print(AsmPrinter &p) const {
  p << "<[";
  interleaveComma(getAxes(), p, [&](MeshAxisAttr a) {
    p << a.getName() << '=' << a.getSize();
  });
  p << ']';
  if (!getDeviceIds().empty()) {
    p << ", device_ids=[";
    interleaveComma(getDeviceIds(), p);
    p << ']';
  }
  p << '>';
}

LogicalResult MeshAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<MeshAxisAttr> axes,
                               ArrayRef<int64_t> ids) {
  StringSet<> names;
  int64_t devices = 1;
  constexpr int64_t limit = 1
                            << 20; // far above any machine, far below overflow
  for (MeshAxisAttr a : axes) {
    if (a.getName().empty())
      return emitError() << "axis of a mesh has no name";
    if (!names.insert(a.getName().getValue()).second)
      return emitError() << "axis \"" << a.getName().getValue()
                         << "\" is in the mesh twice";
    if (a.getSize() < 1 || a.getSize() > limit)
      return emitError() << "axis \"" << a.getName().getValue()
                         << "\" has size " << a.getSize() << ", expected 1 to "
                         << limit;
    devices *= a.getSize();
    if (devices > limit)
      return emitError() << "mesh has more than " << limit << " devices";
  }
  if (ids.empty())
    return success();
  if (int64_t(ids.size()) != devices)
    return emitError() << "device_ids has " << ids.size()
                       << " numbers, the mesh has " << devices << " devices";
  SmallVector<bool> seen(devices);
  for (int64_t id : ids) {
    if (id < 0 || id >= devices || seen[id])
      return emitError() << "device_ids must be a permutation of 0 to "
                         << devices - 1 << ", got " << id
                         << (id < 0 || id >= devices ? "" : " twice");
    seen[id] = true;
  }
  return success();
}

} // namespace dgc::dist
