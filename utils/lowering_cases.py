"""The cases of gen_lowering_tests.py: group_X() yields those of X.mlir."""
import itertools

import jax
import ml_dtypes
import numpy as np
from jax._src.lib import xla_client

NAMES = {
    np.dtype(np.float32): "f32", np.dtype(np.float64): "f64",
    np.dtype(np.float16): "f16", np.dtype(ml_dtypes.bfloat16): "bf16",
    np.dtype(np.bool_): "i1", np.dtype(np.int8): "i8", np.dtype(np.int16): "i16",
    np.dtype(np.int32): "i32", np.dtype(np.int64): "i64",
    np.dtype(np.uint8): "ui8", np.dtype(np.uint16): "ui16",
    np.dtype(np.uint32): "ui32", np.dtype(np.uint64): "ui64",
}
TYPES = {name: dtype for dtype, name in NAMES.items()}
FLOATS = ["f32", "f64", "f16", "bf16"]
INTS = ["i8", "i32", "i64", "ui8", "ui32"]


def tensor_type(shape, element):
    return "tensor<" + "".join(f"{n}x" for n in shape) + element + ">"


def type_of(array):
    return tensor_type(array.shape, NAMES[array.dtype])


def literal(array):
    """The elements as a dense attribute, bit for bit."""
    array = np.asarray(array)
    if array.size == 0:
        return f"dense<> : {type_of(array)}"
    if array.dtype == np.bool_:
        text = str(array.tolist()).lower()
    elif array.dtype.kind in "iu" and array.size <= 16:
        text = str(array.tolist())
    else:
        return f'dense<"0x{array.tobytes().hex().upper()}"> : {type_of(array)}'
    return f"dense<{text}> : {type_of(array)}"


class Case:
    def __init__(self, name, body, inputs, rtol=0.0, atol=0.0, results=None):
        self.name, self.inputs = name, [np.asarray(x) for x in inputs]
        self.body, self.rtol, self.atol = body, rtol, atol
        self.results = results  # types; the body's last value otherwise
        self.expected = None

    def function(self, name):
        args = ", ".join(f"%a{i}: {type_of(x)}" for i, x in enumerate(self.inputs))
        values = ", ".join(f"%r{i}" if len(self.results) > 1 else "%r"
                           for i in range(len(self.results)))
        types = ", ".join(self.results)
        lines = "\n".join("  " + line for line in self.body.strip().split("\n"))
        return (f"func.func @{name}({args}) -> ({types}) {{\n{lines}\n"
                f"  return {values} : {types}\n}}\n")

    def run(self, backend):
        devices = xla_client.DeviceList(tuple(backend.local_devices()[:1]))
        text = "module {\n" + self.function("main") + "}\n"
        program = backend.compile_and_load(text.encode(), devices,
                                           xla_client.CompileOptions())
        outs = program.execute([jax.device_put(x) for x in self.inputs])
        self.expected = [np.asarray(o) for o in outs]


# --- Inputs -------------------------------------------------------------------

def rng(seed):
    return np.random.default_rng(seed)


def floats(element, positive=False, big=True):
    values = [0.5, 1.0, 1.5, 2.0, 3.75, 0.001, 7.25, 80.0, 0.0, np.inf, np.nan]
    if big:
        values += [1e4, 1e-4]
    if not positive:
        values += [-v for v in values]
    return np.array(values).astype(TYPES[element])


def ints(element):
    info = np.iinfo(TYPES[element])
    values = [0, 1, 2, 3, 7, 100, info.max, info.max - 1, info.min, info.min + 1]
    if info.min < 0:
        values += [-1, -2, -5, -100]
    return np.array(values, dtype=TYPES[element])


def pairs(values):
    grid = list(itertools.product(values, values))
    return (np.array([x for x, _ in grid], dtype=values.dtype),
            np.array([y for _, y in grid], dtype=values.dtype))


def normal(seed, shape, element="f32"):
    return rng(seed).standard_normal(shape).astype(TYPES[element])


def counting(shape, element="f32"):
    return np.arange(int(np.prod(shape))).reshape(shape).astype(TYPES[element])


TOL = {"f32": 4e-6, "f64": 1e-13, "f16": 2e-3, "bf16": 1.6e-2}


# --- Groups -------------------------------------------------------------------

