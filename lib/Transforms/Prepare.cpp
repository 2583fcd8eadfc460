//===- Prepare.cpp - Brings a program to one function ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// MLIR's inliner keeps a call graph up to date and canonicalizes after each
// step, which takes seconds for a hundred layers. Here each function is visited
// once, callees first, so that a call is replaced by a body without calls.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/Prepare.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace dgc {
#define GEN_PASS_DEF_PREPAREPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

namespace {

/// Functions that call each other twice, in a long chain, are exponential.
constexpr int64_t maxInlinedOps = 20'000'000;
constexpr StringLiteral shardingName = "sdy.sharding";

class Inliner {
public:
  explicit Inliner(ModuleOp module) : symbols(module) {}

  /// Inlines all calls in `func`.
  LogicalResult visit(func::FuncOp func);

private:
  enum class State { New, Active, Done };
  struct Info {
    State state = State::New;
    int64_t size = 0; // ops, once done
  };

  FailureOr<func::FuncOp> resolve(func::CallOp call);
  LogicalResult inlineCall(func::CallOp call, func::FuncOp callee);

  SymbolTable symbols;
  DenseMap<Operation *, Info> infos;
  int64_t inlinedOps = 0;
};

} // namespace

FailureOr<func::FuncOp> Inliner::resolve(func::CallOp call) {
  auto callee = symbols.lookup<func::FuncOp>(call.getCalleeAttr().getAttr());
  if (!callee)
    return call.emitOpError() << "calls @" << call.getCallee()
                              << ", which is not a function of this module";
  if (callee.getBody().empty()) {
    InFlightDiagnostic diag =
        call.emitOpError() << "calls @" << callee.getName()
                           << ", which has no body; dgc compiles whole "
                              "programs, so that every function must be there";
    diag.attachNote(callee.getLoc()) << "declared here";
    return diag;
  }
  if (infos[callee].state == State::Active) {
    InFlightDiagnostic diag = call.emitOpError()
                              << "calls @" << callee.getName()
                              << " from itself; recursion cannot be compiled, "
                                 "write the repetition as a stablehlo.while";
    diag.attachNote(callee.getLoc()) << "defined here";
    return diag;
  }
  if (!callee.getBody().hasOneBlock()) {
    InFlightDiagnostic diag =
        call.emitOpError() << "calls @" << callee.getName()
                           << ", which has several blocks; write branches as "
                              "stablehlo.if, case or while";
    diag.attachNote(callee.getLoc()) << "defined here";
    return diag;
  }
  return callee;
}

LogicalResult Inliner::visit(func::FuncOp func) {
  if (infos[func].state == State::Done)
    return success();
  infos[func].state = State::Active;
  SmallVector<func::CallOp> calls;
  int64_t size = 0;
  func.walk([&](Operation *op) {
    ++size;
    if (auto call = dyn_cast<func::CallOp>(op))
      calls.push_back(call);
  });
  for (func::CallOp call : calls) {
    FailureOr<func::FuncOp> callee = resolve(call);
    if (failed(callee) || failed(visit(*callee)) ||
        failed(inlineCall(call, *callee)))
      return failure();
    size += infos[*callee].size;
  }
  infos[func] = {State::Done, size};
  return success();
}

/// `value`, held to a sharding that a callee's argument or result has.
static Value constrain(OpBuilder &builder, Location loc, Value value,
                       Attribute sharding) {
  auto typed = dyn_cast_or_null<dgc::sdy::TensorShardingAttr>(sharding);
  if (!typed || !isa<RankedTensorType>(value.getType()))
    return value;
  return dgc::sdy::ShardingConstraintOp::create(builder, loc, value.getType(),
                                                value, typed);
}

LogicalResult Inliner::inlineCall(func::CallOp call, func::FuncOp callee) {
  inlinedOps += infos[callee].size;
  if (inlinedOps > maxInlinedOps)
    return call.emitOpError()
           << "inlining gives more than " << maxInlinedOps
           << " operations; write repeated layers as a stablehlo.while "
              "(jax.lax.scan)";
  OpBuilder builder(call);
  IRMapping mapping;
  Block &body = callee.getBody().front();
  if (body.getNumArguments() != call.getNumOperands())
    return call.emitOpError()
           << "passes " << call.getNumOperands() << " operands to @"
           << callee.getName() << ", which takes " << body.getNumArguments();
  for (auto [index, pair] :
       llvm::enumerate(llvm::zip(body.getArguments(), call.getOperands()))) {
    auto [argument, operand] = pair;
    mapping.map(argument, constrain(builder, call.getLoc(), operand,
                                    callee.getArgAttr(index, shardingName)));
  }
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  for (auto [index, operand] :
       llvm::enumerate(body.getTerminator()->getOperands())) {
    Value result =
        constrain(builder, call.getLoc(), mapping.lookupOrDefault(operand),
                  callee.getResultAttr(index, shardingName));
    call.getResult(index).replaceAllUsesWith(result);
  }
  call.erase();
  return success();
}

