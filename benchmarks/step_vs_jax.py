#!/usr/bin/env python3
"""Times one training step, ours beside JAX's, in one run, and prints ratios.

    benchmarks/step_vs_jax.py [--rounds 7] [--build build]

The model is a 4-layer GPT step (width 256, sequence 128, batch 8, vocabulary 8,192, AdamW,
f32). Four contestants take turns in each round, so that a slow minute of the machine hits
all of them: JAX on one thread and on two, dgc with one rank on one thread, dgc with two
ranks. Medians over the rounds, their ratios, and temporary memory: XLA's
`memory_analysis().temp_size_in_bytes` beside dgc's arena. Needs JAX
(examples/export/requirements.txt) and a build.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

JAX_CHILD = """
import sys, time, json
sys.path.insert(0, {export!r})
import jax, numpy as np
import export
o = export.argparse.Namespace(preset="study", layers=None, width=None, heads=None, vocab=None,
                              seq=None, batch=None, dtype=None)
model = export.build("gpt", o)
args = model.make_args(jax.random.key(0))
step = jax.jit(model.fn, donate_argnums=model.donate).lower(*args).compile()
print(json.dumps({{"temp": step.memory_analysis().temp_size_in_bytes}}), flush=True)
state, rest = args[0], args[1:]
for line in sys.stdin:
    times = []
    for _ in range(3):
        t = time.perf_counter()
        state, loss = step(state, *rest)
        jax.block_until_ready(loss)
        jax.block_until_ready(state)
        times.append(time.perf_counter() - t)
    print(json.dumps(times), flush=True)
"""


class Jax:
    """A process that holds the compiled step and runs it three times on request."""

    def __init__(self, threads):
        env = dict(os.environ, JAX_PLATFORMS="cpu")
        env["XLA_FLAGS"] = f"--xla_cpu_multi_thread_eigen={'true' if threads > 1 else 'false'}"
        for name in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE"):
            env.pop(name, None)
        pin = ["taskset", "-c", ",".join(map(str, range(threads)))]
        child = JAX_CHILD.format(export=os.path.join(ROOT, "examples", "export"))
        self.child = subprocess.Popen([*pin, sys.executable, "-c", child], env=env, text=True,
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=subprocess.DEVNULL)
        self.temp = json.loads(self.child.stdout.readline())["temp"]

    def run(self):
        self.child.stdin.write("go\n")
        self.child.stdin.flush()
        return json.loads(self.child.stdout.readline())


class Dgc:
    def __init__(self, build, model, inputs, ranks, folder):
        self.run_tool = os.path.join(build, "bin", "dgc-run")
        self.package = os.path.join(folder, f"step{ranks}.dgc")
        self.inputs, self.ranks = inputs, ranks
        subprocess.run([os.path.join(build, "bin", "dgc-compile"), model, "--devices", str(ranks),
                        "-o", self.package], check=True, stdout=subprocess.DEVNULL)

    def output(self, *flags):
        pin = ["taskset", "-c", ",".join(map(str, range(self.ranks)))]
        return subprocess.run([*pin, self.run_tool, "-n", str(self.ranks), self.package,
                               f"--input=@{self.inputs}", *flags], check=True, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout

    def run(self):
        out = self.output("--benchmark", "--repeat=3")
        return [float(re.search(r"median ([\d.]+) ms", out).group(1)) / 1e3]

    def arena(self):
        out = self.output("--print-memory")
        return int(re.search(r"arena\D+(\d+)", out).group(1))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--rounds", type=int, default=7)
    p.add_argument("--build", default=os.path.join(ROOT, "build"))
    o = p.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, os.path.join(ROOT, "examples/export/export.py"), "gpt",
                        "--preset", "study", "--name", "study", "--out", folder], check=True,
                       stdout=subprocess.DEVNULL)
        model, inputs = (os.path.join(folder, "study" + x) for x in (".mlir", ".in.npz"))
        contestants = {
            "JAX, 1 thread": Jax(1),
            "dgc, 1 rank": Dgc(o.build, model, inputs, 1, folder),
            "JAX, 2 threads": Jax(2),
            "dgc, 2 ranks": Dgc(o.build, model, inputs, 2, folder),
        }
        times = {name: [] for name in contestants}
        for _ in range(o.rounds):
            for name, contestant in contestants.items():
                times[name] += contestant.run()
        arena = contestants["dgc, 1 rank"].arena()
    median = {name: statistics.median(t) for name, t in times.items()}
    for name, t in median.items():
        print(f"{name:16} {t * 1e3:8.1f} ms a step (median of {len(times[name])})")
    jax_best = min(median["JAX, 1 thread"], median["JAX, 2 threads"])
    print(f"one thread: dgc / JAX = {median['dgc, 1 rank'] / median['JAX, 1 thread']:.3f}")
    print(f"two cores:  dgc / JAX's best = {median['dgc, 2 ranks'] / jax_best:.3f}")
    temp = contestants["JAX, 1 thread"].temp
    print(f"temporaries: dgc {arena / 2**20:.1f} MiB / XLA {temp / 2**20:.1f} MiB = {arena / temp:.3f}")


if __name__ == "__main__":
    main()
