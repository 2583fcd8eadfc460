//===- OutlineKernels.cpp - One function per distinct kernel --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "KernelPool.h"
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/LowerToLinalg.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_OUTLINEKERNELS
#include "dgc/CodeGen/Passes.h.inc"

Value viewRoot(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  return buffer;
}

MemRefType withoutOffset(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return type;
  return MemRefType::get(
      type.getShape(), type.getElementType(),
      type.getLayout().isIdentity()
          ? MemRefLayoutAttrInterface()
          : StridedLayoutAttr::get(type.getContext(), 0, strides));
}

namespace {

/// Below this many elements a kernel is not worth sharing out to threads.
constexpr int64_t kMinParallelTrips = 16384;
/// Rows of temporary buffers that a kernel may keep on its stack, in bytes.
constexpr int64_t kMaxStackBytes = 256 << 10;

/// The buffer and element at which a view begins, if that is known now.
std::optional<std::pair<Value, int64_t>> beginOf(Value view) {
  SmallVector<int64_t> strides;
  int64_t offset; // from the buffer's begin, whatever the view is made of
  auto type = dyn_cast<MemRefType>(view.getType());
  if (!type || failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset))
    return std::nullopt;
  Value root = view;
  while (auto op = root.getDefiningOp<ViewLikeOpInterface>()) {
    if (!isa<memref::CastOp, memref::CollapseShapeOp, memref::ExpandShapeOp,
             memref::ReinterpretCastOp, memref::SubViewOp>(op.getOperation()))
      return std::nullopt;
    root = op.getViewSource();
  }
  return std::pair(root, offset);
}

struct Argument {
  Value host;
  Type type; // in the kernel
  bool written = false;
};

/// Collects ops into a kernel and launches it.
class KernelBuilder {
public:
  explicit KernelBuilder(KernelPool &pool) : pool(pool) {}

  LogicalResult build(ArrayRef<linalg::GenericOp> ops);

private:
  bool planGroup(ArrayRef<linalg::GenericOp> ops);
  bool planSingle(linalg::GenericOp op);
  bool rowsAgree(ArrayRef<linalg::GenericOp> ops);
  void findInternal(ArrayRef<linalg::GenericOp> ops);
  void keepRowsMoving(ArrayRef<linalg::GenericOp> ops);
  unsigned movingRows(linalg::GenericOp op);
  MemRefType rowType(OpOperand &operand);
  unsigned argumentOf(Value host, Type type, bool written);
  void collectArguments();
  void emitBody(func::FuncOp kernel);
  void launch(StringRef kernel, Operation *before);
  StringRef kind() const;
  bool mayAlias(unsigned argument) const;

  KernelPool &pool;
  SmallVector<linalg::GenericOp> ops;
  SmallVector<std::optional<LoopNest>> nests;
  SmallVector<bool> inRow; // per op: the same in every row
  unsigned rows = 0;
  llvm::SmallSetVector<Value, 4> internal;
  SmallVector<Argument> arguments;
  // Per op: per operand, then per captured value, the argument (-1: not one).
  SmallVector<SmallVector<int>> operandArguments;
  SmallVector<llvm::SetVector<Value>> captured;
  SmallVector<SmallVector<int>> capturedArguments;
};

ArrayRef<int64_t> groupRows(linalg::GenericOp op) {
  auto attr = op->getAttrOfType<DenseI64ArrayAttr>(kGroupRowsAttr);
  return attr ? attr.asArrayRef() : ArrayRef<int64_t>();
}

/// The dimensions of a buffer that the op's row loops walk, in the rows' order,
/// or none if a row loop does not walk exactly one.
std::optional<SmallVector<int64_t>> rowDims(linalg::GenericOp op,
                                            OpOperand &operand) {
  SmallVector<int64_t> result;
  AffineMap map = op.getMatchingIndexingMap(&operand);
  for (int64_t row : groupRows(op)) {
    int64_t found = -1;
    for (auto [i, expr] : llvm::enumerate(map.getResults())) {
      if (!expr.isFunctionOfDim(row))
        continue;
      if (found >= 0 || !isa<AffineDimExpr>(expr))
        return std::nullopt;
      found = i;
    }
    if (found < 0)
      return std::nullopt;
    result.push_back(found);
  }
  return result;
}

