//===- ProblemFusion.cpp - What code generation fuses ---------------------===//
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

/// The same numbers in the same order: a reshape, or a broadcast that only adds
/// dimensions of size one.
bool isReshape(Operation *op) {
  if (isa<stablehlo::ReshapeOp>(op))
    return true;
  auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op);
  return broadcast && llvm::is_sorted(broadcast.getBroadcastDimensions()) &&
         broadcast.getOperand().getType().getNumElements() ==
             broadcast.getType().getNumElements();
}

/// Can every user of `v` take the op that makes it into its own loop?
bool fusesIntoUsers(Value v) {
  return !v.use_empty() && llvm::all_of(v.getUsers(), [](Operation *user) {
    if (isDataFlowOp(user) || user->hasTrait<OpTrait::IsTerminator>())
      return false; // carried and returned in memory
    if (isReshape(user))
      return fusesIntoUsers(user->getResult(0)); // its memory, if any
    WorkKind by = workOf(user);
    return by == WorkKind::Pointwise || by == WorkKind::Move ||
           by == WorkKind::Reduce;
  });
}

/// What code generation makes where it is read, and from what.
struct Fused {
  bool kept = false; // in registers
  int big = 1;       // tensors of about its size that are read for it
  double cost = 0;   // operations of one element
};

/// By tensor, filled in program order.
class Fusion {
public:
  explicit Fusion(const ProgramProblem &program)
      : program(program), fused(program.problem.tensors.size()) {
    for (auto [t, tensor] : llvm::enumerate(program.problem.tensors))
      if (tensor.remade)
        fused[t] = {true, 0, 0};
  }

  bool isKept(int t) const { return fused[t].kept; }
  void takeOver(int from, int to) { fused[to] = fused[from]; }

  /// As lib/CodeGen/FuseElementwise.cpp: what has one user is fused into it,
  /// and so is what is cheap and reads little more than its result.
  void add(const ProblemOp &op, Operation *from) {
    const Problem &p = program.problem;
    auto bytes = [&](int t) { return bytesOf(p.tensors[t]); };
    int result = op.results[0];
    Fused f{false, 0, op.work == WorkKind::Move ? 0 : operationsOf(from)};
    for (int t : op.operands) {
      bool small = p.tensors[t].remade || 8 * bytes(t) <= bytes(result);
      f.big += small ? 0 : fused[t].big;
      f.cost += fused[t].kept ? fused[t].cost : 0;
    }
    Value v = program.values[result];
    f.kept =
        fusesIntoUsers(v) && (v.hasOneUse() || (f.big == 0 && f.cost <= 8) ||
                              (f.big <= 1 && f.cost <= 2));
    fused[result] = f.kept ? f : Fused();
  }

private:
  const ProgramProblem &program;
  std::vector<Fused> fused;
};

/// Notes in `op.moved` which results of `from` go through memory.
void moveResults(const ProgramProblem &program, ProblemOp &op, Operation *from,
                 Fusion &fusion) {
  StringRef name = from->getName().stripDialect();
  int t = op.results.empty() ? -1 : op.results[0];
  if (t < 0 || program.problem.tensors[t].remade)
    return;
  if (name == "reshape") {
    fusion.takeOver(op.operands[0], t);
    op.moved = 0;
    return;
  }
  if (name == "transpose" && feedsProductsOnly(program.values[t])) {
    op.moved = 0;
    return;
  }
  if (op.work == WorkKind::Move || op.work == WorkKind::Pointwise)
    fusion.add(op, from);
  bool writes = op.work == WorkKind::Update
                    ? fusion.isKept(op.operands[0]) // made to be updated
                    : op.work != WorkKind::Access && op.work != WorkKind::Free;
  for (size_t k = 0; writes && k < op.results.size() && k < 32; ++k)
    if (!fusion.isKept(op.results[k]))
      op.moved |= uint64_t(1) << (32 + k);
}

} // namespace

std::vector<bool> dgc::keptInRegisters(const ProgramProblem &program) {
  const Problem &p = program.problem;
  Fusion fusion(program);
  for (auto [i, op] : llvm::enumerate(p.ops)) {
    int t = op.results.size() == 1 ? op.results[0] : -1;
    if (t < 0 || p.tensors[t].remade)
      continue;
    if (isReshape(program.ops[i]))
      fusion.takeOver(op.operands[0], t);
    else if (op.work == WorkKind::Pointwise || op.work == WorkKind::Move)
      fusion.add(op, program.ops[i]);
  }
  std::vector<bool> kept;
  for (size_t t = 0; t < p.tensors.size(); ++t)
    kept.push_back(fusion.isKept(int(t)));
  return kept;
}

/// Ops that run row by row in one kernel find in the cache what another one of
/// them has just touched.
void dgc::setMoved(ProgramProblem &program) {
  constexpr int64_t near = 48; // as lib/CodeGen/GroupRows.cpp
  Problem &p = program.problem;
  Fusion fusion(program);
  std::vector<int64_t> touched(p.tensors.size(), -1); // by a row op
  std::vector<int64_t> reduced(p.tensors.size(), -1); // by a reduction
  for (auto [i, op] : llvm::enumerate(p.ops)) {
    bool rows = op.work == WorkKind::Pointwise || op.work == WorkKind::Reduce ||
                op.work == WorkKind::Move;
    op.moved = 0;
    for (auto [k, t] : llvm::enumerate(op.operands)) {
      bool cached = touched[t] >= 0 && int64_t(i) - touched[t] <= near;
      if (rows && k < 32 && !fusion.isKept(t) && !cached)
        op.moved |= uint64_t(1) << k;
      if (rows && cached && reduced[t] >= 0)
        p.ops[reduced[t]].readAgain = true;
      if (rows)
        touched[t] = int64_t(i);
      reduced[t] = op.work == WorkKind::Reduce ? int64_t(i) : reduced[t];
    }
    moveResults(program, op, program.ops[i], fusion);
    for (int t : op.results)
      if (rows)
        touched[t] = int64_t(i);
  }
}
