#!/usr/bin/env python3
"""Solves variants of the IOPDDL contest's instances: problems of the same kind that nobody tuned on.

  benchmarks/iopddl_variants.py [FOLDER] [--only "B M"] [--kinds "shuffle finite"] [--fraction 0.25]
                                [--seed 1] [--cpu] [--keep DIR] [--solve PROGRAM]

FOLDER holds NAME.json.gz (default: data/iopddl in the folder "shared" beside this checkout). Each
variant is solved in this fraction of its instance's time limit on one core (--cpu: CPU time), and
checked: exit code 1 where a check fails, a variant that has a feasible solution stays without one,
or a bound is above a known cost. `known` is the cost of the original's solution (found in the same
time), carried over, where that is allowed. Kinds:

  shuffle  nodes, strategies and edges in another order, half of the edges turned round
  scale    costs times 0.5 to 2, one factor a cost list of nodes and a table of edges
  layers   the middle 40 % of the program, memory limit in the same proportion to what must be used
  tight    memory limit less 5 %
  loose    memory limit plus 30 %
  finite   forbidden pairs cost 10^12 to 9 * 10^17 instead, one cost a table
  penalty  forbidden pairs cost ten times the original's solution
  open     half of the tables with forbidden pairs charge 10^3 to 10^8 for them: large cores
"""
import argparse
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile

FORBIDDEN = 10**18
LIMITS = dict(A=60, B=60, C=60, D=60, G=120, M=180, P=240, Q=240)


def turn(cells, rows, columns):
    return [cells[x * columns + y] for y in range(columns) for x in range(rows)]


def shuffle(p, rng, _):
    nodes, edges = p["nodes"], p["edges"]
    n = len(nodes["costs"])
    order = list(range(n))
    rng.shuffle(order)
    strategies = [rng.sample(range(len(c)), len(c)) for c in nodes["costs"]]
    position = [0] * n
    for new, old in enumerate(order):
        position[old] = new
    costs, ends = [], []
    for e in rng.sample(range(len(edges["nodes"])), len(edges["nodes"])):
        a, b = edges["nodes"][e]
        columns, cells = len(strategies[b]), edges["costs"][e]
        cells = [cells[x * columns + y] for x in strategies[a] for y in strategies[b]]
        if rng.random() < 0.5:
            cells = turn(cells, len(strategies[a]), columns)
            a, b = b, a
        ends.append([position[a], position[b]])
        costs.append(cells)

    def permuted(lists):
        return [[lists[old][x] for x in strategies[old]] for old in order]

    def carry(solution):
        return [strategies[old].index(solution[old]) for old in order]

    return dict(p, nodes=dict(intervals=[nodes["intervals"][old] for old in order],
                              costs=permuted(nodes["costs"]), usages=permuted(nodes["usages"])),
                edges=dict(nodes=ends, costs=costs)), carry


def scale(p, rng, _):
    factors = {}

    def scaled(cells):
        factor = factors.setdefault(tuple(cells), 2 ** rng.uniform(-1, 1))
        return [c if c >= FORBIDDEN else round(c * factor) for c in cells]

    return dict(p, nodes=dict(p["nodes"], costs=[scaled(c) for c in p["nodes"]["costs"]]),
                edges=dict(p["edges"], costs=[scaled(c) for c in p["edges"]["costs"]])), list


def least_peak(nodes):
    """What is in use at the worst time when every node takes its smallest strategy."""
    changes = []
    for (begin, end), usages in zip(nodes["intervals"], nodes["usages"]):
        if begin < end:
            changes += [(begin, min(usages)), (end, -min(usages))]
    use = peak = 0
    for _, change in sorted(changes):
        use += change
        peak = max(peak, use)
    return peak


def layers(p, _rng, _):
    nodes, edges = p["nodes"], p["edges"]
    n = len(nodes["costs"])
    first, last = int(0.3 * n), int(0.7 * n)
    part = {k: v[first:last] for k, v in nodes.items()}
    kept = [e for e, (a, b) in enumerate(edges["nodes"]) if first <= min(a, b) and max(a, b) < last]
    limit = p["usage_limit"] * least_peak(part) // max(1, least_peak(nodes))
    return dict(p, nodes=part, usage_limit=limit,
                edges=dict(nodes=[[v - first for v in edges["nodes"][e]] for e in kept],
                           costs=[edges["costs"][e] for e in kept])), lambda s: s[first:last]


def limited(factor):
    return lambda p, _rng, _: (dict(p, usage_limit=int(p["usage_limit"] * factor)), list)


