//===- Lowering.cpp - State of the lowering to linalg ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Lowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace dgc::codegen;
using Form = Lowered::Form;

//===----------------------------------------------------------------------===//
// Types and maps
//===----------------------------------------------------------------------===//

Type dgc::codegen::signless(Type t) {
  if (auto i = dyn_cast<IntegerType>(t))
    return IntegerType::get(t.getContext(), i.getWidth());
  if (auto r = dyn_cast<RankedTensorType>(t))
    return RankedTensorType::get(r.getShape(), signless(r.getElementType()));
  return t;
}

SmallVector<int64_t> dgc::codegen::keptDims(RankedTensorType type) {
  SmallVector<int64_t> dims;
  for (auto [i, n] : llvm::enumerate(type.getShape()))
    if (n != 1)
      dims.push_back(i);
  return dims;
}

AffineMap dgc::codegen::selectDims(MLIRContext *context, unsigned n,
                                   ArrayRef<int64_t> dims) {
  SmallVector<AffineExpr> exprs;
  for (int64_t d : dims)
    exprs.push_back(getAffineDimExpr(d, context));
  return AffineMap::get(n, 0, exprs, context);
}

SmallVector<int64_t> Lowering::shape(Value old) const {
  SmallVector<int64_t> sizes;
  for (int64_t n : cast<RankedTensorType>(old.getType()).getShape())
    if (n != 1)
      sizes.push_back(n);
  return sizes;
}

SmallVector<int64_t> Lowering::positions(Value old) const {
  SmallVector<int64_t> result;
  int64_t next = 0;
  for (int64_t n : cast<RankedTensorType>(old.getType()).getShape())
    result.push_back(n == 1 ? -1 : next++);
  return result;
}

Type Lowering::elementType(Value old) const {
  return signless(getElementTypeOrSelf(old.getType()));
}

RankedTensorType Lowering::squeezedType(Value old) const {
  return RankedTensorType::get(shape(old), elementType(old));
}

RankedTensorType Lowering::fullType(Value old) const {
  return cast<RankedTensorType>(signless(old.getType()));
}

/// Groups the dimensions of `full` so that each group has one that is kept.
static SmallVector<ReassociationIndices> squeezeGroups(RankedTensorType full) {
  SmallVector<ReassociationIndices> groups;
  for (auto [i, n] : llvm::enumerate(full.getShape())) {
    bool startsGroup = groups.empty() || n != 1;
    // Leading dimensions of size 1 join the first kept one.
    if (n != 1 && groups.size() == 1 && llvm::all_of(groups[0], [&](int64_t d) {
          return full.getDimSize(d) == 1;
        }))
      startsGroup = false;
    if (startsGroup)
      groups.emplace_back();
    groups.back().push_back(i);
  }
  if (keptDims(full).empty())
    groups.clear();
  return groups;
}

//===----------------------------------------------------------------------===//
// Building blocks
//===----------------------------------------------------------------------===//

Value Lowering::constantValue(TypedAttr a) {
  Value &v = constants[a];
  if (v)
    return v;
  OpBuilder::InsertionGuard guard(b);
  if (lastConstant)
    b.setInsertionPointAfter(lastConstant);
  else
    b.setInsertionPointToStart(entry);
  lastConstant = arith::ConstantOp::create(b, func.getLoc(), a);
  return v = lastConstant->getResult(0);
}

Value Lowering::indexValue(int64_t i) {
  return constantValue(b.getIndexAttr(i));
}

Value Lowering::empty(ArrayRef<int64_t> shape, Type element) {
  return tensor::EmptyOp::create(b, loc, shape, element);
}

Value Lowering::fill(ArrayRef<int64_t> shape, Value scalar) {
  Value out = empty(shape, scalar.getType());
  return linalg::FillOp::create(b, loc, scalar, out).getResult(0);
}

