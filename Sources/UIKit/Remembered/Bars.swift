public import Foundation
public import ViewTree

/// Whether a bar is light or dark; it is remembered.
public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case `default` = 0
  case black = 1
}

/// On which windows something holds.
public nonisolated enum UIBarMetrics: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar is.
public nonisolated enum UIBarPosition: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// What has a place among others: a bar.
#if MainActor
  @MainActor
#endif
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is; nothing asks it.
#if MainActor
  @MainActor
#endif
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Told of a navigation bar's items; nothing calls it.
#if MainActor
  @MainActor
#endif
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// Told of a toolbar; nothing calls it.
#if MainActor
  @MainActor
#endif
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Told of a tab bar's items.
#if MainActor
  @MainActor
#endif
public protocol UITabBarDelegate: AnyObject {
  /// Would be called when an item is touched.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UINavigationBar: UIBarPositioning {
  /// Along the upper edge.
  public var barPosition: UIBarPosition { .topAttached }
}

extension UIToolbar: UIBarPositioning {
  /// Along the lower edge.
  public var barPosition: UIBarPosition { .bottom }
}

extension UISearchBar: UIBarPositioning {
  /// Anywhere.
  public var barPosition: UIBarPosition { .any }
}

extension UINavigationBar {
  /// Whether it is light or dark; it is remembered.
  public var barStyle: UIBarStyle {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// The picture of the line along it; it is remembered.
  public var shadowImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The picture of the way back; it is remembered.
  public var backIndicatorImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What cuts that picture where it moves; it is remembered.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// As which system's it would behave; it is remembered.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }

  /// How it looks on a low window where content ends at it; it is remembered.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Without effect.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// None.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }

  /// Without effect.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
}

extension UIToolbar {
  /// Whether it is light or dark; it is remembered.
  public var barStyle: UIBarStyle {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// Without effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition)
  {}
}

extension UITabBar {
  /// Where items stand.
  public nonisolated enum ItemPositioning: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// Whether it is light or dark; it is remembered.
  public var barStyle: UIBarStyle {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// The colour of the items that aren't chosen; it is remembered.
  public var unselectedItemTintColor: UIColor? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The picture of the bar; it is remembered.
  public var backgroundImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The picture of the line along it; it is remembered.
  public var shadowImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The picture behind the chosen item; it is remembered.
  public var selectionIndicatorImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Where items stand; it is remembered.
  public var itemPositioning: ItemPositioning {
    get { remembered(.automatic) }
    set { remember(newValue) }
  }

  /// The space between items, in points; it is remembered.
  public var itemSpacing: CGFloat {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// The width of items, in points; it is remembered.
  public var itemWidth: CGFloat {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// How it looks; it is remembered.
  public var standardAppearance: UITabBarAppearance {
    get { remembered(UITabBarAppearance()) }
    set { remember(newValue) }
  }

  /// How it looks where content ends at it; it is remembered.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Makes the items others.
  public func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

extension UITabBarController {
  /// Those that people may put elsewhere; it is remembered.
  public var customizableViewControllers: [UIViewController]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Hides the bar or shows it.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}

extension UITabBarController {
  /// Whether the bar is hidden; false at first.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set {
      guard newValue != tabBar.isHidden else { return }
      tabBar.isHidden = newValue
      layOutBars()
    }
  }
}

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
    set { remember(newValue) }
  }

  /// How it looks where content ends at it; it is remembered.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue) }
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
    set { remember(newValue) }
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
    set { remember(newValue) }
  }

  /// How the bar looks with this item; it is remembered.
  public var standardAppearance: UINavigationBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// How it looks where content ends at it; it is remembered.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// How it looks on a low window; it is remembered.
  public var compactAppearance: UINavigationBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// How it looks there where content ends at it; it is remembered.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue) }
  }
}

extension UINavigationItem {
  /// Whose search bar stands below the title; a bar that shows it is 52 points higher (from knowledge).
  public var searchController: UISearchController? {
    get { remembered(nil) }
    set {
      remember(newValue as Any)
      onChange?()
    }
  }
}

extension UIBarButtonItem {
  /// What a touch does, which also gives the text and the picture.
  public var primaryAction: UIAction? {
    get { remembered(nil) }
    set {
      remember(newValue as Any)
      guard let newValue else { return }
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
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}

extension UISearchBar {
  /// A picture in a search bar.
  public nonisolated enum Icon: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// Whether there is a button for bookmarks; it is remembered.
  public var showsBookmarkButton: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether there is a button for results; it is remembered.
  public var showsSearchResultsButton: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether that button is chosen; it is remembered.
  public var isSearchResultsButtonSelected: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether it is light or dark; it is remembered.
  public var barStyle: UIBarStyle {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// How far the field's ground is moved; it is remembered.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { remembered(UIOffset()) }
    set { remember(newValue) }
  }

  /// How far the text is moved; it is remembered.
  public var searchTextPositionAdjustment: UIOffset {
    get { remembered(UIOffset()) }
    set { remember(newValue) }
  }

  /// The picture behind the scopes; it is remembered.
  public var scopeBarBackgroundImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether it can be used; it is remembered.
  public var isEnabled: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Which keys a keyboard has; it is remembered.
  public var keyboardType: UIKeyboardType {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// What a keyboard looks like; it is remembered.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// What its last key says; it is remembered.
  public var returnKeyType: UIReturnKeyType {
    get { remembered(.search) }
    set { remember(newValue) }
  }

  /// Whether that key waits for a text; it is remembered.
  public var enablesReturnKeyAutomatically: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// What begins with a capital; it is remembered.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { remembered(.sentences) }
    set { remember(newValue) }
  }

  /// Whether words are corrected; it is remembered.
  public var autocorrectionType: UITextAutocorrectionType {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// Whether words are checked; it is remembered.
  public var spellCheckingType: UITextSpellCheckingType {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// Whether quotes are changed; it is remembered.
  public var smartQuotesType: UITextSmartQuotesType {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// Whether dashes are changed; it is remembered.
  public var smartDashesType: UITextSmartDashesType {
    get { remembered(.default) }
    set { remember(newValue) }
  }

  /// What the text means; it is remembered.
  public var textContentType: UITextContentType? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Its pictures; it is remembered.
  public var icons: [Int: UIImage] {
    get { remembered([:]) }
    set { remember(newValue) }
  }

  /// Remembers a picture.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon.rawValue] = iconImage
  }

  /// One of its pictures.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon.rawValue] }

  /// Without effect.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// Without effect.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
  {}

  /// Without effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Shows the scopes or hides them.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
}

extension UISearchController {
  /// Whether what is below gets darker; it is remembered.
  public var dimsBackgroundDuringPresentation: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether the scopes come with the search; it is remembered.
  public var automaticallyShowsScopeBar: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether results are shown before there is a text; it is remembered.
  public var showsSearchResultsController: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether results come with a text; it is remembered.
  public var automaticallyShowsSearchResultsController: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// What may be looked for; it is remembered.
  public var searchSuggestions: [Any]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether that holds for a bar in the title; it is remembered.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }
}
