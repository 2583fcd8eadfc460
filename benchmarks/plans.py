#!/usr/bin/env python3
"""Our plans against experts' plans for known models, under dgc's own cost model.

    plans.py [--only REGEX] [--out benchmarks/plans.md] [--work DIR]

For each row: one pipeline stage's share (layers / stages, on devices / stages, one microbatch
of the expert's size a data-parallel rank; embedding and loss included) is exported twice from
abstract shapes, plain and with the expert's shardings. The planner plans both, with the card's
memory as the limit: for the first it chooses everything, mesh included; for the second it
completes what the expert leaves open. Needs JAX; DGC_BIN is the folder of dgc-opt (default:
build/bin).
"""

import argparse
import dataclasses
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


@dataclasses.dataclass
class Row:
    source: str
    preset: str
    machine: str
    gpus: int  # all stages
    pp: int
    expert: str  # mesh axes, as export.py --expert takes them
    mbs: int  # sequences a microbatch and data-parallel rank
    remat: str = "none"
    layers: int = 0  # of the model
    more: str = ""  # options of export.py

    @property
    def axes(self):
        found = re.findall(r"(dp|ep|cp|tp)=(\d+)", self.expert)
        return {k: int(n) for k, n in found}

    @property
    def stage_layers(self):
        return -(-self.layers // self.pp)

    @property
    def batch(self):
        return self.mbs * self.axes.get("dp", 1) * self.axes.get("ep", 1)


def sc21(preset, layers, gpus, tp, pp, dp, mbs):
    expert = f"dp={dp},tp={tp}" if tp > 1 else f"dp={dp}"
    return Row("SC'21", preset, "a100-80g", gpus, pp, expert, mbs, "full", layers)


def korthikanti(preset, layers, gpus, pp, mbs):
    return Row("Korthikanti", preset, "a100-80g", gpus, pp, "tp=8,sp", mbs, "attention", layers)


def alpa(preset, layers, gpus, pp, expert, mbs):
    return Row("Alpa", preset, "v100", gpus, pp, expert, mbs, "full", layers)


ROWS = [
    sc21("gpt-1.7b", 24, 32, 1, 1, 32, 16),
    sc21("gpt-3.6b", 30, 64, 2, 1, 32, 16),
    sc21("gpt-7.5b", 36, 128, 4, 1, 32, 16),
    sc21("gpt-39b", 48, 512, 8, 2, 32, 4),
    sc21("gpt-76b", 60, 1024, 8, 4, 32, 2),
    sc21("gpt-310b", 96, 1920, 8, 16, 15, 1),
    sc21("gpt-530b", 105, 2520, 8, 35, 9, 1),
    sc21("gpt-175b", 96, 1024, 8, 16, 8, 1),
    Row("vTrain", "gpt-175b", "a100-80g", 512, 32, "dp=4,tp=4", 2, "full", 96),
    Row("vTrain", "gpt-175b", "a100-80g", 512, 16, "dp=8,tp=4", 2, "full", 96),
    Row("vTrain", "gpt-175b", "a100-80g", 512, 8, "dp=8,tp=8", 2, "full", 96),
    korthikanti("gpt-22b", 48, 8, 1, 4),
    korthikanti("gpt-175b", 96, 64, 8, 1),
    korthikanti("gpt-1t", 128, 512, 64, 1),
    alpa("alpa-gpt-1.3b", 24, 4, 2, "dp=2", 4),
    alpa("alpa-gpt-6.7b", 32, 16, 2, "dp=2,tp=4", 8),
    alpa("alpa-gpt-39b", 48, 64, 16, "tp=4", 1),
    alpa("alpa-moe-1.3b", 16, 4, 2, "ep=2", 16),
    alpa("alpa-moe-2.4b", 16, 8, 2, "ep=4", 8),
    alpa("alpa-moe-10b", 16, 16, 2, "ep=8", 8),
    alpa("alpa-moe-27b", 16, 32, 8, "ep=4", 2),
    alpa("alpa-moe-70b", 32, 64, 8, "ep=8", 2),
    Row("torchtitan", "llama3-8b", "h100", 8, 1, "dp=8,zero=3", 1, "full", 32),
    Row("NeMo", "llama3-70b", "h100", 64, 4, "dp=2,cp=2,tp=4,sp,zero=1", 1, "attention", 80),
    Row("NeMo", "llama3-405b", "h100", 1024, 8, "dp=8,cp=2,tp=8,sp,zero=1", 1, "attention", 126),
    Row("NeMo", "mixtral-8x7b", "h100", 64, 4, "dp=2,ep=8,zero=1", 1, "attention", 32),
    Row("NeMo", "qwen3-30b-a3b", "h100", 16, 1, "ep=16,zero=1", 1, "full", 48),
    Row("NeMo", "deepseek-v3", "h100", 1024, 8, "ep=64,tp=2,sp,zero=1", 1, "full", 61),
    Row("NeMo", "deepseek-v3", "b200", 256, 16, "dp=2,ep=8,zero=1", 1, "full", 61),
    Row("NeMo", "deepseek-v3", "gb200-nvl72", 256, 4, "ep=64,zero=1", 1, "full", 61),
    Row("look-ups", "qwen3-30b-a3b", "h100", 16, 1, "ep=16,zero=1", 1, "full", 48,
        more="--dispatch gather"),
    Row("look-ups", "mixtral-8x7b", "h100", 64, 4, "dp=2,ep=8,zero=1", 1, "attention", 32,
        more="--dispatch gather"),
]  # fmt: skip

UNITS = {"us": 1e-6, "ms": 1e-3, "s": 1}


class Failed(Exception):
    pass


def run(command):
    """stderr and stdout of a command that must succeed."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
        raise Failed(f"{os.path.basename(command[0])}: exit code {done.returncode}: {last}")
    return done.stderr + done.stdout


@dataclasses.dataclass
class Planned:
    time: float
    memory: str
    fits: bool
    text: str

    def mesh(self):
        return re.search(r"mesh <\[(.*)\]>", self.text)[1].replace('"', "")

    def words(self):
        """Each axis, with what it splits, and the collectives."""
        axes = dict(re.findall(r'"(\w+)"=(\d+)', re.search(r"mesh <\[(.*)\]>", self.text)[1]))
        kinds = {"parameters": "parameters", "optimizer state": "state"}
        total, split = {}, {}
        for line in self.text.splitlines():
            m = re.match(r"  (parameters|optimizer state|inputs) +(\[.*\]) +([\d.]+ \w+)", line)
            if not m:
                continue
            kind, sharding, size = m[1], m[2], in_bytes(m[3])
            for axis in axes:
                if f'"{axis}"' in sharding:
                    size *= int(axes[axis])
            for axis in axes:
                at = split.setdefault((kind, axis), 0)
                split[kind, axis] = at + (size if f'"{axis}"' in sharding else 0)
            total[kind] = total.get(kind, 0) + size
        parts = []
        for axis, n in axes.items():
            what = []
            if split.get(("inputs", axis), 0) > 0:
                what.append("tokens")
            for kind, name in kinds.items():
                share = split.get((kind, axis), 0) / max(total.get(kind, 0), 1)
                if share > 0.02:
                    what.append(f"{share:.0%} of {name}")
            parts.append(f"{axis}={n} splits {', '.join(what) or 'activations only'}")
        moves = re.findall(r"^  ([a-z-]+) +\d+ +([\d.]+ \w+) +[\d.]+ \w+$", self.text, re.M)
        return "; ".join(parts) + "; " + ", ".join(f"{k} {n}" for k, n in moves)


def in_bytes(text):
    number, unit = text.split()
    return float(number) * 1024 ** ["B", "KiB", "MiB", "GiB", "TiB"].index(unit)


class Comparison:
    def __init__(self, o):
        self.o = o
        self.opt = os.path.join(os.environ.get("DGC_BIN", os.path.join(ROOT, "build/bin")), "dgc-opt")

    def plan(self, row, expert):
        name = f"{row.preset}-{row.gpus}-{row.pp}" + ("-expert" if expert else "")
        name += re.sub(r"\W+", "-", row.more)
        path = os.path.join(self.o.work, name + ".mlir")
        if not os.path.exists(path):
            exporter = os.path.join(ROOT, "examples/export/export.py")
            run([sys.executable, exporter, "decoder", "--preset", row.preset, "--abstract",
                 "--layers", str(row.stage_layers), "--batch", str(row.batch),
                 "--remat", row.remat, "--out", self.o.work, "--name", name, *row.more.split(),
                 *(["--expert", row.expert] if expert else [])])  # fmt: skip
        cluster = f"{row.machine}x{row.gpus // row.pp}"
        text = run([self.opt, path, "--dgc-prepare", "--dgc-import-shardings",
                    f"--dgc-auto-shard=cluster={cluster} print-plan", "-o", os.devnull])  # fmt: skip
        number, unit = re.search(r"predicted step ([\d.]+) (\w+)", text).groups()
        fits = "no plan fits the memory limit" not in text
        memory = re.search(r"^  all +(.*)$", text, re.M)[1]
        return Planned(float(number) * UNITS[unit], memory, fits, text)

    def compare(self, row):
        ours, expert = self.plan(row, False), self.plan(row, True)
        ratio = ours.time / expert.time
        verdict = "tie" if abs(ratio - 1) < 5e-4 else "win" if ratio < 1 else "LOSS"
        if not ours.fits:
            verdict += ", does not fit"
        return ours, expert, ratio, verdict


def seconds(t):
    return f"{t:.3f} s" if t >= 1 else f"{t * 1e3:.1f} ms"


def table(rows):
    lines = [
        "| model, source | layers, devices, batch | ours | memory | expert | memory | ours / expert | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row, (ours, expert, ratio, verdict) in rows:
        lines.append(
            f"| {row.preset}, {row.source}{' ' + row.more if row.more else ''} "
            f"| {row.stage_layers}, {row.gpus // row.pp} {row.machine}, {row.batch} "
            f"| {seconds(ours.time)} ({ours.mesh()}) | {ours.memory.split(' of ')[0]} "
            f"| {seconds(expert.time)} ({row.expert}) "
            f"| {expert.memory.split(' of ')[0]}{'' if expert.fits else ', does not fit'} "
            f"| {ratio:.3f} | {verdict} |"
        )
    return lines


def write(path, rows, failures):
    wins = sum(r[1][3] == "win" for r in rows)
    ties = sum(r[1][3] == "tie" for r in rows)
    lines = ["# Plans against experts' plans", "",
             "Written by `benchmarks/plans.py`, which says what is compared. Times are of dgc's cost",
             "model: one training step of one stage's share with one microbatch. Gradients are reduced",
             "once in each such step, so that plans with less data parallelism gain more here than",
             "they would over many microbatches. The expert's plan completes his shardings.", "",
             f"{wins} wins, {ties} ties, {len(rows) - wins - ties} others.", "",
             *table(rows), "", "## In words", ""]  # fmt: skip
    for row, (ours, expert, _, _) in rows:
        lines += [f"**{row.preset}** ({row.source}, {row.gpus // row.pp} devices)", "",
                  f"- ours: {ours.words()}", f"- expert: {expert.words()}", ""]  # fmt: skip
    lines += [f"Not compared: {row.preset} ({row.source}): {why}" for row, why in failures]
    text = "\n".join(lines).rstrip() + "\n"
    with open(path + ".tmp", "w") as f:
        f.write(text)
    os.replace(path + ".tmp", path)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--only", default="", help="rows whose model, source or expert matches")
    p.add_argument("--out", help="markdown file to write; without it, a line a row is printed")
    p.add_argument("--work", help="folder for exported programs, used again if they are there")
    p.add_argument("--print-plans", action="store_true", help="both plans in full")
    o = p.parse_args()
    keep = o.work is not None
    folder = None if keep else tempfile.TemporaryDirectory()
    o.work = o.work or folder.name
    os.makedirs(o.work, exist_ok=True)
    comparison, rows, failures = Comparison(o), [], []
    for row in ROWS:
        if not re.search(o.only, f"{row.preset} {row.source} {row.expert} {row.more} {row.gpus}"):
            continue
        try:
            result = comparison.compare(row)
        except Failed as e:
            failures.append((row, e))
            print(f"{row.preset} ({row.source}): {e}", file=sys.stderr)
            continue
        ours, expert, ratio, verdict = result
        print(f"{row.preset:15} {row.source:12} {row.gpus // row.pp:4} devices  "
              f"ours {seconds(ours.time):>9} {ours.memory:24} expert {seconds(expert.time):>9} "
              f"{'' if expert.fits else '(does not fit) '}{ratio:.4f} {verdict}  {ours.mesh()}",
              flush=True)  # fmt: skip
        if o.print_plans:
            print(ours.text, expert.text, sep="\n")
        rows.append((row, result))
        if o.out:
            write(o.out, rows, failures)
    return bool(failures) or any(v[3].startswith("LOSS") or "fit" in v[3] for _, v in rows)


if __name__ == "__main__":
    sys.exit(main())
