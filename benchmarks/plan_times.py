#!/usr/bin/env python3
"""Predicted against measured step times of plans for the ranks of this host.

    benchmarks/plan_times.py [--models gpt mlp] [--rounds 7] [--build build]

The host is calibrated for one and for two ranks (or --calibrated FILE1 FILE2 are taken). Each
model is compiled unsharded for one rank, as the planner likes for two, and with every layout
that the schemes below impose on its arguments; plans that come out alike are kept once. They
then take turns, --rounds times, so that a slow minute of the machine hits all of them. Printed
are, by plan, the predicted step and the median of the rounds' medians; how far the two are
apart; how many pairs of plans that differ by more than 10 % the prediction puts in the right
order; and the regret of the planner's choice: its time over the fastest plan's, less 1.
"""

import argparse
import itertools
import os
import re
import statistics
import subprocess
import sys
import tempfile

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
    def __init__(self, tools, name, model, inputs, ranks, cluster, folder):
        self.name, self.inputs, self.ranks, self.tools = name, inputs, ranks, tools
        self.package = os.path.join(folder, re.sub(r"\W+", "-", f"{name}-{ranks}") + ".dgc")
        out = subprocess.run([tools + "dgc-compile", model, "--devices", str(ranks), "--cluster",
                              cluster, "--explain", "--strip", "-o", self.package],
                             check=True, text=True, capture_output=True).stdout
        value, unit = re.search(r"predicted step ([\d.]+) (us|ms|s)", out).groups()
        self.predicted = float(value) * {"us": 1e-6, "ms": 1e-3, "s": 1}[unit]
        # What tells plans apart: layouts and traffic.
        key = out[out.index("what is sharded"):out.index("memory a rank, predicted")]
        self.key = re.sub(r"e\.g\. ", "", key)
        self.medians = []

    def run(self):
        out = subprocess.run([self.tools + "dgc-run", self.package, "--input=@" + self.inputs,
                              "--benchmark", "--repeat=40", "--quiet",
                              "--threads-per-rank=1"],
                             check=True, text=True, capture_output=True).stdout
        self.medians.append(float(re.search(r"median ([\d.]+) ms", out)[1]) * 1e-3)

    @property
    def measured(self):
        return statistics.median(self.medians)


def plans_of(model, o, clusters, folder):
    tools = os.path.join(o.build, "bin", "")
    path = os.path.join(ROOT, "examples", "models", model)
    plain, inputs = path + ".mlir", path + ".in.npz"
    text = open(plain, encoding="utf-8").read()
    one = Plan(tools, "one rank", plain, inputs, 1, clusters[0], folder)
    chosen = Plan(tools, "the planner's", plain, inputs, 2, clusters[1], folder)
    plans = {chosen.key: chosen}
    generate = {"mlp": mlp_plans, "gpt": gpt_plans}[model]
    for name, layouts in generate(arguments_of(text)[2]):
        annotated = os.path.join(folder, "annotated.mlir")
        with open(annotated, "w", encoding="utf-8") as f:
            f.write(annotate(text, layouts))
        try:
            plan = Plan(tools, name, annotated, inputs, 2, clusters[1], folder)
        except subprocess.CalledProcessError as e:
            print(f"  {name}: left out: {e.stderr.splitlines()[0][:120]}")
            continue
        plans.setdefault(plan.key, plan)
        if o.quick and len(plans) > 5:
            break
    return [one, *plans.values()]


def report(model, plans):
    print(f"{model}: {len(plans)} plans")
    apart = [abs(p.predicted / p.measured - 1) for p in plans]
    for p in sorted(plans, key=lambda p: p.measured):
        print(f"  {p.measured * 1e6:10.1f} us measured {p.predicted * 1e6:10.1f} us predicted "
              f"{100 * (p.predicted / p.measured - 1):+6.1f} %  {p.name}")
    right = total = 0
    for a, b in itertools.combinations(plans, 2):
        if max(a.measured, b.measured) > 1.1 * min(a.measured, b.measured):
            total += 1
            right += (a.measured < b.measured) == (a.predicted < b.predicted)
    print(f"  predicted is off by {100 * statistics.mean(apart):.1f} % in the mean, "
          f"{100 * max(apart):.1f} % at most; the planner's and one rank: "
          f"{100 * max(apart[:2]):.1f} %")
    print(f"  pairs that differ by more than 10 %: {right} of {total} in the right order")
    two = plans[1:]
    best = min(two, key=lambda p: p.measured)
    print(f"  regret {100 * (two[0].measured / best.measured - 1):.1f} % (fastest: {best.name})")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--models", nargs="+", default=["gpt", "mlp"], choices=["gpt", "mlp"])
    p.add_argument("--rounds", type=int, default=7, help="times that each plan has its turn")
    p.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build folder")
    p.add_argument("--calibrated", nargs=2, metavar="FILE.yaml",
                   help="cluster files for one and for two ranks (default: made)")
    p.add_argument("--quick", action="store_true", help="a few plans only")
    o = p.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clusters = o.calibrated
        if not clusters:
            clusters = [os.path.join(folder, f"host{n}.yaml") for n in (1, 2)]
            for n, path in enumerate(clusters, 1):
                subprocess.run([os.path.join(o.build, "bin", "dgc-run"), "--calibrate", "-n",
                                str(n), "-o", path, "--threads-per-rank=1"], check=True, stdout=subprocess.DEVNULL)
        for model in o.models:
            plans = plans_of(model, o, clusters, folder)
            for _ in range(o.rounds):
                for plan in plans:
                    plan.run()
            report(model, plans)
            sys.stdout.flush()


if __name__ == "__main__":
    main()
