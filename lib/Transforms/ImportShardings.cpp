//===- ImportShardings.cpp - Shardings of JAX become dgc's ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/ImportShardings.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace dgc {
#define GEN_PASS_DEF_IMPORTSHARDINGSPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

namespace {

constexpr StringLiteral sdyName = "sdy.sharding";
constexpr StringLiteral gspmdName = "mhlo.sharding";

struct NamedMesh {
  FlatSymbolRefAttr name;
  Mesh mesh;
};

class Importer {
public:
  explicit Importer(ModuleOp module)
      : module(module), context(module.getContext()), symbols(module) {}
  LogicalResult run();

private:
  void importMeshes();
  const NamedMesh *addMesh(const Mesh &mesh, StringRef name, Location loc);
  const NamedMesh *findMesh(Attribute meshOrRef, Location loc);
  /// Null, without an error, for a sharding that says nothing.
  FailureOr<dist::ShardingAttr> convert(sdy::TensorShardingAttr attr, Type type,
                                        Location loc, const Twine &what);
  LogicalResult importFunction(func::FuncOp func);
  LogicalResult importOp(Operation *op);
  LogicalResult importConstraint(sdy::ShardingConstraintOp op);

  ModuleOp module;
  MLIRContext *context;
  SymbolTable symbols;
  /// Meshes with axes, by the name or attribute they were written as.
  llvm::MapVector<Attribute, unsigned> byReference;
  SmallVector<NamedMesh, 1> meshes;
};

} // namespace

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

static Mesh toMesh(sdy::MeshAttr attr) {
  Mesh mesh;
  for (sdy::MeshAxisAttr axis : attr.getAxes())
    mesh.axes.push_back({axis.getName().str(), axis.getSize()});
  llvm::append_range(mesh.deviceIds, attr.getDeviceIds());
  return mesh;
}

/// The mesh op for `mesh`; equal meshes share the first one's.
const NamedMesh *Importer::addMesh(const Mesh &mesh, StringRef name,
                                   Location loc) {
  for (const NamedMesh &known : meshes)
    if (known.mesh == mesh)
      return &known;
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  auto op = dist::MeshOp::create(
      builder, loc, builder.getStringAttr(name), dist::toAttr(context, mesh),
      /*links=*/DictionaryAttr(), /*temporal=*/StringAttr());
  StringAttr symbol = symbols.insert(op);
  meshes.push_back({FlatSymbolRefAttr::get(symbol), mesh});
  return &meshes.back();
}

void Importer::importMeshes() {
  SmallVector<sdy::MeshOp> ops(module.getOps<sdy::MeshOp>());
  for (auto op : module.getOps<dist::MeshOp>())
    meshes.push_back(
        {FlatSymbolRefAttr::get(op.getSymNameAttr()), dist::getMesh(op)});
  for (sdy::MeshOp op : ops) {
    std::string name = op.getSymName().str();
    sdy::MeshAttr attr = op.getMesh();
    Location loc = op.getLoc();
    symbols.erase(op);
    // Without axes: the mesh of one device, or of a host callback.
    if (attr.getAxes().empty())
      continue;
    const NamedMesh *mesh = addMesh(toMesh(attr), name, loc);
    byReference[FlatSymbolRefAttr::get(context, name)] = mesh - meshes.begin();
  }
}

