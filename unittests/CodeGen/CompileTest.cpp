//===- CompileTest.cpp - Compiled programs against plain loops ------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Compile.h"
#include "dgc/CodeGen/Bufferize.h"
#include "dgc/CodeGen/Object.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Runtime/ABI.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"
#include <cmath>
#include <dlfcn.h>
#include <map>
#include <random>

using namespace dgc;
using namespace mlir;

namespace {

using Data = std::vector<float>;

/// Compiles a module of linalg on tensors and runs its @main once. All
/// arguments and results are f32, or raw bytes in floats.
class Program {
public:
  Program(const std::string &text, const std::string &cpu = "host") {
    static bool loaded = dlopen(DGC_STUB_RUNTIME, RTLD_NOW | RTLD_GLOBAL);
    EXPECT_TRUE(loaded) << dlerror();
    DialectRegistry registry;
    registry.insert<arith::ArithDialect, func::FuncDialect,
                    linalg::LinalgDialect, math::MathDialect, scf::SCFDialect,
                    tensor::TensorDialect, dist::DistDialect>();
    registerCodeGenInterfaces(registry);
    MLIRContext context(registry);
    context.allowUnregisteredDialects();
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    if (!module)
      return;
    CodegenOptions options;
    options.cpu = cpu;
    FailureOr<CompiledProgram> compiled = compileProgram(*module, options);
    EXPECT_TRUE(succeeded(compiled)) << text;
    if (failed(compiled))
      return;
    program = *compiled;
    llvm::SmallString<128> path;
    EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("dgc-test", "so", path));
    {
      std::error_code error;
      llvm::raw_fd_ostream stream(path, error);
      // This executable holds the real runtime: the program calls the stub
      // instead.
      std::string code = program.code;
      for (size_t i = code.find("dgc_rt_"); i != std::string::npos;
           i = code.find("dgc_rt_", i))
        code.replace(i, 7, "stb_rt_");
      stream << code;
    }
    handle = dlopen(path.c_str(), RTLD_NOW);
    EXPECT_TRUE(handle) << dlerror();
    llvm::sys::fs::remove(path);
    if (handle)
      entry = reinterpret_cast<dgc_entry_fn>(dlsym(handle, DGC_ENTRY_NAME));
  }
  ~Program() {
    if (handle)
      dlclose(handle);
  }

  /// Results that the program writes in place of an argument are that argument.
  int32_t run(std::vector<Data> &arguments, std::vector<Data> &results) {
    if (!entry)
      return -1;
    auto manifest = llvm::json::parse(program.manifest);
    EXPECT_TRUE(bool(manifest));
    std::vector<void *> args, outs;
    for (Data &data : arguments)
      args.push_back(data.data());
    auto *list = manifest->getAsObject()->getArray("results");
    for (size_t k = 0; k < list->size(); ++k) {
      int64_t from = *(*list)[k].getAsObject()->getInteger("in_place_of");
      outs.push_back(from >= 0 ? args[from] : results[k].data());
    }
    // Memory that was not written would show up as NaN.
    std::vector<char> arena(program.arenaBytes + 4096, char(0xff));
    void *aligned = reinterpret_cast<void *>(
        llvm::alignTo(reinterpret_cast<uintptr_t>(arena.data()), 4096));
    return entry(nullptr, args.data(), outs.data(), aligned,
                 program.constants.data());
  }

  CompiledProgram program;

private:
  void *handle = nullptr;
  dgc_entry_fn entry = nullptr;
};

std::mt19937 &randomSource() {
  static std::mt19937 source(7);
  return source;
}

/// Small dyadic numbers: sums of products are exact.
Data randomData(int64_t n) {
  Data data(n);
  for (float &x : data)
    x = float(int(randomSource()() % 17) - 8) / 8;
  return data;
}

struct Contraction {
  std::string a, b, c; // one letter a dimension
  std::map<char, int64_t> sizes;
};

std::string tensorType(const Contraction &k, const std::string &dims,
                       const std::string &element) {
  std::string text = "tensor<";
  for (char d : dims)
    text += std::to_string(k.sizes.at(d)) + "x";
  return text + element + ">";
}

std::string loopOrder(const Contraction &k) {
  std::string order = k.c;
  for (char d : k.a)
    if (order.find(d) == std::string::npos)
      order += d;
  return order;
}

