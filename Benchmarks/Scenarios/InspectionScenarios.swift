import LayoutInspector
import LayoutKit

/// What is told of a screen of n views that stands: rows by the DSL, three views each.
enum InspectionScenarios {
  /// Every description, in sizes up to a limit.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    let sizes = [50, 500, 5000].filter { $0 <= largest }
    return Description.allCases.flatMap { description in
      sizes.map { n in
        Benchmark(
          workload: "inspection", operation: description.rawValue, n: n, constraints: n / 3 * 11,
          prepare: { description.prepare(n) })
      }
    }
  }

  private enum Description: String, CaseIterable {
    /// The tree as a value.
    case snapshot
    /// That value as JSON.
    case json
    /// The page for a browser.
    case page
    /// The text of `layoutTrace`.
    case trace

    func prepare(_ views: Int) -> () throws -> Double {
      let rows = TreeRows(views / 3) { DSLRow($0) }
      _ = rows.layOut(width: 400)
      switch self {
      case .snapshot:
        return { Double(LayoutSnapshot(of: rows.window).constraints.count) }
      case .json:
        let snapshot = LayoutSnapshot(of: rows.window)
        return { Double(try snapshot.json().utf8.count) }
      case .page:
        return { Double(rows.window.inspector().html.utf8.count) }
      case .trace:
        return { Double(rows.window.layoutTrace.utf8.count) }
      }
    }
  }
}
