//===- Hash.h - XXH3, private to the runtime --------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RUNTIME_HASH_H
#define DGC_LIB_RUNTIME_HASH_H

#define XXH_INLINE_ALL
#include <cstddef>
#include <cstdint>
#include <xxhash.h>

namespace dgc::rt {
inline uint64_t hash64(const void *data, size_t size) {
  return XXH3_64bits(data, size);
}
} // namespace dgc::rt

#endif // DGC_LIB_RUNTIME_HASH_H
