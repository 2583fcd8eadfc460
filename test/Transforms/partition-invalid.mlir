// RUN: dgc-opt %s -split-input-file --dgc-partition -verify-diagnostics

// expected-error@+1 {{axis "x" is temporal; this partitioner splits over devices only}}
dist.mesh @mesh = <["x"=2]> {temporal = "x"}
func.func @temporal(%x: tensor<8xf32> {dist.sharding = #dist.sharding<@mesh, [{"x"}]>}) {
  return
}
