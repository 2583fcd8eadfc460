//===- dgc-run.cpp - Runs packages ----------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "CompilerHooks.h"

int main(int argc, char **argv) {
  return dgc::rt::runMain(argc, argv, dgc::compilerHooks());
}
