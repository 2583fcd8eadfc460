//===- Dist.h - The dist dialect --------------------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Meshes, shardings and the ops that move tensors between them, as MLIR. The
// plain-data forms are in dgc/Support; below are the conversions between both,
// and accessors that know where a value's sharding is written:
//
//   function argument, result  dist.sharding on it
//   op result                  dist.shardings[i] on the op
//   result of a dist move      its `to`
//   argument of a while region dist.shardings[i] of the while
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_DIST_DIST_H
#define DGC_DIALECT_DIST_DIST_H

#include "dgc/Support/Layout.h"
#include "dgc/Support/Mesh.h"
#include "dgc/Support/OpRule.h"
#include "dgc/Support/Sharding.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dgc/Dialect/Dist/DistDialect.h.inc"
#include "dgc/Dialect/Dist/DistEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dgc/Dialect/Dist/DistAttrs.h.inc"
#define GET_OP_CLASSES
#include "dgc/Dialect/Dist/DistOps.h.inc"

namespace dgc::dist {

inline constexpr llvm::StringLiteral shardingName = "dist.sharding";
inline constexpr llvm::StringLiteral shardingsName = "dist.shardings";
inline constexpr llvm::StringLiteral factorsName = "dist.factors";
/// On an op of the global program: numbers of operands whose conversion is made
/// anew for it, though an earlier user had the same (i32 array).
inline constexpr llvm::StringLiteral againName = "dist.again";
inline constexpr llvm::StringLiteral globalName = "dist.global";
/// On a function: what its shardings are for and what they are said to cost
/// (Transforms/PlanAttr.h).
inline constexpr llvm::StringLiteral planName = "dist.plan";

//===----------------------------------------------------------------------===//
// Between attributes and plain data
//===----------------------------------------------------------------------===//

Mesh toMesh(MeshAttr attr);
MeshAttr toAttr(mlir::MLIRContext *context, const Mesh &mesh);
Mesh getMesh(MeshOp op);
/// The mesh op that `name` refers to, seen from `from`; null if there is none.
MeshOp lookupMesh(mlir::Operation *from, mlir::FlatSymbolRefAttr name);

/// Axes that the mesh lacks get number -1: verified attributes have none.
Sharding toSharding(ShardingAttr attr, const Mesh &mesh);
ShardingAttr toAttr(mlir::FlatSymbolRefAttr name, const Mesh &mesh,
                    const Sharding &sharding);
OpAxes toOpAxes(FactorsAttr attr, const Mesh &mesh);
FactorsAttr toAttr(mlir::FlatSymbolRefAttr name, const Mesh &mesh,
                   const OpAxes &axes);
llvm::SmallVector<AxisRef> toAxes(AxesAttr attr, const Mesh &mesh);
AxesAttr toAxesAttr(mlir::FlatSymbolRefAttr name, const Mesh &mesh,
                    llvm::ArrayRef<AxisRef> axes);
inline ReduceKind toKind(ReduceKindEnum kind) { return ReduceKind(kind); }
inline ReduceKindEnum toKind(ReduceKind kind) { return ReduceKindEnum(kind); }

//===----------------------------------------------------------------------===//
// Where shardings are written
//===----------------------------------------------------------------------===//

/// The sharding of a value, or null.
ShardingAttr getSharding(mlir::Value value);
/// Writes it where it belongs. Null for the results of an op with several
/// leaves a replicated sharding there once another is written; a value that has
/// no such place (a reducer's argument) is left alone.
void setSharding(mlir::Value value, ShardingAttr sharding);
/// The sharding of a function's result, or null.
ShardingAttr getResultSharding(mlir::FunctionOpInterface func, unsigned i);
void setResultSharding(mlir::FunctionOpInterface func, unsigned i,
                       ShardingAttr sharding);
/// True for stablehlo.while: the shardings of its results are also those of its
/// operands and region arguments.
bool isLoop(mlir::Operation *op);

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Why `attr` is not legal for `type`, or an empty string.
std::string checkSharding(ShardingAttr attr, mlir::RankedTensorType type,
                          const Mesh &mesh);
/// Why values of `type` cannot be combined by `kind`, or an empty string.
std::string checkKind(ReduceKind kind, mlir::Type elementType);

/// The two shardings of a dist.reshard or of one of the moves it is lowered to.
struct MoveShardings {
  ShardingAttr in, out;
};
/// None if `op` is not of that kind.
std::optional<MoveShardings> getMoveShardings(mlir::Operation *op);

/// A cache between attributes and plain shardings of one mesh, for passes that
/// look at every value.
class ShardingTable {
public:
  ShardingTable(mlir::FlatSymbolRefAttr name, Mesh mesh)
      : name(name), mesh(std::move(mesh)) {}
  const Mesh &getMesh() const { return mesh; }
  mlir::FlatSymbolRefAttr getName() const { return name; }
  /// The reference stays valid while the table lives.
  const Sharding &get(ShardingAttr attr);
  ShardingAttr get(const Sharding &sharding) {
    return toAttr(name, mesh, sharding);
  }

private:
  mlir::FlatSymbolRefAttr name;
  Mesh mesh;
  llvm::DenseMap<ShardingAttr, std::unique_ptr<Sharding>> plain;
};

/// The mesh that all shardings in `func` (attributes of its arguments, results
/// and ops) name; if there are none, the module's only mesh. A failure, with a
/// message, if there are several or none.
mlir::FailureOr<MeshOp> findMesh(mlir::FunctionOpInterface func);

} // namespace dgc::dist

#endif // DGC_DIALECT_DIST_DIST_H
