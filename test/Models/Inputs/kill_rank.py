"""kill_rank.py PACKAGE ARGS..: runs a package for long, ends one of its ranks with
kill -9 and says how the others end and what is left."""

import os
import re
import subprocess
import sys
import time

sys.path.append(os.path.join(os.path.dirname(__file__), "../../Inputs"))
from ranks import alive, exit_code, wait_for_ranks

before = set(os.listdir("/dev/shm"))
run = subprocess.Popen(
    ["dgc-run", *sys.argv[1:], "--steps", "100000000"], stderr=subprocess.PIPE, text=True
)
ranks = wait_for_ranks(run, 3, 60)
time.sleep(1)
print("ranks:", len(ranks))
os.kill(ranks[1], 9)
start = time.time()
code = run.wait(60)
print("ended within a second:", time.time() - start < 1)
print("exit code:", exit_code(code))
message = run.stderr.read()
named = re.search(r"error: rank (\d) \(pid (\d+)\) was killed by signal 9", message)
print("rank named:", named and named[1], "right pid:", bool(named) and int(named[2]) == ranks[1])
print("processes left:", sum(map(alive, ranks)))
print("shared memory left:", sorted(set(os.listdir("/dev/shm")) - before))
