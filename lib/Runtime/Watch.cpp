//===- Watch.cpp - Naming the rank that failed or hangs -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Runs in the launcher and reads what the ranks keep in shared memory, so it
// works for ranks that are dead or stuck.
//
//===----------------------------------------------------------------------===//
#include "WorldBase.h"
#include <algorithm>

using namespace dgc::rt;

namespace {
/// Of the flight recorder, this many entries a rank go into a report: fewer
/// where there are many ranks, whose entries are alike.
uint64_t reportedFlights(int ranks) { return ranks <= 8 ? 4 : 1; }

std::string flightText(const FlightEntry &e, const CommTables &tables) {
  std::string s = tables.opText(e.opId);
  const char *kind = collectiveName(e.kind);
  // An op's text usually begins with the collective's name.
  if (s.rfind(kind, 0) != 0)
    s = std::string(kind) + " for " + s;
  if (e.dtype >= 0 && e.dtype < kNumDTypes)
    s += format(", %lld x %s", (long long)e.count,
                dtypeName(static_cast<DType>(e.dtype)));
  return s;
}
} // namespace

int WorldBase::rootCause(int otherwise) const {
  uint32_t marked = segment.control->poison.load();
  return marked ? static_cast<int>(marked) - 1 : otherwise;
}

std::string WorldBase::whereIs(int rank) const {
  const RankState &s = segment.states[rank];
  uint64_t n = s.flights.load();
  std::string where;
  if (n == 0) {
    where = "before its first collective";
  } else {
    const FlightEntry &last = s.flight[(n - 1) % kFlightEntries];
    where = last.endNs == 0 ? "in " : "after ";
    where += flightText(last, *tables);
    where += format(" (its collective %llu)", (unsigned long long)n);
  }
  if (s.phase.load() == kEnded)
    return where + ", has ended";
  int step = s.step.load();
  return step > 0 ? where + format(", step %d", step) : where;
}

std::string WorldBase::report() const {
  std::string text;
  int64_t now = nowNs();
  for (int r = 0; r < options.numRanks; ++r) {
    const RankState &s = segment.states[r];
    text += format("\n  rank %d: ", r) + whereIs(r);
    if (int64_t since = s.waitSinceNs.load())
      text += format(", waits for rank %d since %.1f s", s.waitRank.load(),
                     double(now - since) * 1e-9);
    uint64_t n = s.flights.load();
    uint64_t shown = reportedFlights(options.numRanks);
    uint64_t first = n > shown ? n - shown : 0;
    for (uint64_t i = first; i < n; ++i) {
      const FlightEntry &e = s.flight[i % kFlightEntries];
      text += format("\n    #%llu ", (unsigned long long)e.number) +
              flightText(e, *tables);
      text +=
          e.endNs
              ? format(", took %.3f ms", double(e.endNs - e.beginNs) * 1e-6)
              : format(", open since %.1f s", double(now - e.beginNs) * 1e-9);
    }
  }
  return text;
}

Error WorldBase::explainFailure(int rank, const std::string &how,
                                int code) const {
  const RankState &s = segment.states[rank];
  std::string text = format("rank %d ", rank);
  if (s.hasMessage.load())
    text += std::string("failed, ") + whereIs(rank) + ": " + s.message;
  else
    text += how + ", " + whereIs(rank);
  if (options.numRanks > 1)
    text += "\nnote: the ranks and their last collectives:" + report();
  return fail(text, code);
}

bool WorldBase::waitsInVain(int rank) const {
  const RankState &s = segment.states[rank];
  if (!s.waitSinceNs.load())
    return false;
  uint32_t seq = segment.slots[s.waitRank.load()].seq.load();
  return static_cast<int32_t>(seq - s.waitSeq.load()) < 0;
}

std::string WorldBase::culpritOf(int waiting) const {
  // Follow who waits for whom to a rank that does not, or that has what it
  // waits for and does not go on.
  std::vector<bool> seen(options.numRanks, false);
  int rank = waiting;
  while (waitsInVain(rank)) {
    if (seen[rank])
      return "the ranks wait for each other, so the program calls its "
             "collectives in different orders";
    seen[rank] = true;
    rank = segment.states[rank].waitRank.load();
  }
  const char *what = segment.states[rank].waitSinceNs.load()
                         ? "does not go on, though its peers have arrived"
                         : "did not arrive";
  std::string text = format("rank %d %s; it is ", rank, what) + whereIs(rank);
  std::string note = processNote(rank);
  return note.empty() ? text : text + "; " + note;
}

Error WorldBase::findHang() const {
  int64_t now = nowNs();
  auto limitNs = [](double s) { return static_cast<int64_t>(s * 1e9); };
  for (int r = 0; r < options.numRanks && options.stepTimeout > 0; ++r) {
    int64_t since = segment.states[r].stepSinceNs.load();
    if (since && now - since > limitNs(options.stepTimeout))
      return fail(format("rank %d takes longer than %g s (--step-timeout) for "
                         "a step, ",
                         r, options.stepTimeout) +
                      whereIs(r) + report(),
                  kDeadline);
  }
  if (options.timeout <= 0)
    return Error::success();
  int waiting = -1; // a rank that waits in vain, if there is one
  for (int r = 0; r < options.numRanks; ++r) {
    int64_t since = segment.states[r].waitSinceNs.load();
    if (since && now - since > limitNs(options.timeout) &&
        (waiting < 0 || (waitsInVain(r) && !waitsInVain(waiting))))
      waiting = r;
  }
  if (waiting < 0)
    return Error::success();
  std::string text = format("rank %d has waited longer than %g s (--timeout) ",
                            waiting, options.timeout) +
                     whereIs(waiting) + ": " + culpritOf(waiting);
  return fail(text + "\nnote: the ranks and their last collectives:" + report(),
              kDeadline);
}
