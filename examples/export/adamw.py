"""AdamW with clipping by the global norm, as one training step of any model."""

import dataclasses

import jax
import jax.numpy as jnp


@dataclasses.dataclass(frozen=True, kw_only=True)
class Settings:
    """A model's configuration derives from these."""

    lr: float = 1e-3
    betas: tuple = (0.9, 0.95)
    eps: float = 1e-6
    decay: float = 0.01
    clip: float = 1.0


def init_state(params):
    zeros = jax.tree.map(jnp.zeros_like, params)
    return {"params": params, "m": zeros, "v": zeros, "step": jnp.zeros((), jnp.int32)}


def train_step(state, *batch, loss, c):
    """(state, batch) -> (new state, loss). `loss` takes (params, *batch); `c` holds
    Settings."""
    value, grads = jax.value_and_grad(loss)(state["params"], *batch)
    total = jnp.sqrt(sum(jnp.sum(jnp.square(g)) for g in jax.tree.leaves(grads)))
    grads = jax.tree.map(lambda g: g * jnp.minimum(1.0, c.clip / (total + 1e-6)), grads)
    step = state["step"] + 1
    t = step.astype(jnp.float32)
    b1, b2 = c.betas
    m = jax.tree.map(lambda m, g: b1 * m + (1 - b1) * g, state["m"], grads)
    v = jax.tree.map(lambda v, g: b2 * v + (1 - b2) * jnp.square(g), state["v"], grads)

    def update(p, m, v):
        m_hat, v_hat = m / (1 - b1**t), v / (1 - b2**t)
        return p - c.lr * (m_hat / (jnp.sqrt(v_hat) + c.eps) + c.decay * p)

    params = jax.tree.map(update, state["params"], m, v)
    return {"params": params, "m": m, "v": v, "step": step}, value
