#!/usr/bin/env python3
"""Prints how well planning predicts memory: what a rank is said to hold at the peak, over what
is laid out, for small models of several kinds on several numbers of ranks.

    benchmarks/memory.py [--build build] [--ranks 1 2 3 4 8] [--only REGEX]
    benchmarks/memory.py --limits 8    # also plans under limits, see below

With --limits N each model is compiled under N memory limits, from what fewest bytes were found
to what it takes without a limit: the program must be within the limit, or dgc-compile must say
that none fits (exit code 3). The number of ranks that it then names is compiled for, too. Exit
code 1 if a promise was not kept.

Needs JAX to export the models (examples/export/requirements.txt).
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

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
}


def exported(name, folder):
    """The file of a model's text; one that is there is taken."""
    base = re.sub(r"\W+", "-", name)
    path = os.path.join(folder, base + ".mlir")
    if not os.path.exists(path):
        subprocess.run(
            [sys.executable, os.path.join(ROOT, "examples/export/export.py"),
             *MODELS[name].split(), "--abstract", "--name", base, "--out", folder],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
    return path


class Compiled:
    """One run of dgc-compile: exit code, bytes laid out and predicted (0: nothing was)."""

    def __init__(self, compiler, path, ranks, limit, work):
        done = subprocess.run(
            [compiler, path, "--devices", str(ranks), "--memory-limit", str(limit),
             "--cpu", "x86-64-v2", "--strip", "-o", os.path.join(work, "x.dgc")],
            capture_output=True, text=True)  # fmt: skip
        self.code, self.text = done.returncode, done.stdout + done.stderr
        if self.code not in (0, 3):
            sys.exit(f"{path} on {ranks} ranks: exit code {self.code}\n{self.text[-2000:]}")
        found = re.search(r"in all ([\d.]+) MiB, predicted ([\d.]+) MiB", done.stdout)
        self.laid_out, self.predicted = (float(x) for x in found.groups()) if found else (0, 0)

    @property
    def promised(self):
        """The number of ranks that is said to fit, if there is one."""
        found = re.search(r"a plan for (\d+) ranks is predicted to fit", self.text)
        return int(found[1]) if found else None


def check_limits(compile_for, name, ranks, free, count):
    """Compiles under `count` limits; returns what was promised and not kept."""
    broken = []
    least = compile_for(ranks, 1)
    low, high = least.laid_out, free.laid_out
    for k in range(count):
        limit = int((low + (high - low) * (k + 0.5) / count) * (1 << 20))
        c = compile_for(ranks, limit)
        if c.code == 0 and c.laid_out > limit / (1 << 20) + 0.005:
            broken.append(f"{name}, {ranks} ranks: {c.laid_out} MiB under {limit} bytes")
        said = ""
        if c.code == 3 and c.promised:
            more = compile_for(c.promised, limit)
            said = f"; {c.promised} ranks promised: exit code {more.code}"
            if more.code != 0:
                broken.append(f"{name}, limit {limit}: {c.promised} ranks do not fit")
        print(f"    limit {limit / (1 << 20):8.2f} MiB: exit code {c.code}, "
              f"{c.laid_out:8.2f} MiB{said}", flush=True)  # fmt: skip
    return broken


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--build", default=os.path.join(ROOT, "build"), help="where dgc is built")
    p.add_argument("--ranks", type=int, nargs="+", default=[1, 2, 3, 4, 8])
    p.add_argument("--only", default="", help="models whose name matches")
    p.add_argument("--limits", type=int, default=0, help="so many limits for each")
    p.add_argument("--models", help="folder to keep exported models in")
    o = p.parse_args()
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

            row = f"{name:26}"
            for ranks in o.ranks:
                c = compile_for(ranks, 1 << 50)
                ratios.append(c.predicted / c.laid_out)
                row += f"{ratios[-1]:8.2f} ({c.laid_out:6.2f})"
                if o.limits:
                    broken += check_limits(compile_for, name, ranks, c, o.limits)
            print(row, flush=True)
    print(f"from {min(ratios):.2f} to {max(ratios):.2f}")
    for line in broken:
        print("not kept:", line)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
