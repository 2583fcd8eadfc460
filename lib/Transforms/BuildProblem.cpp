//===- BuildProblem.cpp - From a function to a planning problem -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/BuildProblem.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/ShardedProgram.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace mlir;

namespace dgc {

namespace {

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

/// Arithmetic for one element of a result (of an operand, for reductions), in
/// twentieths of an exponential: measured on code for vectors of 512 bits,
/// where an exponential takes 0.23 ns an element and 40 additions 0.34. Sines
/// and powers call the math library.
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

/// The same numbers in the same order: a reshape, or a broadcast that only adds
/// dimensions of size one.
bool isReshape(Operation *op) {
  if (isa<stablehlo::ReshapeOp>(op))
    return true;
  auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op);
  return broadcast && llvm::is_sorted(broadcast.getBroadcastDimensions()) &&
         broadcast.getOperand().getType().getNumElements() ==
             broadcast.getType().getNumElements();
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
    setKinds();
    setStored();
    setMoved();
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
    for (Region &region : op->getRegions()) {
      loops.push_back({&region, {}});
      for (Block &block : region) {
        for (BlockArgument arg : block.getArguments())
          addTensor(arg, inner);
        if (failed(addBlock(block, inner)))
          return failure();
      }
      // What the body captures is there in every iteration, and so is what it
      // carries.
      auto captured = std::move(loops.back().second);
      loops.pop_back();
      for (int t : captured)
        p().tensors[t].end = std::max(p().tensors[t].end, now());
      for (Block &block : region)
        for (BlockArgument arg : block.getArguments()) {
          ProblemTensor &carried = p().tensors[tensorOf[arg]];
          readUntil[tensorOf[arg]] = carried.end;
          carried.end = now();
          carried.stored = false; // the result's buffer
        }
    }
    if (loop != around)
      p().loops[loop].end = now() - 1;
    loop = around;
    for (Value result : op->getResults()) {
      int t = addTensor(result, trips);
      if (dist::isLoop(op)) // one buffer carries the value from start to end
        p().tensors[t].begin = start;
    }
    for (auto [e, edge] : llvm::enumerate(edges)) {
      SmallVector<int> targets;
      for (Value target : edge.targets)
        targets.push_back(tensorOf[target]);
      for (OpOperand *source : edge.sources)
        if (source->getOwner() != op) {
          sources[e].push_back(use(source->get()));
          if (dist::isLoop(op))
            yields.push_back({sources[e].back(), targets});
        }
      addFlow(sources[e], targets);
    }
    return success();
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

  /// Is `v` read by a product or look-up, directly or after a change of form?
  bool feedsProduct(Value v, int depth = 0) {
    for (OpOperand &use : v.getUses()) {
      Operation *user = use.getOwner();
      WorkKind work = workOf(user);
      if (work == WorkKind::Contract || work == WorkKind::Access)
        return true;
      if (work == WorkKind::Move && user->getNumResults() == 1 && depth < 3 &&
          feedsProduct(user->getResult(0), depth + 1))
        return true;
      if (dist::isLoop(user) && depth < 3)
        for (const DataFlowEdge &edge : getDataFlowEdges(user))
          if (llvm::is_contained(edge.sources, &use) &&
              feedsProduct(edge.targets[1], depth + 1))
            return true;
    }
    return false;
  }

  void setKinds() {
    bool anyDonated = llvm::any_of(
        p().results, [](const ProblemResult &r) { return r.donated >= 0; });
    std::vector<bool> donated(p().arguments.size());
    for (const ProblemResult &r : p().results)
      if (r.donated >= 0)
        donated[r.donated] = true;
    for (auto [i, t] : llvm::enumerate(p().arguments)) {
      ProblemTensor &arg = p().tensors[t];
      bool product = arg.elem != ElemClass::Int && !arg.shape.empty() &&
                     feedsProduct(out.values[t]);
      if (donated[i])
        arg.kind = product ? TensorKind::Parameter : TensorKind::OptimizerState;
      else if (!anyDonated && product && !isLeftOfProduct(out.values[t]))
        arg.kind = TensorKind::Parameter;
    }
    for (ProblemTensor &t : p().tensors)
      if (t.remade)
        t.kind = TensorKind::Constant;
    for (const ProblemResult &r : p().results)
      if (r.donated >= 0)
        markGradients(r.tensor, r.donated);
  }

