//===- Batch.cpp - Reshards of one value, run on ranks --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Batch.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Transforms/Partition.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace dgc::check {

static bool isBitwise(const Sharding &s) {
  return !s.unreduced.empty() &&
         (s.kind == ReduceKind::And || s.kind == ReduceKind::Or);
}

/// The global program: an argument, a conversion for each target.
static func::FuncOp buildFunction(OpBuilder &b, const Batch &batch,
                                  const Mesh &mesh, Type element) {
  Location loc = b.getUnknownLoc();
  auto meshOp = dist::MeshOp::create(
      b, loc, "mesh", dist::toAttr(b.getContext(), mesh), {}, {});
  auto name = FlatSymbolRefAttr::get(meshOp.getSymNameAttr());
  auto type = RankedTensorType::get(batch.shape, element);
  SmallVector<Type> results(batch.to.size(), type);
  auto func =
      func::FuncOp::create(b, loc, "main", b.getFunctionType({type}, results));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(func.addEntryBlock());
  BlockArgument arg = func.getArgument(0);
  dist::ShardingAttr from = dist::toAttr(name, mesh, batch.from);
  dist::setSharding(arg, from);
  SmallVector<Value> values;
  for (auto [i, s] : llvm::enumerate(batch.to)) {
    dist::ShardingAttr to = dist::toAttr(name, mesh, s);
    values.push_back(dist::ReshardOp::create(b, loc, arg, from, to));
    dist::setResultSharding(func, unsigned(i), to);
  }
  func::ReturnOp::create(b, loc, values);
  return func;
}

static void dropCollectives(func::FuncOp func) {
  for (Operation &op : llvm::make_early_inc_range(func.getBody().front())) {
    if (!isa<dist::LocalAllToAllOp, dist::LocalAllReduceOp,
             dist::LocalPermuteOp>(op))
      continue;
    op.getResult(0).replaceAllUsesWith(op.getOperand(0));
    op.erase();
  }
}

/// Lowers and partitions the function; its local form.
static FailureOr<func::FuncOp>
compile(func::FuncOp func, const RunOptions &options, MoveCounts &moves) {
  LowerReshardsOptions lowering;
  lowering.links = options.links;
  if (failed(lowerReshards(func, lowering)))
    return failure();
  for (Operation &op : func.getBody().front().without_terminator())
    ++moves[op.getName().stripDialect().str()];
  FailureOr<func::FuncOp> local = partition(func);
  if (failed(local) || failed(verifyPartitioned(*local)))
    return failure();
  // What dist.global says is for the loader, which knows no unreduced values;
  // here they come and go through this function.
  for (unsigned i = 0; i < local->getNumArguments(); ++i)
    local->removeArgAttr(i, dist::globalName);
  for (unsigned i = 0; i < local->getNumResults(); ++i)
    local->removeResultAttr(
        i, StringAttr::get(local->getContext(), dist::globalName));
  if (failed(verify(*local)))
    return failure();
  if (options.dropCollectives)
    dropCollectives(*local);
  return local;
}

std::vector<std::string> runBatch(MLIRContext &context, const Batch &batch,
                                  const Mesh &mesh, const RunOptions &options,
                                  std::mt19937 &rng, MoveCounts &moves) {
  std::vector<std::string> why(batch.to.size());
  auto all = [&](const char *text) {
    why.assign(batch.to.size(), text);
    return why;
  };
  OpBuilder b(&context);
  bool isInteger = isBitwise(batch.from) || llvm::any_of(batch.to, isBitwise);
  Type element = isInteger ? Type(b.getI32Type()) : Type(b.getF32Type());
  OwningOpRef<ModuleOp> module = ModuleOp::create(b.getUnknownLoc());
  b.setInsertionPointToStart(module->getBody());
  FailureOr<func::FuncOp> local =
      compile(buildFunction(b, batch, mesh, element), options, moves);
  if (failed(local))
    return all("the local program is not valid");

  // All elements differ, so that none can stand in for another.
  Array x = Array::zeros(*ElementType::get(element), batch.shape);
  for (int64_t i = 0; i < x.size(); ++i)
    (isInteger ? (void)(x.i[i] = i + 1) : (void)(x.f[i] = double(i + 1)));
  const Sharding &s = batch.from;
  std::vector<Array> parts = partials(x, groupSize(s.unreduced), s.kind, rng);
  PerRank arg;
  for (int64_t r = 0; r < mesh.numDevices(); ++r) {
    int64_t part = groupIndex(mesh, s.unreduced, mesh.coordinates(r));
    arg.push_back(place(parts[part], s, mesh, r, Fill::NotANumber, rng));
  }
  FailureOr<std::vector<PerRank>> results =
      evaluate(*local, {std::move(arg)}, mesh);
  if (failed(results))
    return all("the local program does not run");
  for (auto [i, to] : llvm::enumerate(batch.to))
    holds((*results)[i], x, to, mesh, why[i]);
  return why;
}

