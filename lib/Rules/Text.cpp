//===- Text.cpp - Rules as text -------------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Rules/ShardingRule.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace dgc {

/// i, j, .. z, then z_1, z_2, ..: sdy's symbols.
static std::string symbol(size_t factor) {
  if (factor < 18)
    return std::string(1, char('i' + factor));
  return "z_" + std::to_string(factor - 17);
}

static void print(llvm::raw_ostream &os, llvm::ArrayRef<DimFactors> tensors) {
  os << '(';
  llvm::interleaveComma(tensors, os, [&](const DimFactors &dims) {
    os << '[';
    llvm::interleaveComma(dims, os, [&](const auto &factors) {
      if (factors.empty())
        os << '1';
      for (int f : factors)
        os << symbol(f);
    });
    os << ']';
  });
  os << ')';
}

std::string toString(const OpRule &rule) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(os, rule.operands);
  os << "->";
  print(os, rule.results);
  os << " {";
  llvm::interleaveComma(llvm::enumerate(rule.factors), os, [&](auto f) {
    os << symbol(f.index()) << '=' << f.value().size;
  });
  os << '}';
  auto list = [&](StringRef title, FactorKind kind, bool withReduce) {
    llvm::SmallVector<std::string> names;
    for (auto [i, f] : llvm::enumerate(rule.factors))
      if (f.kind == kind)
        names.push_back(symbol(i) + (withReduce
                                         ? ":" + dgc::toString(f.reduce).str()
                                         : ""));
    if (!names.empty())
      os << ' ' << title << "={" << llvm::join(names, ", ") << '}';
  };
  list("reduction", FactorKind::Reduce, true);
  list("indexed", FactorKind::Indexed, true);
  list("gathered", FactorKind::Gathered, false);
  list("whole", FactorKind::Whole, false);
  if (!rule.unreduced.empty()) {
    os << " unreduced={";
    llvm::interleaveComma(rule.unreduced, os, [&](const UnreducedCase &c) {
      os << '[';
      llvm::interleaveComma(c.operands, os);
      os << "]:" << toString(c.operandKind);
      if (c.resultKind != c.operandKind)
        os << "->" << toString(c.resultKind);
    });
    os << '}';
  }
  return text;
}

} // namespace dgc
