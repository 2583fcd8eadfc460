//===- ReportPictures.cpp - Pictures of a plan's page ---------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Report.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace dgc::planner {

std::string html(StringRef text) {
  std::string out;
  raw_string_ostream os(out);
  printHTMLEscaped(text, os);
  return out;
}

StringRef colorOf(WorkKind kind) {
  static constexpr StringLiteral colors[] = {"#2f6fde", "#5aa9e6", "#9cc5ea",
                                             "#3aa59a", "#7b8fd4", "#5f7fb8",
                                             "#8b95a7"};
  return colors[int(kind)];
}
StringRef colorOf(CollectiveKind kind) {
  static constexpr StringLiteral colors[] = {"#e08a1e", "#d9632f", "#c4383a",
                                             "#b04a8b", "#8f6b3a", "#7a5c99"};
  return colors[int(kind)];
}
StringRef colorOf(TensorKind kind) {
  static constexpr StringLiteral colors[] = {"#2f6fde", "#7b5cc9", "#3aa59a",
                                             "#d9632f", "#e8b23a", "#9cc5ea"};
  return colors[int(kind)];
}
StringRef axisColor(int axis) {
  static constexpr StringLiteral colors[] = {"#2f6fde", "#e08a1e", "#2c8a53",
                                             "#b04a8b"};
  return colors[axis % 4];
}

namespace {

/// A dimension as the picture shows it.
struct Side {
  int64_t pieces = 1; // it is cut into
  bool inner = false; // each block of it is cut
  int axis = 0;       // of the first cut
};

Side sideOf(const DimSharding &dim) {
  Side side;
  bool first = true;
  for (const DimEntry &e : dim.entries) {
    if (e.isWhole()) {
      side.inner = true;
      continue;
    }
    if (first)
      side.axis = e.axis.axis;
    first = false;
    side.pieces *= e.axis.size;
  }
  return side;
}

/// Lines between `pieces` pieces of [x, x + length); at most eight are drawn.
void drawCuts(raw_ostream &os, bool vertical, double at, double length,
              double from, double to, int64_t pieces) {
  int64_t shown = std::min<int64_t>(pieces, 8);
  for (int64_t i = 1; i < shown; ++i) {
    double x = at + length * double(i) / double(shown);
    os << (vertical ? format("<line class='cut' x1='%.1f' y1='%.1f' x2='%.1f' "
                             "y2='%.1f'/>",
                             x, from, x, to)
                    : format("<line class='cut' x1='%.1f' y1='%.1f' x2='%.1f' "
                             "y2='%.1f'/>",
                             from, x, to, x));
  }
}

} // namespace

