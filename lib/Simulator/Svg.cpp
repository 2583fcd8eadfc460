//===- Svg.cpp - Plots for reports ----------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Svg.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace llvm;

namespace dgc::svg {

std::string escape(StringRef text) {
  std::string out;
  raw_string_ostream os(out);
  printHTMLEscaped(text, os);
  return out;
}

StringRef style() {
  // Colours that stay apart for the colour-blind (Okabe and Ito, 2008), with
  // tints of them.
  return R"(:root{--ink:#1d2733;--soft:#6b7785;--grid:#e3e8ee;--paper:#fff;--card:#f7f9fb;
--c0:#0072b2;--c1:#e69f00;--c2:#009e73;--c3:#cc79a7;--c4:#56b4e9;--c5:#d55e00;--c6:#b8a800;--c7:#7a52a3;--c8:#8c99a6;--c9:#d3dae1}
@media(prefers-color-scheme:dark){:root{--ink:#e4e9ef;--soft:#9aa7b4;--grid:#2e3945;--paper:#12181f;--card:#1a222b;
--c0:#3b9bd9;--c8:#7d8a97;--c9:#3c4855}}
svg text{fill:var(--ink);font:11px system-ui,sans-serif}
svg .soft{fill:var(--soft)}svg .title{font-size:13px;font-weight:600}
svg .grid{stroke:var(--grid);stroke-width:1}svg .axis{stroke:var(--soft);stroke-width:1}
svg .limit{stroke:var(--c5);stroke-width:1.5;stroke-dasharray:6 3}svg .limitname{fill:var(--c5)}
svg .end{text-anchor:end}svg .mid{text-anchor:middle}svg .in{fill:#fff;font-size:10px;text-anchor:middle}
.line{fill:none;stroke-width:2}.dash{stroke-dasharray:5 4;stroke-width:1.5}
.c0{fill:var(--c0)}.c1{fill:var(--c1)}.c2{fill:var(--c2)}.c3{fill:var(--c3)}.c4{fill:var(--c4)}
.c5{fill:var(--c5)}.c6{fill:var(--c6)}.c7{fill:var(--c7)}.c8{fill:var(--c8)}.c9{fill:var(--c9)}
.line.c0{stroke:var(--c0)}.line.c1{stroke:var(--c1)}.line.c2{stroke:var(--c2)}.line.c3{stroke:var(--c3)}
.line.c4{stroke:var(--c4)}.line.c5{stroke:var(--c5)}.line.c6{stroke:var(--c6)}.line.c7{stroke:var(--c7)}
.line.c8{stroke:var(--c8)}.line.c9{stroke:var(--c9)}.line{fill:none!important}
)";
}

static std::string number(double v) {
  double a = std::abs(v);
  if (a >= 1e9)
    return formatv("{0:F1}G", v / 1e9);
  if (a >= 1e6)
    return formatv("{0:F1}M", v / 1e6);
  if (a >= 1e4)
    return formatv("{0:F0}k", v / 1e3);
  if (a >= 100 || v == std::round(v))
    return formatv("{0:F0}", v);
  if (a >= 1)
    return formatv("{0:F1}", v);
  return a >= 0.1 ? formatv("{0:F2}", v) : formatv("{0:F3}", v);
}

static std::string show(const Axis &axis, double v) {
  return axis.format ? axis.format(v) : number(v);
}

namespace {
/// The range of an axis, and its ticks.
class Scale {
public:
  Scale(const Axis &axis, double low, double high, double from, double to)
      : log(axis.log2), from(from), to(to) {
    if (log) {
      this->low = std::floor(std::log2(std::max(low, 1e-300)));
      this->high = std::ceil(std::log2(std::max(high, 1e-300)));
      if (this->high <= this->low)
        this->high = this->low + 1;
      int step = std::max(1, int((this->high - this->low + 7) / 8));
      for (double t = this->low; t <= this->high + 1e-9; t += step)
        ticks.push_back(std::exp2(t));
      return;
    }
    if (!(high > low))
      high = low + axis.unit;
    double raw = (high - low) / 5 / axis.unit;
    double power = std::pow(10, std::floor(std::log10(raw))), step = 10 * power;
    for (double f : {5.0, 2.0, 1.0})
      if (f * power >= raw)
        step = f * power;
    step *= axis.unit;
    this->low = std::floor(low / step + 1e-9) * step;
    this->high = std::ceil(high / step - 1e-9) * step;
    for (int k = 0; this->low + k * step <= this->high + step / 2; ++k)
      ticks.push_back(this->low + k * step);
  }
  double operator()(double v) const {
    double x = log ? std::log2(std::max(v, 1e-300)) : v;
    return from + (x - low) / (high - low) * (to - from);
  }
  std::vector<double> ticks;

private:
  bool log;
  double low, high, from, to;
};

/// The frame of a plot with axes.
struct Frame {
  const Plot &plot;
  double left = 64, right = 32, top = 42, bottom = 44;
  double x0() const { return left; }
  double x1() const { return plot.width - right; }
  double y0() const { return plot.height - bottom; }
  double y1() const { return top; }

  std::string open() const {
    return formatv("<svg viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
                   "role=\"img\"><text class=\"title\" x=\"0\" y=\"14\">{2}"
                   "</text>\n",
                   plot.width, plot.height, escape(plot.title));
  }
  void axes(raw_ostream &os, const Scale &x, const Scale &y) const {
    for (double t : y.ticks)
      os << formatv("<line class=\"grid\" x1=\"{0:F0}\" x2=\"{1:F0}\" "
                    "y1=\"{2:F1}\" y2=\"{2:F1}\"/><text class=\"soft end\" "
                    "x=\"{3:F0}\" y=\"{4:F1}\">{5}</text>\n",
                    x0(), x1(), y(t), x0() - 6, y(t) + 4,
                    escape(show(plot.y, t)));
    xAxis(os, x);
    os << formatv("<text class=\"soft\" x=\"0\" y=\"28\">{0}</text>\n",
                  escape(plot.y.label));
  }
  void xAxis(raw_ostream &os, const Scale &x) const {
    for (double t : x.ticks)
      os << formatv("<line class=\"axis\" x1=\"{0:F1}\" x2=\"{0:F1}\" "
                    "y1=\"{1:F0}\" y2=\"{2:F0}\"/><text class=\"soft mid\" "
                    "x=\"{0:F1}\" y=\"{3:F0}\">{4}</text>\n",
                    x(t), y0(), y0() + 4, y0() + 16, escape(show(plot.x, t)));
    os << formatv("<line class=\"axis\" x1=\"{0:F0}\" x2=\"{1:F0}\" "
                  "y1=\"{2:F0}\" y2=\"{2:F0}\"/><text class=\"soft mid\" "
                  "x=\"{3:F0}\" y=\"{4:F0}\">{5}</text>\n",
                  x0(), x1(), y0(), (x0() + x1()) / 2, y0() + 34,
                  escape(plot.x.label));
  }
};
} // namespace

static std::string titleOf(const Plot &plot, const Series &s, size_t i) {
  if (i < s.titles.size())
    return s.titles[i];
  auto [x, y] = s.points[i];
  return formatv("{0}: {1} at {2}", s.name, show(plot.y, y), show(plot.x, x));
}

std::string lines(const Plot &plot, ArrayRef<Series> series) {
  double lowX = INFINITY, highX = -INFINITY, lowY = INFINITY;
  double highY = plot.limit > 0 ? plot.limit : -INFINITY;
  for (const Series &s : series)
    for (auto [x, y] : s.points) {
      lowX = std::min(lowX, x);
      highX = std::max(highX, x);
      lowY = std::min(lowY, y);
      highY = std::max(highY, y);
    }
  if (!(lowX <= highX))
    return "";
  Frame frame{plot};
  Scale x(plot.x, lowX, highX, frame.x0(), frame.x1());
  Scale y(plot.y, plot.y.log2 ? lowY : std::min(0.0, lowY), highY, frame.y0(),
          frame.y1());
  std::string out = frame.open();
  raw_string_ostream os(out);
  frame.axes(os, x, y);
  if (plot.limit > 0)
    os << formatv("<line class=\"limit\" x1=\"{0:F0}\" x2=\"{1:F0}\" "
                  "y1=\"{2:F1}\" y2=\"{2:F1}\"/><text class=\"limitname end\" "
                  "x=\"{1:F0}\" y=\"{3:F1}\">{4}</text>\n",
                  frame.x0(), frame.x1(), y(plot.limit), y(plot.limit) - 4,
                  escape(plot.limitName));
  for (const Series &s : series) {
    if (s.joined && s.points.size() > 1) {
      os << formatv("<path class=\"line c{0}{1}\" d=\"", s.colour,
                    s.dashed ? " dash" : "");
      double last = 0;
      for (auto [i, p] : enumerate(s.points)) {
        if (i && plot.steps)
          os << formatv("L{0:F1} {1:F1}", x(p.first), last);
        os << formatv("{0}{1:F1} {2:F1}", i ? "L" : "M", x(p.first),
                      y(p.second));
        last = y(p.second);
      }
      os << "\"/>\n";
    }
    if (s.marked)
      for (auto [i, p] : enumerate(s.points))
        os << formatv("<circle class=\"c{0}\" cx=\"{1:F1}\" cy=\"{2:F1}\" "
                      "r=\"3.5\"><title>{3}</title></circle>\n",
                      s.colour, x(p.first), y(p.second),
                      escape(titleOf(plot, s, i)));
  }
  out += "</svg>\n";
  std::vector<std::pair<std::string, int>> names;
  for (const Series &s : series)
    if (!s.name.empty())
      names.push_back({s.name, s.colour});
  return out + (names.size() > 1 ? legend(names) : "");
}

std::string bars(const Plot &plot_, ArrayRef<std::string> parts,
                 ArrayRef<Bar> bars) {
  Plot plot = plot_;
  constexpr double rowHeight = 20;
  double high = plot.limit;
  size_t longest = 0;
  for (const Bar &b : bars) {
    double sum = 0;
    for (double v : b.parts)
      sum += v;
    high = std::max(high, sum);
    longest = std::max(longest, b.name.size());
  }
  if (!(high > 0))
    return "";
  Frame frame{plot};
  frame.left = std::max(30.0, 6.5 * double(longest) + 10);
  plot.height = int(frame.top + frame.bottom + rowHeight * double(bars.size()));
  Scale x(plot.x, 0, high, frame.x0(), frame.x1());
  std::string out = frame.open();
  raw_string_ostream os(out);
  for (double t : x.ticks)
    os << formatv("<line class=\"grid\" x1=\"{0:F1}\" x2=\"{0:F1}\" "
                  "y1=\"{1:F0}\" y2=\"{2:F0}\"/>\n",
                  x(t), frame.y1() - 6, frame.y0());
  for (auto [row, b] : enumerate(bars)) {
    double top = frame.y1() + rowHeight * double(row), at = 0;
    os << formatv("<text class=\"end\" x=\"{0:F0}\" y=\"{1:F1}\">{2}</text>\n",
                  frame.x0() - 6, top + 14, escape(b.name));
    for (auto [i, v] : enumerate(b.parts)) {
      if (v <= 0)
        continue;
      os << formatv("<rect class=\"c{0}\" x=\"{1:F1}\" y=\"{2:F1}\" "
                    "width=\"{3:F2}\" height=\"{4:F1}\"><title>{5}: {6}, "
                    "{7}</title></rect>\n",
                    i % numColours, x(at), top + 3, x(at + v) - x(at),
                    rowHeight - 6, escape(b.name), escape(parts[i]),
                    escape(show(plot.x, v)));
      at += v;
    }
  }
  if (plot.limit > 0)
    os << formatv("<line class=\"limit\" x1=\"{0:F1}\" x2=\"{0:F1}\" "
                  "y1=\"{1:F0}\" y2=\"{2:F0}\"/><text class=\"limitname end\" "
                  "x=\"{3:F1}\" y=\"28\">{4}</text>\n",
                  x(plot.limit), frame.y1() - 6, frame.y0(), x(plot.limit),
                  escape(plot.limitName));
  frame.xAxis(os, x);
  out += "</svg>\n";
  std::vector<std::pair<std::string, int>> names;
  for (auto [i, p] : enumerate(parts))
    if (any_of(bars, [i = i](const Bar &b) { return b.parts[i] > 0; }))
      names.push_back({p, int(i) % numColours});
  return out + legend(names);
}

std::string timeline(const Plot &plot_, ArrayRef<std::string> rows,
                     ArrayRef<Span> spans) {
  Plot plot = plot_;
  double end = 0;
  for (const Span &s : spans)
    end = std::max(end, s.end);
  if (!(end > 0))
    return "";
  double rowHeight = rows.size() > 24 ? 12 : 20;
  Frame frame{plot};
  frame.left = 60;
  plot.height = int(frame.top + frame.bottom + rowHeight * double(rows.size()));
  Scale x(plot.x, 0, end, frame.x0(), frame.x1());
  std::string out = frame.open();
  raw_string_ostream os(out);
  for (auto [i, name] : enumerate(rows))
    os << formatv("<text class=\"soft end\" x=\"{0:F0}\" y=\"{1:F1}\">{2}"
                  "</text>\n",
                  frame.x0() - 6, frame.y1() + rowHeight * (double(i) + 0.7),
                  escape(name));
  for (const Span &s : spans) {
    double top = frame.y1() + rowHeight * s.row + 1, height = rowHeight - 2;
    if (s.thin) {
      top += height * 0.65;
      height *= 0.35;
    }
    double width = x(s.end) - x(s.start);
    os << formatv("<rect class=\"c{0}\" x=\"{1:F2}\" y=\"{2:F1}\" "
                  "width=\"{3:F2}\" height=\"{4:F1}\"><title>{5}</title>"
                  "</rect>\n",
                  s.colour, x(s.start), top, std::max(width - 0.4, 0.2), height,
                  escape(s.title));
    if (!s.text.empty() && rowHeight > 14 &&
        width > 6.5 * double(s.text.size()) + 2)
      os << formatv("<text class=\"in\" x=\"{0:F1}\" y=\"{1:F1}\">{2}</text>\n",
                    x(s.start) + width / 2, top + 13, escape(s.text));
  }
  frame.xAxis(os, x);
  return out + "</svg>\n";
}

std::string legend(ArrayRef<std::pair<std::string, int>> entries) {
  std::string out = "<p class=\"legend\">";
  for (auto &[name, colour] : entries)
    out += formatv("<span><svg width=\"10\" height=\"10\"><rect class=\"c{0}\" "
                   "width=\"10\" height=\"10\"/></svg> {1}</span> ",
                   colour, escape(name));
  return out + "</p>\n";
}

} // namespace dgc::svg
