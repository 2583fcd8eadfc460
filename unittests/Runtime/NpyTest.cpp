//===- NpyTest.cpp - .npy and .npz: round trips and damaged files ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Npy.h"
#include "dgc/Runtime/Package.h"
#include "dgc/Runtime/Tensors.h"
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <unistd.h>

using namespace dgc::rt;

namespace {

std::string temporary(const char *name) {
  return testing::TempDir() + format("dgc-%d-", getpid()) + name;
}

HostTensor make(DType t, std::vector<int64_t> shape) {
  HostTensor x;
  x.dtype = t;
  x.shape = std::move(shape);
  x.name = std::string("x_") + dtypeName(t);
  x.allocate();
  for (int64_t i = 0; i < x.numElements(); ++i)
    storeDouble(t, x.data.get(), i, double(i % 2));
  return x;
}

TEST(Npy, AllTypesComeBack) {
  std::string path = temporary("types.npz");
  std::vector<HostTensor> out, in;
  for (int t = 0; t < kNumDTypes; ++t)
    out.push_back(make(static_cast<DType>(t), {3, 5}));
  out.push_back(make(DGC_F32, {}));
  out.push_back(make(DGC_I64, {4}));
  out.push_back(make(DGC_F64, {2, 0, 3}));
  ASSERT_FALSE(writeNpz(path, out));
  Error e = readNpz(path, in);
  ASSERT_FALSE(e) << e.message;
  unlink(path.c_str());
  ASSERT_EQ(in.size(), out.size());
  for (size_t i = 0; i < in.size(); ++i) {
    EXPECT_TRUE(adoptType(in[i], out[i].dtype)) << i;
    EXPECT_EQ(in[i].shape, out[i].shape);
    EXPECT_EQ(std::memcmp(in[i].data.get(), out[i].data.get(), in[i].bytes()),
              0);
  }
  EXPECT_EQ(in[13].name, "x_f32_1"); // a second one of the same name
}

// Any change of a byte and any truncation ends in an array or an error.
TEST(Npy, DamagedFilesAreErrors) {
  std::string path = temporary("damaged.npz");
  ASSERT_FALSE(writeNpz(path, {make(DGC_F32, {3, 5}), make(DGC_I8, {7})}));
  std::string good, text;
  ASSERT_FALSE(readFile(path, good));
  unlink(path.c_str());
  std::vector<HostTensor> sink;
  int accepted = 0;
  for (size_t n = 0; n < good.size(); ++n) {
    sink.clear();
    if (!parseNpz(std::string_view(good).substr(0, n), "t", sink))
      ++accepted;
  }
  EXPECT_EQ(accepted, 0);
  uint64_t state = 1;
  for (int k = 0; k < 20000; ++k) {
    std::string bad = good;
    for (int change = 0; change <= k % 3; ++change) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      bad[(state >> 20) % bad.size()] = static_cast<char>(state >> 56);
    }
    sink.clear();
    (void)bool(parseNpz(bad, "t", sink));
  }
}

TEST(Npy, DamagedHeadersAreErrors) {
  HostTensor x = make(DGC_F32, {3, 5});
  std::string good = npyHeader(x) + std::string(x.data.get(), x.bytes());
  uint64_t state = 7;
  for (int k = 0; k < 20000; ++k) {
    std::string bad = good;
    for (int change = 0; change <= k % 3; ++change) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      bad[(state >> 20) % 80] = static_cast<char>(state >> 56);
    }
    HostTensor out;
    std::string_view data = bad;
    (void)bool(parseNpy(data, "t", out));
  }
  auto message = [](std::string header) {
    std::string file("\x93NUMPY\x01\x00", 8);
    file += static_cast<char>(header.size());
    file += '\0';
    file += header;
    HostTensor out;
    std::string_view data = file;
    return parseNpy(data, "t", out).message;
  };
  EXPECT_EQ(message("{'descr': '<f4', 'fortran_order': False, 'shape': "
                    "(9223372036854775807, 9), }"),
            "t: unreadable .npy header");
  EXPECT_EQ(
      message("{'descr': '<f4', 'fortran_order': False, 'shape': "
              "(922337203685477580, 9), }"),
      "t: truncated: its header says 922337203685477580x9xf32, 0 bytes of "
      "data follow");
  EXPECT_EQ(message("{'descr': [('a', '<f4')], 'fortran_order': False, "
                    "'shape': (1,), }"),
            "t: arrays of type 'struct' are not read; booleans, integers and "
            "floats of 16 to 64 bits are");
  EXPECT_EQ(message("{'descr': '<c8', 'fortran_order': False, 'shape': (1,)}"),
            "t: arrays of type '<c8' are not read; booleans, integers and "
            "floats of 16 to 64 bits are");
  EXPECT_EQ(message("{'descr': '<f4'}"), "t: unreadable .npy header");
}

