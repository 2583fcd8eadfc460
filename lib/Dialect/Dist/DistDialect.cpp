//===- DistDialect.cpp - The dist dialect and its attribute checks --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"

using llvm::any_of, llvm::enumerate;
using namespace mlir;

#include "dgc/Dialect/Dist/DistDialect.cpp.inc"

namespace dgc::dist {

void DistDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "dgc/Dialect/Dist/DistOps.cpp.inc"
      >();
}

std::string checkKind(ReduceKind kind, Type elementType) {
  auto fail = [&](StringRef why) {
    return "kind '" + toString(kind).str() + "' " + why.str();
  };
  bool logical = kind == ReduceKind::And || kind == ReduceKind::Or;
  bool ordered = kind == ReduceKind::Min || kind == ReduceKind::Max;
  if (logical && !isa<IntegerType>(elementType))
    return fail("needs integers or booleans");
  if (!logical && !ordered && elementType.isInteger(1))
    return fail("is not defined on booleans, use 'or' or 'and'");
  if (ordered && !isa<IntegerType, FloatType>(elementType))
    return fail("needs an ordered element type");
  return {};
}

/// Axes that do not exist, parts not in canonical form.
static std::string checkEntries(ArrayRef<EntryAttr> entries, const Mesh &mesh) {
  for (auto [i, e] : enumerate(entries)) {
    if (e.getWhole() > 0) {
      if (i + 1 == entries.size())
        return "inner factor " + std::to_string(e.getWhole()) +
               " ends a list: drop it, it changes nothing";
      if (entries[i + 1].getWhole() > 0)
        return "inner factors " + std::to_string(e.getWhole()) + " and " +
               std::to_string(entries[i + 1].getWhole()) +
               " are adjacent: write their product";
      continue;
    }
    int axis = mesh.axisIndex(e.getName().getValue());
    if (axis < 0) {
      std::string names;
      for (const MeshAxis &a : mesh.axes)
        names += (names.empty() ? "\"" : ", \"") + a.name + "\"";
      return "axis " + ("\"" + e.getName().getValue() + "\"").str() +
             " is not in the mesh, whose axes are " +
             (names.empty() ? "none" : names);
    }
    if (e.getSize() > 0 && e.getPre() == 1 &&
        e.getSize() == mesh.axes[axis].size)
      return "part " + ("\"" + e.getName().getValue() + "\"").str() + ":(1)" +
             std::to_string(e.getSize()) + " is the whole axis: drop the part";
    if (i > 0 && entries[i - 1].getWhole() == 0 && e.getSize() > 0 &&
        entries[i - 1].getName() == e.getName() &&
        entries[i - 1].getSize() > 0 &&
        entries[i - 1].getPre() * entries[i - 1].getSize() == e.getPre())
      return "adjacent parts of axis " +
             ("\"" + e.getName().getValue() + "\"").str() + " must be merged";
  }
  return {};
}

std::string checkSharding(ShardingAttr attr, RankedTensorType type,
                          const Mesh &mesh) {
  if (!type.hasStaticShape())
    return "tensor has dynamic dimensions, only static shapes can be sharded";
  for (DimAttr d : attr.getDims())
    if (std::string why = checkEntries(d.getEntries(), mesh); !why.empty())
      return why;
  for (ArrayRef<EntryAttr> set : {attr.getReplicated(), attr.getUnreduced()})
    if (std::string why = checkEntries(set, mesh); !why.empty())
      return why;
  std::string why =
      dgc::checkSharding(toSharding(attr, mesh), type.getShape(), mesh);
  if (why.empty() && !attr.getUnreduced().empty())
    why = checkKind(attr.getKind(), type.getElementType());
  return why;
}

/// `what` is for the message, such as "argument 0".
static LogicalResult verifyOn(Operation *op, const Twine &what, Type type,
                              ShardingAttr attr) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return op->emitError() << what << " has sharding " << attr
                           << ", but its type is " << type
                           << ", expected a ranked tensor";
  MeshOp mesh = lookupMesh(op, attr.getMesh());
  if (!mesh)
    return op->emitError() << what << ": mesh " << attr.getMesh()
                           << " is not declared (dist.mesh)";
  std::string why = checkSharding(attr, tensor, getMesh(mesh));
  if (why.empty())
    return success();
  InFlightDiagnostic diag = op->emitError()
                            << what << " of type " << type << ": " << why;
  diag.attachNote() << "in " << attr;
  diag.attachNote(mesh.getLoc()) << "mesh declared here: " << mesh.getMesh();
  return diag;
}

/// A dist.global record on something whose local type is `type`.
static LogicalResult verifyGlobal(Operation *op, const Twine &what, Type type,
                                  Attribute attr) {
  auto global = dyn_cast<GlobalAttr>(attr);
  if (!global)
    return op->emitError() << what
                           << ": dist.global must be #dist.global<..>, got "
                           << attr;
  if (failed(verifyOn(op, what, global.getType(), global.getSharding())))
    return failure();
  if (!global.getSharding().getUnreduced().empty())
    return op->emitError() << what << " must not be unreduced, got " << attr;
  Mesh mesh = getMesh(lookupMesh(op, global.getSharding().getMesh()));
  std::optional<SmallVector<int64_t>> local = localShape(
      global.getType().getShape(), toSharding(global.getSharding(), mesh));
  RankedTensorType expected =
      local ? cast<RankedTensorType>(global.getType().clone(*local)) : nullptr;
  // Code generation turns tensors into buffers, unsigned elements into signless
  // ones and arguments into pointers; the record stays for the manifest.
  auto shaped = dyn_cast<ShapedType>(type);
  bool fits = expected &&
              (!shaped ||
               (shaped.hasRank() && shaped.getShape() == expected.getShape() &&
                (isa<IndexType>(shaped.getElementType()) ||
                 shaped.getElementTypeBitWidth() ==
                     expected.getElementTypeBitWidth())));
  if (!fits)
    return op->emitError() << what << " has type " << type << ", expected "
                           << expected << ", the local type of " << attr;
  return success();
}

