//===- CpuOps.td - What a host function of the CPU target calls -*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_CPUOPS_TD
#define DGC_CODEGEN_CPUOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Cpu_Dialect : Dialect {
  let name = "cpu";
  let cppNamespace = "::dgc::cpu";
  let summary = "Calls of kernels and of the runtime, on buffers";
  let description = [{
    After bufferization the step is a list of these ops, `memref` views and scalar
    control flow. Each op says which buffers it reads and which it writes, which is
    all that the memory planner needs to know.
  }];
}

class Cpu_Op<string mnemonic, list<Trait> traits = []>
    : Op<Cpu_Dialect, mnemonic, traits>;

def Cpu_LaunchOp : Cpu_Op<"launch", [AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Run a kernel";
  let description = [{
    Calls `kernel` with the addresses of the buffers (and with the scalars), reads
    first. A buffer that is read and written is listed once, in `writes`. With
    `range` the kernel takes two more arguments, the bounds of a part of
    [0, range), and the parts may run at the same time.

    ```mlir
    func.func private @k(memref<8xf32>, memref<8xf32>, index, index)
    func.func @main(%a: memref<8xf32>, %b: memref<8xf32>) {
      cpu.launch @k reads(%a : memref<8xf32>) writes(%b : memref<8xf32>) range 8
      return
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<AnyType>:$reads,
                       Variadic<AnyMemRef>:$writes, OptionalAttr<I64Attr>:$range);
  let assemblyFormat = [{
    $kernel (`reads` `(` $reads^ `:` type($reads) `)`)?
    (`writes` `(` $writes^ `:` type($writes) `)`)? (`range` $range^)? attr-dict
  }];
}

def Cpu_CollectiveOp : Cpu_Op<"collective", [SameVariadicOperandSize,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "A collective of the runtime";
  let description = [{
    `dgc_rt_collective` of dgc/Runtime/ABI.h, or `dgc_rt_collectives` of several
    operands: `kind`, `group`, `dtype`, `redop`, `table` and `op_id` are its
    arguments, `counts` are in elements. There are as many outs and counts as ins.

    ```mlir
    func.func @main(%a: memref<8xf32>, %b: memref<8xf32>) {
      cpu.collective kind 0 group 0 dtype 11 redop 0 table -1 op_id 0 counts [8]
          ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
      return
    }
    ```
  }];
  let arguments = (ins I32Attr:$kind, I32Attr:$group, I32Attr:$dtype,
                       I32Attr:$redop, I32Attr:$table, I32Attr:$op_id,
                       DenseI64ArrayAttr:$counts, Variadic<AnyMemRef>:$ins,
                       Variadic<AnyMemRef>:$outs);
  let assemblyFormat = [{
    `kind` $kind `group` $group `dtype` $dtype `redop` $redop `table` $table
    `op_id` $op_id `counts` $counts `ins` `(` $ins `:` type($ins) `)`
    `outs` `(` $outs `:` type($outs) `)` attr-dict
  }];
  let hasVerifier = 1;
}

def Cpu_ExchangeOp : Cpu_Op<"exchange",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Move data between two layouts by exact boxes";
  let description = [{
    `dgc_rt_exchange` of dgc/Runtime/ABI.h.

    ```mlir
    func.func @main(%a: memref<8xf32>, %b: memref<4xf32>) {
      cpu.exchange dtype 11 table 0 op_id 0 %a, %b : memref<8xf32>, memref<4xf32>
      return
    }
    ```
  }];
  let arguments = (ins I32Attr:$dtype, I32Attr:$table, I32Attr:$op_id,
                       AnyMemRef:$in, AnyMemRef:$out);
  let assemblyFormat = [{
    `dtype` $dtype `table` $table `op_id` $op_id $in `,` $out attr-dict
    `:` type($in) `,` type($out)
  }];
}

def Cpu_AxisIndexOp : Cpu_Op<"axis_index", [Pure]> {
  let summary = "This rank's index in its group";
  let description = [{
    `dgc_rt_axis_index` of dgc/Runtime/ABI.h.

    ```mlir
    func.func @main() -> i64 {
      %i = cpu.axis_index group 0
      return %i : i64
    }
    ```
  }];
  let arguments = (ins I32Attr:$group);
  let results = (outs I64:$result);
  let assemblyFormat = "`group` $group attr-dict";
}

def Cpu_HoldOp : Cpu_Op<"hold", [AllTypesMatch<["value", "result"]>]> {
  let summary = "The same tensor, as one that nothing is known about";
  let description = [{
    What stablehlo.optimization_barrier becomes: a value computed again from held
    operands is not merged with the first one, so that the memory in between stays
    free. Takes no code: the result is the operand's buffer.

    ```mlir
    func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
      %0 = cpu.hold %a : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    ```
  }];
  // An allocation effect: never merged with another, erased without a use.
  let arguments = (ins AnyRankedTensor:$value);
  let results = (outs Res<AnyRankedTensor, "", [MemAlloc]>:$result);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

#endif // DGC_CODEGEN_CPUOPS_TD