std::string shardingPicture(ArrayRef<int64_t> shape, const Sharding &s,
                            const Mesh &mesh) {
  // Rows and columns: the last two dimensions, or those that are split.
  int rank = shape.size(), column = rank - 1, row = rank - 2;
  SmallVector<int, 4> split;
  for (int d = 0; d < rank; ++d)
    if (sideOf(s.dims[d]).pieces > 1)
      split.push_back(d);
  if (!split.empty() && rank > 2) {
    column = split.back() == row ? column : split.back();
    row = split.front() == column ? (column == rank - 1 ? row : rank - 1)
                                  : split.front();
    if (row > column)
      std::swap(row, column);
  }
  Side down = row >= 0 ? sideOf(s.dims[row]) : Side();
  Side across = column >= 0 ? sideOf(s.dims[column]) : Side();
  constexpr double w = 34, h = 26;
  std::string out;
  raw_string_ostream os(out);
  os << "<svg width='40' height='32' role='img' viewBox='0 0 40 32'><title>"
     << html(shapeText(shape) + " " + toString(s, mesh)) << "</title>";
  if (rank > 2)
    os << format("<rect class='sheet' x='5' y='1' width='%.0f' "
                 "height='%.0f' rx='2'/>",
                 w, h);
  os << format("<rect class='sheet' x='2' y='4' width='%.0f' height='%.0f' "
               "rx='2'/>",
               w, h);
  int64_t rows = std::min<int64_t>(down.pieces, 8);
  int64_t columns = std::min<int64_t>(across.pieces, 8);
  bool cut = rows > 1 || columns > 1;
  StringRef color = axisColor(columns > 1 ? across.axis : down.axis);
  // An inner part: the first piece of each of a few blocks.
  int blocks = cut && (across.inner || down.inner) ? 3 : 1;
  bool byColumn = columns > 1 ? across.inner : false;
  for (int b = 0; b < blocks; ++b) {
    double width = w / double(columns), height = h / double(rows);
    double x = 2, y = 4;
    if (blocks > 1 && byColumn) {
      width /= blocks;
      x += w * b / blocks;
    } else if (blocks > 1) {
      height /= blocks;
      y += h * b / blocks;
    }
    os << format("<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' "
                 "fill='",
                 x, y, width, height)
       << color << "' opacity='" << (cut ? "0.85" : "0.28") << "'/>";
    drawCuts(os, true, x, byColumn ? w / blocks : w, 4, 4 + h,
             byColumn || b == 0 ? columns : 1);
    drawCuts(os, false, y, byColumn ? h : h / blocks, 2, 2 + w,
             !byColumn || b == 0 ? rows : 1);
  }
  if (!s.unreduced.empty()) {
    for (int i = 0; i < 5; ++i)
      os << format("<line x1='%d' y1='30' x2='%d' y2='4' stroke='", 2 + 7 * i,
                   8 + 7 * i)
         << axisColor(s.unreduced[0].axis) << "' stroke-width='1.4'/>";
  }
  os << format("<rect class='outline' x='2' y='4' width='%.0f' height='%.0f' "
               "rx='2'/></svg>",
               w, h);
  return out;
}

std::string barPicture(ArrayRef<BarPart> parts) {
  double total = 0;
  for (const BarPart &part : parts)
    total += part.value;
  std::string out;
  raw_string_ostream os(out);
  os << "<svg width='100%' height='26' viewBox='0 0 1000 26' "
        "preserveAspectRatio='none' role='img'>";
  double x = 0;
  for (const BarPart &part : parts) {
    double width = total > 0 ? 1000 * part.value / total : 0;
    if (width <= 0)
      continue;
    os << format("<rect x='%.2f' y='0' width='%.2f' height='26' fill='", x,
                 width)
       << part.color << "'><title>" << html(part.name) << "</title></rect>";
    x += width;
  }
  os << "</svg>";
  return out;
}

namespace {

/// A row of boxes, each with a row of devices, as far as they fit.
void drawDevices(raw_ostream &os, const Plan &plan, int64_t devices,
                 int64_t inBox, int64_t boxes, int64_t height) {
  constexpr int64_t maxBoxes = 8, maxInBox = 16;
  int64_t shownBoxes = std::min(boxes, maxBoxes);
  int64_t across = inBox > 4 ? 4 : inBox;
  int64_t rank = 0;
  for (int64_t b = 0; b < shownBoxes; ++b) {
    int64_t x0 = 6 + (b % 4) * 122, y0 = 6 + (b / 4) * height;
    int64_t shown = std::min(inBox, maxInBox);
    int64_t rows = (shown + across - 1) / across;
    os << format("<rect class='outline' x='%d' y='%d' width='112' "
                 "height='%d' rx='6'/>",
                 int(x0), int(y0), int(14 + rows * 26));
    for (int64_t i = 0; i < shown && rank < devices; ++i, ++rank) {
      int64_t x = x0 + 6 + (i % across) * 26, y = y0 + 6 + (i / across) * 26;
      auto at = plan.mesh.coordinates(rank);
      // The minor axis colours, the one above it shades.
      int minor = int(plan.mesh.axes.size()) - 1;
      double shade = plan.mesh.axes.empty()
                         ? 1
                         : 0.35 + 0.65 * double(at[minor] + 1) /
                                      double(plan.mesh.axes[minor].size);
      StringRef color = axisColor(minor > 0 ? int(at[minor - 1] % 4) : 0);
      std::string where;
      for (auto [k, axis] : enumerate(plan.mesh.axes))
        where += " " + axis.name + "=" + std::to_string(at[k]);
      os << format("<rect x='%d' y='%d' width='22' height='22' rx='3' "
                   "opacity='%.2f' fill='",
                   int(x), int(y), shade)
         << color << "'><title>rank " << rank << html(where)
         << "</title></rect>";
      os << format("<text x='%d' y='%d' text-anchor='middle'>%d</text>",
                   int(x + 11), int(y + 15), int(rank));
    }
    rank = (b + 1) * inBox;
  }
  os << format("<text class='soft' x='6' y='%d'>",
               int(20 + height * ((shownBoxes + 3) / 4)));
  if (boxes > shownBoxes || inBox > maxInBox)
    os << shownBoxes << " of " << boxes << " groups of " << inBox << " drawn";
  else
    os << boxes << (boxes == 1 ? " group of " : " groups of ") << inBox;
  os << "</text>";
}

} // namespace

