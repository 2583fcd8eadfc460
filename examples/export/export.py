#!/usr/bin/env python3
"""Writes example models as dgc reads them.

    export.py mlp gpt gpt_scan gpt_infer --out examples/models
    export.py gpt --layers 12 --width 768 --heads 12 --seq 1024 --batch 8 --abstract --out /tmp
    export.py gpt --preset gpt3-175b --abstract --out /tmp
    export.py decoder --preset llama3-8b --layers 4 --batch 8 --abstract --out /tmp
    export.py decoder --preset gpt-7.5b --batch 512 --expert dp=32,tp=4 --abstract --out /tmp

For each model X: X.mlir (StableHLO text), X.in.npz and X.out.npz (inputs, and JAX's own
outputs, in argument and result order; bfloat16 as raw 16-bit integers), and for training
steps X.losses.txt, the loss of thirty steps on the same batch. `--abstract` traces from
shapes alone and writes only the text, so that no model is too large.

`decoder` takes the sizes in presets.py and computes in bfloat16 on float32 parameters
(`--compute`); llama, moe, moe_gather and latent are small ones of its kinds. `--expert` adds
an expert's shardings: mesh axes dp, ep, cp, tp with their sizes, `sp` (the residual stream
split along the sequence), `zero=1` or `zero=3` (placement.py).

Needs JAX (requirements.txt); nothing else of dgc does.
"""

import argparse
import dataclasses
import functools
import os

import jax
import jax.numpy as jnp
import numpy as np

import decoder
import gpt
import mlp
import placement
from presets import PRESETS as DECODER_PRESETS
from presets import SMALL

GPT_PRESETS = {
    "gpt2-124m": dict(layers=12, width=768, heads=12, vocab=50257, seq=1024, batch=8),
    "gpt3-175b": dict(layers=96, width=12288, heads=96, vocab=51200, seq=2048, batch=8),
    "study": dict(layers=4, width=256, heads=8, vocab=8192, seq=128, batch=8),
}


@dataclasses.dataclass
class Model:
    fn: object  # the function to lower
    make_args: object  # key -> arguments
    donate: tuple = ()  # argument numbers whose buffers the step may reuse
    is_step: bool = False  # returns (new first argument, loss)
    names: object = None  # of the arguments' dimensions, as placement.argument wants them


def coarse(tree):
    """Initial values on a coarse grid, so that archives of them compress well."""

    def round_(x):
        return x if x.dtype == jnp.int32 else (jnp.round(x * 256) / 256).astype(x.dtype)

    return jax.tree.map(round_, tree)


def size_options(o, keys):
    return {k: getattr(o, k) for k in keys if getattr(o, k) is not None}


def build_decoder(name, o):
    if name == "decoder" and o.preset not in DECODER_PRESETS:
        raise SystemExit("decoder needs --preset, one of: " + ", ".join(DECODER_PRESETS))
    if name == "decoder":
        size = {"compute": "bfloat16", "batch": 8, **DECODER_PRESETS[o.preset]}
    else:
        size = dict(SMALL[name])
    size.update(size_options(o, ["layers", "width", "heads", "vocab", "seq", "batch"]))
    size.update(size_options(o, ["compute", "remat", "dispatch", "group", "hidden", "experts"]))
    batch = size.pop("batch")
    c = decoder.Config(**size)

    def args(key):
        k1, k2 = jax.random.split(key)
        tokens = jax.random.randint(k2, (batch, c.seq + 1), 0, c.vocab)
        return coarse(decoder.init_state(k1, c)), tokens[:, :-1], tokens[:, 1:]

    names = (decoder.state_names(c), ("batch", "seq"), ("batch", "seq"))
    return Model(decoder.step_fn(c), args, donate=(0,), is_step=True, names=names)


def build(name, o):
    if name == "decoder" or name in SMALL:
        return build_decoder(name, o)
    if name == "mlp":
        sizes = [48, 96, 96, 10]

        def args(key):
            k1, k2, k3 = jax.random.split(key, 3)
            x = jax.random.normal(k2, (o.batch or 32, sizes[0]))
            return coarse(mlp.init(k1, sizes)), coarse(x), jax.random.randint(k3, (len(x),), 0, 10)

        return Model(mlp.train_step, args, donate=(0,), is_step=True)

    small = {
        "gpt": dict(layers=2, width=16, heads=4, vocab=50257, seq=16, batch=4),
        "gpt_scan": dict(layers=4, width=64, heads=4, vocab=503, seq=32, batch=8),
        "gpt_infer": dict(
            layers=2, width=32, heads=4, vocab=50257, seq=24, batch=4, dtype="bfloat16"
        ),
    }[name]
    size = {**small, **GPT_PRESETS.get(o.preset, {})}
    size.update(size_options(o, ["layers", "width", "heads", "vocab", "seq", "batch", "dtype"]))
    batch = size.pop("batch")
    c = gpt.Config(unroll=name != "gpt_scan", **size)

    def args(key):
        k1, k2 = jax.random.split(key)
        tokens = jax.random.randint(k2, (batch, c.seq + 1), 0, c.vocab)
        if name == "gpt_infer":
            return coarse(gpt.init(k1, c)), tokens[:, :-1]
        return coarse(gpt.init_state(k1, c)), tokens[:, :-1], tokens[:, 1:]

    if name == "gpt_infer":
        return Model(functools.partial(gpt.next_token_logits, c=c), args)
    return Model(gpt.step_fn(c), args, donate=(0,), is_step=True)


