//===- ShmWorld.cpp - Ranks as processes: fork, watch, reap ---------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ShmWorld.h"
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace dgc::rt;

namespace {

constexpr int kTickMs = 20;
/// A tick that takes longer means that the launcher was stopped.
constexpr int64_t kPauseNs = 2000000000;
/// How long a rank that has failed may take to end.
constexpr int kExitMs = 300;

int signalEvent = -1;
volatile sig_atomic_t caughtSignal = 0;

void onSignal(int number) {
  int saved = errno;
  caughtSignal = number;
  uint64_t one = 1;
  [[maybe_unused]] ssize_t n = write(signalEvent, &one, sizeof one);
  errno = saved;
}

/// Turns SIGINT, SIGTERM and SIGHUP into an event while it lives.
class SignalGuard {
public:
  explicit SignalGuard(bool enabled) : enabled(enabled) {
    if (!enabled)
      return;
    caughtSignal = 0;
    signalEvent = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    struct sigaction action = {};
    action.sa_handler = onSignal;
    for (int i = 0; i < 3; ++i)
      sigaction(numbers[i], &action, &old[i]);
  }
  ~SignalGuard() {
    if (!enabled)
      return;
    for (int i = 0; i < 3; ++i)
      sigaction(numbers[i], &old[i], nullptr);
    close(signalEvent);
    signalEvent = -1;
  }

private:
  static constexpr int numbers[3] = {SIGINT, SIGTERM, SIGHUP};
  bool enabled;
  struct sigaction old[3];
};

} // namespace

ShmWorld::~ShmWorld() {
  killAll();
  for (Child &c : children)
    if (c.pidfd >= 0)
      close(c.pidfd);
}

void ShmWorld::runChild(int rank, pid_t parent,
                        const std::function<int(RankContext &)> &body) {
  // Ranks die with the launcher, whatever ends it.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(kSignalBase + SIGKILL);
  // Ctrl-C goes to the whole group; the launcher decides.
  signal(SIGINT, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  signal(SIGTERM, SIG_DFL);
  char name[16];
  snprintf(name, sizeof name, "dgc-rank-%d", rank);
  prctl(PR_SET_NAME, name);
  int code = runRank(rank, body);
  fflush(nullptr);
  _exit(code);
}

Error ShmWorld::start(const std::function<int(RankContext &)> &body) {
  fflush(nullptr); // else buffered text would come out once a rank
  pid_t parent = getpid();
  children.resize(options.numRanks);
  for (int r = 0; r < options.numRanks; ++r) {
    pid_t pid = fork();
    if (pid == 0)
      runChild(r, parent, body);
    if (pid < 0)
      return fail(systemError(format("cannot start rank %d", r), errno),
                  kRetry);
    children[r].pid = pid;
    // Where the kernel has no pidfds, death is seen at the next tick instead.
    children[r].pidfd = static_cast<int>(syscall(SYS_pidfd_open, pid, 0));
  }
  return Error::success();
}

Error ShmWorld::explainStatus(int rank) const {
  const Child &c = children[rank];
  if (WIFSIGNALED(c.status)) {
    int number = WTERMSIG(c.status);
    std::string how = format("(pid %d) was killed by signal %d (%s)", c.pid,
                             number, strsignal(number));
    if (number == SIGKILL)
      how += " from outside (the kernel does so when memory runs out)";
    if (number == SIGBUS)
      how += " (so it does when shared memory runs out)";
    return explainFailure(rank, how, kSignalBase + number);
  }
  int code = WEXITSTATUS(c.status);
  if (code == 0 && segment.states[rank].phase.load() == kEnded)
    return Error::success();
  return explainFailure(rank,
                        format("(pid %d) ended with exit code %d", c.pid, code),
                        code ? code : static_cast<int>(kUsage));
}

Error ShmWorld::reap() {
  Error first;
  for (int r = 0; r < options.numRanks; ++r) {
    Child &c = children[r];
    if (c.reaped || c.pid < 0)
      continue;
    pid_t got = waitpid(c.pid, &c.status, WNOHANG);
    if (got == 0 || (got < 0 && errno == EINTR))
      continue;
    c.reaped = true;
    Error e = explainStatus(r);
    // A rank that gave up because of another one is not the cause.
    bool cause = rootCause(r) == r;
    if (e && (!first || cause))
      first = std::move(e);
  }
  return first;
}

Error ShmWorld::watch(const std::function<void()> &onTick) {
  int64_t quietUntil = 0;
  while (true) {
    std::vector<pollfd> fds;
    for (Child &c : children)
      if (!c.reaped)
        fds.push_back({c.pidfd, POLLIN, 0});
    if (fds.empty())
      return Error::success();
    if (signalEvent >= 0)
      fds.push_back({signalEvent, POLLIN, 0});
    int64_t before = nowNs();
    poll(fds.data(), fds.size(), kTickMs);
    // After a Ctrl-Z all waits look long: they count from here.
    int64_t now = nowNs();
    if (now - before > kPauseNs)
      quietUntil = now + static_cast<int64_t>(options.timeout * 1e9);
    if (onTick)
      onTick();
    if (options.handleSignals && caughtSignal)
      return fail(format("ended by %s (signal %d); rank 0 %s",
                         strsignal(caughtSignal), int(caughtSignal),
                         whereIs(0).c_str()),
                  kSignalBase + caughtSignal);
    if (Error e = reap()) {
      // The cause may be another rank that is still on its way out.
      int root = rootCause(-1);
      if (root < 0 || children[root].reaped)
        return e;
      pollfd fd = {children[root].pidfd, POLLIN, 0};
      poll(&fd, 1, kExitMs);
      Error cause = reap();
      return cause ? cause : e;
    }
    if (now >= quietUntil)
      if (Error e = findHang())
        return e;
  }
}

Error ShmWorld::run(const std::function<int(RankContext &)> &body,
                    const std::function<void()> &onTick) {
  SignalGuard guard(options.handleSignals);
  Error error = start(body);
  if (!error)
    error = watch(onTick);
  killAll();
  if (onTick)
    onTick();
  return error;
}

void ShmWorld::killAll() {
  for (Child &c : children)
    if (c.pid > 0 && !c.reaped)
      kill(c.pid, SIGKILL);
  for (Child &c : children)
    while (c.pid > 0 && !c.reaped) {
      pid_t got = waitpid(c.pid, &c.status, 0);
      c.reaped = got == c.pid || (got < 0 && errno != EINTR);
    }
}

std::string ShmWorld::processNote(int rank) const {
  // The third field of stat, after the name in parentheses.
  std::string path = format("/proc/%d/stat", children[rank].pid);
  FILE *f = fopen(path.c_str(), "re");
  if (!f)
    return "its process is gone";
  char text[512];
  size_t n = fread(text, 1, sizeof text - 1, f);
  fclose(f);
  text[n] = 0;
  const char *close = strrchr(text, ')');
  char state = close && close[1] ? close[2] : '?';
  switch (state) {
  case 'T':
  case 't':
    return "its process is stopped (SIGSTOP or a debugger)";
  case 'R':
    return "its process is computing";
  case 'D':
    return "its process waits for a device";
  default:
    return "its process sleeps";
  }
}
