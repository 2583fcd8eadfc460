"""Prints where a plan puts parameters, optimizer state and products of a training step that
resize.py wrote, one a line; reads the planned program from its standard input.

usage: dgc-opt ... --dgc-auto-shard=... | placed.py dense|experts
"""

import re
import sys

# In the order of the arguments: the first state is the mean of gradients, then come the
# parameters, a counter and the mean of squares.
ATTENTION = ["k", "o", "q", "v"]
PARAMETERS = {
    "dense": ["embed", *ATTENTION, "down", "gate", "up", "norm", "norm1", "norm2", "out"],
    "experts": ["embed", *ATTENTION, "down", "gate", "router", "up", "norm", "norm1", "norm2",
                "out"],
}  # fmt: skip
PRODUCTS = {
    "dense": ["q", "k", "v", "scores", "mix", "o", "up", "gate", "down", "logits"],
    "experts": ["q", "k", "v", "scores", "mix", "o"],
}


def sharding(text):
    found = re.search(r"#dist\.sharding<@\w+, (\[.*?\])(?:, [^>]*)?>", text)
    return found[1].replace('"', "") if found else "whole"


kind = sys.argv[1]
text = sys.stdin.read()
print("mesh", re.search(r"dist\.mesh @mesh = <\[(.*)\]>", text)[1].replace('"', ""))
head = re.search(r"func\.func (?:public )?@main\((.*?)\) -> \(", text, re.S)[1]
arguments = re.split(r", (?=%arg\d+:)", head)
names = PARAMETERS[kind]
for i, name in enumerate(names):
    print(f"parameter {name} {sharding(arguments[len(names) + i])}")
for i, name in enumerate(names):
    print(f"state {name} {sharding(arguments[i])}")
dots = [line for line in text.splitlines() if "stablehlo.dot_general" in line]
for name, line in zip(PRODUCTS[kind], dots):
    print(f"product {name} {sharding(line[line.index('dist.shardings'):])}")
# The products of the experts are those with a batch dimension of their own, in bfloat16.
if kind == "experts":
    for line in dots:
        result = line.rsplit("-> ", 1)[1]
        if result.count("x") == 4 and "bf16" in result and "batching_dims = [0] x [1]" in line:
            print(f"product of experts {sharding(line[line.index('dist.shardings'):])}")
