//===- Values.cpp - Arguments, addends and shards -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Case.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include <cmath>
#include <limits>

using namespace mlir;

namespace dgc::check {

static int64_t pick(std::mt19937 &rng, int64_t low, int64_t high) {
  return low + int64_t(rng() % uint64_t(high - low + 1));
}

static void set(Array &a, int64_t i, double v) {
  if (a.type.isFloat())
    a.f[i] = a.type.round(v);
  else
    a.i[i] = a.type.wrap(int64_t(v));
}

static Array randomArray(ElementType type, llvm::ArrayRef<int64_t> shape,
                         int64_t low, int64_t high, std::mt19937 &rng) {
  Array a = Array::zeros(type, shape);
  for (int64_t i = 0; i < a.size(); ++i)
    set(a, i, double(pick(rng, low, high)));
  return a;
}

FailureOr<Case> makeCase(func::FuncOp func, std::mt19937 &rng) {
  Case c;
  c.func = func;
  Block &block = func.getBody().front();
  if (llvm::hasSingleElement(block))
    return func.emitError("holds no op to check");
  c.op = block.getTerminator()->getPrevNode();
  FailureOr<OpRule> rule = getOpRule(c.op);
  if (failed(rule))
    return failure();
  c.rule = std::move(*rule);
  std::vector<PerRank> arguments;
  for (BlockArgument arg : block.getArguments()) {
    auto type = cast<RankedTensorType>(arg.getType());
    std::optional<ElementType> element =
        ElementType::get(type.getElementType());
    if (!element)
      return func.emitError("argument of type ")
             << type << " cannot be evaluated";
    int64_t low = element->isUnsigned ? 0 : -4,
            high = element->isBool() ? 1 : 4;
    if (auto range = func.getArgAttrOfType<ArrayAttr>(arg.getArgNumber(),
                                                      "check.range")) {
      low = cast<IntegerAttr>(range[0]).getInt();
      high = cast<IntegerAttr>(range[1]).getInt();
    }
    arguments.push_back(
        {randomArray(*element, type.getShape(), low, high, rng)});
  }
  for (Value v : c.op->getOperands()) {
    if (auto arg = dyn_cast<BlockArgument>(v)) {
      c.operands.push_back(arguments[arg.getArgNumber()][0]);
      continue;
    }
    auto constant = v.getDefiningOp<stablehlo::ConstantOp>();
    if (!constant)
      return c.op->emitError("operand is neither an argument nor a constant");
    FailureOr<Array> value = Array::fromAttr(constant.getValue());
    if (failed(value))
      return failure();
    c.operands.push_back(*value);
  }
  FailureOr<std::vector<PerRank>> results = evaluate(func, arguments);
  if (failed(results))
    return failure();
  for (PerRank &r : *results)
    c.want.push_back(r[0]);
  return c;
}

static void fillArray(Array &a, Fill fill, std::mt19937 &rng) {
  double inf = std::numeric_limits<double>::infinity();
  for (int64_t i = 0; i < a.size() && fill != Fill::Zero; ++i) {
    if (a.type.isFloat()) {
      double junk[] = {1e6, -1e6, inf, -inf};
      a.f[i] = fill == Fill::NotANumber ? std::nan("")
                                        : a.type.round(junk[rng() % 4]);
    } else {
      int64_t least = neutralInt(ReduceKind::Max, a.type);
      int64_t greatest = neutralInt(ReduceKind::Min, a.type);
      int64_t junk[] = {least, greatest, 1, 77};
      a.i[i] = a.type.wrap(junk[rng() % 4]);
    }
  }
}

Array place(const Array &x, const Sharding &sharding, const Mesh &mesh,
            int64_t rank, Fill fill, std::mt19937 &rng) {
  llvm::SmallVector<llvm::SmallVector<int64_t>> maps;
  llvm::SmallVector<int64_t, 3> where = mesh.coordinates(rank);
  llvm::SmallVector<int64_t> shape;
  for (auto [d, n] : llvm::enumerate(x.shape)) {
    maps.push_back(dimIndexMap(n, sharding.dims[d].entries, mesh, where));
    shape.push_back(int64_t(maps.back().size()));
  }
  Array local = Array::zeros(x.type, shape);
  fillArray(local, fill, rng);
  forEachIndex(shape, [&](llvm::ArrayRef<int64_t> index, int64_t linear) {
    int64_t source = 0;
    for (size_t d = 0; d < index.size(); ++d) {
      int64_t g = maps[d][index[d]];
      if (g < 0)
        return;
      source = source * x.shape[d] + g;
    }
    local.copyElement(linear, x, source);
  });
  return local;
}

std::vector<Array> partials(const Array &x, int64_t groupSize, ReduceKind kind,
                            std::mt19937 &rng) {
  std::vector<Array> parts(groupSize, x);
  for (int64_t i = 0; i < x.size(); ++i) {
    int64_t owner = int64_t(rng() % uint64_t(groupSize));
    double left = x.at(i);
    for (int64_t k = 0; k < groupSize; ++k) {
      if (k == owner)
        continue;
      double v = x.at(i), part = 0;
      switch (kind) {
      case ReduceKind::Add:
        part = double(pick(rng, -9, 9));
        left -= part;
        break;
      case ReduceKind::Mul:
        part = 1;
        break;
      case ReduceKind::Max:
        part = v - double(pick(rng, 0, 5));
        break;
      case ReduceKind::Min:
        part = v + double(pick(rng, 0, 5));
        break;
      case ReduceKind::And: {
        int64_t more = int64_t(rng());
        parts[k].i[i] = x.type.wrap(x.i[i] | more);
        continue;
      }
      case ReduceKind::Or: {
        int64_t mask = int64_t(rng());
        parts[k].i[i] = x.type.wrap(x.i[i] & mask);
        continue;
      }
      }
      set(parts[k], i, part);
    }
    if (kind == ReduceKind::Add)
      set(parts[owner], i, left);
  }
  return parts;
}

bool equalElements(const Array &a, int64_t i, const Array &b, int64_t j) {
  if (!a.type.isFloat())
    return a.i[i] == b.i[j];
  double x = a.f[i], y = b.f[j];
  if (std::isnan(x) || std::isnan(y))
    return std::isnan(x) && std::isnan(y);
  double tolerance = a.type.width >= 32 ? 1e-5 : 2e-2;
  return x == y ||
         std::abs(x - y) <= tolerance * std::max(std::abs(x), std::abs(y));
}

bool holds(const PerRank &parts, const Array &want, const Sharding &sharding,
           const Mesh &mesh, std::string &why) {
  for (ArrayRef<int64_t> group : axisGroups(mesh, sharding.unreduced)) {
    Array sum = parts[group[0]];
    for (int64_t rank : group.drop_front())
      combineInto(sum, parts[rank], sharding.kind);
    llvm::SmallVector<llvm::SmallVector<int64_t>> maps;
    llvm::SmallVector<int64_t, 3> where = mesh.coordinates(group[0]);
    for (auto [d, n] : llvm::enumerate(want.shape))
      maps.push_back(dimIndexMap(n, sharding.dims[d].entries, mesh, where));
    bool right = true;
    forEachIndex(sum.shape, [&](ArrayRef<int64_t> index, int64_t linear) {
      int64_t source = 0;
      for (size_t d = 0; d < index.size(); ++d) {
        int64_t g = maps[d][index[d]];
        if (g < 0)
          return;
        source = source * want.shape[d] + g;
      }
      if (right && !equalElements(sum, linear, want, source)) {
        right = false;
        why = "rank " + std::to_string(group[0]) + " has " +
              std::to_string(sum.at(linear)) + " instead of " +
              std::to_string(want.at(source)) + " at local element " +
              std::to_string(linear);
      }
    });
    if (!right)
      return false;
  }
  return true;
}

} // namespace dgc::check
