module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x256x64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<4x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4x64xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4x64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4x64xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<4x64x64xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<4x64x192xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<4x256xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<4x64x256xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<32x64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<503x64xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<4x64xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<4x256x64xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<4x64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<4x64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<4x64xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<4x64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<4x64xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<4x64x64xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<4x64x192xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<4x256xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<4x64x256xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<32x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<503x64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<i32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<4x64xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<4x256x64xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<4x64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<4x64xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<4x64xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<4x64xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<4x64xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<4x64x64xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<4x64x192xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<4x256xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<4x64x256xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<64xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<64xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<32x64xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<503x64xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<8x32xi32>, %arg47: tensor<8x32xi32>) -> (tensor<4x64xf32> {jax.result_info = "result[0]['m']['layers']['down']['b']"}, tensor<4x256x64xf32> {jax.result_info = "result[0]['m']['layers']['down']['w']"}, tensor<4x64xf32> {jax.result_info = "result[0]['m']['layers']['ln1']['bias']"}, tensor<4x64xf32> {jax.result_info = "result[0]['m']['layers']['ln1']['scale']"}, tensor<4x64xf32> {jax.result_info = "result[0]['m']['layers']['ln2']['bias']"}, tensor<4x64xf32> {jax.result_info = "result[0]['m']['layers']['ln2']['scale']"}, tensor<4x64xf32> {jax.result_info = "result[0]['m']['layers']['proj']['b']"}, tensor<4x64x64xf32> {jax.result_info = "result[0]['m']['layers']['proj']['w']"}, tensor<4x64x192xf32> {jax.result_info = "result[0]['m']['layers']['qkv']"}, tensor<4x256xf32> {jax.result_info = "result[0]['m']['layers']['up']['b']"}, tensor<4x64x256xf32> {jax.result_info = "result[0]['m']['layers']['up']['w']"}, tensor<64xf32> {jax.result_info = "result[0]['m']['ln']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['m']['ln']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[0]['m']['wpe']"}, tensor<503x64xf32> {jax.result_info = "result[0]['m']['wte']"}, tensor<4x64xf32> {jax.result_info = "result[0]['params']['layers']['down']['b']"}, tensor<4x256x64xf32> {jax.result_info = "result[0]['params']['layers']['down']['w']"}, tensor<4x64xf32> {jax.result_info = "result[0]['params']['layers']['ln1']['bias']"}, tensor<4x64xf32> {jax.result_info = "result[0]['params']['layers']['ln1']['scale']"}, tensor<4x64xf32> {jax.result_info = "result[0]['params']['layers']['ln2']['bias']"}, tensor<4x64xf32> {jax.result_info = "result[0]['params']['layers']['ln2']['scale']"}, tensor<4x64xf32> {jax.result_info = "result[0]['params']['layers']['proj']['b']"}, tensor<4x64x64xf32> {jax.result_info = "result[0]['params']['layers']['proj']['w']"}, tensor<4x64x192xf32> {jax.result_info = "result[0]['params']['layers']['qkv']"}, tensor<4x256xf32> {jax.result_info = "result[0]['params']['layers']['up']['b']"}, tensor<4x64x256xf32> {jax.result_info = "result[0]['params']['layers']['up']['w']"}, tensor<64xf32> {jax.result_info = "result[0]['params']['ln']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['params']['ln']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[0]['params']['wpe']"}, tensor<503x64xf32> {jax.result_info = "result[0]['params']['wte']"}, tensor<i32> {jax.result_info = "result[0]['step']"}, tensor<4x64xf32> {jax.result_info = "result[0]['v']['layers']['down']['b']"}, tensor<4x256x64xf32> {jax.result_info = "result[0]['v']['layers']['down']['w']"}, tensor<4x64xf32> {jax.result_info = "result[0]['v']['layers']['ln1']['bias']"}, tensor<4x64xf32> {jax.result_info = "result[0]['v']['layers']['ln1']['scale']"}, tensor<4x64xf32> {jax.result_info = "result[0]['v']['layers']['ln2']['bias']"}, tensor<4x64xf32> {jax.result_info = "result[0]['v']['layers']['ln2']['scale']"}, tensor<4x64xf32> {jax.result_info = "result[0]['v']['layers']['proj']['b']"}, tensor<4x64x64xf32> {jax.result_info = "result[0]['v']['layers']['proj']['w']"}, tensor<4x64x192xf32> {jax.result_info = "result[0]['v']['layers']['qkv']"}, tensor<4x256xf32> {jax.result_info = "result[0]['v']['layers']['up']['b']"}, tensor<4x64x256xf32> {jax.result_info = "result[0]['v']['layers']['up']['w']"}, tensor<64xf32> {jax.result_info = "result[0]['v']['ln']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['v']['ln']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[0]['v']['wpe']"}, tensor<503x64xf32> {jax.result_info = "result[0]['v']['wte']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x32xi32>
    %1 = stablehlo.compare LT, %arg46, %0, SIGNED : (tensor<8x32xi32>, tensor<8x32xi32>) -> tensor<8x32xi1>
    %c_0 = stablehlo.constant dense<503> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x32xi32>
    %3 = stablehlo.add %arg46, %2 : tensor<8x32xi32>
    %4 = stablehlo.select %1, %3, %arg46 : tensor<8x32xi1>, tensor<8x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x32xi32>) -> tensor<8x32x1xi32>
    %6 = "stablehlo.gather"(%arg29, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<503x64xf32>, tensor<8x32x1xi32>) -> tensor<8x32x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg28, dims = [1, 2] : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x32x64xf32>) -> tensor<8x32x64xf32>
    %9 = stablehlo.add %6, %8 : tensor<8x32x64xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %11 = call @tril(%10) : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %12:3 = call @_where(%11, %cst) : (tensor<32x32xi1>, tensor<f32>) -> (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x32x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8x32x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8x32x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8x32x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x1x1x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x32x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x8x32x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x8x32x4x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x8x32x4x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x8x4x32x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8x4x32x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x8x4x32x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x8x4x32x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x8x32x4x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x8x32x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x8x32x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x8x32x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8x32x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x8x32x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x1x1x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x8x32x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x8x32x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x8x32x256xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x8x32x256xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x8x32x256xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x8x32x256xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x8x32x256xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x8x32x256xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %41:43 = stablehlo.while(%iterArg = %arg15, %iterArg_295 = %arg16, %iterArg_296 = %arg17, %iterArg_297 = %arg18, %iterArg_298 = %arg19, %iterArg_299 = %arg20, %iterArg_300 = %arg21, %iterArg_301 = %arg22, %iterArg_302 = %arg23, %iterArg_303 = %arg24, %iterArg_304 = %arg25, %iterArg_305 = %12#0, %iterArg_306 = %12#2, %iterArg_307 = %c_30, %iterArg_308 = %9, %iterArg_309 = %13, %iterArg_310 = %14, %iterArg_311 = %15, %iterArg_312 = %16, %iterArg_313 = %17, %iterArg_314 = %18, %iterArg_315 = %19, %iterArg_316 = %20, %iterArg_317 = %21, %iterArg_318 = %22, %iterArg_319 = %23, %iterArg_320 = %24, %iterArg_321 = %25, %iterArg_322 = %26, %iterArg_323 = %27, %iterArg_324 = %28, %iterArg_325 = %29, %iterArg_326 = %30, %iterArg_327 = %31, %iterArg_328 = %32, %iterArg_329 = %33, %iterArg_330 = %34, %iterArg_331 = %35, %iterArg_332 = %36, %iterArg_333 = %37, %iterArg_334 = %38, %iterArg_335 = %39, %iterArg_336 = %40) : tensor<4x64xf32>, tensor<4x256x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64x64xf32>, tensor<4x64x192xf32>, tensor<4x256xf32>, tensor<4x64x256xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<i32>, tensor<8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x64xf32>, tensor<4x1x1x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x4x32x32xf32>, tensor<4x8x4x32x1xf32>, tensor<4x8x4x32x1xf32>, tensor<4x8x4x32x32xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x64xf32>, tensor<4x1x1x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>
    cond {
      %c_337 = stablehlo.constant dense<4> : tensor<i32>
      %697 = stablehlo.compare LT, %iterArg_307, %c_337, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %697 : tensor<i1>
    } do {
      %697 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_307) : (tensor<4x64xf32>, tensor<i32>) -> tensor<64xf32>
      %698 = func.call @dynamic_index_in_dim_0(%iterArg_295, %iterArg_307) : (tensor<4x256x64xf32>, tensor<i32>) -> tensor<256x64xf32>
      %699 = func.call @dynamic_index_in_dim(%iterArg_296, %iterArg_307) : (tensor<4x64xf32>, tensor<i32>) -> tensor<64xf32>
      %700 = func.call @dynamic_index_in_dim(%iterArg_297, %iterArg_307) : (tensor<4x64xf32>, tensor<i32>) -> tensor<64xf32>
      %701 = func.call @dynamic_index_in_dim(%iterArg_298, %iterArg_307) : (tensor<4x64xf32>, tensor<i32>) -> tensor<64xf32>
      %702 = func.call @dynamic_index_in_dim(%iterArg_299, %iterArg_307) : (tensor<4x64xf32>, tensor<i32>) -> tensor<64xf32>
      %703 = func.call @dynamic_index_in_dim(%iterArg_300, %iterArg_307) : (tensor<4x64xf32>, tensor<i32>) -> tensor<64xf32>
      %704 = func.call @dynamic_index_in_dim_1(%iterArg_301, %iterArg_307) : (tensor<4x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %705 = func.call @dynamic_index_in_dim_2(%iterArg_302, %iterArg_307) : (tensor<4x64x192xf32>, tensor<i32>) -> tensor<64x192xf32>
      %706 = func.call @dynamic_index_in_dim_3(%iterArg_303, %iterArg_307) : (tensor<4x256xf32>, tensor<i32>) -> tensor<256xf32>
      %707 = func.call @dynamic_index_in_dim_4(%iterArg_304, %iterArg_307) : (tensor<4x64x256xf32>, tensor<i32>) -> tensor<64x256xf32>
      %708:29 = func.call @closed_call(%iterArg_305, %iterArg_306, %iterArg_308, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x32x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<256xf32>, tensor<64x256xf32>) -> (tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<8x32x64xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x32xf32>, tensor<8x32x4x16xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<8x32x64xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>)
      %709 = func.call @dynamic_update_index_in_dim(%iterArg_309, %708#1, %iterArg_307) : (tensor<4x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<4x8x32x64xf32>
      %710 = func.call @dynamic_update_index_in_dim_6(%iterArg_310, %708#2, %iterArg_307) : (tensor<4x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<4x8x32x1xf32>
      %711 = func.call @dynamic_update_index_in_dim_6(%iterArg_311, %708#3, %iterArg_307) : (tensor<4x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<4x8x32x1xf32>
      %712 = func.call @dynamic_update_index_in_dim(%iterArg_312, %708#4, %iterArg_307) : (tensor<4x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<4x8x32x64xf32>
      %713 = func.call @dynamic_update_index_in_dim_7(%iterArg_313, %708#5, %iterArg_307) : (tensor<4x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<4x1x1x64xf32>
      %714 = func.call @dynamic_update_index_in_dim(%iterArg_314, %708#6, %iterArg_307) : (tensor<4x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<4x8x32x64xf32>
      %715 = func.call @dynamic_update_index_in_dim(%iterArg_315, %708#7, %iterArg_307) : (tensor<4x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<4x8x32x64xf32>
      %716 = func.call @dynamic_update_index_in_dim_8(%iterArg_316, %708#8, %iterArg_307) : (tensor<4x8x32x4x16xf32>, tensor<8x32x4x16xf32>, tensor<i32>) -> tensor<4x8x32x4x16xf32>
      %717 = func.call @dynamic_update_index_in_dim_8(%iterArg_317, %708#9, %iterArg_307) : (tensor<4x8x32x4x16xf32>, tensor<8x32x4x16xf32>, tensor<i32>) -> tensor<4x8x32x4x16xf32>
      %718 = func.call @dynamic_update_index_in_dim_9(%iterArg_318, %708#10, %iterArg_307) : (tensor<4x8x4x32x32xf32>, tensor<8x4x32x32xf32>, tensor<i32>) -> tensor<4x8x4x32x32xf32>
      %719 = func.call @dynamic_update_index_in_dim_10(%iterArg_319, %708#11, %iterArg_307) : (tensor<4x8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<i32>) -> tensor<4x8x4x32x1xf32>
      %720 = func.call @dynamic_update_index_in_dim_10(%iterArg_320, %708#12, %iterArg_307) : (tensor<4x8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<i32>) -> tensor<4x8x4x32x1xf32>
      %721 = func.call @dynamic_update_index_in_dim_9(%iterArg_321, %708#13, %iterArg_307) : (tensor<4x8x4x32x32xf32>, tensor<8x4x32x32xf32>, tensor<i32>) -> tensor<4x8x4x32x32xf32>
      %722 = func.call @dynamic_update_index_in_dim_8(%iterArg_322, %708#14, %iterArg_307) : (tensor<4x8x32x4x16xf32>, tensor<8x32x4x16xf32>, tensor<i32>) -> tensor<4x8x32x4x16xf32>
      %723 = func.call @dynamic_update_index_in_dim(%iterArg_323, %708#15, %iterArg_307) : (tensor<4x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<4x8x32x64xf32>
      %724 = func.call @dynamic_update_index_in_dim(%iterArg_324, %708#16, %iterArg_307) : (tensor<4x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<4x8x32x64xf32>
      %725 = func.call @dynamic_update_index_in_dim_6(%iterArg_325, %708#17, %iterArg_307) : (tensor<4x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<4x8x32x1xf32>
      %726 = func.call @dynamic_update_index_in_dim_6(%iterArg_326, %708#18, %iterArg_307) : (tensor<4x8x32x1xf32>, tensor<8x32x1xf32>, tensor<i32>) -> tensor<4x8x32x1xf32>
      %727 = func.call @dynamic_update_index_in_dim(%iterArg_327, %708#19, %iterArg_307) : (tensor<4x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<4x8x32x64xf32>
      %728 = func.call @dynamic_update_index_in_dim_7(%iterArg_328, %708#20, %iterArg_307) : (tensor<4x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<4x1x1x64xf32>
      %729 = func.call @dynamic_update_index_in_dim(%iterArg_329, %708#21, %iterArg_307) : (tensor<4x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<4x8x32x64xf32>
      %730 = func.call @dynamic_update_index_in_dim(%iterArg_330, %708#22, %iterArg_307) : (tensor<4x8x32x64xf32>, tensor<8x32x64xf32>, tensor<i32>) -> tensor<4x8x32x64xf32>
      %731 = func.call @dynamic_update_index_in_dim_11(%iterArg_331, %708#23, %iterArg_307) : (tensor<4x8x32x256xf32>, tensor<8x32x256xf32>, tensor<i32>) -> tensor<4x8x32x256xf32>
      %732 = func.call @dynamic_update_index_in_dim_11(%iterArg_332, %708#24, %iterArg_307) : (tensor<4x8x32x256xf32>, tensor<8x32x256xf32>, tensor<i32>) -> tensor<4x8x32x256xf32>
      %733 = func.call @dynamic_update_index_in_dim_11(%iterArg_333, %708#25, %iterArg_307) : (tensor<4x8x32x256xf32>, tensor<8x32x256xf32>, tensor<i32>) -> tensor<4x8x32x256xf32>
      %734 = func.call @dynamic_update_index_in_dim_11(%iterArg_334, %708#26, %iterArg_307) : (tensor<4x8x32x256xf32>, tensor<8x32x256xf32>, tensor<i32>) -> tensor<4x8x32x256xf32>
      %735 = func.call @dynamic_update_index_in_dim_11(%iterArg_335, %708#27, %iterArg_307) : (tensor<4x8x32x256xf32>, tensor<8x32x256xf32>, tensor<i32>) -> tensor<4x8x32x256xf32>
      %736 = func.call @dynamic_update_index_in_dim_11(%iterArg_336, %708#28, %iterArg_307) : (tensor<4x8x32x256xf32>, tensor<8x32x256xf32>, tensor<i32>) -> tensor<4x8x32x256xf32>
      %c_337 = stablehlo.constant dense<1> : tensor<i32>
      %737 = stablehlo.add %iterArg_307, %c_337 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_295, %iterArg_296, %iterArg_297, %iterArg_298, %iterArg_299, %iterArg_300, %iterArg_301, %iterArg_302, %iterArg_303, %iterArg_304, %iterArg_305, %iterArg_306, %737, %708#0, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736 : tensor<4x64xf32>, tensor<4x256x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64x64xf32>, tensor<4x64x192xf32>, tensor<4x256xf32>, tensor<4x64x256xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<i32>, tensor<8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x64xf32>, tensor<4x1x1x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x4x32x32xf32>, tensor<4x8x4x32x1xf32>, tensor<4x8x4x32x1xf32>, tensor<4x8x4x32x32xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x64xf32>, tensor<4x1x1x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>
    }
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41#14 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_32 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %45 = stablehlo.divide %43, %44 : tensor<8x32x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %47 = stablehlo.subtract %41#14, %46 : tensor<8x32x64xf32>
    %48 = chlo.square %47 : tensor<8x32x64xf32> -> tensor<8x32x64xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %50 = stablehlo.multiply %49, %47 : tensor<8x32x64xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_35 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %54 = stablehlo.divide %52, %53 : tensor<8x32x1xf32>
    %55 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %56 = stablehlo.subtract %41#14, %55 : tensor<8x32x64xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %58 = stablehlo.add %54, %57 : tensor<8x32x1xf32>
    %59 = stablehlo.rsqrt %58 : tensor<8x32x1xf32>
    %60 = stablehlo.divide %59, %58 : tensor<8x32x1xf32>
    %cst_37 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %62 = stablehlo.multiply %61, %60 : tensor<8x32x1xf32>
    %63 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %64 = stablehlo.multiply %56, %63 : tensor<8x32x64xf32>
    %65 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %67 = stablehlo.multiply %64, %66 : tensor<8x32x64xf32>
    %68 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %70 = stablehlo.add %67, %69 : tensor<8x32x64xf32>
    %71 = stablehlo.transpose %arg29, dims = [1, 0] : (tensor<503x64xf32>) -> tensor<64x503xf32>
    %72 = stablehlo.dot_general %70, %71, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32x64xf32>, tensor<64x503xf32>) -> tensor<8x32x503xf32>
    %73:3 = call @log_softmax(%72) : (tensor<8x32x503xf32>) -> (tensor<8x32x503xf32>, tensor<8x32x503xf32>, tensor<8x32x1xf32>)
    %74 = stablehlo.broadcast_in_dim %arg47, dims = [0, 1] : (tensor<8x32xi32>) -> tensor<8x32x1xi32>
    %75:2 = call @take_along_axis(%73#0, %74) : (tensor<8x32x503xf32>, tensor<8x32x1xi32>) -> (tensor<8x32x1xf32>, tensor<8x32x1x1xi32>)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75#0 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %77 = stablehlo.divide %76, %cst_39 : tensor<f32>
    %78 = stablehlo.negate %77 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.negate %cst_40 : tensor<f32>
    %cst_41 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %80 = stablehlo.divide %79, %cst_41 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %82 = call @take_along_axis_12(%75#1, %81) : (tensor<8x32x1x1xi32>, tensor<8x32x1xf32>) -> tensor<8x32x503xf32>
    %83 = call @log_softmax_13(%73#1, %73#2, %82) : (tensor<8x32x503xf32>, tensor<8x32x1xf32>, tensor<8x32x503xf32>) -> tensor<8x32x503xf32>
    %84 = stablehlo.dot_general %83, %70, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x503xf32>, tensor<8x32x64xf32>) -> tensor<503x64xf32>
    %85 = stablehlo.transpose %84, dims = [1, 0] : (tensor<503x64xf32>) -> tensor<64x503xf32>
    %86 = stablehlo.dot_general %83, %71, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x503xf32>, tensor<64x503xf32>) -> tensor<8x32x64xf32>
    %87 = stablehlo.transpose %85, dims = [1, 0] : (tensor<64x503xf32>) -> tensor<503x64xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%86 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %89 = stablehlo.reshape %88 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %91 = stablehlo.multiply %64, %86 : tensor<8x32x64xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %93 = stablehlo.reshape %92 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %94 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %95 = stablehlo.multiply %86, %94 : tensor<8x32x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%93 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %97 = stablehlo.multiply %56, %95 : tensor<8x32x64xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %99 = stablehlo.reshape %98 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %100 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %101 = stablehlo.multiply %95, %100 : tensor<8x32x64xf32>
    %102 = stablehlo.multiply %99, %62 : tensor<8x32x1xf32>
    %103 = stablehlo.negate %101 : tensor<8x32x64xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %105 = stablehlo.reshape %104 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_48 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %107 = stablehlo.divide %102, %106 : tensor<8x32x1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<8x32x1xf32>, tensor<f32>) -> tensor<8x32xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x64xf32>
    %110 = stablehlo.multiply %109, %50 : tensor<8x32x64xf32>
    %111 = stablehlo.negate %110 : tensor<8x32x64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %113 = stablehlo.reshape %112 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %114 = stablehlo.add %101, %110 : tensor<8x32x64xf32>
    %115 = stablehlo.add %105, %113 : tensor<8x32x1xf32>
    %cst_51 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %117 = stablehlo.divide %115, %116 : tensor<8x32x1xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<8x32x1xf32>, tensor<f32>) -> tensor<8x32xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x64xf32>
    %120 = stablehlo.add %114, %119 : tensor<8x32x64xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %132:47 = stablehlo.while(%iterArg = %41#15, %iterArg_295 = %41#16, %iterArg_296 = %41#17, %iterArg_297 = %41#18, %iterArg_298 = %41#19, %iterArg_299 = %41#20, %iterArg_300 = %arg23, %iterArg_301 = %41#21, %iterArg_302 = %41#22, %iterArg_303 = %41#23, %iterArg_304 = %41#24, %iterArg_305 = %41#25, %iterArg_306 = %41#26, %iterArg_307 = %41#27, %iterArg_308 = %41#28, %iterArg_309 = %arg22, %iterArg_310 = %41#29, %iterArg_311 = %41#30, %iterArg_312 = %41#31, %iterArg_313 = %41#32, %iterArg_314 = %41#33, %iterArg_315 = %41#34, %iterArg_316 = %41#35, %iterArg_317 = %arg25, %iterArg_318 = %41#36, %iterArg_319 = %41#37, %iterArg_320 = %41#38, %iterArg_321 = %41#39, %iterArg_322 = %41#40, %iterArg_323 = %41#41, %iterArg_324 = %arg16, %iterArg_325 = %41#42, %iterArg_326 = %12#0, %iterArg_327 = %12#1, %iterArg_328 = %c_64, %iterArg_329 = %120, %iterArg_330 = %121, %iterArg_331 = %122, %iterArg_332 = %123, %iterArg_333 = %124, %iterArg_334 = %125, %iterArg_335 = %126, %iterArg_336 = %127, %iterArg_337 = %128, %iterArg_338 = %129, %iterArg_339 = %130, %iterArg_340 = %131) : tensor<4x8x32x64xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x64xf32>, tensor<4x1x1x64xf32>, tensor<4x8x32x64xf32>, tensor<4x64x192xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x4x32x32xf32>, tensor<4x8x4x32x1xf32>, tensor<4x8x4x32x1xf32>, tensor<4x8x4x32x32xf32>, tensor<4x8x32x4x16xf32>, tensor<4x64x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x64xf32>, tensor<4x1x1x64xf32>, tensor<4x8x32x64xf32>, tensor<4x64x256xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x256x64xf32>, tensor<4x8x32x256xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<i32>, tensor<8x32x64xf32>, tensor<4x64xf32>, tensor<4x256x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64x64xf32>, tensor<4x64x192xf32>, tensor<4x256xf32>, tensor<4x64x256xf32>
    cond {
      %c_341 = stablehlo.constant dense<4> : tensor<i32>
      %697 = stablehlo.compare LT, %iterArg_328, %c_341, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %697 : tensor<i1>
    } do {
      %c_341 = stablehlo.constant dense<4> : tensor<i32>
      %697 = stablehlo.subtract %c_341, %iterArg_328 : tensor<i32>
      %c_342 = stablehlo.constant dense<1> : tensor<i32>
      %698 = stablehlo.subtract %697, %c_342 : tensor<i32>
      %699 = func.call @dynamic_index_in_dim_14(%iterArg, %698) : (tensor<4x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %700 = func.call @dynamic_index_in_dim_15(%iterArg_295, %698) : (tensor<4x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32>
      %701 = func.call @dynamic_index_in_dim_15(%iterArg_296, %698) : (tensor<4x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32>
      %702 = func.call @dynamic_index_in_dim_14(%iterArg_297, %698) : (tensor<4x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %703 = func.call @dynamic_index_in_dim_16(%iterArg_298, %698) : (tensor<4x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32>
      %704 = func.call @dynamic_index_in_dim_14(%iterArg_299, %698) : (tensor<4x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %705 = func.call @dynamic_index_in_dim_2(%iterArg_300, %698) : (tensor<4x64x192xf32>, tensor<i32>) -> tensor<64x192xf32>
      %706 = func.call @dynamic_index_in_dim_14(%iterArg_301, %698) : (tensor<4x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %707 = func.call @dynamic_index_in_dim_17(%iterArg_302, %698) : (tensor<4x8x32x4x16xf32>, tensor<i32>) -> tensor<8x32x4x16xf32>
      %708 = func.call @dynamic_index_in_dim_17(%iterArg_303, %698) : (tensor<4x8x32x4x16xf32>, tensor<i32>) -> tensor<8x32x4x16xf32>
      %709 = func.call @dynamic_index_in_dim_18(%iterArg_304, %698) : (tensor<4x8x4x32x32xf32>, tensor<i32>) -> tensor<8x4x32x32xf32>
      %710 = func.call @dynamic_index_in_dim_19(%iterArg_305, %698) : (tensor<4x8x4x32x1xf32>, tensor<i32>) -> tensor<8x4x32x1xf32>
      %711 = func.call @dynamic_index_in_dim_19(%iterArg_306, %698) : (tensor<4x8x4x32x1xf32>, tensor<i32>) -> tensor<8x4x32x1xf32>
      %712 = func.call @dynamic_index_in_dim_18(%iterArg_307, %698) : (tensor<4x8x4x32x32xf32>, tensor<i32>) -> tensor<8x4x32x32xf32>
      %713 = func.call @dynamic_index_in_dim_17(%iterArg_308, %698) : (tensor<4x8x32x4x16xf32>, tensor<i32>) -> tensor<8x32x4x16xf32>
      %714 = func.call @dynamic_index_in_dim_1(%iterArg_309, %698) : (tensor<4x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %715 = func.call @dynamic_index_in_dim_14(%iterArg_310, %698) : (tensor<4x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %716 = func.call @dynamic_index_in_dim_14(%iterArg_311, %698) : (tensor<4x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %717 = func.call @dynamic_index_in_dim_15(%iterArg_312, %698) : (tensor<4x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32>
      %718 = func.call @dynamic_index_in_dim_15(%iterArg_313, %698) : (tensor<4x8x32x1xf32>, tensor<i32>) -> tensor<8x32x1xf32>
      %719 = func.call @dynamic_index_in_dim_14(%iterArg_314, %698) : (tensor<4x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %720 = func.call @dynamic_index_in_dim_16(%iterArg_315, %698) : (tensor<4x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32>
      %721 = func.call @dynamic_index_in_dim_14(%iterArg_316, %698) : (tensor<4x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %722 = func.call @dynamic_index_in_dim_4(%iterArg_317, %698) : (tensor<4x64x256xf32>, tensor<i32>) -> tensor<64x256xf32>
      %723 = func.call @dynamic_index_in_dim_14(%iterArg_318, %698) : (tensor<4x8x32x64xf32>, tensor<i32>) -> tensor<8x32x64xf32>
      %724 = func.call @dynamic_index_in_dim_20(%iterArg_319, %698) : (tensor<4x8x32x256xf32>, tensor<i32>) -> tensor<8x32x256xf32>
      %725 = func.call @dynamic_index_in_dim_20(%iterArg_320, %698) : (tensor<4x8x32x256xf32>, tensor<i32>) -> tensor<8x32x256xf32>
      %726 = func.call @dynamic_index_in_dim_20(%iterArg_321, %698) : (tensor<4x8x32x256xf32>, tensor<i32>) -> tensor<8x32x256xf32>
      %727 = func.call @dynamic_index_in_dim_20(%iterArg_322, %698) : (tensor<4x8x32x256xf32>, tensor<i32>) -> tensor<8x32x256xf32>
      %728 = func.call @dynamic_index_in_dim_20(%iterArg_323, %698) : (tensor<4x8x32x256xf32>, tensor<i32>) -> tensor<8x32x256xf32>
      %729 = func.call @dynamic_index_in_dim_0(%iterArg_324, %698) : (tensor<4x256x64xf32>, tensor<i32>) -> tensor<256x64xf32>
      %730 = func.call @dynamic_index_in_dim_20(%iterArg_325, %698) : (tensor<4x8x32x256xf32>, tensor<i32>) -> tensor<8x32x256xf32>
      %731:12 = func.call @closed_call_21(%iterArg_326, %iterArg_327, %iterArg_329, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<8x32x64xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<64x192xf32>, tensor<8x32x64xf32>, tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x32xf32>, tensor<8x32x4x16xf32>, tensor<64x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<8x32x64xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<64x256xf32>, tensor<8x32x64xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<256x64xf32>, tensor<8x32x256xf32>) -> (tensor<8x32x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<256xf32>, tensor<64x256xf32>)
      %732 = func.call @dynamic_update_index_in_dim_23(%iterArg_330, %731#1, %698) : (tensor<4x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<4x64xf32>
      %733 = func.call @dynamic_update_index_in_dim_24(%iterArg_331, %731#2, %698) : (tensor<4x256x64xf32>, tensor<256x64xf32>, tensor<i32>) -> tensor<4x256x64xf32>
      %734 = func.call @dynamic_update_index_in_dim_23(%iterArg_332, %731#3, %698) : (tensor<4x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<4x64xf32>
      %735 = func.call @dynamic_update_index_in_dim_23(%iterArg_333, %731#4, %698) : (tensor<4x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<4x64xf32>
      %736 = func.call @dynamic_update_index_in_dim_23(%iterArg_334, %731#5, %698) : (tensor<4x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<4x64xf32>
      %737 = func.call @dynamic_update_index_in_dim_23(%iterArg_335, %731#6, %698) : (tensor<4x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<4x64xf32>
      %738 = func.call @dynamic_update_index_in_dim_23(%iterArg_336, %731#7, %698) : (tensor<4x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<4x64xf32>
      %739 = func.call @dynamic_update_index_in_dim_25(%iterArg_337, %731#8, %698) : (tensor<4x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<4x64x64xf32>
      %740 = func.call @dynamic_update_index_in_dim_26(%iterArg_338, %731#9, %698) : (tensor<4x64x192xf32>, tensor<64x192xf32>, tensor<i32>) -> tensor<4x64x192xf32>
      %741 = func.call @dynamic_update_index_in_dim_27(%iterArg_339, %731#10, %698) : (tensor<4x256xf32>, tensor<256xf32>, tensor<i32>) -> tensor<4x256xf32>
      %742 = func.call @dynamic_update_index_in_dim_28(%iterArg_340, %731#11, %698) : (tensor<4x64x256xf32>, tensor<64x256xf32>, tensor<i32>) -> tensor<4x64x256xf32>
      %c_343 = stablehlo.constant dense<1> : tensor<i32>
      %743 = stablehlo.add %iterArg_328, %c_343 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_295, %iterArg_296, %iterArg_297, %iterArg_298, %iterArg_299, %iterArg_300, %iterArg_301, %iterArg_302, %iterArg_303, %iterArg_304, %iterArg_305, %iterArg_306, %iterArg_307, %iterArg_308, %iterArg_309, %iterArg_310, %iterArg_311, %iterArg_312, %iterArg_313, %iterArg_314, %iterArg_315, %iterArg_316, %iterArg_317, %iterArg_318, %iterArg_319, %iterArg_320, %iterArg_321, %iterArg_322, %iterArg_323, %iterArg_324, %iterArg_325, %iterArg_326, %iterArg_327, %743, %731#0, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742 : tensor<4x8x32x64xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x64xf32>, tensor<4x1x1x64xf32>, tensor<4x8x32x64xf32>, tensor<4x64x192xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x32x4x16xf32>, tensor<4x8x4x32x32xf32>, tensor<4x8x4x32x1xf32>, tensor<4x8x4x32x1xf32>, tensor<4x8x4x32x32xf32>, tensor<4x8x32x4x16xf32>, tensor<4x64x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x1xf32>, tensor<4x8x32x64xf32>, tensor<4x1x1x64xf32>, tensor<4x8x32x64xf32>, tensor<4x64x256xf32>, tensor<4x8x32x64xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x8x32x256xf32>, tensor<4x256x64xf32>, tensor<4x8x32x256xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<i32>, tensor<8x32x64xf32>, tensor<4x64xf32>, tensor<4x256x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64x64xf32>, tensor<4x64x192xf32>, tensor<4x256xf32>, tensor<4x64x256xf32>
    }
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132#35 init: %cst_65) applies stablehlo.add across dimensions = [0] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
    %134 = stablehlo.reshape %133 : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<1x32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %137 = "stablehlo.scatter"(%136, %5, %132#35) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %697 = stablehlo.add %arg48, %arg49 : tensor<f32>
      stablehlo.return %697 : tensor<f32>
    }) : (tensor<503x64xf32>, tensor<8x32x1xi32>, tensor<8x32x64xf32>) -> tensor<503x64xf32>
    %138 = stablehlo.add %87, %137 : tensor<503x64xf32>
    %139 = chlo.square %132#36 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.add %cst_69, %140 : tensor<f32>
    %142 = chlo.square %132#37 : tensor<4x256x64xf32> -> tensor<4x256x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_70) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x256x64xf32>, tensor<f32>) -> tensor<f32>
    %144 = stablehlo.add %141, %143 : tensor<f32>
    %145 = chlo.square %132#38 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
    %147 = stablehlo.add %144, %146 : tensor<f32>
    %148 = chlo.square %132#39 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
    %150 = stablehlo.add %147, %149 : tensor<f32>
    %151 = chlo.square %132#40 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
    %153 = stablehlo.add %150, %152 : tensor<f32>
    %154 = chlo.square %132#41 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
    %156 = stablehlo.add %153, %155 : tensor<f32>
    %157 = chlo.square %132#42 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
    %159 = stablehlo.add %156, %158 : tensor<f32>
    %160 = chlo.square %132#43 : tensor<4x64x64xf32> -> tensor<4x64x64xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_76) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<f32>
    %162 = stablehlo.add %159, %161 : tensor<f32>
    %163 = chlo.square %132#44 : tensor<4x64x192xf32> -> tensor<4x64x192xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_77) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x192xf32>, tensor<f32>) -> tensor<f32>
    %165 = stablehlo.add %162, %164 : tensor<f32>
    %166 = chlo.square %132#45 : tensor<4x256xf32> -> tensor<4x256xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x256xf32>, tensor<f32>) -> tensor<f32>
    %168 = stablehlo.add %165, %167 : tensor<f32>
    %169 = chlo.square %132#46 : tensor<4x64x256xf32> -> tensor<4x64x256xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_79) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x64x256xf32>, tensor<f32>) -> tensor<f32>
    %171 = stablehlo.add %168, %170 : tensor<f32>
    %172 = chlo.square %90 : tensor<64xf32> -> tensor<64xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_80) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %174 = stablehlo.add %171, %173 : tensor<f32>
    %175 = chlo.square %96 : tensor<64xf32> -> tensor<64xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %177 = stablehlo.add %174, %176 : tensor<f32>
    %178 = chlo.square %135 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %180 = stablehlo.add %177, %179 : tensor<f32>
    %181 = chlo.square %138 : tensor<503x64xf32> -> tensor<503x64xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<503x64xf32>, tensor<f32>) -> tensor<f32>
    %183 = stablehlo.add %180, %182 : tensor<f32>
    %184 = stablehlo.sqrt %183 : tensor<f32>
    %cst_84 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %185 = stablehlo.add %184, %cst_84 : tensor<f32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.divide %cst_85, %185 : tensor<f32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.minimum %cst_86, %186 : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %189 = stablehlo.multiply %132#36, %188 : tensor<4x64xf32>
    %cst_87 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %190 = stablehlo.add %184, %cst_87 : tensor<f32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %191 = stablehlo.divide %cst_88, %190 : tensor<f32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.minimum %cst_89, %191 : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %194 = stablehlo.multiply %132#37, %193 : tensor<4x256x64xf32>
    %cst_90 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %195 = stablehlo.add %184, %cst_90 : tensor<f32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %196 = stablehlo.divide %cst_91, %195 : tensor<f32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %197 = stablehlo.minimum %cst_92, %196 : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %199 = stablehlo.multiply %132#38, %198 : tensor<4x64xf32>
    %cst_93 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %200 = stablehlo.add %184, %cst_93 : tensor<f32>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %201 = stablehlo.divide %cst_94, %200 : tensor<f32>
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.minimum %cst_95, %201 : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %204 = stablehlo.multiply %132#39, %203 : tensor<4x64xf32>
    %cst_96 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %205 = stablehlo.add %184, %cst_96 : tensor<f32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.divide %cst_97, %205 : tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.minimum %cst_98, %206 : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %209 = stablehlo.multiply %132#40, %208 : tensor<4x64xf32>
    %cst_99 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %210 = stablehlo.add %184, %cst_99 : tensor<f32>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %211 = stablehlo.divide %cst_100, %210 : tensor<f32>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %212 = stablehlo.minimum %cst_101, %211 : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %214 = stablehlo.multiply %132#41, %213 : tensor<4x64xf32>
    %cst_102 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %215 = stablehlo.add %184, %cst_102 : tensor<f32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.divide %cst_103, %215 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %217 = stablehlo.minimum %cst_104, %216 : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %219 = stablehlo.multiply %132#42, %218 : tensor<4x64xf32>
    %cst_105 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %220 = stablehlo.add %184, %cst_105 : tensor<f32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %221 = stablehlo.divide %cst_106, %220 : tensor<f32>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %222 = stablehlo.minimum %cst_107, %221 : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %224 = stablehlo.multiply %132#43, %223 : tensor<4x64x64xf32>
    %cst_108 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %225 = stablehlo.add %184, %cst_108 : tensor<f32>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %226 = stablehlo.divide %cst_109, %225 : tensor<f32>
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.minimum %cst_110, %226 : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %229 = stablehlo.multiply %132#44, %228 : tensor<4x64x192xf32>
    %cst_111 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %230 = stablehlo.add %184, %cst_111 : tensor<f32>
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %231 = stablehlo.divide %cst_112, %230 : tensor<f32>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %232 = stablehlo.minimum %cst_113, %231 : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %234 = stablehlo.multiply %132#45, %233 : tensor<4x256xf32>
    %cst_114 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %235 = stablehlo.add %184, %cst_114 : tensor<f32>
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %236 = stablehlo.divide %cst_115, %235 : tensor<f32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %237 = stablehlo.minimum %cst_116, %236 : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %239 = stablehlo.multiply %132#46, %238 : tensor<4x64x256xf32>
    %cst_117 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %240 = stablehlo.add %184, %cst_117 : tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.divide %cst_118, %240 : tensor<f32>
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %242 = stablehlo.minimum %cst_119, %241 : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %244 = stablehlo.multiply %90, %243 : tensor<64xf32>
    %cst_120 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %245 = stablehlo.add %184, %cst_120 : tensor<f32>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %246 = stablehlo.divide %cst_121, %245 : tensor<f32>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.minimum %cst_122, %246 : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %249 = stablehlo.multiply %96, %248 : tensor<64xf32>
    %cst_123 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %250 = stablehlo.add %184, %cst_123 : tensor<f32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.divide %cst_124, %250 : tensor<f32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %252 = stablehlo.minimum %cst_125, %251 : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %254 = stablehlo.multiply %135, %253 : tensor<32x64xf32>
    %cst_126 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %255 = stablehlo.add %184, %cst_126 : tensor<f32>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.divide %cst_127, %255 : tensor<f32>
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %257 = stablehlo.minimum %cst_128, %256 : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %259 = stablehlo.multiply %138, %258 : tensor<503x64xf32>
    %c_129 = stablehlo.constant dense<1> : tensor<i32>
    %260 = stablehlo.add %arg30, %c_129 : tensor<i32>
    %261 = stablehlo.convert %260 : (tensor<i32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %263 = stablehlo.multiply %262, %arg0 : tensor<4x64xf32>
    %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %265 = stablehlo.multiply %264, %189 : tensor<4x64xf32>
    %266 = stablehlo.add %263, %265 : tensor<4x64xf32>
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %268 = stablehlo.multiply %267, %arg1 : tensor<4x256x64xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %270 = stablehlo.multiply %269, %194 : tensor<4x256x64xf32>
    %271 = stablehlo.add %268, %270 : tensor<4x256x64xf32>
    %cst_134 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %273 = stablehlo.multiply %272, %arg2 : tensor<4x64xf32>
    %cst_135 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %275 = stablehlo.multiply %274, %199 : tensor<4x64xf32>
    %276 = stablehlo.add %273, %275 : tensor<4x64xf32>
    %cst_136 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %278 = stablehlo.multiply %277, %arg3 : tensor<4x64xf32>
    %cst_137 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %280 = stablehlo.multiply %279, %204 : tensor<4x64xf32>
    %281 = stablehlo.add %278, %280 : tensor<4x64xf32>
    %cst_138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %283 = stablehlo.multiply %282, %arg4 : tensor<4x64xf32>
    %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %285 = stablehlo.multiply %284, %209 : tensor<4x64xf32>
    %286 = stablehlo.add %283, %285 : tensor<4x64xf32>
    %cst_140 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %288 = stablehlo.multiply %287, %arg5 : tensor<4x64xf32>
    %cst_141 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %290 = stablehlo.multiply %289, %214 : tensor<4x64xf32>
    %291 = stablehlo.add %288, %290 : tensor<4x64xf32>
    %cst_142 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %293 = stablehlo.multiply %292, %arg6 : tensor<4x64xf32>
    %cst_143 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %295 = stablehlo.multiply %294, %219 : tensor<4x64xf32>
    %296 = stablehlo.add %293, %295 : tensor<4x64xf32>
    %cst_144 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %298 = stablehlo.multiply %297, %arg7 : tensor<4x64x64xf32>
    %cst_145 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %300 = stablehlo.multiply %299, %224 : tensor<4x64x64xf32>
    %301 = stablehlo.add %298, %300 : tensor<4x64x64xf32>
    %cst_146 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %303 = stablehlo.multiply %302, %arg8 : tensor<4x64x192xf32>
    %cst_147 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %305 = stablehlo.multiply %304, %229 : tensor<4x64x192xf32>
    %306 = stablehlo.add %303, %305 : tensor<4x64x192xf32>
    %cst_148 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %308 = stablehlo.multiply %307, %arg9 : tensor<4x256xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %310 = stablehlo.multiply %309, %234 : tensor<4x256xf32>
    %311 = stablehlo.add %308, %310 : tensor<4x256xf32>
    %cst_150 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %313 = stablehlo.multiply %312, %arg10 : tensor<4x64x256xf32>
    %cst_151 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %315 = stablehlo.multiply %314, %239 : tensor<4x64x256xf32>
    %316 = stablehlo.add %313, %315 : tensor<4x64x256xf32>
    %cst_152 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %318 = stablehlo.multiply %317, %arg11 : tensor<64xf32>
    %cst_153 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %320 = stablehlo.multiply %319, %244 : tensor<64xf32>
    %321 = stablehlo.add %318, %320 : tensor<64xf32>
    %cst_154 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %323 = stablehlo.multiply %322, %arg12 : tensor<64xf32>
    %cst_155 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %325 = stablehlo.multiply %324, %249 : tensor<64xf32>
    %326 = stablehlo.add %323, %325 : tensor<64xf32>
    %cst_156 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %328 = stablehlo.multiply %327, %arg13 : tensor<32x64xf32>
    %cst_157 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %330 = stablehlo.multiply %329, %254 : tensor<32x64xf32>
    %331 = stablehlo.add %328, %330 : tensor<32x64xf32>
    %cst_158 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %333 = stablehlo.multiply %332, %arg14 : tensor<503x64xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %335 = stablehlo.multiply %334, %259 : tensor<503x64xf32>
    %336 = stablehlo.add %333, %335 : tensor<503x64xf32>
    %cst_160 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %338 = stablehlo.multiply %337, %arg31 : tensor<4x64xf32>
    %339 = chlo.square %189 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_161 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %341 = stablehlo.multiply %340, %339 : tensor<4x64xf32>
    %342 = stablehlo.add %338, %341 : tensor<4x64xf32>
    %cst_162 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %344 = stablehlo.multiply %343, %arg32 : tensor<4x256x64xf32>
    %345 = chlo.square %194 : tensor<4x256x64xf32> -> tensor<4x256x64xf32>
    %cst_163 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %347 = stablehlo.multiply %346, %345 : tensor<4x256x64xf32>
    %348 = stablehlo.add %344, %347 : tensor<4x256x64xf32>
    %cst_164 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %350 = stablehlo.multiply %349, %arg33 : tensor<4x64xf32>
    %351 = chlo.square %199 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_165 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %353 = stablehlo.multiply %352, %351 : tensor<4x64xf32>
    %354 = stablehlo.add %350, %353 : tensor<4x64xf32>
    %cst_166 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %356 = stablehlo.multiply %355, %arg34 : tensor<4x64xf32>
    %357 = chlo.square %204 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_167 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %359 = stablehlo.multiply %358, %357 : tensor<4x64xf32>
    %360 = stablehlo.add %356, %359 : tensor<4x64xf32>
    %cst_168 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %362 = stablehlo.multiply %361, %arg35 : tensor<4x64xf32>
    %363 = chlo.square %209 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_169 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %365 = stablehlo.multiply %364, %363 : tensor<4x64xf32>
    %366 = stablehlo.add %362, %365 : tensor<4x64xf32>
    %cst_170 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %368 = stablehlo.multiply %367, %arg36 : tensor<4x64xf32>
    %369 = chlo.square %214 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_171 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %371 = stablehlo.multiply %370, %369 : tensor<4x64xf32>
    %372 = stablehlo.add %368, %371 : tensor<4x64xf32>
    %cst_172 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %374 = stablehlo.multiply %373, %arg37 : tensor<4x64xf32>
    %375 = chlo.square %219 : tensor<4x64xf32> -> tensor<4x64xf32>
    %cst_173 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %377 = stablehlo.multiply %376, %375 : tensor<4x64xf32>
    %378 = stablehlo.add %374, %377 : tensor<4x64xf32>
    %cst_174 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %380 = stablehlo.multiply %379, %arg38 : tensor<4x64x64xf32>
    %381 = chlo.square %224 : tensor<4x64x64xf32> -> tensor<4x64x64xf32>
    %cst_175 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %383 = stablehlo.multiply %382, %381 : tensor<4x64x64xf32>
    %384 = stablehlo.add %380, %383 : tensor<4x64x64xf32>
    %cst_176 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %386 = stablehlo.multiply %385, %arg39 : tensor<4x64x192xf32>
    %387 = chlo.square %229 : tensor<4x64x192xf32> -> tensor<4x64x192xf32>
    %cst_177 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %389 = stablehlo.multiply %388, %387 : tensor<4x64x192xf32>
    %390 = stablehlo.add %386, %389 : tensor<4x64x192xf32>
    %cst_178 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %392 = stablehlo.multiply %391, %arg40 : tensor<4x256xf32>
    %393 = chlo.square %234 : tensor<4x256xf32> -> tensor<4x256xf32>
    %cst_179 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %395 = stablehlo.multiply %394, %393 : tensor<4x256xf32>
    %396 = stablehlo.add %392, %395 : tensor<4x256xf32>
    %cst_180 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %398 = stablehlo.multiply %397, %arg41 : tensor<4x64x256xf32>
    %399 = chlo.square %239 : tensor<4x64x256xf32> -> tensor<4x64x256xf32>
    %cst_181 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %401 = stablehlo.multiply %400, %399 : tensor<4x64x256xf32>
    %402 = stablehlo.add %398, %401 : tensor<4x64x256xf32>
    %cst_182 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %404 = stablehlo.multiply %403, %arg42 : tensor<64xf32>
    %405 = chlo.square %244 : tensor<64xf32> -> tensor<64xf32>
    %cst_183 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %407 = stablehlo.multiply %406, %405 : tensor<64xf32>
    %408 = stablehlo.add %404, %407 : tensor<64xf32>
    %cst_184 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %410 = stablehlo.multiply %409, %arg43 : tensor<64xf32>
    %411 = chlo.square %249 : tensor<64xf32> -> tensor<64xf32>
    %cst_185 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %413 = stablehlo.multiply %412, %411 : tensor<64xf32>
    %414 = stablehlo.add %410, %413 : tensor<64xf32>
    %cst_186 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %416 = stablehlo.multiply %415, %arg44 : tensor<32x64xf32>
    %417 = chlo.square %254 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_187 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %419 = stablehlo.multiply %418, %417 : tensor<32x64xf32>
    %420 = stablehlo.add %416, %419 : tensor<32x64xf32>
    %cst_188 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %422 = stablehlo.multiply %421, %arg45 : tensor<503x64xf32>
    %423 = chlo.square %259 : tensor<503x64xf32> -> tensor<503x64xf32>
    %cst_189 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %425 = stablehlo.multiply %424, %423 : tensor<503x64xf32>
    %426 = stablehlo.add %422, %425 : tensor<503x64xf32>
    %cst_190 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %427 = stablehlo.power %cst_190, %261 : tensor<f32>
    %cst_191 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %428 = stablehlo.subtract %cst_191, %427 : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %430 = stablehlo.divide %266, %429 : tensor<4x64xf32>
    %cst_192 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %431 = stablehlo.power %cst_192, %261 : tensor<f32>
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %432 = stablehlo.subtract %cst_193, %431 : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %434 = stablehlo.divide %342, %433 : tensor<4x64xf32>
    %435 = stablehlo.sqrt %434 : tensor<4x64xf32>
    %cst_194 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %437 = stablehlo.add %435, %436 : tensor<4x64xf32>
    %438 = stablehlo.divide %430, %437 : tensor<4x64xf32>
    %cst_195 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %440 = stablehlo.multiply %439, %arg15 : tensor<4x64xf32>
    %441 = stablehlo.add %438, %440 : tensor<4x64xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %443 = stablehlo.multiply %442, %441 : tensor<4x64xf32>
    %444 = stablehlo.subtract %arg15, %443 : tensor<4x64xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %445 = stablehlo.power %cst_197, %261 : tensor<f32>
    %cst_198 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %446 = stablehlo.subtract %cst_198, %445 : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %448 = stablehlo.divide %271, %447 : tensor<4x256x64xf32>
    %cst_199 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %449 = stablehlo.power %cst_199, %261 : tensor<f32>
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %450 = stablehlo.subtract %cst_200, %449 : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %452 = stablehlo.divide %348, %451 : tensor<4x256x64xf32>
    %453 = stablehlo.sqrt %452 : tensor<4x256x64xf32>
    %cst_201 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %455 = stablehlo.add %453, %454 : tensor<4x256x64xf32>
    %456 = stablehlo.divide %448, %455 : tensor<4x256x64xf32>
    %cst_202 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %458 = stablehlo.multiply %457, %arg16 : tensor<4x256x64xf32>
    %459 = stablehlo.add %456, %458 : tensor<4x256x64xf32>
    %cst_203 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<4x256x64xf32>
    %461 = stablehlo.multiply %460, %459 : tensor<4x256x64xf32>
    %462 = stablehlo.subtract %arg16, %461 : tensor<4x256x64xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %463 = stablehlo.power %cst_204, %261 : tensor<f32>
    %cst_205 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %464 = stablehlo.subtract %cst_205, %463 : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %464, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %466 = stablehlo.divide %276, %465 : tensor<4x64xf32>
    %cst_206 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %467 = stablehlo.power %cst_206, %261 : tensor<f32>
    %cst_207 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %468 = stablehlo.subtract %cst_207, %467 : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %470 = stablehlo.divide %354, %469 : tensor<4x64xf32>
    %471 = stablehlo.sqrt %470 : tensor<4x64xf32>
    %cst_208 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %473 = stablehlo.add %471, %472 : tensor<4x64xf32>
    %474 = stablehlo.divide %466, %473 : tensor<4x64xf32>
    %cst_209 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %476 = stablehlo.multiply %475, %arg17 : tensor<4x64xf32>
    %477 = stablehlo.add %474, %476 : tensor<4x64xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %479 = stablehlo.multiply %478, %477 : tensor<4x64xf32>
    %480 = stablehlo.subtract %arg17, %479 : tensor<4x64xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %481 = stablehlo.power %cst_211, %261 : tensor<f32>
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %482 = stablehlo.subtract %cst_212, %481 : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %484 = stablehlo.divide %281, %483 : tensor<4x64xf32>
    %cst_213 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %485 = stablehlo.power %cst_213, %261 : tensor<f32>
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %486 = stablehlo.subtract %cst_214, %485 : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %486, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %488 = stablehlo.divide %360, %487 : tensor<4x64xf32>
    %489 = stablehlo.sqrt %488 : tensor<4x64xf32>
    %cst_215 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %491 = stablehlo.add %489, %490 : tensor<4x64xf32>
    %492 = stablehlo.divide %484, %491 : tensor<4x64xf32>
    %cst_216 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %494 = stablehlo.multiply %493, %arg18 : tensor<4x64xf32>
    %495 = stablehlo.add %492, %494 : tensor<4x64xf32>
    %cst_217 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %497 = stablehlo.multiply %496, %495 : tensor<4x64xf32>
    %498 = stablehlo.subtract %arg18, %497 : tensor<4x64xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %499 = stablehlo.power %cst_218, %261 : tensor<f32>
    %cst_219 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %500 = stablehlo.subtract %cst_219, %499 : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %502 = stablehlo.divide %286, %501 : tensor<4x64xf32>
    %cst_220 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %503 = stablehlo.power %cst_220, %261 : tensor<f32>
    %cst_221 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %504 = stablehlo.subtract %cst_221, %503 : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %506 = stablehlo.divide %366, %505 : tensor<4x64xf32>
    %507 = stablehlo.sqrt %506 : tensor<4x64xf32>
    %cst_222 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %509 = stablehlo.add %507, %508 : tensor<4x64xf32>
    %510 = stablehlo.divide %502, %509 : tensor<4x64xf32>
    %cst_223 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %512 = stablehlo.multiply %511, %arg19 : tensor<4x64xf32>
    %513 = stablehlo.add %510, %512 : tensor<4x64xf32>
    %cst_224 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %515 = stablehlo.multiply %514, %513 : tensor<4x64xf32>
    %516 = stablehlo.subtract %arg19, %515 : tensor<4x64xf32>
    %cst_225 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %517 = stablehlo.power %cst_225, %261 : tensor<f32>
    %cst_226 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %518 = stablehlo.subtract %cst_226, %517 : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %520 = stablehlo.divide %291, %519 : tensor<4x64xf32>
    %cst_227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %521 = stablehlo.power %cst_227, %261 : tensor<f32>
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %522 = stablehlo.subtract %cst_228, %521 : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %524 = stablehlo.divide %372, %523 : tensor<4x64xf32>
    %525 = stablehlo.sqrt %524 : tensor<4x64xf32>
    %cst_229 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %527 = stablehlo.add %525, %526 : tensor<4x64xf32>
    %528 = stablehlo.divide %520, %527 : tensor<4x64xf32>
    %cst_230 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %530 = stablehlo.multiply %529, %arg20 : tensor<4x64xf32>
    %531 = stablehlo.add %528, %530 : tensor<4x64xf32>
    %cst_231 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %533 = stablehlo.multiply %532, %531 : tensor<4x64xf32>
    %534 = stablehlo.subtract %arg20, %533 : tensor<4x64xf32>
    %cst_232 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %535 = stablehlo.power %cst_232, %261 : tensor<f32>
    %cst_233 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %536 = stablehlo.subtract %cst_233, %535 : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %536, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %538 = stablehlo.divide %296, %537 : tensor<4x64xf32>
    %cst_234 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %539 = stablehlo.power %cst_234, %261 : tensor<f32>
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %540 = stablehlo.subtract %cst_235, %539 : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %542 = stablehlo.divide %378, %541 : tensor<4x64xf32>
    %543 = stablehlo.sqrt %542 : tensor<4x64xf32>
    %cst_236 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %545 = stablehlo.add %543, %544 : tensor<4x64xf32>
    %546 = stablehlo.divide %538, %545 : tensor<4x64xf32>
    %cst_237 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %548 = stablehlo.multiply %547, %arg21 : tensor<4x64xf32>
    %549 = stablehlo.add %546, %548 : tensor<4x64xf32>
    %cst_238 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %551 = stablehlo.multiply %550, %549 : tensor<4x64xf32>
    %552 = stablehlo.subtract %arg21, %551 : tensor<4x64xf32>
    %cst_239 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %553 = stablehlo.power %cst_239, %261 : tensor<f32>
    %cst_240 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %554 = stablehlo.subtract %cst_240, %553 : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %556 = stablehlo.divide %301, %555 : tensor<4x64x64xf32>
    %cst_241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %557 = stablehlo.power %cst_241, %261 : tensor<f32>
    %cst_242 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %558 = stablehlo.subtract %cst_242, %557 : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %560 = stablehlo.divide %384, %559 : tensor<4x64x64xf32>
    %561 = stablehlo.sqrt %560 : tensor<4x64x64xf32>
    %cst_243 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %563 = stablehlo.add %561, %562 : tensor<4x64x64xf32>
    %564 = stablehlo.divide %556, %563 : tensor<4x64x64xf32>
    %cst_244 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %566 = stablehlo.multiply %565, %arg22 : tensor<4x64x64xf32>
    %567 = stablehlo.add %564, %566 : tensor<4x64x64xf32>
    %cst_245 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %569 = stablehlo.multiply %568, %567 : tensor<4x64x64xf32>
    %570 = stablehlo.subtract %arg22, %569 : tensor<4x64x64xf32>
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %571 = stablehlo.power %cst_246, %261 : tensor<f32>
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %572 = stablehlo.subtract %cst_247, %571 : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %572, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %574 = stablehlo.divide %306, %573 : tensor<4x64x192xf32>
    %cst_248 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %575 = stablehlo.power %cst_248, %261 : tensor<f32>
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %576 = stablehlo.subtract %cst_249, %575 : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %578 = stablehlo.divide %390, %577 : tensor<4x64x192xf32>
    %579 = stablehlo.sqrt %578 : tensor<4x64x192xf32>
    %cst_250 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %581 = stablehlo.add %579, %580 : tensor<4x64x192xf32>
    %582 = stablehlo.divide %574, %581 : tensor<4x64x192xf32>
    %cst_251 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %584 = stablehlo.multiply %583, %arg23 : tensor<4x64x192xf32>
    %585 = stablehlo.add %582, %584 : tensor<4x64x192xf32>
    %cst_252 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<4x64x192xf32>
    %587 = stablehlo.multiply %586, %585 : tensor<4x64x192xf32>
    %588 = stablehlo.subtract %arg23, %587 : tensor<4x64x192xf32>
    %cst_253 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %589 = stablehlo.power %cst_253, %261 : tensor<f32>
    %cst_254 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %590 = stablehlo.subtract %cst_254, %589 : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %592 = stablehlo.divide %311, %591 : tensor<4x256xf32>
    %cst_255 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %593 = stablehlo.power %cst_255, %261 : tensor<f32>
    %cst_256 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %594 = stablehlo.subtract %cst_256, %593 : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %594, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %596 = stablehlo.divide %396, %595 : tensor<4x256xf32>
    %597 = stablehlo.sqrt %596 : tensor<4x256xf32>
    %cst_257 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %599 = stablehlo.add %597, %598 : tensor<4x256xf32>
    %600 = stablehlo.divide %592, %599 : tensor<4x256xf32>
    %cst_258 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %602 = stablehlo.multiply %601, %arg24 : tensor<4x256xf32>
    %603 = stablehlo.add %600, %602 : tensor<4x256xf32>
    %cst_259 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<4x256xf32>
    %605 = stablehlo.multiply %604, %603 : tensor<4x256xf32>
    %606 = stablehlo.subtract %arg24, %605 : tensor<4x256xf32>
    %cst_260 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %607 = stablehlo.power %cst_260, %261 : tensor<f32>
    %cst_261 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %608 = stablehlo.subtract %cst_261, %607 : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %610 = stablehlo.divide %316, %609 : tensor<4x64x256xf32>
    %cst_262 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %611 = stablehlo.power %cst_262, %261 : tensor<f32>
    %cst_263 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %612 = stablehlo.subtract %cst_263, %611 : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %614 = stablehlo.divide %402, %613 : tensor<4x64x256xf32>
    %615 = stablehlo.sqrt %614 : tensor<4x64x256xf32>
    %cst_264 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %617 = stablehlo.add %615, %616 : tensor<4x64x256xf32>
    %618 = stablehlo.divide %610, %617 : tensor<4x64x256xf32>
    %cst_265 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %620 = stablehlo.multiply %619, %arg25 : tensor<4x64x256xf32>
    %621 = stablehlo.add %618, %620 : tensor<4x64x256xf32>
    %cst_266 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<4x64x256xf32>
    %623 = stablehlo.multiply %622, %621 : tensor<4x64x256xf32>
    %624 = stablehlo.subtract %arg25, %623 : tensor<4x64x256xf32>
    %cst_267 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %625 = stablehlo.power %cst_267, %261 : tensor<f32>
    %cst_268 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %626 = stablehlo.subtract %cst_268, %625 : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %628 = stablehlo.divide %321, %627 : tensor<64xf32>
    %cst_269 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %629 = stablehlo.power %cst_269, %261 : tensor<f32>
    %cst_270 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %630 = stablehlo.subtract %cst_270, %629 : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %630, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %632 = stablehlo.divide %408, %631 : tensor<64xf32>
    %633 = stablehlo.sqrt %632 : tensor<64xf32>
    %cst_271 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %635 = stablehlo.add %633, %634 : tensor<64xf32>
    %636 = stablehlo.divide %628, %635 : tensor<64xf32>
    %cst_272 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %638 = stablehlo.multiply %637, %arg26 : tensor<64xf32>
    %639 = stablehlo.add %636, %638 : tensor<64xf32>
    %cst_273 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %641 = stablehlo.multiply %640, %639 : tensor<64xf32>
    %642 = stablehlo.subtract %arg26, %641 : tensor<64xf32>
    %cst_274 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %643 = stablehlo.power %cst_274, %261 : tensor<f32>
    %cst_275 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %644 = stablehlo.subtract %cst_275, %643 : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %646 = stablehlo.divide %326, %645 : tensor<64xf32>
    %cst_276 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %647 = stablehlo.power %cst_276, %261 : tensor<f32>
    %cst_277 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %648 = stablehlo.subtract %cst_277, %647 : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %650 = stablehlo.divide %414, %649 : tensor<64xf32>
    %651 = stablehlo.sqrt %650 : tensor<64xf32>
    %cst_278 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %653 = stablehlo.add %651, %652 : tensor<64xf32>
    %654 = stablehlo.divide %646, %653 : tensor<64xf32>
    %cst_279 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %656 = stablehlo.multiply %655, %arg27 : tensor<64xf32>
    %657 = stablehlo.add %654, %656 : tensor<64xf32>
    %cst_280 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %659 = stablehlo.multiply %658, %657 : tensor<64xf32>
    %660 = stablehlo.subtract %arg27, %659 : tensor<64xf32>
    %cst_281 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %661 = stablehlo.power %cst_281, %261 : tensor<f32>
    %cst_282 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %662 = stablehlo.subtract %cst_282, %661 : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %664 = stablehlo.divide %331, %663 : tensor<32x64xf32>
    %cst_283 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %665 = stablehlo.power %cst_283, %261 : tensor<f32>
    %cst_284 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %666 = stablehlo.subtract %cst_284, %665 : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %668 = stablehlo.divide %420, %667 : tensor<32x64xf32>
    %669 = stablehlo.sqrt %668 : tensor<32x64xf32>
    %cst_285 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %671 = stablehlo.add %669, %670 : tensor<32x64xf32>
    %672 = stablehlo.divide %664, %671 : tensor<32x64xf32>
    %cst_286 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %674 = stablehlo.multiply %673, %arg28 : tensor<32x64xf32>
    %675 = stablehlo.add %672, %674 : tensor<32x64xf32>
    %cst_287 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %677 = stablehlo.multiply %676, %675 : tensor<32x64xf32>
    %678 = stablehlo.subtract %arg28, %677 : tensor<32x64xf32>
    %cst_288 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %679 = stablehlo.power %cst_288, %261 : tensor<f32>
    %cst_289 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %680 = stablehlo.subtract %cst_289, %679 : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %680, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %682 = stablehlo.divide %336, %681 : tensor<503x64xf32>
    %cst_290 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %683 = stablehlo.power %cst_290, %261 : tensor<f32>
    %cst_291 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %684 = stablehlo.subtract %cst_291, %683 : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %684, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %686 = stablehlo.divide %426, %685 : tensor<503x64xf32>
    %687 = stablehlo.sqrt %686 : tensor<503x64xf32>
    %cst_292 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %689 = stablehlo.add %687, %688 : tensor<503x64xf32>
    %690 = stablehlo.divide %682, %689 : tensor<503x64xf32>
    %cst_293 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %692 = stablehlo.multiply %691, %arg29 : tensor<503x64xf32>
    %693 = stablehlo.add %690, %692 : tensor<503x64xf32>
    %cst_294 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<503x64xf32>
    %695 = stablehlo.multiply %694, %693 : tensor<503x64xf32>
    %696 = stablehlo.subtract %arg29, %695 : tensor<503x64xf32>
    return %266, %271, %276, %281, %286, %291, %296, %301, %306, %311, %316, %321, %326, %331, %336, %444, %462, %480, %498, %516, %534, %552, %570, %588, %606, %624, %642, %660, %678, %696, %260, %342, %348, %354, %360, %366, %372, %378, %384, %390, %396, %402, %408, %414, %420, %426, %78 : tensor<4x64xf32>, tensor<4x256x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64x64xf32>, tensor<4x64x192xf32>, tensor<4x256xf32>, tensor<4x64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<503x64xf32>, tensor<4x64xf32>, tensor<4x256x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64x64xf32>, tensor<4x64x192xf32>, tensor<4x256xf32>, tensor<4x64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<503x64xf32>, tensor<i32>, tensor<4x64xf32>, tensor<4x256x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64x64xf32>, tensor<4x64x192xf32>, tensor<4x256xf32>, tensor<4x64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<503x64xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<32x32xi1>) -> tensor<32x32xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<32x32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %2 = stablehlo.add %0, %1 : tensor<32x32xi32>
    %3 = stablehlo.iota dim = 1 : tensor<32x32xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<32x32xi1>, tensor<32x32xi1>
    return %6 : tensor<32x32xi1>
  }
  func.func private @_where(%arg0: tensor<32x32xi1>, %arg1: tensor<f32>) -> (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<32x32xi1>) -> tensor<8x4x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x4x32x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x32x32xf32>
    return %1, %3, %2 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<4x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x256x64xf32>, %arg1: tensor<i32>) -> tensor<256x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 256, 64] : (tensor<4x256x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256x64xf32>) -> tensor<256x64xf32>
    return %1 : tensor<256x64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x64x64xf32>, %arg1: tensor<i32>) -> tensor<64x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 64] : (tensor<4x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x64x192xf32>, %arg1: tensor<i32>) -> tensor<64x192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 192] : (tensor<4x64x192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x192xf32>) -> tensor<64x192xf32>
    return %1 : tensor<64x192xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x256xf32>, %arg1: tensor<i32>) -> tensor<256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 256] : (tensor<4x256xf32>, tensor<i32>, tensor<i32>) -> tensor<1x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256xf32>) -> tensor<256xf32>
    return %1 : tensor<256xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x64x256xf32>, %arg1: tensor<i32>) -> tensor<64x256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 256] : (tensor<4x64x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x256xf32>) -> tensor<64x256xf32>
    return %1 : tensor<64x256xf32>
  }
  func.func private @closed_call(%arg0: tensor<8x4x32x32xi1>, %arg1: tensor<8x4x32x32xf32>, %arg2: tensor<8x32x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<256x64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64x192xf32>, %arg12: tensor<256xf32>, %arg13: tensor<64x256xf32>) -> (tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<8x32x64xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x32xf32>, tensor<8x32x4x16xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<8x32x64xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %5 = stablehlo.subtract %arg2, %4 : tensor<8x32x64xf32>
    %6 = chlo.square %5 : tensor<8x32x64xf32> -> tensor<8x32x64xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<8x32x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8x32x1xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %14 = stablehlo.subtract %arg2, %13 : tensor<8x32x64xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<8x32x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<8x32x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<8x32x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<8x32x1xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %22 = stablehlo.multiply %14, %21 : tensor<8x32x64xf32>
    %23 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<8x32x64xf32>
    %26 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %28 = stablehlo.add %25, %27 : tensor<8x32x64xf32>
    %29 = stablehlo.dot_general %28, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32x64xf32>, tensor<64x192xf32>) -> tensor<8x32x192xf32>
    %30 = stablehlo.reshape %29 : (tensor<8x32x192xf32>) -> tensor<8x32x3x4x16xf32>
    %31 = stablehlo.slice %30 [0:8, 0:32, 0:1, 0:4, 0:16] : (tensor<8x32x3x4x16xf32>) -> tensor<8x32x1x4x16xf32>
    %32 = stablehlo.reshape %31 : (tensor<8x32x1x4x16xf32>) -> tensor<8x32x4x16xf32>
    %33 = stablehlo.slice %30 [0:8, 0:32, 1:2, 0:4, 0:16] : (tensor<8x32x3x4x16xf32>) -> tensor<8x32x1x4x16xf32>
    %34 = stablehlo.reshape %33 : (tensor<8x32x1x4x16xf32>) -> tensor<8x32x4x16xf32>
    %35 = stablehlo.slice %30 [0:8, 0:32, 2:3, 0:4, 0:16] : (tensor<8x32x3x4x16xf32>) -> tensor<8x32x1x4x16xf32>
    %36 = stablehlo.reshape %35 : (tensor<8x32x1x4x16xf32>) -> tensor<8x32x4x16xf32>
    %37 = stablehlo.dot_general %32, %34, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>) -> tensor<8x4x32x32xf32>
    %cst_6 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4x32x32xf32>
    %39 = stablehlo.multiply %37, %38 : tensor<8x4x32x32xf32>
    %40 = call @_where_5(%39, %arg0, %arg1) : (tensor<8x4x32x32xf32>, tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x4x32xf32>
    %43 = stablehlo.maximum %42, %41 : tensor<8x4x32xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<8x4x32xf32>) -> tensor<8x4x32x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x32xf32>
    %46 = stablehlo.subtract %40, %45 : tensor<8x4x32x32xf32>
    %47 = stablehlo.exponential %46 : tensor<8x4x32x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<8x4x32xf32>) -> tensor<8x4x32x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x32xf32>
    %51 = stablehlo.divide %47, %50 : tensor<8x4x32x32xf32>
    %52 = stablehlo.multiply %49, %49 : tensor<8x4x32x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x4x32x1xf32>
    %54 = stablehlo.divide %53, %52 : tensor<8x4x32x1xf32>
    %55 = stablehlo.dot_general %36, %51, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x32x4x16xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x16x32xf32>
    %56 = stablehlo.transpose %55, dims = [0, 3, 1, 2] : (tensor<8x4x16x32xf32>) -> tensor<8x32x4x16xf32>
    %57 = stablehlo.reshape %56 : (tensor<8x32x4x16xf32>) -> tensor<8x32x64xf32>
    %58 = stablehlo.dot_general %57, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32x64xf32>, tensor<64x64xf32>) -> tensor<8x32x64xf32>
    %59 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %61 = stablehlo.add %58, %60 : tensor<8x32x64xf32>
    %62 = stablehlo.add %arg2, %61 : tensor<8x32x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %66 = stablehlo.divide %64, %65 : tensor<8x32x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %68 = stablehlo.subtract %62, %67 : tensor<8x32x64xf32>
    %69 = chlo.square %68 : tensor<8x32x64xf32> -> tensor<8x32x64xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x32x64xf32>
    %71 = stablehlo.multiply %70, %68 : tensor<8x32x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%69 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %75 = stablehlo.divide %73, %74 : tensor<8x32x1xf32>
    %76 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %77 = stablehlo.subtract %62, %76 : tensor<8x32x64xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %79 = stablehlo.add %75, %78 : tensor<8x32x1xf32>
    %80 = stablehlo.rsqrt %79 : tensor<8x32x1xf32>
    %81 = stablehlo.divide %80, %79 : tensor<8x32x1xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<8x32x1xf32>
    %84 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %85 = stablehlo.multiply %77, %84 : tensor<8x32x64xf32>
    %86 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %88 = stablehlo.multiply %85, %87 : tensor<8x32x64xf32>
    %89 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %91 = stablehlo.add %88, %90 : tensor<8x32x64xf32>
    %92 = stablehlo.dot_general %91, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32x64xf32>, tensor<64x256xf32>) -> tensor<8x32x256xf32>
    %93 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<8x32x256xf32>
    %95 = stablehlo.add %92, %94 : tensor<8x32x256xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<8x32x256xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<8x32x256xf32>
    %98 = stablehlo.multiply %95, %95 : tensor<8x32x256xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x32x256xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<8x32x256xf32>
    %cst_19 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x32x256xf32>
    %102 = stablehlo.multiply %101, %97 : tensor<8x32x256xf32>
    %103 = stablehlo.add %95, %102 : tensor<8x32x256xf32>
    %cst_20 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x32x256xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<8x32x256xf32>
    %106 = stablehlo.tanh %105 : tensor<8x32x256xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x32x256xf32>
    %108 = stablehlo.subtract %107, %106 : tensor<8x32x256xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x32x256xf32>
    %110 = stablehlo.add %109, %106 : tensor<8x32x256xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x32x256xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<8x32x256xf32>
    %113 = stablehlo.multiply %95, %112 : tensor<8x32x256xf32>
    %114 = stablehlo.dot_general %113, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x32x256xf32>, tensor<256x64xf32>) -> tensor<8x32x64xf32>
    %115 = stablehlo.add %62, %114 : tensor<8x32x64xf32>
    %116 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %118 = stablehlo.add %115, %117 : tensor<8x32x64xf32>
    return %118, %8, %20, %17, %14, %23, %22, %28, %34, %32, %47, %49, %54, %51, %36, %57, %71, %83, %80, %77, %86, %85, %91, %100, %106, %108, %112, %95, %113 : tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<8x32x64xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x4x16xf32>, tensor<8x32x4x16xf32>, tensor<8x4x32x32xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x1xf32>, tensor<8x4x32x32xf32>, tensor<8x32x4x16xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x1xf32>, tensor<8x32x1xf32>, tensor<8x32x64xf32>, tensor<1x1x64xf32>, tensor<8x32x64xf32>, tensor<8x32x64xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>, tensor<8x32x256xf32>
  }
  func.func private @_where_5(%arg0: tensor<8x4x32x32xf32>, %arg1: tensor<8x4x32x32xi1>, %arg2: tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>
    return %0 : tensor<8x4x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x8x32x64xf32>, %arg1: tensor<8x32x64xf32>, %arg2: tensor<i32>) -> tensor<4x8x32x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x32x64xf32>) -> tensor<1x8x32x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x32x64xf32>, tensor<1x8x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32x64xf32>
    return %1 : tensor<4x8x32x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<4x8x32x1xf32>, %arg1: tensor<8x32x1xf32>, %arg2: tensor<i32>) -> tensor<4x8x32x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x32x1xf32>) -> tensor<1x8x32x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x32x1xf32>, tensor<1x8x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32x1xf32>
    return %1 : tensor<4x8x32x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<4x1x1x64xf32>, %arg1: tensor<1x1x64xf32>, %arg2: tensor<i32>) -> tensor<4x1x1x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x1x1x64xf32>, tensor<1x1x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x1x1x64xf32>
    return %1 : tensor<4x1x1x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x8x32x4x16xf32>, %arg1: tensor<8x32x4x16xf32>, %arg2: tensor<i32>) -> tensor<4x8x32x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x32x4x16xf32>) -> tensor<1x8x32x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x32x4x16xf32>, tensor<1x8x32x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32x4x16xf32>
    return %1 : tensor<4x8x32x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x8x4x32x32xf32>, %arg1: tensor<8x4x32x32xf32>, %arg2: tensor<i32>) -> tensor<4x8x4x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x4x32x32xf32>) -> tensor<1x8x4x32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x4x32x32xf32>, tensor<1x8x4x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4x32x32xf32>
    return %1 : tensor<4x8x4x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x8x4x32x1xf32>, %arg1: tensor<8x4x32x1xf32>, %arg2: tensor<i32>) -> tensor<4x8x4x32x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x4x32x1xf32>) -> tensor<1x8x4x32x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x4x32x1xf32>, tensor<1x8x4x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4x32x1xf32>
    return %1 : tensor<4x8x4x32x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<4x8x32x256xf32>, %arg1: tensor<8x32x256xf32>, %arg2: tensor<i32>) -> tensor<4x8x32x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x32x256xf32>) -> tensor<1x8x32x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x32x256xf32>, tensor<1x8x32x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32x256xf32>
    return %1 : tensor<4x8x32x256xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x32x503xf32>) -> (tensor<8x32x503xf32>, tensor<8x32x503xf32>, tensor<8x32x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x32x503xf32>, tensor<f32>) -> tensor<8x32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x32xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x503xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x32x503xf32>
    %6 = stablehlo.exponential %5 : tensor<8x32x503xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x32x503xf32>, tensor<f32>) -> tensor<8x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %9 = stablehlo.log %8 : tensor<8x32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x503xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x32x503xf32>
    return %11, %6, %8 : tensor<8x32x503xf32>, tensor<8x32x503xf32>, tensor<8x32x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x32x503xf32>, %arg1: tensor<8x32x1xi32>) -> (tensor<8x32x1xf32>, tensor<8x32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x32x1xi32>, tensor<8x32x1xi32>) -> tensor<8x32x1xi1>
    %c_0 = stablehlo.constant dense<503> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x32x1xi1>, tensor<8x32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x32x1xi32>) -> tensor<8x32x1x1xi32>
    %c_1 = stablehlo.constant dense<502> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x32x1x1xi32>, tensor<8x32x1x1xi32>) -> tensor<8x32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x32x1x1xi32>, tensor<8x32x1x1xi32>) -> tensor<8x32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x32x1x1xi1>, tensor<i1>) -> tensor<8x32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x32x503xf32>, tensor<8x32x1x1xi32>) -> tensor<8x32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x32x1xi1>, tensor<8x32x1xf32>
    return %15, %5 : tensor<8x32x1xf32>, tensor<8x32x1x1xi32>
  }
  func.func private @take_along_axis_12(%arg0: tensor<8x32x1x1xi32>, %arg1: tensor<8x32x1xf32>) -> tensor<8x32x503xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x503xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x32x503xf32>, tensor<8x32x1x1xi32>, tensor<8x32x1xf32>) -> tensor<8x32x503xf32>
    return %1 : tensor<8x32x503xf32>
  }
  func.func private @log_softmax_13(%arg0: tensor<8x32x503xf32>, %arg1: tensor<8x32x1xf32>, %arg2: tensor<8x32x503xf32>) -> tensor<8x32x503xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x32x503xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x32x503xf32>, tensor<f32>) -> tensor<8x32xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x32x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x32x1xf32>, tensor<f32>) -> tensor<8x32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x503xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x32x503xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x32x503xf32>
    return %7 : tensor<8x32x503xf32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<4x8x32x64xf32>, %arg1: tensor<i32>) -> tensor<8x32x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 32, 64] : (tensor<4x8x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x64xf32>) -> tensor<8x32x64xf32>
    return %1 : tensor<8x32x64xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<4x8x32x1xf32>, %arg1: tensor<i32>) -> tensor<8x32x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 32, 1] : (tensor<4x8x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x1xf32>) -> tensor<8x32x1xf32>
    return %1 : tensor<8x32x1xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<4x1x1x64xf32>, %arg1: tensor<i32>) -> tensor<1x1x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 64] : (tensor<4x1x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x64xf32>) -> tensor<1x1x64xf32>
    return %1 : tensor<1x1x64xf32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<4x8x32x4x16xf32>, %arg1: tensor<i32>) -> tensor<8x32x4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 32, 4, 16] : (tensor<4x8x32x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x4x16xf32>) -> tensor<8x32x4x16xf32>
    return %1 : tensor<8x32x4x16xf32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<4x8x4x32x32xf32>, %arg1: tensor<i32>) -> tensor<8x4x32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 4, 32, 32] : (tensor<4x8x4x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4x32x32xf32>) -> tensor<8x4x32x32xf32>
    return %1 : tensor<8x4x32x32xf32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<4x8x4x32x1xf32>, %arg1: tensor<i32>) -> tensor<8x4x32x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 4, 32, 1] : (tensor<4x8x4x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4x32x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4x32x1xf32>) -> tensor<8x4x32x1xf32>
    return %1 : tensor<8x4x32x1xf32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<4x8x32x256xf32>, %arg1: tensor<i32>) -> tensor<8x32x256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 32, 256] : (tensor<4x8x32x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x256xf32>) -> tensor<8x32x256xf32>
    return %1 : tensor<8x32x256xf32>
  }
  func.func private @closed_call_21(%arg0: tensor<8x4x32x32xi1>, %arg1: tensor<8x4x32x32xf32>, %arg2: tensor<8x32x64xf32>, %arg3: tensor<8x32x64xf32>, %arg4: tensor<8x32x1xf32>, %arg5: tensor<8x32x1xf32>, %arg6: tensor<8x32x64xf32>, %arg7: tensor<1x1x64xf32>, %arg8: tensor<8x32x64xf32>, %arg9: tensor<64x192xf32>, %arg10: tensor<8x32x64xf32>, %arg11: tensor<8x32x4x16xf32>, %arg12: tensor<8x32x4x16xf32>, %arg13: tensor<8x4x32x32xf32>, %arg14: tensor<8x4x32x1xf32>, %arg15: tensor<8x4x32x1xf32>, %arg16: tensor<8x4x32x32xf32>, %arg17: tensor<8x32x4x16xf32>, %arg18: tensor<64x64xf32>, %arg19: tensor<8x32x64xf32>, %arg20: tensor<8x32x64xf32>, %arg21: tensor<8x32x1xf32>, %arg22: tensor<8x32x1xf32>, %arg23: tensor<8x32x64xf32>, %arg24: tensor<1x1x64xf32>, %arg25: tensor<8x32x64xf32>, %arg26: tensor<64x256xf32>, %arg27: tensor<8x32x64xf32>, %arg28: tensor<8x32x256xf32>, %arg29: tensor<8x32x256xf32>, %arg30: tensor<8x32x256xf32>, %arg31: tensor<8x32x256xf32>, %arg32: tensor<8x32x256xf32>, %arg33: tensor<256x64xf32>, %arg34: tensor<8x32x256xf32>) -> (tensor<8x32x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<256xf32>, tensor<64x256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.reshape %0 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %3 = stablehlo.dot_general %arg2, %arg34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x64xf32>, tensor<8x32x256xf32>) -> tensor<64x256xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %5 = stablehlo.dot_general %arg2, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x64xf32>, tensor<256x64xf32>) -> tensor<8x32x256xf32>
    %6 = stablehlo.multiply %arg32, %5 : tensor<8x32x256xf32>
    %7 = stablehlo.multiply %5, %arg31 : tensor<8x32x256xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x32x256xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<8x32x256xf32>
    %10 = stablehlo.multiply %9, %arg30 : tensor<8x32x256xf32>
    %11 = stablehlo.multiply %10, %arg29 : tensor<8x32x256xf32>
    %12 = stablehlo.add %10, %11 : tensor<8x32x256xf32>
    %cst_2 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x32x256xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<8x32x256xf32>
    %15 = stablehlo.add %7, %14 : tensor<8x32x256xf32>
    %cst_3 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x32x256xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<8x32x256xf32>
    %18 = stablehlo.multiply %17, %arg28 : tensor<8x32x256xf32>
    %19 = stablehlo.add %15, %18 : tensor<8x32x256xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %21 = stablehlo.reshape %20 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %23 = stablehlo.dot_general %19, %arg27, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x256xf32>, tensor<8x32x64xf32>) -> tensor<256x64xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %25 = stablehlo.dot_general %19, %arg26, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x256xf32>, tensor<64x256xf32>) -> tensor<8x32x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %27 = stablehlo.reshape %26 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %29 = stablehlo.multiply %arg25, %25 : tensor<8x32x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %31 = stablehlo.reshape %30 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %32 = stablehlo.broadcast_in_dim %arg24, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %33 = stablehlo.multiply %25, %32 : tensor<8x32x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %35 = stablehlo.multiply %arg23, %33 : tensor<8x32x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %37 = stablehlo.reshape %36 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %38 = stablehlo.broadcast_in_dim %arg22, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %39 = stablehlo.multiply %33, %38 : tensor<8x32x64xf32>
    %40 = stablehlo.multiply %37, %arg21 : tensor<8x32x1xf32>
    %41 = stablehlo.negate %39 : tensor<8x32x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %43 = stablehlo.reshape %42 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %44 = stablehlo.add %arg2, %39 : tensor<8x32x64xf32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %46 = stablehlo.divide %40, %45 : tensor<8x32x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<8x32x1xf32>, tensor<f32>) -> tensor<8x32xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x64xf32>
    %49 = stablehlo.multiply %48, %arg20 : tensor<8x32x64xf32>
    %50 = stablehlo.negate %49 : tensor<8x32x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %52 = stablehlo.reshape %51 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %53 = stablehlo.add %44, %49 : tensor<8x32x64xf32>
    %54 = stablehlo.add %43, %52 : tensor<8x32x1xf32>
    %cst_15 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %56 = stablehlo.divide %54, %55 : tensor<8x32x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<8x32x1xf32>, tensor<f32>) -> tensor<8x32xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x64xf32>
    %59 = stablehlo.add %53, %58 : tensor<8x32x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %61 = stablehlo.reshape %60 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %63 = stablehlo.dot_general %59, %arg19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x64xf32>, tensor<8x32x64xf32>) -> tensor<64x64xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %65 = stablehlo.dot_general %59, %arg18, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x64xf32>, tensor<64x64xf32>) -> tensor<8x32x64xf32>
    %66 = stablehlo.reshape %65 : (tensor<8x32x64xf32>) -> tensor<8x32x4x16xf32>
    %67 = stablehlo.transpose %66, dims = [0, 2, 3, 1] : (tensor<8x32x4x16xf32>) -> tensor<8x4x16x32xf32>
    %68 = stablehlo.dot_general %67, %arg17, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16x32xf32>, tensor<8x32x4x16xf32>) -> tensor<8x4x32x32xf32>
    %69 = stablehlo.dot_general %67, %arg16, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x16x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x16x32xf32>
    %70 = stablehlo.transpose %69, dims = [0, 3, 1, 2] : (tensor<8x4x16x32xf32>) -> tensor<8x32x4x16xf32>
    %71 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x32xf32>
    %72 = stablehlo.multiply %68, %71 : tensor<8x4x32x32xf32>
    %73 = stablehlo.multiply %72, %arg13 : tensor<8x4x32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<8x4x32x32xf32>, tensor<f32>) -> tensor<8x4x32xf32>
    %75 = stablehlo.reshape %74 : (tensor<8x4x32xf32>) -> tensor<8x4x32x1xf32>
    %76 = stablehlo.negate %75 : tensor<8x4x32x1xf32>
    %77 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<8x4x32x1xf32>) -> tensor<8x4x32x32xf32>
    %78 = stablehlo.divide %68, %77 : tensor<8x4x32x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%76 init: %cst_20) applies stablehlo.add across dimensions = [3] : (tensor<8x4x32x1xf32>, tensor<f32>) -> tensor<8x4x32xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<8x4x32xf32>) -> tensor<8x4x32x32xf32>
    %81 = stablehlo.add %78, %80 : tensor<8x4x32x32xf32>
    %82 = stablehlo.multiply %81, %arg13 : tensor<8x4x32x32xf32>
    %83 = call @_where_22(%arg0, %arg1, %82) : (tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>, tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32>
    %cst_21 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x4x32x32xf32>
    %85 = stablehlo.multiply %83, %84 : tensor<8x4x32x32xf32>
    %86 = stablehlo.dot_general %85, %arg12, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x32xf32>, tensor<8x32x4x16xf32>) -> tensor<8x4x32x16xf32>
    %87 = stablehlo.transpose %86, dims = [0, 2, 1, 3] : (tensor<8x4x32x16xf32>) -> tensor<8x32x4x16xf32>
    %88 = stablehlo.dot_general %85, %arg11, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4x32x32xf32>, tensor<8x32x4x16xf32>) -> tensor<8x4x32x16xf32>
    %89 = stablehlo.transpose %88, dims = [0, 2, 1, 3] : (tensor<8x4x32x16xf32>) -> tensor<8x32x4x16xf32>
    %90 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 3, 4] : (tensor<8x32x4x16xf32>) -> tensor<8x32x1x4x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.pad %90, %cst_22, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x32x1x4x16xf32>, tensor<f32>) -> tensor<8x32x3x4x16xf32>
    %92 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 3, 4] : (tensor<8x32x4x16xf32>) -> tensor<8x32x1x4x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.pad %92, %cst_23, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x32x1x4x16xf32>, tensor<f32>) -> tensor<8x32x3x4x16xf32>
    %94 = stablehlo.add %91, %93 : tensor<8x32x3x4x16xf32>
    %95 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 3, 4] : (tensor<8x32x4x16xf32>) -> tensor<8x32x1x4x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.pad %95, %cst_24, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x32x1x4x16xf32>, tensor<f32>) -> tensor<8x32x3x4x16xf32>
    %97 = stablehlo.add %94, %96 : tensor<8x32x3x4x16xf32>
    %98 = stablehlo.reshape %97 : (tensor<8x32x3x4x16xf32>) -> tensor<8x32x192xf32>
    %99 = stablehlo.dot_general %98, %arg10, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x192xf32>, tensor<8x32x64xf32>) -> tensor<192x64xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<192x64xf32>) -> tensor<64x192xf32>
    %101 = stablehlo.dot_general %98, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x32x192xf32>, tensor<64x192xf32>) -> tensor<8x32x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %103 = stablehlo.reshape %102 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %105 = stablehlo.multiply %arg8, %101 : tensor<8x32x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %107 = stablehlo.reshape %106 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %108 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<8x32x64xf32>
    %109 = stablehlo.multiply %101, %108 : tensor<8x32x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%107 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %111 = stablehlo.multiply %arg6, %109 : tensor<8x32x64xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %113 = stablehlo.reshape %112 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %114 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2] : (tensor<8x32x1xf32>) -> tensor<8x32x64xf32>
    %115 = stablehlo.multiply %109, %114 : tensor<8x32x64xf32>
    %116 = stablehlo.multiply %113, %arg4 : tensor<8x32x1xf32>
    %117 = stablehlo.negate %115 : tensor<8x32x64xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %119 = stablehlo.reshape %118 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %120 = stablehlo.add %59, %115 : tensor<8x32x64xf32>
    %cst_31 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %122 = stablehlo.divide %116, %121 : tensor<8x32x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<8x32x1xf32>, tensor<f32>) -> tensor<8x32xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x64xf32>
    %125 = stablehlo.multiply %124, %arg3 : tensor<8x32x64xf32>
    %126 = stablehlo.negate %125 : tensor<8x32x64xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<8x32x64xf32>, tensor<f32>) -> tensor<8x32xf32>
    %128 = stablehlo.reshape %127 : (tensor<8x32xf32>) -> tensor<8x32x1xf32>
    %129 = stablehlo.add %120, %125 : tensor<8x32x64xf32>
    %130 = stablehlo.add %119, %128 : tensor<8x32x1xf32>
    %cst_34 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x32x1xf32>
    %132 = stablehlo.divide %130, %131 : tensor<8x32x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<8x32x1xf32>, tensor<f32>) -> tensor<8x32xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x64xf32>
    %135 = stablehlo.add %129, %134 : tensor<8x32x64xf32>
    return %135, %2, %4, %104, %110, %28, %34, %62, %64, %100, %22, %24 : tensor<8x32x64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<256xf32>, tensor<64x256xf32>
  }
  func.func private @_where_22(%arg0: tensor<8x4x32x32xi1>, %arg1: tensor<8x4x32x32xf32>, %arg2: tensor<8x4x32x32xf32>) -> tensor<8x4x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x32x32xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8x4x32x32xi1>, tensor<8x4x32x32xf32>
    return %1 : tensor<8x4x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<4x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<i32>) -> tensor<4x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<4x64xf32>
    return %1 : tensor<4x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<4x256x64xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<i32>) -> tensor<4x256x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<256x64xf32>) -> tensor<1x256x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x256x64xf32>, tensor<1x256x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x256x64xf32>
    return %1 : tensor<4x256x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<4x64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<i32>) -> tensor<4x64x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x64x64xf32>
    return %1 : tensor<4x64x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<4x64x192xf32>, %arg1: tensor<64x192xf32>, %arg2: tensor<i32>) -> tensor<4x64x192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x192xf32>) -> tensor<1x64x192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x64x192xf32>, tensor<1x64x192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x64x192xf32>
    return %1 : tensor<4x64x192xf32>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<4x256xf32>, %arg1: tensor<256xf32>, %arg2: tensor<i32>) -> tensor<4x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x256xf32>, tensor<1x256xf32>, tensor<i32>, tensor<i32>) -> tensor<4x256xf32>
    return %1 : tensor<4x256xf32>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<4x64x256xf32>, %arg1: tensor<64x256xf32>, %arg2: tensor<i32>) -> tensor<4x64x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x256xf32>) -> tensor<1x64x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x64x256xf32>, tensor<1x64x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x64x256xf32>
    return %1 : tensor<4x64x256xf32>
  }
}
