"""Where an expert puts things: names of dimensions, mapped to mesh axes.

Models name the dimensions of their parameters and of activations that matter:

    x = shard(x, "batch", "residual_seq", None)

Without an expert's plan that is the identity. Under `expert(...)` it becomes a sharding
constraint, and `argument` gives an argument's sharding.
"""

import contextlib

import jax
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec

# Mesh axes, slow links first. `dp` splits the batch; `ep` splits the batch too, and experts;
# `cp` the sequence; `tp` heads, hidden units and the vocabulary.
AXES = ("dp", "ep", "cp", "tp")

_plan = None


class Plan:
    def __init__(self, sizes, sequence_parallel=False, zero=0):
        unknown = set(sizes) - set(AXES)
        if unknown:
            raise SystemExit(f"unknown mesh axes {sorted(unknown)}: known are {', '.join(AXES)}")
        names = [a for a in AXES if sizes.get(a, 1) > 1]
        self.sizes = {a: sizes[a] for a in names}
        self.mesh = AbstractMesh(tuple(self.sizes.values()), tuple(names)) if names else None
        self.zero = zero
        self.rules = {
            "batch": ("dp", "ep"),
            "groups": ("dp",),  # of tokens, once they are at their experts
            "experts": ("ep",),
            "seq": ("cp",),
            "residual_seq": ("cp", "tp") if sequence_parallel else ("cp",),
            "heads": ("tp",),
            "hidden": ("tp",),
            "vocab": ("tp",),
        }

    def axes(self, name):
        return [a for a in self.rules.get(name, ()) if a in self.sizes]

    def spec(self, names, shape, split_state=False):
        """Axes that do not divide a dimension are left out. `split_state`: the first dimension
        that can takes the data-parallel axes that are left."""
        dims, used = [], set()
        for name, n in zip(names, shape):
            dim = []
            for a in self.axes(name):
                if n % self.sizes[a] == 0 and a not in used:
                    dim.append(a)
                    used.add(a)
                    n //= self.sizes[a]
            dims.append(dim)
        if split_state:
            for a in ("dp", "ep", "cp"):
                if a not in self.sizes or a in used:
                    continue
                for dim, n in zip(dims, shape):
                    for b in dim:
                        n //= self.sizes[b]
                    if n % self.sizes[a] == 0:
                        dim.append(a)
                        break
        return PartitionSpec(*[tuple(d) if d else None for d in dims])

    def sharding(self, names, shape, split_state=False):
        return NamedSharding(self.mesh, self.spec(names, shape, split_state))


def parse(text):
    """`dp=8,tp=4,sp,zero=1` -> Plan: axes with sizes, `sp` for a residual stream split along
    the sequence, `zero=1` for split state (parameters are gathered once a step), `zero=3` for
    parameters that are gathered where they are used."""
    sizes, sp, zero = {}, False, 0
    for item in filter(None, text.split(",")):
        key, _, value = item.partition("=")
        if key == "sp":
            sp = True
        elif key == "zero":
            zero = int(value)
        else:
            sizes[key] = int(value)
    return Plan(sizes, sp, zero)


@contextlib.contextmanager
def expert(plan):
    global _plan
    _plan = plan if plan and plan.mesh else None
    try:
        yield
    finally:
        _plan = None


def shard(x, *names):
    """`x` as the expert wants it."""
    if _plan is None:
        return x
    return jax.lax.with_sharding_constraint(x, _plan.sharding(names, x.shape))


def compute_copy(x, *names):
    """The copy of a parameter that a step computes with: whole where state alone is split."""
    return x if _plan is None or _plan.zero == 3 else shard(x, *names)


def argument(shape, names):
    """An argument's shape with its sharding. Parameters and optimizer state have names that
    start with "param"."""
    if _plan is None:
        return shape
    state = bool(names) and names[0] == "param"
    names = names[1:] if state else names
    sharding = _plan.sharding(names, shape.shape, split_state=state and _plan.zero > 0)
    return jax.ShapeDtypeStruct(shape.shape, shape.dtype, sharding=sharding)
