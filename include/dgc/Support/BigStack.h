//===- BigStack.h - Parsing input of any nesting ----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// MLIR's text parser, verifier and printer recurse on nested regions, types and
// attributes: with the usual 8 MiB of stack, a few thousand levels end in a
// crash that nothing catches. Tools therefore do their work on a thread with a
// large stack, and refuse text that is nested more deeply than that stack can
// hold.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SUPPORT_BIGSTACK_H
#define DGC_SUPPORT_BIGSTACK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace dgc {

/// Levels of brackets that text may have.
constexpr int64_t maxNesting = 10000;

/// Runs `work` on a thread of 1 GiB of stack (address space: only what is used
/// is ever backed by memory) and returns what it returns.
int runOnBigStack(llvm::function_ref<int()> work);

/// "file:line:col: error: ..." if `text` is nested more deeply than maxNesting,
/// or names a result by a number that would exhaust memory, else empty.
/// Brackets in strings and comments do not count.
std::string checkNesting(llvm::StringRef text, llvm::StringRef fileName);

} // namespace dgc

#endif // DGC_SUPPORT_BIGSTACK_H
