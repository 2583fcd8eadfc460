//===- Contest.cpp - Problems in the format of the IOPDDL contest ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Solver/Contest.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <limits>
#include <zlib.h>

using llvm::StringRef;

namespace dgc::solver {

static bool inflateAll(const std::string &packed, std::string &bytes) {
  z_stream z{};
  if (inflateInit2(&z, 15 + 16) != Z_OK)
    return false;
  z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
  z.avail_in = uInt(packed.size());
  // gzip ends with the size modulo 2^32.
  uint32_t size = 0;
  if (packed.size() >= 4)
    std::memcpy(&size, packed.data() + packed.size() - 4, 4);
  bytes.resize(std::min<size_t>(size, packed.size() * 1032) + 64);
  int rc = Z_OK;
  while (rc == Z_OK) {
    if (z.total_out == bytes.size())
      bytes.resize(bytes.size() * 2);
    z.next_out = reinterpret_cast<Bytef *>(bytes.data()) + z.total_out;
    z.avail_out = uInt(std::min<size_t>(bytes.size() - z.total_out,
                                        std::numeric_limits<uInt>::max()));
    rc = inflate(&z, Z_NO_FLUSH);
  }
  bytes.resize(z.total_out);
  inflateEnd(&z);
  return rc == Z_STREAM_END;
}

bool readFile(const std::string &path, std::string &bytes, std::string &error) {
  FILE *file = std::fopen(path.c_str(), "rb");
  if (!file) {
    error = path + ": " + std::strerror(errno);
    return false;
  }
  bytes.clear();
  size_t got = 0;
  do {
    bytes.resize(got + (size_t(1) << 20));
    size_t n = std::fread(bytes.data() + got, 1, bytes.size() - got, file);
    got += n;
    if (n == 0)
      break;
  } while (true);
  bool bad = std::ferror(file);
  int code = errno;
  std::fclose(file);
  bytes.resize(got);
  if (bad) {
    error = path + ": " + std::strerror(code);
    return false;
  }
  if (got >= 2 && bytes[0] == '\x1f' && bytes[1] == '\x8b') {
    if (got > std::numeric_limits<uInt>::max()) {
      error = path + ": compressed files above 4 GiB are not read; "
                     "decompress it first";
      return false;
    }
    std::string packed = std::move(bytes);
    if (!inflateAll(packed, bytes)) {
      error = path + ": damaged or incomplete gzip data";
      return false;
    }
  }
  return true;
}

namespace {

/// Lists of integers, one after the other in one array.
struct Lists {
  std::vector<int64_t> values;
  std::vector<size_t> first{0};
  size_t size() const { return first.size() - 1; }
  llvm::ArrayRef<int64_t> operator[](size_t i) const {
    return llvm::ArrayRef(values).slice(first[i], first[i + 1] - first[i]);
  }
};

class Reader {
public:
  Reader(StringRef text, StringRef name, Problem &problem, std::string &error)
      : at(text.data()), end(at + text.size()), start(at), name(name),
        problem(problem), error(error) {}

  bool read() {
    bool found = false;
    if (!object("", {{"problem", [&] { return found = readProblem(); }}}))
      return false;
    space();
    if (at != end)
      return fail("the end of the file");
    if (!found)
      return failAt(start, "no \"problem\" in it");
    return build();
  }

private:
  using Field = std::pair<const char *, llvm::function_ref<bool()>>;

