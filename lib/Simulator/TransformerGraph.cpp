//===- TransformerGraph.cpp - Layers, embedding, head, update -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "GraphWriter.h"
#include <cmath>

using namespace llvm;

namespace dgc {

using namespace simulator;

namespace {

using DimId = GraphWriter::DimId;
using Dims = GraphWriter::Dims;
using Use = GraphWriter::Use;

constexpr StringRef tpAxes[] = {"tp", "tp.ep"};
constexpr StringRef epAxes[] = {"dp.ep", "cp.ep", "tp.ep"};

/// Dimensions that all blocks share. `s` is the sequence inside attention and
/// MLP; between them (`r`) sequence parallelism splits it over tp as well.
struct Common : GraphWriter {
  Common(StringRef name, const ModelSpec &m, const PlanSpec &plan)
      : GraphWriter(name, plan), m(m) {
    // A microbatch below one sequence is a part of one: fewer tokens.
    double perReplica = std::max(plan.mbs, 1.0);
    int64_t seq = std::llround(double(m.seq) * plan.mbs / perReplica);
    b = dim(std::llround(perReplica * double(plan.dp)), {"dp", "dp.ep"});
    s = dim(seq, {"cp", "cp.ep"});
    bool split = plan.sequenceParallel || m.experts > 1;
    r = split ? dim(seq, {"cp", "cp.ep", "tp", "tp.ep"}) : s;
    h = dim(m.hidden);
    outer = {{b}, {r}, {h}};
    inner = {{b}, {s}, {h}};
    one = {{h}};
  }

  int input(StringRef name) {
    return argument(name, outer, activationBytes(), TensorKind::Activation);
  }
  int norm(StringRef name, int x, int w) {
    return map(name, OpRole::Norm, Phase::Forward, {{x, outer}, {w, one}},
               outer);
  }
  /// The gradient of a normalisation, added to the one that passed it by.
  int normBackward(StringRef name, int dn, int x, int w, int bypass,
                   bool isInput) {
    return map(
        name, OpRole::Norm, Phase::Backward,
        {{dn, outer}, recall(x, outer, isInput), {w, one}, {bypass, outer}},
        outer);
  }
  /// Bias, dropout and the residual sum. Frameworks that do not fuse run it as
  /// three kernels, which a factor of theirs accounts for (Constants.h).
  int residual(StringRef name, int x, int y) {
    return map(name, OpRole::Residual, Phase::Forward, {{x, outer}, {y, outer}},
               outer);
  }
  int residualBackward(StringRef name, int dy, int y) {
    Dims mask = outer;
    Use kept = dropoutMask(name, y, mask);
    return map(name, OpRole::Residual, Phase::Backward, {{dy, outer}, kept},
               outer);
  }
  /// One byte an element, written by the forward pass.
  Use dropoutMask(StringRef name, int like, const Dims &dims) {
    Options o;
    o.work = WorkKind::Free;
    int mask = op((name + ".mask").str(), OpRole::Residual, Phase::Forward,
                  {{like, dims}}, {dims}, o, {1});
    return recall(mask, dims);
  }

  /// y = x w and what the backward pass adds: dx, dw. `wide` are the weight's
  /// dimensions, x and y have the others and theirs.
  int linear(StringRef name, OpRole role, int x, const Dims &xd, int w,
             const Dims &wd, const Dims &yd) {
    return product(name, role, Phase::Forward, {x, xd},
                   read(w, wd, Phase::Forward), yd);
  }
  int linearBackward(StringRef name, OpRole role, Use dy, Use x, int w,
                     const Dims &wd, const Dims &xd) {
    int dx = product((name + ".dgrad").str(), role, Phase::Backward, dy,
                     read(w, wd, Phase::Backward), xd);
    int dw = product((name + ".wgrad").str(), role, Phase::Backward, x, dy, wd);
    accumulate(w, dw, wd);
    return dx;
  }

