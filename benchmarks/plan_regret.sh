#!/bin/sh
# benchmarks/plan_regret.sh [--quick] [plan_times.py's options]
#
# How much slower is the plan that the planner picks for two ranks of this host,
# measured with dgc-run --calibrate, than the fastest of all plans that users may
# impose by annotations (data, tensor, fully sharded, sequence, ZeRO-1, replicated
# and mixes of them)? For gpt and mlp. Use a machine that does nothing else.
exec python3 "$(dirname "$0")/plan_times.py" "$@"
