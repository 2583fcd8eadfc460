"""More cases of gen_lowering_tests.py: slices, gather, scatter, loops and branches."""
import numpy as np

from lowering_cases import NAMES, TYPES, Case, counting, normal, rng, tensor_type, type_of


def group_slice():
    k = 0
    for shape, start, limit, stride in [([6, 5], [1, 2], [5, 4], [1, 1]), ([6, 5], [0, 1], [6, 5], [2, 3]),
                                        ([6, 5], [2, 0], [3, 5], [1, 1]), ([6, 5], [2, 3], [3, 4], [1, 1]),
                                        ([6], [3], [3], [1]), ([1, 4], [0, 1], [1, 3], [1, 1]),
                                        ([1], [0], [0], [1]), ([], [], [], []), ([4, 1, 3], [1, 0, 0], [2, 1, 3], [1, 1, 2])]:
        x = counting(shape, "f32")
        out_shape = [-(-(l - s) // t) for s, l, t in zip(start, limit, stride)]
        out = tensor_type(out_shape, "f32")
        spec = ", ".join(f"{s}:{l}:{t}" for s, l, t in zip(start, limit, stride))
        yield Case(f"slice_{k}", f"%r = stablehlo.slice %a0 [{spec}] : ({type_of(x)}) -> {out}", [x],
                   results=[out])
        k += 1
    for k, (shapes, dim) in enumerate([([[2, 3], [2, 1], [2, 4]], 1), ([[2, 3], [1, 3]], 0), ([[3]], 0),
                                       ([[1], [1], [1]], 0), ([[0, 2], [3, 2], [0, 2]], 0),
                                       ([[1, 4], [1, 4]], 0), ([[1, 1], [1, 1]], 1), ([[0], [0]], 0),
                                       ([[2, 1]] * 20, 1), ([[1, 3]] * 18, 0), ([[2, 2]] * 17, 0),
                                       ([[2, 3, 1], [2, 3, 1]], 2)]):
        parts = [counting(s) + 100 * i for i, s in enumerate(shapes)]
        out_shape = list(shapes[0])
        out_shape[dim] = sum(s[dim] for s in shapes)
        out = tensor_type(out_shape, "f32")
        names = ", ".join(f"%a{i}" for i in range(len(parts)))
        types = ", ".join(type_of(p) for p in parts)
        yield Case(f"concatenate_{k}", f"%r = stablehlo.concatenate {names}, dim = {dim} : ({types}) -> {out}",
                   parts, results=[out])
    for k, (shape, low, high, inner) in enumerate([([3], [1], [2], [0]), ([3], [1], [2], [2]), ([5], [-1], [-2], [0]),
                                                   ([5], [-2], [3], [1]), ([5], [2], [-3], [1]), ([2, 3], [1, 0], [0, 2], [0, 1]),
                                                   ([1], [2], [1], [0]), ([1, 3], [0, 1], [0, 0], [0, 0]), ([0], [2], [1], [0]),
                                                   ([3], [-3], [2], [0]), ([4], [-1], [-2], [0]), ([], [], [], []), ([3], [0], [0], [0]),
                                                   ([4, 4], [-1, -2], [-2, -1], [0, 0]), ([2], [-1], [-1], [0]), ([6], [-3], [-1], [2])]):
        x = counting(shape) + 1
        out_shape = [l + h + n + max(n - 1, 0) * i for n, l, h, i in zip(shape, low, high, inner)]
        out = tensor_type(out_shape, "f32")
        yield Case(f"pad_{k}", f"%r = stablehlo.pad %a0, %a1, low = {low}, high = {high}, interior = {inner} : "
                   f"({type_of(x)}, tensor<f32>) -> {out}", [x, np.float32(-7)], results=[out])


def group_pad_sum():
    """Sums of pads: disjoint, with gaps, overlapping, strided, and with other values."""
    def text(pads, shape, steps):
        out = tensor_type(shape, "f32")
        lines = ["%z = stablehlo.constant dense<0.0> : tensor<f32>"]
        for i, (x, low, high, inner) in enumerate(pads):
            lines.append(f"%p{i} = stablehlo.pad %a{i}, %z, low = {low}, high = {high}, interior = {inner} : "
                         f"({type_of(x)}, tensor<f32>) -> {out}")
        lines += [f"%{r} = stablehlo.add %{x}, %{y} : {out}" for r, x, y in steps]
        return "\n".join(lines), out

    def case(name, pads, shape, steps, more=()):
        body, out = text(pads, shape, steps)
        return Case("pad_sum_" + name, body, [p[0] for p in pads] + list(more), results=[out])

    none = [0, 0]
    q, k, v = (normal(i, (4, n)) for i, n in enumerate((2, 3, 1)))
    three = [(q, [0, 0], [0, 4], none), (k, [0, 2], [0, 1], none), (v, [0, 5], [0, 0], none)]
    sums = [("s", "p0", "p1"), ("r", "s", "p2")]
    yield case("split", three, [4, 6], sums)
    yield case("gap", [three[0], three[2]], [4, 6], [("r", "p0", "p1")])
    yield case("overlap", [three[0], (k, [0, 1], [0, 2], none)], [4, 6], [("r", "p0", "p1")])
    even, odd = normal(5, (4,)), normal(6, (4,))
    yield case("strided", [(even, [0], [1], [1]), (odd, [1], [0], [1])], [8], [("r", "p0", "p1")])
    yield case("other", three, [4, 6], [("s", "p2", "a3"), ("t", "s", "p1"), ("r", "t", "p0")],
               [normal(7, (4, 6))])
    yield case("element", [(normal(8, (1, 1)), [2, 3], [1, 2], none)], [4, 6],
               [("s", "a1", "p0"), ("r", "s", "a1")], [normal(7, (4, 6))])
    yield case("twice", three, [4, 6], [("s", "p0", "p1"), ("t", "s", "p2"), ("r", "t", "p0")])
    stack = [(normal(i, (2, 1, 3)), [0, i, 0], [0, 2 - i, 0], [0, 0, 0]) for i in range(3)]
    yield case("stack", stack, [2, 3, 3], sums)


def group_dynamic():
    k = 0
    for e in ["i32", "ui32", "i8", "ui8", "i64"]:
        for start in [(0, 0), (2, 1), (100, 3), (-1, 2), (120, -128)]:
            if e.startswith("u"):
                start = tuple(abs(v) + (100 if v < 0 else 0) for v in start)
            i, j = (np.array(v).astype(TYPES[e]) for v in start)
            x = counting([6, 5])
            s = type_of(i)
            for sizes in [[2, 3], [1, 5], [1, 1]] if e in ("i32", "ui8") else [[2, 3]]:
                out = tensor_type(sizes, "f32")
                yield Case(f"dynamic_slice_{k}", f"%r = stablehlo.dynamic_slice %a0, %a1, %a2, sizes = {sizes} : "
                           f"({type_of(x)}, {s}, {s}) -> {out}", [x, i, j], results=[out])
                u = -counting(sizes) - 1
                yield Case(f"dynamic_update_slice_{k}", f"%r = stablehlo.dynamic_update_slice %a0, %a3, %a1, %a2 : "
                           f"({type_of(x)}, {type_of(u)}, {s}, {s}) -> {type_of(x)}", [x, i, j, u],
                           results=[type_of(x)])
                k += 1
    x, i = counting([300]), np.uint8(250)
    yield Case("dynamic_slice_narrow_index", "%r = stablehlo.dynamic_slice %a0, %a1, sizes = [20] : "
               "(tensor<300xf32>, tensor<ui8>) -> tensor<20xf32>", [x, i], results=["tensor<20xf32>"])
    yield Case("dynamic_slice_unit", "%r = stablehlo.dynamic_slice %a0, %a1, %a1, sizes = [1, 2] : "
               "(tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>", [counting([1, 4]), np.int32(1)],
               results=["tensor<1x2xf32>"])
    yield Case("dynamic_update_slice_splat", """
%c = stablehlo.constant dense<0.0> : tensor<4x3xf32>
%z = stablehlo.constant dense<0> : tensor<i32>
%r = stablehlo.dynamic_update_slice %c, %a0, %a1, %z : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
""", [counting([1, 3]) + 1, np.int32(2)], results=["tensor<4x3xf32>"])
    # The operand is read again after the update.
    yield Case("dynamic_update_slice_reused", """
%u = stablehlo.dynamic_update_slice %a0, %a1, %a2 : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<4xf32>
%r = stablehlo.add %u, %a0 : tensor<4xf32>
""", [counting([4]), counting([2]) + 50, np.int32(1)], results=["tensor<4xf32>"])


def random_shape(r, rank, low=1, high=4):
    return [int(n) for n in r.integers(low, high + 1, rank)]


def gather_attr(kind, fields, vector_dim):
    text = ", ".join(f"{name} = {value}" for name, value in fields if value)
    return f"#stablehlo.{kind}<{text}{', ' if text else ''}index_vector_dim = {vector_dim}>"


def random_indexed(r):
    """Dimension numbers of a gather (a scatter mirrors them)."""
    rank = int(r.integers(1, 5))
    operand = random_shape(r, rank, 1, 5)
    dims = list(range(rank))
    num_batching = int(r.integers(0, min(2, rank) + 1)) if r.random() < 0.4 else 0
    batching = sorted(int(d) for d in r.choice(dims, num_batching, replace=False))
    others = [d for d in dims if d not in batching]
    mapped = [int(d) for d in r.permutation(others)[:int(r.integers(0, len(others) + 1))]]
    sizes = [1 if d in batching else int(r.integers(1, operand[d] + 1)) for d in dims]
    collapsed = sorted(d for d in others if sizes[d] == 1 and r.random() < 0.6)
    batch_rank = num_batching + int(r.integers(0, 3))
    batch_shape = random_shape(r, batch_rank, 1, 3)
    index_batching = [int(d) for d in r.choice(batch_rank, num_batching, replace=False)]
    for d, b in zip(batching, index_batching):
        batch_shape[b] = operand[d]
    vector_dim = int(r.integers(0, batch_rank + 1))
    indices_shape = list(batch_shape)
    if len(mapped) == 1 and r.random() < 0.4:
        vector_dim = batch_rank
    else:
        indices_shape.insert(vector_dim, len(mapped))
    # Batching dimensions are counted in the indices' own shape.
    explicit = len(indices_shape) > batch_rank
    shifted = [b + (1 if explicit and b >= vector_dim else 0) for b in index_batching]
    window = [sizes[d] for d in dims if d not in collapsed and d not in batching]
    out_rank = batch_rank + len(window)
    offset = sorted(int(d) for d in r.choice(out_rank, len(window), replace=False))
    out, w, b = [], iter(window), iter(batch_shape)
    for d in range(out_rank):
        out.append(next(w) if d in offset else next(b))
    e = ["i32", "i64", "ui8", "i8"][int(r.integers(0, 4))]
    low = 0 if e.startswith("u") else -2
    indices = r.integers(low, 7, indices_shape).astype(TYPES[e])
    return dict(operand=operand, sizes=sizes, collapsed=collapsed, batching=batching,
                index_batching=shifted, mapped=mapped, vector_dim=vector_dim, offset=offset,
                out=out, indices=indices)


def group_gather():
    def gather(name, x, g):
        attr = gather_attr("gather", [("offset_dims", g["offset"]), ("collapsed_slice_dims", g["collapsed"]),
                                      ("operand_batching_dims", g["batching"]),
                                      ("start_indices_batching_dims", g["index_batching"]),
                                      ("start_index_map", g["mapped"])], g["vector_dim"])
        out = tensor_type(g["out"], NAMES[x.dtype])
        sizes = ", ".join(map(str, g["sizes"]))
        sizes = f"array<i64: {sizes}>" if sizes else "array<i64>"
        return Case(name, f'%r = "stablehlo.gather"(%a0, %a1) <{{dimension_numbers = {attr}, '
                    f"indices_are_sorted = false, slice_sizes = {sizes}}}> : "
                    f"({type_of(x)}, {type_of(g['indices'])}) -> {out}", [x, g["indices"]], results=[out])
    ids = np.array([[0, 3, -1], [9, 100, 5]], dtype=np.int32)[..., None]
    yield gather("embedding", normal(1, (10, 4)), dict(offset=[2], collapsed=[0], batching=[], index_batching=[],
                 mapped=[0], vector_dim=2, sizes=[1, 4], out=[2, 3, 4], indices=ids))
    yield gather("empty", normal(1, (10, 4)), dict(offset=[1], collapsed=[0], batching=[], index_batching=[],
                 mapped=[0], vector_dim=1, sizes=[1, 4], out=[0, 4], indices=np.zeros((0, 1), np.int32)))
    r = rng(11)
    for k in range(60):
        g = random_indexed(r)
        yield gather(f"gather_{k}", counting(g["operand"], ["f32", "bf16", "i8"][k % 3]), g)


def group_scatter():
    bodies = {
        "add": "%s = stablehlo.add %x, %y : {s}",
        "replace": None,
        "maximum": "%s = stablehlo.maximum %x, %y : {s}",
        # Order matters: each update halves what was there.
        "average": "%h = stablehlo.constant dense<0.5> : {s}\n  %p = stablehlo.add %x, %y : {s}\n"
                   "  %s = stablehlo.multiply %p, %h : {s}",
    }

    def scatter(name, x, g, kind):
        attr = gather_attr("scatter", [("update_window_dims", g["offset"]), ("inserted_window_dims", g["collapsed"]),
                                       ("input_batching_dims", g["batching"]),
                                       ("scatter_indices_batching_dims", g["index_batching"]),
                                       ("scatter_dims_to_operand_dims", g["mapped"])], g["vector_dim"])
        u = (np.arange(int(np.prod(g["out"]))) % 50 + 1).reshape(g["out"]).astype(x.dtype)
        s, t = tensor_type([], NAMES[x.dtype]), type_of(x)
        body = bodies[kind]
        inner = f"  {body.format(s=s)}\n  stablehlo.return %s : {s}" if body else f"  stablehlo.return %y : {s}"
        return Case(name, f'%r = "stablehlo.scatter"(%a0, %a1, %a2) <{{scatter_dimension_numbers = {attr}, '
                    "indices_are_sorted = false, unique_indices = false}> ({\n"
                    f"^bb0(%x: {s}, %y: {s}):\n{inner}\n}}) : ({t}, {type_of(g['indices'])}, {type_of(u)}) -> {t}",
                    [x, g["indices"], u], 1e-6, 0, [t])
    ids = np.array([[0, 3, -1], [9, 100, 3]], dtype=np.int32)[..., None]
    g = dict(offset=[2], collapsed=[0], batching=[], index_batching=[], mapped=[0], vector_dim=2,
             out=[2, 3, 4], indices=ids)
    for kind in bodies:
        yield scatter(f"embedding_{kind}", normal(1, (10, 4)), g, kind)
    r = rng(12)
    for k in range(80):
        g = random_indexed(r)
        kinds = list(bodies)
        if not g["mapped"]:  # all updates meet, and XLA keeps one
            continue
        yield scatter(f"scatter_{k}", counting(g["operand"]), g, kinds[k % 4])
    yield Case("scatter_two", """
%r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%x: tensor<f32>, %y: tensor<i32>, %u: tensor<f32>, %v: tensor<i32>):
  %s = stablehlo.add %x, %u : tensor<f32>
  %t = stablehlo.maximum %y, %v : tensor<i32>
  stablehlo.return %s, %t : tensor<f32>, tensor<i32>
}) : (tensor<5xf32>, tensor<5xi32>, tensor<3x1xi32>, tensor<3xf32>, tensor<3xi32>) -> (tensor<5xf32>, tensor<5xi32>)
%r0 = stablehlo.negate %r#0 : tensor<5xf32>
%r1 = stablehlo.negate %r#1 : tensor<5xi32>
""", [counting([5]), counting([5], "i32"), np.array([[1], [7], [1]], np.int32), counting([3]) + 1,
      counting([3], "i32") * 9], results=["tensor<5xf32>", "tensor<5xi32>"])
    yield Case("scatter_ones", """
%z = stablehlo.constant dense<0> : tensor<6xi32>
%one = stablehlo.constant dense<1> : tensor<5xi32>
%r = "stablehlo.scatter"(%z, %a0, %one) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %s = stablehlo.add %x, %y : tensor<i32>
  stablehlo.return %s : tensor<i32>
}) : (tensor<6xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<6xi32>
""", [np.array([[1], [5], [1], [6], [0]], np.int32)], results=["tensor<6xi32>"])


def group_control():
    counted = """
%c0 = stablehlo.constant dense<{start}> : tensor<{e}>
%s = stablehlo.constant dense<{step}> : tensor<{e}>
%n = stablehlo.constant dense<{bound}> : tensor<{e}>
%w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<{e}>, tensor<4xf32>, tensor<f32>
cond {{
  %p = stablehlo.compare LT, %i, %n : (tensor<{e}>, tensor<{e}>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
}} do {{
  %f = stablehlo.convert %i : (tensor<{e}>) -> tensor<f32>
  %b = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %v = stablehlo.add %x, %b : tensor<4xf32>
  %h = stablehlo.add %y, %f : tensor<f32>
  %j = stablehlo.add %i, %s : tensor<{e}>
  stablehlo.return %j, %v, %h : tensor<{e}>, tensor<4xf32>, tensor<f32>
}}
%r0 = stablehlo.convert %w#0 : (tensor<{e}>) -> tensor<i32>
%r1 = stablehlo.negate %w#1 : tensor<4xf32>
%r2 = stablehlo.negate %w#2 : tensor<f32>
"""
    for k, (e, start, step, bound) in enumerate([("i32", 0, 1, 5), ("i32", 2, 3, 9), ("i32", 4, 1, 2), ("i32", -3, 1, 2),
                                                 ("ui8", 250, 1, 255), ("i64", 0, 2, 7), ("i8", 100, 20, 126)]):
        if e == "i8":  # would run over the end of i8 and never stop: the bound is out of reach
            bound = 107
        yield Case(f"while_counted_{k}", counted.format(e=e, start=start, step=step, bound=bound),
                   [counting([4]), np.float32(2)], results=["tensor<i32>", "tensor<4xf32>", "tensor<f32>"])
    yield Case("while_carried_bound", """
%c0 = stablehlo.constant dense<0> : tensor<i32>
%one = stablehlo.constant dense<1> : tensor<i32>
%w:3 = stablehlo.while(%i = %c0, %n = %a0, %x = %a1) : tensor<i32>, tensor<i32>, tensor<f32>
cond {
  %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
} do {
  %y = stablehlo.add %x, %x : tensor<f32>
  %j = stablehlo.add %one, %i : tensor<i32>
  stablehlo.return %j, %n, %y : tensor<i32>, tensor<i32>, tensor<f32>
}
%r0 = stablehlo.add %w#0, %w#1 : tensor<i32>
%r1 = stablehlo.negate %w#2 : tensor<f32>
""", [np.int32(4), np.float32(1)], results=["tensor<i32>", "tensor<f32>"])
    yield Case("while_data", """
%w:2 = stablehlo.while(%i = %a0, %x = %a1) : tensor<i32>, tensor<3xf32>
cond {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %l = stablehlo.constant dense<100.0> : tensor<f32>
  %p = stablehlo.compare LT, %m, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
} do {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %y = stablehlo.add %x, %x : tensor<3xf32>
  %j = stablehlo.add %i, %one : tensor<i32>
  stablehlo.return %j, %y : tensor<i32>, tensor<3xf32>
}
%r0 = stablehlo.negate %w#0 : tensor<i32>
%r1 = stablehlo.negate %w#1 : tensor<3xf32>
""", [np.int32(0), counting([3]) + 1], results=["tensor<i32>", "tensor<3xf32>"])
    yield Case("while_swap", """
%c0 = stablehlo.constant dense<0> : tensor<i32>
%one = stablehlo.constant dense<1> : tensor<i32>
%n = stablehlo.constant dense<3> : tensor<i32>
%w:3 = stablehlo.while(%i = %c0, %x = %a0, %y = %a1) : tensor<i32>, tensor<3xf32>, tensor<3xf32>
cond {
  %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
} do {
  %j = stablehlo.add %i, %one : tensor<i32>
  stablehlo.return %j, %y, %x : tensor<i32>, tensor<3xf32>, tensor<3xf32>
}
%r0 = stablehlo.negate %w#1 : tensor<3xf32>
%r1 = stablehlo.negate %w#2 : tensor<3xf32>
""", [counting([3]), counting([3]) + 10], results=["tensor<3xf32>", "tensor<3xf32>"])
    yield Case("while_stack", """
%c0 = stablehlo.constant dense<0> : tensor<i32>
%one = stablehlo.constant dense<1> : tensor<i32>
%n = stablehlo.constant dense<4> : tensor<i32>
%z = stablehlo.constant dense<0.0> : tensor<4x3xf32>
%w:3 = stablehlo.while(%i = %c0, %xs = %a0, %ys = %z) : tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>
cond {
  %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
} do {
  %row = stablehlo.dynamic_slice %xs, %i, %c0, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
  %sq = stablehlo.multiply %row, %row : tensor<1x3xf32>
  %v = stablehlo.dynamic_update_slice %ys, %sq, %i, %c0 : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
  %j = stablehlo.add %i, %one : tensor<i32>
  stablehlo.return %j, %xs, %v : tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>
}
%r = stablehlo.negate %w#2 : tensor<4x3xf32>
""", [counting([4, 3])], results=["tensor<4x3xf32>"])
    case = """
%r:2 = "stablehlo.case"(%a0) ({
  %0 = stablehlo.add %a1, %a1 : tensor<3xf32>
  stablehlo.return %0, %a2 : tensor<3xf32>, tensor<f32>
}, {
  %0 = stablehlo.negate %a1 : tensor<3xf32>
  %1 = stablehlo.negate %a2 : tensor<f32>
  stablehlo.return %0, %1 : tensor<3xf32>, tensor<f32>
}, {
  %c = stablehlo.constant dense<5.0> : tensor<3xf32>
  stablehlo.return %c, %a2 : tensor<3xf32>, tensor<f32>
}) : (tensor<i32>) -> (tensor<3xf32>, tensor<f32>)
%r0 = stablehlo.abs %r#0 : tensor<3xf32>
%r1 = stablehlo.add %r#1, %r#1 : tensor<f32>
"""
    for k, i in enumerate([0, 1, 2, 3, -1]):
        yield Case(f"case_{k}", case, [np.int32(i), counting([3]), np.float32(4)],
                   results=["tensor<3xf32>", "tensor<f32>"])
    for p in [True, False]:
        yield Case(f"if_{str(p).lower()}", """
%r = "stablehlo.if"(%a0) ({
  %0 = stablehlo.add %a1, %a1 : tensor<3xf32>
  stablehlo.return %0 : tensor<3xf32>
}, {
  stablehlo.return %a1 : tensor<3xf32>
}) : (tensor<i1>) -> tensor<3xf32>
""", [np.array(p), counting([3])], results=["tensor<3xf32>"])
    yield Case("barrier", """
%b:2 = stablehlo.optimization_barrier %a0, %a1 : tensor<3xf32>, tensor<f32>
%c = stablehlo.broadcast_in_dim %b#1, dims = [] : (tensor<f32>) -> tensor<3xf32>
%r = stablehlo.add %b#0, %c : tensor<3xf32>
""", [counting([3]), np.float32(2)], results=["tensor<3xf32>"])
