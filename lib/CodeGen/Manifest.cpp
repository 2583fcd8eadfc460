//===- Manifest.cpp - What a package says about itself --------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Manifest.h"
#include "ManifestJson.h"
#include "dgc/CodeGen/InPlace.h"
#include "dgc/CodeGen/LinalgUtils.h"
#include "dgc/CodeGen/LowerToLinalg.h"
#include "dgc/CodeGen/ToLLVM.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Runtime/ABI.h"

using namespace mlir;
using namespace dgc;
namespace json = llvm::json;

json::Array dgc::dimTables(ArrayRef<int64_t> shape, const Sharding &sharding,
                           const Mesh &mesh) {
  json::Array tables;
  for (auto [size, dim] : llvm::zip_equal(shape, sharding.dims)) {
    // Ranks with equal runs share an entry.
    SmallVector<SmallVector<Segment>> entries;
    SmallVector<int64_t> ofRank;
    for (int64_t rank = 0, e = mesh.numDevices(); rank != e; ++rank) {
      SmallVector<Segment> runs =
          dimSegments(size, dim.entries, mesh, mesh.coordinates(rank));
      auto it = llvm::find(entries, runs);
      ofRank.push_back(it - entries.begin());
      if (it == entries.end())
        entries.push_back(std::move(runs));
    }
    json::Array list;
    for (ArrayRef<Segment> runs : entries) {
      json::Array entry;
      for (const Segment &run : runs)
        entry.push_back(json::Array{run.global, run.local, run.size});
      list.push_back(std::move(entry));
    }
    tables.push_back(json::Object{{"of_rank", json::Array(ofRank)},
                                  {"entries", std::move(list)}});
  }
  return tables;
}

namespace {

struct DType {
  int code;
  llvm::StringLiteral name;
};

std::optional<DType> lookUp(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1:
      return DType{DGC_BOOL, "bool"};
    case 8:
      return isUnsigned ? DType{DGC_U8, "u8"} : DType{DGC_I8, "i8"};
    case 16:
      return isUnsigned ? DType{DGC_U16, "u16"} : DType{DGC_I16, "i16"};
    case 32:
      return isUnsigned ? DType{DGC_U32, "u32"} : DType{DGC_I32, "i32"};
    case 64:
      return isUnsigned ? DType{DGC_U64, "u64"} : DType{DGC_I64, "i64"};
    default:
      return std::nullopt;
    }
  }
  if (type.isF16())
    return DType{DGC_F16, "f16"};
  if (type.isBF16())
    return DType{DGC_BF16, "bf16"};
  if (type.isF32())
    return DType{DGC_F32, "f32"};
  if (type.isF64())
    return DType{DGC_F64, "f64"};
  return std::nullopt;
}

/// An argument or result: its local buffer and, in `attrs`, what it is a part
/// of.
FailureOr<json::Object> describe(func::FuncOp host, StringRef name,
                                 MemRefType local, DictionaryAttr attrs,
                                 const Mesh &mesh) {
  SmallVector<int64_t> shape(local.getShape());
  Type element = local.getElementType();
  Sharding sharding = Sharding::replicatedOf(shape.size());
  if (attrs) {
    if (auto global = attrs.getAs<dist::GlobalAttr>(dist::globalName)) {
      shape = SmallVector<int64_t>(global.getType().getShape());
      if (isa<IntegerType>(element))
        element = global.getType().getElementType();
      sharding = dist::toSharding(global.getSharding(), mesh);
    }
    if (auto original = attrs.getAs<TypeAttr>(kElementTypeAttr))
      element = original.getValue();
  }
  std::optional<DType> dtype = lookUp(element);
  if (!dtype)
    return host.emitError() << "'" << name << "' has elements of type "
                            << element << ", which a package cannot hold";
  std::optional<SmallVector<int64_t>> expected = localShape(shape, sharding);
  if (!expected || ArrayRef<int64_t>(*expected) != local.getShape())
    return host.emitError()
           << "'" << name << "' has a local shape that its sharding "
           << toString(sharding, mesh) << " does not give";
  return json::Object{{"name", name.str()},
                      {"dtype", StringRef(dtype->name)},
                      {"shape", json::Array(shape)},
                      {"local_shape", json::Array(local.getShape())},
                      {"dims", dimTables(shape, sharding, mesh)}};
}

std::string argumentName(func::FuncOp host, unsigned i) {
  if (auto name = dyn_cast<NameLoc>(host.getArgument(i).getLoc()))
    return name.getName().str();
  return "arg" + std::to_string(i);
}