Value Lowering::rankZero(Value scalar) {
  Value &v = rankZeros[scalar];
  if (v)
    return v;
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointAfterValue(scalar);
  auto type = RankedTensorType::get({}, scalar.getType());
  return v = tensor::FromElementsOp::create(b, loc, type, scalar);
}

Value Lowering::elementOf(Value tensor) {
  Value &v = elements[tensor];
  if (v)
    return v;
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointAfterValue(tensor);
  return v = tensor::ExtractOp::create(b, loc, tensor, ValueRange{});
}

Value Lowering::toIndex(Value element, Type oldElement) {
  bool isUnsigned = oldElement.isUnsignedInteger() || oldElement.isInteger(1);
  Type index = b.getIndexType();
  Operation *last = lastOp();
  Value v =
      isUnsigned
          ? arith::IndexCastUIOp::create(b, loc, index, element).getResult()
          : arith::IndexCastOp::create(b, loc, index, element).getResult();
  return foldNew(last, v);
}

Operation *Lowering::lastOp() {
  Block::iterator it = b.getInsertionPoint();
  return it == b.getInsertionBlock()->begin() ? nullptr : &*std::prev(it);
}

Value Lowering::foldNew(Operation *from, Value v) {
  Block *block = b.getInsertionBlock();
  Block::iterator it = from ? std::next(from->getIterator()) : block->begin();
  while (it != b.getInsertionPoint()) {
    Operation &op = *it++;
    // An op of one scalar result without regions: the rest is left alone.
    if (op.getNumResults() != 1 || op.getNumRegions() != 0 ||
        !op.getResult(0).getType().isIntOrIndexOrFloat() ||
        op.hasTrait<OpTrait::ConstantLike>())
      continue;
    SmallVector<OpFoldResult, 1> folded;
    if (failed(op.fold(folded)) || folded.size() != 1)
      continue;
    Value r = dyn_cast<Value>(folded[0]);
    if (auto a = dyn_cast<Attribute>(folded[0]))
      if (auto typed = dyn_cast<TypedAttr>(a))
        r = constantValue(typed);
    if (!r || r == op.getResult(0))
      continue;
    op.getResult(0).replaceAllUsesWith(r);
    if (v == op.getResult(0))
      v = r;
  }
  return v;
}

//===----------------------------------------------------------------------===//
// What old values are
//===----------------------------------------------------------------------===//

Lowered &Lowering::operator[](Value old) { return values[old]; }

Value Lowering::tensor(Value old) {
  Lowered &low = values[old];
  if (!low.tensor) // only a Scalar waits for the first user
    low.tensor = rankZero(uniform(old));
  return low.tensor;
}

Value Lowering::full(Value old) {
  Lowered &low = values[old];
  if (low.full)
    return low.full;
  Value squeezed = tensor(old);
  RankedTensorType type = fullType(old);
  if (squeezed.getType() == type)
    return values[old].full = squeezed;
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointAfterValue(squeezed);
  return values[old].full = tensor::ExpandShapeOp::create(
             b, loc, type, squeezed, squeezeGroups(type));
}

TypedAttr Lowering::constant(Value old) { return values[old].constant; }

bool Lowering::isUniform(Value old) {
  const Lowered &low = values[old];
  return low.form == Form::Scalar || low.form == Form::Splat ||
         (low.form == Form::Broadcast && low.map.getNumResults() == 0) ||
         (low.form == Form::Tensor && rank(old) == 0);
}

Value Lowering::uniform(Value old) {
  if (!isUniform(old))
    return {};
  Lowered &low = values[old];
  if (low.form == Form::Broadcast)
    return elementOf(low.source);
  if (low.form == Form::Tensor)
    return elementOf(low.tensor);
  return low.scalar ? low.scalar : constantValue(low.constant);
}