std::string moduleOf(const Contraction &k, const std::string &element) {
  std::string order = loopOrder(k), maps, iterators;
  auto list = [](const std::string &dims) {
    std::string text;
    for (char d : dims)
      text += (text.empty() ? "" : ", ") + std::string(1, d);
    return text;
  };
  for (const std::string &dims : {k.a, k.b, k.c})
    maps += (maps.empty() ? "" : ", ") + ("affine_map<(" + list(order)) +
            ") -> (" + list(dims) + ")>";
  for (char d : order)
    iterators +=
        std::string(iterators.empty() ? "" : ", ") +
        (k.c.find(d) == std::string::npos ? "\"reduction\"" : "\"parallel\"");
  std::string ta = tensorType(k, k.a, element),
              tb = tensorType(k, k.b, element), tc = tensorType(k, k.c, "f32");
  std::string ext = element == "f32"
                        ? ""
                        : "%xe = arith.extf %x : " + element +
                              " to f32\n%ye = arith.extf %y : " + element +
                              " to f32\n";
  std::string e = ext.empty() ? "" : "e";
  return "func.func @main(%a: " + ta + ", %b: " + tb + ") -> " + tc +
         " {\n%z = arith.constant 0.0 : f32\n%e = tensor.empty() : " + tc +
         "\n%f = linalg.fill ins(%z : f32) outs(%e : " + tc + ") -> " + tc +
         "\n%r = linalg.generic {indexing_maps = [" + maps +
         "], iterator_types = [" + iterators + "]} ins(%a, %b : " + ta + ", " +
         tb + ") outs(%f : " + tc +
         ") attrs = {dgc.contraction} {\n^bb0(%x: " + element +
         ", %y: " + element + ", %s: f32):\n" + ext + "%p = arith.mulf %x" + e +
         ", %y" + e +
         " : f32\n%q = arith.addf %s, %p : f32\nlinalg.yield %q : f32\n"
         "} -> " +
         tc + "\nreturn %r : " + tc + "\n}\n";
}

int64_t at(const Contraction &k, const std::string &dims,
           const std::map<char, int64_t> &index) {
  int64_t offset = 0;
  for (char d : dims)
    offset = offset * k.sizes.at(d) + index.at(d);
  return offset;
}

int64_t count(const Contraction &k, const std::string &dims) {
  int64_t n = 1;
  for (char d : dims)
    n *= k.sizes.at(d);
  return n;
}

Data reference(const Contraction &k, const Data &a, const Data &b) {
  Data c(count(k, k.c), 0);
  std::string order = loopOrder(k);
  for (int64_t i = 0, n = count(k, order); i < n; ++i) {
    std::map<char, int64_t> index;
    int64_t rest = i;
    for (auto it = order.rbegin(); it != order.rend(); ++it) {
      index[*it] = rest % k.sizes.at(*it);
      rest /= k.sizes.at(*it);
    }
    c[at(k, k.c, index)] += a[at(k, k.a, index)] * b[at(k, k.b, index)];
  }
  return c;
}

void check(const Contraction &k, const std::string &cpu) {
  SCOPED_TRACE(k.a + "," + k.b + "->" + k.c + " on " + cpu);
  Program program(moduleOf(k, "f32"), cpu);
  std::vector<Data> arguments = {randomData(count(k, k.a)),
                                 randomData(count(k, k.b))};
  std::vector<Data> results = {Data(count(k, k.c), NAN)};
  ASSERT_EQ(program.run(arguments, results), 0);
  EXPECT_EQ(results[0], reference(k, arguments[0], arguments[1]));
}

std::vector<std::string> levels() {
  std::vector<std::string> result;
  for (const char *level : {"x86-64-v2", "x86-64-v3", "x86-64-v4"})
    if (hostCpuLevel() >= level)
      result.push_back(level);
  return result;
}

TEST(Compile, MatmulLayouts) {
  // Each operand both ways round, and the result too.
  for (const std::string &cpu : {levels().front(), levels().back()})
    for (const char *a : {"mk", "km"})
      for (const char *b : {"kn", "nk"})
        for (const char *c : {"mn", "nm"})
          check({a, b, c, {{'m', 37}, {'n', 50}, {'k', 21}}}, cpu);
}

