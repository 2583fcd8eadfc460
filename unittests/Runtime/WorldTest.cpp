//===- WorldTest.cpp - Ranks that die, hang, and work in parallel ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/World.h"
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace dgc::rt;

namespace {

CommTables oneGroup(int ranks) {
  CommTables t = CommTables::ofAll(ranks);
  t.groups[0].axes = "d0";
  t.ops.push_back({"all_reduce", "d0", "model.mlir:3:5", 64});
  return t;
}

double secondsOf(const std::function<void()> &f) {
  auto begin = std::chrono::steady_clock::now();
  f();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
      .count();
}

bool noChildLeft() {
  return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD;
}

std::unique_ptr<World> makeWorld(int ranks, const CommTables &tables,
                                 Engine engine = Engine::Shm,
                                 double timeout = 60, int threads = 1) {
  WorldOptions options;
  options.engine = engine;
  options.numRanks = ranks;
  options.heapBytes = 1 << 16;
  options.threadsPerRank = threads;
  options.timeout = timeout;
  options.tables = &tables;
  std::unique_ptr<World> world;
  Error e = World::create(options, world);
  EXPECT_FALSE(e) << e.message;
  return world;
}

int32_t reduce(RankContext &rank, int64_t n) {
  return rank.comm->collective({DGC_ALL_REDUCE, 0, DGC_F32, DGC_ADD, rank.heap,
                                rank.heap + 32768, n, -1, 0});
}

TEST(World, KilledRankIsNamedWithinASecond) {
  CommTables tables = oneGroup(8);
  for (int trial = 0; trial < 6; ++trial) {
    int victim = (trial * 5 + 1) % 8;
    auto world = makeWorld(8, tables);
    Error e;
    double seconds = secondsOf([&] {
      e = world->run([&](RankContext &rank) {
        for (int i = 0;; ++i) {
          if (rank.rank == victim && i == 20 + 7 * trial)
            kill(getpid(), SIGKILL);
          if (reduce(rank, 1 + 1000 * (i % 5)))
            return 1;
        }
      });
    });
    EXPECT_EQ(e.code, 137);
    EXPECT_EQ(e.message.rfind(format("rank %d (pid ", victim), 0), 0u)
        << e.message;
    EXPECT_NE(e.message.find("was killed by signal 9"), std::string::npos);
    EXPECT_NE(e.message.find("all_reduce over \"d0\" at model.mlir:3:5"),
              std::string::npos)
        << e.message;
    EXPECT_LT(seconds, 1.0 + 0.1 * 8); // a loaded machine runs 8 ranks slowly
    EXPECT_TRUE(noChildLeft());
  }
}

TEST(World, HangNamesTheRankThatDidNotArrive) {
  CommTables tables = oneGroup(4);
  auto world = makeWorld(4, tables, Engine::Shm, 0.8);
  Error e = world->run([&](RankContext &rank) {
    for (int i = 0; i < 10; ++i) {
      rank.setStep(i + 1);
      if (rank.rank == 2 && i == 6)
        raise(SIGSTOP);
      if (reduce(rank, 8))
        return 1;
    }
    return 0;
  });
  EXPECT_EQ(e.code, 124);
  EXPECT_NE(e.message.find("rank 2 did not arrive; it is after all_reduce over "
                           "\"d0\" at model.mlir:3:5, 8 x f32 (its collective "
                           "6), step 7; its process is stopped"),
            std::string::npos)
      << e.message;
  EXPECT_TRUE(noChildLeft());
}

// Stopped from outside at any moment, also while it waits itself.
TEST(World, StoppedRankIsNamedWhereverItIs) {
  CommTables tables = oneGroup(3);
  for (int trial = 0; trial < 3; ++trial) {
    int victim = trial;
    auto world = makeWorld(3, tables, Engine::Shm, 0.8);
    Error e = world->run([&](RankContext &rank) {
      pid_t child = 0;
      if (rank.rank == victim) {
        pid_t self = getpid();
        child = fork();
        if (child == 0) {
          usleep(20000 + 7000 * trial);
          kill(self, SIGSTOP);
          _exit(0);
        }
      }
      while (!reduce(rank, 8))
        ;
      return 1;
    });
    EXPECT_EQ(e.code, 124);
    EXPECT_NE(e.message.find(format("rank %d d", victim)), std::string::npos)
        << e.message;
    EXPECT_NE(e.message.find("its process is stopped"), std::string::npos)
        << e.message;
  }
}

// Two groups that are entered in different orders wait for each other.
TEST(World, CircleOfWaitsIsSaid) {
  CommTables tables = oneGroup(3);
  tables.groups = {{"a", {0, 0, 1}, {{0, 1}, {2}}},
                   {"b", {1, 0, 0}, {{1, 2}, {0}}},
                   {"c", {0, 1, 0}, {{0, 2}, {1}}}};
  auto world = makeWorld(3, tables, Engine::Shm, 0.3);
  Error e = world->run([&](RankContext &rank) {
    // Rank 0 waits for 1, 1 for 2, 2 for 0, all in their first collective.
    return rank.comm->collective({DGC_ALL_REDUCE, rank.rank, DGC_F32, DGC_ADD,
                                  rank.heap, rank.heap + 32768, 1, -1, 0})
               ? 1
               : 0;
  });
  // Whoever arrives later sees that the other asks for something else.
  EXPECT_TRUE(e.code == 1 || e.code == 124) << e.code;
  EXPECT_TRUE(e.message.find("different collectives") != std::string::npos ||
              e.message.find("wait for each other") != std::string::npos)
      << e.message;
}

TEST(World, FirstFailureIsTheCause) {
  CommTables tables = oneGroup(4);
  for (Engine engine : {Engine::Shm, Engine::Threads}) {
    auto world = makeWorld(4, tables, engine);
    Error e = world->run([&](RankContext &rank) {
      for (int i = 0; i < 100; ++i) {
        if (rank.rank == 3 && i == 50) {
          rank.setMessage("out of paper");
          return 5;
        }
        if (reduce(rank, 8))
          return 1;
      }
      return 0;
    });
    EXPECT_EQ(e.code, 5);
    EXPECT_EQ(e.message.rfind("rank 3 failed, after all_reduce over \"d0\" at "
                              "model.mlir:3:5, 8 x f32 (its collective 50): "
                              "out of paper",
                              0),
              0u)
        << e.message;
  }
  EXPECT_TRUE(noChildLeft());
}

TEST(World, ManyMoreRanksThanCores) {
  CommTables tables = oneGroup(32);
  auto world = makeWorld(32, tables);
  Error e = world->run([&](RankContext &rank) {
    float *in = reinterpret_cast<float *>(rank.heap);
    float *out = reinterpret_cast<float *>(rank.heap + 32768);
    for (int i = 0; i < 20; ++i) {
      in[0] = static_cast<float>(rank.rank + i);
      if (reduce(rank, 1))
        return 1;
      if (out[0] != static_cast<float>(496 + 32 * i))
        return 2;
    }
    return 0;
  });
  EXPECT_FALSE(e) << e.message;
}

TEST(World, ParallelForCoversEachIndexOnce) {
  CommTables tables = oneGroup(2);
  for (int threads : {1, 2, 5}) {
    auto world = makeWorld(2, tables, Engine::Shm, 60, threads);
    Error e = world->run([&](RankContext &rank) {
      std::vector<std::atomic<int>> seen(1000);
      for (int64_t n : {0, 1, 2, 7, 100, 1000})
        for (int again = 0; again < 20; ++again) {
          for (auto &s : seen)
            s = 0;
          dgc_rt_parallel_for(
              rank.abi,
              [](void *arg, int64_t begin, int64_t end) {
                auto *s = static_cast<std::vector<std::atomic<int>> *>(arg);
                for (int64_t i = begin; i < end; ++i)
                  ++(*s)[i];
              },
              &seen, n);
          for (int64_t i = 0; i < 1000; ++i)
            if (seen[i] != (i < n))
              return 1;
        }
      return 0;
    });
    EXPECT_FALSE(e) << e.message;
  }
}

// A loop inside a loop's body runs in that body's thread.
TEST(World, NestedParallelFor) {
  CommTables tables = oneGroup(1);
  auto world = makeWorld(1, tables, Engine::Threads, 60, 3);
  Error e = world->run([&](RankContext &rank) {
    struct Data {
      dgc_ctx *ctx;
      std::atomic<int> sum{0};
    } data{rank.abi};
    dgc_rt_parallel_for(
        rank.abi,
        [](void *arg, int64_t begin, int64_t end) {
          auto *d = static_cast<Data *>(arg);
          for (int64_t i = begin; i < end; ++i)
            dgc_rt_parallel_for(
                d->ctx,
                [](void *a, int64_t b, int64_t e) {
                  static_cast<Data *>(a)->sum += static_cast<int>(e - b);
                },
                d, 10);
        },
        &data, 50);
    return data.sum == 500 ? 0 : 1;
  });
  EXPECT_FALSE(e) << e.message;
}

} // namespace

TEST(CommTables, OfAllAreOneGroupAndARing) {
  CommTables t = CommTables::ofAll(3);
  ASSERT_EQ(t.groups.size(), 1u);
  EXPECT_EQ(t.groups[0].ofRank, (std::vector<int32_t>{0, 0, 0}));
  ASSERT_EQ(t.groups[0].members.size(), 1u);
  EXPECT_EQ(t.groups[0].members[0], (std::vector<int32_t>{0, 1, 2}));
  ASSERT_EQ(t.permutes.size(), 1u);
  EXPECT_EQ(t.permutes[0].source, (std::vector<int32_t>{2, 0, 1}));
}
