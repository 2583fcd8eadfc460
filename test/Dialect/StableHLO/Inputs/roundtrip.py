#!/usr/bin/env python3
"""Compares the text that dgc and an established parser print.

    roundtrip.py DGC_OPT [--oracle=TOOL] FILE..

For each file: what dgc prints is the file again (blank lines aside), in the pretty and in the
generic form. With a tool: it reads what dgc prints and prints the same, and dgc reads what it
prints; files with sdy ops are not shown to it.
"""

import subprocess
import sys


def run(tool, *args, text):
    done = subprocess.run([tool, *args, "-"], input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{tool} {' '.join(args)} fails:\n{done.stderr[:2000]}")
    return done.stdout


def same(what, got, expected):
    a, b = ([x for x in t.splitlines() if x.strip()] for t in (got, expected))
    for i, (x, y) in enumerate(zip(a, b)):
        if x != y:
            sys.exit(f"{what}: line {i + 1}:\n  got      {x[:400]}\n  expected {y[:400]}")
    if len(a) != len(b):
        sys.exit(f"{what}: {len(a)} lines instead of {len(b)}")


def main():
    dgc, *args = sys.argv[1:]
    oracle = ""
    if args[0].startswith("--oracle="):
        oracle = args.pop(0).split("=", 1)[1]
    for path in args:
        text = open(path).read()
        debug = ["--mlir-print-debuginfo"] if "loc(" in text else []
        ours = run(dgc, *debug, text=text)
        same(f"{path} as dgc prints it", ours, text)
        generic = run(dgc, "--mlir-print-op-generic", *debug, text=text)
        same(f"{path} through the generic form", run(dgc, *debug, text=generic), text)
        if oracle and "sdy." not in text:
            same(f"{path} as the oracle prints it", run(oracle, *debug, text=ours), ours)
            theirs = run(oracle, "--mlir-print-op-generic", *debug, text=text)
            same(f"{path} in generic form", generic, theirs)
    print(f"{len(args)} files agree")


main()
