import Foundation
import Testing
import UIKit

/// Buttons and items of bars, as the pages of `UIBarButtonItem`, `UITabBarItem` and `UINavigationBar` have it.
@Suite struct BarItemTests {
  private final class Target: UIView {
    var calls = 0

    func touch(_ sender: UIBarButtonItem) { calls += 1 }
  }

  private let picture = UIImage(size: CGSize(width: 3, height: 4))

  @Test func `An action gives its text and picture, unless the button has its own`() {
    let action = UIAction(title: "Act", image: picture) { _ in }
    let menu = UIMenu(title: "More", children: [])
    let other = UIImage(size: CGSize(width: 9, height: 9))
    let cases: [(UIBarButtonItem, String?, UIImage?)] = [
      (UIBarButtonItem(primaryAction: action), "Act", picture),
      (UIBarButtonItem(primaryAction: nil), nil, nil),
      (UIBarButtonItem(title: "Own", primaryAction: action), "Own", picture),
      (UIBarButtonItem(image: other, primaryAction: action, menu: menu), "Act", other),
      (UIBarButtonItem(title: "Own"), "Own", nil),
      // One of the buttons that all programs have keeps what it says.
      (UIBarButtonItem(systemItem: .done, primaryAction: action, menu: menu), "Done", nil),
    ]
    for (button, title, image) in cases {
      #expect(button.title == title && button.image === image)
      #expect(button.menu === (image === other || title == "Done" ? menu : nil))
    }
    let button = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
    button.primaryAction = action
    #expect(button.primaryAction === action && button.title == "Act")
    button.primaryAction = nil
    #expect(button.primaryAction == nil && button.title == "Act", "they are left as they are")
  }

  @Test func `A touch does the action, and the target's only without one`() throws {
    let target = Target()
    var actions = 0
    let button = UIBarButtonItem(
      title: "B", style: .plain, target: target, action: Selector(Target.touch(_:), "touch:"))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.setItems([button], animated: false)
    bar.layoutIfNeeded()
    let shown = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    shown.sendActions(for: .touchUpInside)
    #expect(target.calls == 1)
    button.primaryAction = UIAction(title: "") { _ in actions += 1 }
    shown.sendActions(for: .touchUpInside)
    #expect(target.calls == 1 && actions == 1)
  }

  @Test func `Texts of items have attributes state by state`() {
    for item in [UIBarButtonItem(), UITabBarItem()] as [UIBarItem] {
      #expect(item.titleTextAttributes(for: .normal) == nil)
      item.setTitleTextAttributes([.kern: 1], for: .normal)
      item.setTitleTextAttributes([.kern: 2], for: .selected)
      #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
      #expect(item.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
      #expect(item.titleTextAttributes(for: .disabled) == nil)
      item.setTitleTextAttributes(nil, for: .normal)
      #expect(item.titleTextAttributes(for: .normal) == nil)
      #expect(item.largeContentSizeImage == nil && item.largeContentSizeImageInsets == .zero)
      item.largeContentSizeImage = picture
      item.largeContentSizeImageInsets.top = 3
      #expect(item.largeContentSizeImage === picture && item.largeContentSizeImageInsets.top == 3)
    }
  }

  // As the page of UITabBarItem.SystemItem writes them.
  @Test(
    arguments: [
      (.more, "More"), (.favorites, "Favorites"), (.topRated, "Top Rated"), (.recents, "Recents"),
      (.mostRecent, "Most Recent"), (.mostViewed, "Most Viewed"), (.search, "Search"),
    ] as [(UITabBarItem.SystemItem, String)])
  func `Items that all programs have say what they are`(
    kind: UITabBarItem.SystemItem, title: String
  ) {
    let item = UITabBarItem(tabBarSystemItem: kind, tag: 7)
    #expect(item.title == title && item.tag == 7)
  }

  @Test func `Items are pushed onto a navigation bar and popped from it`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    #expect(bar.popItem(animated: true) == nil && bar.topItem == nil && bar.backItem == nil)
    let items = ["One", "Two", "Three"].map { UINavigationItem(title: $0) }
    bar.setItems(Array(items.prefix(1)), animated: false)
    bar.pushItem(items[1], animated: true)
    bar.pushItem(items[2], animated: true)
    #expect(bar.items?.count == 3 && bar.topItem === items[2] && bar.backItem === items[1])
    #expect(bar.popItem(animated: true) === items[2])
    #expect(bar.topItem === items[1] && bar.backItem === items[0])
    #expect(bar.sizeThatFits(CGSize(width: 500, height: 9)) == CGSize(width: 500, height: 44))
  }

  @Test func `A bar writes titles as it, else its look, says`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 96))
    bar.prefersLargeTitles = true
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    func fonts() -> [CGFloat] {
      bar.layoutIfNeeded()
      return bar.subviews.compactMap { $0 as? UILabel }.map(\.font.pointSize).sorted()
    }
    #expect(fonts() == [17, 34])
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
    look.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 40)]
    bar.standardAppearance = look
    #expect(fonts() == [20, 40])
    let own = UINavigationBarAppearance()
    own.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 21)]
    item.standardAppearance = own
    bar.titleTextAttributes = nil
    #expect(fonts() == [21, 34])
    bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 22)]
    bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 44)]
    #expect(fonts() == [22, 44])
  }

  @Test func `A search bar leaves with its controller, and another one takes its place`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 96))
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    let searches = (0..<2).map { _ in UISearchController(searchResultsController: nil) }
    for search in searches + [nil] {
      item.searchController = search
      bar.layoutIfNeeded()
      for one in searches { #expect((one.searchBar.superview === bar) == (one === search)) }
      #expect(bar.intrinsicContentSize.height == (search == nil ? 44 : 96))
    }
  }

  @Test func `A tab bar's items are replaced`() {
    let bar = UITabBar()
    let items = [UITabBarItem(), UITabBarItem()]
    bar.setItems(items, animated: true)
    #expect(bar.items?.count == 2 && bar.items?.last === items[1])
    bar.setItems(nil, animated: false)
    #expect(bar.items == nil)
  }
}
