//===- allreduce.cpp - Predicted against measured all-reduces -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
//   ninja -C build dgc-bench-allreduce
//   build/bin/dgc-bench-allreduce hardware.csv [min MiB]
//
// Compares the cost model's all-reduces on the built-in machines with measured
// tables of bus bandwidth, sizes of `min` MiB (1) and more. The file has the
// columns kind, entity, attribute, value, unit, condition, ...; of kind
// "collective", entity "B200 8 GPUs ..", attribute "busbw" in GB/s and a
// condition that begins with the size, as "64 MiB".
//
//===----------------------------------------------------------------------===//
#include "dgc/Cost/CostModel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <map>

using namespace dgc;
using llvm::StringRef;

namespace {

/// Fields of a CSV line; quotes keep commas.
std::vector<std::string> fieldsOf(StringRef line) {
  std::vector<std::string> fields(1);
  bool quoted = false;
  for (char c : line)
    if (c == '"')
      quoted = !quoted;
    else if (c == ',' && !quoted)
      fields.emplace_back();
    else
      fields.back() += c;
  return fields;
}

/// The bytes that a condition begins with, as in `64 MiB fp32`; 0: none.
double bytesOf(StringRef condition) {
  StringRef digits = condition.take_while(llvm::isDigit);
  double value = 0;
  if (digits.getAsDouble(value))
    return 0;
  StringRef unit = condition.drop_front(digits.size()).ltrim();
  return unit.starts_with("KiB")   ? value * 0x1p10
         : unit.starts_with("MiB") ? value * 0x1p20
         : unit.starts_with("GiB") ? value * 0x1p30
                                   : 0;
}

struct Sample {
  double bytes, busBandwidth;
};

} // namespace

int main(int argc, char **argv) {
  if (argc < 2) {
    llvm::errs() << "usage: " << argv[0] << " hardware.csv [min MiB]\n";
    return 1;
  }
  StringRef path = argv[1];
  double least = 1;
  if (argc > 2 && StringRef(argv[2]).getAsDouble(least)) {
    llvm::errs() << "error: '" << argv[2] << "' is not a number of MiB\n";
    return 1;
  }
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file) {
    llvm::errs() << "error: " << path << ": " << file.getError().message()
                 << '\n';
    return 1;
  }
  std::map<std::string, std::vector<Sample>> tables;
  llvm::SmallVector<StringRef> lines;
  (*file)->getBuffer().split(lines, '\n');
  for (StringRef line : lines) {
    std::vector<std::string> f = fieldsOf(line);
    if (f.size() < 6 || f[0] != "collective" || f[2] != "busbw")
      continue;
    Sample s{bytesOf(f[5]), 0};
    if (s.bytes < least * 0x1p20 || StringRef(f[3]).getAsDouble(s.busBandwidth))
      continue;
    s.busBandwidth *= 1e9;
    tables[f[1]].push_back(s);
  }
  llvm::outs() << "table                                                    "
                  "rows  mean %  max %\n";
  for (auto &[name, samples] : tables) {
    if (samples.size() < 5)
      continue; // single figures, not a sweep
    Machine machine;
    int64_t devices = 0, n = 0;
    auto [device, rest] = StringRef(name).split(' ');
    StringRef count = rest.split(" GPUs").first;
    count = count.substr(count.rfind(' ') + 1);
    std::string why = parseCluster(device.lower(), machine, devices);
    if (!why.empty() || count.getAsInteger(10, n)) {
      llvm::errs() << name << ": " << why << '\n';
      continue;
    }
    Link link = groupLink(machine, n, n, 1);
    double sum = 0, worst = 0;
    for (const Sample &s : samples) {
      double measured = collectiveBytes(CollectiveKind::AllReduce, n, s.bytes) /
                        s.busBandwidth;
      double error =
          collectiveTime(CollectiveKind::AllReduce, link, n, s.bytes) /
              measured -
          1;
      sum += std::abs(error);
      worst = std::max(worst, std::abs(error));
    }
    llvm::outs() << llvm::left_justify(name, 57)
                 << llvm::format("%4zu  %6.1f %6.1f\n", samples.size(),
                                 100 * sum / double(samples.size()),
                                 100 * worst);
  }
  return 0;
}