std::string machinePicture(const Problem &p, const Plan &plan) {
  int64_t inBox = p.devices;
  if (p.machine.levels.size() > 1 && p.machine.levels[0].devices > 0)
    inBox = std::min(p.devices, p.machine.levels[0].devices);
  int64_t boxes = (p.devices + inBox - 1) / inBox;
  int64_t inRow = std::min<int64_t>((std::min<int64_t>(inBox, 16) + 3) / 4, 4);
  int64_t height = 22 + inRow * 26; // of a box, and what is between two
  int64_t rows = (std::min<int64_t>(boxes, 8) + 3) / 4;
  int total = int(28 + height * rows);
  std::string out;
  raw_string_ostream os(out);
  os << format("<svg width='500' height='%d' viewBox='0 0 500 %d' "
               "role='img' style='max-width:100%%'>",
               total, total);
  drawDevices(os, plan, p.devices, inBox, boxes, height);
  os << "</svg>";
  return out;
}

namespace {

class MemoryDrawer {
public:
  MemoryDrawer(const Problem &p, const Explanation &e) : p(p), e(e) {
    // The fullest point of each stretch of the program.
    int64_t n = e.count.points.size();
    int64_t columns = std::min<int64_t>(n, 360);
    for (int64_t c = 0; c < columns; ++c) {
      int64_t best = c * n / columns;
      for (int64_t i = best; i < (c + 1) * n / columns; ++i)
        if (e.count.points[i].all() > e.count.points[best].all())
          best = i;
      shown.push_back(best);
    }
    top = e.count.memory.peak * 1.08;
    if (p.memoryLimit > 0 && p.memoryLimit < 4 * e.count.memory.peak)
      top = std::max(top, p.memoryLimit * 1.05);
  }

  std::string run() {
    os << "<svg width='100%' viewBox='0 0 1000 300' role='img'>";
    drawScale();
    std::vector<double> below(shown.size(), 0);
    // What lives for the whole step lies at the bottom.
    static constexpr TensorKind order[] = {
        TensorKind::Parameter, TensorKind::OptimizerState,
        TensorKind::Input,     TensorKind::Constant,
        TensorKind::Gradient,  TensorKind::Activation};
    for (TensorKind kind : order)
      drawLayer(below, toString(kind), colorOf(kind),
                [&](const LiveBytes &m) { return m.byKind[int(kind)]; });
    drawLayer(below, "buffers", bufferColor,
              [](const LiveBytes &m) { return m.converted; });
    drawMarks();
    os << "</svg>";
    return std::move(out);
  }

private:
  static constexpr double left = 70, right = 990, bottom = 262, height = 246;