std::optional<int64_t> Lowering::constantInt(Value old) {
  auto a = dyn_cast_or_null<IntegerAttr>(constant(old));
  if (!a)
    return std::nullopt;
  Type element = getElementTypeOrSelf(old.getType());
  if (!element.isUnsignedInteger() && !element.isInteger(1))
    return a.getValue().getSExtValue();
  if (a.getValue().getActiveBits() > 63)
    return std::nullopt;
  return a.getValue().getZExtValue();
}

Value Lowering::carried(Value old) {
  return rank(old) == 0 ? uniform(old) : tensor(old);
}

Type Lowering::carriedType(Value old) const {
  return rank(old) == 0 ? elementType(old) : squeezedType(old);
}

Value Lowering::plain(Value old) {
  return isa<RankedTensorType>(old.getType()) ? full(old) : values[old].scalar;
}

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

/// Builds the tensor of a form that users may look through. Those that nobody
/// asks for are erased at the end.
void Lowering::materialize(Value old) {
  Lowered low = values[old];
  SmallVector<int64_t> sizes = shape(old);
  if (low.form == Form::Splat) {
    values[old].tensor = fill(sizes, uniform(old));
    return;
  }
  AffineMap id = b.getMultiDimIdentityMap(sizes.size());
  GenericBuilder g(*this, sizes.size());
  g.add(old, id);
  values[old].tensor = buildParallel(*this, g, sizes, elementType(old),
                                     [](OpBuilder &, Location, ValueRange in,
                                        ValueRange, SmallVectorImpl<Value> &r) {
                                       r.push_back(in[0]);
                                       return success();
                                     });
}

void Lowering::defineTensor(Value old, Value squeezed) {
  Lowered low;
  low.tensor = squeezed;
  values[old] = low;
}

void Lowering::defineFull(Value old, Value full) {
  Lowered low;
  low.tensor = low.full = full;
  RankedTensorType squeezed = squeezedType(old);
  if (full.getType() != squeezed)
    low.tensor = tensor::CollapseShapeOp::create(
        b, loc, squeezed, full,
        squeezeGroups(cast<RankedTensorType>(full.getType())));
  values[old] = low;
}

void Lowering::defineScalar(Value old, Value scalar) {
  TypedAttr constant;
  if (matchPattern(scalar, m_Constant(&constant)))
    return defineConstant(old, constant);
  Lowered low;
  low.form = rank(old) == 0 ? Form::Scalar : Form::Splat;
  low.scalar = scalar;
  values[old] = low;
  if (low.form == Form::Splat)
    materialize(old);
}

void Lowering::defineConstant(Value old, TypedAttr a) {
  Lowered low;
  low.form = rank(old) == 0 ? Form::Scalar : Form::Splat;
  low.constant = a;
  values[old] = low;
  if (low.form == Form::Splat)
    materialize(old);
}

void Lowering::defineUniform(Value old, Value other) {
  if (TypedAttr a = constant(other))
    defineConstant(old, a);
  else
    defineScalar(old, uniform(other));
}

void Lowering::defineBroadcast(Value old, Value source, AffineMap map) {
  if (map.isIdentity())
    return defineTensor(old, source);
  Lowered low;
  low.form = Form::Broadcast;
  low.source = source;
  low.map = map;
  values[old] = low;
  materialize(old);
}

void Lowering::defineIota(Value old, unsigned dim) {
  Lowered low;
  low.form = Form::Iota;
  low.dim = dim;
  values[old] = low;
  materialize(old);
}

void Lowering::defineCarried(Value old, Value value) {
  if (isa<RankedTensorType>(value.getType()))
    defineTensor(old, value);
  else
    defineScalar(old, value);
}

void Lowering::definePlain(Value old, Value value) {
  if (isa<RankedTensorType>(old.getType()))
    return defineFull(old, value);
  Lowered low;
  low.form = Form::Other;
  low.scalar = value;
  values[old] = low;
}

ArrayRef<PadPiece> Lowering::padPieces(Value old) const {
  auto it = pads.find(old);
  return it == pads.end() ? ArrayRef<PadPiece>()
                          : ArrayRef<PadPiece>(it->second);
}

