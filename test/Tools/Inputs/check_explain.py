"""Checks that the figures of an explanation (--explain=FILE.json) add up."""

import json
import math
import sys


def same(a, b, what):
    assert math.isclose(a, b, rel_tol=1e-9, abs_tol=1e-15), f"{what}: {a} and {b}"


def main(path):
    with open(path) as f:
        plan = json.load(f)
    assert plan["format"] == 1
    total = plan["compute_seconds"] + plan["communication_seconds"]
    same(sum(plan["time_by_kind"].values()), total, "time by kind")
    for key in ("compute_seconds", "communication_seconds"):
        same(sum(s[key] for s in plan["sections"]), plan[key], "sections, " + key)
    moved = {}
    for c in plan["conversions"]:
        for m in c["moves"]:
            moved[m["kind"]] = moved.get(m["kind"], 0) + m["bytes"] * c["trips"]
    claimed = plan["collectives"]
    assert moved.keys() == claimed.keys(), (moved, claimed)
    for kind, bytes in moved.items():
        same(bytes, claimed[kind]["bytes"], kind)
    peak = max(sum(v for k, v in p.items() if k != "op") for p in plan["memory_by_point"])
    same(peak, plan["memory"]["peak"], "peak")
    if "bound_seconds" in plan:
        assert plan["bound_seconds"] <= total * (1 + 1e-9)


main(sys.argv[1])
