#!/usr/bin/env python3
"""Published training runs, predicted: step time, order of plans, memory.

  benchmarks/published.py                       all rows, constants as they stand
  benchmarks/published.py --runs FILE           the same for another table of that form
  benchmarks/published.py --cross-validate      each half of the model shapes predicted with
                                                constants fitted on the other, five seeds
  benchmarks/published.py --fit OUT.json        constants fitted on all rows

Needs build/bin/dgc-sim-fit, numpy, and a table of runs (docs/CostModel.md says its form);
the default is the one in the data folder beside the checkout."""
import argparse
import collections
import json
import os
import sys

import numpy as np

from published_fit import Fit, Pricer, free_constants
from published_memory import print_memory
from published_rows import read_rows
from published_stats import CONTRADICT, folds, naive, order, regret

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RUNS = os.path.join(os.path.dirname(ROOT), "shared", "data", "published", "runs.csv")
CONSTANTS = os.path.join(ROOT, "lib/Simulator/constants.json")


def weights(rows):
    """No source counts for more than 40 rows; rows that contradict others do not count."""
    count = collections.Counter(r.source for r in rows)
    return np.array([0.0 if r.id in CONTRADICT else min(1, 40 / count[r.source]) for r in rows])


def print_table(rows, skipped, predictions, baseline, measured):
    """`predictions`: one array of times a seed; figures are means over seeds."""
    errors = 100 * np.abs(np.array(predictions) / measured - 1)
    naive_error = 100 * np.abs(baseline / measured - 1)
    bias = 100 * np.mean(np.array(predictions) / measured - 1, axis=0)
    source = np.array([r.source for r in rows])
    print("%-20s %5s %7s %6s %6s %6s %6s | %6s %7s %7s" %
          ("source", "rows", "skipped", "MAPE", "bias", "max", "naive", "order", "regret", "max"))

    def line(name, keep, skip=0):
        if not keep.any():
            return
        o = np.mean([order(rows, keep, p, measured)[0] for p in predictions])
        g = np.mean([regret(rows, keep, p, measured)[:2] for p in predictions], axis=0)
        more = "" if np.isnan(o) else "%6.2f" % o
        more = "%6s %s" % (more, "" if np.isnan(g[0]) else "%7.3f %7.3f" % tuple(g))
        print("%-20s %5d %7d %6.1f %6.1f %6.1f %6.1f | %s" %
              (name, keep.sum(), skip, errors[:, keep].mean(), bias[keep].mean(),
               errors[:, keep].mean(0).max(), naive_error[keep].mean(), more))
    gone = collections.Counter(r.source for r in skipped)
    names = list(dict.fromkeys([r.source for r in rows] + [r.source for r in skipped]))
    for name in names:
        keep = source == name
        if keep.any():
            line(name, keep, gone[name])
        else:
            print("%-20s %5d %7d" % (name, 0, gone[name]))
    moe = np.array([r.moe for r in rows])
    good = np.array([r.id not in CONTRADICT for r in rows])
    every = np.ones(len(rows), bool)
    for name, keep in (("all", every), ("all dense", ~moe), ("all experts", moe)):
        line(name, keep, len(skipped) if name == "all" else 0)
        line(name + " (*)", keep & good)
    for name in ("vTrain", "MPT", "SC'21"):
        keep = np.array([s.startswith(name) for s in source])
        line(name + ", all", keep)
        line(name + ", all (*)", keep & good)
    line("BLOOM (*)", (source == "BLOOM") & good)
    print("(*) without %d rows that contradict others of their table" % (~good).sum())
    reasons = collections.Counter(r.skip for r in skipped)
    if reasons:
        print("skipped: " + "; ".join("%d %s" % (n, why) for why, n in reasons.most_common()))


def cross_validate(rows, pricer, fit, flops, measured, seeds):
    predictions, baselines = [], []
    w = weights(rows)
    for seed in range(1, seeds + 1):
        fold = folds(rows, seed)
        predicted, baseline = np.zeros(len(rows)), np.zeros(len(rows))
        for side in sorted(set(fold)):
            values = fit.run(fold != side, w)
            here = fold == side
            predicted[here] = pricer.times(values)[here]
            baseline[here] = naive(rows, flops, measured, fold != side)[here]
        predictions.append(predicted)
        baselines.append(baseline)
        print("seed %d: all %.2f %%" % (seed, 100 * np.abs(predicted / measured - 1).mean()),
              file=sys.stderr)
    return predictions, np.mean(baselines, axis=0)


def write_constants(path, values, source):
    with open(source) as f:
        file = json.load(f)
    for name, value in values.items():
        file["constants"][name[len("constants."):]]["value"] = float("%.4g" % value)

    def section(entries):
        return "{\n%s\n }" % ",\n".join("  %s: %s" % (json.dumps(k), json.dumps(v))
                                        for k, v in entries.items())
    with open(path, "w") as f:
        parts = [' %s: %s' % (json.dumps(k), section(v) if isinstance(v, dict) else json.dumps(v))
                 for k, v in file.items()]
        f.write("{\n%s\n}\n" % ",\n".join(parts))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", default=RUNS,
                        help="table of runs (default: %(default)s)")
    parser.add_argument("--tool", default=os.path.join(ROOT, "build/bin/dgc-sim-fit"))
    parser.add_argument("--constants", help="constants instead of the built-in ones")
    parser.add_argument("--cross-validate", action="store_true",
                        help="predict each half of the shapes with constants of the other")
    parser.add_argument("--seeds", type=int, default=5, help="of --cross-validate (default: 5)")
    parser.add_argument("--fit", metavar="OUT.json", help="write constants fitted on all rows")
    parser.add_argument("--predictions", metavar="OUT.csv", help="write each row's prediction")
    args = parser.parse_args()
    for path, what in ((args.runs, "table of runs"), (args.tool, "tool")):
        if not os.path.exists(path):
            sys.exit("published.py: no %s %s" % (what, path))
    every = read_rows(args.runs)
    pricer = Pricer(args.tool, [r for r in every if not r.skip], args.constants)
    rows, skipped = pricer.rows, [r for r in every if r.skip]
    if not rows:
        sys.exit("published.py: no row of %s can be used" % args.runs)
    measured = np.array([r.time for r in rows])
    flops = np.array([pricer.facts(i)["hardware_flops"] for i in range(len(rows))])
    everything = np.ones(len(rows), bool)
    if args.cross_validate or args.fit:
        fit = Fit(pricer, free_constants(args.constants or CONSTANTS), measured)
    if args.fit:
        values = fit.run(everything, weights(rows), 30)
        write_constants(args.fit, values, args.constants or CONSTANTS)
        pricer.times(values)
    if args.cross_validate:
        predictions, baseline = cross_validate(rows, pricer, fit, flops, measured, args.seeds)
    else:
        predictions = [pricer.times()]
        baseline = naive(rows, flops, measured, everything)
    print_table(rows, skipped, predictions, baseline, measured)
    print_memory(args.runs, args.tool, args.constants)
    if args.predictions:
        with open(args.predictions, "w") as f:
            f.write("run_id,source,measured,predicted\n")
            for row, m, p in zip(rows, measured, np.exp(np.log(predictions).mean(0))):
                f.write("%s,%s,%.6g,%.6g\n" % (row.id, row.source, m, p))
    pricer.close()


if __name__ == "__main__":
    main()
