#!/usr/bin/env python3
"""Changes one byte at a time of a package's appended parts and runs it: each must be
refused with exit code 4. Prints the distinct messages."""
import os
import random
import struct
import subprocess
import sys

package, folder = sys.argv[1:]
data = open(package, "rb").read()
table, count = struct.unpack_from("<QI", data, len(data) - 32)
spots = [len(data) - 1 - i for i in range(32)]
spots.remove(len(data) - 32 + 12)  # the ABI version: one message of its own
for i in range(count):
    offset, size = struct.unpack_from("<QQ", data, table + 56 * i + 32)
    random.seed(i)
    spots += [offset, offset + size - 1] + [offset + random.randrange(size) for _ in range(3)]
    spots += [table + 56 * i + random.randrange(56) for _ in range(3)]
messages = set()


def run(changed):
    path = os.path.join(folder, "damaged.dgc")
    with open(path, "wb") as f:
        f.write(changed)
    r = subprocess.run(["dgc-run", "--input-seed=1", path], capture_output=True, text=True)
    assert r.returncode == 4, (r.returncode, r.stderr)
    messages.add(r.stderr.split(": ", 2)[2].strip())


for at in spots:
    changed = bytearray(data)
    changed[at] ^= 0x41
    run(changed)
changed = bytearray(data)
changed[len(data) - 32 + 12] = 3
run(changed)
print("\n".join(sorted(messages)))