  const ModelSpec &m;
  DimId b, s, r, h;
  Dims outer, inner, one;
};

/// Query, key and value as heads.
struct Heads {
  DimId kv, g, d, dv; // key-value heads, queries a head, sizes
  Dims q, k, v, o;    // [b, s, ...]
};

struct Layer : Common {
  Layer(const ModelSpec &m, const PlanSpec &plan, bool experts)
      : Common(experts ? "moe-layer" : "layer", m, plan), experts(experts) {
    // Fewer key-value heads than ranks are repeated.
    int64_t kv = std::max(m.kvHeads, std::min(plan.tp, m.heads));
    while (m.heads % kv != 0 || kv % std::min(plan.tp, m.heads) != 0)
      ++kv;
    head.kv = dim(kv, tpAxes);
    head.g = dim(m.heads / kv);
    head.d = dim(m.headDim);
    head.dv = dim(m.valueDim);
    keys = dim(sizeOf(s));
    head.q = {{b}, {s}, {head.kv}, {head.g}, {head.d}};
    head.k = {{b}, {keys}, {head.kv}, {head.d}};
    head.v = {{b}, {keys}, {head.kv}, {head.dv}};
    head.o = {{b}, {s}, {head.kv}, {head.g}, {head.dv}};
  }

  Block make() {
    int x = input("x");
    int w1 = weight("norm1", one), w2 = weight("norm2", one);
    int n1 = norm("norm1", x, w1);
    makeAttention(n1);
    int mid = residual("residual1", attended, x);
    int n2 = norm("norm2", mid, w2);
    int out = experts ? mixture(n2) : mlp(n2, m.ffn, OpRole::Linear, "mlp");
    residual("residual2", out, mid);

    int dy = argument("dy", outer, activationBytes(), TensorKind::Activation);
    int dout = residualBackward("residual2.grad", dy, out);
    int dn2 = backMlp(dout);
    int dmid = normBackward("norm2.grad", dn2, mid, w2, dy, false);
    int dp = residualBackward("residual1.grad", dmid, attended);
    int dn1 = backAttention(dp);
    normBackward("norm1.grad", dn1, x, w1, dmid, true);
    return take();
  }

private:
  // -- Attention -----------------------------------------------------------
  void makeAttention(int n1) {
    attnIn = n1;
    wo = weight("proj", {{head.kv}, {head.g}, {head.dv}, {h}});
    m.kvRank > 0 ? latents(n1) : queriesKeysValues(n1);
    plan.flash ? fused() : scored();
    attended = linear("proj", OpRole::Linear, context, head.o, wo,
                      {{head.kv}, {head.g}, {head.dv}, {h}}, inner);
  }

  void queriesKeysValues(int n1) {
    // One product: per key-value head, its queries, its key and its value.
    packed = dim(m.heads / sizeOf(head.kv) + 2);
    wqkvDims = {{h}, {head.kv}, {packed}, {head.d}};
    qkvDims = {{b}, {s}, {head.kv}, {packed}, {head.d}};
    wqkv = weight("qkv", wqkvDims);
    int qkv = linear("qkv", OpRole::Linear, n1, inner, wqkv, wqkvDims, qkvDims);
    rotate({{qkv, qkvDims}});
  }

  /// Splits into q, k and v as attention reads them; keys lie as queries do.
  void rotate(ArrayRef<Use> in) {
    Options o;
    o.whole = {head.g};
    if (m.kvRank == 0)
      o.whole.push_back(packed);
    Dims k = head.k, v = head.v;
    k[1] = v[1] = {s};
    q = op("rotate", OpRole::Rotate, Phase::Forward, in, {head.q, k, v}, o);
    key = q + 1;
    value = q + 2;
  }

  /// Narrow latents, and the products that widen them to heads.
  void latents(int n1) {
    bool narrowQ = m.qRank > 0;
    rq = dim(narrowQ ? m.qRank : 1);
    // The part of the key with the position passes by the latent.
    rkv = dim(m.kvRank + m.ropeDim);
    wide = dim(m.headDim - m.ropeDim + m.valueDim);
    qUpDims = narrowQ ? Dims{{rq}, {head.kv}, {head.g}, {head.d}}
                      : Dims{{h}, {head.kv}, {head.g}, {head.d}};
    kvUpDims = {{rkv}, {head.kv}, {wide}};
    kvWide = {{b}, {s}, {head.kv}, {wide}};
    int cq = n1;
    if (narrowQ) {
      wqDown = weight("q-down", {{h}, {rq}});
      cq = linear("q-down", OpRole::Linear, n1, outer, wqDown, {{h}, {rq}},
                  {{b}, {r}, {rq}});
    }
    wkvDown = weight("kv-down", {{h}, {rkv}});
    wqUp = weight("q-up", qUpDims);
    wkvUp = weight("kv-up", kvUpDims);
    int ckv = linear("kv-down", OpRole::Linear, n1, outer, wkvDown,
                     {{h}, {rkv}}, {{b}, {r}, {rkv}});
    int qw =
        linear("q-up", OpRole::Linear, cq,
               narrowQ ? Dims{{b}, {s}, {rq}} : inner, wqUp, qUpDims, head.q);
    int kvw = linear("kv-up", OpRole::Linear, ckv, {{b}, {s}, {rkv}}, wkvUp,
                     kvUpDims, kvWide);
    latentQ = cq;
    latentKv = ckv;
    Options o;
    o.whole = {wide, head.d, head.dv};
    Dims k = head.k, v = head.v;
    k[1] = v[1] = {s};
    q = op("rotate", OpRole::Rotate, Phase::Forward,
           {{qw, head.q}, {kvw, kvWide}}, {head.q, k, v}, o);
    key = q + 1;
    value = q + 2;
  }

