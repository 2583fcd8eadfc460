//===- BufferLiveness.cpp - When buffers are in use -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/BufferLiveness.h"
#include "dgc/CodeGen/Kernels.h"

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace dgc;

BufferLiveness::BufferLiveness(func::FuncOp function) : function(function) {
  int64_t next = 0;
  number(function, next);
  function.walk([&](Operation *op) {
    if (op != function && op->getNumRegions() > 0)
      joinCarried(op);
  });
  auto addRoot = [&](Value root) {
    seen.clear();
    // A buffer that loops carry around may be any of several: count it as made
    // outside of all loops.
    bool isCarried = false;
    for (Operation *user : root.getUsers())
      isCarried |=
          user->getNumRegions() > 0 || user->hasTrait<OpTrait::IsTerminator>();
    Operation *def = root.getDefiningOp();
    Block *home =
        def && !isCarried ? def->getBlock() : &function.getBody().front();
    addUses(root, root, home);
  };
  for (BlockArgument argument : function.getArguments())
    if (isa<MemRefType>(argument.getType()))
      addRoot(argument);
  function.walk([&](Operation *op) {
    if (isa<memref::AllocOp, memref::GetGlobalOp>(op))
      addRoot(op->getResult(0));
  });
}

void BufferLiveness::number(Operation *op, int64_t &next) {
  ops[next] = op;
  begin[op] = next++;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : block)
        number(&inner, next);
  end[op] = op->getNumRegions() ? next++ : begin[op];
}

/// Buffers that an op with regions takes, carries, yields and returns may all
/// be one.
void BufferLiveness::joinCarried(Operation *op) {
  SmallVector<Value> group;
  auto add = [&](ValueRange values) {
    for (Value value : values)
      if (isa<MemRefType>(value.getType()))
        group.push_back(value);
  };
  add(op->getResults());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      add(block.getArguments());
  if (group.empty())
    return;
  add(op->getOperands());
  for (Region &region : op->getRegions())
    for (Block &block : region)
      add(block.getTerminator()->getOperands());
  for (size_t i = 1; i < group.size(); ++i) {
    carried[group[i - 1]].push_back(group[i]);
    carried[group[i]].push_back(group[i - 1]);
  }
}

void BufferLiveness::addUses(Value root, Value value, Block *home) {
  if (!seen.insert(value).second)
    return;
  for (Value other : carried.lookup(value))
    addUses(root, other, home);
  for (Operation *user : value.getUsers()) {
    if (isa<ViewLikeOpInterface>(user)) {
      for (Value view : user->getResults())
        addUses(root, view, home);
      continue;
    }
    // The outermost ancestor that does not contain the allocation.
    Operation *outer = user;
    for (Operation *op = user; op && op->getBlock() != home;
         op = op->getParentOp())
      if (Operation *parent = op->getParentOp(); parent && parent != function)
        if (isa<LoopLikeOpInterface>(parent))
          outer = parent;
    int64_t last = outer == user ? begin.lookup(outer) : end.lookup(outer);
    ranges[root].add(begin.lookup(outer), last);
  }
}

void BufferLiveness::extend(Value buffer, Value other) {
  Range range = ranges.lookup(other);
  if (range.used())
    ranges[buffer].add(range.first, range.last);
}
