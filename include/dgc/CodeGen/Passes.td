//===- Passes.td - Passes of the code generator ------------*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_PASSES_TD
#define DGC_CODEGEN_PASSES_TD

include "mlir/Pass/PassBase.td"

def FoldTransposes : Pass<"dgc-fold-transposes", "::mlir::func::FuncOp"> {
  let summary = "Fold transposes into the indexing maps of contractions";
  let description = [{
    A contraction (`dgc.contraction`) reads its operands and writes its result
    through any permutation at no cost, since the matmul emitter packs or strides
    anyway. So a transpose that feeds one, or the only user of one, disappears.
    A contraction whose destination is a fill of zeros is marked `dgc.zero_init`
    and gets an empty destination: its kernel starts from zero by itself.

    ```mlir
    #id = affine_map<(i, j) -> (i, j)>
    #t = affine_map<(i, j) -> (j, i)>
    #a = affine_map<(m, n, k) -> (m, k)>
    #b = affine_map<(m, n, k) -> (k, n)>
    #c = affine_map<(m, n, k) -> (m, n)>
    func.func @main(%x: tensor<4x8xf32>, %w: tensor<6x8xf32>, %o: tensor<4x6xf32>) -> tensor<4x6xf32> {
      %e = tensor.empty() : tensor<8x6xf32>
      %wt = linalg.generic {indexing_maps = [#id, #t], iterator_types = ["parallel", "parallel"]}
          ins(%w : tensor<6x8xf32>) outs(%e : tensor<8x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x6xf32>
      // After: reads %w through affine_map<(m, n, k) -> (n, k)>.
      %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %wt : tensor<4x8xf32>, tensor<8x6xf32>) outs(%o : tensor<4x6xf32>) attrs = {dgc.contraction} {
      ^bb0(%p: f32, %q: f32, %acc: f32):
        %0 = arith.mulf %p, %q : f32
        %1 = arith.addf %acc, %0 : f32
        linalg.yield %1 : f32
      } -> tensor<4x6xf32>
      return %r : tensor<4x6xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def LowerToLinalg : Pass<"dgc-lower-to-linalg", "::mlir::func::FuncOp"> {
  let summary = "Lower a rank's stablehlo program to linalg on tensors";
  let description = [{
    Lowers stablehlo and chlo ops on local, static shapes to linalg.generic and
    the ops of tensor, arith, math and scf; dist's local ops stay. What the passes
    after it can rely on (dgc-verify-linalg checks the ops and types):

    - Types are signless. An argument or result whose elements are unsigned keeps
      their type in the attribute `dgc.element_type`.
    - Tensors inside have no dimension of size 1. The function's arguments and
      results and the operands of dist ops keep theirs: tensor.collapse_shape and
      tensor.expand_shape stand between.
    - Scalars are SSA values, also in loops and branches. `tensor.from_elements`
      makes a tensor<f32> where a generic or a dist op reads one, and
      `tensor.extract` reads a reduction's one result.
    - Elementwise ops are generics with an identity map for the result. Broadcasts
      are maps of their users, splats constants in the body, iotas linalg.index.
      A transpose is a generic of its own.
    - dot_general is one generic with the loops batch, rows, columns, contracted,
      marked `dgc.contraction`, on a fill with zeros. Narrow floats are summed in
      f32 and converted by a generic of its own.
    - reduce is one generic; gather is a generic that reads its operand by
      tensor.extract; scatter is a nest of scf.for marked `dgc.scatter` that
      carries its operands; slices are extract_slice and insert_slice.
    - while is scf.for where it counts, else scf.while; case is
      scf.index_switch.

    ```mlir
    func.func @main(%x: tensor<8x4xf32>, %b: tensor<1x4xf32>) -> tensor<8x4xf32> {
      %0 = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
      %1 = stablehlo.add %x, %0 : tensor<8x4xf32>
      return %1 : tensor<8x4xf32>
    }
    ```
    becomes
    ```mlir
    #id = affine_map<(d0, d1) -> (d0, d1)>
    #row = affine_map<(d0, d1) -> (d1)>
    func.func @main(%x: tensor<8x4xf32>, %b: tensor<1x4xf32>) -> tensor<8x4xf32> {
      %0 = tensor.collapse_shape %b [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %1 = tensor.empty() : tensor<8x4xf32>
      %2 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
          ins(%x, %0 : tensor<8x4xf32>, tensor<4xf32>) outs(%1 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %3 = arith.addf %in, %in_0 : f32
        linalg.yield %3 : f32
      } -> tensor<8x4xf32>
      return %2 : tensor<8x4xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::dgc::cpu::CpuDialect"];
}

def VerifyLinalg : Pass<"dgc-verify-linalg", "::mlir::func::FuncOp"> {
  let summary = "Check that a function holds what the code generator takes";
  let description = [{
    Contract after dgc-lower-to-linalg: names the first op that does not belong,
    or whose types are not static and signless.

    ```mlir
    func.func @main(%x: tensor<8x4xf32>) -> tensor<4x4xf32> {
      %0 = tensor.extract_slice %x[0, 0] [4, 4] [1, 1] : tensor<8x4xf32> to tensor<4x4xf32>
      return %0 : tensor<4x4xf32>
    }
    ```
  }];
}

def FuseElementwise : Pass<"dgc-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Elementwise fusion controlled by bytes";
  let description = [{
    An elementwise producer is computed inside of its consumer where that saves memory
    traffic: always if it reads next to nothing (a broadcast, a mask from indices) and
    is cheap, if it has one user that runs as often, or if it is so cheap that
    recomputing it at every user costs nothing. Contractions take no producers.

    ```mlir
    func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %a = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
          ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.negf %in : f32
        linalg.yield %0 : f32
      } -> tensor<8xf32>
      %b = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
          ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = math.exp %in : f32
        linalg.yield %0 : f32
      } -> tensor<8xf32>
      return %b : tensor<8xf32>   // after: one generic, exp(-x)
    }
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def GroupRows : Pass<"dgc-group-rows", "::mlir::func::FuncOp"> {
  let summary = "Group ops that can run row by row";
  let description = [{
    Ops that hand each other tensors row by row (softmax, norms, a loss with its
    gradient, the update of a parameter) get a common number, `dgc.group`, and the loops
    that walk the rows, `dgc.group_rows`; the block is put into an order in which they
    are neighbours. Kernel outlining makes one pass over memory of each group.

    ```mlir
    func.func @main(%x: tensor<32x64xf32>) -> tensor<32x64xf32> {
      %z = arith.constant 0.0 : f32
      %e0 = tensor.empty() : tensor<32xf32>
      %f = linalg.fill ins(%z : f32) outs(%e0 : tensor<32xf32>) -> tensor<32xf32>
      %s = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r)>], iterator_types = ["parallel", "reduction"]}
          ins(%x : tensor<32x64xf32>) outs(%f : tensor<32xf32>) {
      ^bb0(%in: f32, %acc: f32):
        %0 = arith.addf %acc, %in : f32
        linalg.yield %0 : f32
      } -> tensor<32xf32>
      %e1 = tensor.empty() : tensor<32x64xf32>
      %y = linalg.generic {indexing_maps = [affine_map<(r, c) -> (r, c)>, affine_map<(r, c) -> (r)>, affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]}
          ins(%x, %s : tensor<32x64xf32>, tensor<32xf32>) outs(%e1 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %sum: f32, %out: f32):
        %0 = arith.divf %in, %sum : f32
        linalg.yield %0 : f32
      } -> tensor<32x64xf32>
      return %y : tensor<32x64xf32>   // after: both, and the fill, in group 0 with rows [0]
    }
    ```
  }];
}

def UniqueDestinations : Pass<"dgc-unique-destinations", "::mlir::func::FuncOp"> {
  let summary = "Give every op a destination of its own";
  let description = [{
    CSE merges equal `tensor.empty` and `linalg.fill` ops. Bufferization would then
    keep the shared buffer intact by copies. Every use gets a clone of its own.

    ```mlir
    func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      %e = tensor.empty() : tensor<8xf32>   // after: two of these
      %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
      %b = linalg.log ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
      return %a, %b : tensor<8xf32>, tensor<8xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def NumberCollectives : Pass<"dgc-number-collectives", "::mlir::ModuleOp"> {
  let summary = "Number dist's local ops by the manifest's tables";
  let description = [{
    Groups of ranks, permutations and exchanges are tables of the manifest
    (docs/Package.md); each of dist's local ops gets its indices into them, and its own
    number for messages.

    ```mlir
    dist.mesh @mesh = <["x"=2]>
    func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
      %y = dist.local_all_reduce add %x <@mesh, ["x"]> : tensor<8xf32>
      return %y : tensor<8xf32>   // after: {dgc.group_index = 0, dgc.op_index = 0}
    }
    ```
  }];
}

def Bufferize : Pass<"dgc-bufferize", "::mlir::ModuleOp"> {
  let summary = "Tensors to buffers";
  let description = [{
    One-shot bufferization of the whole module, arranged so that the memory planner
    meets a simple form: values carried by loops and results of branches are buffers
    made outside, updated in place; a donated argument (`tf.aliasing_output`,
    `jax.buffer_donor`) may be written, others not; a constant whose elements are all
    equal is filled in, not stored.

    ```mlir
    func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
      return %a : tensor<8xf32>   // after: returns a memref.alloc, written by linalg.exp
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::bufferization::BufferizationDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect", "::dgc::cpu::CpuDialect"];
}

def EmitMatmul : Pass<"dgc-emit-matmul", "::mlir::ModuleOp"> {
  let summary = "Contractions become calls of matmul kernels";
  let description = [{
    Each contraction on buffers, whatever the order of its dimensions, becomes a
    blocked matrix product in the vector dialect: B packed into panels (by a kernel of
    its own, into a buffer that the memory planner places, or per batch on the stack),
    A read in place or packed row by row, a block of C held in registers. Tails of M, N
    and K are handled by a narrower block, masks and a second loop. Equal products
    share their kernels. What is no sum of products of floats stays.

    ```mlir
    #a = affine_map<(m, n, k) -> (m, k)>
    #b = affine_map<(m, n, k) -> (k, n)>
    #c = affine_map<(m, n, k) -> (m, n)>
    func.func @main(%x: memref<64x32xf32>, %w: memref<32x48xf32>, %y: memref<64x48xf32>) {
      linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%x, %w : memref<64x32xf32>, memref<32x48xf32>) outs(%y : memref<64x48xf32>)
          attrs = {dgc.contraction, dgc.zero_init} {
      ^bb0(%p: f32, %q: f32, %acc: f32):
        %0 = arith.mulf %p, %q : f32
        %1 = arith.addf %acc, %0 : f32
        linalg.yield %1 : f32
      }
      return
    }
    ```
  }];
  let options = [Option<"cpu", "cpu", "std::string", "\"x86-64-v4\"",
                        "x86-64 level of the target">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect", "::dgc::cpu::CpuDialect"];
}

def OutlineKernels : Pass<"dgc-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "One function per distinct kernel";
  let description = [{
    Every linalg op on buffers in a function becomes a `cpu.launch` of a private
    function (attribute `dgc.kernel`); equal ones share one. Before that the op is put
    into a form that does not depend on how its shapes came about: loops of one step
    vanish, loops that walk memory alike merge, and the loop over contiguous memory
    becomes the innermost. Ops of one group (`dgc.group`, see dgc-group-rows) become
    one kernel, whose buffers that nobody else reads shrink to one row on the stack.

    ```mlir
    func.func @main(%x: memref<4x8xf32>, %y: memref<4x8xf32>) {
      linalg.exp ins(%x : memref<4x8xf32>) outs(%y : memref<4x8xf32>)
      // after: cpu.launch @kernel_0 reads(%x) writes(%y), over 32 contiguous elements
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::dgc::cpu::CpuDialect",
    "::mlir::memref::MemRefDialect"];
}

def LowerKernels : Pass<"dgc-lower-kernels", "::mlir::func::FuncOp"> {
  let summary = "Kernels to loops";
  let description = [{
    In a function with the attribute `dgc.kernel` linalg ops become loops, of which
    the first `dgc.rows` are shared by all ops of the kernel. Floating-point ops may
    be reassociated and contracted; infinities and NaNs keep their meaning. Math
    functions become polynomials.

    ```mlir
    func.func private @kernel_0(%x: memref<32xf32>, %y: memref<32xf32>, %lo: index, %hi: index)
        attributes {dgc.kernel, dgc.rows = 1 : i64} {
      linalg.exp ins(%x : memref<32xf32>) outs(%y : memref<32xf32>)
      return   // after: scf.for %i = %lo to %hi
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect", "::mlir::LLVM::LLVMDialect"];
}

def PlaceResults : Pass<"dgc-place-results", "::mlir::ModuleOp"> {
  let summary = "Results become buffers of the caller";
  let description = [{
    The host function gets one more argument for each result (`dgc.result = k`) and
    returns nothing. A result that updates a donated argument (`tf.aliasing_output`)
    is written into that argument where no one reads the old value any more; the
    function's `dgc.in_place` says for each result which argument holds it, or -1.

    ```mlir
    func.func @main(%x: memref<8xf32>) -> memref<8xf32> {
      %a = memref.alloc() : memref<8xf32>
      linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
      return %a : memref<8xf32>   // after: the exp writes a second argument
    }
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def ReuseBuffers : Pass<"dgc-reuse-buffers", "::mlir::func::FuncOp"> {
  let summary = "Write over operands that die";
  let description = [{
    Where an elementwise op reads a buffer for the last time, in the order in which it
    writes its result, the result takes the buffer's place; so does that of an all-reduce.
    What is written over by a result of the program lies in the result's memory. What a
    loop's body yields is written where it is carried, if the old value is not read any more.

    ```mlir
    func.func private @k(memref<8xf32>, memref<8xf32>)
    func.func @main(%x: memref<8xf32>, %y: memref<8xf32>) {
      %a = memref.alloc() : memref<8xf32>
      %b = memref.alloc() : memref<8xf32>   // after: %a
      linalg.exp ins(%x : memref<8xf32>) outs(%a : memref<8xf32>)
      linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
          ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.addf %in, %in : f32
        linalg.yield %0 : f32
      }
      linalg.exp ins(%b : memref<8xf32>) outs(%y : memref<8xf32>)
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def PlanMemory : Pass<"dgc-plan-memory", "::mlir::ModuleOp"> {
  let summary = "Place all buffers in one arena";
  let description = [{
    Every `memref.alloc` of the host function becomes a `memref.view` of one arena
    argument at an offset known now, every constant a view of the argument that holds
    the constants. Buffers share bytes only if their lives do not meet; a buffer that a
    loop uses and that is made outside lives through the whole loop. The function's
    `dgc.arena_bytes` and `dgc.arena_lower_bound` are the bytes planned, and the most
    that are alive at once; a checker apart from the planner proves the plan.

    ```mlir
    func.func private @k(memref<8xf32>, memref<8xf32>)
    func.func @main(%x: memref<8xf32>, %y: memref<8xf32>) {
      %a = memref.alloc() : memref<8xf32>   // after: memref.view %arena[%c0][]
      cpu.launch @k reads(%x : memref<8xf32>) writes(%a : memref<8xf32>)
      cpu.launch @k reads(%a : memref<8xf32>) writes(%y : memref<8xf32>)
      return
    }
    ```
  }];
  let options = [Option<"report", "report", "bool", "false",
                        "Print the peak, the lower bound and their ratio">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect"];
}

def HostToLLVM : Pass<"dgc-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Kernels and the planned host function to the LLVM dialect";
  let description = [{
    Kernels take bare pointers. The host function becomes `dgc_main` of
    dgc/Runtime/ABI.h: it loads its buffers' addresses from the tables that it is
    given, calls kernels (through `dgc_rt_parallel_for` where they have a range) and
    the runtime, and returns the first status that is not zero. Structured control
    flow must be lowered to branches before.

    ```mlir
    func.func private @kernel_0(%x: memref<8xf32>) attributes {dgc.kernel} {
      return
    }
    func.func @main(%x: memref<8xf32>) attributes {dgc.in_place = array<i64: 0>} {
      cpu.launch @kernel_0 writes(%x : memref<8xf32>)
      return
    }
    ```
  }];
  let options = [Option<"profiled", "profiled", "bool", "false",
                        "Report the kind of work around every kernel">];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // DGC_CODEGEN_PASSES_TD
