//===- Lowering.h - State of the lowering to linalg -------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Shared by the Lower*.cpp files; not part of the library's interface.
//
// A function is lowered by building a second body beside the first, op by op.
// Two things keep the result small and easy to fuse:
//  - every tensor loses its dimensions of size 1 (its "squeezed" type), so
//    reshapes that only add or drop such dimensions vanish. The full types come
//    back at the function's boundary and at ops of other dialects;
//  - what a value became is a Form: splats, iotas, broadcasts and scalars are
//    known as such, and their users read them as constants, loop indices,
//    indexing maps or SSA values. The tensor itself is built too and erased at
//    the end where nobody asked for it.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_CODEGEN_LOWERING_H
#define DGC_LIB_CODEGEN_LOWERING_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace dgc::codegen {
using namespace mlir;

/// What a value of the old body became. Shapes are squeezed ones.
struct Lowered {
  enum class Form {
    Tensor,    // `tensor`
    Scalar,    // rank 0: `constant` or `scalar`
    Splat,     // every element is `constant` or `scalar`
    Broadcast, // the element at d is source[map(d)]
    Iota,      // the element is the index along `dim`, converted
    Other,     // not a tensor: `scalar` holds it as it is
  };
  Form form = Form::Tensor;
  Value tensor;
  Value scalar;
  TypedAttr constant;
  Value source;
  AffineMap map;
  unsigned dim = 0;
  Value full; // `tensor` with its dimensions of size 1, once asked for
};

class Lowering;

/// A box in a squeezed tensor. Dimensions of size 1 are dropped from what is
/// read and may be missing in what is written; a box of one element is a
/// scalar.
struct Box {
  SmallVector<OpFoldResult> offsets;
  SmallVector<int64_t> sizes, strides;

  void add(OpFoldResult offset, int64_t size, int64_t stride = 1) {
    offsets.push_back(offset);
    sizes.push_back(size);
    strides.push_back(stride);
  }
  SmallVector<int64_t> shape() const {
    return llvm::to_vector(
        llvm::make_filter_range(sizes, [](int64_t n) { return n != 1; }));
  }
  Value extract(Lowering &l, Value tensor) const;
  Value insert(Lowering &l, Value source, Value into) const;
};

/// Part of a tensor that is zero elsewhere. The box's offsets are constants.
struct PadPiece {
  Value source; // a tensor, or a scalar for one element
  Box box;
};

using Handler = LogicalResult (*)(Lowering &, Operation *);
using HandlerTable = llvm::StringMap<Handler>;

/// The signless type that holds `t` in the lowered program.
Type signless(Type t);
/// The dimensions of `type` whose size is not 1.
SmallVector<int64_t> keptDims(RankedTensorType type);
/// (d0, .., dn-1) -> (dims..).
AffineMap selectDims(MLIRContext *context, unsigned n, ArrayRef<int64_t> dims);

class Lowering {
public:
  explicit Lowering(func::FuncOp func);

  /// Replaces the body and the type of the function.
  LogicalResult run();
  /// Lowers every op of `block` but its terminator, at the insertion point.
  LogicalResult lowerOps(Block &block);

  OpBuilder b;
  Location loc; // of the op being lowered

  //===--- What old values are --------------------------------------------===//
  Lowered &operator[](Value old);
  /// Sizes of the squeezed tensor.
  SmallVector<int64_t> shape(Value old) const;
  unsigned rank(Value old) const { return shape(old).size(); }
  /// Position of each dimension of the full type in the squeezed one, or -1.
  SmallVector<int64_t> positions(Value old) const;
  Type elementType(Value old) const; // signless
  RankedTensorType squeezedType(Value old) const;
  RankedTensorType fullType(Value old) const; // signless

  //===--- Old values in a form that a user wants -------------------------===//
  Value tensor(Value old);
  Value full(Value old);
  /// The one value that all elements have; null if that is not known.
  Value uniform(Value old);
  bool isUniform(Value old);
  TypedAttr constant(Value old);
  /// Of a rank 0 integer, in the sense of its own signedness.
  std::optional<int64_t> constantInt(Value old);
  /// For a carried value or a branch's result: a scalar for rank 0.
  Value carried(Value old);
  Type carriedType(Value old) const;
  /// Any value: full tensors, and values of other types as they are.
  Value plain(Value old);

  //===--- Definitions ----------------------------------------------------===//
  void defineTensor(Value old, Value squeezed);
  void defineFull(Value old, Value full);
  void defineScalar(Value old, Value scalar); // a Splat where the rank is not 0
  void defineConstant(Value old, TypedAttr a); // likewise
  void defineBroadcast(Value old, Value source, AffineMap map);
  void defineIota(Value old, unsigned dim);
  void defineCarried(Value old, Value value);
  void definePlain(Value old, Value value);
  /// All elements of `old` are the one of `other`, which must be uniform.
  void defineUniform(Value old, Value other);
  /// Same elements in the same squeezed shape.
  void alias(Value old, Value other);

  /// For a value that is zero but for some boxes: those.
  ArrayRef<PadPiece> padPieces(Value old) const;
  void setPadPieces(Value old, ArrayRef<PadPiece> pieces);