  static int64_t sizeOf(const ProblemTensor &t) {
    return llvm::product_of(t.shape);
  }

  /// The products that an update of argument `number` to `result` adds up: of
  /// its size, with nothing but elementwise ops and changes of form between.
  void markGradients(int result, int number) {
    const ProblemTensor &arg = p().tensors[p().arguments[number]];
    if (arg.kind != TensorKind::Parameter || arg.shape.size() < 2 ||
        isData(out.values[p().arguments[number]]))
      return;
    std::set<int> seen{result};
    SmallVector<int> pending{result};
    while (!pending.empty()) {
      ProblemTensor &t = p().tensors[pending.pop_back_val()];
      auto follow = [&](ArrayRef<int> from) {
        for (int f : from)
          if (sizeOf(p().tensors[f]) == sizeOf(arg) && seen.insert(f).second)
            pending.push_back(f);
      };
      if (t.flow >= 0)
        follow(p().flows[t.flow].sources);
      if (t.producer < 0)
        continue;
      const ProblemOp &op = p().ops[t.producer];
      if (op.work == WorkKind::Contract)
        t.kind = TensorKind::Gradient;
      else if (op.work == WorkKind::Pointwise || op.work == WorkKind::Move)
        follow(op.operands);
    }
  }

  /// Data is on the left of products, weights are on the right.
  bool isLeftOfProduct(Value v) { return isOperandOfProduct(v, 0); }
  /// A layer's weights are on the right of its backward pass's product at
  /// least.
  bool isData(Value v) {
    return isOperandOfProduct(v, 0) && !isOperandOfProduct(v, 1);
  }
  bool isOperandOfProduct(Value v, unsigned number) {
    return llvm::any_of(v.getUses(), [&](OpOperand &use) {
      return workOf(use.getOwner()) == WorkKind::Contract &&
             use.getOperandNumber() == number;
    });
  }

  /// Cheap elementwise values are made where their only user reads them, unless
  /// that is a product, which needs them in memory. A reshape is its operand
  /// under another name, and so is what an update writes into a loop's carried
  /// value.
  void setStored() {
    std::vector<Fused> fused = fuseAll();
    for (size_t t = p().tensors.size(); t-- > 0;) {
      ProblemTensor &tensor = p().tensors[t];
      if (tensor.remade)
        tensor.stored = false;
      if (auto result = dyn_cast<OpResult>(out.values[t]);
          result && isa<stablehlo::OptimizationBarrierOp>(result.getOwner())) {
        unsigned i = result.getResultNumber();
        nameOf[t] = tensorOf[result.getOwner()->getOperand(i)];
        keepWith(tensor, nameOf[t]);
      }
      if (tensor.producer < 0)
        continue;
      const ProblemOp &op = p().ops[tensor.producer];
      Value v = out.values[t];
      Operation *user = v.hasOneUse() ? *v.getUsers().begin() : nullptr;
      StringRef name = out.ops[tensor.producer]->getName().stripDialect();
      if (name == "reshape" || (name == "transpose" && user) ||
          (name == "dynamic_slice" && !isUpdatedInLoop(op.operands[0]))) {
        nameOf[t] = op.operands[0];
        keepWith(tensor, op.operands[0]);
      } else if (op.work == WorkKind::Free) {
        tensor.stored = false;
      } else if (fused[t].kept) {
        for (int operand : op.operands) // read where the users are
          keepWith(tensor, operand);
      } else if (op.work == WorkKind::Update && user &&
                 user->hasTrait<OpTrait::IsTerminator>() &&
                 dist::isLoop(user->getParentOp())) {
        tensor.stored = false;
      }
    }
    setProducts();
    writeYields();
    reuseOperands();
    placeResults();
  }