TEST(Compile, MatmulSizes) {
  for (int64_t m : {1, 3, 70})
    for (int64_t n : {1, 7, 33})
      for (int64_t k : {1, 301})
        check({"mk", "kn", "mn", {{'m', m}, {'n', n}, {'k', k}}}, "host");
}

TEST(Compile, MatmulBlocks) {
  // Several blocks of rows and of the sum, with ragged ends; A transposed is
  // packed.
  check({"mk", "nk", "mn", {{'m', 141}, {'n', 33}, {'k', 521}}}, "host");
  check({"km", "kn", "mn", {{'m', 141}, {'n', 33}, {'k', 521}}}, "host");
}

TEST(Compile, MatmulAttention) {
  for (const std::string &cpu : levels()) {
    std::map<char, int64_t> sizes = {{'b', 3},  {'h', 4},  {'q', 19},
                                     {'k', 23}, {'d', 10}, {'e', 17}};
    check({"bqhd", "bkhd", "bhqk", sizes}, cpu);
    check({"bhqk", "bkhd", "bqhd", sizes}, cpu);
    check({"bhqk", "bqhd", "bkhd", sizes}, cpu);
    check({"bqhd", "hde", "bqe", sizes}, cpu); // a sum over two dimensions
    check({"bqe", "hde", "bqhd", sizes}, cpu);
    check({"bhqd", "ehd", "bqe", sizes}, cpu); // that do not merge
    check({"qe", "he", "qh", sizes}, cpu);
  }
}

TEST(Compile, MatmulShortSumsTransposed) {
  // Sums that are no whole squares of lanes, packed from a transposed side: by
  // a kernel of its own, by each batch for itself, and as two loops.
  for (const std::string &cpu : {levels().front(), levels().back()})
    for (int64_t k : {2, 7, 10, 31})
      for (int64_t n : {5, 37}) {
        std::map<char, int64_t> sizes = {
            {'b', 9}, {'m', 11}, {'n', n}, {'k', k}, {'j', 3}};
        check({"mk", "nk", "mn", sizes}, cpu);
        check({"bmk", "bnk", "bmn", sizes}, cpu);
        check({"jmk", "njk", "mn", sizes}, cpu);
      }
}

TEST(Compile, MatmulFewBatches) {
  std::map<char, int64_t> sizes = {{'b', 3}, {'m', 45}, {'n', 40}, {'k', 70}};
  check({"bmk", "bkn", "bmn", sizes}, "host");
  check({"bkm", "bnk", "bmn", sizes}, "host");
}

TEST(Compile, MatmulOfBf16SumsInF32) {
  Contraction k{"mk", "nk", "mn", {{'m', 45}, {'n', 35}, {'k', 30}}};
  Program program(moduleOf(k, "bf16"));
  Data a = randomData(count(k, k.a)), b = randomData(count(k, k.b));
  auto narrow = [](const Data &data) {
    // Two bf16 a float; dyadic numbers are exact.
    Data raw((data.size() + 1) / 2);
    auto *out = reinterpret_cast<uint16_t *>(raw.data());
    for (size_t i = 0; i < data.size(); ++i) {
      uint32_t bits;
      std::memcpy(&bits, &data[i], 4);
      out[i] = bits >> 16;
    }
    return raw;
  };
  std::vector<Data> arguments = {narrow(a), narrow(b)};
  std::vector<Data> results = {Data(count(k, k.c), NAN)};
  ASSERT_EQ(program.run(arguments, results), 0);
  EXPECT_EQ(results[0], reference(k, a, b));
}