/// Fusing the row loops is legal if every buffer that the group writes is
/// accessed, within the group, in the row at hand only.
bool KernelBuilder::rowsAgree(ArrayRef<linalg::GenericOp> group) {
  llvm::SmallDenseMap<Value, std::pair<Value, SmallVector<int64_t>>> written;
  for (linalg::GenericOp op : group)
    for (OpOperand &operand : op.getDpsInitsMutable()) {
      auto dims = rowDims(op, operand);
      if (!dims)
        return false;
      Value root = viewRoot(operand.get());
      auto [it, isNew] = written.try_emplace(root, operand.get(), *dims);
      if (!isNew && it->second != std::make_pair(operand.get(), *dims))
        return false;
    }
  for (linalg::GenericOp op : group) {
    for (OpOperand *operand : op.getDpsInputOperands()) {
      auto it = written.find(viewRoot(operand->get()));
      if (it == written.end())
        continue;
      auto dims = rowDims(op, *operand);
      if (!dims || it->second != std::make_pair(operand->get(), *dims))
        return false;
    }
    llvm::SetVector<Value> values;
    getUsedValuesDefinedAbove(op.getRegion(), values);
    for (Value value : values)
      if (written.contains(viewRoot(value)))
        return false;
  }
  return true;
}

/// Buffers that live within one row of the group.
void KernelBuilder::findInternal(ArrayRef<linalg::GenericOp> group) {
  llvm::SmallDenseSet<Operation *> members;
  for (linalg::GenericOp op : group)
    members.insert(op);
  int64_t bytes = 0;
  for (linalg::GenericOp op : group)
    for (OpOperand &operand : op.getDpsInitsMutable()) {
      auto alloc = operand.get().getDefiningOp<memref::AllocOp>();
      if (!alloc || internal.contains(operand.get()) ||
          !llvm::all_of(alloc->getUsers(), [&](Operation *user) {
            return members.contains(user);
          }))
        continue;
      int64_t rowBytes = byteSize(rowType(operand));
      if (bytes + rowBytes > kMaxStackBytes)
        continue;
      bytes += rowBytes;
      internal.insert(operand.get());
    }
}

/// The buffer's type with its row dimensions of size 1.
MemRefType KernelBuilder::rowType(OpOperand &operand) {
  auto type = cast<MemRefType>(operand.get().getType());
  SmallVector<int64_t> shape(type.getShape());
  auto op = cast<linalg::GenericOp>(operand.getOwner());
  if (auto dims = rowDims(op, operand))
    for (int64_t dim : *dims)
      shape[dim] = 1;
  return MemRefType::get(shape, type.getElementType());
}

/// Number of the op's row loops that move an operand which outlives the row.
unsigned KernelBuilder::movingRows(linalg::GenericOp op) {
  return llvm::count_if(groupRows(op), [&](int64_t row) {
    return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
      return isa<MemRefType>(operand.get().getType()) &&
             !internal.contains(operand.get()) &&
             op.getMatchingIndexingMap(&operand).isFunctionOfDim(row);
    });
  });
}

/// An op whose result lives within the row depends on all row loops, or on
/// none: else its result is kept outside.
void KernelBuilder::keepRowsMoving(ArrayRef<linalg::GenericOp> group) {
  for (linalg::GenericOp op : group) {
    unsigned moving = movingRows(op);
    bool asksForRow = false;
    op.getBody()->walk([&](linalg::IndexOp index) {
      asksForRow |= llvm::is_contained(groupRows(op), index.getDim());
    });
    if (moving == groupRows(op).size() || (moving == 0 && !asksForRow))
      continue;
    for (OpOperand &init : op.getDpsInitsMutable())
      internal.remove(init.get());
  }
}

