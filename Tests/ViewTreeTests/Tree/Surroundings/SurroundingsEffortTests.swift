import Foundation
import Testing

@testable import ViewTree

/// How often views are asked for their margins and safe area.
@Suite struct SurroundingsEffortTests {
  /// A view that is asked for its reading direction whenever its margins are computed.
  private final class Asked: View {
    var count = 0

    override var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
      count += 1
      return super.effectiveUserInterfaceLayoutDirection
    }
  }

  /// A view that fills its subview in.
  private final class Filled: View {
    override func layoutSubviews() { for view in subviews { view.frame = bounds } }
  }

  @Test func `A turned phone asks each view once, when its superview's safe area is settled`() {
    let window = Window(environment: LayoutEnvironment(device: .iPhone15))
    let outer = Filled()
    let inner = Asked()
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.directionalLayoutMargins = DirectionalEdgeInsets(leading: 1, trailing: 2)
    outer.frame = window.bounds
    window.layoutIfNeeded()
    for orientation in [LayoutEnvironment.Orientation.landscape, .portrait, .landscape] {
      window.environment = LayoutEnvironment(device: .iPhone15, orientation: orientation)
      outer.frame = window.bounds
      inner.count = 0
      window.layoutIfNeeded()
      #expect(inner.count == 1)
      // Of an iPhone 15: 59 at the top upright, 59 at the sides and 21 at the bottom on its side.
      #expect(inner.safeAreaInsets.left == (orientation == .landscape ? 59 : 0))
      #expect(inner.safeAreaInsets.top == (orientation == .landscape ? 0 : 59))
    }
  }

  @Test func `A frame set in layoutSubviews counts in a layout that is asked for there`() {
    final class Outer: View {
      var known: [CGFloat] = []

      override func layoutSubviews() {
        guard let inner = subviews.first else { return }
        inner.frame = CGRect(x: 0, y: 0, width: 100, height: bounds.height / 2)
        inner.layoutIfNeeded()
        known.append(inner.safeAreaLayoutGuide.layoutFrame.minY)
        inner.frame = CGRect(x: 0, y: 30, width: 100, height: bounds.height / 2)
        inner.layoutIfNeeded()
        known.append(inner.safeAreaLayoutGuide.layoutFrame.minY)
      }
    }
    let window = Window(environment: LayoutEnvironment(device: .iPhone15))
    let outer = Outer()
    window.addSubview(outer)
    outer.addSubview(View())
    outer.frame = window.bounds
    window.layoutIfNeeded()
    // The upper edge of the safe area is at 59; the guide counts from the view's own edge.
    #expect(Array(outer.known.suffix(2)) == [59, 29])
  }
}
