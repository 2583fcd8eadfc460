#!/usr/bin/env python3
"""Predicted against measured step times of plans for the ranks of this host.

    benchmarks/plan_times.py [--models gpt mlp] [--turns N] [--build build]

Each model is compiled unsharded for one rank, as the planner likes for two (with the host's
measured costs, and with those of the built-in machine `cpu`), and with every layout that the
schemes below impose on its arguments; plans that come out alike are kept once. Then all take
turns, in another order each time, so that a slow minute hits all of them: what `dgc-run
--benchmark` does with several packages. It counts only those steps before and after which a probe
found the cores undisturbed: other guests of a host slow it down for milliseconds to minutes, two
ranks whose cores are the threads of one by a factor of 1.8, two on chips that share no cache by
1.6, one whose core works for others, too, by 1.2. The host is calibrated before and after, for one
and for two ranks. Printed are, by plan, the predicted and the measured step; how far the two are
apart; and how many pairs of plans that differ by more than 10 % the prediction puts in the right
order. The fastest plans and the planner's then take further turns, which tell the regret of the
planner's choice: its time over the fastest's, less 1 (the fastest of many noisy times would not be
the fastest again).

The last lines say whether what is promised holds; the exit code is 1 if not. About fifteen minutes
on a machine that does nothing else.
"""

import argparse
import itertools
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def arguments_of(text):
    head = re.search(r"func\.func public @main\((.*?)\) -> ", text, re.S)
    args = re.findall(r"%arg\d+: tensor<[^>]*>(?: \{[^}]*\})?(?: loc\([^)]*\))?", head[1])
    shapes = [re.search(r"tensor<([^>]*)>", a)[1].split("x")[:-1] for a in args]
    return head, args, [[int(n) for n in s] for s in shapes]


def annotate(text, layouts):
    """The model with layouts[i] ('[{"x"}, {}]', or None: left to the planner) on argument i."""
    head, args, _ = arguments_of(text)
    out = []
    for arg, layout in zip(args, layouts):
        if layout:
            attr = f"dist.sharding = #dist.sharding<@mesh, {layout}>"
            arg = arg.replace("{", "{" + attr + ", ", 1) if "{" in arg else f"{arg} {{{attr}}}"
        out.append(arg)
    text = text[: head.start(1)] + ", ".join(out) + text[head.end(1):]
    at = text.index("func.func public @main")
    return text[:at] + 'dist.mesh @mesh = <["x"=2]>\n  ' + text[at:]


def split(shape, dim):
    """Split in two along `dim`, whole where that is -1 or the shape has no such dimension."""
    if dim >= len(shape) or dim < 0 or shape[dim] < 2:
        dim = -1
    return "[" + ", ".join('{"x"}' if d == dim else "{}" for d in range(len(shape))) + "]"


