//===- ClusterShape.h - How many devices lie where --------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_COST_CLUSTERSHAPE_H
#define DGC_LIB_COST_CLUSTERSHAPE_H

#include "dgc/Cost/Catalog.h"
#include "dgc/Cost/NodeList.h"

namespace dgc::cost {

/// What a user said of a cluster's shape; 0 and empty: nothing.
struct ClusterShape {
  std::string device, network;
  int64_t devices = 0, nodes = 0, gpus = 0;
  double ports = 0;
  NodeList list;
};

/// The machine of that shape; `devices` keeps its value where the shape says
/// none. An error text, or empty.
std::string makeCluster(const Catalog &catalog, const ClusterShape &shape,
                        Machine &machine, int64_t &devices);

/// Several clusters, one after another, as one: the least of what devices and
/// links do, and each sort of nodes as a group. An error text, or empty.
std::string joinClusters(llvm::ArrayRef<std::pair<Machine, int64_t>> parts,
                         Machine &machine, int64_t &devices);

} // namespace dgc::cost

#endif // DGC_LIB_COST_CLUSTERSHAPE_H
