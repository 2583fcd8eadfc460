//===- CalibrateKernels.cpp - Times of generated kernels ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Calibrate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using llvm::ArrayRef;
using llvm::formatv;
using llvm::StringRef;

namespace dgc {
namespace {

/// A program of `copies` ops of one sort, each on tensors of its own.
class Program {
public:
  explicit Program(int ranks) : ranks(ranks) {}

  /// `result`: the one that takes the argument's memory; -1: none.
  std::string argument(StringRef shape, int result = -1) {
    std::string name = formatv("%a{0}", numArguments++);
    std::string layout = "[";
    for (int i = 0, rank = int(shape.count('x')); i < rank; ++i)
      layout += i ? ", {}" : "{}";
    llvm::SmallVector<std::string> attributes;
    if (ranks > 1)
      attributes.push_back(
          formatv("dist.sharding = #dist.sharding<@mesh, {0}]>", layout));
    if (result >= 0)
      attributes.push_back(formatv("tf.aliasing_output = {0} : i32", result));
    arguments +=
        formatv("{0}{1}: tensor<{2}> {{{3}}", arguments.empty() ? "" : ", ",
                name, shape, llvm::join(attributes, ", "));
    return name;
  }
  /// A line whose result is for other ops only.
  void let(const std::string &line) { body += "  " + line + "\n"; }
  /// `op` with its operands, and a result that the program returns.
  void add(const std::string &op, StringRef shape) {
    std::string name = formatv("%r{0}", numResults++);
    body += formatv("  {0} = {1}\n", name, op);
    results += (results.empty() ? "" : ", ") + name;
    types += formatv("{0}tensor<{1}>", types.empty() ? "" : ", ", shape);
  }
  std::string text() const {
    std::string mesh =
        ranks == 1 ? ""
                   : formatv("dist.mesh @mesh = <[\"d0\"={0}]>\n", ranks).str();
    return formatv("{0}func.func public @main({1}) -> ({2}) {{\n{3}  return "
                   "{4} : {2}\n}\n",
                   mesh, arguments, types, body, results);
  }

private:
  int ranks, numArguments = 0, numResults = 0;
  std::string arguments, body, results, types;
};

struct Product {
  int64_t m, n, k;
  int copies;
  int transposed = -1; // the operand that lies so, as in a backward pass
  int program = 0;
  double seconds = 0;
};

/// Additions of a step that touches so many bytes, with results of their own
/// and in place.
struct Stream {
  int64_t bytes;
  int programs[2] = {};
};

class Kernels : public CalibratedKernels {
public:
  Kernels(Programs &programs, int ranks) : programs(programs), ranks(ranks) {}

  rt::Error add() override {
    if (rt::Error e = addStep())
      return e;
    if (rt::Error e = addStreams())
      return e;
    if (rt::Error e = addFunctions())
      return e;
    if (rt::Error e = addPieces())
      return e;
    for (bool masked : {false, true})
      if (rt::Error e = addMaxima(masked))
        return e;
    if (rt::Error e = addProducts())
      return e;
    Program p(ranks);
    addNetwork(p);
    return add(p, network);
  }

  rt::Error fit(Device &device) override {
    fitStreams(device);
    device.kernels.operation =
        std::max(time(functions), 1e-9) / functionElements / 20;
    device.kernels.mask = std::max(0.0, time(maxima[1]) - time(maxima[0])) /
                          double(maximaRows * maximaColumns);
    // Copied in runs of eight numbers, beyond what a copy takes.
    device.kernels.fresh = 1;
    device.kernels.piece =
        std::max(0.0, time(pieces) - copyTime(device, numRuns * 32, 0)) /
        double(numRuns);
    fitProducts(device);
    return fitLaunch(device);
  }

private:
  rt::Error add(const Program &program, int &number) {
    return programs.add(program.text(), ranks, number);
  }
  /// Beyond what a step of next to no work takes.
  double time(int program) const {
    return programs.seconds(program) - programs.seconds(step);
  }

  rt::Error addStep() {
    Program p(ranks);
    std::string a = p.argument("64xf32");
    p.add("stablehlo.negate " + a + " : tensor<64xf32>", "64xf32");
    return add(p, step);
  }

