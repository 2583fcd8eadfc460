//===- MatmulEmitter.cpp - Kernels of a matrix product --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "MatmulEmitter.h"
#include "dgc/CodeGen/Kernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace dgc;
using llvm::divideCeil;

namespace {
/// Products per block of the sum: a panel of B of so many rows stays in L1.
constexpr int64_t kBlockProducts = 256;
/// The same where A is packed, block by block.
constexpr int64_t kBlockProductsPackedA = 512;
/// Tasks that a product should fall into at least, so that threads share it
/// well.
constexpr int64_t kMinTasks = 8;
/// From so many batches on a task is a batch, and packs its own panels.
constexpr int64_t kSelfPackingBatches = 8;
/// Thin panels of B that stay in a core's own cache together, in bytes: a tile
/// of rows goes over all of them before the next, so that rows of C are written
/// in longer pieces.
constexpr int64_t kGroupBytes = 64 << 10, kThinPanelBytes = 16 << 10;
} // namespace

MatmulEmitter::MatmulEmitter(ModuleOp module, const Matmul &product,
                             const VectorUnit &unit, StringRef name)
    : module(module), p(product), unit(unit), name(name.str()),
      b(module.getLoc(), OpBuilder::atBlockEnd(module.getBody())) {
  lanes = unit.bits / p.c.getIntOrFloatBitWidth();
  vectors = p.n.size <= lanes ? 1 : unit.tileVectors();
  width = lanes * vectors;
  rows = unit.tileRows();
  panels = divideCeil(p.n.size, width);
  tail = p.n.size % width;
  totalPanels = panels;
  for (const MatmulLoop &l : p.outerN)
    totalPanels *= l.size;
  sum = p.sumLength();
  selfPacking = p.batches() >= kSelfPackingBatches;
  packsA = !selfPacking && (p.a != p.c || (p.k.a != 1 && p.m.a == 1));
  int64_t target = packsA ? kBlockProductsPackedA : kBlockProducts;
  if (p.outerK.empty()) {
    blockOuter = 1;
    blockInner = std::min(p.k.size, target);
    numBlocks = divideCeil(p.k.size, blockInner);
  } else {
    blockOuter = std::clamp<int64_t>(target / p.k.size, 1, p.outerK[0].size);
    blockInner = p.k.size;
    numBlocks = divideCeil(p.outerK[0].size, blockOuter);
  }
  blockProducts = blockOuter * blockInner;
  outerRows = 1;
  for (const MatmulLoop &l : p.outerM)
    outerRows *= l.size;
  int64_t wanted = packsA ? 64 : 128;
  blockRows = llvm::alignTo(std::min(wanted, p.m.size), rows);
  numRowBlocks = divideCeil(p.m.size, blockRows);
  int64_t tasks = p.batches() * outerRows * numRowBlocks;
  chunks = std::clamp<int64_t>(divideCeil(kMinTasks, tasks), 1, totalPanels);
  chunkPanels = divideCeil(totalPanels, chunks);
  chunks = divideCeil(totalPanels, chunkPanels);
  int64_t panelBytes =
      blockProducts * width * int64_t(p.c.getIntOrFloatBitWidth() / 8);
  // Where panels are not neighbours in C there are no longer pieces.
  bool isThin = p.outerN.empty() && panelBytes <= kThinPanelBytes;
  groupPanels = isThin ? std::min(kGroupBytes / panelBytes, chunkPanels) : 1;
}

//===----------------------------------------------------------------------===//
// Index arithmetic and loops
//===----------------------------------------------------------------------===//

Value MatmulEmitter::index(int64_t value) {
  return arith::ConstantIndexOp::create(b, value);
}

Value MatmulEmitter::plus(Value a, Value c) {
  return arith::AddIOp::create(b, a, c);
}

Value MatmulEmitter::times(Value a, int64_t c) {
  return c == 1 ? a : arith::MulIOp::create(b, a, index(c)).getResult();
}

Value MatmulEmitter::smaller(Value a, Value c) {
  return arith::MinSIOp::create(b, a, c);
}

void MatmulEmitter::loop(Value from, Value to, int64_t step, Body body) {
  auto loop = scf::ForOp::create(b, from, to, index(step));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(loop.getBody()->getTerminator());
  body(loop.getInductionVar());
}

SmallVector<Value> MatmulEmitter::digits(Value number,
                                         ArrayRef<int64_t> sizes) {
  SmallVector<Value> result(sizes.size());
  for (size_t i = sizes.size(); i-- > 0;) {
    if (i == 0 || sizes[i] == 1) {
      result[i] = i == 0 ? number : index(0);
      continue;
    }
    result[i] = arith::RemUIOp::create(b, number, index(sizes[i]));
    number = arith::DivUIOp::create(b, number, index(sizes[i]));
  }
  return result;
}

