//===- Explain.h - Why a plan is as it is -----------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// What a plan says about itself: repeated layers with how their tensors lie,
// memory over time, where the time goes, the plans that lost, and what the
// user's own shardings cost. Gathered once as plain data, then written as text,
// as JSON, or as a page of HTML (docs/Explain.md).
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_EXPLAIN_H
#define DGC_PLANNER_EXPLAIN_H

#include "dgc/Planner/Recount.h"
#include "dgc/Support/Units.h"
#include <map>

namespace dgc {

struct ExplainOptions {
  std::string model;      // its name, for the headline
  int maxRunnersUp = 3;   // meshes that are planned again
  int maxConstraints = 8; // constraints that are left out in turn
};

/// A stretch of the program, in program order; `count` copies in a row that are
/// alike in ops, shapes and shardings are one section.
struct Section {
  std::string name;           // "forward", "backward", "update", "other"
  int64_t begin = 0, end = 0; // ops of the first copy, end not included
  int64_t last = 0;           // end of the last copy
  int64_t count = 1;
  double trips = 1; // of the loop that it is in
  // Of all copies, seconds a step.
  double compute = 0, communication = 0;
  /// Ops worth showing: products, look-ups, updates, what moves data. By copy.
  std::vector<int> ops;
  /// Arguments that the first copy reads first.
  std::vector<int> arguments;
};

/// A plan that was compared with the chosen one.
struct OtherPlan {
  Mesh mesh;
  double compute = 0, communication = 0;
  std::array<CollectiveTotal, numCollectiveKinds> collectives{};
  double peak = 0;
  bool fits = true;
  std::string why; // it lost
  double time() const { return compute + communication; }
};

/// User constraints that say the same of tensors that are alike.
struct ConstraintCost {
  std::string what;          // "argument", "result", "value"
  std::string example;       // "argument 3 64x16"
  std::string where;         // in the source
  std::string sharding;      // what is asked for
  int count = 1;             // tensors
  double time = 0, peak = 0; // of the plan without them
  std::string effect;        // in words
};

struct Explanation {
  ExplainOptions options;
  Recount count;
  std::vector<Section> sections;
  std::vector<OtherPlan> others; // planned again, best first
  int othersLeftOut = 0;
  std::vector<ConstraintCost> constraints;
  int constraintsLeftOut = 0; // groups of tensors
  /// The program on one device, unsplit.
  double oneDeviceTime = 0, oneDevicePeak = 0;
  std::string bound; // what the bound says, and of what
};

/// Plans again, on other meshes and without constraints: as slow as a few
/// calls of solve().
Explanation explain(const Problem &problem, const Plan &plan,
                    const ExplainOptions &options = {});

void explainText(llvm::raw_ostream &os, const Problem &problem,
                 const Plan &plan, const Explanation &why);
/// The schema is in docs/Explain.md.
llvm::json::Value explainJson(const Problem &problem, const Plan &plan,
                              const Explanation &why);

/// A page that needs nothing else: no scripts, no files, no network.
void explainHtml(llvm::raw_ostream &os, const Problem &problem,
                 const Plan &plan, const Explanation &why);

/// The ops of `begin` to `end` whose sequence repeats, as sections; the rest in
/// between as sections with count 1.
std::vector<Section> findSections(const Problem &problem, const Plan &plan);

/// One line that tells an op, with shapes and shardings, for people.
std::string describeOp(const Problem &problem, const Plan &plan, int op);
/// "all-gather over {"d0"}, 1.5 MiB".
std::string describeMove(const PlanMove &move, const Mesh &mesh);

/// The conversions that move data, by the op that they stand at: the producer,
/// or the first user. They stay the explanation's.
std::map<int, llvm::SmallVector<const CountedConversion *, 2>>
movesByOp(const Problem &problem, const Explanation &why);

// Figures for people; more in dgc/Support/Units.h.
std::string meshText(const Mesh &mesh);          // <["d0"=4]>
std::string shapeText(llvm::ArrayRef<int64_t>);  // 4x16, "scalar"
std::string percentText(double part, double of); // "12.5 %"
/// "  combined into 3" where small collectives are, else nothing.
std::string combinedText(const CollectiveTotal &total);

} // namespace dgc

#endif // DGC_PLANNER_EXPLAIN_H
