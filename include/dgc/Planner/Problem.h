//===- Problem.h - What is to be planned, as plain data ---------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A program as the planner sees it: tensors, ops with their rules, and what
// must lie alike. No MLIR types: dgc/Transforms/BuildProblem.h makes it from a
// module, tests make it by hand, and a Plan (Plan.h) is the answer to it.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PLANNER_PROBLEM_H
#define DGC_PLANNER_PROBLEM_H

#include "dgc/Cost/CostModel.h"
#include "dgc/Support/OpRule.h"
#include <vector>

namespace dgc {

/// What a tensor is to training; used for reports only, never for decisions
/// that change whether a plan is right.
enum class TensorKind {
  Parameter,      // an argument that the step updates and products read
  OptimizerState, // an argument that the step updates otherwise
  Input,          // any other argument
  Gradient,       // an activation of a parameter's shape, used by its update
  Activation,
  Constant // computed from constants only
};
constexpr int numTensorKinds = 6;
llvm::StringRef toString(TensorKind kind);

/// A value of the program. Exactly one of producer, argument and flow says
/// where it comes from; none for what comes from nowhere known (then it lies
/// replicated).
struct ProblemTensor {
  std::string name;
  std::string where; // in the source, "model.mlir:12:8"; may be empty
  llvm::SmallVector<int64_t, 4> shape;
  int64_t elemBytes = 4;
  ElemClass elem = ElemClass::F32;
  TensorKind kind = TensorKind::Activation;
  int producer = -1; // index in ops
  int argument = -1; // argument number
  int flow = -1;     // index in flows, if it is a target there
  /// Live at the program points (positions in ops) begin to end, both included.
  int64_t begin = 0, end = 0;
  /// How often a step runs the block that defines it: conversions are made
  /// there.
  double trips = 1;
  int loop = -1; // the innermost one that it is made in, index in loops
  /// Has storage of its own. Cheap elementwise values with one user have none.
  bool stored = true;
  /// Bytes in memory for each of its own: sums of 16-bit floats lie in 32 bits
  /// for who can narrow them as it reads, and narrow beside that for others.
  double stretch = 1;
  /// Derives from constants, iota and scalars only: it has no layout, each user
  /// makes its own in the layout it needs.
  bool remade = false;
  /// So many tensors wait to be converted at the same time, this one included:
  /// small collectives of theirs are combined. 1: this one cannot wait.
  double sharers = 1;
  /// What the user asked for: a constraint. Open dimensions may be split
  /// further.
  std::optional<Sharding> pinned;
};

struct ProblemOp {
  std::string name;
  std::string where;                           // in the source
  int rule = 0;                                // index in rules
  llvm::SmallVector<int, 4> operands, results; // tensors
  WorkKind work = WorkKind::Pointwise;
  ElemClass elem = ElemClass::F32;
  double flops = 0; // of the unsplit op
  /// Products: the operand that is copied in panels before, or -1; whether the
  /// sums lie wide in memory before they are narrowed to the result.
  int packs = -1;
  /// Products: the other operand, if only its columns are contiguous in memory:
  /// it is copied block by block; or -1.
  int gathers = -1;
  bool widens = false;
  /// The same where each rank has a part of the sums: they are added up before
  /// a transpose that would else be a part of the product.
  int packsOfParts = -1;
  bool needsScratch() const {
    return packs >= 0 || packsOfParts >= 0 || widens;
  }
  /// Arithmetic on elements of the unsplit op, other than flops, in additions:
  /// a transcendental function is many.
  double operations = 0;
  /// Bit i: operand i moves through memory for this op. Bit 32 + i: result i
  /// does. The others stay in registers of a fused kernel.
  uint64_t moved = ~uint64_t(0);
  bool movesOperand(size_t i) const { return i >= 32 || moved >> i & 1; }
  bool movesResult(size_t i) const { return i >= 32 || moved >> (32 + i) & 1; }
  /// Bit i: result i is written where the op reads nothing (setReach).
  uint32_t fresh = 0;
  /// Bytes that are touched between the last use of what this op moves and this
  /// op, for each byte that it moves (setReach).
  double reach = 1;
  /// Reduce: another op of the same rows reads an operand after this one. It
  /// finds it in the cache, unless ranks must meet in between because each has
  /// a part of the result only.
  bool readAgain = false;
  int update = -1;  // WorkKind::Update: the operand that is written
  double trips = 1; // times it runs in a step
  int loop = -1;    // the innermost one around it, index in loops
};

/// A loop's body: ops at the positions begin to end, both included.
struct ProblemLoop {
  int64_t begin = 0, end = 0;
  int parent = -1; // the loop around it, index in loops
};

/// Values that lie alike: what flows into a loop's carried value or out of a
/// branch (sources: initial value, yielded value), and the values it defines
/// (targets: block argument, result). A source is converted before it flows in.
struct FlowGroup {
  llvm::SmallVector<int, 2> sources, targets;
};

/// A function result. `donated` is the argument whose memory it takes: both lie
/// alike.
struct ProblemResult {
  int tensor = 0;
  int donated = -1; // argument number
  std::optional<Sharding> pinned;
};

struct PlannerOptions {
  /// Collectives of tensors that can wait are combined up to so many bytes; 0:
  /// none is; negative: as the link makes it pay (bucketBytes of CostModel.h).
  double bucketBytes = -1;
  /// Arguments up to this size may lie replicated and be sliced where used.
  double smallInputBytes = 65536;
  /// The largest elimination table, in entries: more cut points are used while
  /// the tables stay below it.
  double maxTable = 1 << 18;
  /// Cut points that are left out even so, as levels of AxisSolver.h: 0 none.
  int fewerCuts = 0;
  /// The limit of the last rounds, on the best meshes only.
  double polishTable = 1 << 24;
  /// Plans layers that are alike alike, at the price of one of them.
  bool fold = true;
  int maxMeshAxes = 4;
  /// Leaves out meshes whose bound is above the time of a plan that is known.
  bool pruneMeshes = true;
  /// All meshes are searched roughly, and so many of the best from every start.
  int thoroughMeshes = 6;
  int maxRounds = 4;
};

struct Problem {
  std::vector<OpRule> rules;
  std::vector<ProblemTensor> tensors;
  std::vector<ProblemOp> ops; // in program order
  std::vector<FlowGroup> flows;
  std::vector<ProblemLoop> loops;
  std::vector<int> arguments; // tensors
  std::vector<ProblemResult> results;

