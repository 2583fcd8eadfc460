//===- PackageTest.cpp - Packages and manifests, good and damaged ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Package.h"
#include <gtest/gtest.h>
#include <unistd.h>

using namespace dgc::rt;

namespace {

const char *const kManifest = R"({
  "abi": 2, "dgc": "0.1.0", "name": "m", "num_ranks": 2,
  "mesh": {"axes": [{"name": "d0", "size": 2}], "device_ids": []},
  "cpu": "x86-64-v2", "profiled": false,
  "args": [{"name": "x", "dtype": "bf16", "shape": [3, 2], "local_shape": [2, 2],
            "dims": [{"of_rank": [0, 1], "entries": [[[0, 0, 2]], [[2, 0, 1]]]},
                     {"of_rank": [0, 0], "entries": [[[0, 0, 2]]]}],
            "donated": true, "result": 0}],
  "results": [{"name": "y", "dtype": "bf16", "shape": [3, 2],
               "local_shape": [2, 2],
               "dims": [{"of_rank": [0, 1], "entries": [[[0, 0, 2]], [[2, 0, 1]]]},
                        {"of_rank": [0, 0], "entries": [[[0, 0, 2]]]}],
               "in_place_of": 0}],
  "arena_bytes": 128, "collective_bytes": 64, "constants_bytes": 0,
  "groups": [{"axes": "d0", "of_rank": [0, 0], "members": [[0, 1]]}],
  "permutes": [{"source": [1, -1]}],
  "exchanges": [{"in": [{"of_rank": [0, 1], "entries": [[[0, 0, 2]], [[2, 0, 1]]]}],
                 "out": [{"of_rank": [0, 0], "entries": [[[0, 0, 3]]]}],
                 "shape": [3], "in_shape": [2], "out_shape": [3],
                 "senders": [[0, 1], [0, 1]]}],
  "ops": [{"op": "all_reduce", "axes": "d0", "bytes": 8, "loc": "m.mlir:1:2"}],
  "work_kinds": ["matmul"]
})";

TEST(Manifest, IsRead) {
  Manifest m;
  Error e = parseManifest(kManifest, m);
  ASSERT_FALSE(e) << e.message;
  EXPECT_EQ(m.numRanks, 2);
  EXPECT_EQ(m.meshText, "d0=2");
  EXPECT_EQ(m.args[0].dtype, DGC_BF16);
  EXPECT_EQ(m.args[0].localBytes(), 8u);
  EXPECT_EQ(m.args[0].dims[0].runs(1)[0], (dgc::rt::Run{2, 0, 1}));
  EXPECT_EQ(m.results[0].inPlaceOf, 0);
  EXPECT_EQ(m.comm.opText(0), "all_reduce over \"d0\" at m.mlir:1:2");
  EXPECT_EQ(m.comm.opText(5), "op 5");
}

// Whatever is put in place of whatever: an error or a manifest, never a crash.
TEST(Manifest, DamagedTextIsAnError) {
  std::string good = kManifest;
  for (size_t n = 0; n < good.size(); ++n) {
    Manifest m;
    EXPECT_TRUE(parseManifest(good.substr(0, n), m)) << n;
  }
  const char *const pieces[] = {
      "-1",    "0", "99999999999999999999", "1e400", "[]", "{}", "null",
      "\"x\"", "2", "[[[0,0,9]]]"};
  // Replace every number and every small array by each of them.
  for (size_t at = 0; at < good.size(); ++at) {
    bool starts =
        (isdigit(good[at]) && !isalnum(good[at - 1])) || good[at] == '[';
    if (!starts)
      continue;
    size_t end = at + 1;
    if (good[at] == '[') {
      int depth = 1;
      for (; depth > 0 && end < good.size(); ++end)
        depth += (good[end] == '[') - (good[end] == ']');
    } else {
      while (isdigit(good[end]))
        ++end;
    }
    for (const char *p : pieces) {
      Manifest m;
      (void)bool(parseManifest(good.substr(0, at) + p + good.substr(end), m));
    }
  }
}

TEST(Manifest, MessagesSayWhere) {
  auto message = [](const char *from, const char *to) {
    std::string text = kManifest;
    size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    Manifest m;
    Error e = parseManifest(text.replace(at, strlen(from), to), m);
    EXPECT_EQ(e.code, 4);
    return e.message;
  };
  EXPECT_EQ(message("\"num_ranks\": 2", "\"num_ranks\": 3"),
            "bad manifest: manifest.mesh has 2 devices for 3 ranks");
  EXPECT_EQ(message("bf16", "bf17"),
            "bad manifest: manifest.args[0] has the unknown dtype 'bf17'");
  EXPECT_EQ(message("\"result\": 0", "\"result\": 1"),
            "bad manifest: manifest.args[0].result is 1, not in [-1, 0]");
  EXPECT_EQ(message("\"source\": [1, -1]", "\"source\": [1]"),
            "bad manifest: manifest.permutes[0].source has 1 entries for 2 "
            "ranks");
  EXPECT_EQ(message("[[2, 0, 1]]", "[[2, 0, 2]]"),
            "bad manifest: manifest.args[0].dims[0].entries[1][0] leaves the "
            "dimension: size 3, local size 2");
  EXPECT_EQ(message("\"members\": [[0, 1]]", "\"members\": [[0, 0, 1]]"),
            "bad manifest: manifest.groups[0] does not hold rank 0 once in its "
            "group");
}

TEST(Package, SectionsComeBackAndDamageIsFound) {
  std::string path =
      testing::TempDir() + format("dgc-%d-package.dgc", getpid());
  std::string code(5000, 'c');
  Error e =
      writePackage(path, "#!stub",
                   {{"manifest", kManifest}, {"code.cpu", code}, {"plan", ""}});
  ASSERT_FALSE(e) << e.message;
  {
    std::unique_ptr<Package> p;
    e = Package::open(path, p);
    ASSERT_FALSE(e) << e.message;
    EXPECT_EQ(p->section("code.cpu"), std::string_view(code));
    EXPECT_EQ(p->section("plan"), std::string_view());
    EXPECT_EQ(p->section("constants"), std::nullopt);
    dgc_entry_fn entry;
    e = p->load(entry);
    EXPECT_EQ(e.code, 4);
    EXPECT_NE(e.message.find("its code cannot be loaded"), std::string::npos);
  }
  std::string good;
  ASSERT_FALSE(readFile(path, good));
  // Padding is not hashed, everything else is.
  uint64_t state = 3;
  int accepted = 0;
  for (int k = 0; k < 300; ++k) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    std::string bad = good;
    size_t at = k < 250 ? bad.size() - 1 - (state >> 20) % 200
                        : 4096 + (state >> 20) % strlen(kManifest);
    bad[at] = static_cast<char>(bad[at] ^ (1 + (state >> 56) % 255));
    ASSERT_FALSE(writeFileAtomically(path, {bad}));
    std::unique_ptr<Package> p;
    Error refused = Package::open(path, p);
    accepted += !refused;
    EXPECT_EQ(refused.code, 4) << at;
  }
  EXPECT_EQ(accepted, 0);
  for (size_t n = 0; n < good.size(); n += 97) {
    ASSERT_FALSE(
        writeFileAtomically(path, {std::string_view(good).substr(0, n)}));
    std::unique_ptr<Package> p;
    EXPECT_EQ(Package::open(path, p).code, 4) << n;
  }
  unlink(path.c_str());
}

TEST(Package, HostLevelIsKnown) {
  EXPECT_EQ(hostCpuLevel().rfind("x86-64-v", 0), 0u);
}

} // namespace
