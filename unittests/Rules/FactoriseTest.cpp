//===- FactoriseTest.cpp - Reshape, slice and pad as factors --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Rules/Factorise.h"
#include <gtest/gtest.h>
#include <numeric>

using namespace dgc;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {
struct Reshape {
  OpRule rule;
  DimFactors in, out;
  Reshape(ArrayRef<int64_t> from, ArrayRef<int64_t> to) {
    factoriseReshape(from, to, rule, in, out);
  }
  /// "2 3w|4": dimensions separated by |, w marks whole factors.
  std::string text(const DimFactors &dims) const {
    std::string s;
    for (size_t d = 0; d < dims.size(); ++d) {
      s += d ? "|" : "";
      for (size_t i = 0; i < dims[d].size(); ++i) {
        const Factor &f = rule.factors[dims[d][i]];
        s += (i ? " " : "") + std::to_string(f.size);
        s += f.kind == FactorKind::Whole ? "w" : "";
      }
    }
    return s;
  }
};
} // namespace

TEST(FactoriseReshape, HeadsSplitAndMerge) {
  Reshape split({4, 12}, {4, 3, 4});
  EXPECT_EQ(split.text(split.in), "4|3 4");
  EXPECT_EQ(split.text(split.out), "4|3|4");
  Reshape merge({2, 3, 4}, {6, 4});
  EXPECT_EQ(merge.text(merge.in), "2|3|4");
  EXPECT_EQ(merge.text(merge.out), "2 3|4");
}

TEST(FactoriseReshape, OnesHaveNoFactor) {
  Reshape r({1, 5, 1}, {5, 1});
  EXPECT_EQ(r.text(r.in), "|5|");
  EXPECT_EQ(r.text(r.out), "5|");
}

TEST(FactoriseReshape, CoprimeMiddleStaysWhole) {
  Reshape r({3, 4}, {2, 6});
  EXPECT_EQ(r.text(r.in), "3w|2w 2");
  EXPECT_EQ(r.text(r.out), "2w|3w 2");
}

TEST(FactoriseReshape, ProductsAgreeAndScalarsWork) {
  SmallVector<SmallVector<int64_t>> shapes{
      {4, 6, 5, 2, 3}, {6, 4, 5, 3, 2}, {720},     {1, 720},
      {16, 45},        {45, 16},        {8, 9, 10}};
  for (auto &a : shapes)
    for (auto &b : shapes) {
      Reshape r(a, b);
      for (auto [shape, dims] : {std::pair{&a, &r.in}, std::pair{&b, &r.out}})
        for (size_t d = 0; d < shape->size(); ++d) {
          int64_t n = 1;
          for (int f : (*dims)[d])
            n *= r.rule.factors[f].size;
          EXPECT_EQ(n, (*shape)[d]);
        }
    }
  Reshape scalar({}, {1, 1});
  EXPECT_TRUE(scalar.rule.factors.empty());
  Reshape empty({0, 3}, {3, 0});
  for (const Factor &f : empty.rule.factors)
    EXPECT_EQ(f.kind, FactorKind::Whole);
}

TEST(FactoriseSlice, EqualAlignedPartsAndTheRest) {
  EXPECT_TRUE(factoriseSlice(6, 0, 6, 1).full);
  // k of a fused q, k, v of 3 x 8.
  EXPECT_EQ(factoriseSlice(24, 8, 16, 1).parts, 8);
  // Every other element, from 1.
  EXPECT_EQ(factoriseSlice(8, 1, 8, 2).parts, 4);
  EXPECT_EQ(factoriseSlice(12, 4, 12, 1).parts, 4);
  // Stride 3 at offset 2 counts in units of the stride.
  EXPECT_EQ(factoriseSlice(12, 2, 12, 3).parts, 4);
  EXPECT_EQ(factoriseSlice(5, 1, 4, 1).parts, 1);
  EXPECT_EQ(factoriseSlice(8, 0, 7, 1).parts, 1);
}

TEST(FactorisePad, PartsOfInteriorAndEdges) {
  EXPECT_TRUE(factorisePad(4, 0, 0, 0).full);
  EXPECT_EQ(factorisePad(4, 2, 2, 0).parts, 2);
  EXPECT_EQ(factorisePad(5, 0, 1, 0).parts, 1);
  PadFactors interior = factorisePad(3, 6, 1, 1);
  EXPECT_EQ(interior.parts, 3);
  EXPECT_EQ(interior.lowUnits, 3);
  EXPECT_EQ(interior.offset, 0);
  EXPECT_EQ(factorisePad(6, -4, 1, 1).parts, 2); // negative, interior
  EXPECT_EQ(factorisePad(6, -2, 0, 0).parts, 2);
}
