//===- Patterns.cpp - Some layers in one way, the rest in another ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Patterns.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc::planner {

namespace {

class Mixer {
public:
  Mixer(const Model &full, const Ties &ties, const Axes &axes,
        const Found &fast, const Found &small)
      : full(full), ties(ties), axes(axes), fast(fast), small(small) {}

  /// The first `k` layers as in `fast`.
  Mixed at(int k) const {
    Mixed mixed;
    mixed.fastLayers = k;
    std::map<std::pair<int, bool>, int> classes;
    Assignment &a = mixed.found.assignment;
    a.choices.resize(axes.size());
    for (auto [cls, layer] : zip(ties.classes, ties.layers)) {
      bool isFast = layer >= 0 && layer < k;
      auto [it, isNew] =
          classes.try_emplace({cls, isFast}, int(classes.size()));
      mixed.classOf.push_back(it->second);
      if (isNew)
        for (size_t axis = 0; axis < axes.size(); ++axis)
          a.choices[axis].push_back(
              (isFast ? fast : small).assignment.of(axis, cls));
    }
    Model model = full.fold(mixed.classOf);
    model.pinStates(axes);
    JointCost cost(model, axes);
    Prices prices = pricesAt(model, small.points, small.price);
    Found &f = mixed.found;
    f.evaluation = evaluate(model, cost, a, &prices);
    f.price = small.price;
    f.points = small.points;
    f.start = small.start;
    f.fits = f.evaluation.memory.peak <= full.problem.memoryLimit;
    return mixed;
  }

private:
  const Model &full;
  const Ties &ties;
  const Axes &axes;
  const Found &fast, &small;
};

} // namespace

std::optional<Mixed> mixPatterns(const Model &full, const Ties &ties,
                                 const Axes &axes, const Found &fast,
                                 const Found &small) {
  Mixer mixer(full, ties, axes, fast, small);
  int fit = 0, over = ties.numLayers + 1; // so many fast layers fit, and do not
  std::optional<Mixed> best;
  while (over - fit > 1) {
    int k = (fit + over) / 2;
    Mixed mixed = mixer.at(k);
    (mixed.found.fits ? fit : over) = k;
    if (mixed.found.fits && better(mixed.found, best ? best->found : small))
      best = std::move(mixed);
  }
  return best;
}

} // namespace dgc::planner
