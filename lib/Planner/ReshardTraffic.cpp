//===- ReshardTraffic.cpp - What an exchange puts on the wires ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReshardHeld.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc::reshard {

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

/// The digits of the atoms of `info` on the devices that hold a tile.
void Space::setDigits(const ListInfo &info, int64_t tile,
                      MutableArrayRef<int64_t> digits) const {
  for (size_t i = info.entries.size(); i-- > 0;)
    if (int64_t e = info.entries[i]; e >= 0) {
      digits[e] = tile % atoms_[e].ref.size;
      tile /= atoms_[e].ref.size;
    }
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

/// The digit of each level of a tile, -1 at whole factors.
static SmallVector<int64_t, 6> tileDigits(const ListInfo &list, int64_t tile) {
  SmallVector<int64_t, 6> digits(list.levels.size(), -1);
  for (size_t i = list.levels.size(); i-- > 0;)
    if (list.levels[i].axis >= 0) {
      digits[i] = tile % list.levels[i].parts;
      tile /= list.levels[i].parts;
    }
  return digits;
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
  SmallVector<int64_t, 6> wantDigits = tileDigits(want, targetTile);
  Held wanted{want.levels, wantDigits};
  int64_t tiles = 1; // below the level
  for (const Cut &c : info.levels)
    tiles *= c.axis >= 0 ? c.parts : 1;
  // Blocks that hold nothing wanted are left out level by level; below a whole
  // factor, whose blocks one device holds together, tiles are tried one by one.
  auto descend = [&](auto &&self, size_t l, int64_t begin, int64_t end,
                     int64_t tile, int64_t below) -> void {
    int64_t held = wanted.countBelow(end) - wanted.countBelow(begin);
    if (held == 0)
      return;
    if (l == info.levels.size()) {
      pieces.push_back({tile, double(held)});
      return;
    }
    const Cut &c = info.levels[l];
    if (c.axis < 0) {
      for (int64_t t = tile * below; t < (tile + 1) * below; ++t) {
        SmallVector<int64_t, 6> digits = tileDigits(info, t);
        double n = overlap(Held{info.levels, digits}, wanted, dims_[d].size);
        if (n > 0)
          pieces.push_back({t, n});
      }
      return;
    }
    for (int64_t k = 0; k < c.parts; ++k)
      self(self, l + 1, std::min(end, begin + k * c.block),
           std::min(end, begin + (k + 1) * c.block), tile * c.parts + k,
           below / c.parts);
  };
  descend(descend, 0, 0, dims_[d].size, 0, tiles);
  if (pieces.empty()) // all padding: nothing to come, but worked out
    pieces.push_back({0, 0.0});
  return pieces;
}

bool Space::mayExchange(const State &s) const {
  if (s.lists == target_.lists)
    return false;
  if (s.unreduced & ~target_.unreduced)
    return false;
  return !s.unreduced || s.pending == targetPending_;
}

/// On few devices, every piece: who sends it and who receives it.
Space::Traffic Space::exactTraffic(const State &s) {
  std::vector<double> in(devices_), out(devices_), received(devices_);
  std::vector<int> receives(devices_), sends(devices_);
  Traffic traffic;
  for (int64_t receiver = 0; receiver < devices_; ++receiver) {
    SmallVector<int64_t, 8> mine = digitsOf(receiver), digits = mine;
    // A piece comes from the device that shares the receiver's digits on the
    // axes that are in no list of `s`.
    auto visit = [&](auto &&self, int d, double n) -> void {
      if (d < rank_) {
        ListInfo &info = list(d, s.lists[d]);
        int64_t wanted = tileOf(list(d, dims_[d].targetId), mine);
        for (auto [tile, count] : piecesOf(d, info, wanted)) {
          setDigits(info, tile, digits);
          self(self, d + 1, n * count);
        }
        return;
      }
      int64_t sender = 0;
      double beta = 0;
      for (size_t k = 0; k < digits.size() && n > 0; ++k) {
        sender = sender * atoms_[k].ref.size + digits[k];
        if (digits[k] != mine[k]) {
          traffic.moved |= 1u << k;
          beta = std::max(beta, atoms_[k].beta);
        }
      }
      if (n == 0 || sender == receiver)
        return;
      in[receiver] += n * beta;
      out[sender] += n * beta;
      received[receiver] += n;
      ++receives[receiver];
      ++sends[sender];
    };
    visit(visit, 0, elementBytes_);
  }
  auto most = [](const auto &v) {
    return *std::max_element(v.begin(), v.end());
  };
  traffic.seconds = std::max(most(in), most(out));
  traffic.bytes = most(received);
  traffic.peers = std::max(most(receives), most(sends));
  return traffic;
}

/// On many devices, a sample of receivers; a dimension's pieces that differ
/// from the receiver along the same atoms are taken together.
Space::Traffic Space::sampledTraffic(const State &s) {
  struct Class {
    uint32_t differ;
    int pieces;
    double count;
  };
  constexpr int64_t samples = 8;
  Traffic traffic;
  for (int64_t i = 0; i < samples; ++i) {
    SmallVector<int64_t, 8> mine = digitsOf(i * (devices_ - 1) / (samples - 1));
    SmallVector<SmallVector<Class, 8>, maxRank> classes(rank_);
    for (int d = 0; d < rank_; ++d) {
      ListInfo &info = list(d, s.lists[d]);
      int64_t wanted = tileOf(list(d, dims_[d].targetId), mine);
      SmallVector<int64_t, 8> digits = mine;
      for (auto [tile, count] : piecesOf(d, info, wanted)) {
        setDigits(info, tile, digits);
        uint32_t differ = 0;
        for (size_t k = 0; k < digits.size(); ++k)
          differ |= digits[k] != mine[k] ? 1u << k : 0;
        auto known = find_if(
            classes[d], [&](const Class &c) { return c.differ == differ; });
        if (known == classes[d].end())
          classes[d].push_back({differ, 1, count});
        else
          *known = {differ, known->pieces + 1, known->count + count};
      }
    }
    double seconds = 0, bytes = 0, peers = 0;
    auto visit = [&](auto &&self, int d, Class c) -> void {
      if (d < rank_) {
        for (const Class &k : classes[d])
          self(self, d + 1,
               {c.differ | k.differ, c.pieces * k.pieces, c.count * k.count});
      } else if (c.differ && c.count > 0) {
        traffic.moved |= c.differ;
        seconds += c.count * link(c.differ).beta;
        bytes += c.count;
        peers += c.pieces;
      }
    };
    visit(visit, 0, {0, 1, elementBytes_});
    traffic.seconds = std::max(traffic.seconds, seconds);
    traffic.bytes = std::max(traffic.bytes, bytes);
    traffic.peers = std::max(traffic.peers, peers);
  }
  return traffic;
}

Edge Space::exchange(const State &s) {
  State to = s;
  to.lists = target_.lists;
  double in = bytes(s), out = bytes(to);
  Traffic traffic =
      devices_ <= maxExactDevices ? exactTraffic(s) : sampledTraffic(s);
  // Even one that moves nothing is a collective: slices are better.
  double cost =
      links_.memoryBeta * (in + out) + links_.localStart + links_.launch;
  if (traffic.moved)
    cost += link(traffic.moved).alpha * traffic.peers +
            links_.exchangeTax * traffic.seconds;
  return {MoveKind::Exchange,
          traffic.moved,
          to,
          cost,
          collectiveMemory(MoveKind::Exchange, in, out),
          traffic.bytes};
}

} // namespace dgc::reshard
