// The collectives of sharding schemes that a user forces by annotations of the
// arguments alone, counted, with the bytes that a rank sends. Numbers are checked
// too: the partitioned program is run on the reference evaluator's ranks.

// Data-parallel: one all-reduce a gradient (of the tied embedding's two gradients,
// the sum is reduced) and one of the loss.
// RUN: python3 %S/Inputs/annotate.py %models/gpt.mlir dp 2 > %t.dp.mlir
// RUN: dgc-opt %t.dp.mlir --dgc-prepare --dgc-check-partition --dgc-print-collectives -o /dev/null | FileCheck %s --check-prefix=DP
// DP: @main: 27 collectives
// DP-NEXT: 3 x all_reduce add over {"x"} of tensor<16x16xf32>: 1024 bytes
// DP-NEXT: 2 x all_reduce add over {"x"} of tensor<16x48xf32>: 3072 bytes
// DP-NEXT: 2 x all_reduce add over {"x"} of tensor<16x64xf32>: 4096 bytes
// DP-NEXT: 14 x all_reduce add over {"x"} of tensor<16xf32>: 64 bytes
// DP-NEXT: 1 x all_reduce add over {"x"} of tensor<50257x16xf32>: 3216448 bytes
// DP-NEXT: 2 x all_reduce add over {"x"} of tensor<64x16xf32>: 4096 bytes
// DP-NEXT: 2 x all_reduce add over {"x"} of tensor<64xf32>: 256 bytes
// DP-NEXT: 1 x all_reduce add over {"x"} of tensor<f32>: 4 bytes
// DP-NOT: x

// Megatron: two all-reduces of activations a layer and direction, one for the
// embedding, one for the output layer. The fused QKV weight, {3, "x"}, is gathered
// nowhere, nor is its optimizer state. The loss is taken on vocabulary shards:
// small all-reduces of the maximum, the sum, the target's logit, and one backward.
// Norms of all gradients are summed up before one all-reduce.
// RUN: python3 %S/Inputs/annotate.py %models/gpt.mlir tp 2 > %t.tp.mlir
// RUN: dgc-opt %t.tp.mlir --dgc-prepare --dgc-check-partition --dgc-print-collectives -o /dev/null | FileCheck %s --check-prefix=TP
// TP: @main: 15 collectives, 41988 bytes sent by a rank
// TP-NEXT: 10 x all_reduce add over {"x"} of tensor<4x16x16xf32>: 4096 bytes
// TP-NEXT: 2 x all_reduce add over {"x"} of tensor<4x16x1xf32>: 256 bytes
// TP-NEXT: 1 x all_reduce add over {"x"} of tensor<4x16xf32>: 256 bytes
// TP-NEXT: 1 x all_reduce add over {"x"} of tensor<f32>: 4 bytes
// TP-NEXT: 1 x all_reduce max over {"x"} of tensor<4x16xf32>: 256 bytes
// TP-NOT: x

