#!/usr/bin/env python3
"""Writes test/CodeGen/Exec/*.mlir: ops lowered, compiled, run and compared with XLA.

    python3 utils/gen_lowering_tests.py [group ..]

Needs jax (any recent one from PyPI); the tests themselves do not. Each case is a
function of stablehlo ops with its inputs and the results XLA gave on them.
"""
import os
import sys

import jax
from jax._src import xla_bridge

import lowering_cases
import lowering_cases_indexed
from lowering_cases import FLOATS, NAMES, literal, tensor_type, type_of

PIPELINE = (
    "builtin.module(func.func(dgc-lower-to-linalg),"
    "one-shot-bufferize{bufferize-function-boundaries=1 "
    "function-boundary-type-conversion=identity-layout-map "
    "allow-return-allocs-from-loops=1},"
    "func.func(convert-linalg-to-loops),canonicalize,cse,expand-strided-metadata,"
    "convert-vector-to-llvm,lower-affine,func.func(math-expand-ops{ops=rsqrt}),"
    "convert-math-to-llvm,convert-math-to-libm,"
    "arith-expand{include-bf16=true},convert-scf-to-cf,convert-arith-to-llvm,"
    "finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,"
    "reconcile-unrealized-casts)")



# --- What a test file holds ---------------------------------------------------

CHECK = """
func.func private @check_{t}(%got: tensor<?x{t}>, %want: tensor<?x{t}>, %rtol: f64, %atol: f64) -> i64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = tensor.dim %got, %c0 : tensor<?x{t}>
  %bad = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i64 {{
    %g = tensor.extract %got[%i] : tensor<?x{t}>
    %w = tensor.extract %want[%i] : tensor<?x{t}>
    {compare}
    %next = scf.if %ok -> i64 {{
      scf.yield %sum : i64
    }} else {{
      vector.print str "  at, got, want: "
      vector.print %i : index
      vector.print %g : {t}
      vector.print %w : {t}
      %more = arith.addi %sum, %one : i64
      scf.yield %more : i64
    }}
    scf.yield %next : i64
  }}
  return %bad : i64
}}
"""
COMPARE_INT = "%ok = arith.cmpi eq, %g, %w : i64"
COMPARE_FLOAT = """%gnan = arith.cmpf uno, %g, %g : {t}
    %wnan = arith.cmpf uno, %w, %w : {t}
    %nan = arith.andi %gnan, %wnan : i1
    %gbits = arith.bitcast %g : {t} to {bits}
    %wbits = arith.bitcast %w : {t} to {bits}
    %same = arith.cmpi eq, %gbits, %wbits : {bits}
    %diff = arith.subf %g, %w : {t}
    %absdiff = math.absf %diff : {t}
    %absw = math.absf %w : {t}
    %d = {cast}%absdiff{to}
    %m = {cast}%absw{to}
    %scaled = arith.mulf %m, %rtol : f64
    %limit = arith.addf %scaled, %atol : f64
    %zerof = arith.constant 0.0 : f64
    %close = arith.cmpf ole, %d, %limit : f64
    %tolerant = arith.cmpf ogt, %limit, %zerof : f64
    %near = arith.andi %close, %tolerant : i1
    %some = arith.ori %nan, %same : i1
    %ok = arith.ori %some, %near : i1"""


def checkers(used):
    text = ""
    for t in sorted(used):
        compare = COMPARE_INT
        if t == "f32":
            compare = COMPARE_FLOAT.format(t=t, bits="i32", cast="arith.extf ", to=" : f32 to f64")
        if t == "f64":
            compare = COMPARE_FLOAT.format(t=t, bits="i64", cast="arith.addf %zerof, ",
                                           to=" : f64")
            compare = compare.replace("    %zerof = arith.constant 0.0 : f64\n", "")
            compare = "%zerof = arith.constant 0.0 : f64\n    " + compare
        text += CHECK.format(t=t, compare=compare)
    return text


