module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<16x16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<16x48xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<64xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<16x64xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64x16xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<16xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<16xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<16xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<16xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<16x16xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<16x48xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<16x64xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<16xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<16xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<16x16xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<50257x16xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<16xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64x16xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<16xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<16xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<16xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<16xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<16xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<16x16xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<16x48xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<64xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<16x64xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<16xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<64x16xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<16xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<16xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<16xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<16xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<16xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<16x16xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<16x48xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<64xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<16x64xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<16xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<16xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<16x16xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<50257x16xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<i32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<16xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<64x16xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<16xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<16xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<16xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<16xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<16xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<16x16xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<16x48xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<64xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<16x64xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<16xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<64x16xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<16xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<16xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<16xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<16xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<16xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<16x16xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<16x48xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<64xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<16x64xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<16xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<16xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<16x16xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<50257x16xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<4x16xi32>, %arg80: tensor<4x16xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][0]['down']['b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['m']['layers'][0]['down']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][0]['ln1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][0]['ln1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][0]['ln2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][0]['ln2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][0]['proj']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['m']['layers'][0]['proj']['w']"}, tensor<16x48xf32> {jax.result_info = "result[0]['m']['layers'][0]['qkv']"}, tensor<64xf32> {jax.result_info = "result[0]['m']['layers'][0]['up']['b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['m']['layers'][0]['up']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][1]['down']['b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['m']['layers'][1]['down']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][1]['ln1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][1]['ln1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][1]['ln2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][1]['ln2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['layers'][1]['proj']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['m']['layers'][1]['proj']['w']"}, tensor<16x48xf32> {jax.result_info = "result[0]['m']['layers'][1]['qkv']"}, tensor<64xf32> {jax.result_info = "result[0]['m']['layers'][1]['up']['b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['m']['layers'][1]['up']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['ln']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['ln']['scale']"}, tensor<16x16xf32> {jax.result_info = "result[0]['m']['wpe']"}, tensor<50257x16xf32> {jax.result_info = "result[0]['m']['wte']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][0]['down']['b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['params']['layers'][0]['down']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][0]['ln1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][0]['ln1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][0]['ln2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][0]['ln2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][0]['proj']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['layers'][0]['proj']['w']"}, tensor<16x48xf32> {jax.result_info = "result[0]['params']['layers'][0]['qkv']"}, tensor<64xf32> {jax.result_info = "result[0]['params']['layers'][0]['up']['b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['params']['layers'][0]['up']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][1]['down']['b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['params']['layers'][1]['down']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][1]['ln1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][1]['ln1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][1]['ln2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][1]['ln2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['layers'][1]['proj']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['layers'][1]['proj']['w']"}, tensor<16x48xf32> {jax.result_info = "result[0]['params']['layers'][1]['qkv']"}, tensor<64xf32> {jax.result_info = "result[0]['params']['layers'][1]['up']['b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['params']['layers'][1]['up']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['ln']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['ln']['scale']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['wpe']"}, tensor<50257x16xf32> {jax.result_info = "result[0]['params']['wte']"}, tensor<i32> {jax.result_info = "result[0]['step']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][0]['down']['b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['v']['layers'][0]['down']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][0]['ln1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][0]['ln1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][0]['ln2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][0]['ln2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][0]['proj']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['layers'][0]['proj']['w']"}, tensor<16x48xf32> {jax.result_info = "result[0]['v']['layers'][0]['qkv']"}, tensor<64xf32> {jax.result_info = "result[0]['v']['layers'][0]['up']['b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['v']['layers'][0]['up']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][1]['down']['b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['v']['layers'][1]['down']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][1]['ln1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][1]['ln1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][1]['ln2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][1]['ln2']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['layers'][1]['proj']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['layers'][1]['proj']['w']"}, tensor<16x48xf32> {jax.result_info = "result[0]['v']['layers'][1]['qkv']"}, tensor<64xf32> {jax.result_info = "result[0]['v']['layers'][1]['up']['b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['v']['layers'][1]['up']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['ln']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['ln']['scale']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['wpe']"}, tensor<50257x16xf32> {jax.result_info = "result[0]['v']['wte']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %1 = stablehlo.compare LT, %arg79, %0, SIGNED : (tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x16xi32>
    %3 = stablehlo.add %arg79, %2 : tensor<4x16xi32>
    %4 = stablehlo.select %1, %3, %arg79 : tensor<4x16xi1>, tensor<4x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x16xi32>) -> tensor<4x16x1xi32>
    %6 = "stablehlo.gather"(%arg51, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<50257x16xf32>, tensor<4x16x1xi32>) -> tensor<4x16x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg50, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x16x16xf32>) -> tensor<4x16x16xf32>
    %9 = stablehlo.add %6, %8 : tensor<4x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<4x16x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<4x16x16xf32>
    %16 = chlo.square %15 : tensor<4x16x16xf32> -> tensor<4x16x16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<4x16x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<4x16x1xf32>
    %23 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %24 = stablehlo.subtract %9, %23 : tensor<4x16x16xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %26 = stablehlo.add %22, %25 : tensor<4x16x1xf32>
    %27 = stablehlo.rsqrt %26 : tensor<4x16x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<4x16x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<4x16x1xf32>
    %31 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %32 = stablehlo.multiply %24, %31 : tensor<4x16x16xf32>
    %33 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<4x16x16xf32>
    %36 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %38 = stablehlo.add %35, %37 : tensor<4x16x16xf32>
    %39 = stablehlo.dot_general %38, %arg34, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<16x48xf32>) -> tensor<4x16x48xf32>
    %40 = stablehlo.reshape %39 : (tensor<4x16x48xf32>) -> tensor<4x16x3x4x4xf32>
    %41 = stablehlo.slice %40 [0:4, 0:16, 0:1, 0:4, 0:4] : (tensor<4x16x3x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %42 = stablehlo.reshape %41 : (tensor<4x16x1x4x4xf32>) -> tensor<4x16x4x4xf32>
    %43 = stablehlo.slice %40 [0:4, 0:16, 1:2, 0:4, 0:4] : (tensor<4x16x3x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %44 = stablehlo.reshape %43 : (tensor<4x16x1x4x4xf32>) -> tensor<4x16x4x4xf32>
    %45 = stablehlo.slice %40 [0:4, 0:16, 2:3, 0:4, 0:4] : (tensor<4x16x3x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %46 = stablehlo.reshape %45 : (tensor<4x16x1x4x4xf32>) -> tensor<4x16x4x4xf32>
    %47 = stablehlo.dot_general %42, %44, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>) -> tensor<4x4x16x16xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %49 = stablehlo.multiply %47, %48 : tensor<4x4x16x16xf32>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %50 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %51 = call @tril(%50) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_9 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %52:3 = call @_where(%51, %49, %cst_9) : (tensor<16x16xi1>, tensor<4x4x16x16xf32>, tensor<f32>) -> (tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.reduce(%52#0 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %54 = stablehlo.reshape %53 : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %56 = stablehlo.compare EQ, %52#0, %55, FLOAT : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xi1>
    %57 = stablehlo.convert %56 : (tensor<4x4x16x16xi1>) -> tensor<4x4x16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %60 = stablehlo.maximum %59, %53 : tensor<4x4x16xf32>
    %61 = stablehlo.compare EQ, %53, %60, FLOAT : (tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> tensor<4x4x16xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %64 = stablehlo.select %61, %62, %63 : tensor<4x4x16xi1>, tensor<4x4x16xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %66 = stablehlo.compare EQ, %65, %60, FLOAT : (tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> tensor<4x4x16xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %69 = stablehlo.select %66, %67, %68 : tensor<4x4x16xi1>, tensor<4x4x16xf32>
    %70 = stablehlo.divide %64, %69 : tensor<4x4x16xf32>
    %71 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %73 = stablehlo.subtract %52#0, %72 : tensor<4x4x16x16xf32>
    %74 = stablehlo.exponential %73 : tensor<4x4x16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_18) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %78 = stablehlo.divide %74, %77 : tensor<4x4x16x16xf32>
    %79 = stablehlo.multiply %76, %76 : tensor<4x4x16x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x4x16x1xf32>
    %81 = stablehlo.divide %80, %79 : tensor<4x4x16x1xf32>
    %82 = stablehlo.dot_general %46, %78, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x4xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x4x16xf32>
    %83 = stablehlo.transpose %82, dims = [0, 3, 1, 2] : (tensor<4x4x4x16xf32>) -> tensor<4x16x4x4xf32>
    %84 = stablehlo.reshape %83 : (tensor<4x16x4x4xf32>) -> tensor<4x16x16xf32>
    %85 = stablehlo.dot_general %84, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<16x16xf32>) -> tensor<4x16x16xf32>
    %86 = stablehlo.broadcast_in_dim %arg32, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %88 = stablehlo.add %85, %87 : tensor<4x16x16xf32>
    %89 = stablehlo.add %9, %88 : tensor<4x16x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %93 = stablehlo.divide %91, %92 : tensor<4x16x1xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %95 = stablehlo.subtract %89, %94 : tensor<4x16x16xf32>
    %96 = chlo.square %95 : tensor<4x16x16xf32> -> tensor<4x16x16xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %98 = stablehlo.multiply %97, %95 : tensor<4x16x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%96 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %102 = stablehlo.divide %100, %101 : tensor<4x16x1xf32>
    %103 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %104 = stablehlo.subtract %89, %103 : tensor<4x16x16xf32>
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %106 = stablehlo.add %102, %105 : tensor<4x16x1xf32>
    %107 = stablehlo.rsqrt %106 : tensor<4x16x1xf32>
    %108 = stablehlo.divide %107, %106 : tensor<4x16x1xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %110 = stablehlo.multiply %109, %108 : tensor<4x16x1xf32>
    %111 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %112 = stablehlo.multiply %104, %111 : tensor<4x16x16xf32>
    %113 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %115 = stablehlo.multiply %112, %114 : tensor<4x16x16xf32>
    %116 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %118 = stablehlo.add %115, %117 : tensor<4x16x16xf32>
    %119 = stablehlo.dot_general %118, %arg36, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<16x64xf32>) -> tensor<4x16x64xf32>
    %120 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x16x64xf32>
    %122 = stablehlo.add %119, %121 : tensor<4x16x64xf32>
    %123 = stablehlo.multiply %122, %122 : tensor<4x16x64xf32>
    %124 = stablehlo.multiply %123, %122 : tensor<4x16x64xf32>
    %125 = stablehlo.multiply %122, %122 : tensor<4x16x64xf32>
    %cst_27 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %127 = stablehlo.multiply %126, %125 : tensor<4x16x64xf32>
    %cst_28 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %129 = stablehlo.multiply %128, %124 : tensor<4x16x64xf32>
    %130 = stablehlo.add %122, %129 : tensor<4x16x64xf32>
    %cst_29 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %132 = stablehlo.multiply %131, %130 : tensor<4x16x64xf32>
    %133 = stablehlo.tanh %132 : tensor<4x16x64xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %135 = stablehlo.subtract %134, %133 : tensor<4x16x64xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %137 = stablehlo.add %136, %133 : tensor<4x16x64xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %139 = stablehlo.multiply %138, %137 : tensor<4x16x64xf32>
    %140 = stablehlo.multiply %122, %139 : tensor<4x16x64xf32>
    %141 = stablehlo.dot_general %140, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<64x16xf32>) -> tensor<4x16x16xf32>
    %142 = stablehlo.add %89, %141 : tensor<4x16x16xf32>
    %143 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %145 = stablehlo.add %142, %144 : tensor<4x16x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_34 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %149 = stablehlo.divide %147, %148 : tensor<4x16x1xf32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %151 = stablehlo.subtract %145, %150 : tensor<4x16x16xf32>
    %152 = chlo.square %151 : tensor<4x16x16xf32> -> tensor<4x16x16xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %154 = stablehlo.multiply %153, %151 : tensor<4x16x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%152 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_37 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %158 = stablehlo.divide %156, %157 : tensor<4x16x1xf32>
    %159 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %160 = stablehlo.subtract %145, %159 : tensor<4x16x16xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %162 = stablehlo.add %158, %161 : tensor<4x16x1xf32>
    %163 = stablehlo.rsqrt %162 : tensor<4x16x1xf32>
    %164 = stablehlo.divide %163, %162 : tensor<4x16x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %166 = stablehlo.multiply %165, %164 : tensor<4x16x1xf32>
    %167 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %168 = stablehlo.multiply %160, %167 : tensor<4x16x16xf32>
    %169 = stablehlo.broadcast_in_dim %arg40, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %171 = stablehlo.multiply %168, %170 : tensor<4x16x16xf32>
    %172 = stablehlo.broadcast_in_dim %arg39, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %174 = stablehlo.add %171, %173 : tensor<4x16x16xf32>
    %175 = stablehlo.dot_general %174, %arg45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<16x48xf32>) -> tensor<4x16x48xf32>
    %176 = stablehlo.reshape %175 : (tensor<4x16x48xf32>) -> tensor<4x16x3x4x4xf32>
    %177 = stablehlo.slice %176 [0:4, 0:16, 0:1, 0:4, 0:4] : (tensor<4x16x3x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %178 = stablehlo.reshape %177 : (tensor<4x16x1x4x4xf32>) -> tensor<4x16x4x4xf32>
    %179 = stablehlo.slice %176 [0:4, 0:16, 1:2, 0:4, 0:4] : (tensor<4x16x3x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %180 = stablehlo.reshape %179 : (tensor<4x16x1x4x4xf32>) -> tensor<4x16x4x4xf32>
    %181 = stablehlo.slice %176 [0:4, 0:16, 2:3, 0:4, 0:4] : (tensor<4x16x3x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %182 = stablehlo.reshape %181 : (tensor<4x16x1x4x4xf32>) -> tensor<4x16x4x4xf32>
    %183 = stablehlo.dot_general %178, %180, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>) -> tensor<4x4x16x16xf32>
    %cst_40 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %185 = stablehlo.multiply %183, %184 : tensor<4x4x16x16xf32>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %186 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %187 = call @tril(%186) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_42 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %188:3 = call @_where(%187, %185, %cst_42) : (tensor<16x16xi1>, tensor<4x4x16x16xf32>, tensor<f32>) -> (tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>)
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %189 = stablehlo.reduce(%188#0 init: %cst_43) applies stablehlo.maximum across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %190 = stablehlo.reshape %189 : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %192 = stablehlo.compare EQ, %188#0, %191, FLOAT : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xi1>
    %193 = stablehlo.convert %192 : (tensor<4x4x16x16xi1>) -> tensor<4x4x16x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %196 = stablehlo.maximum %195, %189 : tensor<4x4x16xf32>
    %197 = stablehlo.compare EQ, %189, %196, FLOAT : (tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> tensor<4x4x16xi1>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %200 = stablehlo.select %197, %198, %199 : tensor<4x4x16xi1>, tensor<4x4x16xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %202 = stablehlo.compare EQ, %201, %196, FLOAT : (tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> tensor<4x4x16xi1>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %205 = stablehlo.select %202, %203, %204 : tensor<4x4x16xi1>, tensor<4x4x16xf32>
    %206 = stablehlo.divide %200, %205 : tensor<4x4x16xf32>
    %207 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %209 = stablehlo.subtract %188#0, %208 : tensor<4x4x16x16xf32>
    %210 = stablehlo.exponential %209 : tensor<4x4x16x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %214 = stablehlo.divide %210, %213 : tensor<4x4x16x16xf32>
    %215 = stablehlo.multiply %212, %212 : tensor<4x4x16x1xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x4x16x1xf32>
    %217 = stablehlo.divide %216, %215 : tensor<4x4x16x1xf32>
    %218 = stablehlo.dot_general %182, %214, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x16x4x4xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x4x16xf32>
    %219 = stablehlo.transpose %218, dims = [0, 3, 1, 2] : (tensor<4x4x4x16xf32>) -> tensor<4x16x4x4xf32>
    %220 = stablehlo.reshape %219 : (tensor<4x16x4x4xf32>) -> tensor<4x16x16xf32>
    %221 = stablehlo.dot_general %220, %arg44, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<16x16xf32>) -> tensor<4x16x16xf32>
    %222 = stablehlo.broadcast_in_dim %arg43, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %224 = stablehlo.add %221, %223 : tensor<4x16x16xf32>
    %225 = stablehlo.add %145, %224 : tensor<4x16x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_54 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %229 = stablehlo.divide %227, %228 : tensor<4x16x1xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %231 = stablehlo.subtract %225, %230 : tensor<4x16x16xf32>
    %232 = chlo.square %231 : tensor<4x16x16xf32> -> tensor<4x16x16xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %234 = stablehlo.multiply %233, %231 : tensor<4x16x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%232 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_57 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %238 = stablehlo.divide %236, %237 : tensor<4x16x1xf32>
    %239 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %240 = stablehlo.subtract %225, %239 : tensor<4x16x16xf32>
    %cst_58 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %242 = stablehlo.add %238, %241 : tensor<4x16x1xf32>
    %243 = stablehlo.rsqrt %242 : tensor<4x16x1xf32>
    %244 = stablehlo.divide %243, %242 : tensor<4x16x1xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %246 = stablehlo.multiply %245, %244 : tensor<4x16x1xf32>
    %247 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %248 = stablehlo.multiply %240, %247 : tensor<4x16x16xf32>
    %249 = stablehlo.broadcast_in_dim %arg42, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %251 = stablehlo.multiply %248, %250 : tensor<4x16x16xf32>
    %252 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %254 = stablehlo.add %251, %253 : tensor<4x16x16xf32>
    %255 = stablehlo.dot_general %254, %arg47, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<16x64xf32>) -> tensor<4x16x64xf32>
    %256 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<4x16x64xf32>
    %258 = stablehlo.add %255, %257 : tensor<4x16x64xf32>
    %259 = stablehlo.multiply %258, %258 : tensor<4x16x64xf32>
    %260 = stablehlo.multiply %259, %258 : tensor<4x16x64xf32>
    %261 = stablehlo.multiply %258, %258 : tensor<4x16x64xf32>
    %cst_60 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %263 = stablehlo.multiply %262, %261 : tensor<4x16x64xf32>
    %cst_61 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %265 = stablehlo.multiply %264, %260 : tensor<4x16x64xf32>
    %266 = stablehlo.add %258, %265 : tensor<4x16x64xf32>
    %cst_62 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %268 = stablehlo.multiply %267, %266 : tensor<4x16x64xf32>
    %269 = stablehlo.tanh %268 : tensor<4x16x64xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %271 = stablehlo.subtract %270, %269 : tensor<4x16x64xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %273 = stablehlo.add %272, %269 : tensor<4x16x64xf32>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %275 = stablehlo.multiply %274, %273 : tensor<4x16x64xf32>
    %276 = stablehlo.multiply %258, %275 : tensor<4x16x64xf32>
    %277 = stablehlo.dot_general %276, %arg38, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<64x16xf32>) -> tensor<4x16x16xf32>
    %278 = stablehlo.add %225, %277 : tensor<4x16x16xf32>
    %279 = stablehlo.broadcast_in_dim %arg37, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %281 = stablehlo.add %278, %280 : tensor<4x16x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_67 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %285 = stablehlo.divide %283, %284 : tensor<4x16x1xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %287 = stablehlo.subtract %281, %286 : tensor<4x16x16xf32>
    %288 = chlo.square %287 : tensor<4x16x16xf32> -> tensor<4x16x16xf32>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %290 = stablehlo.multiply %289, %287 : tensor<4x16x16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%288 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_70 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %294 = stablehlo.divide %292, %293 : tensor<4x16x1xf32>
    %295 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %296 = stablehlo.subtract %281, %295 : tensor<4x16x16xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %298 = stablehlo.add %294, %297 : tensor<4x16x1xf32>
    %299 = stablehlo.rsqrt %298 : tensor<4x16x1xf32>
    %300 = stablehlo.divide %299, %298 : tensor<4x16x1xf32>
    %cst_72 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %302 = stablehlo.multiply %301, %300 : tensor<4x16x1xf32>
    %303 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %304 = stablehlo.multiply %296, %303 : tensor<4x16x16xf32>
    %305 = stablehlo.broadcast_in_dim %arg49, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %307 = stablehlo.multiply %304, %306 : tensor<4x16x16xf32>
    %308 = stablehlo.broadcast_in_dim %arg48, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %310 = stablehlo.add %307, %309 : tensor<4x16x16xf32>
    %311 = stablehlo.transpose %arg51, dims = [1, 0] : (tensor<50257x16xf32>) -> tensor<16x50257xf32>
    %312 = stablehlo.dot_general %310, %311, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<16x50257xf32>) -> tensor<4x16x50257xf32>
    %313:3 = call @log_softmax(%312) : (tensor<4x16x50257xf32>) -> (tensor<4x16x50257xf32>, tensor<4x16x50257xf32>, tensor<4x16x1xf32>)
    %314 = stablehlo.broadcast_in_dim %arg80, dims = [0, 1] : (tensor<4x16xi32>) -> tensor<4x16x1xi32>
    %315:2 = call @take_along_axis(%313#0, %314) : (tensor<4x16x50257xf32>, tensor<4x16x1xi32>) -> (tensor<4x16x1xf32>, tensor<4x16x1x1xi32>)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.reduce(%315#0 init: %cst_73) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_74 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %317 = stablehlo.divide %316, %cst_74 : tensor<f32>
    %318 = stablehlo.negate %317 : tensor<f32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %319 = stablehlo.negate %cst_75 : tensor<f32>
    %cst_76 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %320 = stablehlo.divide %319, %cst_76 : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %322 = call @take_along_axis_0(%315#1, %321) : (tensor<4x16x1x1xi32>, tensor<4x16x1xf32>) -> tensor<4x16x50257xf32>
    %323 = call @log_softmax_1(%313#1, %313#2, %322) : (tensor<4x16x50257xf32>, tensor<4x16x1xf32>, tensor<4x16x50257xf32>) -> tensor<4x16x50257xf32>
    %324 = stablehlo.dot_general %323, %310, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x50257xf32>, tensor<4x16x16xf32>) -> tensor<50257x16xf32>
    %325 = stablehlo.transpose %324, dims = [1, 0] : (tensor<50257x16xf32>) -> tensor<16x50257xf32>
    %326 = stablehlo.dot_general %323, %311, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x50257xf32>, tensor<16x50257xf32>) -> tensor<4x16x16xf32>
    %327 = stablehlo.transpose %325, dims = [1, 0] : (tensor<16x50257xf32>) -> tensor<50257x16xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.reduce(%326 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %329 = stablehlo.reshape %328 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%329 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %331 = stablehlo.multiply %304, %326 : tensor<4x16x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%331 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %333 = stablehlo.reshape %332 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %334 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %335 = stablehlo.multiply %326, %334 : tensor<4x16x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%333 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %337 = stablehlo.multiply %296, %335 : tensor<4x16x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %339 = stablehlo.reshape %338 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %340 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %341 = stablehlo.multiply %335, %340 : tensor<4x16x16xf32>
    %342 = stablehlo.multiply %339, %302 : tensor<4x16x1xf32>
    %343 = stablehlo.negate %341 : tensor<4x16x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %345 = stablehlo.reshape %344 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %cst_83 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %347 = stablehlo.divide %342, %346 : tensor<4x16x1xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_84) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %350 = stablehlo.multiply %349, %290 : tensor<4x16x16xf32>
    %351 = stablehlo.negate %350 : tensor<4x16x16xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %353 = stablehlo.reshape %352 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %354 = stablehlo.add %341, %350 : tensor<4x16x16xf32>
    %355 = stablehlo.add %345, %353 : tensor<4x16x1xf32>
    %cst_86 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %357 = stablehlo.divide %355, %356 : tensor<4x16x1xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.reduce(%357 init: %cst_87) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %360 = stablehlo.add %354, %359 : tensor<4x16x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%360 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %362 = stablehlo.reshape %361 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %363 = stablehlo.reduce(%362 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %364 = stablehlo.dot_general %360, %276, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<4x16x64xf32>) -> tensor<16x64xf32>
    %365 = stablehlo.transpose %364, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %366 = stablehlo.dot_general %360, %arg38, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<64x16xf32>) -> tensor<4x16x64xf32>
    %367 = stablehlo.multiply %258, %366 : tensor<4x16x64xf32>
    %368 = stablehlo.multiply %366, %275 : tensor<4x16x64xf32>
    %cst_90 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %370 = stablehlo.multiply %369, %367 : tensor<4x16x64xf32>
    %371 = stablehlo.multiply %370, %271 : tensor<4x16x64xf32>
    %372 = stablehlo.multiply %371, %269 : tensor<4x16x64xf32>
    %373 = stablehlo.add %371, %372 : tensor<4x16x64xf32>
    %cst_91 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %375 = stablehlo.multiply %374, %373 : tensor<4x16x64xf32>
    %376 = stablehlo.add %368, %375 : tensor<4x16x64xf32>
    %cst_92 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %378 = stablehlo.multiply %377, %375 : tensor<4x16x64xf32>
    %379 = stablehlo.multiply %378, %263 : tensor<4x16x64xf32>
    %380 = stablehlo.add %376, %379 : tensor<4x16x64xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %382 = stablehlo.reshape %381 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %384 = stablehlo.dot_general %380, %254, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x16xf32>) -> tensor<64x16xf32>
    %385 = stablehlo.transpose %384, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %386 = stablehlo.dot_general %380, %arg47, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<16x64xf32>) -> tensor<4x16x16xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %388 = stablehlo.reshape %387 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %390 = stablehlo.multiply %248, %386 : tensor<4x16x16xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%390 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %392 = stablehlo.reshape %391 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %393 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %394 = stablehlo.multiply %386, %393 : tensor<4x16x16xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%392 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %396 = stablehlo.multiply %240, %394 : tensor<4x16x16xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_99) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %398 = stablehlo.reshape %397 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %399 = stablehlo.broadcast_in_dim %243, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %400 = stablehlo.multiply %394, %399 : tensor<4x16x16xf32>
    %401 = stablehlo.multiply %398, %246 : tensor<4x16x1xf32>
    %402 = stablehlo.negate %400 : tensor<4x16x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.reduce(%402 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %404 = stablehlo.reshape %403 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %405 = stablehlo.add %360, %400 : tensor<4x16x16xf32>
    %cst_101 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %407 = stablehlo.divide %401, %406 : tensor<4x16x1xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %410 = stablehlo.multiply %409, %234 : tensor<4x16x16xf32>
    %411 = stablehlo.negate %410 : tensor<4x16x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%411 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %413 = stablehlo.reshape %412 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %414 = stablehlo.add %405, %410 : tensor<4x16x16xf32>
    %415 = stablehlo.add %404, %413 : tensor<4x16x1xf32>
    %cst_104 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %417 = stablehlo.divide %415, %416 : tensor<4x16x1xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %420 = stablehlo.add %414, %419 : tensor<4x16x16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %422 = stablehlo.reshape %421 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_107) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %424 = stablehlo.dot_general %420, %220, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<4x16x16xf32>) -> tensor<16x16xf32>
    %425 = stablehlo.transpose %424, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %426 = stablehlo.dot_general %420, %arg44, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<16x16xf32>) -> tensor<4x16x16xf32>
    %427 = stablehlo.reshape %426 : (tensor<4x16x16xf32>) -> tensor<4x16x4x4xf32>
    %428 = stablehlo.transpose %427, dims = [0, 2, 3, 1] : (tensor<4x16x4x4xf32>) -> tensor<4x4x4x16xf32>
    %429 = stablehlo.dot_general %428, %182, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x4x16xf32>, tensor<4x16x4x4xf32>) -> tensor<4x4x16x16xf32>
    %430 = stablehlo.dot_general %428, %214, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x4x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x4x16xf32>
    %431 = stablehlo.transpose %430, dims = [0, 3, 1, 2] : (tensor<4x4x4x16xf32>) -> tensor<4x16x4x4xf32>
    %432 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %433 = stablehlo.multiply %429, %432 : tensor<4x4x16x16xf32>
    %434 = stablehlo.multiply %433, %210 : tensor<4x4x16x16xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_108) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %436 = stablehlo.reshape %435 : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %437 = stablehlo.negate %436 : tensor<4x4x16x1xf32>
    %438 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %439 = stablehlo.divide %429, %438 : tensor<4x4x16x16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%437 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x1xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x16xf32>
    %442 = stablehlo.add %439, %441 : tensor<4x4x16x16xf32>
    %443 = stablehlo.multiply %442, %210 : tensor<4x4x16x16xf32>
    %444 = call @_where_2(%188#1, %188#2, %443) : (tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %cst_110 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %446 = stablehlo.multiply %444, %445 : tensor<4x4x16x16xf32>
    %447 = stablehlo.dot_general %446, %178, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x16x4x4xf32>) -> tensor<4x4x16x4xf32>
    %448 = stablehlo.transpose %447, dims = [0, 2, 1, 3] : (tensor<4x4x16x4xf32>) -> tensor<4x16x4x4xf32>
    %449 = stablehlo.dot_general %446, %180, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x16x4x4xf32>) -> tensor<4x4x16x4xf32>
    %450 = stablehlo.transpose %449, dims = [0, 2, 1, 3] : (tensor<4x4x16x4xf32>) -> tensor<4x16x4x4xf32>
    %451 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 3, 4] : (tensor<4x16x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.pad %451, %cst_111, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x4x4xf32>, tensor<f32>) -> tensor<4x16x3x4x4xf32>
    %453 = stablehlo.broadcast_in_dim %448, dims = [0, 1, 3, 4] : (tensor<4x16x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %454 = stablehlo.pad %453, %cst_112, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x4x4xf32>, tensor<f32>) -> tensor<4x16x3x4x4xf32>
    %455 = stablehlo.add %452, %454 : tensor<4x16x3x4x4xf32>
    %456 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 3, 4] : (tensor<4x16x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %457 = stablehlo.pad %456, %cst_113, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x4x4xf32>, tensor<f32>) -> tensor<4x16x3x4x4xf32>
    %458 = stablehlo.add %455, %457 : tensor<4x16x3x4x4xf32>
    %459 = stablehlo.reshape %458 : (tensor<4x16x3x4x4xf32>) -> tensor<4x16x48xf32>
    %460 = stablehlo.dot_general %459, %174, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x48xf32>, tensor<4x16x16xf32>) -> tensor<48x16xf32>
    %461 = stablehlo.transpose %460, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %462 = stablehlo.dot_general %459, %arg45, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x48xf32>, tensor<16x48xf32>) -> tensor<4x16x16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.reduce(%462 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %464 = stablehlo.reshape %463 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%464 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %466 = stablehlo.multiply %168, %462 : tensor<4x16x16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %468 = stablehlo.reshape %467 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %469 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %470 = stablehlo.multiply %462, %469 : tensor<4x16x16xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.reduce(%468 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %472 = stablehlo.multiply %160, %470 : tensor<4x16x16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %474 = stablehlo.reshape %473 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %475 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %476 = stablehlo.multiply %470, %475 : tensor<4x16x16xf32>
    %477 = stablehlo.multiply %474, %166 : tensor<4x16x1xf32>
    %478 = stablehlo.negate %476 : tensor<4x16x16xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.reduce(%478 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %480 = stablehlo.reshape %479 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %481 = stablehlo.add %420, %476 : tensor<4x16x16xf32>
    %cst_120 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %483 = stablehlo.divide %477, %482 : tensor<4x16x1xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %486 = stablehlo.multiply %485, %154 : tensor<4x16x16xf32>
    %487 = stablehlo.negate %486 : tensor<4x16x16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%487 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %489 = stablehlo.reshape %488 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %490 = stablehlo.add %481, %486 : tensor<4x16x16xf32>
    %491 = stablehlo.add %480, %489 : tensor<4x16x1xf32>
    %cst_123 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %493 = stablehlo.divide %491, %492 : tensor<4x16x1xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %495 = stablehlo.broadcast_in_dim %494, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %496 = stablehlo.add %490, %495 : tensor<4x16x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%496 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %498 = stablehlo.reshape %497 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %500 = stablehlo.dot_general %496, %140, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<4x16x64xf32>) -> tensor<16x64xf32>
    %501 = stablehlo.transpose %500, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %502 = stablehlo.dot_general %496, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<64x16xf32>) -> tensor<4x16x64xf32>
    %503 = stablehlo.multiply %122, %502 : tensor<4x16x64xf32>
    %504 = stablehlo.multiply %502, %139 : tensor<4x16x64xf32>
    %cst_127 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %506 = stablehlo.multiply %505, %503 : tensor<4x16x64xf32>
    %507 = stablehlo.multiply %506, %135 : tensor<4x16x64xf32>
    %508 = stablehlo.multiply %507, %133 : tensor<4x16x64xf32>
    %509 = stablehlo.add %507, %508 : tensor<4x16x64xf32>
    %cst_128 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %511 = stablehlo.multiply %510, %509 : tensor<4x16x64xf32>
    %512 = stablehlo.add %504, %511 : tensor<4x16x64xf32>
    %cst_129 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<4x16x64xf32>
    %514 = stablehlo.multiply %513, %511 : tensor<4x16x64xf32>
    %515 = stablehlo.multiply %514, %127 : tensor<4x16x64xf32>
    %516 = stablehlo.add %512, %515 : tensor<4x16x64xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %517 = stablehlo.reduce(%516 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %518 = stablehlo.reshape %517 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %519 = stablehlo.reduce(%518 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %520 = stablehlo.dot_general %516, %118, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<4x16x16xf32>) -> tensor<64x16xf32>
    %521 = stablehlo.transpose %520, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %522 = stablehlo.dot_general %516, %arg36, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x64xf32>, tensor<16x64xf32>) -> tensor<4x16x16xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %523 = stablehlo.reduce(%522 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %524 = stablehlo.reshape %523 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %526 = stablehlo.multiply %112, %522 : tensor<4x16x16xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %527 = stablehlo.reduce(%526 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %528 = stablehlo.reshape %527 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %529 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %530 = stablehlo.multiply %522, %529 : tensor<4x16x16xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%528 init: %cst_135) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %532 = stablehlo.multiply %104, %530 : tensor<4x16x16xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %533 = stablehlo.reduce(%532 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %534 = stablehlo.reshape %533 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %535 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %536 = stablehlo.multiply %530, %535 : tensor<4x16x16xf32>
    %537 = stablehlo.multiply %534, %110 : tensor<4x16x1xf32>
    %538 = stablehlo.negate %536 : tensor<4x16x16xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %539 = stablehlo.reduce(%538 init: %cst_137) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %540 = stablehlo.reshape %539 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %541 = stablehlo.add %496, %536 : tensor<4x16x16xf32>
    %cst_138 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %543 = stablehlo.divide %537, %542 : tensor<4x16x1xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.reduce(%543 init: %cst_139) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %546 = stablehlo.multiply %545, %98 : tensor<4x16x16xf32>
    %547 = stablehlo.negate %546 : tensor<4x16x16xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %548 = stablehlo.reduce(%547 init: %cst_140) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %549 = stablehlo.reshape %548 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %550 = stablehlo.add %541, %546 : tensor<4x16x16xf32>
    %551 = stablehlo.add %540, %549 : tensor<4x16x1xf32>
    %cst_141 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %553 = stablehlo.divide %551, %552 : tensor<4x16x1xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %554 = stablehlo.reduce(%553 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %556 = stablehlo.add %550, %555 : tensor<4x16x16xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %557 = stablehlo.reduce(%556 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %558 = stablehlo.reshape %557 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.reduce(%558 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %560 = stablehlo.dot_general %556, %84, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<4x16x16xf32>) -> tensor<16x16xf32>
    %561 = stablehlo.transpose %560, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %562 = stablehlo.dot_general %556, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x16xf32>, tensor<16x16xf32>) -> tensor<4x16x16xf32>
    %563 = stablehlo.reshape %562 : (tensor<4x16x16xf32>) -> tensor<4x16x4x4xf32>
    %564 = stablehlo.transpose %563, dims = [0, 2, 3, 1] : (tensor<4x16x4x4xf32>) -> tensor<4x4x4x16xf32>
    %565 = stablehlo.dot_general %564, %46, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x4x16xf32>, tensor<4x16x4x4xf32>) -> tensor<4x4x16x16xf32>
    %566 = stablehlo.dot_general %564, %78, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x4x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x4x16xf32>
    %567 = stablehlo.transpose %566, dims = [0, 3, 1, 2] : (tensor<4x4x4x16xf32>) -> tensor<4x16x4x4xf32>
    %568 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %569 = stablehlo.multiply %565, %568 : tensor<4x4x16x16xf32>
    %570 = stablehlo.multiply %569, %74 : tensor<4x4x16x16xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %571 = stablehlo.reduce(%570 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %572 = stablehlo.reshape %571 : (tensor<4x4x16xf32>) -> tensor<4x4x16x1xf32>
    %573 = stablehlo.negate %572 : tensor<4x4x16x1xf32>
    %574 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<4x4x16x1xf32>) -> tensor<4x4x16x16xf32>
    %575 = stablehlo.divide %565, %574 : tensor<4x4x16x16xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %576 = stablehlo.reduce(%573 init: %cst_146) applies stablehlo.add across dimensions = [3] : (tensor<4x4x16x1xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 1, 2] : (tensor<4x4x16xf32>) -> tensor<4x4x16x16xf32>
    %578 = stablehlo.add %575, %577 : tensor<4x4x16x16xf32>
    %579 = stablehlo.multiply %578, %74 : tensor<4x4x16x16xf32>
    %580 = call @_where_2(%52#1, %52#2, %579) : (tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %cst_147 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %582 = stablehlo.multiply %580, %581 : tensor<4x4x16x16xf32>
    %583 = stablehlo.dot_general %582, %42, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x16x4x4xf32>) -> tensor<4x4x16x4xf32>
    %584 = stablehlo.transpose %583, dims = [0, 2, 1, 3] : (tensor<4x4x16x4xf32>) -> tensor<4x16x4x4xf32>
    %585 = stablehlo.dot_general %582, %44, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16x16xf32>, tensor<4x16x4x4xf32>) -> tensor<4x4x16x4xf32>
    %586 = stablehlo.transpose %585, dims = [0, 2, 1, 3] : (tensor<4x4x16x4xf32>) -> tensor<4x16x4x4xf32>
    %587 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 3, 4] : (tensor<4x16x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %588 = stablehlo.pad %587, %cst_148, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x4x4xf32>, tensor<f32>) -> tensor<4x16x3x4x4xf32>
    %589 = stablehlo.broadcast_in_dim %584, dims = [0, 1, 3, 4] : (tensor<4x16x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.pad %589, %cst_149, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x4x4xf32>, tensor<f32>) -> tensor<4x16x3x4x4xf32>
    %591 = stablehlo.add %588, %590 : tensor<4x16x3x4x4xf32>
    %592 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 3, 4] : (tensor<4x16x4x4xf32>) -> tensor<4x16x1x4x4xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.pad %592, %cst_150, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<4x16x1x4x4xf32>, tensor<f32>) -> tensor<4x16x3x4x4xf32>
    %594 = stablehlo.add %591, %593 : tensor<4x16x3x4x4xf32>
    %595 = stablehlo.reshape %594 : (tensor<4x16x3x4x4xf32>) -> tensor<4x16x48xf32>
    %596 = stablehlo.dot_general %595, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x48xf32>, tensor<4x16x16xf32>) -> tensor<48x16xf32>
    %597 = stablehlo.transpose %596, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %598 = stablehlo.dot_general %595, %arg34, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x48xf32>, tensor<16x48xf32>) -> tensor<4x16x16xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %599 = stablehlo.reduce(%598 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %600 = stablehlo.reshape %599 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%600 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %602 = stablehlo.multiply %32, %598 : tensor<4x16x16xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.reduce(%602 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %604 = stablehlo.reshape %603 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %605 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<4x16x16xf32>
    %606 = stablehlo.multiply %598, %605 : tensor<4x16x16xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.reduce(%604 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %608 = stablehlo.multiply %24, %606 : tensor<4x16x16xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %609 = stablehlo.reduce(%608 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %610 = stablehlo.reshape %609 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %611 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x16xf32>
    %612 = stablehlo.multiply %606, %611 : tensor<4x16x16xf32>
    %613 = stablehlo.multiply %610, %30 : tensor<4x16x1xf32>
    %614 = stablehlo.negate %612 : tensor<4x16x16xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %615 = stablehlo.reduce(%614 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %616 = stablehlo.reshape %615 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %617 = stablehlo.add %556, %612 : tensor<4x16x16xf32>
    %cst_157 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %619 = stablehlo.divide %613, %618 : tensor<4x16x1xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%619 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %621 = stablehlo.broadcast_in_dim %620, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %622 = stablehlo.multiply %621, %18 : tensor<4x16x16xf32>
    %623 = stablehlo.negate %622 : tensor<4x16x16xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%623 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %625 = stablehlo.reshape %624 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %626 = stablehlo.add %617, %622 : tensor<4x16x16xf32>
    %627 = stablehlo.add %616, %625 : tensor<4x16x1xf32>
    %cst_160 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %628 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %629 = stablehlo.divide %627, %628 : tensor<4x16x1xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %630 = stablehlo.reduce(%629 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %631 = stablehlo.broadcast_in_dim %630, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
    %632 = stablehlo.add %626, %631 : tensor<4x16x16xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_162) applies stablehlo.add across dimensions = [0] : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %634 = stablehlo.reshape %633 : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %635 = stablehlo.reduce(%634 init: %cst_163) applies stablehlo.add across dimensions = [0] : (tensor<1x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %637 = "stablehlo.scatter"(%636, %5, %632) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %1604 = stablehlo.add %arg81, %arg82 : tensor<f32>
      stablehlo.return %1604 : tensor<f32>
    }) : (tensor<50257x16xf32>, tensor<4x16x1xi32>, tensor<4x16x16xf32>) -> tensor<50257x16xf32>
    %638 = stablehlo.add %327, %637 : tensor<50257x16xf32>
    %639 = chlo.square %499 : tensor<16xf32> -> tensor<16xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.reduce(%639 init: %cst_165) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.add %cst_166, %640 : tensor<f32>
    %642 = chlo.square %501 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %643 = stablehlo.reduce(%642 init: %cst_167) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %644 = stablehlo.add %641, %643 : tensor<f32>
    %645 = chlo.square %601 : tensor<16xf32> -> tensor<16xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_168) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %647 = stablehlo.add %644, %646 : tensor<f32>
    %648 = chlo.square %607 : tensor<16xf32> -> tensor<16xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %649 = stablehlo.reduce(%648 init: %cst_169) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %650 = stablehlo.add %647, %649 : tensor<f32>
    %651 = chlo.square %525 : tensor<16xf32> -> tensor<16xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_170) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %653 = stablehlo.add %650, %652 : tensor<f32>
    %654 = chlo.square %531 : tensor<16xf32> -> tensor<16xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %655 = stablehlo.reduce(%654 init: %cst_171) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %656 = stablehlo.add %653, %655 : tensor<f32>
    %657 = chlo.square %559 : tensor<16xf32> -> tensor<16xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%657 init: %cst_172) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %659 = stablehlo.add %656, %658 : tensor<f32>
    %660 = chlo.square %561 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%660 init: %cst_173) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %662 = stablehlo.add %659, %661 : tensor<f32>
    %663 = chlo.square %597 : tensor<16x48xf32> -> tensor<16x48xf32>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %664 = stablehlo.reduce(%663 init: %cst_174) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x48xf32>, tensor<f32>) -> tensor<f32>
    %665 = stablehlo.add %662, %664 : tensor<f32>
    %666 = chlo.square %519 : tensor<64xf32> -> tensor<64xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %667 = stablehlo.reduce(%666 init: %cst_175) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %668 = stablehlo.add %665, %667 : tensor<f32>
    %669 = chlo.square %521 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.reduce(%669 init: %cst_176) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<f32>
    %671 = stablehlo.add %668, %670 : tensor<f32>
    %672 = chlo.square %363 : tensor<16xf32> -> tensor<16xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %673 = stablehlo.reduce(%672 init: %cst_177) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %674 = stablehlo.add %671, %673 : tensor<f32>
    %675 = chlo.square %365 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %676 = stablehlo.reduce(%675 init: %cst_178) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x16xf32>, tensor<f32>) -> tensor<f32>
    %677 = stablehlo.add %674, %676 : tensor<f32>
    %678 = chlo.square %465 : tensor<16xf32> -> tensor<16xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %679 = stablehlo.reduce(%678 init: %cst_179) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %680 = stablehlo.add %677, %679 : tensor<f32>
    %681 = chlo.square %471 : tensor<16xf32> -> tensor<16xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%681 init: %cst_180) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %683 = stablehlo.add %680, %682 : tensor<f32>
    %684 = chlo.square %389 : tensor<16xf32> -> tensor<16xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %685 = stablehlo.reduce(%684 init: %cst_181) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %686 = stablehlo.add %683, %685 : tensor<f32>
    %687 = chlo.square %395 : tensor<16xf32> -> tensor<16xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %688 = stablehlo.reduce(%687 init: %cst_182) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %689 = stablehlo.add %686, %688 : tensor<f32>
    %690 = chlo.square %423 : tensor<16xf32> -> tensor<16xf32>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.reduce(%690 init: %cst_183) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %692 = stablehlo.add %689, %691 : tensor<f32>
    %693 = chlo.square %425 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %694 = stablehlo.reduce(%693 init: %cst_184) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %695 = stablehlo.add %692, %694 : tensor<f32>
    %696 = chlo.square %461 : tensor<16x48xf32> -> tensor<16x48xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %697 = stablehlo.reduce(%696 init: %cst_185) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x48xf32>, tensor<f32>) -> tensor<f32>
    %698 = stablehlo.add %695, %697 : tensor<f32>
    %699 = chlo.square %383 : tensor<64xf32> -> tensor<64xf32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %700 = stablehlo.reduce(%699 init: %cst_186) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %701 = stablehlo.add %698, %700 : tensor<f32>
    %702 = chlo.square %385 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %703 = stablehlo.reduce(%702 init: %cst_187) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x64xf32>, tensor<f32>) -> tensor<f32>
    %704 = stablehlo.add %701, %703 : tensor<f32>
    %705 = chlo.square %330 : tensor<16xf32> -> tensor<16xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%705 init: %cst_188) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %707 = stablehlo.add %704, %706 : tensor<f32>
    %708 = chlo.square %336 : tensor<16xf32> -> tensor<16xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.reduce(%708 init: %cst_189) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %710 = stablehlo.add %707, %709 : tensor<f32>
    %711 = chlo.square %635 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %712 = stablehlo.reduce(%711 init: %cst_190) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %713 = stablehlo.add %710, %712 : tensor<f32>
    %714 = chlo.square %638 : tensor<50257x16xf32> -> tensor<50257x16xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.reduce(%714 init: %cst_191) applies stablehlo.add across dimensions = [0, 1] : (tensor<50257x16xf32>, tensor<f32>) -> tensor<f32>
    %716 = stablehlo.add %713, %715 : tensor<f32>
    %717 = stablehlo.sqrt %716 : tensor<f32>
    %cst_192 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %718 = stablehlo.add %717, %cst_192 : tensor<f32>
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %719 = stablehlo.divide %cst_193, %718 : tensor<f32>
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %720 = stablehlo.minimum %cst_194, %719 : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %720, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %722 = stablehlo.multiply %499, %721 : tensor<16xf32>
    %cst_195 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %723 = stablehlo.add %717, %cst_195 : tensor<f32>
    %cst_196 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %724 = stablehlo.divide %cst_196, %723 : tensor<f32>
    %cst_197 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %725 = stablehlo.minimum %cst_197, %724 : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %727 = stablehlo.multiply %501, %726 : tensor<64x16xf32>
    %cst_198 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %728 = stablehlo.add %717, %cst_198 : tensor<f32>
    %cst_199 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %729 = stablehlo.divide %cst_199, %728 : tensor<f32>
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %730 = stablehlo.minimum %cst_200, %729 : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %732 = stablehlo.multiply %601, %731 : tensor<16xf32>
    %cst_201 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %733 = stablehlo.add %717, %cst_201 : tensor<f32>
    %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %734 = stablehlo.divide %cst_202, %733 : tensor<f32>
    %cst_203 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %735 = stablehlo.minimum %cst_203, %734 : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %735, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %737 = stablehlo.multiply %607, %736 : tensor<16xf32>
    %cst_204 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %738 = stablehlo.add %717, %cst_204 : tensor<f32>
    %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %739 = stablehlo.divide %cst_205, %738 : tensor<f32>
    %cst_206 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %740 = stablehlo.minimum %cst_206, %739 : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %740, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %742 = stablehlo.multiply %525, %741 : tensor<16xf32>
    %cst_207 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %743 = stablehlo.add %717, %cst_207 : tensor<f32>
    %cst_208 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %744 = stablehlo.divide %cst_208, %743 : tensor<f32>
    %cst_209 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %745 = stablehlo.minimum %cst_209, %744 : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %745, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %747 = stablehlo.multiply %531, %746 : tensor<16xf32>
    %cst_210 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %748 = stablehlo.add %717, %cst_210 : tensor<f32>
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %749 = stablehlo.divide %cst_211, %748 : tensor<f32>
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %750 = stablehlo.minimum %cst_212, %749 : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %750, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %752 = stablehlo.multiply %559, %751 : tensor<16xf32>
    %cst_213 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %753 = stablehlo.add %717, %cst_213 : tensor<f32>
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %754 = stablehlo.divide %cst_214, %753 : tensor<f32>
    %cst_215 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %755 = stablehlo.minimum %cst_215, %754 : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %755, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %757 = stablehlo.multiply %561, %756 : tensor<16x16xf32>
    %cst_216 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %758 = stablehlo.add %717, %cst_216 : tensor<f32>
    %cst_217 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %759 = stablehlo.divide %cst_217, %758 : tensor<f32>
    %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %760 = stablehlo.minimum %cst_218, %759 : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %760, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %762 = stablehlo.multiply %597, %761 : tensor<16x48xf32>
    %cst_219 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %763 = stablehlo.add %717, %cst_219 : tensor<f32>
    %cst_220 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %764 = stablehlo.divide %cst_220, %763 : tensor<f32>
    %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %765 = stablehlo.minimum %cst_221, %764 : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %765, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %767 = stablehlo.multiply %519, %766 : tensor<64xf32>
    %cst_222 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %768 = stablehlo.add %717, %cst_222 : tensor<f32>
    %cst_223 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %769 = stablehlo.divide %cst_223, %768 : tensor<f32>
    %cst_224 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %770 = stablehlo.minimum %cst_224, %769 : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %772 = stablehlo.multiply %521, %771 : tensor<16x64xf32>
    %cst_225 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %773 = stablehlo.add %717, %cst_225 : tensor<f32>
    %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %774 = stablehlo.divide %cst_226, %773 : tensor<f32>
    %cst_227 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %775 = stablehlo.minimum %cst_227, %774 : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %775, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %777 = stablehlo.multiply %363, %776 : tensor<16xf32>
    %cst_228 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %778 = stablehlo.add %717, %cst_228 : tensor<f32>
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %779 = stablehlo.divide %cst_229, %778 : tensor<f32>
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %780 = stablehlo.minimum %cst_230, %779 : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %780, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %782 = stablehlo.multiply %365, %781 : tensor<64x16xf32>
    %cst_231 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %783 = stablehlo.add %717, %cst_231 : tensor<f32>
    %cst_232 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %784 = stablehlo.divide %cst_232, %783 : tensor<f32>
    %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %785 = stablehlo.minimum %cst_233, %784 : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %785, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %787 = stablehlo.multiply %465, %786 : tensor<16xf32>
    %cst_234 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %788 = stablehlo.add %717, %cst_234 : tensor<f32>
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %789 = stablehlo.divide %cst_235, %788 : tensor<f32>
    %cst_236 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %790 = stablehlo.minimum %cst_236, %789 : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %790, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %792 = stablehlo.multiply %471, %791 : tensor<16xf32>
    %cst_237 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %793 = stablehlo.add %717, %cst_237 : tensor<f32>
    %cst_238 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %794 = stablehlo.divide %cst_238, %793 : tensor<f32>
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %795 = stablehlo.minimum %cst_239, %794 : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %797 = stablehlo.multiply %389, %796 : tensor<16xf32>
    %cst_240 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %798 = stablehlo.add %717, %cst_240 : tensor<f32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %799 = stablehlo.divide %cst_241, %798 : tensor<f32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %800 = stablehlo.minimum %cst_242, %799 : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %800, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %802 = stablehlo.multiply %395, %801 : tensor<16xf32>
    %cst_243 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %803 = stablehlo.add %717, %cst_243 : tensor<f32>
    %cst_244 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %804 = stablehlo.divide %cst_244, %803 : tensor<f32>
    %cst_245 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %805 = stablehlo.minimum %cst_245, %804 : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %805, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %807 = stablehlo.multiply %423, %806 : tensor<16xf32>
    %cst_246 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %808 = stablehlo.add %717, %cst_246 : tensor<f32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %809 = stablehlo.divide %cst_247, %808 : tensor<f32>
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %810 = stablehlo.minimum %cst_248, %809 : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %812 = stablehlo.multiply %425, %811 : tensor<16x16xf32>
    %cst_249 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %813 = stablehlo.add %717, %cst_249 : tensor<f32>
    %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %814 = stablehlo.divide %cst_250, %813 : tensor<f32>
    %cst_251 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %815 = stablehlo.minimum %cst_251, %814 : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %815, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %817 = stablehlo.multiply %461, %816 : tensor<16x48xf32>
    %cst_252 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %818 = stablehlo.add %717, %cst_252 : tensor<f32>
    %cst_253 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %819 = stablehlo.divide %cst_253, %818 : tensor<f32>
    %cst_254 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %820 = stablehlo.minimum %cst_254, %819 : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %820, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %822 = stablehlo.multiply %383, %821 : tensor<64xf32>
    %cst_255 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %823 = stablehlo.add %717, %cst_255 : tensor<f32>
    %cst_256 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %824 = stablehlo.divide %cst_256, %823 : tensor<f32>
    %cst_257 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %825 = stablehlo.minimum %cst_257, %824 : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %825, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %827 = stablehlo.multiply %385, %826 : tensor<16x64xf32>
    %cst_258 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %828 = stablehlo.add %717, %cst_258 : tensor<f32>
    %cst_259 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %829 = stablehlo.divide %cst_259, %828 : tensor<f32>
    %cst_260 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %830 = stablehlo.minimum %cst_260, %829 : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %832 = stablehlo.multiply %330, %831 : tensor<16xf32>
    %cst_261 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %833 = stablehlo.add %717, %cst_261 : tensor<f32>
    %cst_262 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %834 = stablehlo.divide %cst_262, %833 : tensor<f32>
    %cst_263 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %835 = stablehlo.minimum %cst_263, %834 : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %835, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %837 = stablehlo.multiply %336, %836 : tensor<16xf32>
    %cst_264 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %838 = stablehlo.add %717, %cst_264 : tensor<f32>
    %cst_265 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %839 = stablehlo.divide %cst_265, %838 : tensor<f32>
    %cst_266 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %840 = stablehlo.minimum %cst_266, %839 : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %840, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %842 = stablehlo.multiply %635, %841 : tensor<16x16xf32>
    %cst_267 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %843 = stablehlo.add %717, %cst_267 : tensor<f32>
    %cst_268 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %844 = stablehlo.divide %cst_268, %843 : tensor<f32>
    %cst_269 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %845 = stablehlo.minimum %cst_269, %844 : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %845, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %847 = stablehlo.multiply %638, %846 : tensor<50257x16xf32>
    %c_270 = stablehlo.constant dense<1> : tensor<i32>
    %848 = stablehlo.add %arg52, %c_270 : tensor<i32>
    %849 = stablehlo.convert %848 : (tensor<i32>) -> tensor<f32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %851 = stablehlo.multiply %850, %arg0 : tensor<16xf32>
    %cst_272 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %853 = stablehlo.multiply %852, %722 : tensor<16xf32>
    %854 = stablehlo.add %851, %853 : tensor<16xf32>
    %cst_273 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %856 = stablehlo.multiply %855, %arg1 : tensor<64x16xf32>
    %cst_274 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %858 = stablehlo.multiply %857, %727 : tensor<64x16xf32>
    %859 = stablehlo.add %856, %858 : tensor<64x16xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %861 = stablehlo.multiply %860, %arg2 : tensor<16xf32>
    %cst_276 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %863 = stablehlo.multiply %862, %732 : tensor<16xf32>
    %864 = stablehlo.add %861, %863 : tensor<16xf32>
    %cst_277 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %866 = stablehlo.multiply %865, %arg3 : tensor<16xf32>
    %cst_278 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %868 = stablehlo.multiply %867, %737 : tensor<16xf32>
    %869 = stablehlo.add %866, %868 : tensor<16xf32>
    %cst_279 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %871 = stablehlo.multiply %870, %arg4 : tensor<16xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %873 = stablehlo.multiply %872, %742 : tensor<16xf32>
    %874 = stablehlo.add %871, %873 : tensor<16xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %876 = stablehlo.multiply %875, %arg5 : tensor<16xf32>
    %cst_282 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %878 = stablehlo.multiply %877, %747 : tensor<16xf32>
    %879 = stablehlo.add %876, %878 : tensor<16xf32>
    %cst_283 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %881 = stablehlo.multiply %880, %arg6 : tensor<16xf32>
    %cst_284 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %883 = stablehlo.multiply %882, %752 : tensor<16xf32>
    %884 = stablehlo.add %881, %883 : tensor<16xf32>
    %cst_285 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %886 = stablehlo.multiply %885, %arg7 : tensor<16x16xf32>
    %cst_286 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %888 = stablehlo.multiply %887, %757 : tensor<16x16xf32>
    %889 = stablehlo.add %886, %888 : tensor<16x16xf32>
    %cst_287 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %891 = stablehlo.multiply %890, %arg8 : tensor<16x48xf32>
    %cst_288 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %893 = stablehlo.multiply %892, %762 : tensor<16x48xf32>
    %894 = stablehlo.add %891, %893 : tensor<16x48xf32>
    %cst_289 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %896 = stablehlo.multiply %895, %arg9 : tensor<64xf32>
    %cst_290 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %898 = stablehlo.multiply %897, %767 : tensor<64xf32>
    %899 = stablehlo.add %896, %898 : tensor<64xf32>
    %cst_291 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %901 = stablehlo.multiply %900, %arg10 : tensor<16x64xf32>
    %cst_292 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %903 = stablehlo.multiply %902, %772 : tensor<16x64xf32>
    %904 = stablehlo.add %901, %903 : tensor<16x64xf32>
    %cst_293 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %906 = stablehlo.multiply %905, %arg11 : tensor<16xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %908 = stablehlo.multiply %907, %777 : tensor<16xf32>
    %909 = stablehlo.add %906, %908 : tensor<16xf32>
    %cst_295 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %911 = stablehlo.multiply %910, %arg12 : tensor<64x16xf32>
    %cst_296 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %913 = stablehlo.multiply %912, %782 : tensor<64x16xf32>
    %914 = stablehlo.add %911, %913 : tensor<64x16xf32>
    %cst_297 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %916 = stablehlo.multiply %915, %arg13 : tensor<16xf32>
    %cst_298 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %918 = stablehlo.multiply %917, %787 : tensor<16xf32>
    %919 = stablehlo.add %916, %918 : tensor<16xf32>
    %cst_299 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %921 = stablehlo.multiply %920, %arg14 : tensor<16xf32>
    %cst_300 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %923 = stablehlo.multiply %922, %792 : tensor<16xf32>
    %924 = stablehlo.add %921, %923 : tensor<16xf32>
    %cst_301 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %926 = stablehlo.multiply %925, %arg15 : tensor<16xf32>
    %cst_302 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %928 = stablehlo.multiply %927, %797 : tensor<16xf32>
    %929 = stablehlo.add %926, %928 : tensor<16xf32>
    %cst_303 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %931 = stablehlo.multiply %930, %arg16 : tensor<16xf32>
    %cst_304 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %933 = stablehlo.multiply %932, %802 : tensor<16xf32>
    %934 = stablehlo.add %931, %933 : tensor<16xf32>
    %cst_305 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %936 = stablehlo.multiply %935, %arg17 : tensor<16xf32>
    %cst_306 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %938 = stablehlo.multiply %937, %807 : tensor<16xf32>
    %939 = stablehlo.add %936, %938 : tensor<16xf32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %941 = stablehlo.multiply %940, %arg18 : tensor<16x16xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %943 = stablehlo.multiply %942, %812 : tensor<16x16xf32>
    %944 = stablehlo.add %941, %943 : tensor<16x16xf32>
    %cst_309 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %946 = stablehlo.multiply %945, %arg19 : tensor<16x48xf32>
    %cst_310 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %948 = stablehlo.multiply %947, %817 : tensor<16x48xf32>
    %949 = stablehlo.add %946, %948 : tensor<16x48xf32>
    %cst_311 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %951 = stablehlo.multiply %950, %arg20 : tensor<64xf32>
    %cst_312 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %953 = stablehlo.multiply %952, %822 : tensor<64xf32>
    %954 = stablehlo.add %951, %953 : tensor<64xf32>
    %cst_313 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %956 = stablehlo.multiply %955, %arg21 : tensor<16x64xf32>
    %cst_314 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %958 = stablehlo.multiply %957, %827 : tensor<16x64xf32>
    %959 = stablehlo.add %956, %958 : tensor<16x64xf32>
    %cst_315 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %961 = stablehlo.multiply %960, %arg22 : tensor<16xf32>
    %cst_316 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %963 = stablehlo.multiply %962, %832 : tensor<16xf32>
    %964 = stablehlo.add %961, %963 : tensor<16xf32>
    %cst_317 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %966 = stablehlo.multiply %965, %arg23 : tensor<16xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %968 = stablehlo.multiply %967, %837 : tensor<16xf32>
    %969 = stablehlo.add %966, %968 : tensor<16xf32>
    %cst_319 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %971 = stablehlo.multiply %970, %arg24 : tensor<16x16xf32>
    %cst_320 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %973 = stablehlo.multiply %972, %842 : tensor<16x16xf32>
    %974 = stablehlo.add %971, %973 : tensor<16x16xf32>
    %cst_321 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %976 = stablehlo.multiply %975, %arg25 : tensor<50257x16xf32>
    %cst_322 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %978 = stablehlo.multiply %977, %847 : tensor<50257x16xf32>
    %979 = stablehlo.add %976, %978 : tensor<50257x16xf32>
    %cst_323 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %981 = stablehlo.multiply %980, %arg53 : tensor<16xf32>
    %982 = chlo.square %722 : tensor<16xf32> -> tensor<16xf32>
    %cst_324 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %984 = stablehlo.multiply %983, %982 : tensor<16xf32>
    %985 = stablehlo.add %981, %984 : tensor<16xf32>
    %cst_325 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %987 = stablehlo.multiply %986, %arg54 : tensor<64x16xf32>
    %988 = chlo.square %727 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_326 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %990 = stablehlo.multiply %989, %988 : tensor<64x16xf32>
    %991 = stablehlo.add %987, %990 : tensor<64x16xf32>
    %cst_327 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %993 = stablehlo.multiply %992, %arg55 : tensor<16xf32>
    %994 = chlo.square %732 : tensor<16xf32> -> tensor<16xf32>
    %cst_328 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %996 = stablehlo.multiply %995, %994 : tensor<16xf32>
    %997 = stablehlo.add %993, %996 : tensor<16xf32>
    %cst_329 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %999 = stablehlo.multiply %998, %arg56 : tensor<16xf32>
    %1000 = chlo.square %737 : tensor<16xf32> -> tensor<16xf32>
    %cst_330 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1002 = stablehlo.multiply %1001, %1000 : tensor<16xf32>
    %1003 = stablehlo.add %999, %1002 : tensor<16xf32>
    %cst_331 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1005 = stablehlo.multiply %1004, %arg57 : tensor<16xf32>
    %1006 = chlo.square %742 : tensor<16xf32> -> tensor<16xf32>
    %cst_332 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1008 = stablehlo.multiply %1007, %1006 : tensor<16xf32>
    %1009 = stablehlo.add %1005, %1008 : tensor<16xf32>
    %cst_333 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1011 = stablehlo.multiply %1010, %arg58 : tensor<16xf32>
    %1012 = chlo.square %747 : tensor<16xf32> -> tensor<16xf32>
    %cst_334 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1013 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1014 = stablehlo.multiply %1013, %1012 : tensor<16xf32>
    %1015 = stablehlo.add %1011, %1014 : tensor<16xf32>
    %cst_335 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1017 = stablehlo.multiply %1016, %arg59 : tensor<16xf32>
    %1018 = chlo.square %752 : tensor<16xf32> -> tensor<16xf32>
    %cst_336 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1020 = stablehlo.multiply %1019, %1018 : tensor<16xf32>
    %1021 = stablehlo.add %1017, %1020 : tensor<16xf32>
    %cst_337 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1023 = stablehlo.multiply %1022, %arg60 : tensor<16x16xf32>
    %1024 = chlo.square %757 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_338 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1026 = stablehlo.multiply %1025, %1024 : tensor<16x16xf32>
    %1027 = stablehlo.add %1023, %1026 : tensor<16x16xf32>
    %cst_339 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1029 = stablehlo.multiply %1028, %arg61 : tensor<16x48xf32>
    %1030 = chlo.square %762 : tensor<16x48xf32> -> tensor<16x48xf32>
    %cst_340 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1031 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1032 = stablehlo.multiply %1031, %1030 : tensor<16x48xf32>
    %1033 = stablehlo.add %1029, %1032 : tensor<16x48xf32>
    %cst_341 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1035 = stablehlo.multiply %1034, %arg62 : tensor<64xf32>
    %1036 = chlo.square %767 : tensor<64xf32> -> tensor<64xf32>
    %cst_342 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1038 = stablehlo.multiply %1037, %1036 : tensor<64xf32>
    %1039 = stablehlo.add %1035, %1038 : tensor<64xf32>
    %cst_343 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1041 = stablehlo.multiply %1040, %arg63 : tensor<16x64xf32>
    %1042 = chlo.square %772 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_344 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1044 = stablehlo.multiply %1043, %1042 : tensor<16x64xf32>
    %1045 = stablehlo.add %1041, %1044 : tensor<16x64xf32>
    %cst_345 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1047 = stablehlo.multiply %1046, %arg64 : tensor<16xf32>
    %1048 = chlo.square %777 : tensor<16xf32> -> tensor<16xf32>
    %cst_346 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1050 = stablehlo.multiply %1049, %1048 : tensor<16xf32>
    %1051 = stablehlo.add %1047, %1050 : tensor<16xf32>
    %cst_347 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1053 = stablehlo.multiply %1052, %arg65 : tensor<64x16xf32>
    %1054 = chlo.square %782 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_348 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1056 = stablehlo.multiply %1055, %1054 : tensor<64x16xf32>
    %1057 = stablehlo.add %1053, %1056 : tensor<64x16xf32>
    %cst_349 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1059 = stablehlo.multiply %1058, %arg66 : tensor<16xf32>
    %1060 = chlo.square %787 : tensor<16xf32> -> tensor<16xf32>
    %cst_350 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1062 = stablehlo.multiply %1061, %1060 : tensor<16xf32>
    %1063 = stablehlo.add %1059, %1062 : tensor<16xf32>
    %cst_351 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1065 = stablehlo.multiply %1064, %arg67 : tensor<16xf32>
    %1066 = chlo.square %792 : tensor<16xf32> -> tensor<16xf32>
    %cst_352 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1068 = stablehlo.multiply %1067, %1066 : tensor<16xf32>
    %1069 = stablehlo.add %1065, %1068 : tensor<16xf32>
    %cst_353 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1071 = stablehlo.multiply %1070, %arg68 : tensor<16xf32>
    %1072 = chlo.square %797 : tensor<16xf32> -> tensor<16xf32>
    %cst_354 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1074 = stablehlo.multiply %1073, %1072 : tensor<16xf32>
    %1075 = stablehlo.add %1071, %1074 : tensor<16xf32>
    %cst_355 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1077 = stablehlo.multiply %1076, %arg69 : tensor<16xf32>
    %1078 = chlo.square %802 : tensor<16xf32> -> tensor<16xf32>
    %cst_356 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1080 = stablehlo.multiply %1079, %1078 : tensor<16xf32>
    %1081 = stablehlo.add %1077, %1080 : tensor<16xf32>
    %cst_357 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1083 = stablehlo.multiply %1082, %arg70 : tensor<16xf32>
    %1084 = chlo.square %807 : tensor<16xf32> -> tensor<16xf32>
    %cst_358 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1086 = stablehlo.multiply %1085, %1084 : tensor<16xf32>
    %1087 = stablehlo.add %1083, %1086 : tensor<16xf32>
    %cst_359 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1089 = stablehlo.multiply %1088, %arg71 : tensor<16x16xf32>
    %1090 = chlo.square %812 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_360 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1092 = stablehlo.multiply %1091, %1090 : tensor<16x16xf32>
    %1093 = stablehlo.add %1089, %1092 : tensor<16x16xf32>
    %cst_361 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1095 = stablehlo.multiply %1094, %arg72 : tensor<16x48xf32>
    %1096 = chlo.square %817 : tensor<16x48xf32> -> tensor<16x48xf32>
    %cst_362 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1098 = stablehlo.multiply %1097, %1096 : tensor<16x48xf32>
    %1099 = stablehlo.add %1095, %1098 : tensor<16x48xf32>
    %cst_363 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1101 = stablehlo.multiply %1100, %arg73 : tensor<64xf32>
    %1102 = chlo.square %822 : tensor<64xf32> -> tensor<64xf32>
    %cst_364 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1104 = stablehlo.multiply %1103, %1102 : tensor<64xf32>
    %1105 = stablehlo.add %1101, %1104 : tensor<64xf32>
    %cst_365 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1107 = stablehlo.multiply %1106, %arg74 : tensor<16x64xf32>
    %1108 = chlo.square %827 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_366 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_366, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1110 = stablehlo.multiply %1109, %1108 : tensor<16x64xf32>
    %1111 = stablehlo.add %1107, %1110 : tensor<16x64xf32>
    %cst_367 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1113 = stablehlo.multiply %1112, %arg75 : tensor<16xf32>
    %1114 = chlo.square %832 : tensor<16xf32> -> tensor<16xf32>
    %cst_368 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1116 = stablehlo.multiply %1115, %1114 : tensor<16xf32>
    %1117 = stablehlo.add %1113, %1116 : tensor<16xf32>
    %cst_369 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1119 = stablehlo.multiply %1118, %arg76 : tensor<16xf32>
    %1120 = chlo.square %837 : tensor<16xf32> -> tensor<16xf32>
    %cst_370 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1122 = stablehlo.multiply %1121, %1120 : tensor<16xf32>
    %1123 = stablehlo.add %1119, %1122 : tensor<16xf32>
    %cst_371 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1125 = stablehlo.multiply %1124, %arg77 : tensor<16x16xf32>
    %1126 = chlo.square %842 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_372 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1128 = stablehlo.multiply %1127, %1126 : tensor<16x16xf32>
    %1129 = stablehlo.add %1125, %1128 : tensor<16x16xf32>
    %cst_373 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %1131 = stablehlo.multiply %1130, %arg78 : tensor<50257x16xf32>
    %1132 = chlo.square %847 : tensor<50257x16xf32> -> tensor<50257x16xf32>
    %cst_374 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %1134 = stablehlo.multiply %1133, %1132 : tensor<50257x16xf32>
    %1135 = stablehlo.add %1131, %1134 : tensor<50257x16xf32>
    %cst_375 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1136 = stablehlo.power %cst_375, %849 : tensor<f32>
    %cst_376 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1137 = stablehlo.subtract %cst_376, %1136 : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1139 = stablehlo.divide %854, %1138 : tensor<16xf32>
    %cst_377 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1140 = stablehlo.power %cst_377, %849 : tensor<f32>
    %cst_378 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1141 = stablehlo.subtract %cst_378, %1140 : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %1141, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1143 = stablehlo.divide %985, %1142 : tensor<16xf32>
    %1144 = stablehlo.sqrt %1143 : tensor<16xf32>
    %cst_379 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1146 = stablehlo.add %1144, %1145 : tensor<16xf32>
    %1147 = stablehlo.divide %1139, %1146 : tensor<16xf32>
    %cst_380 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1149 = stablehlo.multiply %1148, %arg26 : tensor<16xf32>
    %1150 = stablehlo.add %1147, %1149 : tensor<16xf32>
    %cst_381 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1152 = stablehlo.multiply %1151, %1150 : tensor<16xf32>
    %1153 = stablehlo.subtract %arg26, %1152 : tensor<16xf32>
    %cst_382 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1154 = stablehlo.power %cst_382, %849 : tensor<f32>
    %cst_383 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1155 = stablehlo.subtract %cst_383, %1154 : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %1155, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1157 = stablehlo.divide %859, %1156 : tensor<64x16xf32>
    %cst_384 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1158 = stablehlo.power %cst_384, %849 : tensor<f32>
    %cst_385 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1159 = stablehlo.subtract %cst_385, %1158 : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %1159, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1161 = stablehlo.divide %991, %1160 : tensor<64x16xf32>
    %1162 = stablehlo.sqrt %1161 : tensor<64x16xf32>
    %cst_386 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1164 = stablehlo.add %1162, %1163 : tensor<64x16xf32>
    %1165 = stablehlo.divide %1157, %1164 : tensor<64x16xf32>
    %cst_387 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1166 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1167 = stablehlo.multiply %1166, %arg27 : tensor<64x16xf32>
    %1168 = stablehlo.add %1165, %1167 : tensor<64x16xf32>
    %cst_388 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1170 = stablehlo.multiply %1169, %1168 : tensor<64x16xf32>
    %1171 = stablehlo.subtract %arg27, %1170 : tensor<64x16xf32>
    %cst_389 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1172 = stablehlo.power %cst_389, %849 : tensor<f32>
    %cst_390 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1173 = stablehlo.subtract %cst_390, %1172 : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %1173, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1175 = stablehlo.divide %864, %1174 : tensor<16xf32>
    %cst_391 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1176 = stablehlo.power %cst_391, %849 : tensor<f32>
    %cst_392 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1177 = stablehlo.subtract %cst_392, %1176 : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %1177, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1179 = stablehlo.divide %997, %1178 : tensor<16xf32>
    %1180 = stablehlo.sqrt %1179 : tensor<16xf32>
    %cst_393 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1182 = stablehlo.add %1180, %1181 : tensor<16xf32>
    %1183 = stablehlo.divide %1175, %1182 : tensor<16xf32>
    %cst_394 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1184 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1185 = stablehlo.multiply %1184, %arg28 : tensor<16xf32>
    %1186 = stablehlo.add %1183, %1185 : tensor<16xf32>
    %cst_395 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1188 = stablehlo.multiply %1187, %1186 : tensor<16xf32>
    %1189 = stablehlo.subtract %arg28, %1188 : tensor<16xf32>
    %cst_396 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1190 = stablehlo.power %cst_396, %849 : tensor<f32>
    %cst_397 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1191 = stablehlo.subtract %cst_397, %1190 : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %1191, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1193 = stablehlo.divide %869, %1192 : tensor<16xf32>
    %cst_398 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1194 = stablehlo.power %cst_398, %849 : tensor<f32>
    %cst_399 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1195 = stablehlo.subtract %cst_399, %1194 : tensor<f32>
    %1196 = stablehlo.broadcast_in_dim %1195, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1197 = stablehlo.divide %1003, %1196 : tensor<16xf32>
    %1198 = stablehlo.sqrt %1197 : tensor<16xf32>
    %cst_400 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1199 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1200 = stablehlo.add %1198, %1199 : tensor<16xf32>
    %1201 = stablehlo.divide %1193, %1200 : tensor<16xf32>
    %cst_401 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1203 = stablehlo.multiply %1202, %arg29 : tensor<16xf32>
    %1204 = stablehlo.add %1201, %1203 : tensor<16xf32>
    %cst_402 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1206 = stablehlo.multiply %1205, %1204 : tensor<16xf32>
    %1207 = stablehlo.subtract %arg29, %1206 : tensor<16xf32>
    %cst_403 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1208 = stablehlo.power %cst_403, %849 : tensor<f32>
    %cst_404 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1209 = stablehlo.subtract %cst_404, %1208 : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %1209, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1211 = stablehlo.divide %874, %1210 : tensor<16xf32>
    %cst_405 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1212 = stablehlo.power %cst_405, %849 : tensor<f32>
    %cst_406 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1213 = stablehlo.subtract %cst_406, %1212 : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %1213, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1215 = stablehlo.divide %1009, %1214 : tensor<16xf32>
    %1216 = stablehlo.sqrt %1215 : tensor<16xf32>
    %cst_407 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1218 = stablehlo.add %1216, %1217 : tensor<16xf32>
    %1219 = stablehlo.divide %1211, %1218 : tensor<16xf32>
    %cst_408 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1221 = stablehlo.multiply %1220, %arg30 : tensor<16xf32>
    %1222 = stablehlo.add %1219, %1221 : tensor<16xf32>
    %cst_409 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1224 = stablehlo.multiply %1223, %1222 : tensor<16xf32>
    %1225 = stablehlo.subtract %arg30, %1224 : tensor<16xf32>
    %cst_410 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1226 = stablehlo.power %cst_410, %849 : tensor<f32>
    %cst_411 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1227 = stablehlo.subtract %cst_411, %1226 : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %1227, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1229 = stablehlo.divide %879, %1228 : tensor<16xf32>
    %cst_412 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1230 = stablehlo.power %cst_412, %849 : tensor<f32>
    %cst_413 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1231 = stablehlo.subtract %cst_413, %1230 : tensor<f32>
    %1232 = stablehlo.broadcast_in_dim %1231, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1233 = stablehlo.divide %1015, %1232 : tensor<16xf32>
    %1234 = stablehlo.sqrt %1233 : tensor<16xf32>
    %cst_414 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1235 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1236 = stablehlo.add %1234, %1235 : tensor<16xf32>
    %1237 = stablehlo.divide %1229, %1236 : tensor<16xf32>
    %cst_415 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1239 = stablehlo.multiply %1238, %arg31 : tensor<16xf32>
    %1240 = stablehlo.add %1237, %1239 : tensor<16xf32>
    %cst_416 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1242 = stablehlo.multiply %1241, %1240 : tensor<16xf32>
    %1243 = stablehlo.subtract %arg31, %1242 : tensor<16xf32>
    %cst_417 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1244 = stablehlo.power %cst_417, %849 : tensor<f32>
    %cst_418 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1245 = stablehlo.subtract %cst_418, %1244 : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1247 = stablehlo.divide %884, %1246 : tensor<16xf32>
    %cst_419 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1248 = stablehlo.power %cst_419, %849 : tensor<f32>
    %cst_420 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1249 = stablehlo.subtract %cst_420, %1248 : tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %1249, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1251 = stablehlo.divide %1021, %1250 : tensor<16xf32>
    %1252 = stablehlo.sqrt %1251 : tensor<16xf32>
    %cst_421 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1254 = stablehlo.add %1252, %1253 : tensor<16xf32>
    %1255 = stablehlo.divide %1247, %1254 : tensor<16xf32>
    %cst_422 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1256 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1257 = stablehlo.multiply %1256, %arg32 : tensor<16xf32>
    %1258 = stablehlo.add %1255, %1257 : tensor<16xf32>
    %cst_423 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1260 = stablehlo.multiply %1259, %1258 : tensor<16xf32>
    %1261 = stablehlo.subtract %arg32, %1260 : tensor<16xf32>
    %cst_424 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1262 = stablehlo.power %cst_424, %849 : tensor<f32>
    %cst_425 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1263 = stablehlo.subtract %cst_425, %1262 : tensor<f32>
    %1264 = stablehlo.broadcast_in_dim %1263, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1265 = stablehlo.divide %889, %1264 : tensor<16x16xf32>
    %cst_426 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1266 = stablehlo.power %cst_426, %849 : tensor<f32>
    %cst_427 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1267 = stablehlo.subtract %cst_427, %1266 : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %1267, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1269 = stablehlo.divide %1027, %1268 : tensor<16x16xf32>
    %1270 = stablehlo.sqrt %1269 : tensor<16x16xf32>
    %cst_428 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1272 = stablehlo.add %1270, %1271 : tensor<16x16xf32>
    %1273 = stablehlo.divide %1265, %1272 : tensor<16x16xf32>
    %cst_429 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1275 = stablehlo.multiply %1274, %arg33 : tensor<16x16xf32>
    %1276 = stablehlo.add %1273, %1275 : tensor<16x16xf32>
    %cst_430 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1278 = stablehlo.multiply %1277, %1276 : tensor<16x16xf32>
    %1279 = stablehlo.subtract %arg33, %1278 : tensor<16x16xf32>
    %cst_431 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1280 = stablehlo.power %cst_431, %849 : tensor<f32>
    %cst_432 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1281 = stablehlo.subtract %cst_432, %1280 : tensor<f32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1283 = stablehlo.divide %894, %1282 : tensor<16x48xf32>
    %cst_433 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1284 = stablehlo.power %cst_433, %849 : tensor<f32>
    %cst_434 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1285 = stablehlo.subtract %cst_434, %1284 : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %1285, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1287 = stablehlo.divide %1033, %1286 : tensor<16x48xf32>
    %1288 = stablehlo.sqrt %1287 : tensor<16x48xf32>
    %cst_435 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1290 = stablehlo.add %1288, %1289 : tensor<16x48xf32>
    %1291 = stablehlo.divide %1283, %1290 : tensor<16x48xf32>
    %cst_436 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1293 = stablehlo.multiply %1292, %arg34 : tensor<16x48xf32>
    %1294 = stablehlo.add %1291, %1293 : tensor<16x48xf32>
    %cst_437 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1296 = stablehlo.multiply %1295, %1294 : tensor<16x48xf32>
    %1297 = stablehlo.subtract %arg34, %1296 : tensor<16x48xf32>
    %cst_438 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1298 = stablehlo.power %cst_438, %849 : tensor<f32>
    %cst_439 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1299 = stablehlo.subtract %cst_439, %1298 : tensor<f32>
    %1300 = stablehlo.broadcast_in_dim %1299, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1301 = stablehlo.divide %899, %1300 : tensor<64xf32>
    %cst_440 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1302 = stablehlo.power %cst_440, %849 : tensor<f32>
    %cst_441 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1303 = stablehlo.subtract %cst_441, %1302 : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %1303, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1305 = stablehlo.divide %1039, %1304 : tensor<64xf32>
    %1306 = stablehlo.sqrt %1305 : tensor<64xf32>
    %cst_442 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1308 = stablehlo.add %1306, %1307 : tensor<64xf32>
    %1309 = stablehlo.divide %1301, %1308 : tensor<64xf32>
    %cst_443 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1311 = stablehlo.multiply %1310, %arg35 : tensor<64xf32>
    %1312 = stablehlo.add %1309, %1311 : tensor<64xf32>
    %cst_444 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1314 = stablehlo.multiply %1313, %1312 : tensor<64xf32>
    %1315 = stablehlo.subtract %arg35, %1314 : tensor<64xf32>
    %cst_445 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1316 = stablehlo.power %cst_445, %849 : tensor<f32>
    %cst_446 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1317 = stablehlo.subtract %cst_446, %1316 : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %1317, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1319 = stablehlo.divide %904, %1318 : tensor<16x64xf32>
    %cst_447 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1320 = stablehlo.power %cst_447, %849 : tensor<f32>
    %cst_448 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1321 = stablehlo.subtract %cst_448, %1320 : tensor<f32>
    %1322 = stablehlo.broadcast_in_dim %1321, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1323 = stablehlo.divide %1045, %1322 : tensor<16x64xf32>
    %1324 = stablehlo.sqrt %1323 : tensor<16x64xf32>
    %cst_449 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1326 = stablehlo.add %1324, %1325 : tensor<16x64xf32>
    %1327 = stablehlo.divide %1319, %1326 : tensor<16x64xf32>
    %cst_450 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1328 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1329 = stablehlo.multiply %1328, %arg36 : tensor<16x64xf32>
    %1330 = stablehlo.add %1327, %1329 : tensor<16x64xf32>
    %cst_451 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1332 = stablehlo.multiply %1331, %1330 : tensor<16x64xf32>
    %1333 = stablehlo.subtract %arg36, %1332 : tensor<16x64xf32>
    %cst_452 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1334 = stablehlo.power %cst_452, %849 : tensor<f32>
    %cst_453 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1335 = stablehlo.subtract %cst_453, %1334 : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %1335, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1337 = stablehlo.divide %909, %1336 : tensor<16xf32>
    %cst_454 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1338 = stablehlo.power %cst_454, %849 : tensor<f32>
    %cst_455 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1339 = stablehlo.subtract %cst_455, %1338 : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %1339, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1341 = stablehlo.divide %1051, %1340 : tensor<16xf32>
    %1342 = stablehlo.sqrt %1341 : tensor<16xf32>
    %cst_456 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1344 = stablehlo.add %1342, %1343 : tensor<16xf32>
    %1345 = stablehlo.divide %1337, %1344 : tensor<16xf32>
    %cst_457 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1347 = stablehlo.multiply %1346, %arg37 : tensor<16xf32>
    %1348 = stablehlo.add %1345, %1347 : tensor<16xf32>
    %cst_458 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1350 = stablehlo.multiply %1349, %1348 : tensor<16xf32>
    %1351 = stablehlo.subtract %arg37, %1350 : tensor<16xf32>
    %cst_459 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1352 = stablehlo.power %cst_459, %849 : tensor<f32>
    %cst_460 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1353 = stablehlo.subtract %cst_460, %1352 : tensor<f32>
    %1354 = stablehlo.broadcast_in_dim %1353, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1355 = stablehlo.divide %914, %1354 : tensor<64x16xf32>
    %cst_461 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1356 = stablehlo.power %cst_461, %849 : tensor<f32>
    %cst_462 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1357 = stablehlo.subtract %cst_462, %1356 : tensor<f32>
    %1358 = stablehlo.broadcast_in_dim %1357, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1359 = stablehlo.divide %1057, %1358 : tensor<64x16xf32>
    %1360 = stablehlo.sqrt %1359 : tensor<64x16xf32>
    %cst_463 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1362 = stablehlo.add %1360, %1361 : tensor<64x16xf32>
    %1363 = stablehlo.divide %1355, %1362 : tensor<64x16xf32>
    %cst_464 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1365 = stablehlo.multiply %1364, %arg38 : tensor<64x16xf32>
    %1366 = stablehlo.add %1363, %1365 : tensor<64x16xf32>
    %cst_465 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1368 = stablehlo.multiply %1367, %1366 : tensor<64x16xf32>
    %1369 = stablehlo.subtract %arg38, %1368 : tensor<64x16xf32>
    %cst_466 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1370 = stablehlo.power %cst_466, %849 : tensor<f32>
    %cst_467 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1371 = stablehlo.subtract %cst_467, %1370 : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %1371, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1373 = stablehlo.divide %919, %1372 : tensor<16xf32>
    %cst_468 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1374 = stablehlo.power %cst_468, %849 : tensor<f32>
    %cst_469 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1375 = stablehlo.subtract %cst_469, %1374 : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %1375, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1377 = stablehlo.divide %1063, %1376 : tensor<16xf32>
    %1378 = stablehlo.sqrt %1377 : tensor<16xf32>
    %cst_470 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1380 = stablehlo.add %1378, %1379 : tensor<16xf32>
    %1381 = stablehlo.divide %1373, %1380 : tensor<16xf32>
    %cst_471 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1383 = stablehlo.multiply %1382, %arg39 : tensor<16xf32>
    %1384 = stablehlo.add %1381, %1383 : tensor<16xf32>
    %cst_472 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1386 = stablehlo.multiply %1385, %1384 : tensor<16xf32>
    %1387 = stablehlo.subtract %arg39, %1386 : tensor<16xf32>
    %cst_473 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1388 = stablehlo.power %cst_473, %849 : tensor<f32>
    %cst_474 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1389 = stablehlo.subtract %cst_474, %1388 : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %1389, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1391 = stablehlo.divide %924, %1390 : tensor<16xf32>
    %cst_475 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1392 = stablehlo.power %cst_475, %849 : tensor<f32>
    %cst_476 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1393 = stablehlo.subtract %cst_476, %1392 : tensor<f32>
    %1394 = stablehlo.broadcast_in_dim %1393, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1395 = stablehlo.divide %1069, %1394 : tensor<16xf32>
    %1396 = stablehlo.sqrt %1395 : tensor<16xf32>
    %cst_477 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1398 = stablehlo.add %1396, %1397 : tensor<16xf32>
    %1399 = stablehlo.divide %1391, %1398 : tensor<16xf32>
    %cst_478 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1401 = stablehlo.multiply %1400, %arg40 : tensor<16xf32>
    %1402 = stablehlo.add %1399, %1401 : tensor<16xf32>
    %cst_479 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1403 = stablehlo.broadcast_in_dim %cst_479, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1404 = stablehlo.multiply %1403, %1402 : tensor<16xf32>
    %1405 = stablehlo.subtract %arg40, %1404 : tensor<16xf32>
    %cst_480 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1406 = stablehlo.power %cst_480, %849 : tensor<f32>
    %cst_481 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1407 = stablehlo.subtract %cst_481, %1406 : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1409 = stablehlo.divide %929, %1408 : tensor<16xf32>
    %cst_482 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1410 = stablehlo.power %cst_482, %849 : tensor<f32>
    %cst_483 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1411 = stablehlo.subtract %cst_483, %1410 : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %1411, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1413 = stablehlo.divide %1075, %1412 : tensor<16xf32>
    %1414 = stablehlo.sqrt %1413 : tensor<16xf32>
    %cst_484 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1415 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1416 = stablehlo.add %1414, %1415 : tensor<16xf32>
    %1417 = stablehlo.divide %1409, %1416 : tensor<16xf32>
    %cst_485 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1419 = stablehlo.multiply %1418, %arg41 : tensor<16xf32>
    %1420 = stablehlo.add %1417, %1419 : tensor<16xf32>
    %cst_486 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %cst_486, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1422 = stablehlo.multiply %1421, %1420 : tensor<16xf32>
    %1423 = stablehlo.subtract %arg41, %1422 : tensor<16xf32>
    %cst_487 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1424 = stablehlo.power %cst_487, %849 : tensor<f32>
    %cst_488 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1425 = stablehlo.subtract %cst_488, %1424 : tensor<f32>
    %1426 = stablehlo.broadcast_in_dim %1425, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1427 = stablehlo.divide %934, %1426 : tensor<16xf32>
    %cst_489 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1428 = stablehlo.power %cst_489, %849 : tensor<f32>
    %cst_490 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1429 = stablehlo.subtract %cst_490, %1428 : tensor<f32>
    %1430 = stablehlo.broadcast_in_dim %1429, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1431 = stablehlo.divide %1081, %1430 : tensor<16xf32>
    %1432 = stablehlo.sqrt %1431 : tensor<16xf32>
    %cst_491 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1433 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1434 = stablehlo.add %1432, %1433 : tensor<16xf32>
    %1435 = stablehlo.divide %1427, %1434 : tensor<16xf32>
    %cst_492 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1437 = stablehlo.multiply %1436, %arg42 : tensor<16xf32>
    %1438 = stablehlo.add %1435, %1437 : tensor<16xf32>
    %cst_493 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1439 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1440 = stablehlo.multiply %1439, %1438 : tensor<16xf32>
    %1441 = stablehlo.subtract %arg42, %1440 : tensor<16xf32>
    %cst_494 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1442 = stablehlo.power %cst_494, %849 : tensor<f32>
    %cst_495 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1443 = stablehlo.subtract %cst_495, %1442 : tensor<f32>
    %1444 = stablehlo.broadcast_in_dim %1443, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1445 = stablehlo.divide %939, %1444 : tensor<16xf32>
    %cst_496 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1446 = stablehlo.power %cst_496, %849 : tensor<f32>
    %cst_497 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1447 = stablehlo.subtract %cst_497, %1446 : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %1447, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1449 = stablehlo.divide %1087, %1448 : tensor<16xf32>
    %1450 = stablehlo.sqrt %1449 : tensor<16xf32>
    %cst_498 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1451 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1452 = stablehlo.add %1450, %1451 : tensor<16xf32>
    %1453 = stablehlo.divide %1445, %1452 : tensor<16xf32>
    %cst_499 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1454 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1455 = stablehlo.multiply %1454, %arg43 : tensor<16xf32>
    %1456 = stablehlo.add %1453, %1455 : tensor<16xf32>
    %cst_500 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1458 = stablehlo.multiply %1457, %1456 : tensor<16xf32>
    %1459 = stablehlo.subtract %arg43, %1458 : tensor<16xf32>
    %cst_501 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1460 = stablehlo.power %cst_501, %849 : tensor<f32>
    %cst_502 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1461 = stablehlo.subtract %cst_502, %1460 : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %1461, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1463 = stablehlo.divide %944, %1462 : tensor<16x16xf32>
    %cst_503 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1464 = stablehlo.power %cst_503, %849 : tensor<f32>
    %cst_504 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1465 = stablehlo.subtract %cst_504, %1464 : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %1465, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1467 = stablehlo.divide %1093, %1466 : tensor<16x16xf32>
    %1468 = stablehlo.sqrt %1467 : tensor<16x16xf32>
    %cst_505 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1470 = stablehlo.add %1468, %1469 : tensor<16x16xf32>
    %1471 = stablehlo.divide %1463, %1470 : tensor<16x16xf32>
    %cst_506 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1472 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1473 = stablehlo.multiply %1472, %arg44 : tensor<16x16xf32>
    %1474 = stablehlo.add %1471, %1473 : tensor<16x16xf32>
    %cst_507 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1476 = stablehlo.multiply %1475, %1474 : tensor<16x16xf32>
    %1477 = stablehlo.subtract %arg44, %1476 : tensor<16x16xf32>
    %cst_508 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1478 = stablehlo.power %cst_508, %849 : tensor<f32>
    %cst_509 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1479 = stablehlo.subtract %cst_509, %1478 : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %1479, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1481 = stablehlo.divide %949, %1480 : tensor<16x48xf32>
    %cst_510 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1482 = stablehlo.power %cst_510, %849 : tensor<f32>
    %cst_511 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1483 = stablehlo.subtract %cst_511, %1482 : tensor<f32>
    %1484 = stablehlo.broadcast_in_dim %1483, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1485 = stablehlo.divide %1099, %1484 : tensor<16x48xf32>
    %1486 = stablehlo.sqrt %1485 : tensor<16x48xf32>
    %cst_512 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1488 = stablehlo.add %1486, %1487 : tensor<16x48xf32>
    %1489 = stablehlo.divide %1481, %1488 : tensor<16x48xf32>
    %cst_513 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1491 = stablehlo.multiply %1490, %arg45 : tensor<16x48xf32>
    %1492 = stablehlo.add %1489, %1491 : tensor<16x48xf32>
    %cst_514 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1493 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1494 = stablehlo.multiply %1493, %1492 : tensor<16x48xf32>
    %1495 = stablehlo.subtract %arg45, %1494 : tensor<16x48xf32>
    %cst_515 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1496 = stablehlo.power %cst_515, %849 : tensor<f32>
    %cst_516 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1497 = stablehlo.subtract %cst_516, %1496 : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %1497, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1499 = stablehlo.divide %954, %1498 : tensor<64xf32>
    %cst_517 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1500 = stablehlo.power %cst_517, %849 : tensor<f32>
    %cst_518 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1501 = stablehlo.subtract %cst_518, %1500 : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %1501, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1503 = stablehlo.divide %1105, %1502 : tensor<64xf32>
    %1504 = stablehlo.sqrt %1503 : tensor<64xf32>
    %cst_519 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1505 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1506 = stablehlo.add %1504, %1505 : tensor<64xf32>
    %1507 = stablehlo.divide %1499, %1506 : tensor<64xf32>
    %cst_520 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %cst_520, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1509 = stablehlo.multiply %1508, %arg46 : tensor<64xf32>
    %1510 = stablehlo.add %1507, %1509 : tensor<64xf32>
    %cst_521 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1512 = stablehlo.multiply %1511, %1510 : tensor<64xf32>
    %1513 = stablehlo.subtract %arg46, %1512 : tensor<64xf32>
    %cst_522 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1514 = stablehlo.power %cst_522, %849 : tensor<f32>
    %cst_523 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1515 = stablehlo.subtract %cst_523, %1514 : tensor<f32>
    %1516 = stablehlo.broadcast_in_dim %1515, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1517 = stablehlo.divide %959, %1516 : tensor<16x64xf32>
    %cst_524 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1518 = stablehlo.power %cst_524, %849 : tensor<f32>
    %cst_525 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1519 = stablehlo.subtract %cst_525, %1518 : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %1519, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1521 = stablehlo.divide %1111, %1520 : tensor<16x64xf32>
    %1522 = stablehlo.sqrt %1521 : tensor<16x64xf32>
    %cst_526 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1524 = stablehlo.add %1522, %1523 : tensor<16x64xf32>
    %1525 = stablehlo.divide %1517, %1524 : tensor<16x64xf32>
    %cst_527 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %cst_527, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1527 = stablehlo.multiply %1526, %arg47 : tensor<16x64xf32>
    %1528 = stablehlo.add %1525, %1527 : tensor<16x64xf32>
    %cst_528 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1529 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1530 = stablehlo.multiply %1529, %1528 : tensor<16x64xf32>
    %1531 = stablehlo.subtract %arg47, %1530 : tensor<16x64xf32>
    %cst_529 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1532 = stablehlo.power %cst_529, %849 : tensor<f32>
    %cst_530 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1533 = stablehlo.subtract %cst_530, %1532 : tensor<f32>
    %1534 = stablehlo.broadcast_in_dim %1533, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1535 = stablehlo.divide %964, %1534 : tensor<16xf32>
    %cst_531 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1536 = stablehlo.power %cst_531, %849 : tensor<f32>
    %cst_532 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1537 = stablehlo.subtract %cst_532, %1536 : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %1537, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1539 = stablehlo.divide %1117, %1538 : tensor<16xf32>
    %1540 = stablehlo.sqrt %1539 : tensor<16xf32>
    %cst_533 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1542 = stablehlo.add %1540, %1541 : tensor<16xf32>
    %1543 = stablehlo.divide %1535, %1542 : tensor<16xf32>
    %cst_534 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1545 = stablehlo.multiply %1544, %arg48 : tensor<16xf32>
    %1546 = stablehlo.add %1543, %1545 : tensor<16xf32>
    %cst_535 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1547 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1548 = stablehlo.multiply %1547, %1546 : tensor<16xf32>
    %1549 = stablehlo.subtract %arg48, %1548 : tensor<16xf32>
    %cst_536 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1550 = stablehlo.power %cst_536, %849 : tensor<f32>
    %cst_537 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1551 = stablehlo.subtract %cst_537, %1550 : tensor<f32>
    %1552 = stablehlo.broadcast_in_dim %1551, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1553 = stablehlo.divide %969, %1552 : tensor<16xf32>
    %cst_538 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1554 = stablehlo.power %cst_538, %849 : tensor<f32>
    %cst_539 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1555 = stablehlo.subtract %cst_539, %1554 : tensor<f32>
    %1556 = stablehlo.broadcast_in_dim %1555, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1557 = stablehlo.divide %1123, %1556 : tensor<16xf32>
    %1558 = stablehlo.sqrt %1557 : tensor<16xf32>
    %cst_540 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1560 = stablehlo.add %1558, %1559 : tensor<16xf32>
    %1561 = stablehlo.divide %1553, %1560 : tensor<16xf32>
    %cst_541 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1562 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1563 = stablehlo.multiply %1562, %arg49 : tensor<16xf32>
    %1564 = stablehlo.add %1561, %1563 : tensor<16xf32>
    %cst_542 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1566 = stablehlo.multiply %1565, %1564 : tensor<16xf32>
    %1567 = stablehlo.subtract %arg49, %1566 : tensor<16xf32>
    %cst_543 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1568 = stablehlo.power %cst_543, %849 : tensor<f32>
    %cst_544 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1569 = stablehlo.subtract %cst_544, %1568 : tensor<f32>
    %1570 = stablehlo.broadcast_in_dim %1569, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1571 = stablehlo.divide %974, %1570 : tensor<16x16xf32>
    %cst_545 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1572 = stablehlo.power %cst_545, %849 : tensor<f32>
    %cst_546 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1573 = stablehlo.subtract %cst_546, %1572 : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %1573, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1575 = stablehlo.divide %1129, %1574 : tensor<16x16xf32>
    %1576 = stablehlo.sqrt %1575 : tensor<16x16xf32>
    %cst_547 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1578 = stablehlo.add %1576, %1577 : tensor<16x16xf32>
    %1579 = stablehlo.divide %1571, %1578 : tensor<16x16xf32>
    %cst_548 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1581 = stablehlo.multiply %1580, %arg50 : tensor<16x16xf32>
    %1582 = stablehlo.add %1579, %1581 : tensor<16x16xf32>
    %cst_549 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1584 = stablehlo.multiply %1583, %1582 : tensor<16x16xf32>
    %1585 = stablehlo.subtract %arg50, %1584 : tensor<16x16xf32>
    %cst_550 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1586 = stablehlo.power %cst_550, %849 : tensor<f32>
    %cst_551 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1587 = stablehlo.subtract %cst_551, %1586 : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %1587, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %1589 = stablehlo.divide %979, %1588 : tensor<50257x16xf32>
    %cst_552 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1590 = stablehlo.power %cst_552, %849 : tensor<f32>
    %cst_553 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1591 = stablehlo.subtract %cst_553, %1590 : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %1591, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %1593 = stablehlo.divide %1135, %1592 : tensor<50257x16xf32>
    %1594 = stablehlo.sqrt %1593 : tensor<50257x16xf32>
    %cst_554 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %1596 = stablehlo.add %1594, %1595 : tensor<50257x16xf32>
    %1597 = stablehlo.divide %1589, %1596 : tensor<50257x16xf32>
    %cst_555 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1598 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %1599 = stablehlo.multiply %1598, %arg51 : tensor<50257x16xf32>
    %1600 = stablehlo.add %1597, %1599 : tensor<50257x16xf32>
    %cst_556 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %cst_556, dims = [] : (tensor<f32>) -> tensor<50257x16xf32>
    %1602 = stablehlo.multiply %1601, %1600 : tensor<50257x16xf32>
    %1603 = stablehlo.subtract %arg51, %1602 : tensor<50257x16xf32>
    return %854, %859, %864, %869, %874, %879, %884, %889, %894, %899, %904, %909, %914, %919, %924, %929, %934, %939, %944, %949, %954, %959, %964, %969, %974, %979, %1153, %1171, %1189, %1207, %1225, %1243, %1261, %1279, %1297, %1315, %1333, %1351, %1369, %1387, %1405, %1423, %1441, %1459, %1477, %1495, %1513, %1531, %1549, %1567, %1585, %1603, %848, %985, %991, %997, %1003, %1009, %1015, %1021, %1027, %1033, %1039, %1045, %1051, %1057, %1063, %1069, %1075, %1081, %1087, %1093, %1099, %1105, %1111, %1117, %1123, %1129, %1135, %318 : tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<50257x16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<50257x16xf32>, tensor<i32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<50257x16xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where(%arg0: tensor<16x16xi1>, %arg1: tensor<4x4x16x16xf32>, %arg2: tensor<f32>) -> (tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<4x4x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    return %3, %1, %4 : tensor<4x4x16x16xf32>, tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x16x50257xf32>) -> (tensor<4x16x50257xf32>, tensor<4x16x50257xf32>, tensor<4x16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<4x16x50257xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x50257xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x16x50257xf32>
    %6 = stablehlo.exponential %5 : tensor<4x16x50257xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x16x50257xf32>, tensor<f32>) -> tensor<4x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %9 = stablehlo.log %8 : tensor<4x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x50257xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x16x50257xf32>
    return %11, %6, %8 : tensor<4x16x50257xf32>, tensor<4x16x50257xf32>, tensor<4x16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x16x50257xf32>, %arg1: tensor<4x16x1xi32>) -> (tensor<4x16x1xf32>, tensor<4x16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x16x1xi32>, tensor<4x16x1xi32>) -> tensor<4x16x1xi1>
    %c_0 = stablehlo.constant dense<50257> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x16x1xi1>, tensor<4x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x16x1xi32>) -> tensor<4x16x1x1xi32>
    %c_1 = stablehlo.constant dense<50256> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x16x1x1xi32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<4x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x16x1x1xi32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<4x16x1x1xi1>, tensor<i1>) -> tensor<4x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x16x50257xf32>, tensor<4x16x1x1xi32>) -> tensor<4x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x16x1xi1>, tensor<4x16x1xf32>
    return %15, %5 : tensor<4x16x1xf32>, tensor<4x16x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<4x16x1x1xi32>, %arg1: tensor<4x16x1xf32>) -> tensor<4x16x50257xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16x50257xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x16x50257xf32>, tensor<4x16x1x1xi32>, tensor<4x16x1xf32>) -> tensor<4x16x50257xf32>
    return %1 : tensor<4x16x50257xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<4x16x50257xf32>, %arg1: tensor<4x16x1xf32>, %arg2: tensor<4x16x50257xf32>) -> tensor<4x16x50257xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x16x50257xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x16x50257xf32>, tensor<f32>) -> tensor<4x16xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x16x1xf32>, tensor<f32>) -> tensor<4x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x50257xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x16x50257xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x16x50257xf32>
    return %7 : tensor<4x16x50257xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x4x16x16xi1>, %arg1: tensor<4x4x16x16xf32>, %arg2: tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x16x16xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<4x4x16x16xi1>, tensor<4x4x16x16xf32>
    return %1 : tensor<4x4x16x16xf32>
  }
}
