# combined.sh MODEL FOLDER RANKS..: runs MODEL with collectives combined and one by one.
set -e
model=$1 folder=$2
shift 2
for n in "$@"; do
  sed "s/RANKS/$n/" "$model" >"$folder/$n.mlir"
  dgc-compile --propagate-only --quiet "$folder/$n.mlir" -o "$folder/$n.dgc"
  dgc-compile --propagate-only --quiet --combine-collectives=false "$folder/$n.mlir" -o "$folder/$n.one.dgc"
  printf '%s ranks: ' "$n"
  dgc-run -n "$n" "$folder/$n.dgc" --input-seed=1 --verify | grep -o '[0-9]* of [0-9]* outputs agree'
  for kind in "" .one; do
    dgc-run -n "$n" "$folder/$n$kind.dgc" --input-seed=1 --steps=5 --output="@$folder/out$kind.npz" >"$folder/log"
    dgc-run "$folder/$n$kind.dgc" --info >"$folder/info$kind"
  done
  cmp "$folder/out.npz" "$folder/out.one.npz"
  count() { sed -n 's/^collectives: //p' "$folder/info$1"; }
  echo "the same bits, $(count) collective a step instead of $(count .one)"
done
