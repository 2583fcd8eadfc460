//===- Object.cpp - Machine code of a compiled program --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Object.h"
#include "HideNeutral.h"
#include "SplitModule.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/TargetParser/Host.h"

using namespace mlir;
using namespace dgc;

namespace {

constexpr llvm::StringLiteral kTriple = "x86_64-unknown-linux-gnu";

struct Level {
  llvm::StringLiteral name;
  unsigned lanes;
  llvm::StringLiteral needs; // a feature that only this level and higher have
};
constexpr Level kLevels[] = {{"x86-64-v2", 4, "sse4.2"},
                             {"x86-64-v3", 8, "avx2"},
                             {"x86-64-v4", 16, "avx512vl"}};

const Level *findLevel(StringRef name) {
  for (const Level &level : kLevels)
    if (name == level.name)
      return &level;
  return nullptr;
}

std::unique_ptr<llvm::TargetMachine> createTargetMachine(StringRef level,
                                                         std::string &error) {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
  });
  llvm::Triple triple(kTriple);
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  llvm::TargetOptions options;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, level, "", options, llvm::Reloc::PIC_, std::nullopt,
      llvm::CodeGenOptLevel::Default));
}

void setFunctionAttributes(llvm::Module &module, const Level &level) {
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", level.name);
    function.addFnAttr("prefer-vector-width", std::to_string(32 * level.lanes));
    function.addFnAttr(llvm::Attribute::NoUnwind);
    function.setUWTableKind(llvm::UWTableKind::None);
  }
}

void optimize(llvm::Module &module, llvm::TargetMachine &machine,
              llvm::OptimizationLevel level) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager cgscc;
  llvm::ModuleAnalysisManager modules;
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = true;
  tuning.LoopInterleaving = true;
  tuning.SLPVectorization = true;
  llvm::PassBuilder builder(&machine, tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(cgscc);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, cgscc, modules);
  builder.buildPerModuleDefaultPipeline(level).run(module, modules);
}

bool emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                SmallVectorImpl<char> &object) {
  llvm::raw_svector_ostream stream(object);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return false;
  passes.run(module);
  return true;
}

std::string findLinker() {
  if (llvm::sys::fs::can_execute(DGC_LLD))
    return DGC_LLD;
  for (StringRef name : {"ld.lld-22", "ld.lld", "ld"})
    if (auto path = llvm::sys::findProgramByName(name))
      return *path;
  return "";
}

LogicalResult failWith(ModuleOp module, const Twine &message) {
  return module.emitError() << message.str();
}

bool writeFile(StringRef path, ArrayRef<char> bytes) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (error)
    return false;
  stream.write(bytes.data(), bytes.size());
  stream.close();
  return !stream.has_error();
}

/// Temporary files that are gone with this object.
class TemporaryFiles {
public:
  ~TemporaryFiles() {
    for (const std::string &path : paths)
      llvm::sys::fs::remove(path);
  }
  /// A new file's path, "" if there is none to be had.
  std::string create(StringRef ending) {
    SmallString<128> path;
    if (llvm::sys::fs::createTemporaryFile("dgc", ending, path))
      return "";
    paths.push_back(path.str().str());
    return paths.back();
  }

private:
  std::vector<std::string> paths;
};