bool KernelBuilder::planGroup(ArrayRef<linalg::GenericOp> group) {
  if (!rowsAgree(group))
    return false;
  findInternal(group);
  keepRowsMoving(group);
  for (linalg::GenericOp op : group) {
    auto typeOf = [&](OpOperand &operand) {
      return internal.contains(operand.get())
                 ? rowType(operand)
                 : cast<MemRefType>(operand.get().getType());
    };
    std::optional<LoopNest> nest = LoopNest::get(op, typeOf);
    if (!nest)
      return false;
    // Row loops first, in the common order.
    SmallVector<Loop> rowLoops;
    for (int64_t row : groupRows(op)) {
      int i = nest->loopOf(row);
      if (i < 0)
        continue; // one step: the same in all ops
      for (OpOperand &operand : op->getOpOperands())
        if (internal.contains(operand.get()))
          nest->loops[i].strides[operand.getOperandNumber()] = 0;
      rowLoops.push_back(nest->loops[i]);
      nest->loops.erase(nest->loops.begin() + i);
    }
    unsigned own = 0;
    if (movingRows(op) > 0) {
      own = rowLoops.size();
      if (rows && own != rows)
        return false;
      rows = own;
      nest->loops.insert(nest->loops.begin(), rowLoops.begin(), rowLoops.end());
    }
    inRow.push_back(own == 0);
    nest->orderFrom(own);
    nest->mergeFrom(own);
    ops.push_back(op);
    nests.push_back(std::move(nest));
  }
  for (unsigned i = 0; i + 1 < rows;) {
    bool mergeable = true;
    for (auto [nest, constant] : llvm::zip_equal(nests, inRow))
      mergeable &= constant || nest->canMerge(i);
    if (!mergeable) {
      ++i;
      continue;
    }
    for (auto [nest, constant] : llvm::zip_equal(nests, inRow))
      if (!constant)
        nest->merge(i);
    --rows;
  }
  return rows > 0;
}

bool KernelBuilder::planSingle(linalg::GenericOp op) {
  ops = {op};
  inRow = {false};
  rows = 0;
  internal.clear();
  nests.clear();
  std::optional<LoopNest> nest = LoopNest::get(op);
  if (nest) {
    nest->orderFrom(0);
    nest->mergeFrom(0);
    if (!nest->loops.empty() && nest->loops.front().parallel &&
        nest->trips() >= kMinParallelTrips)
      rows = 1;
  }
  nests.push_back(std::move(nest));
  return true;
}

/// What an op updates in place may have another shape where it is read. LLVM
/// sees that they are one only if they are one argument: else it checks at run
/// time whether loops may be vectors, and finds that they may not.
unsigned KernelBuilder::argumentOf(Value host, Type type, bool written) {
  auto begin = beginOf(host);
  for (auto [i, argument] : llvm::enumerate(arguments))
    if (argument.type == type &&
        (argument.host == host || (begin && begin == beginOf(argument.host)))) {
      argument.written |= written;
      return i;
    }
  arguments.push_back({host, type, written});
  return arguments.size() - 1;
}

void KernelBuilder::collectArguments() {
  for (auto [op, nest] : llvm::zip_equal(ops, nests)) {
    SmallVector<int> numbers;
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (internal.contains(value) || matchPattern(value, m_Constant())) {
        numbers.push_back(-1);
        continue;
      }
      Type type = value.getType();
      if (isa<MemRefType>(type))
        type = nest ? nest->accessType(operand.getOperandNumber())
                    : withoutOffset(cast<MemRefType>(type));
      numbers.push_back(argumentOf(value, type, op.isDpsInit(&operand)));
    }
    operandArguments.push_back(std::move(numbers));
    llvm::SetVector<Value> values;
    getUsedValuesDefinedAbove(op.getRegion(), values);
    SmallVector<int> capturedNumbers;
    for (Value value : values) {
      if (matchPattern(value, m_Constant())) {
        capturedNumbers.push_back(-1);
        continue;
      }
      Type type = value.getType();
      if (auto memref = dyn_cast<MemRefType>(type))
        type = withoutOffset(memref);
      capturedNumbers.push_back(argumentOf(value, type, false));
    }
    captured.push_back(std::move(values));
    capturedArguments.push_back(std::move(capturedNumbers));
  }
}

bool KernelBuilder::mayAlias(unsigned argument) const {
  Value root = viewRoot(arguments[argument].host);
  for (auto [i, other] : llvm::enumerate(arguments))
    if (i != argument && isa<MemRefType>(other.type) &&
        viewRoot(other.host) == root)
      return true;
  return false;
}

StringRef KernelBuilder::kind() const {
  bool reduces = false, math = false;
  for (linalg::GenericOp op : ops) {
    reduces |= op.getNumReductionLoops() > 0;
    math |=
        !llvm::hasSingleElement(*const_cast<linalg::GenericOp &>(op).getBody());
  }
  if (isContraction(ops.front()))
    return "matmul";
  return ops.size() > 1 && reduces ? "row"
         : reduces                 ? "reduction"
         : math                    ? "elementwise"
                                   : "copy";
}