def replace_forbidden(p, price):
    prices = {}

    def replaced(cells):
        if max(cells) < FORBIDDEN:
            return cells
        instead = prices.setdefault(tuple(cells), price())
        return [instead if c >= FORBIDDEN else c for c in cells]

    return dict(p, edges=dict(p["edges"], costs=[replaced(c) for c in p["edges"]["costs"]])), list


def finite(p, rng, _):
    return replace_forbidden(p, lambda: int(10 ** rng.uniform(12, 17.95)))


def penalty(p, _rng, cost):
    return replace_forbidden(p, lambda: 10 * cost)


def open_(p, rng, _):
    return replace_forbidden(p, lambda: int(10 ** rng.uniform(3, 8)) if rng.random() < 0.5 else FORBIDDEN)


KINDS = dict(shuffle=shuffle, scale=scale, layers=layers, tight=limited(0.95),
             loose=limited(1.3), finite=finite, penalty=penalty, open=open_)


def evaluate(p, solution):
    """The cost of a solution; None if it is not feasible."""
    nodes, edges = p["nodes"], p["edges"]
    terms = [c[x] for c, x in zip(nodes["costs"], solution)]
    for (a, b), cells in zip(edges["nodes"], edges["costs"]):
        terms.append(cells[solution[a] * len(nodes["costs"][b]) + solution[b]])
    taken = dict(nodes, usages=[[u[x]] for u, x in zip(nodes["usages"], solution)])
    limit = p.get("usage_limit")
    fits = limit is None or least_peak(taken) <= limit
    return sum(terms) if fits and max(terms) < FORBIDDEN else None


def run(solve, file, seconds, clock, folder):
    solution = os.path.join(folder, "solution.json")
    command = [solve, file, "--time-limit", str(seconds), "--check", "--output", solution] + clock
    done = subprocess.run(command, capture_output=True, text=True)
    field = lambda name: (re.search(rf"^{name}: (\S+)", done.stdout, re.M) or [None, "none"])[1]
    feasible = done.returncode == 0 and "check: ok" in done.stdout
    return dict(cost=int(field("cost")) if feasible else None, gap=field("gap"),
                bound=None if field("bound") == "none" else int(field("bound")),
                code=done.returncode, error=done.stderr.strip(),
                solution=json.load(open(solution)) if feasible else None, time=field("time"))


def arguments():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?",
                        default=os.path.join(os.path.dirname(root), "shared", "data", "iopddl"))
    parser.add_argument("--only", default=" ".join(LIMITS))
    parser.add_argument("--kinds", default=" ".join(KINDS))
    parser.add_argument("--fraction", type=float, default=0.25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--keep", help="folder for the variants; without it they go")
    parser.add_argument("--solve", default=os.path.join(root, "build", "bin", "dgc-solve"))
    return parser.parse_args()


def row(name, kind, known, result):
    show = lambda v: "none" if v is None else str(v)
    to_known = f"{100 * (result['cost'] / known - 1):+.3f} %" if known and result["cost"] else ""
    wrong = []
    if result["code"] not in (0, 3):
        wrong.append(f"exit code {result['code']}: {result['error']}")
    if known and result["cost"] is None:
        wrong.append("NO SOLUTION")
    least = min((c for c in (known, result["cost"]) if c is not None), default=None)
    if least is not None and result["bound"] is not None and result["bound"] > least:
        wrong.append("BOUND ABOVE A KNOWN COST")
    print(f"{name:8} {kind:8} {show(result['cost']):>16} {show(known):>16} {to_known:>10} "
          f"{show(result['bound']):>16} {result['gap']:>8} % {result['time']:>7} "
          + "; ".join(wrong), flush=True)
    return not wrong


def main():
    args = arguments()
    clock = ["--cpu-clock"] if args.cpu else []
    good = True
    print(f"{'instance':8} {'kind':8} {'cost':>16} {'known':>16} {'to known':>10} {'bound':>16} "
          f"{'gap':>10} {'time':>7}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = args.keep or temporary
        for name in args.only.split():
            source = os.path.join(args.folder, name + ".json.gz")
            seconds = LIMITS[name] * args.fraction
            original = run(args.solve, source, seconds, clock, folder)
            good &= row(name, "-", None, original)
            problem = json.load(gzip.open(source))["problem"]
            for kind in args.kinds.split():
                variant, carry = KINDS[kind](problem, random.Random(args.seed), original["cost"])
                solution = original["solution"]
                known = evaluate(variant, carry(solution)) if solution else None
                file = os.path.join(folder, f"{name}-{kind}.json")
                with open(file, "w") as f:
                    json.dump({"problem": variant}, f)
                del variant
                good &= row(name, kind, known, run(args.solve, file, seconds, clock, folder))
                if not args.keep:
                    os.remove(file)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
