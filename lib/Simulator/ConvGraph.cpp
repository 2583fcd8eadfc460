//===- ConvGraph.cpp - Residual convolutional networks --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "GraphWriter.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace dgc {

using namespace simulator;

namespace {

using DimId = GraphWriter::DimId;
using Dims = GraphWriter::Dims;
using Use = GraphWriter::Use;
using Options = GraphWriter::Options;

/// A feature map: images, positions of an image, channels.
struct Map {
  int tensor = -1;
  int64_t side = 1, channels = 1;
  Dims dims;
};

struct ConvNet : GraphWriter {
  ConvNet(const ModelSpec &m, const PlanSpec &plan)
      : GraphWriter("network", plan), m(m) {
    n = dim(std::llround(plan.mbs * double(plan.dp)), {"dp", "dp.ep"});
  }

  Block make() {
    Map x = map(m.image, 3);
    x.tensor =
        argument("images", x.dims, activationBytes(), TensorKind::Activation);
    first = x.tensor;
    x = unit("stem", x, 7, 2, 64);
    x = pool(x);
    // Blocks of the four stages of 50, 101 and 152 layers (He et al., Deep
    // residual learning for image recognition, 2016, table 1).
    int64_t third = m.depth == 152 ? 36 : m.depth == 101 ? 23 : 6;
    const int64_t counts[] = {3, m.depth == 152 ? 8 : 4, third, 3};
    for (auto [stage, count] : enumerate(counts))
      for (int64_t i = 0; i < count; ++i)
        x = bottleneck("stage" + std::to_string(stage + 1) + "." +
                           std::to_string(i),
                       x, int64_t(64) << stage, i == 0 && stage > 0 ? 2 : 1);
    classify(x);
    for (auto &undo : reverse(backward))
      undo();
    return take();
  }

private:
  Map map(int64_t side, int64_t channels) {
    Map f;
    f.side = side;
    f.channels = channels;
    f.dims = {{n}, {dim(side * side)}, {dim(channels)}};
    return f;
  }

  /// 1x1, 3x3 and 1x1, and what was before them added. `width` widens the
  /// middle (Zagoruyko and Komodakis, Wide residual networks, 2016).
  Map bottleneck(const std::string &name, const Map &x, int64_t inner,
                 int64_t stride) {
    int64_t out = inner * 4;
    Map y = unit(name + ".reduce", x, 1, 1, inner * m.width);
    y = unit(name + ".middle", y, 3, stride, inner * m.width);
    y = unit(name + ".expand", y, 1, 1, out);
    Map bypass = x;
    if (x.channels != out || stride != 1)
      bypass = unit(name + ".bypass", x, 1, stride, out);
    Map sum = y;
    sum.tensor =
        GraphWriter::map(name + ".sum", OpRole::Residual, Phase::Forward,
                         {{y.tensor, y.dims}, {bypass.tensor, y.dims}}, y.dims);
    return sum;
  }

  /// A convolution, its normalisation over the batch and a rectifier.
  Map unit(const std::string &name, const Map &x, int64_t kernel,
           int64_t stride, int64_t channels) {
    Map y = map((x.side + stride - 1) / stride, channels);
    DimId taps = dim(kernel * kernel);
    Dims wd = {{taps}, {x.dims[2][0]}, {y.dims[2][0]}};
    int w = weight(name, wd);
    // Each output position reads a window of the input: neither side's
    // positions are a factor of the other.
    Options o;
    o.work = WorkKind::Contract;
    o.whole = {x.dims[1][0], y.dims[1][0], taps};
    o.flops = 2.0 * double(sizeOf(n)) * double(y.side * y.side) *
              double(kernel * kernel) * double(x.channels) * double(channels);
    y.tensor =
        op(name, OpRole::Linear, Phase::Forward,
           {{x.tensor, x.dims}, read(w, wd, Phase::Forward)}, {y.dims}, o);
    int raw = y.tensor;
    // Statistics first, then scale, shift and rectify.
    Options reduce;
    reduce.work = WorkKind::Reduce;
    Dims stats = {{y.dims[2][0]}};
    int mean = op(name + ".statistics", OpRole::Norm, Phase::Forward,
                  {{raw, y.dims}}, {stats}, reduce, {4});
    y.tensor = GraphWriter::map(name + ".norm", OpRole::Norm, Phase::Forward,
                                {{raw, y.dims}, {mean, stats}}, y.dims);
    Map in = x, out = y;
    backward.push_back([=] { undoUnit(name, in, out, raw, w, wd, o); });
    return y;
  }

  void undoUnit(const std::string &name, const Map &x, const Map &y, int raw,
                int w, const Dims &wd, const Options &o) {
    int dy = argument(name + ".dy", y.dims, activationBytes(),
                      TensorKind::Activation);
    int draw =
        GraphWriter::map(name + ".norm.grad", OpRole::Norm, Phase::Backward,
                         {{dy, y.dims}, recall(raw, y.dims)}, y.dims);
    if (x.tensor != first)
      op(name + ".dgrad", OpRole::Linear, Phase::Backward,
         {{draw, y.dims}, read(w, wd, Phase::Backward)}, {x.dims}, o);
    int dw = op(name + ".wgrad", OpRole::Linear, Phase::Backward,
                {recall(x.tensor, x.dims, x.tensor == first), {draw, y.dims}},
                {wd}, o);
    accumulate(w, dw, wd);
  }

  Map pool(const Map &x) {
    Map y = map((x.side + 1) / 2, x.channels);
    Options o;
    o.whole = {x.dims[1][0], y.dims[1][0]};
    y.tensor = op("pool", OpRole::Norm, Phase::Forward, {{x.tensor, x.dims}},
                  {y.dims}, o);
    return y;
  }

  void classify(const Map &x) {
    DimId classes = dim(m.classes);
    Dims pooled = {{n}, x.dims[2]}, wd = {x.dims[2], {classes}},
         logits = {{n}, {classes}};
    Options mean;
    mean.work = WorkKind::Reduce;
    mean.whole = {x.dims[1][0]};
    int p = op("mean", OpRole::Norm, Phase::Forward, {{x.tensor, x.dims}},
               {pooled}, mean);
    int w = weight("classify", wd);
    int z = product("classify", OpRole::Linear, Phase::Forward, {p, pooled},
                    read(w, wd, Phase::Forward), logits);
    backward.push_back([=] {
      int dz = GraphWriter::map("loss.grad", OpRole::Logits, Phase::Backward,
                                {recall(z, logits)}, logits);
      product("classify.dgrad", OpRole::Linear, Phase::Backward, {dz, logits},
              read(w, wd, Phase::Backward), pooled);
      int dw = product("classify.wgrad", OpRole::Linear, Phase::Backward,
                       recall(p, pooled), {dz, logits}, wd);
      accumulate(w, dw, wd);
    });
  }

  const ModelSpec &m;
  DimId n;
  int first = -1;
  std::vector<std::function<void()>> backward;
};

} // namespace

Block makeConvNet(const ModelSpec &model, const PlanSpec &plan) {
  return ConvNet(model, plan).make();
}

} // namespace dgc
