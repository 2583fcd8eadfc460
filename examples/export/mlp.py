"""A multi-layer perceptron and its training step (SGD), in plain JAX."""

import jax
import jax.numpy as jnp


def init(key, sizes):
    params = []
    for n_in, n_out in zip(sizes[:-1], sizes[1:]):
        key, k = jax.random.split(key)
        w = jax.random.normal(k, (n_in, n_out)) / jnp.sqrt(n_in)
        params.append({"w": w, "b": jnp.zeros((n_out,))})
    return params


def forward(params, x):
    for layer in params[:-1]:
        x = jax.nn.gelu(x @ layer["w"] + layer["b"], approximate=False)
    return x @ params[-1]["w"] + params[-1]["b"]


def loss(params, x, labels):
    logits = forward(params, x)
    picked = jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], axis=1)
    return -picked.mean()


def train_step(params, x, labels, lr=0.1):
    """One step of gradient descent: (params, batch) -> (new params, loss)."""
    value, grads = jax.value_and_grad(loss)(params, x, labels)
    return jax.tree.map(lambda p, g: p - lr * g, params, grads), value