  /// A training step of a small network: products of all three sorts, biases,
  /// functions, sums, updates.
  static void addNetwork(Program &p) {
    constexpr int layers = 5;
    std::string x = "tensor<32x64xf32>", w = "tensor<64x64xf32>",
                b = "tensor<64xf32>";
    auto binary = [&](const std::string &name, StringRef op, StringRef a,
                      StringRef c, StringRef type) {
      p.let(
          formatv("{0} = stablehlo.{1} {2}, {3} : {4}", name, op, a, c, type));
    };
    auto product = [&](const std::string &name, StringRef a, int da,
                       StringRef c, int dc, StringRef types) {
      p.let(formatv("{0} = stablehlo.dot_general {1}, {2}, contracting_dims = "
                    "[{3}] x [{4}] : {5}",
                    name, a, c, da, dc, types));
    };
    p.let("%zero = stablehlo.constant dense<0.0> : tensor<f32>");
    p.let("%one = stablehlo.constant dense<1.0> : " + x);
    p.let("%rw = stablehlo.constant dense<0.01> : " + w);
    p.let("%rb = stablehlo.constant dense<0.01> : " + b);
    std::vector<std::string> weights, biases, inputs{p.argument("32x64xf32")};
    for (int i = 0; i < layers; ++i) {
      weights.push_back(p.argument("64x64xf32"));
      biases.push_back(p.argument("64xf32"));
      std::string n = std::to_string(i);
      product("%y" + n, inputs[i], 1, weights[i], 0,
              formatv("({0}, {1}) -> {0}", x, w).str());
      p.let(
          formatv("%c{0} = stablehlo.broadcast_in_dim {1}, dims = [1] : ({2}) "
                  "-> {3}",
                  i, biases[i], b, x));
      binary("%z" + n, "add", "%y" + n, "%c" + n, x);
      p.let(formatv("%t{0} = stablehlo.tanh %z{0} : {1}", i, x));
      inputs.push_back("%t" + n);
    }
    std::string g = inputs.back();
    for (int i = layers; i-- > 0;) {
      std::string n = std::to_string(i);
      binary("%q" + n, "multiply", inputs[i + 1], inputs[i + 1], x);
      binary("%s" + n, "subtract", "%one", "%q" + n, x);
      binary("%d" + n, "multiply", g, "%s" + n, x);
      product("%gw" + n, inputs[i], 0, "%d" + n, 0,
              formatv("({0}, {0}) -> {1}", x, w).str());
      p.let(
          formatv("%gb{0} = stablehlo.reduce(%d{0} init: %zero) applies "
                  "stablehlo.add across dimensions = [0] : ({1}, tensor<f32>) "
                  "-> {2}",
                  i, x, b));
      if (i > 0)
        product("%g" + n, "%d" + n, 1, weights[i], 1,
                formatv("({0}, {1}) -> {0}", x, w).str());
      g = "%g" + n;
      binary("%uw" + n, "multiply", "%rw", "%gw" + n, w);
      binary("%ub" + n, "multiply", "%rb", "%gb" + n, b);
      p.add(formatv("stablehlo.subtract {0}, %uw{1} : {2}", weights[i], i, w),
            "64x64xf32");
      p.add(formatv("stablehlo.subtract {0}, %ub{1} : {2}", biases[i], i, b),
            "64xf32");
    }
  }

  /// What a kernel costs beyond its work, where one follows another: what is
  /// left of a small training step after what the planner predicts without it.
  rt::Error fitLaunch(Device &device) {
    Program planned(1);
    addNetwork(planned);
    double without = 0, with = 0;
    constexpr double probe = 1e-6;
    device.kernels.kernelLaunch = device.kernels.pointwiseLaunch = 1;
    Device tried = device;
    tried.launch = 0;
    if (rt::Error e = planSeconds(planned.text(), tried, Link(), 1, without))
      return e;
    tried.launch = probe;
    if (rt::Error e = planSeconds(planned.text(), tried, Link(), 1, with))
      return e;
    double kernels = (with - without) / probe;
    if (kernels >= 1)
      device.launch = std::max(device.launch,
                               (programs.seconds(network) - without) / kernels);
    return rt::Error::success();
  }

  rt::Error addStreams() {
    for (Stream &s : streams)
      for (bool inPlace : {false, true}) {
        int64_t copies = std::max<int64_t>(s.bytes / bytesOfOp, 1);
        std::string shape =
            formatv("{0}xf32", numbersOf(s, inPlace) / copies).str();
        Program p(ranks);
        for (int i = 0; i < copies; ++i) {
          std::string a = p.argument(shape, inPlace ? i : -1),
                      b = p.argument(shape);
          p.add(formatv("stablehlo.add {0}, {1} : tensor<{2}>", a, b, shape),
                shape);
        }
        if (rt::Error e = add(p, s.programs[inPlace]))
          return e;
      }
    return rt::Error::success();
  }
  /// Additions of a step, which touch two numbers each or three.
  static int64_t numbersOf(const Stream &s, bool inPlace) {
    return s.bytes / (inPlace ? 8 : 12);
  }

