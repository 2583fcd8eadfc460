//===- World.cpp - The segment, and ranks as threads ----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "SegmentComm.h"
#include "SharedFile.h"
#include "ShmWorld.h"
#include "WorldBase.h"
#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <sched.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace dgc::rt;

/// Processors' worth of time that a container may use (cgroup v2), or infinity.
static double processorQuota() {
  double quota = 0, period = 0;
  FILE *f = fopen("/sys/fs/cgroup/cpu.max", "re");
  if (!f)
    return INFINITY;
  int n = fscanf(f, "%lf %lf", &quota, &period); // "max 100000": no number
  fclose(f);
  return n == 2 && period > 0 ? quota / period : INFINITY;
}

std::vector<int> dgc::rt::usableCores() {
  cpu_set_t set;
  CPU_ZERO(&set);
  std::vector<int> cores;
  if (sched_getaffinity(0, sizeof set, &set) == 0)
    for (int c = 0; c < CPU_SETSIZE; ++c)
      if (CPU_ISSET(c, &set))
        cores.push_back(c);
  if (cores.empty())
    cores.push_back(0);
  return cores;
}

Error dgc::rt::sharedMemory(size_t bytes, std::shared_ptr<char> &out) {
  size_t size = bytes ? bytes : 1;
  void *p = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                 MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED)
    return fail(systemError("cannot map " + formatBytes(double(bytes)) +
                                " of shared memory",
                            errno),
                kRetry);
  out = std::shared_ptr<char>(static_cast<char *>(p),
                              [size](char *p) { munmap(p, size); });
  return Error::success();
}

namespace {
constexpr size_t kHugePage = 2 << 20;
} // namespace

WorldBase::WorldBase(const WorldOptions &o)
    : options(o), tables(o.tables ? o.tables : &noTables),
      cores(usableCores()) {
  // Fewer than the cores in a container with a quota: spinning would use it up.
  int available = static_cast<int>(std::min(
      double(cores.size()), std::max(1.0, std::floor(processorQuota()))));
  if (options.threadsPerRank <= 0)
    options.threadsPerRank = std::max(1, available / options.numRanks);
  crowded = options.numRanks * options.threadsPerRank > available;
}

WorldBase::~WorldBase() {
  if (mapped)
    munmap(mapped, mappedSize);
}

static size_t roundUp(size_t n, size_t to) { return (n + to - 1) / to * to; }

/// Memory of its own has huge pages where memory that processes share usually
/// has not, which kernels notice: one rank, and ranks that are threads, get
/// that.
static void *mapPrivate(size_t bytes) {
  return mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
}

/// Shared, with no name in any file system: nothing can be left behind.
static void *mapShared(size_t bytes) {
  int fd = openSharedFile(bytes);
  if (fd < 0)
    return MAP_FAILED;
  void *p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                 MAP_SHARED | MAP_NORESERVE, fd, 0);
  int err = errno;
  close(fd);
  errno = err;
  return p;
}

Error WorldBase::map() {
  size_t ranks = static_cast<size_t>(options.numRanks);
  size_t slotsAt = roundUp(sizeof(Control), 64);
  size_t statesAt = slotsAt + ranks * sizeof(RankSlot);
  if (Error e = sharedMemory(statesAt + ranks * sizeof(RankState), control))
    return e;
  segment.numRanks = options.numRanks;
  segment.control = reinterpret_cast<Control *>(control.get());
  segment.slots = reinterpret_cast<RankSlot *>(control.get() + slotsAt);
  segment.states = reinterpret_cast<RankState *>(control.get() + statesAt);

  segment.stride = roundUp(options.heapBytes, 4096);
  // Where parts are large, let each begin at a huge page of its own.
  if (segment.stride >= 2 * kHugePage)
    segment.stride = roundUp(segment.stride, kHugePage);
  auto heaps =
      checkedMul(static_cast<int64_t>(segment.stride), options.numRanks);
  if (!heaps || *heaps > INT64_MAX / 2)
    return fail("the symmetric heap is too large");
  mappedSize = static_cast<size_t>(*heaps) + kHugePage;
  bool shared = options.engine == Engine::Shm && options.numRanks > 1;
  void *p = shared ? mapShared(mappedSize) : mapPrivate(mappedSize);
  if (p == MAP_FAILED)
    return fail(systemError("cannot map a symmetric heap of " +
                                formatBytes(double(mappedSize)),
                            errno),
                kRetry);
  mapped = static_cast<char *>(p);
  madvise(mapped, mappedSize, MADV_HUGEPAGE);
  segment.heaps = reinterpret_cast<char *>(
      roundUp(reinterpret_cast<size_t>(mapped), kHugePage));
  return Error::success();
}

