//===- EvaluateModule.cpp - Whole modules, sharded or not -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Evaluate/Evaluate.h"

using namespace llvm;
using namespace mlir;

namespace dgc {

/// The dist.global records of a function's arguments and results; empty if it
/// is not partitioned.
struct Signature {
  SmallVector<dist::GlobalAttr> args, results;
};

static FailureOr<Signature> signatureOf(func::FuncOp func) {
  Signature s;
  for (unsigned k = 0; k < func.getNumArguments(); ++k)
    if (auto g = func.getArgAttrOfType<dist::GlobalAttr>(k, dist::globalName))
      s.args.push_back(g);
  for (unsigned k = 0; k < func.getNumResults(); ++k)
    if (auto g =
            func.getResultAttrOfType<dist::GlobalAttr>(k, dist::globalName))
      s.results.push_back(g);
  bool none = s.args.empty() && s.results.empty();
  if (!none && (s.args.size() != func.getNumArguments() ||
                s.results.size() != func.getNumResults()))
    return func.emitOpError(
        "has a dist.global record on some arguments and results "
        "but not on all");
  return s;
}

/// One rank: the global values themselves.
static FailureOr<std::vector<Array>> evaluateGlobal(func::FuncOp func,
                                                    std::vector<Array> args) {
  std::vector<PerRank> perRank;
  for (Array &a : args)
    perRank.push_back({std::move(a)});
  FailureOr<std::vector<PerRank>> out = evaluate(func, std::move(perRank));
  if (failed(out))
    return failure();
  std::vector<Array> results;
  for (PerRank &r : *out)
    results.push_back(std::move(r[0]));
  return results;
}

FailureOr<std::vector<Array>> evaluateModule(ModuleOp module,
                                             std::vector<Array> args) {
  auto func = module.lookupSymbol<func::FuncOp>("main");
  if (!func)
    return module.emitError("the module has no function @main");
  return evaluateFunction(func, std::move(args));
}

FailureOr<std::vector<Array>> evaluateFunction(func::FuncOp func,
                                               std::vector<Array> args) {
  if (args.size() != func.getNumArguments())
    return func.emitOpError("takes ")
           << func.getNumArguments() << " arguments and " << args.size()
           << " are given";
  FailureOr<Signature> signature = signatureOf(func);
  if (failed(signature))
    return failure();
  if (signature->args.empty() && signature->results.empty())
    return evaluateGlobal(func, std::move(args));

  FailureOr<dist::MeshOp> meshOp = dist::findMesh(func);
  if (failed(meshOp))
    return failure();
  Mesh mesh = dist::getMesh(*meshOp);
  std::vector<PerRank> perRank;
  for (auto [k, a] : enumerate(args)) {
    dist::GlobalAttr record = signature->args[k];
    auto type = cast<RankedTensorType>(record.getType());
    if (a.shape != type.getShape())
      return func.emitOpError("argument ")
             << k << " is given another shape than " << type;
    Sharding sharding = dist::toSharding(record.getSharding(), mesh);
    PerRank parts;
    for (int64_t rank = 0; rank < mesh.numDevices(); ++rank)
      parts.push_back(shardOf(a, sharding, mesh, rank));
    perRank.push_back(std::move(parts));
  }
  FailureOr<std::vector<PerRank>> out =
      evaluate(func, std::move(perRank), mesh);
  if (failed(out))
    return failure();
  std::vector<Array> results;
  for (auto [k, parts] : enumerate(*out)) {
    dist::GlobalAttr record = signature->results[k];
    std::string why;
    FailureOr<Array> value =
        assemble(parts, cast<RankedTensorType>(record.getType()).getShape(),
                 dist::toSharding(record.getSharding(), mesh), mesh, why);
    if (failed(value))
      return func.emitOpError("result ") << k << ": " << why;
    results.push_back(std::move(*value));
  }
  return results;
}

} // namespace dgc
