//===- UnknownOps.cpp - What to do about ops that dgc lacks ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// MLIR's own texts say that an op is not registered, or that unregistered
// dialects may be allowed, and print all of an op's regions behind, which helps
// nobody who wants to compile a model. They are replaced by an error that names
// the op, says that dgc does not know it, and what can be done.
//
//===----------------------------------------------------------------------===//
#include "dgc/Pipelines/UnknownOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

using namespace mlir;

namespace {
struct Advice {
  StringRef text;
  std::initializer_list<StringRef> names; // of ops, or attributes of such ops
};
} // namespace

static const Advice kAdvice[] = {
    {"write jnp.abs(x) < jnp.inf instead", {"stablehlo.is_finite"}},
    {"write it with a division; of integers, x - y * (x / y)",
     {"stablehlo.remainder"}},
    {"write it with a conversion to an integer type and back",
     {"stablehlo.floor", "stablehlo.ceil", "stablehlo.round_nearest_even",
      "stablehlo.round_nearest_afz"}},
    {"write it with comparisons and one-hot products, or sort the data before "
     "it comes in",
     {"stablehlo.sort", "chlo.top_k"}},
    {"write a cumulative sum as a product with a triangular matrix or as "
     "lax.scan, and pooling as a reshape and a reduction",
     {"stablehlo.reduce_window", "stablehlo.select_and_scatter"}},
    {"write it as slices or patches and a matrix product",
     {"stablehlo.convolution", "stablehlo.conv"}},
    {"draw random numbers outside of the model and pass them in as an argument",
     {"stablehlo.rng_bit_generator", "stablehlo.rng", "chlo.erf_inv",
      "stablehlo.rng_algorithm", "stablehlo.rng_distribution"}},
    {"multiply or divide by a power of two; if it is of jax.random, draw "
     "random "
     "numbers outside of the model and pass them in as an argument",
     {"stablehlo.shift_left", "stablehlo.shift_right_logical",
      "stablehlo.shift_right_arithmetic"}},
    {"write jnp.exp(x) - 1 or jnp.log(1 + x)",
     {"stablehlo.exponential_minus_one", "stablehlo.log_plus_one"}},
    {"write jnp.sin(x) / jnp.cos(x)", {"stablehlo.tan"}},
    {"look it up by an array of indices, as x[np.arange(n)[::-1]]",
     {"stablehlo.reverse"}},
    {"keep real and imaginary parts apart",
     {"stablehlo.complex", "stablehlo.real", "stablehlo.imag", "stablehlo.fft",
      "stablehlo.fft_type"}},
    {"export the model before it is partitioned, without shard_map",
     {"sdy.manual_computation", "sdy.manual_axes", "stablehlo.all_reduce",
      "stablehlo.all_gather", "stablehlo.reduce_scatter",
      "stablehlo.all_to_all", "stablehlo.collective_permute",
      "stablehlo.collective_broadcast", "stablehlo.partition_id",
      "stablehlo.replica_id", "stablehlo.channel_handle"}},
};

/// What an error of MLIR's reader or verifier is about: the dialect comes first
/// or behind, in quotes or not, as MLIR has it.
static std::optional<std::string> unknownOp(StringRef text) {
  auto quoted = [](StringRef s) {
    return s.split('\'').second.split('\'').first;
  };
  if ((text.starts_with("custom op '") && text.contains("' is unknown")) ||
      text.starts_with("unregistered operation '"))
    return quoted(text).str();
  if (text.starts_with("Dialect `") && text.contains("custom op '"))
    return quoted(text.split("custom op ").second).str();
  if (text.starts_with("operation being parsed with an unregistered dialect"))
    return "";
  return std::nullopt;
}

/// "#stablehlo.channel_handle" from "unknown attribute `channel_handle` in
/// dialect `stablehlo`".
static std::optional<std::string> unknownAttribute(StringRef text) {
  SmallVector<StringRef> parts;
  text.split(parts, '`');
  if (!text.starts_with("unknown attribute `") || parts.size() < 4)
    return std::nullopt;
  return ("#" + parts[3] + "." + parts[1]).str();
}

std::string dgc::explainUnknown(StringRef name) {
  std::string text = name.empty()
                         ? "dgc does not know this op, nor its dialect"
                         : ("dgc does not know '" + name + "' yet").str();
  if (name.consume_front("#"))
    text += ", nor the ops that have it";
  for (const Advice &row : kAdvice)
    if (llvm::is_contained(row.names, name))
      return text + "; " + row.text.str() +
             " (docs/Ops.md lists the ops that it knows)";
  return text + "; write the model with the ops that docs/Ops.md lists, or "
                "lower it to them before it comes in";
}

void dgc::explainUnknownOps(MLIRContext &context) {
  DiagnosticEngine &engine = context.getDiagEngine();
  engine.registerHandler([&engine](Diagnostic &diag) {
    if (diag.getSeverity() != DiagnosticSeverity::Error)
      return failure(); // Others print it.
    std::string text = diag.str();
    std::optional<std::string> name = unknownOp(text);
    if (!name)
      name = unknownAttribute(text);
    if (!name)
      return failure();
    engine.emit(diag.getLocation(), DiagnosticSeverity::Error)
        << explainUnknown(*name);
    return success();
  });
}
