//===- RunOptions.cpp - The command line of dgc-run -----------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/RunOptions.h"
#include <algorithm>
#include <cmath>

using namespace dgc::rt;

namespace {

using Set = Error (*)(RunOptions &, const std::string &);

struct Option {
  const char *name;  // with dashes
  const char *value; // placeholder; null: a flag; in [..]: may be left out
  const char *help;  // lines after the first are indented
  Set set;
};

struct Section {
  const char *title;
  std::vector<Option> options;
};

Error number(const std::string &text, int64_t low, int64_t &out) {
  if (!parseElement(DGC_I64, text, &out, 0) || out < low || out > INT32_MAX)
    return fail(format("'%s' is no integer of at least %lld", text.c_str(),
                       (long long)low));
  return Error::success();
}
Error integer(const std::string &text, int64_t low, int &out) {
  int64_t v = 0;
  if (Error e = number(text, low, v))
    return e;
  out = static_cast<int>(v);
  return Error::success();
}
Error real(const std::string &text, double &out) {
  if (!parseElement(DGC_F64, text, &out, 0) || !(out >= 0) || std::isinf(out))
    return fail("'" + text + "' is no number of at least 0");
  return Error::success();
}
Error choice(const std::string &text, std::initializer_list<const char *> names,
             size_t &out) {
  out = 0;
  std::string all;
  for (const char *n : names) {
    if (text == n)
      return Error::success();
    all += (out++ ? ", " : "") + std::string(n);
  }
  return fail("'" + text + "' is none of " + all);
}

using Text = const std::string &;

Section runSection() {
  return {
      "Run",
      {{"n", "N",
        "Number of ranks: must be the package's, which is the default.",
        [](RunOptions &o, Text t) { return integer(t, 1, o.numRanks); }},
       {"device", "DEVICE",
        "cpu (default): compiled code, one process a rank.\n"
        "reference: plain loops over the package's source, one process.",
        [](RunOptions &o, Text t) {
          size_t i;
          o.device = t;
          return choice(t, {"cpu", "reference"}, i);
        }},
       {"engine", "ENGINE",
        "shm (default): ranks are processes with shared memory.\n"
        "threads: ranks are threads of one process, for debuggers.",
        [](RunOptions &o, Text t) {
          size_t i = 0;
          Error e = choice(t, {"shm", "threads"}, i);
          o.config.engine = i == 0 ? Engine::Shm : Engine::Threads;
          return e;
        }},
       {"threads-per-rank", "N",
        "Threads of one rank (default: cores / ranks).",
        [](RunOptions &o, Text t) {
          return integer(t, 1, o.config.threadsPerRank);
        }},
       {"steps", "K",
        "Steps to run (default 1). Results that update donated arguments are\n"
        "fed back, so a training step trains; outputs are the last step's.",
        [](RunOptions &o, Text t) {
          o.stepsGiven = true;
          return integer(t, 1, o.config.steps);
        }},
       {"timeout", "SECONDS",
        "Longest wait of one rank for another one (default 60, 0: no limit).\n"
        "Ranks run the same program on equal parts, so however long a step\n"
        "takes, they reach a collective at about the same time.",
        [](RunOptions &o, Text t) { return real(t, o.config.timeout); }},
       {"step-timeout", "SECONDS",
        "Longest time of a step (default: no limit).",
        [](RunOptions &o, Text t) { return real(t, o.config.stepTimeout); }},
       {"no-pin", nullptr, "Do not bind ranks to cores.",
        [](RunOptions &o, Text) {
          o.config.pin = false;
          return Error::success();
        }}}};
}

Section dataSection() {
  return {
      "Inputs and outputs",
      {{"input", "SPEC",
        "May be repeated; arguments are filled in order. SPEC is one of\n"
        "  @x.npz              all arrays, in archive order\n"
        "  @x.npy              one array\n"
        "  2x2xf32=1 2 3 4     values; a single one fills the tensor\n"
        "  2x2xf32=@x.bin      raw little-endian data\n"
        "bf16 is read from 16-bit integers.",
        [](RunOptions &o, Text t) {
          o.inputs.push_back(t);
          return Error::success();
        }},
       {"input-seed", "N",
        "Make up the inputs that are not given; the same N, the same inputs.",
        [](RunOptions &o, Text t) {
          InputSeed s;
          if (!parseElement(DGC_U64, t, &s.seed, 0))
            return fail("'" + t + "' is no seed: an integer of 64 bits");
          o.seed = s;
          return Error::success();
        }},
       {"input-kind", "KIND",
        "Made-up floats: uniform in [0, 1) (default) or normal, both times\n"
        "1/sqrt(width); integers are in [0, 8).",
        [](RunOptions &o, Text t) {
          size_t i = 0;
          Error e = choice(t, {"uniform", "normal"}, i);
          o.inputKind = i == 0 ? InputKind::Uniform : InputKind::Normal;
          return e;
        }},
       {"output", "SPEC",
        "May be repeated: @x.npz all outputs left, @x.npy the next one,\n"
        "+x.npy appends, @x.bin raw data, - prints, nothing drops it.",
        [](RunOptions &o, Text t) {
          o.outputs.push_back(t);
          return Error::success();
        }},
       {"losses", nullptr, "Print the scalar outputs of every step.",
        [](RunOptions &o, Text) {
          o.losses = true;
          return Error::success();
        }}}};
}

Section checkSection() {
  return {
      "Checks (exit code 2 when numbers differ)",
      {{"expected-output", "SPEC",
        "What the outputs should be: as --input, or (ignored).",
        [](RunOptions &o, Text t) {
          o.expected.push_back(t);
          return Error::success();
        }},
       {"expected-curve", "FILE[:output=R]",
        "A number a line: scalar output R (number or name; default: the "
        "first\n"
        "float) of every step. Without --steps, as many steps as numbers.",
        [](RunOptions &o, Text t) {
          size_t at = t.rfind(":output=");
          o.curve = t.substr(0, at);
          o.curveOutput = at == std::string::npos ? "" : t.substr(at + 8);
          return Error::success();
        }},
       {"curve-rtol", "X", "Allowed relative difference of it (default 1e-3).",
        [](RunOptions &o, Text t) { return real(t, o.curveRtol); }},
       {"verify", nullptr,
        "Also compile and run the unsharded program, and compare.",
        [](RunOptions &o, Text) {
          o.verify = true;
          return Error::success();
        }},
       {"rtol", "X",
        "Allowed difference, times the largest expected value of an output\n"
        "(default: f32 1e-4, f64 1e-6, bf16 and f16 2e-2).",
        [](RunOptions &o, Text t) {
          o.tolerance.rtol = 0;
          return real(t, *o.tolerance.rtol);
        }},
       {"atol", "X", "Allowed difference on top of it (default 1e-6).",
        [](RunOptions &o, Text t) { return real(t, o.tolerance.atol); }},
       {"check-replicas", nullptr,
        "Check that all copies of an output have the same bits.",
        [](RunOptions &o, Text) {
          o.config.checkReplicas = true;
          return Error::success();
        }}}};
}

Section measureSection() {
  return {
      "Measure and inspect",
      {{"benchmark", nullptr,
        "Time further steps after the checked ones: median, min, p90, and\n"
        "time by kind of work where the package is profiled. Several\n"
        "packages take --turns with each other, and only steps count in\n"
        "which nobody else disturbed the cores.",
        [](RunOptions &o, Text) {
          o.benchmark = true;
          return Error::success();
        }},
       {"repeat", "N", "Timed steps of --benchmark (default 20).",
        [](RunOptions &o, Text t) { return integer(t, 1, o.config.repeat); }},
       {"warmup", "N", "Steps before them (default 3).",
        [](RunOptions &o, Text t) { return integer(t, 0, o.config.warmup); }},
       {"print-memory", nullptr, "Print what one rank needs, by what for.",
        [](RunOptions &o, Text) {
          o.printMemory = true;
          return Error::success();
        }},
       {"info", nullptr, "Print what the package holds; do not run it.",
        [](RunOptions &o, Text) {
          o.info = true;
          return Error::success();
        }},
       {"calibrate", nullptr,
        "Measure this host for N ranks (-n; default: one a core) and write a\n"
        "cluster file, which dgc-compile --cluster plans for. One or two\n"
        "minutes.",
        [](RunOptions &o, Text) {
          o.calibrate = true;
          return Error::success();
        }},
       {"turns", "N",
        "How often --calibrate, or --benchmark of several packages, measures\n"
        "each (default 8), and more often what others disturbed.",
        [](RunOptions &o, Text t) { return integer(t, 1, o.turns); }},
       {"o", "FILE.yaml", "What --calibrate writes (default: standard output).",
        [](RunOptions &o, Text t) {
          o.file = t;
          return t.empty() ? fail("a file name is missing") : Error::success();
        }},
       {"list-devices", nullptr, "Print what this host has; do not run.",
        [](RunOptions &o, Text) {
          o.listDevices = true;
          return Error::success();
        }},
       {"quiet", nullptr, "Print only what was asked for, and errors.",
        [](RunOptions &o, Text) {
          o.quiet = true;
          return Error::success();
        }},
       {"version", nullptr, "Print the version.",
        [](RunOptions &o, Text) {
          o.version = true;
          return Error::success();
        }},
       {"help", nullptr, "Print this text.", [](RunOptions &o, Text) {
          o.help = true;
          return Error::success();
        }}}};
}

const std::vector<Section> &sections() {
  static const std::vector<Section> all = {runSection(), dataSection(),
                                           checkSection(), measureSection()};
  return all;
}

const Option *find(const std::string &name) {
  for (const Section &s : sections())
    for (const Option &o : s.options)
      if (name == o.name)
        return &o;
  return nullptr;
}

/// "--name" in its usual spelling.
std::string spelled(const std::string &name) {
  return (name.size() == 1 ? "-" : "--") + name;
}

Error unknown(const std::string &arg, const std::string &name) {
  std::vector<std::string> names;
  for (const Section &s : sections())
    for (const Option &o : s.options)
      names.push_back(o.name);
  std::string near = nearest(name, names);
  return fail("unknown option '" + arg + "'" +
              (near.empty() ? "" : ", did you mean '" + spelled(near) + "'?") +
              " (--help lists them)");
}

/// Packages that take turns are timed, no more.
Error checkSeveral(const RunOptions &o) {
  if (!o.benchmark)
    return fail("unexpected argument '" + o.others[0] +
                "': several packages are for --benchmark");
  const std::pair<bool, const char *> single[] = {
      {o.numRanks != 0, "-n"},
      {o.device != "cpu", "--device"},
      {o.stepsGiven, "--steps"},
      {!o.outputs.empty(), "--output"},
      {!o.expected.empty(), "--expected-output"},
      {!o.curve.empty(), "--expected-curve"},
      {o.verify, "--verify"},
      {o.losses, "--losses"},
      {o.config.checkReplicas, "--check-replicas"},
      {o.printMemory, "--print-memory"},
      {o.info, "--info"}};
  for (const auto &[given, name] : single)
    if (given)
      return fail(std::string(name) + " is for one package: '" + o.others[0] +
                  "' is another");
  return Error::success();
}

} // namespace

