//===- ManifestTables.cpp - Groups, permutes and exchanges of a program ---===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ManifestJson.h"
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/Manifest.h"
#include "dgc/CodeGen/Passes.h"
#include "dgc/Dialect/Dist/Dist.h"

using namespace mlir;
using namespace dgc;
namespace json = llvm::json;

namespace dgc {
#define GEN_PASS_DEF_NUMBERCOLLECTIVES
#include "dgc/CodeGen/Passes.h.inc"
} // namespace dgc

namespace {

class TableBuilder {
public:
  TableBuilder(ModuleOp module, ManifestTables &tables)
      : module(module), tables(tables) {}

  LogicalResult visit(Operation *op);

private:
  int64_t group(dist::AxesAttr axes);
  int64_t permute(dist::AxesAttr axes, ArrayRef<int64_t> sources);
  int64_t exchange(dist::LocalExchangeOp op);
  void number(Operation *op, StringRef name, int64_t value) {
    op->setAttr(name, Builder(op->getContext()).getI32IntegerAttr(value));
  }
  std::string text(ArrayRef<AxisRef> axes);
  void addOp(Operation *op, std::string axes);

  ModuleOp module;
  ManifestTables &tables;
  llvm::MapVector<Attribute, int64_t> groupIndex;
  llvm::MapVector<std::pair<Attribute, Attribute>, int64_t> permuteIndex;
  llvm::MapVector<Attribute, int64_t> exchangeIndex;
};

std::string TableBuilder::text(ArrayRef<AxisRef> axes) {
  std::string result;
  for (const AxisRef &axis : axes)
    result += (result.empty() ? "" : ", ") + toString(axis, tables.mesh);
  return result;
}

int64_t TableBuilder::group(dist::AxesAttr attr) {
  auto [it, isNew] = groupIndex.try_emplace(attr, groupIndex.size());
  if (!isNew)
    return it->second;
  SmallVector<AxisRef> axes = dist::toAxes(attr, tables.mesh);
  json::Array members, ofRank;
  SmallVector<int64_t> owner(tables.numRanks);
  for (auto [i, ranks] : llvm::enumerate(axisGroups(tables.mesh, axes))) {
    for (int64_t rank : ranks)
      owner[rank] = i;
    members.push_back(json::Array(ranks));
  }
  tables.groups.push_back(json::Object{{"axes", text(axes)},
                                       {"of_rank", json::Array(owner)},
                                       {"members", std::move(members)}});
  return it->second;
}

int64_t TableBuilder::permute(dist::AxesAttr attr, ArrayRef<int64_t> sources) {
  auto key = std::make_pair(
      Attribute(attr),
      Attribute(DenseI64ArrayAttr::get(module.getContext(), sources)));
  auto [it, isNew] = permuteIndex.try_emplace(key, permuteIndex.size());
  if (!isNew)
    return it->second;
  SmallVector<AxisRef> axes = dist::toAxes(attr, tables.mesh);
  SmallVector<int64_t> source(tables.numRanks, -1);
  for (ArrayRef<int64_t> ranks : axisGroups(tables.mesh, axes))
    for (auto [i, rank] : llvm::enumerate(ranks))
      source[rank] = sources[i] < 0 ? -1 : ranks[sources[i]];
  tables.permutes.push_back(json::Object{{"source", json::Array(source)}});
  return it->second;
}

/// Ranks that hold what rank `to` wants under `out`, by layout `in`; of
/// replicas the nearest, so that traffic spreads over them.
json::Array sendersOf(const Mesh &mesh, const Sharding &in, int64_t to) {
  SmallVector<AxisRef> split;
  for (const DimSharding &dim : in.dims)
    for (const DimEntry &entry : dim.entries)
      if (!entry.isWhole())
        split.push_back(entry.axis);
  // One rank for each distinct shard: the one that agrees with `to` on most
  // axes.
  std::map<SmallVector<int64_t>, std::pair<int, int64_t>> best;
  SmallVector<int64_t, 3> own = mesh.coordinates(to);
  for (int64_t rank = 0; rank < mesh.numDevices(); ++rank) {
    SmallVector<int64_t, 3> coordinates = mesh.coordinates(rank);
    SmallVector<int64_t> shard;
    for (const AxisRef &axis : split)
      shard.push_back(axisDigit(mesh, axis, coordinates));
    int agree = 0;
    for (auto [a, b] : llvm::zip_equal(own, coordinates))
      agree += a == b;
    auto [it, isNew] = best.try_emplace(shard, agree, rank);
    if (!isNew && agree > it->second.first)
      it->second = {agree, rank};
  }
  SmallVector<int64_t> ranks;
  for (auto &[shard, choice] : best)
    ranks.push_back(choice.second);
  llvm::sort(ranks);
  return json::Array(ranks);
}

int64_t TableBuilder::exchange(dist::LocalExchangeOp op) {
  auto key =
      ArrayAttr::get(module.getContext(),
                     {op.getIn(), op.getOut(), TypeAttr::get(op.getGlobal()),
                      TypeAttr::get(op.getOperand().getType()),
                      TypeAttr::get(op.getResult().getType())});
  auto [it, isNew] = exchangeIndex.try_emplace(key, exchangeIndex.size());
  if (!isNew)
    return it->second;
  Sharding in = dist::toSharding(op.getIn(), tables.mesh);
  Sharding out = dist::toSharding(op.getOut(), tables.mesh);
  ArrayRef<int64_t> shape = cast<RankedTensorType>(op.getGlobal()).getShape();
  json::Array senders;
  for (int64_t rank = 0; rank < tables.numRanks; ++rank)
    senders.push_back(sendersOf(tables.mesh, in, rank));
  tables.exchanges.push_back(json::Object{
      {"in", dimTables(shape, in, tables.mesh)},
      {"out", dimTables(shape, out, tables.mesh)},
      {"shape", json::Array(shape)},
      {"in_shape",
       json::Array(
           cast<RankedTensorType>(op.getOperand().getType()).getShape())},
      {"out_shape",
       json::Array(
           cast<RankedTensorType>(op.getResult().getType()).getShape())},
      {"senders", std::move(senders)}});
  return it->second;
}

/// `file:line:col` of the first file location in `loc`.
std::string locationText(Location loc) {
  std::string result;
  loc->walk([&](Location inner) {
    auto file = dyn_cast<FileLineColLoc>(inner);
    if (!file)
      return WalkResult::advance();
    result = llvm::formatv("{0}:{1}:{2}", file.getFilename().getValue(),
                           file.getLine(), file.getColumn());
    return WalkResult::interrupt();
  });
  return result;
}

void TableBuilder::addOp(Operation *op, std::string axes) {
  int64_t bytes = 0;
  for (Type type : op->getOperandTypes())
    bytes += byteSize(type);
  number(op, kOpIndexAttr, tables.ops.size());
  tables.collectiveBytes += bytes;
  StringRef name = op->getName().stripDialect();
  name.consume_front("local_");
  json::Object entry{{"op", name},
                     {"axes", std::move(axes)},
                     {"bytes", bytes},
                     {"loc", locationText(op->getLoc())}};
  if (op->getNumOperands() > 1)
    entry["operands"] = int64_t(op->getNumOperands());
  tables.ops.push_back(std::move(entry));
}

LogicalResult TableBuilder::visit(Operation *op) {
  auto axesOf = [&](auto collective) {
    number(op, kGroupIndexAttr, group(collective.getAxes()));
    return text(dist::toAxes(collective.getAxes(), tables.mesh));
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case<dist::AxisIndexOp>([&](auto index) { axesOf(index); })
      .Case<dist::LocalAllGatherOp, dist::LocalAllToAllOp,
            dist::LocalAllReduceOp, dist::LocalReduceScatterOp>(
          [&](auto collective) { addOp(op, axesOf(collective)); })
      .Case<dist::LocalPermuteOp>([&](auto collective) {
        number(op, kTableIndexAttr,
               permute(collective.getAxes(), collective.getSources()));
        addOp(op, axesOf(collective));
      })
      .Case<dist::LocalExchangeOp>([&](auto collective) {
        number(op, kTableIndexAttr, exchange(collective));
        addOp(op, "");
      });
  return success();
}

struct NumberCollectives : dgc::impl::NumberCollectivesBase<NumberCollectives> {
  void runOnOperation() override {
    ManifestTables tables;
    if (failed(collectTables(getOperation(), 1, tables)))
      signalPassFailure();
  }
};

} // namespace

LogicalResult dgc::collectTables(ModuleOp module, int64_t numRanks,
                                 ManifestTables &tables) {
  SmallVector<dist::MeshOp> meshes(module.getOps<dist::MeshOp>());
  if (meshes.size() > 1)
    return meshes[1].emitOpError()
           << "is a second mesh; a compiled program has one";
  if (meshes.empty())
    tables.mesh.axes.push_back({"d0", numRanks});
  else
    tables.mesh = dist::getMesh(meshes.front());
  tables.numRanks = tables.mesh.numDevices();
  TableBuilder builder(module, tables);
  WalkResult result = module.walk([&](Operation *op) {
    return failed(builder.visit(op)) ? WalkResult::interrupt()
                                     : WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}
