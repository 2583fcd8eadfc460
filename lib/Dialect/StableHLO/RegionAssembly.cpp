//===- RegionAssembly.cpp - Custom text forms of reduce and while ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Assembly.h"

using namespace mlir;

namespace dgc::stablehlo {

//===----------------------------------------------------------------------===//
// reduce
//===----------------------------------------------------------------------===//

/// The one op of the body, if the short form says all there is to say: it
/// combines the two arguments in order, has no attributes, and is returned.
static Operation *shortFormOp(ReduceOp op) {
  if (op.getInputs().size() != 1 || !op.getBody().hasOneBlock())
    return nullptr;
  Block &block = op.getBody().front();
  if (block.getNumArguments() != 2 || block.empty() ||
      std::next(block.begin()) == block.end() ||
      std::next(block.begin(), 2) != block.end())
    return nullptr;
  Operation *inner = &block.front();
  auto result = dyn_cast<ReturnOp>(block.back());
  if (!result || !inner->getName().isRegistered() ||
      !isa_and_nonnull<StableHLODialect>(inner->getDialect()) ||
      !inner->hasTrait<OpTrait::IsCommutative>() ||
      inner->getNumRegions() != 0 || inner->getNumOperands() != 2 ||
      inner->getNumResults() != 1 || !inner->getAttrs().empty() ||
      !result->getAttrs().empty())
    return nullptr;
  if (inner->getOperand(0) != block.getArgument(0) ||
      inner->getOperand(1) != block.getArgument(1) ||
      result.getNumOperands() != 1 ||
      result.getOperand(0) != inner->getResult(0))
    return nullptr;
  // The short form derives all these types from the input.
  Type type = RankedTensorType::get(
      {}, cast<RankedTensorType>(op.getInputs()[0].getType()).getElementType());
  bool derived = block.getArgument(0).getType() == type &&
                 block.getArgument(1).getType() == type &&
                 inner->getResult(0).getType() == type;
  return derived ? inner : nullptr;
}

void ReduceOp::print(OpAsmPrinter &p) {
  auto inputs = llvm::zip(getInputs(), getInitValues());
  llvm::interleaveComma(inputs, p, [&](auto pair) {
    p << "(" << std::get<0>(pair) << " init: " << std::get<1>(pair) << ")";
  });
  Operation *inner = shortFormOp(*this);
  if (inner)
    p << " applies " << inner->getName().getStringRef();
  p << " across dimensions = [";
  llvm::interleaveComma(getDimensions(), p);
  p << "]";
  p.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  p << " : ";
  p.printFunctionalType(*this);
  if (inner)
    return;
  p.printNewline();
  p << " reducer";
  unsigned count = getInputs().size();
  Block &block = getBody().front();
  for (unsigned i = 0; i < count; ++i) {
    p << "(";
    p.printRegionArgument(block.getArgument(i));
    p << ", ";
    p.printRegionArgument(block.getArgument(count + i));
    p << ") ";
  }
  p << " "; // two blanks, as JAX prints it
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

/// `(%x init: %i), (%y init: %j)`; a comma before `across` is not ours.
static ParseResult parseInputs(OpAsmParser &p, Operands &inputs,
                               Operands &inits) {
  return p.parseCommaSeparatedList([&]() -> ParseResult {
    return failure(p.parseLParen() || p.parseOperand(inputs.emplace_back()) ||
                   p.parseKeyword("init") || p.parseColon() ||
                   p.parseOperand(inits.emplace_back()) || p.parseRParen());
  });
}

static ParseResult parseReducer(OpAsmParser &p, size_t count, Region *body) {
  SmallVector<OpAsmParser::Argument> first, second;
  if (p.parseKeyword("reducer"))
    return failure();
  while (succeeded(p.parseOptionalLParen()))
    if (p.parseArgument(first.emplace_back(), /*allowType=*/true,
                        /*allowAttrs=*/true) ||
        p.parseComma() ||
        p.parseArgument(second.emplace_back(), /*allowType=*/true,
                        /*allowAttrs=*/true) ||
        p.parseRParen())
      return failure();
  if (first.size() != count)
    return p.emitError(p.getCurrentLocation())
           << "expected a pair of reducer arguments for each of the " << count
           << " inputs, but got " << first.size();
  llvm::append_range(first, second);
  return p.parseRegion(*body, first);
}

static ParseResult buildShortBody(OpAsmParser &p, SMLoc loc, OperationName name,
                                  Type input, Location location, Region *body) {
  auto tensor = dyn_cast<RankedTensorType>(input);
  if (!tensor)
    return p.emitError(loc) << "expected a ranked tensor, but got " << input;
  if (!name.isRegistered() || !isa<StableHLODialect>(name.getDialect()) ||
      !name.hasTrait<OpTrait::IsCommutative>())
    return p.emitError(loc)
           << "the short form of reduce applies a commutative stablehlo op of "
              "two operands, but got '"
           << name << "'; write the long form with a reducer region";
  Type type = RankedTensorType::get({}, tensor.getElementType());
  OpBuilder builder(p.getContext());
  Block *block =
      builder.createBlock(body, {}, {type, type}, {location, location});
  OperationState state(location, name, block->getArguments(), type);
  Operation *inner = builder.create(state);
  ReturnOp::create(builder, location, inner->getResults());
  return success();
}

ParseResult ReduceOp::parse(OpAsmParser &p, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands, inits;
  SMLoc operandsLoc = p.getCurrentLocation();
  if (parseInputs(p, operands, inits))
    return failure();
  SMLoc innerLoc;
  std::optional<OperationName> inner;
  if (succeeded(p.parseOptionalKeyword("applies"))) {
    innerLoc = p.getCurrentLocation();
    FailureOr<OperationName> name = p.parseCustomOperationName();
    if (failed(name))
      return failure();
    inner = *name;
  }
  SmallVector<int64_t> dims;
  FunctionType type;
  if (p.parseKeyword("across") || p.parseKeyword("dimensions") ||
      p.parseEqual() ||
      p.parseCommaSeparatedList(
          AsmParser::Delimiter::Square,
          [&] { return p.parseInteger(dims.emplace_back()); }) ||
      p.parseOptionalAttrDict(state.attributes) || p.parseColonType(type))
    return failure();
  state.addAttribute("dimensions", p.getBuilder().getDenseI64ArrayAttr(dims));
  state.addTypes(type.getResults());
  size_t count = operands.size();
  llvm::append_range(operands, inits);
  if (p.resolveOperands(operands, type.getInputs(), operandsLoc,
                        state.operands))
    return failure();
  Region *body = state.addRegion();
  if (!inner)
    return parseReducer(p, count, body);
  if (count != 1)
    return p.emitError(innerLoc, "the short form of reduce takes one input; "
                                 "write the long form with a reducer region");
  // The body's ops stand in no text of their own: they have the op's location.
  std::optional<Location> location;
  if (p.parseOptionalLocationSpecifier(location))
    return failure();
  if (location)
    state.location = *location;
  return buildShortBody(p, innerLoc, *inner, type.getInput(0), state.location,
                        body);
}

//===----------------------------------------------------------------------===//
// while
//===----------------------------------------------------------------------===//

void WhileOp::print(OpAsmPrinter &p) {
  Block &cond = getCond().front();
  // Both regions have the same arguments, so they are named once.
  p.shadowRegionArgs(getBody(), cond.getArguments());
  p << "(";
  llvm::interleaveComma(llvm::zip(cond.getArguments(), getOperand()), p,
                        [&](auto pair) {
                          p.printOperand(std::get<0>(pair));
                          p << " = ";
                          p.printOperand(std::get<1>(pair));
                        });
  p << ")";
  if (getNumOperands() != 0) {
    p << " : ";
    llvm::interleaveComma(getOperandTypes(), p);
  }
  p.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  p.printNewline();
  p << "cond ";
  p.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  p << " do ";
  p.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

ParseResult WhileOp::parse(OpAsmParser &p, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<OpAsmParser::Argument> args;
  SmallVector<Type> types;
  SMLoc loc = p.getCurrentLocation();
  auto parsePair = [&]() -> ParseResult {
    return failure(p.parseArgument(args.emplace_back()) || p.parseEqual() ||
                   p.parseOperand(operands.emplace_back()));
  };
  if (p.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parsePair))
    return failure();
  if (!operands.empty() && p.parseColonTypeList(types))
    return failure();
  if (p.resolveOperands(operands, types, loc, state.operands) ||
      p.parseOptionalAttrDictWithKeyword(state.attributes))
    return failure();
  state.addTypes(types);
  for (auto [arg, type] : llvm::zip(args, types))
    arg.type = type;
  return failure(
      p.parseKeyword("cond") || p.parseRegion(*state.addRegion(), args) ||
      p.parseKeyword("do") || p.parseRegion(*state.addRegion(), args));
}

void WhileOp::getAsmBlockArgumentNames(Region &region,
                                       OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument, "iterArg");
}

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getResult(),
          isa<IntegerType>(getType().getElementType()) ? "c" : "cst");
}

} // namespace dgc::stablehlo
