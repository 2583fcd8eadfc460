//===- CompileFile.h - A model's file to a package's file -------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// What dgc-compile does once its command line is read: files in and out, what
// is printed, and the exit code.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_PIPELINES_COMPILEFILE_H
#define DGC_PIPELINES_COMPILEFILE_H

#include "dgc/Pipelines/Compile.h"
#include "llvm/Support/raw_ostream.h"

namespace dgc {

struct CompileFileOptions {
  CompileOptions compile;
  std::string input;       // .mlir, or bytecode
  std::string output;      // package; empty: the model's name with .dgc
  std::string memoryLimit; // parseBytes(); empty: none
  /// Why the plan is as it is, printed, and into files.
  bool explain = false;
  std::string explainJson, explainHtml; // paths, may be empty
  /// Passes whose remarks are shown, as a regular expression; may be empty.
  std::string remarksFilter;
  bool quiet = false; // neither plan nor times
};

enum CompileExit { CompileOk = 0, CompileError = 1, CompileTooLarge = 3 };

/// Compiles one file. Completes `options` and checks them before any work is
/// done: a file that cannot be written is told of at once. Messages go to
/// `err`, one line each, those about the model with its line; files are written
/// whole or not at all.
CompileExit compileFile(CompileFileOptions options, llvm::raw_ostream &out,
                        llvm::raw_ostream &err);

/// What is laid out on a rank, and what the plan predicted; the whole program
/// in one line.
void printMemory(llvm::raw_ostream &os, const CompileResult &result);

} // namespace dgc

#endif // DGC_PIPELINES_COMPILEFILE_H
