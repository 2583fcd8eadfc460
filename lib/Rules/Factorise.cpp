//===- Factorise.cpp - Dimensions as products of factors ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Rules/Factorise.h"
#include <numeric>

using namespace llvm;

namespace dgc {

namespace {
/// A dimension and what is left of its size.
struct Piece {
  int dim;
  int64_t size;
};
using Pieces = SmallVector<Piece, 4>;

/// Takes common divisors of `a` and `b` from one end while there are any.
struct CommonFactor {
  int dimA, dimB;
  int64_t size;
};
} // namespace

static SmallVector<CommonFactor> takeCommon(Pieces &a, Pieces &b,
                                            bool minorEnd) {
  SmallVector<CommonFactor> found;
  auto end = [&](Pieces &p) -> Piece & {
    return minorEnd ? p.back() : p.front();
  };
  auto drop = [&](Pieces &p) {
    if (end(p).size == 1)
      p.erase(minorEnd ? p.end() - 1 : p.begin());
  };
  while (!a.empty() && !b.empty()) {
    int64_t g = std::gcd(end(a).size, end(b).size);
    if (g == 1)
      break;
    found.push_back({end(a).dim, end(b).dim, g});
    end(a).size /= g;
    end(b).size /= g;
    drop(a);
    drop(b);
  }
  return found;
}

/// One piece between two cuts: dimensions of equal products.
static void factorisePiece(Pieces a, Pieces b, OpRule &rule, DimFactors &in,
                           DimFactors &out) {
  SmallVector<CommonFactor> minor = takeCommon(a, b, /*minorEnd=*/true);
  SmallVector<CommonFactor> major = takeCommon(a, b, /*minorEnd=*/false);
  auto addPass = [&](const CommonFactor &f) {
    in[f.dimA].push_back(int(rule.factors.size()));
    out[f.dimB].push_back(int(rule.factors.size()));
    rule.factors.push_back({f.size, FactorKind::Pass, ReduceKind::Add});
  };
  auto addWhole = [&](const Pieces &pieces, DimFactors &dims) {
    for (const Piece &p : pieces) {
      dims[p.dim].push_back(int(rule.factors.size()));
      rule.factors.push_back({p.size, FactorKind::Whole, ReduceKind::Add});
    }
  };
  // Lists are major to minor.
  for (const CommonFactor &f : major)
    addPass(f);
  addWhole(a, in);
  addWhole(b, out);
  for (size_t i = minor.size(); i-- > 0;)
    addPass(minor[i]);
}

void factoriseReshape(ArrayRef<int64_t> from, ArrayRef<int64_t> to,
                      OpRule &rule, DimFactors &in, DimFactors &out) {
  in.resize(from.size());
  out.resize(to.size());
  auto notOne = [](ArrayRef<int64_t> shape) {
    Pieces pieces;
    for (size_t d = 0; d < shape.size(); ++d)
      if (shape[d] != 1)
        pieces.push_back({int(d), shape[d]});
    return pieces;
  };
  Pieces a = notOne(from), b = notOne(to);
  auto hasZero = [](const Pieces &pieces) {
    for (const Piece &p : pieces)
      if (p.size == 0)
        return true;
    return false;
  };
  if (hasZero(a) || hasZero(b)) { // no element: nothing to split
    auto whole = [&](const Pieces &pieces, DimFactors &dims) {
      for (const Piece &p : pieces) {
        dims[p.dim].push_back(int(rule.factors.size()));
        rule.factors.push_back({p.size, FactorKind::Whole, ReduceKind::Add});
      }
    };
    whole(a, in);
    whole(b, out);
    return;
  }
  size_t i = 0, j = 0;
  while (i < a.size() && j < b.size()) {
    int64_t p = a[i].size, q = b[j].size;
    size_t iEnd = i + 1, jEnd = j + 1;
    while (p != q && (p < q ? iEnd < a.size() : jEnd < b.size())) {
      if (p < q)
        p *= a[iEnd++].size;
      else
        q *= b[jEnd++].size;
    }
    factorisePiece(Pieces(a.begin() + i, a.begin() + iEnd),
                   Pieces(b.begin() + j, b.begin() + jEnd), rule, in, out);
    i = iEnd;
    j = jEnd;
  }
}

SliceFactors factoriseSlice(int64_t n, int64_t start, int64_t limit,
                            int64_t stride) {
  SliceFactors f;
  f.count = limit > start ? (limit - start + stride - 1) / stride : 0;
  if (start == 0 && limit == n && stride == 1) {
    f.full = true;
    return f;
  }
  if (n % stride == 0)
    f.parts = std::gcd(std::gcd(n / stride, start / stride), f.count);
  f.parts = std::max<int64_t>(f.parts, 1);
  return f;
}

static int64_t floorDiv(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

PadFactors factorisePad(int64_t n, int64_t low, int64_t high,
                        int64_t interior) {
  PadFactors f;
  f.result = low + n + high + std::max<int64_t>(n - 1, 0) * interior;
  if (low == 0 && high == 0 && interior == 0) {
    f.full = true;
    return f;
  }
  if (n == 0 || f.result <= 0)
    return f;
  int64_t s = interior + 1;
  f.lowUnits = floorDiv(low, s);
  f.offset = low - f.lowUnits * s;
  int64_t rest = high - (s - 1 - f.offset);
  if (floorDiv(rest, s) * s != rest)
    return f;
  f.highUnits = rest / s;
  f.parts = std::gcd(std::gcd(n, f.lowUnits), f.highUnits);
  return f;
}

int64_t commonDivisor(ArrayRef<int64_t> sizes) {
  int64_t g = 0;
  for (int64_t n : sizes)
    g = std::gcd(g, n);
  return g;
}

} // namespace dgc
