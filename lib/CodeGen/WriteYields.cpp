//===- WriteYields.cpp - What a loop yields, where it is carried ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Bufferization makes what a loop's body yields in a buffer of its own, and
// copies it at the end into the one that is carried:
//
//   scf.for .. {
//     %t = memref.alloc()
//     matmul(%a, %carried) -> %t
//     %next = memref.alloc()
//     divide(%t, %norm) -> %next
//     memref.copy %next, %carried
//   }
//
// Here %next becomes %carried, since nothing reads the old value once the new
// one is begun; one op may, if it reads each element as it writes it. Branches
// likewise write what they yield.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/InPlace.h"
#include "dgc/CodeGen/Kernels.h"

#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace dgc;

namespace {

/// All ops that use a buffer, also through views.
struct BufferUsers {
  explicit BufferUsers(Value buffer) { add(buffer); }
  SmallVector<Operation *> ops;
  bool carried = false; // loops or branches know it by other names

private:
  void add(Value value) {
    for (Operation *user : value.getUsers()) {
      if (isa<ViewLikeOpInterface>(user)) {
        for (Value view : user->getResults())
          add(view);
        continue;
      }
      carried |= user->getNumRegions() > 0 && !isa<linalg::LinalgOp>(user);
      carried |= user->hasTrait<OpTrait::IsTerminator>();
      ops.push_back(user);
    }
  }
};

/// One copy at the end of a body.
class Yield {
public:
  explicit Yield(memref::CopyOp copy)
      : copy(copy), block(copy->getBlock()),
        made(wholeAllocation(copy.getSource())),
        carried(viewRoot(copy.getTarget())) {}

  bool canBeInPlace() {
    auto type = cast<MemRefType>(copy.getTarget().getType());
    auto all = cast<MemRefType>(carried.getType());
    Operation *def = carried.getDefiningOp();
    if (!made || made->getBlock() != block || !type.getLayout().isIdentity() ||
        type.getNumElements() != all.getNumElements() ||
        type.getNumElements() != made.getType().getNumElements() ||
        carried.getParentBlock() == block ||
        (def && !isa<memref::AllocOp>(def)))
      return false;
    BufferUsers now(made.getResult()), old(carried);
    return !now.carried && !old.carried && findFirst(now) && leavesOld(old);
  }

  void write() {
    OpBuilder builder(made);
    made.getResult().replaceAllUsesWith(
        denseView(builder, made.getLoc(), carried, made.getType()));
    made.erase();
    copy.erase();
  }

private:
  /// Behind the copy the new value may only be copied again.
  bool findFirst(const BufferUsers &users) {
    for (Operation *user : users.ops) {
      Operation *at = block->findAncestorOpInBlock(*user);
      if (at == copy)
        continue;
      if (copy->isBeforeInBlock(at)) {
        auto again = dyn_cast<memref::CopyOp>(user);
        if (!again || viewRoot(again.getSource()) != made.getResult())
          return false;
        copiedAgain = true;
        continue;
      }
      if (!first || at->isBeforeInBlock(first))
        first = at;
      if (Attribute group = user->getAttr(kGroupAttr))
        groups.insert(group);
    }
    return first != nullptr;
  }

  /// Ops of a group run interleaved, row by row: one of those that make the new
  /// value must not read the old one, unless it is the first of them and reads
  /// as it writes.
  bool leavesOld(const BufferUsers &users) {
    return llvm::all_of(users.ops, [&](Operation *user) {
      Operation *at = block->findAncestorOpInBlock(*user);
      if (!at || at == copy)
        return true;
      if (at == first)
        return at == user && mayOverwrite(user, carried, made.getResult());
      if (copy->isBeforeInBlock(at))
        return !copiedAgain;
      return at->isBeforeInBlock(first) &&
             !groups.contains(user->getAttr(kGroupAttr));
    });
  }

  memref::CopyOp copy;
  Block *block;
  memref::AllocOp made;
  Value carried;
  Operation *first = nullptr; // to write the new value
  bool copiedAgain = false;
  llvm::SmallPtrSet<Attribute, 4> groups;
};

} // namespace

void dgc::writeYieldsInPlace(func::FuncOp function) {
  SmallVector<memref::CopyOp> copies;
  function.walk([&](memref::CopyOp op) { copies.push_back(op); });
  for (memref::CopyOp copy : copies)
    if (Yield yield(copy); yield.canBeInPlace())
      yield.write();
}
