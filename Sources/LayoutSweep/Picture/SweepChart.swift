import Drawing
import Foundation
import LayoutInspector
import LayoutKit
import ViewTree

/// A drawing of curves against the number that a sweep follows.
struct SweepChart {
  /// A function and the views that it belongs to.
  private struct Curve {
    var names: [String]
    var function: LinearFunction
    var isSelected: Bool

    var text: String {
      let shown = names.prefix(2).joined(separator: ", ")
      return names.count > 2 ? "\(shown), \(names.count - 2) more" : shown
    }
  }

  let size: CGSize
  private let curves: [Curve]
  private let regimes: [LayoutSweep.Regime]
  private let range: ClosedRange<Double>
  private let values: ClosedRange<Double>
  private let title: String

  /// How many curves are drawn.
  private static var curveLimit: Int { 30 }
  private static var ink: String { "#171A21" }
  private static var soft: String { "#667085" }
  private static var grid: String { "#E2E5EC" }
  private static var colors: [String] {
    ["#3257F2", "#12805C", "#B0267F", "#C4570B", "#8A5CF6", "#0E7490", "#B98900", "#475467"]
  }

  init(
    _ sweep: LayoutSweep, _ attribute: LayoutSnapshot.Attribute, _ selected: View?, _ size: CGSize
  ) {
    self.size = CGSize(
      width: size.width.isFinite ? max(size.width, 240) : 640,
      height: size.height.isFinite ? max(size.height, 120) : 320)
    var curves: [Curve] = []
    for view in sweep.views {
      guard let function = sweep.function(of: view, attribute), !function.pieces.isEmpty else {
        continue
      }
      let isSelected = view === selected
      guard isSelected || !function.isConstant else { continue }
      if let known = curves.firstIndex(where: { $0.function == function }) {
        curves[known].names.append(view.itemName)
        if isSelected { curves[known].isSelected = true }
      } else {
        curves.append(Curve(names: [view.itemName], function: function, isSelected: isSelected))
      }
    }
    let chosen = curves.filter(\.isSelected)
    self.curves = curves.filter { !$0.isSelected }.prefix(Self.curveLimit) + chosen
    regimes = sweep.regimes
    range = sweep.range ?? 0...1
    let least = min(self.curves.compactMap(\.function.minimum?.value).min() ?? 0, 0)
    let most = self.curves.compactMap(\.function.maximum?.value).max() ?? 1
    values = least...max(most, least + 1)
    let skipped = curves.count - self.curves.count
    title = attribute.rawValue + (skipped > 0 ? ", without \(skipped) more curves" : "")
  }

  // MARK: Places

  private var area: CGRect {
    CGRect(x: 44, y: 30, width: size.width - 44 - 150, height: size.height - 30 - 26)
  }

  private func x(_ place: Double) -> CGFloat {
    let extent = max(range.upperBound - range.lowerBound, 1e-9)
    return area.minX + CGFloat((place - range.lowerBound) / extent) * area.width
  }

  private func y(_ value: Double) -> CGFloat {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return area.maxY - CGFloat(share) * area.height
  }

  // MARK: Marks

  var marks: [Mark] {
    var marks: [Mark] = [.box(CGRect(origin: .zero, size: size), color: "#FFFFFF")]
    marks += grounds + axes + breakpoints
    for (index, curve) in curves.enumerated() {
      marks.append(mark(of: curve, Self.colors[index % Self.colors.count]))
    }
    return marks + names
  }

  /// The grounds of regimes that aren't proved or leave constraints out.
  private var grounds: [Mark] {
    regimes.compactMap { regime in
      guard !regime.isProved || !regime.leftOut.isEmpty else { return nil }
      let left = x(regime.range.lowerBound)
      let frame = CGRect(
        x: left, y: area.minY, width: x(regime.range.upperBound) - left, height: area.height)
      return .box(frame, color: regime.leftOut.isEmpty ? "#FDF6DD" : "#FDECEB")
    }
  }