Error dgc::rt::parseOptions(const std::vector<std::string> &args,
                            bool standalone, RunOptions &out) {
  out.config.repeat = 20;
  out.config.warmup = 3;
  out.config.handleSignals = true;
  for (size_t i = 0; i < args.size(); ++i) {
    const std::string &arg = args[i];
    if (arg.size() < 2 || arg[0] != '-') {
      if (standalone)
        return fail("unexpected argument '" + arg + "'");
      if (out.package.empty())
        out.package = arg;
      else
        out.others.push_back(arg);
      continue;
    }
    std::string name = arg.substr(arg[1] == '-' ? 2 : 1);
    std::optional<std::string> value;
    size_t eq = name.find('=');
    if (eq != std::string::npos) {
      value = name.substr(eq + 1);
      name.resize(eq);
    }
    std::replace(name.begin(), name.end(), '_', '-');
    if (name == "h")
      name = "help";
    if (arg[1] != '-' && name.size() > 1 && name[0] == 'n' &&
        name.find_first_not_of("0123456789", 1) == std::string::npos) {
      value = name.substr(1); // -n4
      name = "n";
    }
    const Option *option = find(name);
    if (!option)
      return unknown(arg, name);
    if (!option->value && value)
      return fail("option '" + spelled(name) + "' takes no value");
    if (option->value && !value) {
      if (i + 1 == args.size())
        return fail("option '" + spelled(name) +
                    "' needs a value: " + spelled(name) + "=" + option->value);
      value = args[++i];
    }
    if (Error e = option->set(out, value.value_or("")))
      return fail("option '" + spelled(name) + "': " + e.message, e.code);
  }
  if (out.seed)
    out.seed->kind = out.inputKind;
  if (!out.others.empty())
    if (Error e = checkSeveral(out))
      return e;
  if (!out.benchmark)
    out.config.repeat = out.config.warmup = 0;
  if (out.package.empty() && !standalone && !out.help && !out.version &&
      !out.listDevices && !out.calibrate)
    return fail("no package is given (--help says more)");
  if (out.calibrate && !out.package.empty())
    return fail("--calibrate takes no package: '" + out.package + "'");
  if (!out.calibrate && !out.file.empty())
    return fail(
        "-o is for --calibrate; --output writes what a program returns");
  return Error::success();
}

