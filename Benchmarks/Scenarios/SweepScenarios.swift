import Foundation
import LayoutKit
import LayoutSweep

/// A screen of n views for all widths at once, beside layouts of it at as many widths.
enum SweepScenarios {
  static func benchmarks(upTo largest: Int) -> [Benchmark] {
    let sizes = [100, 1000].filter { $0 <= largest }
    return Operation.allCases.flatMap { operation in
      sizes.map { n in
        Benchmark(
          workload: "sweep", operation: operation.rawValue, n: n, constraints: 4 * n,
          prepare: { operation.prepare(n) })
      }
    }
  }

  private enum Operation: String, CaseIterable {
    /// All widths from 320 to 1,024, with 30 breakpoints.
    case widths
    /// Forty layouts, each at another width of that range.
    case layouts
    /// The screen is made and laid out, for comparison.
    case build

    func prepare(_ n: Int) -> () throws -> Double {
      switch self {
      case .widths:
        let window = SweepScenarios.window(n)
        return { Double(LayoutSweep(of: window, widths: 320...1024).regimes.count) }
      case .layouts:
        let window = SweepScenarios.window(n)
        return {
          var sum = 0.0
          for place in 0..<40 {
            window.frame.size.width = 320 + CGFloat(place) * 17.6
            window.layoutIfNeeded()
            sum += Double(window.subviews.last?.frame.width ?? 0)
          }
          return sum
        }
      case .build: return { Double(SweepScenarios.window(n).subviews.count) }
      }
    }
  }

  /// A column of rows as wide as the window, thirty of which stop growing at a width of their own.
  private static func window(_ n: Int) -> Window {
    let window = Window(size: CGSize(width: 400, height: 10_000))
    var previous: View?
    let step = max(n / 30, 1)
    for place in 0..<n {
      let view = View()
      window.addSubview(view)
      let limit = place % step == 0 && place / step < 30 ? place / step : nil
      view.layout.make {
        $0.leading.equalToSuperview().inset(8)
        $0.height.equalTo(8)
        if let previous {
          $0.top.equalTo(previous.layout.bottom).offset(1)
        } else {
          $0.top.equalToSuperview()
        }
        if let limit {
          $0.trailing.equalToSuperview().inset(8).priority(750)
          $0.width.lessThanOrEqualTo(330 + 22 * limit)
        } else {
          $0.trailing.equalToSuperview().inset(8)
        }
      }
      previous = view
    }
    window.layoutIfNeeded()
    return window
  }
}
