"""Memory of published runs, predicted. What a row reports differs by source: tensors of the
first stage, what an allocator handed out, or what the driver says a process holds."""
import numpy as np

from published_fit import Pricer
from published_rows import read_memory_rows

GIB = 2.0 ** 30


def predicted(row, facts, base):
    """Bytes (or percent) of what the row reports; `base` has facts of the row's baseline."""
    kind = row.fields["mem_kind"]
    if kind.startswith("params+grads"):  # formula of that paper: no embedding
        return facts["first.parameters"] + facts["first.gradients"] + facts["first.optimizer"]
    if "PERCENT" in kind:
        return 100 * GIB * facts["first.kept"] / base["first.kept"]
    if kind.startswith("activations"):
        return facts["first.activations"]
    if "smi" in kind:
        return facts["memory"] * GIB / 1e9 if "GB" in kind else facts["memory"]
    return facts["tensors"]


def print_memory(path, tool, constants):
    rows = read_memory_rows(path)
    pricer = Pricer(tool, [r for r in rows if not r.skip] + [r.baseline for r in rows if r.baseline],
                    constants)
    index = {id(r): i for i, r in enumerate(pricer.rows)}
    found = {}
    for row in rows:
        if row.skip or id(row) not in index:
            continue
        facts = pricer.facts(index[id(row)])
        base = pricer.facts(index[id(row.baseline)]) if row.baseline else None
        bytes_ = predicted(row, facts, base)
        error = bytes_ / GIB / row.n["mem_gib"] - 1
        # In the unit of the report: the card's size is in the GPU's name. Rows that report
        # a part of the memory say nothing about whether the rest fits.
        card, kind = facts["device"] / GIB, row.fields["mem_kind"]
        whole = not kind.startswith(("activation", "params+grads"))
        fits, fitted = facts["memory"] <= facts["device"], row.n["mem_gib"] <= card
        names = [row.source] + (["nvidia-smi, all"] if "smi" in kind else [])
        for name in names:
            found.setdefault(name, []).append(
                (error, whole and fits and not fitted, whole and fitted and not fits, row.id))
    print("\n%-20s %5s %7s %7s %7s  %s" % ("memory", "rows", "mean %", "bias %", "max %",
                                         "fits only here, only there"))
    for source, errors in found.items():
        e = 100 * np.array([x[0] for x in errors])
        worst = errors[int(np.argmax(np.abs(e)))][3]
        print("%-20s %5d %7.1f %7.1f %7.1f  %d, %d (worst %s)" %
              (source, len(e), np.abs(e).mean(), e.mean(), np.abs(e).max(),
               sum(x[1] for x in errors), sum(x[2] for x in errors), worst))
    skipped = sum(1 for r in rows if r.skip)
    print("memory rows skipped: %d" % skipped)
    pricer.close()