const char *kSoftmax = R"(
#rc = affine_map<(r, c) -> (r, c)>
#r = affine_map<(r, c) -> (r)>
func.func @main(%x: tensor<37x50xf32> {tf.aliasing_output = 0 : i32}) -> tensor<37x50xf32> {
  %z = arith.constant 0.0 : f32
  %inf = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<37xf32>
  %e1 = tensor.empty() : tensor<37x50xf32>
  %f0 = linalg.fill ins(%inf : f32) outs(%e0 : tensor<37xf32>) -> tensor<37xf32>
  %m = linalg.generic {indexing_maps = [#rc, #r], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<37x50xf32>) outs(%f0 : tensor<37xf32>) {
  ^bb0(%in: f32, %acc: f32):
    %0 = arith.maximumf %acc, %in : f32
    linalg.yield %0 : f32
  } -> tensor<37xf32>
  %d = linalg.generic {indexing_maps = [#rc, #r, #rc], iterator_types = ["parallel", "parallel"]}
      ins(%x, %m : tensor<37x50xf32>, tensor<37xf32>) outs(%e1 : tensor<37x50xf32>) {
  ^bb0(%in: f32, %max: f32, %out: f32):
    %0 = arith.subf %in, %max : f32
    %1 = math.exp %0 : f32
    linalg.yield %1 : f32
  } -> tensor<37x50xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e0 : tensor<37xf32>) -> tensor<37xf32>
  %s = linalg.generic {indexing_maps = [#rc, #r], iterator_types = ["parallel", "reduction"]}
      ins(%d : tensor<37x50xf32>) outs(%f1 : tensor<37xf32>) {
  ^bb0(%in: f32, %acc: f32):
    %0 = arith.addf %acc, %in : f32
    linalg.yield %0 : f32
  } -> tensor<37xf32>
  %y = linalg.generic {indexing_maps = [#rc, #r, #rc], iterator_types = ["parallel", "parallel"]}
      ins(%d, %s : tensor<37x50xf32>, tensor<37xf32>) outs(%e1 : tensor<37x50xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %0 = arith.divf %in, %sum : f32
    linalg.yield %0 : f32
  } -> tensor<37x50xf32>
  return %y : tensor<37x50xf32>
}
)";

TEST(Compile, SoftmaxIsOneKernelWithoutMemory) {
  for (const std::string &cpu : levels()) {
    Program program(kSoftmax, cpu);
    EXPECT_EQ(program.program.arenaBytes, 0);
    std::vector<Data> arguments = {randomData(37 * 50)};
    Data x = arguments[0];
    x[3] = arguments[0][3] = 90; // exp would overflow without the maximum
    std::vector<Data> results(1);
    ASSERT_EQ(program.run(arguments, results), 0);
    for (int r = 0; r < 37; ++r) {
      double sum = 0, max = -INFINITY;
      for (int c = 0; c < 50; ++c)
        max = std::max<double>(max, x[r * 50 + c]);
      for (int c = 0; c < 50; ++c)
        sum += std::exp(x[r * 50 + c] - max);
      for (int c = 0; c < 50; ++c)
        EXPECT_NEAR(arguments[0][r * 50 + c],
                    std::exp(x[r * 50 + c] - max) / sum, 1e-6);
    }
  }
}

TEST(Compile, LoopCarriesBuffersInPlace) {
  // Two values that swap in each round, and a running sum.
  Program program(R"(
    func.func @main(%a: tensor<5xf32>, %b: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a, %y = %b) -> (tensor<5xf32>, tensor<5xf32>) {
        %e = tensor.empty() : tensor<5xf32>
        %s = linalg.add ins(%x, %y : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) -> tensor<5xf32>
        scf.yield %y, %s : tensor<5xf32>, tensor<5xf32>
      }
      return %r#0, %r#1 : tensor<5xf32>, tensor<5xf32>
    })");
  std::vector<Data> arguments = {{1, 1, 1, 1, 1}, {2, 2, 2, 2, 2}};
  std::vector<Data> results = {Data(5), Data(5)};
  ASSERT_EQ(program.run(arguments, results), 0);
  EXPECT_EQ(results[0], Data(5, 5)); // 1 2 3 5 8
  EXPECT_EQ(results[1], Data(5, 8));
  EXPECT_EQ(arguments[0], Data(5, 1)); // not donated: untouched
}

TEST(Compile, FailedCollectiveEndsTheStep) {
  Program program(R"(
    dist.mesh @mesh = <["x"=2]>
    func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
      %b = dist.local_all_reduce add %a <@mesh, ["x"]> : tensor<4xf32>
      %c = dist.local_all_reduce max %b <@mesh, ["x"]> : tensor<4xf32>
      return %c : tensor<4xf32>
    })");
  std::vector<Data> arguments = {Data(4, 1)}, results = {Data(4)};
  EXPECT_EQ(program.run(arguments, results), 100);
}

TEST(Compile, SameBytesEachTime) {
  Program first(kSoftmax), second(kSoftmax);
  EXPECT_EQ(first.program.code, second.program.code);
  EXPECT_EQ(first.program.manifest, second.program.manifest);
}

} // namespace
