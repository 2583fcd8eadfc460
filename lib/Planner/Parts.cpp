//===- Parts.cpp - The common refinement of all dimensions ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Parts.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace llvm;

namespace dgc::planner {

std::vector<Placement> placeTensors(const Problem &p) {
  std::vector<Placement> place(p.tensors.size(), Placement::Variable);
  std::vector<int> uses(p.tensors.size(), 0), opUses(p.tensors.size(), 0);
  for (const ProblemOp &op : p.ops) {
    bool remade =
        all_of(op.results, [&](int t) { return p.tensors[t].remade; });
    for (int t : op.operands) {
      ++uses[t];
      opUses[t] += !remade;
    }
  }
  for (const FlowGroup &flow : p.flows)
    for (int t : flow.sources)
      ++uses[t];
  for (const ProblemResult &r : p.results)
    ++uses[r.tensor];
  for (auto [i, t] : enumerate(p.tensors)) {
    if (t.remade) {
      place[i] = Placement::Remade;
      continue;
    }
    if (t.pinned && !t.shape.empty())
      continue;
    // A scalar that one op uses may stay unreduced, so that a sum over many
    // tensors is reduced once; one that many use would tie all of them
    // together.
    bool single = t.producer >= 0 && uses[i] == 1 && opUses[i] == 1;
    bool small = t.argument >= 0 && t.kind == TensorKind::Input &&
                 bytesOf(t) <= p.options.smallInputBytes;
    bool nowhere = t.producer < 0 && t.argument < 0 && t.flow < 0;
    if (nowhere || small || (t.shape.empty() && !single))
      place[i] = Placement::Replicated;
  }
  return place;
}

namespace {

/// Union-find over dimensions and factors whose nodes may fall into several.
class Refinement {
public:
  int add(int64_t size) {
    nodes.push_back({int(nodes.size()), size, {}});
    return nodes.size() - 1;
  }

  int find(int a) {
    while (nodes[a].parent != a) {
      nodes[a].parent = nodes[nodes[a].parent].parent;
      a = nodes[a].parent;
    }
    return a;
  }

  int64_t size(int a) const { return nodes[a].size; }

  void flatten(int a, SmallVectorImpl<int> &out) {
    a = find(a);
    if (nodes[a].pieces.empty()) {
      if (nodes[a].size > 1)
        out.push_back(a);
      return;
    }
    for (int piece :
         SmallVector<int, 4>(nodes[a].pieces.begin(), nodes[a].pieces.end()))
      flatten(piece, out);
  }

  void unite(int a, int b) {
    a = find(a);
    b = find(b);
    if (a == b || nodes[a].size != nodes[b].size)
      return;
    SmallVector<int, 2> pa = nodes[a].pieces, pb = nodes[b].pieces;
    nodes[b].parent = a;
    if (pa.empty())
      nodes[a].pieces = pb;
    else if (!pb.empty())
      align(pa, pb);
  }

  /// Makes two lists with the same product the same, as far as sizes divide.
  void align(ArrayRef<int> as, ArrayRef<int> bs) {
    // Stacks with the next element on top.
    SmallVector<int, 8> left, right;
    auto fill = [&](ArrayRef<int> from, SmallVectorImpl<int> &stack) {
      SmallVector<int, 8> flat;
      for (int x : from)
        flatten(x, flat);
      stack.assign(flat.rbegin(), flat.rend());
    };
    fill(as, left);
    fill(bs, right);
    while (!left.empty() && !right.empty()) {
      int a = find(left.pop_back_val()), b = find(right.pop_back_val());
      // What was one node may have been cut meanwhile.
      if (!nodes[a].pieces.empty() || !nodes[b].pieces.empty()) {
        push(a, left);
        push(b, right);
        continue;
      }
      int64_t na = nodes[a].size, nb = nodes[b].size;
      if (na == nb)
        unite(a, b);
      else if (na % nb == 0)
        cut(a, nb, b, left, right);
      else if (nb % na == 0)
        cut(b, na, a, right, left);
      else
        return; // coprime sizes: these stay as they are
    }
  }

private:
  struct Node {
    int parent;
    int64_t size;
    SmallVector<int, 2> pieces; // major to minor
  };

  void push(int a, SmallVectorImpl<int> &stack) {
    SmallVector<int, 8> flat;
    flatten(a, flat);
    stack.append(flat.rbegin(), flat.rend());
  }

  /// Cuts `a` into (major, rest) and puts both back; `b` of size `major` too.
  void cut(int a, int64_t major, int b, SmallVectorImpl<int> &aStack,
           SmallVectorImpl<int> &bStack) {
    int x = add(major), y = add(nodes[a].size / major);
    nodes[a].pieces = {x, y};
    aStack.push_back(y);
    aStack.push_back(x);
    bStack.push_back(b);
  }

  std::vector<Node> nodes;
};

class Refiner {
public:
  Refiner(const Problem &p, ArrayRef<Placement> place) : p(p), place(place) {}