def widened(element):
    if element in ("f32", "f64"):
        return element
    return "f32" if element in FLOATS else "i64"


def main_function(cases):
    lines, used = [], set()
    for k, case in enumerate(cases):
        for i, x in enumerate(case.inputs):
            lines.append(f"%in{k}_{i} = stablehlo.constant {literal(x)}")
        args = ", ".join(f"%in{k}_{i}" for i in range(len(case.inputs)))
        ins = ", ".join(type_of(x) for x in case.inputs)
        n = len(case.expected)
        outs = ", ".join(case.results)
        lines.append(f"%out{k}:{n} = call @{case.name}({args}) : ({ins}) -> ({outs})")
        lines.append(f"%rtol{k} = arith.constant {case.rtol:e} : f64")
        lines.append(f"%atol{k} = arith.constant {case.atol:e} : f64")
        for j, want in enumerate(case.expected):
            element = NAMES[want.dtype]
            t = widened(element)
            used.add(t)
            v, flat = f"{k}_{j}", tensor_type([want.size], element)
            wide, dyn = tensor_type([want.size], t), f"tensor<?x{t}>"
            lines.append(f"%want{v} = stablehlo.constant {literal(want)}")
            for side, source in (("got", f"%out{k}#{j}"), ("want", f"%want{v}")):
                lines.append(f"%{side}f{v} = stablehlo.reshape {source} : "
                             f"({case.results[j]}) -> {flat}")
                lines.append(f"%{side}w{v} = stablehlo.convert %{side}f{v} : ({flat}) -> {wide}")
                lines.append(f"%{side}d{v} = tensor.cast %{side}w{v} : {wide} to {dyn}")
            lines.append(f"%bad{v} = call @check_{t}(%gotd{v}, %wantd{v}, %rtol{k}, %atol{k}) : "
                         f"({dyn}, {dyn}, f64, f64) -> i64")
            lines.append(f'vector.print str "{case.name}.{j}: "')
            lines.append(f"vector.print %bad{v} : i64")
    body = "\n".join("  " + line for line in lines)
    return checkers(used) + f"\nfunc.func @main() {{\n{body}\n  return\n}}\n"


def write_group(name, cases, folder, backend):
    checks, functions = [], []
    for case in cases:
        case.run(backend)
        functions.append(case.function(case.name))
        for j in range(len(case.expected)):
            checks.append(f"// CHECK: {case.name}.{j}: 0")
    run = ("// RUN: dgc-opt %s --pass-pipeline='" + PIPELINE + "' \\\n"
           "// RUN: | sed 's/{fastmath = #arith[^}]*}//' \\\n"
           "// RUN: | mlir-runner -e main --entry-point-result=void "
           "--shared-libs=%mlir_lib_dir/libmlir_runner_utils.so,"
           "%mlir_lib_dir/libmlir_c_runner_utils.so \\\n"
           "// RUN: | FileCheck %s\n")
    text = ("// Written by utils/gen_lowering_tests.py: expected values are XLA's. A case prints\n"
            "// how many of its elements are wrong.\n"
            + run + "\n" + "\n".join(checks) + "\n\n" + "\n".join(functions)
            + main_function(cases))
    with open(os.path.join(folder, name + ".mlir"), "w") as f:
        f.write(text)
    print(f"{name}: {len(cases)} cases, {len(text)} bytes")


def main():
    jax.config.update("jax_enable_x64", True)
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folder = os.path.join(root, "test", "CodeGen", "Exec")
    os.makedirs(folder, exist_ok=True)
    backend = xla_bridge.get_backend("cpu")
    groups = {k[6:]: v for m in (lowering_cases, lowering_cases_indexed)
              for k, v in vars(m).items() if k.startswith("group_")}
    for name in sys.argv[1:] or groups:
        write_group(name, list(groups[name]()), folder, backend)


if __name__ == "__main__":
    main()
