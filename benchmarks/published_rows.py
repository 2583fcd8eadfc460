"""Rows of a table of published training runs as the text that dgc-sim reads: a model,
a plan and a cluster each. What a row does not say is decided here, in one place."""
import csv
import re

GPUS = (("V100-16GB", "v100-16g"), ("V100-32GB-SXM3", "v100-sxm3"), ("V100", "v100"),
        ("A100-40GB", "a100-40g"), ("A100", "a100-80g"), ("H100-96GB", "h100-96g"),
        ("H100", "h100"), ("H200", "h200"), ("GB200", "gb200"), ("GB300", "gb300"),
        ("B200", "b200"), ("B300", "b300"))
NETWORKS = (("Omni-Path", "omnipath"), ("25G", "ethernet-25g"), ("800G/node", "hdr-4x200"),
            ("1600G/node", "roce-200g"), ("TCPX", "tcpx"), ("EFA 400G", "efa1"),
            ("NVL72+400G", "ndr"), ("NVL72+800G", "xdr"), ("8x200G", "hdr"),
            ("HDR", "hdr"), ("NVSwitch", "hdr,ports=8"), ("NVLink3", "hdr"))
# Sizes that public model cards give and the table leaves out.
HEAD_DIM = (("qwen3-next", 256), ("qwen", 128), ("gpt-oss", 64))
GATED = ("llama", "qwen", "deepseek", "mixtral", "grok", "gpt-oss", "maverick", "mistral")
LATENT = {"deepseek-v3": "q_rank=1536,kv_rank=512,rope_dim=64,head_dim=192,value_dim=128",
          "deepseek-v2": "q_rank=1536,kv_rank=512,rope_dim=64,head_dim=192,value_dim=128"}
SOURCES = (("vt-single", "vTrain single"), ("vt-multi", "vTrain multi"), ("bloom", "BLOOM"),
           ("sc21t1", "SC'21 T1"), ("sc21jan", "SC'21 Jan"), ("sc21t2", "SC'21 T2"),
           ("meg2020", "Megatron 2020"), ("mtnlg", "MT-NLG"), ("korth", "Korthikanti"),
           ("mcore", "Megatron-Core"), ("jz", "Jean Zay V100"), ("alpa", "Alpa"),
           ("mpt-a100", "MPT A100"), ("mpt-h100-fp8", "MPT H100 fp8"), ("mpt-h100", "MPT H100"),
           ("mlperf", "MLPerf"), ("dgxc", "DGXC"), ("nemo", "NeMo 24"),
           ("mb-", "Megatron-Bridge"), ("moezoo", "MoE zoo"), ("simumax", "SimuMax"),
           ("titan", "torchtitan"))


def number(text, otherwise=None):
    try:
        return float(text)
    except ValueError:
        return otherwise


class Row:
    """One published run; `skip` says why it cannot be simulated."""

    def __init__(self, fields):
        self.fields = fields
        self.id = fields["run_id"]
        self.skip = None
        self.n = {k: number(v) for k, v in fields.items() if k}
        self.time = self.n["step_s"] or self.n["step_s_derived"]
        self.moe = (self.n["experts"] or 0) > 1
        self.source = next((v for k, v in SOURCES if self.id.startswith(k)), "other")
        if self.moe and self.source in ("DGXC", "Megatron-Bridge", "SimuMax"):
            self.source += " MoE"
        self.model = self.plan = self.site = None

    def has(self, *names):
        return any(x in self.fields["framework"] for x in names)


def read_rows(path):
    with open(path, newline="") as f:
        rows = [Row(r) for r in csv.DictReader(f)]
    for row in rows:
        row.skip = why_not(row)
    shapes = {(r.n["hidden"], r.n["layers"]): r.n["micro_batch"] for r in rows
              if r.id.startswith("sc21t1")}
    for row in rows:
        if row.skip:
            continue
        row.mbs = micro_batch(row, shapes)
        if row.mbs is None:
            row.skip = "no micro batch"
        elif row.n["pp"] > row.n["layers"]:
            row.skip = "more stages than layers"
        else:
            row.model, row.plan, row.site = model_text(row), plan_text(row), site_text(row)
    return rows


def why_not(row):
    n = row.n
    if not row.time:
        return "no step time"
    if not gpu(row):
        return "GPU not known: " + row.fields["gpu"]
    for keys, why in ((("layers", "hidden", "seq", "vocab"), "no model shape"),
                      (("tp", "pp", "dp", "global_batch"), "no single plan")):
        if any(not n[k] for k in keys):
            return why
    return None


def gpu(row):
    return next((v for k, v in GPUS if row.fields["gpu"].startswith(k)), None)


def micro_batch(row, shapes):
    n = row.n
    if n["micro_batch"]:
        return n["micro_batch"]
    replica = n["global_batch"] / n["dp"]
    if row.id.startswith("sc21jan"):  # the configurations of table 1
        return shapes.get((n["hidden"], n["layers"]), 1)
    if row.id.startswith("mcore"):
        return {2048: 4, 3072: 4, 4096: 2, 7168: 4}.get(n["hidden"], 1)
    if row.id.startswith("alpa"):
        return None
    return 1 if replica >= 1 else replica