  private var axes: [Mark] {
    var marks: [Mark] = []
    for value in Self.ticks(values, room: area.height / 36) {
      marks.append(
        .hairline(
          from: CGPoint(x: area.minX, y: y(value)), to: CGPoint(x: area.maxX, y: y(value)),
          color: value == 0 ? Self.soft : Self.grid))
      marks.append(
        Self.text(
          sweepNumber(value), area.minX - 6, y(value) + 3.5, Self.soft, anchor: .right))
    }
    for place in Self.ticks(range, room: area.width / 60) {
      marks.append(
        Self.text(sweepNumber(place), x(place), area.maxY + 16, Self.soft, anchor: .center))
    }
    marks.append(Self.text(title, area.minX, 14, Self.ink, weight: 600))
    return marks
  }

  private var breakpoints: [Mark] {
    var marks: [Mark] = []
    var free = -CGFloat.infinity
    for regime in regimes.dropFirst() {
      let x = x(regime.range.lowerBound)
      marks.append(
        .stroke(
          shape: .line(from: CGPoint(x: x, y: area.minY), to: CGPoint(x: x, y: area.maxY)),
          line: LineStyle(width: 0.75, dashes: [3, 3]), paint: .color(Self.soft)))
      guard x >= free else { continue }
      let text = sweepNumber(regime.range.lowerBound)
      marks.append(Self.text(text, x, area.minY - 4, Self.soft, anchor: .center))
      free = x + CGFloat(text.count) * 6 + 4
    }
    return marks
  }

  private func mark(of curve: Curve, _ color: String) -> Mark {
    var elements: [Outline.Element] = []
    var last: (place: Double, value: Double)?
    for piece in curve.function.pieces {
      let goesOn =
        last.map {
          $0.place == piece.range.lowerBound && ($0.value - piece.start).magnitude < 1e-3
        } ?? false
      if !goesOn {
        elements.append(.move(to: CGPoint(x: x(piece.range.lowerBound), y: y(piece.start))))
      }
      elements.append(.line(to: CGPoint(x: x(piece.range.upperBound), y: y(piece.end))))
      last = (piece.range.upperBound, piece.end)
    }
    return .stroke(
      shape: .path(Outline(elements: elements)),
      line: LineStyle(width: curve.isSelected ? 3 : 1.25, join: .round), paint: .color(color))
  }

  /// The views' names at the ends of their curves, moved apart.
  private var names: [Mark] {
    var placed: [(y: CGFloat, index: Int)] = curves.indices.compactMap { index in
      curves[index].function.pieces.last.map { (y($0.end), index) }
    }.sorted { $0.y < $1.y }
    for index in placed.indices.dropFirst() {
      placed[index].y = max(placed[index].y, placed[index - 1].y + 13)
    }
    if let last = placed.last, last.y > area.maxY {
      var bottom = area.maxY
      for index in placed.indices.reversed() {
        placed[index].y = min(placed[index].y, bottom)
        bottom = placed[index].y - 13
      }
    }
    return placed.map { place in
      let curve = curves[place.index]
      let text = curve.text.count > 24 ? curve.text.prefix(23) + "…" : curve.text
      return Self.text(
        text, area.maxX + 8, place.y + 3.5, Self.colors[place.index % Self.colors.count],
        weight: curve.isSelected ? 700 : 400)
    }
  }

  private static func text(
    _ text: String, _ x: CGFloat, _ baseline: CGFloat, _ color: String, weight: CGFloat = 400,
    anchor: TextLine.Anchor = .left
  ) -> Mark {
    .text(
      line: TextLine(
        string: text, x: x, baseline: baseline, width: 0, size: 10.5, weight: weight, color: color,
        anchor: anchor))
  }

  /// Round numbers in a range, about as many as there is room for.
  private static func ticks(_ range: ClosedRange<Double>, room: CGFloat) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return [range.lowerBound] }
    let least = length / max(Double(room), 1)
    var step = pow(10, (log10(least)).rounded(.down))
    for factor in [2, 2.5, 2] where step < least { step *= factor }
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard last - first < 200 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }
}

extension LinearFunction {
  /// Whether it has the same value all along.
  var isConstant: Bool {
    guard let least = minimum?.value, let most = maximum?.value else { return true }
    return most - least <= 1e-6
  }
}
