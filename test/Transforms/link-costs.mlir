// The machine's links choose the moves: an all-reduce over boxes of GPUs is done
// in parts, so that the slow links carry an eighth; where links are alike, not.

// RUN: dgc-opt %s --dgc-lower-reshards="cluster=h100x16" | FileCheck %s --check-prefix=BOXES
// RUN: dgc-opt %s --dgc-lower-reshards | FileCheck %s --check-prefix=HOST
// RUN: not dgc-opt %s --dgc-lower-reshards=cluster=abacus 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not dgc-opt %s --dgc-insert-reshards=cluster=abacus 2>&1 | FileCheck %s --check-prefix=UNKNOWN

dist.mesh @mesh = <["box"=2, "gpu"=8]>

func.func @sum(%x: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %0 = dist.reshard %x from <@mesh, [{}, {}], unreduced=add{"box", "gpu"}> to <@mesh, [{}, {}]> : tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
// BOXES-LABEL: @sum
// BOXES: dist.reduce_scatter {{.*}}unreduced=add{"box"}>
// BOXES-NEXT: dist.all_reduce
// BOXES-NEXT: dist.gather
// BOXES-NEXT: return
// HOST-LABEL: @sum
// HOST-NEXT: dist.all_reduce
// HOST-NEXT: return

// UNKNOWN: error: unknown machine 'abacus': known are cpu, v100, 
