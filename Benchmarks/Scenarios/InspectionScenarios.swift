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
    /// The same, where each row has a view whose leading edge is open.
    case open
    /// The value from its JSON.
    case read
    /// What `lint()` finds.
    case lint
    /// Why the row in the middle is where it is.
    case explain
    /// Why it isn't a point below.
    case whyNot = "why_not"

    func prepare(_ views: Int) -> () throws -> Double {
      let rows = TreeRows(views / 3) { DSLRow($0) }
      if self == .open {
        for row in rows.window.subviews {
          let view = View()
          row.addSubview(view)
          view.layout.make {
            $0.top.equalToSuperview()
            $0.size.equalTo(4)
          }
        }
      }
      _ = rows.layOut(width: 400)
      switch self {
      case .snapshot:
        return { Double(LayoutSnapshot(of: rows.window).constraints.count) }
      case .json:
        let snapshot = LayoutSnapshot(of: rows.window)
        return { Double(try snapshot.json().utf8.count) }
      case .page:
        return { Double(rows.window.inspector().html.utf8.count) }
      case .trace, .open:
        return { Double(rows.window.layoutTrace.utf8.count) }
      case .read:
        let json = (try? LayoutSnapshot(of: rows.window).json()) ?? ""
        return { Double(try LayoutSnapshot(json: json).views.count) }
      case .lint:
        let snapshot = LayoutSnapshot(of: rows.window)
        return { Double(snapshot.lint().count) }
      case .explain:
        let snapshot = LayoutSnapshot(of: rows.window)
        return { Double(snapshot.explain(Self.middle(of: snapshot), .top)?.steps.count ?? 0) }
      case .whyNot:
        let snapshot = LayoutSnapshot(of: rows.window)
        let middle = Self.middle(of: snapshot)
        let top = Double(snapshot.views[middle.view].frame.minY)
        return { Double(snapshot.whyNot(middle, .top, top + 1)?.obstacles.count ?? 0) }
      }
    }

    /// The row in the middle.
    private static func middle(of snapshot: LayoutSnapshot) -> LayoutSnapshot.Reference {
      let rows = snapshot.views.indices.filter { snapshot.views[$0].depth == 1 }
      return LayoutSnapshot.Reference(view: rows[rows.count / 2])
    }
  }
}
