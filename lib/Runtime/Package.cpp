//===- Package.cpp - Opening packages -------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Package.h"
#include "Context.h"
#include "Hash.h"
#include <atomic>
#include <cerrno>
#include <cpuid.h>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dgc::rt;

namespace {

Error refuse(const std::string &path, const std::string &why) {
  return fail(path + ": " + why, kRefused);
}

bool hasMagic(const dgc_footer &f) {
  return std::memcmp(f.magic, DGC_PACKAGE_MAGIC, sizeof f.magic) == 0;
}

/// Level n of "x86-64-v<n>", or 0.
int levelNumber(const std::string &level) {
  static const std::string prefix = "x86-64-v";
  if (level.size() != prefix.size() + 1 || level.rfind(prefix, 0) != 0)
    return 0;
  char c = level.back();
  return c >= '1' && c <= '9' ? c - '0' : 0;
}

} // namespace

std::string dgc::rt::hostCpuLevel() {
  unsigned a, b, c, d, leaf1c = 0, leaf7b = 0, ext1c = 0;
  if (__get_cpuid(1, &a, &b, &c, &d))
    leaf1c = c;
  if (__get_cpuid_count(7, 0, &a, &b, &c, &d))
    leaf7b = b;
  if (__get_cpuid(0x80000001, &a, &b, &c, &d))
    ext1c = c;
  // What the system saves on a context switch: bits 1, 2 for AVX, 5 to 7 for
  // AVX-512.
  unsigned saved = 0;
  if (leaf1c & bit_OSXSAVE) {
    unsigned high;
    __asm__("xgetbv" : "=a"(saved), "=d"(high) : "c"(0));
  }
  const unsigned v2 = bit_SSE3 | bit_SSSE3 | bit_SSE4_1 | bit_SSE4_2 |
                      bit_POPCNT | bit_CMPXCHG16B;
  const unsigned v3 = bit_AVX | bit_FMA | bit_F16C | bit_MOVBE;
  const unsigned v3b = bit_AVX2 | bit_BMI | bit_BMI2;
  const unsigned v4b =
      bit_AVX512F | bit_AVX512BW | bit_AVX512CD | bit_AVX512DQ | bit_AVX512VL;
  if ((leaf1c & v2) != v2)
    return "x86-64-v1";
  if ((leaf1c & v3) != v3 || (leaf7b & v3b) != v3b || !(ext1c & bit_LZCNT) ||
      (saved & 0x6) != 0x6)
    return "x86-64-v2";
  if ((leaf7b & v4b) != v4b || (saved & 0xe6) != 0xe6)
    return "x86-64-v3";
  return "x86-64-v4";
}

Package::~Package() {
  if (library)
    dlclose(library);
  if (mapped)
    munmap(const_cast<char *>(mapped), mappedSize);
}

Error Package::open(const std::string &path, std::unique_ptr<Package> &out) {
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return fail(systemError(path, errno));
  struct stat st;
  if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode)) {
    close(fd);
    return fail(path + ": is no regular file");
  }
  std::unique_ptr<Package> package(new Package);
  package->filePath = path;
  package->mappedSize = static_cast<size_t>(st.st_size);
  if (package->mappedSize < sizeof(dgc_footer)) {
    close(fd);
    return refuse(path, "is no dgc package: too short");
  }
  void *p = mmap(nullptr, package->mappedSize, PROT_READ, MAP_PRIVATE, fd, 0);
  int err = errno;
  close(fd);
  if (p == MAP_FAILED)
    return fail(systemError(path, err));
  package->mapped = static_cast<const char *>(p);
  if (Error e = package->readTable())
    return e;
  if (Error e = package->check())
    return e;
  out = std::move(package);
  return Error::success();
}

