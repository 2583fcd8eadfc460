//===- Constants.cpp - What the simulator knows of hardware and frameworks ===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Constants.h"
#include "ConstantsText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include <set>

using namespace llvm;

namespace dgc {

const Constants &Constants::builtIn() {
  static const Constants constants = [] {
    Constants c;
    if (std::string why = parse(constantsText, "built-in constants", c);
        !why.empty())
      report_fatal_error(Twine(why)); // the build tests this file
    return c;
  }();
  return constants;
}

double Constants::number(StringRef path, double otherwise) const {
  auto it = numbers.find(path);
  return it == numbers.end() ? otherwise : it->second;
}
double Constants::number(const Twine &path, std::string &missing) const {
  SmallString<64> buffer;
  StringRef key = path.toStringRef(buffer);
  auto it = numbers.find(key);
  if (it != numbers.end())
    return it->second;
  if (missing.empty())
    missing = key.str();
  return 0;
}

StringRef Constants::text(const Twine &path) const {
  SmallString<64> buffer;
  auto it = texts.find(path.toStringRef(buffer));
  return it == texts.end() ? StringRef() : StringRef(it->second);
}

bool Constants::set(StringRef path, double value) {
  auto it = numbers.find(path);
  if (it == numbers.end())
    return false;
  it->second = value;
  return true;
}

std::vector<std::string> Constants::entries(StringRef section) const {
  std::set<std::string> names;
  std::string prefix = section.str() + ".";
  for (auto &entry : numbers) {
    StringRef key = entry.first();
    if (key.consume_front(prefix))
      names.insert(key.split('.').first.str());
  }
  return {names.begin(), names.end()};
}

std::string Constants::parse(StringRef text, StringRef name, Constants &out) {
  Expected<json::Value> file = json::parse(text);
  if (!file)
    return (name + ": " + toString(file.takeError())).str();
  json::Object *top = file->getAsObject();
  if (!top)
    return (name + ": expected an object").str();
  std::string error;
  auto add = [&](StringRef path, const json::Value &value) {
    if (std::optional<double> n = value.getAsNumber())
      out.numbers[path] = *n;
    else if (std::optional<StringRef> s = value.getAsString())
      out.texts[path] = s->str();
    else if (error.empty())
      error = (name + ": '" + path + "': expected a number or a string").str();
  };
  for (auto &[section, value] : *top) {
    json::Object *entries = value.getAsObject();
    if (!entries) {
      add(section, value);
      continue;
    }
    for (auto &[entry, fields] : *entries) {
      std::string path = section.str() + "." + entry.str();
      json::Object *object = fields.getAsObject();
      if (!object) {
        add(path, fields);
        continue;
      }
      for (auto &[field, x] : *object)
        add(field == "value" ? path : path + "." + field.str(), x);
    }
  }
  return error;
}

std::string Constants::readFile(StringRef path, Constants &out) {
  auto buffer = MemoryBuffer::getFile(path);
  if (!buffer)
    return ("cannot read '" + path + "': " + buffer.getError().message()).str();
  return parse((*buffer)->getBuffer(), path, out);
}

} // namespace dgc