const NamedMesh *Importer::findMesh(Attribute meshOrRef, Location loc) {
  auto it = byReference.find(meshOrRef);
  if (it != byReference.end())
    return &meshes[it->second];
  if (auto name = dyn_cast<FlatSymbolRefAttr>(meshOrRef)) {
    for (const NamedMesh &known : meshes)
      if (known.name == name)
        return &known;
    return nullptr;
  }
  auto inlined = dyn_cast<sdy::MeshAttr>(meshOrRef);
  if (!inlined || inlined.getAxes().empty())
    return nullptr;
  const NamedMesh *mesh = addMesh(toMesh(inlined), "mesh", loc);
  byReference[meshOrRef] = mesh - meshes.begin();
  return mesh;
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

static AxisRef toAxis(sdy::AxisRefAttr attr, const Mesh &mesh) {
  int axis = mesh.axisIndex(attr.getName());
  if (attr.isFullAxis())
    return {axis, 1, axis < 0 ? 1 : mesh.axes[axis].size};
  return {axis, attr.getPreSize(), attr.getSize()};
}

/// The name of an axis that the mesh lacks, or an empty string.
static StringRef unknownAxis(sdy::TensorShardingAttr attr, const Mesh &mesh) {
  auto unknown = [&](Attribute part) {
    auto axis = dyn_cast<sdy::AxisRefAttr>(part);
    return axis && mesh.axisIndex(axis.getName()) < 0;
  };
  for (sdy::DimensionShardingAttr dim : attr.getDimShardings())
    for (Attribute part : dim.getParts())
      if (unknown(part))
        return cast<sdy::AxisRefAttr>(part).getName();
  for (auto list : {attr.getReplicatedAxes(), attr.getUnreducedAxes()})
    for (sdy::AxisRefAttr axis : list)
      if (unknown(axis))
        return axis.getName();
  return {};
}

static Sharding toSharding(sdy::TensorShardingAttr attr, const Mesh &mesh) {
  Sharding sharding;
  for (sdy::DimensionShardingAttr dim : attr.getDimShardings()) {
    DimSharding &converted = sharding.dims.emplace_back();
    converted.open = !dim.getIsClosed();
    if (dim.getPriority() >= 0)
      converted.priority = int(std::min<int64_t>(dim.getPriority(), INT_MAX));
    for (Attribute part : dim.getParts()) {
      if (auto axis = dyn_cast<sdy::AxisRefAttr>(part))
        converted.entries.push_back(DimEntry::makeAxis(toAxis(axis, mesh)));
      else
        converted.entries.push_back(
            DimEntry::makeWhole(cast<IntegerAttr>(part).getInt()));
    }
  }
  for (sdy::AxisRefAttr axis : attr.getReplicatedAxes())
    sharding.replicated.push_back(toAxis(axis, mesh));
  for (sdy::AxisRefAttr axis : attr.getUnreducedAxes())
    sharding.unreduced.push_back(toAxis(axis, mesh));
  llvm::sort(sharding.unreduced);
  StringRef kind = attr.getUnreducedKind().getValue();
  sharding.kind = kind == "max"   ? ReduceKind::Max
                  : kind == "min" ? ReduceKind::Min
                                  : ReduceKind::Add;
  canonicalize(sharding);
  return sharding;
}

/// True if the sharding names no axis, as on a mesh without axes.
static bool namesNoAxis(sdy::TensorShardingAttr attr) {
  return attr.getReplicatedAxes().empty() && attr.getUnreducedAxes().empty() &&
         llvm::all_of(attr.getDimShardings(),
                      [](sdy::DimensionShardingAttr dim) {
                        return dim.getParts().empty();
                      });
}

FailureOr<dist::ShardingAttr> Importer::convert(sdy::TensorShardingAttr attr,
                                                Type type, Location loc,
                                                const Twine &what) {
  const NamedMesh *mesh = findMesh(attr.getMeshOrRef(), loc);
  // Whole, on one device or an empty mesh: whole on the program's mesh too.
  if (!mesh && namesNoAxis(attr)) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (meshes.empty() || !tensor ||
        tensor.getRank() != int64_t(attr.getDimShardings().size()))
      return dist::ShardingAttr();
    mesh = &meshes.front();
  }
  if (!mesh)
    return emitError(loc) << what << " is sharded on " << attr.getMeshOrRef()
                          << ", which is not a mesh of this module";
  StringRef unknown = unknownAxis(attr, mesh->mesh);
  if (!unknown.empty())
    return emitError(loc) << what << " is sharded on axis \"" << unknown
                          << "\", which mesh " << mesh->name
                          << " does not have";
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return emitError(loc) << what << " of type " << type
                          << " cannot be sharded: it is no ranked tensor";
  Sharding sharding = ::toSharding(attr, mesh->mesh);
  std::string wrong = checkSharding(sharding, tensor.getShape(), mesh->mesh);
  if (!wrong.empty())
    return emitError(loc) << what << " of type " << type
                          << " cannot be sharded as " << attr << ": " << wrong;
  return dist::toAttr(mesh->name, mesh->mesh, sharding);
}

//===----------------------------------------------------------------------===//
// Functions and ops
//===----------------------------------------------------------------------===//

static LogicalResult refuseGspmd(Operation *op, const Twine &what) {
  return op->emitOpError()
         << what
         << " has an mhlo.sharding string, which is not read; export "
            "with Shardy (jax_use_shardy_partitioner), or write "
            "dist.sharding";
}

