"""signals.py PACKAGE: ends the launcher while its ranks hang, counts what is left."""

import os
import signal
import subprocess
import sys
import time

sys.path.append(os.path.join(os.path.dirname(__file__), "../../Inputs"))
from ranks import alive, exit_code, wait_for_ranks

INPUTS = ["--input=5x4xf32=1", "--input=4xf32=1", "--input=i32=0", "--input=2xi32=13 0"]

for name in ("INT", "TERM", "KILL"):
    # From a shell that is not interactive, background jobs ignore SIGINT.
    run = subprocess.Popen(
        [sys.argv[1], *INPUTS],
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    ranks = wait_for_ranks(run, 2, 20)
    time.sleep(0.1)
    run.send_signal(getattr(signal, "SIG" + name))
    code = exit_code(run.wait())
    end = time.time() + 1
    while any(map(alive, ranks)) and time.time() < end:
        time.sleep(0.01)
    print(f"SIG{name}: exit {code}, ranks left: {sum(map(alive, ranks))}", flush=True)
