"""Decoder-only transformers of the usual kinds, in plain JAX: norms with or without mean,
learned or rotary positions, grouped queries or low-rank (latent) keys and values, gated or
plain hidden layers, experts with capacity. The presets of export.py make GPT-3, Llama,
Mixtral, Qwen3 and DeepSeek shapes of it.

Parameters and optimizer state are float32; `compute` is the type that products use.
"""

import dataclasses
import functools

import jax
import jax.numpy as jnp

import adamw
from placement import compute_copy, shard


@dataclasses.dataclass(frozen=True)
class Config(adamw.Settings):
    layers: int
    width: int
    heads: int
    vocab: int
    seq: int
    kv_heads: int = 0  # 0: as many as heads
    head_dim: int = 0  # 0: width / heads
    hidden: int = 0  # 0: four times the width
    norm: str = "rms"  # or "layer"
    rotary: bool = True  # else learned positions
    gated: bool = True
    tied: bool = False  # the output layer is the embedding
    latent: int = 0  # rank of keys and values; 0: none
    latent_q: int = 0
    rope_dim: int = 64  # of a latent head
    experts: int = 0
    top_k: int = 2
    moe_every: int = 1  # each n-th layer has experts; the others are plain
    expert_hidden: int = 0  # 0: as hidden
    shared_experts: int = 0
    capacity: float = 1.25
    group: int = 0  # tokens that share a capacity; 0: a sequence
    dispatch: str = "einsum"  # or "gather"
    remat: str = "none"  # recomputed backward: "attention" (scores), "full" (layers)
    compute: str = "float32"

    @property
    def kv(self):
        return self.kv_heads or self.heads

    @property
    def hd(self):
        return self.head_dim or self.width // self.heads

    @property
    def ffn(self):
        return self.hidden or 4 * self.width

    def has_experts(self, i):
        return self.experts > 0 and i % self.moe_every == self.moe_every - 1


# ---- parameters: name -> (shape, names of dimensions) -----------------------------------


def norm_shapes(c, n):
    s = {"scale": ((n,), (None,))}
    return s | {"bias": ((n,), (None,))} if c.norm == "layer" else s


def attention_shapes(c):
    w, out = c.width, c.heads * c.hd
    if not c.latent:
        kv = c.kv * c.hd
        return {
            "q": ((w, out), (None, "heads")),
            "k": ((w, kv), (None, "heads")),
            "v": ((w, kv), (None, "heads")),
            "o": ((out, w), ("heads", None)),
        }
    qk = c.hd + c.rope_dim
    return {
        "q_down": ((w, c.latent_q), (None, None)),
        "q_norm": norm_shapes(c, c.latent_q),
        "q_up": ((c.latent_q, c.heads * qk), (None, "heads")),
        "kv_down": ((w, c.latent), (None, None)),
        "k_rope": ((w, c.rope_dim), (None, None)),
        "kv_norm": norm_shapes(c, c.latent),
        "k_up": ((c.latent, out), (None, "heads")),
        "v_up": ((c.latent, out), (None, "heads")),
        "o": ((out, w), ("heads", None)),
    }


def mlp_shapes(c, hidden):
    s = {
        "up": ((c.width, hidden), (None, "hidden")),
        "down": ((hidden, c.width), ("hidden", None)),
    }
    return s | {"gate": ((c.width, hidden), (None, "hidden"))} if c.gated else s


def expert_shapes(c):
    one = mlp_shapes(c, c.expert_hidden or c.ffn)
    s = {k: ((c.experts, *shape), ("experts", *names)) for k, (shape, names) in one.items()}
    s["router"] = ((c.width, c.experts), (None, None))
    if c.shared_experts:
        s["shared"] = mlp_shapes(c, c.shared_experts * (c.expert_hidden or c.ffn))
    return s


