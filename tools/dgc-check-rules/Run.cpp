//===- Run.cpp - Builds and runs an op's local program --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Case.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace dgc::check {

bool isLegal(const Case &c, const OpAxes &axes, const Mesh &mesh) {
  auto legal = [&](std::optional<Sharding> s, Type type) {
    return s && checkSharding(*s, *staticShape(type), mesh).empty();
  };
  for (unsigned i = 0; i < c.op->getNumOperands(); ++i)
    if (!legal(operandSharding(c.rule, axes, i), c.op->getOperand(i).getType()))
      return false;
  for (unsigned i = 0; i < c.op->getNumResults(); ++i)
    if (!legal(resultSharding(c.rule, axes, i), c.op->getResult(i).getType()))
      return false;
  return true;
}

namespace {
/// The module of the local program.
struct LocalProgram {
  OwningOpRef<ModuleOp> module;
  func::FuncOp func;
  std::vector<Sharding> operands, results;
  std::vector<bool>
      isSplat; // per operand: known to hold one constant everywhere
};
} // namespace

/// The op with local types and nothing else: wrong for many.
static LocalValues clonePlainly(LocalBuilder &b, const Case &c,
                                ArrayRef<LocalValue> operands,
                                const OpAxes &axes) {
  IRMapping mapping;
  for (auto [v, local] : llvm::zip(c.op->getOperands(), operands))
    mapping.map(v, local.value);
  Operation *op = b.builder.clone(*c.op, mapping);
  LocalValues results;
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    Sharding s = *resultSharding(c.rule, axes, i);
    op->getResult(i).setType(localType(c.op->getResult(i).getType(), s));
    LocalValue v;
    v.value = op->getResult(i);
    v.sharding = s;
    results.push_back(v);
  }
  return results;
}

static void markSplat(LocalValue &value, TypedAttr constant) {
  value.facts.splat = constant;
  for (PadFact &f : value.facts.dims)
    if (f.kind != PadFact::None)
      f = PadFact::exact(constant);
}

/// Every operand is an argument; what is known of constants is used.
static FailureOr<LocalProgram> buildProgram(const Case &c, const OpAxes &axes,
                                            const Mesh &mesh, Fill fill,
                                            bool cloneOnly) {
  MLIRContext *context = c.op->getContext();
  OpBuilder b(context);
  LocalProgram p;
  p.module = ModuleOp::create(b.getUnknownLoc());
  b.setInsertionPointToStart(p.module->getBody());
  auto meshOp = dist::MeshOp::create(b, b.getUnknownLoc(), "mesh",
                                     dist::toAttr(context, mesh), {}, {});
  auto meshName = FlatSymbolRefAttr::get(meshOp.getSymNameAttr());
  llvm::SmallVector<Type> types;
  for (auto [i, v] : llvm::enumerate(c.op->getOperands())) {
    p.operands.push_back(*operandSharding(c.rule, axes, i));
    types.push_back(localType(v.getType(), p.operands.back()));
  }
  p.func = func::FuncOp::create(b, c.op->getLoc(), "local",
                                b.getFunctionType(types, {}));
  b.setInsertionPointToStart(p.func.addEntryBlock());
  LocalBuilder local(b, mesh, meshName);
  LocalValues operands;
  for (auto [i, v] : llvm::enumerate(c.op->getOperands())) {
    LocalValue value;
    ArrayRef<int64_t> shape = *staticShape(v.getType());
    value.value = p.func.getArgument(i);
    value.globalShape.assign(shape.begin(), shape.end());
    value.sharding = p.operands[i];
    Type element = getElementTypeOrSelf(v.getType());
    value.facts =
        factsFor(shape, value.sharding,
                 fill == Fill::Zero ? PadFact::exact(zeroValue(element))
                                    : PadFact::unknown());
    if (auto constant = v.getDefiningOp<stablehlo::ConstantOp>())
      if (auto attr = dyn_cast<DenseElementsAttr>(constant.getValue());
          attr && attr.isSplat() && value.sharding.unreduced.empty())
        markSplat(value, attr.getSplatValue<TypedAttr>());
    p.isSplat.push_back(bool(value.facts.splat));
    operands.push_back(std::move(value));
  }
  FailureOr<LocalValues> results =
      cloneOnly ? clonePlainly(local, c, operands, axes)
                : buildLocalOp(local, c.op, operands, c.rule, axes);
  if (failed(results))
    return failure();
  llvm::SmallVector<Value> values;
  llvm::SmallVector<Type> resultTypes;
  for (LocalValue &v : *results) {
    values.push_back(v.value);
    resultTypes.push_back(v.value.getType());
    p.results.push_back(v.sharding);
  }
  func::ReturnOp::create(b, c.op->getLoc(), values);
  p.func.setType(b.getFunctionType(types, resultTypes));
  for (unsigned i = 0; i < c.op->getNumResults(); ++i)
    if (resultTypes[i] != localType(c.op->getResult(i).getType(), p.results[i]))
      return c.op->emitError("local result has type ")
             << resultTypes[i] << ", not that of its layout";
  if (failed(verify(*p.module)))
    return failure();
  return p;
}

