//===- CostModel.cpp - Time of kernels ------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/CostModel.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace dgc {

StringRef toString(ElemClass elem) {
  static constexpr StringLiteral names[] = {"f64", "f32", "f16",
                                            "f8",  "int", "f4"};
  return names[static_cast<int>(elem)];
}

ArrayRef<KernelConstant> kernelConstants() {
  using K = KernelModel;
  static constexpr KernelConstant constants[] = {
      {"ramp_m", &K::rampM},
      {"ramp_n", &K::rampN},
      {"ramp_k", &K::rampK},
      {"tile_m", &K::tileM},
      {"tile_n", &K::tileN},
      {"tile_k", &K::tileK},
      {"overlap", &K::overlap},
      {"packing", &K::packing},
      {"attention", &K::attention},
      {"attention_backward", &K::attentionBackward},
      {"head_ramp", &K::headRamp},
      {"pointwise_out", &K::pointwiseOut},
      {"move_out", &K::moveOut},
      {"reduce_in", &K::reduceIn},
      {"reduce_out", &K::reduceOut},
      {"access_out", &K::accessOut},
      {"update_in", &K::updateIn},
      {"moved", &K::moved},
      {"operation", &K::operation},
      {"mask", &K::mask},
      {"cache_bytes", &K::cacheBytes},
      {"cache_bandwidth", &K::cacheBandwidth},
      {"shared_cache_bytes", &K::sharedCacheBytes},
      {"shared_cache_bandwidth", &K::sharedCacheBandwidth},
      {"kernel_launch", &K::kernelLaunch},
      {"pointwise_launch", &K::pointwiseLaunch}};
  return constants;
}

/// The class that does the work of `elem` where a device has no units for it:
/// the next wider floats.
static ElemClass stepped(const Device &device, ElemClass elem) {
  while (device.flops[int(elem)] <= 0 && elem != ElemClass::F64)
    elem = elem == ElemClass::F4    ? ElemClass::F8
           : elem == ElemClass::F8  ? ElemClass::F16
           : elem == ElemClass::F32 ? ElemClass::F64
                                    : ElemClass::F32;
  return elem;
}

/// Seconds for `bytes` of traffic. What fits a cache runs at its speed; up to
/// twice its size some of it still does.
static double streamTime(const Device &device, double bytes) {
  const KernelModel &k = device.kernels;
  auto hits = [&](double size, double bandwidth) {
    return size > 0 && bandwidth > 0 ? std::clamp(2 - bytes / size, 0.0, 1.0)
                                     : 0;
  };
  double own = hits(k.cacheBytes, k.cacheBandwidth);
  double shared = hits(k.sharedCacheBytes, k.sharedCacheBandwidth);
  double beyond = (1 - shared) / device.memoryBandwidth;
  if (shared > 0)
    beyond += shared / k.sharedCacheBandwidth;
  return bytes *
         (own > 0 ? own / k.cacheBandwidth + (1 - own) * beyond : beyond);
}

static double smoothMax(double a, double b, double q) {
  if (q <= 0 || a <= 0 || b <= 0)
    return std::max(a, b);
  double top = std::max(a, b), low = std::min(a, b);
  return top * std::pow(1 + std::pow(low / top, q), 1 / q);
}

/// How much longer a side of `size` takes than its share of a large product.
static double raggedness(double size, double tile, double ramp) {
  if (size <= 0)
    return 1;
  double whole = tile > 1 ? std::ceil(size / tile) * tile : size;
  return (whole + ramp) / size;
}

// A roofline (Williams, Waterman, Patterson: Roofline, an insightful visual
// performance model, 2009) whose compute side grows by start-up terms along
// each side of a product (half-performance lengths, Hockney 1984) and by whole
// tiles.
static double productTime(const Device &device, const Work &work) {
  const KernelModel &k = device.kernels;
  int elem = int(stepped(device, work.elem));
  double compute = work.flops / (device.flops[elem] * k.gemm[elem]);
  compute *= raggedness(work.m, k.tileM, k.rampM) *
             raggedness(work.n, k.tileN, k.rampN) *
             raggedness(work.k, k.tileK, k.rampK);
  double bytes = work.bytesIn + work.bytesOut;
  if (k.packing > 0 && work.k > 0) {
    static constexpr double widths[] = {8, 4, 2, 1, 4, 0.5}; // by ElemClass
    bytes += k.packing * work.batch * work.k * work.n * widths[int(work.elem)];
  }
  double time =
      smoothMax(compute, streamTime(device, bytes), k.overlap) + device.launch;
  if (work.masked && k.mask > 0) {
    // Elements of either side; zeros get into the padding of a copy, of which
    // the larger side's mostly takes the operand's place.
    double left = work.batch * work.m * work.k,
           right = work.batch * work.k * work.n;
    double width = left + right > 0 ? work.bytesIn / (left + right) : 0;
    time += k.mask * (left + right) +
            streamTime(device, 2 * width * std::min(left, right));
  }
  return time;
}

// The share of the peak that fused attention reaches grows with the head's size
// (Dao: FlashAttention-2, 2023, figures 4 to 6).
static double attentionTime(const Device &device, const Work &work) {
  const KernelModel &k = device.kernels;
  double reached = work.backward ? k.attentionBackward : k.attention;
  if (work.headDim > 0)
    reached *= work.headDim / (work.headDim + k.headRamp);
  double peak = device.flops[int(stepped(device, work.elem))];
  return smoothMax(work.flops / (peak * reached),
                   streamTime(device, work.bytesIn + work.bytesOut),
                   k.overlap) +
         device.launch;
}

double kernelTime(const Device &device, const Work &work) {
  const KernelModel &k = device.kernels;
  double traffic = 0, masks = 0, launch = k.kernelLaunch;
  switch (work.kind) {
  case WorkKind::Free:
    return 0;
  case WorkKind::Contract:
    return productTime(device, work);
  case WorkKind::Attention:
    return attentionTime(device, work);
  case WorkKind::Pointwise:
    traffic = k.pointwiseOut * work.bytesOut;
    launch = k.pointwiseLaunch;
    break;
  case WorkKind::Move:
    traffic = k.moveOut * work.bytesOut;
    launch = k.pointwiseLaunch;
    break;
  case WorkKind::Reduce:
    traffic = k.reduceIn * work.bytesIn + k.reduceOut * work.bytesOut;
    masks = work.masked ? k.mask * work.operations : 0;
    traffic += work.isPart && work.readAgain ? k.moved * work.bytesIn : 0;
    break;
  case WorkKind::Access:
    traffic = k.accessOut * work.bytesOut;
    break;
  case WorkKind::Update:
    traffic = k.updateIn * work.bytesIn;
    break;
  }
  traffic += k.moved * work.moved;
  return std::max(work.operations * k.operation, streamTime(device, traffic)) +
         masks + (work.starts ? launch * device.launch : 0);
}

} // namespace dgc
