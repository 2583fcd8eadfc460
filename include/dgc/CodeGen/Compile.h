//===- Compile.h - From local ops to a package ------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_COMPILE_H
#define DGC_CODEGEN_COMPILE_H

#include "mlir/IR/BuiltinOps.h"
#include <functional>
#include <string>

namespace mlir {
class OpPassManager;
class PassManager;
} // namespace mlir

namespace dgc {

struct CodegenOptions {
  /// "x86-64-v2", "-v3", "-v4", or "host": the highest that this machine has.
  std::string cpu = "host";
  /// The code reports the kind of work around each kernel.
  bool profiled = false;
  /// The model's name in the manifest.
  std::string name = "model";
  /// Ranks that the program is for, where the module has no mesh.
  int64_t numRanks = 1;
  /// Threads that generate machine code.
  unsigned threads = 1;
  /// Called on each pass manager before it runs (timing, printing).
  std::function<void(mlir::PassManager &)> configure;
};

/// A program for one rank of N, ready to be packed.
struct CompiledProgram {
  std::string code;      // ELF shared object that defines dgc_main
  std::string constants; // bytes
  std::string manifest;  // JSON, docs/Package.md
  int64_t arenaBytes = 0, arenaLowerBound = 0;
  int64_t argumentBytes = 0, resultBytes = 0; // of one rank
  /// All that a rank holds.
  int64_t totalBytes() const {
    return argumentBytes + resultBytes + arenaBytes + int64_t(constants.size());
  }
};

/// Passes from linalg on local tensors (after dgc-lower-to-linalg) to kernels
/// on planned memory.
void buildCpuPipeline(mlir::OpPassManager &pm, const CodegenOptions &options);
/// From there to the LLVM dialect.
void buildCpuToLLVMPipeline(mlir::OpPassManager &pm,
                            const CodegenOptions &options);

/// The two halves of compileProgram: memory is laid out after the first, so
/// that a program that needs too much can be given up.
mlir::FailureOr<CompiledProgram> layOutProgram(mlir::ModuleOp local,
                                               const CodegenOptions &options);
mlir::LogicalResult generateProgram(mlir::ModuleOp local,
                                    const CodegenOptions &options,
                                    CompiledProgram &program);

/// Runs both on `local`, whose @main keeps `dist.global` and
/// `tf.aliasing_output` on arguments and results, and makes machine code.
/// `local` is consumed.
mlir::FailureOr<CompiledProgram> compileProgram(mlir::ModuleOp local,
                                                const CodegenOptions &options);

struct PackageParts {
  std::string stub;    // ELF executable in front, may be empty
  std::string source;  // the unsharded module as bytecode, may be empty
  std::string plan;    // JSON, may be empty
  std::string sharded; // MLIR text, may be empty
};

/// Writes a package (dgc/Runtime/ABI.h) to `path`: whole or not at all. On
/// failure `error` says why.
mlir::LogicalResult writePackage(llvm::StringRef path,
                                 const CompiledProgram &program,
                                 const PackageParts &parts, std::string &error);

} // namespace dgc

#endif // DGC_CODEGEN_COMPILE_H
