//===- Price.cpp - Seconds for a work list --------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Price.h"
#include "Rates.h"
#include "Stages.h"
#include <cmath>

using namespace llvm;

namespace dgc {

using namespace simulator;

namespace {

/// Between the maximum of two times that overlap and their sum.
double softMax(double a, double b, double sharpness) {
  double m = std::max({a, b, 1e-12});
  return m * std::pow(std::pow(a / m, sharpness) + std::pow(b / m, sharpness),
                      1 / sharpness);
}

class BlockPricer {
public:
  BlockPricer(const RunWork &run, const Rates &r)
      : run(run), plan(run.plan), r(r) {}

  BlockTime price(const BlockWork &block) {
    bool moe = &block == &run.moeLayer;
    bool layer = moe || &block == &run.layer;
    BlockTime t;
    double gpu[2] = {0, 0}, again = 0, gather[2] = {0, 0};
    for (const WorkItem &item : block.items) {
      int phase = item.phase == Phase::Forward ? 0 : 1;
      if (item.isCollective && item.scope == Scope::Data) {
        gather[phase] += collective(item);
        continue;
      }
      double time = item.isCollective ? collective(item) : kernel(item);
      if (item.role == OpRole::Route || item.role == OpRole::Expert ||
          (item.isCollective && item.scope == Scope::Expert))
        time *= r.fused;
      note(t, item, time);
      gpu[phase] += time;
      double twice = phase == 0 && layer ? time * recomputed(item) : 0;
      again += twice;
      if (item.isCollective) {
        int kind = int(item.scope); // in the order of CommKind
        (phase == 0 ? t.forwardComm : t.backwardComm)[kind] += time;
        t.recomputeComm[kind] += twice;
      }
    }
    if (layer && plan.precision >= Precision::F8)
      addCasts(block, gpu);
    double issue = layer ? r.issue * (1 + r.issueTp * std::log2(plan.tp)) : 0;
    if (moe)
      issue *= r.issueMoe * r.fused;
    t.issue = issue;
    t.recompute = again;
    double back = r.issueBackward;
    if (layer && plan.recompute == Recompute::Full)
      back += r.issueRecompute;
    t.forward = softMax(gpu[0], issue, r.issueSharp);
    t.backward = softMax(gpu[1] + again, issue * back, r.issueSharp);
    if (layer && plan.framework == Framework::DeepSpeed && plan.zero >= 1 &&
        plan.tp > 1) {
      t.forward += 0.3 * r.engineLayer;
      t.backward += 0.7 * r.engineLayer;
    }
    t.gathers = gather[0] + gather[1];
    stretch(t, r.slower);
    if (layer && plan.zero == 3) {
      double times = plan.pp > 1 ? double(plan.microbatches()) : 1;
      hide(t.forward, gather[0] / times, t.forwardComm);
      hide(t.backward, gather[1] / times, t.backwardComm);
    }
    return t;
  }

private:
  /// All that a block takes, on hosts that are slower by a factor.
  static void stretch(BlockTime &t, double by) {
    for (double *part : {&t.forward, &t.backward, &t.product, &t.attention,
                         &t.memoryBound, &t.tensorParallel, &t.expertParallel,
                         &t.contextParallel, &t.issue, &t.recompute})
      *part *= by;
    for (CommTime *comm : {&t.forwardComm, &t.backwardComm, &t.recomputeComm})
      for (double &part : *comm)
        part *= by;
  }

  /// Gathers of weights run beside a pass; what of them does not hide is in
  /// line with it.
  void hide(double &pass, double traffic, CommTime &comm) const {
    double both =
        softMax(pass, traffic, 4) + r.contention * std::min(pass, traffic);
    comm[int(CommKind::Parameters)] += both - pass;
    pass = both;
  }

  /// How much of a forward item the backward pass runs again.
  double recomputed(const WorkItem &item) const {
    bool scores = item.role == OpRole::Score || item.role == OpRole::Softmax;
    switch (plan.recompute) {
    case Recompute::Full:
      return 1;
    case Recompute::Selective:
      return scores ? 1 : plan.flash ? r.recomputePartial : 0;
    case Recompute::Partial:
      return scores ? 1 : r.recomputePartial;
    case Recompute::None:
      return plan.framework == Framework::Jax && plan.zero == 3 &&
                     !plan.recomputeStated
                 ? r.recomputeJax
                 : 0;
    }
    return 0;
  }

  void note(BlockTime &t, const WorkItem &item, double time) const {
    if (item.isCollective)
      (item.scope == Scope::Tensor   ? t.tensorParallel
       : item.scope == Scope::Expert ? t.expertParallel
                                     : t.contextParallel) += time;
    else if (item.role == OpRole::Attention || item.role == OpRole::Score ||
             item.role == OpRole::Softmax)
      t.attention += time;
    else
      (item.work == WorkKind::Contract ? t.product : t.memoryBound) += time;
  }

