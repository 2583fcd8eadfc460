//===- ReshardCost.cpp - Prices of moves, and the fallback ----------------===//
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

} // namespace dgc::reshard
