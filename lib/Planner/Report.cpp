//===- Report.cpp - An explanation as a page of HTML ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One file: styles and pictures are in it, nothing is fetched, no scripts run.
//
//===----------------------------------------------------------------------===//
#include "Report.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include <map>

using namespace llvm;

namespace dgc {
namespace planner {

namespace {

constexpr char styleSheet[] =
#include "ReportStyle.inc"
    ;

class PageWriter {
public:
  PageWriter(raw_ostream &os, const Problem &p, const Plan &plan,
             const Explanation &e)
      : os(os), p(p), plan(plan), e(e), movesAt(movesByOp(p, e)) {}

  void run() {
    std::string model = e.options.model.empty() ? "plan" : e.options.model;
    os << "<!DOCTYPE html>\n<html lang='en'><head><meta charset='utf-8'>"
          "<meta name='viewport' content='width=device-width'><title>"
       << html(model) << " on " << p.devices << " ranks</title><style>"
       << styleSheet << "</style></head><body><main>\n";
    os << "<h1>" << html(model) << " on " << p.devices << " x "
       << html(p.machine.name) << "</h1><p class='soft'>mesh <code>"
       << html(meshText(plan.mesh)) << "</code>, " << p.ops.size()
       << " ops. All figures are predictions of the cost model, for one rank "
          "and one step.</p>\n";
    writeTiles();
    writeMesh();
    writeTime();
    writeMemory();
    writeLayers();
    writeOthers();
    writeConstraints();
    writeArguments();
    os << "<footer>Written by dgc-compile --report; docs/Explain.md says how "
          "to read it.</footer></main></body></html>\n";
  }

private:
  void tile(const Twine &value, const Twine &what, StringRef style = "") {
    os << "<div class='tile'><b class='" << style << "'>" << value
       << "</b><span>" << what << "</span></div>";
  }

  void writeTiles() {
    std::string factor, gap;
    raw_string_ostream(factor) << format(
        "%.2f x", plan.time() > 0 ? e.oneDeviceTime / plan.time() : 1.0);
    os << "<div class='tiles'>";
    tile(timeText(plan.time()), "predicted step");
    tile(factor, "as fast as one device (" + timeText(e.oneDeviceTime) + ")");
    tile(percentText(plan.communicationTime, plan.time()),
         "of the step is communication");
    std::string limit = p.memoryLimit > 0
                            ? "at the peak, of " + bytesText(p.memoryLimit)
                            : std::string("at the peak of a rank");
    tile(bytesText(plan.memory.peak), plan.fits ? limit : limit + ": too much",
         plan.fits ? "" : "bad");
    if (plan.bound) {
      raw_string_ostream(gap)
          << format("%.2f %%", 100 * (plan.time() / *plan.bound - 1));
      tile(gap, "above the bound");
    }
    os << "</div><p class='small soft'>Bound: " << html(e.bound) << "</p>\n";
  }

  void writeMesh() {
    os << "<section><h2>Mesh and links</h2><div class='cols'><div>"
       << machinePicture(p, plan)
       << "</div><div><table><tr><th>axis</th><th class='n'>size</th><th "
          "class='n'>latency</th><th class='n'>bandwidth a rank</th></tr>";
    for (auto [k, axis] : enumerate(plan.mesh.axes)) {
      os << "<tr><td><span class='swatch' style='background:"
         << axisColor(int(k)) << "'></span>" << html(axis.name)
         << "</td><td class='n'>" << axis.size << "</td>";
      if (k < plan.links.size() && axis.size > 1)
        os << "<td class='n'>" << timeText(plan.links[k].latency)
           << "</td><td class='n'>"
           << format("%.1f GB/s", plan.links[k].bandwidth * 1e-9) << "</td>";
      else
        os << "<td></td><td></td>";
      os << "</tr>";
    }
    os << "</table><p class='small soft'>The colour of an axis is that of what "
          "it splits, below.</p></div></div></section>\n";
  }

