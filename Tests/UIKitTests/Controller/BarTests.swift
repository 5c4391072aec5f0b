import Testing
import UIKit

/// The room that bars leave the controllers between them.
///
/// On an iPhone 15: 393 × 852 points, safe area 59 above and 34 below, a navigation bar of 44 and a tab bar of 49.
///
/// Where content begins below an opaque navigation bar is in PinLayout's tests, which run on iOS: 0, 103, 393,
/// 749. The rest follows from the documentation of `edgesForExtendedLayout` and of
/// `extendedLayoutIncludesOpaqueBars`.
@Suite
struct BarTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isTranslucent = true
    var edges = UIRectEdge.all
    var includesOpaqueBars = false
    var isHidden = false
    var hasLargeTitle = false
    let frame: CGRect
    /// What is left of the safe area at the bar's edge.
    let inset: CGFloat
  }

  nonisolated static let whole = CGRect(x: 0, y: 0, width: 393, height: 852)
  nonisolated static let below = CGRect(x: 0, y: 103, width: 393, height: 749)
  nonisolated static let above = CGRect(x: 0, y: 0, width: 393, height: 769)

  nonisolated static let navigationBars = [
    Case(testDescription: "translucent", frame: whole, inset: 103),
    Case(testDescription: "opaque", isTranslucent: false, frame: below, inset: 0),
    Case(
      testDescription: "opaque, with a large title of 96", isTranslucent: false,
      hasLargeTitle: true,
      frame: CGRect(x: 0, y: 155, width: 393, height: 697), inset: 0),
    Case(
      testDescription: "opaque, under which the view lies", isTranslucent: false,
      includesOpaqueBars: true, frame: whole, inset: 103),
    Case(testDescription: "no edges extended", edges: [], frame: below, inset: 0),
    Case(testDescription: "other edges extended", edges: [.left, .bottom], frame: below, inset: 0),
    Case(testDescription: "only this edge extended", edges: .top, frame: whole, inset: 103),
    Case(
      testDescription: "opaque bars included, but not at this edge", isTranslucent: false,
      edges: .bottom, includesOpaqueBars: true, frame: below, inset: 0),
    Case(
      testDescription: "opaque and hidden", isTranslucent: false, isHidden: true, frame: whole,
      inset: 59),
    Case(testDescription: "hidden, no edges", edges: [], isHidden: true, frame: whole, inset: 59),
  ]

  nonisolated static let tabBars = [
    Case(testDescription: "translucent", frame: whole, inset: 83),
    Case(testDescription: "opaque", isTranslucent: false, frame: above, inset: 0),
    Case(
      testDescription: "opaque, under which the view lies", isTranslucent: false,
      includesOpaqueBars: true, frame: whole, inset: 83),
    Case(testDescription: "no edges extended", edges: [], frame: above, inset: 0),
    Case(testDescription: "only the other edge extended", edges: .top, frame: above, inset: 0),
    Case(
      testDescription: "opaque and hidden", isTranslucent: false, isHidden: true, frame: whole,
      inset: 34),
  ]

  private func page(_ test: Case) -> UIViewController {
    let page = UIViewController()
    page.edgesForExtendedLayout = test.edges
    page.extendedLayoutIncludesOpaqueBars = test.includesOpaqueBars
    return page
  }

  @Test(arguments: navigationBars)
  func `Below a navigation bar`(_ test: Case) {
    let page = page(test)
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.isTranslucent = test.isTranslucent
    navigation.navigationBar.prefersLargeTitles = test.hasLargeTitle
    navigation.isNavigationBarHidden = test.isHidden
    let window = show(navigation)
    #expect(page.view.frame == test.frame)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: test.inset, bottom: 34))
    withExtendedLifetime(window) {}
  }

  @Test(arguments: tabBars)
  func `Above a tab bar`(_ test: Case) {
    let page = page(test)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    tabs.tabBar.isTranslucent = test.isTranslucent
    tabs.tabBar.isHidden = test.isHidden
    let window = show(tabs)
    #expect(page.view.frame == test.frame)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 59, bottom: test.inset))
    withExtendedLifetime(window) {}
  }

  @Test func `A change of the bar or of the page moves the page in the next layout`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let window = show(navigation)
    let changes: [(change: () -> Void, frame: CGRect)] = [
      ({ navigation.navigationBar.isTranslucent = false }, Self.below),
      ({ page.extendedLayoutIncludesOpaqueBars = true }, Self.whole),
      ({ page.edgesForExtendedLayout = [] }, Self.below),
      ({ navigation.navigationBar.isTranslucent = true }, Self.below),
      ({ page.edgesForExtendedLayout = .all }, Self.whole),
      ({ page.extendedLayoutIncludesOpaqueBars = false }, Self.whole),
      ({ navigation.navigationBar.isTranslucent = false }, Self.below),
      ({ navigation.isNavigationBarHidden = true }, Self.whole),
      ({ navigation.isNavigationBarHidden = false }, Self.below),
    ]
    for (number, (change, frame)) in changes.enumerated() {
      change()
      window.layoutIfNeeded()
      #expect(page.view.frame == frame, "change \(number)")
    }
  }

  @Test func `A page between two opaque bars has no safe area of its own`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    let window = show(tabs)
    #expect(
      page.view.convert(page.view.bounds, to: window)
        == CGRect(x: 0, y: 103, width: 393, height: 666))
    #expect(page.view.safeAreaInsets == .zero)
  }

  @Test func `What a page adds to its safe area stays beside what bars cover`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.additionalSafeAreaInsets = UIEdgeInsets(top: 10, bottom: 20)
    let navigation = UINavigationController(rootViewController: first)
    let window = show(navigation)
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 113, bottom: 54))
    #expect(first.additionalSafeAreaInsets == UIEdgeInsets(top: 10, bottom: 20))
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(first.additionalSafeAreaInsets == UIEdgeInsets(top: 10, bottom: 20))
    #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 103, bottom: 34))
    second.additionalSafeAreaInsets.top = 5
    window.layoutIfNeeded()
    #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 108, bottom: 34))
  }

  @Test func `A page may say by overriding where it lies`() {
    final class Page: UIViewController {
      override var edgesForExtendedLayout: UIRectEdge {
        get { [] }
        set {}
      }
    }
    let page = Page()
    let window = show(UINavigationController(rootViewController: page))
    #expect(page.view.frame == Self.below)
    withExtendedLifetime(window) {}
  }
}
