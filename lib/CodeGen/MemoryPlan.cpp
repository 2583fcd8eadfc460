//===- MemoryPlan.cpp - Offsets of buffers in one arena -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/MemoryPlan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <map>

using namespace dgc;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {

int64_t largestLiveSet(ArrayRef<BufferInterval> buffers, int64_t alignment) {
  std::map<int64_t, int64_t> change; // step -> bytes
  for (const BufferInterval &b : buffers) {
    int64_t bytes = llvm::alignTo(b.bytes, alignment);
    change[b.first] += bytes;
    change[b.last + 1] -= bytes;
  }
  int64_t live = 0, most = 0;
  for (auto [step, bytes] : change) {
    live += bytes;
    most = std::max(most, live);
  }
  return most;
}

/// Places the buffers in the given order, each into the smallest gap that fits.
MemoryPlan placeInOrder(ArrayRef<BufferInterval> buffers,
                        ArrayRef<size_t> order, int64_t alignment) {
  MemoryPlan plan;
  plan.offsets.assign(buffers.size(), 0);
  // Placed buffers by offset, so that gaps are found in one scan.
  SmallVector<std::pair<int64_t, size_t>> placed;
  for (size_t i : order) {
    int64_t bytes = llvm::alignTo(buffers[i].bytes, alignment);
    int64_t end = 0, best = -1, bestGap = INT64_MAX;
    for (auto [offset, k] : placed) {
      if (!buffers[i].meets(buffers[k]))
        continue;
      int64_t gap = offset - end;
      if (gap >= bytes && gap < bestGap) {
        best = end;
        bestGap = gap;
      }
      end = std::max<int64_t>(
          end, offset + llvm::alignTo(buffers[k].bytes, alignment));
    }
    int64_t offset = best >= 0 ? best : end;
    plan.offsets[i] = offset;
    plan.peak = std::max(plan.peak, offset + bytes);
    auto entry = std::make_pair(offset, i);
    placed.insert(llvm::upper_bound(placed, entry), entry);
  }
  return plan;
}

/// Buffers times buffers that improved() may look at in all.
constexpr int64_t kMaxEffort = 5'000'000;

/// Who ends at the peak is placed earlier, again and again: what it stood on
/// has to make room then. `order` is that of `plan`.
MemoryPlan improved(MemoryPlan plan, ArrayRef<BufferInterval> buffers,
                    SmallVector<size_t> order, int64_t bound,
                    int64_t alignment) {
  int64_t n = buffers.size();
  int64_t tries = n ? std::min<int64_t>(200, kMaxEffort / (n * n)) : 0;
  MemoryPlan best = plan;
  for (int64_t k = 0; k < tries && best.peak > bound; ++k) {
    auto *top = llvm::find_if(order, [&](size_t i) {
      return plan.offsets[i] +
                 int64_t(llvm::alignTo(buffers[i].bytes, alignment)) ==
             plan.peak;
    });
    if (top == order.begin())
      break; // it stands on nothing
    auto *earlier = order.begin() + (top - order.begin()) / 2;
    std::rotate(earlier, top, top + 1);
    plan = placeInOrder(buffers, order, alignment);
    if (plan.peak < best.peak)
      best = plan;
  }
  return best;
}

} // namespace

MemoryPlan dgc::planMemory(ArrayRef<BufferInterval> buffers,
                           int64_t alignment) {
  int64_t bound = largestLiveSet(buffers, alignment);
  SmallVector<size_t> order(buffers.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  auto length = [&](size_t i) { return buffers[i].last - buffers[i].first; };
  auto bySize = [&](size_t a, size_t b) {
    return std::make_tuple(-buffers[a].bytes, -length(a), a) <
           std::make_tuple(-buffers[b].bytes, -length(b), b);
  };
  auto bySizeAndStart = [&](size_t a, size_t b) {
    return std::make_tuple(-buffers[a].bytes, buffers[a].first, a) <
           std::make_tuple(-buffers[b].bytes, buffers[b].first, b);
  };
  auto byLength = [&](size_t a, size_t b) {
    return std::make_tuple(-length(a), -buffers[a].bytes, a) <
           std::make_tuple(-length(b), -buffers[b].bytes, b);
  };
  auto byStart = [&](size_t a, size_t b) {
    return std::make_tuple(buffers[a].first, -buffers[a].bytes, a) <
           std::make_tuple(buffers[b].first, -buffers[b].bytes, b);
  };
  MemoryPlan best;
  best.peak = INT64_MAX;
  auto attempt = [&](auto less) {
    if (best.peak == bound)
      return;
    llvm::sort(order, less);
    MemoryPlan plan = placeInOrder(buffers, order, alignment);
    plan = improved(std::move(plan), buffers, order, bound, alignment);
    if (plan.peak < best.peak)
      best = std::move(plan);
  };
  attempt(bySize);
  attempt(bySizeAndStart);
  attempt(byLength);
  attempt(byStart);
  best.lowerBound = bound;
  return best;
}

std::optional<std::pair<size_t, size_t>>
dgc::findOverlap(ArrayRef<BufferInterval> buffers, ArrayRef<int64_t> offsets) {
  // Steps at which a buffer begins or has ended; live buffers by offset.
  SmallVector<std::tuple<int64_t, bool, size_t>> events;
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (buffers[i].bytes == 0)
      continue;
    events.emplace_back(buffers[i].first, true, i);
    events.emplace_back(buffers[i].last + 1, false, i);
  }
  llvm::sort(events); // ends before begins at the same step
  std::map<int64_t, size_t> live;
  for (auto [step, begins, i] : events) {
    if (!begins) {
      live.erase(offsets[i]);
      continue;
    }
    auto next = live.lower_bound(offsets[i]);
    if (next != live.end() && next->first < offsets[i] + buffers[i].bytes)
      return std::make_pair(std::min(i, next->second),
                            std::max(i, next->second));
    if (next != live.begin()) {
      auto previous = std::prev(next);
      if (previous->first + buffers[previous->second].bytes > offsets[i])
        return std::make_pair(std::min(i, previous->second),
                              std::max(i, previous->second));
    }
    live.emplace(offsets[i], i);
  }
  return std::nullopt;
}