  //===--- Text ---===//
  void space() {
    while (at != end &&
           (*at == ' ' || *at == '\n' || *at == '\r' || *at == '\t'))
      ++at;
  }
  bool peek(char c) {
    space();
    return at != end && *at == c;
  }
  bool take(char c) {
    if (!peek(c))
      return false;
    ++at;
    return true;
  }
  bool failAt(const char *where, const std::string &what) {
    size_t line = 1, column = 1;
    for (const char *p = start; p != where; ++p)
      if (*p == '\n') {
        ++line;
        column = 1;
      } else {
        ++column;
      }
    error = name.str() + ":" + std::to_string(line) + ":" +
            std::to_string(column) + ": " + what;
    return false;
  }
  bool fail(const std::string &expected) {
    if (at == end)
      return failAt(at, "got the end of the file, expected " + expected);
    const char *stop = at + 1;
    while (
        stop != end && stop - at < 20 && llvm::isAlnum(*at) &&
        (llvm::isAlnum(*stop) || *stop == '.' || *stop == '-' || *stop == '+'))
      ++stop;
    return failAt(at, "got '" + StringRef(at, stop - at).str() +
                          "', expected " + expected);
  }

  bool string(std::string &value) {
    if (!take('"'))
      return fail("a string");
    value.clear();
    for (; at != end && *at != '"'; ++at) {
      if (static_cast<unsigned char>(*at) < ' ')
        return fail("a character or '\"'");
      value += *at;
      if (*at == '\\' && at + 1 != end)
        value += *++at;
    }
    if (at == end)
      return fail("'\"'");
    ++at;
    return true;
  }

  bool integer(int64_t &value) {
    space();
    const char *p = at;
    bool negative = p != end && *p == '-';
    p += negative;
    if (p == end || *p < '0' || *p > '9')
      return fail("an integer");
    uint64_t sum = 0;
    const char *digits = p;
    for (; p != end && *p >= '0' && *p <= '9'; ++p)
      sum = sum * 10 + uint64_t(*p - '0');
    if (p - digits > 19 || sum > uint64_t(forbidden))
      return fail("an integer of at most 10^18");
    if (p != end && (*p == '.' || *p == 'e' || *p == 'E'))
      return fail("an integer");
    at = p;
    value = negative ? -int64_t(sum) : int64_t(sum);
    return true;
  }

  bool integers(std::vector<int64_t> &values) {
    if (!take('['))
      return fail("'['");
    if (take(']'))
      return true;
    do {
      int64_t value;
      if (!integer(value))
        return false;
      values.push_back(value);
    } while (take(','));
    return take(']') || fail("',' or ']'");
  }

  /// A list of whatever `element` reads.
  bool list(llvm::function_ref<bool()> element) {
    if (!take('['))
      return fail("'['");
    if (take(']'))
      return true;
    do
      if (!element())
        return false;
    while (take(','));
    return take(']') || fail("',' or ']'");
  }

  bool lists(Lists &into) {
    return list([&] {
      if (!integers(into.values))
        return false;
      into.first.push_back(into.values.size());
      return true;
    });
  }

  bool pairs(Lists &into, const char *expected) {
    return list([&] {
      space();
      const char *where = at;
      size_t before = into.values.size();
      if (!integers(into.values))
        return false;
      if (into.values.size() - before != 2)
        return failAt(where, "got a list of " +
                                 std::to_string(into.values.size() - before) +
                                 ", expected " + expected);
      into.first.push_back(into.values.size());
      return true;
    });
  }

  bool object(StringRef what, llvm::ArrayRef<Field> fields) {
    if (!take('{'))
      return fail("'{'");
    if (take('}'))
      return true;
    std::vector<bool> seen(fields.size());
    do {
      space();
      const char *where = at;
      std::string key;
      if (!string(key))
        return false;
      const Field *field =
          llvm::find_if(fields, [&](const Field &f) { return key == f.first; });
      if (field == fields.end()) {
        std::string known;
        for (const Field &f : fields)
          known += (known.empty() ? "'" : ", '") + std::string(f.first) + "'";
        return failAt(where, "unknown key '" + key + "'" +
                                 (what.empty() ? "" : " of " + what.str()) +
                                 "; expected " + known);
      }
      if (seen[field - fields.begin()])
        return failAt(where, "'" + key + "' stands twice");
      seen[field - fields.begin()] = true;
      if (!take(':'))
        return fail("':'");
      if (!field->second())
        return false;
    } while (take(','));
    return take('}') || fail("',' or '}'");
  }

