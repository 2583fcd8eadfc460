//===- Program.cpp - One rank's part of a running package -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Program.h"
#include "Control.h"
#include <algorithm>
#include <utility>

using namespace dgc::rt;

HeapLayout::HeapLayout(const Manifest &m) {
  size_t at = 0;
  auto place = [&](size_t bytes, size_t align) {
    at = (at + align - 1) / align * align;
    size_t here = at;
    at += bytes;
    return here;
  };
  for (const TensorInfo &a : m.args)
    args.push_back(place(a.localBytes(), 64));
  for (const TensorInfo &r : m.results)
    results.push_back(r.inPlaceOf >= 0 ? args[r.inPlaceOf]
                                       : place(r.localBytes(), 64));
  arena = place(static_cast<size_t>(m.arenaBytes), 4096);
  total = at;
}

static bool sameDims(const TensorInfo &a, const TensorInfo &b) {
  if (a.localShape != b.localShape)
    return false;
  for (size_t d = 0; d < a.dims.size(); ++d)
    for (size_t r = 0; r < a.dims[d].ofRank.size(); ++r)
      if (!(a.dims[d].runs(static_cast<int>(r)) ==
            b.dims[d].runs(static_cast<int>(r))))
        return false;
  return true;
}

Error dgc::rt::planFeedBack(const Manifest &m, std::vector<FeedBack> &out) {
  std::vector<FeedBack> moves, swaps, reloads;
  std::vector<bool> takenResult(m.results.size(), false);
  for (int j = 0; j < static_cast<int>(m.args.size()); ++j) {
    const TensorInfo &a = m.args[j];
    int k = a.result;
    if (k < 0) {
      if (a.donated)
        reloads.push_back({FeedBack::Reload, j, -1});
      continue;
    }
    const TensorInfo &r = m.results[k];
    bool inPlace = r.inPlaceOf == j;
    bool first = !takenResult[k];
    takenResult[k] = true;
    if (sameDims(a, r) && inPlace)
      swaps.push_back({FeedBack::InPlace, j, k});
    else if (sameDims(a, r) && first)
      swaps.push_back({FeedBack::Swap, j, k, r.inPlaceOf});
    else if (r.inPlaceOf < 0)
      moves.push_back({FeedBack::Move, j, k});
    else
      return fail(format("more than one step cannot be run: argument %d ('%s') "
                         "is updated by result %d, which lies elsewhere and is "
                         "in place of argument %d",
                         j, a.name.c_str(), k, r.inPlaceOf));
  }
  // Moves read results where the step left them; reloads overwrite buffers.
  out.insert(out.end(), moves.begin(), moves.end());
  out.insert(out.end(), swaps.begin(), swaps.end());
  out.insert(out.end(), reloads.begin(), reloads.end());
  return Error::success();
}

Program::Program(const ProgramPlan &plan, RankContext &rank)
    : plan(plan), manifest(*plan.manifest), rank(rank), argAt(plan.layout.args),
      resultAt(plan.layout.results) {
  pointAll();
  for (const FeedBack &f : plan.feedBack) {
    const TensorInfo &a = manifest.args[f.arg];
    CopyPlan p = planPadding(a.localShape, a.dims, rank.rank);
    if (p.elements)
      padding.push_back({f.arg, std::move(p)});
  }
}

void Program::pointAll() {
  args.clear();
  results.clear();
  for (size_t at : argAt)
    args.push_back(rank.heap + at);
  for (size_t k = 0; k < resultAt.size(); ++k) {
    int j = manifest.results[k].inPlaceOf;
    if (j >= 0)
      resultAt[k] = argAt[j];
    results.push_back(rank.heap + resultAt[k]);
  }
}

void Program::load(int j) {
  const TensorInfo &a = manifest.args[j];
  planScatter(a.shape, a.localShape, a.dims, rank.rank)
      .run((*plan.inputs)[j].data.get(), args[j], dtypeSize(a.dtype));
}

bool Program::step(int number) {
  rank.setStep(number);
  int32_t status = plan.entry(rank.abi, args.data(), results.data(),
                              rank.heap + plan.layout.arena, plan.constants);
  if (status != 0) {
    // A runtime call that failed has left its own message, which stays.
    rank.setMessage(format("the program returned status %d", status));
    return false;
  }
  rank.setStep(0);
  return true;
}

bool Program::move(const FeedBack &f) {
  const TensorInfo &a = manifest.args[f.arg], &r = manifest.results[f.result];
  for (int s = 0; s < rank.numRanks; ++s) {
    if (firstReplica(r.dims, s) != s)
      continue;
    planExchange(r.localShape, r.dims, s, a.localShape, a.dims, rank.rank)
        .run(plan.heapOf(s) + resultAt[f.result], args[f.arg],
             dtypeSize(a.dtype));
  }
  return true;
}

bool Program::advance() {
  bool moves =
      std::any_of(plan.feedBack.begin(), plan.feedBack.end(),
                  [](const FeedBack &f) { return f.kind == FeedBack::Move; });
  if (moves && !synchronize())
    return false;
  for (const FeedBack &f : plan.feedBack) {
    switch (f.kind) {
    case FeedBack::InPlace:
      break;
    case FeedBack::Move:
      if (!move(f))
        return false;
      break;
    case FeedBack::Swap:
      // All ranks do the same, so offsets stay equal.
      std::swap(argAt[f.arg],
                f.swapWith >= 0 ? argAt[f.swapWith] : resultAt[f.result]);
      pointAll();
      break;
    case FeedBack::Reload:
      load(f.arg);
      break;
    }
  }
  for (const auto &[arg, boxes] : padding)
    zeroBoxes(boxes, args[arg], dtypeSize(manifest.args[arg].dtype));
  return !moves || synchronize();
}

