//===- RunSpec.cpp - Model, plan and site from text -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/RunSpec.h"
#include "dgc/Cost/Schedule.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <cmath>
#include <functional>

using namespace llvm;

namespace dgc {

namespace {

/// A key of a specification and how its value is read. `set` returns what was
/// expected, or an empty string.
template <typename Spec> struct KeyOf {
  StringLiteral name;
  std::function<std::string(Spec &, StringRef)> set;
};

template <typename Spec>
KeyOf<Spec> integer(StringLiteral name, int64_t Spec::*member, int64_t least,
                    int64_t most = int64_t(1) << 40) {
  return {name, [=](Spec &s, StringRef v) -> std::string {
            int64_t n;
            if (!v.getAsInteger(10, n) && n >= least && n <= most) {
              s.*member = n;
              return "";
            }
            return "an integer from " + std::to_string(least) + " to " +
                   std::to_string(most);
          }};
}
template <typename Spec>
KeyOf<Spec> flag(StringLiteral name, bool Spec::*member) {
  return {name, [=](Spec &s, StringRef v) -> std::string {
            if (v != "0" && v != "1")
              return "0 or 1";
            s.*member = v == "1";
            return "";
          }};
}
template <typename Spec>
KeyOf<Spec> positive(StringLiteral name, double Spec::*member) {
  return {name, [=](Spec &s, StringRef v) -> std::string {
            double d;
            if (v.getAsDouble(d) || !(d > 0) || d > 1e12)
              return "a positive number";
            s.*member = d;
            return "";
          }};
}
template <typename Spec, typename Enum>
KeyOf<Spec> oneOf(StringLiteral name, Enum Spec::*member,
                  ArrayRef<StringLiteral> names) {
  return {name, [=](Spec &s, StringRef v) -> std::string {
            const StringLiteral *it = find(names, v);
            if (it == names.end())
              return "one of " + join(ArrayRef(names), ", ");
            s.*member = static_cast<Enum>(it - names.begin());
            return "";
          }};
}

/// Beyond these, products of sizes leave 64 bits.
constexpr int64_t mostWidth = int64_t(1) << 22, mostHeads = 1 << 14,
                  mostTokens = int64_t(1) << 24, mostRanks = int64_t(1) << 31;

constexpr StringLiteral frameworkNames[] = {
    "megatron-eager", "deepspeed", "megatron-core", "composer", "titan", "jax"};
constexpr StringLiteral recomputeNames[] = {"none", "selective", "partial",
                                            "full"};
constexpr StringLiteral precisionNames[] = {"fp32", "fp16", "bf16", "fp8",
                                            "fp4"};

template <typename Spec>
std::string parseKeys(StringRef what, StringRef text, StringRef list,
                      ArrayRef<KeyOf<Spec>> keys, Spec &spec) {
  auto error = [&](const Twine &why) {
    return (what + " '" + text + "': " + why).str();
  };
  StringSet<> seen;
  while (!list.empty()) {
    auto [item, rest] = list.split(',');
    if (rest.empty() && list.ends_with(","))
      return error("ends in a comma; expected key=value");
    list = rest;
    auto [key, value] = item.split('=');
    if (item.find('=') == StringRef::npos)
      return error("got '" + item + "', expected key=value");
    const auto *it =
        find_if(keys, [k = key](const auto &x) { return x.name == k; });
    if (it == keys.end()) {
      std::string known;
      for (const auto &k : keys)
        known += (known.empty() ? "" : ", ") + k.name.str();
      return error("no key '" + key + "'; known are " + known);
    }
    if (!seen.insert(key).second)
      return error("key '" + key + "' is given twice");
    if (std::string expected = it->set(spec, value); !expected.empty())
      return error("key '" + key + "': got '" + value + "', expected " +
                   expected);
  }
  return "";
}

} // namespace

StringRef toString(Framework f) { return frameworkNames[int(f)]; }
StringRef toString(Recompute r) { return recomputeNames[int(r)]; }
StringRef toString(Precision p) { return precisionNames[int(p)]; }

int64_t ModelSpec::moeLayers() const {
  if (experts <= 1)
    return 0;
  return std::max<int64_t>(0, layers - denseFirst) / moeEvery;
}

int64_t PlanSpec::microbatches() const {
  return std::max<int64_t>(1, std::llround(gbs / (double(dp) * mbs)));
}

/// Sizes that follow from others.
static std::string completeConv(StringRef text, ModelSpec &m) {
  auto error = [&](const Twine &why) {
    return ("model '" + text + "': " + why).str();
  };
  if (m.layers || m.hidden || m.heads || m.seq || m.vocab || m.experts)
    return error("family cnn has depth, width, image and classes, not the keys "
                 "of transformers");
  if (m.depth != 50 && m.depth != 101 && m.depth != 152)
    return error("key 'depth' must be 50, 101 or 152");
  m.layers = 1; // the network is one block
  return "";
}

static std::string completeModel(StringRef text, ModelSpec &m) {
  if (m.isConv())
    return completeConv(text, m);
  if (m.depth)
    return "model '" + text.str() + "': key 'depth' is of family cnn only";
  auto need = [&](int64_t value, StringRef key) {
    return value > 0 ? ""
                     : "model '" + text.str() + "': key '" + key.str() +
                           "' is missing";
  };
  for (auto [value, key] : {std::pair<int64_t, StringRef>{m.layers, "layers"},
                            {m.hidden, "hidden"},
                            {m.heads, "heads"},
                            {m.seq, "seq"},
                            {m.vocab, "vocab"}})
    if (std::string why = need(value, key); !why.empty())
      return why;
  if (m.family == "moe" && (m.experts < 2 || m.topk < 1))
    return "model '" + text.str() +
           "': family moe needs experts (2 or more) and topk";
  if (m.topk > std::max<int64_t>(m.experts, 0))
    return "model '" + text.str() + "': topk is larger than experts";
  if (m.kvHeads == 0)
    m.kvHeads = m.heads;
  auto multiple = [&](StringRef a, int64_t of, StringRef b, int64_t by,
                      StringRef way) {
    return ("model '" + text + "': " + a + " (" + Twine(of) +
            ") must be a multiple of " + b + " (" + Twine(by) + ")" + way)
        .str();
  };
  if (m.heads % m.kvHeads != 0)
    return multiple("heads", m.heads, "kv_heads", m.kvHeads, "");
  if (m.headDim == 0 && m.hidden % m.heads != 0)
    return multiple("hidden", m.hidden, "heads", m.heads, "; or give head_dim");
  if (m.denseFirst > m.layers)
    return "model '" + text.str() + "': dense_first (" +
           std::to_string(m.denseFirst) + ") is more than layers (" +
           std::to_string(m.layers) + ")";
  if (m.headDim == 0)
    m.headDim = m.hidden / m.heads;
  if (m.valueDim == 0)
    m.valueDim = m.headDim;
  if (m.ffn == 0)
    m.ffn = 4 * m.hidden;
  if (m.expertFfn == 0)
    m.expertFfn = m.ffn;
  return "";
}

std::string parseModel(StringRef text_, ModelSpec &spec) {
  using M = ModelSpec;
  static const KeyOf<M> keys[] = {
      integer("layers", &M::layers, 1, 100000),
      integer("hidden", &M::hidden, 1, mostWidth),
      integer("heads", &M::heads, 1, mostHeads),
      integer("kv_heads", &M::kvHeads, 1, mostHeads),
      integer("head_dim", &M::headDim, 1, mostWidth),
      integer("ffn", &M::ffn, 1, mostWidth),
      flag("glu", &M::glu),
      flag("tied", &M::tied),
      integer("vocab", &M::vocab, 1, mostTokens),
      integer("seq", &M::seq, 1, mostTokens),
      integer("experts", &M::experts, 0, mostHeads),
      integer("topk", &M::topk, 0, mostHeads),
      integer("moe_ffn", &M::expertFfn, 1, mostWidth),
      integer("shared_experts", &M::sharedExperts, 0, mostHeads),
      integer("moe_every", &M::moeEvery, 1, 100000),
      integer("dense_first", &M::denseFirst, 0, 100000),
      integer("q_rank", &M::qRank, 0, mostWidth),
      integer("kv_rank", &M::kvRank, 0, mostWidth),
      integer("rope_dim", &M::ropeDim, 0, mostWidth),
      integer("value_dim", &M::valueDim, 1, mostWidth),
      integer("depth", &M::depth, 1, 1000),
      integer("width", &M::width, 1, 64),
      integer("image", &M::image, 32, 16384),
      integer("classes", &M::classes, 1, mostTokens)};
  static constexpr StringLiteral families[] = {"gpt", "llama", "moe", "cnn"};
  auto [family, list] = text_.split(':');
  if (!is_contained(families, family))
    return ("model '" + text_ + "': got family '" + family +
            "', expected one of " + join(ArrayRef(families), ", "))
        .str();
  spec = ModelSpec();
  spec.family = family.str();
  if (family == "llama" || family == "moe") {
    spec.glu = true;
    spec.tied = false;
  }
  if (std::string why = parseKeys<M>("model", text_, list, keys, spec);
      !why.empty())
    return why;
  return completeModel(text_, spec);
}

std::string parsePlan(StringRef text_, PlanSpec &spec) {
  using P = PlanSpec;
  static const KeyOf<P> keys[] = {
      integer("tp", &P::tp, 1, mostRanks),
      integer("pp", &P::pp, 1, mostRanks),
      integer("dp", &P::dp, 1, mostRanks),
      integer("cp", &P::cp, 1, mostRanks),
      integer("ep", &P::ep, 1, mostRanks),
      integer("vpp", &P::vpp, 1, mostRanks),
      {"zero",
       [](P &s, StringRef v) -> std::string {
         if (v.size() != 1 || v[0] < '0' || v[0] > '3')
           return "0, 1, 2 or 3";
         s.zero = v[0] - '0';
         return "";
       }},
      flag("sp", &P::sequenceParallel),
      positive("mbs", &P::mbs),
      positive("gbs", &P::gbs),
      oneOf("recompute", &P::recompute, recomputeNames),
      flag("recompute_stated", &P::recomputeStated),
      oneOf("precision", &P::precision, precisionNames),
      oneOf("framework", &P::framework, frameworkNames),
      flag("flash", &P::flash),
      flag("overlap", &P::overlap),
      flag("recorded", &P::recorded),
      flag("untuned", &P::untuned),
      flag("fused_experts", &P::fusedExperts),
      {"schedule", [](P &s, StringRef v) -> std::string {
         if (!parseScheduleKind(v))
           return "one of " + join(scheduleKindNames(), ", ");
         s.schedule = v.str();
         return "";
       }}};
  spec = PlanSpec();
  if (std::string why = parseKeys<P>("plan", text_, text_, keys, spec);
      !why.empty())
    return why;
  double devices =
      double(spec.tp) * double(spec.pp) * double(spec.dp) * double(spec.cp);
  if (devices > double(mostRanks))
    return ("plan '" + text_ + "': tp x pp x dp x cp is more than " +
            Twine(mostRanks) + " devices")
        .str();
  return "";
}

std::string checkRun(const ModelSpec &m, const PlanSpec &p,
                     const SiteSpec &site) {
  auto divides = [](int64_t by, StringRef key, int64_t n,
                    StringRef what) -> std::string {
    if (n % by == 0)
      return "";
    return ("plan: " + key + "=" + Twine(by) + " does not divide " + what +
            " (" + Twine(n) + ")")
        .str();
  };
  int64_t devices = p.devices();
  if (site.devices > 0 && site.devices < devices)
    return "plan: needs " + std::to_string(devices) + " devices, got " +
           std::to_string(site.devices);
  if (m.isConv()) {
    if (p.tp > 1 || p.pp > 1 || p.cp > 1 || p.ep > 1)
      return "plan: convolutional networks are split by dp and zero only; got "
             "tp, pp, cp or ep above 1";
    if (p.recompute != Recompute::None)
      return "plan: convolutional networks are simulated without recompute";
    if (p.mbs != std::floor(p.mbs))
      return "plan: mbs must be whole images";
    if (p.sequenceParallel)
      return "plan: convolutional networks have no sequences to split; got "
             "sp=1";
    return "";
  }
  if (p.pp > m.layers)
    return "plan: pp=" + std::to_string(p.pp) + " is more than the model's " +
           std::to_string(m.layers) + " layers";
  if (std::string why = divides(p.tp, "tp", m.heads, "heads"); !why.empty())
    return why;
  if (m.experts > 1) {
    if (std::string why = divides(p.ep, "ep", m.experts, "experts");
        !why.empty())
      return why;
    if (std::string why = divides(p.cp * p.tp, "cp x tp", m.seq, "seq");
        !why.empty())
      return why;
    if (std::string why =
            divides(p.ep, "ep", p.dp * p.cp * p.tp, "dp x cp x tp");
        !why.empty())
      return why;
  } else if (p.ep > 1)
    return "plan: ep=" + std::to_string(p.ep) + " needs a model with experts";
  if (p.cp > m.seq)
    return "plan: cp=" + std::to_string(p.cp) + " is more than seq (" +
           std::to_string(m.seq) + ")";
  if (p.mbs < 1 && p.mbs * double(p.cp) < 1)
    return "plan: mbs below 1 needs cp of at least 1 / mbs";
  if (p.mbs > 1 && p.mbs != std::floor(p.mbs))
    return "plan: mbs above 1 must be whole sequences";
  return "";
}

} // namespace dgc
