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

  std::string argument(StringRef shape) {
    std::string name = formatv("%a{0}", numArguments++);
    std::string layout = "[";
    for (int i = 0, rank = int(shape.count('x')); i < rank; ++i)
      layout += i ? ", {}" : "{}";
    arguments += formatv("{0}{1}: tensor<{2}>{3}",
                         arguments.empty() ? "" : ", ", name, shape,
                         ranks == 1 ? std::string()
                                    : formatv(" {{dist.sharding = "
                                              "#dist.sharding<@mesh, {0}]>}",
                                              layout)
                                          .str());
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
  double seconds = 0;
};

class Kernels {
public:
  Kernels(const rt::RunOptions &options, int ranks, Device &device)
      : options(options), ranks(ranks), device(device) {}

  rt::Error run() {
    if (rt::Error e = measureStep())
      return e;
    if (rt::Error e = measureStreams())
      return e;
    if (rt::Error e = measureFunctions())
      return e;
    if (rt::Error e = measureMasks())
      return e;
    if (rt::Error e = measureProducts())
      return e;
    return measureLaunch();
  }

private:
  rt::Error time(const Program &program, double &seconds) {
    return timeText(options, program.text(), ranks, seconds);
  }

  /// What a step of next to no work takes.
  rt::Error measureStep() {
    Program p(ranks);
    std::string a = p.argument("64xf32");
    p.add("stablehlo.negate " + a + " : tensor<64xf32>", "64xf32");
    return time(p, step);
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
  rt::Error measureLaunch() {
    Program measured(ranks), planned(1);
    addNetwork(measured);
    addNetwork(planned);
    double seconds = 0, without = 0, with = 0;
    if (rt::Error e = time(measured, seconds))
      return e;
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
      device.launch = std::max(device.launch, (seconds - without) / kernels);
    return rt::Error::success();
  }

  /// Bytes a second of additions by the bytes that they touch.
  rt::Error measureStreams() {
    struct Size {
      int64_t bytes;
      int copies;
      double rate = 0;
    };
    Size sizes[] = {{3 << 17, 8}, {3 << 18, 4}, {3 << 19, 2},
                    {3 << 20, 1}, {3 << 21, 1}, {3 << 23, 1}};
    for (Size &s : sizes) {
      int64_t n = s.bytes / 12;
      std::string shape = formatv("{0}xf32", n);
      // One op a step: with several, none would find its data in the cache.
      Program p(ranks);
      std::string a = p.argument(shape), b = p.argument(shape);
      p.add(formatv("stablehlo.add {0}, {1} : tensor<{2}>", a, b, shape),
            shape);
      double seconds = 0;
      if (rt::Error e = time(p, seconds))
        return e;
      s.rate = double(s.bytes) / std::max(seconds - step, 1e-9);
    }
    KernelModel &k = device.kernels;
    k.cacheBandwidth = sizes[0].rate;
    device.memoryBandwidth = std::min(std::end(sizes)[-1].rate, sizes[0].rate);
    // The cost model goes from the one to the other between this size and its
    // double.
    double half = std::sqrt(k.cacheBandwidth * device.memoryBandwidth);
    double last = double(sizes[0].bytes);
    for (const Size &s : sizes)
      if (s.rate >= half)
        last = double(s.bytes);
    k.cacheBytes = last / std::sqrt(2.0);
    return rt::Error::success();
  }

  /// Twentieths of a function of one element (ProblemOp::operations).
  rt::Error measureFunctions() {
    constexpr int64_t n = 1 << 16;
    std::string shape = formatv("{0}xf32", n);
    Program p(ranks);
    std::string a = p.argument(shape);
    p.add(formatv("stablehlo.exponential {0} : tensor<{1}>", a, shape), shape);
    double seconds = 0;
    if (rt::Error e = time(p, seconds))
      return e;
    device.kernels.operation = std::max(seconds - step, 1e-9) / n / 20;
    return rt::Error::success();
  }

  /// Maxima of rows, of which an argument says how much is padding, as the
  /// partitioner masks it, against plain ones.
  rt::Error measureMasks() {
    constexpr int64_t rows = 64, columns = 1025;
    std::string row = formatv("{0}xi64", columns),
                all = formatv("{0}x{1}xf32", rows, columns),
                mask = formatv("{0}x{1}xi1", rows, columns);
    double seconds[2] = {};
    for (bool masked : {false, true}) {
      Program p(ranks);
      std::string x = p.argument(all), offset = p.argument("i64");
      p.let(
          formatv("%low = stablehlo.constant dense<0xFF800000> : tensor<f32>"));
      p.let(formatv(
          "%least = stablehlo.constant dense<0xFF800000> : tensor<{0}>", all));
      p.let(formatv("%end = stablehlo.constant dense<{0}> : tensor<{1}>",
                    columns - 1, row));
      p.let(formatv("%i = stablehlo.iota dim = 0 : tensor<{0}>", row));
      p.let(formatv("%o = stablehlo.broadcast_in_dim {0}, dims = [] : "
                    "(tensor<i64>) -> tensor<{1}>",
                    offset, row));
      p.let(formatv("%g = stablehlo.add %i, %o : tensor<{0}>", row));
      p.let(formatv("%l = stablehlo.compare LT, %g, %end, SIGNED : "
                    "(tensor<{0}>, tensor<{0}>) -> tensor<{1}xi1>",
                    row, columns));
      p.let(formatv("%m = stablehlo.broadcast_in_dim %l, dims = [1] : "
                    "(tensor<{0}xi1>) -> tensor<{1}>",
                    columns, mask));
      p.let(formatv("%s = stablehlo.select %m, {0}, %least : tensor<{1}>, "
                    "tensor<{2}>",
                    x, mask, all));
      p.add(formatv("stablehlo.reduce({0} init: %low) applies "
                    "stablehlo.maximum across dimensions = [1] : (tensor<{1}>, "
                    "tensor<f32>) -> "
                    "tensor<{2}xf32>",
                    masked ? "%s" : x, all, rows),
            formatv("{0}xf32", rows).str());
      if (rt::Error e = time(p, seconds[masked]))
        return e;
    }
    device.kernels.mask =
        std::max(0.0, seconds[1] - seconds[0]) / double(rows * columns);
    return rt::Error::success();
  }

  rt::Error measureProducts() {
    // Large, with thin sides, and as small as layers of small models.
    std::vector<Product> products = {
        {256, 256, 256, 1}, {128, 256, 512, 1}, {64, 64, 64, 8},
        {32, 96, 96, 8},    {64, 48, 16, 8},    {64, 16, 64, 8},
        {16, 16, 16, 8},    {32, 10, 96, 8},    {16, 512, 512, 1},
        {64, 32768, 16, 1}, {64, 16, 32768, 1}, {32768, 16, 64, 1},
        {96, 96, 32, 8, 0}, {48, 96, 32, 8, 0}, {16, 64, 64, 8, 0},
        {32, 96, 96, 8, 1}, {32, 48, 96, 8, 1}, {64, 16, 64, 8, 1}};
    double best = 0;
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
      if (rt::Error e = time(p, s.seconds))
        return e;
      s.seconds = std::max(s.seconds - step, 1e-9) / s.copies;
      best = std::max(best, 2 * double(s.m * s.n * s.k) / s.seconds);
    }
    fitProducts(products, best);
    return rt::Error::success();
  }

