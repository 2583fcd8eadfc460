//===- ReduceV2.cpp - Reduction kernels compiled for x86-64-v2
//-------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#define DGC_REDUCE_TABLE reduceKernelV2
#include "ReduceKernels.inc"
