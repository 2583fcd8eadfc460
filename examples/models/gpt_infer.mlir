module @jit_next_token_logits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xbf16>, %arg1: tensor<128x32xbf16>, %arg2: tensor<32xbf16>, %arg3: tensor<32xbf16>, %arg4: tensor<32xbf16>, %arg5: tensor<32xbf16>, %arg6: tensor<32xbf16>, %arg7: tensor<32x32xbf16>, %arg8: tensor<32x96xbf16>, %arg9: tensor<128xbf16>, %arg10: tensor<32x128xbf16>, %arg11: tensor<32xbf16>, %arg12: tensor<128x32xbf16>, %arg13: tensor<32xbf16>, %arg14: tensor<32xbf16>, %arg15: tensor<32xbf16>, %arg16: tensor<32xbf16>, %arg17: tensor<32xbf16>, %arg18: tensor<32x32xbf16>, %arg19: tensor<32x96xbf16>, %arg20: tensor<128xbf16>, %arg21: tensor<32x128xbf16>, %arg22: tensor<32xbf16>, %arg23: tensor<32xbf16>, %arg24: tensor<24x32xbf16>, %arg25: tensor<50257x32xbf16>, %arg26: tensor<4x24xi32>) -> (tensor<4x50257xbf16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x24xi32>
    %1 = stablehlo.compare LT, %arg26, %0, SIGNED : (tensor<4x24xi32>, tensor<4x24xi32>) -> tensor<4x24xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x24xi32>
    %3 = stablehlo.add %arg26, %2 : tensor<4x24xi32>
    %4 = stablehlo.select %1, %3, %arg26 : tensor<4x24xi1>, tensor<4x24xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x24xi32>) -> tensor<4x24x1xi32>
    %6 = "stablehlo.gather"(%arg25, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<50257x32xbf16>, tensor<4x24x1xi32>) -> tensor<4x24x32xbf16>
    %7 = stablehlo.broadcast_in_dim %arg24, dims = [1, 2] : (tensor<24x32xbf16>) -> tensor<1x24x32xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x24x32xbf16>) -> tensor<4x24x32xbf16>
    %9 = stablehlo.add %6, %8 : tensor<4x24x32xbf16>
    %10 = stablehlo.convert %9 : (tensor<4x24x32xbf16>) -> tensor<4x24x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x24x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<4x24x32xf32>
    %17 = chlo.square %16 : tensor<4x24x32xf32> -> tensor<4x24x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %21 = stablehlo.divide %19, %20 : tensor<4x24x1xf32>
    %22 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %23 = stablehlo.subtract %10, %22 : tensor<4x24x32xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %25 = stablehlo.add %21, %24 : tensor<4x24x1xf32>
    %26 = stablehlo.rsqrt %25 : tensor<4x24x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %28 = stablehlo.multiply %23, %27 : tensor<4x24x32xf32>
    %29 = stablehlo.convert %28 : (tensor<4x24x32xf32>) -> tensor<4x24x32xbf16>
    %30 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %32 = stablehlo.multiply %29, %31 : tensor<4x24x32xbf16>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %35 = stablehlo.add %32, %34 : tensor<4x24x32xbf16>
    %36 = stablehlo.dot_general %35, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24x32xbf16>, tensor<32x96xbf16>) -> tensor<4x24x96xbf16>
    %37 = stablehlo.reshape %36 : (tensor<4x24x96xbf16>) -> tensor<4x24x3x4x8xbf16>
    %38 = stablehlo.slice %37 [0:4, 0:24, 0:1, 0:4, 0:8] : (tensor<4x24x3x4x8xbf16>) -> tensor<4x24x1x4x8xbf16>
    %39 = stablehlo.reshape %38 : (tensor<4x24x1x4x8xbf16>) -> tensor<4x24x4x8xbf16>
    %40 = stablehlo.slice %37 [0:4, 0:24, 1:2, 0:4, 0:8] : (tensor<4x24x3x4x8xbf16>) -> tensor<4x24x1x4x8xbf16>
    %41 = stablehlo.reshape %40 : (tensor<4x24x1x4x8xbf16>) -> tensor<4x24x4x8xbf16>
    %42 = stablehlo.slice %37 [0:4, 0:24, 2:3, 0:4, 0:8] : (tensor<4x24x3x4x8xbf16>) -> tensor<4x24x1x4x8xbf16>
    %43 = stablehlo.reshape %42 : (tensor<4x24x1x4x8xbf16>) -> tensor<4x24x4x8xbf16>
    %44 = stablehlo.dot_general %39, %41, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x24x4x8xbf16>, tensor<4x24x4x8xbf16>) -> tensor<4x4x24x24xbf16>
    %45 = stablehlo.convert %44 : (tensor<4x4x24x24xbf16>) -> tensor<4x4x24x24xf32>
    %cst_5 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x4x24x24xf32>
    %47 = stablehlo.multiply %45, %46 : tensor<4x4x24x24xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %48 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<24x24xi1>
    %49 = call @tril(%48) : (tensor<24x24xi1>) -> tensor<24x24xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %50 = call @_where(%49, %47, %cst_7) : (tensor<24x24xi1>, tensor<4x4x24x24xf32>, tensor<f32>) -> tensor<4x4x24x24xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x24x24xf32>, tensor<f32>) -> tensor<4x4x24xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x4x24xf32>
    %53 = stablehlo.maximum %52, %51 : tensor<4x4x24xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<4x4x24xf32>) -> tensor<4x4x24x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<4x4x24x1xf32>) -> tensor<4x4x24x24xf32>
    %56 = stablehlo.subtract %50, %55 : tensor<4x4x24x24xf32>
    %57 = stablehlo.exponential %56 : tensor<4x4x24x24xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<4x4x24x24xf32>, tensor<f32>) -> tensor<4x4x24xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<4x4x24xf32>) -> tensor<4x4x24x1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<4x4x24x1xf32>) -> tensor<4x4x24x24xf32>
    %61 = stablehlo.divide %57, %60 : tensor<4x4x24x24xf32>
    %62 = stablehlo.convert %61 : (tensor<4x4x24x24xf32>) -> tensor<4x4x24x24xbf16>
    %63 = stablehlo.dot_general %43, %62, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x24x4x8xbf16>, tensor<4x4x24x24xbf16>) -> tensor<4x4x8x24xbf16>
    %64 = stablehlo.transpose %63, dims = [0, 3, 1, 2] : (tensor<4x4x8x24xbf16>) -> tensor<4x24x4x8xbf16>
    %65 = stablehlo.reshape %64 : (tensor<4x24x4x8xbf16>) -> tensor<4x24x32xbf16>
    %66 = stablehlo.dot_general %65, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24x32xbf16>, tensor<32x32xbf16>) -> tensor<4x24x32xbf16>
    %67 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %69 = stablehlo.add %66, %68 : tensor<4x24x32xbf16>
    %70 = stablehlo.add %9, %69 : tensor<4x24x32xbf16>
    %71 = stablehlo.convert %70 : (tensor<4x24x32xbf16>) -> tensor<4x24x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %75 = stablehlo.divide %73, %74 : tensor<4x24x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %77 = stablehlo.subtract %71, %76 : tensor<4x24x32xf32>
    %78 = chlo.square %77 : tensor<4x24x32xf32> -> tensor<4x24x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_14 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %82 = stablehlo.divide %80, %81 : tensor<4x24x1xf32>
    %83 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %84 = stablehlo.subtract %71, %83 : tensor<4x24x32xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %86 = stablehlo.add %82, %85 : tensor<4x24x1xf32>
    %87 = stablehlo.rsqrt %86 : tensor<4x24x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %89 = stablehlo.multiply %84, %88 : tensor<4x24x32xf32>
    %90 = stablehlo.convert %89 : (tensor<4x24x32xf32>) -> tensor<4x24x32xbf16>
    %91 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %93 = stablehlo.multiply %90, %92 : tensor<4x24x32xbf16>
    %94 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %96 = stablehlo.add %93, %95 : tensor<4x24x32xbf16>
    %97 = stablehlo.dot_general %96, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24x32xbf16>, tensor<32x128xbf16>) -> tensor<4x24x128xbf16>
    %98 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<4x24x128xbf16>
    %100 = stablehlo.add %97, %99 : tensor<4x24x128xbf16>
    %101 = stablehlo.multiply %100, %100 : tensor<4x24x128xbf16>
    %102 = stablehlo.multiply %101, %100 : tensor<4x24x128xbf16>
    %cst_16 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %103 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<4x24x128xbf16>
    %104 = stablehlo.multiply %103, %102 : tensor<4x24x128xbf16>
    %105 = stablehlo.add %100, %104 : tensor<4x24x128xbf16>
    %cst_17 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %106 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<4x24x128xbf16>
    %107 = stablehlo.multiply %106, %105 : tensor<4x24x128xbf16>
    %108 = stablehlo.tanh %107 : tensor<4x24x128xbf16>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<4x24x128xbf16>
    %110 = stablehlo.add %109, %108 : tensor<4x24x128xbf16>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %111 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<4x24x128xbf16>
    %112 = stablehlo.multiply %111, %110 : tensor<4x24x128xbf16>
    %113 = stablehlo.multiply %100, %112 : tensor<4x24x128xbf16>
    %114 = stablehlo.dot_general %113, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24x128xbf16>, tensor<128x32xbf16>) -> tensor<4x24x32xbf16>
    %115 = stablehlo.add %70, %114 : tensor<4x24x32xbf16>
    %116 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %118 = stablehlo.add %115, %117 : tensor<4x24x32xbf16>
    %119 = stablehlo.convert %118 : (tensor<4x24x32xbf16>) -> tensor<4x24x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_21 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %123 = stablehlo.divide %121, %122 : tensor<4x24x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %125 = stablehlo.subtract %119, %124 : tensor<4x24x32xf32>
    %126 = chlo.square %125 : tensor<4x24x32xf32> -> tensor<4x24x32xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %130 = stablehlo.divide %128, %129 : tensor<4x24x1xf32>
    %131 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %132 = stablehlo.subtract %119, %131 : tensor<4x24x32xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %134 = stablehlo.add %130, %133 : tensor<4x24x1xf32>
    %135 = stablehlo.rsqrt %134 : tensor<4x24x1xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %137 = stablehlo.multiply %132, %136 : tensor<4x24x32xf32>
    %138 = stablehlo.convert %137 : (tensor<4x24x32xf32>) -> tensor<4x24x32xbf16>
    %139 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %141 = stablehlo.multiply %138, %140 : tensor<4x24x32xbf16>
    %142 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %144 = stablehlo.add %141, %143 : tensor<4x24x32xbf16>
    %145 = stablehlo.dot_general %144, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24x32xbf16>, tensor<32x96xbf16>) -> tensor<4x24x96xbf16>
    %146 = stablehlo.reshape %145 : (tensor<4x24x96xbf16>) -> tensor<4x24x3x4x8xbf16>
    %147 = stablehlo.slice %146 [0:4, 0:24, 0:1, 0:4, 0:8] : (tensor<4x24x3x4x8xbf16>) -> tensor<4x24x1x4x8xbf16>
    %148 = stablehlo.reshape %147 : (tensor<4x24x1x4x8xbf16>) -> tensor<4x24x4x8xbf16>
    %149 = stablehlo.slice %146 [0:4, 0:24, 1:2, 0:4, 0:8] : (tensor<4x24x3x4x8xbf16>) -> tensor<4x24x1x4x8xbf16>
    %150 = stablehlo.reshape %149 : (tensor<4x24x1x4x8xbf16>) -> tensor<4x24x4x8xbf16>
    %151 = stablehlo.slice %146 [0:4, 0:24, 2:3, 0:4, 0:8] : (tensor<4x24x3x4x8xbf16>) -> tensor<4x24x1x4x8xbf16>
    %152 = stablehlo.reshape %151 : (tensor<4x24x1x4x8xbf16>) -> tensor<4x24x4x8xbf16>
    %153 = stablehlo.dot_general %148, %150, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x24x4x8xbf16>, tensor<4x24x4x8xbf16>) -> tensor<4x4x24x24xbf16>
    %154 = stablehlo.convert %153 : (tensor<4x4x24x24xbf16>) -> tensor<4x4x24x24xf32>
    %cst_25 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x4x24x24xf32>
    %156 = stablehlo.multiply %154, %155 : tensor<4x4x24x24xf32>
    %c_26 = stablehlo.constant dense<true> : tensor<i1>
    %157 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<24x24xi1>
    %158 = call @tril(%157) : (tensor<24x24xi1>) -> tensor<24x24xi1>
    %cst_27 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %159 = call @_where(%158, %156, %cst_27) : (tensor<24x24xi1>, tensor<4x4x24x24xf32>, tensor<f32>) -> tensor<4x4x24x24xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x24x24xf32>, tensor<f32>) -> tensor<4x4x24xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x4x24xf32>
    %162 = stablehlo.maximum %161, %160 : tensor<4x4x24xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<4x4x24xf32>) -> tensor<4x4x24x1xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3] : (tensor<4x4x24x1xf32>) -> tensor<4x4x24x24xf32>
    %165 = stablehlo.subtract %159, %164 : tensor<4x4x24x24xf32>
    %166 = stablehlo.exponential %165 : tensor<4x4x24x24xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<4x4x24x24xf32>, tensor<f32>) -> tensor<4x4x24xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<4x4x24xf32>) -> tensor<4x4x24x1xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2, 3] : (tensor<4x4x24x1xf32>) -> tensor<4x4x24x24xf32>
    %170 = stablehlo.divide %166, %169 : tensor<4x4x24x24xf32>
    %171 = stablehlo.convert %170 : (tensor<4x4x24x24xf32>) -> tensor<4x4x24x24xbf16>
    %172 = stablehlo.dot_general %152, %171, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x24x4x8xbf16>, tensor<4x4x24x24xbf16>) -> tensor<4x4x8x24xbf16>
    %173 = stablehlo.transpose %172, dims = [0, 3, 1, 2] : (tensor<4x4x8x24xbf16>) -> tensor<4x24x4x8xbf16>
    %174 = stablehlo.reshape %173 : (tensor<4x24x4x8xbf16>) -> tensor<4x24x32xbf16>
    %175 = stablehlo.dot_general %174, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24x32xbf16>, tensor<32x32xbf16>) -> tensor<4x24x32xbf16>
    %176 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %178 = stablehlo.add %175, %177 : tensor<4x24x32xbf16>
    %179 = stablehlo.add %118, %178 : tensor<4x24x32xbf16>
    %180 = stablehlo.convert %179 : (tensor<4x24x32xbf16>) -> tensor<4x24x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<4x24x1xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %186 = stablehlo.subtract %180, %185 : tensor<4x24x32xf32>
    %187 = chlo.square %186 : tensor<4x24x32xf32> -> tensor<4x24x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %191 = stablehlo.divide %189, %190 : tensor<4x24x1xf32>
    %192 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %193 = stablehlo.subtract %180, %192 : tensor<4x24x32xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %195 = stablehlo.add %191, %194 : tensor<4x24x1xf32>
    %196 = stablehlo.rsqrt %195 : tensor<4x24x1xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %198 = stablehlo.multiply %193, %197 : tensor<4x24x32xf32>
    %199 = stablehlo.convert %198 : (tensor<4x24x32xf32>) -> tensor<4x24x32xbf16>
    %200 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %202 = stablehlo.multiply %199, %201 : tensor<4x24x32xbf16>
    %203 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %205 = stablehlo.add %202, %204 : tensor<4x24x32xbf16>
    %206 = stablehlo.dot_general %205, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24x32xbf16>, tensor<32x128xbf16>) -> tensor<4x24x128xbf16>
    %207 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1x1x128xbf16>) -> tensor<4x24x128xbf16>
    %209 = stablehlo.add %206, %208 : tensor<4x24x128xbf16>
    %210 = stablehlo.multiply %209, %209 : tensor<4x24x128xbf16>
    %211 = stablehlo.multiply %210, %209 : tensor<4x24x128xbf16>
    %cst_36 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %212 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<4x24x128xbf16>
    %213 = stablehlo.multiply %212, %211 : tensor<4x24x128xbf16>
    %214 = stablehlo.add %209, %213 : tensor<4x24x128xbf16>
    %cst_37 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %215 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<bf16>) -> tensor<4x24x128xbf16>
    %216 = stablehlo.multiply %215, %214 : tensor<4x24x128xbf16>
    %217 = stablehlo.tanh %216 : tensor<4x24x128xbf16>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %218 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<4x24x128xbf16>
    %219 = stablehlo.add %218, %217 : tensor<4x24x128xbf16>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %220 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<bf16>) -> tensor<4x24x128xbf16>
    %221 = stablehlo.multiply %220, %219 : tensor<4x24x128xbf16>
    %222 = stablehlo.multiply %209, %221 : tensor<4x24x128xbf16>
    %223 = stablehlo.dot_general %222, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24x128xbf16>, tensor<128x32xbf16>) -> tensor<4x24x32xbf16>
    %224 = stablehlo.add %179, %223 : tensor<4x24x32xbf16>
    %225 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %226 = stablehlo.broadcast_in_dim %225, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %227 = stablehlo.add %224, %226 : tensor<4x24x32xbf16>
    %228 = stablehlo.convert %227 : (tensor<4x24x32xbf16>) -> tensor<4x24x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_41 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %232 = stablehlo.divide %230, %231 : tensor<4x24x1xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %234 = stablehlo.subtract %228, %233 : tensor<4x24x32xf32>
    %235 = chlo.square %234 : tensor<4x24x32xf32> -> tensor<4x24x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.reduce(%235 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<4x24x32xf32>, tensor<f32>) -> tensor<4x24xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<4x24xf32>) -> tensor<4x24x1xf32>
    %cst_43 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %239 = stablehlo.divide %237, %238 : tensor<4x24x1xf32>
    %240 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %241 = stablehlo.subtract %228, %240 : tensor<4x24x32xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x24x1xf32>
    %243 = stablehlo.add %239, %242 : tensor<4x24x1xf32>
    %244 = stablehlo.rsqrt %243 : tensor<4x24x1xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<4x24x1xf32>) -> tensor<4x24x32xf32>
    %246 = stablehlo.multiply %241, %245 : tensor<4x24x32xf32>
    %247 = stablehlo.convert %246 : (tensor<4x24x32xf32>) -> tensor<4x24x32xbf16>
    %248 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %250 = stablehlo.multiply %247, %249 : tensor<4x24x32xbf16>
    %251 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<1x1x32xbf16>) -> tensor<4x24x32xbf16>
    %253 = stablehlo.add %250, %252 : tensor<4x24x32xbf16>
    %254 = stablehlo.transpose %arg25, dims = [1, 0] : (tensor<50257x32xbf16>) -> tensor<32x50257xbf16>
    %255 = stablehlo.dot_general %253, %254, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x24x32xbf16>, tensor<32x50257xbf16>) -> tensor<4x24x50257xbf16>
    %256 = stablehlo.slice %255 [0:4, 23:24, 0:50257] : (tensor<4x24x50257xbf16>) -> tensor<4x1x50257xbf16>
    %257 = stablehlo.reshape %256 : (tensor<4x1x50257xbf16>) -> tensor<4x50257xbf16>
    return %257 : tensor<4x50257xbf16>
  }
  func.func private @tril(%arg0: tensor<24x24xi1>) -> tensor<24x24xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<24x24xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<24x24xi32>
    %2 = stablehlo.add %0, %1 : tensor<24x24xi32>
    %3 = stablehlo.iota dim = 1 : tensor<24x24xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<24x24xi32>, tensor<24x24xi32>) -> tensor<24x24xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<24x24xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<24x24xi1>, tensor<24x24xi1>
    return %6 : tensor<24x24xi1>
  }
  func.func private @_where(%arg0: tensor<24x24xi1>, %arg1: tensor<4x4x24x24xf32>, %arg2: tensor<f32>) -> tensor<4x4x24x24xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<24x24xi1>) -> tensor<4x4x24x24xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x24x24xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x24x24xi1>, tensor<4x4x24x24xf32>
    return %3 : tensor<4x4x24x24xf32>
  }
}
