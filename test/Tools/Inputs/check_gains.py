"""check_gains.py FILE: runs each plan that a bottleneck report lists, and clusters with one thing
twice as fast (written to FILE), and compares their step times with what the report foretold."""

import re
import subprocess
import sys

MODEL = "gpt:layers=16,hidden=8192,heads=64,seq=2048,vocab=51200"
PLAN = dict(tp=8, pp=2, dp=2, mbs=1, gbs=32, recompute="full")
HARDWARE = {
    "peak FLOP/s doubled": "peak: {f32: 312e12, f16: 624e12}",
    "memory bandwidth doubled": "memory_bandwidth: 3.32e12",
    # Ports are twice as fast where there are twice as many.
    "network between nodes doubled": "ports: 16",
}


def simulate(plan, cluster, *more):
    text = ",".join(f"{k}={v}" for k, v in plan.items())
    run = ["dgc-sim", "--model", MODEL, "--cluster", cluster, "--plan", text, *more]
    return subprocess.run(run, capture_output=True, text=True, check=True).stdout


def step_of(report):
    return re.search(r"step time +(.*)", report)[1]


def changed(what):
    plan = dict(PLAN)
    for part in what.replace(" (another batch)", "").split(", "):
        if part == "sequence parallel":
            plan["sp"] = 1
        elif part == "interleaved":
            plan["schedule"] = part
        else:
            key, value = part.split(" ")
            plan[key] = value
    return plan


report = simulate(PLAN, "a100:nodes=4")
head, plans = report.split("other plans")
checked = 0
for line in plans.splitlines()[1:]:
    row = re.match(r"  (\S.*?) {2,}(\S+ \S+) +[-+]", line)
    if row:
        assert step_of(simulate(changed(row[1]), "a100:nodes=4", "--no-bottleneck")) == row[2], line
        checked += 1
for what, keys in HARDWARE.items():
    with open(sys.argv[1], "w") as f:
        f.write(f"machine: a100\nnodes: 4\n{keys}\n")
    foretold = re.search(re.escape(what) + r" +(\S+ \S+)", head)[1]
    there = step_of(simulate(PLAN, sys.argv[1], "--no-bottleneck"))
    assert there == foretold, (what, foretold, there)
print(f"{checked} other plans and {len(HARDWARE)} other clusters: all as foretold")
