#!/usr/bin/env bash
# Builds dgc and runs all of its tests: lint, unit tests, lit tests.
#   scripts/test.sh           release build
#   scripts/test.sh --full    also the dev, sanitizer and shared-library builds
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup.sh all
passed=0 failed=0
run() { # name command..
  local name=$1; shift
  echo "== $name"
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "== $name FAILED"; fi
}

check() { # build folder
  run "unit tests ($1)" "$1/bin/dgc-unittests" --gtest_brief=1
  run "lit tests ($1)" /usr/bin/python3 /usr/lib/llvm-22/bin/lit -sv --timeout 300 "$1/test"
}

run "lint" utils/lint --all
check build
run "commands of the README" utils/check_readme.py
if [[ "${1:-}" == --full ]]; then
  for preset in dev sanitize shared; do
    cmake --preset $preset >/dev/null
    cmake --build build-$preset
    check build-$preset
  done
fi
echo "$passed passed, $failed failed"
((failed == 0))