  Parts run() {
    for (const ProblemTensor &t : p.tensors) {
      firstDim.push_back(next);
      for (int64_t n : t.shape)
        next = r.add(n) + 1;
    }
    for (const ProblemOp &op : p.ops) {
      firstFactor.push_back(next);
      for (const Factor &f : p.rules[op.rule].factors)
        next = r.add(f.size) + 1;
    }
    for (auto [i, op] : enumerate(p.ops))
      joinOp(i, op);
    for (const FlowGroup &flow : p.flows)
      joinFlow(flow);
    for (const ProblemResult &result : p.results)
      if (result.donated >= 0)
        joinTensors(result.tensor, p.arguments[result.donated]);
    for (auto [i, t] : enumerate(p.tensors))
      if (t.pinned)
        cutByPin(i, *t.pinned);
    for (const ProblemResult &result : p.results)
      if (result.pinned)
        cutByPin(result.tensor, *result.pinned);
    return collect();
  }

private:
  void joinDims(ArrayRef<DimFactors> dims, ArrayRef<int> tensors, int op) {
    for (auto [k, t] : enumerate(tensors)) {
      if (place[t] != Placement::Variable)
        continue; // merged constants would tie unrelated dimensions together
      for (auto [d, factors] : enumerate(dims[k])) {
        if (factors.empty())
          continue;
        SmallVector<int, 4> nodes;
        for (int f : factors)
          nodes.push_back(firstFactor[op] + f);
        if (nodes.size() == 1)
          r.unite(firstDim[t] + d, nodes[0]);
        else
          r.align({firstDim[t] + int(d)}, nodes);
      }
    }
  }
  void joinOp(int i, const ProblemOp &op) {
    const OpRule &rule = p.rules[op.rule];
    joinDims(rule.operands, op.operands, i);
    joinDims(rule.results, op.results, i);
  }
  void joinTensors(int a, int b) {
    if (place[a] != Placement::Variable || place[b] != Placement::Variable)
      return;
    for (size_t d = 0; d < p.tensors[a].shape.size(); ++d)
      r.unite(firstDim[a] + d, firstDim[b] + d);
  }
  void joinFlow(const FlowGroup &flow) {
    if (flow.targets.empty())
      return;
    for (int t : flow.targets)
      joinTensors(flow.targets[0], t);
    for (int t : flow.sources)
      joinTensors(flow.targets[0], t);
  }
  /// [{3, "tp"}] makes 3 and the rest parts.
  void cutByPin(int t, const Sharding &pin) {
    for (auto [d, dim] : enumerate(pin.dims)) {
      SmallVector<int, 4> pieces;
      int64_t rest = p.tensors[t].shape[d], group = 1;
      bool cut = false;
      for (const DimEntry &e : dim.entries) {
        if (!e.isWhole()) {
          group *= e.axis.size;
          continue;
        }
        for (int64_t n : {group, e.whole}) {
          if (n > 1 && rest % n == 0) {
            pieces.push_back(r.add(n));
            rest /= n;
            cut = true;
          }
        }
        group = 1;
      }
      if (!cut)
        continue;
      pieces.push_back(r.add(rest));
      r.align({firstDim[t] + int(d)}, pieces);
    }
  }

  PartList list(int node) {
    SmallVector<int, 8> flat;
    r.flatten(node, flat);
    PartList out;
    for (int x : flat) {
      auto [it, isNew] = classes.try_emplace(x, int(classes.size()));
      out.push_back({r.size(x), it->second});
    }
    return out;
  }

  Parts collect() {
    Parts parts;
    parts.tensors.resize(p.tensors.size());
    for (auto [t, tensor] : enumerate(p.tensors))
      for (size_t d = 0; d < tensor.shape.size(); ++d)
        parts.tensors[t].push_back(list(firstDim[t] + d));
    parts.factors.resize(p.ops.size());
    for (auto [i, op] : enumerate(p.ops))
      for (size_t f = 0; f < p.rules[op.rule].factors.size(); ++f)
        parts.factors[i].push_back(list(firstFactor[i] + f));
    parts.numClasses = classes.size();
    return parts;
  }

  const Problem &p;
  ArrayRef<Placement> place;
  Refinement r;
  int next = 0;
  std::vector<int> firstDim, firstFactor;
  DenseMap<int, int> classes;
};

} // namespace

std::vector<int> numberRules(ArrayRef<OpRule> rules) {
  std::vector<int> numbers;
  std::map<std::vector<int64_t>, int> known;
  for (const OpRule &rule : rules) {
    std::vector<int64_t> key;
    for (const Factor &f : rule.factors)
      key.insert(key.end(), {f.size, int64_t(f.kind), int64_t(f.reduce)});
    for (auto *side : {&rule.operands, &rule.results}) {
      key.push_back(-1);
      for (const DimFactors &dims : *side) {
        key.push_back(-2);
        for (auto &factors : dims) {
          key.push_back(-3);
          key.insert(key.end(), factors.begin(), factors.end());
        }
      }
    }
    for (const UnreducedCase &c : rule.unreduced) {
      key.push_back(-4);
      key.insert(key.end(), c.operands.begin(), c.operands.end());
      key.insert(key.end(), {int64_t(c.operandKind), int64_t(c.resultKind)});
    }
    numbers.push_back(
        known.try_emplace(std::move(key), int(known.size())).first->second);
  }
  return numbers;
}

Parts refineParts(const Problem &problem, ArrayRef<Placement> placements) {
  return Refiner(problem, placements).run();
}

} // namespace dgc::planner