  //===--- Contents ---===//
  /// Tables as they stand: an equal text is an equal table.
  bool tableList() {
    std::unordered_multimap<uint64_t, std::pair<StringRef, int>> seen;
    return list([&] {
      space();
      const char *stop =
          static_cast<const char *>(std::memchr(at, ']', size_t(end - at)));
      StringRef text(at, stop ? stop + 1 - at : 0);
      uint64_t hash = llvm::xxh3_64bits(text);
      auto [from, to] = seen.equal_range(hash);
      for (auto it = from; it != to; ++it)
        if (it->second.first == text && !text.empty()) {
          tableOf.push_back(it->second.second);
          at = stop + 1;
          return true;
        }
      std::vector<int64_t> cells;
      if (!integers(cells))
        return false;
      tableOf.push_back(problem.addNewTable(std::move(cells)));
      seen.emplace(hash, std::pair(text, tableOf.back()));
      return true;
    });
  }

  bool readNodes() {
    return object("'nodes'", {{"costs", [&] { return lists(costs); }},
                              {"usages", [&] { return lists(usages); }},
                              {"intervals", [&] {
                                 return pairs(intervals,
                                              "begin and end of a node's life");
                               }}});
  }
  bool readEdges() {
    return object("'edges'",
                  {{"costs", [&] { return tableList(); }},
                   {"nodes", [&] { return pairs(ends, "two nodes"); }}});
  }
  bool readLimit() {
    space();
    if (StringRef(at, size_t(end - at)).starts_with("null")) {
      at += 4;
      return true;
    }
    int64_t limit;
    if (!integer(limit))
      return false;
    problem.limit = limit;
    return true;
  }
  bool readProblem() {
    std::string ignored;
    return object("'problem'", {{"name", [&] { return string(ignored); }},
                                {"nodes", [&] { return readNodes(); }},
                                {"edges", [&] { return readEdges(); }},
                                {"usage_limit", [&] { return readLimit(); }}});
  }

  bool wrong(const std::string &what) {
    error = name.str() + ": " + what;
    return false;
  }
  bool build() {
    auto count = [](size_t n, const char *what) {
      return std::to_string(n) + " " + what;
    };
    if (costs.size() != usages.size() || costs.size() != intervals.size())
      return wrong("the nodes have " + count(costs.size(), "costs, ") +
                   count(usages.size(), "usages and ") +
                   count(intervals.size(), "intervals; expected as many"));
    if (ends.size() != tableOf.size())
      return wrong("the edges have " +
                   count(ends.size(), "pairs of nodes and ") +
                   count(tableOf.size(), "costs; expected as many"));
    for (size_t n = 0; n < costs.size(); ++n) {
      if (costs[n].size() != usages[n].size())
        return wrong("node " + count(n, "has ") +
                     count(costs[n].size(), "costs and ") +
                     count(usages[n].size(), "usages; expected as many"));
      problem.addNode(costs[n], usages[n], intervals[n][0], intervals[n][1]);
    }
    for (size_t i = 0; i < ends.size(); ++i) {
      for (int64_t n : ends[i])
        if (n < 0 || n >= problem.numNodes())
          return wrong("edge " + count(i, "ends at node ") + std::to_string(n) +
                       "; there are " + count(costs.size(), "nodes"));
      problem.addEdge(int(ends[i][0]), int(ends[i][1]), tableOf[i]);
    }
    std::string what = problem.check();
    return what.empty() || wrong(what);
  }

  const char *at, *end, *start;
  StringRef name;
  Problem &problem;
  std::string &error;
  Lists costs, usages, intervals, ends;
  std::vector<int> tableOf; // by edge
};

} // namespace

bool readContest(StringRef text, StringRef name, Problem &problem,
                 std::string &error) {
  return Reader(text, name, problem, error).read();
}

} // namespace dgc::solver
