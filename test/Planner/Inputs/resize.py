"""Writes a training step with other sizes.

usage: resize.py STEP.mlir NAME=SIZE... > STEP-of-these-sizes.mlir

The first line of STEP.mlir names its dimensions; each is a prime that nothing else is, so that
every number in the text shows what it is made of. All of them must be given. Values of
constants (a loss's 1/n) keep the old sizes: such a program is for planning, not for running.

The steps were written by examples/export/decoder.py, one layer and AdamW:
step-dense.mlir (grouped queries, rotary positions, gated hidden layer, bfloat16 products),
step-experts.mlir (each sequence's tokens go to `experts` experts of `capacity` tokens, two for
each token). A head is 2 * half wide; there are kv * group heads.
"""

import re
import sys

text = open(sys.argv[1]).read()
old = dict((k, int(n)) for k, n in (x.split("=") for x in text.split("\n")[0].split()[2:]))
new = dict((k, int(n)) for k, n in (x.split("=") for x in sys.argv[2:]))
if set(old) != set(new):
    sys.exit(f"{sys.argv[1]} needs the dimensions {' '.join(old)}")


def resized(match):
    n, size = int(match[0]), 1
    for name, prime in old.items():
        while n and n % prime == 0:
            n //= prime
            size *= new[name]
    return str(n * size)


body = text.split("\n", 1)[1]
print(re.sub(r"(?<![\w.%#+-])\d{4,}(?![\w.])|(?<=[<x\d]x)\d{4,}(?=x)|(?<=<)\d{4,}(?=x)", resized, body), end="")
