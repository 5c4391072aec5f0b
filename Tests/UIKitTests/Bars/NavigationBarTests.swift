import Foundation
import Testing
import UIKit

/// What navigation bars show, with the measures of iOS 15 to 18, as the bar's page states them.
@Suite
struct NavigationBarTests {
  private func bar(_ items: [UINavigationItem], width: CGFloat = 393) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func labels(_ bar: UIView) -> [UILabel] {
    bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && $0.text != nil }
  }

  @Test func `The title stands in the middle, and moves where buttons leave no room there`() {
    let item = UINavigationItem(title: "Title")
    let plain = bar([item])
    let title = labels(plain).first
    #expect(title?.text == "Title" && abs((title?.frame.midX ?? 0) - 196.5) < 0.5)
    #expect(abs((title?.frame.midY ?? 0) - 22) < 0.5)
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    item.rightBarButtonItem = UIBarButtonItem(customView: wide)
    plain.layoutIfNeeded()
    // 393 − 16 − 200, and 8 between.
    #expect(wide.frame == CGRect(x: 177, y: 7, width: 200, height: 30))
    #expect((title?.frame.maxX ?? 999) <= 169 && (title?.frame.minX ?? 0) >= 16)
  }

  @Test
  func `Buttons stand 16 from the sides, the first outermost, and mirrored where lines run so`() {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    let item = UINavigationItem(title: "T")
    item.leftBarButtonItems = [
      UIBarButtonItem(customView: views[0]), UIBarButtonItem(customView: views[1]),
    ]
    item.rightBarButtonItems = [
      UIBarButtonItem(customView: views[2]), UIBarButtonItem(customView: views[3]),
    ]
    let bar = bar([item])
    #expect(views.map(\.frame.minX) == [16, 54, 347, 309])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [347, 309, 16, 54])
    let right = item.rightBarButtonItems
    right?[0].isHidden = true
    item.rightBarButtonItems = right
    bar.layoutIfNeeded()
    #expect(views[2].superview == nil && views[3].frame.minX == 16)
  }

  // As a phone on its side has, but another inset at either side.
  @Test func `What a bar shows stays inside of the safe area`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.environment.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 39)
    let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    let item = UINavigationItem(title: "T")
    item.leftBarButtonItem = UIBarButtonItem(customView: views[0])
    item.rightBarButtonItem = UIBarButtonItem(customView: views[1])
    let bar = bar([item], width: 852)
    window.addSubview(bar)
    window.layoutIfNeeded()
    // 59 and 16, and 852 − 39 − 16 − 30; the title between 59 and 813.
    #expect(views.map(\.frame.minX) == [75, 767])
    #expect(abs((labels(bar).first?.frame.midX ?? 0) - 436) < 0.5)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [767, 75])
  }

  @Test func `A title view is as large as it asks for, in the middle`() {
    let item = UINavigationItem(title: "T")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    item.titleView = view
    let bar = bar([item])
    #expect(view.frame == CGRect(x: 136.5, y: 7, width: 120, height: 30) || view.frame.width == 120)
    #expect(labels(bar).isEmpty)
    item.titleView = nil
    bar.layoutIfNeeded()
    #expect(view.superview == nil && labels(bar).map(\.text) == ["T"])
  }

  @Test func `Bars are as high as their title and search ask for`() {
    let cases:
      [(
        prefersLarge: Bool, mode: UINavigationItem.LargeTitleDisplayMode, hasSearch: Bool,
        height: CGFloat
      )] = [
        (false, .automatic, false, 44), (false, .always, false, 44), (true, .automatic, false, 96),
        (true, .never, false, 44), (true, .always, true, 148), (false, .never, true, 96),
      ]
    for (prefersLarge, mode, hasSearch, height) in cases {
      let page = UIViewController()
      page.title = "Page"
      page.navigationItem.largeTitleDisplayMode = mode
      if hasSearch {
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
      }
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = prefersLarge
      let window = show(navigation)
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == height)
      let shown = labels(navigation.navigationBar).first
      #expect(shown?.font.pointSize == (prefersLarge && mode != .never ? 34 : 17))
      if prefersLarge, mode != .never {
        // 16 from the sides of 393 and 8 above the end of the 52 points below the first 44.
        let frame = shown?.frame ?? .zero
        #expect(frame.minX == 16 && frame.width == 361 && abs(frame.maxY - 88) < 1e-9)
        #expect(frame.height == shown?.intrinsicContentSize.height)
      }
      if hasSearch {
        let bar = page.navigationItem.searchController?.searchBar
        #expect(bar?.frame == CGRect(x: 0, y: height - 52, width: 393, height: 52))
      }
    }
  }

  @Test func `The title of a controller is that of its item, whenever it is set`() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let window = show(navigation)
    window.layoutIfNeeded()
    page.title = "Later"
    window.layoutIfNeeded()
    #expect(labels(navigation.navigationBar).map(\.text) == ["Later"])
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    let back = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first {
      !$0.isHidden
    }
    #expect(back?.title(for: .normal) == "Later" && back?.frame.minX == 8)
  }

  @Test
  func `A toolbar shows the items of the controller that is shown, and adds to its safe area`() {
    let page = UIViewController()
    page.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: page)
    let window = show(navigation)
    window.layoutIfNeeded()
    let bottom = page.view.safeAreaInsets.bottom
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.bottom == bottom + 44)
    #expect(navigation.toolbar.items?.map(\.title) == ["One"])
    #expect(navigation.toolbar.frame.maxY == 852)
  }
}
