//===- ExplainText.cpp - An explanation as text ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Explain.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include <map>

using namespace llvm;

namespace dgc {

namespace {

class TextWriter {
public:
  TextWriter(raw_ostream &os, const Problem &p, const Plan &plan,
             const Explanation &e)
      : os(os), p(p), plan(plan), e(e), movesAt(movesByOp(p, e)) {}

  void run() {
    printPlan(os, p, plan);
    writeSplit();
    os << "bound: " << e.bound << "\n";
    os << "one device: " << timeText(e.oneDeviceTime) << " a step, "
       << bytesText(e.oneDevicePeak) << " at the peak; " << p.devices << " are "
       << format("%.2f", plan.time() > 0 ? e.oneDeviceTime / plan.time() : 1.0)
       << " times as fast\n";
    writeOthers();
    writeConstraints();
    writeSections();
  }

private:
  void row(StringRef name, double seconds, const Twine &note = "") {
    if (seconds > 0)
      os << "  " << left_justify(name, 16)
         << right_justify(timeText(seconds), 11)
         << right_justify(percentText(seconds, plan.time()), 9) << note << "\n";
  }

  void writeSplit() {
    os << "where the time goes\n";
    for (auto [k, seconds] : enumerate(e.count.work))
      row(toString(WorkKind(k)), seconds);
    for (auto [k, total] : enumerate(e.count.collectives))
      row(toString(CollectiveKind(k)), total.time,
          formatv("  {0,6:f0}{1}", total.count, combinedText(total)));
    row("local slices", e.count.slices);
  }

  void writeOthers() {
    if (e.others.empty())
      return;
    os << "plans that lost (each mesh planned again by itself)\n";
    for (const OtherPlan &o : e.others)
      os << "  " << left_justify(meshText(o.mesh), 28)
         << right_justify(timeText(o.time()), 11)
         << right_justify(bytesText(o.peak), 11) << "  " << o.why << "\n";
    if (e.othersLeftOut)
      os << "  " << e.othersLeftOut << " more left out\n";
  }

  void writeConstraints() {
    if (e.constraints.empty())
      return;
    os << "what the given shardings cost (each left out in turn, all else "
          "kept)\n";
    for (const ConstraintCost &c : e.constraints) {
      os << "  " << c.what << " " << c.sharding << " on ";
      if (c.count > 1)
        os << c.count << " tensors, e.g. ";
      os << c.example;
      if (!c.where.empty())
        os << " (" << c.where << ")";
      os << ": " << c.effect << "\n";
    }
    if (e.constraintsLeftOut)
      os << "  " << e.constraintsLeftOut << " more not tried\n";
  }

  void writeSections() {
    os << "layers, in program order\n";
    for (const Section &s : e.sections) {
      os << "  " << s.name << ", ops " << s.begin << " to " << s.end - 1;
      if (s.count > 1)
        os << ", " << s.count << " times";
      if (s.trips > 1)
        os << ", in a loop of " << int64_t(s.trips);
      os << ": compute " << timeText(s.compute) << ", communication "
         << timeText(s.communication) << "\n";
      writeArguments(s);
      constexpr size_t most = 24;
      for (int i : ArrayRef<int>(s.ops).take_front(most))
        writeOp(i);
      if (s.ops.size() > most)
        os << "    " << s.ops.size() - most << " more\n";
    }
  }

  void writeArguments(const Section &s) {
    std::map<std::string, std::pair<int, int>> groups; // count, first
    std::vector<std::string> order;
    for (int t : s.arguments) {
      const ProblemTensor &tensor = p.tensors[t];
      if (tensor.kind != TensorKind::Parameter || tensor.shape.size() < 2)
        continue;
      std::string key =
          shapeText(tensor.shape) + " " + toString(plan.tensors[t], plan.mesh);
      auto [it, isNew] = groups.try_emplace(key, 0, t);
      ++it->second.first;
      if (isNew)
        order.push_back(key);
    }
    for (const std::string &key : order) {
      auto [count, first] = groups[key];
      os << "    reads " << key << ", " << p.tensors[first].name;
      if (count > 1)
        os << " and " << count - 1 << " more";
      os << "\n";
    }
  }

  void writeOp(int i) {
    os << "    " << describeOp(p, plan, i);
    if (!p.ops[i].where.empty())
      os << "  (" << p.ops[i].where << ")";
    os << "\n";
    auto it = movesAt.find(i);
    if (it == movesAt.end())
      return;
    for (const CountedConversion *c : it->second)
      for (const PlanMove &move : c->moves)
        os << "      " << (c->atProducer ? "then " : "first ")
           << describeMove(move, plan.mesh) << ", " << timeText(move.time)
           << "\n";
  }

  raw_ostream &os;
  const Problem &p;
  const Plan &plan;
  const Explanation &e;
  std::map<int, SmallVector<const CountedConversion *, 2>> movesAt;
};

} // namespace

void explainText(raw_ostream &os, const Problem &problem, const Plan &plan,
                 const Explanation &why) {
  TextWriter(os, problem, plan, why).run();
}

} // namespace dgc