Outcome runCase(const Case &c, const OpAxes &axes, const Mesh &mesh, Fill fill,
                std::mt19937 &rng, std::string &why, bool cloneOnly) {
  FailureOr<LocalProgram> p = buildProgram(c, axes, mesh, fill, cloneOnly);
  if (failed(p)) {
    why = "the local program is not valid";
    return Outcome::Failed;
  }
  int64_t ranks = mesh.numDevices();
  std::vector<PerRank> args;
  for (auto [i, x] : llvm::enumerate(c.operands)) {
    const Sharding &s = p->operands[i];
    std::vector<Array> parts = partials(x, groupSize(s.unreduced), s.kind, rng);
    PerRank arg;
    for (int64_t r = 0; r < ranks; ++r) {
      int64_t part = groupIndex(mesh, s.unreduced, mesh.coordinates(r));
      arg.push_back(place(parts[part], s, mesh, r, fill, rng));
      for (int64_t e = 0; p->isSplat[i] && e < arg.back().size(); ++e)
        arg.back().copyElement(e, x, 0);
    }
    args.push_back(std::move(arg));
  }
  FailureOr<std::vector<PerRank>> results =
      evaluate(p->func, std::move(args), mesh);
  if (failed(results)) {
    why = "the local program does not run";
    return Outcome::Failed;
  }
  for (auto [i, want] : llvm::enumerate(c.want))
    if (!holds((*results)[i], want, p->results[i], mesh, why))
      return Outcome::Wrong;
  return Outcome::Right;
}

std::string annotatedModule(const Case &c, const OpAxes &axes,
                            const Mesh &mesh) {
  MLIRContext *context = c.op->getContext();
  OpBuilder b(context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(b.getUnknownLoc());
  b.setInsertionPointToStart(module->getBody());
  auto meshOp = dist::MeshOp::create(b, b.getUnknownLoc(), "mesh",
                                     dist::toAttr(context, mesh), {}, {});
  auto meshName = FlatSymbolRefAttr::get(meshOp.getSymNameAttr());
  func::FuncOp source = c.func;
  auto func = cast<func::FuncOp>(b.clone(*source));
  func.setName("main");
  func.setPublic();
  Operation *op = func.getBody().front().getTerminator()->getPrevNode();
  op->setAttr(dist::factorsName, dist::toAttr(meshName, mesh, axes));
  for (auto [i, v] : llvm::enumerate(op->getOperands()))
    if (auto arg = dyn_cast<BlockArgument>(v)) {
      func.removeArgAttr(arg.getArgNumber(), "check.range");
      func.setArgAttr(
          arg.getArgNumber(), dist::shardingName,
          dist::toAttr(meshName, mesh, *operandSharding(c.rule, axes, i)));
    }
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    Sharding s = *resultSharding(c.rule, axes, i);
    s.unreduced.clear();
    func.setResultAttr(i, dist::shardingName, dist::toAttr(meshName, mesh, s));
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os);
  return text;
}

} // namespace dgc::check
