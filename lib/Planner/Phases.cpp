//===- Phases.cpp - Where planning time went ------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Plan.h"
#include "llvm/Support/Format.h"
#include <ctime>

using namespace llvm;

namespace dgc {

static double cpuSeconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

PhaseClock::PhaseClock(std::vector<PlanPhase> &phases)
    : phases(phases), start(cpuSeconds()) {}

void PhaseClock::end(StringRef name) {
  double now = cpuSeconds();
  phases.push_back({name.str(), now - start});
  start = now;
}

std::string textOf(const MeshCounts &n) {
  if (n.all == 1)
    return "1 mesh";
  return std::to_string(n.all) + " meshes: " + std::to_string(n.bounded) +
         " left out by bound, " + std::to_string(n.givenUp) +
         " given up after a round, " + std::to_string(n.thorough) +
         " searched from every start";
}

void printTimes(raw_ostream &os, const Plan &plan) {
  double all = 0;
  os << "planning time (CPU)\n";
  for (const PlanPhase &phase : plan.phases) {
    all += phase.seconds;
    os << format("  %-9s %9.3f s", phase.name.c_str(), phase.seconds);
    if (phase.name == "fold")
      os << "  " << plan.numNodes << " nodes to " << plan.numClasses;
    if (phase.name == "search")
      os << "  " << textOf(plan.meshes);
    os << '\n';
  }
  os << format("  %-9s %9.3f s\n", "all", all);
}

} // namespace dgc
