//===- Reduce.cpp - Choice of the reduction kernels -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Reduce.h"
#include "dgc/Runtime/Package.h"

using namespace dgc::rt;

ReduceFn dgc::rt::reduceKernel(int32_t dtype, int32_t redop) {
  static const char level = hostCpuLevel().back();
  if (level >= '4')
    return reduceKernelV4(dtype, redop);
  if (level == '3')
    return reduceKernelV3(dtype, redop);
  return reduceKernelV2(dtype, redop);
}