void KernelBuilder::emitBody(func::FuncOp kernel) {
  OpBuilder builder = OpBuilder::atBlockBegin(kernel.addEntryBlock());
  IRMapping internals;
  for (Value value : internal) {
    // Any op's view of it has the size of the whole.
    for (linalg::GenericOp op : ops)
      for (OpOperand &operand : op->getOpOperands())
        if (operand.get() == value && !internals.contains(value)) {
          MemRefType type = rowType(operand);
          type =
              MemRefType::get({type.getNumElements()}, type.getElementType());
          internals.map(value,
                        memref::AllocaOp::create(builder, op.getLoc(), type,
                                                 builder.getI64IntegerAttr(64))
                            .getResult());
        }
  }
  for (unsigned n = 0; n < ops.size(); ++n) {
    linalg::GenericOp op = ops[n];
    IRMapping mapping;
    for (auto [value, number] :
         llvm::zip_equal(captured[n], capturedArguments[n]))
      mapping.map(
          value,
          number < 0
              ? Value(builder.clone(*value.getDefiningOp())->getResult(0))
              : Value(kernel.getArgument(number)));
    SmallVector<Value> operands;
    for (OpOperand &operand : op->getOpOperands()) {
      unsigned k = operand.getOperandNumber();
      if (int number = operandArguments[n][k]; number >= 0) {
        operands.push_back(kernel.getArgument(number));
      } else if (internal.contains(operand.get())) {
        MemRefType type = nests[n]->accessType(k);
        SmallVector<int64_t> strides;
        int64_t offset;
        (void)type.getStridesAndOffset(strides, offset);
        operands.push_back(memref::ReinterpretCastOp::create(
            builder, op.getLoc(), type, internals.lookup(operand.get()), offset,
            type.getShape(), strides));
      } else {
        operands.push_back(
            builder.clone(*operand.get().getDefiningOp())->getResult(0));
      }
    }
    if (nests[n]) {
      linalg::GenericOp built = nests[n]->build(builder, operands, mapping);
      if (inRow[n])
        built->setAttr(kInRowAttr, builder.getUnitAttr());
      continue;
    }
    for (auto [value, mapped] : llvm::zip_equal(op->getOperands(), operands))
      mapping.map(value, mapped);
    builder.clone(*op, mapping);
  }
  func::ReturnOp::create(builder, kernel.getLoc());
}

void KernelBuilder::launch(StringRef kernel, Operation *before) {
  OpBuilder builder(before);
  SmallVector<Value> reads, writes;
  for (const Argument &argument : arguments)
    (argument.written ? writes : reads).push_back(argument.host);
  IntegerAttr range;
  for (auto [nest, constant] : llvm::zip_equal(nests, inRow))
    if (rows && !constant && !range)
      range = builder.getI64IntegerAttr(nest->loops.front().size);
  cpu::LaunchOp::create(builder, before->getLoc(),
                        FlatSymbolRefAttr::get(builder.getContext(), kernel),
                        reads, writes, range);
}

LogicalResult KernelBuilder::build(ArrayRef<linalg::GenericOp> group) {
  if (group.size() > 1 && !planGroup(group)) {
    for (linalg::GenericOp op : group)
      if (failed(KernelBuilder(pool).build(op)))
        return failure();
    return success();
  }
  if (group.size() == 1)
    planSingle(group.front());
  collectArguments();
  // Reads first, as cpu.launch has them.
  SmallVector<unsigned> order;
  for (bool written : {false, true})
    for (auto [i, argument] : llvm::enumerate(arguments))
      if (argument.written == written)
        order.push_back(i);
  SmallVector<Argument> sorted;
  SmallVector<int> position(arguments.size());
  for (auto [to, from] : llvm::enumerate(order)) {
    position[from] = to;
    sorted.push_back(arguments[from]);
  }
  arguments = std::move(sorted);
  for (auto *lists : {&operandArguments, &capturedArguments})
    for (SmallVector<int> &numbers : *lists)
      for (int &number : numbers)
        if (number >= 0)
          number = position[number];

  SmallVector<Type> types;
  for (const Argument &argument : arguments)
    types.push_back(argument.type);
  Builder builder(pool.getModule().getContext());
  if (rows)
    types.append(2, builder.getIndexType());
  func::FuncOp kernel = pool.create(ops.front().getLoc(), types, kind());
  if (rows)
    kernel->setAttr(kRowsAttr, builder.getI64IntegerAttr(rows));
  for (unsigned i = 0; i < arguments.size(); ++i)
    if (isa<MemRefType>(arguments[i].type) && !mayAlias(i))
      kernel.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                        builder.getUnitAttr());
  emitBody(kernel);
  launch(pool.intern(kernel), group.back());
  for (linalg::GenericOp op : group)
    op.erase();
  return success();
}

