/// What others took for the rows of a settings screen.
///
/// They were timed beside `rows bare` on one machine, and are kept as multiples of it, so that a chart of
/// another machine can show about where they would be.
enum Peers {
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
    Record(peer: "Yoga", operation: "build", n: 10, multiple: 12.9),
    Record(peer: "Yoga", operation: "build", n: 1000, multiple: 14.6),
    Record(peer: "Yoga", operation: "resize", n: 10, multiple: 150),
    Record(peer: "Yoga", operation: "resize", n: 100, multiple: 148),
    Record(peer: "Yoga", operation: "resize", n: 1000, multiple: 184),
    Record(peer: "Yoga", operation: "wider", n: 10, multiple: 62),
    Record(peer: "Yoga", operation: "wider", n: 100, multiple: 42),
    Record(peer: "Yoga", operation: "wider", n: 1000, multiple: 75),
    Record(peer: "Yoga", operation: "higher", n: 10, multiple: 60),
    Record(peer: "Yoga", operation: "higher", n: 100, multiple: 41),
    Record(peer: "Yoga", operation: "higher", n: 1000, multiple: 75),
    Record(peer: "Yoga", operation: "swap", n: 10, multiple: 54),
    Record(peer: "Yoga", operation: "swap", n: 100, multiple: 40),
    Record(peer: "Yoga", operation: "swap", n: 1000, multiple: 71),
    Record(peer: "Yoga", operation: "destroy", n: 10, multiple: 1.8),
    Record(peer: "Yoga", operation: "destroy", n: 1000, multiple: 4.2),
  ]

  /// The curves of peers that belong into a chart, as far as what they are multiples of was timed.
  static func curves(in chart: Chart) -> [Chart.Curve] {
    guard let bare = chart.curves.first(where: { $0.name == "bare" }) else { return [] }
    let operation = chart.title.dropFirst("rows ".count)
    var curves: [Chart.Curve] = []
    for record in records where record.operation == operation {
      guard let point = bare.points.first(where: { $0.n == record.n }) else { continue }
      let index = curves.firstIndex { $0.name == record.peer } ?? curves.count
      if index == curves.count { curves.append(Chart.Curve(name: record.peer, points: [])) }
      curves[index].points.append((record.n, record.multiple * point.nanoseconds))
    }
    return curves
  }
}
