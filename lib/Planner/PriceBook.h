//===- PriceBook.h - Prices that meshes share -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// What an op or a conversion costs does not depend on the whole mesh: axes that
// do nothing to it do not count, those that split alike count by their product,
// and the order of axes makes no difference. So prices are known by what is
// left, a list of (link, states or choice, product of sizes), and found once
// for all meshes.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_PLANNER_PRICEBOOK_H
#define DGC_LIB_PLANNER_PRICEBOOK_H

#include "JointCost.h"
#include "llvm/Support/xxhash.h"
#include <unordered_map>

namespace dgc::planner {

/// What axes do, in a form that is the same for all meshes where they do the
/// same.
class AxisDeeds {
public:
  explicit AxisDeeds(std::initializer_list<uint64_t> subject)
      : words(subject), numSubject(subject.size()) {}
  /// `deed`: what is done on an axis of this size, 24 bits.
  void add(uint64_t deed, int64_t size) {
    for (size_t i = numSubject; i < words.size(); i += 2)
      if (words[i] == deed) {
        words[i + 1] *= size;
        return;
      }
    size_t at = numSubject;
    while (at < words.size() && words[at] < deed)
      at += 2;
    uint64_t pair[] = {deed, uint64_t(size)};
    words.insert(words.begin() + at, pair, pair + 2);
  }
  bool operator==(const AxisDeeds &o) const { return words == o.words; }
  struct Hash {
    size_t operator()(const AxisDeeds &d) const {
      return llvm::xxh3_64bits(llvm::ArrayRef<uint8_t>(
          reinterpret_cast<const uint8_t *>(d.words.data()),
          d.words.size() * sizeof(uint64_t)));
    }
  };

private:
  llvm::SmallVector<uint64_t, 12> words;
  size_t numSubject;
};

/// Of one model, and of those that fold it.
class PriceBook {
public:
  /// The number of a link.
  uint8_t numberOf(const Link &link) {
    auto *it = llvm::find(links, link);
    if (it == links.end()) {
      links.push_back(link);
      return links.size() - 1;
    }
    return it - links.begin();
  }
  std::unordered_map<AxisDeeds, JointCost::Converted, AxisDeeds::Hash>
      conversions;
  std::unordered_map<AxisDeeds, JointCost::AxisChoices, AxisDeeds::Hash>
      choices;

private:
  llvm::SmallVector<Link, 0> links;
};

} // namespace dgc::planner

#endif // DGC_LIB_PLANNER_PRICEBOOK_H