std::vector<int> WorldBase::coresOf(int rank) const {
  // Ranks that leave cores free are not bound: two runs at once would share the
  // first cores. One rank never is.
  int threads = options.threadsPerRank;
  int available = static_cast<int>(cores.size());
  if (!options.pin || options.numRanks == 1 ||
      options.numRanks * threads < available)
    return {};
  std::vector<int> mine;
  for (int t = 0; t < threads; ++t)
    mine.push_back(cores[(rank * threads + t) % available]);
  return mine;
}

int WorldBase::runRank(int rank,
                       const std::function<int(RankContext &)> &body) {
  std::vector<int> mine = coresOf(rank);
  if (!mine.empty())
    pinThread(mine[0]);
  RankState &state = segment.states[rank];
  ThreadPool pool(options.threadsPerRank, mine, crowded);
  SegmentComm comm(segment, *tables, rank, crowded, pool);
  dgc_ctx abi;
  abi.comm = &comm;
  abi.pool = &pool;
  abi.tables = tables;
  RankContext context;
  context.rank = rank;
  context.numRanks = options.numRanks;
  context.comm = &comm;
  context.abi = &abi;
  context.heap = segment.heap(rank);
  context.setStep = [&state](int step) {
    state.step.store(step);
    state.stepSinceNs.store(step > 0 ? nowNs() : 0);
  };
  context.setMessage = [&state](const std::string &text) {
    setMessage(state, text.c_str());
  };
  state.phase.store(kRunning);
  int code = body(context);
  if (code != 0)
    poison(segment, rank);
  else
    state.phase.store(kEnded);
  return code;
}

namespace {

class ThreadsWorld final : public WorldBase {
public:
  using WorldBase::WorldBase;
  Error run(const std::function<int(RankContext &)> &body,
            const std::function<void()> &onTick) override;

private:
  std::string processNote(int) const override { return ""; }
};

Error ThreadsWorld::run(const std::function<int(RankContext &)> &body,
                        const std::function<void()> &onTick) {
  std::vector<std::thread> ranks;
  std::vector<int> codes(options.numRanks, 0);
  std::atomic<uint32_t> running{static_cast<uint32_t>(options.numRanks)};
  for (int r = 0; r < options.numRanks; ++r)
    ranks.emplace_back([&, r] {
      codes[r] = runRank(r, body);
      running.fetch_sub(1);
      futexWakeAll(running);
    });
  while (uint32_t n = running.load()) {
    futexWait(running, n, 20000000);
    if (onTick)
      onTick();
    if (Error hang = findHang()) {
      // A thread cannot be ended from outside: the process has to.
      fprintf(stderr, "error: %s\n", hang.message.c_str());
      fflush(nullptr);
      _exit(hang.code);
    }
  }
  for (std::thread &t : ranks)
    t.join();
  if (onTick)
    onTick();
  for (int r = 0; r < options.numRanks; ++r)
    if (codes[r] != 0) {
      int root = rootCause(r);
      return explainFailure(root, "failed", codes[root]);
    }
  return Error::success();
}

} // namespace

Error World::create(const WorldOptions &options, std::unique_ptr<World> &out) {
  std::unique_ptr<WorldBase> world;
  if (options.engine == Engine::Threads)
    world = std::make_unique<ThreadsWorld>(options);
  else
    world = std::make_unique<ShmWorld>(options);
  if (Error e = world->map())
    return e;
  out = std::move(world);
  return Error::success();
}
