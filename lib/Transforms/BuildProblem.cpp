//===- BuildProblem.cpp - From a function to a planning problem -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ProblemSteps.h"
#include "dgc/Transforms/ShardedProgram.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace dgc {

WorkKind workOf(Operation *op) {
  return llvm::StringSwitch<WorkKind>(op->getName().stripDialect())
      .Cases({"dot_general", "dot", "convolution"}, WorkKind::Contract)
      .Cases({"reshape", "transpose", "broadcast_in_dim", "convert", "slice",
              "bitcast_convert", "constraint"},
             WorkKind::Move)
      .Cases({"reduce", "reduce_window"}, WorkKind::Reduce)
      .Cases({"gather", "dynamic_slice"}, WorkKind::Access)
      .Cases({"scatter", "dynamic_update_slice"}, WorkKind::Update)
      .Cases({"constant", "iota"}, WorkKind::Free)
      .Default(WorkKind::Pointwise);
}

// Measured on code for vectors of 512 bits, where an exponential takes 0.23 ns
// an element and 40 additions 0.34. Sines and powers call the math library.
double operationsOf(Operation *op) {
  return llvm::StringSwitch<double>(op->getName().stripDialect())
      .Cases({"exponential", "exponential_minus_one"}, 20)
      .Cases({"log", "log_plus_one"}, 28)
      .Case("logistic", 25)
      .Case("tanh", 22)
      .Cases({"sqrt", "divide", "remainder"}, 16)
      .Case("rsqrt", 24)
      .Case("erf", 36)
      .Cases({"erfc", "erf_inv", "cbrt", "lgamma", "digamma"}, 74)
      .Cases({"sine", "cosine", "tan"}, 200)
      .Cases({"power", "atan2"}, 500)
      .Default(1);
}

namespace {

ElemClass classOf(Type type) {
  auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  if (!element)
    return ElemClass::Int;
  if (element.getWidth() >= 64)
    return ElemClass::F64;
  if (element.getWidth() >= 32)
    return ElemClass::F32;
  return element.getWidth() >= 16 ? ElemClass::F16 : ElemClass::F8;
}

/// A place in the source for people: "model.mlir:12:8", or a name.
std::string placeOf(Location loc) {
  if (auto file = loc->findInstanceOf<FileLineColLoc>())
    return (llvm::sys::path::filename(file.getFilename()) + ":" +
            Twine(file.getLine()) + ":" + Twine(file.getColumn()))
        .str();
  if (auto name = loc->findInstanceOf<NameLoc>())
    return name.getName().str();
  return "";
}

class Builder {
public:
  explicit Builder(FunctionOpInterface func) : func(func), remade(func) {}

  FailureOr<ProgramProblem> run() {
    if (failed(findAnnotations()))
      return failure();
    Block &entry = func.getFunctionBody().front();
    for (auto [i, arg] : llvm::enumerate(entry.getArguments()))
      addArgument(i, arg);
    if (failed(addBlock(entry, 1)))
      return failure();
    addResults(entry.getTerminator());
    setKinds(out);
    setProducts(out);
    setStored(out, std::move(carried));
    setMoved(out);
    findSharers(p());
    return std::move(out);
  }

private:
  /// The mesh that annotations name, or the only one that is declared.
  LogicalResult findAnnotations() {
    auto module = func->getParentOfType<ModuleOp>();
    bool any = module && llvm::hasSingleElement(module.getOps<dist::MeshOp>());
    for (unsigned i = 0; i < func.getNumArguments(); ++i)
      any |= func.getArgAttr(i, dist::shardingName) != nullptr;
    for (unsigned i = 0; i < func.getNumResults(); ++i)
      any |= func.getResultAttr(i, dist::shardingName) != nullptr;
    func->walk([&](Operation *op) {
      any |= op->hasAttr(dist::shardingsName) || isa<dist::ConstraintOp>(op);
    });
    if (!any)
      return success();
    FailureOr<dist::MeshOp> op = dist::findMesh(func);
    if (failed(op))
      return failure();
    p().mesh = dist::getMesh(*op);
    p().devices = p().mesh->numDevices();
    return success();
  }

  Problem &p() { return out.problem; }
  int64_t now() const { return int64_t(out.ops.size()); }

  std::optional<Sharding> pinFrom(dist::ShardingAttr attr) {
    if (!attr || !p().mesh)
      return std::nullopt;
    return dist::toSharding(attr, *p().mesh);
  }

