"""Writes an example model with shardings on its arguments, as a user would force them.

usage: annotate.py MODEL.mlir SCHEME RANKS

Schemes: dp (batch split), tp (Megatron: heads, hidden units and vocabulary split),
fsdp (batch split, parameters and optimizer state split and gathered on use),
zero1 (batch split, optimizer state split, parameters whole),
sp (tp; then, with a lower priority, what comes from the tokens is split along the
sequence: the residual stream between the blocks).
"""

import re
import sys

# Parameters of examples/export/gpt.py in the order of a layer's arguments.
LAYER = ["down.b", "down.w", "ln1.b", "ln1.s", "ln2.b", "ln2.s",
         "proj.b", "proj.w", "qkv", "up.b", "up.w"]
TAIL = ["ln.b", "ln.s", "wpe", "wte"]

GPT_TP = {
    "down.b": "[{}]", "down.w": '[{"x"}, {}]', "proj.b": "[{}]",
    "proj.w": '[{"x"}, {}]', "qkv": '[{}, {3, "x"}]', "up.b": '[{"x"}]',
    "up.w": '[{}, {"x"}]', "wpe": "[{}, {}]", "wte": '[{"x"}, {}]',
}
GPT_FSDP = {
    "down.b": '[{"x"}]', "down.w": '[{"x"}, {}]', "proj.b": '[{"x"}]',
    "proj.w": '[{"x"}, {}]', "qkv": '[{"x"}, {}]', "up.b": '[{"x"}]',
    "up.w": '[{"x"}, {}]', "wpe": '[{"x"}, {}]', "wte": '[{"x"}, {}]',
}


def gpt_names(layers, stacked):
    names = []
    for state in "m", "params", "v":
        block = list(LAYER) if stacked else LAYER * layers
        names += [(state, name) for name in block + TAIL]
        if state == "params":
            names.append((state, "step"))
    return names + [("data", "tokens"), ("data", "targets")]


def gpt_sharding(state, name, scheme, stacked):
    if name in ("tokens", "targets"):
        if scheme == "sp" and name == "tokens":
            return '[{}, {"x"}p1]'
        return '[{"x"}, {}]' if scheme in ("dp", "fsdp", "zero1") else "[{}, {}]"
    if scheme == "zero1":
        scheme = "dp" if state == "params" else "fsdp"
    table = {"dp": {}, "tp": GPT_TP, "sp": GPT_TP, "fsdp": GPT_FSDP}[scheme]
    if name == "step":
        return None
    text = table.get(name)
    if text and stacked and name in LAYER:
        text = "[{}, " + text[1:]
    return text


def main():
    path, scheme, ranks = sys.argv[1:]
    text = open(path).read()
    head = re.search(r"func\.func public @main\((.*?)\) -> ", text, re.S)
    args = re.findall(r"%arg\d+: tensor<[^>]*>(?: \{[^}]*\})?(?: loc\([^)]*\))?", head[1])
    stacked = "scan" in path
    layers = 1 if stacked else (len(args) - 3 - 3 * len(TAIL)) // (3 * len(LAYER))
    names = gpt_names(layers, stacked)
    assert len(names) == len(args), (len(names), len(args))
    out = []
    for (state, name), arg in zip(names, args):
        sharding = gpt_sharding(state, name, scheme, stacked)
        if not sharding:
            rank = re.search(r"tensor<([^>]*)>", arg)[1].count("x")
            sharding = "[" + ", ".join(["{}"] * rank) + "]"
        attr = "dist.sharding = #dist.sharding<@mesh, %s>" % sharding
        if "{" in arg:
            arg = arg.replace("{", "{" + attr + ", ", 1)
        else:
            arg = arg + " {" + attr + "}"
        out.append(arg)
    text = text[: head.start(1)] + ", ".join(out) + text[head.end(1):]
    at = text.index("func.func public @main")
    print(text[:at] + 'dist.mesh @mesh = <["x"=%s]>\n  ' % ranks + text[at:], end="")


main()
