// dimensions: batch=1009 seq=1013 width=1019 heads=1021 half=1033 hidden=1039 vocab=1049 experts=1061 capacity=1063
module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1049x1019xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<1019x2109386xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2109386x1019xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<1019x2109386xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<1019x2109386xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<1061x1039x1019xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<1061x1019x1039xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<1019x1061xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<1061x1019x1039xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<1019xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<1019xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<1019xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<1019x1049xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<1049x1019xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<1019x2109386xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<2109386x1019xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<1019x2109386xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<1019x2109386xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<1061x1039x1019xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<1061x1019x1039xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<1019x1061xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<1061x1019x1039xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<1019xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<1019xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<1019xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<1019x1049xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<i32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<1049x1019xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<1019x2109386xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<2109386x1019xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<1019x2109386xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<1019x2109386xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<1061x1039x1019xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<1061x1019x1039xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<1019x1061xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<1061x1019x1039xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<1019xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<1019xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<1019xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<1019x1049xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<1009x1013xi32>, %arg41: tensor<1009x1013xi32>) -> (tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2109386x1019xf32>, tensor<1019x2109386xf32>, tensor<1019x2109386xf32>, tensor<1061x1039x1019xf32>, tensor<1061x1019x1039xf32>, tensor<1019x1061xf32>, tensor<1061x1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2109386x1019xf32>, tensor<1019x2109386xf32>, tensor<1019x2109386xf32>, tensor<1061x1039x1019xf32>, tensor<1061x1019x1039xf32>, tensor<1019x1061xf32>, tensor<1061x1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<i32>, tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2109386x1019xf32>, tensor<1019x2109386xf32>, tensor<1019x2109386xf32>, tensor<1061x1039x1019xf32>, tensor<1061x1019x1039xf32>, tensor<1019x1061xf32>, tensor<1061x1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg13 : (tensor<1049x1019xf32>) -> tensor<1049x1019xbf16>
    %1 = stablehlo.convert %arg14 : (tensor<1019x2109386xf32>) -> tensor<1019x2109386xbf16>
    %2 = stablehlo.convert %arg15 : (tensor<2109386x1019xf32>) -> tensor<2109386x1019xbf16>
    %3 = stablehlo.convert %arg16 : (tensor<1019x2109386xf32>) -> tensor<1019x2109386xbf16>
    %4 = stablehlo.convert %arg17 : (tensor<1019x2109386xf32>) -> tensor<1019x2109386xbf16>
    %5 = stablehlo.convert %arg18 : (tensor<1061x1039x1019xf32>) -> tensor<1061x1039x1019xbf16>
    %6 = stablehlo.convert %arg19 : (tensor<1061x1019x1039xf32>) -> tensor<1061x1019x1039xbf16>
    %7 = stablehlo.convert %arg20 : (tensor<1019x1061xf32>) -> tensor<1019x1061xbf16>
    %8 = stablehlo.convert %arg21 : (tensor<1061x1019x1039xf32>) -> tensor<1061x1019x1039xbf16>
    %9 = stablehlo.convert %arg22 : (tensor<1019xf32>) -> tensor<1019xbf16>
    %10 = stablehlo.convert %arg23 : (tensor<1019xf32>) -> tensor<1019xbf16>
    %11 = stablehlo.convert %arg24 : (tensor<1019xf32>) -> tensor<1019xbf16>
    %12 = stablehlo.convert %arg25 : (tensor<1019x1049xf32>) -> tensor<1019x1049xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1009x1013xi32>
    %14 = stablehlo.compare LT, %arg40, %13, SIGNED : (tensor<1009x1013xi32>, tensor<1009x1013xi32>) -> tensor<1009x1013xi1>
    %c_0 = stablehlo.constant dense<1049> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1009x1013xi32>
    %16 = stablehlo.add %arg40, %15 : tensor<1009x1013xi32>
    %17 = stablehlo.select %14, %16, %arg40 : tensor<1009x1013xi1>, tensor<1009x1013xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1009x1013xi32>) -> tensor<1009x1013x1xi32>
    %19 = "stablehlo.gather"(%0, %18) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1019>}> : (tensor<1049x1019xbf16>, tensor<1009x1013x1xi32>) -> tensor<1009x1013x1019xbf16>
    %20 = stablehlo.convert %19 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %21 = chlo.square %20 : tensor<1009x1013x1019xf32> -> tensor<1009x1013x1019xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1009x1013x1019xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<1009x1013x1019xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%21 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %cst_2 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %27 = stablehlo.divide %25, %26 : tensor<1009x1013x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %29 = stablehlo.add %27, %28 : tensor<1009x1013x1xf32>
    %30 = stablehlo.rsqrt %29 : tensor<1009x1013x1xf32>
    %31 = stablehlo.divide %30, %29 : tensor<1009x1013x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<1009x1013x1xf32>
    %34 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %35 = stablehlo.multiply %20, %34 : tensor<1009x1013x1019xf32>
    %36 = stablehlo.convert %35 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %37 = stablehlo.broadcast_in_dim %9, dims = [2] : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %39 = stablehlo.multiply %36, %38 : tensor<1009x1013x1019xbf16>
    %40 = stablehlo.dot_general %39, %3, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x2109386xbf16>
    %41 = stablehlo.reshape %40 : (tensor<1009x1013x2109386xbf16>) -> tensor<1009x1013x1021x1x2066xbf16>
    %42 = stablehlo.dot_general %39, %1, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x2109386xbf16>
    %43 = stablehlo.reshape %42 : (tensor<1009x1013x2109386xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %44 = stablehlo.dot_general %39, %4, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x2109386xbf16>
    %45 = stablehlo.reshape %44 : (tensor<1009x1013x2109386xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %46 = stablehlo.iota dim = 0 : tensor<1013xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<1013xi32>) -> tensor<1013x1xi32>
    %48 = stablehlo.iota dim = 0 : tensor<1033xi32>
    %49 = stablehlo.negate %48 : tensor<1033xi32>
    %50 = stablehlo.convert %49 : (tensor<1033xi32>) -> tensor<1033xf32>
    %cst_5 = stablehlo.constant dense<1.033000e+03> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1033xf32>
    %52 = stablehlo.divide %50, %51 : tensor<1033xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1033xf32>
    %54 = stablehlo.power %53, %52 : tensor<1033xf32>
    %55 = stablehlo.convert %47 : (tensor<1013x1xi32>) -> tensor<1013x1xf32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<1033xf32>) -> tensor<1x1033xf32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<1013x1xf32>) -> tensor<1013x1033xf32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<1x1033xf32>) -> tensor<1013x1033xf32>
    %59 = stablehlo.multiply %57, %58 : tensor<1013x1033xf32>
    %60 = stablehlo.reshape %59 : (tensor<1013x1033xf32>) -> tensor<1013x1x1x1033xf32>
    %61 = stablehlo.cosine %60 : tensor<1013x1x1x1033xf32>
    %62 = stablehlo.convert %61 : (tensor<1013x1x1x1033xf32>) -> tensor<1013x1x1x1033xbf16>
    %63 = stablehlo.sine %60 : tensor<1013x1x1x1033xf32>
    %64 = stablehlo.convert %63 : (tensor<1013x1x1x1033xf32>) -> tensor<1013x1x1x1033xbf16>
    %65 = stablehlo.slice %41 [0:1009, 0:1013, 0:1021, 0:1, 0:1033] : (tensor<1009x1013x1021x1x2066xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %66 = stablehlo.slice %41 [0:1009, 0:1013, 0:1021, 0:1, 1033:2066] : (tensor<1009x1013x1021x1x2066xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %67 = stablehlo.broadcast_in_dim %62, dims = [1, 2, 3, 4] : (tensor<1013x1x1x1033xbf16>) -> tensor<1x1013x1x1x1033xbf16>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %69 = stablehlo.multiply %65, %68 : tensor<1009x1013x1021x1x1033xbf16>
    %70 = stablehlo.broadcast_in_dim %64, dims = [1, 2, 3, 4] : (tensor<1013x1x1x1033xbf16>) -> tensor<1x1013x1x1x1033xbf16>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %72 = stablehlo.multiply %66, %71 : tensor<1009x1013x1021x1x1033xbf16>
    %73 = stablehlo.subtract %69, %72 : tensor<1009x1013x1021x1x1033xbf16>
    %74 = stablehlo.broadcast_in_dim %62, dims = [1, 2, 3, 4] : (tensor<1013x1x1x1033xbf16>) -> tensor<1x1013x1x1x1033xbf16>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %76 = stablehlo.multiply %66, %75 : tensor<1009x1013x1021x1x1033xbf16>
    %77 = stablehlo.broadcast_in_dim %64, dims = [1, 2, 3, 4] : (tensor<1013x1x1x1033xbf16>) -> tensor<1x1013x1x1x1033xbf16>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %79 = stablehlo.multiply %65, %78 : tensor<1009x1013x1021x1x1033xbf16>
    %80 = stablehlo.add %76, %79 : tensor<1009x1013x1021x1x1033xbf16>
    %81 = stablehlo.concatenate %73, %80, dim = 4 : (tensor<1009x1013x1021x1x1033xbf16>, tensor<1009x1013x1021x1x1033xbf16>) -> tensor<1009x1013x1021x1x2066xbf16>
    %82 = stablehlo.iota dim = 0 : tensor<1013xi32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<1013xi32>) -> tensor<1013x1xi32>
    %84 = stablehlo.iota dim = 0 : tensor<1033xi32>
    %85 = stablehlo.negate %84 : tensor<1033xi32>
    %86 = stablehlo.convert %85 : (tensor<1033xi32>) -> tensor<1033xf32>
    %cst_7 = stablehlo.constant dense<1.033000e+03> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1033xf32>
    %88 = stablehlo.divide %86, %87 : tensor<1033xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1033xf32>
    %90 = stablehlo.power %89, %88 : tensor<1033xf32>
    %91 = stablehlo.convert %83 : (tensor<1013x1xi32>) -> tensor<1013x1xf32>
    %92 = stablehlo.broadcast_in_dim %90, dims = [1] : (tensor<1033xf32>) -> tensor<1x1033xf32>
    %93 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<1013x1xf32>) -> tensor<1013x1033xf32>
    %94 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<1x1033xf32>) -> tensor<1013x1033xf32>
    %95 = stablehlo.multiply %93, %94 : tensor<1013x1033xf32>
    %96 = stablehlo.reshape %95 : (tensor<1013x1033xf32>) -> tensor<1013x1x1033xf32>
    %97 = stablehlo.cosine %96 : tensor<1013x1x1033xf32>
    %98 = stablehlo.convert %97 : (tensor<1013x1x1033xf32>) -> tensor<1013x1x1033xbf16>
    %99 = stablehlo.sine %96 : tensor<1013x1x1033xf32>
    %100 = stablehlo.convert %99 : (tensor<1013x1x1033xf32>) -> tensor<1013x1x1033xbf16>
    %101 = stablehlo.slice %43 [0:1009, 0:1013, 0:1021, 0:1033] : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %102 = stablehlo.slice %43 [0:1009, 0:1013, 0:1021, 1033:2066] : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %103 = stablehlo.broadcast_in_dim %98, dims = [1, 2, 3] : (tensor<1013x1x1033xbf16>) -> tensor<1x1013x1x1033xbf16>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %105 = stablehlo.multiply %101, %104 : tensor<1009x1013x1021x1033xbf16>
    %106 = stablehlo.broadcast_in_dim %100, dims = [1, 2, 3] : (tensor<1013x1x1033xbf16>) -> tensor<1x1013x1x1033xbf16>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %108 = stablehlo.multiply %102, %107 : tensor<1009x1013x1021x1033xbf16>
    %109 = stablehlo.subtract %105, %108 : tensor<1009x1013x1021x1033xbf16>
    %110 = stablehlo.broadcast_in_dim %98, dims = [1, 2, 3] : (tensor<1013x1x1033xbf16>) -> tensor<1x1013x1x1033xbf16>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %112 = stablehlo.multiply %102, %111 : tensor<1009x1013x1021x1033xbf16>
    %113 = stablehlo.broadcast_in_dim %100, dims = [1, 2, 3] : (tensor<1013x1x1033xbf16>) -> tensor<1x1013x1x1033xbf16>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %115 = stablehlo.multiply %101, %114 : tensor<1009x1013x1021x1033xbf16>
    %116 = stablehlo.add %112, %115 : tensor<1009x1013x1021x1033xbf16>
    %117 = stablehlo.concatenate %109, %116, dim = 3 : (tensor<1009x1013x1021x1033xbf16>, tensor<1009x1013x1021x1033xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %118 = stablehlo.dot_general %117, %81, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<1009x1013x1021x2066xbf16>, tensor<1009x1013x1021x1x2066xbf16>) -> tensor<1009x1021x1013x1013x1xbf16>
    %119 = stablehlo.transpose %118, dims = [0, 1, 4, 3, 2] : (tensor<1009x1021x1013x1013x1xbf16>) -> tensor<1009x1021x1x1013x1013xbf16>
    %120 = stablehlo.convert %119 : (tensor<1009x1021x1x1013x1013xbf16>) -> tensor<1009x1021x1x1013x1013xf32>
    %cst_9 = stablehlo.constant dense<0.0220006164> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013x1013xf32>
    %122 = stablehlo.multiply %120, %121 : tensor<1009x1021x1x1013x1013xf32>
    %c_10 = stablehlo.constant dense<true> : tensor<i1>
    %123 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<1013x1013xi1>
    %124 = call @tril(%123) : (tensor<1013x1013xi1>) -> tensor<1013x1013xi1>
    %cst_11 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %125:3 = call @_where(%124, %122, %cst_11) : (tensor<1013x1013xi1>, tensor<1009x1021x1x1013x1013xf32>, tensor<f32>) -> (tensor<1009x1021x1x1013x1013xf32>, tensor<1009x1021x1x1013x1013xi1>, tensor<1009x1021x1x1013x1013xf32>)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %126 = stablehlo.reduce(%125#0 init: %cst_12) applies stablehlo.maximum across dimensions = [4] : (tensor<1009x1021x1x1013x1013xf32>, tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %127 = stablehlo.reshape %126 : (tensor<1009x1021x1x1013xf32>) -> tensor<1009x1021x1x1013x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1x1013x1xf32>) -> tensor<1009x1021x1x1013x1013xf32>
    %129 = stablehlo.compare EQ, %125#0, %128, FLOAT : (tensor<1009x1021x1x1013x1013xf32>, tensor<1009x1021x1x1013x1013xf32>) -> tensor<1009x1021x1x1013x1013xi1>
    %130 = stablehlo.convert %129 : (tensor<1009x1021x1x1013x1013xi1>) -> tensor<1009x1021x1x1013x1013xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_13) applies stablehlo.add across dimensions = [4] : (tensor<1009x1021x1x1013x1013xf32>, tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %133 = stablehlo.maximum %132, %126 : tensor<1009x1021x1x1013xf32>
    %134 = stablehlo.compare EQ, %126, %133, FLOAT : (tensor<1009x1021x1x1013xf32>, tensor<1009x1021x1x1013xf32>) -> tensor<1009x1021x1x1013xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %137 = stablehlo.select %134, %135, %136 : tensor<1009x1021x1x1013xi1>, tensor<1009x1021x1x1013xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %139 = stablehlo.compare EQ, %138, %133, FLOAT : (tensor<1009x1021x1x1013xf32>, tensor<1009x1021x1x1013xf32>) -> tensor<1009x1021x1x1013xi1>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %142 = stablehlo.select %139, %140, %141 : tensor<1009x1021x1x1013xi1>, tensor<1009x1021x1x1013xf32>
    %143 = stablehlo.divide %137, %142 : tensor<1009x1021x1x1013xf32>
    %144 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (tensor<1009x1021x1x1013xf32>) -> tensor<1009x1021x1x1013x1xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1x1013x1xf32>) -> tensor<1009x1021x1x1013x1013xf32>
    %146 = stablehlo.subtract %125#0, %145 : tensor<1009x1021x1x1013x1013xf32>
    %147 = stablehlo.exponential %146 : tensor<1009x1021x1x1013x1013xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_20) applies stablehlo.add across dimensions = [4] : (tensor<1009x1021x1x1013x1013xf32>, tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2, 3] : (tensor<1009x1021x1x1013xf32>) -> tensor<1009x1021x1x1013x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1x1013x1xf32>) -> tensor<1009x1021x1x1013x1013xf32>
    %151 = stablehlo.divide %147, %150 : tensor<1009x1021x1x1013x1013xf32>
    %152 = stablehlo.multiply %149, %149 : tensor<1009x1021x1x1013x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013x1xf32>
    %154 = stablehlo.divide %153, %152 : tensor<1009x1021x1x1013x1xf32>
    %155 = stablehlo.convert %151 : (tensor<1009x1021x1x1013x1013xf32>) -> tensor<1009x1021x1x1013x1013xbf16>
    %156 = stablehlo.dot_general %45, %155, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4] : (tensor<1009x1013x1021x2066xbf16>, tensor<1009x1021x1x1013x1013xbf16>) -> tensor<1009x1021x2066x1x1013xbf16>
    %157 = stablehlo.transpose %156, dims = [0, 4, 1, 3, 2] : (tensor<1009x1021x2066x1x1013xbf16>) -> tensor<1009x1013x1021x1x2066xbf16>
    %158 = stablehlo.reshape %157 : (tensor<1009x1013x1021x1x2066xbf16>) -> tensor<1009x1013x2109386xbf16>
    %159 = stablehlo.dot_general %158, %2, contracting_dims = [2] x [0] : (tensor<1009x1013x2109386xbf16>, tensor<2109386x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %160 = stablehlo.add %19, %159 : tensor<1009x1013x1019xbf16>
    %161 = stablehlo.convert %160 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %162 = chlo.square %161 : tensor<1009x1013x1019xf32> -> tensor<1009x1013x1019xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1009x1013x1019xf32>
    %164 = stablehlo.multiply %163, %161 : tensor<1009x1013x1019xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%162 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %cst_24 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %168 = stablehlo.divide %166, %167 : tensor<1009x1013x1xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %170 = stablehlo.add %168, %169 : tensor<1009x1013x1xf32>
    %171 = stablehlo.rsqrt %170 : tensor<1009x1013x1xf32>
    %172 = stablehlo.divide %171, %170 : tensor<1009x1013x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %174 = stablehlo.multiply %173, %172 : tensor<1009x1013x1xf32>
    %175 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %176 = stablehlo.multiply %161, %175 : tensor<1009x1013x1019xf32>
    %177 = stablehlo.convert %176 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %178 = stablehlo.broadcast_in_dim %10, dims = [2] : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %180 = stablehlo.multiply %177, %179 : tensor<1009x1013x1019xbf16>
    %181 = stablehlo.dot_general %180, %7, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x1061xbf16>) -> tensor<1009x1013x1061xbf16>
    %182 = stablehlo.convert %181 : (tensor<1009x1013x1061xbf16>) -> tensor<1009x1013x1061xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_27) applies stablehlo.maximum across dimensions = [2] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %184 = stablehlo.reshape %183 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1061xf32>
    %186 = stablehlo.compare EQ, %182, %185, FLOAT : (tensor<1009x1013x1061xf32>, tensor<1009x1013x1061xf32>) -> tensor<1009x1013x1061xi1>
    %187 = stablehlo.convert %186 : (tensor<1009x1013x1061xi1>) -> tensor<1009x1013x1061xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1009x1013xf32>
    %190 = stablehlo.maximum %189, %183 : tensor<1009x1013xf32>
    %191 = stablehlo.compare EQ, %183, %190, FLOAT : (tensor<1009x1013xf32>, tensor<1009x1013xf32>) -> tensor<1009x1013xi1>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1009x1013xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1009x1013xf32>
    %194 = stablehlo.select %191, %192, %193 : tensor<1009x1013xi1>, tensor<1009x1013xf32>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1009x1013xf32>
    %196 = stablehlo.compare EQ, %195, %190, FLOAT : (tensor<1009x1013xf32>, tensor<1009x1013xf32>) -> tensor<1009x1013xi1>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1009x1013xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1009x1013xf32>
    %199 = stablehlo.select %196, %197, %198 : tensor<1009x1013xi1>, tensor<1009x1013xf32>
    %200 = stablehlo.divide %194, %199 : tensor<1009x1013xf32>
    %201 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1061xf32>
    %203 = stablehlo.subtract %182, %202 : tensor<1009x1013x1061xf32>
    %204 = stablehlo.exponential %203 : tensor<1009x1013x1061xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%204 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1061xf32>
    %208 = stablehlo.divide %204, %207 : tensor<1009x1013x1061xf32>
    %209 = stablehlo.multiply %206, %206 : tensor<1009x1013x1xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %211 = stablehlo.divide %210, %209 : tensor<1009x1013x1xf32>
    %212 = stablehlo.iota dim = 0 : tensor<1061xi32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1013x1013xf32>
    %214 = call @tril_0(%213) : (tensor<1013x1013xf32>) -> tensor<1013x1013xf32>
    %215 = stablehlo.slice %208 [0:1009, 0:1, 0:1061] : (tensor<1009x1013x1061xf32>) -> tensor<1009x1x1061xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1009x1x1061xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %217 = stablehlo.reduce(%208 init: %cst_39) applies stablehlo.maximum across dimensions = [2] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1061xf32>
    %220 = stablehlo.compare EQ, %208, %219, FLOAT : (tensor<1009x1013x1061xf32>, tensor<1009x1013x1061xf32>) -> tensor<1009x1013x1061xi1>
    %c_40 = stablehlo.constant dense<1061> : tensor<i32>
    %221 = call @_where_1(%220, %212, %c_40) : (tensor<1009x1013x1061xi1>, tensor<1061xi32>, tensor<i32>) -> tensor<1009x1013x1061xi32>
    %c_41 = stablehlo.constant dense<2147483647> : tensor<i32>
    %222 = stablehlo.reduce(%221 init: %c_41) applies stablehlo.minimum across dimensions = [2] : (tensor<1009x1013x1061xi32>, tensor<i32>) -> tensor<1009x1013xi32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<1009x1013xi32>) -> tensor<1009x1013x1xi32>
    %224 = stablehlo.broadcast_in_dim %212, dims = [2] : (tensor<1061xi32>) -> tensor<1x1x1061xi32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<1x1x1061xi32>) -> tensor<1009x1013x1061xi32>
    %226 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1009x1013x1xi32>) -> tensor<1009x1013x1061xi32>
    %227 = stablehlo.compare EQ, %225, %226, SIGNED : (tensor<1009x1013x1061xi32>, tensor<1009x1013x1061xi32>) -> tensor<1009x1013x1061xi1>
    %228 = stablehlo.convert %227 : (tensor<1009x1013x1061xi1>) -> tensor<1009x1013x1061xf32>
    %229 = stablehlo.broadcast_in_dim %212, dims = [2] : (tensor<1061xi32>) -> tensor<1x1x1061xi32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<1x1x1061xi32>) -> tensor<1009x1013x1061xi32>
    %231 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<1009x1013x1xi32>) -> tensor<1009x1013x1061xi32>
    %232 = stablehlo.compare EQ, %230, %231, SIGNED : (tensor<1009x1013x1061xi32>, tensor<1009x1013x1061xi32>) -> tensor<1009x1013x1061xi1>
    %cst_42 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %233 = call @_where_2(%232, %cst_42, %208) : (tensor<1009x1013x1061xi1>, tensor<f32>, tensor<1009x1013x1061xf32>) -> tensor<1009x1013x1061xf32>
    %234 = stablehlo.dot_general %228, %214, contracting_dims = [1] x [1] : (tensor<1009x1013x1061xf32>, tensor<1013x1013xf32>) -> tensor<1009x1061x1013xf32>
    %235 = stablehlo.transpose %234, dims = [0, 2, 1] : (tensor<1009x1061x1013xf32>) -> tensor<1009x1013x1061xf32>
    %236 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2] : (tensor<1009x1x1061xf32>) -> tensor<1009x1013x1061xf32>
    %237 = stablehlo.add %235, %236 : tensor<1009x1013x1061xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%228 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1061xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 2] : (tensor<1009x1061xf32>) -> tensor<1009x1x1061xf32>
    %240 = stablehlo.add %216, %239 : tensor<1009x1x1061xf32>
    %241 = stablehlo.multiply %237, %228 : tensor<1009x1013x1061xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.reduce(%241 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %243 = stablehlo.reduce(%233 init: %cst_45) applies stablehlo.maximum across dimensions = [2] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1061xf32>
    %246 = stablehlo.compare EQ, %233, %245, FLOAT : (tensor<1009x1013x1061xf32>, tensor<1009x1013x1061xf32>) -> tensor<1009x1013x1061xi1>
    %c_46 = stablehlo.constant dense<1061> : tensor<i32>
    %247 = call @_where_1(%246, %212, %c_46) : (tensor<1009x1013x1061xi1>, tensor<1061xi32>, tensor<i32>) -> tensor<1009x1013x1061xi32>
    %c_47 = stablehlo.constant dense<2147483647> : tensor<i32>
    %248 = stablehlo.reduce(%247 init: %c_47) applies stablehlo.minimum across dimensions = [2] : (tensor<1009x1013x1061xi32>, tensor<i32>) -> tensor<1009x1013xi32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1] : (tensor<1009x1013xi32>) -> tensor<1009x1013x1xi32>
    %250 = stablehlo.broadcast_in_dim %212, dims = [2] : (tensor<1061xi32>) -> tensor<1x1x1061xi32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1, 2] : (tensor<1x1x1061xi32>) -> tensor<1009x1013x1061xi32>
    %252 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<1009x1013x1xi32>) -> tensor<1009x1013x1061xi32>
    %253 = stablehlo.compare EQ, %251, %252, SIGNED : (tensor<1009x1013x1061xi32>, tensor<1009x1013x1061xi32>) -> tensor<1009x1013x1061xi1>
    %254 = stablehlo.convert %253 : (tensor<1009x1013x1061xi1>) -> tensor<1009x1013x1061xf32>
    %255 = stablehlo.broadcast_in_dim %212, dims = [2] : (tensor<1061xi32>) -> tensor<1x1x1061xi32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2] : (tensor<1x1x1061xi32>) -> tensor<1009x1013x1061xi32>
    %257 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<1009x1013x1xi32>) -> tensor<1009x1013x1061xi32>
    %258 = stablehlo.compare EQ, %256, %257, SIGNED : (tensor<1009x1013x1061xi32>, tensor<1009x1013x1061xi32>) -> tensor<1009x1013x1061xi1>
    %cst_48 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %259 = call @_where_2(%258, %cst_48, %233) : (tensor<1009x1013x1061xi1>, tensor<f32>, tensor<1009x1013x1061xf32>) -> tensor<1009x1013x1061xf32>
    %260 = stablehlo.dot_general %254, %214, contracting_dims = [1] x [1] : (tensor<1009x1013x1061xf32>, tensor<1013x1013xf32>) -> tensor<1009x1061x1013xf32>
    %261 = stablehlo.transpose %260, dims = [0, 2, 1] : (tensor<1009x1061x1013xf32>) -> tensor<1009x1013x1061xf32>
    %262 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<1009x1x1061xf32>) -> tensor<1009x1013x1061xf32>
    %263 = stablehlo.add %261, %262 : tensor<1009x1013x1061xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.reduce(%254 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1061xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 2] : (tensor<1009x1061xf32>) -> tensor<1009x1x1061xf32>
    %266 = stablehlo.add %240, %265 : tensor<1009x1x1061xf32>
    %267 = stablehlo.multiply %263, %254 : tensor<1009x1013x1061xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %269 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 3] : (tensor<1009x1013x1061xf32>) -> tensor<1009x1013x1x1061xf32>
    %270 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 3] : (tensor<1009x1013x1061xf32>) -> tensor<1009x1013x1x1061xf32>
    %271 = stablehlo.concatenate %269, %270, dim = 2 : (tensor<1009x1013x1x1061xf32>, tensor<1009x1013x1x1061xf32>) -> tensor<1009x1013x2x1061xf32>
    %272 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %273 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %274 = stablehlo.concatenate %272, %273, dim = 2 : (tensor<1009x1013x1xf32>, tensor<1009x1013x1xf32>) -> tensor<1009x1013x2xf32>
    %275 = stablehlo.convert %274 : (tensor<1009x1013x2xf32>) -> tensor<1009x1013x2xi32>
    %276 = stablehlo.dot_general %208, %271, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [3] : (tensor<1009x1013x1061xf32>, tensor<1009x1013x2x1061xf32>) -> tensor<1009x1013x2xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x2xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x2xf32>
    %280 = stablehlo.divide %276, %279 : tensor<1009x1013x2xf32>
    %281 = stablehlo.multiply %278, %278 : tensor<1009x1013x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %283 = stablehlo.divide %282, %281 : tensor<1009x1013x1xf32>
    %284 = stablehlo.slice %271 [0:1009, 0:1013, 0:1, 0:1061] : (tensor<1009x1013x2x1061xf32>) -> tensor<1009x1013x1x1061xf32>
    %285 = stablehlo.reshape %284 : (tensor<1009x1013x1x1061xf32>) -> tensor<1009x1013x1061xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_53) applies stablehlo.add across dimensions = [1] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1061xf32>
    %cst_54 = stablehlo.constant dense<1.013000e+03> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1009x1061xf32>
    %288 = stablehlo.divide %286, %287 : tensor<1009x1061xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.reduce(%208 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1061xf32>
    %cst_56 = stablehlo.constant dense<1.013000e+03> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<1009x1061xf32>
    %291 = stablehlo.divide %289, %290 : tensor<1009x1061xf32>
    %292 = stablehlo.multiply %288, %291 : tensor<1009x1061xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.reduce(%292 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<1009x1061xf32>, tensor<f32>) -> tensor<1009xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<1009xf32>, tensor<f32>) -> tensor<f32>
    %cst_59 = stablehlo.constant dense<1.009000e+03> : tensor<f32>
    %295 = stablehlo.divide %294, %cst_59 : tensor<f32>
    %cst_60 = stablehlo.constant dense<1.061000e+03> : tensor<f32>
    %296 = stablehlo.multiply %cst_60, %295 : tensor<f32>
    %c_61 = stablehlo.constant dense<1063> : tensor<i32>
    %297 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<1009x1013x2xi32>
    %298 = stablehlo.compare LT, %275, %297, SIGNED : (tensor<1009x1013x2xi32>, tensor<1009x1013x2xi32>) -> tensor<1009x1013x2xi1>
    %299 = stablehlo.broadcast_in_dim %275, dims = [0, 1, 2] : (tensor<1009x1013x2xi32>) -> tensor<1009x1013x2x1xi32>
    %300 = stablehlo.iota dim = 0 : tensor<1063xi32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [3] : (tensor<1063xi32>) -> tensor<1x1x1x1063xi32>
    %302 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<1009x1013x2x1xi32>) -> tensor<1009x1013x2x1063xi32>
    %303 = stablehlo.broadcast_in_dim %301, dims = [0, 1, 2, 3] : (tensor<1x1x1x1063xi32>) -> tensor<1009x1013x2x1063xi32>
    %304 = stablehlo.compare EQ, %302, %303, SIGNED : (tensor<1009x1013x2x1063xi32>, tensor<1009x1013x2x1063xi32>) -> tensor<1009x1013x2x1063xi1>
    %305 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<1009x1013x2xi1>) -> tensor<1009x1013x2x1xi1>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2, 3] : (tensor<1009x1013x2x1xi1>) -> tensor<1009x1013x2x1063xi1>
    %307 = stablehlo.and %304, %306 : tensor<1009x1013x2x1063xi1>
    %308 = stablehlo.convert %307 : (tensor<1009x1013x2x1063xi1>) -> tensor<1009x1013x2x1063xbf16>
    %309 = stablehlo.convert %271 : (tensor<1009x1013x2x1061xf32>) -> tensor<1009x1013x2x1061xbf16>
    %310 = stablehlo.dot_general %309, %308, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2] : (tensor<1009x1013x2x1061xbf16>, tensor<1009x1013x2x1063xbf16>) -> tensor<1009x1013x1061x1063xbf16>
    %311 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<1009x1013x2xf32>) -> tensor<1009x1013x2x1xf32>
    %312 = stablehlo.convert %311 : (tensor<1009x1013x2x1xf32>) -> tensor<1009x1013x2x1xbf16>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2, 3] : (tensor<1009x1013x2x1xbf16>) -> tensor<1009x1013x2x1061xbf16>
    %314 = stablehlo.multiply %309, %313 : tensor<1009x1013x2x1061xbf16>
    %315 = stablehlo.dot_general %314, %308, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2] : (tensor<1009x1013x2x1061xbf16>, tensor<1009x1013x2x1063xbf16>) -> tensor<1009x1013x1061x1063xbf16>
    %316 = stablehlo.dot_general %310, %180, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1009x1013x1061x1063xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<1009x1061x1063x1019xbf16>
    %317 = stablehlo.dot_general %8, %316, batching_dims = [0] x [1], contracting_dims = [1] x [3] : (tensor<1061x1019x1039xbf16>, tensor<1009x1061x1063x1019xbf16>) -> tensor<1061x1039x1009x1063xbf16>
    %318 = stablehlo.transpose %317, dims = [2, 0, 3, 1] : (tensor<1061x1039x1009x1063xbf16>) -> tensor<1009x1061x1063x1039xbf16>
    %319 = stablehlo.dot_general %6, %316, batching_dims = [0] x [1], contracting_dims = [1] x [3] : (tensor<1061x1019x1039xbf16>, tensor<1009x1061x1063x1019xbf16>) -> tensor<1061x1039x1009x1063xbf16>
    %320 = stablehlo.transpose %319, dims = [2, 0, 3, 1] : (tensor<1061x1039x1009x1063xbf16>) -> tensor<1009x1061x1063x1039xbf16>
    %321:3 = call @silu(%320) : (tensor<1009x1061x1063x1039xbf16>) -> (tensor<1009x1061x1063x1039xbf16>, tensor<1009x1061x1063x1039xbf16>, tensor<1009x1061x1063x1039xbf16>)
    %322 = stablehlo.multiply %321#0, %318 : tensor<1009x1061x1063x1039xbf16>
    %323 = stablehlo.dot_general %5, %322, batching_dims = [0] x [1], contracting_dims = [1] x [3] : (tensor<1061x1039x1019xbf16>, tensor<1009x1061x1063x1039xbf16>) -> tensor<1061x1019x1009x1063xbf16>
    %324 = stablehlo.transpose %323, dims = [2, 0, 3, 1] : (tensor<1061x1019x1009x1063xbf16>) -> tensor<1009x1061x1063x1019xbf16>
    %325 = stablehlo.dot_general %315, %324, batching_dims = [0] x [0], contracting_dims = [3, 2] x [2, 1] : (tensor<1009x1013x1061x1063xbf16>, tensor<1009x1061x1063x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %326 = stablehlo.add %160, %325 : tensor<1009x1013x1019xbf16>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.add %cst_62, %296 : tensor<f32>
    %328 = stablehlo.convert %326 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %329 = chlo.square %328 : tensor<1009x1013x1019xf32> -> tensor<1009x1013x1019xf32>
    %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<1009x1013x1019xf32>
    %331 = stablehlo.multiply %330, %328 : tensor<1009x1013x1019xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%329 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %cst_65 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %335 = stablehlo.divide %333, %334 : tensor<1009x1013x1xf32>
    %cst_66 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %337 = stablehlo.add %335, %336 : tensor<1009x1013x1xf32>
    %338 = stablehlo.rsqrt %337 : tensor<1009x1013x1xf32>
    %339 = stablehlo.divide %338, %337 : tensor<1009x1013x1xf32>
    %cst_67 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %341 = stablehlo.multiply %340, %339 : tensor<1009x1013x1xf32>
    %342 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %343 = stablehlo.multiply %328, %342 : tensor<1009x1013x1019xf32>
    %344 = stablehlo.convert %343 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %345 = stablehlo.broadcast_in_dim %11, dims = [2] : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %347 = stablehlo.multiply %344, %346 : tensor<1009x1013x1019xbf16>
    %348 = stablehlo.dot_general %347, %12, contracting_dims = [2] x [0] : (tensor<1009x1013x1019xbf16>, tensor<1019x1049xbf16>) -> tensor<1009x1013x1049xbf16>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %349 = stablehlo.divide %327, %cst_68 : tensor<f32>
    %350 = stablehlo.convert %348 : (tensor<1009x1013x1049xbf16>) -> tensor<1009x1013x1049xf32>
    %351:3 = call @log_softmax(%350) : (tensor<1009x1013x1049xf32>) -> (tensor<1009x1013x1049xf32>, tensor<1009x1013x1049xf32>, tensor<1009x1013x1xf32>)
    %352 = stablehlo.broadcast_in_dim %arg41, dims = [0, 1] : (tensor<1009x1013xi32>) -> tensor<1009x1013x1xi32>
    %353:2 = call @take_along_axis(%351#0, %352) : (tensor<1009x1013x1049xf32>, tensor<1009x1013x1xi32>) -> (tensor<1009x1013x1xf32>, tensor<1009x1013x1x1xi32>)
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353#0 init: %cst_69) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_70 = stablehlo.constant dense<0x49798A50> : tensor<f32>
    %355 = stablehlo.divide %354, %cst_70 : tensor<f32>
    %356 = stablehlo.negate %355 : tensor<f32>
    %cst_71 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %357 = stablehlo.multiply %cst_71, %349 : tensor<f32>
    %358 = stablehlo.add %356, %357 : tensor<f32>
    %cst_72 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %359 = stablehlo.multiply %cst_72, %cst_73 : tensor<f32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %360 = stablehlo.negate %cst_74 : tensor<f32>
    %cst_75 = stablehlo.constant dense<0x49798A50> : tensor<f32>
    %361 = stablehlo.divide %360, %cst_75 : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %363 = call @take_along_axis_3(%353#1, %362) : (tensor<1009x1013x1x1xi32>, tensor<1009x1013x1xf32>) -> tensor<1009x1013x1049xf32>
    %364 = call @log_softmax_4(%351#1, %351#2, %363) : (tensor<1009x1013x1049xf32>, tensor<1009x1013x1xf32>, tensor<1009x1013x1049xf32>) -> tensor<1009x1013x1049xf32>
    %365 = stablehlo.convert %364 : (tensor<1009x1013x1049xf32>) -> tensor<1009x1013x1049xbf16>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %366 = stablehlo.divide %359, %cst_76 : tensor<f32>
    %367 = stablehlo.dot_general %365, %347, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x1049xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<1049x1019xbf16>
    %368 = stablehlo.transpose %367, dims = [1, 0] : (tensor<1049x1019xbf16>) -> tensor<1019x1049xbf16>
    %369 = stablehlo.dot_general %365, %12, contracting_dims = [2] x [1] : (tensor<1009x1013x1049xbf16>, tensor<1019x1049xbf16>) -> tensor<1009x1013x1019xbf16>
    %370 = stablehlo.multiply %344, %369 : tensor<1009x1013x1019xbf16>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %371 = stablehlo.reduce(%370 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x1013x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %372 = stablehlo.reshape %371 : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %373 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %374 = stablehlo.multiply %369, %373 : tensor<1009x1013x1019xbf16>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %375 = stablehlo.reduce(%372 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %376 = stablehlo.convert %374 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %377 = stablehlo.multiply %328, %376 : tensor<1009x1013x1019xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%377 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %379 = stablehlo.reshape %378 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %380 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %381 = stablehlo.multiply %376, %380 : tensor<1009x1013x1019xf32>
    %382 = stablehlo.multiply %379, %341 : tensor<1009x1013x1xf32>
    %cst_80 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %384 = stablehlo.divide %382, %383 : tensor<1009x1013x1xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%384 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1019xf32>
    %387 = stablehlo.multiply %386, %331 : tensor<1009x1013x1019xf32>
    %388 = stablehlo.add %381, %387 : tensor<1009x1013x1019xf32>
    %389 = stablehlo.convert %388 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %390 = stablehlo.dot_general %389, %315, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1009x1013x1019xbf16>, tensor<1009x1013x1061x1063xbf16>) -> tensor<1009x1019x1061x1063xbf16>
    %391 = stablehlo.transpose %390, dims = [0, 2, 3, 1] : (tensor<1009x1019x1061x1063xbf16>) -> tensor<1009x1061x1063x1019xbf16>
    %392 = stablehlo.dot_general %389, %324, batching_dims = [0] x [0], contracting_dims = [2] x [3] : (tensor<1009x1013x1019xbf16>, tensor<1009x1061x1063x1019xbf16>) -> tensor<1009x1013x1061x1063xbf16>
    %393 = stablehlo.transpose %391, dims = [1, 3, 0, 2] : (tensor<1009x1061x1063x1019xbf16>) -> tensor<1061x1019x1009x1063xbf16>
    %394 = stablehlo.dot_general %393, %5, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<1061x1019x1009x1063xbf16>, tensor<1061x1039x1019xbf16>) -> tensor<1061x1009x1063x1039xbf16>
    %395 = stablehlo.transpose %394, dims = [1, 0, 2, 3] : (tensor<1061x1009x1063x1039xbf16>) -> tensor<1009x1061x1063x1039xbf16>
    %396 = stablehlo.dot_general %393, %322, batching_dims = [0] x [1], contracting_dims = [2, 3] x [0, 2] : (tensor<1061x1019x1009x1063xbf16>, tensor<1009x1061x1063x1039xbf16>) -> tensor<1061x1019x1039xbf16>
    %397 = stablehlo.transpose %396, dims = [0, 2, 1] : (tensor<1061x1019x1039xbf16>) -> tensor<1061x1039x1019xbf16>
    %398 = stablehlo.multiply %321#0, %395 : tensor<1009x1061x1063x1039xbf16>
    %399 = stablehlo.multiply %395, %318 : tensor<1009x1061x1063x1039xbf16>
    %400 = call @silu_5(%321#1, %321#2, %320, %399) : (tensor<1009x1061x1063x1039xbf16>, tensor<1009x1061x1063x1039xbf16>, tensor<1009x1061x1063x1039xbf16>, tensor<1009x1061x1063x1039xbf16>) -> tensor<1009x1061x1063x1039xbf16>
    %401 = stablehlo.transpose %400, dims = [1, 3, 0, 2] : (tensor<1009x1061x1063x1039xbf16>) -> tensor<1061x1039x1009x1063xbf16>
    %402 = stablehlo.dot_general %401, %6, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<1061x1039x1009x1063xbf16>, tensor<1061x1019x1039xbf16>) -> tensor<1061x1009x1063x1019xbf16>
    %403 = stablehlo.transpose %402, dims = [1, 0, 2, 3] : (tensor<1061x1009x1063x1019xbf16>) -> tensor<1009x1061x1063x1019xbf16>
    %404 = stablehlo.dot_general %401, %316, batching_dims = [0] x [1], contracting_dims = [2, 3] x [0, 2] : (tensor<1061x1039x1009x1063xbf16>, tensor<1009x1061x1063x1019xbf16>) -> tensor<1061x1039x1019xbf16>
    %405 = stablehlo.transpose %404, dims = [0, 2, 1] : (tensor<1061x1039x1019xbf16>) -> tensor<1061x1019x1039xbf16>
    %406 = stablehlo.transpose %398, dims = [1, 3, 0, 2] : (tensor<1009x1061x1063x1039xbf16>) -> tensor<1061x1039x1009x1063xbf16>
    %407 = stablehlo.dot_general %406, %8, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<1061x1039x1009x1063xbf16>, tensor<1061x1019x1039xbf16>) -> tensor<1061x1009x1063x1019xbf16>
    %408 = stablehlo.transpose %407, dims = [1, 0, 2, 3] : (tensor<1061x1009x1063x1019xbf16>) -> tensor<1009x1061x1063x1019xbf16>
    %409 = stablehlo.add %403, %408 : tensor<1009x1061x1063x1019xbf16>
    %410 = stablehlo.dot_general %406, %316, batching_dims = [0] x [1], contracting_dims = [2, 3] x [0, 2] : (tensor<1061x1039x1009x1063xbf16>, tensor<1009x1061x1063x1019xbf16>) -> tensor<1061x1039x1019xbf16>
    %411 = stablehlo.transpose %410, dims = [0, 2, 1] : (tensor<1061x1039x1019xbf16>) -> tensor<1061x1019x1039xbf16>
    %412 = stablehlo.dot_general %409, %310, batching_dims = [0] x [0], contracting_dims = [1, 2] x [2, 3] : (tensor<1009x1061x1063x1019xbf16>, tensor<1009x1013x1061x1063xbf16>) -> tensor<1009x1019x1013xbf16>
    %413 = stablehlo.transpose %412, dims = [0, 2, 1] : (tensor<1009x1019x1013xbf16>) -> tensor<1009x1013x1019xbf16>
    %414 = stablehlo.dot_general %392, %308, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<1009x1013x1061x1063xbf16>, tensor<1009x1013x2x1063xbf16>) -> tensor<1009x1013x1061x2xbf16>
    %415 = stablehlo.transpose %414, dims = [0, 1, 3, 2] : (tensor<1009x1013x1061x2xbf16>) -> tensor<1009x1013x2x1061xbf16>
    %416 = stablehlo.multiply %309, %415 : tensor<1009x1013x2x1061xbf16>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %417 = stablehlo.reduce(%416 init: %cst_82) applies stablehlo.add across dimensions = [3] : (tensor<1009x1013x2x1061xbf16>, tensor<bf16>) -> tensor<1009x1013x2xbf16>
    %418 = stablehlo.reshape %417 : (tensor<1009x1013x2xbf16>) -> tensor<1009x1013x2x1xbf16>
    %419 = stablehlo.convert %418 : (tensor<1009x1013x2x1xbf16>) -> tensor<1009x1013x2x1xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %420 = stablehlo.reduce(%419 init: %cst_83) applies stablehlo.add across dimensions = [3] : (tensor<1009x1013x2x1xf32>, tensor<f32>) -> tensor<1009x1013x2xf32>
    %cst_84 = stablehlo.constant dense<1.061000e+03> : tensor<f32>
    %421 = stablehlo.multiply %cst_84, %366 : tensor<f32>
    %cst_85 = stablehlo.constant dense<1.009000e+03> : tensor<f32>
    %422 = stablehlo.divide %421, %cst_85 : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<f32>) -> tensor<1009xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<1009xf32>) -> tensor<1009x1061xf32>
    %425 = stablehlo.multiply %288, %424 : tensor<1009x1061xf32>
    %cst_86 = stablehlo.constant dense<1.013000e+03> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<1009x1061xf32>
    %427 = stablehlo.divide %425, %426 : tensor<1009x1061xf32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0, 2] : (tensor<1009x1061xf32>) -> tensor<1009x1013x1061xf32>
    %429 = stablehlo.broadcast_in_dim %283, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x2xf32>
    %430 = stablehlo.multiply %420, %429 : tensor<1009x1013x2xf32>
    %431 = stablehlo.multiply %430, %276 : tensor<1009x1013x2xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = stablehlo.reduce(%431 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x2xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %433 = stablehlo.reshape %432 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %434 = stablehlo.negate %433 : tensor<1009x1013x1xf32>
    %435 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x2xf32>
    %436 = stablehlo.divide %420, %435 : tensor<1009x1013x2xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.reduce(%434 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x2xf32>
    %439 = stablehlo.add %436, %438 : tensor<1009x1013x2xf32>
    %440 = stablehlo.dot_general %439, %271, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2] : (tensor<1009x1013x2xf32>, tensor<1009x1013x2x1061xf32>) -> tensor<1009x1013x1061xf32>
    %441 = stablehlo.add %428, %440 : tensor<1009x1013x1061xf32>
    %442 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1061xf32>
    %443 = stablehlo.multiply %441, %442 : tensor<1009x1013x1061xf32>
    %444 = stablehlo.multiply %443, %204 : tensor<1009x1013x1061xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %445 = stablehlo.reduce(%444 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1061xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %446 = stablehlo.reshape %445 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %447 = stablehlo.negate %446 : tensor<1009x1013x1xf32>
    %448 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1061xf32>
    %449 = stablehlo.divide %441, %448 : tensor<1009x1013x1061xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%447 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1061xf32>
    %452 = stablehlo.add %449, %451 : tensor<1009x1013x1061xf32>
    %453 = stablehlo.multiply %452, %204 : tensor<1009x1013x1061xf32>
    %454 = stablehlo.convert %453 : (tensor<1009x1013x1061xf32>) -> tensor<1009x1013x1061xbf16>
    %455 = stablehlo.dot_general %454, %180, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x1061xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<1061x1019xbf16>
    %456 = stablehlo.transpose %455, dims = [1, 0] : (tensor<1061x1019xbf16>) -> tensor<1019x1061xbf16>
    %457 = stablehlo.dot_general %454, %7, contracting_dims = [2] x [1] : (tensor<1009x1013x1061xbf16>, tensor<1019x1061xbf16>) -> tensor<1009x1013x1019xbf16>
    %458 = stablehlo.add %413, %457 : tensor<1009x1013x1019xbf16>
    %459 = stablehlo.multiply %177, %458 : tensor<1009x1013x1019xbf16>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %460 = stablehlo.reduce(%459 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x1013x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %461 = stablehlo.reshape %460 : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %462 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %463 = stablehlo.multiply %458, %462 : tensor<1009x1013x1019xbf16>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %464 = stablehlo.reduce(%461 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %465 = stablehlo.convert %463 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %466 = stablehlo.multiply %161, %465 : tensor<1009x1013x1019xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %468 = stablehlo.reshape %467 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %469 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %470 = stablehlo.multiply %465, %469 : tensor<1009x1013x1019xf32>
    %471 = stablehlo.multiply %468, %174 : tensor<1009x1013x1xf32>
    %cst_94 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %473 = stablehlo.divide %471, %472 : tensor<1009x1013x1xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%473 init: %cst_95) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1019xf32>
    %476 = stablehlo.multiply %475, %164 : tensor<1009x1013x1019xf32>
    %477 = stablehlo.add %470, %476 : tensor<1009x1013x1019xf32>
    %478 = stablehlo.convert %477 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %479 = stablehlo.add %389, %478 : tensor<1009x1013x1019xbf16>
    %480 = stablehlo.dot_general %479, %158, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x1019xbf16>, tensor<1009x1013x2109386xbf16>) -> tensor<1019x2109386xbf16>
    %481 = stablehlo.transpose %480, dims = [1, 0] : (tensor<1019x2109386xbf16>) -> tensor<2109386x1019xbf16>
    %482 = stablehlo.dot_general %479, %2, contracting_dims = [2] x [1] : (tensor<1009x1013x1019xbf16>, tensor<2109386x1019xbf16>) -> tensor<1009x1013x2109386xbf16>
    %483 = stablehlo.reshape %482 : (tensor<1009x1013x2109386xbf16>) -> tensor<1009x1013x1021x1x2066xbf16>
    %484 = stablehlo.transpose %483, dims = [0, 2, 4, 3, 1] : (tensor<1009x1013x1021x1x2066xbf16>) -> tensor<1009x1021x2066x1x1013xbf16>
    %485 = stablehlo.dot_general %484, %45, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1009x1021x2066x1x1013xbf16>, tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1021x1x1013x1013xbf16>
    %486 = stablehlo.dot_general %484, %155, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3] : (tensor<1009x1021x2066x1x1013xbf16>, tensor<1009x1021x1x1013x1013xbf16>) -> tensor<1009x1021x2066x1013xbf16>
    %487 = stablehlo.transpose %486, dims = [0, 3, 1, 2] : (tensor<1009x1021x2066x1013xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %488 = stablehlo.convert %485 : (tensor<1009x1021x1x1013x1013xbf16>) -> tensor<1009x1021x1x1013x1013xf32>
    %489 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1x1013x1xf32>) -> tensor<1009x1021x1x1013x1013xf32>
    %490 = stablehlo.multiply %488, %489 : tensor<1009x1021x1x1013x1013xf32>
    %491 = stablehlo.multiply %490, %147 : tensor<1009x1021x1x1013x1013xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%491 init: %cst_96) applies stablehlo.add across dimensions = [4] : (tensor<1009x1021x1x1013x1013xf32>, tensor<f32>) -> tensor<1009x1021x1x1013xf32>
    %493 = stablehlo.reshape %492 : (tensor<1009x1021x1x1013xf32>) -> tensor<1009x1021x1x1013x1xf32>
    %494 = stablehlo.negate %493 : tensor<1009x1021x1x1013x1xf32>
    %495 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<1009x1021x1x1013x1xf32>) -> tensor<1009x1021x1x1013x1013xf32>
    %496 = stablehlo.divide %488, %495 : tensor<1009x1021x1x1013x1013xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%494 init: %cst_97) applies stablehlo.add across dimensions = [2, 4] : (tensor<1009x1021x1x1013x1xf32>, tensor<f32>) -> tensor<1009x1021x1013xf32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0, 1, 3] : (tensor<1009x1021x1013xf32>) -> tensor<1009x1021x1x1013xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1, 2, 3] : (tensor<1009x1021x1x1013xf32>) -> tensor<1009x1021x1x1013x1013xf32>
    %500 = stablehlo.add %496, %499 : tensor<1009x1021x1x1013x1013xf32>
    %501 = stablehlo.multiply %500, %147 : tensor<1009x1021x1x1013x1013xf32>
    %502 = call @_where_6(%125#1, %125#2, %501) : (tensor<1009x1021x1x1013x1013xi1>, tensor<1009x1021x1x1013x1013xf32>, tensor<1009x1021x1x1013x1013xf32>) -> tensor<1009x1021x1x1013x1013xf32>
    %cst_98 = stablehlo.constant dense<0.0220006164> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013x1013xf32>
    %504 = stablehlo.multiply %502, %503 : tensor<1009x1021x1x1013x1013xf32>
    %505 = stablehlo.convert %504 : (tensor<1009x1021x1x1013x1013xf32>) -> tensor<1009x1021x1x1013x1013xbf16>
    %506 = stablehlo.transpose %505, dims = [0, 1, 4, 3, 2] : (tensor<1009x1021x1x1013x1013xbf16>) -> tensor<1009x1021x1013x1013x1xbf16>
    %507 = stablehlo.dot_general %506, %117, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1009x1021x1013x1013x1xbf16>, tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1021x1013x1x2066xbf16>
    %508 = stablehlo.transpose %507, dims = [0, 2, 1, 3, 4] : (tensor<1009x1021x1013x1x2066xbf16>) -> tensor<1009x1013x1021x1x2066xbf16>
    %509 = stablehlo.dot_general %506, %81, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3] : (tensor<1009x1021x1013x1013x1xbf16>, tensor<1009x1013x1021x1x2066xbf16>) -> tensor<1009x1021x1013x2066xbf16>
    %510 = stablehlo.transpose %509, dims = [0, 2, 1, 3] : (tensor<1009x1021x1013x2066xbf16>) -> tensor<1009x1013x1021x2066xbf16>
    %511 = stablehlo.slice %510 [0:1009, 0:1013, 0:1021, 0:1033] : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %512 = stablehlo.slice %510 [0:1009, 0:1013, 0:1021, 1033:2066] : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %513 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %514 = stablehlo.multiply %512, %513 : tensor<1009x1013x1021x1033xbf16>
    %515 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %516 = stablehlo.multiply %512, %515 : tensor<1009x1013x1021x1033xbf16>
    %517 = stablehlo.negate %511 : tensor<1009x1013x1021x1033xbf16>
    %518 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %519 = stablehlo.multiply %517, %518 : tensor<1009x1013x1021x1033xbf16>
    %520 = stablehlo.add %516, %519 : tensor<1009x1013x1021x1033xbf16>
    %521 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<1x1013x1x1033xbf16>) -> tensor<1009x1013x1021x1033xbf16>
    %522 = stablehlo.multiply %511, %521 : tensor<1009x1013x1021x1033xbf16>
    %523 = stablehlo.add %514, %522 : tensor<1009x1013x1021x1033xbf16>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %524 = stablehlo.pad %520, %cst_99, low = [0, 0, 0, 1033], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1009x1013x1021x1033xbf16>, tensor<bf16>) -> tensor<1009x1013x1021x2066xbf16>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %525 = stablehlo.pad %523, %cst_100, low = [0, 0, 0, 0], high = [0, 0, 0, 1033], interior = [0, 0, 0, 0] : (tensor<1009x1013x1021x1033xbf16>, tensor<bf16>) -> tensor<1009x1013x1021x2066xbf16>
    %526 = stablehlo.add %524, %525 : tensor<1009x1013x1021x2066xbf16>
    %527 = stablehlo.slice %508 [0:1009, 0:1013, 0:1021, 0:1, 0:1033] : (tensor<1009x1013x1021x1x2066xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %528 = stablehlo.slice %508 [0:1009, 0:1013, 0:1021, 0:1, 1033:2066] : (tensor<1009x1013x1021x1x2066xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %529 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %530 = stablehlo.multiply %528, %529 : tensor<1009x1013x1021x1x1033xbf16>
    %531 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %532 = stablehlo.multiply %528, %531 : tensor<1009x1013x1021x1x1033xbf16>
    %533 = stablehlo.negate %527 : tensor<1009x1013x1021x1x1033xbf16>
    %534 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %535 = stablehlo.multiply %533, %534 : tensor<1009x1013x1021x1x1033xbf16>
    %536 = stablehlo.add %532, %535 : tensor<1009x1013x1021x1x1033xbf16>
    %537 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3, 4] : (tensor<1x1013x1x1x1033xbf16>) -> tensor<1009x1013x1021x1x1033xbf16>
    %538 = stablehlo.multiply %527, %537 : tensor<1009x1013x1021x1x1033xbf16>
    %539 = stablehlo.add %530, %538 : tensor<1009x1013x1021x1x1033xbf16>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %540 = stablehlo.pad %536, %cst_101, low = [0, 0, 0, 0, 1033], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1009x1013x1021x1x1033xbf16>, tensor<bf16>) -> tensor<1009x1013x1021x1x2066xbf16>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %541 = stablehlo.pad %539, %cst_102, low = [0, 0, 0, 0, 0], high = [0, 0, 0, 0, 1033], interior = [0, 0, 0, 0, 0] : (tensor<1009x1013x1021x1x1033xbf16>, tensor<bf16>) -> tensor<1009x1013x1021x1x2066xbf16>
    %542 = stablehlo.add %540, %541 : tensor<1009x1013x1021x1x2066xbf16>
    %543 = stablehlo.reshape %487 : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x2109386xbf16>
    %544 = stablehlo.dot_general %543, %39, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x2109386xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<2109386x1019xbf16>
    %545 = stablehlo.transpose %544, dims = [1, 0] : (tensor<2109386x1019xbf16>) -> tensor<1019x2109386xbf16>
    %546 = stablehlo.dot_general %543, %4, contracting_dims = [2] x [1] : (tensor<1009x1013x2109386xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x1019xbf16>
    %547 = stablehlo.reshape %526 : (tensor<1009x1013x1021x2066xbf16>) -> tensor<1009x1013x2109386xbf16>
    %548 = stablehlo.dot_general %547, %39, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x2109386xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<2109386x1019xbf16>
    %549 = stablehlo.transpose %548, dims = [1, 0] : (tensor<2109386x1019xbf16>) -> tensor<1019x2109386xbf16>
    %550 = stablehlo.dot_general %547, %1, contracting_dims = [2] x [1] : (tensor<1009x1013x2109386xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x1019xbf16>
    %551 = stablehlo.add %546, %550 : tensor<1009x1013x1019xbf16>
    %552 = stablehlo.reshape %542 : (tensor<1009x1013x1021x1x2066xbf16>) -> tensor<1009x1013x2109386xbf16>
    %553 = stablehlo.dot_general %552, %39, contracting_dims = [0, 1] x [0, 1] : (tensor<1009x1013x2109386xbf16>, tensor<1009x1013x1019xbf16>) -> tensor<2109386x1019xbf16>
    %554 = stablehlo.transpose %553, dims = [1, 0] : (tensor<2109386x1019xbf16>) -> tensor<1019x2109386xbf16>
    %555 = stablehlo.dot_general %552, %3, contracting_dims = [2] x [1] : (tensor<1009x1013x2109386xbf16>, tensor<1019x2109386xbf16>) -> tensor<1009x1013x1019xbf16>
    %556 = stablehlo.add %551, %555 : tensor<1009x1013x1019xbf16>
    %557 = stablehlo.multiply %36, %556 : tensor<1009x1013x1019xbf16>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %558 = stablehlo.reduce(%557 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1009x1013x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %559 = stablehlo.reshape %558 : (tensor<1019xbf16>) -> tensor<1x1x1019xbf16>
    %560 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x1019xbf16>) -> tensor<1009x1013x1019xbf16>
    %561 = stablehlo.multiply %556, %560 : tensor<1009x1013x1019xbf16>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %562 = stablehlo.reduce(%559 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1019xbf16>, tensor<bf16>) -> tensor<1019xbf16>
    %563 = stablehlo.convert %561 : (tensor<1009x1013x1019xbf16>) -> tensor<1009x1013x1019xf32>
    %564 = stablehlo.multiply %20, %563 : tensor<1009x1013x1019xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%564 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1019xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %566 = stablehlo.reshape %565 : (tensor<1009x1013xf32>) -> tensor<1009x1013x1xf32>
    %567 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1009x1013x1xf32>) -> tensor<1009x1013x1019xf32>
    %568 = stablehlo.multiply %563, %567 : tensor<1009x1013x1019xf32>
    %569 = stablehlo.multiply %566, %33 : tensor<1009x1013x1xf32>
    %cst_106 = stablehlo.constant dense<1.019000e+03> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<1009x1013x1xf32>
    %571 = stablehlo.divide %569, %570 : tensor<1009x1013x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<1009x1013x1xf32>, tensor<f32>) -> tensor<1009x1013xf32>
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<1009x1013xf32>) -> tensor<1009x1013x1019xf32>
    %574 = stablehlo.multiply %573, %23 : tensor<1009x1013x1019xf32>
    %575 = stablehlo.add %568, %574 : tensor<1009x1013x1019xf32>
    %576 = stablehlo.convert %575 : (tensor<1009x1013x1019xf32>) -> tensor<1009x1013x1019xbf16>
    %577 = stablehlo.add %479, %576 : tensor<1009x1013x1019xbf16>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %578 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<bf16>) -> tensor<1049x1019xbf16>
    %579 = "stablehlo.scatter"(%578, %18, %577) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg42: tensor<bf16>, %arg43: tensor<bf16>):
      %1077 = stablehlo.add %arg42, %arg43 : tensor<bf16>
      stablehlo.return %1077 : tensor<bf16>
    }) : (tensor<1049x1019xbf16>, tensor<1009x1013x1xi32>, tensor<1009x1013x1019xbf16>) -> tensor<1049x1019xbf16>
    %580 = stablehlo.convert %368 : (tensor<1019x1049xbf16>) -> tensor<1019x1049xf32>
    %581 = stablehlo.convert %375 : (tensor<1019xbf16>) -> tensor<1019xf32>
    %582 = stablehlo.convert %464 : (tensor<1019xbf16>) -> tensor<1019xf32>
    %583 = stablehlo.convert %562 : (tensor<1019xbf16>) -> tensor<1019xf32>
    %584 = stablehlo.convert %411 : (tensor<1061x1019x1039xbf16>) -> tensor<1061x1019x1039xf32>
    %585 = stablehlo.convert %456 : (tensor<1019x1061xbf16>) -> tensor<1019x1061xf32>
    %586 = stablehlo.convert %405 : (tensor<1061x1019x1039xbf16>) -> tensor<1061x1019x1039xf32>
    %587 = stablehlo.convert %397 : (tensor<1061x1039x1019xbf16>) -> tensor<1061x1039x1019xf32>
    %588 = stablehlo.convert %545 : (tensor<1019x2109386xbf16>) -> tensor<1019x2109386xf32>
    %589 = stablehlo.convert %554 : (tensor<1019x2109386xbf16>) -> tensor<1019x2109386xf32>
    %590 = stablehlo.convert %481 : (tensor<2109386x1019xbf16>) -> tensor<2109386x1019xf32>
    %591 = stablehlo.convert %549 : (tensor<1019x2109386xbf16>) -> tensor<1019x2109386xf32>
    %592 = stablehlo.convert %579 : (tensor<1049x1019xbf16>) -> tensor<1049x1019xf32>
    %593 = chlo.square %592 : tensor<1049x1019xf32> -> tensor<1049x1019xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %594 = stablehlo.reduce(%593 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<1049x1019xf32>, tensor<f32>) -> tensor<f32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.add %cst_110, %594 : tensor<f32>
    %596 = chlo.square %591 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.reduce(%596 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x2109386xf32>, tensor<f32>) -> tensor<f32>
    %598 = stablehlo.add %595, %597 : tensor<f32>
    %599 = chlo.square %590 : tensor<2109386x1019xf32> -> tensor<2109386x1019xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<2109386x1019xf32>, tensor<f32>) -> tensor<f32>
    %601 = stablehlo.add %598, %600 : tensor<f32>
    %602 = chlo.square %589 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.reduce(%602 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x2109386xf32>, tensor<f32>) -> tensor<f32>
    %604 = stablehlo.add %601, %603 : tensor<f32>
    %605 = chlo.square %588 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x2109386xf32>, tensor<f32>) -> tensor<f32>
    %607 = stablehlo.add %604, %606 : tensor<f32>
    %608 = chlo.square %587 : tensor<1061x1039x1019xf32> -> tensor<1061x1039x1019xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%608 init: %cst_115) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1061x1039x1019xf32>, tensor<f32>) -> tensor<f32>
    %610 = stablehlo.add %607, %609 : tensor<f32>
    %611 = chlo.square %586 : tensor<1061x1019x1039xf32> -> tensor<1061x1019x1039xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%611 init: %cst_116) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1061x1019x1039xf32>, tensor<f32>) -> tensor<f32>
    %613 = stablehlo.add %610, %612 : tensor<f32>
    %614 = chlo.square %585 : tensor<1019x1061xf32> -> tensor<1019x1061xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %615 = stablehlo.reduce(%614 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x1061xf32>, tensor<f32>) -> tensor<f32>
    %616 = stablehlo.add %613, %615 : tensor<f32>
    %617 = chlo.square %584 : tensor<1061x1019x1039xf32> -> tensor<1061x1019x1039xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%617 init: %cst_118) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1061x1019x1039xf32>, tensor<f32>) -> tensor<f32>
    %619 = stablehlo.add %616, %618 : tensor<f32>
    %620 = chlo.square %583 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %621 = stablehlo.reduce(%620 init: %cst_119) applies stablehlo.add across dimensions = [0] : (tensor<1019xf32>, tensor<f32>) -> tensor<f32>
    %622 = stablehlo.add %619, %621 : tensor<f32>
    %623 = chlo.square %582 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_120) applies stablehlo.add across dimensions = [0] : (tensor<1019xf32>, tensor<f32>) -> tensor<f32>
    %625 = stablehlo.add %622, %624 : tensor<f32>
    %626 = chlo.square %581 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.reduce(%626 init: %cst_121) applies stablehlo.add across dimensions = [0] : (tensor<1019xf32>, tensor<f32>) -> tensor<f32>
    %628 = stablehlo.add %625, %627 : tensor<f32>
    %629 = chlo.square %580 : tensor<1019x1049xf32> -> tensor<1019x1049xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %630 = stablehlo.reduce(%629 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<1019x1049xf32>, tensor<f32>) -> tensor<f32>
    %631 = stablehlo.add %628, %630 : tensor<f32>
    %632 = stablehlo.sqrt %631 : tensor<f32>
    %cst_123 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %633 = stablehlo.add %632, %cst_123 : tensor<f32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %634 = stablehlo.divide %cst_124, %633 : tensor<f32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %635 = stablehlo.minimum %cst_125, %634 : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %635, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %637 = stablehlo.multiply %592, %636 : tensor<1049x1019xf32>
    %cst_126 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %638 = stablehlo.add %632, %cst_126 : tensor<f32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %639 = stablehlo.divide %cst_127, %638 : tensor<f32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %640 = stablehlo.minimum %cst_128, %639 : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %640, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %642 = stablehlo.multiply %591, %641 : tensor<1019x2109386xf32>
    %cst_129 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %643 = stablehlo.add %632, %cst_129 : tensor<f32>
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %644 = stablehlo.divide %cst_130, %643 : tensor<f32>
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %645 = stablehlo.minimum %cst_131, %644 : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %647 = stablehlo.multiply %590, %646 : tensor<2109386x1019xf32>
    %cst_132 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %648 = stablehlo.add %632, %cst_132 : tensor<f32>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %649 = stablehlo.divide %cst_133, %648 : tensor<f32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %650 = stablehlo.minimum %cst_134, %649 : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %652 = stablehlo.multiply %589, %651 : tensor<1019x2109386xf32>
    %cst_135 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %653 = stablehlo.add %632, %cst_135 : tensor<f32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %654 = stablehlo.divide %cst_136, %653 : tensor<f32>
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %655 = stablehlo.minimum %cst_137, %654 : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %657 = stablehlo.multiply %588, %656 : tensor<1019x2109386xf32>
    %cst_138 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %658 = stablehlo.add %632, %cst_138 : tensor<f32>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %659 = stablehlo.divide %cst_139, %658 : tensor<f32>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %660 = stablehlo.minimum %cst_140, %659 : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %662 = stablehlo.multiply %587, %661 : tensor<1061x1039x1019xf32>
    %cst_141 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %663 = stablehlo.add %632, %cst_141 : tensor<f32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %664 = stablehlo.divide %cst_142, %663 : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %665 = stablehlo.minimum %cst_143, %664 : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %667 = stablehlo.multiply %586, %666 : tensor<1061x1019x1039xf32>
    %cst_144 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %668 = stablehlo.add %632, %cst_144 : tensor<f32>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %669 = stablehlo.divide %cst_145, %668 : tensor<f32>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %670 = stablehlo.minimum %cst_146, %669 : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %670, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %672 = stablehlo.multiply %585, %671 : tensor<1019x1061xf32>
    %cst_147 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %673 = stablehlo.add %632, %cst_147 : tensor<f32>
    %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %674 = stablehlo.divide %cst_148, %673 : tensor<f32>
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %675 = stablehlo.minimum %cst_149, %674 : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %677 = stablehlo.multiply %584, %676 : tensor<1061x1019x1039xf32>
    %cst_150 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %678 = stablehlo.add %632, %cst_150 : tensor<f32>
    %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %679 = stablehlo.divide %cst_151, %678 : tensor<f32>
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %680 = stablehlo.minimum %cst_152, %679 : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %680, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %682 = stablehlo.multiply %583, %681 : tensor<1019xf32>
    %cst_153 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %683 = stablehlo.add %632, %cst_153 : tensor<f32>
    %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %684 = stablehlo.divide %cst_154, %683 : tensor<f32>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %685 = stablehlo.minimum %cst_155, %684 : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %685, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %687 = stablehlo.multiply %582, %686 : tensor<1019xf32>
    %cst_156 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %688 = stablehlo.add %632, %cst_156 : tensor<f32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %689 = stablehlo.divide %cst_157, %688 : tensor<f32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %690 = stablehlo.minimum %cst_158, %689 : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %690, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %692 = stablehlo.multiply %581, %691 : tensor<1019xf32>
    %cst_159 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %693 = stablehlo.add %632, %cst_159 : tensor<f32>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %694 = stablehlo.divide %cst_160, %693 : tensor<f32>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %695 = stablehlo.minimum %cst_161, %694 : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %697 = stablehlo.multiply %580, %696 : tensor<1019x1049xf32>
    %c_162 = stablehlo.constant dense<1> : tensor<i32>
    %698 = stablehlo.add %arg26, %c_162 : tensor<i32>
    %699 = stablehlo.convert %698 : (tensor<i32>) -> tensor<f32>
    %cst_163 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %701 = stablehlo.multiply %700, %arg0 : tensor<1049x1019xf32>
    %cst_164 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %703 = stablehlo.multiply %702, %637 : tensor<1049x1019xf32>
    %704 = stablehlo.add %701, %703 : tensor<1049x1019xf32>
    %cst_165 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %706 = stablehlo.multiply %705, %arg1 : tensor<1019x2109386xf32>
    %cst_166 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %708 = stablehlo.multiply %707, %642 : tensor<1019x2109386xf32>
    %709 = stablehlo.add %706, %708 : tensor<1019x2109386xf32>
    %cst_167 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %711 = stablehlo.multiply %710, %arg2 : tensor<2109386x1019xf32>
    %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %713 = stablehlo.multiply %712, %647 : tensor<2109386x1019xf32>
    %714 = stablehlo.add %711, %713 : tensor<2109386x1019xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %716 = stablehlo.multiply %715, %arg3 : tensor<1019x2109386xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %718 = stablehlo.multiply %717, %652 : tensor<1019x2109386xf32>
    %719 = stablehlo.add %716, %718 : tensor<1019x2109386xf32>
    %cst_171 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %721 = stablehlo.multiply %720, %arg4 : tensor<1019x2109386xf32>
    %cst_172 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %722 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %723 = stablehlo.multiply %722, %657 : tensor<1019x2109386xf32>
    %724 = stablehlo.add %721, %723 : tensor<1019x2109386xf32>
    %cst_173 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %726 = stablehlo.multiply %725, %arg5 : tensor<1061x1039x1019xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %728 = stablehlo.multiply %727, %662 : tensor<1061x1039x1019xf32>
    %729 = stablehlo.add %726, %728 : tensor<1061x1039x1019xf32>
    %cst_175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %731 = stablehlo.multiply %730, %arg6 : tensor<1061x1019x1039xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %733 = stablehlo.multiply %732, %667 : tensor<1061x1019x1039xf32>
    %734 = stablehlo.add %731, %733 : tensor<1061x1019x1039xf32>
    %cst_177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %736 = stablehlo.multiply %735, %arg7 : tensor<1019x1061xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %738 = stablehlo.multiply %737, %672 : tensor<1019x1061xf32>
    %739 = stablehlo.add %736, %738 : tensor<1019x1061xf32>
    %cst_179 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %741 = stablehlo.multiply %740, %arg8 : tensor<1061x1019x1039xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %743 = stablehlo.multiply %742, %677 : tensor<1061x1019x1039xf32>
    %744 = stablehlo.add %741, %743 : tensor<1061x1019x1039xf32>
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %746 = stablehlo.multiply %745, %arg9 : tensor<1019xf32>
    %cst_182 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %748 = stablehlo.multiply %747, %682 : tensor<1019xf32>
    %749 = stablehlo.add %746, %748 : tensor<1019xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %751 = stablehlo.multiply %750, %arg10 : tensor<1019xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %753 = stablehlo.multiply %752, %687 : tensor<1019xf32>
    %754 = stablehlo.add %751, %753 : tensor<1019xf32>
    %cst_185 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %756 = stablehlo.multiply %755, %arg11 : tensor<1019xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %758 = stablehlo.multiply %757, %692 : tensor<1019xf32>
    %759 = stablehlo.add %756, %758 : tensor<1019xf32>
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %761 = stablehlo.multiply %760, %arg12 : tensor<1019x1049xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %763 = stablehlo.multiply %762, %697 : tensor<1019x1049xf32>
    %764 = stablehlo.add %761, %763 : tensor<1019x1049xf32>
    %cst_189 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %766 = stablehlo.multiply %765, %arg27 : tensor<1049x1019xf32>
    %767 = chlo.square %637 : tensor<1049x1019xf32> -> tensor<1049x1019xf32>
    %cst_190 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %769 = stablehlo.multiply %768, %767 : tensor<1049x1019xf32>
    %770 = stablehlo.add %766, %769 : tensor<1049x1019xf32>
    %cst_191 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %772 = stablehlo.multiply %771, %arg28 : tensor<1019x2109386xf32>
    %773 = chlo.square %642 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_192 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %775 = stablehlo.multiply %774, %773 : tensor<1019x2109386xf32>
    %776 = stablehlo.add %772, %775 : tensor<1019x2109386xf32>
    %cst_193 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %778 = stablehlo.multiply %777, %arg29 : tensor<2109386x1019xf32>
    %779 = chlo.square %647 : tensor<2109386x1019xf32> -> tensor<2109386x1019xf32>
    %cst_194 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %781 = stablehlo.multiply %780, %779 : tensor<2109386x1019xf32>
    %782 = stablehlo.add %778, %781 : tensor<2109386x1019xf32>
    %cst_195 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %784 = stablehlo.multiply %783, %arg30 : tensor<1019x2109386xf32>
    %785 = chlo.square %652 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_196 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %787 = stablehlo.multiply %786, %785 : tensor<1019x2109386xf32>
    %788 = stablehlo.add %784, %787 : tensor<1019x2109386xf32>
    %cst_197 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %790 = stablehlo.multiply %789, %arg31 : tensor<1019x2109386xf32>
    %791 = chlo.square %657 : tensor<1019x2109386xf32> -> tensor<1019x2109386xf32>
    %cst_198 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %793 = stablehlo.multiply %792, %791 : tensor<1019x2109386xf32>
    %794 = stablehlo.add %790, %793 : tensor<1019x2109386xf32>
    %cst_199 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %796 = stablehlo.multiply %795, %arg32 : tensor<1061x1039x1019xf32>
    %797 = chlo.square %662 : tensor<1061x1039x1019xf32> -> tensor<1061x1039x1019xf32>
    %cst_200 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %799 = stablehlo.multiply %798, %797 : tensor<1061x1039x1019xf32>
    %800 = stablehlo.add %796, %799 : tensor<1061x1039x1019xf32>
    %cst_201 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %802 = stablehlo.multiply %801, %arg33 : tensor<1061x1019x1039xf32>
    %803 = chlo.square %667 : tensor<1061x1019x1039xf32> -> tensor<1061x1019x1039xf32>
    %cst_202 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %805 = stablehlo.multiply %804, %803 : tensor<1061x1019x1039xf32>
    %806 = stablehlo.add %802, %805 : tensor<1061x1019x1039xf32>
    %cst_203 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %807 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %808 = stablehlo.multiply %807, %arg34 : tensor<1019x1061xf32>
    %809 = chlo.square %672 : tensor<1019x1061xf32> -> tensor<1019x1061xf32>
    %cst_204 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %811 = stablehlo.multiply %810, %809 : tensor<1019x1061xf32>
    %812 = stablehlo.add %808, %811 : tensor<1019x1061xf32>
    %cst_205 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %814 = stablehlo.multiply %813, %arg35 : tensor<1061x1019x1039xf32>
    %815 = chlo.square %677 : tensor<1061x1019x1039xf32> -> tensor<1061x1019x1039xf32>
    %cst_206 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %817 = stablehlo.multiply %816, %815 : tensor<1061x1019x1039xf32>
    %818 = stablehlo.add %814, %817 : tensor<1061x1019x1039xf32>
    %cst_207 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %820 = stablehlo.multiply %819, %arg36 : tensor<1019xf32>
    %821 = chlo.square %682 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_208 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %823 = stablehlo.multiply %822, %821 : tensor<1019xf32>
    %824 = stablehlo.add %820, %823 : tensor<1019xf32>
    %cst_209 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %826 = stablehlo.multiply %825, %arg37 : tensor<1019xf32>
    %827 = chlo.square %687 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_210 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %829 = stablehlo.multiply %828, %827 : tensor<1019xf32>
    %830 = stablehlo.add %826, %829 : tensor<1019xf32>
    %cst_211 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %832 = stablehlo.multiply %831, %arg38 : tensor<1019xf32>
    %833 = chlo.square %692 : tensor<1019xf32> -> tensor<1019xf32>
    %cst_212 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %835 = stablehlo.multiply %834, %833 : tensor<1019xf32>
    %836 = stablehlo.add %832, %835 : tensor<1019xf32>
    %cst_213 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %838 = stablehlo.multiply %837, %arg39 : tensor<1019x1049xf32>
    %839 = chlo.square %697 : tensor<1019x1049xf32> -> tensor<1019x1049xf32>
    %cst_214 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %841 = stablehlo.multiply %840, %839 : tensor<1019x1049xf32>
    %842 = stablehlo.add %838, %841 : tensor<1019x1049xf32>
    %cst_215 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %843 = stablehlo.power %cst_215, %699 : tensor<f32>
    %cst_216 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %844 = stablehlo.subtract %cst_216, %843 : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %844, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %846 = stablehlo.divide %704, %845 : tensor<1049x1019xf32>
    %cst_217 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %847 = stablehlo.power %cst_217, %699 : tensor<f32>
    %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %848 = stablehlo.subtract %cst_218, %847 : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %850 = stablehlo.divide %770, %849 : tensor<1049x1019xf32>
    %851 = stablehlo.sqrt %850 : tensor<1049x1019xf32>
    %cst_219 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %853 = stablehlo.add %851, %852 : tensor<1049x1019xf32>
    %854 = stablehlo.divide %846, %853 : tensor<1049x1019xf32>
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %856 = stablehlo.multiply %855, %arg13 : tensor<1049x1019xf32>
    %857 = stablehlo.add %854, %856 : tensor<1049x1019xf32>
    %cst_221 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<1049x1019xf32>
    %859 = stablehlo.multiply %858, %857 : tensor<1049x1019xf32>
    %860 = stablehlo.subtract %arg13, %859 : tensor<1049x1019xf32>
    %cst_222 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %861 = stablehlo.power %cst_222, %699 : tensor<f32>
    %cst_223 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %862 = stablehlo.subtract %cst_223, %861 : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %864 = stablehlo.divide %709, %863 : tensor<1019x2109386xf32>
    %cst_224 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %865 = stablehlo.power %cst_224, %699 : tensor<f32>
    %cst_225 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %866 = stablehlo.subtract %cst_225, %865 : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %866, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %868 = stablehlo.divide %776, %867 : tensor<1019x2109386xf32>
    %869 = stablehlo.sqrt %868 : tensor<1019x2109386xf32>
    %cst_226 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %871 = stablehlo.add %869, %870 : tensor<1019x2109386xf32>
    %872 = stablehlo.divide %864, %871 : tensor<1019x2109386xf32>
    %cst_227 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %874 = stablehlo.multiply %873, %arg14 : tensor<1019x2109386xf32>
    %875 = stablehlo.add %872, %874 : tensor<1019x2109386xf32>
    %cst_228 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %877 = stablehlo.multiply %876, %875 : tensor<1019x2109386xf32>
    %878 = stablehlo.subtract %arg14, %877 : tensor<1019x2109386xf32>
    %cst_229 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %879 = stablehlo.power %cst_229, %699 : tensor<f32>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %880 = stablehlo.subtract %cst_230, %879 : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %882 = stablehlo.divide %714, %881 : tensor<2109386x1019xf32>
    %cst_231 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %883 = stablehlo.power %cst_231, %699 : tensor<f32>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %884 = stablehlo.subtract %cst_232, %883 : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %884, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %886 = stablehlo.divide %782, %885 : tensor<2109386x1019xf32>
    %887 = stablehlo.sqrt %886 : tensor<2109386x1019xf32>
    %cst_233 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %889 = stablehlo.add %887, %888 : tensor<2109386x1019xf32>
    %890 = stablehlo.divide %882, %889 : tensor<2109386x1019xf32>
    %cst_234 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %892 = stablehlo.multiply %891, %arg15 : tensor<2109386x1019xf32>
    %893 = stablehlo.add %890, %892 : tensor<2109386x1019xf32>
    %cst_235 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<2109386x1019xf32>
    %895 = stablehlo.multiply %894, %893 : tensor<2109386x1019xf32>
    %896 = stablehlo.subtract %arg15, %895 : tensor<2109386x1019xf32>
    %cst_236 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %897 = stablehlo.power %cst_236, %699 : tensor<f32>
    %cst_237 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %898 = stablehlo.subtract %cst_237, %897 : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %898, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %900 = stablehlo.divide %719, %899 : tensor<1019x2109386xf32>
    %cst_238 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %901 = stablehlo.power %cst_238, %699 : tensor<f32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %902 = stablehlo.subtract %cst_239, %901 : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %902, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %904 = stablehlo.divide %788, %903 : tensor<1019x2109386xf32>
    %905 = stablehlo.sqrt %904 : tensor<1019x2109386xf32>
    %cst_240 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %907 = stablehlo.add %905, %906 : tensor<1019x2109386xf32>
    %908 = stablehlo.divide %900, %907 : tensor<1019x2109386xf32>
    %cst_241 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %910 = stablehlo.multiply %909, %arg16 : tensor<1019x2109386xf32>
    %911 = stablehlo.add %908, %910 : tensor<1019x2109386xf32>
    %cst_242 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %913 = stablehlo.multiply %912, %911 : tensor<1019x2109386xf32>
    %914 = stablehlo.subtract %arg16, %913 : tensor<1019x2109386xf32>
    %cst_243 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %915 = stablehlo.power %cst_243, %699 : tensor<f32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %916 = stablehlo.subtract %cst_244, %915 : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %916, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %918 = stablehlo.divide %724, %917 : tensor<1019x2109386xf32>
    %cst_245 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %919 = stablehlo.power %cst_245, %699 : tensor<f32>
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %920 = stablehlo.subtract %cst_246, %919 : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %920, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %922 = stablehlo.divide %794, %921 : tensor<1019x2109386xf32>
    %923 = stablehlo.sqrt %922 : tensor<1019x2109386xf32>
    %cst_247 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %925 = stablehlo.add %923, %924 : tensor<1019x2109386xf32>
    %926 = stablehlo.divide %918, %925 : tensor<1019x2109386xf32>
    %cst_248 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %928 = stablehlo.multiply %927, %arg17 : tensor<1019x2109386xf32>
    %929 = stablehlo.add %926, %928 : tensor<1019x2109386xf32>
    %cst_249 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<1019x2109386xf32>
    %931 = stablehlo.multiply %930, %929 : tensor<1019x2109386xf32>
    %932 = stablehlo.subtract %arg17, %931 : tensor<1019x2109386xf32>
    %cst_250 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %933 = stablehlo.power %cst_250, %699 : tensor<f32>
    %cst_251 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %934 = stablehlo.subtract %cst_251, %933 : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %934, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %936 = stablehlo.divide %729, %935 : tensor<1061x1039x1019xf32>
    %cst_252 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %937 = stablehlo.power %cst_252, %699 : tensor<f32>
    %cst_253 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %938 = stablehlo.subtract %cst_253, %937 : tensor<f32>
    %939 = stablehlo.broadcast_in_dim %938, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %940 = stablehlo.divide %800, %939 : tensor<1061x1039x1019xf32>
    %941 = stablehlo.sqrt %940 : tensor<1061x1039x1019xf32>
    %cst_254 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %943 = stablehlo.add %941, %942 : tensor<1061x1039x1019xf32>
    %944 = stablehlo.divide %936, %943 : tensor<1061x1039x1019xf32>
    %cst_255 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %946 = stablehlo.multiply %945, %arg18 : tensor<1061x1039x1019xf32>
    %947 = stablehlo.add %944, %946 : tensor<1061x1039x1019xf32>
    %cst_256 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<1061x1039x1019xf32>
    %949 = stablehlo.multiply %948, %947 : tensor<1061x1039x1019xf32>
    %950 = stablehlo.subtract %arg18, %949 : tensor<1061x1039x1019xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %951 = stablehlo.power %cst_257, %699 : tensor<f32>
    %cst_258 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %952 = stablehlo.subtract %cst_258, %951 : tensor<f32>
    %953 = stablehlo.broadcast_in_dim %952, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %954 = stablehlo.divide %734, %953 : tensor<1061x1019x1039xf32>
    %cst_259 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %955 = stablehlo.power %cst_259, %699 : tensor<f32>
    %cst_260 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %956 = stablehlo.subtract %cst_260, %955 : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %956, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %958 = stablehlo.divide %806, %957 : tensor<1061x1019x1039xf32>
    %959 = stablehlo.sqrt %958 : tensor<1061x1019x1039xf32>
    %cst_261 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %961 = stablehlo.add %959, %960 : tensor<1061x1019x1039xf32>
    %962 = stablehlo.divide %954, %961 : tensor<1061x1019x1039xf32>
    %cst_262 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %964 = stablehlo.multiply %963, %arg19 : tensor<1061x1019x1039xf32>
    %965 = stablehlo.add %962, %964 : tensor<1061x1019x1039xf32>
    %cst_263 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %966 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %967 = stablehlo.multiply %966, %965 : tensor<1061x1019x1039xf32>
    %968 = stablehlo.subtract %arg19, %967 : tensor<1061x1019x1039xf32>
    %cst_264 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %969 = stablehlo.power %cst_264, %699 : tensor<f32>
    %cst_265 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %970 = stablehlo.subtract %cst_265, %969 : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %970, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %972 = stablehlo.divide %739, %971 : tensor<1019x1061xf32>
    %cst_266 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %973 = stablehlo.power %cst_266, %699 : tensor<f32>
    %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %974 = stablehlo.subtract %cst_267, %973 : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %974, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %976 = stablehlo.divide %812, %975 : tensor<1019x1061xf32>
    %977 = stablehlo.sqrt %976 : tensor<1019x1061xf32>
    %cst_268 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %979 = stablehlo.add %977, %978 : tensor<1019x1061xf32>
    %980 = stablehlo.divide %972, %979 : tensor<1019x1061xf32>
    %cst_269 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %981 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %982 = stablehlo.multiply %981, %arg20 : tensor<1019x1061xf32>
    %983 = stablehlo.add %980, %982 : tensor<1019x1061xf32>
    %cst_270 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<1019x1061xf32>
    %985 = stablehlo.multiply %984, %983 : tensor<1019x1061xf32>
    %986 = stablehlo.subtract %arg20, %985 : tensor<1019x1061xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %987 = stablehlo.power %cst_271, %699 : tensor<f32>
    %cst_272 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %988 = stablehlo.subtract %cst_272, %987 : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %988, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %990 = stablehlo.divide %744, %989 : tensor<1061x1019x1039xf32>
    %cst_273 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %991 = stablehlo.power %cst_273, %699 : tensor<f32>
    %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %992 = stablehlo.subtract %cst_274, %991 : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %992, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %994 = stablehlo.divide %818, %993 : tensor<1061x1019x1039xf32>
    %995 = stablehlo.sqrt %994 : tensor<1061x1019x1039xf32>
    %cst_275 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %997 = stablehlo.add %995, %996 : tensor<1061x1019x1039xf32>
    %998 = stablehlo.divide %990, %997 : tensor<1061x1019x1039xf32>
    %cst_276 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %1000 = stablehlo.multiply %999, %arg21 : tensor<1061x1019x1039xf32>
    %1001 = stablehlo.add %998, %1000 : tensor<1061x1019x1039xf32>
    %cst_277 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<1061x1019x1039xf32>
    %1003 = stablehlo.multiply %1002, %1001 : tensor<1061x1019x1039xf32>
    %1004 = stablehlo.subtract %arg21, %1003 : tensor<1061x1019x1039xf32>
    %cst_278 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1005 = stablehlo.power %cst_278, %699 : tensor<f32>
    %cst_279 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1006 = stablehlo.subtract %cst_279, %1005 : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1008 = stablehlo.divide %749, %1007 : tensor<1019xf32>
    %cst_280 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1009 = stablehlo.power %cst_280, %699 : tensor<f32>
    %cst_281 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1010 = stablehlo.subtract %cst_281, %1009 : tensor<f32>
    %1011 = stablehlo.broadcast_in_dim %1010, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1012 = stablehlo.divide %824, %1011 : tensor<1019xf32>
    %1013 = stablehlo.sqrt %1012 : tensor<1019xf32>
    %cst_282 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1015 = stablehlo.add %1013, %1014 : tensor<1019xf32>
    %1016 = stablehlo.divide %1008, %1015 : tensor<1019xf32>
    %cst_283 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1018 = stablehlo.multiply %1017, %arg22 : tensor<1019xf32>
    %1019 = stablehlo.add %1016, %1018 : tensor<1019xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1021 = stablehlo.multiply %1020, %1019 : tensor<1019xf32>
    %1022 = stablehlo.subtract %arg22, %1021 : tensor<1019xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1023 = stablehlo.power %cst_285, %699 : tensor<f32>
    %cst_286 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1024 = stablehlo.subtract %cst_286, %1023 : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %1024, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1026 = stablehlo.divide %754, %1025 : tensor<1019xf32>
    %cst_287 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1027 = stablehlo.power %cst_287, %699 : tensor<f32>
    %cst_288 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1028 = stablehlo.subtract %cst_288, %1027 : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1030 = stablehlo.divide %830, %1029 : tensor<1019xf32>
    %1031 = stablehlo.sqrt %1030 : tensor<1019xf32>
    %cst_289 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1033 = stablehlo.add %1031, %1032 : tensor<1019xf32>
    %1034 = stablehlo.divide %1026, %1033 : tensor<1019xf32>
    %cst_290 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1036 = stablehlo.multiply %1035, %arg23 : tensor<1019xf32>
    %1037 = stablehlo.add %1034, %1036 : tensor<1019xf32>
    %cst_291 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1039 = stablehlo.multiply %1038, %1037 : tensor<1019xf32>
    %1040 = stablehlo.subtract %arg23, %1039 : tensor<1019xf32>
    %cst_292 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1041 = stablehlo.power %cst_292, %699 : tensor<f32>
    %cst_293 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1042 = stablehlo.subtract %cst_293, %1041 : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %1042, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1044 = stablehlo.divide %759, %1043 : tensor<1019xf32>
    %cst_294 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1045 = stablehlo.power %cst_294, %699 : tensor<f32>
    %cst_295 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1046 = stablehlo.subtract %cst_295, %1045 : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %1046, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1048 = stablehlo.divide %836, %1047 : tensor<1019xf32>
    %1049 = stablehlo.sqrt %1048 : tensor<1019xf32>
    %cst_296 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1051 = stablehlo.add %1049, %1050 : tensor<1019xf32>
    %1052 = stablehlo.divide %1044, %1051 : tensor<1019xf32>
    %cst_297 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1054 = stablehlo.multiply %1053, %arg24 : tensor<1019xf32>
    %1055 = stablehlo.add %1052, %1054 : tensor<1019xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<1019xf32>
    %1057 = stablehlo.multiply %1056, %1055 : tensor<1019xf32>
    %1058 = stablehlo.subtract %arg24, %1057 : tensor<1019xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1059 = stablehlo.power %cst_299, %699 : tensor<f32>
    %cst_300 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1060 = stablehlo.subtract %cst_300, %1059 : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %1060, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %1062 = stablehlo.divide %764, %1061 : tensor<1019x1049xf32>
    %cst_301 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1063 = stablehlo.power %cst_301, %699 : tensor<f32>
    %cst_302 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1064 = stablehlo.subtract %cst_302, %1063 : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %1064, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %1066 = stablehlo.divide %842, %1065 : tensor<1019x1049xf32>
    %1067 = stablehlo.sqrt %1066 : tensor<1019x1049xf32>
    %cst_303 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %1069 = stablehlo.add %1067, %1068 : tensor<1019x1049xf32>
    %1070 = stablehlo.divide %1062, %1069 : tensor<1019x1049xf32>
    %cst_304 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %1072 = stablehlo.multiply %1071, %arg25 : tensor<1019x1049xf32>
    %1073 = stablehlo.add %1070, %1072 : tensor<1019x1049xf32>
    %cst_305 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<1019x1049xf32>
    %1075 = stablehlo.multiply %1074, %1073 : tensor<1019x1049xf32>
    %1076 = stablehlo.subtract %arg25, %1075 : tensor<1019x1049xf32>
    return %704, %709, %714, %719, %724, %729, %734, %739, %744, %749, %754, %759, %764, %860, %878, %896, %914, %932, %950, %968, %986, %1004, %1022, %1040, %1058, %1076, %698, %770, %776, %782, %788, %794, %800, %806, %812, %818, %824, %830, %836, %842, %358 : tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2109386x1019xf32>, tensor<1019x2109386xf32>, tensor<1019x2109386xf32>, tensor<1061x1039x1019xf32>, tensor<1061x1019x1039xf32>, tensor<1019x1061xf32>, tensor<1061x1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2109386x1019xf32>, tensor<1019x2109386xf32>, tensor<1019x2109386xf32>, tensor<1061x1039x1019xf32>, tensor<1061x1019x1039xf32>, tensor<1019x1061xf32>, tensor<1061x1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<i32>, tensor<1049x1019xf32>, tensor<1019x2109386xf32>, tensor<2109386x1019xf32>, tensor<1019x2109386xf32>, tensor<1019x2109386xf32>, tensor<1061x1039x1019xf32>, tensor<1061x1019x1039xf32>, tensor<1019x1061xf32>, tensor<1061x1019x1039xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019xf32>, tensor<1019x1049xf32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<1013x1013xi1>, %arg1: tensor<1009x1021x1x1013x1013xf32>, %arg2: tensor<f32>) -> (tensor<1009x1021x1x1013x1013xf32>, tensor<1009x1021x1x1013x1013xi1>, tensor<1009x1021x1x1013x1013xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<1013x1013xi1>) -> tensor<1009x1021x1x1013x1013xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013x1013xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1009x1021x1x1013x1013xi1>, tensor<1009x1021x1x1013x1013xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013x1013xf32>
    return %3, %1, %4 : tensor<1009x1021x1x1013x1013xf32>, tensor<1009x1021x1x1013x1013xi1>, tensor<1009x1021x1x1013x1013xf32>
  }
  func.func private @tril_0(%arg0: tensor<1013x1013xf32>) -> tensor<1013x1013xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<1013x1013xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1013x1013xi32>
    %2 = stablehlo.add %0, %1 : tensor<1013x1013xi32>
    %3 = stablehlo.iota dim = 1 : tensor<1013x1013xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<1013x1013xi32>, tensor<1013x1013xi32>) -> tensor<1013x1013xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1013x1013xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<1013x1013xi1>, tensor<1013x1013xf32>
    return %6 : tensor<1013x1013xf32>
  }
  func.func private @_where_1(%arg0: tensor<1009x1013x1061xi1>, %arg1: tensor<1061xi32>, %arg2: tensor<i32>) -> tensor<1009x1013x1061xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<1061xi32>) -> tensor<1009x1013x1061xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1009x1013x1061xi32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<1009x1013x1061xi1>, tensor<1009x1013x1061xi32>
    return %3 : tensor<1009x1013x1061xi32>
  }
  func.func private @_where_2(%arg0: tensor<1009x1013x1061xi1>, %arg1: tensor<f32>, %arg2: tensor<1009x1013x1061xf32>) -> tensor<1009x1013x1061xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1009x1013x1061xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<1009x1013x1061xi1>, tensor<1009x1013x1061xf32>
    return %2 : tensor<1009x1013x1061xf32>
  }
  func.func private @silu(%arg0: tensor<1009x1061x1063x1039xbf16>) -> (tensor<1009x1061x1063x1039xbf16>, tensor<1009x1061x1063x1039xbf16>, tensor<1009x1061x1063x1039xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<1009x1061x1063x1039xbf16>
    %1 = stablehlo.exponential %0 : tensor<1009x1061x1063x1039xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1009x1061x1063x1039xbf16>
    %3 = stablehlo.add %2, %1 : tensor<1009x1061x1063x1039xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<1009x1061x1063x1039xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<1009x1061x1063x1039xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<1009x1061x1063x1039xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<1009x1061x1063x1039xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<1009x1061x1063x1039xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<1009x1061x1063x1039xbf16>
    return %9, %8, %5 : tensor<1009x1061x1063x1039xbf16>, tensor<1009x1061x1063x1039xbf16>, tensor<1009x1061x1063x1039xbf16>
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
  func.func private @take_along_axis_3(%arg0: tensor<1009x1013x1x1xi32>, %arg1: tensor<1009x1013x1xf32>) -> tensor<1009x1013x1049xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1009x1013x1049xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1009x1013x1049xf32>, tensor<1009x1013x1x1xi32>, tensor<1009x1013x1xf32>) -> tensor<1009x1013x1049xf32>
    return %1 : tensor<1009x1013x1049xf32>
  }
  func.func private @log_softmax_4(%arg0: tensor<1009x1013x1049xf32>, %arg1: tensor<1009x1013x1xf32>, %arg2: tensor<1009x1013x1049xf32>) -> tensor<1009x1013x1049xf32> {
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
  func.func private @silu_5(%arg0: tensor<1009x1061x1063x1039xbf16>, %arg1: tensor<1009x1061x1063x1039xbf16>, %arg2: tensor<1009x1061x1063x1039xbf16>, %arg3: tensor<1009x1061x1063x1039xbf16>) -> tensor<1009x1061x1063x1039xbf16> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<1009x1061x1063x1039xbf16>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<1009x1061x1063x1039xbf16>
    %2 = stablehlo.multiply %0, %arg0 : tensor<1009x1061x1063x1039xbf16>
    %3 = stablehlo.add %1, %2 : tensor<1009x1061x1063x1039xbf16>
    return %3 : tensor<1009x1061x1063x1039xbf16>
  }
  func.func private @_where_6(%arg0: tensor<1009x1021x1x1013x1013xi1>, %arg1: tensor<1009x1021x1x1013x1013xf32>, %arg2: tensor<1009x1021x1x1013x1013xf32>) -> tensor<1009x1021x1x1013x1013xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1009x1021x1x1013x1013xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<1009x1021x1x1013x1013xi1>, tensor<1009x1021x1x1013x1013xf32>
    return %1 : tensor<1009x1021x1x1013x1013xf32>
  }
}
