//===- DistConversions.cpp - Attributes to and from plain data ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"

using namespace mlir;

namespace dgc::dist {

Mesh toMesh(MeshAttr attr) {
  Mesh mesh;
  for (MeshAxisAttr a : attr.getAxes())
    mesh.axes.push_back({a.getName().str(), a.getSize()});
  mesh.deviceIds.assign(attr.getDeviceIds().begin(), attr.getDeviceIds().end());
  return mesh;
}

MeshAttr toAttr(MLIRContext *context, const Mesh &mesh) {
  SmallVector<MeshAxisAttr> axes;
  for (const MeshAxis &a : mesh.axes)
    axes.push_back(
        MeshAxisAttr::get(context, StringAttr::get(context, a.name), a.size));
  return MeshAttr::get(context, axes, mesh.deviceIds);
}

Mesh getMesh(MeshOp op) { return toMesh(op.getMesh()); }

MeshOp lookupMesh(Operation *from, FlatSymbolRefAttr name) {
  return SymbolTable::lookupNearestSymbolFrom<MeshOp>(from, name);
}

static AxisRef toRef(EntryAttr e, const Mesh &mesh) {
  AxisRef ref;
  ref.axis = mesh.axisIndex(e.getName().getValue());
  ref.pre = e.getPre();
  ref.size = e.getSize();
  if (ref.size == 0)
    ref.size = ref.axis < 0 ? 1 : mesh.axes[ref.axis].size;
  return ref;
}

static EntryAttr toEntry(MLIRContext *context, const AxisRef &ref,
                         const Mesh &mesh) {
  const MeshAxis &axis = mesh.axes[ref.axis];
  bool all = ref.pre == 1 && ref.size == axis.size;
  return EntryAttr::get(context, 0, StringAttr::get(context, axis.name),
                        ref.pre, all ? 0 : ref.size);
}

static DimList toList(ArrayRef<EntryAttr> entries, const Mesh &mesh) {
  DimList list;
  for (EntryAttr e : entries)
    list.push_back(e.getWhole() > 0 ? DimEntry::makeWhole(e.getWhole())
                                    : DimEntry::makeAxis(toRef(e, mesh)));
  return list;
}

static DimAttr toDim(MLIRContext *context, const DimSharding &dim,
                     const Mesh &mesh) {
  SmallVector<EntryAttr> entries;
  for (const DimEntry &e : dim.entries)
    entries.push_back(e.isWhole()
                          ? EntryAttr::get(context, e.whole, StringAttr(), 0, 0)
                          : toEntry(context, e.axis, mesh));
  return DimAttr::get(context, entries, dim.open, dim.priority.value_or(-1));
}

template <typename Refs>
static SmallVector<EntryAttr> toEntries(MLIRContext *context, const Refs &refs,
                                        const Mesh &mesh) {
  SmallVector<EntryAttr> out;
  for (const AxisRef &r : refs)
    out.push_back(toEntry(context, r, mesh));
  return out;
}

Sharding toSharding(ShardingAttr attr, const Mesh &mesh) {
  Sharding s;
  for (DimAttr d : attr.getDims()) {
    DimSharding dim;
    dim.entries = toList(d.getEntries(), mesh);
    dim.open = d.getOpen();
    if (d.getPriority() >= 0)
      dim.priority = int(d.getPriority());
    s.dims.push_back(std::move(dim));
  }
  for (EntryAttr e : attr.getReplicated())
    s.replicated.push_back(toRef(e, mesh));
  for (EntryAttr e : attr.getUnreduced())
    s.unreduced.push_back(toRef(e, mesh));
  s.kind = attr.getKind();
  canonicalize(s);
  return s;
}

ShardingAttr toAttr(FlatSymbolRefAttr name, const Mesh &mesh,
                    const Sharding &sharding) {
  MLIRContext *context = name.getContext();
  SmallVector<DimAttr> dims;
  for (const DimSharding &d : sharding.dims)
    dims.push_back(toDim(context, d, mesh));
  return ShardingAttr::get(
      context, name, dims, toEntries(context, sharding.replicated, mesh),
      toEntries(context, sharding.unreduced, mesh),
      sharding.unreduced.empty() ? ReduceKind::Add : sharding.kind);
}

OpAxes toOpAxes(FactorsAttr attr, const Mesh &mesh) {
  OpAxes axes;
  for (DimAttr d : attr.getFactors())
    axes.factors.push_back(toList(d.getEntries(), mesh));
  for (EntryAttr e : attr.getThrough())
    axes.through.push_back(toRef(e, mesh));
  axes.unreducedCase = int(attr.getUnreducedCase());
  return axes;
}

FactorsAttr toAttr(FlatSymbolRefAttr name, const Mesh &mesh,
                   const OpAxes &axes) {
  MLIRContext *context = name.getContext();
  SmallVector<DimAttr> factors;
  for (const DimList &list : axes.factors)
    factors.push_back(toDim(context, {list, false, std::nullopt}, mesh));
  return FactorsAttr::get(context, name, factors,
                          toEntries(context, axes.through, mesh),
                          axes.through.empty() ? -1 : axes.unreducedCase);
}

SmallVector<AxisRef> toAxes(AxesAttr attr, const Mesh &mesh) {
  SmallVector<AxisRef> out;
  for (EntryAttr e : attr.getAxes())
    out.push_back(toRef(e, mesh));
  return out;
}

AxesAttr toAxesAttr(FlatSymbolRefAttr name, const Mesh &mesh,
                    ArrayRef<AxisRef> axes) {
  return AxesAttr::get(name.getContext(), name,
                       toEntries(name.getContext(), axes, mesh));
}

const Sharding &ShardingTable::get(ShardingAttr attr) {
  std::unique_ptr<Sharding> &slot = plain[attr];
  if (!slot)
    slot = std::make_unique<Sharding>(toSharding(attr, mesh));
  return *slot;
}

//===----------------------------------------------------------------------===//
// Where shardings are written
//===----------------------------------------------------------------------===//

// By name, because this layer does not see the stablehlo dialect.
bool isLoop(Operation *op) {
  return op->getName().getStringRef() == "stablehlo.while";
}

static ShardingAttr getOfOp(Operation *op, unsigned i) {
  if (std::optional<MoveShardings> move = getMoveShardings(op))
    return move->out;
  auto all = op->getAttrOfType<ArrayAttr>(shardingsName);
  if (!all || i >= all.size())
    return {};
  return dyn_cast<ShardingAttr>(all[i]);
}

static void setOfOp(Operation *op, unsigned i, ShardingAttr sharding) {
  auto old = op->getAttrOfType<ArrayAttr>(shardingsName);
  SmallVector<Attribute> all;
  if (old && old.size() == op->getNumResults())
    all.assign(old.begin(), old.end());
  if (!sharding) {
    if (op->getNumResults() == 1)
      op->removeAttr(shardingsName);
    return;
  }
  if (all.empty()) {
    for (Type type : op->getResultTypes()) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      SmallVector<DimAttr> dims(tensor ? tensor.getRank() : 0,
                                DimAttr::get(op->getContext(), {}, false, -1));
      all.push_back(ShardingAttr::get(op->getContext(), sharding.getMesh(),
                                      dims, {}, {}, ReduceKind::Add));
    }
  }
  all[i] = sharding;
  op->setAttr(shardingsName, ArrayAttr::get(op->getContext(), all));
}

