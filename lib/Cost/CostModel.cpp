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
      {"fresh", &K::fresh},
      {"operation", &K::operation},
      {"mask", &K::mask},
      {"piece", &K::piece},
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

/// Seconds for `bytes` of traffic on data that was touched `reach` bytes ago.
static double streamTime(const Device &device, double bytes, double reach) {
  ArrayRef<StreamRate> rates = device.kernels.streams;
  size_t i = 0;
  while (i < rates.size() && rates[i].bytes < reach)
    ++i;
  if (rates.empty())
    return bytes / device.memoryBandwidth;
  if (i == 0 || i == rates.size())
    return bytes / rates[i ? i - 1 : 0].bandwidth;
  const StreamRate &from = rates[i - 1], &to = rates[i];
  double part = std::log(reach / from.bytes) / std::log(to.bytes / from.bytes);
  return bytes * ((1 - part) / from.bandwidth + part / to.bandwidth);
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
  double bytes = work.bytesIn + work.bytesOut, reach = work.reach * bytes;
  bytes += k.fresh * work.fresh;
  if (k.packing > 0 && work.k > 0) {
    static constexpr double widths[] = {8, 4, 2, 1, 4, 0.5}; // by ElemClass
    double numbers = (work.packed & 1 ? work.m : 0) * work.k +
                     (work.packed & 2 ? work.n : 0) * work.k;
    bytes += k.packing * work.batch * numbers * widths[int(work.elem)];
  }
  double time =
      smoothMax(compute, streamTime(device, bytes, reach), k.overlap) +
      device.launch;
  if (work.masked && k.mask > 0) {
    // Elements of either side; zeros get into the padding of a copy, of which
    // the larger side's mostly takes the operand's place.
    double left = work.batch * work.m * work.k,
           right = work.batch * work.k * work.n;
    double width = left + right > 0 ? work.bytesIn / (left + right) : 0;
    double padded = 2 * width * std::min(left, right);
    time += k.mask * (left + right) + streamTime(device, padded, padded);
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
  double bytes = work.bytesIn + work.bytesOut;
  return smoothMax(work.flops / (peak * reached),
                   streamTime(device, bytes, work.reach * bytes), k.overlap) +
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
  return std::max(work.operations * k.operation,
                  streamTime(device, traffic + k.fresh * work.fresh,
                             work.reach * traffic)) +
         masks + (work.starts ? launch * device.launch : 0);
}

double copyTime(const Device &device, double bytes, double pieces) {
  const KernelModel &k = device.kernels;
  if (k.streams.empty())
    return bytes / device.memoryBandwidth;
  double traffic = (2 + k.fresh) * bytes;
  return streamTime(device, traffic, traffic) + pieces * k.piece;
}

double placeTime(const Device &device, CollectiveKind kind, int64_t n,
                 double bytes, double cuts, double joins) {
  if (kind == CollectiveKind::AllReduce)
    return 0;
  if (device.kernels.streams.empty())
    return copyTime(device, bytes);
  double time = 0;
  for (double runs : {cuts, joins})
    if (runs > 1)
      time += copyTime(device, bytes, runs * double(n));
  return time;
}

} // namespace dgc
