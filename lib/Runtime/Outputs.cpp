//===- Outputs.cpp - Writing and printing results -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Npy.h"
#include "dgc/Runtime/Package.h"
#include "dgc/Runtime/Tensors.h"
#include <cerrno>
#include <cstdio>
#include <unistd.h>

using namespace dgc::rt;

namespace {

void appendText(const HostTensor &t, size_t dim, int64_t &at, int64_t limit,
                std::string &out) {
  if (dim == t.shape.size()) {
    out += elementText(t.dtype, t.data.get(), at++);
    return;
  }
  bool inner = dim + 1 == t.shape.size();
  for (int64_t i = 0; i < t.shape[dim]; ++i) {
    if (at >= limit) {
      out += inner ? " .." : "..";
      return;
    }
    if (inner && i)
      out += ' ';
    if (!inner)
      out += '[';
    appendText(t, dim + 1, at, limit, out);
    if (!inner)
      out += ']';
  }
}

/// One array after those that the file holds; the file must be there or new.
Error appendNpy(const std::string &path, const HostTensor &t) {
  std::string old;
  if (access(path.c_str(), F_OK) == 0)
    if (Error e = readFile(path, old))
      return e;
  std::string header = npyHeader(t);
  return writeFileAtomically(path, {old, header, {t.data.get(), t.bytes()}});
}

bool hasEnding(const std::string &s, const char *end) {
  std::string e = end;
  return s.size() > e.size() &&
         s.compare(s.size() - e.size(), e.size(), e) == 0;
}

} // namespace

std::string dgc::rt::tensorText(const HostTensor &t, int64_t limit) {
  std::string out = typeText(t.dtype, t.shape) + "=";
  int64_t at = 0;
  if (t.numElements())
    appendText(t, 0, at, limit, out);
  return out;
}

Error dgc::rt::writeOutputs(const std::vector<std::string> &specs,
                            const std::vector<HostTensor> &outputs) {
  size_t next = 0;
  for (const std::string &spec : specs) {
    if (next == outputs.size())
      return fail(format("--output=%s: the program has only %zu outputs",
                         spec.c_str(), outputs.size()));
    std::string path = spec.empty() ? "" : spec.substr(1);
    if (spec == "-") {
      printf("result %zu '%s': %s\n", next, outputs[next].name.c_str(),
             tensorText(outputs[next]).c_str());
      ++next;
    } else if (spec.empty()) {
      ++next;
    } else if (spec[0] == '@' && hasEnding(path, ".npz")) {
      std::vector<HostTensor> rest(outputs.begin() + static_cast<long>(next),
                                   outputs.end());
      if (Error e = writeNpz(path, rest))
        return e;
      next = outputs.size();
    } else if (spec[0] == '@' && hasEnding(path, ".npy")) {
      if (Error e = writeNpy(path, outputs[next++]))
        return e;
    } else if (spec[0] == '+' && hasEnding(path, ".npy")) {
      if (Error e = appendNpy(path, outputs[next++]))
        return e;
    } else if (spec[0] == '@' && hasEnding(path, ".bin")) {
      const HostTensor &t = outputs[next++];
      if (Error e = writeFileAtomically(path, {{t.data.get(), t.bytes()}}))
        return e;
    } else {
      return fail("--output=" + spec +
                  ": write @file.npz (all outputs), "
                  "@file.npy, +file.npy (append), "
                  "@file.bin, or - to print");
    }
  }
  return Error::success();
}
