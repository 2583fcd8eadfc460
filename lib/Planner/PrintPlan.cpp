//===- PrintPlan.cpp - Plans as text and JSON -----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Explain.h"
#include "dgc/Planner/Plan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace dgc {

namespace {

/// Arguments of one kind that are split alike.
struct ArgumentGroup {
  TensorKind kind;
  std::string sharding;
  int count = 0;
  double bytes = 0;
  std::string example;
};

std::vector<ArgumentGroup> groupArguments(const Problem &p, const Plan &plan) {
  std::vector<ArgumentGroup> groups;
  for (int t : p.arguments) {
    const ProblemTensor &tensor = p.tensors[t];
    std::string sharding = toString(plan.tensors[t], plan.mesh);
    auto it = find_if(groups, [&](const ArgumentGroup &g) {
      return g.kind == tensor.kind && g.sharding == sharding;
    });
    if (it == groups.end()) {
      groups.push_back({tensor.kind, sharding, 0, 0,
                        tensor.name + " " + shapeText(tensor.shape)});
      it = std::prev(groups.end());
    }
    ++it->count;
    it->bytes += localBytes(tensor, plan.tensors[t]);
  }
  llvm::sort(groups, [](const ArgumentGroup &a, const ArgumentGroup &b) {
    if (a.kind != b.kind)
      return a.kind < b.kind;
    if (a.bytes != b.bytes)
      return a.bytes > b.bytes;
    return a.sharding < b.sharding;
  });
  return groups;
}

} // namespace

void printPlan(raw_ostream &os, const Problem &p, const Plan &plan) {
  os << "plan for " << p.devices << (p.devices == 1 ? " rank" : " ranks")
     << " of " << p.machine.name << ": mesh " << meshText(plan.mesh) << "\n";
  for (auto [axis, link] : zip(plan.mesh.axes, plan.links))
    if (axis.size > 1)
      os << format("  axis %s: %.1f us, %.1f GB/s\n", axis.name.c_str(),
                   link.latency * 1e6, link.bandwidth * 1e-9);
  os << "what is sharded how (bytes on a rank)\n";
  for (const ArgumentGroup &g : groupArguments(p, plan))
    os << "  " << left_justify(toString(g.kind), 16)
       << left_justify(g.sharding, 24) << right_justify(bytesText(g.bytes), 11)
       << "  " << g.count << (g.count == 1 ? " tensor: " : " tensors, e.g. ")
       << g.example << "\n";
  os << "communication a step and rank\n";
  bool any = false;
  for (auto [k, total] : enumerate(plan.collectives)) {
    if (total.count == 0)
      continue;
    any = true;
    os << "  " << left_justify(toString(CollectiveKind(k)), 16)
       << format("%6.0f", total.count)
       << right_justify(bytesText(total.bytes), 12)
       << right_justify(timeText(total.time), 12) << combinedText(total)
       << "\n";
  }
  if (!any)
    os << "  none\n";
  os << "memory a rank, predicted at the peak (op " << plan.memory.peakPoint
     << " of " << p.ops.size() << ")\n";
  for (auto [k, bytes] : enumerate(plan.memory.atPeak))
    if (bytes > 0)
      os << "  " << left_justify(toString(TensorKind(k)), 16)
         << right_justify(bytesText(bytes), 11) << "\n";
  if (plan.memory.converted > 0)
    os << "  " << left_justify("buffers", 16)
       << right_justify(bytesText(plan.memory.converted), 11) << "\n";
  os << "  " << left_justify("all", 16)
     << right_justify(bytesText(plan.memory.peak), 11);
  if (p.memoryLimit > 0)
    os << " of " << bytesText(p.memoryLimit)
       << (plan.fits ? ": predicted to fit" : ": does not fit");
  os << "\n";
  os << "predicted step " << timeText(plan.time()) << ": compute "
     << timeText(plan.computeTime) << ", communication "
     << timeText(plan.communicationTime) << "\n";
  if (plan.candidates.size() > 1) {
    os << "meshes compared (" << textOf(plan.meshes) << ")\n";
    for (const PlanCandidate &c : plan.candidates)
      os << "  " << left_justify(meshText(c.mesh), 28)
         << right_justify(timeText(c.time), 11)
         << right_justify(bytesText(c.peak), 11) << (c.fits ? "" : "  too much")
         << "\n";
  }
}

