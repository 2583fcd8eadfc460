//===- Npz.cpp - .npz archives: the part of zip that NumPy uses -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Npy.h"
#include "dgc/Runtime/Package.h"
#include <set>
#include <zlib.h>

using namespace dgc::rt;

namespace {

constexpr uint32_t kLocal = 0x04034b50, kCentral = 0x02014b50,
                   kEnd = 0x06054b50, kEnd64 = 0x06064b50,
                   kLocator64 = 0x07064b50;
constexpr size_t kEndSize = 22, kCentralSize = 46, kLocalSize = 30;
/// Deflate cannot do better; an archive that claims to is a bomb.
constexpr uint64_t kMaxRatio = 1032;
constexpr uint32_t kMax32 = 0xffffffff;

/// Little-endian numbers of `data`; reading past the end gives zeros and sets
/// bad.
struct Reader {
  std::string_view data;
  bool bad = false;
  uint64_t get(size_t at, int n) {
    if (at > data.size() || data.size() - at < static_cast<size_t>(n)) {
      bad = true;
      return 0;
    }
    uint64_t v = 0;
    for (int i = 0; i < n; ++i)
      v |= static_cast<uint64_t>(static_cast<unsigned char>(data[at + i]))
           << (8 * i);
    return v;
  }
};

struct Member {
  std::string name;
  uint64_t method = 0, flags = 0, crc = 0, packed = 0, size = 0, offset = 0;
};

/// The position of the end record, or npos. A comment may follow it.
size_t findEnd(std::string_view data) {
  if (data.size() < kEndSize)
    return std::string_view::npos;
  Reader r{data};
  size_t last = data.size() - kEndSize;
  for (size_t back = 0; back <= 0xffff && back <= last; ++back)
    if (r.get(last - back, 4) == kEnd)
      return last - back;
  return std::string_view::npos;
}

/// Replaces the fields that are all ones by the zip64 extra field's, in order.
void readExtra64(Reader &r, size_t at, size_t length, Member &m) {
  size_t end = at + length;
  while (at + 4 <= end) {
    uint64_t id = r.get(at, 2), n = r.get(at + 2, 2);
    size_t field = at + 4;
    if (id == 1) {
      for (uint64_t *v : {&m.size, &m.packed, &m.offset})
        if (*v == kMax32) {
          *v = r.get(field, 8);
          field += 8;
        }
    }
    at += 4 + n;
  }
}

Error readDirectory(std::string_view data, const std::string &what,
                    std::vector<Member> &out) {
  size_t end = findEnd(data);
  if (end == std::string_view::npos)
    return fail(what + ": is no .npz archive, or a truncated one");
  Reader r{data};
  uint64_t count = r.get(end + 10, 2), at = r.get(end + 16, 4);
  if ((count == 0xffff || at == kMax32) && end >= 20 &&
      r.get(end - 20, 4) == kLocator64) {
    uint64_t end64 = r.get(end - 20 + 8, 8);
    if (end64 > data.size() || r.get(end64, 4) != kEnd64)
      return fail(what + ": damaged zip64 directory");
    count = r.get(end64 + 32, 8);
    at = r.get(end64 + 48, 8);
  }
  for (uint64_t i = 0; i < count; ++i) {
    if (at > data.size() || r.get(at, 4) != kCentral)
      return fail(what + ": damaged archive directory");
    Member m;
    m.flags = r.get(at + 8, 2);
    m.method = r.get(at + 10, 2);
    m.crc = r.get(at + 16, 4);
    m.packed = r.get(at + 20, 4);
    m.size = r.get(at + 24, 4);
    uint64_t nameLength = r.get(at + 28, 2), extra = r.get(at + 30, 2);
    uint64_t comment = r.get(at + 32, 2);
    m.offset = r.get(at + 42, 4);
    if (r.bad || data.size() - at < kCentralSize + nameLength + extra + comment)
      return fail(what + ": damaged archive directory");
    m.name = std::string(data.substr(at + kCentralSize, nameLength));
    readExtra64(r, at + kCentralSize + nameLength, extra, m);
    if (r.bad)
      return fail(what + ": damaged archive directory");
    out.push_back(std::move(m));
    at += kCentralSize + nameLength + extra + comment;
  }
  return Error::success();
}

Error inflateAll(std::string_view packed, const std::string &what,
                 std::string &out) {
  z_stream z = {};
  if (inflateInit2(&z, -MAX_WBITS) != Z_OK)
    return fail(what + ": zlib cannot start");
  // zlib counts in 32 bits, so both sides are fed in pieces.
  constexpr size_t kPiece = 1 << 30;
  size_t inAt = 0, outAt = 0;
  int status = Z_OK;
  while (status == Z_OK) {
    size_t in = std::min(kPiece, packed.size() - inAt);
    size_t room = std::min(kPiece, out.size() - outAt);
    z.next_in =
        reinterpret_cast<Bytef *>(const_cast<char *>(packed.data())) + inAt;
    z.avail_in = static_cast<uInt>(in);
    z.next_out = reinterpret_cast<Bytef *>(&out[0]) + outAt;
    z.avail_out = static_cast<uInt>(room);
    status = inflate(&z, Z_NO_FLUSH);
    inAt += in - z.avail_in;
    outAt += room - z.avail_out;
    if (in == z.avail_in && room == z.avail_out)
      break; // no progress: input or room is at its end
  }
  inflateEnd(&z);
  if (status != Z_STREAM_END || outAt != out.size())
    return fail(what + ": damaged deflated data");
  return Error::success();
}

Error readMember(std::string_view data, const Member &m,
                 const std::string &what, HostTensor &out) {
  Reader r{data};
  if (m.flags & 1)
    return fail(what + ": is encrypted");
  if (m.method != 0 && m.method != 8)
    return fail(what + format(": compression method %llu; stored and deflated "
                              "are read",
                              (unsigned long long)m.method));
  if (m.offset > data.size() || r.get(m.offset, 4) != kLocal)
    return fail(what + ": damaged archive: no member where the directory says");
  uint64_t start =
      m.offset + kLocalSize + r.get(m.offset + 26, 2) + r.get(m.offset + 28, 2);
  if (r.bad || start > data.size() || m.packed > data.size() - start)
    return fail(what + ": truncated archive member");
  if (m.method == 0 ? m.size != m.packed : m.size / kMaxRatio > m.packed + 1)
    return fail(what + ": damaged archive: impossible size");
  std::string_view bytes = data.substr(start, m.packed);
  std::string inflated;
  if (m.method == 8) {
    inflated.resize(m.size);
    if (Error e = inflateAll(bytes, what, inflated))
      return e;
    bytes = inflated;
  }
  if (crc32_z(0, reinterpret_cast<const Bytef *>(bytes.data()), bytes.size()) !=
      m.crc)
    return fail(what + ": damaged archive: checksum differs");
  return parseNpy(bytes, what, out);
}

void put(std::string &s, uint64_t v, int n) {
  for (int i = 0; i < n; ++i)
    s += static_cast<char>(v >> (8 * i) & 0xff);
}

/// Fields that local and central headers share; times are zip's earliest, so
/// that the same arrays give the same bytes. Sizes are always in the zip64
/// field.
void putCommon(std::string &s, uint64_t crc, size_t nameLength,
               size_t extraLength) {
  put(s, 45, 2); // version needed: zip64
  put(s, 0, 2);  // flags
  put(s, 0, 2);  // stored
  put(s, 0, 2);
  put(s, 0x21, 2); // 1980-01-01
  put(s, crc, 4);
  put(s, kMax32, 4);
  put(s, kMax32, 4);
  put(s, nameLength, 2);
  put(s, extraLength, 2);
}

} // namespace