Error Package::readTable() {
  dgc_footer footer;
  size_t footerAt = mappedSize - sizeof footer;
  std::memcpy(&footer, mapped + footerAt, sizeof footer);
  if (!hasMagic(footer))
    return refuse(filePath, "is no dgc package, or a truncated one: its last "
                            "bytes are not a package's footer");
  if (footer.abi_version != DGC_ABI_VERSION)
    return refuse(filePath,
                  format("has ABI version %u, this runtime has %d: compile it "
                         "again, or run it with the dgc that made it",
                         footer.abi_version, DGC_ABI_VERSION));
  uint64_t tableBytes = uint64_t(footer.num_sections) * sizeof(dgc_section);
  if (footer.table_offset > footerAt || tableBytes > footerAt ||
      footer.table_offset + tableBytes != footerAt)
    return refuse(filePath, "is damaged: its section table does not end at its "
                            "footer");
  const char *tableData = mapped + footer.table_offset;
  if (hash64(tableData, tableBytes) != footer.table_hash)
    return refuse(filePath,
                  "is damaged: the hash of its section table differs");
  for (uint32_t i = 0; i < footer.num_sections; ++i) {
    dgc_section s;
    std::memcpy(&s, tableData + i * sizeof s, sizeof s);
    std::string name(s.name, strnlen(s.name, sizeof s.name));
    if (s.offset % DGC_SECTION_ALIGN || s.offset > footer.table_offset ||
        s.size > footer.table_offset - s.offset)
      return refuse(filePath,
                    "is damaged: section '" + name + "' lies outside the file");
    if (hash64(mapped + s.offset, s.size) != s.hash)
      return refuse(filePath,
                    "is damaged: the hash of section '" + name + "' differs");
    if (section(name))
      return refuse(filePath, "has two sections '" + name + "'");
    table.push_back(
        {name, std::string_view(mapped + s.offset, s.size), s.hash});
  }
  return Error::success();
}

Error Package::check() {
  auto manifestText = section("manifest");
  if (!manifestText)
    return refuse(filePath, "has no section 'manifest'");
  if (Error e = parseManifest(std::string(*manifestText), parsed))
    return refuse(filePath, e.message);
  if (parsed.abi != DGC_ABI_VERSION)
    return refuse(filePath,
                  format("has manifest version %d, this runtime reads "
                         "%d",
                         parsed.abi, DGC_ABI_VERSION));
  auto constants = section("constants");
  size_t constantsSize = constants ? constants->size() : 0;
  if (constantsSize < static_cast<size_t>(parsed.constantsBytes))
    return refuse(filePath,
                  format("has %zu bytes of constants, its manifest says %lld",
                         constantsSize, (long long)parsed.constantsBytes));
  std::string host = hostCpuLevel();
  int needed = levelNumber(parsed.cpu);
  if (needed == 0 || needed > levelNumber(host))
    return refuse(filePath, "needs a CPU of level " + parsed.cpu +
                                ", this host is " + host +
                                ": compile it with --cpu=" + host);
  return Error::success();
}

std::optional<std::string_view>
Package::section(const std::string &name) const {
  for (const Section &s : table)
    if (s.name == name)
      return s.data;
  return std::nullopt;
}

Error Package::load(dgc_entry_fn &entry) {
  entry = entryPoint;
  if (entry)
    return Error::success();
  auto code = section("code.cpu");
  if (!code)
    return refuse(filePath, "has no section 'code.cpu'");
  keepAbiFunctions();
  keepBuiltins();
  // The code names no libraries; an executable that needs no libm lacks it.
  dlopen("libm.so.6", RTLD_NOW | RTLD_GLOBAL);
  // A memory file, not the package at an offset: the loader takes whole files,
  // and what was hashed is what is mapped.
  int fd = memfd_create("dgc-code", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (fd < 0)
    return fail(systemError("memfd_create", errno), kRetry);
  for (size_t at = 0; at < code->size();) {
    ssize_t n = write(fd, code->data() + at, code->size() - at);
    if (n < 0 && errno != EINTR) {
      int err = errno;
      close(fd);
      return fail(systemError("writing the code to memory", err), kRetry);
    }
    at += n > 0 ? static_cast<size_t>(n) : 0;
  }
  fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK);
  // The loader knows libraries by the name they were opened with, and numbers
  // of descriptors come again: a name that no other package of this process
  // had.
  static std::atomic<unsigned> serial{0};
  std::string name = "/proc/self/" + std::string(++serial, '/') + "fd/";
  library = dlopen((name + std::to_string(fd)).c_str(), RTLD_NOW);
  std::string why = library ? "" : dlerror();
  close(fd);
  if (!library)
    return refuse(filePath, "its code cannot be loaded: " + why);
  entryPoint = reinterpret_cast<dgc_entry_fn>(dlsym(library, DGC_ENTRY_NAME));
  if (!entryPoint)
    return refuse(filePath, "its code has no symbol " DGC_ENTRY_NAME);
  entry = entryPoint;
  return Error::success();
}

bool dgc::rt::endsInPackage(const std::string &path) {
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return false;
  dgc_footer footer;
  off_t size = lseek(fd, 0, SEEK_END);
  bool yes = size >= static_cast<off_t>(sizeof footer) &&
             pread(fd, &footer, sizeof footer,
                   size - static_cast<off_t>(sizeof footer)) ==
                 static_cast<ssize_t>(sizeof footer) &&
             hasMagic(footer);
  close(fd);
  return yes;
}
