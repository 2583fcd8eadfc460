//===- Stages.h - Layers of pipeline stages ---------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SIMULATOR_STAGES_H
#define DGC_LIB_SIMULATOR_STAGES_H

#include "dgc/Simulator/RunSpec.h"

namespace dgc::simulator {

/// How layers are dealt to stages.
struct Stages {
  double most = 0;    // layers of a stage
  bool slots = false; // embedding and head have a layer's place each
  Stages(const ModelSpec &model, const PlanSpec &plan)
      : stages(plan.pp), each(model.layers / plan.pp),
        rest(model.layers % plan.pp) {
    // Where the embedding and the head count as a layer each, they have places
    // of their own.
    slots = stages > 1 && rest != 0 && (model.layers + 2) % stages == 0;
    most = double(slots ? (model.layers + 2) / stages : each + (rest > 0));
  }
  /// Layers that remain go to inner stages first, then to the first one.
  double layersOf(int64_t stage) const {
    bool first = stage == 0, last = stage == stages - 1;
    if (slots)
      return most - (first || last);
    int64_t place = last ? stages - 1 : first ? stages - 2 : stage - 1;
    return double(each + (place < rest));
  }

private:
  int64_t stages, each, rest;
};

} // namespace dgc::simulator

#endif // DGC_LIB_SIMULATOR_STAGES_H
