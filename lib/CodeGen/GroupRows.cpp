//===- GroupRows.cpp - Ops that run row by row in one kernel --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/LowerToLinalg.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_GROUPROWS
#include "dgc/CodeGen/Passes.h.inc"

namespace {

/// A group of fewer rows is not worth a loop over them.
constexpr int64_t kMinRows = 8;
/// Ops of a group lie so close together, counted in linalg ops: what waits for
/// the group's end keeps its operands alive.
constexpr int64_t kMaxDistance = 48;
constexpr size_t kMaxOps = 24;

struct Group {
  SmallVector<linalg::LinalgOp> ops;
  // Per op, the loops over rows; of equal length for all.
  SmallVector<SmallVector<int64_t>> rows;
  int64_t first = 0, last = 0; // positions
};

class RowGrouper {
public:
  explicit RowGrouper(Block &block) : block(block) {}
  void run();

private:
  bool isCandidate(linalg::GenericOp op) const;
  void visit(linalg::GenericOp op);
  bool tryJoin(unsigned group, linalg::GenericOp op);
  void add(unsigned group, linalg::GenericOp op, ArrayRef<int64_t> rows);
  std::optional<SmallVector<int64_t>> rowsFrom(const Group &group,
                                               size_t member,
                                               AffineMap memberMap,
                                               AffineMap map) const;
  bool dependsThroughOthers(unsigned group, linalg::GenericOp op);
  void markGroups();
  void sortBlock();

