#!/bin/sh
# check.sh MODEL FOLDER "NUMBERS OF RANKS" [dgc-compile options]
# Compiles a program for each number of ranks, runs it on made-up inputs, and
# compares with what the reference evaluator makes of the unsharded program.
set -e
model=$1 folder=$2 numbers=$3
shift 3
mkdir -p "$folder"
for n in $numbers; do
  dgc-compile "$model" --devices "$n" --quiet -o "$folder/p.dgc" "$@"
  [ -f "$folder/reference.npz" ] ||
    dgc-run --device=reference "$folder/p.dgc" --input-seed=3 --input-kind=${KIND:-normal} \
      --output=@"$folder/reference.npz" --quiet
  dgc-run -n "$n" "$folder/p.dgc" --input-seed=3 --input-kind=${KIND:-normal} --check-replicas \
    --expected-output=@"$folder/reference.npz" --quiet
done
rm -r "$folder"