  /// Casts to eight bits and back of what products read.
  void addCasts(const BlockWork &block, double (&gpu)[2]) const {
    double bytes = 0;
    for (const WorkItem &item : block.items)
      if (item.phase == Phase::Forward && item.work == WorkKind::Contract &&
          (item.role == OpRole::Linear || item.role == OpRole::Expert) &&
          !item.isCollective)
        bytes += 2 * item.batch * item.m * item.k;
    double t = r.cast * bytes / r.hbm;
    gpu[0] += t;
    gpu[1] += 2 * t;
  }

  // -- Kernels ---------------------------------------------------------------
  double kernel(const WorkItem &item) const {
    switch (item.role) {
    case OpRole::Attention:
      // Causal: half of the square is not computed.
      return 0.5 * item.flops /
                 (item.phase == Phase::Forward ? r.flashForward
                                               : r.flashBackward) +
             r.launch;
    case OpRole::Score: {
      double d = double(run.model.headDim);
      return item.flops * (d + r.scoreDim) / d / r.product16 +
             moved(scoreBytes(item)) / r.hbm;
    }
    case OpRole::Linear:
    case OpRole::Head:
      return product(item);
    case OpRole::Expert:
      return item.work == WorkKind::Contract ? r.grouped * product(item)
                                             : stream(item);
    default:
      return item.work == WorkKind::Contract ? product(item) : stream(item);
    }
  }
  /// Scores that a product writes or reads; its other operands are small.
  double scoreBytes(const WorkItem &item) const {
    double s = std::max({item.m * item.n, item.m * item.k, item.n * item.k});
    return item.batch * s * 2;
  }

  double product(const WorkItem &item) const {
    double fill = item.k > 0 ? 1 + r.depth / item.k : 1;
    double flops = item.flops * fill;
    double compute = flops / r.product;
    if (item.role == OpRole::Head && hasRaggedVocabulary())
      compute /= r.ragged;
    return softMax(compute, item.bytes / r.hbm, r.sharp) + r.launch;
  }

  /// Products whose rows do not start on vectors of eight elements are slow.
  /// Vocabularies that do not divide over the ranks must be padded.
  bool hasRaggedVocabulary() const {
    int64_t vocab = run.model.vocab;
    return vocab % plan.tp == 0 && vocab / plan.tp % 8 != 0;
  }

  /// Of `bytes` that a kernel moves, those that memory sees: what is small
  /// against the device's last cache is partly found there.
  double moved(double bytes) const {
    return bytes * (1 - r.cacheGain * r.cache / (r.cache + bytes));
  }

  double stream(const WorkItem &item) const {
    // A single microbatch leaves its gradients where the reduction takes them.
    if (item.role == OpRole::Accumulate && plan.microbatches() == 1)
      return 0;
    double passes = r.elementwise;
    switch (item.role) {
    case OpRole::Route:
      return r.routePass * item.bytes / r.hbm;
    case OpRole::Accumulate:
      return item.bytes / r.hbm;
    case OpRole::Lookup:
      passes = 1;
      break;
    default:
      break;
    }
    bool fuses = item.role == OpRole::Logits || item.role == OpRole::Softmax;
    if (item.phase == Phase::Backward && !fuses)
      passes *= r.backwardPass;
    return passes * moved(item.bytes) / r.hbm;
  }

  // -- Collectives -----------------------------------------------------------
public:
  /// Bytes a second and rank that a ring over the group reaches.
  double bandwidth(const Group &group, bool &crosses) const {
    int64_t n = group.size(), inside = group.inside(r.domain);
    crosses = n > inside;
    double nvlink = n == 2 ? r.nvlink2 : n == 4 ? r.nvlink4 : r.nvlink;
    if (!crosses)
      return nvlink;
    // All groups of a node share its network cards; a ring leaves the node once
    // for all the members that it has there.
    return std::min(nvlink, r.egress * double(inside) / double(r.gpusPerNode));
  }

  double collective(const WorkItem &item) const {
    bool crosses;
    int64_t n = item.group.size();
    double beta = bandwidth(item.group, crosses);
    double bytes = collectiveBytes(item.kind, n, item.bytes);
    switch (item.scope) {
    case Scope::Tensor: {
      double share = item.kind == CollectiveKind::AllReduce ? 1 : 0.5;
      double t =
          crosses ? r.netLatency * std::log2(double(n)) * share + bytes / beta
                  : collectiveTime(item.kind, *r.nodeLink, n, item.bytes);
      return plan.flash && plan.sequenceParallel ? t * r.tpOverlap : t;
    }
    case Scope::Context:
      return bytes / beta / r.contextShare;
    case Scope::Expert:
      return allToAll(item, n);
    case Scope::Data: {
      double inside = double(item.group.inside(r.domain));
      double share = crosses ? std::min(r.nvlink, r.rawEgress * inside /
                                                      double(r.gpusPerNode)) *
                                   r.fsdpShareNet
                             : beta * r.fsdpShare;
      return bytes / share + r.netLatency;
    }
    }
    return 0;
  }

