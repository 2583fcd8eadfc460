//===- PackageWriter.cpp - Writing packages and other files ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Hash.h"
#include "dgc/Runtime/Package.h"
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dgc::rt;

Error dgc::rt::readFile(const std::string &path, std::string &out) {
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return fail(systemError(path, errno));
  struct stat st;
  if (fstat(fd, &st) == 0 && S_ISDIR(st.st_mode)) {
    close(fd);
    return fail(path + ": is a folder");
  }
  out.clear();
  if (st.st_size > 0)
    out.reserve(static_cast<size_t>(st.st_size));
  char buffer[1 << 16];
  while (true) {
    ssize_t n = read(fd, buffer, sizeof buffer);
    if (n == 0)
      break;
    if (n < 0) {
      if (errno == EINTR)
        continue;
      int err = errno;
      close(fd);
      return fail(systemError(path, err));
    }
    out.append(buffer, static_cast<size_t>(n));
  }
  close(fd);
  return Error::success();
}

static Error writeAll(int fd, std::string_view data) {
  while (!data.empty()) {
    ssize_t n = write(fd, data.data(), data.size());
    if (n < 0) {
      if (errno == EINTR)
        continue;
      return fail(systemError("write", errno));
    }
    data.remove_prefix(static_cast<size_t>(n));
  }
  return Error::success();
}

Error dgc::rt::writeFileAtomically(const std::string &path,
                                   const std::vector<std::string_view> &parts,
                                   unsigned mode) {
  std::string temporary = path + ".XXXXXX";
  int fd = mkostemp(&temporary[0], O_CLOEXEC);
  if (fd < 0)
    return fail("cannot write " + systemError(path, errno));
  Error error;
  for (std::string_view part : parts)
    if ((error = writeAll(fd, part)))
      break;
  mode_t mask = umask(0);
  umask(mask);
  if (!error && fchmod(fd, mode & ~mask) != 0)
    error = fail(systemError("fchmod", errno));
  if (close(fd) != 0 && !error)
    error = fail(systemError("close", errno));
  if (!error && rename(temporary.c_str(), path.c_str()) != 0)
    error = fail(systemError("rename", errno));
  if (!error)
    return Error::success();
  unlink(temporary.c_str());
  return fail("cannot write " + path + ": " + error.message);
}

Error dgc::rt::writePackage(
    const std::string &path, std::string_view stub,
    const std::vector<std::pair<std::string, std::string_view>> &sections) {
  static const std::string zeros(DGC_SECTION_ALIGN, '\0');
  std::vector<std::string_view> parts{stub};
  uint64_t at = stub.size();
  auto pad = [&] {
    uint64_t n =
        (DGC_SECTION_ALIGN - at % DGC_SECTION_ALIGN) % DGC_SECTION_ALIGN;
    parts.push_back(std::string_view(zeros).substr(0, n));
    at += n;
  };
  std::string table;
  for (const auto &[name, data] : sections) {
    dgc_section s = {};
    if (name.empty() || name.size() >= sizeof s.name)
      return fail("section name '" + name + "' is empty or too long");
    pad();
    std::memcpy(s.name, name.data(), name.size());
    s.offset = at;
    s.size = data.size();
    s.hash = hash64(data.data(), data.size());
    table.append(reinterpret_cast<const char *>(&s), sizeof s);
    parts.push_back(data);
    at += data.size();
  }
  pad();
  dgc_footer footer = {};
  footer.table_offset = at;
  footer.num_sections = static_cast<uint32_t>(sections.size());
  footer.abi_version = DGC_ABI_VERSION;
  footer.table_hash = hash64(table.data(), table.size());
  std::memcpy(footer.magic, DGC_PACKAGE_MAGIC, sizeof footer.magic);
  parts.push_back(table);
  parts.push_back(
      std::string_view(reinterpret_cast<char *>(&footer), sizeof footer));
  return writeFileAtomically(path, parts, stub.empty() ? 0644 : 0755);
}
