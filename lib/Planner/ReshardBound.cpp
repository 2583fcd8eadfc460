//===- ReshardBound.cpp - A lower bound of the cost of a reshard ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReshardHeld.h"

using namespace llvm;

namespace dgc::reshard {

/// What the device with these digits wants; with `axis` >= 0, what all devices
/// of its coordinate on that axis want together.
Space::Probe Space::makeProbe(ArrayRef<int64_t> digits, int axis) {
  Probe p{SmallVector<int64_t, 8>(digits.begin(), digits.end()), elementBytes_};
  for (int d = 0; d < rank_; ++d) {
    const ListInfo &want = list(d, dims_[d].targetId);
    SmallVector<int64_t, 6> own = levelDigits(want, digits, axis);
    p.need *= double(Held{want.levels, own}.countBelow(dims_[d].size));
  }
  return p;
}

void Space::makeProbes() {
  probed_ = true;
  int64_t samples = devices_ <= maxExactDevices ? devices_ : 12;
  for (int64_t i = 0; i < samples; ++i)
    probes_.push_back(makeProbe(
        digitsOf(samples == devices_ ? i : i * (devices_ - 1) / (samples - 1)),
        -1));
  double fastest = links_.link(0).beta;
  for (size_t a = 0; a < axisSizes_.size(); ++a)
    if (axisSizes_[a] > 1)
      fastest = std::min(fastest, links_.link(int(a)).beta);
  for (size_t a = 0; a < axisSizes_.size(); ++a) {
    if (links_.link(int(a)).beta <= fastest || axisSizes_[a] == 1)
      continue;
    SlowAxis slow{int(a), {}};
    for (int64_t c = 0; c < std::min<int64_t>(axisSizes_[a], 16); ++c) {
      SmallVector<int64_t, 8> digits(atoms_.size());
      int64_t rest = c;
      for (size_t k = atoms_.size(); k-- > 0;)
        if (atoms_[k].ref.axis == int(a)) {
          digits[k] = rest % atoms_[k].ref.size;
          rest /= atoms_[k].ref.size;
        }
      slow.probes.push_back(makeProbe(digits, int(a)));
    }
    slow_.push_back(std::move(slow));
  }
}

void Space::fillWanted(int d, ListInfo &info) {
  const ListInfo &want = list(d, dims_[d].targetId);
  auto held = [&](const Probe &p, int axis) {
    SmallVector<int64_t, 6> a = levelDigits(info, p.digits, axis);
    SmallVector<int64_t, 6> b = levelDigits(want, p.digits, axis);
    return overlap(Held{info.levels, a}, Held{want.levels, b}, dims_[d].size);
  };
  for (const Probe &p : probes_)
    info.wanted.push_back(held(p, -1));
  for (const SlowAxis &slow : slow_) {
    info.slowWanted.emplace_back();
    for (const Probe &p : slow.probes)
      info.slowWanted.back().push_back(held(p, slow.axis));
  }
}

/// What no device of a coordinate on a slow axis holds must cross that axis,
/// shared out among the devices there.
double Space::slowBound(const State &s, double fastest, double mean) {
  double bound = 0;
  for (size_t i = 0; i < slow_.size(); ++i) {
    const SlowAxis &slow = slow_[i];
    double beta = links_.link(slow.axis).beta, most = 0, sum = 0;
    for (size_t p = 0; p < slow.probes.size(); ++p) {
      double have = elementBytes_;
      for (int d = 0; d < rank_; ++d)
        have *= list(d, s.lists[d]).slowWanted[i][p];
      most = std::max(most, slow.probes[p].need - have);
      sum += slow.probes[p].need - have;
    }
    double sharers = double(devices_) / double(axisSizes_[slow.axis]);
    bound = std::max(bound, beta * most / sharers);
    // A mean over a sample would be no bound.
    if (devices_ <= maxExactDevices &&
        int64_t(slow.probes.size()) == axisSizes_[slow.axis])
      bound = std::max(bound, fastest * mean +
                                  (beta - fastest) * sum / double(devices_));
  }
  return bound;
}

/// Of new unreduced axes, one rank may hold all of the value or each a part, so
/// only what the whole group lacks must come, to one of its ranks at least.
double Space::lackingInGroups(const State &s, uint32_t mask) {
  if (devices_ > maxExactDevices)
    return 0;
  auto [it, fresh] = groupOfProbe_.try_emplace(mask);
  if (fresh)
    for (const Probe &p : probes_) {
      int64_t device = 0;
      for (size_t k = 0; k < atoms_.size(); ++k)
        device =
            device * atoms_[k].ref.size + (mask >> k & 1 ? 0 : p.digits[k]);
      it->second.push_back(int(device));
    }
  SmallVector<double, 16> have(probes_.size(), 0);
  for (size_t p = 0; p < probes_.size(); ++p) {
    double held = elementBytes_;
    for (int d = 0; d < rank_; ++d)
      held *= list(d, s.lists[d]).wanted[p];
    have[it->second[p]] += held;
  }
  double most = 0;
  for (size_t p = 0; p < probes_.size(); ++p)
    if (it->second[p] == int(p))
      most = std::max(most, probes_[p].need - have[p]);
  return most / double(link(mask).size);
}

double Space::bound(const State &s) {
  if (s == target_)
    return 0;
  if (!probed_)
    makeProbes();
  bool reduce = s.unreduced & ~target_.unreduced;
  if (s.unreduced && s.pending != targetPending_ && target_.unreduced)
    reduce = true;
  double alpha = 1e300, beta = 1e300;
  for (const Atom &a : atoms_) {
    alpha = std::min(alpha, a.alpha);
    beta = std::min(beta, a.beta);
  }
  double start = links_.launch + alpha;
  uint32_t added = target_.unreduced;
  if (s.pending == targetPending_)
    added &= ~uint32_t(s.unreduced);
  double most = 0, mean = 0;
  for (int d = 0; d < rank_; ++d)
    if (ListInfo &info = list(d, s.lists[d]); info.wanted.empty())
      fillWanted(d, info);
  if (added) {
    double lacking = lackingInGroups(s, added);
    return lacking > 0 || reduce ? start + beta * lacking : 0;
  }
  for (size_t p = 0; p < probes_.size(); ++p) {
    double have = elementBytes_;
    for (int d = 0; d < rank_; ++d)
      have *= list(d, s.lists[d]).wanted[p];
    double lack = probes_[p].need - have;
    most = std::max(most, lack);
    mean += lack / double(probes_.size());
  }
  if (most <= 0 && !reduce)
    return 0;
  return start + std::max(beta * most, slowBound(s, beta, mean));
}

} // namespace dgc::reshard
