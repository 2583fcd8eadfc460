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

double peakOf(const Device &device, Precision precision) {
  static constexpr ElemClass narrowest[] = {ElemClass::F32, ElemClass::F16,
                                            ElemClass::F16, ElemClass::F8,
                                            ElemClass::F4};
  static constexpr ElemClass wider[] = {ElemClass::F4, ElemClass::F8,
                                        ElemClass::F16, ElemClass::F32};
  const ElemClass *e = llvm::find(wider, narrowest[int(precision)]);
  while (e + 1 != std::end(wider) && device.flops[int(*e)] <= 0)
    ++e;
  return device.flops[int(*e)];
}

namespace {
/// Devices whose runs the constants were fitted to, and others that run like
/// one of them.
class DeviceClass {
public:
  DeviceClass(const Device &device, const Constants &c)
      : name(c.text("devices." + device.name)), device(device), c(c) {
    if (name.empty())
      borrow();
    reference = builtinCatalog().findDevice(c.text(key("reference")));
  }

  std::string key(StringRef field) const {
    return ("classes." + name + "." + field).str();
  }
  /// How much better the catalog's products are on this device than on the one
  /// that the class stands for; as good where the catalog does not say.
  double products(ElemClass e) const {
    if (!reference || device.flops[int(e)] <= 0 ||
        reference->device.flops[int(e)] <= 0)
      return 1;
    return over(device.kernels.gemm[int(e)],
                reference->device.kernels.gemm[int(e)],
                KernelModel().gemm[int(e)]);
  }
  double attention() const {
    return reference ? over(device.kernels.attention,
                            reference->device.kernels.attention,
                            KernelModel().attention)
                     : 1;
  }

  std::string name;
  bool borrowed = false;

private:
  static double over(double own, double reference, double notSaid) {
    return own == notSaid ? 1 : own / reference;
  }
  /// The device that this one's figures started from, or else the one whose
  /// peak is nearest.
  void borrow() {
    borrowed = true;
    const Device *d = &device;
    while (name.empty() && !d->like.empty()) {
      name = c.text("devices." + d->like).str();
      const DeviceEntry *entry = builtinCatalog().findDevice(d->like);
      if (!entry)
        break;
      d = &entry->device;
    }
    if (name.empty())
      name = nearest();
  }
  std::string nearest() const {
    std::string best;
    double least = HUGE_VAL;
    auto peak = [](const Device &d) { return peakOf(d, Precision::BF16); };
    for (const DeviceEntry &e : builtinCatalog().devices) {
      StringRef its = c.text("devices." + e.name);
      double apart = std::abs(std::log(peak(e.device) / peak(device)));
      if (!its.empty() && apart < least) {
        least = apart;
        best = its.str();
      }
    }
    return best;
  }

  const Device &device;
  const Constants &c;
  const DeviceEntry *reference = nullptr;
};

/// Bus bandwidth of a link's groups of so many ranks, as fits tell.
double bandwidthOf(const Link &link, double ranks) {
  double best = 0;
  for (const LinkFit &f : link.fitted())
    if (f.ranks == ranks)
      best = std::max(best, f.bandwidth);
  return best > 0 ? best : link.bandwidth;
}
} // namespace

void Rates::bindLinks(const RunWork &run, const Constants &c) {
  const SiteSpec &site = run.site;
  nodeLink = &site.inside.link;
  double share = c.number("constants.link." + site.inside.name, 1.0);
  nvlink = share * site.inside.link.bandwidth;
  nvlink2 = share * bandwidthOf(site.inside.link, 2);
  nvlink4 = share * bandwidthOf(site.inside.link, 4);
  domain = gpusPerNode = std::max<int64_t>(1, site.perNode);
  rawEgress = site.egress();
  // Racks that are one domain of links have cards for each device.
  bool rack = domain > 16;
  std::string reached =
      "constants.network." + (rack ? "rack" : site.outside.name);
  // A cluster file's links are what is reached.
  bool nominal = site.outside.portShare < 1;
  egress = rawEgress * (nominal ? c.number(reached, site.outside.portShare)
                                : site.outside.portShare);
  if (nominal && !c.has(reached) && run.plan.devices() > site.perNode)
    remarks.push_back(
        "no published run is on '" + site.outside.name + "': taken as " +
        std::to_string(std::lround(100 * site.outside.portShare)) +
        " % of its ports, as lone collectives reach");
}

std::string Rates::bind(const RunWork &run, const Constants &c) {
  const PlanSpec &plan = run.plan;
  const Device &device = run.site.device;
  std::string missing;
  DeviceClass cls(device, c);
  if (cls.name.empty())
    return "the constants name no class of devices; they need sections "
           "'devices', 'classes' and 'constants', as lib/Simulator/"
           "constants.json has";
  if (cls.borrowed)
    remarks.push_back("no published run is on '" + device.name +
                      "': fitted constants are those of " + cls.name);
  auto get = [&](const Twine &key) {
    return c.number("constants." + key, missing);
  };
  auto dev = [&](StringRef field) { return c.number(cls.key(field), missing); };
  StringRef host = hostClass(plan.framework);
  double own = get("device." + cls.name), peak = peakOf(device, plan.precision);
  peak16 = peakOf(device, Precision::BF16);
  product16 = peak16 * dev("gemm_f16") * get("gemm.derate.f16") * own *
              cls.products(ElemClass::F16);
  switch (plan.precision) {
  case Precision::F32:
    product = peak * device.kernels.gemm[int(ElemClass::F32)];
    break;
  case Precision::F8:
  case Precision::F4:
    product = peak * dev("gemm_f8") * own * cls.products(ElemClass::F8) *
              get(plan.precision == Precision::F8 ? "gemm.derate.f8"
                                                  : "gemm.derate.f4");
    break;
  default:
    product = product16;
  }
  if (cls.borrowed) { // a class that is better than this device at its best
    product = std::min(product, peak);
    product16 = std::min(product16, peak16);
  }
  hbm = device.memoryBandwidth;
  std::string kernel = plan.framework == Framework::Composer ? "composer."
                       : plan.framework == Framework::Titan  ? "titan."
                                                             : "";
  double flash = get("attention." + kernel + c.text(cls.key("generation"))) *
                 cls.attention();
  flash *= std::pow(std::min(1.0, double(run.model.headDim) / 128),
                    get("attention.head_dim_exponent"));
  flashForward = peak16 * flash;
  flashBackward = flashForward * get("attention.backward");
  launch = get("gemm.launch");
  depth = get("gemm.depth");
  ragged = get("gemm.ragged");
  cache = get("cache." + c.text(cls.key("generation")));
  cacheGain = get("cache.gain");
  slower = plan.untuned ? get("host.untuned") : 1;
  sharp = get("roofline.sharpness");
  scoreDim = get("score.head_dim");
  grouped = get("gemm.grouped");
  cast = get("cast.f8");
  elementwise = get("elementwise." + kernelClass(plan.framework));
  backwardPass = get("pass.backward");
  routePass = get("pass.route");
  fused = plan.fusedExperts ? get("experts.fused") : 1;
  bindLinks(run, c);
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
  issueSharp =
      get(eager && plan.tp > 1 ? "cpu.sharpness.eager.tp" : "cpu.sharpness");
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
