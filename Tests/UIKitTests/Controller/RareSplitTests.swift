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
    let first = split.primaryColumnWidth
    let second = split.supplementaryColumnWidth
    #expect(first == 320 && second == 375)
    let two = frames(.twoBesideSecondary)
    #expect(two[0] == 0...320 && two[1] == (320 + line)...(320 + line + second))
    #expect(two[2] == (320 + second + 2 * line)...width)
    let one = frames(.oneBesideSecondary)
    #expect(one[0] == nil && one[1] == 0...second && one[2] == (second + line)...width)
    #expect(frames(.secondaryOnly) == [nil, nil, 0...width])
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

  @Test func `The second of three columns has its own widths`() {
    let split = UISplitViewController(style: .tripleColumn)
    _ = show(split, on: .iPadPro13)
    let width = split.view.bounds.width
    split.preferredSupplementaryColumnWidth = 200
    #expect(split.supplementaryColumnWidth == 200)
    split.preferredSupplementaryColumnWidthFraction = 0.25
    #expect(split.supplementaryColumnWidth == width / 4)
    split.maximumSupplementaryColumnWidth = 100
    #expect(split.supplementaryColumnWidth == 100)
    split.minimumSupplementaryColumnWidth = 150
    #expect(split.supplementaryColumnWidth == 150 && split.primaryColumnWidth == 320)
    for number in [CGFloat.nan, 0, -1, UISplitViewController.automaticDimension] {
      split.preferredPrimaryColumnWidth = number
      split.preferredPrimaryColumnWidthFraction = number
      split.minimumPrimaryColumnWidth = number
      split.maximumPrimaryColumnWidth = number
      #expect(split.primaryColumnWidth == 320)
    }
  }

  @Test func `The first column stands at the edge that is asked for, mirrored too`() {
    for (edge, isMirrored, isLeft) in [
      (UISplitViewController.PrimaryEdge.leading, false, true), (.trailing, false, false),
      (.leading, true, false), (.trailing, true, true),
    ] {
      let split = UISplitViewController(style: .doubleColumn)
      split.primaryEdge = edge
      split.preferredDisplayMode = .oneBesideSecondary
      let columns = [UINavigationController(), UINavigationController()]
      split.viewControllers = columns
      split.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      let window = show(split, on: .iPadMini)
      let line = 1 / window.traitCollection.displayScale
      #expect(columns[0].view.frame.minX == (isLeft ? 0 : window.bounds.width - 320))
      #expect(columns[1].view.frame.minX == (isLeft ? 320 + line : 0))
      #expect(columns[1].view.frame.width == window.bounds.width - 320 - line)
    }
  }

  @Test func `Columns that are shown on demand make room as is asked for`() {
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(UINavigationController(), for: column)
    }
    let window = show(split, on: .iPadPro13)
    #expect(split.splitBehavior == .overlay && split.displayMode == .secondaryOnly)
    let rows:
      [(
        UISplitViewController.SplitBehavior, one: UISplitViewController.DisplayMode,
        two: UISplitViewController.DisplayMode
      )] = [
        (.overlay, .oneOverSecondary, .twoOverSecondary),
        (.tile, .oneBesideSecondary, .twoBesideSecondary),
        (.displace, .oneBesideSecondary, .twoDisplaceSecondary),
      ]
    for (behavior, one, two) in rows {
      split.preferredDisplayMode = .secondaryOnly
      split.preferredSplitBehavior = behavior
      split.show(.supplementary)
      #expect(split.displayMode == one && split.splitBehavior == behavior)
      split.hide(.supplementary)
      #expect(split.displayMode == .secondaryOnly)
      split.show(.primary)
      #expect(split.displayMode == two)
      split.hide(.primary)
      #expect(split.displayMode == one)
    }
    withExtendedLifetime(window) {}
  }
}
