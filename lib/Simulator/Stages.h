//===- Stages.h - Layers of pipeline stages ---------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SIMULATOR_STAGES_H
#define DGC_LIB_SIMULATOR_STAGES_H

#include "dgc/Simulator/RunSpec.h"
#include <cmath>

namespace dgc::simulator {

/// How layers are dealt to stages.
struct Stages {
  double most = 0, first = 0, last = 0;
  bool slots = false; // embedding and head have a layer's place each
  Stages(const ModelSpec &model, const PlanSpec &plan) {
    double layers = double(model.layers), pp = double(plan.pp);
    bool even = model.layers % plan.pp == 0;
    // Where the embedding and the head count as a layer each, they have places
    // of their own.
    slots = plan.pp > 1 && !even && (model.layers + 2) % plan.pp == 0;
    most = slots ? (layers + 2) / pp : std::ceil(layers / pp);
    first = slots ? most - 1 : most;
    last = slots ? most - 1 : even ? most : std::floor(layers / pp);
  }
};

} // namespace dgc::simulator

#endif // DGC_LIB_SIMULATOR_STAGES_H
