//===- BooleanText.cpp - Booleans that newer writers print ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/BooleanText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <optional>
#include <string>
#include <vector>

using namespace llvm;

namespace {
/// The digits of one constant in the text.
struct Digits {
  size_t begin, count;
};
} // namespace

static constexpr StringLiteral opening = "dense<\"0x";

/// The number of booleans if `text`, which follows the digits' closing quote,
/// says that the constant is a tensor of booleans.
static std::optional<int64_t> booleansOf(StringRef text) {
  for (StringRef token : {">", ":", "tensor<"}) {
    text = text.ltrim();
    if (!text.consume_front(token))
      return std::nullopt;
  }
  int64_t number = 1;
  while (!text.consume_front("i1>")) {
    int64_t size;
    if (text.consumeInteger(10, size) || !text.consume_front("x") ||
        MulOverflow(number, size, number))
      return std::nullopt;
  }
  return number;
}

/// Constants with a byte for each boolean.
static std::vector<Digits> findWide(StringRef text) {
  std::vector<Digits> found;
  for (size_t at = text.find(opening); at != StringRef::npos;
       at = text.find(opening, at)) {
    at += opening.size();
    size_t end = text.find('"', at);
    if (end == StringRef::npos)
      break;
    std::optional<int64_t> number = booleansOf(text.substr(end + 1));
    if (number && *number > 1 && (end - at) % 2 == 0 &&
        int64_t((end - at) / 2) == *number &&
        all_of(text.slice(at, end), isHexDigit))
      found.push_back({at, end - at});
    at = end;
  }
  return found;
}

std::unique_ptr<MemoryBuffer>
dgc::packBooleans(std::unique_ptr<MemoryBuffer> text) {
  std::vector<Digits> wide = findWide(text->getBuffer());
  if (wide.empty())
    return text;
  std::string packed = text->getBuffer().str();
  for (const Digits &digits : wide) {
    size_t number = digits.count / 2;
    std::string bytes(divideCeil(number, 8), '\0');
    for (size_t i = 0; i < number; ++i)
      if (packed[digits.begin + 2 * i] != '0' ||
          packed[digits.begin + 2 * i + 1] != '0')
        bytes[i / 8] |= char(1 << (i % 8));
    // Blanks after the quote keep the columns of what follows.
    std::string replaced = toHex(bytes) + '"';
    replaced.resize(digits.count + 1, ' ');
    packed.replace(digits.begin, digits.count + 1, replaced);
  }
  return MemoryBuffer::getMemBufferCopy(packed, text->getBufferIdentifier());
}
