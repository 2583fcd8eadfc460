#!/bin/sh
# package.sh CC FOLDER [manifest edits]: FOLDER/train.dgc and the parts it is made of.
set -e
here=$(dirname "$0")
cc=$1 out=$2
shift 2
mkdir -p "$out"
python3 "$here/make_package.py" "$out/manifest.json" "$@"
"$cc" -O1 -shared -fPIC -I"$here/../../../include" "$here/train.c" -o "$out/train.so"
printf '\001\000\000\000' >"$out/constants.bin"
dgc-pack --stub="$(command -v dgc-stub)" manifest="$out/manifest.json" \
  code.cpu="$out/train.so" constants="$out/constants.bin" -o "$out/train.dgc"
