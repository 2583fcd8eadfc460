#!/usr/bin/env python3
"""Writes the manifest of train.c: make_package.py OUT [key=value ..].

Keys: cpu, abi (top level), profiled."""
import json
import sys


def whole(n):
    return {"of_rank": [0, 0], "entries": [[[0, 0, n]]]}


def tensor(name, dtype, shape, **more):
    return {
        "name": name, "dtype": dtype, "shape": shape, "local_shape": shape,
        "dims": [whole(n) for n in shape], **more,
    }


def rows(name, **more):
    t = tensor(name, "f32", [5, 4], **more)
    t["local_shape"] = [3, 4]
    t["dims"][0] = {"of_rank": [0, 1], "entries": [[[0, 0, 3]], [[3, 0, 2]]]}
    return t


manifest = {
    "abi": 2,
    "dgc": "test",
    "name": "train",
    "num_ranks": 2,
    "mesh": {"axes": [{"name": "d0", "size": 2}], "device_ids": []},
    "cpu": "x86-64-v2",
    "profiled": True,
    "args": [
        rows("w", donated=True, result=1),
        tensor("x", "f32", [4], donated=False, result=-1),
        tensor("step", "i32", [], donated=True, result=2),
        tensor("fault", "i32", [2], donated=False, result=-1),
    ],
    "results": [
        tensor("loss", "f32", [], in_place_of=-1),
        rows("w_new", in_place_of=0),
        tensor("step_new", "i32", [], in_place_of=-1),
    ],
    "arena_bytes": 4096,
    "collective_bytes": 160,
    "constants_bytes": 4,
    "groups": [{"axes": "d0", "of_rank": [0, 0], "members": [[0, 1]]}],
    "permutes": [],
    "exchanges": [],
    "ops": [
        {"op": "all_reduce", "axes": "d0", "bytes": 4, "loc": "train.mlir:3:5"},
        {"op": "all_gather", "axes": "d0", "bytes": 48, "loc": "train.mlir:7:5"},
    ],
    "work_kinds": ["elementwise"],
}
for edit in sys.argv[2:]:
    path, value = edit.split("=", 1)
    at = manifest
    *keys, last = path.split(".")
    for key in keys:
        at = at[int(key)] if isinstance(at, list) else at[key]
    if isinstance(at, list):
        at[int(last)] = json.loads(value)
    elif value == "DELETE":
        del at[last]
    else:
        at[last] = json.loads(value)
with open(sys.argv[1], "w", encoding="utf-8") as f:
    json.dump(manifest, f, sort_keys=True)
