public import Foundation
public import ViewTree

extension UITabBarItem {
  /// The colour of the short text's ground; it is remembered.
  public var badgeColor: UIColor? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// How far the text is moved; it is remembered.
  public var titlePositionAdjustment: UIOffset {
    get { remembered(UIOffset()) }
    set { remember(newValue) }
  }

  /// How the bar looks with this item; it is remembered.
  public var standardAppearance: UITabBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue?.copied) }
  }

  /// How it looks where content ends at it; it is remembered.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue?.copied) }
  }

  /// Without effect.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UIBarItem {
  /// The picture that a long touch would show; it is remembered.
  public var largeContentSizeImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// How far that picture is moved inwards; it is remembered.
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { remembered(.zero) }
    set { remember(newValue) }
  }

  /// How the text is written, by states; it is remembered.
  public var titleAttributes: [UInt: [NSAttributedString.Key: Any]] {
    get { remembered([:]) }
    set { remember(newValue) }
  }

  /// Remembers how the text is written.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  /// How the text is written.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

extension UIBarButtonItem {
  /// The texts that it may have; it is remembered.
  public var possibleTitles: Set<String>? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether it is chosen; it is remembered.
  public var isSelected: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether something that is dragged over it calls it; it is remembered.
  public var isSpringLoaded: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// What a touch would show; it is remembered.
  public var menu: UIMenu? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether a touch chooses it; it is remembered.
  public var changesSelectionAsPrimaryAction: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// In which order its menu is shown; it is remembered.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }

  /// Whether it stands apart from others; it is remembered.
  public var hidesSharedBackground: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether it stands with others; it is remembered.
  public var sharesBackground: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Without effect.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  /// Without effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
}

extension UIBarButtonItem {
  /// What a touch does instead of the target's action; it also gives the text and the picture, unless the
  /// button is one that all programs have.
  public var primaryAction: UIAction? {
    get { remembered(nil) }
    set {
      remember(newValue)
      guard let newValue, systemItem == nil else { return }
      title = newValue.title.isEmpty ? title : newValue.title
      image = newValue.image ?? image
    }
  }

  /// Makes a button that does what an action does.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Makes one of the buttons that all programs have.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button with a text, a picture, an action and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? self.title
    self.image = image ?? self.image
    self.menu = menu
  }
}

extension UITabBarItem {
  /// An item that all programs have.
  public nonisolated enum SystemItem: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case downloads, mostRecent, mostViewed
  }

  /// Makes an item that all programs have: its name is its text.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    // Each word begins with a capital letter: "Top Rated".
    let words = "\(systemItem)".map { $0.isUppercase ? " \($0)" : "\($0)" }
    self.init(title: words.joined().capitalized, image: nil, tag: tag)
  }
}
