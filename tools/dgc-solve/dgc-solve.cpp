//===- dgc-solve.cpp - Solves problems of the IOPDDL contest --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Solver/Contest.h"
#include "dgc/Solver/Solve.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <csignal>
#include <ctime>

using namespace dgc::solver;
namespace cl = llvm::cl;

static cl::OptionCategory category("dgc-solve options");
static cl::opt<std::string>
    input(cl::Positional, cl::Required,
          cl::desc("<problem in the contest's JSON, plain or gzip>"),
          cl::cat(category));
static cl::opt<double> timeLimit(
    "time-limit", cl::init(0), cl::value_desc("seconds"),
    cl::desc("Stop after this much wall-clock time, reading included; what is "
             "found then depends on the machine. 0: with the first assignment"),
    cl::cat(category));
static cl::opt<double> workLimit(
    "work-limit", cl::init(0), cl::value_desc("operations"),
    cl::desc("Stop after about this many elementary operations (10^9 take "
             "seconds): the same result on every machine. 10^10 where no limit "
             "is given"),
    cl::cat(category));
static cl::opt<uint64_t> seed("seed", cl::init(1),
                              cl::desc("Of the search's random choices"),
                              cl::cat(category));
static cl::opt<bool>
    check("check",
          cl::desc("Read the file again and evaluate the solution anew; exit "
                   "code 2 if anything differs from what was printed"),
          cl::cat(category));
static cl::opt<std::string>
    output("output", cl::value_desc("file"),
           cl::desc("Write the solution: a JSON list with the strategy of each "
                    "node; '-' is stdout"),
           cl::cat(category));
static cl::opt<bool> verbose("verbose",
                             cl::desc("Print each better solution to stderr"),
                             cl::cat(category));
static cl::opt<bool> cpuClock("cpu-clock", cl::Hidden,
                              cl::desc("The time limit is CPU time"),
                              cl::cat(category));