static LogicalResult verifyIO(Operation *op, const Twine &what, Type type,
                              NamedAttribute attr) {
  if (attr.getName() == globalName)
    return verifyGlobal(op, what, type, attr.getValue());
  if (attr.getName() != shardingName)
    return op->emitError() << what << ": unknown attribute " << attr.getName()
                           << ", expected dist.sharding or dist.global";
  auto sharding = dyn_cast<ShardingAttr>(attr.getValue());
  if (!sharding)
    return op->emitError() << what
                           << ": dist.sharding must be #dist.sharding<..>, got "
                           << attr.getValue();
  if (!sharding.getUnreduced().empty())
    return op->emitError()
           << what << " must not be unreduced, got " << sharding
           << ": function arguments and results are whole values";
  return verifyOn(op, what, type, sharding);
}

LogicalResult DistDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                    unsigned arg,
                                                    NamedAttribute attr) {
  auto func = dyn_cast<FunctionOpInterface>(op);
  if (!func)
    return op->emitError() << attr.getName()
                           << " on a region argument of an op "
                              "that is no function";
  return verifyIO(op, "argument " + Twine(arg), func.getArgumentTypes()[arg],
                  attr);
}

LogicalResult DistDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                       unsigned result,
                                                       NamedAttribute attr) {
  auto func = dyn_cast<FunctionOpInterface>(op);
  if (!func)
    return op->emitError()
           << attr.getName()
           << " on a region result of an op that is no function";
  return verifyIO(op, "result " + Twine(result), func.getResultTypes()[result],
                  attr);
}

static LogicalResult verifyFactors(Operation *op, Attribute attr) {
  auto factors = dyn_cast<FactorsAttr>(attr);
  if (!factors)
    return op->emitError("dist.factors must be #dist.factors<..>, got ")
           << attr;
  MeshOp mesh = lookupMesh(op, factors.getMesh());
  if (!mesh)
    return op->emitError("mesh ")
           << factors.getMesh() << " is not declared (dist.mesh)";
  Mesh plain = getMesh(mesh);
  SmallVector<ArrayRef<EntryAttr>> lists{factors.getThrough()};
  for (DimAttr d : factors.getFactors())
    lists.push_back(d.getEntries());
  SmallVector<AxisRef> used;
  for (ArrayRef<EntryAttr> list : lists) {
    if (std::string why = checkEntries(list, plain); !why.empty())
      return op->emitError("dist.factors: ") << why << ", in " << attr;
    for (const AxisRef &r :
         toAxes(AxesAttr::get(
                    op->getContext(), factors.getMesh(),
                    llvm::filter_to_vector(
                        list, [](EntryAttr e) { return e.getWhole() == 0; })),
                plain)) {
      if (any_of(used, [&](const AxisRef &u) { return u.overlaps(r); }))
        return op->emitError("dist.factors: axis ")
               << toString(r, plain) << " is used twice, in " << attr;
      used.push_back(r);
    }
  }
  return success();
}

LogicalResult DistDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attr) {
  if (attr.getName() == factorsName)
    return verifyFactors(op, attr.getValue());
  if (attr.getName() == planName) {
    if (isa<FunctionOpInterface>(op) && isa<DictionaryAttr>(attr.getValue()))
      return success();
    return op->emitError("dist.plan must be a dictionary on a function");
  }
  if (attr.getName() == againName) {
    auto operands = dyn_cast<DenseI32ArrayAttr>(attr.getValue());
    if (!operands || any_of(operands.asArrayRef(), [&](int32_t k) {
          return k < 0 || k >= int64_t(op->getNumOperands());
        }))
      return op->emitError("dist.again must hold numbers of operands, as "
                           "array<i32: 0>, got ")
             << attr.getValue();
    return success();
  }
  if (attr.getName() != shardingsName)
    return op->emitError("unknown attribute ")
           << attr.getName()
           << ", expected dist.shardings, dist.factors, dist.again or "
              "dist.plan";
  auto all = dyn_cast<ArrayAttr>(attr.getValue());
  if (!all)
    return op->emitError("dist.shardings must be an array, got ")
           << attr.getValue();
  if (all.size() != op->getNumResults())
    return op->emitError("dist.shardings has ")
           << all.size() << " entries, the op has " << op->getNumResults()
           << " results";
  for (auto [i, a] : enumerate(all)) {
    auto sharding = dyn_cast<ShardingAttr>(a);
    if (!sharding)
      return op->emitError("dist.shardings must hold #dist.sharding<..>, got ")
             << a;
    if (failed(verifyOn(op, "result " + Twine(i), op->getResult(i).getType(),
                        sharding)))
      return failure();
  }
  return success();
}

} // namespace dgc::dist
