//===- ExplainJson.cpp - An explanation as JSON ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The schema is documented in docs/Explain.md; "format" grows when a key
// changes its meaning or goes.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Explain.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

namespace {

json::Array meshJson(const Mesh &mesh) {
  json::Array axes;
  for (const MeshAxis &axis : mesh.axes)
    axes.push_back(json::Object{{"name", axis.name}, {"size", axis.size}});
  return axes;
}

json::Array axesJson(ArrayRef<AxisRef> refs, const Mesh &mesh) {
  json::Array axes;
  for (const AxisRef &ref : refs) {
    DimList one{DimEntry::makeAxis(ref)};
    axes.push_back(StringRef(toString(one, mesh)).trim("{}").trim('"').str());
  }
  return axes;
}

json::Object collectivesJson(ArrayRef<CollectiveTotal> totals) {
  json::Object all;
  for (auto [k, total] : enumerate(totals))
    if (total.count > 0)
      all[toString(CollectiveKind(k))] =
          json::Object{{"count", total.count},
                       {"bytes", total.bytes},
                       {"combined_into", total.starts},
                       {"seconds", total.time}};
  return all;
}

json::Object memoryJson(const LiveBytes &m) {
  json::Object o;
  for (auto [k, bytes] : enumerate(m.byKind))
    o[toString(TensorKind(k))] = bytes;
  o["buffers"] = m.converted;
  return o;
}

class JsonWriter {
public:
  JsonWriter(const Problem &p, const Plan &plan, const Explanation &e)
      : p(p), plan(plan), e(e) {}

  json::Value run() {
    json::Object top = *planToJson(p, plan).getAsObject();
    top["format"] = 1;
    top["model"] = e.options.model;
    top["memory_by_point"] = points();
    top["time_by_kind"] = times();
    if (plan.bound)
      top["bound_seconds"] = *plan.bound;
    top["bound"] = e.bound;
    top["one_device"] =
        json::Object{{"seconds", e.oneDeviceTime}, {"peak", e.oneDevicePeak}};
    top["sections"] = sections();
    top["conversions"] = conversions();
    top["other_plans"] = others();
    top["other_plans_left_out"] = e.othersLeftOut;
    top["constraints"] = constraints();
    top["constraints_left_out"] = e.constraintsLeftOut;
    return top;
  }

private:
  /// Where memory changes by at least a hundredth of the peak, and the peak.
  json::Array points() const {
    json::Array all;
    double last = -1, step = e.count.memory.peak / 100;
    for (auto [i, m] : enumerate(e.count.points)) {
      double now = m.all();
      bool ends = i == 0 || i + 1 == e.count.points.size() ||
                  int64_t(i) == e.count.memory.peakPoint;
      if (!ends && std::abs(now - last) < step)
        continue;
      last = now;
      json::Object o = memoryJson(m);
      o["op"] = int64_t(i);
      all.push_back(std::move(o));
    }
    return all;
  }

  json::Object times() const {
    json::Object all;
    for (auto [k, seconds] : enumerate(e.count.work))
      all[toString(WorkKind(k))] = seconds;
    for (auto [k, total] : enumerate(e.count.collectives))
      all[toString(CollectiveKind(k))] = total.time;
    all["local slices"] = e.count.slices;
    return all;
  }

  json::Object opJson(int i) const {
    const ProblemOp &op = p.ops[i];
    json::Array results;
    for (int t : op.results)
      results.push_back(
          json::Object{{"shape", json::Array(p.tensors[t].shape)},
                       {"sharding", toString(plan.tensors[t], plan.mesh)},
                       {"kind", toString(p.tensors[t].kind)}});
    return json::Object{{"op", i},
                        {"name", op.name},
                        {"where", op.where},
                        {"text", describeOp(p, plan, i)},
                        {"seconds", e.count.opTime[i]},
                        {"results", std::move(results)}};
  }

  json::Array sections() const {
    json::Array all;
    for (const Section &s : e.sections) {
      json::Array ops, arguments;
      for (int i : s.ops)
        ops.push_back(opJson(i));
      for (int t : s.arguments)
        arguments.push_back(p.tensors[t].argument);
      all.push_back(json::Object{{"name", s.name},
                                 {"begin", s.begin},
                                 {"end", s.end},
                                 {"count", s.count},
                                 {"trips", s.trips},
                                 {"compute_seconds", s.compute},
                                 {"communication_seconds", s.communication},
                                 {"arguments", std::move(arguments)},
                                 {"ops", std::move(ops)}});
    }
    return all;
  }

  json::Array conversions() const {
    json::Array all;
    for (const CountedConversion &c : e.count.conversions) {
      if (c.moves.empty())
        continue;
      json::Array moves;
      for (const PlanMove &m : c.moves)
        moves.push_back(json::Object{{"kind", toString(m.kind)},
                                     {"axes", axesJson(m.axes, plan.mesh)},
                                     {"bytes", m.bytes},
                                     {"seconds", m.time}});
      all.push_back(json::Object{{"tensor", p.tensors[c.tensor].name},
                                 {"where", p.tensors[c.tensor].where},
                                 {"op", c.op},
                                 {"at_producer", c.atProducer},
                                 {"from", toString(c.from, plan.mesh)},
                                 {"to", toString(c.to, plan.mesh)},
                                 {"trips", c.trips},
                                 {"seconds", c.time},
                                 {"moves", std::move(moves)}});
    }
    return all;
  }

  json::Array others() const {
    json::Array all;
    for (const OtherPlan &o : e.others)
      all.push_back(
          json::Object{{"mesh", meshJson(o.mesh)},
                       {"compute_seconds", o.compute},
                       {"communication_seconds", o.communication},
                       {"collectives", collectivesJson(o.collectives)},
                       {"peak", o.peak},
                       {"fits", o.fits},
                       {"why", o.why}});
    return all;
  }

  json::Array constraints() const {
    json::Array all;
    for (const ConstraintCost &c : e.constraints)
      all.push_back(json::Object{{"what", c.what},
                                 {"example", c.example},
                                 {"where", c.where},
                                 {"sharding", c.sharding},
                                 {"tensors", c.count},
                                 {"seconds_without", c.time},
                                 {"peak_without", c.peak},
                                 {"effect", c.effect}});
    return all;
  }

  const Problem &p;
  const Plan &plan;
  const Explanation &e;
};

} // namespace

json::Value explainJson(const Problem &problem, const Plan &plan,
                        const Explanation &why) {
  return JsonWriter(problem, plan, why).run();
}

} // namespace dgc