SmallVector<int64_t> MatmulEmitter::sizesOf(ArrayRef<MatmulLoop> loops) {
  SmallVector<int64_t> sizes;
  for (const MatmulLoop &l : loops)
    sizes.push_back(l.size);
  return sizes;
}

Value MatmulEmitter::offset(ArrayRef<Value> digits, ArrayRef<MatmulLoop> loops,
                            int64_t MatmulLoop::*step) {
  Value result = index(0);
  for (auto [digit, l] : llvm::zip_equal(digits, loops))
    if (l.*step != 0)
      result = plus(result, times(digit, l.*step));
  return result;
}

Value MatmulEmitter::atProduct(Value at, Value outer, Value k,
                               int64_t MatmulLoop::*step) {
  at = plus(at, times(k, p.k.*step));
  return outer ? plus(at, times(outer, p.outerK[0].*step)) : at;
}

MatmulEmitter::Block MatmulEmitter::wholeSum() {
  Block all;
  all.lo = all.start = index(0);
  all.hi = index(p.k.size);
  if (!p.outerK.empty()) {
    all.outerLo = all.lo;
    all.outerHi = index(p.outerK[0].size);
  }
  return all;
}

void MatmulEmitter::forBlocks(llvm::function_ref<void(const Block &)> body) {
  if (numBlocks == 1)
    return body(wholeSum());
  bool byOuter = !p.outerK.empty();
  int64_t size = byOuter ? p.outerK[0].size : p.k.size;
  int64_t step = byOuter ? blockOuter : blockInner;
  loop(index(0), index(size), step, [&](Value from) {
    Value to = smaller(plus(from, step), index(size));
    Block block;
    block.isFirst =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, from, index(0));
    block.lo = byOuter ? index(0) : from;
    block.hi = byOuter ? index(p.k.size) : to;
    if (byOuter) {
      block.outerLo = from;
      block.outerHi = to;
    }
    block.start = byOuter ? times(from, p.k.size) : from;
    body(block);
  });
}

