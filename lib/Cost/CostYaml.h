//===- CostYaml.h - Devices and links in YAML -------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// What files of machines and cluster files share. Keys that are absent leave
// what is there, so that an entry may start from another one. Unknown keys are
// errors, with line and caret.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_COST_COSTYAML_H
#define DGC_LIB_COST_COSTYAML_H

#include "dgc/Cost/Catalog.h"
#include "llvm/Support/YAMLTraits.h"

namespace dgc::cost {

/// Comma-separated names, for messages.
std::string namesOf(const std::vector<DeviceEntry> &devices);
std::string networksOf(const Catalog &catalog);

/// The message of a YAML error, with its place.
std::string yamlError(const llvm::SMDiagnostic &diagnostic);

/// Reads `text` into `value`; `context` is what the traits find in IO's
/// context. An error text, or empty.
template <class T>
std::string readYaml(llvm::StringRef text, llvm::StringRef path, T &value,
                     void *context) {
  std::string errors;
  llvm::yaml::Input in(
      llvm::MemoryBufferRef(text, path), context,
      [](const llvm::SMDiagnostic &d, void *out) {
        // The first; more may follow from it.
        auto &text = *static_cast<std::string *>(out);
        if (text.empty())
          text = yamlError(d);
      },
      &errors);
  in >> value;
  if (!in.error())
    return {};
  return errors.empty() ? ("'" + path + "' cannot be read").str()
                        : llvm::StringRef(errors).rtrim().str();
}

/// Why `link` cannot be one, or empty.
std::string checkLink(const Link &link);
std::string checkDevice(const Device &device);
/// The keys of a link, of collectives over it, and of a device.
void mapLink(llvm::yaml::IO &io, Link &link);
void mapDevice(llvm::yaml::IO &io, Device &device);

} // namespace dgc::cost

namespace llvm::yaml {
template <> struct MappingTraits<dgc::LinkFit> {
  static void mapping(IO &io, dgc::LinkFit &f);
  static std::string validate(IO &io, dgc::LinkFit &f);
};
template <> struct MappingTraits<dgc::LinkCache> {
  static void mapping(IO &io, dgc::LinkCache &c);
  static std::string validate(IO &io, dgc::LinkCache &c);
};
template <> struct MappingTraits<dgc::StreamRate> {
  static void mapping(IO &io, dgc::StreamRate &r);
  static std::string validate(IO &io, dgc::StreamRate &r);
};
template <> struct MappingTraits<dgc::KernelModel> {
  static void mapping(IO &io, dgc::KernelModel &k);
  static std::string validate(IO &io, dgc::KernelModel &k);
};
template <> struct MappingTraits<dgc::Catalog> {
  static void mapping(IO &io, dgc::Catalog &c);
};
} // namespace llvm::yaml

LLVM_YAML_IS_FLOW_SEQUENCE_VECTOR(dgc::LinkFit)
LLVM_YAML_IS_FLOW_SEQUENCE_VECTOR(dgc::LinkCache)
LLVM_YAML_IS_FLOW_SEQUENCE_VECTOR(dgc::StreamRate)

#endif // DGC_LIB_COST_COSTYAML_H