def shapes(c):
    layers = [
        {
            "norm1": norm_shapes(c, c.width),
            "attention": attention_shapes(c),
            "norm2": norm_shapes(c, c.width),
            "mlp": expert_shapes(c) if c.has_experts(i) else mlp_shapes(c, c.ffn),
        }
        for i in range(c.layers)
    ]
    s = {
        "embed": ((c.vocab, c.width), ("vocab", None)),
        "layers": layers,
        "norm": norm_shapes(c, c.width),
    }
    if not c.rotary:
        s["positions"] = ((c.seq, c.width), (None, None))
    if not c.tied:
        s["out"] = ((c.width, c.vocab), (None, "vocab"))
    return s


def is_leaf(x):
    return isinstance(x, tuple)


def init(key, c):
    leaves, tree = jax.tree.flatten(shapes(c), is_leaf=is_leaf)
    paths = [str(p[-1].key) for p, _ in jax.tree_util.tree_flatten_with_path(shapes(c), is_leaf)[0]]
    values = []
    for k, name, (shape, _) in zip(jax.random.split(key, len(leaves)), paths, leaves):
        if name in ("scale", "bias"):
            values.append(jnp.full(shape, float(name == "scale"), jnp.float32))
            continue
        fan_in = {"embed": 25, "positions": 100}.get(name, shape[-2])
        values.append(0.7 * fan_in**-0.5 * jax.random.normal(k, shape))
    return jax.tree.unflatten(tree, values)


def init_state(key, c):
    return adamw.init_state(init(key, c))


def state_names(c):
    """The names of dimensions of each leaf of the state, for placement.argument."""
    params = jax.tree.map(lambda leaf: ("param", *leaf[1]), shapes(c), is_leaf=is_leaf)
    return {"params": params, "m": params, "v": params, "step": ()}


# ---- layers --------------------------------------------------------------------------


def norm(p, x, c):
    x32 = x.astype(jnp.float32)
    if c.norm == "layer":
        x32 = x32 - x32.mean(-1, keepdims=True)
    scale = jax.lax.rsqrt(jnp.square(x32).mean(-1, keepdims=True) + 1e-5)
    y = (x32 * scale).astype(x.dtype) * p["scale"]
    return y + p["bias"] if c.norm == "layer" else y


def rotate(x):
    """Rotary positions; the sequence is dimension 1, pairs lie in the last one's halves."""
    s, half = x.shape[1], x.shape[-1] // 2
    angle = jnp.arange(s)[:, None] * (10000.0 ** (-jnp.arange(half) / half))
    angle = angle.reshape(s, *[1] * (x.ndim - 3), half)
    cos, sin = jnp.cos(angle).astype(x.dtype), jnp.sin(angle).astype(x.dtype)
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


def attend(q, k, v):
    """q [batch, seq, kv, group, dim], k and v [batch, seq, kv, dim] -> like q."""
    s = q.shape[1]
    scores = jnp.einsum("bqkgd,bskd->bkgqs", q, k).astype(jnp.float32) * q.shape[-1] ** -0.5
    scores = jnp.where(jnp.tril(jnp.ones((s, s), bool)), scores, -1e30)
    weights = jax.nn.softmax(scores, axis=-1).astype(q.dtype)
    return jnp.einsum("bkgqs,bskd->bqkgd", weights, v)


def queries_keys_values(p, x, c):
    b, s, _ = x.shape
    group = c.heads // c.kv
    if not c.latent:
        q = (x @ p["q"]).reshape(b, s, c.kv, group, c.hd)
        k = (x @ p["k"]).reshape(b, s, c.kv, c.hd)
        v = (x @ p["v"]).reshape(b, s, c.kv, c.hd)
        return (rotate(q), rotate(k), v) if c.rotary else (q, k, v)
    qk = c.hd + c.rope_dim
    q = norm(p["q_norm"], x @ p["q_down"], c) @ p["q_up"]
    q = q.reshape(b, s, c.heads, 1, qk)
    q = jnp.concatenate([q[..., : c.hd], rotate(q[..., c.hd :])], -1)
    latent = norm(p["kv_norm"], x @ p["kv_down"], c)
    k = (latent @ p["k_up"]).reshape(b, s, c.heads, c.hd)
    v = (latent @ p["v_up"]).reshape(b, s, c.heads, c.hd)
    rope = rotate((x @ p["k_rope"]).reshape(b, s, 1, c.rope_dim))
    k = jnp.concatenate([k, jnp.broadcast_to(rope, (b, s, c.heads, c.rope_dim))], -1)
    return q, k, v


