//===- ReshardCost.cpp - Prices of moves, and a lower bound ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReshardSpace.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace dgc::reshard {

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

void GroupLink::add(const AxisLink &link, int64_t count) {
  alpha = std::max(alpha, link.alpha);
  beta = std::max(beta, link.beta);
  size *= count;
  parts.push_back({link.beta, count});
}

/// A direct all-to-all: a piece is charged to the slowest axis along which its
/// ends differ.
static double spread(GroupLink group, double bytes) {
  llvm::sort(group.parts, [](auto &a, auto &b) { return a > b; });
  double t = 0;
  for (auto [beta, parts] : group.parts) {
    t += beta * bytes * double(parts - 1) / double(parts);
    bytes /= double(parts);
  }
  return t;
}

double collectiveTime(MoveKind kind, const LinkCosts &links, GroupLink group,
                      double in, double out, double wire) {
  double share = double(group.size - 1) / double(group.size);
  double hops = std::ceil(std::log2(double(std::max<int64_t>(group.size, 2))));
  double start = links.launch + group.alpha * hops;
  double local = links.memoryBeta * (in + out) + links.localStart;
  switch (kind) {
  case MoveKind::Slice:
  case MoveKind::ToUnreduced: // most ranks only fill
    return links.memoryBeta * out + links.localStart;
  case MoveKind::Gather: // rings: every byte passes the slowest link
  case MoveKind::ReduceScatter:
    return start + group.beta * wire * share + local;
  case MoveKind::AllToAll:
    return start + spread(std::move(group), wire) + local;
  case MoveKind::Permute:
    return links.launch + group.alpha + group.beta * in + local;
  case MoveKind::AllReduce:
    return start + group.alpha * hops + 2 * group.beta * in * share + local;
  case MoveKind::Exchange:
    break; // priced by its boxes
  }
  return local;
}

double collectiveMemory(MoveKind kind, double in, double out) {
  switch (kind) {
  case MoveKind::Slice:
  case MoveKind::Permute:
  case MoveKind::AllReduce:
  case MoveKind::ToUnreduced:
    return in + out;
  case MoveKind::Gather:
    return in + 2 * out;
  case MoveKind::ReduceScatter:
    return 2 * in + out;
  case MoveKind::AllToAll:
  case MoveKind::Exchange:
    break;
  }
  return 2 * in + 2 * out;
}

double collectiveBytes(MoveKind kind, int64_t group, double in, double out) {
  double share = double(group - 1) / double(group);
  switch (kind) {
  case MoveKind::Gather:
    return in * double(group - 1);
  case MoveKind::AllToAll:
    return std::max(in, out) * share;
  case MoveKind::ReduceScatter:
    return in * share;
  case MoveKind::AllReduce:
    return 2 * in * share;
  case MoveKind::Permute:
    return in;
  default:
    return 0;
  }
}

GroupLink Space::link(uint32_t mask) const {
  GroupLink group;
  for (size_t k = 0; k < atoms_.size(); ++k)
    if (mask >> k & 1)
      group.add({atoms_[k].alpha, atoms_[k].beta}, atoms_[k].ref.size);
  return group;
}

Edge Space::price(MoveKind kind, uint32_t mask, const State &from,
                  const State &to) const {
  double in = bytes(from), out = bytes(to);
  GroupLink group = link(mask);
  int64_t size = group.size;
  double wire = elementBytes_ * double(size); // padding counted
  for (int d = 0; d < rank_; ++d) {
    int64_t a = list(d, from.lists[d]).local, b = list(d, to.lists[d]).local;
    bool operand =
        kind == MoveKind::Gather ||
        (kind == MoveKind::AllToAll && list(d, from.lists[d]).entries.size() >
                                           list(d, to.lists[d]).entries.size());
    wire *= double(operand ? a : b);
  }
  return {kind,
          mask,
          to,
          collectiveTime(kind, links_, std::move(group), in, out, wire),
          collectiveMemory(kind, in, out),
          collectiveBytes(kind, size, in, out)};
}

//===----------------------------------------------------------------------===//
// Who holds what
//===----------------------------------------------------------------------===//

SmallVector<int64_t, 8> Space::digitsOf(int64_t device) const {
  SmallVector<int64_t, 8> digits(atoms_.size());
  for (size_t k = atoms_.size(); k-- > 0;) {
    digits[k] = device % atoms_[k].ref.size;
    device /= atoms_[k].ref.size;
  }
  return digits;
}

