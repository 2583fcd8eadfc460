//===- NodeList.cpp - Hostfiles and Slurm node lists ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/NodeList.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace dgc {

/// No cluster has more; a typing error may.
static constexpr int64_t maxNodes = 1 << 20, maxSlots = 1 << 20;

/// A count of slots or tasks.
static bool isCount(StringRef text, int64_t &n) {
  return !text.getAsInteger(10, n) && n >= 1 && n <= maxSlots;
}

static std::string atPlace(StringRef path, size_t line, StringRef text,
                           StringRef at, const Twine &what) {
  size_t column = size_t(at.data() - text.data());
  return (path + ":" + Twine(line) + ":" + Twine(column + 1) + ": error: " +
          what + "\n" + text + "\n" + std::string(column, ' ') + "^")
      .str();
}

std::string parseHostfile(StringRef text, StringRef path, NodeList &nodes) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (auto [i, whole] : enumerate(lines)) {
    StringRef line = whole.rtrim();
    StringRef rest = line.split('#').first.trim();
    if (rest.empty())
      continue;
    size_t end = rest.find_first_of(" \t");
    StringRef host = rest.substr(0, end);
    rest = end == StringRef::npos ? StringRef() : rest.substr(end);
    int64_t slots = 0;
    auto [name, count] = host.split(':');
    if (host.contains(':') && !isCount(count, slots))
      return atPlace(path, i + 1, line, host,
                     "'" + host + "' is not a host with its slots (host:8)");
    if (name.empty() || name.contains('='))
      return atPlace(path, i + 1, line, host, "a host's name is missing");
    SmallVector<StringRef> words;
    SplitString(rest, words, " \t");
    for (StringRef word : words) {
      auto [key, value] = word.split('=');
      if (!word.contains('='))
        return atPlace(path, i + 1, line, word,
                       "expected key=value after the host, got '" + word + "'");
      if (key == "slots" && !isCount(value, slots))
        return atPlace(path, i + 1, line, word,
                       "slots must be a number from 1 to " + Twine(maxSlots));
    }
    auto it = llvm::find(nodes.names, name);
    if (it != nodes.names.end()) {
      int64_t &sum = nodes.slots[it - nodes.names.begin()];
      // A line without a number is one more slot.
      sum = std::max<int64_t>(sum, 1) + std::max<int64_t>(slots, 1);
      continue;
    }
    nodes.names.push_back(name.str());
    nodes.slots.push_back(slots);
  }
  return nodes.names.empty() ? ("hostfile '" + path + "' names no host").str()
                             : "";
}

/// At commas outside of brackets.
static SmallVector<StringRef> splitTop(StringRef text) {
  SmallVector<StringRef> parts;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '[' ? 1 : text[i] == ']' ? -1 : 0;
    if (text[i] == ',' && depth == 0) {
      parts.push_back(text.slice(begin, i));
      begin = i + 1;
    }
  }
  parts.push_back(text.substr(begin));
  return parts;
}

/// One entry of a node list: text, then brackets and text again.
static std::string expand(StringRef prefix, StringRef rest,
                          std::vector<std::string> &names) {
  size_t open = rest.find('[');
  if (open == StringRef::npos) {
    std::string name = (prefix + rest).str();
    if (name.empty() ||
        StringRef(name).find_first_of("]()= \t") != StringRef::npos)
      return "'" + name + "' is not a node's name";
    names.push_back(name);
    return int64_t(names.size()) > maxNodes ? "too many nodes" : "";
  }
  size_t close = rest.find(']', open);
  if (close == StringRef::npos)
    return "']' is missing in '" + rest.str() + "'";
  std::string before = (prefix + rest.substr(0, open)).str();
  StringRef after = rest.substr(close + 1);
  SmallVector<StringRef> ranges;
  rest.slice(open + 1, close).split(ranges, ',');
  for (StringRef range : ranges) {
    auto [low, high] = range.split('-');
    int64_t from = 0, to = 0;
    if (!range.contains('-'))
      high = low;
    if (low.getAsInteger(10, from) || high.getAsInteger(10, to) || from < 0 ||
        to < from || to - from >= maxNodes)
      return "'" + range.str() + "' is not a number or a range as 001-004";
    for (int64_t i = from; i <= to; ++i) {
      std::string digits = std::to_string(i);
      if (digits.size() < low.size())
        digits.insert(0, low.size() - digits.size(), '0');
      if (std::string why = expand(before + digits, after, names); !why.empty())
        return why;
    }
  }
  return "";
}

std::string parseSlurmNodes(StringRef text, std::vector<std::string> &names) {
  for (StringRef part : splitTop(text.trim()))
    if (std::string why = expand("", part, names); !why.empty())
      return "node list '" + text.str() + "': " + why;
  return "";
}

std::string parseSlurmTasks(StringRef text, std::vector<int64_t> &tasks) {
  SmallVector<StringRef> parts;
  text.trim().split(parts, ',');
  for (StringRef part : parts) {
    auto [count, times] = part.split("(x");
    int64_t n = 0, repeat = 1;
    bool repeated = part.contains('(');
    bool good = isCount(count, n) &&
                (!repeated ||
                 (times.consume_back(")") && !times.getAsInteger(10, repeat) &&
                  repeat >= 1 && repeat <= maxNodes));
    if (!good)
      return "tasks per node '" + text.str() + "': '" + part.str() +
             "' is not a count as 8 or 8(x3)";
    tasks.insert(tasks.end(), repeat, n);
  }
  return "";
}

std::string parseSlurm(StringRef nodes, StringRef tasks, NodeList &list) {
  if (std::string why = parseSlurmNodes(nodes, list.names); !why.empty())
    return why;
  std::vector<int64_t> counts;
  if (!tasks.empty())
    if (std::string why = parseSlurmTasks(tasks, counts); !why.empty())
      return why;
  if (counts.size() == 1)
    counts.assign(list.names.size(), counts[0]);
  if (!counts.empty() && counts.size() != list.names.size())
    return "tasks per node '" + tasks.str() + "' are for " +
           std::to_string(counts.size()) + " nodes, and '" + nodes.str() +
           "' names " + std::to_string(list.names.size());
  list.slots = counts.empty() ? std::vector<int64_t>(list.names.size(), 0)
                              : std::move(counts);
  return "";
}

} // namespace dgc