def attention(p, x, c):
    b, s, _ = x.shape
    q, k, v = queries_keys_values(p, x, c)
    q = shard(q, "batch", "seq", "heads", None, None)
    k = shard(k, "batch", None, "heads", None)
    v = shard(v, "batch", None, "heads", None)
    core = jax.checkpoint(attend) if c.remat == "attention" else attend
    out = core(q, k, v).reshape(b, s, c.heads * c.hd)
    return shard(out, "batch", "seq", "heads") @ p["o"]


def activation(c):
    return jax.nn.silu if c.gated else jax.nn.gelu


def mlp(p, x, c):
    h = shard(x @ p["up"], "batch", "seq", "hidden")
    g = shard(x @ p["gate"], "batch", "seq", "hidden") if c.gated else None
    h = activation(c)(g) * h if c.gated else activation(c)(h)
    return h @ p["down"]


def route(p, x, c, capacity):
    """x [groups, tokens, width] -> for each token's k choices: the expert (one-hot), the place
    among its tokens, whether there is room, the weight; and the loss that balances experts.

    Without sorting: the largest weight is taken k times, and places are counted by a product
    with a triangle of ones.
    """
    t, e = x.shape[1], c.experts
    probs = jax.nn.softmax((x @ p["router"]).astype(jnp.float32), axis=-1)
    number = jnp.arange(e, dtype=jnp.int32)
    earlier = jnp.tril(jnp.ones((t, t), jnp.float32), -1)
    left, taken = jax.lax.stop_gradient(probs), jnp.zeros_like(probs[:, :1])
    chosen, places = [], []
    for _ in range(c.top_k):
        largest = left.max(-1, keepdims=True)
        first = jnp.where(left == largest, number, e).min(-1, keepdims=True)
        one = (number == first).astype(jnp.float32)
        left = jnp.where(number == first, -1.0, left)
        count = jnp.einsum("ts,gse->gte", earlier, one) + taken
        taken = taken + one.sum(1, keepdims=True)
        chosen.append(one)
        places.append((count * one).sum(-1))
    chosen, places = jnp.stack(chosen, 2), jnp.stack(places, 2).astype(jnp.int32)
    weight = jnp.einsum("gte,gtke->gtk", probs, chosen)
    weight = weight / weight.sum(-1, keepdims=True)
    balance = e * (chosen[:, :, 0].mean(1) * probs.mean(1)).sum(-1).mean()
    return chosen, places, places < capacity, weight, balance


def to_experts(h, p, c):
    """h [groups, experts, capacity, width], each expert's tokens -> what it makes of them."""
    h = shard(h, "groups", "experts", None, None)
    up = jnp.einsum("gecm,emh->gech", h, p["up"])
    up = shard(up, "groups", "experts", None, "hidden")
    if c.gated:
        gate = jnp.einsum("gecm,emh->gech", h, p["gate"])
        up = activation(c)(shard(gate, "groups", "experts", None, "hidden")) * up
    else:
        up = activation(c)(up)
    out = jnp.einsum("gech,ehm->gecm", up, p["down"])
    return shard(out, "groups", "experts", None, None)


