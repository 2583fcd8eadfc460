//===- Report.h - Pictures of a plan's page ---------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_REPORT_H
#define DGC_LIB_PLANNER_REPORT_H

#include "dgc/Planner/Explain.h"

namespace dgc::planner {

/// Text with <, >, & and quotes escaped.
std::string html(llvm::StringRef text);

/// Colours, fixed by what they stand for.
llvm::StringRef colorOf(WorkKind kind);
llvm::StringRef colorOf(CollectiveKind kind);
llvm::StringRef colorOf(TensorKind kind);
llvm::StringRef axisColor(int axis);
constexpr llvm::StringLiteral bufferColor = "#8b95a7";

/// A small sheet of a tensor: cut as the mesh cuts it, with one rank's share
/// filled in the colours of its axes; hatched where ranks hold addends.
std::string shardingPicture(llvm::ArrayRef<int64_t> shape, const Sharding &s,
                            const Mesh &mesh);
/// Devices in the boxes of the link hierarchy.
std::string machinePicture(const Problem &problem, const Plan &plan);
/// One bar of parts that add up.
struct BarPart {
  std::string name;
  double value;
  llvm::StringRef color;
};
std::string barPicture(llvm::ArrayRef<BarPart> parts);
/// Memory over the program, stacked by kind, with peak and limit.
std::string memoryPicture(const Problem &problem, const Explanation &why);

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_REPORT_H