int64_t Space::tileOf(const ListInfo &info, ArrayRef<int64_t> digits) const {
  int64_t tile = 0;
  for (int64_t e : info.entries)
    if (e >= 0)
      tile = tile * atoms_[e].ref.size + digits[e];
  return tile;
}

/// The digit of each level, -1 where all parts are held: at whole factors, and,
/// if `axis` >= 0, at the levels of other axes.
SmallVector<int64_t, 6> Space::levelDigits(const ListInfo &info,
                                           ArrayRef<int64_t> digits,
                                           int axis) const {
  SmallVector<int64_t, 6> out;
  for (const Cut &c : info.levels) {
    int64_t digit = -1;
    if (c.axis >= 0 && (axis < 0 || axis == c.axis)) {
      digit = 0;
      for (size_t i = c.begin; i < c.end; ++i) {
        int64_t e = info.entries[i];
        digit = digit * atoms_[e].ref.size + digits[e];
      }
    }
    out.push_back(digit);
  }
  return out;
}

namespace {
/// The indices of a dimension that one device holds.
struct Held {
  ArrayRef<Cut> levels;
  ArrayRef<int64_t> digits;

  Held below() const { return {levels.drop_front(), digits.drop_front()}; }
  /// Number of held indices in [0, end).
  int64_t countBelow(int64_t end) const {
    if (end <= 0 || levels.empty())
      return std::max<int64_t>(end, 0);
    int64_t block = levels[0].block, digit = digits[0];
    if (block == 0)
      return 0;
    if (digit >= 0)
      return below().countBelow(std::min(block, end - digit * block));
    int64_t full = std::min(end / block, levels[0].parts);
    int64_t count = full ? full * below().countBelow(block) : 0;
    if (full < levels[0].parts)
      count += below().countBelow(end - full * block);
    return count;
  }
  int64_t numRuns() const {
    int64_t n = 1;
    for (size_t i = 0; i < levels.size(); ++i)
      if (digits[i] < 0)
        n *= levels[i].parts;
    return n;
  }
  void forEachRun(int64_t begin, int64_t end,
                  function_ref<void(int64_t, int64_t)> f) const {
    if (begin >= end)
      return;
    if (levels.empty())
      return f(begin, end);
    int64_t block = levels[0].block;
    int64_t first = digits[0] < 0 ? 0 : digits[0];
    int64_t last = digits[0] < 0 ? levels[0].parts : first + 1;
    for (int64_t k = first; k < last; ++k)
      below().forEachRun(begin + k * block,
                         std::min(end, begin + (k + 1) * block), f);
  }
};
} // namespace

/// Number of indices of [0, n) that both hold.
static double overlap(Held a, Held b, int64_t n) {
  double times = 1;
  // Equal leading whole factors: all their blocks are alike.
  while (!a.levels.empty() && !b.levels.empty() && a.digits[0] < 0 &&
         b.digits[0] < 0 && a.levels[0].parts == b.levels[0].parts &&
         a.levels[0].parts * a.levels[0].block == n) {
    times *= double(a.levels[0].parts);
    n = a.levels[0].block;
    a = a.below();
    b = b.below();
  }
  if (a.numRuns() > b.numRuns())
    std::swap(a, b);
  int64_t count = 0;
  a.forEachRun(0, n, [&](int64_t begin, int64_t end) {
    count += b.countBelow(end) - b.countBelow(begin);
  });
  return times * double(count);
}

/// Which source tiles hold what the target tile wants.
const Pieces &Space::piecesOf(int d, ListInfo &info, int64_t targetTile) {
  const ListInfo &want = list(d, dims_[d].targetId);
  if (info.pieces.empty()) {
    int64_t tiles = 1;
    for (const Cut &c : want.levels)
      tiles *= c.axis >= 0 ? c.parts : 1;
    info.pieces.resize(tiles);
  }
  Pieces &pieces = info.pieces[targetTile];
  if (!pieces.empty())
    return pieces;
  auto decode = [](const ListInfo &list, int64_t tile) {
    SmallVector<int64_t, 6> digits(list.levels.size(), -1);
    for (size_t i = list.levels.size(); i-- > 0;)
      if (list.levels[i].axis >= 0) {
        digits[i] = tile % list.levels[i].parts;
        tile /= list.levels[i].parts;
      }
    return digits;
  };
  SmallVector<int64_t, 6> wantDigits = decode(want, targetTile);
  int64_t tiles = 1;
  for (const Cut &c : info.levels)
    tiles *= c.axis >= 0 ? c.parts : 1;
  Held wanted{want.levels, wantDigits};
  for (int64_t t = 0; t < tiles; ++t) {
    SmallVector<int64_t, 6> digits = decode(info, t);
    double n = overlap(Held{info.levels, digits}, wanted, dims_[d].size);
    if (n > 0)
      pieces.push_back({t, n});
  }
  if (pieces.empty()) // all padding: nothing to come, but worked out
    pieces.push_back({0, 0.0});
  return pieces;
}

