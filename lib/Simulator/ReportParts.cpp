//===- ReportParts.cpp - Shares of time, memory and money -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Report.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

double modelFlops(const ModelSpec &m, const RunResult &run) {
  if (m.seq == 0 || m.kvRank > 0)
    return run.modelFlops;
  double s = double(m.seq), h = double(m.hidden), d = double(m.headDim),
         a = double(m.heads), kv = double(m.kvHeads);
  double products = m.glu ? 3 : 2; // of an MLP
  auto mlp = [&](double width) { return 2 * h * width * products; };
  // A token, forward.
  double attention = 2 * h * d * (2 * a + 2 * kv) + 4 * s * a * d;
  double moe = double(m.moeLayers()), dense = double(m.layers) - moe;
  double token =
      double(m.layers) * attention + dense * mlp(double(m.ffn)) +
      moe * double(m.topk + m.sharedExperts) * mlp(double(m.expertFfn)) +
      2 * h * double(m.vocab);
  return 3 * run.tokens * token;
}

double hardwareFlopsF96(const ModelSpec &m, double sequences) {
  if (m.seq == 0 || m.experts > 1 || m.glu || m.kvHeads != m.heads ||
      m.ffn != 4 * m.hidden)
    return 0;
  double s = double(m.seq), l = double(m.layers), h = double(m.hidden),
         v = double(m.vocab);
  return 96 * sequences * s * l * h * h * (1 + s / (6 * h) + v / (16 * l * h));
}

/// All parts a stage's time can have, in the order of reports.
static std::vector<TimePart> allParts(const StageTime &t) {
  std::vector<TimePart> parts{{"compute", t.compute},
                              {"recompute", t.recompute}};
  for (int k = 0; k < numCommKinds; ++k)
    parts.push_back(
        {toString(CommKind(k)).str() + " communication", t.communication[k]});
  parts.push_back({"sends between stages", t.send});
  parts.push_back({"overhead of microbatches", t.overhead});
  parts.push_back({"bubble", t.idle});
  parts.push_back({"gradient reduction", t.gradientSync});
  parts.push_back({"optimizer", t.optimizer});
  parts.push_back({"parameter gather", t.parameterGather});
  parts.push_back({"overhead of the step", t.fixed});
  return parts;
}

std::vector<TimePart> timeParts(const PipelineResult &result, size_t stage) {
  std::vector<double> most;
  for (const StageTime &t : result.stages) {
    std::vector<TimePart> parts = allParts(t);
    most.resize(parts.size());
    for (auto [m, p] : zip(most, parts))
      m = std::max(m, p.seconds);
  }
  std::vector<TimePart> kept;
  for (auto [m, p] : zip(most, allParts(result.stages[stage])))
    if (m > 1e-9 * result.stepTime)
      kept.push_back(p);
  return kept;
}

std::string StageRange::name() const {
  std::string text = std::to_string(first);
  return first == last ? text : text + "-" + std::to_string(last);
}

std::vector<StageRange> memoryRanges(const PipelineResult &result) {
  std::vector<StageRange> ranges;
  for (auto [s, m] : enumerate(result.memory)) {
    bool alike = !ranges.empty();
    if (alike)
      for (int k = 0; k < numMemoryKinds; ++k) {
        double other = result.memory[ranges.back().last].atPeak[k];
        alike &= std::abs(other - m.atPeak[k]) <= 1e-6 * (1 + m.peak);
      }
    if (alike)
      ranges.back().last = s;
    else
      ranges.push_back({s, s});
  }
  return ranges;
}

} // namespace dgc