FailureOr<std::string> link(ModuleOp module,
                            ArrayRef<SmallVector<char, 0>> objects) {
  std::string linker = findLinker();
  if (linker.empty())
    return failWith(module, "no linker found; install lld-22");
  TemporaryFiles files;
  std::string out = files.create("so"), log = files.create("log");
  std::vector<std::string> inputs;
  for (const SmallVector<char, 0> &object : objects) {
    inputs.push_back(files.create("o"));
    if (inputs.back().empty() || !writeFile(inputs.back(), object))
      return failWith(module, "cannot write a temporary file to link from");
  }
  if (out.empty() || log.empty())
    return failWith(module, "cannot create a temporary file to link to");
  SmallVector<StringRef> arguments = {
      linker, "-shared", "-z", "noexecstack", "-z", "now", "--build-id=none",
      "-o",   out};
  arguments.append(inputs.begin(), inputs.end());
  std::string message;
  std::optional<StringRef> redirects[] = {std::nullopt, StringRef(log),
                                          StringRef(log)};
  if (llvm::sys::ExecuteAndWait(linker, arguments, std::nullopt, redirects, 60,
                                0, &message) != 0) {
    auto text = llvm::MemoryBuffer::getFile(log);
    return failWith(module, "linking with " + linker + " failed: " + message +
                                (text ? (*text)->getBuffer() : ""));
  }
  auto bytes = llvm::MemoryBuffer::getFile(out, /*IsText=*/false,
                                           /*RequiresNullTerminator=*/false);
  if (!bytes)
    return failWith(module, "cannot read the linked code");
  return (*bytes)->getBuffer().str();
}

/// A part of the program in LLVM IR, and its machine code.
struct Part {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code;
  std::unique_ptr<llvm::TargetMachine> machine;
  llvm::OptimizationLevel level = llvm::OptimizationLevel::O2;
  SmallVector<char, 0> object;
  bool done = false;

  void generate() {
    hideNeutral(*code);
    optimize(*code, *machine, level);
    done = emitObject(*code, *machine, object);
  }
};

LogicalResult translate(ModuleOp module, const Level &level, Part &part) {
  std::string error;
  part.machine = createTargetMachine(level.name, error);
  if (!part.machine)
    return failWith(module, "no code generator for " + kTriple + ": " + error);
  part.code = translateModuleToLLVMIR(module, part.context);
  if (!part.code)
    return failWith(module, "translation to LLVM IR failed");
  // Names in the object do not tell how the program came about.
  part.code->setSourceFileName("dgc");
  part.code->setTargetTriple(llvm::Triple(kTriple));
  part.code->setDataLayout(part.machine->createDataLayout());
  setFunctionAttributes(*part.code, level);
  return success();
}

} // namespace

bool dgc::isCpuLevel(StringRef level) { return findLevel(level); }

std::string dgc::hostCpuLevel() {
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  std::string best;
  for (const Level &level : kLevels)
    if (features.lookup(level.needs))
      best = level.name.str();
  return best;
}

unsigned dgc::vectorLanes(StringRef level) {
  const Level *found = findLevel(level);
  return found ? found->lanes : 4;
}

FailureOr<std::string> dgc::emitSharedObject(ModuleOp module, StringRef level,
                                             unsigned threads) {
  const Level *found = findLevel(level);
  if (!found)
    return failWith(module, "unknown CPU level '" + level +
                                "'; use x86-64-v2, x86-64-v3 or x86-64-v4");
  SmallVector<OwningOpRef<ModuleOp>> kernels = splitProgram(module);
  std::vector<std::unique_ptr<Part>> parts;
  parts.push_back(std::make_unique<Part>());
  if (failed(translate(module, *found, *parts.back())))
    return failure();
  // What is left is one long function that calls kernels: allocating its
  // registers well takes long and gains nothing.
  if (!kernels.empty()) {
    parts.back()->level = llvm::OptimizationLevel::O1;
    parts.back()->machine->setOptLevel(llvm::CodeGenOptLevel::None);
  }
  for (OwningOpRef<ModuleOp> &part : kernels) {
    parts.push_back(std::make_unique<Part>());
    if (failed(translate(*part, *found, *parts.back())))
      return failure();
  }
  if (threads > 1) {
    llvm::DefaultThreadPool pool(llvm::hardware_concurrency(threads));
    for (std::unique_ptr<Part> &part : parts)
      pool.async([&part] { part->generate(); });
    pool.wait();
  } else {
    for (std::unique_ptr<Part> &part : parts)
      part->generate();
  }
  std::vector<SmallVector<char, 0>> objects;
  for (std::unique_ptr<Part> &part : parts) {
    if (!part->done)
      return failWith(module, "the target cannot write object files");
    objects.push_back(std::move(part->object));
  }
  return link(module, objects);
}
