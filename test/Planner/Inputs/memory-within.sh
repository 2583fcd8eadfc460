# memory-within.sh PERCENT dgc-compile ...: what is predicted must be so near to what is laid out.
percent=$1
shift
"$@" | awk -v percent="$percent" '
  match($0, /in all [0-9.]+ MiB, predicted [0-9.]+ MiB/) {
    split(substr($0, RSTART, RLENGTH), word, " ")
    seen = 1
    off = 100 * (word[6] / word[3] - 1)
    print
    if (off > percent || off < -percent) bad = 1
  }
  END {
    if (!seen) { print "no memory line"; exit 1 }
    if (bad) { print "off by " off " %"; exit 1 }
  }'
