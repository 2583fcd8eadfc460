#!/usr/bin/env python3
"""Runs the commands of pages of documentation and compares what they print.

    check_docs.py [--model MODEL.mlir] PAGE.md...

Each ```sh block is one script, run in a page's own folder, which is empty but for model.mlir if
one is given, with the tools on the PATH. A ```text
block right after it is (a part of) its output: the lines must be there in this order, numbers
apart, since constants are fitted anew from time to time. A block whose first line is `# exits N`
must end with that exit code.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile


def shape(line):
    """A line without the values of its numbers, their units' prefixes and spaces."""
    line = re.sub(r"[-+]?\$?\d[\d,.]*", "N", line)
    line = re.sub(r"N (?:us|ms|s)\b", "N s", line)
    line = re.sub(r"N [kMGTP]?i?(B|J|W|FLOP/s)\b", r"N \1", line)
    return " ".join(line.split())


def missing(wanted, output):
    """The first line of `wanted` that does not follow in `output`."""
    lines = iter([shape(line) for line in output.splitlines()])
    for line in wanted.splitlines():
        if shape(line) not in lines:
            return line
    return None


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--model", help="what the pages call model.mlir")
    p.add_argument("pages", nargs="+")
    o = p.parse_args()
    failures = blocks = 0
    for page in o.pages:
        with open(page) as f:
            found = re.findall(r"```sh\n(.*?)```(?:\s*```text\n(.*?)```)?", f.read(), re.S)
        with tempfile.TemporaryDirectory() as folder:
            if o.model:
                shutil.copy(o.model, os.path.join(folder, "model.mlir"))
            for script, wanted in found:
                blocks += 1
                code = re.match(r"# exits (\d+)\n", script)
                run = subprocess.run(["bash", "-e", "-c", script], cwd=folder, text=True,
                                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                line = missing(wanted, run.stdout)
                if run.returncode == (int(code.group(1)) if code else 0) and line is None:
                    continue
                failures += 1
                print(f"{page}: exit code {run.returncode} of\n{script}{run.stdout}")
                if line is not None:
                    print(f"{page}: not printed, in this order: {line}")
    print(f"{blocks} blocks, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
