#!/usr/bin/env bash
# Installs what dgc needs (Debian 12; packages.txt names it) and builds into build/.
# Called by quickstart.sh and test.sh; `scripts/setup.sh TARGET..` builds only those.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
while read -r package; do
  [[ -z "$package" || "$package" == \#* ]] && continue
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing+=("$package")
done < scripts/packages.txt
if ((${#missing[@]})); then
  echo "== installing: ${missing[*]}"
  sudo=""
  if [[ $(id -u) != 0 ]]; then
    command -v sudo >/dev/null || { echo "error: run this as root, or install: ${missing[*]}" >&2; exit 1; }
    sudo=sudo
  fi
  $sudo apt-get update -q >/dev/null
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -q --no-install-recommends "${missing[@]}" >/dev/null
fi

echo "== building into build/"
[[ -f build/build.ninja ]] || cmake --preset release >/dev/null
cmake --build build --target "${@:-all}"
