#!/usr/bin/env bash
# Compiles models for many numbers of ranks and compares the runs with JAX's outputs.
#
#   scripts/check_models.sh                                 every example, on 1 2 3 4 6 8 ranks
#   scripts/check_models.sh -n "2 5" folder/*.mlir          other models: X.in.npz and X.out.npz lie beside X.mlir
#   scripts/check_models.sh -n 4 -- --cpu=x86-64-v3         options after -- are dgc-compile's
#
# Where there is X.losses.txt, training steps must follow it. Prints a line for each run;
# ends with 1 if one fails. DGC_BIN is the folder of the tools (default: build/bin).
set -uo pipefail
cd "$(dirname "$0")/.."
bin=${DGC_BIN:-build/bin}
ranks="1 2 3 4 6 8"
models=()
while (($#)); do
  case $1 in
    -n) ranks=$2; shift 2 ;;
    --) shift; break ;;
    -h | --help) sed -n '2,10s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) models+=("$1"); shift ;;
  esac
done
((${#models[@]})) || models=(examples/models/*.mlir)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

report() { # exit code, text, log
  if (($1 == 0)); then echo "ok      $2"; return; fi
  failed=1
  echo "FAILED  $2 (exit code $1)"
  tail -n 5 "$3" | sed 's/^/        /'
}

for model in "${models[@]}"; do
  base=${model%.mlir}
  for n in $ranks; do
    name="$(basename "$base") on $n ranks"
    "$bin/dgc-compile" "$model" --devices "$n" -o "$work/m.dgc" "$@" >"$work/log" 2>&1
    code=$?
    if ((code)); then report $code "$name: compiled" "$work/log"; continue; fi
    "$bin/dgc-run" -n "$n" "$work/m.dgc" --input=@"$base.in.npz" --check-replicas \
      --expected-output=@"$base.out.npz" >"$work/log" 2>&1
    report $? "$name: outputs" "$work/log"
    [[ -f $base.losses.txt ]] || continue
    "$bin/dgc-run" -n "$n" "$work/m.dgc" --input=@"$base.in.npz" \
      --expected-curve="$base.losses.txt" >"$work/log" 2>&1
    report $? "$name: losses" "$work/log"
  done
done
exit $failed
