//===- Tighten.h - What no good assignment can take -------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Reduced-cost fixing. Messages and prices write the cost of an assignment as a
// bound plus terms that are not negative (`Excess`). A value or a pair whose
// terms alone exceed what lies between the bound and the cost of a known
// assignment is in none that costs less. Forbidding it lets the model be
// reduced again, and that model's bound is higher.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SOLVER_TIGHTEN_H
#define DGC_LIB_SOLVER_TIGHTEN_H

#include "Relax.h"

namespace dgc::solver {

/// Forbids the values and pairs that no feasible assignment of at most `cutoff`
/// has. Returns which part of the values and pairs that were allowed these are.
double tighten(Model &model, const Excess &excess, double cutoff);

} // namespace dgc::solver

#endif // DGC_LIB_SOLVER_TIGHTEN_H
