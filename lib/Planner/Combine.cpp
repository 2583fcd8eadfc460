//===- Combine.cpp - One step of an elimination ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Tables are added and a variable is minimised away. Which of its values was
// the best is not written down, which would be as much as the sums: it is found
// again for the one cell of the table that the solution goes through.
//
//===----------------------------------------------------------------------===//
#include "Elimination.h"
#include <cmath>

using namespace llvm;

namespace dgc::planner {

/// Takes the least entry out of a message and rounds the rest to forty bits, so
/// that the messages of layers that are alike are the same. Sums of hard tables
/// are all the same too.
double Elimination::normalise(MutableArrayRef<double> message) const {
  double least = message[0];
  for (double x : message)
    least = x < least ? x : least;
  if (least >= hard)
    return 0;
  double most = 0;
  for (double &x : message) {
    x = x >= hard ? hard * 10 : x - least;
    double soft = x < hard ? x : 0;
    most = soft > most ? soft : most;
  }
  if (most == 0)
    return least;
  double unit = std::ldexp(most, -40);
  if (tolerance > 0) // rounding must not make a tie
    unit = std::min(unit, tolerance / 64);
  double quantum = std::exp2(std::floor(std::log2(unit)));
  if (most / quantum < 0x1p51) {
    // Numbers of this size have no digits behind the point.
    constexpr double shift = 0x1p52;
    double perQuantum = 1 / quantum; // a power of two: exact
    for (double &x : message) {
      double rounded = ((x * perQuantum + shift) - shift) * quantum;
      x = x < hard ? rounded : x;
    }
    return least;
  }
  for (double &x : message)
    if (x < hard)
      x = std::round(x / quantum) * quantum;
  return least;
}

namespace {

/// A table of a sum over a variable that is minimised away, a row of the others
/// at a time.
struct RowTable {
  const double *data;
  const Tie *ties;         // or null
  size_t byValue, byPlace; // strides along the variable, and along the row
  size_t at = 0;           // where the row begins
  double entry(size_t x, size_t i) const {
    return data[at + x * byValue + i * byPlace];
  }
};

/// The sum at each place of the row, for one value of the variable, or what is
/// there already if it is `lower` and that is less. `tables`: N that vary along
/// the row, then the others.
template <size_t N, bool lower>
void addRow(ArrayRef<RowTable> tables, size_t x, MutableArrayRef<double> sums) {
  double same = 0;
  for (const RowTable &t : tables.drop_front(N))
    same += t.entry(x, 0);
  std::array<const double *, N> from;
  std::array<size_t, N> step;
  bool dense = true;
  for (size_t n = 0; n < N; ++n) {
    from[n] = tables[n].data + tables[n].at + x * tables[n].byValue;
    step[n] = tables[n].byPlace;
    dense &= step[n] == 1;
  }
  double *to = sums.data();
  size_t size = sums.size();
  if (dense) {
    for (size_t i = 0; i < size; ++i) {
      double sum = same;
      for (size_t n = 0; n < N; ++n)
        sum += from[n][i];
      to[i] = lower && to[i] < sum ? to[i] : sum;
    }
    return;
  }
  for (size_t i = 0; i < size; ++i) {
    double sum = same;
    for (size_t n = 0; n < N; ++n)
      sum += from[n][i * step[n]];
    to[i] = lower && to[i] < sum ? to[i] : sum;
  }
}

/// The same for any number of tables that vary.
template <bool lower>
void addRow(ArrayRef<RowTable> tables, size_t varying, size_t x,
            MutableArrayRef<double> sums) {
  constexpr decltype(&addRow<0, lower>) byCount[] = {
      addRow<0, lower>, addRow<1, lower>, addRow<2, lower>, addRow<3, lower>,
      addRow<4, lower>};
  if (varying < std::size(byCount)) {
    byCount[varying](tables, x, sums);
    return;
  }
  for (size_t i = 0; i < sums.size(); ++i) {
    double sum = 0;
    for (const RowTable &t : tables)
      sum += t.entry(x, i);
    sums[i] = lower && sums[i] < sum ? sums[i] : sum;
  }
}

/// Of the values of the variable whose sums are as good as the best, to within
/// `tolerance`, the one with the least tie. `sums`: by value, `stride` apart.
int leastTie(ArrayRef<RowTable> tables, const double *sums, size_t stride,
             int domain, size_t place, double tolerance, Tie &least) {
  int best = 0;
  for (int x = 1; x < domain; ++x)
    if (sums[x * stride] < sums[best * stride])
      best = x;
  double limit = sums[best * stride] + tolerance;
  int pick = -1;
  for (int x = 0; x < domain; ++x) {
    if (sums[x * stride] > limit && x != best)
      continue;
    Tie tie{};
    for (const RowTable &t : tables)
      if (t.ties)
        add(tie, t.ties[t.at + x * t.byValue + place * t.byPlace]);
    if (pick >= 0 && !(tie < least))
      continue;
    least = tie;
    pick = x;
  }
  return pick;
}

} // namespace

namespace {
/// The tables of a step, those that vary along the row first.
struct Rows {
  SmallVector<RowTable, 8> tables;
  SmallVector<SmallVector<size_t, 8>, 8> strides; // by table, by dimension
  size_t varying = 0;
  bool anyTies = false;