std::string dgc::rt::helpText(bool standalone) {
  std::string s =
      standalone
          ? "This file is a compiled program that runs itself.\n\n"
            "usage: <this file> [options]\n"
          : "Runs a program that dgc-compile wrote, on its ranks.\n\n"
            "usage: dgc-run [options] model.dgc\n"
            "       dgc-run --benchmark [options] plan1.dgc plan2.dgc ..\n\n"
            "example: dgc-run -n 4 gpt.dgc --input=@in.npz --output=@out.npz "
            "--expected_output=@jax.npz\n";
  for (const Section &section : sections()) {
    s += "\n" + std::string(section.title) + ":\n";
    for (const Option &o : section.options) {
      std::string left = "  " + spelled(o.name);
      if (o.value)
        left += (std::string(o.name).size() == 1 ? " " : "=") +
                std::string(o.value);
      std::string text = o.help;
      if (left.size() > 25)
        left += "\n" + std::string(26, ' ');
      else
        left.resize(26, ' ');
      for (size_t at = 0; (at = text.find('\n', at)) != std::string::npos;
           at += 27)
        text.insert(at + 1, 26, ' ');
      s += left + text + "\n";
    }
  }
  return s +
         "\nExit codes: 0 ok; 1 wrong use or input; 2 numbers differ; 4 "
         "package refused;\n75 a fault of the machine, trying again may "
         "help; 124 a rank hangs;\n128+N a rank, or this program, was ended "
         "by signal N.\n";
}