def experts_einsum(p, x, c, capacity, routed):
    chosen, places, fits, weight, _ = routed
    place = (places[..., None] == jnp.arange(capacity)) & fits[..., None]
    place, chosen = place.astype(x.dtype), chosen.astype(x.dtype)
    dispatch = jnp.einsum("gtke,gtkc->gtec", chosen, place)
    combine = jnp.einsum("gtke,gtkc->gtec", chosen * weight[..., None].astype(x.dtype), place)
    dispatch = shard(dispatch, "batch", None, None, None)
    combine = shard(combine, "batch", None, None, None)
    out = to_experts(jnp.einsum("gtec,gtm->gecm", dispatch, x), p, c)
    return jnp.einsum("gtec,gecm->gtm", combine, out)


def experts_gather(p, x, c, capacity, routed):
    """Tokens are looked up by the slot they have; a slot without a token reads zeros."""
    chosen, places, fits, weight, _ = routed
    groups, t, width = x.shape
    slots = c.experts * capacity
    expert = jnp.einsum("gtke,e->gtk", chosen, jnp.arange(c.experts, dtype=jnp.float32))
    slot = jnp.where(fits, expert.astype(jnp.int32) * capacity + places, slots)
    token = jnp.broadcast_to(jnp.arange(t, dtype=jnp.int32)[:, None], (t, c.top_k))

    def fill(slot):
        empty = jnp.full((slots,), t, jnp.int32)
        return empty.at[slot.reshape(-1)].set(token.reshape(-1), mode="drop")

    def look_up(table, rows):
        return table.at[rows].get(mode="fill", fill_value=0)

    h = jax.vmap(look_up)(x, jax.vmap(fill)(slot)).reshape(groups, c.experts, capacity, width)
    out = to_experts(h, p, c).reshape(groups, slots, width)
    picked = jax.vmap(look_up)(shard(out, "batch", None, None), slot)
    return jnp.einsum("gtkm,gtk->gtm", picked, weight.astype(x.dtype))


def moe(p, x, c):
    b, s, width = x.shape
    group = min(c.group or s, b * s)
    capacity = max(1, int(c.capacity * group * c.top_k / c.experts))
    tokens = shard(x.reshape(b * s // group, group, width), "batch", None, None)
    routed = route(p, tokens, c, capacity)
    run = experts_gather if c.dispatch == "gather" else experts_einsum
    out = shard(run(p, tokens, c, capacity, routed), "batch", None, None).reshape(b, s, width)
    if c.shared_experts:
        out = out + mlp(p["shared"], x, c)
    return out, routed[-1]


def layer(p, x, c):
    x = shard(x + attention(p["attention"], norm(p["norm1"], x, c), c), "batch", "residual_seq", None)
    h = norm(p["norm2"], x, c)
    y, balance = moe(p["mlp"], h, c) if "router" in p["mlp"] else (mlp(p["mlp"], h, c), 0.0)
    return shard(x + y, "batch", "residual_seq", None), balance


def forward(params, tokens, c):
    """Token numbers [batch, seq] -> logits [batch, seq, vocab], mean balance loss."""
    params = jax.tree.map(
        lambda p, leaf: compute_copy(p.astype(c.compute), *leaf[1]), params, shapes(c)
    )
    x = params["embed"][tokens]
    if not c.rotary:
        x = x + params["positions"]
    x = shard(x, "batch", "residual_seq", None)
    run = functools.partial(layer, c=c)
    if c.remat == "full":
        run = jax.checkpoint(run)
    balance = 0.0
    for p in params["layers"]:
        x, more = run(p, x)
        balance = balance + more
    out = params["embed"].T if c.tied else params["out"]
    logits = norm(params["norm"], x, c) @ out
    return shard(logits, "batch", "seq", "vocab"), balance / c.layers


def loss(params, tokens, targets, c):
    logits, balance = forward(params, tokens, c)
    logp = jax.nn.log_softmax(logits.astype(jnp.float32))
    picked = jnp.take_along_axis(logp, targets[..., None], axis=-1)
    return -picked.mean() + 0.01 * balance


def step_fn(c):
    return functools.partial(adamw.train_step, loss=functools.partial(loss, c=c), c=c)