LogicalResult Importer::importFunction(func::FuncOp func) {
  for (unsigned i = 0, e = func.getNumArguments(); i < e; ++i) {
    std::string what = "argument #" + std::to_string(i);
    if (func.getArgAttr(i, gspmdName))
      return refuseGspmd(func, what);
    auto attr = func.getArgAttrOfType<sdy::TensorShardingAttr>(i, sdyName);
    if (!attr)
      continue;
    if (!attr.getUnreducedAxes().empty())
      return func.emitOpError() << what << " must not be unreduced";
    FailureOr<dist::ShardingAttr> sharding =
        convert(attr, func.getFunctionType().getInput(i), func.getLoc(), what);
    if (failed(sharding))
      return failure();
    func.removeArgAttr(i, sdyName);
    if (*sharding)
      func.setArgAttr(i, dist::shardingName, *sharding);
  }
  for (unsigned i = 0, e = func.getNumResults(); i < e; ++i) {
    std::string what = "result #" + std::to_string(i);
    if (func.getResultAttr(i, gspmdName))
      return refuseGspmd(func, what);
    auto attr = func.getResultAttrOfType<sdy::TensorShardingAttr>(i, sdyName);
    if (!attr)
      continue;
    // Results are reduced where they leave the function.
    attr = sdy::TensorShardingAttr::get(
        context, attr.getMeshOrRef(), attr.getDimShardings(),
        attr.getReplicatedAxes(), {}, attr.getUnreducedKind());
    FailureOr<dist::ShardingAttr> sharding =
        convert(attr, func.getFunctionType().getResult(i), func.getLoc(), what);
    if (failed(sharding))
      return failure();
    func.removeResultAttr(i, StringAttr::get(context, sdyName));
    if (*sharding)
      func.setResultAttr(i, dist::shardingName, *sharding);
  }
  return success();
}

LogicalResult Importer::importOp(Operation *op) {
  if (op->hasAttr(gspmdName))
    return refuseGspmd(op, "it");
  Attribute attr = op->getDiscardableAttr(sdyName);
  if (!attr)
    return success();
  auto perValue = dyn_cast<sdy::TensorShardingPerValueAttr>(attr);
  // Host callbacks without results are given the mesh of one device.
  if (perValue && op->getNumResults() == 0) {
    op->removeDiscardableAttr(sdyName);
    return success();
  }
  if (!perValue || perValue.getShardings().size() != op->getNumResults())
    return op->emitOpError()
           << "sdy.sharding must be #sdy.sharding_per_value with a sharding "
              "for "
              "each of the "
           << op->getNumResults() << " results, but got " << attr;
  SmallVector<Attribute> shardings;
  for (auto [index, sharding] : llvm::enumerate(perValue.getShardings())) {
    FailureOr<dist::ShardingAttr> converted =
        convert(sharding, op->getResult(index).getType(), op->getLoc(),
                "result #" + Twine(index));
    if (failed(converted))
      return failure();
    if (*converted)
      shardings.push_back(*converted);
  }
  op->removeDiscardableAttr(sdyName);
  // One that says nothing leaves the op as if it had no shardings at all.
  if (shardings.size() == op->getNumResults() && !shardings.empty())
    op->setDiscardableAttr(dist::shardingsName,
                           ArrayAttr::get(context, shardings));
  return success();
}

LogicalResult Importer::importConstraint(sdy::ShardingConstraintOp op) {
  FailureOr<dist::ShardingAttr> sharding =
      convert(op.getSharding(), op.getType(), op.getLoc(), "the operand");
  if (failed(sharding))
    return failure();
  Value result = op.getInput();
  if (*sharding) {
    OpBuilder builder(op);
    result = dist::ConstraintOp::create(builder, op.getLoc(), op.getType(),
                                        op.getInput(), *sharding);
  }
  op.replaceAllUsesWith(result);
  op.erase();
  return success();
}

LogicalResult Importer::run() {
  importMeshes();
  for (auto func : module.getOps<func::FuncOp>()) {
    if (failed(importFunction(func)))
      return failure();
    WalkResult result = func.walk([&](Operation *op) {
      if (op == func)
        return WalkResult::advance();
      auto constraint = dyn_cast<sdy::ShardingConstraintOp>(op);
      LogicalResult imported =
          constraint ? importConstraint(constraint) : importOp(op);
      return failed(imported) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return failure();
  }
  return success();
}

LogicalResult dgc::importShardings(ModuleOp module) {
  return Importer(module).run();
}

namespace {
struct ImportShardingsPass
    : public dgc::impl::ImportShardingsPassBase<ImportShardingsPass> {
  void runOnOperation() override {
    if (failed(importShardings(getOperation())))
      signalPassFailure();
  }
};
} // namespace
