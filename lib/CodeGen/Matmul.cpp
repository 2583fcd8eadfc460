//===- Matmul.cpp - Contractions as blocked matrix products ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Matmul.h"
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/LoopNest.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace dgc;

static bool isSupported(Type input, Type sum) {
  if (sum.isF64())
    return input.isF64();
  return sum.isF32() && (input.isF32() || input.isBF16() || input.isF16());
}

static bool canMerge(const MatmulLoop &outer, const MatmulLoop &inner) {
  return outer.a == inner.a * inner.size && outer.b == inner.b * inner.size &&
         outer.c == inner.c * inner.size;
}

/// Merges neighbours, outermost first.
static void mergeAll(SmallVectorImpl<MatmulLoop> &loops) {
  for (size_t i = 0; i + 1 < loops.size();) {
    if (!canMerge(loops[i], loops[i + 1])) {
      ++i;
      continue;
    }
    loops[i + 1].size *= loops[i].size;
    loops.erase(loops.begin() + i);
  }
}

/// Takes the innermost loop out of `loops`; a loop of one step if there is
/// none.
static MatmulLoop takeInner(SmallVectorImpl<MatmulLoop> &loops) {
  return loops.empty() ? MatmulLoop() : loops.pop_back_val();
}

namespace {
struct Classes {
  SmallVector<MatmulLoop> batch, m, n, k;
};
} // namespace

static bool classify(const LoopNest &nest, Classes &classes) {
  for (const Loop &loop : nest.loops) {
    MatmulLoop l{loop.size, loop.strides[0], loop.strides[1], loop.strides[2]};
    if (l.c == 0 && (l.a || l.b))
      classes.k.push_back(l);
    else if (l.a && l.b)
      classes.batch.push_back(l);
    else if (l.a)
      classes.m.push_back(l);
    else if (l.b)
      classes.n.push_back(l);
    else
      return false;
  }
  return true;
}

static int64_t extent(ArrayRef<Loop> loops, unsigned operand) {
  int64_t last = 0;
  for (const Loop &loop : loops)
    last += (loop.size - 1) * loop.strides[operand];
  return last + 1;
}

std::optional<Matmul> Matmul::get(linalg::GenericOp op) {
  if (!isContraction(op) || op.getNumDpsInputs() != 2 ||
      op.getNumDpsInits() != 1 || !hasSumOfProductsBody(op))
    return std::nullopt;
  Matmul product;
  auto element = [&](unsigned i) {
    return getElementTypeOrSelf(op->getOperand(i).getType());
  };
  product.a = element(0);
  product.b = element(1);
  product.c = element(2);
  std::optional<LoopNest> nest = LoopNest::get(op);
  Classes classes;
  if (!nest || !isSupported(product.a, product.c) ||
      !isSupported(product.b, product.c) || !classify(*nest, classes))
    return std::nullopt;
  product.zeroInit = op->hasAttr(kZeroInitAttr);
  product.sizeA = extent(nest->loops, 0);
  product.sizeB = extent(nest->loops, 1);
  product.sizeC = extent(nest->loops, 2);
  if (llvm::any_of(nest->offsets, [](int64_t o) { return o != 0; }))
    return std::nullopt;
  auto isUnit = [](const MatmulLoop &l) { return l.c == 1; };
  // N is the side along which C is contiguous.
  if (llvm::none_of(classes.n, isUnit)) {
    if (llvm::none_of(classes.m, isUnit))
      return std::nullopt;
    std::swap(classes.m, classes.n);
    for (auto *loops : {&classes.batch, &classes.m, &classes.n, &classes.k})
      for (MatmulLoop &l : *loops)
        std::swap(l.a, l.b);
    std::swap(product.a, product.b);
    std::swap(product.sizeA, product.sizeB);
    product.swapped = true;
  }
  auto byC = [](const MatmulLoop &x, const MatmulLoop &y) { return x.c > y.c; };
  auto byA = [](const MatmulLoop &x, const MatmulLoop &y) {
    return std::max(x.a, x.b) > std::max(y.a, y.b);
  };
  llvm::sort(classes.batch, byC);
  llvm::sort(classes.m, byC);
  llvm::sort(classes.n, byC);
  llvm::sort(classes.k, byA);
  for (auto *loops : {&classes.batch, &classes.m, &classes.n, &classes.k})
    mergeAll(*loops);
  product.m = takeInner(classes.m);
  product.n = takeInner(classes.n);
  product.k = takeInner(classes.k);
  product.batch = std::move(classes.batch);
  product.outerM = std::move(classes.m);
  product.outerN = std::move(classes.n);
  product.outerK = std::move(classes.k);
  if (product.outerK.size() > 1)
    return std::nullopt;
  return product;
}

int64_t Matmul::batches() const {
  int64_t n = 1;
  for (const MatmulLoop &l : batch)
    n *= l.size;
  return n;
}

int64_t Matmul::sumLength() const {
  int64_t n = k.size;
  for (const MatmulLoop &l : outerK)
    n *= l.size;
  return n;
}

std::string Matmul::key() const {
  std::string text;
  llvm::raw_string_ostream out(text);
  auto print = [&](const MatmulLoop &l) {
    out << l.size << ":" << l.a << ":" << l.b << ":" << l.c << ",";
  };
  for (ArrayRef<MatmulLoop> loops : {ArrayRef(batch), ArrayRef(outerM),
                                     ArrayRef(outerN), ArrayRef(outerK)}) {
    for (const MatmulLoop &l : loops)
      print(l);
    out << ";";
  }
  for (const MatmulLoop &l : {m, n, k})
    print(l);
  out << a << b << c << zeroInit;
  return text;
}
