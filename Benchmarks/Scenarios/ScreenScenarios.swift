import GalleryScreens
import LayoutKit

/// The gallery's screens at the level of the tree: views, constraints, text, frames.
enum ScreenScenarios {
  /// Every operation on every screen.
  static var benchmarks: [Benchmark] {
    Screen.whole.flatMap { screen in
      let size = Size(of: screen.makeWindow(for: .phone))
      return Operation.allCases.map { operation in
        Benchmark(
          workload: screen.name, operation: operation.rawValue, n: size.views,
          constraints: size.constraints, prepare: { operation.prepare(screen) })
      }
    }
  }

  /// How large a screen is.
  private struct Size {
    var views = 0
    var constraints = 0

    init(of window: Window) {
      var stack: [View] = [window]
      while let view = stack.popLast() {
        views += 1
        constraints += view.constraints.count
        stack += view.subviews
      }
    }
  }

  private enum Operation: String, CaseIterable {
    case build
    case rotate
    case again

    func prepare(_ screen: Screen) -> () -> Double {
      switch self {
      case .build:
        return {
          let window = screen.makeWindow(for: .phone)
          window.layoutIfNeeded()
          return ScreenScenarios.checksum(of: window)
        }
      case .rotate:
        let window = screen.makeWindow(for: .phone)
        window.layoutIfNeeded()
        return {
          let size = window.frame.size
          window.frame.size = CGSize(width: size.height, height: size.width)
          window.layoutIfNeeded()
          return ScreenScenarios.checksum(of: window)
        }
      case .again:
        let window = screen.makeWindow(for: .phone)
        window.layoutIfNeeded()
        return {
          window.setNeedsLayout()
          window.layoutIfNeeded()
          return ScreenScenarios.checksum(of: window)
        }
      }
    }
  }

  private static func checksum(of window: Window) -> Double {
    window.subviews.reduce(0) { $0 + Double($1.frame.maxX + $1.frame.maxY) }
  }
}
