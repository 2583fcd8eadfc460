// dimensions: batch=1009 seq=1013 width=1019 kv=1021 group=1031 half=1033 hidden=1039 vocab=1049
module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1049x1019xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<1019x2109386xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2174776966x1019xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1019x2174776966xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<1019x2109386xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<1039x1019xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<1019x1039xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<1019x1039xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<1019xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<1019xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<1019xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<1019x1049xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<1049x1019xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<1019x2109386xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2174776966x1019xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<1019x2174776966xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<1019x2109386xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<1039x1019xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<1019x1039xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<1019x1039xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<1019xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<1019xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<1019xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<1019x1049xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<i32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<1049x1019xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<1019x2109386xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<2174776966x1019xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<1019x2174776966xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<1019x2109386xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<1039x1019xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<1019x1039xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<1019x1039xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<1019xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<1019xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<1019xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<1019x1049xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<1009x1013xi32>, %arg38: tensor<1009x1013xi32>) -> (tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2174776966x1019xf32>, tensor<1019x2174776966xf32>, tensor<1019x2109386xf32>, tensor<1039x1019xf32>, tensor<1019x1039xf32>, tensor<1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2174776966x1019xf32>, tensor<1019x2174776966xf32>, tensor<1019x2109386xf32>, tensor<1039x1019xf32>, tensor<1019x1039xf32>, tensor<1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<i32>, tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2174776966x1019xf32>, tensor<1019x2174776966xf32>, tensor<1019x2109386xf32>, tensor<1039x1019xf32>, tensor<1019x1039xf32>, tensor<1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg12 : (tensor<1049x1019xf32>) -> tensor<1049x1019xbf16>
    %1 = stablehlo.convert %arg13 : (tensor<1019x2109386xf32>) -> tensor<1019x2109386xbf16>
    %2 = stablehlo.convert %arg14 : (tensor<2174776966x1019xf32>) -> tensor<2174776966x1019xbf16>
    %3 = stablehlo.convert %arg15 : (tensor<1019x2174776966xf32>) -> tensor<1019x2174776966xbf16>
    %4 = stablehlo.convert %arg16 : (tensor<1019x2109386xf32>) -> tensor<1019x2109386xbf16>
    %5 = stablehlo.convert %arg17 : (tensor<1039x1019xf32>) -> tensor<1039x1019xbf16>
    %6 = stablehlo.convert %arg18 : (tensor<1019x1039xf32>) -> tensor<1019x1039xbf16>
    %7 = stablehlo.convert %arg19 : (tensor<1019x1039xf32>) -> tensor<1019x1039xbf16>
    %8 = stablehlo.convert %arg20 : (tensor<1019xf32>) -> tensor<1019xbf16>
    %9 = stablehlo.convert %arg21 : (tensor<1019xf32>) -> tensor<1019xbf16>
    %10 = stablehlo.convert %arg22 : (tensor<1019xf32>) -> tensor<1019xbf16>
    %11 = stablehlo.convert %arg23 : (tensor<1019x1049xf32>) -> tensor<1019x1049xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009x1013xi32>
    %13 = stablehlo.compare LT, %arg37, %12, SIGNED : (tensor<1009x1013xi32>, tensor<1009x1013xi32>) -> tensor<1009x1013xi1>
    %c_0 = stablehlo.constant dense<1049> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009x1013xi32>
    %15 = stablehlo.add %arg37, %14 : tensor<1009x1013xi32>
    %16 = stablehlo.select %13, %15, %arg37 : tensor<1009x1013xi1>, tensor<1009x1013xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1009x1013xi32>) -> tensor<1009x1013x1xi32>
    %18 = "stablehlo.gather"(%0, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1019>}> : (tensor<1049x1019xbf16>, tensor<1009x1013x1xi32>) -> tensor<1009x1013x1019xbf16>
    %19 = stablehlo.convert %18 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %20 = chlo.square %19 : tensor<1009x1013x1019xf32> -> tensor<1009x1013x1019xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1009x1013x1019xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<1009x1013x1019xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %cst_2 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<1009x1013x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %28 = stablehlo.add %26, %27 : tensor<1009x1013x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<1009x1013x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<1009x1013x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<1009x1013x1xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %34 = stablehlo.multiply %19, %33 : tensor<1009x1013x1019xf32>
    %35 = stablehlo.convert %34 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %36 = stablehlo.broadcast_in_dim %8, dims = [2] : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %38 = stablehlo.multiply %35, %37 : tensor<1009x1013x1019xbf16>
    %39 = stablehlo.dot_general %38, %3, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x2174776966xbf16>) -> tensor<1009x1013x2174776966xbf16>
    %40 = stablehlo.reshape %39 : (tensor<1009x1013x2174776966xbf16>) -> tensor<1009x1013x1021x1031x2066xbf16>
    %41 = stablehlo.dot_general %38, %1, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x2109386xbf16>
    %42 = stablehlo.reshape %41 : (tensor<1009x1013x2109386xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %43 = stablehlo.dot_general %38, %4, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x2109386xbf16>
    %44 = stablehlo.reshape %43 : (tensor<1009x1013x2109386xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %45 = stablehlo.iota dim = 0 : tensor<1013xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<1013xi32>) -> tensor<1013x1xi32>
    %47 = stablehlo.iota dim = 0 : tensor<1033xi32>
    %48 = stablehlo.negate %47 : tensor<1033xi32>
    %49 = stablehlo.convert %48 : (tensor<1033xi32>) -> tensor<1033xf32>
    %cst_5 = stablehlo.constant dense<1.033000e+03> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1033xf32>
    %51 = stablehlo.divide %49, %50 : tensor<1033xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1033xf32>
    %53 = stablehlo.power %52, %51 : tensor<1033xf32>
    %54 = stablehlo.convert %46 : (tensor<1013x1xi32>) -> tensor<1013x1xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<1033xf32>) -> tensor<1x1033xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<1013x1xf32>) -> tensor<1013x1033xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1x1033xf32>) -> tensor<1013x1033xf32>
    %58 = stablehlo.multiply %56, %57 : tensor<1013x1033xf32>
    %59 = stablehlo.reshape %58 : (tensor<1013x1033xf32>) -> tensor<1013x1x1x1033xf32>
    %60 = stablehlo.cosine %59 : tensor<1013x1x1x1033xf32>
    %61 = stablehlo.convert %60 : (tensor<1013x1x1x1033xf32>) -> tensor<1013x1x1x1033xbf16>
    %62 = stablehlo.sine %59 : tensor<1013x1x1x1033xf32>
    %63 = stablehlo.convert %62 : (tensor<1013x1x1x1033xf32>) -> tensor<1013x1x1x1033xbf16>
    %64 = stablehlo.slice %40 [0:1009, 0:1013, 0:1021, 0:1031, 0:1033] : (tensor<1009x1013x1021x1031x2066xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %65 = stablehlo.slice %40 [0:1009, 0:1013, 0:1021, 0:1031, 1033:2066] : (tensor<1009x1013x1021x1031x2066xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %66 = stablehlo.broadcast_in_dim %61, dims = [1, 2, 3, 4] : (tensor<1013x1x1x1033xbf16>) -> tensor<1x1013x1x1x1033xbf16>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %68 = stablehlo.multiply %64, %67 : tensor<1009x1013x1021x1031x1033xbf16>
    %69 = stablehlo.broadcast_in_dim %63, dims = [1, 2, 3, 4] : (tensor<1013x1x1x1033xbf16>) -> tensor<1x1013x1x1x1033xbf16>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %71 = stablehlo.multiply %65, %70 : tensor<1009x1013x1021x1031x1033xbf16>
    %72 = stablehlo.subtract %68, %71 : tensor<1009x1013x1021x1031x1033xbf16>
    %73 = stablehlo.broadcast_in_dim %61, dims = [1, 2, 3, 4] : (tensor<1013x1x1x1033xbf16>) -> tensor<1x1013x1x1x1033xbf16>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %75 = stablehlo.multiply %65, %74 : tensor<1009x1013x1021x1031x1033xbf16>
    %76 = stablehlo.broadcast_in_dim %63, dims = [1, 2, 3, 4] : (tensor<1013x1x1x1033xbf16>) -> tensor<1x1013x1x1x1033xbf16>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %78 = stablehlo.multiply %64, %77 : tensor<1009x1013x1021x1031x1033xbf16>
    %79 = stablehlo.add %75, %78 : tensor<1009x1013x1021x1031x1033xbf16>
    %80 = stablehlo.concatenate %72, %79, dim = 4 : (tensor<1009x1013x1021x1031x1033xbf16>, tensor<1009x1013x1021x1031x1033xbf16>) -> tensor<1009x1013x1021x1031x2066xbf16>
    %81 = stablehlo.iota dim = 0 : tensor<1013xi32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0] : (tensor<1013xi32>) -> tensor<1013x1xi32>
    %83 = stablehlo.iota dim = 0 : tensor<1033xi32>
    %84 = stablehlo.negate %83 : tensor<1033xi32>
    %85 = stablehlo.convert %84 : (tensor<1033xi32>) -> tensor<1033xf32>
    %cst_7 = stablehlo.constant dense<1.033000e+03> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1033xf32>
    %87 = stablehlo.divide %85, %86 : tensor<1033xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1033xf32>
    %89 = stablehlo.power %88, %87 : tensor<1033xf32>
    %90 = stablehlo.convert %82 : (tensor<1013x1xi32>) -> tensor<1013x1xf32>
    %91 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<1033xf32>) -> tensor<1x1033xf32>
    %92 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<1013x1xf32>) -> tensor<1013x1033xf32>
    %93 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1x1033xf32>) -> tensor<1013x1033xf32>
    %94 = stablehlo.multiply %92, %93 : tensor<1013x1033xf32>
    %95 = stablehlo.reshape %94 : (tensor<1013x1033xf32>) -> tensor<1013x1x1033xf32>
    %96 = stablehlo.cosine %95 : tensor<1013x1x1033xf32>
    %97 = stablehlo.convert %96 : (tensor<1013x1x1033xf32>) -> tensor<1013x1x1033xbf16>
    %98 = stablehlo.sine %95 : tensor<1013x1x1033xf32>
    %99 = stablehlo.convert %98 : (tensor<1013x1x1033xf32>) -> tensor<1013x1x1033xbf16>
    %100 = stablehlo.slice %42 [0:1009, 0:1013, 0:1021, 0:1033] : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %101 = stablehlo.slice %42 [0:1009, 0:1013, 0:1021, 1033:2066] : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %102 = stablehlo.broadcast_in_dim %97, dims = [1, 2, 3] : (tensor<1013x1x1033xbf16>) -> tensor<1x1013x1x1033xbf16>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %104 = stablehlo.multiply %100, %103 : tensor<1009x1013x1021x1033xbf16>
    %105 = stablehlo.broadcast_in_dim %99, dims = [1, 2, 3] : (tensor<1013x1x1033xbf16>) -> tensor<1x1013x1x1033xbf16>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %107 = stablehlo.multiply %101, %106 : tensor<1009x1013x1021x1033xbf16>
    %108 = stablehlo.subtract %104, %107 : tensor<1009x1013x1021x1033xbf16>
    %109 = stablehlo.broadcast_in_dim %97, dims = [1, 2, 3] : (tensor<1013x1x1033xbf16>) -> tensor<1x1013x1x1033xbf16>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %111 = stablehlo.multiply %101, %110 : tensor<1009x1013x1021x1033xbf16>
    %112 = stablehlo.broadcast_in_dim %99, dims = [1, 2, 3] : (tensor<1013x1x1033xbf16>) -> tensor<1x1013x1x1033xbf16>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %114 = stablehlo.multiply %100, %113 : tensor<1009x1013x1021x1033xbf16>
    %115 = stablehlo.add %111, %114 : tensor<1009x1013x1021x1033xbf16>
    %116 = stablehlo.concatenate %108, %115, dim = 3 : (tensor<1009x1013x1021x1033xbf16>, tensor<1009x1013x1021x1033xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %117 = stablehlo.dot_general %116, %80, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<1009x1013x1021x2066xbf16>, tensor<1009x1013x1021x1031x2066xbf16>) -> tensor<1009x1021x1013x1013x1031xbf16>
    %118 = stablehlo.transpose %117, dims = [0, 1, 4, 3, 2] : (tensor<1009x1021x1013x1013x1031xbf16>) -> tensor<1009x1021x1031x1013x1013xbf16>
    %119 = stablehlo.convert %118 : (tensor<1009x1021x1031x1013x1013xbf16>) -> tensor<1009x1021x1031x1013x1013xf32>
    %cst_9 = stablehlo.constant dense<0.0220006164> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %121 = stablehlo.multiply %119, %120 : tensor<1009x1021x1031x1013x1013xf32>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %122 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<1013x1013xi1>
    %123 = call @tril(%122) : (tensor<1013x1013xi1>) -> tensor<1013x1013xi1>
    %cst_11 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %124:3 = call @_where(%123, %121, %cst_11) : (tensor<1013x1013xi1>, tensor<1009x1021x1031x1013x1013xf32>, tensor<f32>) -> (tensor<1009x1021x1031x1013x1013xf32>, tensor<1009x1021x1031x1013x1013xi1>, tensor<1009x1021x1031x1013x1013xf32>)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %125 = stablehlo.reduce(%124#0 init: %cst_12) applies stablehlo.maximum across dimensions = [4] : (tensor<1009x1021x1031x1013x1013xf32>, tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %126 = stablehlo.reshape %125 : (tensor<1009x1021x1031x1013xf32>) -> tensor<1009x1021x1031x1013x1xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1031x1013x1xf32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %128 = stablehlo.compare EQ, %124#0, %127, FLOAT : (tensor<1009x1021x1031x1013x1013xf32>, tensor<1009x1021x1031x1013x1013xf32>) -> tensor<1009x1021x1031x1013x1013xi1>
    %129 = stablehlo.convert %128 : (tensor<1009x1021x1031x1013x1013xi1>) -> tensor<1009x1021x1031x1013x1013xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_13) applies stablehlo.add across dimensions = [4] : (tensor<1009x1021x1031x1013x1013xf32>, tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %132 = stablehlo.maximum %131, %125 : tensor<1009x1021x1031x1013xf32>
    %133 = stablehlo.compare EQ, %125, %132, FLOAT : (tensor<1009x1021x1031x1013xf32>, tensor<1009x1021x1031x1013xf32>) -> tensor<1009x1021x1031x1013xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %136 = stablehlo.select %133, %134, %135 : tensor<1009x1021x1031x1013xi1>, tensor<1009x1021x1031x1013xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %138 = stablehlo.compare EQ, %137, %132, FLOAT : (tensor<1009x1021x1031x1013xf32>, tensor<1009x1021x1031x1013xf32>) -> tensor<1009x1021x1031x1013xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %141 = stablehlo.select %138, %139, %140 : tensor<1009x1021x1031x1013xi1>, tensor<1009x1021x1031x1013xf32>
    %142 = stablehlo.divide %136, %141 : tensor<1009x1021x1031x1013xf32>
    %143 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3] : (tensor<1009x1021x1031x1013xf32>) -> tensor<1009x1021x1031x1013x1xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1031x1013x1xf32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %145 = stablehlo.subtract %124#0, %144 : tensor<1009x1021x1031x1013x1013xf32>
    %146 = stablehlo.exponential %145 : tensor<1009x1021x1031x1013x1013xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_20) applies stablehlo.add across dimensions = [4] : (tensor<1009x1021x1031x1013x1013xf32>, tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2, 3] : (tensor<1009x1021x1031x1013xf32>) -> tensor<1009x1021x1031x1013x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1031x1013x1xf32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %150 = stablehlo.divide %146, %149 : tensor<1009x1021x1031x1013x1013xf32>
    %151 = stablehlo.multiply %148, %148 : tensor<1009x1021x1031x1013x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013x1xf32>
    %153 = stablehlo.divide %152, %151 : tensor<1009x1021x1031x1013x1xf32>
    %154 = stablehlo.convert %150 : (tensor<1009x1021x1031x1013x1013xf32>) -> tensor<1009x1021x1031x1013x1013xbf16>
    %155 = stablehlo.dot_general %44, %154, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4] : (tensor<1009x1013x1021x2066xbf16>, tensor<1009x1021x1031x1013x1013xbf16>) -> tensor<1009x1021x2066x1031x1013xbf16>
    %156 = stablehlo.transpose %155, dims = [0, 4, 1, 3, 2] : (tensor<1009x1021x2066x1031x1013xbf16>) -> tensor<1009x1013x1021x1031x2066xbf16>
    %157 = stablehlo.reshape %156 : (tensor<1009x1013x1021x1031x2066xbf16>) -> tensor<1009x1013x2174776966xbf16>
    %158 = stablehlo.dot_general %157, %2, contracting_dims = [2] x [0] : (tensor<1009x1013x2174776966xbf16>, tensor<2174776966x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %159 = stablehlo.add %18, %158 : tensor<1009x1013x1019xbf16>
    %160 = stablehlo.convert %159 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %161 = chlo.square %160 : tensor<1009x1013x1019xf32> -> tensor<1009x1013x1019xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1009x1013x1019xf32>
    %163 = stablehlo.multiply %162, %160 : tensor<1009x1013x1019xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%161 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %cst_24 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %167 = stablehlo.divide %165, %166 : tensor<1009x1013x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %169 = stablehlo.add %167, %168 : tensor<1009x1013x1xf32>
    %170 = stablehlo.rsqrt %169 : tensor<1009x1013x1xf32>
    %171 = stablehlo.divide %170, %169 : tensor<1009x1013x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %173 = stablehlo.multiply %172, %171 : tensor<1009x1013x1xf32>
    %174 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %175 = stablehlo.multiply %160, %174 : tensor<1009x1013x1019xf32>
    %176 = stablehlo.convert %175 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %177 = stablehlo.broadcast_in_dim %9, dims = [2] : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %179 = stablehlo.multiply %176, %178 : tensor<1009x1013x1019xbf16>
    %180 = stablehlo.dot_general %179, %7, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x1039xbf16>) -> tensor<1009x1013x1039xbf16>
    %181 = stablehlo.dot_general %179, %6, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x1039xbf16>) -> tensor<1009x1013x1039xbf16>
    %182:3 = call @silu(%181) : (tensor<1009x1013x1039xbf16>) -> (tensor<1009x1013x1039xbf16>, tensor<1009x1013x1039xbf16>, tensor<1009x1013x1039xbf16>)
    %183 = stablehlo.multiply %182#0, %180 : tensor<1009x1013x1039xbf16>
    %184 = stablehlo.dot_general %183, %5, contracting_dims = [2] x [0] : (tensor<1009x1013x1039xbf16>, tensor<1039x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %185 = stablehlo.add %159, %184 : tensor<1009x1013x1019xbf16>
    %186 = stablehlo.convert %185 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %187 = chlo.square %186 : tensor<1009x1013x1019xf32> -> tensor<1009x1013x1019xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1009x1013x1019xf32>
    %189 = stablehlo.multiply %188, %186 : tensor<1009x1013x1019xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%187 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %cst_29 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %193 = stablehlo.divide %191, %192 : tensor<1009x1013x1xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %195 = stablehlo.add %193, %194 : tensor<1009x1013x1xf32>
    %196 = stablehlo.rsqrt %195 : tensor<1009x1013x1xf32>
    %197 = stablehlo.divide %196, %195 : tensor<1009x1013x1xf32>
    %cst_31 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %199 = stablehlo.multiply %198, %197 : tensor<1009x1013x1xf32>
    %200 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %201 = stablehlo.multiply %186, %200 : tensor<1009x1013x1019xf32>
    %202 = stablehlo.convert %201 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %203 = stablehlo.broadcast_in_dim %10, dims = [2] : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %205 = stablehlo.multiply %202, %204 : tensor<1009x1013x1019xbf16>
    %206 = stablehlo.dot_general %205, %11, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x1049xbf16>) -> tensor<1009x1013x1049xbf16>
    %207 = stablehlo.convert %206 : (tensor<1009x1013x1049xbf16>) -> tensor<1009x1013x1049xf32>
    %208:3 = call @log_softmax(%207) : (tensor<1009x1013x1049xf32>) -> (tensor<1009x1013x1049xf32>, tensor<1009x1013x1049xf32>, tensor<1009x1013x1xf32>)
    %209 = stablehlo.broadcast_in_dim %arg38, dims = [0, 1] : (tensor<1009x1013xi32>) -> tensor<1009x1013x1xi32>
    %210:2 = call @take_along_axis(%208#0, %209) : (tensor<1009x1013x1049xf32>, tensor<1009x1013x1xi32>) -> (tensor<1009x1013x1xf32>, tensor<1009x1013x1x1xi32>)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210#0 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_33 = stablehlo.constant dense<0x49798A50> : tensor<f32>
    %212 = stablehlo.divide %211, %cst_33 : tensor<f32>
    %213 = stablehlo.negate %212 : tensor<f32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.add %213, %cst_34 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.negate %cst_35 : tensor<f32>
    %cst_36 = stablehlo.constant dense<0x49798A50> : tensor<f32>
    %216 = stablehlo.divide %215, %cst_36 : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %218 = call @take_along_axis_0(%210#1, %217) : (tensor<1009x1013x1x1xi32>, tensor<1009x1013x1xf32>) -> tensor<1009x1013x1049xf32>
    %219 = call @log_softmax_1(%208#1, %208#2, %218) : (tensor<1009x1013x1049xf32>, tensor<1009x1013x1xf32>, tensor<1009x1013x1049xf32>) -> tensor<1009x1013x1049xf32>
    %220 = stablehlo.convert %219 : (tensor<1009x1013x1049xf32>) -> tensor<1009x1013x1049xbf16>
    %221 = stablehlo.dot_general %220, %205, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x1049xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<1049x1019xbf16>
    %222 = stablehlo.transpose %221, dims = [1, 0] : (tensor<1049x1019xbf16>) -> tensor<1019x1049xbf16>
    %223 = stablehlo.dot_general %220, %11, contracting_dims = [2] x [1] : (tensor<1009x1013x1049xbf16>, tensor<1019x1049xbf16>) -> tensor<1009x1013x1019xbf16>
    %224 = stablehlo.multiply %202, %223 : tensor<1009x1013x1019xbf16>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %225 = stablehlo.reduce(%224 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x1013x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %226 = stablehlo.reshape %225 : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %227 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %228 = stablehlo.multiply %223, %227 : tensor<1009x1013x1019xbf16>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %229 = stablehlo.reduce(%226 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %230 = stablehlo.convert %228 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %231 = stablehlo.multiply %186, %230 : tensor<1009x1013x1019xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %233 = stablehlo.reshape %232 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %234 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %235 = stablehlo.multiply %230, %234 : tensor<1009x1013x1019xf32>
    %236 = stablehlo.multiply %233, %199 : tensor<1009x1013x1xf32>
    %cst_40 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %238 = stablehlo.divide %236, %237 : tensor<1009x1013x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1019xf32>
    %241 = stablehlo.multiply %240, %189 : tensor<1009x1013x1019xf32>
    %242 = stablehlo.add %235, %241 : tensor<1009x1013x1019xf32>
    %243 = stablehlo.convert %242 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %244 = stablehlo.dot_general %243, %183, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x1019xbf16>, tensor<1009x1013x1039xbf16>) -> tensor<1019x1039xbf16>
    %245 = stablehlo.transpose %244, dims = [1, 0] : (tensor<1019x1039xbf16>) -> tensor<1039x1019xbf16>
    %246 = stablehlo.dot_general %243, %5, contracting_dims = [2] x [1] : (tensor<1009x1013x1019xbf16>, tensor<1039x1019xbf16>) -> tensor<1009x1013x1039xbf16>
    %247 = stablehlo.multiply %182#0, %246 : tensor<1009x1013x1039xbf16>
    %248 = stablehlo.multiply %246, %180 : tensor<1009x1013x1039xbf16>
    %249 = call @silu_2(%182#1, %182#2, %181, %248) : (tensor<1009x1013x1039xbf16>, tensor<1009x1013x1039xbf16>, tensor<1009x1013x1039xbf16>, tensor<1009x1013x1039xbf16>) -> tensor<1009x1013x1039xbf16>
    %250 = stablehlo.dot_general %249, %179, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x1039xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<1039x1019xbf16>
    %251 = stablehlo.transpose %250, dims = [1, 0] : (tensor<1039x1019xbf16>) -> tensor<1019x1039xbf16>
    %252 = stablehlo.dot_general %249, %6, contracting_dims = [2] x [1] : (tensor<1009x1013x1039xbf16>, tensor<1019x1039xbf16>) -> tensor<1009x1013x1019xbf16>
    %253 = stablehlo.dot_general %247, %179, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x1039xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<1039x1019xbf16>
    %254 = stablehlo.transpose %253, dims = [1, 0] : (tensor<1039x1019xbf16>) -> tensor<1019x1039xbf16>
    %255 = stablehlo.dot_general %247, %7, contracting_dims = [2] x [1] : (tensor<1009x1013x1039xbf16>, tensor<1019x1039xbf16>) -> tensor<1009x1013x1019xbf16>
    %256 = stablehlo.add %252, %255 : tensor<1009x1013x1019xbf16>
    %257 = stablehlo.multiply %176, %256 : tensor<1009x1013x1019xbf16>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %258 = stablehlo.reduce(%257 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x1013x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %259 = stablehlo.reshape %258 : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %260 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %261 = stablehlo.multiply %256, %260 : tensor<1009x1013x1019xbf16>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %262 = stablehlo.reduce(%259 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %263 = stablehlo.convert %261 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %264 = stablehlo.multiply %160, %263 : tensor<1009x1013x1019xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %266 = stablehlo.reshape %265 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %267 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %268 = stablehlo.multiply %263, %267 : tensor<1009x1013x1019xf32>
    %269 = stablehlo.multiply %266, %173 : tensor<1009x1013x1xf32>
    %cst_45 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %271 = stablehlo.divide %269, %270 : tensor<1009x1013x1xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1019xf32>
    %274 = stablehlo.multiply %273, %163 : tensor<1009x1013x1019xf32>
    %275 = stablehlo.add %268, %274 : tensor<1009x1013x1019xf32>
    %276 = stablehlo.convert %275 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %277 = stablehlo.add %243, %276 : tensor<1009x1013x1019xbf16>
    %278 = stablehlo.dot_general %277, %157, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x1019xbf16>, tensor<1009x1013x2174776966xbf16>) -> tensor<1019x2174776966xbf16>
    %279 = stablehlo.transpose %278, dims = [1, 0] : (tensor<1019x2174776966xbf16>) -> tensor<2174776966x1019xbf16>
    %280 = stablehlo.dot_general %277, %2, contracting_dims = [2] x [1] : (tensor<1009x1013x1019xbf16>, tensor<2174776966x1019xbf16>) -> tensor<1009x1013x2174776966xbf16>
    %281 = stablehlo.reshape %280 : (tensor<1009x1013x2174776966xbf16>) -> tensor<1009x1013x1021x1031x2066xbf16>
    %282 = stablehlo.transpose %281, dims = [0, 2, 4, 3, 1] : (tensor<1009x1013x1021x1031x2066xbf16>) -> tensor<1009x1021x2066x1031x1013xbf16>
    %283 = stablehlo.dot_general %282, %44, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1009x1021x2066x1031x1013xbf16>, tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1021x1031x1013x1013xbf16>
    %284 = stablehlo.dot_general %282, %154, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3] : (tensor<1009x1021x2066x1031x1013xbf16>, tensor<1009x1021x1031x1013x1013xbf16>) -> tensor<1009x1021x2066x1013xbf16>
    %285 = stablehlo.transpose %284, dims = [0, 3, 1, 2] : (tensor<1009x1021x2066x1013xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %286 = stablehlo.convert %283 : (tensor<1009x1021x1031x1013x1013xbf16>) -> tensor<1009x1021x1031x1013x1013xf32>
    %287 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1031x1013x1xf32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %288 = stablehlo.multiply %286, %287 : tensor<1009x1021x1031x1013x1013xf32>
    %289 = stablehlo.multiply %288, %146 : tensor<1009x1021x1031x1013x1013xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_47) applies stablehlo.add across dimensions = [4] : (tensor<1009x1021x1031x1013x1013xf32>, tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %291 = stablehlo.reshape %290 : (tensor<1009x1021x1031x1013xf32>) -> tensor<1009x1021x1031x1013x1xf32>
    %292 = stablehlo.negate %291 : tensor<1009x1021x1031x1013x1xf32>
    %293 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1031x1013x1xf32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %294 = stablehlo.divide %286, %293 : tensor<1009x1021x1031x1013x1013xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.reduce(%292 init: %cst_48) applies stablehlo.add across dimensions = [4] : (tensor<1009x1021x1031x1013x1xf32>, tensor<f32>) -> tensor<1009x1021x1031x1013xf32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1, 2, 3] : (tensor<1009x1021x1031x1013xf32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %297 = stablehlo.add %294, %296 : tensor<1009x1021x1031x1013x1013xf32>
    %298 = stablehlo.multiply %297, %146 : tensor<1009x1021x1031x1013x1013xf32>
    %299 = call @_where_3(%124#1, %124#2, %298) : (tensor<1009x1021x1031x1013x1013xi1>, tensor<1009x1021x1031x1013x1013xf32>, tensor<1009x1021x1031x1013x1013xf32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %cst_49 = stablehlo.constant dense<0.0220006164> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %301 = stablehlo.multiply %299, %300 : tensor<1009x1021x1031x1013x1013xf32>
    %302 = stablehlo.convert %301 : (tensor<1009x1021x1031x1013x1013xf32>) -> tensor<1009x1021x1031x1013x1013xbf16>
    %303 = stablehlo.transpose %302, dims = [0, 1, 4, 3, 2] : (tensor<1009x1021x1031x1013x1013xbf16>) -> tensor<1009x1021x1013x1013x1031xbf16>
    %304 = stablehlo.dot_general %303, %116, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1009x1021x1013x1013x1031xbf16>, tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1021x1013x1031x2066xbf16>
    %305 = stablehlo.transpose %304, dims = [0, 2, 1, 3, 4] : (tensor<1009x1021x1013x1031x2066xbf16>) -> tensor<1009x1013x1021x1031x2066xbf16>
    %306 = stablehlo.dot_general %303, %80, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3] : (tensor<1009x1021x1013x1013x1031xbf16>, tensor<1009x1013x1021x1031x2066xbf16>) -> tensor<1009x1021x1013x2066xbf16>
    %307 = stablehlo.transpose %306, dims = [0, 2, 1, 3] : (tensor<1009x1021x1013x2066xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %308 = stablehlo.slice %307 [0:1009, 0:1013, 0:1021, 0:1033] : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %309 = stablehlo.slice %307 [0:1009, 0:1013, 0:1021, 1033:2066] : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %310 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %311 = stablehlo.multiply %309, %310 : tensor<1009x1013x1021x1033xbf16>
    %312 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %313 = stablehlo.multiply %309, %312 : tensor<1009x1013x1021x1033xbf16>
    %314 = stablehlo.negate %308 : tensor<1009x1013x1021x1033xbf16>
    %315 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %316 = stablehlo.multiply %314, %315 : tensor<1009x1013x1021x1033xbf16>
    %317 = stablehlo.add %313, %316 : tensor<1009x1013x1021x1033xbf16>
    %318 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %319 = stablehlo.multiply %308, %318 : tensor<1009x1013x1021x1033xbf16>
    %320 = stablehlo.add %311, %319 : tensor<1009x1013x1021x1033xbf16>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %321 = stablehlo.pad %317, %cst_50, low = [0, 0, 0, 1033], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1009x1013x1021x1033xbf16>, tensor<bf16>) -> tensor<1009x1013x1021x2066xbf16>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %322 = stablehlo.pad %320, %cst_51, low = [0, 0, 0, 0], high = [0, 0, 0, 1033], interior = [0, 0, 0, 0] : (tensor<1009x1013x1021x1033xbf16>, tensor<bf16>) -> tensor<1009x1013x1021x2066xbf16>
    %323 = stablehlo.add %321, %322 : tensor<1009x1013x1021x2066xbf16>
    %324 = stablehlo.slice %305 [0:1009, 0:1013, 0:1021, 0:1031, 0:1033] : (tensor<1009x1013x1021x1031x2066xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %325 = stablehlo.slice %305 [0:1009, 0:1013, 0:1021, 0:1031, 1033:2066] : (tensor<1009x1013x1021x1031x2066xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %326 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %327 = stablehlo.multiply %325, %326 : tensor<1009x1013x1021x1031x1033xbf16>
    %328 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %329 = stablehlo.multiply %325, %328 : tensor<1009x1013x1021x1031x1033xbf16>
    %330 = stablehlo.negate %324 : tensor<1009x1013x1021x1031x1033xbf16>
    %331 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %332 = stablehlo.multiply %330, %331 : tensor<1009x1013x1021x1031x1033xbf16>
    %333 = stablehlo.add %329, %332 : tensor<1009x1013x1021x1031x1033xbf16>
    %334 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1031x1033xbf16>
    %335 = stablehlo.multiply %324, %334 : tensor<1009x1013x1021x1031x1033xbf16>
    %336 = stablehlo.add %327, %335 : tensor<1009x1013x1021x1031x1033xbf16>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %337 = stablehlo.pad %333, %cst_52, low = [0, 0, 0, 0, 1033], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1009x1013x1021x1031x1033xbf16>, tensor<bf16>) -> tensor<1009x1013x1021x1031x2066xbf16>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %338 = stablehlo.pad %336, %cst_53, low = [0, 0, 0, 0, 0], high = [0, 0, 0, 0, 1033], interior = [0, 0, 0, 0, 0] : (tensor<1009x1013x1021x1031x1033xbf16>, tensor<bf16>) -> tensor<1009x1013x1021x1031x2066xbf16>
    %339 = stablehlo.add %337, %338 : tensor<1009x1013x1021x1031x2066xbf16>
    %340 = stablehlo.reshape %285 : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x2109386xbf16>
    %341 = stablehlo.dot_general %340, %38, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x2109386xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<2109386x1019xbf16>
    %342 = stablehlo.transpose %341, dims = [1, 0] : (tensor<2109386x1019xbf16>) -> tensor<1019x2109386xbf16>
    %343 = stablehlo.dot_general %340, %4, contracting_dims = [2] x [1] : (tensor<1009x1013x2109386xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x1019xbf16>
    %344 = stablehlo.reshape %323 : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x2109386xbf16>
    %345 = stablehlo.dot_general %344, %38, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x2109386xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<2109386x1019xbf16>
    %346 = stablehlo.transpose %345, dims = [1, 0] : (tensor<2109386x1019xbf16>) -> tensor<1019x2109386xbf16>
    %347 = stablehlo.dot_general %344, %1, contracting_dims = [2] x [1] : (tensor<1009x1013x2109386xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x1019xbf16>
    %348 = stablehlo.add %343, %347 : tensor<1009x1013x1019xbf16>
    %349 = stablehlo.reshape %339 : (tensor<1009x1013x1021x1031x2066xbf16>) -> tensor<1009x1013x2174776966xbf16>
    %350 = stablehlo.dot_general %349, %38, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x2174776966xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<2174776966x1019xbf16>
    %351 = stablehlo.transpose %350, dims = [1, 0] : (tensor<2174776966x1019xbf16>) -> tensor<1019x2174776966xbf16>
    %352 = stablehlo.dot_general %349, %3, contracting_dims = [2] x [1] : (tensor<1009x1013x2174776966xbf16>, tensor<1019x2174776966xbf16>) -> tensor<1009x1013x1019xbf16>
    %353 = stablehlo.add %348, %352 : tensor<1009x1013x1019xbf16>
    %354 = stablehlo.multiply %35, %353 : tensor<1009x1013x1019xbf16>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %355 = stablehlo.reduce(%354 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x1013x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %356 = stablehlo.reshape %355 : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %357 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %358 = stablehlo.multiply %353, %357 : tensor<1009x1013x1019xbf16>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %359 = stablehlo.reduce(%356 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %360 = stablehlo.convert %358 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %361 = stablehlo.multiply %19, %360 : tensor<1009x1013x1019xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.reduce(%361 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %363 = stablehlo.reshape %362 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %364 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %365 = stablehlo.multiply %360, %364 : tensor<1009x1013x1019xf32>
    %366 = stablehlo.multiply %363, %32 : tensor<1009x1013x1xf32>
    %cst_57 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %368 = stablehlo.divide %366, %367 : tensor<1009x1013x1xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%368 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1019xf32>
    %371 = stablehlo.multiply %370, %22 : tensor<1009x1013x1019xf32>
    %372 = stablehlo.add %365, %371 : tensor<1009x1013x1019xf32>
    %373 = stablehlo.convert %372 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %374 = stablehlo.add %277, %373 : tensor<1009x1013x1019xbf16>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %375 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<bf16>) -> tensor<1049x1019xbf16>
    %376 = "stablehlo.scatter"(%375, %17, %374) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<bf16>, %arg40: tensor<bf16>):
      %836 = stablehlo.add %arg39, %arg40 : tensor<bf16>
      stablehlo.return %836 : tensor<bf16>
    }) : (tensor<1049x1019xbf16>, tensor<1009x1013x1xi32>, tensor<1009x1013x1019xbf16>) -> tensor<1049x1019xbf16>
    %377 = stablehlo.convert %222 : (tensor<1019x1049xbf16>) -> tensor<1019x1049xf32>
    %378 = stablehlo.convert %229 : (tensor<1019xbf16>) -> tensor<1019xf32>
    %379 = stablehlo.convert %262 : (tensor<1019xbf16>) -> tensor<1019xf32>
    %380 = stablehlo.convert %359 : (tensor<1019xbf16>) -> tensor<1019xf32>
    %381 = stablehlo.convert %254 : (tensor<1019x1039xbf16>) -> tensor<1019x1039xf32>
    %382 = stablehlo.convert %251 : (tensor<1019x1039xbf16>) -> tensor<1019x1039xf32>
    %383 = stablehlo.convert %245 : (tensor<1039x1019xbf16>) -> tensor<1039x1019xf32>
    %384 = stablehlo.convert %342 : (tensor<1019x2109386xbf16>) -> tensor<1019x2109386xf32>
    %385 = stablehlo.convert %351 : (tensor<1019x2174776966xbf16>) -> tensor<1019x2174776966xf32>
    %386 = stablehlo.convert %279 : (tensor<2174776966x1019xbf16>) -> tensor<2174776966x1019xf32>
    %387 = stablehlo.convert %346 : (tensor<1019x2109386xbf16>) -> tensor<1019x2109386xf32>
    %388 = stablehlo.convert %376 : (tensor<1049x1019xbf16>) -> tensor<1049x1019xf32>
    %389 = chlo.square %388 : tensor<1049x1019xf32> -> tensor<1049x1019xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.reduce(%389 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<1049x1019xf32>, tensor<f32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.add %cst_61, %390 : tensor<f32>
    %392 = chlo.square %387 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.reduce(%392 init: %cst_62) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x2109386xf32>, tensor<f32>) -> tensor<f32>
    %394 = stablehlo.add %391, %393 : tensor<f32>
    %395 = chlo.square %386 : tensor<2174776966x1019xf32> -> tensor<2174776966x1019xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = stablehlo.reduce(%395 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<2174776966x1019xf32>, tensor<f32>) -> tensor<f32>
    %397 = stablehlo.add %394, %396 : tensor<f32>
    %398 = chlo.square %385 : tensor<1019x2174776966xf32> -> tensor<1019x2174776966xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %399 = stablehlo.reduce(%398 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x2174776966xf32>, tensor<f32>) -> tensor<f32>
    %400 = stablehlo.add %397, %399 : tensor<f32>
    %401 = chlo.square %384 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %402 = stablehlo.reduce(%401 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x2109386xf32>, tensor<f32>) -> tensor<f32>
    %403 = stablehlo.add %400, %402 : tensor<f32>
    %404 = chlo.square %383 : tensor<1039x1019xf32> -> tensor<1039x1019xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = stablehlo.reduce(%404 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<1039x1019xf32>, tensor<f32>) -> tensor<f32>
    %406 = stablehlo.add %403, %405 : tensor<f32>
    %407 = chlo.square %382 : tensor<1019x1039xf32> -> tensor<1019x1039xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x1039xf32>, tensor<f32>) -> tensor<f32>
    %409 = stablehlo.add %406, %408 : tensor<f32>
    %410 = chlo.square %381 : tensor<1019x1039xf32> -> tensor<1019x1039xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%410 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x1039xf32>, tensor<f32>) -> tensor<f32>
    %412 = stablehlo.add %409, %411 : tensor<f32>
    %413 = chlo.square %380 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.reduce(%413 init: %cst_69) applies stablehlo.add across dimensions = [0] : (tensor<1019xf32>, tensor<f32>) -> tensor<f32>
    %415 = stablehlo.add %412, %414 : tensor<f32>
    %416 = chlo.square %379 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%416 init: %cst_70) applies stablehlo.add across dimensions = [0] : (tensor<1019xf32>, tensor<f32>) -> tensor<f32>
    %418 = stablehlo.add %415, %417 : tensor<f32>
    %419 = chlo.square %378 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%419 init: %cst_71) applies stablehlo.add across dimensions = [0] : (tensor<1019xf32>, tensor<f32>) -> tensor<f32>
    %421 = stablehlo.add %418, %420 : tensor<f32>
    %422 = chlo.square %377 : tensor<1019x1049xf32> -> tensor<1019x1049xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x1049xf32>, tensor<f32>) -> tensor<f32>
    %424 = stablehlo.add %421, %423 : tensor<f32>
    %425 = stablehlo.sqrt %424 : tensor<f32>
    %cst_73 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %426 = stablehlo.add %425, %cst_73 : tensor<f32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %427 = stablehlo.divide %cst_74, %426 : tensor<f32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %428 = stablehlo.minimum %cst_75, %427 : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %430 = stablehlo.multiply %388, %429 : tensor<1049x1019xf32>
    %cst_76 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %431 = stablehlo.add %425, %cst_76 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %432 = stablehlo.divide %cst_77, %431 : tensor<f32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.minimum %cst_78, %432 : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %435 = stablehlo.multiply %387, %434 : tensor<1019x2109386xf32>
    %cst_79 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %436 = stablehlo.add %425, %cst_79 : tensor<f32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %437 = stablehlo.divide %cst_80, %436 : tensor<f32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %438 = stablehlo.minimum %cst_81, %437 : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %438, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %440 = stablehlo.multiply %386, %439 : tensor<2174776966x1019xf32>
    %cst_82 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %441 = stablehlo.add %425, %cst_82 : tensor<f32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %442 = stablehlo.divide %cst_83, %441 : tensor<f32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %443 = stablehlo.minimum %cst_84, %442 : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %445 = stablehlo.multiply %385, %444 : tensor<1019x2174776966xf32>
    %cst_85 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %446 = stablehlo.add %425, %cst_85 : tensor<f32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %447 = stablehlo.divide %cst_86, %446 : tensor<f32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %448 = stablehlo.minimum %cst_87, %447 : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %450 = stablehlo.multiply %384, %449 : tensor<1019x2109386xf32>
    %cst_88 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %451 = stablehlo.add %425, %cst_88 : tensor<f32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %452 = stablehlo.divide %cst_89, %451 : tensor<f32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %453 = stablehlo.minimum %cst_90, %452 : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %455 = stablehlo.multiply %383, %454 : tensor<1039x1019xf32>
    %cst_91 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %456 = stablehlo.add %425, %cst_91 : tensor<f32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %457 = stablehlo.divide %cst_92, %456 : tensor<f32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %458 = stablehlo.minimum %cst_93, %457 : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %460 = stablehlo.multiply %382, %459 : tensor<1019x1039xf32>
    %cst_94 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %461 = stablehlo.add %425, %cst_94 : tensor<f32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %462 = stablehlo.divide %cst_95, %461 : tensor<f32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %463 = stablehlo.minimum %cst_96, %462 : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %465 = stablehlo.multiply %381, %464 : tensor<1019x1039xf32>
    %cst_97 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %466 = stablehlo.add %425, %cst_97 : tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %467 = stablehlo.divide %cst_98, %466 : tensor<f32>
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %468 = stablehlo.minimum %cst_99, %467 : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %470 = stablehlo.multiply %380, %469 : tensor<1019xf32>
    %cst_100 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %471 = stablehlo.add %425, %cst_100 : tensor<f32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %472 = stablehlo.divide %cst_101, %471 : tensor<f32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %473 = stablehlo.minimum %cst_102, %472 : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %475 = stablehlo.multiply %379, %474 : tensor<1019xf32>
    %cst_103 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %476 = stablehlo.add %425, %cst_103 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %477 = stablehlo.divide %cst_104, %476 : tensor<f32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %478 = stablehlo.minimum %cst_105, %477 : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %480 = stablehlo.multiply %378, %479 : tensor<1019xf32>
    %cst_106 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %481 = stablehlo.add %425, %cst_106 : tensor<f32>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %482 = stablehlo.divide %cst_107, %481 : tensor<f32>
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %483 = stablehlo.minimum %cst_108, %482 : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %485 = stablehlo.multiply %377, %484 : tensor<1019x1049xf32>
    %c_109 = stablehlo.constant dense<1> : tensor<i32>
    %486 = stablehlo.add %arg24, %c_109 : tensor<i32>
    %487 = stablehlo.convert %486 : (tensor<i32>) -> tensor<f32>
    %cst_110 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %489 = stablehlo.multiply %488, %arg0 : tensor<1049x1019xf32>
    %cst_111 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %491 = stablehlo.multiply %490, %430 : tensor<1049x1019xf32>
    %492 = stablehlo.add %489, %491 : tensor<1049x1019xf32>
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %494 = stablehlo.multiply %493, %arg1 : tensor<1019x2109386xf32>
    %cst_113 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %496 = stablehlo.multiply %495, %435 : tensor<1019x2109386xf32>
    %497 = stablehlo.add %494, %496 : tensor<1019x2109386xf32>
    %cst_114 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %499 = stablehlo.multiply %498, %arg2 : tensor<2174776966x1019xf32>
    %cst_115 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %501 = stablehlo.multiply %500, %440 : tensor<2174776966x1019xf32>
    %502 = stablehlo.add %499, %501 : tensor<2174776966x1019xf32>
    %cst_116 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %504 = stablehlo.multiply %503, %arg3 : tensor<1019x2174776966xf32>
    %cst_117 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %506 = stablehlo.multiply %505, %445 : tensor<1019x2174776966xf32>
    %507 = stablehlo.add %504, %506 : tensor<1019x2174776966xf32>
    %cst_118 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %509 = stablehlo.multiply %508, %arg4 : tensor<1019x2109386xf32>
    %cst_119 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %511 = stablehlo.multiply %510, %450 : tensor<1019x2109386xf32>
    %512 = stablehlo.add %509, %511 : tensor<1019x2109386xf32>
    %cst_120 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %514 = stablehlo.multiply %513, %arg5 : tensor<1039x1019xf32>
    %cst_121 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %516 = stablehlo.multiply %515, %455 : tensor<1039x1019xf32>
    %517 = stablehlo.add %514, %516 : tensor<1039x1019xf32>
    %cst_122 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %519 = stablehlo.multiply %518, %arg6 : tensor<1019x1039xf32>
    %cst_123 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %521 = stablehlo.multiply %520, %460 : tensor<1019x1039xf32>
    %522 = stablehlo.add %519, %521 : tensor<1019x1039xf32>
    %cst_124 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %524 = stablehlo.multiply %523, %arg7 : tensor<1019x1039xf32>
    %cst_125 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %526 = stablehlo.multiply %525, %465 : tensor<1019x1039xf32>
    %527 = stablehlo.add %524, %526 : tensor<1019x1039xf32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %529 = stablehlo.multiply %528, %arg8 : tensor<1019xf32>
    %cst_127 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %531 = stablehlo.multiply %530, %470 : tensor<1019xf32>
    %532 = stablehlo.add %529, %531 : tensor<1019xf32>
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %534 = stablehlo.multiply %533, %arg9 : tensor<1019xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %536 = stablehlo.multiply %535, %475 : tensor<1019xf32>
    %537 = stablehlo.add %534, %536 : tensor<1019xf32>
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %539 = stablehlo.multiply %538, %arg10 : tensor<1019xf32>
    %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %541 = stablehlo.multiply %540, %480 : tensor<1019xf32>
    %542 = stablehlo.add %539, %541 : tensor<1019xf32>
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %544 = stablehlo.multiply %543, %arg11 : tensor<1019x1049xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %546 = stablehlo.multiply %545, %485 : tensor<1019x1049xf32>
    %547 = stablehlo.add %544, %546 : tensor<1019x1049xf32>
    %cst_134 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %549 = stablehlo.multiply %548, %arg25 : tensor<1049x1019xf32>
    %550 = chlo.square %430 : tensor<1049x1019xf32> -> tensor<1049x1019xf32>
    %cst_135 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %552 = stablehlo.multiply %551, %550 : tensor<1049x1019xf32>
    %553 = stablehlo.add %549, %552 : tensor<1049x1019xf32>
    %cst_136 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %555 = stablehlo.multiply %554, %arg26 : tensor<1019x2109386xf32>
    %556 = chlo.square %435 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_137 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %558 = stablehlo.multiply %557, %556 : tensor<1019x2109386xf32>
    %559 = stablehlo.add %555, %558 : tensor<1019x2109386xf32>
    %cst_138 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %561 = stablehlo.multiply %560, %arg27 : tensor<2174776966x1019xf32>
    %562 = chlo.square %440 : tensor<2174776966x1019xf32> -> tensor<2174776966x1019xf32>
    %cst_139 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %564 = stablehlo.multiply %563, %562 : tensor<2174776966x1019xf32>
    %565 = stablehlo.add %561, %564 : tensor<2174776966x1019xf32>
    %cst_140 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %567 = stablehlo.multiply %566, %arg28 : tensor<1019x2174776966xf32>
    %568 = chlo.square %445 : tensor<1019x2174776966xf32> -> tensor<1019x2174776966xf32>
    %cst_141 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %570 = stablehlo.multiply %569, %568 : tensor<1019x2174776966xf32>
    %571 = stablehlo.add %567, %570 : tensor<1019x2174776966xf32>
    %cst_142 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %573 = stablehlo.multiply %572, %arg29 : tensor<1019x2109386xf32>
    %574 = chlo.square %450 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_143 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %576 = stablehlo.multiply %575, %574 : tensor<1019x2109386xf32>
    %577 = stablehlo.add %573, %576 : tensor<1019x2109386xf32>
    %cst_144 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %579 = stablehlo.multiply %578, %arg30 : tensor<1039x1019xf32>
    %580 = chlo.square %455 : tensor<1039x1019xf32> -> tensor<1039x1019xf32>
    %cst_145 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %582 = stablehlo.multiply %581, %580 : tensor<1039x1019xf32>
    %583 = stablehlo.add %579, %582 : tensor<1039x1019xf32>
    %cst_146 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %585 = stablehlo.multiply %584, %arg31 : tensor<1019x1039xf32>
    %586 = chlo.square %460 : tensor<1019x1039xf32> -> tensor<1019x1039xf32>
    %cst_147 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %588 = stablehlo.multiply %587, %586 : tensor<1019x1039xf32>
    %589 = stablehlo.add %585, %588 : tensor<1019x1039xf32>
    %cst_148 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %591 = stablehlo.multiply %590, %arg32 : tensor<1019x1039xf32>
    %592 = chlo.square %465 : tensor<1019x1039xf32> -> tensor<1019x1039xf32>
    %cst_149 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %594 = stablehlo.multiply %593, %592 : tensor<1019x1039xf32>
    %595 = stablehlo.add %591, %594 : tensor<1019x1039xf32>
    %cst_150 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %597 = stablehlo.multiply %596, %arg33 : tensor<1019xf32>
    %598 = chlo.square %470 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_151 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %600 = stablehlo.multiply %599, %598 : tensor<1019xf32>
    %601 = stablehlo.add %597, %600 : tensor<1019xf32>
    %cst_152 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %603 = stablehlo.multiply %602, %arg34 : tensor<1019xf32>
    %604 = chlo.square %475 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_153 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %606 = stablehlo.multiply %605, %604 : tensor<1019xf32>
    %607 = stablehlo.add %603, %606 : tensor<1019xf32>
    %cst_154 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %609 = stablehlo.multiply %608, %arg35 : tensor<1019xf32>
    %610 = chlo.square %480 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_155 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %612 = stablehlo.multiply %611, %610 : tensor<1019xf32>
    %613 = stablehlo.add %609, %612 : tensor<1019xf32>
    %cst_156 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %615 = stablehlo.multiply %614, %arg36 : tensor<1019x1049xf32>
    %616 = chlo.square %485 : tensor<1019x1049xf32> -> tensor<1019x1049xf32>
    %cst_157 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %618 = stablehlo.multiply %617, %616 : tensor<1019x1049xf32>
    %619 = stablehlo.add %615, %618 : tensor<1019x1049xf32>
    %cst_158 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %620 = stablehlo.power %cst_158, %487 : tensor<f32>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %621 = stablehlo.subtract %cst_159, %620 : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %623 = stablehlo.divide %492, %622 : tensor<1049x1019xf32>
    %cst_160 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %624 = stablehlo.power %cst_160, %487 : tensor<f32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %625 = stablehlo.subtract %cst_161, %624 : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %625, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %627 = stablehlo.divide %553, %626 : tensor<1049x1019xf32>
    %628 = stablehlo.sqrt %627 : tensor<1049x1019xf32>
    %cst_162 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %630 = stablehlo.add %628, %629 : tensor<1049x1019xf32>
    %631 = stablehlo.divide %623, %630 : tensor<1049x1019xf32>
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %633 = stablehlo.multiply %632, %arg12 : tensor<1049x1019xf32>
    %634 = stablehlo.add %631, %633 : tensor<1049x1019xf32>
    %cst_164 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %636 = stablehlo.multiply %635, %634 : tensor<1049x1019xf32>
    %637 = stablehlo.subtract %arg12, %636 : tensor<1049x1019xf32>
    %cst_165 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %638 = stablehlo.power %cst_165, %487 : tensor<f32>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %639 = stablehlo.subtract %cst_166, %638 : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %639, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %641 = stablehlo.divide %497, %640 : tensor<1019x2109386xf32>
    %cst_167 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %642 = stablehlo.power %cst_167, %487 : tensor<f32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %643 = stablehlo.subtract %cst_168, %642 : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %643, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %645 = stablehlo.divide %559, %644 : tensor<1019x2109386xf32>
    %646 = stablehlo.sqrt %645 : tensor<1019x2109386xf32>
    %cst_169 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %648 = stablehlo.add %646, %647 : tensor<1019x2109386xf32>
    %649 = stablehlo.divide %641, %648 : tensor<1019x2109386xf32>
    %cst_170 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %651 = stablehlo.multiply %650, %arg13 : tensor<1019x2109386xf32>
    %652 = stablehlo.add %649, %651 : tensor<1019x2109386xf32>
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %654 = stablehlo.multiply %653, %652 : tensor<1019x2109386xf32>
    %655 = stablehlo.subtract %arg13, %654 : tensor<1019x2109386xf32>
    %cst_172 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %656 = stablehlo.power %cst_172, %487 : tensor<f32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %657 = stablehlo.subtract %cst_173, %656 : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %657, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %659 = stablehlo.divide %502, %658 : tensor<2174776966x1019xf32>
    %cst_174 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %660 = stablehlo.power %cst_174, %487 : tensor<f32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %661 = stablehlo.subtract %cst_175, %660 : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %663 = stablehlo.divide %565, %662 : tensor<2174776966x1019xf32>
    %664 = stablehlo.sqrt %663 : tensor<2174776966x1019xf32>
    %cst_176 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %666 = stablehlo.add %664, %665 : tensor<2174776966x1019xf32>
    %667 = stablehlo.divide %659, %666 : tensor<2174776966x1019xf32>
    %cst_177 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %669 = stablehlo.multiply %668, %arg14 : tensor<2174776966x1019xf32>
    %670 = stablehlo.add %667, %669 : tensor<2174776966x1019xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<2174776966x1019xf32>
    %672 = stablehlo.multiply %671, %670 : tensor<2174776966x1019xf32>
    %673 = stablehlo.subtract %arg14, %672 : tensor<2174776966x1019xf32>
    %cst_179 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %674 = stablehlo.power %cst_179, %487 : tensor<f32>
    %cst_180 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %675 = stablehlo.subtract %cst_180, %674 : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %677 = stablehlo.divide %507, %676 : tensor<1019x2174776966xf32>
    %cst_181 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %678 = stablehlo.power %cst_181, %487 : tensor<f32>
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %679 = stablehlo.subtract %cst_182, %678 : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %681 = stablehlo.divide %571, %680 : tensor<1019x2174776966xf32>
    %682 = stablehlo.sqrt %681 : tensor<1019x2174776966xf32>
    %cst_183 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %684 = stablehlo.add %682, %683 : tensor<1019x2174776966xf32>
    %685 = stablehlo.divide %677, %684 : tensor<1019x2174776966xf32>
    %cst_184 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %687 = stablehlo.multiply %686, %arg15 : tensor<1019x2174776966xf32>
    %688 = stablehlo.add %685, %687 : tensor<1019x2174776966xf32>
    %cst_185 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<1019x2174776966xf32>
    %690 = stablehlo.multiply %689, %688 : tensor<1019x2174776966xf32>
    %691 = stablehlo.subtract %arg15, %690 : tensor<1019x2174776966xf32>
    %cst_186 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %692 = stablehlo.power %cst_186, %487 : tensor<f32>
    %cst_187 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %693 = stablehlo.subtract %cst_187, %692 : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %693, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %695 = stablehlo.divide %512, %694 : tensor<1019x2109386xf32>
    %cst_188 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %696 = stablehlo.power %cst_188, %487 : tensor<f32>
    %cst_189 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %697 = stablehlo.subtract %cst_189, %696 : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %697, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %699 = stablehlo.divide %577, %698 : tensor<1019x2109386xf32>
    %700 = stablehlo.sqrt %699 : tensor<1019x2109386xf32>
    %cst_190 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %702 = stablehlo.add %700, %701 : tensor<1019x2109386xf32>
    %703 = stablehlo.divide %695, %702 : tensor<1019x2109386xf32>
    %cst_191 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %705 = stablehlo.multiply %704, %arg16 : tensor<1019x2109386xf32>
    %706 = stablehlo.add %703, %705 : tensor<1019x2109386xf32>
    %cst_192 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %708 = stablehlo.multiply %707, %706 : tensor<1019x2109386xf32>
    %709 = stablehlo.subtract %arg16, %708 : tensor<1019x2109386xf32>
    %cst_193 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %710 = stablehlo.power %cst_193, %487 : tensor<f32>
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %711 = stablehlo.subtract %cst_194, %710 : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %711, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %713 = stablehlo.divide %517, %712 : tensor<1039x1019xf32>
    %cst_195 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %714 = stablehlo.power %cst_195, %487 : tensor<f32>
    %cst_196 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %715 = stablehlo.subtract %cst_196, %714 : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %715, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %717 = stablehlo.divide %583, %716 : tensor<1039x1019xf32>
    %718 = stablehlo.sqrt %717 : tensor<1039x1019xf32>
    %cst_197 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %720 = stablehlo.add %718, %719 : tensor<1039x1019xf32>
    %721 = stablehlo.divide %713, %720 : tensor<1039x1019xf32>
    %cst_198 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %723 = stablehlo.multiply %722, %arg17 : tensor<1039x1019xf32>
    %724 = stablehlo.add %721, %723 : tensor<1039x1019xf32>
    %cst_199 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<1039x1019xf32>
    %726 = stablehlo.multiply %725, %724 : tensor<1039x1019xf32>
    %727 = stablehlo.subtract %arg17, %726 : tensor<1039x1019xf32>
    %cst_200 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %728 = stablehlo.power %cst_200, %487 : tensor<f32>
    %cst_201 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %729 = stablehlo.subtract %cst_201, %728 : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %729, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %731 = stablehlo.divide %522, %730 : tensor<1019x1039xf32>
    %cst_202 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %732 = stablehlo.power %cst_202, %487 : tensor<f32>
    %cst_203 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %733 = stablehlo.subtract %cst_203, %732 : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %733, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %735 = stablehlo.divide %589, %734 : tensor<1019x1039xf32>
    %736 = stablehlo.sqrt %735 : tensor<1019x1039xf32>
    %cst_204 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %738 = stablehlo.add %736, %737 : tensor<1019x1039xf32>
    %739 = stablehlo.divide %731, %738 : tensor<1019x1039xf32>
    %cst_205 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %741 = stablehlo.multiply %740, %arg18 : tensor<1019x1039xf32>
    %742 = stablehlo.add %739, %741 : tensor<1019x1039xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %744 = stablehlo.multiply %743, %742 : tensor<1019x1039xf32>
    %745 = stablehlo.subtract %arg18, %744 : tensor<1019x1039xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %746 = stablehlo.power %cst_207, %487 : tensor<f32>
    %cst_208 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %747 = stablehlo.subtract %cst_208, %746 : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %747, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %749 = stablehlo.divide %527, %748 : tensor<1019x1039xf32>
    %cst_209 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %750 = stablehlo.power %cst_209, %487 : tensor<f32>
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %751 = stablehlo.subtract %cst_210, %750 : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %751, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %753 = stablehlo.divide %595, %752 : tensor<1019x1039xf32>
    %754 = stablehlo.sqrt %753 : tensor<1019x1039xf32>
    %cst_211 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %756 = stablehlo.add %754, %755 : tensor<1019x1039xf32>
    %757 = stablehlo.divide %749, %756 : tensor<1019x1039xf32>
    %cst_212 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %759 = stablehlo.multiply %758, %arg19 : tensor<1019x1039xf32>
    %760 = stablehlo.add %757, %759 : tensor<1019x1039xf32>
    %cst_213 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<1019x1039xf32>
    %762 = stablehlo.multiply %761, %760 : tensor<1019x1039xf32>
    %763 = stablehlo.subtract %arg19, %762 : tensor<1019x1039xf32>
    %cst_214 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %764 = stablehlo.power %cst_214, %487 : tensor<f32>
    %cst_215 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %765 = stablehlo.subtract %cst_215, %764 : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %765, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %767 = stablehlo.divide %532, %766 : tensor<1019xf32>
    %cst_216 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %768 = stablehlo.power %cst_216, %487 : tensor<f32>
    %cst_217 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %769 = stablehlo.subtract %cst_217, %768 : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %769, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %771 = stablehlo.divide %601, %770 : tensor<1019xf32>
    %772 = stablehlo.sqrt %771 : tensor<1019xf32>
    %cst_218 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %774 = stablehlo.add %772, %773 : tensor<1019xf32>
    %775 = stablehlo.divide %767, %774 : tensor<1019xf32>
    %cst_219 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %777 = stablehlo.multiply %776, %arg20 : tensor<1019xf32>
    %778 = stablehlo.add %775, %777 : tensor<1019xf32>
    %cst_220 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %780 = stablehlo.multiply %779, %778 : tensor<1019xf32>
    %781 = stablehlo.subtract %arg20, %780 : tensor<1019xf32>
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %782 = stablehlo.power %cst_221, %487 : tensor<f32>
    %cst_222 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %783 = stablehlo.subtract %cst_222, %782 : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %785 = stablehlo.divide %537, %784 : tensor<1019xf32>
    %cst_223 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %786 = stablehlo.power %cst_223, %487 : tensor<f32>
    %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %787 = stablehlo.subtract %cst_224, %786 : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %787, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %789 = stablehlo.divide %607, %788 : tensor<1019xf32>
    %790 = stablehlo.sqrt %789 : tensor<1019xf32>
    %cst_225 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %792 = stablehlo.add %790, %791 : tensor<1019xf32>
    %793 = stablehlo.divide %785, %792 : tensor<1019xf32>
    %cst_226 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %795 = stablehlo.multiply %794, %arg21 : tensor<1019xf32>
    %796 = stablehlo.add %793, %795 : tensor<1019xf32>
    %cst_227 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %798 = stablehlo.multiply %797, %796 : tensor<1019xf32>
    %799 = stablehlo.subtract %arg21, %798 : tensor<1019xf32>
    %cst_228 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %800 = stablehlo.power %cst_228, %487 : tensor<f32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %801 = stablehlo.subtract %cst_229, %800 : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %801, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %803 = stablehlo.divide %542, %802 : tensor<1019xf32>
    %cst_230 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %804 = stablehlo.power %cst_230, %487 : tensor<f32>
    %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %805 = stablehlo.subtract %cst_231, %804 : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %805, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %807 = stablehlo.divide %613, %806 : tensor<1019xf32>
    %808 = stablehlo.sqrt %807 : tensor<1019xf32>
    %cst_232 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %810 = stablehlo.add %808, %809 : tensor<1019xf32>
    %811 = stablehlo.divide %803, %810 : tensor<1019xf32>
    %cst_233 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %813 = stablehlo.multiply %812, %arg22 : tensor<1019xf32>
    %814 = stablehlo.add %811, %813 : tensor<1019xf32>
    %cst_234 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %816 = stablehlo.multiply %815, %814 : tensor<1019xf32>
    %817 = stablehlo.subtract %arg22, %816 : tensor<1019xf32>
    %cst_235 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %818 = stablehlo.power %cst_235, %487 : tensor<f32>
    %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %819 = stablehlo.subtract %cst_236, %818 : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %819, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %821 = stablehlo.divide %547, %820 : tensor<1019x1049xf32>
    %cst_237 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %822 = stablehlo.power %cst_237, %487 : tensor<f32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %823 = stablehlo.subtract %cst_238, %822 : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %823, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %825 = stablehlo.divide %619, %824 : tensor<1019x1049xf32>
    %826 = stablehlo.sqrt %825 : tensor<1019x1049xf32>
    %cst_239 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %828 = stablehlo.add %826, %827 : tensor<1019x1049xf32>
    %829 = stablehlo.divide %821, %828 : tensor<1019x1049xf32>
    %cst_240 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %831 = stablehlo.multiply %830, %arg23 : tensor<1019x1049xf32>
    %832 = stablehlo.add %829, %831 : tensor<1019x1049xf32>
    %cst_241 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %834 = stablehlo.multiply %833, %832 : tensor<1019x1049xf32>
    %835 = stablehlo.subtract %arg23, %834 : tensor<1019x1049xf32>
    return %492, %497, %502, %507, %512, %517, %522, %527, %532, %537, %542, %547, %637, %655, %673, %691, %709, %727, %745, %763, %781, %799, %817, %835, %486, %553, %559, %565, %571, %577, %583, %589, %595, %601, %607, %613, %619, %214 : tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2174776966x1019xf32>, tensor<1019x2174776966xf32>, tensor<1019x2109386xf32>, tensor<1039x1019xf32>, tensor<1019x1039xf32>, tensor<1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2174776966x1019xf32>, tensor<1019x2174776966xf32>, tensor<1019x2109386xf32>, tensor<1039x1019xf32>, tensor<1019x1039xf32>, tensor<1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<i32>, tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2174776966x1019xf32>, tensor<1019x2174776966xf32>, tensor<1019x2109386xf32>, tensor<1039x1019xf32>, tensor<1019x1039xf32>, tensor<1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<1013x1013xi1>) -> tensor<1013x1013xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<1013x1013xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1013x1013xi32>
    %2 = stablehlo.add %0, %1 : tensor<1013x1013xi32>
    %3 = stablehlo.iota dim = 1 : tensor<1013x1013xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<1013x1013xi32>, tensor<1013x1013xi32>) -> tensor<1013x1013xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<1013x1013xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<1013x1013xi1>, tensor<1013x1013xi1>
    return %6 : tensor<1013x1013xi1>
  }
  func.func private @_where(%arg0: tensor<1013x1013xi1>, %arg1: tensor<1009x1021x1031x1013x1013xf32>, %arg2: tensor<f32>) -> (tensor<1009x1021x1031x1013x1013xf32>, tensor<1009x1021x1031x1013x1013xi1>, tensor<1009x1021x1031x1013x1013xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<1013x1013xi1>) -> tensor<1009x1021x1031x1013x1013xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1009x1021x1031x1013x1013xi1>, tensor<1009x1021x1031x1013x1013xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013x1013xf32>
    return %3, %1, %4 : tensor<1009x1021x1031x1013x1013xf32>, tensor<1009x1021x1031x1013x1013xi1>, tensor<1009x1021x1031x1013x1013xf32>
  }
  func.func private @silu(%arg0: tensor<1009x1013x1039xbf16>) -> (tensor<1009x1013x1039xbf16>, tensor<1009x1013x1039xbf16>, tensor<1009x1013x1039xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<1009x1013x1039xbf16>
    %1 = stablehlo.exponential %0 : tensor<1009x1013x1039xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1009x1013x1039xbf16>
    %3 = stablehlo.add %2, %1 : tensor<1009x1013x1039xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<1009x1013x1039xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<1009x1013x1039xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<1009x1013x1039xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<1009x1013x1039xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<1009x1013x1039xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<1009x1013x1039xbf16>
    return %9, %8, %5 : tensor<1009x1013x1039xbf16>, tensor<1009x1013x1039xbf16>, tensor<1009x1013x1039xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<1009x1013x1049xf32>) -> (tensor<1009x1013x1049xf32>, tensor<1009x1013x1049xf32>, tensor<1009x1013x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<1009x1013x1049xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1009x1013xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<1009x1013xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1049xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1009x1013x1049xf32>
    %6 = stablehlo.exponential %5 : tensor<1009x1013x1049xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1049xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %9 = stablehlo.log %8 : tensor<1009x1013x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1049xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<1009x1013x1049xf32>
    return %11, %6, %8 : tensor<1009x1013x1049xf32>, tensor<1009x1013x1049xf32>, tensor<1009x1013x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<1009x1013x1049xf32>, %arg1: tensor<1009x1013x1xi32>) -> (tensor<1009x1013x1xf32>, tensor<1009x1013x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009x1013x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<1009x1013x1xi32>, tensor<1009x1013x1xi32>) -> tensor<1009x1013x1xi1>
    %c_0 = stablehlo.constant dense<1049> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009x1013x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<1009x1013x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<1009x1013x1xi1>, tensor<1009x1013x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1009x1013x1xi32>) -> tensor<1009x1013x1x1xi32>
    %c_1 = stablehlo.constant dense<1048> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1009x1013x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<1009x1013x1x1xi32>, tensor<1009x1013x1x1xi32>) -> tensor<1009x1013x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<1009x1013x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<1009x1013x1x1xi32>, tensor<1009x1013x1x1xi32>) -> tensor<1009x1013x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<1009x1013x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<1009x1013x1x1xi1>, tensor<i1>) -> tensor<1009x1013x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1009x1013x1049xf32>, tensor<1009x1013x1x1xi32>) -> tensor<1009x1013x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<1009x1013x1xi1>, tensor<1009x1013x1xf32>
    return %15, %5 : tensor<1009x1013x1xf32>, tensor<1009x1013x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<1009x1013x1x1xi32>, %arg1: tensor<1009x1013x1xf32>) -> tensor<1009x1013x1049xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1009x1013x1049xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1009x1013x1049xf32>, tensor<1009x1013x1x1xi32>, tensor<1009x1013x1xf32>) -> tensor<1009x1013x1049xf32>
    return %1 : tensor<1009x1013x1049xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<1009x1013x1049xf32>, %arg1: tensor<1009x1013x1xf32>, %arg2: tensor<1009x1013x1049xf32>) -> tensor<1009x1013x1049xf32> {
    %0 = stablehlo.negate %arg2 : tensor<1009x1013x1049xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1049xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %2 = stablehlo.reshape %1 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<1009x1013x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1049xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<1009x1013x1049xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<1009x1013x1049xf32>
    return %7 : tensor<1009x1013x1049xf32>
  }
  func.func private @silu_2(%arg0: tensor<1009x1013x1039xbf16>, %arg1: tensor<1009x1013x1039xbf16>, %arg2: tensor<1009x1013x1039xbf16>, %arg3: tensor<1009x1013x1039xbf16>) -> tensor<1009x1013x1039xbf16> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<1009x1013x1039xbf16>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<1009x1013x1039xbf16>
    %2 = stablehlo.multiply %0, %arg0 : tensor<1009x1013x1039xbf16>
    %3 = stablehlo.add %1, %2 : tensor<1009x1013x1039xbf16>
    return %3 : tensor<1009x1013x1039xbf16>
  }
  func.func private @_where_3(%arg0: tensor<1009x1021x1031x1013x1013xi1>, %arg1: tensor<1009x1021x1031x1013x1013xf32>, %arg2: tensor<1009x1021x1031x1013x1013xf32>) -> tensor<1009x1021x1031x1013x1013xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1009x1021x1031x1013x1013xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<1009x1021x1031x1013x1013xi1>, tensor<1009x1021x1031x1013x1013xf32>
    return %1 : tensor<1009x1021x1031x1013x1013xf32>
  }
}