  void writeTime() {
    std::vector<BarPart> parts;
    for (auto [k, seconds] : enumerate(e.count.work))
      parts.push_back(
          {toString(WorkKind(k)).str(), seconds, colorOf(WorkKind(k))});
    for (auto [k, total] : enumerate(e.count.collectives))
      parts.push_back({toString(CollectiveKind(k)).str(), total.time,
                       colorOf(CollectiveKind(k))});
    parts.push_back({"local slices", e.count.slices, bufferColor});
    os << "<section><h2>Where the time goes</h2>" << barPicture(parts)
       << "<table><tr><th></th><th class='n'>time</th><th "
          "class='n'>share</th><th class='n'>times</th><th class='n'>bytes "
          "sent by a rank</th></tr>";
    int first = numWorkKinds;
    for (auto [k, part] : enumerate(parts)) {
      if (part.value <= 0)
        continue;
      os << "<tr><td><span class='swatch' style='background:" << part.color
         << "'></span>" << html(part.name) << "</td><td class='n'>"
         << timeText(part.value) << "</td><td class='n'>"
         << percentText(part.value, plan.time()) << "</td>";
      int c = int(k) - first;
      if (c >= 0 && c < numCollectiveKinds)
        os << "<td class='n'>" << format("%.0f", e.count.collectives[c].count)
           << combinedText(e.count.collectives[c]) << "</td><td class='n'>"
           << bytesText(e.count.collectives[c].bytes) << "</td>";
      else
        os << "<td></td><td></td>";
      os << "</tr>";
    }
    os << "</table></section>\n";
  }

  void writeMemory() {
    const MemoryUse &m = e.count.memory;
    os << "<section><h2>Memory of a rank over the step</h2>"
       << memoryPicture(p, e) << "<div class='legend'>";
    auto entry = [&](StringRef name, StringRef color, double bytes) {
      if (bytes > 0)
        os << "<span><i style='background:" << color << "'></i>" << name << " "
           << bytesText(bytes) << "</span>";
    };
    for (auto [k, bytes] : enumerate(m.atPeak))
      entry(toString(TensorKind(k)), colorOf(TensorKind(k)), bytes);
    entry("buffers", bufferColor, m.converted);
    os << "</div><p class='small soft'>At the peak";
    if (m.peakPoint < int64_t(p.ops.size())) {
      const ProblemOp &op = p.ops[m.peakPoint];
      os << ", op " << m.peakPoint << " (" << html(op.name);
      if (!op.where.empty())
        os << ", " << html(op.where);
      os << ")";
    }
    os << "; every rank holds the same. Buffers are second layouts of what is "
          "being converted.</p></section>\n";
  }

  void tensor(int t, const std::optional<Sharding> &s) {
    const ProblemTensor &tensor = p.tensors[t];
    Sharding lies = s ? *s : Sharding::replicatedOf(tensor.shape.size());
    os << "<span class='tensor'>";
    if (!tensor.shape.empty())
      os << shardingPicture(tensor.shape, lies, plan.mesh);
    os << "<span class='mono'>" << shapeText(tensor.shape) << "</span></span>";
  }

  void writeLayers() {
    os << "<section><h2>Layers</h2><p class='small soft'>In program order; "
          "what repeats is shown once. A sheet is a tensor: the filled part is "
          "one rank's, in the colour of the axis that splits it; faint means "
          "whole on every rank, hatched means that ranks hold addends.</p>";
    for (const Section &s : e.sections)
      writeLayer(s);
    os << "</section>\n";
  }

  void writeLayer(const Section &s) {
    os << "<div class='layer'><h3>" << html(s.name);
    if (s.count > 1)
      os << "<span class='count'>x " << s.count << "</span>";
    if (s.trips > 1)
      os << "<span class='count'>loop of " << int64_t(s.trips) << "</span>";
    os << " <span class='soft small'>ops " << s.begin << " to " << s.end - 1
       << ": compute " << timeText(s.compute) << ", communication "
       << timeText(s.communication) << "</span></h3>";
    writeParameters(s);
    constexpr size_t most = 16;
    for (int i : ArrayRef<int>(s.ops).take_front(most))
      writeOp(i);
    if (s.ops.size() > most) {
      os << "<details><summary>" << s.ops.size() - most
         << " more ops</summary>";
      for (int i : ArrayRef<int>(s.ops).drop_front(most).take_front(100))
        writeOp(i);
      os << "</details>";
    }
    os << "</div>\n";
  }

