"""Sizes of known models, for decoder.Config. `batch` is the global batch of one step."""

# Megatron-LM (Narayanan et al., SC'21, table 1) and Korthikanti et al. 2022: GPT.
_GPT = dict(norm="layer", rotary=False, gated=False, tied=True, vocab=51200, seq=2048)
# Alpa (Zheng et al., OSDI'22, tables 6 and 7).
_ALPA = dict(norm="layer", rotary=False, gated=False, tied=True, seq=1024)
_ALPA_MOE = dict(_ALPA, vocab=32000, heads=16, moe_every=2, capacity=2.0)
_LLAMA3 = dict(vocab=128256, seq=8192, kv_heads=8)


def _gpt(layers, width, heads, base=_GPT, **more):
    return dict(base, layers=layers, width=width, heads=heads, **more)


def _alpa_moe(layers, width, experts):
    return dict(_ALPA_MOE, layers=layers, width=width, experts=experts, hidden=8 * width)


PRESETS = {
    "gpt-1.7b": _gpt(24, 2304, 24),
    "gpt-3.6b": _gpt(30, 3072, 32),
    "gpt-7.5b": _gpt(36, 4096, 32),
    "gpt-22b": _gpt(48, 6144, 64),
    "gpt-39b": _gpt(48, 8192, 64),
    "gpt-76b": _gpt(60, 10240, 80),
    "gpt-175b": _gpt(96, 12288, 96),
    "gpt-310b": _gpt(96, 16384, 128),
    "gpt-530b": _gpt(105, 20480, 128),
    "gpt-1t": _gpt(128, 25600, 160),
    "alpa-gpt-760m": _gpt(24, 1536, 16, _ALPA, vocab=51200),
    "alpa-gpt-1.3b": _gpt(24, 2048, 32, _ALPA, vocab=51200),
    "alpa-gpt-6.7b": _gpt(32, 4096, 32, _ALPA, vocab=51200),
    "alpa-gpt-39b": _gpt(48, 8192, 64, _ALPA, vocab=51200),
    "alpa-moe-1.3b": _alpa_moe(16, 768, 16),
    "alpa-moe-2.4b": _alpa_moe(16, 1024, 16),
    "alpa-moe-10b": _alpa_moe(16, 1536, 32),
    "alpa-moe-27b": _alpa_moe(16, 2048, 48),
    "alpa-moe-70b": _alpa_moe(32, 2048, 64),
    "llama3-8b": dict(_LLAMA3, layers=32, width=4096, heads=32, hidden=14336),
    "llama3-70b": dict(_LLAMA3, layers=80, width=8192, heads=64, hidden=28672),
    "llama3-405b": dict(_LLAMA3, layers=126, width=16384, heads=128, hidden=53248),
    "mixtral-8x7b": dict(
        layers=32, width=4096, heads=32, kv_heads=8, hidden=14336, vocab=32000, seq=4096,
        experts=8, top_k=2, group=1024,
    ),
    # Without the norms of queries and keys.
    "qwen3-30b-a3b": dict(
        layers=48, width=2048, heads=32, kv_heads=4, head_dim=128, hidden=6144, vocab=151936,
        seq=4096, experts=128, top_k=8, expert_hidden=768, group=1024,
    ),
    # All layers have experts here (the real one's first three do not).
    "deepseek-v3": dict(
        layers=61, width=7168, heads=128, head_dim=128, hidden=18432, vocab=129280, seq=4096,
        latent=512, latent_q=1536, experts=256, top_k=8, expert_hidden=2048, shared_experts=1,
        group=1024,
    ),
}  # fmt: skip

# Small enough to run, with the parts of the large ones.
SMALL = {
    "llama": dict(layers=2, width=32, heads=4, kv_heads=2, hidden=48, vocab=503, seq=16, batch=4),
    "moe": dict(
        layers=2, width=32, heads=4, hidden=48, vocab=503, seq=16, batch=4, experts=4, moe_every=2,
        norm="layer", rotary=False, gated=False, tied=True, capacity=2.0,
    ),
    "moe_gather": dict(
        layers=2, width=32, heads=4, kv_heads=2, hidden=48, vocab=503, seq=16, batch=4, experts=4,
        expert_hidden=32, dispatch="gather",
    ),
    "latent": dict(
        layers=2, width=32, heads=4, hidden=48, vocab=503, seq=16, batch=4, experts=8, top_k=3,
        latent=16, latent_q=24, rope_dim=4, shared_experts=1, expert_hidden=24,
    ),
}  # fmt: skip
