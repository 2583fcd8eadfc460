module @jit_gru_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<103x19xf32>, %arg1: tensor<19xf32>, %arg2: tensor<19x103xf32>, %arg3: tensor<19x19xf32>, %arg4: tensor<19x19xf32>, %arg5: tensor<19x38xf32>, %arg6: tensor<19x38xf32>, %arg7: tensor<11x7xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<103x19xf32> {jax.result_info = "result[1]['embedding']"}, tensor<19xf32> {jax.result_info = "result[1]['gain']"}, tensor<19x103xf32> {jax.result_info = "result[1]['head']"}, tensor<19x19xf32> {jax.result_info = "result[1]['nh']"}, tensor<19x19xf32> {jax.result_info = "result[1]['nx']"}, tensor<19x38xf32> {jax.result_info = "result[1]['wh']"}, tensor<19x38xf32> {jax.result_info = "result[1]['wx']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x19xf32>
    %1 = stablehlo.slice %arg7 [0:10, 0:7] : (tensor<11x7xi32>) -> tensor<10x7xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<19xf32>) -> tensor<1x19xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x7x1xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<10x7x38xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<10x7x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<10x7x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<10x7x19xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %18:24 = stablehlo.while(%iterArg = %1, %iterArg_27 = %2, %iterArg_28 = %arg0, %iterArg_29 = %arg6, %iterArg_30 = %arg5, %iterArg_31 = %arg4, %iterArg_32 = %arg3, %iterArg_33 = %c_14, %iterArg_34 = %0, %iterArg_35 = %3, %iterArg_36 = %4, %iterArg_37 = %5, %iterArg_38 = %6, %iterArg_39 = %7, %iterArg_40 = %8, %iterArg_41 = %9, %iterArg_42 = %10, %iterArg_43 = %11, %iterArg_44 = %12, %iterArg_45 = %13, %iterArg_46 = %14, %iterArg_47 = %15, %iterArg_48 = %16, %iterArg_49 = %17) : tensor<10x7xi32>, tensor<1x19xf32>, tensor<103x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<i32>, tensor<7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x1xi32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x38xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x1xf32>, tensor<10x7x1xf32>, tensor<10x7x19xf32>
    cond {
      %c_50 = stablehlo.constant dense<10> : tensor<i32>
      %43 = stablehlo.compare LT, %iterArg_33, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %43 : tensor<i1>
    } do {
      %43 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<10x7xi32>, tensor<i32>) -> tensor<7xi32>
      %44:16 = func.call @closed_call(%iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_34, %43) : (tensor<1x19xf32>, tensor<103x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<7x19xf32>, tensor<7xi32>) -> (tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x1xi32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x38xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x19xf32>)
      %45 = func.call @dynamic_update_index_in_dim(%iterArg_35, %44#1, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %46 = func.call @dynamic_update_index_in_dim_0(%iterArg_36, %44#2, %iterArg_33) : (tensor<10x7x1xi32>, tensor<7x1xi32>, tensor<i32>) -> tensor<10x7x1xi32>
      %47 = func.call @dynamic_update_index_in_dim(%iterArg_37, %44#3, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %48 = func.call @dynamic_update_index_in_dim(%iterArg_38, %44#4, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %49 = func.call @dynamic_update_index_in_dim_1(%iterArg_39, %44#5, %iterArg_33) : (tensor<10x7x38xf32>, tensor<7x38xf32>, tensor<i32>) -> tensor<10x7x38xf32>
      %50 = func.call @dynamic_update_index_in_dim(%iterArg_40, %44#6, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %51 = func.call @dynamic_update_index_in_dim(%iterArg_41, %44#7, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %52 = func.call @dynamic_update_index_in_dim(%iterArg_42, %44#8, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %53 = func.call @dynamic_update_index_in_dim(%iterArg_43, %44#9, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %54 = func.call @dynamic_update_index_in_dim(%iterArg_44, %44#10, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %55 = func.call @dynamic_update_index_in_dim(%iterArg_45, %44#11, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %56 = func.call @dynamic_update_index_in_dim(%iterArg_46, %44#12, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %57 = func.call @dynamic_update_index_in_dim_2(%iterArg_47, %44#13, %iterArg_33) : (tensor<10x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<10x7x1xf32>
      %58 = func.call @dynamic_update_index_in_dim_2(%iterArg_48, %44#14, %iterArg_33) : (tensor<10x7x1xf32>, tensor<7x1xf32>, tensor<i32>) -> tensor<10x7x1xf32>
      %59 = func.call @dynamic_update_index_in_dim(%iterArg_49, %44#15, %iterArg_33) : (tensor<10x7x19xf32>, tensor<7x19xf32>, tensor<i32>) -> tensor<10x7x19xf32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %60 = stablehlo.add %iterArg_33, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %60, %44#0, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59 : tensor<10x7xi32>, tensor<1x19xf32>, tensor<103x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<i32>, tensor<7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x1xi32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x38xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x1xf32>, tensor<10x7x1xf32>, tensor<10x7x19xf32>
    }
    %19 = stablehlo.dot_general %18#9, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x7x19xf32>, tensor<19x103xf32>) -> tensor<10x7x103xf32>
    %20 = stablehlo.slice %arg7 [1:11, 0:7] : (tensor<11x7xi32>) -> tensor<10x7xi32>
    %21:3 = call @log_softmax(%19) : (tensor<10x7x103xf32>) -> (tensor<10x7x103xf32>, tensor<10x7x103xf32>, tensor<10x7x1xf32>)
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<10x7xi32>) -> tensor<10x7x1xi32>
    %23:2 = call @take_along_axis(%21#0, %22) : (tensor<10x7x103xf32>, tensor<10x7x1xi32>) -> (tensor<10x7x1xf32>, tensor<10x7x1x1xi32>)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23#0 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<10x7x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<7.000000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_16 : tensor<f32>
    %26 = stablehlo.negate %25 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.negate %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<7.000000e+01> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_18 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<10x7x1xf32>
    %30 = call @take_along_axis_3(%23#1, %29) : (tensor<10x7x1x1xi32>, tensor<10x7x1xf32>) -> tensor<10x7x103xf32>
    %31 = call @log_softmax_4(%21#1, %21#2, %30) : (tensor<10x7x103xf32>, tensor<10x7x1xf32>, tensor<10x7x103xf32>) -> tensor<10x7x103xf32>
    %32 = stablehlo.dot_general %31, %18#9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<10x7x103xf32>, tensor<10x7x19xf32>) -> tensor<103x19xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<103x19xf32>) -> tensor<19x103xf32>
    %34 = stablehlo.dot_general %31, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x7x103xf32>, tensor<19x103xf32>) -> tensor<10x7x19xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7x19xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<103x19xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<19x38xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<19x38xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<19x19xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<19x19xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<19xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %42:28 = stablehlo.while(%iterArg = %34, %iterArg_27 = %18#10, %iterArg_28 = %18#11, %iterArg_29 = %18#12, %iterArg_30 = %18#13, %iterArg_31 = %18#14, %iterArg_32 = %18#15, %iterArg_33 = %18#16, %iterArg_34 = %18#17, %iterArg_35 = %18#18, %iterArg_36 = %18#19, %iterArg_37 = %18#20, %iterArg_38 = %18#21, %iterArg_39 = %18#22, %iterArg_40 = %18#23, %iterArg_41 = %arg6, %iterArg_42 = %arg5, %iterArg_43 = %arg4, %iterArg_44 = %arg3, %iterArg_45 = %2, %iterArg_46 = %c_26, %iterArg_47 = %36, %iterArg_48 = %37, %iterArg_49 = %38, %iterArg_50 = %39, %iterArg_51 = %40, %iterArg_52 = %41, %iterArg_53 = %35) : tensor<10x7x19xf32>, tensor<10x7x1xi32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x38xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x1xf32>, tensor<10x7x1xf32>, tensor<10x7x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<1x19xf32>, tensor<i32>, tensor<103x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<19xf32>, tensor<7x19xf32>
    cond {
      %c_54 = stablehlo.constant dense<10> : tensor<i32>
      %43 = stablehlo.compare LT, %iterArg_46, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %43 : tensor<i1>
    } do {
      %c_54 = stablehlo.constant dense<10> : tensor<i32>
      %43 = stablehlo.subtract %c_54, %iterArg_46 : tensor<i32>
      %c_55 = stablehlo.constant dense<1> : tensor<i32>
      %44 = stablehlo.subtract %43, %c_55 : tensor<i32>
      %45 = func.call @dynamic_index_in_dim_5(%iterArg, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %46 = func.call @dynamic_index_in_dim_6(%iterArg_27, %44) : (tensor<10x7x1xi32>, tensor<i32>) -> tensor<7x1xi32>
      %47 = func.call @dynamic_index_in_dim_5(%iterArg_28, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %48 = func.call @dynamic_index_in_dim_5(%iterArg_29, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %49 = func.call @dynamic_index_in_dim_7(%iterArg_30, %44) : (tensor<10x7x38xf32>, tensor<i32>) -> tensor<7x38xf32>
      %50 = func.call @dynamic_index_in_dim_5(%iterArg_31, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %51 = func.call @dynamic_index_in_dim_5(%iterArg_32, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %52 = func.call @dynamic_index_in_dim_5(%iterArg_33, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %53 = func.call @dynamic_index_in_dim_5(%iterArg_34, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %54 = func.call @dynamic_index_in_dim_5(%iterArg_35, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %55 = func.call @dynamic_index_in_dim_5(%iterArg_36, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %56 = func.call @dynamic_index_in_dim_5(%iterArg_37, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %57 = func.call @dynamic_index_in_dim_8(%iterArg_38, %44) : (tensor<10x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %58 = func.call @dynamic_index_in_dim_8(%iterArg_39, %44) : (tensor<10x7x1xf32>, tensor<i32>) -> tensor<7x1xf32>
      %59 = func.call @dynamic_index_in_dim_5(%iterArg_40, %44) : (tensor<10x7x19xf32>, tensor<i32>) -> tensor<7x19xf32>
      %60:7 = func.call @closed_call_9(%iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59) : (tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<1x19xf32>, tensor<103x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x1xi32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x38xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x19xf32>) -> (tensor<103x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<19xf32>, tensor<7x19xf32>)
      %c_56 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.add %iterArg_46, %c_56 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %61, %60#0, %60#1, %60#2, %60#3, %60#4, %60#5, %60#6 : tensor<10x7x19xf32>, tensor<10x7x1xi32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x38xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x19xf32>, tensor<10x7x1xf32>, tensor<10x7x1xf32>, tensor<10x7x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<1x19xf32>, tensor<i32>, tensor<103x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<19xf32>, tensor<7x19xf32>
    }
    return %26, %42#21, %42#26, %33, %42#25, %42#24, %42#23, %42#22 : tensor<f32>, tensor<103x19xf32>, tensor<19xf32>, tensor<19x103xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<10x7xi32>, %arg1: tensor<i32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<10x7xi32>, tensor<i32>, tensor<i32>) -> tensor<1x7xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xi32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @closed_call(%arg0: tensor<1x19xf32>, %arg1: tensor<103x19xf32>, %arg2: tensor<19x38xf32>, %arg3: tensor<19x38xf32>, %arg4: tensor<19x19xf32>, %arg5: tensor<19x19xf32>, %arg6: tensor<7x19xf32>, %arg7: tensor<7xi32>) -> (tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x1xi32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x38xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x19xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg7, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<103> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.add %arg7, %2 : tensor<7xi32>
    %4 = stablehlo.select %1, %3, %arg7 : tensor<7xi1>, tensor<7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 19>}> : (tensor<103x19xf32>, tensor<7x1xi32>) -> tensor<7x19xf32>
    %7 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x19xf32>, tensor<19x38xf32>) -> tensor<7x38xf32>
    %8 = stablehlo.dot_general %arg6, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x19xf32>, tensor<19x38xf32>) -> tensor<7x38xf32>
    %9 = stablehlo.add %7, %8 : tensor<7x38xf32>
    %10 = stablehlo.negate %9 : tensor<7x38xf32>
    %11 = stablehlo.exponential %10 : tensor<7x38xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x38xf32>
    %13 = stablehlo.add %12, %11 : tensor<7x38xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x38xf32>
    %15 = stablehlo.divide %14, %13 : tensor<7x38xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x38xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<7x38xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<7x38xf32>
    %19 = stablehlo.slice %15 [0:7, 0:19] : (tensor<7x38xf32>) -> tensor<7x19xf32>
    %20 = stablehlo.slice %15 [0:7, 19:38] : (tensor<7x38xf32>) -> tensor<7x19xf32>
    %21 = stablehlo.dot_general %6, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x19xf32>, tensor<19x19xf32>) -> tensor<7x19xf32>
    %22 = stablehlo.multiply %20, %arg6 : tensor<7x19xf32>
    %23 = stablehlo.dot_general %22, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x19xf32>, tensor<19x19xf32>) -> tensor<7x19xf32>
    %24 = stablehlo.add %21, %23 : tensor<7x19xf32>
    %25 = stablehlo.tanh %24 : tensor<7x19xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x19xf32>
    %27 = stablehlo.subtract %26, %25 : tensor<7x19xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x19xf32>
    %29 = stablehlo.subtract %28, %19 : tensor<7x19xf32>
    %30 = stablehlo.multiply %29, %25 : tensor<7x19xf32>
    %31 = stablehlo.multiply %19, %arg6 : tensor<7x19xf32>
    %32 = stablehlo.add %30, %31 : tensor<7x19xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<7x19xf32>, tensor<f32>) -> tensor<7xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_6 = stablehlo.constant dense<1.900000e+01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %36 = stablehlo.divide %34, %35 : tensor<7x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x19xf32>
    %38 = stablehlo.subtract %32, %37 : tensor<7x19xf32>
    %39 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x19xf32>) -> tensor<7x19xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<7x19xf32>
    %41 = stablehlo.multiply %38, %38 : tensor<7x19xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<7x19xf32>, tensor<f32>) -> tensor<7xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_8 = stablehlo.constant dense<1.900000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %45 = stablehlo.divide %43, %44 : tensor<7x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %47 = stablehlo.add %45, %46 : tensor<7x1xf32>
    %48 = stablehlo.rsqrt %47 : tensor<7x1xf32>
    %49 = stablehlo.divide %48, %47 : tensor<7x1xf32>
    %cst_10 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<7x1xf32>
    %52 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x19xf32>
    %53 = stablehlo.multiply %40, %52 : tensor<7x19xf32>
    return %53, %53, %5, %6, %arg6, %18, %20, %22, %25, %27, %29, %19, %38, %51, %48, %40 : tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x1xi32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x38xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x19xf32>, tensor<7x1xf32>, tensor<7x1xf32>, tensor<7x19xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10x7x19xf32>, %arg1: tensor<7x19xf32>, %arg2: tensor<i32>) -> tensor<10x7x19xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x19xf32>) -> tensor<1x7x19xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<10x7x19xf32>, tensor<1x7x19xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<10x7x19xf32>
    return %1 : tensor<10x7x19xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<10x7x1xi32>, %arg1: tensor<7x1xi32>, %arg2: tensor<i32>) -> tensor<10x7x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x1xi32>) -> tensor<1x7x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<10x7x1xi32>, tensor<1x7x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<10x7x1xi32>
    return %1 : tensor<10x7x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<10x7x38xf32>, %arg1: tensor<7x38xf32>, %arg2: tensor<i32>) -> tensor<10x7x38xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x38xf32>) -> tensor<1x7x38xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<10x7x38xf32>, tensor<1x7x38xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<10x7x38xf32>
    return %1 : tensor<10x7x38xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<10x7x1xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<i32>) -> tensor<10x7x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x1xf32>) -> tensor<1x7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<10x7x1xf32>, tensor<1x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<10x7x1xf32>
    return %1 : tensor<10x7x1xf32>
  }
  func.func private @log_softmax(%arg0: tensor<10x7x103xf32>) -> (tensor<10x7x103xf32>, tensor<10x7x103xf32>, tensor<10x7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<10x7x103xf32>, tensor<f32>) -> tensor<10x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10x7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<10x7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<10x7xf32>) -> tensor<10x7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<10x7x1xf32>) -> tensor<10x7x103xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<10x7x103xf32>
    %6 = stablehlo.exponential %5 : tensor<10x7x103xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<10x7x103xf32>, tensor<f32>) -> tensor<10x7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<10x7xf32>) -> tensor<10x7x1xf32>
    %9 = stablehlo.log %8 : tensor<10x7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<10x7x1xf32>) -> tensor<10x7x103xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<10x7x103xf32>
    return %11, %6, %8 : tensor<10x7x103xf32>, tensor<10x7x103xf32>, tensor<10x7x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<10x7x103xf32>, %arg1: tensor<10x7x1xi32>) -> (tensor<10x7x1xf32>, tensor<10x7x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x7x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<10x7x1xi32>, tensor<10x7x1xi32>) -> tensor<10x7x1xi1>
    %c_0 = stablehlo.constant dense<103> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10x7x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<10x7x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<10x7x1xi1>, tensor<10x7x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<10x7x1xi32>) -> tensor<10x7x1x1xi32>
    %c_1 = stablehlo.constant dense<102> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10x7x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<10x7x1x1xi32>, tensor<10x7x1x1xi32>) -> tensor<10x7x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<10x7x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<10x7x1x1xi32>, tensor<10x7x1x1xi32>) -> tensor<10x7x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<10x7x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<10x7x1x1xi1>, tensor<i1>) -> tensor<10x7x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<10x7x103xf32>, tensor<10x7x1x1xi32>) -> tensor<10x7x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x7x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<10x7x1xi1>, tensor<10x7x1xf32>
    return %15, %5 : tensor<10x7x1xf32>, tensor<10x7x1x1xi32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<10x7x1x1xi32>, %arg1: tensor<10x7x1xf32>) -> tensor<10x7x103xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x7x103xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<10x7x103xf32>, tensor<10x7x1x1xi32>, tensor<10x7x1xf32>) -> tensor<10x7x103xf32>
    return %1 : tensor<10x7x103xf32>
  }
  func.func private @log_softmax_4(%arg0: tensor<10x7x103xf32>, %arg1: tensor<10x7x1xf32>, %arg2: tensor<10x7x103xf32>) -> tensor<10x7x103xf32> {
    %0 = stablehlo.negate %arg2 : tensor<10x7x103xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<10x7x103xf32>, tensor<f32>) -> tensor<10x7xf32>
    %2 = stablehlo.reshape %1 : (tensor<10x7xf32>) -> tensor<10x7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<10x7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<10x7x1xf32>, tensor<f32>) -> tensor<10x7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<10x7xf32>) -> tensor<10x7x103xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<10x7x103xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<10x7x103xf32>
    return %7 : tensor<10x7x103xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<10x7x19xf32>, %arg1: tensor<i32>) -> tensor<7x19xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 19] : (tensor<10x7x19xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x19xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x19xf32>) -> tensor<7x19xf32>
    return %1 : tensor<7x19xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<10x7x1xi32>, %arg1: tensor<i32>) -> tensor<7x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 1] : (tensor<10x7x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1xi32>) -> tensor<7x1xi32>
    return %1 : tensor<7x1xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<10x7x38xf32>, %arg1: tensor<i32>) -> tensor<7x38xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 38] : (tensor<10x7x38xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x38xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x38xf32>) -> tensor<7x38xf32>
    return %1 : tensor<7x38xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<10x7x1xf32>, %arg1: tensor<i32>) -> tensor<7x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 7, 1] : (tensor<10x7x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7x1xf32>) -> tensor<7x1xf32>
    return %1 : tensor<7x1xf32>
  }
  func.func private @closed_call_9(%arg0: tensor<19x38xf32>, %arg1: tensor<19x38xf32>, %arg2: tensor<19x19xf32>, %arg3: tensor<19x19xf32>, %arg4: tensor<1x19xf32>, %arg5: tensor<103x19xf32>, %arg6: tensor<19x38xf32>, %arg7: tensor<19x38xf32>, %arg8: tensor<19x19xf32>, %arg9: tensor<19x19xf32>, %arg10: tensor<19xf32>, %arg11: tensor<7x19xf32>, %arg12: tensor<7x19xf32>, %arg13: tensor<7x1xi32>, %arg14: tensor<7x19xf32>, %arg15: tensor<7x19xf32>, %arg16: tensor<7x38xf32>, %arg17: tensor<7x19xf32>, %arg18: tensor<7x19xf32>, %arg19: tensor<7x19xf32>, %arg20: tensor<7x19xf32>, %arg21: tensor<7x19xf32>, %arg22: tensor<7x19xf32>, %arg23: tensor<7x19xf32>, %arg24: tensor<7x1xf32>, %arg25: tensor<7x1xf32>, %arg26: tensor<7x19xf32>) -> (tensor<103x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<19xf32>, tensor<7x19xf32>) {
    %0 = stablehlo.add %arg11, %arg12 : tensor<7x19xf32>
    %1 = stablehlo.multiply %arg26, %0 : tensor<7x19xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x19xf32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.reshape %2 : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %arg25, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x19xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<7x19xf32>
    %6 = stablehlo.multiply %3, %arg24 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<1.900000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<7x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x19xf32>
    %11 = stablehlo.multiply %arg23, %10 : tensor<7x19xf32>
    %12 = stablehlo.multiply %10, %arg23 : tensor<7x19xf32>
    %13 = stablehlo.add %11, %12 : tensor<7x19xf32>
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<1x19xf32>) -> tensor<7x19xf32>
    %15 = stablehlo.multiply %14, %5 : tensor<7x19xf32>
    %16 = stablehlo.add %13, %15 : tensor<7x19xf32>
    %17 = stablehlo.multiply %5, %arg23 : tensor<7x19xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7x19xf32>, tensor<f32>) -> tensor<19xf32>
    %19 = stablehlo.reshape %18 : (tensor<19xf32>) -> tensor<1x19xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1x19xf32>, tensor<f32>) -> tensor<19xf32>
    %21 = stablehlo.add %arg10, %20 : tensor<19xf32>
    %22 = stablehlo.negate %16 : tensor<7x19xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<7x19xf32>, tensor<f32>) -> tensor<7xf32>
    %24 = stablehlo.reshape %23 : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_5 = stablehlo.constant dense<1.900000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<7x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<7xf32>) -> tensor<7x19xf32>
    %29 = stablehlo.add %16, %28 : tensor<7x19xf32>
    %30 = stablehlo.multiply %arg22, %29 : tensor<7x19xf32>
    %31 = stablehlo.multiply %29, %arg15 : tensor<7x19xf32>
    %32 = stablehlo.multiply %arg21, %29 : tensor<7x19xf32>
    %33 = stablehlo.multiply %29, %arg19 : tensor<7x19xf32>
    %34 = stablehlo.negate %33 : tensor<7x19xf32>
    %35 = stablehlo.add %31, %34 : tensor<7x19xf32>
    %36 = stablehlo.multiply %32, %arg20 : tensor<7x19xf32>
    %37 = stablehlo.multiply %36, %arg19 : tensor<7x19xf32>
    %38 = stablehlo.add %36, %37 : tensor<7x19xf32>
    %39 = stablehlo.dot_general %38, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x19xf32>, tensor<7x19xf32>) -> tensor<19x19xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<19x19xf32>) -> tensor<19x19xf32>
    %41 = stablehlo.add %arg9, %40 : tensor<19x19xf32>
    %42 = stablehlo.dot_general %38, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x19xf32>, tensor<19x19xf32>) -> tensor<7x19xf32>
    %43 = stablehlo.multiply %arg17, %42 : tensor<7x19xf32>
    %44 = stablehlo.add %30, %43 : tensor<7x19xf32>
    %45 = stablehlo.multiply %42, %arg15 : tensor<7x19xf32>
    %46 = stablehlo.dot_general %38, %arg14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x19xf32>, tensor<7x19xf32>) -> tensor<19x19xf32>
    %47 = stablehlo.transpose %46, dims = [1, 0] : (tensor<19x19xf32>) -> tensor<19x19xf32>
    %48 = stablehlo.add %arg8, %47 : tensor<19x19xf32>
    %49 = stablehlo.dot_general %38, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x19xf32>, tensor<19x19xf32>) -> tensor<7x19xf32>
    %50 = stablehlo.concatenate %35, %45, dim = 1 : (tensor<7x19xf32>, tensor<7x19xf32>) -> tensor<7x38xf32>
    %51 = stablehlo.multiply %50, %arg16 : tensor<7x38xf32>
    %52 = stablehlo.dot_general %51, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x38xf32>, tensor<7x19xf32>) -> tensor<38x19xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<38x19xf32>) -> tensor<19x38xf32>
    %54 = stablehlo.add %arg7, %53 : tensor<19x38xf32>
    %55 = stablehlo.dot_general %51, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x38xf32>, tensor<19x38xf32>) -> tensor<7x19xf32>
    %56 = stablehlo.add %44, %55 : tensor<7x19xf32>
    %57 = stablehlo.dot_general %51, %arg14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x38xf32>, tensor<7x19xf32>) -> tensor<38x19xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<38x19xf32>) -> tensor<19x38xf32>
    %59 = stablehlo.add %arg6, %58 : tensor<19x38xf32>
    %60 = stablehlo.dot_general %51, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x38xf32>, tensor<19x38xf32>) -> tensor<7x19xf32>
    %61 = stablehlo.add %49, %60 : tensor<7x19xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<103x19xf32>
    %63 = "stablehlo.scatter"(%62, %arg13, %61) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %65 = stablehlo.add %arg27, %arg28 : tensor<f32>
      stablehlo.return %65 : tensor<f32>
    }) : (tensor<103x19xf32>, tensor<7x1xi32>, tensor<7x19xf32>) -> tensor<103x19xf32>
    %64 = stablehlo.add %arg5, %63 : tensor<103x19xf32>
    return %64, %59, %54, %48, %41, %21, %56 : tensor<103x19xf32>, tensor<19x38xf32>, tensor<19x38xf32>, tensor<19x19xf32>, tensor<19x19xf32>, tensor<19xf32>, tensor<7x19xf32>
  }
}
