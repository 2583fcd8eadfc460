//===- MatmulEmitter.h - Kernels of a matrix product ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_CODEGEN_MATMULEMITTER_H
#define DGC_LIB_CODEGEN_MATMULEMITTER_H

#include "dgc/CodeGen/Matmul.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace dgc {

/// Emits the loops of one product; see Matmul.h. All buffers are flat, and
/// offsets are sums of steps.
class MatmulEmitter {
public:
  MatmulEmitter(mlir::ModuleOp module, const Matmul &product,
                const VectorUnit &unit, llvm::StringRef name);
  MatmulKernels run();

private:
  using Value = mlir::Value;
  using Body = llvm::function_ref<void(Value)>;

  // Index arithmetic, and loops.
  Value index(int64_t value);
  Value plus(Value a, Value b);
  Value plus(Value a, int64_t b) { return plus(a, index(b)); }
  Value times(Value a, int64_t b);
  Value smaller(Value a, Value b);
  void loop(Value from, Value to, int64_t step, Body body);
  /// Splits a number into digits of the loops' sizes, the first being the major
  /// one.
  llvm::SmallVector<Value> digits(Value number, llvm::ArrayRef<int64_t> sizes);
  static llvm::SmallVector<int64_t> sizesOf(llvm::ArrayRef<MatmulLoop> loops);
  /// The sum of digit * step.
  Value offset(llvm::ArrayRef<Value> digits, llvm::ArrayRef<MatmulLoop> loops,
               int64_t MatmulLoop::*step);

  /// `at`, the place of a row's or column's product 0, moved to product `k` of
  /// the inner K loop, in iteration `outer` of the outer one (null: there is
  /// none).
  Value atProduct(Value at, Value outer, Value k, int64_t MatmulLoop::*step);

  /// A block of the sum: [outerLo, outerHi) of the outer K loop if there is
  /// one, else [lo, hi) of the inner.
  struct Block {
    Value outerLo, outerHi, lo, hi;
    Value start;   // the first product's number in the whole sum
    Value isFirst; // null: there is one block only
  };
  Block wholeSum();
  void forBlocks(llvm::function_ref<void(const Block &)> body);
  /// Runs `body(number of the product, outer digit, inner digit)` over a block.
  void forProducts(const Block &block,
                   llvm::function_ref<void(Value, Value, Value)> body);

  // Elements, widened to the type of the sum.
  mlir::VectorType vectorType(mlir::Type element) const;
  Value widen(Value value);
  Value loadScalar(Value buffer, Value at);
  Value loadVector(Value buffer, Value at);
  /// The first `count` lanes, the others zero.
  Value loadLanes(Value buffer, Value at, int64_t count);
  Value maskOf(int64_t count);
  Value zeroVector();
  Value multiplyAdd(Value a, Value b, Value acc);

  // Packing.
  void packPanel(Value source, Value at, Value target, Value targetAt,
                 const Block &block, int64_t columns);
  void packPanelRows(Value source, Value at, Value target, Value targetAt,
                     const Block &block, int64_t columns);
  void packPanelTransposed(Value source, Value at, Value target, Value targetAt,
                           const Block &block, int64_t columns);
  void transpose(llvm::SmallVectorImpl<Value> &square);
  void packPanelScalars(Value source, Value at, Value target, Value targetAt,
                        const Block &block, int64_t columns);
  void packFullOrTail(Value panel, Value source, Value at, Value target,
                      Value targetAt, const Block &block);
  void prefetch(Value at);
  void packRows(Value at, const Block &block, Value fromRow, Value toRow);

  // The micro-kernel: `rows` rows of C by one panel.
  struct Tile {
    Value a; // offset of the first row in A, or of the tile in the packed block
    Value panel;  // offset of product 0 of the panel in the packed B
    Value c;      // offset of its corner in C
    Value isTail; // the panel is the last, narrower one; null: see `inTail`
    bool inTail = false;
  };
  void tile(const Tile &tile, const Block &block, int64_t rows);
  void anyTile(const Tile &tile, const Block &block, int64_t rows);
  llvm::SmallVector<Value> initial(const Tile &tile, const Block &block,
                                   int64_t rows);
  llvm::SmallVector<Value> accumulate(const Tile &tile, const Block &block,
                                      int64_t rows,
                                      llvm::SmallVector<Value> sums);
  llvm::SmallVector<Value> innerLoop(const Tile &tile, const Block &block,
                                     Value outer, int64_t rows,
                                     llvm::SmallVector<Value> sums);
  llvm::SmallVector<Value> products(const Tile &tile, const Block &block,
                                    Value outer, Value k, int64_t rows,
                                    llvm::SmallVector<Value> sums);
  void access(const Tile &tile, int64_t rows, bool tail,
              llvm::function_ref<void(Value, int, int64_t)> body);
  void forTiles(Value fromRow, Value toRow,
                llvm::function_ref<void(Value, int64_t)> body);
  void tilesOfPanel(const Tile &corner, const Block &block, Value fromRow,
                    Value toRow);
  Tile moved(Tile corner, Value row, Value fromRow);
  Value isTail(Value panel);

  // Whole kernels.
  mlir::func::FuncOp begin(llvm::StringRef suffix,
                           llvm::ArrayRef<mlir::Type> types);
  mlir::func::FuncOp beginCompute(mlir::MemRefType panelsOrB);
  llvm::SmallVector<Value> panelDigits(Value panel);
  mlir::func::FuncOp emitPack();
  mlir::func::FuncOp emitComputePacked();
  mlir::func::FuncOp emitComputeSelfPacking();
  mlir::MemRefType flat(int64_t size, mlir::Type element) const;

  mlir::ModuleOp module;
  const Matmul &p;
  VectorUnit unit;
  std::string name;
  mlir::ImplicitLocOpBuilder b;
  int64_t lanes, vectors, width, rows; // of the micro-kernel
  int64_t panels, tail, totalPanels;   // of B; tail: columns of the last, or 0
  int64_t sum, blockOuter, blockInner, blockProducts, numBlocks;
  int64_t blockRows, numRowBlocks, outerRows, chunks, chunkPanels;
  int64_t groupPanels;
  bool selfPacking, packsA;
  Value bufferA, bufferB, bufferC, packedA, packedB;
};

} // namespace dgc

#endif // DGC_LIB_CODEGEN_MATMULEMITTER_H
