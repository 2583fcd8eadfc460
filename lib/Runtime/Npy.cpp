//===- Npy.cpp - .npy arrays ----------------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Npy.h"
#include "dgc/Runtime/Package.h"
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace dgc::rt;

namespace {

constexpr char kMagic[] = "\x93NUMPY";
constexpr size_t kMaxHeader = 1 << 20;
constexpr size_t kMaxRank = 32; // NumPy's own limit

/// Reads the Python dictionary literal of a header: string keys; values are
/// strings, True, False or tuples of integers.
class HeaderReader {
public:
  explicit HeaderReader(std::string_view text) : text(text) {}

  bool read() {
    if (!take('{'))
      return false;
    while (!take('}')) {
      std::string key;
      if (!string(key) || !take(':') || !value(key))
        return false;
      take(',');
    }
    return haveDescr && haveOrder && haveShape;
  }

  std::string descr;
  bool fortran = false;
  std::vector<int64_t> shape;
  bool isPlain = true; // descr is a string, not a list of fields

private:
  void skip() {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\n'))
      ++at;
  }
  bool take(char c) {
    skip();
    if (at >= text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }
  bool word(std::string_view w) {
    skip();
    if (text.substr(at, w.size()) != w)
      return false;
    at += w.size();
    return true;
  }
  bool string(std::string &out) {
    skip();
    if (at >= text.size() || (text[at] != '\'' && text[at] != '"'))
      return false;
    size_t end = text.find(text[at], at + 1);
    if (end == std::string_view::npos)
      return false;
    out = std::string(text.substr(at + 1, end - at - 1));
    at = end + 1;
    return true;
  }
  bool value(const std::string &key) {
    if (key == "descr") {
      haveDescr = true;
      if (string(descr))
        return true;
      isPlain = false; // a structured type; refused by the caller
      size_t end = text.find(']', at);
      at = end == std::string_view::npos ? text.size() : end + 1;
      return end != std::string_view::npos;
    }
    if (key == "fortran_order") {
      haveOrder = true;
      fortran = word("True");
      return fortran || word("False");
    }
    if (key == "shape") {
      haveShape = true;
      return tuple();
    }
    return false;
  }
  bool tuple() {
    if (!take('('))
      return false;
    while (!take(')')) {
      skip();
      int64_t v = 0;
      size_t begin = at;
      while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
        if (v > (INT64_MAX - 9) / 10)
          return false;
        v = v * 10 + (text[at++] - '0');
      }
      if (at == begin || shape.size() == kMaxRank)
        return false;
      if (at < text.size() && text[at] == 'L') // Python 2
        ++at;
      shape.push_back(v);
      take(',');
    }
    return true;
  }

  std::string_view text;
  size_t at = 0;
  bool haveDescr = false, haveOrder = false, haveShape = false;
};

struct NumpyType {
  const char *name; // without byte order
  DType dtype;
};
/// V1 and V2 are the raw bytes of types that NumPy does not know.
constexpr NumpyType numpyTypes[] = {
    {"b1", DGC_BOOL}, {"i1", DGC_I8},  {"i2", DGC_I16}, {"i4", DGC_I32},
    {"i8", DGC_I64},  {"u1", DGC_U8},  {"u2", DGC_U16}, {"u4", DGC_U32},
    {"u8", DGC_U64},  {"f2", DGC_F16}, {"f4", DGC_F32}, {"f8", DGC_F64},
    {"V1", DGC_U8},   {"V2", DGC_U16}};

void swapBytes(char *data, size_t n, size_t size) {
  for (size_t i = 0; i < n; ++i)
    std::reverse(data + i * size, data + (i + 1) * size);
}

/// Copies a column-major array into row-major order.
void fromFortran(const char *src, const HostTensor &out) {
  size_t size = dtypeSize(out.dtype), rank = out.shape.size();
  std::vector<int64_t> index(rank, 0), strides(rank, 1);
  for (size_t d = 1; d < rank; ++d)
    strides[d] = strides[d - 1] * out.shape[d - 1];
  int64_t offset = 0;
  for (int64_t i = 0, n = out.numElements(); i < n; ++i) {
    std::memcpy(out.data.get() + i * size, src + offset * size, size);
    for (size_t d = rank; d-- > 0;) {
      offset += strides[d];
      if (++index[d] < out.shape[d])
        break;
      offset -= strides[d] * out.shape[d];
      index[d] = 0;
    }
  }
}

Error headerText(std::string_view data, const std::string &what,
                 std::string_view &header, size_t &total) {
  if (data.size() < 10 || data.substr(0, 6) != std::string_view(kMagic, 6))
    return fail(what + ": is no .npy array");
  auto byte = [&](size_t i) {
    return static_cast<size_t>(static_cast<unsigned char>(data[i]));
  };
  size_t version = byte(6), length = byte(8) | byte(9) << 8, start = 10;
  if (version < 1 || version > 3)
    return fail(
        what + format(": .npy version %zu, versions 1 to 3 are read", version));
  if (version >= 2) {
    if (data.size() < 12)
      return fail(what + ": truncated .npy header");
    length |= byte(10) << 16 | byte(11) << 24;
    start = 12;
  }
  if (length > kMaxHeader || length > data.size() - start)
    return fail(what + ": truncated .npy header");
  header = data.substr(start, length);
  total = start + length;
  return Error::success();
}

} // namespace