void Program::recordScalars(int step) {
  if (rank.rank != 0)
    return;
  size_t n = plan.scalarResults.size();
  for (size_t i = 0; i < n; ++i) {
    int k = plan.scalarResults[i];
    plan.shared.scalars[static_cast<size_t>(step - 1) * n + i] =
        loadAsDouble(manifest.results[k].dtype, results[k], 0);
  }
  plan.shared.stepsDone->store(step, std::memory_order_release);
}

bool Program::checkReplica(int k) {
  const TensorInfo &r = manifest.results[k];
  size_t size = dtypeSize(r.dtype);
  const char *whole = plan.shared.outputs[k];
  // What rank 0's copy would look like in this rank's buffer.
  std::vector<char> copy(static_cast<char *>(results[k]),
                         static_cast<char *>(results[k]) + r.localBytes());
  planScatter(r.shape, r.localShape, r.dims, rank.rank)
      .run(whole, copy.data(), size);
  const char *mine = static_cast<const char *>(results[k]);
  for (size_t i = 0; i * size < r.localBytes(); ++i)
    if (std::memcmp(copy.data() + i * size, mine + i * size, size) != 0) {
      rank.setMessage(format(
          "copies of result %d ('%s') differ: at %s of the local part rank %d "
          "has %s, rank %d has %s",
          k, r.name.c_str(),
          indexText(r.localShape, static_cast<int64_t>(i)).c_str(),
          firstReplica(r.dims, rank.rank),
          elementText(r.dtype, copy.data(), i).c_str(), rank.rank,
          elementText(r.dtype, mine, i).c_str()));
      return false;
    }
  return true;
}

bool Program::leaveOutputs() {
  for (size_t k = 0; k < manifest.results.size(); ++k) {
    const TensorInfo &r = manifest.results[k];
    if (firstReplica(r.dims, rank.rank) == rank.rank)
      planGather(r.shape, r.localShape, r.dims, rank.rank)
          .run(results[k], plan.shared.outputs[k], dtypeSize(r.dtype));
  }
  return synchronize();
}

double Program::cpuSeconds() const {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9 +
         rank.abi->pool->cpuSeconds();
}

size_t dgc::rt::numProbes(const RunConfig &c) {
  if (c.probeEvery <= 0 || c.repeat <= 0)
    return 0;
  return static_cast<size_t>((c.repeat - 1) / c.probeEvery) + 2;
}

bool Program::takeProbe() {
  size_t number = numProbes(*plan.config) * rank.rank + probesTaken++;
  return probe.take(*rank.comm, plan.shared.probes[number]);
}

bool Program::benchmark() {
  const RunConfig &c = *plan.config;
  int total = c.warmup + c.repeat;
  double cpu = 0;
  for (int i = 0; i < total; ++i) {
    if (c.probeEvery > 0 && i >= c.warmup && (i - c.warmup) % c.probeEvery == 0)
      if (!takeProbe())
        return false;
    if (!advance() || !synchronize())
      return false;
    if (i == c.warmup) {
      rank.comm->resetTimes();
      for (auto &w : rank.abi->work)
        w = {};
    }
    double cpuBefore = cpuSeconds();
    int64_t begin = nowNs();
    if (!step(c.steps + 1 + i) || !synchronize())
      return false;
    double seconds = static_cast<double>(nowNs() - begin) * 1e-9;
    if (i < c.warmup)
      continue;
    cpu += cpuSeconds() - cpuBefore;
    plan.shared.stepSeconds[rank.rank * c.repeat + i - c.warmup] = seconds;
  }
  if (c.probeEvery > 0 && !takeProbe())
    return false;
  plan.shared.cpu[rank.rank] = cpu;
  size_t kinds = manifest.workKinds.size();
  for (size_t i = 0; i < kinds; ++i) {
    double *w = plan.shared.work + 2 * (rank.rank * kinds + i);
    w[0] = rank.abi->work[i].seconds;
    w[1] = static_cast<double>(rank.abi->work[i].calls);
  }
  Communicator::Times times = rank.comm->times();
  for (int i = 0; i < Communicator::kNumKinds; ++i) {
    double *w =
        plan.shared.comm + 2 * (rank.rank * Communicator::kNumKinds + i);
    w[0] = times.seconds[i];
    w[1] = static_cast<double>(times.calls[i]);
  }
  return true;
}

int Program::run() {
  rank.abi->work.resize(manifest.workKinds.size());
  for (size_t j = 0; j < args.size(); ++j)
    load(static_cast<int>(j));
  if (!synchronize())
    return kUsage;
  for (int s = 1; s <= plan.config->steps; ++s) {
    if (s > 1 && !advance())
      return kUsage;
    int64_t begin = nowNs();
    if (!step(s))
      return kUsage;
    if (s == 1)
      plan.shared.firstStep[rank.rank] =
          static_cast<double>(nowNs() - begin) * 1e-9;
    recordScalars(s);
  }
  const RunConfig &c = *plan.config;
  if ((c.keepOutputs || c.checkReplicas) && !leaveOutputs())
    return kUsage;
  for (size_t k = 0; c.checkReplicas && k < results.size(); ++k)
    if (firstReplica(manifest.results[k].dims, rank.rank) != rank.rank &&
        !checkReplica(static_cast<int>(k)))
      return kMismatch;
  if (c.repeat > 0 && !benchmark())
    return kUsage;
  // No rank may end while another one still reads its memory or its state.
  return synchronize() ? kOk : kUsage;
}
