//===- RunSpec.h - What is trained, and how it is spread --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A training run in three lines of text: a model, a plan and a cluster. A key
// that is unknown, given twice or out of range is an error that says what was
// expected. Clusters are read by parseCluster (dgc/Cost/Machine.h).
//
//   gpt:layers=96,hidden=12288,heads=96,seq=2048,vocab=51200
//   tp=8,pp=16,dp=8,mbs=1,gbs=1536,recompute=full
//   a100-80g:nodes=128,network=hdr
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_RUNSPEC_H
#define DGC_SIMULATOR_RUNSPEC_H

#include "dgc/Cost/Machine.h"

namespace dgc {

/// A model by its sizes. What a text leaves out follows from the rest.
struct ModelSpec {
  std::string family = "gpt"; // gpt, llama, moe, cnn
  int64_t layers = 0, hidden = 0, heads = 0;
  int64_t kvHeads = 0; // key and value heads; 0: as many as heads
  int64_t headDim = 0; // 0: hidden / heads
  int64_t ffn = 0;     // width of the MLP; 0: 4 x hidden
  bool glu = false;    // gated: the first product is twice as wide
  bool tied = true;    // the head uses the embedding's weights
  int64_t vocab = 0, seq = 0;

  // Mixture of experts; experts = 0: none.
  int64_t experts = 0, topk = 0;
  int64_t expertFfn = 0;     // width of one expert; 0: ffn
  int64_t sharedExperts = 0; // experts that every token passes
  int64_t moeEvery = 1;      // every n-th layer has experts
  int64_t denseFirst = 0;    // layers at the start without experts

  // Attention with queries, keys and values projected through narrow latents
  // (DeepSeek-AI, DeepSeek-V2, 2024); kvRank = 0: plain attention.
  int64_t qRank = 0, kvRank = 0, ropeDim = 0, valueDim = 0;

  // Residual networks of images (family cnn).
  int64_t depth = 0; // 50, 101 or 152
  int64_t width = 1; // of the 3 x 3 convolutions, times the usual one
  int64_t image = 224, classes = 1000;

  bool isConv() const { return family == "cnn"; }
  int64_t moeLayers() const;
  /// Parameters, counted on the generated graph (TrainingGraph.h).
  double parameters() const;
};

enum class Recompute {
  None,
  Selective, // what lies between the products of attention
  Partial,   // cheap parts of the layer, as frameworks choose them
  Full       // only a layer's input is kept
};
enum class Precision { F32, F16, BF16, F8, F4 };

/// Who runs the step: what differs between frameworks and changes its time.
enum class Framework {
  MegatronEager, // Megatron-LM 2019-2022
  DeepSpeed,     // Megatron-DeepSpeed and its pipeline engine
  MegatronCore,  // Megatron-Core, NeMo, Megatron-Bridge
  Composer,      // llm-foundry on FSDP, eager, Triton attention
  Titan,         // torchtitan: FSDP2 with torch.compile
  Jax            // MaxText, PaxML
};
constexpr int numFrameworks = 6;

struct PlanSpec {
  int64_t tp = 1, pp = 1, dp = 1, cp = 1, ep = 1;
  int64_t vpp = 1; // model chunks a stage
  int zero = 0;    // 0..3; 3: parameters are split over dp x cp
  bool sequenceParallel = false;
  double mbs = 1; // sequences (or images) a replica and microbatch; below 1
                  // with context parallelism only
  double gbs = 1; // a step, all replicas
  Recompute recompute = Recompute::None;
  bool recomputeStated = true; // no: the framework's default, not known
  Precision precision = Precision::BF16;
  Framework framework = Framework::MegatronCore;
  bool flash = true;         // attention without materialised scores
  bool fusedExperts = false; // token exchange and experts run in few kernels
  bool recorded = false;     // kernels are launched as recorded graphs
  bool untuned = false;      // hosts' PCIe and NUMA settings are as they came
  bool overlap = true;       // gradients are reduced during the backward pass
  std::string schedule = "1f1b";

  int64_t devices() const { return tp * pp * dp * cp; }
  /// Microbatches of a replica in a step, at least 1.
  int64_t microbatches() const;
};

/// Where it runs: nodes of one sort.
struct SiteSpec {
  Device device;
  LinkLevel inside;    // between devices of a node
  LinkLevel outside;   // between nodes
  int64_t perNode = 8; // devices of a node
  int64_t devices = 0; // in all; 0: as many as the plan needs
  /// What had to be assumed, to be printed.
  std::vector<std::string> remarks;
  int64_t nodes() const { return (devices + perNode - 1) / perNode; }
  /// Bytes a second out of a node, one direction, by the data sheet.
  double egress() const;
};

/// Each fills in `spec` from `text`: an error text ("model 'gpt:...': key ...:
/// got ..., expected ..."), or empty.
std::string parseModel(llvm::StringRef text, ModelSpec &spec);
std::string parsePlan(llvm::StringRef text, PlanSpec &spec);
/// The sorts of nodes of a cluster (parseCluster's text or file), in order.
std::string parseSites(llvm::StringRef text, std::vector<SiteSpec> &sites);
/// A cluster of one sort of nodes.
std::string parseSite(llvm::StringRef text, SiteSpec &site);
/// Why the three do not fit together (sizes that do not divide, more stages
/// than layers, fewer devices than the plan needs), or empty.
std::string checkRun(const ModelSpec &model, const PlanSpec &plan,
                     const SiteSpec &site);

llvm::StringRef toString(Framework framework);
llvm::StringRef toString(Recompute recompute);
llvm::StringRef toString(Precision precision);

} // namespace dgc

#endif // DGC_SIMULATOR_RUNSPEC_H
