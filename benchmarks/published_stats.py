"""Measures of predicted against measured step times, by groups of rows."""
import itertools

import numpy as np

# Rows that contradict others of the same table: the same plan with other times, or work
# that takes as long as much more of it. Reported with and without, never fitted.
CONTRADICT = set("""jz-104b-002 vt-multi-3-6-014 vt-multi-3-6-016 vt-multi-3-6-021
bloom-14336-72-016 bloom-12288-96-004 bloom-14336-72-013 bloom-13312-82-003
bloom-14336-72-039 sc21t2-001 sc21t2-002 sc21t2-003 mpt-a100-80-003 mpt-a100-80-043
mpt-a100-80-044 mpt-h100-021 titan-async8b-005 titan-async8b-006 mb-qwen3-30b-a3b-h100-004
mb-qwen3-30b-a3b-h100-005 mb-qwen3-30b-a3b-h100-006 mb-qwen3-30b-a3b-h100-007
mb-qwen3-30b-a3b-b200-005 mb-qwen3-30b-a3b-b200-006 mb-gpt-oss-120b-gb200-002
mb-gpt-oss-120b-gb300-002 dgxc-deepseek-v3-gb200-001 dgxc-deepseek-v3-gb200-002
dgxc-deepseek-v3-gb200-003""".split())


def shape(row):
    """Rows of one source and model shape stay on one side of a fold."""
    return "%s|%g|%g|%g" % (row.source, row.n["layers"], row.n["hidden"], row.n["seq"])


def folds(rows, seed, count=2):
    """The fold of each row: shapes are dealt out source by source, largest first."""
    rng = np.random.RandomState(seed)
    sizes, fold = {}, {}
    for row in rows:
        sizes[shape(row)] = sizes.get(shape(row), 0) + 1
    for source in sorted({r.source for r in rows}):
        keys = sorted({shape(r) for r in rows if r.source == source})
        rng.shuffle(keys)
        total, first = np.zeros(count), rng.randint(count)
        for key in sorted(keys, key=lambda k: -sizes[k]):
            fold[key] = int(np.argmin(total)) if total.max() > 0 else first
            total[fold[key]] += sizes[key]
    return np.array([fold[shape(r)] for r in rows])


def group(row):
    """Rows that train the same model on the same batch with as many GPUs."""
    n = row.n
    precision = row.fields["precision"] if row.source == "BLOOM" else ""
    return (row.source, n["layers"], n["hidden"], n["seq"], n["n_gpus"], n["global_batch"], precision)


def groups(rows, keep):
    found = {}
    for i in np.flatnonzero(keep):
        found.setdefault(group(rows[i]), []).append(i)
    return [np.array(v) for v in found.values() if len(v) > 1]


def regret(rows, keep, predicted, measured):
    """Time of the plan that the model would pick over the best one's: mean, max, groups."""
    r = [measured[g[np.argmin(predicted[g])]] / measured[g].min() for g in groups(rows, keep)]
    return (np.mean(r), np.max(r), len(r)) if r else (np.nan, np.nan, 0)


def order(rows, keep, predicted, measured, least=0.02):
    """Share of pairs within a group, measured more than 2 % apart, that are in the right
    order; and how many pairs."""
    right = total = 0
    for g in groups(rows, keep):
        for a, b in itertools.combinations(g, 2):
            if abs(np.log(measured[a] / measured[b])) > least:
                total += 1
                right += (predicted[a] < predicted[b]) == (measured[a] < measured[b])
    return (right / total if total else np.nan, total)


def naive(rows, flops, measured, train):
    """FLOPs over one constant per GPU and precision, stretched by the pipeline's bubble."""
    def work(i):
        n = rows[i].n
        pp, vpp = n["pp"], max(1, n["vpp"] or 1)
        micro = max(1, round(n["global_batch"] / (n["dp"] * rows[i].mbs)))
        return flops[i] / n["n_gpus"] * (1 + (pp - 1) / (vpp * micro))

    def key(i):
        return rows[i].site.split(":")[0], rows[i].plan.split("precision=")[1].split(",")[0]
    rates, every = {}, []
    for i in np.flatnonzero(train):
        rate = np.log(measured[i] / work(i))
        rates.setdefault(key(i), []).append(rate)
        every.append(rate)
    return np.array([work(i) * np.exp(np.median(rates.get(key(i), every)))
                     for i in range(len(rows))])
