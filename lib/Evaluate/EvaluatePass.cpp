//===- EvaluatePass.cpp - Runs functions without arguments ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Evaluate/Evaluate.h"
#include "dgc/Evaluate/Passes.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace dgc {
#define GEN_PASS_DEF_EVALUATE
#include "dgc/Evaluate/Passes.h.inc"
} // namespace dgc

using namespace mlir;

namespace {

void print(llvm::raw_ostream &os, const dgc::Array &a) {
  // Nested lists, as numpy prints them on one line.
  int64_t n = 0;
  auto go = [&](auto &self, size_t d) -> void {
    if (d == a.shape.size()) {
      if (a.type.isFloat())
        os << llvm::format("%.6g", a.f[n]);
      else if (a.type.isUnsigned)
        os << uint64_t(a.i[n]);
      else
        os << a.i[n];
      ++n;
      return;
    }
    os << '[';
    for (int64_t k = 0; k < a.shape[d]; ++k) {
      os << (k ? ", " : "");
      self(self, d + 1);
    }
    os << ']';
  };
  go(go, 0);
}

struct Evaluate : dgc::impl::EvaluateBase<Evaluate> {
  void runOnOperation() override {
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (func.getNumArguments() || func.isPrivate() || func.isExternal())
        continue;
      mlir::FailureOr<std::vector<dgc::Array>> results =
          dgc::evaluateFunction(func, {});
      if (failed(results))
        return signalPassFailure();
      llvm::outs() << '@' << func.getName() << ':';
      for (const dgc::Array &a : *results) {
        llvm::outs() << ' ';
        print(llvm::outs(), a);
      }
      llvm::outs() << '\n';
    }
  }
};

} // namespace