TEST(DTypes, NarrowFloats) {
  // Every f16 comes back; rounding is to nearest, ties to even.
  for (uint32_t h = 0; h < 0x10000; ++h) {
    float f = f16ToFloat(static_cast<uint16_t>(h));
    uint16_t back = floatToF16(f);
    if (f == f)
      EXPECT_EQ(back, h);
    else
      EXPECT_NE(f16ToFloat(back), f16ToFloat(back));
#if defined(__FLT16_MANT_DIG__)
    EXPECT_EQ(std::isnan(f), std::isnan(static_cast<float>(
                                 __builtin_bit_cast(_Float16, uint16_t(h)))));
#endif
  }
  EXPECT_EQ(floatToF16(65519.0f), 0x7bff);
  EXPECT_EQ(floatToF16(65520.0f), 0x7c00);
  EXPECT_EQ(floatToF16(1 + 0x1p-11f), 0x3c00);
  EXPECT_EQ(floatToF16(1 + 3 * 0x1p-11f), 0x3c02);
  EXPECT_EQ(floatToF16(0x1p-25f), 0);
  EXPECT_EQ(floatToF16(0x1.8p-24f), 2);
  EXPECT_EQ(floatToBf16(1 + 0x1p-8f), 0x3f80);
  EXPECT_EQ(floatToBf16(1 + 3 * 0x1p-8f), 0x3f82);
  EXPECT_NE(bf16ToFloat(floatToBf16(std::nanf(""))), 0);
  EXPECT_TRUE(std::isnan(bf16ToFloat(floatToBf16(std::nanf("1")))));
}

// From double in one rounding: 1 + 2^-8 + 2^-40 is above the tie of bf16, and
// of floats it is the tie itself.
TEST(DTypes, DoublesRoundOnce) {
  volatile double d = 1 + 0x1p-8 + 0x1p-40;
  EXPECT_EQ(__builtin_bit_cast(uint16_t, static_cast<__bf16>(d)), 0x3f81);
  d = 1 + 0x1p-11 + 0x1p-40;
  EXPECT_EQ(__builtin_bit_cast(uint16_t, static_cast<_Float16>(d)), 0x3c01);
  d = -(1 + 0x1p-11 + 0x1p-40);
  EXPECT_EQ(__builtin_bit_cast(uint16_t, static_cast<_Float16>(d)), 0xbc01);
  d = 1 + 0x1p-11 - 0x1p-40;
  EXPECT_EQ(__builtin_bit_cast(uint16_t, static_cast<_Float16>(d)), 0x3c00);
}

TEST(DTypes, TextKeepsValuesAndRanges) {
  int64_t v[2];
  EXPECT_TRUE(parseElement(DGC_I8, "-128", v, 0));
  EXPECT_FALSE(parseElement(DGC_I8, "128", v, 0));
  EXPECT_FALSE(parseElement(DGC_U8, "256", v, 0));
  EXPECT_FALSE(parseElement(DGC_U8, "-1", v, 0));
  EXPECT_TRUE(parseElement(DGC_U64, "18446744073709551615", v, 0));
  EXPECT_EQ(elementText(DGC_U64, v, 0), "18446744073709551615");
  EXPECT_FALSE(parseElement(DGC_I64, "9223372036854775808", v, 0));
  EXPECT_FALSE(parseElement(DGC_F32, "1x", v, 0));
  EXPECT_TRUE(parseElement(DGC_BOOL, "true", v, 0));
  EXPECT_FALSE(parseElement(DGC_BOOL, "2", v, 0));
  EXPECT_EQ(parseDType("ui32"), DGC_U32);
  EXPECT_EQ(parseDType("i1"), DGC_BOOL);
  EXPECT_EQ(parseDType("f8"), std::nullopt);
}

TEST(Inputs, MadeUpOnesDependOnSeedAndNumber) {
  TensorInfo a;
  a.dtype = DGC_F32;
  a.shape = {64, 64};
  HostTensor x = generateInput(a, 0, {1, InputKind::Normal});
  double sum = 0, squares = 0;
  for (int i = 0; i < 4096; ++i) {
    double v = loadAsDouble(DGC_F32, x.data.get(), i);
    sum += v;
    squares += v * v;
  }
  EXPECT_LT(std::fabs(sum / 4096), 0.01);
  EXPECT_NEAR(squares, 64, 6); // variance 1/64
  HostTensor y = generateInput(a, 0, {1, InputKind::Normal});
  EXPECT_EQ(std::memcmp(x.data.get(), y.data.get(), x.bytes()), 0);
  HostTensor z = generateInput(a, 1, {1, InputKind::Normal});
  EXPECT_NE(std::memcmp(x.data.get(), z.data.get(), x.bytes()), 0);
  a.dtype = DGC_I32;
  HostTensor n = generateInput(a, 0, {1, InputKind::Uniform});
  for (int i = 0; i < 4096; ++i) {
    double v = loadAsDouble(DGC_I32, n.data.get(), i);
    EXPECT_TRUE(v >= 0 && v < 8);
  }
}

} // namespace