  /// One step follows another, so all that a step touches lies between two uses
  /// of the same data. Three numbers move for each that is added in place, four
  /// otherwise: a line is read before it is written.
  void fitStreams(Device &device) {
    std::vector<StreamRate> &rates = device.kernels.streams;
    rates.clear();
    for (Stream &s : streams) {
      double moved = 0, seconds = 0;
      for (bool inPlace : {false, true}) {
        moved += (inPlace ? 12 : 16) * double(numbersOf(s, inPlace));
        seconds += std::max(time(s.programs[inPlace]), 1e-9);
      }
      rates.push_back({double(s.bytes), moved / seconds});
    }
    // Never faster for more.
    for (size_t i = rates.size() - 1; i-- > 0;)
      rates[i].bandwidth = std::max(rates[i].bandwidth, rates[i + 1].bandwidth);
    device.memoryBandwidth = rates.back().bandwidth;
  }

  /// Runs of eight numbers that change places, as a collective's shares do.
  rt::Error addPieces() {
    std::string from = formatv("{0}x{1}x8xf32", numRuns / 2, 2).str(),
                to = formatv("2x{0}x8xf32", numRuns / 2).str();
    Program p(ranks);
    std::string a = p.argument(from);
    p.add(formatv("stablehlo.transpose {0}, dims = [1, 0, 2] : (tensor<{1}>) "
                  "-> tensor<{2}>",
                  a, from, to),
          to);
    return add(p, pieces);
  }

  /// Twentieths of a function of one element (ProblemOp::operations).
  rt::Error addFunctions() {
    std::string shape = formatv("{0}xf32", functionElements);
    Program p(ranks);
    std::string a = p.argument(shape);
    p.add(formatv("stablehlo.exponential {0} : tensor<{1}>", a, shape), shape);
    return add(p, functions);
  }

  /// Maxima of rows, of which an argument says how much is padding, as the
  /// partitioner masks it, against plain ones.
  rt::Error addMaxima(bool masked) {
    std::string row = formatv("{0}xi64", maximaColumns),
                all = formatv("{0}x{1}xf32", maximaRows, maximaColumns),
                mask = formatv("{0}x{1}xi1", maximaRows, maximaColumns);
    Program p(ranks);
    std::string x = p.argument(all), offset = p.argument("i64");
    p.let(formatv("%low = stablehlo.constant dense<0xFF800000> : tensor<f32>"));
    p.let(formatv("%least = stablehlo.constant dense<0xFF800000> : tensor<{0}>",
                  all));
    p.let(formatv("%end = stablehlo.constant dense<{0}> : tensor<{1}>",
                  maximaColumns - 1, row));
    p.let(formatv("%i = stablehlo.iota dim = 0 : tensor<{0}>", row));
    p.let(formatv("%o = stablehlo.broadcast_in_dim {0}, dims = [] : "
                  "(tensor<i64>) -> tensor<{1}>",
                  offset, row));
    p.let(formatv("%g = stablehlo.add %i, %o : tensor<{0}>", row));
    p.let(formatv("%l = stablehlo.compare LT, %g, %end, SIGNED : "
                  "(tensor<{0}>, tensor<{0}>) -> tensor<{1}xi1>",
                  row, maximaColumns));
    p.let(formatv("%m = stablehlo.broadcast_in_dim %l, dims = [1] : "
                  "(tensor<{0}xi1>) -> tensor<{1}>",
                  maximaColumns, mask));
    p.let(formatv("%s = stablehlo.select %m, {0}, %least : tensor<{1}>, "
                  "tensor<{2}>",
                  x, mask, all));
    p.add(formatv("stablehlo.reduce({0} init: %low) applies "
                  "stablehlo.maximum across dimensions = [1] : (tensor<{1}>, "
                  "tensor<f32>) -> "
                  "tensor<{2}xf32>",
                  masked ? "%s" : x, all, maximaRows),
          formatv("{0}xf32", maximaRows).str());
    return add(p, maxima[masked]);
  }

  rt::Error addProducts() {
    for (Product &s : products) {
      bool left = s.transposed == 0, right = s.transposed == 1;
      std::string a = formatv("{0}x{1}xf32", left ? s.k : s.m,
                              left ? s.m : s.k),
                  b = formatv("{0}x{1}xf32", right ? s.n : s.k,
                              right ? s.k : s.n),
                  c = formatv("{0}x{1}xf32", s.m, s.n);
      Program p(ranks);
      for (int i = 0; i < s.copies; ++i) {
        std::string lhs = p.argument(a), rhs = p.argument(b);
        p.add(formatv(
                  "stablehlo.dot_general {0}, {1}, contracting_dims = [{2}] x "
                  "[{3}] : (tensor<{4}>, tensor<{5}>) -> tensor<{6}>",
                  lhs, rhs, int(!left), int(right), a, b, c),
              c);
      }
      if (rt::Error e = add(p, s.program))
        return e;
    }
    return rt::Error::success();
  }

