import Foundation
import Testing
import UIKit

/// Three columns, and what is shown where there is room for one alone.
@Suite
struct RareSplitTests {
  private func show(_ controller: UIViewController, on device: SimulatedDevice) -> UIWindow {
    let window = UIScreen.simulate(device) { UIWindow(frame: UIScreen.main.bounds) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `Three columns, two of them or the last`() throws {
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(UINavigationController(), for: column)
    }
    let window = show(split, on: .iPadPro13)
    let width = window.bounds.width
    let line = 1 / window.traitCollection.displayScale
    func frames(_ mode: UISplitViewController.DisplayMode) -> [ClosedRange<CGFloat>?] {
      split.preferredDisplayMode = mode
      window.layoutIfNeeded()
      return [UISplitViewController.Column.primary, .supplementary, .secondary].map {
        guard let view = split.viewController(for: $0)?.viewIfLoaded, view.superview != nil else {
          return nil
        }
        return view.frame.minX...view.frame.maxX
      }
    }
    let first = split.preferredPrimaryColumnWidth
    let second = split.preferredSupplementaryColumnWidth
    let two = frames(.twoBesideSecondary)
    #expect(two[0] == 0...320 && two[1] == (320 + line)...(320 + line + second))
    #expect(two[2] == (320 + second + 2 * line)...width)
    let one = frames(.oneBesideSecondary)
    #expect(one[0] == nil && one[1] == 0...second && one[2] == (second + line)...width)
    #expect(frames(.secondaryOnly) == [nil, nil, 0...width] && first != 0)
  }

  @Test func `A single column that is no navigation controller presents what is to be shown`() {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let (first, detail) = (UIViewController(), UIViewController())
    split.viewControllers = [first]
    let window = show(split, on: .iPhoneSE)
    #expect(split.isCollapsed)
    split.showDetailViewController(detail, sender: nil)
    #expect(first.presentedViewController === detail || split.presentedViewController === detail)
    withExtendedLifetime(window) {}
  }
}
