#!/usr/bin/env bash
# From a bare Debian 12 machine to a GPT training step on four CPU ranks: installs what is
# missing, builds, plans and compiles the step for 4 ranks, runs it, and compares the
# outputs with JAX's and with the same step on one rank.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup.sh dgc-compile dgc-run dgc-stub dgc-opt
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
model=examples/models/gpt

echo
echo "== dgc-compile $model.mlir --devices 4"
build/bin/dgc-compile $model.mlir --devices 4 -o "$out/gpt.dgc"

echo
echo "== dgc-run -n 4 gpt.dgc: the outputs against JAX's"
build/bin/dgc-run -n 4 "$out/gpt.dgc" --input=@$model.in.npz --expected_output=@$model.out.npz

echo
echo "== dgc-run -n 4 gpt.dgc --verify: four ranks against one"
build/bin/dgc-run -n 4 "$out/gpt.dgc" --input=@$model.in.npz --verify

echo
echo "== dgc-run -n 4 gpt.dgc --steps 30: the loss of thirty steps against JAX's"
build/bin/dgc-run -n 4 "$out/gpt.dgc" --input=@$model.in.npz --steps 30 \
  --expected_curve=$model.losses.txt