def unary(op, x, out=None, rtol=0.0, atol=0.0, dialect="stablehlo", tag=""):
    t = type_of(x)
    out = out or t
    body = (f"%r = {dialect}.{op} %a0 : {t}" if dialect == "stablehlo"
            else f"%r = {dialect}.{op} %a0 : {t} -> {t}")
    return Case(f"{op}_{NAMES[x.dtype]}{tag}", body, [x], rtol, atol, [out])


def binary(op, x, y, rtol=0.0, atol=0.0, tag=""):
    t = type_of(x)
    return Case(f"{op}_{NAMES[x.dtype]}{tag}", f"%r = stablehlo.{op} %a0, %a1 : {t}",
                [x, y], rtol, atol, [t])


def group_float():
    for e in FLOATS:
        x = floats(e)
        tol = TOL[e]
        for op in ["abs", "negate", "sign"]:
            yield unary(op, x)
        for op in ["exponential", "tanh", "logistic", "sqrt", "rsqrt", "log"]:
            yield unary(op, floats(e, positive=op == "log"), rtol=tol, atol=1e-30)
        for op in ["sine", "cosine"]:
            yield unary(op, floats(e, big=False), rtol=tol, atol=tol)
        a, b = pairs(np.array([0.0, -0.0, 1.5, -2.0, np.inf, -np.inf, np.nan]).astype(TYPES[e]))
        for op in ["add", "subtract", "multiply", "divide", "maximum", "minimum"]:
            # max(0, -0) may be either zero.
            exact = e in ("f32", "f64") and op not in ("maximum", "minimum")
            yield binary(op, a, b, rtol=0 if exact else tol, atol=0 if exact else 1e-30)
        bases = np.array([0.5, 1.0, 2.0, 3.5, 10.0]).astype(TYPES[e])
        yield binary("power", *pairs(bases), rtol=4 * tol)
        edge = np.array([0.0, 1.0, -1.0, 2.0, -2.0, 0.5, np.inf, np.nan]).astype(TYPES[e])
        yield binary("power", *pairs(edge), rtol=4 * tol, tag="_edge")


def group_int():
    for e in INTS:
        x = ints(e)
        a, b = pairs(np.array([v for v in x.tolist() if v not in (2, 100, -100, -5)], x.dtype))
        if not e.startswith("u"):
            yield unary("abs", x)
            yield unary("sign", x)
        for op in ["negate", "not"]:
            yield unary(op, x)
        for op in ["add", "subtract", "multiply", "divide", "maximum", "minimum", "and", "or",
                   "xor"]:
            yield binary(op, a, b)
        # XLA's own is wrong for exponents of many bits.
        few = np.abs(b.astype(float)) < 50
        yield binary("power", a[few], b[few])
    p = np.array([False, False, True, True])
    q = np.array([False, True, False, True])
    yield unary("not", p)
    for op in ["add", "multiply", "maximum", "minimum", "and", "or", "xor"]:
        yield binary(op, p, q)


def group_convert():
    values = {
        "float": np.array([0.0, -0.0, 0.4, 0.5, 0.6, -0.4, -1.5, 2.5, 100.7, -100.7, 127.0, 128.0,
                           200.0, 255.0, 256.0, -129.0, 3e9, 5e9, -3e9, 1e19, 2e19, -1e19, np.inf,
                           -np.inf, np.nan]),
        "int": None,
    }
    every = FLOATS + INTS + ["i16", "ui16", "ui64", "i1"]
    for source in every:
        if source in FLOATS:
            with np.errstate(over="ignore"):
                x = values["float"].astype(TYPES[source])
        elif source == "i1":
            x = np.array([False, True])
        else:
            x = ints(source)
        for target in every:
            if target == source:
                continue
            # Beyond the range of the target, all that matters is that both agree.
            rtol = 0.0
            out = tensor_type(x.shape, target)
            yield Case(f"convert_{source}_{target}",
                       f"%r = stablehlo.convert %a0 : ({type_of(x)}) -> {out}", [x], rtol, 0.0,
                       [out])


