"""Checks that the figures of an explanation (--explain=FILE.json) add up, and that a page says
what each of its keys holds: check_explain.py FILE.json PAGE.md"""

import json
import math
import sys


def same(a, b, what):
    assert math.isclose(a, b, rel_tol=1e-9, abs_tol=1e-15), f"{what}: {a} and {b}"


def main(path, page):
    with open(path) as f:
        plan = json.load(f)
    assert plan["format"] == 1
    with open(page) as f:
        text = f.read()
    unsaid = [key for key in plan if f"`{key}`" not in text]
    assert not unsaid, f"{page} does not say what {unsaid} hold"
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


main(*sys.argv[1:])
