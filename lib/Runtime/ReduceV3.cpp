//===- ReduceV3.cpp - Reduction kernels compiled for x86-64-v3
//-------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#define DGC_REDUCE_TABLE reduceKernelV3
#include "ReduceKernels.inc"