def group_compare():
    directions = ["EQ", "NE", "GE", "GT", "LE", "LT"]
    for e, kind in [("f32", "FLOAT"), ("f32", "TOTALORDER"), ("bf16", "FLOAT"), ("i8", "SIGNED"),
                    ("ui8", "UNSIGNED"), ("i1", "UNSIGNED")]:
        if e == "i1":
            values = np.array([False, True])
        elif e in FLOATS:
            values = np.array([0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, -np.nan])
            values = values.astype(TYPES[e])
        else:
            values = ints(e)
        x, y = pairs(values)
        out = tensor_type(x.shape, "i1")
        for d in directions:
            yield Case(f"compare_{d}_{e}_{kind}",
                       f"%r = stablehlo.compare {d}, %a0, %a1, {kind} : "
                       f"({type_of(x)}, {type_of(y)}) -> {out}", [x, y], results=[out])
    p = np.array([True, False, True])
    for e in ["f32", "bf16", "i8", "ui32", "i1"]:
        x = np.array([1, 0, 1]).astype(TYPES[e])
        y = np.array([0, 1, 1]).astype(TYPES[e])
        t = type_of(x)
        yield Case(f"select_{e}", f"%r = stablehlo.select %a0, %a1, %a2 : tensor<3xi1>, {t}",
                   [p, x, y], results=[t])
        yield Case(f"select_scalar_{e}", f"%r = stablehlo.select %a0, %a1, %a2 : tensor<i1>, {t}",
                   [np.array(True), x, y], results=[t])
    for e in ["f32", "bf16", "i8", "ui8"]:
        x = floats(e) if e in FLOATS else ints(e)
        lo, hi = np.array(2).astype(x.dtype), np.array(50).astype(x.dtype)
        t, s = type_of(x), type_of(lo)
        yield Case(f"clamp_{e}", f"%r = stablehlo.clamp %a0, %a1, %a2 : ({s}, {t}, {s}) -> {t}",
                   [lo, x, hi], results=[t])
        full = [np.full(x.shape, v, dtype=x.dtype) for v in (2, 50)]
        yield Case(f"clamp_full_{e}", f"%r = stablehlo.clamp %a0, %a1, %a2 : {t}",
                   [full[0], x, full[1]], results=[t])


def group_chlo():
    for e in FLOATS:
        x = floats(e)
        more = np.linspace(-12, 12, 97).astype(TYPES[e])
        tol = TOL[e]
        for op in ["erf", "erfc"]:
            # XLA's own f32 erfc is off by 1e-5 of the value far out.
            rtol = max(tol, 4e-5) if op == "erfc" else tol
            if e == "f64":
                rtol = 1e-12
            yield unary(op, more, rtol=rtol, atol=1e-38, dialect="chlo")
            yield unary(op, x, rtol=rtol, atol=1e-38, dialect="chlo", tag="_edge")
        yield unary("square", x, rtol=0 if e in ("f32", "f64") else tol, dialect="chlo")


