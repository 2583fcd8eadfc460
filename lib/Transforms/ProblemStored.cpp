//===- ProblemStored.cpp - Which tensors have memory of their own ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ProblemSteps.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/ShardedProgram.h"

using namespace mlir;
using namespace dgc;

namespace {

class Storage {
public:
  Storage(ProgramProblem &program, CarriedTensors carried)
      : program(program), p(program.problem), carried(std::move(carried)) {}

  void run() {
    std::vector<bool> kept = keptInRegisters(program);
    for (size_t t = p.tensors.size(); t-- > 0;)
      nameTensor(int(t), kept[t]);
    writeYields();
    reuseOperands();
    placeResults();
  }

private:
  /// Cheap elementwise values are made where their only user reads them, unless
  /// that is a product, which needs them in memory. A reshape is its operand
  /// under another name, and so is what an update writes into a loop's carried
  /// value.
  void nameTensor(int t, bool kept) {
    ProblemTensor &tensor = p.tensors[t];
    Value v = program.values[t];
    if (tensor.remade)
      tensor.stored = false;
    if (v.getDefiningOp<stablehlo::OptimizationBarrierOp>())
      nameAs(t, p.flows[tensor.flow].sources[0]);
    if (tensor.producer < 0)
      return;
    const ProblemOp &op = p.ops[tensor.producer];
    Operation *user = v.hasOneUse() ? *v.getUsers().begin() : nullptr;
    StringRef name = program.ops[tensor.producer]->getName().stripDialect();
    if (name == "reshape" || (name == "transpose" && user) ||
        (name == "dynamic_slice" && !isUpdatedInLoop(op.operands[0]))) {
      nameAs(t, op.operands[0]);
    } else if (op.work == WorkKind::Free) {
      tensor.stored = false;
    } else if (kept) {
      for (int operand : op.operands) // read where the users are
        keepWith(tensor, operand);
    } else if (op.work == WorkKind::Update && user &&
               user->hasTrait<OpTrait::IsTerminator>() &&
               dist::isLoop(user->getParentOp())) {
      tensor.stored = false;
    }
  }

  /// `t` is another name for `operand`.
  void nameAs(int t, int operand) {
    nameOf[t] = operand;
    keepWith(p.tensors[t], operand);
  }

  /// `tensor` has no memory of its own, but `operand`'s, which lives as long.
  void keepWith(ProblemTensor &tensor, int operand) {
    tensor.stored = false;
    int64_t &end = p.tensors[operand].end;
    end = std::max(end, tensor.end);
    auto &readUntil = carried.readUntil;
    if (auto it = readUntil.find(operand); it != readUntil.end())
      it->second = std::max(it->second, tensor.end);
  }

  /// The tensor whose memory `t` is another name for.
  int rootOf(int t) const {
    for (auto it = nameOf.find(t); it != nameOf.end(); it = nameOf.find(t))
      t = it->second;
    return t;
  }

  /// A slice at an index is a view, but of what a loop carries and updates: the
  /// update may come before the slice is read.
  bool isUpdatedInLoop(int t) const {
    auto arg = dyn_cast<BlockArgument>(program.values[rootOf(t)]);
    return arg && dist::isLoop(arg.getOwner()->getParentOp());
  }

  /// What a loop's body yields is written where it is carried if the old value
  /// is not read behind (lib/CodeGen/WriteYields.cpp).
  void writeYields() {
    for (auto &[source, targets] : carried.yields) {
      ProblemTensor &tensor = p.tensors[rootOf(source)];
      if (!tensor.stored || tensor.producer < 0 || tensor.stretch != 1 ||
          bytesOf(tensor) != bytesOf(p.tensors[targets[0]]))
        continue;
      const ProblemOp &op = p.ops[tensor.producer];
      int64_t last = -1; // reader of the old value
      for (int target : targets)
        if (auto it = carried.readUntil.find(target);
            it != carried.readUntil.end())
          last = std::max(last, it->second);
      if (last < tensor.producer ||
          (last == tensor.producer && op.work == WorkKind::Pointwise))
        tensor.stored = false;
    }
  }

  /// An elementwise op writes over an operand that dies there, read at once or
  /// through what is fused into it (lib/CodeGen/InPlace.cpp).
  void reuseOperands() {
    for (auto [i, op] : llvm::enumerate(p.ops)) {
      if (op.work != WorkKind::Pointwise || op.results.size() != 1)
        continue;
      ProblemTensor &result = p.tensors[op.results[0]];
      if (!result.stored)
        continue;
      SmallVector<int> reads(op.operands.begin(), op.operands.end());
      for (size_t k = 0; k < reads.size() && k < 32; ++k) {
        ProblemTensor &t = p.tensors[reads[k]];
        if (t.producer >= 0 && !t.stored &&
            program.ops[t.producer]->getName().stripDialect() != "transpose") {
          llvm::append_range(reads, p.ops[t.producer].operands);
          continue;
        }
        if (!t.stored || t.argument >= 0 || t.flow >= 0 ||
            t.end != int64_t(i) || t.begin == t.end ||
            bytesOf(t) != bytesOf(result) || t.elemBytes != result.elemBytes)
          continue;
        --t.end;
        break;
      }
    }
  }

  /// Arguments and results have buffers for the whole step. A result that takes
  /// an argument's memory is written there if the argument is not read later.
  void placeResults() {
    for (const ProblemResult &r : p.results) {
      ProblemTensor &t = p.tensors[rootOf(r.tensor)];
      if (t.argument >= 0 || !t.stored)
        continue;
      if (r.donated < 0)
        t.begin = 0;
      else if (p.tensors[p.arguments[r.donated]].end <= t.begin)
        t.stored = false;
    }
    for (int t : p.arguments) {
      p.tensors[t].begin = 0;
      p.tensors[t].end = int64_t(p.ops.size());
    }
  }

  ProgramProblem &program;
  Problem &p;
  CarriedTensors carried;
  llvm::DenseMap<int, int> nameOf; // tensors that are others' memory
};

} // namespace

void dgc::setStored(ProgramProblem &program, CarriedTensors carried) {
  Storage(program, std::move(carried)).run();
}