Error dgc::rt::parseNpz(std::string_view data, const std::string &what,
                        std::vector<HostTensor> &out) {
  std::vector<Member> members;
  if (Error e = readDirectory(data, what, members))
    return e;
  for (const Member &m : members) {
    HostTensor t;
    if (Error e = readMember(data, m, what + ":" + m.name, t))
      return e;
    t.name = m.name;
    if (t.name.size() > 4 && t.name.substr(t.name.size() - 4) == ".npy")
      t.name.resize(t.name.size() - 4);
    out.push_back(std::move(t));
  }
  return Error::success();
}

Error dgc::rt::writeNpz(const std::string &path,
                        const std::vector<HostTensor> &tensors) {
  std::vector<std::string> headers; // stable addresses below
  headers.reserve(2 * tensors.size());
  std::vector<std::string_view> parts;
  std::string directory;
  std::set<std::string> used;
  uint64_t at = 0;
  for (const HostTensor &t : tensors) {
    std::string base = t.name.empty() ? "arr" : t.name, unique = base;
    for (int i = 1; !used.insert(unique).second; ++i)
      unique = base + "_" + std::to_string(i);
    std::string name = unique + ".npy";
    if (name.size() > 0xffff)
      return fail("cannot write " + path + ": a name is too long");
    std::string header = npyHeader(t);
    uint64_t size = header.size() + t.bytes();
    auto bytesOf = [](const char *p) {
      return reinterpret_cast<const Bytef *>(p);
    };
    uint64_t crc = crc32_z(0, bytesOf(header.data()), header.size());
    crc = crc32_z(crc, bytesOf(t.data.get()), t.bytes());
    std::string local;
    put(local, kLocal, 4);
    putCommon(local, crc, name.size(), 20);
    local += name;
    put(local, 1, 2);
    put(local, 16, 2);
    put(local, size, 8);
    put(local, size, 8);
    put(directory, kCentral, 4);
    put(directory, 45, 2); // made by
    putCommon(directory, crc, name.size(), 28);
    put(directory, 0, 2); // comment
    put(directory, 0, 2); // disk
    put(directory, 0, 2);
    put(directory, 0, 4);
    put(directory, kMax32, 4);
    directory += name;
    put(directory, 1, 2);
    put(directory, 24, 2);
    put(directory, size, 8);
    put(directory, size, 8);
    put(directory, at, 8);
    at += local.size() + size;
    headers.push_back(std::move(local));
    parts.push_back(headers.back());
    headers.push_back(std::move(header));
    parts.push_back(headers.back());
    parts.push_back({t.data.get(), t.bytes()});
  }
  std::string end;
  put(end, kEnd64, 4);
  put(end, 44, 8);
  put(end, 45, 2);
  put(end, 45, 2);
  put(end, 0, 8); // disks
  put(end, tensors.size(), 8);
  put(end, tensors.size(), 8);
  put(end, directory.size(), 8);
  put(end, at, 8);
  put(end, kLocator64, 4);
  put(end, 0, 4);
  put(end, at + directory.size(), 8);
  put(end, 1, 4);
  put(end, kEnd, 4);
  put(end, 0, 4);
  put(end, 0xffff, 2);
  put(end, 0xffff, 2);
  put(end, kMax32, 4);
  put(end, kMax32, 4);
  put(end, 0, 2);
  parts.push_back(directory);
  parts.push_back(end);
  return writeFileAtomically(path, parts);
}
