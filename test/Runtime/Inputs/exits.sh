#!/bin/sh
# exits.sh CODE command..: succeeds if the command ends with CODE; its error text
# comes out on stdout.
want=$1
shift
"$@" 2>&1
got=$?
[ $got = "$want" ] || { echo "exit code $got, expected $want"; exit 1; }
