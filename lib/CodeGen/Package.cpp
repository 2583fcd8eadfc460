//===- Package.cpp - One file that holds a compiled program ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Compile.h"
#include "dgc/Runtime/ABI.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <cstring>

using namespace mlir;
using namespace dgc;

namespace {

uint64_t hashOf(StringRef bytes) {
  return llvm::xxh3_64bits(ArrayRef<uint8_t>(
      reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()));
}

template <typename T> StringRef bytesOf(const T &value) {
  return StringRef(reinterpret_cast<const char *>(&value), sizeof(T));
}

void padTo(raw_ostream &out, uint64_t &size, uint64_t alignment) {
  uint64_t end = llvm::alignTo(size, alignment);
  out.write_zeros(end - size);
  size = end;
}

void writeAll(raw_ostream &out, const CompiledProgram &program,
              const PackageParts &parts) {
  const std::pair<const char *, StringRef> sections[] = {
      {"manifest", program.manifest},
      {"code.cpu", program.code},
      {"constants", program.constants},
      {"source", parts.source},
      {"plan", parts.plan},
      {"sharded", parts.sharded}};
  uint64_t size = parts.stub.size();
  out << parts.stub;
  SmallVector<dgc_section> table;
  for (auto [name, data] : sections) {
    bool optional = StringRef(name) != "manifest" &&
                    StringRef(name) != "code.cpu" &&
                    StringRef(name) != "constants";
    if (optional && data.empty())
      continue;
    padTo(out, size, DGC_SECTION_ALIGN);
    dgc_section section;
    std::memset(&section, 0, sizeof(section));
    std::strncpy(section.name, name, sizeof(section.name) - 1);
    section.offset = size;
    section.size = data.size();
    section.hash = hashOf(data);
    out << data;
    size += data.size();
    table.push_back(section);
  }
  padTo(out, size, 8);
  std::string tableBytes;
  for (const dgc_section &section : table)
    tableBytes += bytesOf(section);
  dgc_footer footer;
  std::memset(&footer, 0, sizeof(footer));
  footer.table_offset = size;
  footer.num_sections = table.size();
  footer.abi_version = DGC_ABI_VERSION;
  footer.table_hash = hashOf(tableBytes);
  std::memcpy(footer.magic, DGC_PACKAGE_MAGIC, sizeof(footer.magic));
  out << tableBytes << bytesOf(footer);
}

} // namespace

LogicalResult dgc::writePackage(StringRef path, const CompiledProgram &program,
                                const PackageParts &parts, std::string &error) {
  // A temporary file that replaces `path` only when it is complete.
  llvm::Error failed = llvm::writeToOutput(path, [&](raw_ostream &out) {
    writeAll(out, program, parts);
    return llvm::Error::success();
  });
  if (failed) {
    error = "cannot write '" + path.str() +
            "': " + llvm::toString(std::move(failed));
    return failure();
  }
  if (!parts.stub.empty() && path != "-")
    if (std::error_code code = llvm::sys::fs::setPermissions(
            path, llvm::sys::fs::perms::all_read |
                      llvm::sys::fs::perms::owner_write |
                      llvm::sys::fs::perms::all_exe)) {
      error = "cannot make '" + path.str() + "' executable: " + code.message();
      return failure();
    }
  return success();
}
