"""Small programs with loops, for benchmarks/memory.py: by name, a function and its arguments."""

import jax
import jax.numpy as jnp

VOCAB, WIDTH, STEPS, BATCH = 103, 19, 11, 7


def shape(*dims, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(dims, dtype)


def ids(steps=STEPS, batch=BATCH):
    return shape(steps, batch, dtype=jnp.int32)


def norm(x, gain):
    centred = x - x.mean(-1, keepdims=True)
    return gain * centred * jax.lax.rsqrt((centred * centred).mean(-1, keepdims=True) + 1e-5)


def gru_cell(p, h, x):
    gates = x @ p["wx"] + h @ p["wh"]
    z, r = jnp.split(jax.nn.sigmoid(gates[:, : 2 * h.shape[1]]), 2, -1)
    n = jnp.tanh(x @ p["nx"] + (r * h) @ p["nh"])
    return norm((1 - z) * n + z * h, p["gain"])


def lstm_cell(p, carry, x):
    h, c = carry
    i, f, g, o = jnp.split(x @ p["wx"] + h @ p["wh"] + p["bias"], 4, -1)
    c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    return jax.nn.sigmoid(o) * jnp.tanh(c), c


def loss_of(logits, targets):
    picked = jnp.take_along_axis(jax.nn.log_softmax(logits), targets[..., None], -1)
    return -picked.mean()


def gru_params(width, vocab):
    return {"embedding": shape(vocab, width), "head": shape(width, vocab), "gain": shape(width),
            "wx": shape(width, 2 * width), "wh": shape(width, 2 * width),
            "nx": shape(width, width), "nh": shape(width, width)}  # fmt: skip


def gru_loss(p, tokens):
    def step(h, token):
        h = gru_cell(p, h, p["embedding"][token])
        return h, h

    start = jnp.zeros((tokens.shape[1], p["nh"].shape[0]))
    _, states = jax.lax.scan(step, start, tokens[:-1])
    return loss_of(states @ p["head"], tokens[1:])


def lstm_loss(p, tokens):
    def step(carry, x):
        carry = lstm_cell(p, carry, x)
        return carry, carry[0]

    start = jnp.zeros((tokens.shape[1], p["wh"].shape[0]))
    _, states = jax.lax.scan(step, (start, start), p["embedding"][tokens[:-1]])
    return loss_of(states @ p["head"], tokens[1:])


def lstm_params(width, vocab):
    return {"embedding": shape(vocab, width), "head": shape(width, vocab),
            "wx": shape(width, 4 * width), "wh": shape(width, 4 * width),
            "bias": shape(4 * width)}  # fmt: skip


def scan_forward(w, xs):
    def step(h, x):
        h = jnp.tanh(h @ w + x)
        return h, h.sum(-1)

    return jax.lax.scan(step, xs[0], xs)


def nested(w, xs):
    """Each outer step runs an inner scan over its own rows."""

    def inner(h, x):
        h = jnp.tanh(h @ w + x)
        return h, h * x

    def outer(h, block):
        h, ys = jax.lax.scan(inner, h, block)
        return h, ys.mean(0)

    h, ys = jax.lax.scan(outer, jnp.zeros(xs.shape[2:]), xs)
    return (h * h).sum() + (ys * ys).sum()


def power_iteration(a, v):
    def step(_, v):
        v = a @ v
        return v / jnp.sqrt((v * v).sum(0))

    return jax.lax.fori_loop(0, 10, step, v)


def newton(a, x):
    """The inverse of a, until it is good."""

    def go(state):
        x, err, count = state
        return (err > 1e-4) & (count < 30)

    def step(state):
        x, _, count = state
        r = jnp.eye(a.shape[0]) - a @ x
        return x + x @ r, jnp.abs(r).max(), count + 1

    return jax.lax.while_loop(go, step, (x, jnp.float32(1), 0))


def stepped(loss):
    def step(p, tokens):
        value, grads = jax.value_and_grad(loss)(p, tokens)
        return jax.tree.map(lambda w, g: w - 0.1 * g, p, grads), value

    return step


# name: function, arguments, donated arguments
PROGRAMS = {
    "scan": (scan_forward, (shape(64, 64), shape(16, 32, 64)), ()),
    "scan, gradient": (jax.value_and_grad(lambda w, xs: scan_forward(w, xs)[1].sum()),
                       (shape(64, 64), shape(16, 32, 64)), ()),
    "nested scan": (nested, (shape(32, 32), shape(6, 5, 24, 32)), ()),
    "nested scan, gradient": (jax.value_and_grad(nested), (shape(32, 32), shape(6, 5, 24, 32)), ()),
    "fori_loop": (power_iteration, (shape(128, 128), shape(128, 48)), ()),
    "while": (newton, (shape(96, 96), shape(96, 96)), ()),
    "gru": (jax.value_and_grad(gru_loss), (gru_params(WIDTH, VOCAB), ids()), ()),
    "gru, wider": (jax.value_and_grad(gru_loss), (gru_params(96, 500), ids(24, 16)), ()),
    "gru, step": (stepped(gru_loss), (gru_params(WIDTH, VOCAB), ids()), (0,)),
    "gru, forward": (gru_loss, (gru_params(96, 500), ids(24, 16)), ()),
    "lstm": (jax.value_and_grad(lstm_loss), (lstm_params(64, 300), ids(16, 12)), ()),
    "lstm, step": (stepped(lstm_loss), (lstm_params(64, 300), ids(16, 12)), (0,)),
}  # fmt: skip


def text(name):
    function, args, donated = PROGRAMS[name]
    return str(jax.jit(function, donate_argnums=donated).lower(*args).compiler_ir("stablehlo"))
