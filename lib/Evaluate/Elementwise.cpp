//===- Elementwise.cpp - Pointwise ops, convert, select, clamp ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Interpreter.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include <cmath>
#include <limits>

using namespace llvm;
using namespace mlir;

namespace dgc {
namespace {

using FloatUnary = double (*)(double);
using FloatBinary = double (*)(double, double);
using IntUnary = int64_t (*)(int64_t, ElementType);
using IntBinary = int64_t (*)(int64_t, int64_t, ElementType);

/// What a pointwise op does to floats and to integers; null where it is
/// illegal.
struct UnaryRow {
  const char *name;
  FloatUnary onFloat;
  IntUnary onInt;
};
struct BinaryRow {
  const char *name;
  FloatBinary onFloat;
  IntBinary onInt;
};

double signOf(double x) {
  return std::isnan(x) || x == 0 ? x : (x < 0 ? -1 : 1);
}
double logistic(double x) { return 1 / (1 + std::exp(-x)); }

const UnaryRow unaryRows[] = {
    {"stablehlo.negate", [](double x) { return -x; },
     [](int64_t x, ElementType) { return int64_t(0 - uint64_t(x)); }},
    {"stablehlo.abs", [](double x) { return std::fabs(x); },
     [](int64_t x, ElementType t) {
       return t.isUnsigned || x >= 0 ? x : int64_t(0 - uint64_t(x));
     }},
    {"stablehlo.sign", signOf,
     [](int64_t x, ElementType t) {
       return int64_t(x == 0 ? 0 : (!t.isUnsigned && x < 0 ? -1 : 1));
     }},
    {"stablehlo.not", nullptr, [](int64_t x, ElementType) { return ~x; }},
    {"stablehlo.exponential", [](double x) { return std::exp(x); }, nullptr},
    {"stablehlo.exponential_minus_one", [](double x) { return std::expm1(x); },
     nullptr},
    {"stablehlo.log", [](double x) { return std::log(x); }, nullptr},
    {"stablehlo.log_plus_one", [](double x) { return std::log1p(x); }, nullptr},
    {"stablehlo.tanh", [](double x) { return std::tanh(x); }, nullptr},
    {"stablehlo.rsqrt", [](double x) { return 1 / std::sqrt(x); }, nullptr},
    {"stablehlo.sqrt", [](double x) { return std::sqrt(x); }, nullptr},
    {"stablehlo.cbrt", [](double x) { return std::cbrt(x); }, nullptr},
    {"stablehlo.logistic", logistic, nullptr},
    {"stablehlo.sine", [](double x) { return std::sin(x); }, nullptr},
    {"stablehlo.cosine", [](double x) { return std::cos(x); }, nullptr},
    {"stablehlo.tan", [](double x) { return std::tan(x); }, nullptr},
    {"stablehlo.floor", [](double x) { return std::floor(x); }, nullptr},
    {"stablehlo.ceil", [](double x) { return std::ceil(x); }, nullptr},
    {"stablehlo.round_nearest_even", [](double x) { return std::nearbyint(x); },
     nullptr},
    {"stablehlo.round_nearest_afz", [](double x) { return std::round(x); },
     nullptr},
    {"chlo.square", [](double x) { return x * x; },
     [](int64_t x, ElementType) { return int64_t(uint64_t(x) * uint64_t(x)); }},
    {"chlo.erf", [](double x) { return std::erf(x); }, nullptr},
    {"chlo.erfc", [](double x) { return std::erfc(x); }, nullptr},
};

bool lessThan(int64_t a, int64_t b, ElementType t) {
  return t.isUnsigned ? uint64_t(a) < uint64_t(b) : a < b;
}

/// Division by zero gives all bits set, the smallest number over -1 itself, as
/// XLA computes them.
int64_t divide(int64_t a, int64_t b, ElementType t) {
  if (b == 0)
    return -1;
  if (t.isUnsigned)
    return int64_t(uint64_t(a) / uint64_t(b));
  return b == -1 ? int64_t(0 - uint64_t(a)) : a / b;
}

int64_t remainder(int64_t a, int64_t b, ElementType t) {
  if (b == 0)
    return a;
  if (t.isUnsigned)
    return int64_t(uint64_t(a) % uint64_t(b));
  return b == -1 ? 0 : a % b;
}

int64_t power(int64_t base, int64_t exponent, ElementType t) {
  if (!t.isUnsigned && exponent < 0)
    return base == 1 ? 1 : (base == -1 ? (exponent % 2 ? -1 : 1) : 0);
  uint64_t result = 1, factor = uint64_t(base);
  for (uint64_t e = uint64_t(exponent); e; e >>= 1, factor *= factor)
    if (e & 1)
      result *= factor;
  return int64_t(result);
}

double maxNan(double a, double b) {
  return std::isnan(a) || std::isnan(b)
             ? std::nan("")
             : (a == b ? (std::signbit(a) ? b : a) : std::max(a, b));
}
double minNan(double a, double b) {
  return std::isnan(a) || std::isnan(b)
             ? std::nan("")
             : (a == b ? (std::signbit(a) ? a : b) : std::min(a, b));
}

const BinaryRow binaryRows[] = {
    {"stablehlo.add", [](double a, double b) { return a + b; },
     [](int64_t a, int64_t b, ElementType t) {
       return t.isBool() ? a | b : int64_t(uint64_t(a) + uint64_t(b));
     }},
    {"stablehlo.subtract", [](double a, double b) { return a - b; },
     [](int64_t a, int64_t b, ElementType) {
       return int64_t(uint64_t(a) - uint64_t(b));
     }},
    {"stablehlo.multiply", [](double a, double b) { return a * b; },
     [](int64_t a, int64_t b, ElementType) {
       return int64_t(uint64_t(a) * uint64_t(b));
     }},
    {"stablehlo.divide", [](double a, double b) { return a / b; }, divide},
    {"stablehlo.remainder", [](double a, double b) { return std::fmod(a, b); },
     remainder},
    {"stablehlo.maximum", maxNan,
     [](int64_t a, int64_t b, ElementType t) {
       return lessThan(a, b, t) ? b : a;
     }},
    {"stablehlo.minimum", minNan,
     [](int64_t a, int64_t b, ElementType t) {
       return lessThan(a, b, t) ? a : b;
     }},
    {"stablehlo.power", [](double a, double b) { return std::pow(a, b); },
     power},
    {"stablehlo.atan2", [](double a, double b) { return std::atan2(a, b); },
     nullptr},
    {"stablehlo.and", nullptr,
     [](int64_t a, int64_t b, ElementType) { return a & b; }},
    {"stablehlo.or", nullptr,
     [](int64_t a, int64_t b, ElementType) { return a | b; }},
    {"stablehlo.xor", nullptr,
     [](int64_t a, int64_t b, ElementType) { return a ^ b; }},
};

template <typename Row, size_t N>
const Row *findRow(const Row (&rows)[N], StringRef name) {
  for (const Row &row : rows)
    if (name == row.name)
      return &row;
  return nullptr;
}

LogicalResult badType(RankCall &c) {
  return c.op->emitOpError("is not defined on elements of type ")
         << c.op->getOperand(0).getType();
}

LogicalResult unary(RankCall &c) {
  const UnaryRow *row = findRow(unaryRows, c.op->getName().getStringRef());
  const Array &x = *c.in[0];
  Array &out = c.out[0];
  if (x.type.isFloat() ? !row->onFloat : !row->onInt)
    return badType(c);
  for (size_t n = 0; n < x.f.size(); ++n)
    out.f[n] = out.type.round(row->onFloat(x.f[n]));
  for (size_t n = 0; n < x.i.size(); ++n)
    out.i[n] = out.type.wrap(row->onInt(x.i[n], x.type));
  return success();
}

LogicalResult binary(RankCall &c) {
  const BinaryRow *row = findRow(binaryRows, c.op->getName().getStringRef());
  const Array &a = *c.in[0], &b = *c.in[1];
  Array &out = c.out[0];
  if (a.type.isFloat() ? !row->onFloat : !row->onInt)
    return badType(c);
  for (size_t n = 0; n < a.f.size(); ++n)
    out.f[n] = out.type.round(row->onFloat(a.f[n], b.f[n]));
  for (size_t n = 0; n < a.i.size(); ++n)
    out.i[n] = out.type.wrap(row->onInt(a.i[n], b.i[n], a.type));
  return success();
}

template <typename T, typename Less>
bool compareBy(stablehlo::ComparisonDirection direction, T a, T b, Less less) {
  using D = stablehlo::ComparisonDirection;
  switch (direction) {
  case D::EQ:
    return a == b;
  case D::NE:
    return !(a == b);
  case D::LT:
    return less(a, b);
  case D::LE:
    return less(a, b) || a == b;
  case D::GT:
    return less(b, a);
  case D::GE:
    return less(b, a) || a == b;
  }
  return false;
}

LogicalResult compare(RankCall &c) {
  auto direction = cast<stablehlo::CompareOp>(c.op).getComparisonDirection();
  const Array &a = *c.in[0], &b = *c.in[1];
  for (size_t n = 0; n < a.f.size(); ++n)
    c.out[0].i[n] = compareBy(direction, a.f[n], b.f[n],
                              [](double x, double y) { return x < y; });
  for (size_t n = 0; n < a.i.size(); ++n)
    c.out[0].i[n] =
        compareBy(direction, a.i[n], b.i[n],
                  [&](int64_t x, int64_t y) { return lessThan(x, y, a.type); });
  return success();
}

LogicalResult select(RankCall &c) {
  const Array &pred = *c.in[0];
  bool scalar = pred.shape.empty();
  for (int64_t n = 0, e = c.out[0].size(); n < e; ++n)
    c.out[0].copyElement(n, pred.i[scalar ? 0 : n] ? *c.in[1] : *c.in[2], n);
  return success();
}

LogicalResult clamp(RankCall &c) {
  const Array &low = *c.in[0], &x = *c.in[1], &high = *c.in[2];
  bool lowScalar = low.shape.empty(), highScalar = high.shape.empty();
  for (size_t n = 0; n < x.f.size(); ++n)
    c.out[0].f[n] = minNan(maxNan(x.f[n], low.f[lowScalar ? 0 : n]),
                           high.f[highScalar ? 0 : n]);
  for (size_t n = 0; n < x.i.size(); ++n) {
    int64_t v = x.i[n], l = low.i[lowScalar ? 0 : n],
            h = high.i[highScalar ? 0 : n];
    v = lessThan(v, l, x.type) ? l : v;
    c.out[0].i[n] = lessThan(h, v, x.type) ? h : v;
  }
  return success();
}

/// Float to integer truncates and saturates, NaN becomes 0, as XLA does.
int64_t toInt(double x, ElementType t) {
  if (t.isBool())
    return x != 0;
  if (std::isnan(x))
    return 0;
  x = std::trunc(x);
  double top = std::ldexp(1.0, int(t.width) - (t.isUnsigned ? 0 : 1));
  double bottom = t.isUnsigned ? 0 : -top;
  if (x >= top)
    return neutralInt(ReduceKind::Min, t);
  if (x <= bottom)
    return t.isUnsigned ? 0 : neutralInt(ReduceKind::Max, t);
  return t.isUnsigned ? int64_t(uint64_t(x)) : int64_t(x);
}

LogicalResult convert(RankCall &c) {
  const Array &x = *c.in[0];
  Array &out = c.out[0];
  for (int64_t n = 0, e = out.size(); n < e; ++n) {
    if (x.type.isFloat() && out.type.isFloat())
      out.f[n] = out.type.round(x.f[n]);
    else if (x.type.isFloat())
      out.i[n] = toInt(x.f[n], out.type);
    else if (out.type.isFloat())
      out.f[n] = out.type.round(x.type.isUnsigned ? double(uint64_t(x.i[n]))
                                                  : double(x.i[n]));
    else
      out.i[n] = out.type.isBool() ? x.i[n] != 0 : out.type.wrap(x.i[n]);
  }
  return success();
}

} // namespace

void addElementwiseHandlers(HandlerTable &t) {
  for (const UnaryRow &row : unaryRows)
    t.rank[row.name] = unary;
  for (const BinaryRow &row : binaryRows)
    t.rank[row.name] = binary;
  t.rank["stablehlo.compare"] = compare;
  t.rank["stablehlo.select"] = select;
  t.rank["stablehlo.clamp"] = clamp;
  t.rank["stablehlo.convert"] = convert;
}

} // namespace dgc