  static double errorOf(const Device &d, ArrayRef<Product> products) {
    double sum = 0;
    for (const Product &p : products) {
      Work w{WorkKind::Contract, ElemClass::F32, 2 * double(p.m * p.n * p.k)};
      w.m = double(p.m), w.n = double(p.n), w.k = double(p.k);
      w.bytesIn = 4 * double(p.m * p.k + p.k * p.n);
      w.bytesOut = 4 * double(p.m * p.n);
      w.reach = p.copies;
      w.fresh = w.bytesOut;
      w.packed = p.transposed == 0 ? 3 : 2;
      sum += std::abs(std::log(kernelTime(d, w) / p.seconds));
    }
    return sum / double(products.size());
  }

  /// A grid for the few constants that are not measured one by one.
  void fitProducts(Device &device) {
    double best = 0;
    for (Product &s : products) {
      s.seconds = std::max(time(s.program), 1e-9) / s.copies;
      best = std::max(best, 2 * double(s.m * s.n * s.k) / s.seconds);
    }
    // Other types keep their ratio to f32 in the built-in machine.
    double ratio = best / (device.flops[int(ElemClass::F32)] *
                           device.kernels.gemm[int(ElemClass::F32)]);
    for (int e = 0; e < numElemClasses; ++e) {
      device.flops[e] *= device.kernels.gemm[e] * ratio;
      device.kernels.gemm[e] = 1;
    }
    KernelModel &k = device.kernels;
    Device tried = device;
    double least = HUGE_VAL;
    for (double overlap : {1.0, 1.15, 1.3, 1.5, 2.0, 3.0, 6.0})
      for (double packing : {0.0, 0.5, 1.0, 2.0, 4.0})
        for (double tile : {1.0, 4.0, 8.0, 16.0, 32.0})
          for (double launch : {0.02, 0.05, 0.08, 0.12, 0.2, 0.3, 0.5}) {
            tried.kernels.overlap = overlap;
            tried.kernels.packing = packing;
            tried.kernels.tileN = tile;
            tried.launch = launch * 1e-6;
            double error = errorOf(tried, products);
            if (error < least) {
              least = error;
              device.launch = tried.launch;
              k.overlap = overlap;
              k.packing = packing;
              k.tileN = tile;
            }
          }
    k.pointwiseOut = k.moveOut = k.reduceIn = k.reduceOut = 0;
    k.moved = k.fresh = 1; // bytes are counted after fusion
  }

  static constexpr int64_t functionElements = 1 << 16, numRuns = 1 << 15;
  static constexpr int64_t maximaRows = 64, maximaColumns = 1025;
  Programs &programs;
  int ranks;
  int step = 0, functions = 0, network = 0, pieces = 0;
  int maxima[2] = {};
  // From a core's own cache to more than what a host shares.
  Stream streams[12] = {{3 << 17}, {3 << 18}, {3 << 19}, {3 << 20},
                        {3 << 21}, {9 << 20}, {3 << 22}, {9 << 21},
                        {3 << 23}, {9 << 22}, {3 << 24}, {3 << 25}};
  static constexpr int64_t bytesOfOp = 3 << 20;
  // Large, with thin sides, and as small as layers of small models.
  std::vector<Product> products = {
      {256, 256, 256, 1}, {128, 256, 512, 1}, {64, 64, 64, 8},
      {32, 96, 96, 8},    {64, 48, 16, 8},    {64, 16, 64, 8},
      {16, 16, 16, 8},    {32, 10, 96, 8},    {16, 512, 512, 1},
      {64, 33001, 16, 2}, {64, 16, 33001, 2}, {33001, 16, 64, 2, 0},
      {96, 96, 32, 8, 0}, {48, 96, 32, 8, 0}, {16, 64, 64, 8, 0},
      {32, 96, 96, 8, 1}, {32, 48, 96, 8, 1}, {64, 16, 64, 8, 1},
      {32, 48, 48, 8},    {32, 96, 48, 8},    {16, 96, 96, 8},
      {96, 48, 32, 8, 0}, {16, 48, 32, 8},    {10, 48, 32, 8, 0}};
};

} // namespace

std::unique_ptr<CalibratedKernels> makeKernels(Programs &programs, int ranks) {
  return std::make_unique<Kernels>(programs, ranks);
}

} // namespace dgc
