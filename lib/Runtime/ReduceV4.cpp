//===- ReduceV4.cpp - Reduction kernels compiled for x86-64-v4
//-------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#define DGC_REDUCE_TABLE reduceKernelV4
#include "ReduceKernels.inc"