def group_shape():
    def bcast(shape, dims, to, e="f32"):
        x = counting(shape, e)
        out = tensor_type(to, e)
        return f"%r = stablehlo.broadcast_in_dim %a0, dims = {dims} : ({type_of(x)}) -> {out}", x, out
    n = 0
    for shape, dims, to in [([3], [1], [2, 3]), ([3], [0], [3, 2]), ([], [], [2, 3]),
                            ([2, 1], [0, 2], [2, 3, 4]), ([1], [0], [5]), ([1, 1], [0, 1], [1, 4]),
                            ([2, 3], [0, 2], [2, 1, 3]), ([3, 2], [1, 0], [2, 3]), ([0], [1], [2, 0]),
                            ([2, 3], [1, 3], [4, 2, 1, 3]), ([], [], [1]), ([], [], [0])]:
        body, x, out = bcast(shape, dims, to)
        yield Case(f"broadcast_{n}", body, [x], results=[out])
        n += 1
    for k, (shape, perm) in enumerate([([2, 3], [1, 0]), ([2, 3, 4], [2, 0, 1]), ([1, 3], [1, 0]),
                                       ([2, 1, 3, 4], [3, 1, 0, 2]), ([], []), ([0, 2], [1, 0]),
                                       ([5, 1, 1], [2, 0, 1])]):
        x = counting(shape, "bf16")
        out = tensor_type([shape[p] for p in perm], "bf16")
        yield Case(f"transpose_{k}",
                   f"%r = stablehlo.transpose %a0, dims = {perm} : ({type_of(x)}) -> {out}", [x],
                   results=[out])
    for k, (shape, to) in enumerate([([4, 6], [6, 4]), ([2, 3, 4], [24]), ([24], [2, 3, 4]),
                                     ([2, 3, 4], [6, 4]), ([6, 4], [2, 3, 4]), ([1], []), ([], [1, 1]),
                                     ([4, 1, 6], [1, 4, 6, 1]), ([2, 3, 5, 4], [6, 5, 2, 2]),
                                     ([2, 0], [0, 3]), ([5, 4, 6], [5, 6, 4]), ([3, 1], [3]),
                                     ([1, 6], [2, 1, 3, 1])]):
        x = counting(shape, "i32")
        out = tensor_type(to, "i32")
        yield Case(f"reshape_{k}", f"%r = stablehlo.reshape %a0 : ({type_of(x)}) -> {out}", [x],
                   results=[out])
    for e in ["f32", "bf16", "i8", "ui8", "i64", "f64"]:
        for dim, shape in [(0, [5]), (1, [2, 3]), (0, [1, 4])]:
            out = tensor_type(shape, e)
            yield Case(f"iota_{e}_{dim}_{len(shape)}", f"%r = stablehlo.iota dim = {dim} : {out}",
                       [], results=[out])
    # Forms seen through by users, and results that are splats, iotas and broadcasts.
    x = counting([4, 3])
    t = type_of(x)
    yield Case("mixed_0", f"""
%c = stablehlo.constant dense<2.0> : tensor<f32>
%b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> {t}
%i = stablehlo.iota dim = 1 : {t}
%p = stablehlo.multiply %a0, %b : {t}
%q = stablehlo.add %p, %i : {t}
%s = stablehlo.transpose %i, dims = [1, 0] : ({t}) -> tensor<3x4xf32>
%u = stablehlo.transpose %q, dims = [1, 0] : ({t}) -> tensor<3x4xf32>
%r0 = stablehlo.subtract %u, %s : tensor<3x4xf32>
%r1 = stablehlo.add %b, %b : {t}
%r2 = stablehlo.add %i, %b : {t}
%v = stablehlo.broadcast_in_dim %a1, dims = [0] : (tensor<4xf32>) -> {t}
%r3 = stablehlo.negate %v : {t}
""", [x, counting([4])], results=["tensor<3x4xf32>", t, t, t])
    y = counting([1, 4, 1])
    yield Case("mixed_1", """
%b = stablehlo.broadcast_in_dim %a0, dims = [1, 0, 2] : (tensor<1x4x1xf32>) -> tensor<4x2x3xf32>
%n = stablehlo.negate %b : tensor<4x2x3xf32>
%s = stablehlo.reshape %a1 : (tensor<1xf32>) -> tensor<f32>
%c = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4x2x3xf32>
%m = stablehlo.multiply %n, %c : tensor<4x2x3xf32>
%t = stablehlo.transpose %m, dims = [2, 0, 1] : (tensor<4x2x3xf32>) -> tensor<3x4x2xf32>
%r = stablehlo.reshape %t : (tensor<3x4x2xf32>) -> tensor<12x2xf32>
""", [y, counting([1]) + 3], results=["tensor<12x2xf32>"])
    w = np.array([[1, -2], [3, 4]], dtype=np.int32)
    yield Case("constant_dense", f"%c = stablehlo.constant {literal(w)}\n"
               "%r = stablehlo.add %a0, %c : tensor<2x2xi32>", [w], results=["tensor<2x2xi32>"])
    u = np.array([200, 3], dtype=np.uint8)
    yield Case("constant_unsigned", f"%c = stablehlo.constant {literal(u)}\n"
               "%r = stablehlo.maximum %a0, %c : tensor<2xui8>", [u[::-1]],
               results=["tensor<2xui8>"])
    yield Case("scalars", """
%c = stablehlo.constant dense<3.0> : tensor<f32>
%p = stablehlo.power %a0, %c : tensor<f32>
%l = stablehlo.compare LT, %p, %a0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
%s = stablehlo.select %l, %p, %c : tensor<i1>, tensor<f32>
%r = stablehlo.reshape %s : (tensor<f32>) -> tensor<1x1xf32>
""", [np.float32(0.5)], results=["tensor<1x1xf32>"])


def dims_text(name, left, right):
    return f", {name} = {left} x {right}" if left or right else ""