  //===--- Building blocks ------------------------------------------------===//
  /// A constant at the function's entry, one per attribute.
  Value constantValue(TypedAttr a);
  Value indexValue(int64_t i);
  Value empty(ArrayRef<int64_t> shape, Type element);
  Value fill(ArrayRef<int64_t> shape, Value scalar);
  /// The tensor of rank 0 that holds `scalar`, built right after it.
  Value rankZero(Value scalar);
  /// The element of a tensor of rank 0, read right after it is built.
  Value elementOf(Value tensor);
  /// A rank 0 integer of the old program as an index, sign and all.
  Value toIndex(Value element, Type oldElement);
  /// The scalar ops built since `from` (or the block's begin) folded where
  /// their operands are constants; returns what `v` became.
  Value foldNew(Operation *from, Value v);
  Operation *lastOp(); // before the insertion point, or null

private:
  LogicalResult lowerOp(Operation *op);
  LogicalResult cloneOther(Operation *op);
  LogicalResult checkTypes(Operation *op);
  void materialize(Value old);
  void eraseUnused(Block &entry);

  func::FuncOp func;
  HandlerTable handlers;
  llvm::DenseMap<Value, Lowered> values;
  llvm::DenseMap<Attribute, Value> constants;
  llvm::DenseMap<Value, Value> rankZeros, elements;
  llvm::DenseMap<Value, SmallVector<PadPiece>> pads;
  Operation *lastConstant = nullptr;
  Block *entry = nullptr;
};

/// Collects operands for a linalg.generic by what old values became, so that
/// its body sees elements: block arguments, constants or loop indices.
class GenericBuilder {
public:
  GenericBuilder(Lowering &l, unsigned loops) : l(l), loops(loops) {}

  /// The element of `old` at `access`(loop indices); `access` may hold constant
  /// 0 for dimensions that the value's form does not look at.
  void add(Value old, AffineMap access);
  void addTensor(Value tensor, AffineMap map);
  void clear() {
    all.clear();
    inputs.clear();
    maps.clear();
  }
  /// True if the operands' maps say how far every loop goes.
  bool coversAllLoops() const;

  using Body = llvm::function_ref<LogicalResult(
      OpBuilder &, Location, ValueRange elements, ValueRange outs,
      SmallVectorImpl<Value> &)>;
  /// Null if the body failed (it has told why).
  linalg::GenericOp build(ValueRange outs, ArrayRef<AffineMap> outMaps,
                          ArrayRef<utils::IteratorType> iterators, Body body,
                          ArrayRef<NamedAttribute> attrs = {});

private:
  struct Element {
    int input = -1; // or
    TypedAttr constant;
    int64_t iotaDim = -1;
    Type type;
  };
  Lowering &l;
  unsigned loops;
  SmallVector<Element> all;
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
};

/// `tensor` with another squeezed shape, by collapse_shape and expand_shape.
Value reshapeTensor(Lowering &l, Value tensor, ArrayRef<int64_t> to);

/// One pass over all loops, each parallel, one result of type `element`.
Value buildParallel(Lowering &l, GenericBuilder &g, ArrayRef<int64_t> shape,
                    Type element, GenericBuilder::Body body);

//===--- Boxes and indices (LowerSlice.cpp)
//--------------------------------===//

/// Lowers an add of tensors that are zero but for some boxes; false if it is
/// none.
bool lowerPadSum(Lowering &l, Operation *add);
/// A rank 0 start index of the old program, held to [0, last].
OpFoldResult clampedStart(Lowering &l, Value start, int64_t last);
/// The same of an element of the old type `oldElement`.
Value clampIndex(OpBuilder &b, Location loc, Lowering &l, Value element,
                 Type oldElement, int64_t last);
/// One component of the start indices of a gather or scatter: a tensor over
/// their other (squeezed) dimensions, or a scalar.
Value indexComponent(Lowering &l, Value indices, int64_t vectorDim,
                     int64_t component);

//===--- Scalars (LowerScalar.cpp) ----------------------------------------===//
bool isPointwise(Operation *op);
/// Calls `add` with the name of every pointwise op.
void addPointwiseNames(llvm::function_ref<void(StringRef)> add);
/// What a pointwise op computes on elements; null after a diagnostic.
Value emitScalar(OpBuilder &b, Operation *op, ValueRange args);
/// Any pair of element types, `from` and `to` as the old program has them.
Value emitConvert(OpBuilder &b, Location loc, Value v, Type from, Type to);
/// An index as an element of the old type `to`.
Value emitFromIndex(OpBuilder &b, Location loc, Value index, Type to);
/// The body of a reduction or scatter on scalars.
LogicalResult inlineBody(Lowering &l, OpBuilder &b, Block &body,
                         ValueRange args, SmallVectorImpl<Value> &results);

//===--- Handlers, one file each ------------------------------------------===//
void addPointwiseHandlers(HandlerTable &table);
void addShapeHandlers(HandlerTable &table);
void addSliceHandlers(HandlerTable &table);
void addContractionHandlers(HandlerTable &table);
void addReduceHandlers(HandlerTable &table);
void addGatherHandlers(HandlerTable &table);
void addScatterHandlers(HandlerTable &table);
void addControlHandlers(HandlerTable &table);
void addDistHandlers(HandlerTable &table);

} // namespace dgc::codegen

#endif // DGC_LIB_CODEGEN_LOWERING_H