void MatmulEmitter::forProducts(
    const Block &block, llvm::function_ref<void(Value, Value, Value)> body) {
  if (!block.outerLo) {
    loop(block.lo, block.hi, 1, [&](Value k) { body(k, Value(), k); });
    return;
  }
  loop(block.outerLo, block.outerHi, 1, [&](Value o) {
    loop(block.lo, block.hi, 1,
         [&](Value k) { body(plus(times(o, p.k.size), k), o, k); });
  });
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

VectorType MatmulEmitter::vectorType(Type element) const {
  return VectorType::get({lanes}, element);
}

Value MatmulEmitter::widen(Value value) {
  if (getElementTypeOrSelf(value.getType()) == p.c)
    return value;
  Type type = p.c;
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    type = VectorType::get(vector.getShape(), p.c);
  return arith::ExtFOp::create(b, type, value);
}

Value MatmulEmitter::loadScalar(Value buffer, Value at) {
  return widen(memref::LoadOp::create(b, buffer, at));
}

Value MatmulEmitter::loadVector(Value buffer, Value at) {
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  return widen(vector::LoadOp::create(b, vectorType(element), buffer, at));
}

Value MatmulEmitter::loadLanes(Value buffer, Value at, int64_t count) {
  if (count == lanes)
    return loadVector(buffer, at);
  if (count == 0)
    return zeroVector();
  VectorType type =
      vectorType(cast<MemRefType>(buffer.getType()).getElementType());
  Value zero = arith::ConstantOp::create(b, b.getZeroAttr(type));
  return widen(vector::MaskedLoadOp::create(b, type, buffer, ValueRange(at),
                                            maskOf(count), zero));
}

Value MatmulEmitter::maskOf(int64_t count) {
  SmallVector<bool> mask(lanes, false);
  std::fill_n(mask.begin(), count, true);
  return arith::ConstantOp::create(
      b, DenseElementsAttr::get(vectorType(b.getI1Type()), mask));
}

Value MatmulEmitter::zeroVector() {
  return arith::ConstantOp::create(b, b.getZeroAttr(vectorType(p.c)));
}

Value MatmulEmitter::multiplyAdd(Value x, Value y, Value acc) {
  if (unit.hasFma)
    return vector::FMAOp::create(b, x, y, acc);
  return arith::AddFOp::create(b, acc, arith::MulFOp::create(b, x, y));
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Whether `panel` is the last, narrower one; null if there is none.
Value MatmulEmitter::isTail(Value panel) {
  return tail ? arith::CmpIOp::create(b, arith::CmpIPredicate::eq, panel,
                                      index(panels - 1))
              : Value();
}

MemRefType MatmulEmitter::flat(int64_t size, Type element) const {
  return MemRefType::get({size}, element);
}

func::FuncOp MatmulEmitter::begin(StringRef suffix, ArrayRef<Type> types) {
  b.setInsertionPointToEnd(module.getBody());
  SmallVector<Type> all(types);
  all.append(2, b.getIndexType());
  auto kernel =
      func::FuncOp::create(b, name + suffix.str(), b.getFunctionType(all, {}));
  kernel.setPrivate();
  kernel->setAttr(kKernelAttr, b.getUnitAttr());
  kernel->setAttr(kKindAttr, b.getStringAttr("matmul"));
  kernel->setAttr(kRowsAttr, b.getI64IntegerAttr(1));
  b.setInsertionPointToStart(kernel.addEntryBlock());
  return kernel;
}

/// The sums, from A and from B or its panels.
func::FuncOp MatmulEmitter::beginCompute(MemRefType panelsOrB) {
  func::FuncOp kernel =
      begin("", {flat(p.sizeA, p.a), panelsOrB, flat(p.sizeC, p.c)});
  bufferA = kernel.getArgument(0);
  bufferC = kernel.getArgument(2);
  kernel.setArgAttr(2, LLVM::LLVMDialect::getNoAliasAttrName(),
                    b.getUnitAttr());
  return kernel;
}

/// The panel's digits in the outer N loops, and its number in the inner.
SmallVector<Value> MatmulEmitter::panelDigits(Value panel) {
  SmallVector<int64_t> sizes = sizesOf(p.outerN);
  sizes.push_back(panels);
  return digits(panel, sizes);
}

func::FuncOp MatmulEmitter::emitPack() {
  int64_t packed = p.batches() * totalPanels * sum * width;
  func::FuncOp kernel = begin("_pack", {flat(p.sizeB, p.b), flat(packed, p.c)});
  Value source = kernel.getArgument(0), target = kernel.getArgument(1);
  loop(kernel.getArgument(2), kernel.getArgument(3), 1, [&](Value number) {
    SmallVector<int64_t> sizes = sizesOf(p.batch);
    llvm::append_range(sizes, sizesOf(p.outerN));
    sizes.push_back(panels);
    SmallVector<Value> d = digits(number, sizes);
    ArrayRef<Value> batchDigits = ArrayRef(d).take_front(p.batch.size());
    ArrayRef<Value> outerDigits =
        ArrayRef(d).drop_front(p.batch.size()).drop_back();
    Value at = plus(offset(batchDigits, p.batch, &MatmulLoop::b),
                    offset(outerDigits, p.outerN, &MatmulLoop::b));
    at = plus(at, times(d.back(), width * p.n.b));
    packFullOrTail(d.back(), source, at, target, times(number, sum * width),
                   wholeSum());
  });
  func::ReturnOp::create(b);
  return kernel;
}

func::FuncOp MatmulEmitter::emitComputePacked() {
  int64_t packed = p.batches() * totalPanels * sum * width;
  func::FuncOp kernel = beginCompute(flat(packed, p.c));
  packedB = kernel.getArgument(1);
  if (packsA)
    packedA = memref::AllocaOp::create(b, flat(blockRows * blockProducts, p.c),
                                       b.getI64IntegerAttr(64));
  loop(kernel.getArgument(3), kernel.getArgument(4), 1, [&](Value task) {
    SmallVector<int64_t> sizes = sizesOf(p.batch);
    llvm::append_range(sizes, sizesOf(p.outerM));
    sizes.push_back(numRowBlocks);
    sizes.push_back(chunks);
    SmallVector<Value> d = digits(task, sizes);
    ArrayRef<Value> batch = ArrayRef(d).take_front(p.batch.size());
    ArrayRef<Value> outer = ArrayRef(d).drop_front(p.batch.size()).drop_back(2);
    Value aBase = plus(offset(batch, p.batch, &MatmulLoop::a),
                       offset(outer, p.outerM, &MatmulLoop::a));
    Value cBase = plus(offset(batch, p.batch, &MatmulLoop::c),
                       offset(outer, p.outerM, &MatmulLoop::c));
    Value batchNumber = index(0);
    for (auto [digit, l] : llvm::zip_equal(batch, p.batch))
      batchNumber = plus(times(batchNumber, l.size), digit);
    Value firstRow = times(d[d.size() - 2], blockRows);
    Value endRow = smaller(plus(firstRow, blockRows), index(p.m.size));
    Value firstPanel = times(d.back(), chunkPanels);
    Value endPanel = smaller(plus(firstPanel, chunkPanels), index(totalPanels));
    forBlocks([&](const Block &block) {
      if (packsA)
        packRows(aBase, block, firstRow, endRow);
      auto cornerOf = [&](Value q) {
        SmallVector<Value> pd = panelDigits(q);
        Tile corner;
        corner.a = aBase;
        corner.c = plus(
            cBase, offset(ArrayRef(pd).drop_back(), p.outerN, &MatmulLoop::c));
        corner.c = plus(corner.c, times(pd.back(), width));
        corner.panel =
            times(plus(times(batchNumber, totalPanels), q), sum * width);
        corner.isTail = isTail(pd.back());
        return corner;
      };
      if (groupPanels == 1) {
        loop(firstPanel, endPanel, 1, [&](Value q) {
          tilesOfPanel(cornerOf(q), block, firstRow, endRow);
        });
        return;
      }
      loop(firstPanel, endPanel, groupPanels, [&](Value group) {
        Value end = smaller(plus(group, groupPanels), endPanel);
        forTiles(firstRow, endRow, [&](Value row, int64_t numRows) {
          loop(group, end, 1, [&](Value q) {
            tile(moved(cornerOf(q), row, firstRow), block, numRows);
          });
        });
      });
    });
  });
  func::ReturnOp::create(b);
  return kernel;
}

func::FuncOp MatmulEmitter::emitComputeSelfPacking() {
  func::FuncOp kernel = beginCompute(flat(p.sizeB, p.b));
  bufferB = kernel.getArgument(1);
  packedB = memref::AllocaOp::create(b, flat(blockProducts * width, p.c),
                                     b.getI64IntegerAttr(64));
  loop(kernel.getArgument(3), kernel.getArgument(4), 1, [&](Value task) {
    SmallVector<Value> batch = digits(task, sizesOf(p.batch));
    Value aBase = offset(batch, p.batch, &MatmulLoop::a);
    Value bBase = offset(batch, p.batch, &MatmulLoop::b);
    Value cBase = offset(batch, p.batch, &MatmulLoop::c);
    loop(index(0), index(totalPanels), 1, [&](Value q) {
      SmallVector<Value> pd = panelDigits(q);
      ArrayRef<Value> outer = ArrayRef(pd).drop_back();
      Value bAt = plus(plus(bBase, offset(outer, p.outerN, &MatmulLoop::b)),
                       times(pd.back(), width * p.n.b));
      Value cAt = plus(plus(cBase, offset(outer, p.outerN, &MatmulLoop::c)),
                       times(pd.back(), width));
      Tile corner;
      corner.isTail = isTail(pd.back());
      forBlocks([&](const Block &block) {
        // The buffer holds this block only: product `start` is at its begin.
        corner.panel =
            arith::SubIOp::create(b, index(0), times(block.start, width));
        packFullOrTail(pd.back(), bufferB, bAt, packedB, corner.panel, block);
        SmallVector<int64_t> rowSizes = sizesOf(p.outerM);
        loop(index(0), index(outerRows), 1, [&](Value r) {
          SmallVector<Value> rd = digits(r, rowSizes);
          corner.a = plus(aBase, offset(rd, p.outerM, &MatmulLoop::a));
          corner.c = plus(cAt, offset(rd, p.outerM, &MatmulLoop::c));
          tilesOfPanel(corner, block, index(0), index(p.m.size));
        });
      });
    });
  });
  func::ReturnOp::create(b);
  return kernel;
}

MatmulKernels MatmulEmitter::run() {
  MatmulKernels kernels;
  if (selfPacking) {
    kernels.compute = emitComputeSelfPacking();
    kernels.computeRange = p.batches();
    return kernels;
  }
  kernels.pack = emitPack();
  kernels.packRange = p.batches() * totalPanels;
  kernels.packedElements = kernels.packRange * sum * width;
  kernels.compute = emitComputePacked();
  kernels.computeRange = p.batches() * outerRows * numRowBlocks * chunks;
  return kernels;
}

MatmulKernels dgc::emitMatmul(ModuleOp module, const Matmul &product,
                              const VectorUnit &unit, StringRef name) {
  return MatmulEmitter(module, product, unit, name).run();
}