def group_dot():
    def dot(name, x, y, batch, contract, out_element=None, rtol=1e-6):
        lb, rb = batch
        lc, rc = contract
        shape = [x.shape[d] for d in lb]
        shape += [n for d, n in enumerate(x.shape) if d not in lb + lc]
        shape += [n for d, n in enumerate(y.shape) if d not in rb + rc]
        out = tensor_type(shape, out_element or NAMES[x.dtype])
        body = (f"%r = stablehlo.dot_general %a0, %a1{dims_text('batching_dims', lb, rb)}"
                f", contracting_dims = {lc} x {rc} : ({type_of(x)}, {type_of(y)}) -> {out}")
        atol = rtol if NAMES[x.dtype] in FLOATS else 0.0
        return Case(f"dot_{name}", body, [x, y], rtol if atol else 0.0, atol, [out])
    f = lambda s, *shape: normal(s, shape)
    yield dot("mm", f(1, 4, 5), f(2, 5, 6), ([], []), ([1], [0]))
    yield dot("tn", f(1, 5, 4), f(2, 5, 6), ([], []), ([0], [0]))
    yield dot("nt", f(1, 4, 5), f(2, 6, 5), ([], []), ([1], [1]))
    yield dot("batch", f(1, 2, 4, 5), f(2, 2, 5, 6), ([0], [0]), ([2], [1]))
    yield dot("attention", f(1, 2, 3, 4, 5), f(2, 2, 6, 4, 5), ([0, 2], [0, 2]), ([3], [3]))
    yield dot("two_k", f(1, 3, 4, 5), f(2, 5, 3, 6), ([], []), ([0, 2], [1, 0]))
    yield dot("batch_last", f(1, 4, 5, 2), f(2, 5, 6, 2), ([2], [2]), ([1], [0]))
    yield dot("vector", f(1, 7), f(2, 7), ([], []), ([0], [0]))
    yield dot("matvec", f(1, 3, 7), f(2, 7), ([], []), ([1], [0]))
    yield dot("outer", f(1, 3), f(2, 4), ([], []), ([], []))
    yield dot("unit_k", f(1, 3, 1), f(2, 1, 4), ([], []), ([1], [0]))
    yield dot("unit_all", f(1, 1, 1), f(2, 1, 1), ([], []), ([1], [0]))
    yield dot("batch_only", f(1, 3, 4), f(2, 3, 4), ([0, 1], [0, 1]), ([], []))
    yield dot("zero_k", f(1, 3, 0), f(2, 0, 4), ([], []), ([1], [0]))
    yield dot("zero_m", f(1, 0, 3), f(2, 3, 4), ([], []), ([1], [0]))
    yield dot("f64", normal(1, (4, 5), "f64"), normal(2, (5, 3), "f64"), ([], []), ([1], [0]),
              rtol=1e-14)
    for e in ["bf16", "f16"]:
        yield dot(e, normal(1, (4, 9), e), normal(2, (9, 3), e), ([], []), ([1], [0]), rtol=2e-2)
        yield dot(e + "_f32", normal(1, (4, 9), e), normal(2, (9, 3), e), ([], []), ([1], [0]),
                  "f32", rtol=1e-5)
        yield dot(e + "_outer", normal(1, (4,), e), normal(2, (3,), e), ([], []), ([], []),
                  rtol=1e-2)
    yield dot("i32", counting([3, 4], "i32"), counting([4, 2], "i32"), ([], []), ([1], [0]))
    yield dot("i8_i32", counting([3, 4], "i8") - 6, counting([4, 2], "i8"), ([], []), ([1], [0]),
              "i32")
    yield dot("ui8_ui32", counting([3, 4], "ui8") + 240, counting([4, 2], "ui8") + 250, ([], []),
              ([1], [0]), "ui32")
    bits = rng(3).integers(0, 2, (3, 4)).astype(bool)
    yield dot("i1", bits, rng(4).integers(0, 2, (4, 2)).astype(bool), ([], []), ([1], [0]))


def reduce_text(n, op, x, dims, out, init="%a1"):
    scalar = tensor_type([], NAMES[x.dtype])
    return (f"%{n} = stablehlo.reduce(%a0 init: {init}) applies stablehlo.{op} across dimensions = "
            f"{dims} : ({type_of(x)}, {scalar}) -> {out}")


ARGMAX = """
%i = stablehlo.iota dim = {dim} : {it}
%lo = stablehlo.constant dense<0xFF800000> : tensor<f32>
%zero = stablehlo.constant dense<0> : tensor<i32>
%r:2 = stablehlo.reduce(%a0 init: %lo), (%i init: %zero) across dimensions = [{dim}] : ({t}, {it}, tensor<f32>, tensor<i32>) -> ({o}, {oi})
 reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>) {{
  %0 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = stablehlo.compare NE, %x, %x, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %2 = stablehlo.or %0, %1 : tensor<i1>
  %3 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %4 = stablehlo.compare LT, %m, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %5 = stablehlo.and %3, %4 : tensor<i1>
  %6 = stablehlo.or %2, %5 : tensor<i1>
  %7 = stablehlo.select %2, %x, %y : tensor<i1>, tensor<f32>
  %8 = stablehlo.select %6, %m, %n : tensor<i1>, tensor<i32>
  stablehlo.return %7, %8 : tensor<f32>, tensor<i32>
}}
%r0 = stablehlo.negate %r#0 : {o}
%r1 = stablehlo.add %r#1, %r#1 : {oi}
"""