  int addTensor(Value value, double trips) {
    int t = p().tensors.size();
    ProblemTensor tensor;
    if (auto type = dyn_cast<RankedTensorType>(value.getType())) {
      tensor.shape.assign(type.getShape().begin(), type.getShape().end());
      Type element = type.getElementType();
      tensor.elemBytes =
          element.isIntOrFloat()
              ? int64_t(llvm::divideCeil(element.getIntOrFloatBitWidth(), 8))
              : 8;
      tensor.elem = classOf(element);
    }
    tensor.where = placeOf(value.getLoc());
    tensor.trips = trips;
    tensor.begin = tensor.end = now();
    tensor.loop = loop;
    tensor.remade = remade.contains(value);
    tensor.pinned = pinFrom(dist::getSharding(value));
    p().tensors.push_back(std::move(tensor));
    out.values.push_back(value);
    tensorOf[value] = t;
    return t;
  }

  void addArgument(unsigned i, BlockArgument arg) {
    int t = addTensor(arg, 1);
    p().tensors[t].name = "argument " + std::to_string(i);
    p().tensors[t].argument = i;
    p().tensors[t].kind = TensorKind::Input;
    p().arguments.push_back(t);
  }

  /// Records a use now, and lets the tensor live to the end of the loops
  /// between its definition and the use.
  int use(Value value) {
    auto it = tensorOf.find(value);
    int t = it == tensorOf.end() ? addTensor(value, 1) : it->second;
    p().tensors[t].end = std::max(p().tensors[t].end, now());
    for (auto &[region, captured] : loops)
      if (!region->isAncestor(value.getParentRegion()))
        captured.push_back(t);
    return t;
  }

  LogicalResult addBlock(Block &block, double trips) {
    for (Operation &op : block) {
      if (op.hasTrait<OpTrait::IsTerminator>())
        continue; // its operands are read by the op or function around it
      LogicalResult ok =
          isDataFlowOp(&op) ? addFlowOp(&op, trips)
          : isa<dist::ConstraintOp>(op)
              ? addConstraint(cast<dist::ConstraintOp>(op), trips)
              : addOp(&op, trips);
      if (failed(ok))
        return failure();
    }
    return success();
  }

  LogicalResult addConstraint(dist::ConstraintOp op, double trips) {
    int source = use(op.getOperand());
    int target = addTensor(op.getResult(), trips);
    p().tensors[target].pinned = pinFrom(op.getSharding());
    addFlow({source}, {target});
    return success();
  }

  void addFlow(ArrayRef<int> sources, ArrayRef<int> targets) {
    for (int t : targets)
      p().tensors[t].flow = p().flows.size();
    FlowGroup flow;
    flow.sources.assign(sources.begin(), sources.end());
    flow.targets.assign(targets.begin(), targets.end());
    p().flows.push_back(std::move(flow));
  }

  LogicalResult addFlowOp(Operation *op, double trips) {
    double inner = trips;
    int64_t start = now();
    int around = loop;
    if (dist::isLoop(op)) {
      inner *= double(std::max<int64_t>(staticTripCount(op).value_or(1), 1));
      loop = p().loops.size();
      p().loops.push_back({start, start, around});
    }
    SmallVector<DataFlowEdge> edges = getDataFlowEdges(op);
    std::vector<SmallVector<int>> sources(edges.size());
    for (auto [e, edge] : llvm::enumerate(edges))
      for (OpOperand *source : edge.sources)
        if (source->getOwner() == op)
          sources[e].push_back(use(source->get()));
    for (OpOperand *operand : getControlOperands(op))
      if (operand->getOwner() == op)
        use(operand->get());
    for (Region &region : op->getRegions())
      if (failed(addRegion(region, inner)))
        return failure();
    if (loop != around)
      p().loops[loop].end = now() - 1;
    loop = around;
    for (Value result : op->getResults()) {
      int t = addTensor(result, trips);
      if (dist::isLoop(op)) // one buffer carries the value from start to end
        p().tensors[t].begin = start;
    }
    for (auto [e, edge] : llvm::enumerate(edges))
      addEdge(op, edge, std::move(sources[e]));
    return success();
  }

