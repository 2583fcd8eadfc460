//===- Boxes.cpp - Plans and loops of box copies --------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Boxes.h"
#include <algorithm>
#include <cstring>

using namespace dgc::rt;

namespace {

/// `size` consecutive elements of one dimension of a copy, `count` times at
/// equal distances: an inner factor's blocks are one Piece.
struct Piece {
  int64_t src, dst, size;
  int64_t count = 1, srcStep = 0, dstStep = 0;
};
using Pieces = std::vector<Piece>;

/// Merges equally long runs at equal distances.
Pieces mergeRegular(const Pieces &in) {
  Pieces out;
  for (const Piece &p : in) {
    if (!out.empty() && out.back().size == p.size) {
      Piece &last = out.back();
      int64_t srcStep = p.src - (last.src + (last.count - 1) * last.srcStep);
      int64_t dstStep = p.dst - (last.dst + (last.count - 1) * last.dstStep);
      if (last.count == 1 ||
          (srcStep == last.srcStep && dstStep == last.dstStep)) {
        last.srcStep = srcStep;
        last.dstStep = dstStep;
        ++last.count;
        continue;
      }
    }
    out.push_back(p);
  }
  return out;
}

std::vector<int64_t> rowMajorStrides(const std::vector<int64_t> &shape) {
  std::vector<int64_t> strides(shape.size(), 1);
  for (size_t d = shape.size(); d-- > 1;)
    strides[d - 1] = strides[d] * std::max<int64_t>(shape[d], 1);
  return strides;
}

/// Drops loops of one and joins loops that are one loop in memory.
void simplify(StridedBox &box) {
  std::vector<StridedBox::Dim> dims;
  for (const StridedBox::Dim &d : box.dims) {
    if (d.extent == 1)
      continue;
    if (!dims.empty() && dims.back().srcStride == d.extent * d.srcStride &&
        dims.back().dstStride == d.extent * d.dstStride) {
      dims.back().extent *= d.extent;
      dims.back().srcStride = d.srcStride;
      dims.back().dstStride = d.dstStride;
      continue;
    }
    dims.push_back(d);
  }
  box.dims = std::move(dims);
}

/// The product of one Pieces a dimension.
CopyPlan product(const std::vector<Pieces> &pieces,
                 const std::vector<int64_t> &srcShape,
                 const std::vector<int64_t> &dstShape) {
  CopyPlan plan;
  size_t rank = pieces.size();
  for (const Pieces &p : pieces)
    if (p.empty())
      return plan;
  std::vector<int64_t> srcStrides = rowMajorStrides(srcShape);
  std::vector<int64_t> dstStrides = rowMajorStrides(dstShape);
  std::vector<size_t> at(rank, 0);
  while (true) {
    StridedBox box;
    int64_t elements = 1;
    for (size_t d = 0; d < rank; ++d) {
      const Piece &p = pieces[d][at[d]];
      box.src += p.src * srcStrides[d];
      box.dst += p.dst * dstStrides[d];
      box.dims.push_back(
          {p.count, p.srcStep * srcStrides[d], p.dstStep * dstStrides[d]});
      box.dims.push_back({p.size, srcStrides[d], dstStrides[d]});
      elements *= p.count * p.size;
    }
    simplify(box);
    plan.boxes.push_back(std::move(box));
    plan.elements += elements;
    size_t d = rank;
    while (d > 0 && ++at[d - 1] == pieces[d - 1].size())
      at[--d] = 0;
    if (d == 0)
      return plan;
  }
}

/// Runs of one dimension as pieces; zero sizes dropped.
Pieces toPieces(const std::vector<Run> &runs, bool toLocal) {
  Pieces out;
  for (const Run &r : runs)
    if (r.size > 0)
      out.push_back(
          {toLocal ? r.global : r.local, toLocal ? r.local : r.global, r.size});
  return mergeRegular(out);
}

Pieces intersect(const std::vector<Run> &in, const std::vector<Run> &out) {
  // Both are few or sorted by global index for real layouts; sort to be sure.
  std::vector<Run> a(in), b(out);
  auto byGlobal = [](const Run &x, const Run &y) {
    return x.global < y.global;
  };
  std::sort(a.begin(), a.end(), byGlobal);
  std::sort(b.begin(), b.end(), byGlobal);
  Pieces result;
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    int64_t lo = std::max(a[i].global, b[j].global);
    int64_t endA = a[i].global + a[i].size, endB = b[j].global + b[j].size;
    int64_t hi = std::min(endA, endB);
    if (lo < hi)
      result.push_back({lo - a[i].global + a[i].local,
                        lo - b[j].global + b[j].local, hi - lo});
    endA <= endB ? ++i : ++j;
  }
  return mergeRegular(result);
}

/// Local indices of a dimension that no run covers.
Pieces complement(const std::vector<Run> &runs, int64_t size) {
  std::vector<Run> sorted(runs);
  std::sort(sorted.begin(), sorted.end(),
            [](const Run &x, const Run &y) { return x.local < y.local; });
  Pieces out;
  int64_t at = 0;
  for (const Run &r : sorted) {
    if (r.local > at)
      out.push_back({0, at, r.local - at});
    at = std::max(at, r.local + r.size);
  }
  if (at < size)
    out.push_back({0, at, size - at});
  return out;
}

