//===- UnknownOps.cpp - What to do about ops that dgc lacks ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// MLIR's own texts say that the op is not registered, or that unregistered
// dialects may be allowed, which helps nobody who wants to compile a model.
//
//===----------------------------------------------------------------------===//
#include "dgc/Pipelines/UnknownOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

std::string dgc::adviceForUnknownOp(StringRef name) {
  StringRef advice =
      llvm::StringSwitch<StringRef>(name)
          .Case("stablehlo.is_finite", "write jnp.abs(x) < jnp.inf instead")
          .Case("stablehlo.remainder",
                "write it with a division; of integers, x - y * (x / y)")
          .Cases({"stablehlo.floor", "stablehlo.ceil",
                  "stablehlo.round_nearest_even"},
                 "write it with a conversion to an integer type and back")
          .Cases({"stablehlo.sort", "chlo.top_k"},
                 "write it with comparisons and one-hot products, or sort the "
                 "data before it comes in")
          .Case("stablehlo.reduce_window",
                "write a cumulative sum as a product with a triangular matrix "
                "or as lax.scan, and pooling as a reshape and a reduction")
          .Case("stablehlo.convolution",
                "write it as slices or patches and a matrix product")
          .Cases(
              {"stablehlo.rng_bit_generator", "stablehlo.rng", "chlo.erf_inv"},
              "draw random numbers outside of the model and pass them in as "
              "an argument")
          .Cases({"sdy.manual_computation", "stablehlo.all_reduce",
                  "stablehlo.all_gather", "stablehlo.reduce_scatter",
                  "stablehlo.all_to_all", "stablehlo.collective_permute"},
                 "export the model before it is partitioned, without shard_map")
          .Default("");
  std::string text = "dgc cannot compile this op";
  if (!name.empty())
    text = ("dgc cannot compile '" + name + "'").str();
  if (!advice.empty())
    return text + "; " + advice.str();
  return text + "; export the model with the ops that docs/Ops.md lists, or "
                "lower it to them first";
}

/// The name in quotes that the messages about unknown ops hold.
static StringRef quotedName(StringRef text) {
  return text.split('\'').second.split('\'').first;
}

static bool isAboutUnknownOp(StringRef text) {
  return (text.starts_with("custom op '") && text.contains("' is unknown")) ||
         (text.starts_with("Dialect `") && text.contains("custom op '")) ||
         text.starts_with("unregistered operation '") ||
         text.starts_with(
             "operation being parsed with an unregistered dialect");
}

void dgc::explainUnknownOps(MLIRContext &context) {
  context.getDiagEngine().registerHandler([](Diagnostic &diag) {
    if (diag.getSeverity() == DiagnosticSeverity::Error) {
      std::string text = diag.str();
      if (isAboutUnknownOp(text)) {
        StringRef name = quotedName(text);
        if (StringRef(text).starts_with("Dialect `"))
          name = quotedName(StringRef(text).split("custom op ").second);
        diag.attachNote() << adviceForUnknownOp(name);
      }
    }
    // Others print it.
    return failure();
  });
}
