#!/usr/bin/env python3
"""What the simulator itself costs: CPU time and memory of dgc-sim on large clusters.

    benchmarks/simulator.py [--bin build/bin]
"""

import argparse
import os
import sys

GPT = "gpt:layers=128,hidden=20480,heads=128,seq=2048,vocab=51200"
LLAMA = "llama:layers=126,hidden=16384,heads=128,kv_heads=8,ffn=53248,seq=8192,vocab=128256"
CASES = [
    ("1 T parameters, 16,384 devices, 1,024 microbatches",
     [GPT, "a100-80g:nodes=2048", "tp=8,pp=64,dp=32,mbs=1,gbs=32768,recompute=full",
      "--no-bottleneck"]),
    ("the same, with what limits it",
     [GPT, "a100-80g:nodes=2048", "tp=8,pp=64,dp=32,mbs=1,gbs=32768,recompute=full"]),
    ("405 B parameters, 16,384 devices, with what limits it",
     [LLAMA, "h100:nodes=2048", "tp=8,pp=16,dp=128,vpp=8,mbs=1,gbs=2048,zero=1,sp=1"]),
    ("all plans for 16,384 devices",
     [LLAMA, "h100:nodes=2048", "tp=8,pp=16,dp=128,vpp=8,mbs=1,gbs=2048,zero=1,sp=1",
      "--no-bottleneck", "--sweep", "plans"]),
    ("strong scaling from 512 to 16,384 devices",
     [LLAMA, "h100:nodes=64", "tp=8,pp=16,dp=4,vpp=8,mbs=1,gbs=2048,zero=1,sp=1",
      "--no-bottleneck", "--sweep", "strong:64,128,256,512,1024,2048"]),
    ("every task of 64 stages and 1,024 microbatches, as a trace",
     [GPT, "a100-80g:nodes=2048", "tp=8,pp=64,dp=32,mbs=1,gbs=32768,recompute=full",
      "--no-bottleneck", "--trace", os.devnull]),
]


def measure(tool, case):
    """CPU seconds and MiB of one run; its output is dropped."""
    model, cluster, plan, *more = case
    pid = os.fork()
    if pid == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.execv(tool, [tool, "--model", model, "--cluster", cluster, "--plan", plan, *more])
    _, status, usage = os.wait4(pid, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 3):  # 3: does not fit, and is simulated all the same
        sys.exit(f"dgc-sim ended with {code}: {' '.join(case)}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser.add_argument("--bin", default=os.path.join(root, "build/bin"))
    tool = os.path.join(parser.parse_args().bin, "dgc-sim")
    print(f"{'CPU s':>8} {'MiB':>6}  case")
    for name, case in CASES:
        seconds, mib = measure(tool, case)
        print(f"{seconds:8.2f} {mib:6.0f}  {name}")


if __name__ == "__main__":
    main()