/// The inner loop, for elements of N bytes.
template <size_t N>
void copyElements(const char *src, char *dst, const StridedBox::Dim &d) {
  for (int64_t i = 0; i < d.extent; ++i)
    std::memcpy(dst + i * d.dstStride * static_cast<int64_t>(N),
                src + i * d.srcStride * static_cast<int64_t>(N), N);
}

void copyInner(const char *src, char *dst, const StridedBox::Dim &d,
               size_t size) {
  if (d.srcStride == 1 && d.dstStride == 1) {
    std::memcpy(dst, src, d.extent * size);
    return;
  }
  switch (size) {
  case 1:
    return copyElements<1>(src, dst, d);
  case 2:
    return copyElements<2>(src, dst, d);
  case 4:
    return copyElements<4>(src, dst, d);
  default:
    return copyElements<8>(src, dst, d);
  }
}

void copyNest(const char *src, char *dst, const StridedBox::Dim *dims,
              size_t numDims, size_t size) {
  if (numDims == 1)
    return copyInner(src, dst, *dims, size);
  int64_t bytes = static_cast<int64_t>(size);
  for (int64_t i = 0; i < dims->extent; ++i)
    copyNest(src + i * dims->srcStride * bytes,
             dst + i * dims->dstStride * bytes, dims + 1, numDims - 1, size);
}

void zeroNest(char *dst, const StridedBox::Dim *dims, size_t numDims,
              size_t size) {
  if (numDims == 0) {
    std::memset(dst, 0, size);
    return;
  }
  if (numDims == 1 && dims->dstStride == 1) {
    std::memset(dst, 0, dims->extent * size);
    return;
  }
  for (int64_t i = 0; i < dims->extent; ++i)
    zeroNest(dst + i * dims->dstStride * static_cast<int64_t>(size), dims + 1,
             numDims - 1, size);
}

} // namespace

void CopyPlan::run(const void *src, void *dst, size_t elementSize) const {
  for (const StridedBox &box : boxes) {
    const char *s = static_cast<const char *>(src) + box.src * elementSize;
    char *d = static_cast<char *>(dst) + box.dst * elementSize;
    if (box.dims.empty())
      std::memcpy(d, s, elementSize);
    else
      copyNest(s, d, box.dims.data(), box.dims.size(), elementSize);
  }
}

CopyPlan dgc::rt::planScatter(const std::vector<int64_t> &shape,
                              const std::vector<int64_t> &localShape,
                              const std::vector<DimTable> &dims, int rank) {
  std::vector<Pieces> pieces;
  for (const DimTable &d : dims)
    pieces.push_back(toPieces(d.runs(rank), /*toLocal=*/true));
  return product(pieces, shape, localShape);
}

CopyPlan dgc::rt::planGather(const std::vector<int64_t> &shape,
                             const std::vector<int64_t> &localShape,
                             const std::vector<DimTable> &dims, int rank) {
  std::vector<Pieces> pieces;
  for (const DimTable &d : dims)
    pieces.push_back(toPieces(d.runs(rank), /*toLocal=*/false));
  return product(pieces, localShape, shape);
}

CopyPlan dgc::rt::planExchange(const std::vector<int64_t> &inShape,
                               const std::vector<DimTable> &in, int sender,
                               const std::vector<int64_t> &outShape,
                               const std::vector<DimTable> &out, int receiver) {
  std::vector<Pieces> pieces;
  for (size_t d = 0; d < in.size(); ++d)
    pieces.push_back(intersect(in[d].runs(sender), out[d].runs(receiver)));
  return product(pieces, inShape, outShape);
}

CopyPlan dgc::rt::planPadding(const std::vector<int64_t> &localShape,
                              const std::vector<DimTable> &dims, int rank) {
  // Padding in dimension d, whatever lies in later ones, real in earlier ones:
  // disjoint boxes.
  CopyPlan all;
  for (size_t d = 0; d < dims.size(); ++d) {
    std::vector<Pieces> pieces;
    for (size_t e = 0; e < dims.size(); ++e) {
      if (e < d)
        pieces.push_back(toPieces(dims[e].runs(rank), /*toLocal=*/true));
      else if (e == d)
        pieces.push_back(complement(dims[e].runs(rank), localShape[e]));
      else
        pieces.push_back(localShape[e] ? Pieces{{0, 0, localShape[e]}}
                                       : Pieces{});
    }
    CopyPlan part = product(pieces, localShape, localShape);
    all.elements += part.elements;
    for (StridedBox &box : part.boxes)
      all.boxes.push_back(std::move(box));
  }
  return all;
}

void dgc::rt::zeroBoxes(const CopyPlan &plan, void *dst, size_t elementSize) {
  for (const StridedBox &box : plan.boxes)
    zeroNest(static_cast<char *>(dst) + box.dst * elementSize, box.dims.data(),
             box.dims.size(), elementSize);
}

int dgc::rt::firstReplica(const std::vector<DimTable> &dims, int rank) {
  for (int r = 0; r < rank; ++r) {
    bool same = true;
    for (const DimTable &d : dims)
      same &= d.ofRank[r] == d.ofRank[rank] || d.runs(r) == d.runs(rank);
    if (same)
      return r;
  }
  return rank;
}