def mlp_plans(shapes):
    """Weights are arguments 1, 3, 5, biases 0, 2, 4, data 6 and 7."""
    ways = {"whole": lambda s: split(s, -1), "rows": lambda s: split(s, 0),
            "columns": lambda s: split(s, 1) if len(s) > 1 else split(s, 0)}
    for data in (-1, 0):
        for layers in itertools.product(ways, repeat=3):
            layouts = [ways[layers[i // 2]](shapes[i]) for i in range(6)]
            # The bias lies as the product that it is added to, or whole.
            layouts = [l if i % 2 else (split(shapes[i], 0) if layers[i // 2] == "columns"
                                        else split(shapes[i], -1))
                       for i, l in enumerate(layouts)]
            layouts += [split(shapes[6], data), split(shapes[7], data)]
            yield ("data" if data == 0 else "whole") + " " + "/".join(layers), layouts


def gpt_plans(shapes):
    """Three states (first moments, parameters and the step, second moments) and the tokens."""
    n = (len(shapes) - 3) // 3
    layer = ["down.b", "down.w", "ln1.b", "ln1.s", "ln2.b", "ln2.s", "proj.b", "proj.w", "qkv",
             "up.b", "up.w"]
    names = layer * ((n - 4) // len(layer)) + ["ln.b", "ln.s", "wpe", "wte"]
    tensor = {"down.w": 0, "proj.w": 0, "qkv": "qkv", "up.b": 0, "up.w": 1}
    full = {name: 0 for name in ("down.b", "down.w", "proj.b", "proj.w", "qkv", "up.b", "up.w",
                                 "wpe", "wte")}

    def layout(shape, name, table):
        dim = table.get(name, -1)
        return '[{}, {3, "x"}]' if dim == "qkv" else split(shape, dim)

    vocabulary = {"wte": 0}
    schemes = {"whole": ({}, {}), "tensor": ({**tensor, **vocabulary},) * 2,
               "tensor, whole vocabulary": (tensor,) * 2, "vocabulary": (vocabulary,) * 2,
               "fully sharded": (full,) * 2, "optimizer sharded": ({}, full),
               "fully sharded layers": ({k: 0 for k in full if k != "wte"},) * 2}
    tokens = {"whole": "[{}, {}]", "data": '[{"x"}, {}]', "sequence": '[{}, {"x"}p1]'}
    for (name, (parameters, state)), (data, how) in itertools.product(schemes.items(),
                                                                     tokens.items()):
        if data == "sequence" and name == "whole":
            continue
        layouts = [layout(s, k, state) for s, k in zip(shapes, names)]
        layouts += [layout(s, k, parameters) for s, k in zip(shapes[n:], names)] + [None]
        layouts += [layout(s, k, state) for s, k in zip(shapes[2 * n + 1:], names)]
        layouts += [how, "[{}, {}]" if data == "sequence" else how]
        yield f"{data} {name}", layouts


class Plan:
    """A model with layouts, compiled for `ranks` as `cluster` suggests."""

    def __init__(self, bench, name, model, inputs, ranks, cluster):
        self.bench, self.name, self.inputs, self.ranks = bench, name, inputs, ranks
        self.path = os.path.join(bench.folder, re.sub(r"\W+", "-", f"{name}-{ranks}-{model[-24:]}"))
        self.model, self.cluster = model, cluster
        self.sharded = bench.tool("dgc-opt", model, "--dgc-prepare",
                                  f"--dgc-auto-shard=devices={ranks} cluster={cluster}")
        # What tells plans apart: all layouts, without what they cost.
        self.key = re.sub(r"dist\.plan = \{.*?\}", "", self.sharded).replace('"d0"', '"x"')
        self.measured, self.windows, self.predicted = 0, 0, []

    def compile(self):
        self.bench.tool("dgc-compile", self.model, "--devices", str(self.ranks), "--cluster",
                        self.cluster, "--strip", "--quiet", "-o", self.path + ".dgc")

    def predict(self, clusters):
        """What the plan, as it stands, costs by a calibration."""
        with open(self.path + ".mlir", "w", encoding="utf-8") as f:
            f.write(re.sub(r'cluster = "[^"]*"', f'cluster = "{clusters[self.ranks - 1]}"',
                           self.sharded))
        out = self.bench.tool("dgc-opt", f.name, "-o", os.devnull,
                              "--dgc-check-plan=print tolerance=1e30")
        parts = re.search(r"([\d.]+) ([num]?s) compute, ([\d.]+) ([num]?s) commun", out).groups()
        unit = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1}
        return float(parts[0]) * unit[parts[1]] + float(parts[2]) * unit[parts[3]]

    def result(self):
        return statistics.mean(self.predicted), self.measured


class Bench:
    def __init__(self, o, folder):
        self.o, self.folder = o, folder
        self.builtin = {}
        self.calibrations = 0

    def tool(self, name, *arguments):
        run = subprocess.run([os.path.join(self.o.build, "bin", name), *arguments], text=True,
                             capture_output=True, check=True)
        return run.stdout

    def calibrate(self):
        """Cluster files for one and for two ranks."""
        self.calibrations += 1
        files = []
        for ranks in (1, 2):
            files.append(os.path.join(self.folder, f"host{ranks}-{self.calibrations}.yaml"))
            self.tool("dgc-run", "--calibrate", "-n", str(ranks), "-o", files[-1],
                      "--threads-per-rank=1")
        return files

    def measure(self, plans, turns):
        """Seconds of a step of each plan, and in how many windows these were measured."""
        out = self.tool("dgc-run", "--benchmark", "--quiet", "--threads-per-rank=1",
                        f"--turns={turns}", "--input=@" + plans[0].inputs,
                        *(p.path + ".dgc" for p in plans))
        rows = re.findall(r"^ *([\d.]+) ms +[\d.]+ +(\d+)  (\S+)\.dgc", out, re.M)
        of_path = {path: (float(ms) * 1e-3, int(windows)) for ms, windows, path in rows}
        return [of_path[p.path] for p in plans]

    def plans_of(self, model, clusters):
        """The plan for one rank, the planner's for two, the built-in machine's, all others."""
        path = os.path.join(ROOT, "examples", "models", model)
        plain, inputs = path + ".mlir", path + ".in.npz"
        with open(plain, encoding="utf-8") as f:
            text = f.read()
        plans = [Plan(self, "one rank", plain, inputs, 1, clusters[0]),
                 Plan(self, "the planner's", plain, inputs, 2, clusters[1]),
                 Plan(self, "the built-in machine's", plain, inputs, 2, "cpu")]
        generate = {"mlp": mlp_plans, "gpt": gpt_plans}[model]
        for name, layouts in generate(arguments_of(text)[2]):
            annotated = os.path.join(self.folder, re.sub(r"\W+", "-", model + "-" + name) + ".mlir")
            with open(annotated, "w", encoding="utf-8") as f:
                f.write(annotate(text, layouts))
            try:
                plans.append(Plan(self, name, annotated, inputs, 2, clusters[1]))
            except subprocess.CalledProcessError as e:
                print(f"  {name}: left out: {e.stderr.splitlines()[0][:120]}")
            if self.o.quick and len(plans) > 7:
                break
        kept = {}
        for plan in plans:
            first = kept.setdefault((plan.ranks, plan.key), plan)
            if first is not plan and plan in plans[1:3]:
                first.name += ", and " + plan.name
        self.builtin[model] = kept[2, plans[2].key]
        kept = list(kept.values())
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(Plan.compile, kept))
        return kept


def take_turns(bench, plans, clusters, turns):
    """All plans between two calibrations; predictions afterwards, off the clock."""
    calibrations = [clusters]
    for plan, (seconds, windows) in zip(plans, bench.measure(plans, turns)):
        plan.measured, plan.windows = seconds, windows
    calibrations.append(bench.calibrate())
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for plan, *predicted in zip(plans, *(pool.map(lambda p, c=c: p.predict(c), plans)
                                             for c in calibrations)):
            plan.predicted = predicted


def report(model, plans):
    """Prints the plans; returns the largest error of the two that count, and pairs."""
    print(f"{model}: {len(plans)} plans")
    rows = [(*plan.result(), plan.name, plan.windows) for plan in plans]
    apart = [abs(p / m - 1) for p, m, *_ in rows]
    for p, m, name, windows in sorted(rows, key=lambda r: r[1]):
        print(f"  {m * 1e6:10.1f} us measured {p * 1e6:10.1f} us predicted "
              f"{100 * (p / m - 1):+6.1f} %  {name} ({windows} quiet windows)")
    pairs = [(a, b) for a, b in itertools.combinations(rows, 2)
             if max(a[1], b[1]) > 1.1 * min(a[1], b[1])]
    wrong = [(a, b) for a, b in pairs if (a[1] < b[1]) != (a[0] < b[0])]
    for a, b in sorted(wrong, key=lambda w: -abs(w[0][1] - w[1][1]))[:5]:
        print(f"  in the wrong order: {a[2]} and {b[2]}")
    print(f"  predicted is off by {100 * statistics.mean(apart):.1f} % in the mean, "
          f"{100 * max(apart):.1f} % at most")
    return max(apart[:2]), len(pairs) - len(wrong), len(pairs)


def finals(bench, model, plans, turns):
    """Further turns of the fastest, the planner's and the built-in machine's."""
    chosen, builtin = plans[1], bench.builtin[model]
    best = sorted(plans[1:], key=lambda p: p.measured)[:5]
    best += [p for p in {chosen: 0, builtin: 0} if p not in best]
    later = {p: seconds for p, (seconds, _) in zip(best, bench.measure(best, turns))}
    fastest = min(best, key=later.get)
    regret = later[chosen] / later[fastest] - 1
    print(f"  regret {100 * regret:.1f} % (fastest: {fastest.name}); of the plan for the built-in "
          f"machine {100 * (later[builtin] / later[fastest] - 1):.1f} %")
    sys.stdout.flush()
    return regret


def verdict(line, facts):
    holds = all(ok for _, ok in facts)
    print(f"{'HOLDS' if holds else 'FAILS'}: {line}: " + ", ".join(text for text, _ in facts))
    return holds


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--models", nargs="+", default=["gpt", "mlp"], choices=["gpt", "mlp"])
    p.add_argument("--turns", type=int, help="undisturbed turns of each plan "
                   "(default: 12 for mlp, 48 for gpt, whose steps are longer)")
    p.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build folder")
    p.add_argument("--quick", action="store_true", help="a few plans only")
    o = p.parse_args()
    begin = time.time()
    regrets, times, orders = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(o, folder)
        for model in o.models:
            clusters = bench.calibrate()
            plans = bench.plans_of(model, clusters)
            turns = o.turns or {"mlp": 12, "gpt": 48}[model]
            take_turns(bench, plans, clusters, turns)
            error, right, pairs = report(model, plans)
            regret = finals(bench, model, plans, turns)
            regrets.append((f"{model} {100 * regret:.1f} %", regret <= 0.05))
            times.append((f"{model} {100 * error:.1f} %", error <= 0.15))
            orders.append((f"{model} {right} of {pairs}", right == pairs))
    print(f"{time.time() - begin:.0f} s")
    good = [verdict("the planner's choice is within 5 % of the fastest plan", regrets),
            verdict("steps of 1 and 2 ranks are within 15 % of what is predicted", times),
            verdict("pairs of plans that differ by more than 10 % are in the right order", orders)]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