  double attentionFlops() const {
    double keysRead = double(sizeOf(s)) * double(sizeOf(s));
    return 2 * double(sizeOf(b)) * keysRead * double(m.heads) *
           double(m.headDim + m.valueDim);
  }

  void fused() {
    Options o;
    o.work = WorkKind::Contract;
    o.whole = {keys, head.d, head.dv};
    o.flops = attentionFlops();
    context = op("attention", OpRole::Attention, Phase::Forward,
                 {{q, head.q}, {key, head.k}, {value, head.v}}, {head.o}, o);
  }

  void scored() {
    scoreDims = {{b}, {head.kv}, {head.g}, {s}, {keys}};
    int s0 = product("scores", OpRole::Score, Phase::Forward, {q, head.q},
                     {key, head.k}, scoreDims);
    probs = map("softmax", OpRole::Softmax, Phase::Forward, {{s0, scoreDims}},
                scoreDims);
    dropped = op("score-dropout", OpRole::Softmax, Phase::Forward,
                 {{probs, scoreDims}}, {scoreDims, scoreDims}, Options(),
                 {activationBytes(), 1});
    context = product("context", OpRole::Score, Phase::Forward,
                      {dropped, scoreDims}, {value, head.v}, head.o);
  }

  int backAttention(int dp) {
    Dims wod = {{head.kv}, {head.g}, {head.dv}, {h}};
    Use dout{dp, inner};
    int dcontext = linearBackward("proj", OpRole::Linear, dout,
                                  recall(context, head.o), wo, wod, head.o);
    Dims k = head.k, v = head.v;
    k[1] = v[1] = {s};
    int dq = plan.flash ? fusedBackward(dcontext) : scoredBackward(dcontext);
    Options o;
    o.whole = {head.g};
    if (m.kvRank > 0) {
      o.whole = {wide, head.d, head.dv};
      int dqw = op("rotate.grad", OpRole::Rotate, Phase::Backward,
                   {{dq, head.q}, {dkey, k}, {dvalue, v}}, {head.q, kvWide}, o);
      return latentsBackward(dqw, dqw + 1);
    }
    o.whole.push_back(packed);
    int dqkv = op("rotate.grad", OpRole::Rotate, Phase::Backward,
                  {{dq, head.q}, {dkey, k}, {dvalue, v}}, {qkvDims}, o);
    return linearBackward("qkv", OpRole::Linear, {dqkv, qkvDims},
                          regather(attnIn), wqkv, wqkvDims, inner);
  }

  /// A kept value that lies split between blocks is gathered anew.
  Use regather(int x) { return {recall(x, outer).tensor, inner}; }

  int latentsBackward(int dqw, int dkvw) {
    bool narrowQ = m.qRank > 0;
    Dims ckvDims = {{b}, {s}, {rkv}}, ckvOuter = {{b}, {r}, {rkv}};
    int dckv = linearBackward("kv-up", OpRole::Linear, {dkvw, kvWide},
                              {recall(latentKv, ckvOuter).tensor, ckvDims},
                              wkvUp, kvUpDims, ckvDims);
    int dn =
        linearBackward("kv-down", OpRole::Linear, {dckv, ckvOuter},
                       recall(attnIn, outer), wkvDown, {{h}, {rkv}}, outer);
    if (!narrowQ) {
      int dq = linearBackward("q-up", OpRole::Linear, {dqw, head.q},
                              regather(attnIn), wqUp, qUpDims, inner);
      return sum("latent.grad", dn, dq);
    }
    Dims cqDims = {{b}, {s}, {rq}}, cqOuter = {{b}, {r}, {rq}};
    int dcq = linearBackward("q-up", OpRole::Linear, {dqw, head.q},
                             {recall(latentQ, cqOuter).tensor, cqDims}, wqUp,
                             qUpDims, cqDims);
    int dq = linearBackward("q-down", OpRole::Linear, {dcq, cqOuter},
                            recall(attnIn, outer), wqDown, {{h}, {rq}}, outer);
    return sum("latent.grad", dn, dq);
  }

