//===- CompilerHooks.cpp - What dgc-run asks of the compiler --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "CompilerHooks.h"
#include "Calibrate.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Evaluate/Evaluate.h"
#include "dgc/Pipelines/Compile.h"
#include "dgc/Pipelines/Register.h"
#include "dgc/Transforms/AutoShard.h"
#include "dgc/Transforms/Prepare.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>

using namespace mlir;

namespace dgc {
namespace {

/// A context with all dialects that collects diagnostics as text.
struct Session {
  Session() : context(makeRegistry()) {
    context.getDiagEngine().registerHandler([this](Diagnostic &d) {
      llvm::raw_string_ostream os(messages);
      os << d.getLocation() << ": " << d << '\n';
      return success();
    });
  }
  static DialectRegistry makeRegistry() {
    DialectRegistry registry;
    registerAllDialects(registry);
    return registry;
  }
  rt::Error error(const std::string &what) {
    return rt::fail(messages.empty() ? what : what + ":\n" + messages);
  }

  MLIRContext context;
  std::string messages;
};

void registerPassesOnce() {
  static const bool done = (registerAllPasses(), true);
  (void)done;
}

OwningOpRef<ModuleOp> parseSection(const rt::Package &package,
                                   const char *section, Session &session) {
  std::optional<std::string_view> data = package.section(section);
  if (!data || data->empty())
    return {};
  return parseSourceString<ModuleOp>(StringRef(data->data(), data->size()),
                                     &session.context, section);
}

/// Compiles `module` into a package that is open and has no file any more.
rt::Error openCompiled(Session &session, ModuleOp module,
                       const CompileOptions &options, const std::string &what,
                       std::unique_ptr<rt::Package> &out) {
  FailureOr<CompileResult> result = compileModel(module, options);
  if (failed(result))
    return session.error(what + " does not compile");

  llvm::SmallString<128> path;
  int fd;
  if (std::error_code ec =
          llvm::sys::fs::createTemporaryFile("dgc-run", "dgc", fd, path))
    return rt::fail("cannot make a temporary file: " + ec.message());
  llvm::sys::fs::closeFile(fd);
  std::string why;
  rt::Error error;
  if (failed(writePackage(path, result->program, result->parts, why)))
    error = rt::fail(why);
  else
    error = rt::Package::open(std::string(path), out);
  // The package stays mapped; its file is not needed any more.
  llvm::sys::fs::remove(path);
  return error;
}

rt::Error compileUnsharded(const rt::Package &package,
                           std::unique_ptr<rt::Package> &out) {
  registerPassesOnce();
  Session session;
  OwningOpRef<ModuleOp> module = parseSection(package, "source", session);
  if (!module)
    return session.error(package.path() + " holds no source to verify against; "
                                          "compile it without --strip");
  CompileOptions options;
  options.devices = 1;
  options.keepSource = options.keepSharded = false;
  options.codegen.name = package.manifest().name;
  options.codegen.cpu = package.manifest().cpu;
  return openCompiled(session, *module, options, "the unsharded program", out);
}

std::optional<rt::DType> dtypeOf(Type type) {
  auto match = [&](std::initializer_list<std::pair<unsigned, rt::DType>> rows) {
    for (auto [width, dtype] : rows)
      if (type.getIntOrFloatBitWidth() == width)
        return std::optional<rt::DType>(dtype);
    return std::optional<rt::DType>();
  };
  if (type.isBF16())
    return DGC_BF16;
  if (isa<FloatType>(type))
    return match({{16, DGC_F16}, {32, DGC_F32}, {64, DGC_F64}});
  if (type.isUnsignedInteger())
    return match({{8, DGC_U8}, {16, DGC_U16}, {32, DGC_U32}, {64, DGC_U64}});
  if (isa<IntegerType>(type))
    return match({{1, DGC_BOOL},
                  {8, DGC_I8},
                  {16, DGC_I16},
                  {32, DGC_I32},
                  {64, DGC_I64}});
  return std::nullopt;
}

/// One step of the program as the package partitions it, on whole tensors.
rt::Error evaluateReference(const rt::Package &package,
                            const std::vector<rt::HostTensor> &inputs,
                            std::vector<rt::HostTensor> &outputs) {
  registerPassesOnce();
  Session session;
  bool sharded = package.manifest().numRanks > 1;
  OwningOpRef<ModuleOp> module =
      parseSection(package, sharded ? "sharded" : "source", session);
  if (!module)
    return session.error(package.path() +
                         " holds no program to evaluate; compile "
                         "it without --strip");
  CompileOptions options;
  CompileResult scratch;
  auto main = module->lookupSymbol<func::FuncOp>("main");
  if (!main)
    return session.error("the program has no function @main");
  SmallVector<Type> types(main.getArgumentTypes());
  if (sharded && failed(partitionModule(*module, options, scratch)))
    return session.error("the program cannot be partitioned");
  std::vector<Array> args;
  for (auto [type, input] : llvm::zip(types, inputs)) {
    std::optional<ElementType> element =
        ElementType::get(cast<RankedTensorType>(type).getElementType());
    if (!element)
      return rt::fail("the reference evaluator has no elements of this type");
    args.push_back(Array::fromBytes(*element, input.shape, input.data.get()));
  }
  main = module->lookupSymbol<func::FuncOp>("main");
  SmallVector<Type> resultTypes(main.getResultTypes());
  FailureOr<std::vector<Array>> results =
      evaluateFunction(main, std::move(args));
  if (failed(results))
    return session.error("the reference evaluator failed");
  outputs.clear();
  for (auto [k, value] : llvm::enumerate(*results)) {
    rt::HostTensor t;
    t.name = package.manifest().results[k].name;
    t.dtype = *dtypeOf(cast<RankedTensorType>(resultTypes[k]).getElementType());
    t.shape.assign(value.shape.begin(), value.shape.end());
    t.allocate();
    std::vector<char> bytes = value.toBytes();
    std::memcpy(t.data.get(), bytes.data(), bytes.size());
    outputs.push_back(std::move(t));
  }
  return rt::Error::success();
}

} // namespace

rt::Error compileText(llvm::StringRef text, int64_t ranks,
                      std::unique_ptr<rt::Package> &out) {
  registerPassesOnce();
  Session session;
  auto module = parseSourceString<ModuleOp>(text, &session.context);
  if (!module)
    return session.error("a program to measure cannot be read");
  CompileOptions options;
  options.devices = ranks;
  options.propagateOnly = true;
  options.combine = false; // each collective by itself
  options.keepSource = options.keepSharded = false;
  return openCompiled(session, *module, options, "a program to measure", out);
}

rt::Error planSeconds(llvm::StringRef text, const Device &device,
                      const Link &link, int ranks, double &seconds) {
  registerPassesOnce();
  llvm::SmallString<128> path;
  if (std::error_code ec =
          llvm::sys::fs::createTemporaryFile("dgc-run", "yaml", path))
    return rt::fail("cannot make a temporary file: " + ec.message());
  llvm::FileRemover remover(path);
  if (llvm::Error e = llvm::writeToOutput(path, [&](llvm::raw_ostream &os) {
        writeCluster(os, device, link, ranks);
        return llvm::Error::success();
      }))
    return rt::fail(llvm::toString(std::move(e)));
  Session session;
  auto module = parseSourceString<ModuleOp>(text, &session.context);
  if (!module)
    return session.error("a program to measure cannot be read");
  session.context.getOrLoadDialect<dist::DistDialect>();
  auto main = module->lookupSymbol<func::FuncOp>("main");
  AutoShardOptions options;
  options.devices = ranks;
  options.cluster = std::string(path);
  FailureOr<AutoShardResult> result = failure();
  if (main && succeeded(prepare(*module)))
    result = autoShard(main, options);
  if (failed(result))
    return session.error("a program to measure cannot be planned");
  seconds = result->plan.time();
  return rt::Error::success();
}

rt::CompilerHooks compilerHooks() {
  return {compileUnsharded, evaluateReference, calibrate};
}

} // namespace dgc
