//===- ReportTrace.cpp - A step for trace viewers -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/Report.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace dgc {

namespace {
class TraceWriter {
public:
  TraceWriter(raw_ostream &os, const PipelineResult &result)
      : json(os), result(result) {}

  void write() {
    json.object([&] {
      json.attribute("displayTimeUnit", "ms");
      json.attributeArray("traceEvents", [&] {
        for (size_t s = 0; s < result.stages.size(); ++s)
          nameStage(int64_t(s));
        for (const PipelineTask &t : result.tasks)
          task(t);
        for (auto [s, line] : enumerate(result.memoryOver))
          for (const PipelineResult::MemoryAt &at : line)
            memory(int64_t(s), at);
      });
    });
  }

private:
  static double micro(double seconds) { return seconds * 1e6; }

  /// Spans of one thread must not overlap.
  static constexpr StringLiteral threads[] = {
      "compute", "sends forward", "sends backward", "collectives of the step"};
  static int64_t threadOf(PipelineTask::Kind kind) {
    switch (kind) {
    case PipelineTask::SendForward:
      return 1;
    case PipelineTask::SendBackward:
      return 2;
    case PipelineTask::GradientSync:
    case PipelineTask::ParameterGather:
      return 3;
    default:
      return 0;
    }
  }

  void event(StringRef phase, int64_t stage, function_ref<void()> more) {
    json.object([&] {
      json.attribute("ph", phase);
      json.attribute("pid", stage);
      more();
    });
  }

  void metadata(int64_t stage, StringRef what, StringRef key, json::Value value,
                int64_t thread = 0) {
    event("M", stage, [&] {
      json.attribute("tid", thread);
      json.attribute("name", what);
      json.attributeObject("args", [&] { json.attribute(key, value); });
    });
  }

  void nameStage(int64_t s) {
    metadata(s, "process_name", "name", "stage " + std::to_string(s));
    metadata(s, "process_sort_index", "sort_index", s);
    for (auto [i, name] : enumerate(threads))
      metadata(s, "thread_name", "name", name, int64_t(i));
  }

  void task(const PipelineTask &t) {
    event("X", t.stage, [&] {
      json.attribute("tid", threadOf(t.kind));
      std::string name = toString(t.kind).str();
      if (t.microbatch >= 0)
        name += " " + std::to_string(t.microbatch);
      json.attribute("name", name);
      json.attribute("cat", toString(t.kind));
      json.attribute("ts", micro(t.start));
      json.attribute("dur", micro(t.end - t.start));
      if (t.microbatch < 0)
        return;
      json.attributeObject("args", [&] {
        json.attribute("microbatch", t.microbatch);
        json.attribute("chunk", t.chunk);
      });
    });
  }

  void memory(int64_t stage, const PipelineResult::MemoryAt &at) {
    event("C", stage, [&] {
      json.attribute("name", "memory");
      json.attribute("ts", micro(at.time));
      json.attributeObject("args", [&] { json.attribute("bytes", at.bytes); });
    });
  }

  json::OStream json;
  const PipelineResult &result;
};
} // namespace

void writeTrace(raw_ostream &os, const PipelineResult &result) {
  TraceWriter(os, result).write();
  os << '\n';
}

} // namespace dgc