  int sum(StringRef name, int a, int c) {
    return map(name, OpRole::Residual, Phase::Backward,
               {{a, outer}, {c, outer}}, outer);
  }

  int fusedBackward(int dcontext) {
    Options o;
    o.work = WorkKind::Contract;
    o.whole = {keys, head.d, head.dv};
    // Gradients of keys and values are sums over the queries that a rank has.
    o.kind = FactorKind::Reduce;
    // Scores are computed again: five products for the two of the forward pass.
    o.flops = 2.5 * attentionFlops();
    int dq = op("attention.grad", OpRole::Attention, Phase::Backward,
                {{dcontext, head.o},
                 recall(q, head.q),
                 recallKey(key, head.k),
                 recallKey(value, head.v),
                 recall(context, head.o)},
                {head.q, head.k, head.v}, o);
    dkey = dq + 1;
    dvalue = dq + 2;
    return dq;
  }
  Use recallKey(int t, const Dims &whole) {
    Dims own = whole;
    own[1] = {s};
    return {recall(t, own).tensor, whole};
  }

  int scoredBackward(int dcontext) {
    Use a = recall(dropped, scoreDims);
    dvalue = product("context.dv", OpRole::Score, Phase::Backward, a,
                     {dcontext, head.o}, head.v);
    int ddropped =
        product("context.dp", OpRole::Score, Phase::Backward,
                {dcontext, head.o}, recallKey(value, head.v), scoreDims);
    int dprobs =
        map("score-dropout.grad", OpRole::Softmax, Phase::Backward,
            {{ddropped, scoreDims}, recall(dropped + 1, scoreDims)}, scoreDims);
    int ds = map("softmax.grad", OpRole::Softmax, Phase::Backward,
                 {{dprobs, scoreDims}, recall(probs, scoreDims)}, scoreDims);
    int dq = product("scores.dq", OpRole::Score, Phase::Backward,
                     {ds, scoreDims}, recallKey(key, head.k), head.q);
    dkey = product("scores.dk", OpRole::Score, Phase::Backward, {ds, scoreDims},
                   recall(q, head.q), head.k);
    return dq;
  }

  // -- MLP -----------------------------------------------------------------
  struct Mlp {
    OpRole role;
    std::string name;
    int in = -1, wUp = -1, wDown = -1, up = -1, gated = -1;
    Dims inDims, upDims, gatedDims, wUpDims, wDownDims, outDims;
  };

  /// Fills in the products of one MLP and returns its result.
  int forward(Mlp &p, int x) {
    p.in = x;
    p.wUp = weight(p.name + "-up", p.wUpDims);
    p.wDown = weight(p.name + "-down", p.wDownDims);
    p.up =
        linear(p.name + "-up", p.role, x, p.inDims, p.wUp, p.wUpDims, p.upDims);
    Options o;
    o.whole = {gates};
    p.gated = op(p.name + "-gate", OpRole::Gate, Phase::Forward,
                 {{p.up, p.upDims}}, {p.gatedDims}, o);
    return linear(p.name + "-down", p.role, p.gated, p.gatedDims, p.wDown,
                  p.wDownDims, p.outDims);
  }
  int backward(Mlp &p, Use dout, Use in) {
    int dg = linearBackward(p.name + "-down", p.role, dout,
                            recall(p.gated, p.gatedDims), p.wDown, p.wDownDims,
                            p.gatedDims);
    Options o;
    o.whole = {gates};
    int du = op(p.name + "-gate.grad", OpRole::Gate, Phase::Backward,
                {{dg, p.gatedDims}, recall(p.up, p.upDims)}, {p.upDims}, o);
    return linearBackward(p.name + "-up", p.role, {du, p.upDims}, in, p.wUp,
                          p.wUpDims, p.inDims);
  }

  int mlp(int n2, int64_t width, OpRole role, StringRef name) {
    gates = dim(m.glu ? 2 : 1);
    DimId f = dim(width, tpAxes);
    dense = {role,
             name.str(),
             -1,
             -1,
             -1,
             -1,
             -1,
             inner,
             {{b}, {s}, {gates}, {f}},
             {{b}, {s}, {f}},
             {{h}, {gates}, {f}},
             {{f}, {h}},
             inner};
    return forward(dense, n2);
  }