//===----------------------------------------------------------------------===//
// For the compiler
//===----------------------------------------------------------------------===//

namespace {

/// Writes the program of emitProgram.
class Emitter {
public:
  Emitter(MLIRContext &context, const Mesh &mesh)
      : mesh(mesh), f32(Float32Type::get(&context)),
        name(FlatSymbolRefAttr::get(&context, "mesh")) {}
  void add(const Batch &batch);
  std::string finish(MLIRContext &context);

private:
  std::string type(ArrayRef<int64_t> shape) const {
    return text(RankedTensorType::get(shape, f32));
  }
  std::string sharding(const Sharding &s) const {
    return text(dist::toAttr(name, mesh, s));
  }
  template <class T> static std::string text(T value) {
    std::string out;
    llvm::raw_string_ostream(out) << value;
    return out;
  }

  const Mesh &mesh;
  Type f32;
  FlatSymbolRefAttr name;
  SmallVector<std::string> arguments, body, results, values, types;
};

} // namespace

void Emitter::add(const Batch &batch) {
  std::string n = std::to_string(arguments.size());
  std::string value = "%x" + n, local = type(batch.shape);
  Sharding from = batch.from;
  SmallVector<int64_t> shape = batch.shape;
  if (!from.unreduced.empty()) {
    // One addend a rank, along a leading dimension that is split.
    DimSharding addends;
    for (const AxisRef &r : from.unreduced)
      addends.entries.push_back(DimEntry::makeAxis(r));
    from.dims.insert(from.dims.begin(), addends);
    from.unreduced.clear();
    canonicalize(from);
    shape.insert(shape.begin(), groupSize(batch.from.unreduced));
    bool isAdd = batch.from.kind == ReduceKind::Add;
    body.push_back("  %r" + n + " = stablehlo.reduce(" + value + " init: %" +
                   (isAdd ? "zero" : "low") + ") applies stablehlo." +
                   (isAdd ? "add" : "maximum") + " across dimensions = [0] " +
                   "{dist.shardings = [" + sharding(batch.from) + "]} : (" +
                   type(shape) + ", tensor<f32>) -> " + local);
    value = "%r" + n;
  }
  arguments.push_back("%x" + n + ": " + type(shape) +
                      " {dist.sharding = " + sharding(from) + "}");
  for (const Sharding &to : batch.to) {
    results.push_back(local + " {dist.sharding = " + sharding(to) + "}");
    values.push_back(value);
    types.push_back(local);
  }
}

std::string Emitter::finish(MLIRContext &context) {
  std::string out;
  llvm::raw_string_ostream os(out);
  os << "dist.mesh @mesh = " << text(dist::toAttr(&context, mesh)) << '\n';
  auto list = [&](ArrayRef<std::string> lines) {
    llvm::interleave(lines, os, ",\n    ");
  };
  os << "func.func @main(\n    ";
  list(arguments);
  os << ") -> (\n    ";
  list(results);
  os << ") {\n"
     << "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
     << "  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
     << llvm::join(body, "\n") << (body.empty() ? "" : "\n") << "  return "
     << llvm::join(values, ", ") << " : " << llvm::join(types, ", ") << "\n}\n";
  return out;
}

std::string emitProgram(MLIRContext &context, ArrayRef<Batch> batches,
                        const Mesh &mesh) {
  Emitter emitter(context, mesh);
  for (const Batch &batch : batches)
    emitter.add(batch);
  return emitter.finish(context);
}

} // namespace dgc::check