// Fully sharded: every matrix that is split is gathered for the forward pass, and
// again for the backward pass, so that it need not be kept whole in between; its
// gradient is reduce-scattered. Other parameters' gradients are all-reduced.
// RUN: python3 %S/Inputs/annotate.py %models/gpt.mlir fsdp 2 > %t.fsdp.mlir
// RUN: dgc-opt %t.fsdp.mlir --dgc-prepare --dgc-check-partition --dgc-print-collectives -o /dev/null | FileCheck %s --check-prefix=FSDP
// FSDP: @main: 53 collectives
// FSDP-NEXT: 1 x all_gather over {"x"} of tensor<16x25129xf32>: 1608256 bytes
// FSDP-NEXT: 1 x all_gather over {"x"} of tensor<25129x16xf32>: 1608256 bytes
// FSDP-NEXT: 4 x all_gather over {"x"} of tensor<32x16xf32>: 2048 bytes
// FSDP-NEXT: 2 x all_gather over {"x"} of tensor<32xf32>: 128 bytes
// FSDP-NEXT: 5 x all_gather over {"x"} of tensor<8x16xf32>: 512 bytes
// FSDP-NEXT: 4 x all_gather over {"x"} of tensor<8x48xf32>: 1536 bytes
// FSDP-NEXT: 4 x all_gather over {"x"} of tensor<8x64xf32>: 2048 bytes
// FSDP-NEXT: 4 x all_gather over {"x"} of tensor<8xf32>: 32 bytes
// FSDP-NEXT: 10 x all_reduce add over {"x"} of tensor<16xf32>: 64 bytes
// FSDP-NEXT: 2 x all_reduce add over {"x"} of tensor<f32>: 4 bytes
// FSDP-NEXT: 1 x reduce_scatter add over {"x"} of tensor<2x25129x16xf32>: 1608256 bytes
// FSDP-NEXT: 2 x reduce_scatter add over {"x"} of tensor<2x32x16xf32>: 2048 bytes
// FSDP-NEXT: 2 x reduce_scatter add over {"x"} of tensor<2x32xf32>: 128 bytes
// FSDP-NEXT: 3 x reduce_scatter add over {"x"} of tensor<2x8x16xf32>: 512 bytes
// FSDP-NEXT: 2 x reduce_scatter add over {"x"} of tensor<2x8x48xf32>: 1536 bytes
// FSDP-NEXT: 2 x reduce_scatter add over {"x"} of tensor<2x8x64xf32>: 2048 bytes
// FSDP-NEXT: 4 x reduce_scatter add over {"x"} of tensor<2x8xf32>: 32 bytes
// FSDP-NOT: x

// Only the optimizer's state split: gradients are reduce-scattered, new parameters
// gathered, in all as many bytes as the all-reduces of data-parallel.
// RUN: python3 %S/Inputs/annotate.py %models/gpt.mlir zero1 2 > %t.zero.mlir
// RUN: dgc-opt %t.zero.mlir --dgc-prepare --dgc-check-partition --dgc-print-collectives -o /dev/null | FileCheck %s --check-prefix=ZERO
// ZERO: @main: 44 collectives
// ZERO-DAG: 1 x reduce_scatter add over {"x"} of tensor<2x25129x16xf32>: 1608256 bytes
// ZERO-DAG: 1 x all_gather over {"x"} of tensor<25129x16xf32>: 1608256 bytes
// ZERO-DAG: 2 x reduce_scatter add over {"x"} of tensor<2x8x48xf32>: 1536 bytes
// ZERO-DAG: 2 x all_gather over {"x"} of tensor<8x48xf32>: 1536 bytes
// ZERO-NOT: all_reduce add over {"x"} of tensor<16x48xf32>

// Sequence-parallel, in a loop over layers: Megatron's all-reduces fall apart into
// reduce-scatters and all-gathers, four and four a layer, and the backward pass
// gathers the two saved activations again.
// RUN: python3 %S/Inputs/annotate.py %models/gpt_scan.mlir sp 4 > %t.sp.mlir
// RUN: dgc-opt %t.sp.mlir --dgc-prepare --dgc-check-partition --dgc-print-collectives -o /dev/null | FileCheck %s --check-prefix=SP
// SP-DAG: 6 x all_gather over {"x"} of tensor<8x8x64xf32>: 49152 bytes, 4 trips
// SP-DAG: 4 x reduce_scatter add over {"x"} of tensor<4x8x8x64xf32>: 49152 bytes, 4 trips
// SP-NOT: all_to_all
// SP-NOT: all_reduce add over {"x"} of tensor<8x32x64xf32>

// Megatron in a loop, on ranks that do not divide heads, width or vocabulary.
// RUN: python3 %S/Inputs/annotate.py %models/gpt_scan.mlir tp 3 > %t.tp3.mlir
// RUN: dgc-opt %t.tp3.mlir --dgc-prepare --dgc-check-partition -o /dev/null
// RUN: python3 %S/Inputs/annotate.py %models/gpt_scan.mlir tp 4 > %t.tp4.mlir
// RUN: dgc-opt %t.tp4.mlir --dgc-prepare --dgc-check-partition --dgc-print-collectives -o /dev/null | FileCheck %s --check-prefix=LOOP
// LOOP: 4 x all_reduce add over {"x"} of tensor<8x32x64xf32>: 98304 bytes, 4 trips
// LOOP-NOT: all_gather
