//===- BigStack.cpp - Parsing input of any nesting ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/BigStack.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/thread.h"

using namespace llvm;

namespace dgc {

int runOnBigStack(function_ref<int()> work) {
  int result = 1;
  llvm::thread worker(std::optional<unsigned>(1u << 30),
                      [&] { result = work(); });
  worker.join();
  return result;
}

/// True for `%0#1000000007`: MLIR's parser makes a table of that many entries
/// before it looks whether the op has so many results.
static bool isHugeResultNumber(StringRef text, size_t hash) {
  constexpr size_t maxDigits = 6;
  return hash > 0 && (isAlnum(text[hash - 1]) || text[hash - 1] == '_') &&
         text.substr(hash + 1).take_while(isDigit).size() > maxDigits;
}

std::string checkNesting(StringRef text, StringRef fileName) {
  int64_t depth = 0, line = 1;
  size_t lineStart = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
    case '\n':
      ++line;
      lineStart = i + 1;
      break;
    case '"':
      for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i)
        if (text[i] == '\\')
          ++i;
      break;
    case '/':
      if (text.substr(i).starts_with("//")) {
        i = text.find('\n', i);
        if (i == StringRef::npos)
          return {};
        --i;
      }
      break;
    case '(':
    case '[':
    case '{':
    case '<':
      if (++depth > maxNesting)
        return (fileName + ":" + Twine(line) + ":" + Twine(i - lineStart + 1) +
                ": error: nested more than " + Twine(maxNesting) +
                " levels deep; no compiler can be given this much nesting")
            .str();
      break;
    case '#':
      if (isHugeResultNumber(text, i))
        return (fileName + ":" + Twine(line) + ":" + Twine(i - lineStart + 1) +
                ": error: no op has so many results")
            .str();
      break;
    case '>':
      depth -= i == 0 || text[i - 1] != '-'; // not the end of an arrow
      break;
    case ')':
    case ']':
    case '}':
      --depth;
      break;
    default:
      break;
    }
  }
  return {};
}

} // namespace dgc