  /// Of `bytes` of gradients or weights, the update's collective `item`.
  double reduction(const WorkItem &item, double bytes, bool engine) const {
    bool crosses;
    double beta = bandwidth(item.group, crosses);
    int64_t n = item.group.size();
    if (!crosses && !engine)
      return collectiveTime(item.kind, *r.nodeLink, n, bytes);
    return collectiveBytes(item.kind, n, bytes) /
               (beta * (engine ? r.engineShare : r.gradientShare)) +
           r.netLatency;
  }

  /// What stays in the domain and what leaves it go at once.
  double allToAll(const WorkItem &item, int64_t n) const {
    double inside = double(item.group.inside(r.domain));
    double near = item.bytes * (inside - 1) / double(n) / r.nvlink;
    // Of the copies that a token sends to experts of one node, one crosses and
    // is copied there (DeepSeek-AI, DeepEP, 2025): the nodes that topk even
    // choices among all of them hit.
    double nodes = double(n) / inside, k = double(run.model.topk);
    double once = nodes * (1 - std::pow(1 - 1 / nodes, k)) / k;
    double far = once * item.bytes * (1 - inside / double(n)) /
                 (r.egress / double(r.gpusPerNode));
    return std::max(near, far) / r.allToAllShare + r.netLatency;
  }

private:
  const RunWork &run;
  const PlanSpec &plan;
  const Rates &r;
};

class StepPricer {
public:
  StepPricer(const RunWork &run, const Rates &r, StepTime &t)
      : run(run), plan(run.plan), r(r), blocks(run, r), t(t) {}

  void price() {
    moe = double(run.model.moeLayers()) / double(run.model.layers);
    if (moe < 1)
      t.layer = blocks.price(run.layer);
    if (moe > 0)
      t.moeLayer = blocks.price(run.moeLayer);
    t.head = blocks.price(run.head);
    t.embedding = blocks.price(run.embedding);
    t.transfer = plan.pp > 1 ? transfer() : 0;
    t.perMicrobatch = r.perMicrobatch;
    update();
    t.fixed = r.perStep;
  }

private:
  double mix(double dense, double experts) const {
    return (1 - moe) * dense + moe * experts;
  }

  /// Seconds of one activation's way to the next stage.
  double transfer() const {
    const BlockWork &b = moe < 1 ? run.layer : run.moeLayer;
    double bytes = b.inputBytes;
    // Ranks of a tensor group send a share each and gather it again, but for
    // the DeepSpeed engine.
    bool whole = plan.framework == Framework::DeepSpeed && plan.zero >= 1;
    bool split = plan.sequenceParallel || run.model.experts > 1;
    if (whole && split)
      bytes *= double(plan.tp);
    else if (!whole && !split)
      bytes /= double(plan.tp);
    bool far = plan.tp * plan.dp * plan.cp >= r.domain;
    double beta = far ? r.egress / double(r.gpusPerNode) : 0.6 * r.nvlink;
    return (bytes / beta + r.p2pLatency) * r.p2pOverlap;
  }

  void update() {
    Stages stages(run.model, plan);
    double layers = stages.most;
    double dense = layers * mix(run.layer.weights, run.moeLayer.weights) +
                   run.embedding.weights;
    double expert = layers * moe * run.moeLayer.expertWeights;
    Reduction all;
    addUpdate(run.update, dense / 1e6, all);
    if (expert > 0)
      addUpdate(run.expertUpdate, expert / 1e6, all);
    t.optimizer = all.update;
    if (plan.zero == 3)
      return; // inside the layers
    t.reduce = all.reduce;
    t.gather = all.gather;
    t.reduceOverlap = plan.overlap ? r.gradientOverlap : 0;
    t.overlapTax = plan.overlap ? r.contention : 0;
  }

  /// Bytes of a gradient as the framework reduces it.
  double gradientBytes() const {
    switch (plan.framework) {
    case Framework::DeepSpeed:
      return plan.zero == 1 && plan.precision == Precision::BF16 ? 4 : 2;
    case Framework::MegatronEager:
    case Framework::MegatronCore:
      return 2;
    default:
      return 4;
    }
  }

  struct Reduction {
    double reduce = 0, gather = 0, update = 0; // seconds
  };

  void addUpdate(const BlockWork &b, double millions, Reduction &all) const {
    bool engine = plan.framework == Framework::DeepSpeed && plan.zero >= 1;
    for (const WorkItem &item : b.items) {
      if (!item.isCollective) {
        all.update += millions * item.bytes * r.optimizerPasses / r.hbm;
        continue;
      }
      bool weights = item.kind == CollectiveKind::AllGather;
      double bytes = item.bytes * millions;
      if (!weights)
        bytes *= gradientBytes() / 4;
      (weights ? all.gather : all.reduce) +=
          blocks.reduction(item, bytes, engine);
    }
  }

  const RunWork &run;
  const PlanSpec &plan;
  const Rates &r;
  BlockPricer blocks;
  StepTime &t;
  double moe = 0;
};

} // namespace

std::string priceRun(const RunWork &work, const Constants &constants,
                     StepTime &time) {
  Rates rates;
  if (std::string why = rates.bind(work, constants); !why.empty())
    return why;
  time = StepTime();
  StepPricer(work, rates, time).price();
  time.remarks = std::move(rates.remarks);
  return "";
}

} // namespace dgc
