import Foundation
import Typesetting

/// Times against sizes as a picture, both on logarithmic scales: a straight line is a power of n.
struct Chart {
  /// The times of one thing, by rising n.
  struct Curve {
    var name: String
    var points: [(n: Int, nanoseconds: Double)]
  }

  var title: String
  var curves: [Curve]

  private static let size = (width: 720.0, height: 440.0)
  private static let plot = (left: 70.0, top: 44.0, right: 520.0, bottom: 396.0)
  private static let colours = [
    "#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#b07aa1", "#9c755f", "#76b7b2", "#555555",
  ]

  /// The chart as a document of its own.
  var svg: String {
    let across = Scale(
      curves.flatMap { $0.points.map { Double($0.n) } }, Self.plot.left, Self.plot.right)
    let up = Scale(
      curves.flatMap { $0.points.map(\.nanoseconds) }, Self.plot.bottom, Self.plot.top)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.size.width) \(Self.size.height)" \
      font-family="sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="white"/>

      """
    text += Self.label(Self.plot.left, 26, title, "start", size: 16)
    for power in across.powers {
      let x = across.position(power)
      text += Self.line(x, Self.plot.top, x, Self.plot.bottom, "#dddddd")
      text += Self.label(x, Self.plot.bottom + 18, "n = \(Int(power))", "middle")
    }
    for power in up.powers {
      let y = up.position(power)
      text += Self.line(Self.plot.left, y, Self.plot.right, y, "#dddddd")
      text += Self.label(Self.plot.left - 8, y + 4, Self.time(power), "end")
    }
    for (index, curve) in curves.enumerated() {
      let colour = Self.colours[index % Self.colours.count]
      let places = curve.points.map { (across.position(Double($0.n)), up.position($0.nanoseconds)) }
      let path = places.map { "\(Self.decimal($0.0)),\(Self.decimal($0.1))" }
      text += "<polyline points=\"\(path.joined(separator: " "))\" fill=\"none\""
      text += " stroke=\"\(colour)\" stroke-width=\"2\"/>\n"
      for (x, y) in places {
        text += "<circle cx=\"\(Self.decimal(x))\" cy=\"\(Self.decimal(y))\" r=\"3\""
        text += " fill=\"\(colour)\"/>\n"
      }
      let y = Self.plot.top + 20 * Double(index) + 8
      text += Self.line(Self.plot.right + 16, y, Self.plot.right + 40, y, colour)
      text += Self.label(Self.plot.right + 46, y + 4, curve.name, "start")
    }
    return text + "</svg>\n"
  }

  private static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ colour: String
  ) -> String {
    "<line x1=\"\(decimal(x1))\" y1=\"\(decimal(y1))\" x2=\"\(decimal(x2))\" y2=\"\(decimal(y2))\""
      + " stroke=\"\(colour)\"/>\n"
  }

  /// A text as long as it is in the standard font, whatever font shows it.
  private static func label(
    _ x: Double, _ y: Double, _ text: String, _ anchor: String, size: Double = 12
  ) -> String {
    let font = TextFont(size: size)
    let width = StandardMeasurer().paragraph(of: StyledText(text, font: font)).maxWidth
    return "<text x=\"\(decimal(x))\" y=\"\(decimal(y))\" text-anchor=\"\(anchor)\""
      + " textLength=\"\(decimal(width))\" lengthAdjust=\"spacingAndGlyphs\""
      + " font-size=\"\(size)\">\(text)</text>\n"
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func time(_ nanoseconds: Double) -> String {
    let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
    let (size, unit) = units.first { nanoseconds >= $0.0 } ?? (1, "ns")
    return "\(Int((nanoseconds / size).rounded())) \(unit)"
  }
}

extension Chart {
  /// From numbers to places, whole powers of ten apart at the ends.
  private struct Scale {
    let lowest: Double
    let highest: Double
    let start: Double
    let end: Double

    init(_ values: [Double], _ start: Double, _ end: Double) {
      let used = values.filter { $0 > 0 && $0.isFinite }
      lowest = log10(used.min() ?? 1).rounded(.down)
      highest = max(log10(used.max() ?? 10).rounded(.up), lowest + 1)
      self.start = start
      self.end = end
    }

    func position(_ value: Double) -> Double {
      let share = (log10(max(value, 1e-9)) - lowest) / (highest - lowest)
      return start + share * (end - start)
    }

    var powers: [Double] { stride(from: lowest, through: highest, by: 1).map { pow(10, $0) } }
  }
}

extension Chart {
  /// One chart for each family of workloads that was timed at several sizes.
  ///
  /// The rows of a settings screen make a chart for each operation, with a line for each way to
  /// build it and for peers; every other workload makes one, with a line for each operation.
  static func families(of outcomes: [Outcome]) -> [Chart] {
    var charts: [Chart] = []
    for outcome in outcomes {
      let isRow = RowScenarios.workloads.contains(outcome.workload)
      let title = isRow ? "rows \(outcome.operation)" : outcome.workload
      let name = isRow ? String(outcome.workload.dropFirst("rows ".count)) : outcome.operation
      let chart = charts.firstIndex { $0.title == title } ?? charts.count
      if chart == charts.count { charts.append(Chart(title: title, curves: [])) }
      let curve = charts[chart].curves.firstIndex { $0.name == name } ?? charts[chart].curves.count
      if curve == charts[chart].curves.count {
        charts[chart].curves.append(Curve(name: name, points: []))
      }
      charts[chart].curves[curve].points.append((outcome.n, outcome.median))
    }
    for index in charts.indices {
      charts[index].curves += Peers.curves(in: charts[index])
      charts[index].curves.removeAll { $0.points.count < 2 }
    }
    return charts.filter { !$0.curves.isEmpty }
  }

  /// Writes one file for each chart into a folder, which is made if need be.
  static func write(_ outcomes: [Outcome], to folder: String) throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for chart in families(of: outcomes) {
      let name = chart.title.replacingOccurrences(of: " ", with: "-") + ".svg"
      try Data(chart.svg.utf8).write(to: folder.appendingPathComponent(name))
    }
  }
}
