#!/bin/sh
# signals.sh PACKAGE: ends the launcher while its ranks hang, counts what is left.
for signal in INT TERM KILL; do
  # From a shell that is not interactive, background jobs ignore SIGINT.
  python3 - "$signal" "$1" <<'PYTHON'
import os, signal, subprocess, sys, time

name, package = sys.argv[1:]
run = subprocess.Popen(
    [package, "--input=5x4xf32=1", "--input=4xf32=1", "--input=i32=0", "--input=2xi32=13 0"],
    stderr=subprocess.DEVNULL,
    preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
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


deadline = time.time() + 20
while len(children()) < 2 and time.time() < deadline:
    time.sleep(0.01)
time.sleep(0.1)
ranks = children()
assert len(ranks) == 2, ranks
run.send_signal(getattr(signal, "SIG" + name))
code = run.wait()
end = time.time() + 1
while any(map(alive, ranks)) and time.time() < end:
    time.sleep(0.01)
code = 128 - code if code < 0 else code
print(f"SIG{name}: exit {code}, ranks left: {sum(map(alive, ranks))}")
PYTHON
done
