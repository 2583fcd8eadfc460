//===- MatmulTile.cpp - The micro-kernel of matrix products ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "MatmulEmitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace dgc;

/// Products of the inner loop of a sum that are written out.
static constexpr int64_t kUnroll = 4;

/// Calls `body(offset, vector, number of valid lanes)` for each vector of a
/// tile.
void MatmulEmitter::access(const Tile &t, int64_t numRows, bool isTail,
                           llvm::function_ref<void(Value, int, int64_t)> body) {
  int64_t columns = isTail ? tail : width;
  for (int64_t i = 0; i < numRows; ++i)
    for (int64_t j = 0; j < vectors; ++j) {
      int64_t valid = std::clamp<int64_t>(columns - j * lanes, 0, lanes);
      Value at = plus(t.c, i * p.m.c + j * lanes);
      body(at, i * vectors + j, valid);
    }
}

SmallVector<Value> MatmulEmitter::initial(const Tile &t, const Block &block,
                                          int64_t numRows) {
  SmallVector<Value> zeros(numRows * vectors, zeroVector());
  if (p.zeroInit && !block.isFirst)
    return zeros;
  auto load = [&](bool isTail) {
    SmallVector<Value> values;
    access(t, numRows, isTail, [&](Value at, int, int64_t valid) {
      values.push_back(loadLanes(bufferC, at, valid));
    });
    return values;
  };
  auto choose = [&](Value condition,
                    llvm::function_ref<SmallVector<Value>()> yes,
                    llvm::function_ref<SmallVector<Value>()> no) {
    auto branch = scf::IfOp::create(b, TypeRange(ValueRange(zeros)), condition,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b, yes());
    b.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(b, no());
    return SmallVector<Value>(branch.getResults());
  };
  auto loadAny = [&] {
    return t.isTail ? choose(
                          t.isTail, [&] { return load(true); },
                          [&] { return load(false); })
                    : load(t.inTail);
  };
  if (p.zeroInit)
    return choose(block.isFirst, [&] { return zeros; }, loadAny);
  return loadAny();
}

/// The products k of all rows and vectors added to `sums`.
SmallVector<Value> MatmulEmitter::products(const Tile &t, const Block &block,
                                           Value outer, Value k,
                                           int64_t numRows,
                                           SmallVector<Value> sums) {
  Value number = outer ? plus(times(outer, p.k.size), k) : k;
  Value row = plus(t.panel, times(number, width));
  SmallVector<Value> bs;
  for (int64_t j = 0; j < vectors; ++j)
    bs.push_back(vector::LoadOp::create(b, vectorType(p.c), packedB,
                                        plus(row, j * lanes)));
  Value column;
  if (packsA) {
    column =
        plus(t.a, times(arith::SubIOp::create(b, number, block.start), rows));
  } else {
    column = atProduct(t.a, outer, k, &MatmulLoop::a);
  }
  for (int64_t i = 0; i < numRows; ++i) {
    Value x =
        packsA ? memref::LoadOp::create(b, packedA, plus(column, i)).getResult()
               : loadScalar(bufferA, plus(column, i * p.m.a));
    x = vector::BroadcastOp::create(b, vectorType(p.c), x);
    for (int64_t j = 0; j < vectors; ++j)
      sums[i * vectors + j] = multiplyAdd(x, bs[j], sums[i * vectors + j]);
  }
  return sums;
}

SmallVector<Value> MatmulEmitter::innerLoop(const Tile &t, const Block &block,
                                            Value outer, int64_t numRows,
                                            SmallVector<Value> sums) {
  auto emit = [&](Value from, Value to, int64_t step) {
    auto loop = scf::ForOp::create(b, from, to, index(step), sums);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> next(loop.getRegionIterArgs());
    for (int64_t u = 0; u < step; ++u)
      next = products(t, block, outer, plus(loop.getInductionVar(), u), numRows,
                      std::move(next));
    scf::YieldOp::create(b, next);
    sums = SmallVector<Value>(loop.getResults());
  };
  if (p.k.size % kUnroll == 0) {
    emit(block.lo, block.hi, kUnroll);
    return sums;
  }
  if (p.k.size > kUnroll) {
    Value rest = arith::RemUIOp::create(
        b, arith::SubIOp::create(b, block.hi, block.lo), index(kUnroll));
    Value middle = arith::SubIOp::create(b, block.hi, rest);
    emit(block.lo, middle, kUnroll);
    emit(middle, block.hi, 1);
    return sums;
  }
  emit(block.lo, block.hi, 1);
  return sums;
}

