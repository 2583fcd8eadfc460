//===- Device.h - What one device does, and at what speed -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Plain data; CostModel.h has the formulas that these are the constants of.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_COST_DEVICE_H
#define DGC_COST_DEVICE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <string>
#include <vector>

namespace dgc {

/// Element types as far as speed is concerned.
enum class ElemClass { F64, F32, F16, F8, Int, F4 };
constexpr int numElemClasses = 6;
llvm::StringRef toString(ElemClass elem); // "f64", ...

/// Data that a device has touched `bytes` ago streams at `bandwidth`: some of
/// it is in one of the caches yet.
struct StreamRate {
  double bytes = 1, bandwidth = 1;
};

/// What is reached of a device's peaks, and what kernels cost beyond that. The
/// defaults are an ideal device: a bare roofline.
struct KernelModel {
  /// The part of the peak that large matrix products reach, by ElemClass.
  std::array<double, numElemClasses> gemm{1, 1, 1, 1, 1, 1};
  /// Small products reach less: a dimension of size x counts as x + ramp, and
  /// sizes are rounded up to whole tiles.
  double rampM = 0, rampN = 0, rampK = 0;
  double tileM = 1, tileN = 1, tileK = 1;
  /// Compute and traffic of a product overlap: (a^q + b^q)^(1/q); 0: the larger
  /// of both. Those of other kernels do.
  double overlap = 0;
  /// A product packs operands (Work::packed): bytes of them that are read and
  /// written again, as traffic. Small leading dimensions do without.
  double packing = 0;

  /// Attention in one kernel: the part of the peak that it reaches forward and
  /// backward, times headDim / (headDim + headRamp).
  double attention = 0.5, attentionBackward = 0.5, headRamp = 0;

  /// Bytes that move, per byte of operands or results, after fusion.
  double pointwiseOut = 0.5; // half of a chain's values never leave registers
  double moveOut = 0.1;      // layout and type changes mostly fuse away
  double reduceIn = 0.5, reduceOut = 1;
  double accessOut = 2, updateIn = 2;
  /// The same per byte that is known to move (Work::moved): instead of the five
  /// above, which then are 0.
  double moved = 0;
  /// Bytes more for each that is written where the kernel reads nothing: a
  /// cache fetches the line all the same.
  double fresh = 0;
  /// Seconds of a device for one cheap elementwise operation of one element
  /// (Work::operations counts dearer ones as several).
  double operation = 0;
  /// Seconds for one element that is masked before a maximum or the like is
  /// taken over a padded dimension, or products are summed over one. (Plain
  /// sums take masks at no cost.) 0: masks are not priced.
  double mask = 0;
  /// Seconds for one run of neighbours in a copy that has many.
  double piece = 0;
  /// Bytes a second of kernels, by what a device has touched since it last
  /// touched what they move (Work::reach), in ascending order; in between they
  /// go with the logarithm. Empty: all run at the device's memoryBandwidth.
  std::vector<StreamRate> streams;
  /// The part of a launch that a kernel of its own (product, reduction, access,
  /// update) and a fused elementwise op pays.
  double kernelLaunch = 0, pointwiseLaunch = 0;
};

/// A device: peaks are those of the data sheet (dense), the rest what is
/// reached.
struct Device {
  std::string name;
  std::string like; // the device whose entry this one's started from, or empty
  std::array<double, numElemClasses> flops{}; // peak by ElemClass, a second
  double memoryBandwidth = 1; // bytes a second that kernels stream, both ways
  double memoryBytes = 0;     // 0: not limited
  double launch = 0;          // seconds a kernel takes at least
  double power = 0;           // watts under load, with its share of the node
  double price = 0;           // USD an hour
  std::string priceDate;      // when that was
  KernelModel kernels;
};

/// A constant with its name, for files and for what fits constants.
struct KernelConstant {
  llvm::StringLiteral name;
  double KernelModel::*value;
};
llvm::ArrayRef<KernelConstant> kernelConstants();

} // namespace dgc

#endif // DGC_COST_DEVICE_H