  int backMlp(int dout) {
    if (experts)
      return mixtureBackward(dout);
    return backward(dense, {dout, inner}, regather(dense.in));
  }

  // -- Experts -------------------------------------------------------------
  /// Tokens are sent where their experts are: [b, s] of a rank becomes, for
  /// each expert, an even share of the rank's tokens times topk.
  int mixture(int n2) {
    int64_t shards = plan.cp * plan.tp;
    int64_t tokens = std::max<int64_t>(1, sizeOf(r) / shards);
    int64_t share = std::max<int64_t>(
        1, std::llround(double(tokens) * double(m.topk) / double(m.experts)));
    allExperts = dim(m.experts);
    e = dim(m.experts, epAxes);
    bx = dim(sizeOf(b), {"dp"});
    bt = dim(sizeOf(b), {"dp", "dp.ep"});
    shard = dim(shards, {"cp", "cp.ep", "tp", "tp.ep"});
    shardx = dim(shards, {"cp", "tp"});
    within = dim(tokens);
    c = dim(share);
    hx = dim(m.hidden);
    gates = dim(m.glu ? 2 : 1);
    DimId f = dim(m.expertFfn), scores = dim(m.experts);
    routerDims = {{h}, {scores}};
    routerOut = {{b}, {r}, {scores}};
    wRouter = weight("router", routerDims);
    routed = n2;
    int logits = linear("router", OpRole::Linear, n2, outer, wRouter,
                        routerDims, routerOut);
    map("top-k", OpRole::Route, Phase::Forward, {{logits, routerOut}},
        routerOut);

    tokenDims = {{bt}, {shard, within}, {hx}};
    sentDims = {{allExperts}, {bt}, {shard}, {c}, {hx}};
    Dims local = {{e}, {bx}, {shardx}, {c}, {hx}};
    int sent = permute("dispatch", Phase::Forward, n2, tokenDims, sentDims);
    expert = {OpRole::Expert,
              "expert",
              -1,
              -1,
              -1,
              -1,
              -1,
              local,
              {{e}, {bx}, {shardx}, {c}, {gates}, {f}},
              {{e}, {bx}, {shardx}, {c}, {f}},
              {{e}, {hx}, {gates}, {f}},
              {{e}, {f}, {hx}},
              local};
    // What experts read lies with them, already moved.
    arrived =
        map("arrived", OpRole::Route, Phase::Forward, {{sent, local}}, local);
    int out = forward(expert, arrived);
    int back = permute("combine", Phase::Forward, out, sentDims, tokenDims);
    if (m.sharedExperts == 0)
      return back;
    int shared =
        mlp(n2, m.expertFfn * m.sharedExperts, OpRole::Linear, "shared-expert");
    return map("add-shared", OpRole::Residual, Phase::Forward,
               {{back, outer}, {shared, outer}}, outer);
  }

  int permute(StringRef name, Phase phase, int x, const Dims &from,
              const Dims &to) {
    Options o;
    o.work = WorkKind::Access;
    o.whole = {allExperts, within, c};
    return op(name, OpRole::Route, phase, {{x, from}}, {to}, o);
  }

  int mixtureBackward(int dout) {
    int dback =
        permute("combine.grad", Phase::Backward, dout, tokenDims, sentDims);
    int dsent = backward(expert, {dback, expert.outDims},
                         recall(expert.in, expert.inDims));
    int dn =
        permute("dispatch.grad", Phase::Backward, dsent, sentDims, tokenDims);
    if (m.sharedExperts > 0) {
      int ds = backward(dense, {dout, inner}, regather(dense.in));
      dn = sum("add-shared.grad", dn, ds);
    }
    return dn;
  }

