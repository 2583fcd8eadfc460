#!/usr/bin/env python3
"""Compiles and runs a sample of the rules' shardings.

    utils/check_compiled_rules.py --bin build/bin [--each 3] [--every 1] test/Rules/check-*.mlir

dgc-check-rules executes every sharding of every op in the reference evaluator. This
takes some of them (--each per function, of which every --every'th), compiles the op with
these shardings, runs it on ranks, and compares with the unsharded program, compiled too.
Prints what fails; exit 1.
"""

import argparse
import glob
import os
import subprocess
import sys
import tempfile


def run(args):
    try:
        p = subprocess.run(args, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return "no end within 120 s"
    return (p.stderr + p.stdout).strip() if p.returncode else None


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--each", type=int, default=3)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()

    def tool(name):
        return os.path.join(args.bin, name)

    right = wrong = 0
    with tempfile.TemporaryDirectory() as work:
        for path in args.files:
            subprocess.run([tool("dgc-check-rules"), "--emit", work, "--emit-each",
                            str(args.each), path], check=True)
        for k, path in enumerate(sorted(glob.glob(os.path.join(work, "*.mlir")))):
            if k % args.every:
                continue
            ranks = path.split(".")[-2]
            package = os.path.join(work, "op.dgc")
            failure = run([tool("dgc-compile"), "--propagate-only", "--quiet", path, "-o",
                           package])
            failure = failure or run([tool("dgc-run"), "-n", ranks, package, "--verify",
                                      "--input-seed=1"])
            if failure:
                wrong += 1
                with open(path, encoding="utf-8") as f:
                    print(f"wrong: {os.path.basename(path)}: {failure}\n{f.read()}")
            else:
                right += 1
    print(f"right: {right}, wrong: {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
