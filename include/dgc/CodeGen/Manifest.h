//===- Manifest.h - What a package says about itself ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_MANIFEST_H
#define DGC_CODEGEN_MANIFEST_H

#include "dgc/CodeGen/Compile.h"
#include "dgc/Support/Mesh.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/JSON.h"

namespace dgc {

// On dist's local ops, once they are numbered: indices into the manifest's
// tables.
constexpr llvm::StringLiteral kGroupIndexAttr = "dgc.group_index";
constexpr llvm::StringLiteral kTableIndexAttr = "dgc.table_index";
constexpr llvm::StringLiteral kOpIndexAttr = "dgc.op_index";

/// The manifest's tables of groups, permutes, exchanges and ops.
struct ManifestTables {
  Mesh mesh;
  int64_t numRanks = 1;
  int64_t collectiveBytes = 0; // operands of collectives, each op once
  llvm::json::Array groups, permutes, exchanges, ops;
};

/// Numbers the collectives of `module` (the attributes above) and describes
/// them. Without a mesh the program is for `numRanks` ranks.
mlir::LogicalResult collectTables(mlir::ModuleOp module, int64_t numRanks,
                                  ManifestTables &tables);

/// Writes program.manifest and the byte counts from a planned host function.
mlir::LogicalResult writeManifest(mlir::func::FuncOp host,
                                  const CodegenOptions &options,
                                  const ManifestTables &tables,
                                  CompiledProgram &program);

/// dgc/Runtime/ABI.h's dgc_dtype of an element type, or -1; and its name.
int dtypeOf(mlir::Type element);
llvm::StringRef dtypeName(mlir::Type element);

} // namespace dgc

#endif // DGC_CODEGEN_MANIFEST_H
