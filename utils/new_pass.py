#!/usr/bin/env python3
"""Makes a new transform pass: entry, source, CMake line and test, which build and pass.

    utils/new_pass.py CountMatmuls --summary "Counts the matrix products"
"""

import argparse
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

ENTRY = '''
def {name} : Pass<"dgc-{flag}", "::mlir::ModuleOp"> {{
  let summary = "{summary}";
  let description = [{{
    {summary}. Before and after:

    ```mlir
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
      return %x : tensor<4xf32>
    }}
    ```
  }}];
}}
'''

SOURCE = '''//===- {name}.cpp - {summary} {dashes}===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/Passes.h"

namespace dgc {{
#define GEN_PASS_DEF_{upper}
#include "dgc/Transforms/Passes.h.inc"
}} // namespace dgc

using namespace mlir;

namespace {{

/// {summary}. Fails with a diagnostic at the op that it cannot treat.
LogicalResult {function}(ModuleOp module) {{ return success(); }}

struct {name} : dgc::impl::{name}Base<{name}> {{
  void runOnOperation() override {{
    if (failed({function}(getOperation())))
      signalPassFailure();
  }}
}};

}} // namespace
'''

TEST = '''// RUN: dgc-opt %s --dgc-{flag} | FileCheck %s

// CHECK-LABEL: func.func @an_empty_function_stays_as_it_is
// CHECK-NEXT: return %{{{{.*}}}}
func.func @an_empty_function_stays_as_it_is(%x: tensor<4xf32>) -> tensor<4xf32> {{
  return %x : tensor<4xf32>
}}
'''


def edit(path, change):
    full = os.path.join(ROOT, path)
    with open(full) as f:
        old = f.read()
    new = change(old)
    if new == old:
        sys.exit(f"error: {path} does not look as this script expects; add the lines by hand")
    with open(full, "w") as f:
        f.write(new)
    print("changed", path)


def create(path, text):
    full = os.path.join(ROOT, path)
    if os.path.exists(full):
        sys.exit(f"error: {path} is there already")
    with open(full, "w") as f:
        f.write(text)
    print("wrote", path)


def add_source(cmake, name):
    """Puts the file among the sources of DgcTransforms, in order."""
    m = re.search(r"(dgc_library\(DgcTransforms\n)((?:  \w+\.cpp\n)+)", cmake)
    if not m:
        return cmake
    lines = sorted(m.group(2).splitlines() + [f"  {name}.cpp"])
    return cmake[: m.start(2)] + "\n".join(lines) + "\n" + cmake[m.end(2) :]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("name", help="in CamelCase, without 'Pass'")
    p.add_argument("--summary", default="Says in one line what it does")
    o = p.parse_args()
    if not re.fullmatch(r"([A-Z][a-z0-9]*)+", o.name):
        sys.exit(f"error: '{o.name}' is not CamelCase, as in CountMatmuls")
    flag = "-".join(w.lower() for w in re.findall(r"[A-Z][a-z0-9]*", o.name))
    words = dict(name=o.name, flag=flag, upper=o.name.upper(), summary=o.summary,
                 function=o.name[0].lower() + o.name[1:])
    words["dashes"] = "-" * max(1, 80 - len(f"//===- {o.name}.cpp - {o.summary} ===//"))
    create(f"lib/Transforms/{o.name}.cpp", SOURCE.format(**words))
    if shutil.which("clang-format-22"):
        source = os.path.join(ROOT, "lib", "Transforms", o.name + ".cpp")
        subprocess.run(["clang-format-22", "-i", source], check=True)
    create(f"test/Transforms/{flag}.mlir", TEST.format(**words))
    edit("lib/Transforms/CMakeLists.txt", lambda s: add_source(s, o.name))
    edit("include/dgc/Transforms/Passes.td",
         lambda s: re.sub(r"\n#endif", lambda m: ENTRY.format(**words) + m.group(0), s, count=1))


if __name__ == "__main__":
    main()
