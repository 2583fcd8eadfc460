//===- Compare.cpp - Are two sets of outputs the same? --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Compare.h"
#include <algorithm>
#include <cmath>
#include <limits>

using namespace dgc::rt;

double Tolerance::rtolFor(DType t) const {
  if (rtol)
    return *rtol;
  switch (t) {
  case DGC_F64:
    return 1e-6;
  case DGC_F32:
    return 1e-4;
  default:
    return 2e-2;
  }
}

namespace {

/// |a - b|, infinite where one is NaN or infinite and the other is not the
/// same.
double distance(double a, double b) {
  if (a == b || (std::isnan(a) && std::isnan(b)))
    return 0;
  double d = std::fabs(a - b);
  return std::isnan(d) ? std::numeric_limits<double>::infinity() : d;
}

/// Calls f(index, got, expected) for all elements.
template <typename F>
void forElements(const HostTensor &got, const HostTensor &expected, F f) {
  constexpr int64_t kBlock = 1024;
  double a[kBlock], b[kBlock];
  for (int64_t at = 0, n = got.numElements(); at < n; at += kBlock) {
    int64_t count = std::min(kBlock, n - at);
    loadAsDoubles(got.dtype, got.data.get(), at, count, a);
    loadAsDoubles(expected.dtype, expected.data.get(), at, count, b);
    for (int64_t i = 0; i < count; ++i)
      f(at + i, a[i], b[i]);
  }
}

void compareFloats(const HostTensor &got, const HostTensor &expected,
                   const Tolerance &tolerance, Difference &d) {
  double largest = 0;
  forElements(got, expected, [&](int64_t i, double g, double e) {
    if (std::isfinite(e))
      largest = std::max(largest, std::fabs(e));
    double x = distance(g, e);
    if (x > d.maxAbs) {
      d.maxAbs = x;
      d.worst = i;
    }
  });
  d.limit = tolerance.rtolFor(got.dtype) * largest + tolerance.atol;
  if (d.maxAbs > 0)
    d.relative = largest > 0 ? d.maxAbs / largest
                             : std::numeric_limits<double>::infinity();
  d.ok = d.maxAbs <= d.limit;
  if (!d.ok)
    forElements(got, expected, [&](int64_t, double g, double e) {
      d.wrong += distance(g, e) > d.limit;
    });
}

void compareExact(const HostTensor &got, const HostTensor &expected,
                  Difference &d) {
  size_t size = dtypeSize(got.dtype);
  double largest = 0;
  for (int64_t i = 0, n = got.numElements(); i < n; ++i) {
    double e = loadAsDouble(expected.dtype, expected.data.get(), i);
    largest = std::max(largest, std::fabs(e));
    const char *a = got.data.get() + i * size,
               *b = expected.data.get() + i * size;
    // Any non-zero byte is true.
    bool same = got.dtype == DGC_BOOL ? (*a != 0) == (*b != 0)
                                      : std::memcmp(a, b, size) == 0;
    if (same)
      continue;
    ++d.wrong;
    double x = std::fabs(loadAsDouble(got.dtype, got.data.get(), i) - e);
    if (d.worst < 0 || x > d.maxAbs) {
      d.maxAbs = x;
      d.worst = i;
    }
  }
  d.ok = d.wrong == 0;
  d.relative = largest > 0 ? d.maxAbs / largest : d.maxAbs;
}

} // namespace

Difference dgc::rt::compareTensors(const HostTensor &got,
                                   const HostTensor &expected,
                                   const Tolerance &tolerance) {
  Difference d;
  d.name = got.name;
  d.type = typeText(got.dtype, got.shape);
  d.compared = true;
  d.sameBits =
      got.bytes() == 0 ||
      std::memcmp(got.data.get(), expected.data.get(), got.bytes()) == 0;
  if (isFloat(got.dtype))
    compareFloats(got, expected, tolerance, d);
  else
    compareExact(got, expected, d);
  if (d.worst >= 0) {
    d.where = indexText(got.shape, d.worst);
    d.got = elementText(got.dtype, got.data.get(), d.worst);
    d.expected = elementText(got.dtype, expected.data.get(), d.worst);
  }
  return d;
}

std::vector<Difference>
dgc::rt::compareOutputs(const std::vector<HostTensor> &got,
                        const std::vector<std::optional<HostTensor>> &expected,
                        const Tolerance &tolerance) {
  std::vector<Difference> rows;
  for (size_t i = 0; i < got.size(); ++i) {
    if (i < expected.size() && expected[i]) {
      rows.push_back(compareTensors(got[i], *expected[i], tolerance));
    } else {
      rows.emplace_back();
      rows.back().name = got[i].name;
      rows.back().type = typeText(got[i].dtype, got[i].shape);
    }
  }
  return rows;
}

bool dgc::rt::allOk(const std::vector<Difference> &rows) {
  return std::all_of(rows.begin(), rows.end(),
                     [](const Difference &d) { return d.ok; });
}

std::string dgc::rt::differenceTable(const std::vector<Difference> &rows,
                                     const std::string &title) {
  size_t name = 4, type = 4;
  for (const Difference &d : rows) {
    name = std::max(name, d.name.size());
    type = std::max(type, d.type.size());
  }
  int n = static_cast<int>(name), t = static_cast<int>(type);
  std::string s = title + "\n";
  s += format("  %3s  %-*s  %-*s  %10s  %10s  %10s\n", "#", n, "name", t,
              "type", "max abs", "relative", "allowed");
  size_t ok = 0, compared = 0;
  for (size_t i = 0; i < rows.size(); ++i) {
    const Difference &d = rows[i];
    s +=
        format("  %3zu  %-*s  %-*s  ", i, n, d.name.c_str(), t, d.type.c_str());
    if (!d.compared) {
      s += "(ignored)\n";
      continue;
    }
    ++compared;
    ok += d.ok;
    s += format("%10.3g  %10.3g  %10.3g  %s\n", d.maxAbs, d.relative, d.limit,
                !d.ok        ? "DIFFERS"
                : d.sameBits ? "same bits"
                             : "ok");
    if (!d.ok)
      s += format(
          "       %lld elements differ, most at %s: got %s, expected %s\n",
          (long long)d.wrong, d.where.c_str(), d.got.c_str(),
          d.expected.c_str());
  }
  return s + format("  %zu of %zu outputs agree\n", ok, compared);
}
