#!/usr/bin/env python3
"""Runs the examples in the descriptions of ops, attributes and passes.

    check_examples.py DGC_OPT

Each example must parse and verify. A block that is one or a few ops is put into a
function whose arguments are the values it uses and does not define; a mesh @mesh with the
axes dp, tp, x, y exists. A bare attribute (#dist...) is attached to a function. In a pass'
description with exactly two blocks the first, run through the pass (with the options that the
description names as `--flag=options`), must equal the second.
"""

import concurrent.futures
import os
import re
import subprocess
import sys

import td_records

PRELUDE = 'dist.mesh @mesh = <["dp"=2, "tp"=4, "x"=2, "y"=4]>\n'


def split_top(text):
    """Splits at commas outside all brackets."""
    parts, depth, last = [], 0, 0
    for i, ch in enumerate(text):
        if ch in "(<[{":
            depth += 1
        elif ch in ")]}" or (ch == ">" and text[i - 1] != "-"):
            depth -= 1
        elif ch == "," and depth == 0:
            parts.append(text[last:i].strip())
            last = i + 1
    return parts + [text[last:].strip()] if text[last:].strip() else parts


def statements(block):
    """Top-level ops of a block, each with its regions."""
    out, depth, current = [], 0, []
    for line in block.splitlines():
        if not line.strip() or line.strip().startswith("//"):
            continue
        starts = depth == 0 and not re.match(r"\s*(cond|\}|do|reducer)", line)
        if starts and current:
            out.append("\n".join(current))
            current = []
        current.append(line)
        bare = re.sub(r'"[^"]*"', "", line)
        depth += sum(bare.count(c) for c in "({") - sum(bare.count(c) for c in ")}")
    return out + (["\n".join(current)] if current else [])


def operand_types(op):
    """{name: type} of the operands of one op, from its trailing types."""
    lines = op.split("\n")
    # The types are at the end of the last line, or of the first where regions follow.
    last = len(lines) > 1 and "({" in lines[0]
    tail = lines[-1] if last else lines[0]
    body, colon, types = tail.rpartition(" : ")
    if last:
        body = lines[0]
    if not colon:
        return {}
    if "{" in types:
        types = types[: types.index("{")]
    body = body.split("=", 1)[1] if re.match(r"\s*%[\w:, %]+\s=", body) else body
    names = [n for n in re.findall(r"%(\w+)", body)]
    if "stablehlo.while" in body:
        names = re.findall(r"= %(\w+)", body)
    types = types.split("->")[0].strip()
    given = split_top(types[1 : types.rindex(")")] if types.startswith("(") else types)
    if not given:
        return {}
    while len(given) < len(names):
        given.append(given[-1])
    return dict(zip(names, given))


def wrap(block):
    block = block.strip()
    if re.search(r"\b(func\.func|builtin\.module)\b", block):
        alone = "@mesh" not in block or re.search(r"\b(dist|sdy)\.mesh @mesh\b", block)
        return block if alone else PRELUDE + block
    if re.match(r"\s*(dist|sdy)\.mesh", block):
        return block
    if re.match(r"\s*#", block):
        attributes = block.replace("\n", ", ")
        return PRELUDE + f"func.func private @f() attributes {{example = [{attributes}]}}"
    defined = set(re.findall(r"^\s*%(\w+)(?::\d+)?(?:, %\w+)* =", block, re.M))
    for multi in re.findall(r"^\s*((?:%\w+, )+%\w+) =", block, re.M):
        defined |= set(re.findall(r"%(\w+)", multi))
    defined |= set(re.findall(r"%(\w+): ", block))  # block arguments
    defined |= set(re.findall(r"%(\w+) = %", block))  # carried values
    args = {}
    for op in statements(block):
        inner = [line.strip() for line in op.splitlines()]
        for piece in [op, *inner[1:]]:
            for name, kind in operand_types(piece).items():
                if name not in defined:
                    args.setdefault(name, kind)
    head = ", ".join(f"%{n}: {t}" for n, t in args.items())
    return PRELUDE + f"func.func private @callee(tensor<4xf32>) -> tensor<4xf32>\nfunc.func @example({head}) {{\n{block}\n  return\n}}"


def run(tool, text, *flags):
    return subprocess.run([tool, "-", *flags], input=text, text=True, capture_output=True, timeout=60)


def check(tool, record):
    """Problems with the examples of one op, attribute or pass, as texts."""
    blocks = record.blocks()
    for block in blocks:
        r = run(tool, wrap(block))
        if r.returncode:
            yield f"example does not run:\n{block}\n{r.stderr}"
    if record.kind == "pass" and len(blocks) == 2:
        options = re.search(rf"`--({record.text}=[^`]+)`", record.description)
        flag = options.group(1) if options else record.text
        before = run(tool, wrap(blocks[0]), "--" + flag)
        after = run(tool, wrap(blocks[1]))
        if before.returncode or before.stdout != after.stdout:
            yield (f"the pass makes of its first example\n{before.stdout}{before.stderr}"
                   f"and its second example is\n{after.stdout}")


def main():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    entries = list(td_records.records(root))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda r: list(check(sys.argv[1], r)), entries))
    failures = 0
    for record, problems in zip(entries, results):
        for problem in problems:
            failures += 1
            print(f"{record.path}:{record.line}: {record.name}: {problem}")
    print(f"{sum(len(r.blocks()) for r in entries)} examples, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
