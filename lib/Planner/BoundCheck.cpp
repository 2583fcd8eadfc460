//===- BoundCheck.cpp - A bound on a plan, calculated again ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/BoundCheck.h"
#include "BoundProblem.h"
#include "MeshBounds.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

using namespace counting;

namespace {

/// Each op converts all its operands anew, or none.
double timeOf(const Problem &p, WrittenPlan w, bool apart) {
  w.again.assign(p.ops.size(), {});
  if (apart)
    for (auto [i, op] : enumerate(p.ops))
      for (size_t k = 0; k < op.operands.size(); ++k)
        w.again[i].push_back(int32_t(k));
  Recount r = recount(p, w);
  bool fits = p.memoryLimit <= 0 || r.memory.peak <= p.memoryLimit;
  return r.error.empty() && fits ? r.time() : PairProblem::forbidden;
}

/// The bound at one price; keeps what is better in `best`.
std::string tryPrice(const Program &program, int digit, const BoundScope &scope,
                     double price, Conversions where, double claim,
                     uint64_t work, AxisBound &best) {
  const Problem &p = program.p;
  BoundProblem problem(program, digit, scope, price, where);
  if (!problem.build())
    return problem.error;
  PairProblem::Answer answer =
      problem.pairs.solve(work, claim * (1 + 1e-3) + price * p.memoryLimit);
  if (!answer.possible)
    return "nothing runs on this axis";
  double bound = answer.bound - price * p.memoryLimit;
  if (bound > best.bound) {
    best.bound = bound;
    best.exact = answer.exact;
  }
  best.numVariables = size_t(problem.pairs.numVariables());
  if (std::optional<WrittenPlan> w = problem.planOf(answer.values)) {
    double apart = timeOf(p, *w, true);
    if (apart < best.apart) {
      best.apart = apart;
      auto first = [](const auto &a, const auto &b) {
        auto i = std::mismatch(a.begin(), a.end(), b.begin()).first;
        return i == a.end() ? -1 : int(i - a.begin());
      };
      best.firstOp = first(w->ops, program.w.ops);
      best.firstTensor = first(w->tensors, program.w.tensors);
    }
    best.shared = std::min(best.shared, timeOf(p, *w, false));
  }
  return "";
}

} // namespace

std::string checkScope(const BoundScope &scope) {
  auto stretches = [](ArrayRef<int64_t> list, size_t step) {
    if (list.size() % step != 0)
      return false;
    for (size_t i = 0; i < list.size(); i += step)
      if (list[i] < 0 || list[i] > list[i + 1] || (step > 2 && list[i + 2] < 1))
        return false;
    return true;
  };
  if (!stretches(scope.alike, 3))
    return "bound_alike must hold beginnings, ends and periods of ops";
  if (!stretches(scope.apart, 2))
    return "bound_apart must hold beginnings and ends of ops";
  if (any_of(scope.prices, [](double x) { return !(x >= 0 && x < 1e30); }))
    return "bound_prices must not be negative";
  if (scope.points.empty() &&
      any_of(scope.prices, [](double x) { return x > 0; }))
    return "bound_prices need bound_points";
  return "";
}

/// The time of the work, shared perfectly by all devices: what the price of a
/// memory limit takes off a bound must not make it less.
static double leastTime(const Problem &p, const Mesh &mesh) {
  if (!planner::growsWithBytes(p.machine))
    return 0;
  WrittenPlan unsplit = unsplitPlan(p, mesh);
  std::vector<planner::Placement> place = planner::placeTensors(p);
  double sum = 0;
  for (auto [op, axes] : zip(p.ops, unsplit.ops))
    if (counting::isCounted(op, place))
      sum += counting::countOp(p, place, op, axes, p.devices).time * op.trips;
  return sum;
}

OwnBound boundOnOneAxis(const Problem &p, const WrittenPlan &plan,
                        const BoundScope &scope, Conversions where,
                        double claim, uint64_t work) {
  OwnBound own;
  own.bound = recount(p, plan).time();
  Program program(p, plan);
  SmallVector<double, 2> prices = scope.prices;
  if (prices.empty())
    prices.push_back(0);
  for (size_t d = 0; d < program.digits.size(); ++d) {
    AxisBound axis;
    axis.axis = toString(program.digits[d].ref, plan.mesh);
    axis.bound = -PairProblem::forbidden;
    axis.apart = axis.shared = PairProblem::forbidden;
    for (double price : prices)
      if (std::string why =
              tryPrice(program, int(d), scope, price, where, claim, work, axis);
          !why.empty()) {
        own.error = "axis " + axis.axis + ": " + why;
        return own;
      }
    own.bound = std::min(own.bound, axis.bound);
    own.axes.push_back(std::move(axis));
  }
  own.bound = std::max(own.bound, leastTime(p, plan.mesh));
  return own;
}

} // namespace dgc