std::string resultName(DictionaryAttr attrs, unsigned k) {
  auto info = attrs ? attrs.getAs<StringAttr>("jax.result_info") : StringAttr();
  return info && !info.empty() ? info.str() : "result" + std::to_string(k);
}

class ManifestWriter {
public:
  ManifestWriter(func::FuncOp host, const ManifestTables &tables,
                 CompiledProgram &program)
      : host(host), tables(tables), program(program) {}

  LogicalResult collect() {
    inPlace = host->getAttrOfType<DenseI64ArrayAttr>(kInPlaceAttr).asArrayRef();
    resultAttrs = host->getAttrOfType<ArrayAttr>(kResultAttrsAttr);
    resultTypes = host->getAttrOfType<ArrayAttr>(kResultTypesAttr);
    return success(succeeded(addArguments()) && succeeded(addResults()));
  }
  json::Array arguments, results;

private:
  LogicalResult addArguments();
  LogicalResult addResults();

  func::FuncOp host;
  const ManifestTables &tables;
  CompiledProgram &program;
  ArrayRef<int64_t> inPlace;
  ArrayAttr resultAttrs, resultTypes;
};

LogicalResult ManifestWriter::addArguments() {
  for (unsigned i = 0; i < host.getNumArguments(); ++i) {
    DictionaryAttr attrs = host.getArgAttrDict(i);
    auto type = cast<MemRefType>(host.getArgument(i).getType());
    if (attrs && (attrs.contains(kResultAttr) || attrs.contains("dgc.arena") ||
                  attrs.contains("dgc.constants")))
      continue;
    FailureOr<json::Object> tensor =
        describe(host, argumentName(host, i), type, attrs, tables.mesh);
    if (failed(tensor))
      return failure();
    auto alias =
        attrs ? attrs.getAs<IntegerAttr>("tf.aliasing_output") : IntegerAttr();
    (*tensor)["donated"] =
        alias || (attrs && attrs.contains("jax.buffer_donor"));
    (*tensor)["result"] = alias ? alias.getInt() : -1;
    program.argumentBytes += byteSize(type);
    arguments.push_back(std::move(*tensor));
  }
  return success();
}

LogicalResult ManifestWriter::addResults() {
  for (auto [k, type] : llvm::enumerate(resultTypes.getAsRange<TypeAttr>())) {
    auto attrs = cast<DictionaryAttr>(resultAttrs[k]);
    auto memref = cast<MemRefType>(type.getValue());
    FailureOr<json::Object> tensor =
        describe(host, resultName(attrs, k), memref, attrs, tables.mesh);
    if (failed(tensor))
      return failure();
    (*tensor)["in_place_of"] = inPlace[k];
    if (inPlace[k] < 0)
      program.resultBytes += byteSize(memref);
    results.push_back(std::move(*tensor));
  }
  return success();
}

} // namespace

int dgc::dtypeOf(Type element) {
  std::optional<DType> dtype = lookUp(element);
  return dtype ? dtype->code : -1;
}

StringRef dgc::dtypeName(Type element) {
  std::optional<DType> dtype = lookUp(element);
  return dtype ? StringRef(dtype->name) : StringRef();
}

LogicalResult dgc::writeManifest(func::FuncOp host,
                                 const CodegenOptions &options,
                                 const ManifestTables &tables,
                                 CompiledProgram &program) {
  ManifestWriter writer(host, tables, program);
  if (failed(writer.collect()))
    return failure();
  json::Array axes, kinds;
  for (const MeshAxis &axis : tables.mesh.axes)
    axes.push_back(json::Object{{"name", axis.name}, {"size", axis.size}});
  for (StringRef kind : workKinds())
    kinds.push_back(kind);
  json::Object manifest{
      {"abi", int64_t(DGC_ABI_VERSION)},
      {"dgc", "0.1.0"},
      {"name", options.name},
      {"num_ranks", tables.numRanks},
      {"mesh",
       json::Object{{"axes", std::move(axes)},
                    {"device_ids", json::Array(tables.mesh.deviceIds)}}},
      {"cpu", options.cpu},
      {"profiled", options.profiled},
      {"args", std::move(writer.arguments)},
      {"results", std::move(writer.results)},
      {"arena_bytes", program.arenaBytes},
      {"collective_bytes", tables.collectiveBytes},
      {"constants_bytes", int64_t(program.constants.size())},
      {"groups", json::Array(tables.groups)},
      {"permutes", json::Array(tables.permutes)},
      {"exchanges", json::Array(tables.exchanges)},
      {"ops", json::Array(tables.ops)},
      {"work_kinds", std::move(kinds)}};
  // llvm::json prints the keys of an object in order.
  program.manifest = llvm::formatv("{0}", json::Value(std::move(manifest)));
  return success();
}