  /// Parameters that are read here first, one of each shape and sharding.
  void writeParameters(const Section &s) {
    std::map<std::string, std::pair<int, int>> groups;
    SmallVector<std::string> order;
    for (int t : s.arguments) {
      if (p.tensors[t].kind != TensorKind::Parameter ||
          p.tensors[t].shape.size() < 2)
        continue;
      std::string key =
          shapeText(p.tensors[t].shape) + toString(plan.tensors[t], plan.mesh);
      auto [it, isNew] = groups.try_emplace(key, 0, t);
      ++it->second.first;
      if (isNew)
        order.push_back(key);
    }
    if (order.empty())
      return;
    os << "<div class='args'><span class='soft small'>parameters</span>";
    for (const std::string &key : order) {
      auto [count, t] = groups[key];
      tensor(t, plan.tensors[t]);
      if (count > 1)
        os << "<span class='small soft'>x " << count << "</span>";
    }
    os << "</div>";
  }

  void writeOp(int i) {
    const ProblemOp &op = p.ops[i];
    const OpRule &rule = p.rules[op.rule];
    os << "<div class='op'><span class='mono'>"
       << html(StringRef(op.name).split('.').second)
       << "<br><span class='soft'>" << html(op.where)
       << "</span></span><span class='flow'>";
    for (auto [k, t] : enumerate(op.operands))
      if (!p.tensors[t].shape.empty() || op.operands.size() == 1)
        tensor(t, operandSharding(rule, plan.ops[i], k));
    os << "<span class='soft'>to</span>";
    for (auto [k, t] : enumerate(op.results))
      tensor(t, resultSharding(rule, plan.ops[i], k));
    os << "</span><span class='t'>" << timeText(e.count.opTime[i])
       << "</span><span>";
    auto it = movesAt.find(i);
    if (it != movesAt.end())
      for (const CountedConversion *c : it->second)
        for (const PlanMove &move : c->moves)
          os << "<span class='pill' style='background:" << colorOf(move.kind)
             << "' title='" << html(describeMove(move, plan.mesh)) << "'>"
             << (c->atProducer ? "then " : "first ") << toString(move.kind)
             << " " << bytesText(move.bytes) << ", " << timeText(move.time)
             << "</span>";
    os << "</span></div>\n";
  }

  void planRow(const Mesh &mesh, double compute, double communication,
               double peak, StringRef why, double slowest, bool chosen) {
    double time = compute + communication;
    os << (chosen ? "<tr class='chosen'>" : "<tr>") << "<td><code>"
       << html(meshText(mesh)) << "</code></td><td class='n'>" << timeText(time)
       << "</td><td style='width:150px'>";
    os << format("<svg width='150' height='12'><rect width='%.1f' "
                 "height='12' fill='#2f6fde'/><rect x='%.1f' width='%.1f' "
                 "height='12' fill='#d9632f'/></svg>",
                 150 * compute / slowest, 150 * compute / slowest,
                 150 * communication / slowest);
    os << "</td><td class='n'>" << bytesText(peak) << "</td><td>" << html(why)
       << "</td></tr>";
  }

  void writeOthers() {
    double slowest = plan.time();
    for (const OtherPlan &o : e.others)
      slowest = std::max(slowest, o.time());
    slowest = std::max(slowest, 1e-30);
    os << "<section><h2>Plans that lost</h2><table><tr><th>mesh</th><th "
          "class='n'>step</th><th>compute, communication</th><th "
          "class='n'>peak</th><th>why</th></tr>";
    planRow(plan.mesh, plan.computeTime, plan.communicationTime,
            plan.memory.peak, "chosen", slowest, true);
    for (const OtherPlan &o : e.others)
      planRow(o.mesh, o.compute, o.communication, o.peak, o.why, slowest,
              false);
    os << "</table>";
    if (e.othersLeftOut)
      os << "<p class='small soft'>" << e.othersLeftOut
         << " more were compared and not planned again.</p>";
    os << "<p class='small soft'>"
       << (e.others.empty() ? "There is no other mesh to compare."
                            : "Of " + textOf(plan.meshes) + ".")
       << "</p>";
    os << "</section>\n";
  }