Error dgc::rt::parseNpy(std::string_view &data, const std::string &what,
                        HostTensor &out) {
  std::string_view text;
  size_t headerSize;
  if (Error e = headerText(data, what, text, headerSize))
    return e;
  HeaderReader header(text);
  if (!header.read())
    return fail(what + ": unreadable .npy header");
  std::string order = header.descr.substr(0, 1);
  bool hasOrder =
      !order.empty() && std::string("<>|=").find(order) != std::string::npos;
  std::string name = header.descr.substr(hasOrder ? 1 : 0);
  const NumpyType *type = nullptr;
  for (const NumpyType &t : numpyTypes)
    if (header.isPlain && name == t.name)
      type = &t;
  if (!type)
    return fail(
        what + ": arrays of type '" +
        (header.isPlain ? header.descr : "struct") +
        "' are not read; booleans, integers and floats of 16 to 64 bits "
        "are");
  out.dtype = type->dtype;
  out.shape = header.shape;
  auto bytes = checkedBytes(out.dtype, out.shape);
  if (!bytes || *bytes > data.size() - headerSize)
    return fail(what + ": truncated: its header says " +
                typeText(out.dtype, out.shape) +
                format(", %zu bytes of data follow", data.size() - headerSize));
  out.allocate();
  const char *source = data.data() + headerSize;
  if (header.fortran && out.shape.size() > 1)
    fromFortran(source, out);
  else if (*bytes)
    std::memcpy(out.data.get(), source, *bytes);
  if (order == ">")
    swapBytes(out.data.get(), *bytes / dtypeSize(out.dtype),
              dtypeSize(out.dtype));
  data.remove_prefix(headerSize + *bytes);
  return Error::success();
}

std::string dgc::rt::npyHeader(const HostTensor &t) {
  const char *name = "u2"; // bf16
  for (const NumpyType &n : numpyTypes)
    if (n.dtype == t.dtype && n.name[0] != 'V')
      name = n.name;
  std::string dict = std::string("{'descr': '") +
                     (dtypeSize(t.dtype) == 1 ? "|" : "<") + name +
                     "', 'fortran_order': False, 'shape': (";
  for (int64_t d : t.shape)
    dict += std::to_string(d) + (t.shape.size() == 1 ? "," : ", ");
  if (t.shape.size() > 1)
    dict.resize(dict.size() - 2);
  dict += "), }";
  // Data begins at a multiple of 64; the header ends in a newline.
  size_t total = (10 + dict.size() + 1 + 63) / 64 * 64;
  dict.append(total - 10 - dict.size() - 1, ' ');
  dict += '\n';
  std::string out(kMagic, 6);
  out += '\x01';
  out += '\0';
  out += static_cast<char>(dict.size() & 0xff);
  out += static_cast<char>(dict.size() >> 8);
  return out + dict;
}

MappedFile::~MappedFile() {
  if (bytes)
    munmap(const_cast<char *>(bytes), size);
}

Error MappedFile::open(const std::string &path) {
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return fail(systemError(path, errno));
  struct stat st;
  if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode)) {
    close(fd);
    return fail(path + ": is no regular file");
  }
  size = static_cast<size_t>(st.st_size);
  if (size) {
    void *p = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, fd, 0);
    int err = errno;
    if (p == MAP_FAILED) {
      close(fd);
      size = 0;
      return fail(systemError(path, err));
    }
    bytes = static_cast<const char *>(p);
  }
  close(fd);
  return Error::success();
}

Error dgc::rt::readNpy(const std::string &path, HostTensor &out) {
  MappedFile file;
  if (Error e = file.open(path))
    return e;
  std::string_view data = file.data();
  if (Error e = parseNpy(data, path, out))
    return e;
  if (!data.empty())
    return fail(path +
                format(": %zu bytes too many after the array", data.size()));
  return Error::success();
}

Error dgc::rt::readNpz(const std::string &path, std::vector<HostTensor> &out) {
  MappedFile file;
  if (Error e = file.open(path))
    return e;
  return parseNpz(file.data(), path, out);
}

Error dgc::rt::writeNpy(const std::string &path, const HostTensor &t) {
  std::string header = npyHeader(t);
  return writeFileAtomically(path, {header, {t.data.get(), t.bytes()}});
}

bool dgc::rt::adoptType(HostTensor &t, DType wanted) {
  if (wanted == DGC_BF16 && (t.dtype == DGC_U16 || t.dtype == DGC_I16))
    t.dtype = DGC_BF16;
  return t.dtype == wanted;
}
