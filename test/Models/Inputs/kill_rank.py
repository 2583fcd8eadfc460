"""kill_rank.py PACKAGE ARGS..: runs a package for long, ends one of its ranks with
kill -9 and says how the others end and what is left."""

import os
import re
import subprocess
import sys
import time

before = set(os.listdir("/dev/shm"))
run = subprocess.Popen(
    ["dgc-run", *sys.argv[1:], "--steps", "100000000"], stderr=subprocess.PIPE, text=True
)


def children():
    with open(f"/proc/{run.pid}/task/{run.pid}/children") as f:
        return [int(p) for p in f.read().split()]


def alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as f:
            return f.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


deadline = time.time() + 60
while len(children()) < 3 and time.time() < deadline:
    time.sleep(0.01)
time.sleep(1)
ranks = children()
print("ranks:", len(ranks))
os.kill(ranks[1], 9)
start = time.time()
code = run.wait(60)
print("ended within a second:", time.time() - start < 1)
print("exit code:", 128 - code if code < 0 else code)
message = run.stderr.read()
named = re.search(r"error: rank (\d) \(pid (\d+)\) was killed by signal 9", message)
print("rank named:", named and named[1], "right pid:", bool(named) and int(named[2]) == ranks[1])
print("processes left:", sum(map(alive, ranks)))
print("shared memory left:", sorted(set(os.listdir("/dev/shm")) - before))