  static double errorOf(const Device &d, ArrayRef<Product> products) {
    double sum = 0;
    for (const Product &p : products) {
      Work w{WorkKind::Contract, ElemClass::F32, 2 * double(p.m * p.n * p.k)};
      w.m = double(p.m), w.n = double(p.n), w.k = double(p.k);
      w.bytesIn = 4 * double(p.m * p.k + p.k * p.n);
      w.bytesOut = 4 * double(p.m * p.n);
      sum += std::abs(std::log(kernelTime(d, w) / p.seconds));
    }
    return sum / double(products.size());
  }

  /// A grid for the few constants that are not measured one by one.
  void fitProducts(ArrayRef<Product> products, double best) {
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
    k.moved = 1; // bytes are counted after fusion
  }

  const rt::RunOptions &options;
  int ranks;
  Device &device;
  double step = 0;
};

} // namespace

rt::Error timeText(const rt::RunOptions &options, StringRef text, int ranks,
                   double &seconds) {
  std::unique_ptr<rt::Package> package;
  if (rt::Error e = compileText(text, ranks, package))
    return e;
  rt::InputSeed seed;
  seed.seed = 1;
  std::vector<rt::HostTensor> inputs;
  if (rt::Error e = rt::loadInputs({}, package->manifest().args, seed, inputs))
    return e;
  rt::RunConfig config = options.config;
  config.steps = 1;
  config.keepOutputs = false;
  config.warmup = 3;
  config.repeat = 10;
  // Short steps are repeated until 0.1 s is over. The median: the fastest
  // step of several ranks is one in which they did not meet.
  for (int round = 0; round < 2; ++round) {
    rt::RunResult result;
    if (rt::Error e = rt::runPackage(*package, config, inputs, result))
      return e;
    std::vector<double> &steps = result.timing.steps;
    if (steps.empty())
      return rt::fail("a program to measure took no step");
    std::nth_element(steps.begin(), steps.begin() + steps.size() / 2,
                     steps.end());
    seconds = steps[steps.size() / 2];
    config.repeat = int(std::clamp(0.1 / std::max(seconds, 1e-6), 20., 5e3));
  }
  return rt::Error::success();
}

rt::Error calibrateKernels(const rt::RunOptions &options, int ranks,
                           Device &device) {
  return Kernels(options, ranks, device).run();
}

} // namespace dgc
