import Foundation
import LayoutKit

/// The DSL without the solver: what it costs to state constraints, to change and to drop them.
///
/// Each view says four things in one closure, two about its superview and two about numbers.
/// Nothing is laid out, so that what is timed ends where the engine begins.
enum StatementScenarios {
  /// All operations on 10, 100 and 1,000 views, as far as they are asked for, and the search for
  /// the common superview in all depths.
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    let statements = Operation.allCases.flatMap { operation in
      [10, 100, 1000].filter { $0 <= largest }.map { n in
        Benchmark(
          workload: "statements", operation: operation.rawValue, n: n, constraints: 4 * n,
          prepare: { operation.prepare(Row(of: n)) })
      }
    }
    let searches = [10, 100, 1000, 10_000].map { depth in
      Benchmark(
        workload: "ancestor", operation: "search", n: depth, constraints: 1,
        prepare: { commonSuperview(at: depth) })
    }
    return statements + searches
  }

  private enum Operation: String, CaseIterable {
    /// Constraints made and activated one by one, without the DSL.
    case plain
    case make
    case update
    case remake
    case remakeSame = "remake_same"
    case remove

    /// What is timed ends as it began, so that it can be done again: what `make` made is removed,
    /// and what `remove` takes is made before.
    func prepare(_ row: Row) -> () -> Double {
      switch self {
      case .plain:
        return {
          row.activatePlain()
          return row.clear()
        }
      case .make:
        return {
          row.make()
          return row.clear()
        }
      case .update:
        row.make()
        return { row.update() }
      case .remake:
        row.make()
        return { row.remake(to: 1) }
      case .remakeSame:
        row.make()
        return { row.remake(to: 0) }
      case .remove:
        return {
          row.make()
          return row.remove()
        }
      }
    }
  }

  /// Views side by side in one window.
  private final class Row {
    private let window = Window(size: CGSize(width: 400, height: 600))
    private let views: [View]
    private var step = 0

    init(of count: Int) {
      views = (0..<count).map { _ in View() }
      for view in views { window.addSubview(view) }
    }

    func activatePlain() {
      for view in views {
        for attribute in [LayoutConstraint.Attribute.left, .top] {
          LayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: window,
            attribute: attribute, multiplier: 1, constant: 8
          ).isActive = true
        }
        for attribute in [LayoutConstraint.Attribute.width, .height] {
          LayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 40
          ).isActive = true
        }
      }
    }

    func make() {
      for view in views {
        view.layout.make {
          $0.left.top.equalToSuperview().offset(8)
          $0.width.height.equalTo(40)
        }
      }
    }

    func update() -> Double {
      step += 1
      for view in views {
        view.layout.update {
          $0.left.top.equalToSuperview().offset(step)
          $0.width.height.equalTo(40)
        }
      }
      return checksum
    }

    func remake(to change: Int) -> Double {
      step += change
      for view in views {
        view.layout.remake {
          $0.left.top.equalToSuperview().offset(8)
          $0.width.equalTo(40)
          $0.height.equalTo(step)
        }
      }
      return checksum
    }

    func remove() -> Double {
      for view in views { view.layout.remove() }
      return checksum
    }

    /// Drops all constraints, whoever made them.
    func clear() -> Double {
      for view in views {
        view.layout.remove()
        LayoutConstraint.deactivate(view.constraints)
      }
      LayoutConstraint.deactivate(window.constraints)
      return checksum
    }

    private var checksum: Double { Double(step + window.constraints.count) }
  }

  /// Two chains of views of the same depth in one window, and the search from end to end.
  private static func commonSuperview(at depth: Int) -> () -> Double {
    let window = Window(size: CGSize(width: 400, height: 600))
    var ends = [View(), View()]
    for end in ends { window.addSubview(end) }
    for _ in 1..<max(depth, 2) {
      for place in ends.indices {
        let next = View()
        ends[place].addSubview(next)
        ends[place] = next
      }
    }
    return { ends[0].closestCommonSuperview(with: ends[1]) === window ? 1 : 0 }
  }
}
