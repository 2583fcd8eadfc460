//===- Tensors.cpp - Inputs and expected values ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Tensors.h"
#include "dgc/Runtime/Npy.h"
#include "dgc/Runtime/Package.h"
#include "dgc/Runtime/World.h"
#include <algorithm>
#include <cmath>
#include <sstream>
#include <thread>

using namespace dgc::rt;

namespace {

/// A tensor of an option, and where it came from.
struct Item {
  std::string source;
  bool ignored = false;
  HostTensor tensor;
};

bool endsWith(const std::string &s, const char *end) {
  std::string e = end;
  return s.size() >= e.size() &&
         s.compare(s.size() - e.size(), e.size(), e) == 0;
}

/// "2x3xf32" -> shape and type.
Error parseType(const std::string &text, HostTensor &out) {
  std::stringstream in(text);
  std::string part;
  std::vector<std::string> parts;
  while (std::getline(in, part, 'x'))
    parts.push_back(part);
  std::optional<DType> dtype;
  if (!parts.empty())
    dtype = parseDType(parts.back());
  if (!dtype)
    return fail("'" + text +
                "' is no type: write dimensions and an element type, "
                "such as 2x3xf32 (bool, i8 to i64, u8 to u64, f16, "
                "bf16, f32, f64)");
  out.dtype = *dtype;
  out.shape.clear();
  for (size_t i = 0; i + 1 < parts.size(); ++i) {
    int64_t d;
    if (!parseElement(DGC_I64, parts[i], &d, 0) || d < 0)
      return fail("'" + text + "': '" + parts[i] + "' is no dimension");
    out.shape.push_back(d);
  }
  auto bytes = checkedBytes(out.dtype, out.shape);
  if (!bytes || *bytes > (size_t(1) << 46))
    return fail("'" + text + "' is too large");
  return Error::success();
}

Error readRaw(const std::string &path, HostTensor &out) {
  MappedFile file;
  if (Error e = file.open(path))
    return e;
  if (file.data().size() != out.bytes())
    return fail(path + format(": has %zu bytes, ", file.data().size()) +
                typeText(out.dtype, out.shape) +
                format(" has %zu", out.bytes()));
  out.allocate();
  if (out.bytes())
    std::memcpy(out.data.get(), file.data().data(), out.bytes());
  return Error::success();
}

Error parseValues(const std::string &spec, std::string text, HostTensor &out) {
  for (char &c : text)
    if (c == ',' || c == '[' || c == ']')
      c = ' ';
  std::vector<std::string> words;
  std::stringstream in(text);
  for (std::string w; in >> w;)
    words.push_back(w);
  int64_t n = out.numElements();
  int64_t given = static_cast<int64_t>(words.size());
  if (given > 1 && given != n)
    return fail("'" + spec.substr(0, 80) +
                "': " + typeText(out.dtype, out.shape) +
                format(" has %lld elements, %lld values are given",
                       (long long)n, (long long)given));
  out.allocate();
  size_t size = dtypeSize(out.dtype);
  for (int64_t i = 0; i < n && given; ++i) {
    if (given == 1 && i > 0) {
      std::memcpy(out.data.get() + i * size, out.data.get(), size);
      continue;
    }
    if (!parseElement(out.dtype, words[i], out.data.get(), i))
      return fail("'" + spec.substr(0, 80) + "': '" + words[i] + "' is no " +
                  dtypeName(out.dtype));
  }
  return Error::success();
}

/// Files behind an @.
Error expandFile(const std::string &path, std::vector<Item> &out) {
  std::vector<HostTensor> tensors;
  std::string separator = ":";
  if (endsWith(path, ".npz")) {
    if (Error e = readNpz(path, tensors))
      return e;
  } else if (endsWith(path, ".npy")) {
    MappedFile file;
    if (Error e = file.open(path))
      return e;
    std::string_view data = file.data();
    do {
      HostTensor t;
      if (Error e = parseNpy(data, path, t))
        return e;
      tensors.push_back(std::move(t));
    } while (!data.empty());
    separator = tensors.size() > 1 ? ":array " : "";
    for (size_t i = 0; tensors.size() > 1 && i < tensors.size(); ++i)
      tensors[i].name = std::to_string(i);
  } else {
    return fail("'@" + path +
                "': files are .npz and .npy; give raw data its type, "
                "such as 2x3xf32=@" +
                path);
  }
  for (HostTensor &t : tensors)
    out.push_back({path + separator + t.name, false, std::move(t)});
  return Error::success();
}

Error expand(const std::vector<std::string> &specs, bool expected,
             std::vector<Item> &out) {
  for (const std::string &spec : specs) {
    if (spec == "(ignored)" && expected) {
      out.push_back({spec, true, {}});
      continue;
    }
    if (!spec.empty() && spec[0] == '@') {
      if (Error e = expandFile(spec.substr(1), out))
        return e;
      continue;
    }
    Item item;
    item.source = "'" + spec.substr(0, 80) + "'";
    size_t eq = spec.find('=');
    if (Error e = parseType(spec.substr(0, eq), item.tensor))
      return e;
    std::string values = eq == std::string::npos ? "" : spec.substr(eq + 1);
    Error e = !values.empty() && values[0] == '@'
                  ? readRaw(values.substr(1), item.tensor)
                  : parseValues(spec, values, item.tensor);
    if (e)
      return e;
    out.push_back(std::move(item));
  }
  return Error::success();
}

Error checkItem(Item &item, const TensorInfo &info, size_t number,
                const char *role) {
  if (adoptType(item.tensor, info.dtype) && item.tensor.shape == info.shape) {
    item.tensor.name = info.name;
    return Error::success();
  }
  return fail(format("%s %zu ('%s') wants ", role, number, info.name.c_str()) +
              typeText(info.dtype, info.shape) + ", but " + item.source +
              " is " + typeText(item.tensor.dtype, item.tensor.shape));
}

uint64_t mix(uint64_t x) { // splitmix64
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/// An element from random bits, before scaling.
double generated(uint64_t bits, DType t, InputKind kind) {
  if (t == DGC_BOOL)
    return static_cast<double>(bits >> 63);
  if (isInteger(t))
    return static_cast<double>(bits >> 61);
  double unit = static_cast<double>(bits >> 11) * 0x1p-53;
  if (kind == InputKind::Uniform)
    return unit;
  // Box-Muller, one of the pair.
  double angle = static_cast<double>(mix(bits) >> 11) * 0x1p-53;
  return std::sqrt(-2 * std::log(1 - unit)) *
         std::cos(6.283185307179586 * angle);
}

} // namespace

HostTensor dgc::rt::generateInput(const TensorInfo &arg, int number,
                                  const InputSeed &seed) {
  HostTensor t;
  t.name = arg.name;
  t.dtype = arg.dtype;
  t.shape = arg.shape;
  t.allocate();
  double scale = 1;
  size_t rank = arg.shape.size();
  if (rank >= 2)
    scale = 1 / std::sqrt(static_cast<double>(std::max<int64_t>(
                    1, std::max(arg.shape[rank - 1], arg.shape[rank - 2]))));
  uint64_t stream = mix(seed.seed ^ mix(static_cast<uint64_t>(number) + 1));
  auto fill = [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      storeDouble(t.dtype, t.data.get(), i,
                  generated(mix(stream + static_cast<uint64_t>(i)), t.dtype,
                            seed.kind) *
                      (isFloat(t.dtype) ? scale : 1));
  };
  // Elements are independent of each other: as many threads as there are cores.
  int64_t n = t.numElements();
  int64_t threads =
      n < (1 << 20) ? 1 : static_cast<int64_t>(usableCores().size());
  std::vector<std::thread> others;
  for (int64_t k = 1; k < threads; ++k)
    others.emplace_back(fill, n / threads * k,
                        k + 1 == threads ? n : n / threads * (k + 1));
  fill(0, threads == 1 ? n : n / threads);
  for (std::thread &other : others)
    other.join();
  return t;
}

Error dgc::rt::loadInputs(const std::vector<std::string> &specs,
                          const std::vector<TensorInfo> &args,
                          const std::optional<InputSeed> &seed,
                          std::vector<HostTensor> &out) {
  std::vector<Item> items;
  if (Error e = expand(specs, /*expected=*/false, items))
    return e;
  size_t n = std::min(items.size(), args.size());
  // Types first: where an array is missing in the middle, the first wrong type
  // says where.
  for (size_t i = 0; i < n; ++i)
    if (Error e = checkItem(items[i], args[i], i, "input"))
      return e;
  if (items.size() > args.size())
    return fail(format("the program takes %zu inputs, %zu are given: ",
                       args.size(), items.size()) +
                items[args.size()].source + " is one too many");
  if (items.size() < args.size() && !seed)
    return fail(format("the program takes %zu inputs, %zu are given: input %zu "
                       "('%s', ",
                       args.size(), items.size(), items.size(),
                       args[items.size()].name.c_str()) +
                typeText(args[items.size()].dtype, args[items.size()].shape) +
                ") is missing; --input=.. gives inputs, --input-seed=N makes "
                "them up");
  for (Item &item : items)
    out.push_back(std::move(item.tensor));
  for (size_t i = n; i < args.size(); ++i)
    out.push_back(generateInput(args[i], static_cast<int>(i), *seed));
  return Error::success();
}

Error dgc::rt::loadExpected(const std::vector<std::string> &specs,
                            const std::vector<TensorInfo> &results,
                            std::vector<std::optional<HostTensor>> &out) {
  std::vector<Item> items;
  if (Error e = expand(specs, /*expected=*/true, items))
    return e;
  for (size_t i = 0; i < std::min(items.size(), results.size()); ++i)
    if (!items[i].ignored)
      if (Error e = checkItem(items[i], results[i], i, "expected output"))
        return e;
  if (items.size() != results.size())
    return fail(
        format("the program has %zu outputs, %zu expected ones are given",
               results.size(), items.size()) +
        " ('(ignored)' stands for one that is not compared)");
  for (Item &item : items)
    if (item.ignored)
      out.push_back(std::nullopt);
    else
      out.push_back(std::move(item.tensor));
  return Error::success();
}

Error dgc::rt::readCurve(const std::string &path, std::vector<double> &out) {
  std::string text;
  if (Error e = readFile(path, text))
    return e;
  std::stringstream in(text);
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos || line[begin] == '#')
      continue;
    line = line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin);
    double v;
    if (!parseElement(DGC_F64, line, &v, 0))
      return fail(path + format(":%d: '", number) + line.substr(0, 40) +
                  "' is no number");
    out.push_back(v);
  }
  if (out.empty())
    return fail(path + ": has no numbers");
  return Error::success();
}
