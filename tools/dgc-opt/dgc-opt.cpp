// dgc-opt: runs dgc's passes on a module, as mlir-opt does for MLIR's.
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/Passes.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  registry.insert<dgc::dist::DistDialect>();
  mlir::registerAllExtensions(registry);
  registry.insert<dgc::cpu::CpuDialect>();
  dgc::registerDgcCodeGenPasses();
  mlir::registerAllPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "dgc optimizer driver\n", registry));
}
