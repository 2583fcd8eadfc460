//===- PrintCollectives.cpp - What a partitioned program sends ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/CostModel.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Planner/ReshardSteps.h"
#include "dgc/Transforms/Passes.h"
#include "dgc/Transforms/ShardedProgram.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/TypeSwitch.h"
#include <map>

namespace dgc {
#define GEN_PASS_DEF_PRINTCOLLECTIVESPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

namespace {

/// One collective: what it is, and what a rank sends in it.
struct Collective {
  std::string text; // kind, axes and type
  int64_t bytes = 0;
};

} // namespace

/// The most bytes that one rank sends to others in an exchange.
static int64_t exchangeBytes(dist::LocalExchangeOp op, const Mesh &mesh) {
  auto global = cast<RankedTensorType>(op.getGlobal());
  int64_t elementBytes =
      global.getNumElements() ? bytesOf(global) / global.getNumElements() : 1;
  SmallVector<int64_t> sent(mesh.numDevices(), 0);
  for (const ExchangeBox &box : exchangeBoxes(
           global.getShape(), mesh, dist::toSharding(op.getIn(), mesh),
           dist::toSharding(op.getOut(), mesh))) {
    if (box.sender == box.receiver)
      continue;
    int64_t n = elementBytes;
    for (int64_t s : box.sizes)
      n *= s;
    sent[box.sender] += n;
  }
  return *llvm::max_element(sent);
}

static std::string axesText(dist::AxesAttr attr, const Mesh &mesh) {
  std::string text = "{";
  for (const AxisRef &r : dist::toAxes(attr, mesh))
    text += (text.size() > 1 ? ", " : "") + toString(r, mesh);
  return text + "}";
}

static std::optional<Collective> describe(Operation *op, const Mesh &mesh) {
  auto make = [&](StringRef name, dist::AxesAttr axes, CollectiveKind kind,
                  TypeRange larger) {
    Collective c;
    llvm::raw_string_ostream os(c.text);
    os << name << " over " << axesText(axes, mesh) << " of ";
    llvm::interleaveComma(op->getOperandTypes(), os);
    int64_t n = groupSize(dist::toAxes(axes, mesh)), bytes = 0;
    for (Type type : larger)
      bytes += bytesOf(type);
    c.bytes = int64_t(collectiveBytes(kind, n, double(bytes)));
    return c;
  };
  return llvm::TypeSwitch<Operation *, std::optional<Collective>>(op)
      .Case([&](dist::LocalAllGatherOp o) {
        return make("all_gather", o.getAxes(), CollectiveKind::AllGather,
                    o->getResultTypes());
      })
      .Case([&](dist::LocalAllToAllOp o) {
        return make("all_to_all", o.getAxes(), CollectiveKind::AllToAll,
                    o->getResultTypes());
      })
      .Case([&](dist::LocalAllReduceOp o) {
        return make(("all_reduce " + toString(dist::toKind(o.getKind()))).str(),
                    o.getAxes(), CollectiveKind::AllReduce,
                    o->getResultTypes());
      })
      .Case([&](dist::LocalReduceScatterOp o) {
        return make(
            ("reduce_scatter " + toString(dist::toKind(o.getKind()))).str(),
            o.getAxes(), CollectiveKind::ReduceScatter, o->getOperandTypes());
      })
      .Case([&](dist::LocalPermuteOp o) {
        return make("permute", o.getAxes(), CollectiveKind::Permute,
                    o->getResultTypes());
      })
      .Case([&](dist::LocalExchangeOp o) {
        Collective c;
        llvm::raw_string_ostream os(c.text);
        os << "exchange of " << o.getOperand().getType() << " to "
           << o.getType();
        c.bytes = exchangeBytes(o, mesh);
        return c;
      })
      .Default(std::nullopt);
}

/// Trips of all loops around `op`; none if one is unknown.
static std::optional<int64_t>
tripsOf(Operation *op, DenseMap<Operation *, std::optional<int64_t>> &known) {
  int64_t trips = 1;
  for (Operation *p = op->getParentOp(); p && !isa<func::FuncOp>(p);
       p = p->getParentOp()) {
    if (!dist::isLoop(p))
      continue;
    auto [it, isNew] = known.try_emplace(p, std::nullopt);
    if (isNew)
      it->second = staticTripCount(p);
    if (!it->second)
      return std::nullopt;
    trips *= *it->second;
  }
  return trips;
}

namespace {
struct PrintCollectivesPass
    : dgc::impl::PrintCollectivesPassBase<PrintCollectivesPass> {
  using PrintCollectivesPassBase::PrintCollectivesPassBase;

  void print(func::FuncOp func) {
    auto hasGlobal = [&] {
      for (unsigned i = 0; i < func.getNumArguments(); ++i)
        if (auto g =
                func.getArgAttrOfType<dist::GlobalAttr>(i, dist::globalName))
          return g;
      for (unsigned i = 0; i < func.getNumResults(); ++i)
        if (auto g =
                func.getResultAttrOfType<dist::GlobalAttr>(i, dist::globalName))
          return g;
      return dist::GlobalAttr();
    };
    dist::GlobalAttr global = hasGlobal();
    if (!global)
      return;
    Mesh mesh =
        dist::getMesh(dist::lookupMesh(func, global.getSharding().getMesh()));
    std::map<std::string, int64_t> rows;
    DenseMap<Operation *, std::optional<int64_t>> known;
    int64_t count = 0, bytes = 0;
    func.walk([&](Operation *op) {
      std::optional<Collective> c = describe(op, mesh);
      if (!c)
        return;
      std::optional<int64_t> trips = tripsOf(op, known);
      std::string text = c->text + ": " + std::to_string(c->bytes) + " bytes";
      if (!trips)
        text += ", unknown number of trips";
      else if (*trips != 1)
        text += ", " + std::to_string(*trips) + " trips";
      if (locations) {
        llvm::raw_string_ostream os(text);
        os << ", " << op->getLoc();
      }
      ++rows[text];
      count += trips.value_or(1);
      bytes += trips.value_or(1) * c->bytes;
    });
    llvm::outs() << "@" << func.getName() << ": " << count << " collectives, "
                 << bytes << " bytes sent by a rank\n";
    for (const auto &[text, n] : rows)
      llvm::outs() << "  " << n << " x " << text << "\n";
  }

  void runOnOperation() override {
    for (auto func : getOperation().getOps<func::FuncOp>())
      if (!func.isExternal())
        print(func);
    markAllAnalysesPreserved();
  }
};
} // namespace
