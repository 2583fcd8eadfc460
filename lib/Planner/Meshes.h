//===- Meshes.h - Which meshes, and axes of them, to plan over --*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_MESHES_H
#define DGC_LIB_PLANNER_MESHES_H

#include "Model.h"

namespace dgc::planner {

/// The distinct annotations of a problem.
std::vector<const Sharding *> annotationsOf(const Problem &problem);

/// The axes to plan over: the mesh's, or the parts of them that annotations
/// name.
Axes axesOf(const Machine &machine, const Mesh &mesh,
            llvm::ArrayRef<const Sharding *> annotations);

/// Orders axes as annotations do, so that a plan says {"y", "x"} where the user
/// does. True if any annotation says something about it.
bool orderByAnnotations(llvm::ArrayRef<const Sharding *> annotations,
                        Axes &axes);

/// The problem's mesh, or all factorisations of its number of devices into at
/// most maxMeshAxes axes, those with fewer axes first. Axes that have the same
/// link may change places without changing any cost, so that of several orders
/// one is enough.
std::vector<Mesh> meshesFor(const Problem &problem);

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_MESHES_H