/// Erases the private functions that no other function needs.
static void eraseUnusedFunctions(ModuleOp module) {
  SymbolTable symbols(module);
  SmallVector<func::FuncOp> work;
  DenseSet<Operation *> needed;
  auto need = [&](func::FuncOp func) {
    if (func && needed.insert(func).second)
      work.push_back(func);
  };
  for (auto func : module.getOps<func::FuncOp>())
    if (!func.isPrivate())
      need(func);
  while (!work.empty()) {
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(work.pop_back_val());
    if (!uses)
      return;
    for (const SymbolTable::SymbolUse &use : *uses)
      need(symbols.lookup<func::FuncOp>(use.getSymbolRef().getRootReference()));
  }
  for (auto func : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (!needed.contains(func))
      func.erase();
}

LogicalResult dgc::inlineAllCalls(ModuleOp module) {
  Inliner inliner(module);
  for (auto func : module.getOps<func::FuncOp>())
    if (!func.isPrivate() && !func.getBody().empty() &&
        failed(inliner.visit(func)))
      return failure();
  eraseUnusedFunctions(module);
  return success();
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

/// Types that no op has looked at: those of arguments without a use.
static LogicalResult checkType(func::FuncOp func, StringRef what,
                               unsigned index, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  int64_t bits = 64;
  bool fits = tensor && tensor.hasStaticShape();
  for (int64_t size : fits ? tensor.getShape() : ArrayRef<int64_t>())
    fits &= !llvm::MulOverflow(bits, std::max<int64_t>(size, 1), bits);
  if (fits)
    return success();
  return func.emitOpError() << what << " #" << index << " is of type " << type
                            << "; models take and give tensors of static shape";
}

/// `tf.aliasing_output` says which result takes an argument's memory.
static LogicalResult checkDonation(func::FuncOp func) {
  DenseMap<int64_t, unsigned> taken;
  for (unsigned i = 0, e = func.getNumArguments(); i < e; ++i) {
    Attribute attr = func.getArgAttr(i, "tf.aliasing_output");
    if (!attr)
      continue;
    auto result = dyn_cast<IntegerAttr>(attr);
    int64_t number = result ? result.getInt() : -1;
    if (number < 0 || number >= int64_t(func.getNumResults()))
      return func.emitOpError()
             << "argument #" << i << " is donated to result " << attr
             << ", but there are " << func.getNumResults() << " results";
    Type from = func.getFunctionType().getInput(i);
    Type to = func.getFunctionType().getResult(number);
    if (from != to)
      return func.emitOpError() << "argument #" << i << " of type " << from
                                << " is donated to result #" << number
                                << " of another type, " << to;
    auto [it, inserted] = taken.try_emplace(number, i);
    if (!inserted)
      return func.emitOpError() << "arguments #" << it->second << " and #" << i
                                << " are both donated to result #" << number;
  }
  return success();
}

static LogicalResult checkSignatures(ModuleOp module) {
  for (auto func : module.getOps<func::FuncOp>()) {
    for (auto [index, type] : llvm::enumerate(func.getArgumentTypes()))
      if (failed(checkType(func, "argument", index, type)))
        return failure();
    for (auto [index, type] : llvm::enumerate(func.getResultTypes()))
      if (failed(checkType(func, "result", index, type)))
        return failure();
    if (failed(checkDonation(func)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Folds and canonicalizes in one sweep over all functions.
static LogicalResult simplify(ModuleOp module) {
  MLIRContext *context = module.getContext();
  RewritePatternSet patterns(context);
  for (Dialect *dialect : context->getLoadedDialects())
    if (dialect->getNamespace() == "stablehlo")
      dialect->getCanonicalizationPatterns(patterns);
  // getRegisteredOperationsByDialect takes them for sorted, which in LLVM 22
  // they are not.
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (name.getDialectNamespace() == "stablehlo")
      name.getCanonicalizationPatterns(patterns, context);
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  // A limit on iterations is no error: what is left is right as it is.
  (void)applyPatternsGreedily(module, std::move(patterns), config);
  return success();
}

LogicalResult dgc::prepare(ModuleOp module) {
  if (failed(inlineAllCalls(module)) || failed(checkSignatures(module)))
    return failure();
  foldEmptyTensors(module);
  cleanLoops(module);
  if (failed(simplify(module)))
    return failure();
  IRRewriter rewriter(module.getContext());
  DominanceInfo dominance;
  eliminateCommonSubExpressions(rewriter, dominance, module);
  return success();
}

namespace {
struct PreparePass : public dgc::impl::PreparePassBase<PreparePass> {
  void runOnOperation() override {
    if (failed(dgc::prepare(getOperation())))
      signalPassFailure();
  }
};
} // namespace