void Lowering::setPadPieces(Value old, ArrayRef<PadPiece> pieces) {
  pads[old] = SmallVector<PadPiece>(pieces);
}

void Lowering::alias(Value old, Value other) {
  Lowered low = values[other];
  if (old.getType() != other.getType())
    low.full = {};
  values[old] = low;
}

//===----------------------------------------------------------------------===//
// Generics
//===----------------------------------------------------------------------===//

void GenericBuilder::add(Value old, AffineMap access) {
  Lowered &low = l[old];
  Element e;
  e.type = getElementTypeOrSelf(old.getType());
  switch (low.form) {
  case Form::Scalar:
  case Form::Splat:
    if (low.constant) {
      e.constant = low.constant;
      all.push_back(e);
      return;
    }
    return addTensor(l.rankZero(low.scalar),
                     selectDims(l.b.getContext(), loops, {}));
  case Form::Iota:
    e.iotaDim = cast<AffineDimExpr>(access.getResult(low.dim)).getPosition();
    all.push_back(e);
    return;
  case Form::Broadcast:
    return addTensor(low.source, low.map.compose(access));
  default:
    // A rank 0 operand among others: predicate or bound.
    if (l.rank(old) == 0)
      access = selectDims(l.b.getContext(), loops, {});
    return addTensor(l.tensor(old), access);
  }
}

void GenericBuilder::addTensor(Value tensor, AffineMap map) {
  Element e;
  e.type = getElementTypeOrSelf(tensor.getType());
  for (auto [i, input] : llvm::enumerate(inputs))
    if (input == tensor && maps[i] == map)
      e.input = i;
  if (e.input < 0) {
    e.input = inputs.size();
    inputs.push_back(tensor);
    maps.push_back(map);
  }
  all.push_back(e);
}

bool GenericBuilder::coversAllLoops() const {
  llvm::SmallBitVector seen(loops);
  for (AffineMap map : maps)
    for (AffineExpr e : map.getResults())
      if (auto d = dyn_cast<AffineDimExpr>(e))
        seen.set(d.getPosition());
  return seen.all();
}

linalg::GenericOp GenericBuilder::build(ValueRange outs,
                                        ArrayRef<AffineMap> outMaps,
                                        ArrayRef<utils::IteratorType> iterators,
                                        Body body,
                                        ArrayRef<NamedAttribute> attrs) {
  SmallVector<AffineMap> allMaps(maps);
  llvm::append_range(allMaps, outMaps);
  bool ok = true;
  auto op = linalg::GenericOp::create(
      l.b, l.loc, TypeRange(outs), inputs, outs, allMaps, iterators,
      [&](OpBuilder &b, Location loc, ValueRange args) {
        SmallVector<Value> elements, results;
        for (const Element &e : all) {
          if (e.input >= 0)
            elements.push_back(args[e.input]);
          else if (e.constant)
            elements.push_back(arith::ConstantOp::create(b, loc, e.constant));
          else
            elements.push_back(emitFromIndex(
                b, loc, linalg::IndexOp::create(b, loc, e.iotaDim), e.type));
        }
        ok = succeeded(
            body(b, loc, elements, args.drop_front(inputs.size()), results));
        linalg::YieldOp::create(b, loc, results);
      },
      attrs);
  return ok ? op : linalg::GenericOp();
}

Value dgc::codegen::buildParallel(Lowering &l, GenericBuilder &g,
                                  ArrayRef<int64_t> shape, Type element,
                                  GenericBuilder::Body body) {
  Value out = l.empty(shape, element);
  SmallVector<utils::IteratorType> iterators(shape.size(),
                                             utils::IteratorType::parallel);
  auto op =
      g.build(out, l.b.getMultiDimIdentityMap(shape.size()), iterators, body);
  return op ? op.getResult(0) : Value();
}