  Block &block;
  SmallVector<Group> groups;
  llvm::DenseMap<Operation *, unsigned> groupOf;
  llvm::DenseMap<Operation *, int64_t> position;
};

/// The loop along contiguous memory of the op's biggest input: a loop over rows
/// outside of a sum must not be it.
std::optional<int64_t> contiguousLoop(linalg::GenericOp op) {
  OpOperand *biggest = nullptr;
  for (OpOperand *operand : op.getDpsInputOperands())
    if (!biggest || numElements(operand->get().getType()) >
                        numElements(biggest->get().getType()))
      biggest = operand;
  if (!biggest || op.getMatchingIndexingMap(biggest).getNumResults() == 0)
    return std::nullopt;
  AffineExpr last = op.getMatchingIndexingMap(biggest).getResults().back();
  auto dim = dyn_cast<AffineDimExpr>(last);
  return dim ? std::optional<int64_t>(dim.getPosition()) : std::nullopt;
}

/// The leading loops of `rows` that the op may run row by row over.
void keepUsableRows(linalg::GenericOp op, SmallVectorImpl<int64_t> &rows) {
  auto iterators = op.getIteratorTypesArray();
  std::optional<int64_t> contiguous;
  if (op.getNumReductionLoops() > 0)
    contiguous = contiguousLoop(op);
  size_t count = 0;
  while (count < rows.size() && rows[count] != contiguous &&
         iterators[rows[count]] == utils::IteratorType::parallel)
    ++count;
  rows.resize(count);
}

bool RowGrouper::isCandidate(linalg::GenericOp op) const {
  if (isContraction(op) || op.getNumParallelLoops() == 0)
    return false;
  for (OpOperand &init : op.getDpsInitsMutable())
    if (!op.getMatchingIndexingMap(&init).isProjectedPermutation())
      return false;
  return llvm::none_of(op.getStaticLoopRanges(), ShapedType::isDynamic);
}

/// The loops of a new op that walk, through `map`, the dimensions of a tensor
/// that the member's row loops walk through `memberMap`: as many leading rows
/// as there are.
std::optional<SmallVector<int64_t>> RowGrouper::rowsFrom(const Group &group,
                                                         size_t member,
                                                         AffineMap memberMap,
                                                         AffineMap map) const {
  SmallVector<int64_t> result;
  for (int64_t row : group.rows[member]) {
    int64_t loop = -1;
    for (auto [mine, theirs] :
         llvm::zip_equal(memberMap.getResults(), map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(mine);
      if (!dim || int64_t(dim.getPosition()) != row)
        continue;
      if (auto other = dyn_cast<AffineDimExpr>(theirs))
        loop = other.getPosition();
    }
    if (loop < 0)
      break;
    result.push_back(loop);
  }
  return result;
}

/// True if `op` needs something that needs a member of the group, other than
/// directly: then the group cannot run in one piece.
bool RowGrouper::dependsThroughOthers(unsigned group, linalg::GenericOp op) {
  llvm::DenseSet<Operation *> members(groups[group].ops.begin(),
                                      groups[group].ops.end());
  llvm::DenseSet<Operation *> seen;
  SmallVector<Operation *> work;
  int64_t first = groups[group].first;
  auto addOperands = [&](Operation *of) {
    llvm::SetVector<Value> values;
    values.insert(of->operand_begin(), of->operand_end());
    getUsedValuesDefinedAbove(of->getRegions(), values);
    for (Value value : values) {
      Operation *def = value.getDefiningOp();
      def = def ? block.findAncestorOpInBlock(*def) : nullptr;
      if (!def)
        continue;
      // A group comes in one piece: its last member counts.
      auto it = groupOf.find(def);
      int64_t at =
          it == groupOf.end() ? position.lookup(def) : groups[it->second].last;
      if (at >= first)
        work.push_back(def);
    }
  };
  // Direct needs of the op itself may be members; all others may not.
  addOperands(op);
  llvm::erase_if(work, [&](Operation *def) { return members.contains(def); });
  while (!work.empty()) {
    Operation *def = work.pop_back_val();
    if (members.contains(def))
      return true;
    if (!seen.insert(def).second)
      continue;
    auto it = groupOf.find(def);
    if (it == groupOf.end()) {
      addOperands(def);
      continue;
    }
    // The other group runs in one piece too: all that it needs comes first.
    for (linalg::LinalgOp other : groups[it->second].ops) {
      seen.insert(other);
      addOperands(other);
    }
    llvm::erase_if(work, [&](Operation *w) {
      auto found = groupOf.find(w);
      return found != groupOf.end() && found->second == it->second;
    });
  }
  return false;
}

bool RowGrouper::tryJoin(unsigned index, linalg::GenericOp op) {
  Group &group = groups[index];
  if (group.ops.size() >= kMaxOps ||
      position.lookup(op) - group.last > kMaxDistance)
    return false;
  // Rows as each tensor that is exchanged, or read by both, has them.
  std::optional<SmallVector<int64_t>> rows;
  auto meet = [&](ArrayRef<int64_t> found) {
    if (!rows) {
      rows = SmallVector<int64_t>(found);
      return;
    }
    size_t common = 0;
    while (common < std::min(rows->size(), found.size()) &&
           (*rows)[common] == found[common])
      ++common;
    rows->resize(common);
  };
  for (OpOperand *operand : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(operand);
    for (auto [m, member] : llvm::enumerate(group.ops)) {
      for (OpResult result : member->getResults())
        if (operand->get() == result)
          meet(*rowsFrom(group, m,
                         member.getMatchingIndexingMap(member.getDpsInitOperand(
                             result.getResultNumber())),
                         map));
    }
  }
  if (!rows) // siblings that read the same tensor
    for (OpOperand *operand : op.getDpsInputOperands())
      for (auto [m, member] : llvm::enumerate(group.ops))
        for (OpOperand *read : member.getDpsInputOperands())
          if (!rows && read->get() == operand->get() &&
              numElements(read->get().getType()) >= 1024)
            meet(*rowsFrom(group, m, member.getMatchingIndexingMap(read),
                           op.getMatchingIndexingMap(operand)));
  if (!rows)
    return false;
  keepUsableRows(op, *rows);
  size_t count = rows->size();
  llvm::SmallDenseSet<int64_t> distinct(rows->begin(), rows->end());
  int64_t total = 1;
  for (int64_t loop : *rows)
    total *= op.getStaticLoopRanges()[loop];
  if (distinct.size() != count || total < kMinRows)
    return false;
  // What the group makes is read as an input only.
  for (Value init : op.getDpsInits())
    if (Operation *def = init.getDefiningOp())
      if (auto it = groupOf.find(def);
          it != groupOf.end() && it->second == index)
        return false;
  if (dependsThroughOthers(index, op))
    return false;
  for (SmallVector<int64_t> &other : group.rows)
    other.resize(count);
  add(index, op, *rows);
  return true;
}

/// Adds an op, after the fills that it accumulates into.
void RowGrouper::add(unsigned index, linalg::GenericOp op,
                     ArrayRef<int64_t> rows) {
  Group &group = groups[index];
  for (OpOperand &init : op.getDpsInitsMutable()) {
    auto fill = init.get().getDefiningOp<linalg::FillOp>();
    if (!fill || !fill->hasOneUse() || fill->getBlock() != &block)
      continue;
    // The loops of a fill are the dimensions of its result.
    SmallVector<int64_t> fillRows;
    AffineMap map = op.getMatchingIndexingMap(&init);
    for (int64_t row : rows)
      for (auto [i, expr] : llvm::enumerate(map.getResults()))
        if (cast<AffineDimExpr>(expr).getPosition() == row)
          fillRows.push_back(i);
    if (fillRows.size() != rows.size())
      continue;
    group.ops.push_back(fill);
    group.rows.push_back(std::move(fillRows));
    groupOf[fill] = index;
  }
  group.ops.push_back(op);
  group.rows.push_back(SmallVector<int64_t>(rows));
  group.last = position.lookup(op);
  groupOf[op] = index;
}

void RowGrouper::visit(linalg::GenericOp op) {
  // Groups of producers first, the latest first; then any near group.
  for (unsigned i = groups.size(); i-- > 0;) {
    if (position.lookup(op) - groups[i].last > kMaxDistance * 4)
      break;
    if (tryJoin(i, op))
      return;
  }
  SmallVector<int64_t> rows;
  AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  for (AffineExpr expr : out.getResults())
    rows.push_back(cast<AffineDimExpr>(expr).getPosition());
  keepUsableRows(op, rows);
  if (rows.empty())
    return; // alone
  Group group;
  group.first = group.last = position.lookup(op);
  groups.push_back(std::move(group));
  add(groups.size() - 1, op, rows);
}

void RowGrouper::markGroups() {
  int64_t number = 0;
  for (Group &group : groups) {
    if (group.ops.size() < 2)
      continue; // alone: a kernel like any other
    Builder builder(block.getParentOp()->getContext());
    for (auto [op, rows] : llvm::zip_equal(group.ops, group.rows)) {
      op->setAttr(kGroupAttr, builder.getI64IntegerAttr(number));
      op->setAttr(kGroupRowsAttr, builder.getDenseI64ArrayAttr(rows));
    }
    ++number;
  }
}

/// Orders the block so that groups are in one piece: an op comes when what it
/// needs is there, a group when what all its members need is there; else the
/// old order.
void RowGrouper::sortBlock() {
  SmallVector<Operation *> ops;
  for (Operation &op : block.without_terminator())
    ops.push_back(&op);
  llvm::DenseSet<Operation *> placed;
  SmallVector<Operation *> order;
  // Depth first from each op in the old order; groups as one.
  std::function<void(Operation *)> place = [&](Operation *op) {
    if (placed.contains(op))
      return;
    SmallVector<Operation *> unit = {op};
    auto it = groupOf.find(op);
    if (it != groupOf.end() && groups[it->second].ops.size() > 1) {
      unit.clear();
      for (linalg::LinalgOp member : groups[it->second].ops)
        unit.push_back(member);
    }
    for (Operation *member : unit)
      placed.insert(member);
    for (Operation *member : unit) {
      llvm::SetVector<Value> values;
      values.insert(member->operand_begin(), member->operand_end());
      getUsedValuesDefinedAbove(member->getRegions(), values);
      for (Value value : values)
        if (Operation *def = value.getDefiningOp())
          if (Operation *ancestor = block.findAncestorOpInBlock(*def);
              ancestor && ancestor != member)
            place(ancestor);
    }
    order.append(unit);
  };
  for (Operation *op : ops) {
    auto it = groupOf.find(op);
    if (it == groupOf.end() || groups[it->second].ops.back() == op)
      place(op);
  }
  for (Operation *op : order)
    op->moveBefore(block.getTerminator());
}

void RowGrouper::run() {
  int64_t next = 0;
  SmallVector<linalg::GenericOp> candidates;
  for (Operation &op : block) {
    position[&op] = next;
    if (isa<linalg::LinalgOp>(op))
      ++next;
    if (auto generic = dyn_cast<linalg::GenericOp>(op);
        generic && isCandidate(generic))
      candidates.push_back(generic);
  }
  for (linalg::GenericOp op : candidates)
    visit(op);
  markGroups();
  sortBlock();
}

struct GroupRows : impl::GroupRowsBase<GroupRows> {
  void runOnOperation() override {
    SmallVector<Block *> blocks = {&getOperation().getBody().front()};
    getOperation().walk([&](Operation *op) {
      if (isa<scf::ForOp, scf::WhileOp, scf::IfOp>(op) &&
          !op->hasAttr(kScatterAttr))
        for (Region &region : op->getRegions())
          for (Block &block : region)
            blocks.push_back(&block);
    });
    for (Block *block : blocks)
      RowGrouper(*block).run();
  }
};

} // namespace
} // namespace dgc