ShardingAttr getSharding(Value value) {
  if (auto result = dyn_cast<OpResult>(value))
    return getOfOp(result.getOwner(), result.getResultNumber());
  auto arg = cast<BlockArgument>(value);
  Operation *parent = arg.getOwner()->getParentOp();
  if (!parent)
    return {};
  if (auto func = dyn_cast<FunctionOpInterface>(parent)) {
    if (!arg.getOwner()->isEntryBlock())
      return {};
    return func.getArgAttrOfType<ShardingAttr>(arg.getArgNumber(),
                                               shardingName);
  }
  return isLoop(parent) ? getOfOp(parent, arg.getArgNumber()) : ShardingAttr();
}

void setSharding(Value value, ShardingAttr sharding) {
  if (auto result = dyn_cast<OpResult>(value))
    return setOfOp(result.getOwner(), result.getResultNumber(), sharding);
  auto arg = cast<BlockArgument>(value);
  Operation *parent = arg.getOwner()->getParentOp();
  if (!parent)
    return;
  if (auto func = dyn_cast<FunctionOpInterface>(parent)) {
    if (!arg.getOwner()->isEntryBlock())
      return;
    if (sharding)
      func.setArgAttr(arg.getArgNumber(), shardingName, sharding);
    else
      func.removeArgAttr(arg.getArgNumber(),
                         StringAttr::get(func->getContext(), shardingName));
    return;
  }
  if (isLoop(parent))
    setOfOp(parent, arg.getArgNumber(), sharding);
}

ShardingAttr getResultSharding(FunctionOpInterface func, unsigned i) {
  return func.getResultAttrOfType<ShardingAttr>(i, shardingName);
}

void setResultSharding(FunctionOpInterface func, unsigned i,
                       ShardingAttr sharding) {
  if (sharding)
    func.setResultAttr(i, shardingName, sharding);
  else
    func.removeResultAttr(i, StringAttr::get(func->getContext(), shardingName));
}

FailureOr<MeshOp> findMesh(FunctionOpInterface func) {
  FlatSymbolRefAttr name;
  bool clash = false;
  Operation *where = nullptr;
  auto note = [&](FlatSymbolRefAttr mesh, Operation *op) {
    if (name && name != mesh && !clash) {
      clash = true;
      where = op;
      op->emitError("uses mesh ") << mesh << ", but shardings before it use "
                                  << name << "; a function must use one mesh";
    }
    name = name ? name : mesh;
  };
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (auto s = func.getArgAttrOfType<ShardingAttr>(i, shardingName))
      note(s.getMesh(), func);
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    if (ShardingAttr s = getResultSharding(func, i))
      note(s.getMesh(), func);
  func->walk([&](Operation *op) {
    if (auto all = op->getAttrOfType<ArrayAttr>(shardingsName))
      for (Attribute s : all)
        if (auto sharding = dyn_cast<ShardingAttr>(s))
          note(sharding.getMesh(), op);
    if (auto f = op->getAttrOfType<FactorsAttr>(factorsName))
      note(f.getMesh(), op);
    if (auto c = dyn_cast<ConstraintOp>(op))
      note(c.getSharding().getMesh(), op);
  });
  if (clash)
    return failure();
  if (name) {
    if (MeshOp mesh = lookupMesh(func, name))
      return mesh;
    return func->emitError("mesh ") << name << " is not declared";
  }
  auto module = func->getParentOfType<ModuleOp>();
  MeshOp only;
  if (module)
    for (MeshOp m : module.getOps<MeshOp>()) {
      if (only)
        return func->emitError(
            "has no sharding, and the module declares several "
            "meshes: annotate an argument to choose one");
      only = m;
    }
  if (!only)
    return func->emitError(
        "no mesh: declare one, such as dist.mesh @mesh = <[\"d0\"=4]>");
  return only;
}

} // namespace dgc::dist