def vocabulary(row):
    """Megatron pads the vocabulary to 128 entries a tensor-parallel rank. vTrain's runs on
    one node without tensor parallelism do not look padded: their head takes twice what two
    ranks take for half of it each, as products with an odd dimension do."""
    v, tp = int(row.n["vocab"]), int(row.n["tp"] or 1)
    if not framework(row) in ("megatron-eager", "deepspeed", "megatron-core"):
        return v
    if row.source == "vTrain single" and tp == 1:
        return v
    return -(-v // (128 * tp)) * 128 * tp


def model_text(row):
    n, name = row.n, row.fields["model"].lower()
    heads = n["heads"] or max(1, n["hidden"] // 128)
    gated = any(g in name for g in GATED)
    keys = dict(layers=n["layers"], hidden=n["hidden"], heads=heads, seq=n["seq"],
                vocab=vocabulary(row), kv_heads=n["kv_heads"] or heads,
                ffn=n["ffn"] or 4 * n["hidden"], glu=int(gated))
    keys["tied"] = int(not gated)
    if n["hidden"] % heads:
        keys["head_dim"] = n["hidden"] // heads
    for k, dim in HEAD_DIM:
        if k in name:
            keys["head_dim"] = dim
            break
    text = ",".join("%s=%d" % (k, v) for k, v in keys.items())
    if row.moe:
        text += ",experts=%d,topk=%d,moe_ffn=%d" % (n["experts"], n["topk"], n["moe_ffn"] or n["ffn"])
        if "deepseek" in name or "maverick" in name:
            text += ",shared_experts=1"
        if "maverick" in name:
            text += ",moe_every=2"
        for k, latent in LATENT.items():
            if k in name:
                text = re.sub("kv_heads=[0-9]+", "kv_heads=%d" % heads, text) + "," + latent
    return ("moe:" if row.moe else "llama:" if gated else "gpt:") + text


def framework(row):
    if row.has("Megatron-DeepSpeed"):
        return "deepspeed"
    if row.has("NeMo", "Megatron-Core", "Megatron-Bridge", "Megatron-LM 0"):
        return "megatron-core"
    if row.has("foundry"):
        return "composer"
    if row.has("titan"):
        return "titan"
    if row.has("Max", "Pax"):
        return "jax"
    return "megatron-eager"


def plan_text(row):
    n = row.n
    keys = dict(tp=n["tp"], pp=n["pp"], dp=n["dp"], cp=max(1, n["cp"] or 1), ep=max(1, n["ep"] or 1))
    vpp = n["vpp"]
    keys["vpp"] = 4 if ">" in row.fields["vpp"] else max(1, vpp or 1)
    keys["zero"] = n["zero"] or 0
    text = ",".join("%s=%d" % (k, v) for k, v in keys.items())
    text += ",mbs=%g,gbs=%g,sp=%d" % (row.mbs, n["global_batch"], int((n["seq_parallel"] or 0) > 0))
    r = row.fields["recompute"].lower()
    kind = ("full" if r.startswith("full") else "selective" if "selective" in r
            else "partial" if r.startswith("minimal") else "none")
    text += ",recompute=%s,recompute_stated=%d" % (kind, int(r != "" and "not stated" not in r))
    p = row.fields["precision"].lower()
    text += ",precision=" + ("fp4" if "fp4" in p else "fp8" if "fp8" in p else
                             "fp32" if "fp32" in p and "bf16" not in p else
                             "bf16" if "bf16" in p else "fp16")
    text += ",framework=%s" % framework(row)
    eager = row.has("Megatron-LM 20", "Megatron-LM Jan", "DeepSpeed", "Alpa", "deepspeed") or \
        row.fields["framework"] in ("megatron",)
    overlap = not eager or (row.has("Megatron-LM 2021") and n["pp"] == 1)
    # Submissions to MLPerf Training launch recorded graphs (their code says so).
    recorded = row.source == "MLPerf"
    # BLOOM's tables say which runs came before the hosts were tuned.
    note = row.fields["note"]
    untuned = "before" in note and "PCIe/NUMA tuning" in note
    # Releases from June 2026 on fuse the exchange of tokens with the experts' products.
    fused = row.has("Bridge 26.06", "Bridge 26.08")
    return text + ",flash=%d,overlap=%d,recorded=%d,fused_experts=%d,untuned=%d" % (
        not eager, overlap, recorded, fused, untuned)


def site_text(row):
    network = next((v for k, v in NETWORKS if k in row.fields["network"]), "ndr")
    text = "%s:network=%s" % (gpu(row), network)
    if row.n["gpus_per_node"] and "NVL72" not in row.fields["network"]:
        text += ",gpus=%d" % row.n["gpus_per_node"]
    return text


def read_memory_rows(path):
    """Rows that report memory; a time is not needed. Percentages are of the same model
    with tensor parallelism alone and nothing recomputed: `baseline`."""
    with open(path, newline="") as f:
        rows = [Row(r) for r in csv.DictReader(f) if number(r["mem_gib"])]
    for row in rows:
        row.baseline = None
        row.time = row.time or 1
        n = row.n
        n["dp"], n["global_batch"] = n["dp"] or 1, n["global_batch"] or 1
        n["micro_batch"] = n["micro_batch"] or 1
        row.skip = why_not(row)
        if row.skip or n["pp"] > n["layers"]:
            row.skip = row.skip or "more stages than layers"
            continue
        row.mbs = n["micro_batch"]
        row.model, row.plan, row.site = model_text(row), plan_text(row), site_text(row)
        if "PERCENT" in row.fields["mem_kind"]:
            base = dict(row.fields, recompute="none", seq_parallel="0")
            row.baseline = Row(base)
            row.baseline.mbs = row.mbs
            row.baseline.n.update(dp=1, global_batch=1)
            row.baseline.model, row.baseline.site = row.model, row.site
            row.baseline.plan = plan_text(row.baseline)
    return rows
