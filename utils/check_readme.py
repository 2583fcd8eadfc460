#!/usr/bin/env python3
"""Runs the commands of README.md, in order, in the root of the repository.

Each ```sh block is one script; it must exit with 0. scripts/test.sh runs this, so its own block
is left out.
"""

import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def main():
    with open(os.path.join(ROOT, "README.md")) as f:
        blocks = re.findall(r"```sh\n(.*?)```", f.read(), re.S)
    failures = 0
    for block in blocks:
        if block.strip() == "scripts/test.sh":
            continue
        print("$ " + block.strip().replace("\n", "\n$ "), flush=True)
        failures += subprocess.run(["bash", "-e", "-c", block], cwd=ROOT).returncode != 0
    print(f"{len(blocks)} blocks, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