void printMemoryTable(raw_ostream &os, const Problem &p, const Plan &plan) {
  int64_t at = plan.memory.peakPoint;
  struct Row {
    double bytes;
    int tensor;
  };
  std::vector<Row> rows;
  for (auto [t, tensor] : enumerate(p.tensors))
    if (tensor.stored && !plan.remade[t] && tensor.begin <= at &&
        at <= tensor.end)
      rows.push_back(
          {localBytes(tensor, plan.tensors[t]) * tensor.stretch, int(t)});
  llvm::sort(rows, [](const Row &a, const Row &b) {
    return a.bytes != b.bytes ? a.bytes > b.bytes : a.tensor < b.tensor;
  });
  os << "least peak found: " << bytesText(plan.memory.peak) << " a rank, limit "
     << bytesText(p.memoryLimit) << "; of it\n";
  for (auto [k, bytes] : enumerate(plan.memory.atPeak))
    if (bytes > 0)
      os << "  " << right_justify(bytesText(bytes), 11) << "  "
         << toString(TensorKind(k)) << "\n";
  if (plan.memory.converted > 0)
    os << "  " << right_justify(bytesText(plan.memory.converted), 11)
       << "  buffers: second layouts and scratch\n";
  os << "live at the peak, largest first\n";
  size_t shown = std::min<size_t>(rows.size(), 12);
  for (const Row &row : ArrayRef<Row>(rows).take_front(shown)) {
    const ProblemTensor &t = p.tensors[row.tensor];
    os << "  " << right_justify(bytesText(row.bytes), 11) << "  "
       << left_justify(toString(t.kind), 16)
       << left_justify(toString(plan.tensors[row.tensor], plan.mesh), 24)
       << t.name << " " << shapeText(t.shape);
    if (!t.where.empty())
      os << " (" << t.where << ")";
    os << "\n";
  }
  double rest = 0;
  for (const Row &row : ArrayRef<Row>(rows).drop_front(shown))
    rest += row.bytes;
  if (rows.size() > shown)
    os << "  " << right_justify(bytesText(rest), 11) << "  "
       << rows.size() - shown << " others\n";
}

json::Value planToJson(const Problem &p, const Plan &plan) {
  auto meshJson = [](const Mesh &mesh) {
    json::Array axes;
    for (const MeshAxis &axis : mesh.axes)
      axes.push_back(json::Object{{"name", axis.name}, {"size", axis.size}});
    return axes;
  };
  json::Array arguments;
  for (int t : p.arguments) {
    const ProblemTensor &tensor = p.tensors[t];
    arguments.push_back(
        json::Object{{"name", tensor.name},
                     {"where", tensor.where},
                     {"shape", json::Array(tensor.shape)},
                     {"kind", toString(tensor.kind)},
                     {"sharding", toString(plan.tensors[t], plan.mesh)},
                     {"bytes", localBytes(tensor, plan.tensors[t])}});
  }
  json::Object collectives;
  for (auto [k, total] : enumerate(plan.collectives))
    if (total.count > 0)
      collectives[toString(CollectiveKind(k))] =
          json::Object{{"count", total.count},
                       {"bytes", total.bytes},
                       {"combined_into", total.starts},
                       {"seconds", total.time}};
  json::Object memory{{"peak", plan.memory.peak},
                      {"arguments", plan.memory.arguments},
                      {"conversions", plan.memory.converted},
                      {"limit", p.memoryLimit},
                      {"fits", plan.fits}};
  for (auto [k, bytes] : enumerate(plan.memory.atPeak))
    memory[toString(TensorKind(k))] = bytes;
  json::Object meshes{{"all", plan.meshes.all},
                      {"left_out_by_bound", plan.meshes.bounded},
                      {"given_up", plan.meshes.givenUp},
                      {"searched_from_every_start", plan.meshes.thorough}};
  json::Array candidates;
  for (const PlanCandidate &c : plan.candidates)
    candidates.push_back(json::Object{{"mesh", meshJson(c.mesh)},
                                      {"seconds", c.time},
                                      {"peak", c.peak},
                                      {"fits", c.fits},
                                      {"start", c.start}});
  json::Array remarks;
  for (const PlanRemark &r : plan.remarks)
    remarks.push_back(
        json::Object{{"decision", r.name},
                     {"op", r.op >= 0 ? p.ops[r.op].name : ""},
                     {"tensor", r.tensor >= 0 ? p.tensors[r.tensor].name : ""},
                     {"text", r.text}});
  return json::Object{{"devices", p.devices},
                      {"machine", p.machine.name},
                      {"mesh", meshJson(plan.mesh)},
                      {"arguments", std::move(arguments)},
                      {"collectives", std::move(collectives)},
                      {"memory", std::move(memory)},
                      {"compute_seconds", plan.computeTime},
                      {"communication_seconds", plan.communicationTime},
                      {"candidates", std::move(candidates)},
                      {"meshes", std::move(meshes)},
                      {"remarks", std::move(remarks)}};
}

} // namespace dgc