  double x(int64_t point) const {
    double n = double(std::max<size_t>(e.count.points.size(), 2) - 1);
    return left + (right - left) * double(point) / n;
  }
  double y(double bytes) const {
    return bottom - (top > 0 ? height * bytes / top : 0);
  }

  void drawScale() {
    for (int i = 0; i <= 4; ++i) {
      double bytes = top * i / 4;
      os << format("<line class='grid' x1='%.0f' y1='%.1f' x2='%.0f' "
                   "y2='%.1f'/>",
                   left, y(bytes), right, y(bytes))
         << format("<text class='soft' x='%.0f' y='%.1f' "
                   "text-anchor='end'>",
                   left - 6, y(bytes) + 4)
         << bytesText(bytes) << "</text>";
    }
    double lastLabel = -1e9;
    for (const Section &s : e.sections) {
      double x0 = x(s.begin), x1 = x(s.last);
      os << format("<line class='grid' x1='%.1f' y1='16' x2='%.1f' "
                   "y2='%.0f'/>",
                   x0, x0, bottom + 6);
      std::string label = s.name;
      if (s.count > 1)
        label += " x" + std::to_string(s.count);
      double room = 6.2 * double(label.size());
      double middle = (x0 + x1) / 2;
      if (x1 - x0 < room || middle - room / 2 < lastLabel)
        continue;
      lastLabel = middle + room / 2 + 6;
      os << format("<text class='soft' x='%.1f' y='%.0f' "
                   "text-anchor='middle'>",
                   middle, bottom + 18)
         << html(label) << "</text>";
    }
    os << format("<text class='soft' x='%.0f' y='296' "
                 "text-anchor='middle'>program order</text>",
                 (left + right) / 2);
  }

  void drawLayer(std::vector<double> &below, StringRef name, StringRef color,
                 function_ref<double(const LiveBytes &)> bytes) {
    std::string upper, lower;
    raw_string_ostream up(upper);
    bool any = false;
    SmallVector<std::string> back;
    for (auto [k, point] : enumerate(shown)) {
      double mine = bytes(e.count.points[point]);
      any |= mine > 0;
      up << (k ? 'L' : 'M')
         << format("%.1f %.1f", x(point), y(below[k] + mine));
      std::string one;
      raw_string_ostream(one) << format("L%.1f %.1f", x(point), y(below[k]));
      back.push_back(std::move(one));
      below[k] += mine;
    }
    if (!any)
      return;
    for (const std::string &one : llvm::reverse(back))
      lower += one;
    os << "<path d='" << upper << lower << "Z' fill='" << color
       << "' opacity='0.9'><title>" << html(name) << "</title></path>";
  }

  void drawMarks() {
    const MemoryUse &m = e.count.memory;
    double px = x(m.peakPoint), py = y(m.peak);
    bool flip = px > 700;
    os << format("<circle cx='%.1f' cy='%.1f' r='3.5' fill='#c4383a'/>", px, py)
       << format("<text x='%.1f' y='%.1f' text-anchor='%s'>",
                 px + (flip ? -8 : 8), py - 4, flip ? "end" : "start")
       << "peak " << bytesText(m.peak) << "</text>";
    if (p.memoryLimit > 0 && p.memoryLimit <= top)
      os << format("<line x1='%.0f' y1='%.1f' x2='%.0f' y2='%.1f' "
                   "stroke='#c4383a' stroke-dasharray='5 4'/>",
                   left, y(p.memoryLimit), right, y(p.memoryLimit))
         << format("<text x='%.0f' y='%.1f'>limit ", left + 6,
                   y(p.memoryLimit) - 4)
         << bytesText(p.memoryLimit) << "</text>";
  }

  const Problem &p;
  const Explanation &e;
  std::vector<int64_t> shown;
  double top = 0;
  std::string out;
  raw_string_ostream os{out};
};

} // namespace

std::string memoryPicture(const Problem &problem, const Explanation &why) {
  return MemoryDrawer(problem, why).run();
}

} // namespace dgc::planner