def names_of(tree):
    """One name for each leaf, such as `params.layers.0.qkv`; numpy wants them unique."""
    paths = jax.tree_util.tree_flatten_with_path(tree)[0]
    return [jax.tree_util.keystr(p, simple=True, separator=".") or "value" for p, _ in paths]


def save(path, tree):
    arrays = {}
    for i, (name, x) in enumerate(zip(names_of(tree), jax.tree.leaves(tree))):
        x = np.asarray(x)
        if x.dtype == jnp.bfloat16:
            x = x.view(np.uint16)
        arrays[f"{i:03d}.{name}"] = x
    np.savez_compressed(path, **arrays)


def lower(model, plan):
    """StableHLO text, with the expert's shardings if there is a plan."""
    shapes = jax.eval_shape(model.make_args, jax.random.key(0))
    options = {}
    if plan and plan.mesh:
        if model.names is None:
            raise SystemExit("--expert: this model does not name its dimensions")
        is_names = lambda x: isinstance(x, tuple) and all(n is None or type(n) is str for n in x)
        leaves, tree = jax.tree.flatten(shapes)
        names = jax.tree.leaves(model.names, is_leaf=is_names)
        shapes = jax.tree.unflatten(tree, map(placement.argument, leaves, names))
        # The new state lies as the old one, whose memory it takes.
        options["out_shardings"] = (jax.tree.map(lambda x: x.sharding, shapes[0]), None)
    # JAX drops arguments that are never read unless told to keep them.
    jitted = jax.jit(model.fn, donate_argnums=model.donate, keep_unused=True, **options)
    return jitted.trace(*shapes).lower(lowering_platforms=("cpu",)).as_text()


def export(name, o):
    model = build(name, o)
    base = os.path.join(o.out, o.name or name)
    key = jax.random.key(0)
    plan = placement.parse(o.expert) if o.expert else None
    with placement.expert(plan):
        text = lower(model, plan)
    with open(base + ".mlir", "w") as f:
        f.write(text)
    print("wrote", base + ".mlir")
    if o.abstract:
        return
    args = model.make_args(key)
    save(base + ".in.npz", args)
    plain = jax.jit(model.fn)
    save(base + ".out.npz", plain(*args))
    if model.is_step:
        state, losses = args[0], []
        for _ in range(30):
            state, value = plain(state, *args[1:])
            losses.append(float(value))
        np.savetxt(base + ".losses.txt", losses, fmt="%.7g")
    print("wrote", base + ".{in,out}.npz")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("models", nargs="+", choices=["mlp", "gpt", "gpt_scan", "gpt_infer", "decoder", *SMALL])
    p.add_argument("--out", default=".", help="folder to write to")
    p.add_argument("--name", help="base name of the files instead of the model's")
    p.add_argument("--preset", choices=sorted([*GPT_PRESETS, *DECODER_PRESETS]), help="size of a known model", metavar="NAME")
    p.add_argument("--abstract", action="store_true", help="only the text, from shapes")
    for k in ("layers", "width", "heads", "vocab", "seq", "batch", "hidden", "experts", "group"):
        p.add_argument("--" + k, type=int)
    p.add_argument("--dtype", choices=["float32", "bfloat16"], help="gpt: type of everything")
    p.add_argument("--compute", choices=["float32", "bfloat16"], help="decoder: type of products")
    p.add_argument("--remat", choices=["none", "attention", "full"], help="decoder: recomputed")
    p.add_argument("--dispatch", choices=["einsum", "gather"], help="decoder: tokens to experts")
    p.add_argument("--expert", metavar="AXES", help="such as dp=32,tp=8,sp,zero=1")
    o = p.parse_args()
    os.makedirs(o.out, exist_ok=True)
    for name in o.models:
        export(name, o)


if __name__ == "__main__":
    main()
