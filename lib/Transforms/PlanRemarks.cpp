//===- PlanRemarks.cpp - A plan's decisions, where they are made ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/PlanRemarks.h"
#include "dgc/Planner/Explain.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;

namespace dgc {

namespace {

/// By WorkKind; what is free has no layout to tell of.
constexpr llvm::StringLiteral kinds[] = {"Product",   "Elementwise", "Movement",
                                         "Reduction", "LookUp",      "Update",
                                         "",          "Product"};
static_assert(std::size(kinds) == size_t(WorkKind::Attention) + 1);

StringRef nameOf(const ProblemOp &op) { return kinds[size_t(op.work)]; }

class Teller {
public:
  Teller(FunctionOpInterface func, const ProgramProblem &program,
         const Plan &plan)
      : func(func), program(program), p(program.problem), plan(plan) {}

  void decisions() {
    std::string why = ": step " + timeText(plan.time()) + ", peak " +
                      bytesText(plan.memory.peak);
    if (plan.candidates.size() > 1)
      why += "; next " + meshText(plan.candidates[1].mesh) + ", step " +
             timeText(plan.candidates[1].time);
    say(func.getLoc(), "Mesh", meshText(plan.mesh) + why);
    for (int t : p.arguments)
      say(program.values[t].getLoc(), "Argument",
          p.tensors[t].name + " lies " + layoutText(t, plan.tensors[t]));
    for (auto [i, op] : llvm::enumerate(p.ops))
      if (!nameOf(op).empty() && hasLayout(op))
        say(program.ops[i]->getLoc(), nameOf(op), describeOp(p, plan, i));
    for (const FlowGroup &flow : p.flows)
      for (int t : ArrayRef<int>(flow.targets).take_front(1))
        if (!plan.remade[t])
          say(program.values[t].getLoc(), "Flow",
              "lies " + layoutText(t, plan.tensors[t]));
    for (auto [i, r] : llvm::enumerate(p.results))
      say(program.values[r.tensor].getLoc(), "Result",
          "result " + std::to_string(i) + " lies " +
              layoutText(r.tensor, plan.results[i]));
    for (const PlanRemark &r : plan.remarks)
      say(placeOf(r), r.name, textOf(r));
  }

  Location placeOf(const PlanRemark &r) {
    return r.op >= 0       ? program.ops[r.op]->getLoc()
           : r.tensor >= 0 ? program.values[r.tensor].getLoc()
                           : func.getLoc();
  }
  std::string textOf(const PlanRemark &r) const {
    return (r.tensor >= 0 ? p.tensors[r.tensor].name + ": " : std::string()) +
           r.text;
  }

private:
  void say(Location loc, StringRef name, const std::string &text) {
    remark::passed(loc, remark::RemarkOpts::name(name)
                            .category("dgc-auto-shard")
                            .function(func.getName()))
        << StringRef(text);
  }
  bool hasLayout(const ProblemOp &op) const {
    return llvm::any_of(op.results, [&](int t) { return !plan.remade[t]; });
  }
  /// "[{"x"}]: 1.0 KiB of 2.0 KiB".
  std::string layoutText(int t, const Sharding &s) const {
    const ProblemTensor &tensor = p.tensors[t];
    auto whole = Sharding::replicatedOf(tensor.shape.size());
    return toString(s, plan.mesh) + ": " + bytesText(localBytes(tensor, s)) +
           " of " + bytesText(localBytes(tensor, whole));
  }

  FunctionOpInterface func;
  const ProgramProblem &program;
  const Problem &p;
  const Plan &plan;
};

} // namespace

void remarkDecisions(FunctionOpInterface func, const ProgramProblem &program,
                     const Plan &plan) {
  if (func.getContext()->getRemarkEngine())
    Teller(func, program, plan).decisions();
}

void emitPlanRemarks(FunctionOpInterface func, const ProgramProblem &program,
                     const Plan &plan) {
  Teller teller(func, program, plan);
  for (const PlanRemark &r : plan.remarks)
    emitRemark(teller.placeOf(r)) << teller.textOf(r);
}

} // namespace dgc
