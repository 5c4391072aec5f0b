import Foundation
public import ViewTree

extension UINavigationItem {
  /// What the way back shows.
  public nonisolated enum BackButtonDisplayMode: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// Where a search bar is.
  public nonisolated enum SearchBarPlacement: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  /// What a bar is for.
  public nonisolated enum ItemStyle: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  /// What the way back shows; it is remembered.
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { remembered(.default) }
    set {
      remember(newValue)
      onChange?()
    }
  }

  /// Whether scrolling hides the search bar; it is remembered.
  public var hidesSearchBarWhenScrolling: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Where the search bar should be; it is remembered.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }

  /// What the way back would do; it is remembered.
  public var backAction: UIAction? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What the title would show; it is remembered.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What the bar is for; it is remembered.
  public var style: ItemStyle {
    get { remembered(.navigator) }
    set { remember(newValue) }
  }

  /// A line below the title; it is remembered.
  public var subtitle: String? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The title where it is large; it is remembered.
  public var largeTitle: String? {
    get { remembered(nil) }
    set {
      remember(newValue)
      onChange?()
    }
  }

  /// How the bar looks with this item; it is remembered.
  public var standardAppearance: UINavigationBarAppearance? {
    get { remembered(nil) }
    set {
      remember(newValue?.copied)
      onChange?()
    }
  }

  /// How it looks where content ends at it; it is remembered.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue?.copied) }
  }

  /// How it looks on a low window; it is remembered.
  public var compactAppearance: UINavigationBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue?.copied) }
  }

  /// How it looks there where content ends at it; it is remembered.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue?.copied) }
  }
}

extension UINavigationItem {
  /// Whose search bar stands below the title; a bar that shows it is 52 points higher (not
  /// measured).
  public var searchController: UISearchController? {
    get { remembered(nil) }
    set {
      remember(newValue)
      onChange?()
    }
  }
}
