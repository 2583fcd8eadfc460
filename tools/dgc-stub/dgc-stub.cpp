//===- dgc-stub.cpp - The start of a package that runs itself -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/RunOptions.h"
#include <climits>
#include <cstdio>
#include <unistd.h>

int main(int argc, char **argv) {
  char path[PATH_MAX];
  ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
  if (n <= 0) {
    fprintf(stderr, "error: cannot find this program's own file\n");
    return dgc::rt::kRetry;
  }
  path[n] = 0;
  if (!dgc::rt::endsInPackage(path)) {
    fprintf(stderr,
            "error: %s holds no package: it is the stub that "
            "dgc-compile puts in front of one, or was truncated\n",
            path);
    return dgc::rt::kRefused;
  }
  return dgc::rt::runMain(argc, argv, dgc::rt::CompilerHooks(), path);
}