  /// `at`: of the table's variables, where they are in the scope, whose last
  /// but one is the row.
  void add(const TableStore::Table &t, ArrayRef<size_t> at, size_t rank) {
    SmallVector<size_t, 8> stride(rank + 1, 0);
    size_t n = 1;
    for (size_t i = t.dims.size(); i-- > 0; n *= t.dims[i])
      stride[at[i]] = n;
    size_t place = rank && stride[rank - 1] ? varying++ : tables.size();
    tables.insert(tables.begin() + place,
                  {t.data.data(), t.ties.empty() ? nullptr : t.ties.data(),
                   stride[rank], rank ? stride[rank - 1] : 0});
    strides.insert(strides.begin() + place, std::move(stride));
    anyTies |= !t.ties.empty();
  }
  /// On to the next row.
  void advance(MutableArrayRef<int> index, ArrayRef<int> dims) {
    for (size_t i = dims.empty() ? 0 : dims.size() - 1; i-- > 0;) {
      bool wraps = ++index[i] == dims[i];
      for (auto [t, stride] : zip(tables, strides))
        t.at += wraps ? size_t(0) - stride[i] * (dims[i] - 1) : stride[i];
      if (!wraps)
        break;
      index[i] = 0;
    }
  }
  void minimise(int domain, MutableArrayRef<double> least) const {
    addRow<false>(tables, varying, 0, least);
    for (int x = 1; x < domain; ++x)
      addRow<true>(tables, varying, x, least);
  }
  /// `sums`: room for those of the row by value of the variable.
  void minimise(int domain, double tolerance, MutableArrayRef<double> sums,
                MutableArrayRef<double> least, Tie *ties) const {
    size_t row = least.size();
    for (int x = 0; x < domain; ++x)
      addRow<false>(tables, varying, x, sums.slice(x * row, row));
    for (size_t i = 0; i < row; ++i) {
      ties[i] = Tie{};
      int pick = leastTie(tables, &sums[i], row, domain, i, tolerance, ties[i]);
      least[i] = sums[pick * row + i];
      if (least[i] >= hard)
        ties[i] = Tie{};
    }
  }
};
} // namespace

int Elimination::combine(ArrayRef<int> scope, ArrayRef<int> bound,
                         double &base) const {
  size_t rank = scope.size() - 1, cells = 1;
  int domain = domains[scope.back()];
  SmallVector<int, 8> dims;
  for (int v : scope.drop_back()) {
    dims.push_back(domains[v]);
    cells *= domains[v];
  }
  // A row is the last dimension of the message.
  size_t row = rank ? dims[rank - 1] : 1;
  Rows rows;
  for (int b : bound) {
    SmallVector<size_t, 8> at;
    for (int v : bounds[b].scope)
      at.push_back(find(scope, v) - scope.begin());
    rows.add(store[bounds[b].table], at, rank);
  }
  bool withTies = tolerance >= 0 && rows.anyTies;
  MutableArrayRef<double> message = store.allocate<double>(cells);
  MutableArrayRef<Tie> ties = store.allocate<Tie>(withTies ? cells : 0);
  SmallVector<double, 256> sums(withTies ? row * domain : 0);
  SmallVector<int, 8> index(rank, 0);
  for (size_t cell = 0; cell < cells; cell += row) {
    MutableArrayRef<double> least = message.slice(cell, row);
    if (withTies)
      rows.minimise(domain, tolerance, sums, least, &ties[cell]);
    else
      rows.minimise(domain, least);
    rows.advance(index, dims);
  }
  base = normalise(message);
  return store.adopt(dims, message, ties);
}

int Elimination::choose(int v, ArrayRef<int> scope, ArrayRef<int> bound,
                        ArrayRef<int> values) const {
  int domain = domains[v];
  // The order of additions is that of combine().
  SmallVector<RowTable, 8> tables;
  size_t varying = 0;
  bool anyTies = false;
  for (int b : bound) {
    const TableStore::Table &t = store[bounds[b].table];
    RowTable row{t.data.data(), t.ties.empty() ? nullptr : t.ties.data(), 0, 0};
    size_t n = 1;
    for (size_t i = t.dims.size(); i-- > 0; n *= t.dims[i]) {
      if (bounds[b].scope[i] == v)
        row.byValue = n;
      else
        row.at += n * values[bounds[b].scope[i]];
    }
    bool varies = !scope.empty() && is_contained(bounds[b].scope, scope.back());
    tables.insert(tables.begin() + (varies ? varying++ : tables.size()), row);
    anyTies |= !t.ties.empty();
  }
  SmallVector<double, 32> sums(domain);
  for (int x = 0; x < domain; ++x)
    addRow<false>(tables, varying, x, {&sums[x], 1});
  if (tolerance >= 0 && anyTies && *min_element(sums) < hard) {
    Tie tie{};
    return leastTie(tables, sums.data(), 1, domain, 0, tolerance, tie);
  }
  return min_element(sums) - sums.begin();
}

} // namespace dgc::planner
