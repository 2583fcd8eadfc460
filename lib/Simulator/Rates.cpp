//===- Rates.cpp - The constants of one run -------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Rates.h"
#include "dgc/Cost/Catalog.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include <cmath>

using namespace llvm;

namespace dgc::simulator {

/// Whose elementwise kernels a framework runs like.
static StringRef kernelClass(Framework f) {
  static constexpr StringLiteral names[] = {"eager",    "eager", "core",
                                            "composer", "titan", "jax"};
  return names[int(f)];
}
/// Whose host code.
static StringRef hostClass(Framework f) {
  static constexpr StringLiteral names[] = {"eager",    "eager",    "core",
                                            "compiled", "compiled", "compiled"};
  return names[int(f)];
}

std::string Rates::bind(const RunWork &run, const Constants &c) {
  const PlanSpec &plan = run.plan;
  std::string missing;
  std::string device = "devices." + run.site.device + ".";
  if (c.entries("devices").empty() || !c.has(device + "hbm"))
    return "cluster: no device '" + run.site.device + "'; known are " +
           join(c.entries("devices"), ", ");
  std::string network = run.site.network;
  if (network.empty())
    network = c.text(device + "network").str();
  if (!c.has("networks." + network + ".egress"))
    return "cluster: no network '" + network + "'; known are " +
           join(c.entries("networks"), ", ");
  auto dev = [&](const Twine &key) { return c.number(device + key, missing); };
  auto get = [&](const Twine &key) {
    return c.number("constants." + key, missing);
  };
  StringRef cls = c.text(device + "cls"),
            generation = c.text(device + "generation");
  StringRef host = hostClass(plan.framework);
  double own = get("device." + cls);
  peak16 = dev("f16");
  product16 = peak16 * dev("gemm_f16") * get("gemm.derate.f16") * own;
  switch (plan.precision) {
  case Precision::F32:
    product = dev("f32") * 0.8;
    break;
  case Precision::F8:
    product = dev("f8") * dev("gemm_f8") * get("gemm.derate.f8") * own;
    break;
  case Precision::F4:
    product = dev("f4") * dev("gemm_f8") * get("gemm.derate.f4") * own;
    break;
  default:
    product = product16;
  }
  hbm = dev("hbm") * get("hbm.share");
  std::string kernel = plan.framework == Framework::Composer ? "composer."
                       : plan.framework == Framework::Titan  ? "titan."
                                                             : "";
  double flash = get("attention." + kernel + generation);
  flash *= std::pow(std::min(1.0, double(run.model.headDim) / 128),
                    get("attention.head_dim_exponent"));
  flashForward = peak16 * flash;
  flashBackward = flashForward * get("attention.backward");
  launch = get("gemm.launch");
  depth = get("gemm.depth");
  sharp = get("roofline.sharpness");
  scoreDim = get("score.head_dim");
  grouped = get("gemm.grouped");
  cast = get("cast.f8");
  elementwise = get("elementwise." + kernelClass(plan.framework));
  backwardPass = get("pass.backward");
  routePass = get("pass.route");
  fused = plan.fusedExperts ? get("experts.fused") : 1;
  const LinkEntry *link = builtinCatalog().findLink(c.text(device + "link"));
  if (!link)
    return "cluster: device '" + run.site.device + "' has no known link '" +
           c.text(device + "link").str() + "'";
  nodeLink = &link->link;
  nvlink = nvlink2 = nvlink4 = dev("nvlink");
  if (double usual = Constants::builtIn().number(device + "nvlink", 0.0);
      usual > 0 && nvlink > 0)
    nodeFaster = nvlink / usual;
  nvlink2 = c.number(device + "nvlink_2", nvlink);
  nvlink4 = c.number(device + "nvlink_4", nvlink);
  gpusPerNode = run.site.gpusPerNode > 0 ? run.site.gpusPerNode
                                         : int64_t(dev("gpus_per_node"));
  domain = std::max(int64_t(dev("domain")), int64_t(1));
  if (domain <= 16)
    domain = gpusPerNode;
  rawEgress = c.number("networks." + network + ".egress", missing);
  StringRef networkClass = c.text("networks." + network + ".cls");
  egress =
      rawEgress *
      get("network." + (networkClass.empty() ? network : networkClass.str()));
  bool eager = host == "eager";
  netLatency = get("net.latency");
  tpOverlap = get("tp.overlap");
  contextShare = get("context.share");
  allToAllShare = get("alltoall.share");
  p2pLatency = get(plan.flash ? "p2p.latency" : "p2p.latency.eager");
  p2pOverlap = plan.flash ? get("p2p.overlap") : 1;
  issue = get("cpu." + host);
  if (plan.recorded)
    issue *= get("cpu.recorded");
  issueTp = get("cpu.tp");
  issueMoe = get("cpu.moe");
  issueBackward = get("cpu.backward");
  issueRecompute = get("cpu.recompute");
  issueSharp = get("cpu.sharpness");
  perMicrobatch = eager ? get("microbatch.eager") : 0;
  perStep = get("step." + host);
  contention = get("overlap.contention");
  gradientShare = get("gradient.share");
  gradientOverlap = get("gradient.overlap");
  engineShare = get("gradient.share.engine");
  engineLayer = get("engine.layer");
  fsdpShare = get("fsdp.share.node");
  fsdpShareNet = get("fsdp.share.net");
  optimizerPasses =
      get(plan.flash ? "optimizer.bytes" : "optimizer.bytes.eager");
  recomputeJax = get("recompute.jax");
  recomputePartial = get("recompute.partial");
  if (!missing.empty())
    return "the constants have no '" + missing + "'";
  return "";
}

} // namespace dgc::simulator
