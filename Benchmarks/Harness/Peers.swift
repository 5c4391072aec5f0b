/// What others took for the rows of a settings screen.
///
/// They were timed beside `rows bare` on one machine, and are kept as multiples of it, so that a chart of
/// another machine can show about where they would be.
enum Peers {
  /// The workloads that are one screen, made in several ways.
  static let rowWorkloads = [
    "rows bare", "rows by hand", "rows by DSL", "rows by anchors", "rows in stacks",
  ]

  /// A peer's time for an operation at some size.
  private struct Record {
    var peer: String
    var operation: String
    var n: Int
    /// The peer's median, divided by that of `rows bare` for the same operation and size.
    var multiple: Double
  }

  private static let records = [
    // Yoga f6206ec3, g++ -O2, nodes with a measuring function for the label.
    Record(peer: "Yoga", operation: "build", n: 10, multiple: 8.9),
    Record(peer: "Yoga", operation: "build", n: 100, multiple: 7.4),
    Record(peer: "Yoga", operation: "build", n: 1000, multiple: 11.3),
    Record(peer: "Yoga", operation: "build", n: 10_000, multiple: 15.3),
    Record(peer: "Yoga", operation: "resize", n: 10, multiple: 118),
    Record(peer: "Yoga", operation: "resize", n: 100, multiple: 112),
    Record(peer: "Yoga", operation: "resize", n: 1000, multiple: 140),
    Record(peer: "Yoga", operation: "resize", n: 10_000, multiple: 184),
  ]

  /// The lines of peers that belong into a chart, as far as what they are multiples of was timed.
  static func lines(in chart: Chart) -> [Chart.Line] {
    guard let bare = chart.lines.first(where: { $0.name == "bare" }) else { return [] }
    let operation = chart.title.dropFirst("rows ".count)
    var lines: [Chart.Line] = []
    for record in records where record.operation == operation {
      guard let point = bare.points.first(where: { $0.n == record.n }) else { continue }
      let line = lines.firstIndex { $0.name == record.peer } ?? lines.count
      if line == lines.count { lines.append(Chart.Line(name: record.peer, points: [])) }
      lines[line].points.append((record.n, record.multiple * point.nanoseconds))
    }
    return lines
  }
}