  int64_t devices = 1;
  Machine machine;
  /// The mesh that annotations speak of; without it, the planner factorises
  /// `devices`.
  std::optional<Mesh> mesh;
  double memoryLimit = 0; // bytes a rank; 0: none
  PlannerOptions options;
};

/// Program points at which something is live, both ends included.
struct PointSpan {
  int64_t begin = 0, end = 0;
  bool contains(int64_t point) const { return begin <= point && point <= end; }
};
/// When op `op` has what it reads tensor `tensor` from: all through the loops
/// around the op that the tensor is made before, since every iteration reads
/// it.
PointSpan useSpan(const Problem &problem, int tensor, int op);

/// Of the whole tensor.
double bytesOf(const ProblemTensor &tensor);

/// What a factor is to a product (padding of K must be masked at a cost), or to
/// a reduction (Sum, or Extreme: a maximum is taken, for instance, of which
/// that holds, too).
enum class ProductRole : char { None, Batch, M, N, K, Sum, Extreme };
/// By factor; all None for other ops, and for what is no plain product of two
/// operands.
llvm::SmallVector<ProductRole, 4> productRoles(const ProblemOp &op,
                                               const OpRule &rule);
/// The op's work before it is split: kind, flops and operations.
Work unsplitWork(const ProblemOp &op, llvm::ArrayRef<ProductRole> roles);
/// Adds `bytes` of an operand or a result on this rank.
void addOperand(Work &work, const ProblemOp &op, size_t operand, double bytes);
void addResult(Work &work, const ProblemOp &op, size_t result, double bytes);
/// Bytes that an op needs beside operands and results while it runs; `local` is
/// its work on a rank.
double scratchBytes(const ProblemOp &op, const Work &local);
/// Makes a factor `local` of its `size`, on this rank.
void splitWork(Work &work, ProductRole role, double size, double local);

/// Finds the tensors' `sharers`. The rule is that of dgc-combine-collectives,
/// on what is known before a plan is: arguments can be gathered long before
/// they are used; what is last made by the products and first used behind them
/// (gradients) can be reduced there together; results can be converted at the
/// end.
void findSharers(Problem &problem);

/// Finds the ops' `fresh` and `reach`: how many bytes a program touches between
/// two uses of the same data (its reuse distance; Mattson et al.: Evaluation
/// techniques for storage hierarchies, 1970), one step following another. Ops
/// that are alike share one, so that repeated layers stay alike.
void setReach(Problem &problem);

/// Why `problem` is not well formed (indices, ranks and sizes that disagree
/// with the rules), or an empty string. solve() expects an empty one.
std::string checkProblem(const Problem &problem);

} // namespace dgc

#endif // DGC_PLANNER_PROBLEM_H