  /// What products on CPUs take beside their operands and results.
  void setProducts() {
    for (auto [i, op] : llvm::enumerate(p().ops)) {
      if (op.work != WorkKind::Contract || op.results.size() != 1)
        continue;
      Value made = out.values[op.results[0]];
      auto turn = made.hasOneUse()
                      ? dyn_cast<stablehlo::TransposeOp>(*made.user_begin())
                      : stablehlo::TransposeOp();
      op.packsOfParts = packedOperand(op, made, nullptr);
      op.packs = packedOperand(op, made, turn);
      if (op.packs >= 0 && isByColumns(op, 1 - op.packs))
        op.gathers = 1 - op.packs;
      ProblemTensor &result = p().tensors[op.results[0]];
      if (op.elem != ElemClass::F16 || result.elem != ElemClass::F16)
        continue;
      bool wide = false, narrow = false; // who reads it so
      for (Operation *user : out.values[op.results[0]].getUsers())
        (readsWide(user) ? wide : narrow) = true;
      if (wide)
        result.stretch = narrow ? 3 : 2;
      else
        op.widens = true;
    }
  }

  /// Can `user` narrow what it reads in its own loop?
  static bool readsWide(Operation *user) {
    if (isDataFlowOp(user) || user->hasTrait<OpTrait::IsTerminator>())
      return false;
    StringRef name = user->getName().stripDialect();
    if (name == "reshape" || name == "slice" || // views of what is in memory
        (name == "transpose" && feedsProductsOnly(user->getResult(0))))
      return false;
    WorkKind work = workOf(user);
    return work == WorkKind::Pointwise || work == WorkKind::Move ||
           work == WorkKind::Reduce;
  }

  /// The operand of a product along which the result is contiguous, -1 if there
  /// is none: it is packed in panels. A transpose that follows is a part of the
  /// product; `turn` is that, or null.
  int packedOperand(const ProblemOp &op, Value result,
                    stablehlo::TransposeOp turn) {
    const OpRule &rule = p().rules[op.rule];
    SmallVector<ProductRole, 4> roles = productRoles(op, rule);
    if (op.elem == ElemClass::Int || op.elem == ElemClass::F8)
      return -1;
    auto type = cast<RankedTensorType>(result.getType());
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
    if (turn)
      order.assign(turn.getPermutation().begin(), turn.getPermutation().end());
    for (int64_t d : llvm::reverse(order)) {
      if (type.getDimSize(d) == 1 || rule.results[0][d].empty())
        continue;
      ProductRole role = roles[rule.results[0][d].back()];
      return role == ProductRole::N ? 1 : role == ProductRole::M ? 0 : -1;
    }
    return -1;
  }

  /// A slice at an index is a view, but of what a loop carries and updates: the
  /// update may come before the slice is read.
  bool isUpdatedInLoop(int t) const {
    auto arg = dyn_cast<BlockArgument>(out.values[rootOf(t)]);
    return arg && dist::isLoop(arg.getOwner()->getParentOp());
  }

  /// What a loop's body yields is written where it is carried if the old value
  /// is not read behind (lib/CodeGen/WriteYields.cpp).
  void writeYields() {
    for (auto &[source, targets] : yields) {
      int t = rootOf(source);
      ProblemTensor &tensor = p().tensors[t];
      if (!tensor.stored || tensor.producer < 0 || tensor.stretch != 1 ||
          bytesOf(tensor) != bytesOf(p().tensors[targets[0]]))
        continue;
      const ProblemOp &op = p().ops[tensor.producer];
      int64_t last = -1; // reader of the old value
      for (int target : targets)
        if (auto it = readUntil.find(target); it != readUntil.end())
          last = std::max(last, it->second);
      if (last < tensor.producer ||
          (last == tensor.producer && op.work == WorkKind::Pointwise))
        tensor.stored = false;
    }
  }

  /// Are neighbours in an operand's memory summed in different sums? A
  /// transpose before is a part of the product.
  bool isByColumns(const ProblemOp &op, int operand) {
    const OpRule &rule = p().rules[op.rule];
    SmallVector<ProductRole, 4> roles = productRoles(op, rule);
    Value v = out.values[op.operands[operand]];
    auto type = cast<RankedTensorType>(v.getType());
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
    if (auto turn = v.getDefiningOp<stablehlo::TransposeOp>();
        turn && feedsProductsOnly(v))
      for (auto [to, from] : llvm::enumerate(turn.getPermutation()))
        order[from] = int64_t(to); // by dimension in memory
    for (int64_t d : llvm::reverse(order))
      if (type.getDimSize(d) != 1 && !rule.operands[operand][d].empty()) {
        ProductRole role = roles[rule.operands[operand][d].back()];
        return role == ProductRole::M || role == ProductRole::N;
      }
    return false;
  }

