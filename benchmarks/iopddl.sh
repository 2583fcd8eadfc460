#!/usr/bin/env bash
# Solves the instances of the IOPDDL contest and compares with its teams.
#
#   benchmarks/iopddl.sh [FOLDER] [--fraction 0.25] [--only "A B"] [--cpu] [--build build]
#
# FOLDER holds NAME.json.gz (default: data/iopddl in the folder "shared" beside this checkout).
# Each instance gets this fraction of the contest's time limit, on one core, reading included;
# --cpu counts CPU time, for a machine that is busy. Best and second are the least costs of the
# contest's 20 teams (8 cores, the whole limit; github.com/asplos-contest/2025,
# misc/iopddl_final_results.csv). A negative gap is a lower cost than any team's. Exit code 1 if a solution fails its check.
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
folder=$(dirname "$root")/shared; folder+=/data/iopddl
fraction=0.25 only="" clock="" build=build
while [ $# -gt 0 ]; do
  case $1 in
    --fraction) fraction=$2; shift ;;
    --only) only=$2; shift ;;
    --build) build=$2; shift ;;
    --cpu) clock=--cpu-clock ;;
    -h|--help) sed -n '2,11s/^# \{0,1\}//p' "$0"; exit 0 ;;
    -*) echo "iopddl.sh: unknown option $1" >&2; exit 1 ;;
    *) folder=$1 ;;
  esac
  shift
done
solve=$root/$build/bin/dgc-solve
[ -x "$solve" ] || { echo "iopddl.sh: $solve is not built" >&2; exit 1; }
[ -d "$folder" ] || { echo "iopddl.sh: no folder $folder" >&2; exit 1; }

# name, limit s, best, second
contest="A 60 6548641531 6569457676
B 60 532843 532844
C 60 84102445260 91709251064
D 60 313613524736 316365595125
G 120 217039 217039
M 180 49928460991 66904362403
P 240 662197407330 667347028482
Q 240 526776842042 527715368061"

status=0
printf '%-9s %7s %15s %15s %15s %9s %15s %8s %8s\n' \
  instance limit cost best second "to best" bound gap time
while read -r name limit best second; do
  [ -z "$only" ] || [[ " $only " == *" $name "* ]] || continue
  file=$folder/$name.json.gz
  [ -e "$file" ] || { echo "$name: no file $file"; continue; }
  seconds=$(awk "BEGIN { print $limit * $fraction }")
  text=$("$solve" "$file" --time-limit "$seconds" $clock --check 2>&1) || status=1
  echo "$text" | awk -v name="$name" -v limit="$seconds" -v best="$best" -v second="$second" '
    /^cost:/ { cost = $2 } /^bound:/ { bound = $2 } /^gap:/ { gap = $2 } /^time:/ { time = $2 }
    /^check: ok/ { ok = 1 } /^infeasible/ { infeasible = 1 }
    END {
      printf "%-9s %7s %15s %15s %15s %+8.3f%% %15s %7.3f%% %8s%s%s\n", name, limit, cost, best,
        second, 100 * (cost / best - 1), bound, gap, time, infeasible ? " INFEASIBLE" : "",
        ok ? "" : " CHECK FAILED"
    }'
done <<< "$contest"
exit $status
