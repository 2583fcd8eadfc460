#!/usr/bin/env python3
"""Prints how well planning predicts memory: what a rank is said to hold at the peak, over what
is laid out, for small models of several kinds on several numbers of ranks.

    benchmarks/memory.py [--build build] [--ranks 1 2 3 4] [--only REGEX]
    benchmarks/memory.py --limits                 # also under limits, see below
    benchmarks/memory.py --limits 0.5 0.3 --only gru --ranks 2

With --limits each model is also compiled under a few limits, as parts of what it takes without
one. A program must be within its limit; where dgc-compile says that none is (exit code 3), it is
compiled for the number of ranks that is said to fit, which must, and for the next smaller one
that is said not to, which must not. Exit code 1 if a promise was not kept.

Needs JAX to export the models (examples/export/requirements.txt).
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time

import memory_loops

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GPT = "gpt --layers 2 --width 64 --heads 4 --seq 32 --batch 8"
MODELS = {
    "mlp": "mlp --batch 512",
    "gpt": GPT + " --vocab 512",
    "gpt odd vocabulary": GPT + " --vocab 503",
    "gpt odd, bfloat16": GPT + " --vocab 503 --dtype bfloat16",
    "gpt large vocabulary": "gpt --layers 2 --width 16 --heads 4 --seq 16 --batch 4 --vocab 50257",
    "gpt 8 layers": "gpt --layers 8 --width 64 --heads 4 --seq 64 --batch 8 --vocab 503",
    "gpt scanned": "gpt_scan",
    "gpt inference, bfloat16": "gpt_infer",
    "llama": "llama --width 64 --hidden 128 --seq 32 --batch 8",
    "llama, bfloat16 products": "llama --width 64 --hidden 128 --seq 32 --batch 8 --compute bfloat16",
    "llama, recomputed": "llama --width 64 --hidden 128 --seq 32 --batch 8 --remat full",
    "experts": "moe --width 64 --hidden 128 --seq 32 --batch 8",
    "experts, look-ups": "moe_gather --width 64 --hidden 128 --seq 32 --batch 8",
    **{"loops: " + name: None for name in memory_loops.PROGRAMS},
}


def exported(name, folder):
    """The file of a model's text; one that is there is taken."""
    base = re.sub(r"\W+", "-", name)
    path = os.path.join(folder, base + ".mlir")
    if not os.path.exists(path) and MODELS[name] is None:
        with open(path, "w") as f:
            f.write(memory_loops.text(name.removeprefix("loops: ")))
    elif not os.path.exists(path):
        subprocess.run(
            [sys.executable, os.path.join(ROOT, "examples/export/export.py"),
             *MODELS[name].split(), "--abstract", "--name", base, "--out", folder],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
    return path


class Compiled:
    """One run of dgc-compile: exit code, MiB laid out and predicted (0: nothing was), plans."""

    def __init__(self, compiler, path, ranks, limit, work):
        done = subprocess.run(
            [compiler, path, "--devices", str(ranks), "--memory-limit", str(limit),
             "--cpu", "x86-64-v2", "--strip", "-o", os.path.join(work, "x.dgc")],
            capture_output=True, text=True)  # fmt: skip
        self.code, self.text = done.returncode, done.stdout + done.stderr
        if self.code not in (0, 3):
            sys.exit(f"{path} on {ranks} ranks: exit code {self.code}\n{self.text[-2000:]}")
        found = re.search(r"in all ([\d.]+) MiB, predicted ([\d.]+) MiB", done.stdout)
        plans = re.search(r"by plan (\d+)", done.stdout)
        self.plans = int(plans[1]) if plans else 1
        self.laid_out, self.predicted = (float(x) for x in found.groups()) if found else (0, 0)

    @property
    def promised(self):
        """Ranks said to fit, and the largest smaller number said not to, if there are any."""
        found = re.search(r"(\d+) ranks fit, as laid out; ([\d, and]+) do", self.text)
        if not found:
            return None, None
        return int(found[1]), max(int(n) for n in re.findall(r"\d+", found[2]))


def check_limit(compile_for, ranks, limit):
    """One line of what was found under a limit, and what was promised and not kept."""
    start, broken = time.time(), []
    c = compile_for(ranks, limit)
    line = f"limit {limit / (1 << 20):8.3f} MiB: {c.laid_out:8.3f} MiB, "
    if c.code == 0:
        line += f"fits, plan {c.plans}"
        if c.laid_out > limit / (1 << 20) + 0.0005:
            broken.append(f"{c.laid_out} MiB under {limit} bytes")
    else:
        line += "none fits"
        fits, fails = c.promised
        if fits:
            more, fewer = compile_for(fits, limit), compile_for(fails, limit)
            line += f"; {fits} ranks said to: {more.laid_out:.3f} MiB; {fails} not: {fewer.laid_out:.3f}"
            if more.code != 0:
                broken.append(f"{fits} ranks do not fit {limit} bytes")
            if fewer.code == 0:
                broken.append(f"{fails} ranks fit {limit} bytes after all")
    print(f"    {ranks} ranks, {line} ({time.time() - start:.1f} s)", flush=True)
    return broken


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--build", default=os.path.join(ROOT, "build"), help="where dgc is built")
    p.add_argument("--ranks", type=int, nargs="+", default=[1, 2, 3, 4])
    p.add_argument("--only", default="", help="models whose name matches")
    p.add_argument("--limits", type=float, nargs="*", metavar="PART",
                   help="also under these parts of what it takes, 0.8 0.5 0.3 if none is given")
    p.add_argument("--models", help="folder to keep exported models in")
    o = p.parse_args()
    parts = [] if o.limits is None else o.limits or [0.8, 0.5, 0.3]
    compiler = os.path.join(o.build, "bin", "dgc-compile")
    broken, ratios = [], []
    print("predicted over laid out (MiB laid out on a rank)")
    print(f"{'ranks':26}" + "".join(f"{n:>17}" for n in o.ranks))
    with tempfile.TemporaryDirectory() as work:
        folder = o.models or work
        for name in filter(re.compile(o.only).search, MODELS):
            path = exported(name, folder)

            def compile_for(ranks, limit, path=path):
                return Compiled(compiler, path, ranks, limit, work)

            free = {ranks: compile_for(ranks, 1 << 50) for ranks in o.ranks}
            row = f"{name:26}"
            for c in free.values():
                ratios.append(c.predicted / c.laid_out)
                row += f"{ratios[-1]:8.2f} ({c.laid_out:6.2f})"
            print(row, flush=True)
            for ranks in o.ranks:
                for part in parts:
                    limit = int(part * free[ranks].laid_out * (1 << 20))
                    broken += [f"{name}, {ranks} ranks: {why}"
                               for why in check_limit(compile_for, ranks, limit)]
    print(f"from {min(ratios):.2f} to {max(ratios):.2f}")
    for line in broken:
        print("not kept:", line)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
