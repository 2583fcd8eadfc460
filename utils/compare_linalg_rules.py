#!/usr/bin/env python3
"""Compares dgc's hand-written rules with what the indexing maps of linalg say.

    utils/compare_linalg_rules.py --dgc-opt build/bin/dgc-opt test/Rules/check-*.mlir

Lowers the functions of the files (one StableHLO op each) to linalg with torch-mlir-opt,
an independent lowering, and derives each linalg op's rule. A pass-through or reduction
factor of the hand-written rule that the derived one does not have, at the same places of
the operands and the result, is printed; exit 1. Functions whose lowering is not one
linalg op on the arguments themselves are counted as skipped.
"""

import argparse
import re
import subprocess
import sys

from compare_shardy_rules import dgc_rules, parse_rule


def lower(torch_mlir_opt, path):
    out = subprocess.run(
        [torch_mlir_opt, "--stablehlo-legalize-to-linalg", "--canonicalize", path],
        capture_output=True, text=True)
    return out.stdout if out.returncode == 0 else None


def functions(text):
    """name -> its linalg ops other than fill, as (op, inputs, returned)."""
    found = {}
    for func in re.split(r"(?=^ *func\.func )", text, flags=re.M):
        m = re.match(r" *func\.func @(\w+)", func)
        if not m:
            continue
        ops = [(res, op, re.findall(r"%\w+", ins))
               for res, op, ins in re.findall(
                   r"(%\w+) = (linalg\.\w+)(?: \{[^\n]*?\})? ins\(([^:)]*)", func)
               if op != "linalg.fill"]
        returned = re.search(r"return (%\w+)", func).group(1)
        found[m.group(1)] = (ops, returned)
    return found


def compare(hand, derived, inputs, num_operands):
    """Places of `derived`: its inputs, then inits, then results."""
    kept = {p: k for p, k in derived.items() if k[1] != "whole"}
    missing = []
    for places, (size, kind) in hand.items():
        # Gathered: split though the maps cannot say that the order is kept.
        if kind in ("whole", "gathered") or size <= 1:
            continue
        want = {(inputs.index(f"%arg{t}") if t < num_operands else ("result",), d, minor)
                for t, d, minor in places
                if t >= num_operands or f"%arg{t}" in inputs}
        fits = False
        for p in kept:
            n_in = len(inputs)
            have = {(t if t < n_in else ("result",), d, minor) for t, d, minor in p}
            fits |= want <= have
        if not fits:
            missing.append((kind, size, sorted(places)))
    return missing


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dgc-opt", required=True)
    parser.add_argument("--torch-mlir-opt", default="torch-mlir-opt")
    parser.add_argument("--work", default="/tmp/lowered.mlir", help="where the lowering goes")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    counts = {"agree": 0, "missing": 0, "skipped": 0}
    for path in args.files:
        text = lower(args.torch_mlir_opt, path)
        hand = dgc_rules(args.dgc_opt, path)
        if text is None:
            counts["skipped"] += len(hand)
            continue
        with open(args.work, "w", encoding="utf-8") as f:
            f.write(text)
        derived, lowered = dgc_rules(args.dgc_opt, args.work), functions(text)
        for name, (op, rule) in hand.items():
            ops, returned = lowered.get(name, ([], None))
            if len(ops) != 1 or ops[0][0] != returned:
                counts["skipped"] += 1
                continue
            inputs = ops[0][2]
            if any(not i.startswith("%arg") for i in inputs):
                counts["skipped"] += 1
                continue
            num_operands = len(re.findall(r"\[", rule.split("->")[0]))
            missing = compare(parse_rule(rule), parse_rule(derived[name][1]), inputs,
                              num_operands)
            counts["missing" if missing else "agree"] += 1
            for kind, size, places in missing:
                print(f"missing: {op} in @{name}: {kind} factor of size {size} at {places}; "
                      f"hand-written {rule}, derived {derived[name][1]}")
    print(", ".join(f"{k}: {v}" for k, v in counts.items()))
    return 1 if counts["missing"] else 0


if __name__ == "__main__":
    sys.exit(main())
