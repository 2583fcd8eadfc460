"""A decoder-only transformer: tied embedding, pre-norm, causal attention, AdamW with
global-norm clipping. `unroll=False` runs the layers in a `lax.scan` over stacked
parameters; the numbers are the same.

No parameter's gradient is exactly zero (the attention has no key bias, for example):
Adam would divide noise by noise there, and no two programs would agree.
"""

import dataclasses
import functools

import jax
import jax.numpy as jnp

import adamw


@dataclasses.dataclass(frozen=True)
class Config(adamw.Settings):
    layers: int
    width: int
    heads: int
    vocab: int
    seq: int
    unroll: bool = True
    dtype: str = "float32"


def layer_params(key, c):
    k = jax.random.split(key, 4)
    w = c.width

    def normal(key, *shape):
        return (0.5 * shape[0] ** -0.5 * jax.random.normal(key, shape)).astype(c.dtype)

    def ones(n):
        return jnp.ones((n,), c.dtype)

    def zeros(n):
        return jnp.zeros((n,), c.dtype)

    return {
        "ln1": {"scale": ones(w), "bias": zeros(w)},
        "qkv": normal(k[0], w, 3 * w),
        "proj": {"w": normal(k[1], w, w), "b": zeros(w)},
        "ln2": {"scale": ones(w), "bias": zeros(w)},
        "up": {"w": normal(k[2], w, 4 * w), "b": zeros(4 * w)},
        "down": {"w": normal(k[3], 4 * w, w), "b": zeros(w)},
    }


def init(key, c):
    k1, k2, k3 = jax.random.split(key, 3)
    layers = [layer_params(k, c) for k in jax.random.split(k3, c.layers)]
    if not c.unroll:
        layers = jax.tree.map(lambda *x: jnp.stack(x), *layers)
    return {
        "wte": (0.2 * jax.random.normal(k1, (c.vocab, c.width))).astype(c.dtype),
        "wpe": (0.1 * jax.random.normal(k2, (c.seq, c.width))).astype(c.dtype),
        "layers": layers,
        "ln": {"scale": jnp.ones((c.width,), c.dtype), "bias": jnp.zeros((c.width,), c.dtype)},
    }


def norm(p, x):
    x32 = x.astype(jnp.float32)
    mean = x32.mean(-1, keepdims=True)
    var = jnp.square(x32 - mean).mean(-1, keepdims=True)
    return ((x32 - mean) * jax.lax.rsqrt(var + 1e-5)).astype(x.dtype) * p["scale"] + p["bias"]


def attention(p, x, c):
    b, s, w = x.shape
    qkv = (x @ p["qkv"]).reshape(b, s, 3, c.heads, w // c.heads)
    q, k, v = qkv[:, :, 0], qkv[:, :, 1], qkv[:, :, 2]
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k).astype(jnp.float32) * (w // c.heads) ** -0.5
    scores = jnp.where(jnp.tril(jnp.ones((s, s), bool)), scores, -1e30)
    weights = jax.nn.softmax(scores, axis=-1).astype(x.dtype)
    out = jnp.einsum("bhqk,bkhd->bqhd", weights, v).reshape(b, s, w)
    return out @ p["proj"]["w"] + p["proj"]["b"]


def layer(c, x, p):
    x = x + attention(p, norm(p["ln1"], x), c)
    h = jax.nn.gelu(norm(p["ln2"], x) @ p["up"]["w"] + p["up"]["b"])
    return x + h @ p["down"]["w"] + p["down"]["b"]


def forward(params, tokens, c):
    """Token numbers [batch, seq] -> logits [batch, seq, vocab]."""
    x = params["wte"][tokens] + params["wpe"][: tokens.shape[1]]
    if c.unroll:
        for p in params["layers"]:
            x = layer(c, x, p)
    else:
        x, _ = jax.lax.scan(lambda x, p: (layer(c, x, p), None), x, params["layers"])
    return norm(params["ln"], x) @ params["wte"].T


def loss(params, tokens, targets, c):
    logp = jax.nn.log_softmax(forward(params, tokens, c).astype(jnp.float32))
    return -jnp.take_along_axis(logp, targets[..., None], axis=-1).mean()


def init_state(key, c):
    return adamw.init_state(init(key, c))


def train_step(state, tokens, targets, c):
    """One AdamW step: (state, batch) -> (new state, loss)."""
    return adamw.train_step(state, tokens, targets, loss=functools.partial(loss, c=c), c=c)


def next_token_logits(params, tokens, c):
    """Inference: the logits after the last token, [batch, vocab]."""
    return forward(params, tokens, c)[:, -1]


def step_fn(c):
    return functools.partial(train_step, c=c)
