import Foundation
import Testing
import UIKit

/// What a split view controller shows where there is room for one column alone, and when there is room again.
@Suite
struct SplitCollapseTests {
  /// A window as wide as a phone's, in which a split view controller is shown.
  private func narrow(_ split: UISplitViewController) -> UIWindow {
    let window = UIScreen.simulate(.iPhone15) { UIWindow(frame: UIScreen.main.bounds) }
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Gives a window another width class, and lays it out.
  private func turn(_ window: UIWindow, to sizeClass: UIUserInterfaceSizeClass) {
    window.traitOverrides.horizontalSizeClass = sizeClass
    window.layoutIfNeeded()
  }

  private final class Page: UIViewController {}

  private func pair(_ style: UISplitViewController.Style = .unspecified) -> (
    split: UISplitViewController, list: UINavigationController, detail: UINavigationController
  ) {
    let split = UISplitViewController(style: style)
    let list = UINavigationController(rootViewController: Page())
    let detail = UINavigationController(rootViewController: Page())
    list.topViewController?.title = "List"
    detail.topViewController?.title = "Detail"
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return (split, list, detail)
  }

  private final class Delegate: UISplitViewControllerDelegate {
    var isDone = false
    var top: UISplitViewController.Column?
    var shown: Set<Int> = []
    var told: [String] = []
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { isDone }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      told.append("proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { told.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("expanded") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { told.append("show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { told.append("hide \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { told.append("mode \(displayMode)") }
  }

  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func `The second column is shown, and leads back to the first`(
    _ style: UISplitViewController.Style
  ) throws {
    let (split, list, detail) = pair(style)
    let window = narrow(split)
    #expect(split.isCollapsed && split.viewControllers == [list])
    #expect(list.viewControllers.last === detail && detail.splitViewController === split)
    let page = try #require(detail.topViewController)
    #expect(page.view.window === window && page.navigationController === detail)
    #expect(list.viewControllers[0].viewIfLoaded?.window == nil)
    // One bar below the status bar of 59 points, with the way back to the list.
    #expect(list.view.frame == window.bounds && detail.view.frame == window.bounds)
    #expect(page.view.safeAreaInsets.top == 103)
    #expect(list.navigationBar.frame.maxY <= 0 && detail.navigationBar.frame.minY == 59)
    #expect(detail.navigationBar.backItem?.title == "List")
    let buttons = detail.navigationBar.subviews.compactMap { $0 as? UIButton }
    try #require(buttons.first { $0.title(for: .normal) == "List" }).sendActions(
      for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(list.topViewController?.view.window === window && detail.view.window == nil)
    #expect(
      list.navigationBar.frame.minY == 59 && list.topViewController?.view.safeAreaInsets.top == 103)
  }

  @Test func `A delegate that is done with the second shows the first`() {
    let (split, list, detail) = pair()
    let delegate = Delegate()
    delegate.isDone = true
    split.delegate = delegate
    let window = narrow(split)
    #expect(list.viewControllers.count == 1 && list.topViewController?.view.window === window)
    // The second is there again when there is room.
    turn(window, to: .regular)
    #expect(!split.isCollapsed && split.viewControllers == [list, detail])
    #expect(delegate.told.filter { !$0.hasPrefix("mode") } == ["collapsed", "expanded"])
  }

  @Test func `A delegate chooses the column`() {
    let (split, list, detail) = pair(.doubleColumn)
    let delegate = Delegate()
    delegate.top = .primary
    split.delegate = delegate
    let window = narrow(split)
    #expect(delegate.told == ["proposed secondary", "collapsed", "show primary"])
    #expect(list.viewControllers.count == 1 && detail.viewIfLoaded?.window == nil)
    // What is chosen in a list shows the other column.
    split.show(.secondary)
    window.layoutIfNeeded()
    #expect(list.topViewController === detail && detail.view.window === window)
    split.show(.secondary)
    #expect(list.viewControllers.count == 2)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(list.viewControllers.count == 1 && detail.view.window == nil)
    #expect(detail.parent === split && split.viewController(for: .secondary) === detail)
    split.show(.secondary)
    split.hide(.secondary)
    window.layoutIfNeeded()
    #expect(list.viewControllers.count == 1)
  }

  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func `Columns come apart and together again`(_ style: UISplitViewController.Style) {
    let (split, list, detail) = pair(style)
    let window = narrow(split)
    split.preferredDisplayMode = .oneBesideSecondary
    for _ in 0..<2 {
      turn(window, to: .regular)
      #expect(split.viewControllers == [list, detail] && list.viewControllers.count == 1)
      #expect(list.parent === split && detail.parent === split)
      #expect(list.view.superview === split.view && detail.view.superview === split.view)
      #expect(detail.navigationBar.backItem == nil)
      turn(window, to: .compact)
      #expect(split.viewControllers == [list] && list.viewControllers.last === detail)
      #expect(detail.view.frame == window.bounds)
    }
  }

  @Test func `What was pushed in the narrow window is the second column of the wide one`() {
    let (split, list, detail) = pair()
    let delegate = Delegate()
    delegate.isDone = true
    split.delegate = delegate
    let window = narrow(split)
    let other = UINavigationController(rootViewController: Page())
    split.showDetailViewController(other, sender: nil)
    window.layoutIfNeeded()
    #expect(list.topViewController === other && other.view.window === window)
    turn(window, to: .regular)
    #expect(split.viewControllers == [list, other] && detail.parent == nil)
    #expect(list.viewControllers.count == 1)
  }

  @Test func `A column for narrow windows is shown in place of the others`() {
    let (split, list, detail) = pair(.doubleColumn)
    let tabs = UITabBarController()
    tabs.viewControllers = [Page()]
    split.setViewController(tabs, for: .compact)
    let window = narrow(split)
    #expect(split.viewControllers == [tabs] && tabs.view.frame == window.bounds)
    #expect(list.viewIfLoaded?.window == nil && list.viewControllers.count == 1)
    turn(window, to: .regular)
    #expect(split.viewControllers == [list, detail] && tabs.view.window == nil)
    #expect(detail.view.window === window)
  }

  @Test func `Columns of three come one above the other`() {
    let split = UISplitViewController(style: .tripleColumn)
    let pages = [Page(), Page(), Page()]
    for (page, column) in zip(
      pages, [UISplitViewController.Column.primary, .supplementary, .secondary])
    {
      split.setViewController(page, for: column)
    }
    let window = narrow(split)
    let stack = split.viewControllers.first as? UINavigationController
    #expect(stack?.viewControllers.count == 3 && pages[2].view.window === window)
    split.hide(.secondary)
    window.layoutIfNeeded()
    #expect(stack?.viewControllers.count == 2 && pages[1].view.window === window)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(stack?.viewControllers == [pages[0]] && pages[0].view.window === window)
  }

  @Test func `Another controller of a column takes its place, and that of the view`() {
    let (split, list, detail) = pair(.doubleColumn)
    let window = narrow(split)
    let page = Page()
    split.setViewController(page, for: .secondary)
    window.layoutIfNeeded()
    #expect(list.viewControllers.count == 2 && page.view.window === window)
    #expect(detail.parent == nil && page.navigationController?.parent === list)
    let other = Page()
    split.setViewController(other, for: .primary)
    window.layoutIfNeeded()
    #expect(split.viewControllers.first?.children.first === other && list.parent == nil)
    #expect(page.view.window === window)
  }

  @Test func `Columns before the last are compact in width, unless they say otherwise`() {
    let (split, list, detail) = pair(.doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    let window = narrow(split)
    turn(window, to: .regular)
    #expect(list.topViewController?.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.topViewController?.traitCollection.horizontalSizeClass == .regular)
    let other = UINavigationController(rootViewController: Page())
    other.traitOverrides.horizontalSizeClass = .regular
    split.setViewController(other, for: .primary)
    window.layoutIfNeeded()
    #expect(other.topViewController?.traitCollection.horizontalSizeClass == .regular)
    turn(window, to: .compact)
    #expect(list.traitOverrides.horizontalSizeClass == .unspecified)
    #expect(other.traitOverrides.horizontalSizeClass == .regular)
  }

  /// Asks for other columns whenever it is asked or told something.
  private final class Restless: UISplitViewControllerDelegate {
    var count = 0
    private func turn(_ split: UISplitViewController) {
      count += 1
      split.show(.primary)
      split.hide(.secondary)
      split.showDetailViewController(Page(), sender: nil)
      split.view.layoutIfNeeded()
    }

    func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
      turn(split)
      return nil
    }
    func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? {
      turn(split)
      return nil
    }
    func splitViewController(
      _ split: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      turn(split)
      return proposed
    }
    func splitViewController(
      _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
      turn(split)
      return nil
    }
    func splitViewControllerDidCollapse(_ split: UISplitViewController) { turn(split) }
    func splitViewControllerDidExpand(_ split: UISplitViewController) { turn(split) }
    func splitViewController(
      _ split: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { turn(split) }
  }

  @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
  func `A delegate that asks for other columns each time comes to an end`(
    _ style: UISplitViewController.Style
  ) {
    let (split, list, _) = pair(style)
    let delegate = Restless()
    split.delegate = delegate
    let window = narrow(split)
    turn(window, to: .regular)
    turn(window, to: .compact)
    #expect(delegate.count > 0 && delegate.count < 100)
    #expect(split.isCollapsed && split.viewControllers == [list])
    #expect(list.view.window === window)
  }

  /// Takes the page of the second column in without its navigation controller, as programs do that have one bar.
  private final class Merging: UINavigationController {
    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
      let pages = (secondaryViewController as? UINavigationController)?.viewControllers ?? []
      viewControllers += pages
    }

    override func separateSecondaryViewController(for splitViewController: UISplitViewController)
      -> UIViewController?
    { popViewController(animated: false).map { UINavigationController(rootViewController: $0) } }
  }

  @Test func `A navigation controller says itself what it takes in and gives`() throws {
    let split = UISplitViewController()
    let (list, page) = (Merging(rootViewController: Page()), Page())
    let detail = UINavigationController(rootViewController: page)
    split.viewControllers = [list, detail]
    let window = narrow(split)
    #expect(list.viewControllers.last === page && page.view.window === window)
    turn(window, to: .regular)
    let columns = split.viewControllers
    #expect(columns.count == 2 && columns.last?.children == [page] && columns.last !== detail)
    #expect((list as UIViewController).separateSecondaryViewController(for: split) == nil)
    #expect(Page().separateSecondaryViewController(for: split) == nil)
  }
}
