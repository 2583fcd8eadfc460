#!/usr/bin/env python3
"""Prints how long planning takes: GPT-3 175B's training step with 12 to 96 of its layers, for
8 to 65,536 A100 (boxes of eight).

    benchmarks/plan_time.py [--build build] [--layers 12 24 48 96] [--devices 8 64 1024 65536]
    benchmarks/plan_time.py --models folder   # folder/l96.mlir and so on, exported before

Processor time by phase, as dgc-opt says it (--dgc-auto-shard=print-timing), parsing apart: it
is what compares on a machine that does other work. Planning should grow no faster than the
layers do, since layers that are alike are planned as one, and little with the devices.

Needs JAX to export the texts (examples/export/requirements.txt), unless they are given.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SHOWN = ("build", "fold", "search", "polish", "untie", "expand", "recompute", "write", "all")


def run(command):
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}")
    return done.stdout


def prepared(opt, folder, models, layers):
    """The step with so many layers, ready to be planned."""
    name = f"l{layers}"
    text = os.path.join(models or folder, name + ".mlir")
    if not models:
        run([sys.executable, os.path.join(ROOT, "examples/export/export.py"), "gpt", "--preset",
             "gpt3-175b", "--layers", str(layers), "--abstract", "--name", name, "--out", folder])
    out = os.path.join(folder, name + ".prepared.mlir")
    run([opt, text, "--dgc-prepare", "-o", out])
    return out


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--build", default=os.path.join(ROOT, "build"), help="where dgc is built")
    p.add_argument("--models", help="folder with l12.mlir, l24.mlir, ... instead of exporting")
    p.add_argument("--layers", type=int, nargs="+", default=[12, 24, 48, 96])
    p.add_argument("--devices", type=int, nargs="+", default=[8, 64, 1024, 65536])
    p.add_argument("--memory", default="80e9", help="bytes a device (default: 80e9)")
    o = p.parse_args()
    opt = os.path.join(o.build, "bin", "dgc-opt")
    print("seconds of one core;  nodes: before and after folding;  step: predicted, * does not fit")
    print(f"{'layers':>6} {'devices':>7} " + " ".join(f"{s:>9}" for s in SHOWN) +
          f"  {'meshes':>6}  {'nodes':>13}  step")
    with tempfile.TemporaryDirectory() as folder:
        for layers in o.layers:
            program = prepared(opt, folder, o.models, layers)
            for devices in o.devices:
                text = run([opt, program, "-o", os.devnull,
                            f"--dgc-auto-shard=cluster=a100x{devices} memory-limit={o.memory} "
                            "print-plan print-timing"])
                times = text[text.index("planning time"):]
                seconds = {k: float(v) for k, v in re.findall(r"^  (\w+) +([\d.]+) s", times, re.M)}
                meshes = re.search(r"(\d+) mesh", times)[1]
                nodes = re.search(r"(\d+) nodes to (\d+)", times)
                step = re.search(r"predicted step ([\d.]+ \w+)", text)[1]
                misses = "*" if "does not fit" in text else ""
                print(f"{layers:6} {devices:7} " +
                      " ".join(f"{seconds.get(s, 0):9.2f}" for s in SHOWN) +
                      f"  {meshes:>6}  {nodes[1] + ' to ' + nodes[2]:>13}  {step}{misses}",
                      flush=True)


if __name__ == "__main__":
    main()
