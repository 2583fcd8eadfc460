//===- HideNeutral.h - Masked maxima that vectorise -------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_CODEGEN_HIDENEUTRAL_H
#define DGC_LIB_CODEGEN_HIDENEUTRAL_H

namespace llvm {
class Module;
}

namespace dgc {

/// Keeps LLVM from folding the mask of a maximum or minimum into its running
/// value. To be called before optimization.
void hideNeutral(llvm::Module &module);

} // namespace dgc

#endif // DGC_LIB_CODEGEN_HIDENEUTRAL_H