  /// An elementwise op writes over an operand that dies there, read at once or
  /// through what is fused into it (lib/CodeGen/InPlace.cpp).
  void reuseOperands() {
    for (auto [i, op] : llvm::enumerate(p().ops)) {
      if (op.work != WorkKind::Pointwise || op.results.size() != 1)
        continue;
      ProblemTensor &result = p().tensors[op.results[0]];
      if (!result.stored)
        continue;
      SmallVector<int> reads(op.operands.begin(), op.operands.end());
      for (size_t k = 0; k < reads.size() && k < 32; ++k) {
        ProblemTensor &t = p().tensors[reads[k]];
        if (t.producer >= 0 && !t.stored &&
            out.ops[t.producer]->getName().stripDialect() != "transpose") {
          llvm::append_range(reads, p().ops[t.producer].operands);
          continue;
        }
        if (!t.stored || t.argument >= 0 || t.flow >= 0 ||
            t.end != int64_t(i) || t.begin == t.end ||
            bytesOf(t) != bytesOf(result) || t.elemBytes != result.elemBytes)
          continue;
        --t.end;
        break;
      }
    }
  }

  /// Arguments and results have buffers for the whole step. A result that takes
  /// an argument's memory is written there if the argument is not read later.
  void placeResults() {
    for (const ProblemResult &r : p().results) {
      ProblemTensor &t = p().tensors[rootOf(r.tensor)];
      if (t.argument >= 0 || !t.stored)
        continue;
      if (r.donated < 0)
        t.begin = 0;
      else if (p().tensors[p().arguments[r.donated]].end <= t.begin)
        t.stored = false;
    }
    for (int t : p().arguments) {
      p().tensors[t].begin = 0;
      p().tensors[t].end = now();
    }
  }

  static double bytesOf(const ProblemTensor &t) {
    double n = double(t.elemBytes);
    for (int64_t size : t.shape)
      n *= double(size);
    return n;
  }

  /// `tensor` is another name for `operand`, which lives as long.
  void keepWith(ProblemTensor &tensor, int operand) {
    tensor.stored = false;
    int64_t &end = p().tensors[operand].end;
    end = std::max(end, tensor.end);
    if (auto it = readUntil.find(operand); it != readUntil.end())
      it->second = std::max(it->second, tensor.end);
  }
  /// The tensor whose memory `t` is another name for.
  int rootOf(int t) const {
    for (auto it = nameOf.find(t); it != nameOf.end(); it = nameOf.find(t))
      t = it->second;
    return t;
  }

  /// Can every user of `v` take the op that makes it into its own loop?
  static bool fusesIntoUsers(Value v) {
    return !v.use_empty() && llvm::all_of(v.getUsers(), [](Operation *user) {
      if (isDataFlowOp(user) || user->hasTrait<OpTrait::IsTerminator>())
        return false; // carried and returned in memory
      if (isReshape(user))
        return fusesIntoUsers(user->getResult(0)); // its memory, if any
      WorkKind by = workOf(user);
      return by == WorkKind::Pointwise || by == WorkKind::Move ||
             by == WorkKind::Reduce;
    });
  }

  /// What code generation makes where it is read, and from what.
  struct Fused {
    bool kept = false; // in registers
    int big = 1;       // tensors of about its size that are read for it
    double cost = 0;   // operations of one element
  };

  /// As lib/CodeGen/FuseElementwise.cpp: what has one user is fused into it,
  /// and so is what is cheap and reads little more than its result.
  Fused fuse(const ProblemOp &op, Operation *from,
             const std::vector<Fused> &fused) {
    auto bytes = [&](int t) { return bytesOf(p().tensors[t]); };
    Fused f{false, 0, op.work == WorkKind::Move ? 0 : operationsOf(from)};
    for (int t : op.operands) {
      bool small =
          p().tensors[t].remade || 8 * bytes(t) <= bytes(op.results[0]);
      f.big += small ? 0 : fused[t].big;
      f.cost += fused[t].kept ? fused[t].cost : 0;
    }
    Value v = out.values[op.results[0]];
    f.kept =
        fusesIntoUsers(v) && (v.hasOneUse() || (f.big == 0 && f.cost <= 8) ||
                              (f.big <= 1 && f.cost <= 2));
    return f.kept ? f : Fused();
  }

