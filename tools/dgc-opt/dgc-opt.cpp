//===- dgc-opt.cpp - Runs dgc's passes on a module ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// mlir-opt with dgc's dialects and passes, and two differences: input that is
// nested too deeply is refused, not crashed on, and the file of -o is written
// whole when all has gone well, so that a good old file survives an error.
//
//===----------------------------------------------------------------------===//
#include "dgc/Pipelines/Register.h"
#include "dgc/Support/BigStack.h"
#include "dgc/Support/BooleanText.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

static int run(int argc, char **argv) {
  mlir::DialectRegistry registry;
  dgc::registerAllDialects(registry);
  dgc::registerAllPasses();
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv, "dgc-opt: runs dgc's passes on a module\n", registry);
  mlir::MlirOptMainConfig config =
      mlir::MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses() ||
      config.shouldRunReproducer())
    return mlir::asMainReturnCode(
        mlir::MlirOptMain(argc, argv, input, output, registry));

  std::string message;
  std::unique_ptr<MemoryBuffer> file = mlir::openInputFile(input, &message);
  if (!file) {
    errs() << message << '\n';
    return 1;
  }
  if (std::string why = dgc::checkNesting(file->getBuffer(), input);
      !why.empty()) {
    errs() << why << '\n';
    return 1;
  }
  file = dgc::packBooleans(std::move(file));
  if (output == "-")
    return mlir::asMainReturnCode(
        mlir::MlirOptMain(outs(), std::move(file), registry, config));
  int code = 1;
  Error written = writeToOutput(output, [&](raw_ostream &os) -> Error {
    code = mlir::asMainReturnCode(
        mlir::MlirOptMain(os, std::move(file), registry, config));
    return code ? createStringError("the input was not processed")
                : Error::success();
  });
  if (written) {
    std::string why = toString(std::move(written));
    if (!code)
      errs() << "dgc-opt: error: " << output << ": " << why << '\n';
    return 1;
  }
  return code;
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  return dgc::runOnBigStack([&] { return run(argc, argv); });
}
