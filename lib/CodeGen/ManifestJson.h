//===- ManifestJson.h - Layouts as JSON -------------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_CODEGEN_MANIFESTJSON_H
#define DGC_LIB_CODEGEN_MANIFESTJSON_H

#include "dgc/Support/Layout.h"
#include "llvm/Support/JSON.h"

namespace dgc {

/// The manifest's DIM of every dimension of a tensor.
llvm::json::Array dimTables(llvm::ArrayRef<int64_t> shape,
                            const Sharding &sharding, const Mesh &mesh);

} // namespace dgc

#endif // DGC_LIB_CODEGEN_MANIFESTJSON_H
