import Foundation
import StandardViews
import UIKit

extension BarItem {
  /// Takes over what elements of all kinds of items say.
  func applyBarItem(_ values: Values) {
    if let text = values.string("title") { title = text }
    if let picture = values.image("image") { image = picture }
    if let picture = values.image("landscapeImage") { landscapeImagePhone = picture }
    if let insets = values.insets("imageInsets") { imageInsets = insets }
    if let flag = values.flag("enabled") { isEnabled = flag }
    if let number = values.integer("tag") { tag = number }
    applyAccessibility(values)
  }
}

extension TabBarItem {
  /// Takes over what the element `tabBarItem` says.
  func apply(_ values: Values) {
    if let kind = values["systemItem"].flatMap({ Self.systemItems[$0] }) {
      title = UITabBarItem(tabBarSystemItem: kind, tag: 0).title
    }
    applyBarItem(values)
    if let picture = values.image("selectedImage") { selectedImage = picture }
    if let text = values.string("badgeValue") { badgeValue = text }
  }

  private static let systemItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}

extension NavigationItem {
  /// Takes over what the element `navigationItem` says, but for what stands in the bar beside the title.
  func apply(_ values: Values) {
    if let text = values.string("title") { title = text }
    if let text = values.string("prompt") { prompt = text }
    if let text = values.string("backButtonTitle") { backButtonTitle = text }
    if let flag = values.flag("hidesBackButton") { hidesBackButton = flag }
    if let flag = values.flag("leftItemsSupplementBackButton") {
      leftItemsSupplementBackButton = flag
    }
    if let mode: LargeTitleDisplayMode = values.choice(
      "largeTitleDisplayMode",
      ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline])
    {
      largeTitleDisplayMode = mode
    }
  }
}