  std::vector<Fused> fuseAll() {
    std::vector<Fused> fused(p().tensors.size());
    for (size_t t = 0; t < fused.size(); ++t)
      if (p().tensors[t].remade)
        fused[t] = {true, 0, 0};
    for (auto [i, op] : llvm::enumerate(p().ops)) {
      int t = op.results.size() == 1 ? op.results[0] : -1;
      if (t < 0 || p().tensors[t].remade)
        continue;
      if (isReshape(out.ops[i]))
        fused[t] = fused[op.operands[0]];
      else if (op.work == WorkKind::Pointwise || op.work == WorkKind::Move)
        fused[t] = fuse(op, out.ops[i], fused);
    }
    return fused;
  }

  /// Is every user of `v` a product, which reads it in any order of dimensions?
  static bool feedsProductsOnly(Value v) {
    return !v.use_empty() && llvm::all_of(v.getUsers(), [](Operation *user) {
      return workOf(user) == WorkKind::Contract;
    });
  }

  /// What goes through memory once code generation has fused elementwise chains
  /// into their users and transposes into products. Ops that run row by row in
  /// one kernel find in the cache what another one of them has just touched.
  void setMoved() {
    constexpr int64_t near = 48; // as lib/CodeGen/GroupRows.cpp
    std::vector<Fused> fused(p().tensors.size());
    std::vector<int64_t> touched(p().tensors.size(), -1); // by a row op
    std::vector<int64_t> reduced(p().tensors.size(), -1); // by a reduction
    for (size_t t = 0; t < fused.size(); ++t)
      if (p().tensors[t].remade)
        fused[t] = {true, 0, 0};
    for (auto [i, op] : llvm::enumerate(p().ops)) {
      bool rows = op.work == WorkKind::Pointwise ||
                  op.work == WorkKind::Reduce || op.work == WorkKind::Move;
      op.moved = 0;
      for (auto [k, t] : llvm::enumerate(op.operands)) {
        bool cached = touched[t] >= 0 && int64_t(i) - touched[t] <= near;
        if (rows && k < 32 && !fused[t].kept && !cached)
          op.moved |= uint64_t(1) << k;
        if (rows && cached && reduced[t] >= 0)
          p().ops[reduced[t]].readAgain = true;
        if (rows)
          touched[t] = int64_t(i);
        reduced[t] = op.work == WorkKind::Reduce ? int64_t(i) : reduced[t];
      }
      moveResults(op, out.ops[i], fused);
      for (int t : op.results)
        if (rows)
          touched[t] = int64_t(i);
    }
  }
  void moveResults(ProblemOp &op, Operation *from, std::vector<Fused> &fused) {
    StringRef name = from->getName().stripDialect();
    int t = op.results.empty() ? -1 : op.results[0];
    if (t < 0 || p().tensors[t].remade)
      return;
    if (name == "reshape" || name == "constraint") {
      fused[t] = fused[op.operands[0]];
      op.moved = 0;
      return;
    }
    if (name == "transpose" && feedsProductsOnly(out.values[t])) {
      op.moved = 0;
      return;
    }
    if (op.work == WorkKind::Move || op.work == WorkKind::Pointwise)
      fused[t] = fuse(op, from, fused);
    bool writes =
        op.work == WorkKind::Update
            ? fused[op.operands[0]].kept // made to be updated
            : op.work != WorkKind::Access && op.work != WorkKind::Free;
    for (size_t k = 0; writes && k < op.results.size() && k < 32; ++k)
      if (!fused[op.results[k]].kept)
        op.moved |= uint64_t(1) << (32 + k);
  }

  FunctionOpInterface func;
  RemadeValues remade;
  ProgramProblem out;
  llvm::DenseMap<Value, int> tensorOf;
  SmallVector<std::pair<Region *, SmallVector<int>>> loops;
  /// Of values that a loop carries: the last op in its body that reads them.
  llvm::DenseMap<int, int64_t> readUntil;
  /// What loops yield, and where it flows.
  SmallVector<std::pair<int, SmallVector<int>>> yields;
  llvm::DenseMap<int, int> nameOf; // tensors that are others' memory
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
