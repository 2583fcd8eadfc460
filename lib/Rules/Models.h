//===- Models.h - The built-in rows, and what they share --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RULES_MODELS_H
#define DGC_LIB_RULES_MODELS_H

#include "dgc/Rules/Registry.h"

namespace dgc {

// One table a file.
llvm::ArrayRef<OpModel> pointwiseModels();
llvm::ArrayRef<OpModel> shapeModels();
llvm::ArrayRef<OpModel> windowModels();
llvm::ArrayRef<OpModel> dotReduceModels();
llvm::ArrayRef<OpModel> dynamicSliceModels();
llvm::ArrayRef<OpModel> gatherModels();
llvm::ArrayRef<OpModel> scatterModels();

/// Collects an op's rule.
class RuleBuilder {
public:
  /// Operands and results get their ranks, and no factors yet.
  explicit RuleBuilder(mlir::Operation *op);

  /// A new factor. One of size 1 or 0 cannot be split: it is Whole.
  int factor(int64_t size, FactorKind kind = FactorKind::Pass,
             ReduceKind reduce = ReduceKind::Add);
  void operand(unsigned i, int64_t dim, int factor) {
    rule.operands[i][dim].push_back(factor);
  }
  void result(unsigned i, int64_t dim, int factor) {
    rule.results[i][dim].push_back(factor);
  }
  void unreduced(llvm::ArrayRef<int> operands, ReduceKind operandKind,
                 ReduceKind resultKind) {
    rule.unreduced.push_back(
        {llvm::SmallVector<int>(operands), operandKind, resultKind});
  }
  /// `operands` may be unreduced in every way that their type allows, and the
  /// result is unreduced in the same: true of ops that only move elements.
  void unreducedMoves(llvm::ArrayRef<int> operands);

  OpRule rule;

private:
  mlir::Operation *op;
};

bool isBoolean(mlir::Type elementType);
/// How partial look-ups combine: the owner's value and the others' neutral
/// ones.
ReduceKind lookupKind(mlir::Type elementType);
/// What stablehlo.add, multiply, .. mean on the element type: on i1 add is OR.
std::optional<ReduceKind> combinerOf(mlir::Operation *op);
/// The combination that a reducer or scatter body makes of its two arguments.
std::optional<ReduceKind> combinerOf(mlir::Region &body);
/// May every rank count a value that should count once?
bool isIdempotent(ReduceKind kind);

mlir::RankedTensorType tensorType(mlir::Value v);

/// `op` with local operands and result types and without dist attributes.
mlir::Operation *cloneLocal(LocalBuilder &b, const LocalOpInput &in,
                            mlir::ValueRange operands);
llvm::SmallVector<mlir::Value> localOperands(const LocalOpInput &in);

/// Facts that travel with the factors: a result dimension's padding holds what
/// all operands that have its factor hold there; `also` operands of rank 0 (pad
/// value, init) join in.
llvm::SmallVector<PadFacts, 1> moveFacts(const LocalOpInput &in);
/// The fact of a result dimension from operand `i` by its factor; unknown if
/// the operand does not have the factor.
PadFact factByFactor(const LocalOpInput &in, unsigned operand, unsigned result,
                     unsigned dim);
/// Unknown in the padded dimensions of result `i`.
PadFacts unknownFacts(const LocalOpInput &in, unsigned i);

/// `value` on the first rank of `refs` only, the neutral value of `kind` on the
/// others. The same value where it is neutral anyway or may count repeatedly.
mlir::Value countOnce(LocalBuilder &b, const LocalValue &value,
                      llvm::ArrayRef<AxisRef> refs, ReduceKind kind);

/// Folds a pointwise op over what the operands' padding holds.
PadFact foldPadding(mlir::Operation *op, llvm::ArrayRef<PadFact> operands,
                    bool assumeFinite);

} // namespace dgc

#endif // DGC_LIB_RULES_MODELS_H
