"""Ops, attributes and passes of dgc's .td files, as TableGen sees them.

records(root) yields one Record for each op, attribute and pass defined in `root`/include, with
its description as it is after all classes have added theirs.
"""

import json
import os
import re
import subprocess
from dataclasses import dataclass

LLVM = "/usr/lib/llvm-22"
KINDS = {"PassBase": "pass", "Op": "op", "AttrDef": "attribute"}


@dataclass
class Record:
    kind: str  # pass, op or attribute
    name: str  # of the record
    path: str  # of the .td file, from root
    line: int
    text: str  # the pass' flag, the op's name as in text; empty for attributes
    description: str

    def blocks(self):
        """The examples: ```mlir blocks, or the code after "Example:"."""
        found = re.findall(r"```mlir\n(.*?)```", self.description, re.S)
        return found or re.findall(r"Example:\s*`([^`]+)`", self.description)


def records(root):
    files = sorted(os.path.join(folder, f)
                   for folder, _, names in os.walk(os.path.join(root, "include"))
                   for f in names if f.endswith(".td"))
    place = {}  # name of a record -> where it is defined; TableGen tells base names only
    for path in files:
        with open(path) as f:
            for number, line in enumerate(f, 1):
                if m := re.match(r"def (\w+)", line):
                    place[m.group(1)] = (os.path.relpath(path, root), number)
    done = set()
    for path in files:
        out = subprocess.run(
            [f"{LLVM}/bin/llvm-tblgen", "--dump-json", f"-I{LLVM}/include", f"-I{root}/include",
             path], capture_output=True, text=True)
        if out.returncode:
            continue  # a fragment that another file includes
        data = json.loads(out.stdout)
        for cls, kind in KINDS.items():
            for name in data["!instanceof"].get(cls, []):
                if name not in place or name in done:
                    continue
                done.add(name)
                r = data[name]
                text = r["argument"] if kind == "pass" else ""
                if kind == "op":
                    text = data[r["opDialect"]["def"]]["name"] + "." + r["opName"]
                yield Record(kind, name, *place[name], text, r.get("description") or "")
