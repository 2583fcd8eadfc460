//===- dgc-pack.cpp - Puts sections together to a package -----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
//   dgc-pack [--stub=FILE] NAME=FILE.. -o model.dgc
//   dgc-pack --extract=NAME model.dgc -o FILE
//
// For tests, and to look into packages or change them.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Package.h"
#include <cstdio>
#include <cstring>

using namespace dgc::rt;

static int report(const Error &e) {
  fprintf(stderr, "error: %s\n", e.message.c_str());
  return e.code;
}

int main(int argc, char **argv) {
  std::string stub, output, extract, package;
  std::vector<std::pair<std::string, std::string>> files;
  for (int i = 1; i < argc; ++i) {
    std::string arg = argv[i];
    size_t eq = arg.find('=');
    if (arg == "-o" && i + 1 < argc)
      output = argv[++i];
    else if (arg.rfind("--stub=", 0) == 0)
      stub = arg.substr(7);
    else if (arg.rfind("--extract=", 0) == 0)
      extract = arg.substr(10);
    else if (eq != std::string::npos && arg[0] != '-')
      files.push_back({arg.substr(0, eq), arg.substr(eq + 1)});
    else
      package = arg;
  }
  if (output.empty() || extract.empty() == files.empty() ||
      package.empty() == !extract.empty())
    return report(fail("usage: dgc-pack [--stub=FILE] NAME=FILE.. -o OUT, or "
                       "dgc-pack --extract=NAME PACKAGE -o OUT"));
  if (!extract.empty()) {
    std::unique_ptr<Package> p;
    if (Error e = Package::open(package, p))
      return report(e);
    auto data = p->section(extract);
    if (!data)
      return report(fail(package + " has no section '" + extract + "'"));
    if (Error e = writeFileAtomically(output, {*data}))
      return report(e);
    return 0;
  }
  std::string stubData;
  if (!stub.empty())
    if (Error e = readFile(stub, stubData))
      return report(e);
  std::vector<std::string> data(files.size());
  std::vector<std::pair<std::string, std::string_view>> sections;
  for (size_t i = 0; i < files.size(); ++i) {
    if (Error e = readFile(files[i].second, data[i]))
      return report(e);
    sections.push_back({files[i].first, data[i]});
  }
  if (Error e = writePackage(output, stubData, sections))
    return report(e);
  return 0;
}
