#!/usr/bin/env python3
"""Times dgc's compiler on large models, one core, and prints time by phase and peak memory.

    benchmarks/compile_time.py [--build build] [--rounds 3]

- the GPT step of 12 layers (124M parameters, sequence 1,024, batch 8, unrolled): parse, plan
  for 8 devices and partition with dgc-opt; the whole way to a package with dgc-compile
- the text of a GPT-3 175B step (96 layers, 8 MB): parse and verify, beside torch-mlir-opt
  where that is on PATH

Needs JAX to export the texts (examples/export/requirements.txt) and a build. Processor time is
what compares on a machine that does other work; medians over the rounds.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def timed(command):
    """Wall seconds, processor seconds, peak MiB and output of a command on one core."""
    begin = time.perf_counter()
    child = subprocess.Popen(["taskset", "-c", "0", *command], text=True, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT)
    output = child.stdout.read()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{output}")
    wall = time.perf_counter() - begin
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, output


def report(name, command, rounds):
    runs = [timed(command) for _ in range(rounds)]
    wall, cpu, peak = (statistics.median(r[k] for r in runs) for k in (0, 1, 2))
    print(f"{name:58} wall {wall:6.2f} s  processor {cpu:6.2f} s  peak {peak:5.0f} MiB", flush=True)
    return cpu, runs[-1][3]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--build", default=os.path.join(ROOT, "build"))
    p.add_argument("--rounds", type=int, default=3)
    o = p.parse_args()
    tool = {t: os.path.join(o.build, "bin", t) for t in ("dgc-opt", "dgc-compile")}
    with tempfile.TemporaryDirectory() as folder:
        for name, preset in (("gpt2", "gpt2-124m"), ("gpt3", "gpt3-175b")):
            subprocess.run([sys.executable, os.path.join(ROOT, "examples/export/export.py"), "gpt",
                            "--preset", preset, "--abstract", "--name", name, "--out", folder],
                           check=True, stdout=subprocess.DEVNULL)
        gpt2, gpt3 = (os.path.join(folder, n + ".mlir") for n in ("gpt2", "gpt3"))
        _, out = report("124M step: dgc-opt --auto-shard=devices=8 --dgc-partition",
                        [tool["dgc-opt"], gpt2, "--auto-shard=devices=8", "--dgc-partition",
                         "--mlir-timing", "-o", os.devnull], o.rounds)
        for line in out.splitlines():
            if m := re.match(r"\s*([\d.]+) \(\s*[\d.]+%\)  (\w+)$", line):
                print(f"    {m.group(2):30} {float(m.group(1)):6.2f} s")
        _, out = report("124M step: dgc-compile --devices 8",
                        [tool["dgc-compile"], gpt2, "--devices", "8", "-o",
                         os.path.join(folder, "gpt2.dgc")], o.rounds)
        print("    " + next(line for line in out.splitlines() if line.startswith("time:")))
        ours, _ = report("GPT-3 text: dgc-opt, parse and verify",
                         [tool["dgc-opt"], gpt3, "-o", os.devnull], o.rounds)
        if shutil.which("torch-mlir-opt"):
            theirs, _ = report("GPT-3 text: torch-mlir-opt, parse and verify",
                               ["torch-mlir-opt", gpt3, "-o", os.devnull], o.rounds)
            print(f"ratio of processor time: {ours / theirs:.2f}")


if __name__ == "__main__":
    main()