  /// Of a loop or branch. What the body captures is there in every iteration,
  /// and so is what it carries.
  LogicalResult addRegion(Region &region, double trips) {
    loops.push_back({&region, {}});
    for (Block &block : region) {
      for (BlockArgument arg : block.getArguments())
        addTensor(arg, trips);
      if (failed(addBlock(block, trips)))
        return failure();
    }
    auto captured = std::move(loops.back().second);
    loops.pop_back();
    for (int t : captured)
      p().tensors[t].end = std::max(p().tensors[t].end, now());
    for (Block &block : region)
      for (BlockArgument arg : block.getArguments()) {
        int t = tensorOf[arg];
        ProblemTensor &tensor = p().tensors[t];
        carried.readUntil[t] = tensor.end;
        tensor.end = now();
        tensor.stored = false; // the result's buffer
      }
    return success();
  }

  /// `sources` are those that `op` itself reads; what its regions yield is read
  /// behind them.
  void addEdge(Operation *op, const DataFlowEdge &edge,
               SmallVector<int> sources) {
    SmallVector<int> targets;
    for (Value target : edge.targets)
      targets.push_back(tensorOf[target]);
    for (OpOperand *source : edge.sources)
      if (source->getOwner() != op) {
        sources.push_back(use(source->get()));
        if (dist::isLoop(op))
          carried.yields.push_back({sources.back(), targets});
      }
    addFlow(sources, targets);
  }

  LogicalResult addOp(Operation *op, double trips) {
    FailureOr<OpRule> rule = getOpRule(op);
    if (failed(rule))
      return failure();
    ProblemOp o;
    o.name = op->getName().getStringRef().str();
    o.where = placeOf(op->getLoc());
    o.rule = p().rules.size();
    o.work = workOf(op);
    o.trips = trips;
    o.loop = loop;
    for (Value v : op->getOperands())
      o.operands.push_back(use(v));
    for (Value v : op->getResults()) {
      int t = addTensor(v, trips);
      p().tensors[t].producer = now();
      p().tensors[t].name = o.name + " " + std::to_string(now());
      o.results.push_back(t);
    }
    if (op->getNumOperands() > 0)
      o.elem = classOf(op->getOperand(0).getType());
    if (o.work == WorkKind::Contract) {
      o.flops = 2;
      for (const Factor &f : rule->factors)
        o.flops *= double(f.size);
    }
    if (o.work == WorkKind::Pointwise || o.work == WorkKind::Reduce) {
      int t = o.work == WorkKind::Reduce ? o.operands[0] : o.results[0];
      o.operations = operationsOf(op);
      for (int64_t size : p().tensors[t].shape)
        o.operations *= double(size);
    }
    if (o.work == WorkKind::Update) // (operands.., indices, updates..)
      o.update = op->getName().stripDialect() == "scatter"
                     ? int(op->getNumOperands()) - 1
                     : 1;
    p().rules.push_back(std::move(*rule));
    p().ops.push_back(std::move(o));
    out.ops.push_back(op);
    return success();
  }

  void addResults(Operation *terminator) {
    for (auto [i, v] : llvm::enumerate(terminator->getOperands())) {
      ProblemResult r;
      r.tensor = use(v);
      r.pinned = pinFrom(dist::getResultSharding(func, i));
      p().results.push_back(std::move(r));
    }
    for (unsigned i = 0; i < func.getNumArguments(); ++i) {
      ProblemTensor &arg = p().tensors[p().arguments[i]];
      std::optional<unsigned> result = donatedResult(func, i);
      if (!result) {
        arg.end = now(); // the caller's
        continue;
      }
      ProblemResult &r = p().results[*result];
      r.donated = i;
      // Lying alike, the pair needs one annotation.
      if (arg.pinned)
        r.pinned.reset();
      else if (r.pinned)
        std::swap(arg.pinned, r.pinned);
    }
  }

  FunctionOpInterface func;
  RemadeValues remade;
  ProgramProblem out;
  llvm::DenseMap<Value, int> tensorOf;
  SmallVector<std::pair<Region *, SmallVector<int>>> loops;
  CarriedTensors carried;
  int loop = -1; // the one that is being read, in the problem's list
};

} // namespace

void applyMachine(Problem &problem) {
  // Only caches tell one from another, and alike ops are planned once.
  if (!problem.machine.kernels.streams.empty())
    setReach(problem);
  if (StringRef(problem.machine.name).starts_with("cpu"))
    return;
  for (ProblemOp &op : problem.ops) {
    op.packs = op.packsOfParts = op.gathers = -1;
    op.widens = false;
  }
  for (ProblemTensor &t : problem.tensors)
    t.stretch = 1;
}

FailureOr<ProgramProblem> buildProblem(FunctionOpInterface func) {
  return Builder(func).run();
}

} // namespace dgc
