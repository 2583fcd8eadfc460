//===- MatmulPack.cpp - Packing for matrix products -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "MatmulEmitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace dgc;

/// Columns [0, columns) of B from `at` on, for the products of a block, as rows
/// of `width` numbers; what is beyond `columns` is zero.
void MatmulEmitter::packPanel(Value source, Value at, Value target,
                              Value targetAt, const Block &block,
                              int64_t columns) {
  if (p.n.b == 1)
    packPanelRows(source, at, target, targetAt, block, columns);
  else if (p.k.b == 1)
    packPanelTransposed(source, at, target, targetAt, block, columns);
  else
    packPanelScalars(source, at, target, targetAt, block, columns);
}

void MatmulEmitter::packPanelRows(Value source, Value at, Value target,
                                  Value targetAt, const Block &block,
                                  int64_t columns) {
  forProducts(block, [&](Value number, Value outer, Value k) {
    Value from = atProduct(at, outer, k, &MatmulLoop::b);
    Value to = plus(targetAt, times(number, width));
    for (int64_t j = 0; j < vectors; ++j) {
      int64_t valid = std::clamp<int64_t>(columns - j * lanes, 0, lanes);
      vector::StoreOp::create(b,
                              loadLanes(source, plus(from, j * lanes), valid),
                              target, plus(to, j * lanes));
    }
  });
}

/// Transposes a square of as many vectors as each has lanes, in log2(lanes)
/// rounds that swap the off-diagonal quarters of ever bigger blocks.
void MatmulEmitter::transpose(SmallVectorImpl<Value> &square) {
  for (int64_t d = 1; d < lanes; d *= 2)
    for (int64_t i = 0; i < lanes; ++i) {
      if (i & d)
        continue;
      SmallVector<int64_t> upper, lower; // lanes of the second vector count on
      for (int64_t j = 0; j < lanes; ++j) {
        upper.push_back(j & d ? lanes + j - d : j);
        lower.push_back(j & d ? lanes + j : j + d);
      }
      Value x = square[i], y = square[i + d];
      square[i] = vector::ShuffleOp::create(b, x, y, upper);
      square[i + d] = vector::ShuffleOp::create(b, x, y, lower);
    }
}

/// B is contiguous along K: square blocks are transposed in registers. Where
/// the last products are no whole square, masked loads leave the rest of it
/// zero, and only their rows are stored: the shuffles for the others vanish.
void MatmulEmitter::packPanelTransposed(Value source, Value at, Value target,
                                        Value targetAt, const Block &block,
                                        int64_t columns) {
  auto square = [&](Value outer, Value k, int64_t products) {
    Value number = outer ? plus(times(outer, p.k.size), k) : k;
    Value from = atProduct(at, outer, k, &MatmulLoop::b);
    Value to = plus(targetAt, times(number, width));
    for (int64_t j = 0; j < vectors; ++j) {
      SmallVector<Value> rowsOfB;
      for (int64_t i = 0; i < lanes; ++i)
        rowsOfB.push_back(loadLanes(source, plus(from, (j * lanes + i) * p.n.b),
                                    j * lanes + i < columns ? products : 0));
      transpose(rowsOfB);
      for (int64_t i = 0; i < products; ++i)
        vector::StoreOp::create(b, rowsOfB[i], target,
                                plus(to, i * width + j * lanes));
    }
  };
  // All blocks are whole squares long but for the last.
  int64_t rest = p.k.size % lanes;
  Value end = block.hi;
  if (rest) {
    Value products = arith::SubIOp::create(b, block.hi, block.lo);
    end = arith::SubIOp::create(
        b, block.hi, arith::RemUIOp::create(b, products, index(lanes)));
  }
  auto row = [&](Value outer) {
    loop(block.lo, end, lanes, [&](Value k) { square(outer, k, lanes); });
    if (rest)
      loop(end, block.hi, lanes, [&](Value k) { square(outer, k, rest); });
  };
  if (!block.outerLo)
    return row(Value());
  loop(block.outerLo, block.outerHi, 1, row);
}

void MatmulEmitter::packPanelScalars(Value source, Value at, Value target,
                                     Value targetAt, const Block &block,
                                     int64_t columns) {
  forProducts(block, [&](Value number, Value outer, Value k) {
    Value from = atProduct(at, outer, k, &MatmulLoop::b);
    Value to = plus(targetAt, times(number, width));
    loop(index(0), index(columns), 1, [&](Value i) {
      memref::StoreOp::create(b,
                              loadScalar(source, plus(from, times(i, p.n.b))),
                              target, plus(to, i));
    });
    if (columns == width)
      return;
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(p.c));
    loop(index(columns), index(width), 1, [&](Value i) {
      memref::StoreOp::create(b, zero, target, plus(to, i));
    });
  });
}

void MatmulEmitter::packFullOrTail(Value panel, Value source, Value at,
                                   Value target, Value targetAt,
                                   const Block &block) {
  if (!tail || panels == 1) {
    packPanel(source, at, target, targetAt, block, tail ? tail : width);
    return;
  }
  Value isTail = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, panel,
                                       index(panels - 1));
  auto branch = scf::IfOp::create(b, isTail, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  packPanel(source, at, target, targetAt, block, tail);
  b.setInsertionPointToStart(branch.elseBlock());
  packPanel(source, at, target, targetAt, block, width);
}

/// The next block's part of a row of A: its pieces are too short for the
/// processor to see where they go on.
void MatmulEmitter::prefetch(Value at) {
  memref::PrefetchOp::create(b, bufferA,
                             ValueRange(smaller(at, index(p.sizeA - 1))),
                             /*isWrite=*/false, /*localityHint=*/2,
                             /*isDataCache=*/true);
}

/// Rows [fromRow, toRow) of A for the products of a block, as tiles: for each
/// product the numbers of the tile's rows.
void MatmulEmitter::packRows(Value aBase, const Block &block, Value fromRow,
                             Value toRow) {
  auto rowsType = VectorType::get({rows}, p.a);
  forProducts(block, [&](Value number, Value outer, Value k) {
    Value from = atProduct(aBase, outer, k, &MatmulLoop::a);
    Value within = times(arith::SubIOp::create(b, number, block.start), rows);
    auto targetOf = [&](Value row) {
      return plus(times(arith::SubIOp::create(b, row, fromRow), blockProducts),
                  within);
    };
    auto copyScalars = [&](Value row, int64_t count) {
      Value to = targetOf(row);
      for (int64_t i = 0; i < count; ++i)
        memref::StoreOp::create(
            b, loadScalar(bufferA, plus(from, times(plus(row, i), p.m.a))),
            packedA, plus(to, i));
    };
    forTiles(fromRow, toRow, [&](Value row, int64_t count) {
      if (p.m.a != 1 || count < rows)
        return copyScalars(row, count);
      prefetch(plus(plus(from, row), blockRows));
      Value v =
          widen(vector::LoadOp::create(b, rowsType, bufferA, plus(from, row)));
      vector::StoreOp::create(b, v, packedA, targetOf(row));
    });
  });
}