//===----------------------------------------------------------------------===//
// Exchange
//===----------------------------------------------------------------------===//

bool Space::mayExchange(const State &s) const {
  if (s.lists == target_.lists)
    return false;
  if (s.unreduced & ~target_.unreduced)
    return false;
  return !s.unreduced || s.pending == targetPending_;
}

namespace {
/// What an exchange puts on the wires.
struct Traffic {
  explicit Traffic(int64_t devices)
      : in(devices), out(devices), bytes(devices), receives(devices),
        sends(devices) {}
  void add(int64_t sender, int64_t receiver, double n, double beta) {
    in[receiver] += n * beta;
    out[sender] += n * beta;
    bytes[receiver] += n;
    ++receives[receiver];
    ++sends[sender];
  }
  std::vector<double> in, out; // seconds, by device
  std::vector<double> bytes;
  std::vector<int> receives, sends;
  uint32_t moved = 0; // atoms along which data cross
};
template <class V> auto most(const V &v) {
  return *std::max_element(v.begin(), v.end());
}
} // namespace

Edge Space::exchange(const State &s) {
  State to = s;
  to.lists = target_.lists;
  double in = bytes(s), out = bytes(to);
  Traffic traffic(devices_);
  int64_t samples = devices_ <= maxExactDevices ? devices_ : 12;
  for (int64_t i = 0; i < samples; ++i) {
    int64_t receiver =
        samples == devices_ ? i : i * (devices_ - 1) / (samples - 1);
    SmallVector<int64_t, 8> mine = digitsOf(receiver), digits = mine;
    // A piece comes from the device that shares the receiver's digits on the
    // axes that are in no list of `s`.
    auto visit = [&](auto &&self, int d, double n) -> void {
      if (n == 0)
        return;
      if (d == rank_) {
        int64_t sender = 0;
        double beta = 0;
        for (size_t k = 0; k < digits.size(); ++k) {
          sender = sender * atoms_[k].ref.size + digits[k];
          if (digits[k] != mine[k]) {
            traffic.moved |= 1u << k;
            beta = std::max(beta, atoms_[k].beta);
          }
        }
        if (sender != receiver)
          traffic.add(sender, receiver, n, beta);
        return;
      }
      ListInfo &info = list(d, s.lists[d]);
      int64_t wanted = tileOf(list(d, dims_[d].targetId), mine);
      for (auto [tile, count] : piecesOf(d, info, wanted)) {
        int64_t rest = tile;
        for (size_t i = info.entries.size(); i-- > 0;)
          if (int64_t e = info.entries[i]; e >= 0) {
            digits[e] = rest % atoms_[e].ref.size;
            rest /= atoms_[e].ref.size;
          }
        self(self, d + 1, n * count);
      }
    };
    visit(visit, 0, elementBytes_);
  }
  Edge edge{MoveKind::Exchange,
            traffic.moved,
            to,
            links_.memoryBeta * (in + out) + links_.localStart,
            collectiveMemory(MoveKind::Exchange, in, out),
            most(traffic.bytes)};
  if (traffic.moved) {
    int peers = std::max(most(traffic.receives), most(traffic.sends));
    edge.cost +=
        links_.launch + link(traffic.moved).alpha * peers +
        links_.exchangeTax * std::max(most(traffic.in), most(traffic.out));
  }
  return edge;
}

SmallVector<Edge, 3> Space::fallback() {
  SmallVector<Edge, 3> edges;
  State s = source_;
  bool sameKind = targetPending_ == OfSource;
  uint16_t keep = sameKind ? source_.unreduced & target_.unreduced : 0;
  if (uint16_t reduce = s.unreduced & ~keep) {
    State next = s;
    next.unreduced = keep;
    next.pending = keep ? OfSource : NothingPending;
    edges.push_back(price(MoveKind::AllReduce, reduce, s, next));
    s = next;
  }
  if (s.lists != target_.lists) {
    edges.push_back(exchange(s));
    s = edges.back().to;
  }
  if (s != target_)
    edges.push_back(
        price(MoveKind::ToUnreduced, target_.unreduced & ~keep, s, target_));
  return edges;
}

//===----------------------------------------------------------------------===//
// Lower bound
//===----------------------------------------------------------------------===//

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