static double seconds() {
  if (cpuClock) {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return double(t.tv_sec) + double(t.tv_nsec) * 1e-9;
  }
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

static std::atomic<bool> interrupted{false};
static void interrupt(int signal) {
  interrupted = true;
  if (signal == SIGINT)
    std::signal(SIGINT, SIG_DFL); // a second one ends the program
}

static int fail(const llvm::Twine &what) {
  llvm::errs() << what << "\n";
  return 1;
}

static bool read(Problem &problem) {
  std::string text, error;
  if (readFile(input, text, error) && readContest(text, input, problem, error))
    return true;
  fail(error);
  return false;
}

static int writeSolution(const Assignment &assignment) {
  auto write = [&](llvm::raw_ostream &os) {
    os << "[";
    for (size_t i = 0; i < assignment.size(); ++i)
      os << (i ? "," : "") << assignment[i];
    os << "]\n";
    return llvm::Error::success();
  };
  if (output == "-") {
    llvm::cantFail(write(llvm::outs()));
    return 0;
  }
  if (llvm::Error e = llvm::writeToOutput(output, write))
    return fail(llvm::toString(std::move(e)));
  return 0;
}

static void print(const Problem &problem, const Result &r, double time) {
  llvm::raw_ostream &os = llvm::outs();
  bool feasible = r.isFeasible();
  if (r.status == Status::Infeasible)
    os << "infeasible: no assignment is allowed and fits\n";
  else if (!feasible)
    os << "infeasible: no assignment that fits was found\n";
  os << "cost: " << r.evaluation.cost << (feasible ? "" : " (not feasible)")
     << "\nbound: ";
  if (r.status == Status::Infeasible)
    os << "none\n";
  else
    os << r.bound << "\n";
  os << "gap: ";
  if (feasible)
    os << llvm::format("%.4f %%", r.gap() * 100)
       << (r.status == Status::Optimal ? " (optimal)" : "");
  else
    os << "none";
  os << "\nmemory: " << r.evaluation.peak << " of ";
  if (problem.limit)
    os << *problem.limit << "\n";
  else
    os << "any\n";
  if (r.evaluation.numForbidden)
    os << "forbidden choices: " << r.evaluation.numForbidden << "\n";
  os << llvm::format("time: %.2f s", time);
  if (r.interrupted)
    os << " (interrupted)";
  else if (r.hitTimeLimit)
    os << " (the time limit: another run may differ)";
  os << "\n";
}

/// What was printed, from the file again and without the solver.
static int checkResult(const Result &r) {
  Problem problem;
  if (!read(problem))
    return 2;
  auto differs = [](const llvm::Twine &what) {
    llvm::errs() << "check: " << what << "\n";
    return 2;
  };
  if (int(r.assignment.size()) != problem.numNodes())
    return differs("the solution has another number of nodes");
  for (int n = 0; n < problem.numNodes(); ++n)
    if (r.assignment[n] < 0 || r.assignment[n] >= problem.numStrategies(n))
      return differs("node " + llvm::Twine(n) + " has no strategy " +
                     llvm::Twine(r.assignment[n]));
  Evaluation e = evaluate(problem, r.assignment);
  if (e.cost != r.evaluation.cost)
    return differs("the cost is " + llvm::Twine(e.cost));
  if (e.peak != r.evaluation.peak)
    return differs("the memory in use is " + llvm::Twine(e.peak));
  if (r.isFeasible() && !isFeasible(problem, e))
    return differs("the solution is not feasible");
  if (r.isFeasible() && r.bound > e.cost)
    return differs("the bound is above the cost");
  llvm::outs() << "check: ok\n";
  return 0;
}

int main(int argc, char **argv) {
  double start = seconds();
  llvm::InitLLVM init(argc, argv);
  // LLVM has one of this name, for link-time optimisation.
  if (cl::Option *other = cl::getRegisteredOptions().lookup("threads"))
    other->removeArgument();
  cl::opt<unsigned> threads(
      "threads", cl::init(1),
      cl::desc("Searches at the same time; with --work-limit the result is the "
               "same for any number"),
      cl::cat(category));
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Chooses a strategy for each node of a problem of the IOPDDL contest, so "
      "that costs are least within the memory limit.\n\nExit codes: 0, 1 (bad "
      "input or options), 2 (--check found a difference), 3 (no feasible "
      "solution; the one with the least memory found is given).\n");
  if (!(timeLimit >= 0))
    return fail(llvm::formatv("--time-limit: got {0}, expected 0 or more "
                              "seconds",
                              double(timeLimit))
                    .str());
  if (!(workLimit >= 0 && workLimit <= 1e18))
    return fail(llvm::formatv("--work-limit: got {0}, expected 0 to 10^18 "
                              "operations",
                              double(workLimit))
                    .str());
  if (cpuClock)
    start = 0;
  for (int signal : {SIGINT, SIGTERM})
    std::signal(signal, interrupt);
  Problem problem;
  if (!read(problem))
    return 1;
  Options options;
  options.seed = seed;
  options.threads = threads;
  options.clock = seconds;
  options.interrupt = &interrupted;
  if (timeLimit.getNumOccurrences())
    options.timeLimit = std::max(0.0, timeLimit - (seconds() - start));
  if (workLimit.getNumOccurrences())
    options.workLimit = uint64_t(workLimit);
  if (verbose)
    options.progress = [&](double, double cost, double bound) {
      llvm::errs() << llvm::format("%8.2f s  cost %.0f  bound %.0f\n",
                                   seconds() - start, cost, bound);
    };
  Result result = solve(problem, options);
  print(problem, result, seconds() - start);
  if (!output.empty())
    if (int rc = writeSolution(result.assignment))
      return rc;
  if (check)
    if (int rc = checkResult(result))
      return rc;
  return result.isFeasible() ? 0 : 3;
}
