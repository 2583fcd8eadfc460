//===- Case.h - One op under test, on all its shardings ---------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TOOLS_CHECKRULES_CASE_H
#define DGC_TOOLS_CHECKRULES_CASE_H

#include "dgc/Evaluate/Evaluate.h"
#include "dgc/Rules/LocalOp.h"
#include <random>

namespace dgc::check {

/// A function whose last op is under test; its operands are arguments or
/// constants.
struct Case {
  mlir::func::FuncOp func;
  mlir::Operation *op = nullptr;
  OpRule rule;
  std::vector<Array> operands; // global values
  std::vector<Array> want;     // global results
};
/// Argument values are random small integers; `check.range = [low, high]` on an
/// argument sets the bounds. Fails with a diagnostic.
mlir::FailureOr<Case> makeCase(mlir::func::FuncOp func, std::mt19937 &rng);

/// What padding holds at the start.
enum class Fill {
  Garbage,    // large numbers, infinities, integer extremes; unknown
  NotANumber, // NaN (integers: as above); unknown
  Zero        // zeros, known
};

/// A mesh, and the independent parts of its axes that can be assigned.
struct MeshCase {
  std::string name;
  Mesh mesh;
  std::vector<std::vector<AxisRef>> units; // alternatives
};
const std::vector<MeshCase> &meshes();

/// All assignments of units to the factors of a rule, in all orders and with
/// inner whole factors; calls `visit` with the axes and the units left over.
void forEachAssignment(
    const OpRule &rule, llvm::ArrayRef<AxisRef> units,
    llvm::function_ref<void(const OpAxes &, llvm::ArrayRef<AxisRef>)> visit);

/// Is every operand and result laid out legally?
bool isLegal(const Case &c, const OpAxes &axes, const Mesh &mesh);

enum class Outcome { Right, Wrong, Failed };
/// Builds the local program, runs it on all ranks, and compares with the global
/// results. `why` says what is wrong.
Outcome runCase(const Case &c, const OpAxes &axes, const Mesh &mesh, Fill fill,
                std::mt19937 &rng, std::string &why, bool cloneOnly = false);

/// Unreduced operands and results that no case of the rule allows, but that are
/// right in all trials: one line each.
std::vector<std::string> refusedUnreduced(const Case &c, std::mt19937 &rng);
/// The global function as a module's @main, with the layouts that `axes` gives
/// on arguments, and `axes` on the op: input for the compiler. An unreduced
/// result is left to it.
std::string annotatedModule(const Case &c, const OpAxes &axes,
                            const Mesh &mesh);

/// Layouts of which each rank's result elements only need elements that the
/// rank has, but that no assignment to the rule's factors gives: one line each.
std::vector<std::string> refusedMoves(const Case &c, const MeshCase &mesh);

/// Addends over the group of `refs`, in group order, whose combination is `x`.
/// The one that decides differs from element to element.
std::vector<Array> partials(const Array &x, int64_t groupSize, ReduceKind kind,
                            std::mt19937 &rng);
/// Puts the rank's part of `x` into a local array, with `fill` in the padding.
Array place(const Array &x, const Sharding &sharding, const Mesh &mesh,
            int64_t rank, Fill fill, std::mt19937 &rng);
/// Do the ranks' `parts` stand for `want`? Padding may hold anything. If not,
/// `why` names a rank and an element.
bool holds(const PerRank &parts, const Array &want, const Sharding &sharding,
           const Mesh &mesh, std::string &why);
bool equalElements(const Array &a, int64_t i, const Array &b, int64_t j);

} // namespace dgc::check

#endif // DGC_TOOLS_CHECKRULES_CASE_H
