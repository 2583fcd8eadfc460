#!/usr/bin/env python3
"""Compares dgc's sharding rules with Shardy's, op by op.

    utils/compare_shardy_rules.py --dgc-opt build/bin/dgc-opt test/Rules/check-*.mlir

Runs Shardy's rule registry (through jaxlib's bindings; run this with a Python that has
jax) and `dgc-opt --dgc-print-rules` on the same functions, and prints

  missing   pass-through and reduction factors of Shardy's that dgc's rule lacks; exit 1.
            Window factors of slice, pad and concatenate (its `permutation`) are not asked
            for: dgc splits equal aligned parts there, and reshards otherwise. Nor are
            factors of a reshape that only one side has: nothing passes through them.
  more      how many ops have factors that Shardy's rule lacks.

A factor is a set of places (tensor, dimension, product of the sizes minor to it).
"""

import argparse
import re
import subprocess
import sys


def parse_rule(text):
    """-> {places: (size, kind)}; tensors are operands, then results."""
    text = text.split("op_sharding_rule<", 1)[-1]
    tensors, rest = re.match(r"(\(.*\)->\(.*?\)) (.*)", text).groups()
    sizes = {k: int(v) for k, v in re.findall(r"(\w+)=(\d+)", rest.split("}", 1)[0])}
    kinds = {}
    for kind, names in re.findall(
            r"(reduction|need_replication|permutation|blocked_propagation|indexed|gathered|whole)=\{(.*?)\}",
            rest):
        for name in re.split(r",\s*", names):
            if kind == "blocked_propagation":  # not a kind of factor
                continue
            kinds[name.split(":")[0]] = kind
    places = {}
    for t, dims in enumerate(re.findall(r"\[([^\]]*)\]", tensors)):
        for d, dim in enumerate(re.split(r",\s*", dims) if dims else []):
            minor = 1
            for f in reversed(re.findall(r"[a-z](?:_\d+)?", dim)):
                places.setdefault(f, set()).add((t, d, minor))
                minor *= sizes[f]
    return {frozenset(p): (sizes[f], kinds.get(f, "pass")) for f, p in places.items()}


def shardy_rules(path):
    from jax._src.interpreters import mlir as jax_mlir
    from jaxlib.mlir import ir, passmanager

    rules = {}
    with jax_mlir.make_ir_context():
        with open(path, encoding="utf-8") as f:
            module = ir.Module.parse(f.read())
        passmanager.PassManager.parse(
            "builtin.module(func.func(sdy-populate-op-sharding-rules))").run(module.operation)
        for func in module.body.operations:
            name = ir.StringAttr(func.attributes["sym_name"]).value
            op = list(func.regions[0].blocks[0].operations)[-2].operation
            rule = None
            if "sdy.sharding_rule" in op.attributes:
                rule = str(op.attributes["sdy.sharding_rule"])
            rules[name] = (op.name, rule)
    return rules


def dgc_rules(dgc_opt, path):
    """The last rule of each function, in order."""
    with open(path, encoding="utf-8") as f:
        lines = f.read().splitlines()
    names = [(i + 1, m.group(1)) for i, line in enumerate(lines)
             if (m := re.match(r"\s*func\.func @(\w+)", line))]
    out = subprocess.run([dgc_opt, path, "--dgc-print-rules", "-o", "/dev/null"],
                         capture_output=True, text=True, check=True).stderr
    rules = {}
    for line, text in re.findall(r":(\d+):\d+: remark: (.*)", out):
        if "func.return" in text:
            continue
        name = [n for i, n in names if i <= int(line)][-1]
        op, rule = text.split(": ", 1)
        rules[name] = (op, rule)
    return rules


def compare(op, theirs, ours):
    missing, more = [], 0
    covered = set()
    for places, (size, kind) in theirs.items():
        if kind in ("permutation", "need_replication") or size <= 1:
            continue
        if op == "stablehlo.reshape" and len(places) == 1:
            continue
        hit = [p for p, (s, k) in ours.items()
               if s == size and k != "whole" and p >= places]
        if hit:
            covered.add(hit[0])
        else:
            missing.append((kind, size, sorted(places)))
    for places, (size, kind) in ours.items():
        if kind != "whole" and size > 1 and places not in covered:
            more += 1
    return missing, more


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dgc-opt", required=True)
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    counts = {"same or more": 0, "missing": 0, "more": 0, "no rule of Shardy's": 0}
    for path in args.files:
        theirs, ours = shardy_rules(path), dgc_rules(args.dgc_opt, path)
        for name, (op, rule) in theirs.items():
            if rule is None:
                counts["no rule of Shardy's"] += 1
                continue
            missing, more = compare(op, parse_rule(rule), parse_rule(ours[name][1]))
            counts["more"] += bool(more)
            counts["missing" if missing else "same or more"] += 1
            for kind, size, places in missing:
                print(f"missing: {op} in @{name}: {kind} factor of size {size} at {places}; "
                      f"Shardy {rule}, dgc {ours[name][1]}")
    print(", ".join(f"{k}: {v}" for k, v in counts.items()))
    return 1 if counts["missing"] else 0


if __name__ == "__main__":
    sys.exit(main())
