//===- Svg.h - Plots for reports --------------------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Each function returns one <svg> element, to be put into a page whose style
// sheet is svgStyle(). Values that a mark stands for are in its <title>, which
// browsers show under the pointer; there are no scripts.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SIMULATOR_SVG_H
#define DGC_LIB_SIMULATOR_SVG_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <string>
#include <vector>

namespace dgc::svg {

/// Text with the characters escaped that mean something in HTML.
std::string escape(llvm::StringRef text);

/// Colours of the classes that the functions below use, for light and dark
/// pages.
llvm::StringRef style();
constexpr int numColours = 10; // of series: classes c0 to c9

using Format = std::function<std::string(double)>;

struct Axis {
  std::string label;
  bool log2 = false;
  Format format;   // of tick labels and titles; by default three digits
  double unit = 1; // ticks are round multiples of it
};

struct Series {
  std::string name;
  std::vector<std::pair<double, double>> points; // in order of x
  int colour = 0;
  bool dashed = false;               // a line to compare with
  std::vector<std::string> titles;   // of points; empty: their values
  bool joined = true, marked = true; // a line through the points, dots on them
};

struct Plot {
  std::string title;
  Axis x, y;
  bool steps = false; // the value holds until the next point
  double limit = 0;   // a horizontal line, if above 0
  std::string limitName;
  int width = 520, height = 300;
};

/// Lines through points. The y axis starts at 0 unless it is logarithmic.
std::string lines(const Plot &plot, llvm::ArrayRef<Series> series);

struct Bar {
  std::string name;
  std::vector<double> parts; // by part name
};
/// One horizontal bar a name, made of parts.
std::string bars(const Plot &plot, llvm::ArrayRef<std::string> parts,
                 llvm::ArrayRef<Bar> bars);

struct Span {
  int row = 0, colour = 0;
  double start = 0, end = 0;
  std::string title, text; // text is left out where it does not fit
  bool thin = false;       // lower half of the row: runs beside others
};
/// Spans of time on named rows.
std::string timeline(const Plot &plot, llvm::ArrayRef<std::string> rows,
                     llvm::ArrayRef<Span> spans);

/// Coloured squares with names.
std::string legend(llvm::ArrayRef<std::pair<std::string, int>> namesAndColours);

} // namespace dgc::svg

#endif // DGC_LIB_SIMULATOR_SVG_H