  void writeConstraints() {
    if (e.constraints.empty())
      return;
    os << "<section><h2>What the given shardings cost</h2><p class='small "
          "soft'>Each was left out in turn, all else kept, and the program "
          "planned again.</p><table><tr><th>sharding</th><th>on</th><th>"
          "effect</th></tr>";
    for (const ConstraintCost &c : e.constraints) {
      os << "<tr><td><code>" << html(c.sharding) << "</code></td><td>"
         << html(c.what) << ", ";
      if (c.count > 1)
        os << c.count << " tensors, e.g. ";
      os << html(c.example) << " <span class='soft small'>" << html(c.where)
         << "</span></td><td>" << html(c.effect) << "</td></tr>";
    }
    os << "</table>";
    if (e.constraintsLeftOut)
      os << "<p class='small soft'>" << e.constraintsLeftOut
         << " more were not tried.</p>";
    os << "</section>\n";
  }

  /// Arguments that are alike in kind, shape and sharding.
  void writeArguments() {
    struct Group {
      int first, count = 0;
      double bytes = 0;
    };
    std::map<std::string, Group> groups;
    for (int t : p.arguments) {
      const ProblemTensor &tensor = p.tensors[t];
      std::string key = std::to_string(int(tensor.kind)) + "|" +
                        shapeText(tensor.shape) + "|" +
                        toString(plan.tensors[t], plan.mesh);
      Group &g = groups.try_emplace(key, Group{t}).first->second;
      ++g.count;
      g.bytes += localBytes(tensor, plan.tensors[t]);
    }
    std::vector<Group> sorted;
    for (auto &[key, g] : groups)
      sorted.push_back(g);
    llvm::sort(sorted, [](const Group &a, const Group &b) {
      return a.bytes != b.bytes ? a.bytes > b.bytes : a.first < b.first;
    });
    os << "<section><h2>Arguments</h2><table><tr><th></th><th>kind</th><th>"
          "shape</th><th>sharding</th><th class='n'>tensors</th><th "
          "class='n'>bytes on a rank</th><th>first</th></tr>";
    constexpr size_t most = 40;
    for (const Group &g : ArrayRef<Group>(sorted).take_front(most)) {
      const ProblemTensor &tensor = p.tensors[g.first];
      os << "<tr><td>"
         << (tensor.shape.empty()
                 ? std::string()
                 : shardingPicture(tensor.shape, plan.tensors[g.first],
                                   plan.mesh))
         << "</td><td>" << toString(tensor.kind) << "</td><td class='mono'>"
         << shapeText(tensor.shape) << "</td><td><code>"
         << html(toString(plan.tensors[g.first], plan.mesh))
         << "</code></td><td class='n'>" << g.count << "</td><td class='n'>"
         << bytesText(g.bytes) << "</td><td class='small soft'>"
         << html(tensor.name) << "</td></tr>";
    }
    os << "</table>";
    if (sorted.size() > most)
      os << "<p class='small soft'>" << sorted.size() - most
         << " smaller groups are left out; --explain=plan.json has all.</p>";
    os << "</section>\n";
  }

  raw_ostream &os;
  const Problem &p;
  const Plan &plan;
  const Explanation &e;
  std::map<int, SmallVector<const CountedConversion *, 2>> movesAt;
};

} // namespace
} // namespace planner

void explainHtml(raw_ostream &os, const Problem &problem, const Plan &plan,
                 const Explanation &why) {
  planner::PageWriter(os, problem, plan, why).run();
}

} // namespace dgc