/// Copies and named ops as generic ones, sums that start from zero with a fill.
LogicalResult generalizeAll(func::FuncOp host) {
  SmallVector<Operation *> work;
  host.walk([&](Operation *op) {
    if (isa<memref::CopyOp, linalg::LinalgOp>(op))
      work.push_back(op);
  });
  IRRewriter rewriter(host.getContext());
  for (Operation *op : work) {
    rewriter.setInsertionPoint(op);
    if (auto copy = dyn_cast<memref::CopyOp>(op)) {
      // An update in place leaves a copy of a buffer onto itself.
      if (copy.getSource() != copy.getTarget())
        linalg::makeMemRefCopyOp(rewriter, op->getLoc(), copy.getSource(),
                                 copy.getTarget());
      rewriter.eraseOp(op);
      continue;
    }
    if (op->hasAttr(kZeroInitAttr)) {
      auto generic = cast<linalg::GenericOp>(op);
      Value init = generic.getDpsInits()[0];
      Type element = getElementTypeOrSelf(init.getType());
      Value zero = arith::ConstantOp::create(rewriter, op->getLoc(),
                                             rewriter.getZeroAttr(element));
      auto fill = linalg::FillOp::create(rewriter, op->getLoc(), zero, init);
      if (failed(linalg::generalizeNamedOp(rewriter, fill)))
        return failure();
      op->removeAttr(kZeroInitAttr);
    }
    if (isa<linalg::GenericOp>(op))
      continue;
    Attribute group = op->getAttr(kGroupAttr),
              rows = op->getAttr(kGroupRowsAttr);
    FailureOr<linalg::GenericOp> generic =
        linalg::generalizeNamedOp(rewriter, cast<linalg::LinalgOp>(op));
    if (failed(generic))
      return op->emitOpError() << "has no form as loops that dgc knows; lower "
                                  "it to linalg.generic "
                                  "first";
    if (group && rows) {
      (*generic)->setAttr(kGroupAttr, group);
      (*generic)->setAttr(kGroupRowsAttr, rows);
    }
  }
  return success();
}

struct OutlineKernels : impl::OutlineKernelsBase<OutlineKernels> {
  void runOnOperation() override {
    if (failed(outlineKernels(getOperation())))
      signalPassFailure();
  }
};

} // namespace

LogicalResult outlineKernels(ModuleOp module) {
  KernelPool pool(module);
  SmallVector<func::FuncOp> hosts;
  for (auto function : module.getOps<func::FuncOp>())
    if (!function->hasAttr(kKernelAttr) && !function.isExternal())
      hosts.push_back(function);
  for (func::FuncOp host : hosts) {
    SmallVector<Operation *> scatters;
    host.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!op->hasAttr(kScatterAttr))
        return WalkResult::advance();
      scatters.push_back(op);
      return WalkResult::skip();
    });
    for (Operation *scatter : scatters)
      outlineScatter(scatter, pool);
    if (failed(generalizeAll(host)))
      return failure();
    SmallVector<SmallVector<linalg::GenericOp>> groups;
    Attribute lastGroup;
    Operation *last = nullptr;
    host.walk([&](linalg::GenericOp op) {
      Attribute group = op->getAttr(kGroupAttr);
      // Members must be neighbours; allocations between them do not matter.
      bool joins =
          group && group == lastGroup && last->getBlock() == op->getBlock();
      for (Operation *between = joins ? last->getNextNode() : nullptr;
           between && between != op; between = between->getNextNode())
        joins &= isa<memref::AllocOp, arith::ConstantOp>(between) ||
                 isa<ViewLikeOpInterface>(between);
      if (!joins)
        groups.emplace_back();
      groups.back().push_back(op);
      lastGroup = group;
      last = op;
    });
    for (ArrayRef<linalg::GenericOp> group : groups)
      if (failed(KernelBuilder(pool).build(group)))
        return failure();
  }
  return success();
}

} // namespace dgc