SmallVector<Value> MatmulEmitter::accumulate(const Tile &t, const Block &block,
                                             int64_t numRows,
                                             SmallVector<Value> sums) {
  if (!block.outerLo)
    return innerLoop(t, block, Value(), numRows, std::move(sums));
  auto loop =
      scf::ForOp::create(b, block.outerLo, block.outerHi, index(1), sums);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> next =
      innerLoop(t, block, loop.getInductionVar(), numRows,
                SmallVector<Value>(loop.getRegionIterArgs()));
  scf::YieldOp::create(b, next);
  return SmallVector<Value>(loop.getResults());
}

/// A last panel that needs fewer vectors has a narrower micro-kernel.
void MatmulEmitter::tile(const Tile &t, const Block &block, int64_t numRows) {
  int64_t needed = llvm::divideCeil(tail, lanes);
  if (!t.isTail || needed == vectors)
    return anyTile(t, block, numRows);
  auto branch = scf::IfOp::create(b, t.isTail, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  Tile known = t;
  known.isTail = Value();
  b.setInsertionPointToStart(branch.elseBlock());
  anyTile(known, block, numRows);
  b.setInsertionPointToStart(branch.thenBlock());
  known.inTail = true;
  std::swap(vectors, needed);
  anyTile(known, block, numRows);
  std::swap(vectors, needed);
}

void MatmulEmitter::anyTile(const Tile &t, const Block &block,
                            int64_t numRows) {
  SmallVector<Value> sums =
      accumulate(t, block, numRows, initial(t, block, numRows));
  auto store = [&](bool isTail) {
    access(t, numRows, isTail, [&](Value at, int i, int64_t valid) {
      if (valid == lanes)
        vector::StoreOp::create(b, sums[i], bufferC, at);
      else if (valid > 0)
        vector::MaskedStoreOp::create(b, bufferC, ValueRange(at), maskOf(valid),
                                      sums[i]);
    });
  };
  if (!t.isTail) {
    store(t.inTail);
    return;
  }
  auto branch = scf::IfOp::create(b, t.isTail, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  store(true);
  b.setInsertionPointToStart(branch.elseBlock());
  store(false);
}

/// Calls `body(row, number of rows)` for the tiles of rows [fromRow, toRow),
/// all as high as the micro-kernel but for the last rows of C.
void MatmulEmitter::forTiles(Value fromRow, Value toRow,
                             llvm::function_ref<void(Value, int64_t)> body) {
  int64_t rest = p.m.size % rows;
  Value full = rest ? smaller(toRow, index(p.m.size - rest)) : toRow;
  if (p.m.size >= rows)
    loop(fromRow, full, rows, [&](Value row) { body(row, rows); });
  if (!rest)
    return;
  Value isLast =
      arith::CmpIOp::create(b, arith::CmpIPredicate::sgt, toRow, full);
  auto branch = scf::IfOp::create(b, isLast, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  body(full, rest);
}

/// One panel for all rows [fromRow, toRow). `corner`: of row 0.
void MatmulEmitter::tilesOfPanel(const Tile &corner, const Block &block,
                                 Value fromRow, Value toRow) {
  forTiles(fromRow, toRow, [&](Value row, int64_t numRows) {
    tile(moved(corner, row, fromRow), block, numRows);
  });
}

/// The tile `corner` of row 0, from `row` on.
MatmulEmitter::Tile MatmulEmitter::moved(Tile corner, Value row,
                                         Value fromRow) {
  corner.a = packsA
                 ? times(arith::SubIOp::create(b, row, fromRow), blockProducts)
                 : plus(corner.a, times(row, p.m.a));
  corner.c = plus(corner.c, times(row, p.m.c));
  return corner;
}
