import Foundation
import Testing
import UIKit

/// Columns beside each other.
@Suite
struct SplitTests {
  private func show(
    _ controller: UIViewController, on device: SimulatedDevice,
    _ orientation: SimulatedOrientation = .landscape
  ) -> UIWindow {
    let window = UIScreen.simulate(device, orientation) { UIWindow(frame: UIScreen.main.bounds) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `Two columns share a wide window: 320 points, a line of a pixel, and the rest`() throws
  {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = show(split, on: .iPadMini)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    // Each stands in a navigation controller of its own.
    let columns = split.viewControllers
    #expect(
      columns.compactMap { ($0 as? UINavigationController)?.topViewController } == [list, detail])
    // 1133 × 744 points at 2 pixels each.
    #expect(columns[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 744))
    #expect(columns[1].view.frame == CGRect(x: 320.5, y: 0, width: 812.5, height: 744))
    #expect(list.splitViewController === split && columns.allSatisfy { $0.parent === split })
    withExtendedLifetime(window) {}
  }

  @Test func `The first column is as wide as is wished, within its limits`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.viewControllers = [UINavigationController(), UINavigationController()]
    let window = show(split, on: .iPadMini)
    func width() -> CGFloat {
      window.layoutIfNeeded()
      return split.viewControllers[0].view.frame.width
    }
    split.preferredPrimaryColumnWidth = 250
    #expect(width() == 250)
    split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(width() == 566.5)
    split.maximumPrimaryColumnWidth = 300
    #expect(width() == 300)
    split.minimumPrimaryColumnWidth = 310
    #expect(width() == 310)
  }

  @Test func `A hidden column gives its room to the other, until it is shown again`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.viewControllers = [UINavigationController(), UINavigationController()]
    let window = show(split, on: .iPadMini)
    let columns = split.viewControllers
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly && columns[0].view.window == nil)
    #expect(columns[1].view.frame.width == 1133)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(columns[0].view.window === window && columns[1].view.frame.width == 812.5)
  }

  @Test func `A high window shows the last column alone, and the first above it on demand`() {
    let split = UISplitViewController(style: .doubleColumn)
    let columns = [UINavigationController(), UINavigationController()]
    split.viewControllers = columns
    let window = show(split, on: .iPadMini, .portrait)
    #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
    #expect(columns[0].viewIfLoaded?.window == nil && columns[1].view.frame == window.bounds)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(split.view.subviews == [columns[1].view, columns[0].view])
    #expect(columns[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 1133))
    #expect(columns[1].view.frame == window.bounds)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(columns[0].view.window == nil)
    split.preferredDisplayMode = .oneBesideSecondary
    window.layoutIfNeeded()
    #expect(columns[1].view.frame.width == 423.5)
  }

  @Test func `A column's controller that is replaced leaves`() {
    let split = UISplitViewController()
    let (first, second, other) = (UIViewController(), UIViewController(), UIViewController())
    split.viewControllers = [first, second]
    let window = show(split, on: .iPadMini)
    split.setViewController(other, for: .secondary)
    window.layoutIfNeeded()
    #expect(split.viewControllers == [first, other] && second.parent == nil)
    #expect(second.view.window == nil && other.view.window === window)
  }
}