  bool experts;
  Heads head;
  DimId keys, packed = -1, rq = -1, rkv = -1, wide = -1, gates = -1;
  DimId allExperts = -1, e = -1, bx = -1, bt = -1, shard = -1, shardx = -1;
  DimId within = -1, c = -1, hx = -1;
  Dims wqkvDims, qkvDims, qUpDims, kvUpDims, kvWide, scoreDims;
  Dims routerDims, routerOut, tokenDims, sentDims;
  int wo = -1, wqkv = -1, wqDown = -1, wqUp = -1, wkvDown = -1, wkvUp = -1;
  int wRouter = -1;
  int attnIn = -1, q = -1, key = -1, value = -1, context = -1, attended = -1;
  int probs = -1, dropped = -1, dkey = -1, dvalue = -1;
  int latentQ = -1, latentKv = -1, routed = -1, arrived = -1;
  Mlp dense, expert;
};

} // namespace

Block makeLayer(const ModelSpec &model, const PlanSpec &plan, bool experts) {
  return Layer(model, plan, experts).make();
}

Block makeEmbedding(const ModelSpec &model, const PlanSpec &plan) {
  Common g("embedding", model, plan);
  DimId v = g.dim(model.vocab, tpAxes);
  Dims table = {{v}, {g.h}}, ids = {{g.b}, {g.s}};
  int w = g.weight("embedding", table);
  int index = g.argument("ids", ids, 4, TensorKind::Input);
  GraphWriter::Options o;
  o.work = WorkKind::Access;
  int x = g.op("lookup", OpRole::Lookup, Phase::Forward,
               {g.read(w, table, Phase::Forward), {index, ids}}, {g.inner}, o);
  g.residual("dropout", x, x);
  int dy = g.input("dy");
  int dx = g.map("dropout.grad", OpRole::Residual, Phase::Backward,
                 {{dy, g.outer}}, g.outer);
  // Rows that no token names are not touched.
  g.op("lookup.grad", OpRole::Lookup, Phase::Backward,
       {{dx, g.inner}, {index, ids}}, {g.inner}, GraphWriter::Options());
  return g.take();
}

Block makeHead(const ModelSpec &model, const PlanSpec &plan) {
  Common g("head", model, plan);
  DimId v = g.dim(model.vocab, tpAxes);
  Dims wd = {{v}, {g.h}}, logits = {{g.b}, {g.s}, {v}};
  int x = g.input("x"), wn = g.weight("norm", g.one), w = g.weight("head", wd);
  int n = g.norm("norm", x, wn);
  int z = g.linear("head", OpRole::Head, n, g.inner, w, wd, logits);
  // Losses are computed in 32 bits: a cast, the maximum and the sum, and on the
  // way back the probabilities.
  auto pass = [&](StringRef name, Phase phase, int in, int64_t bytes) {
    return g.op(name, OpRole::Logits, phase, {{in, logits}}, {logits},
                GraphWriter::Options(), {bytes});
  };
  int wide = pass("logits", Phase::Forward, z, 4);
  int shifted = pass("loss", Phase::Forward, wide, 4);
  int kept = g.recall(shifted, logits).tensor;
  int dz = pass("loss.grad", Phase::Backward, kept, g.activationBytes());
  Use in{g.recall(n, g.outer).tensor, g.inner};
  int dn =
      g.linearBackward("head", OpRole::Head, {dz, logits}, in, w, wd, g.inner);
  g.map("norm.grad", OpRole::Norm, Phase::Backward,
        {{dn, g.outer}, g.recall(x, g.outer, true), {wn, g.one}}, g.outer);
  return g.take();
}

Block makeUpdate(const PlanSpec &plan, int64_t elements, int64_t gradientBytes,
                 bool expert) {
  GraphWriter g("update", plan);
  SmallVector<StringRef, 4> replicas;
  for (StringRef r : g.replicas)
    if (!expert || !r.ends_with(".ep"))
      replicas.push_back(r);
  if (expert)
    replicas.push_back("tp"); // experts are whole on each tp rank of theirs
  DimId own = g.dim(elements, replicas), all = g.dim(elements);
  DimId update = plan.zero >= 1 ? own : all, held = plan.zero == 3 ? own : all;
  int grad =
      g.argument("gradient", {{held}}, gradientBytes, TensorKind::Gradient,
                 plan.zero == 3 ? ArrayRef<StringRef>() : replicas);
  auto state = [&](StringRef name) {
    return Use{g.argument(name, {{update}}, 4, TensorKind::OptimizerState),
               {{update}}};
  };
  Use master = state("master"), first = state("momentum"),
      second = state("variance");
  // Adam: gradient, weight and two moments are read, the last three written,
  // and the weight once more as the passes read it.
  Dims d = {{update}};
  int w = g.op("adam", OpRole::Update, Phase::Update,
               {{grad, d}, master, first, second}, {d, d, d, d},
               GraphWriter::Options(), {2, 4, 4, 4});
  GraphWriter::Options free;
  free.work = WorkKind::Free;
  g.op("weights", OpRole::Read, Phase::Update, {{w, {{held}}}}, {{{held}}},
       free);
  return g.take();
}

} // namespace dgc