def group_reduce():
    def reduction(name, op, x, init, dims, rtol=0.0, atol=0.0):
        out = tensor_type([n for d, n in enumerate(x.shape) if d not in dims], NAMES[x.dtype])
        return Case(f"reduce_{name}", reduce_text("r", op, x, dims, out),
                    [x, np.array(init).astype(x.dtype)], rtol, atol, [out])
    x = normal(1, (3, 4, 5))
    for dims in [[0], [1], [2], [0, 2], [0, 1, 2], []]:
        yield reduction("add_" + "".join(map(str, dims)), "add", x, 0, dims, 1e-5, 1e-5)
    for op, init in [("add", 2.5), ("multiply", 1), ("maximum", -np.inf), ("minimum", np.inf)]:
        yield reduction(op + "_f32", op, x, init, [1], 1e-5, 1e-5)
    special = x.copy()
    special[0, 0, 0], special[1, 2, 0], special[2, :, 3] = np.nan, np.inf, -np.inf
    yield reduction("max_nan", "maximum", special, -np.inf, [1])
    yield reduction("min_nan", "minimum", special, np.inf, [1])
    yield reduction("add_nan", "add", special, 0, [1], 1e-5, 1e-5)
    for e in ["bf16", "f16"]:
        ones = np.ones((2, 700)).astype(TYPES[e])
        yield reduction("add_" + e, "add", ones, 0, [1], 1e-2)
        yield reduction("max_" + e, "maximum", normal(2, (3, 9), e), -np.inf, [1])
    yield reduction("add_i32", "add", counting([3, 4], "i32"), 10, [0])
    yield reduction("max_ui8", "maximum", counting([3, 4], "ui8") + 124, 0, [0])
    yield reduction("min_i8", "minimum", (counting([3, 4], "i8") + 122), 127, [1])
    bits = np.array([[0, 0, 1], [0, 0, 0], [1, 1, 1]], dtype=bool)
    yield reduction("or", "or", bits, False, [1])
    yield reduction("and", "and", bits, True, [1])
    yield reduction("unit", "add", normal(3, (3, 1, 2)), 0, [1], 1e-6)
    yield reduction("unit_scalar", "maximum", normal(3, (1, 1)), 0, [0, 1])
    yield reduction("empty", "add", normal(3, (3, 0)), 4, [1])
    yield reduction("empty_result", "add", normal(3, (0, 3)), 4, [1])
    v = np.array([[1, 5, 5, 2], [np.nan, 7, np.nan, 1], [-np.inf] * 4, [0, -0.0, 0, -0.0]],
                 dtype=np.float32)
    for dim in (0, 1):
        o = tensor_type([4], "f32")
        yield Case(f"argmax_{dim}", ARGMAX.format(dim=dim, t=type_of(v), it=tensor_type(v.shape, "i32"),
                                                  o=o, oi=tensor_type([4], "i32")), [v],
                   results=[o, tensor_type([4], "i32")])
    u = normal(4, (1, 1))
    yield Case("argmax_unit", ARGMAX.format(dim=1, t=type_of(u), it="tensor<1x1xi32>",
                                            o="tensor<1xf32>", oi="tensor<1xi32>"), [u],
               results=["tensor<1xf32>", "tensor<1xi32>"])
    # Reductions of what is not a tensor in memory: splats, iotas, broadcasts.
    yield Case("reduce_forms", """
%c = stablehlo.constant dense<1.5> : tensor<4x6xf32>
%z = stablehlo.constant dense<0.0> : tensor<f32>
%r0 = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
%i = stablehlo.iota dim = 1 : tensor<4x6xf32>
%r1 = stablehlo.reduce(%i init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
%b = stablehlo.broadcast_in_dim %a0, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
%r2 = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
%r3 = stablehlo.reduce(%b init: %a1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
""", [counting([4]), np.float32(3)], 1e-6, 0, ["tensor<4xf32>"] * 3 + ["tensor<f32>"])
