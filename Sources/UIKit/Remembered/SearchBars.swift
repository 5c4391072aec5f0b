public import Foundation
import ViewTree

extension UISearchBar: UIBarPositioning {
  /// Anywhere.
  public var barPosition: UIBarPosition { .any }
}

extension UISearchBar: UITextInputTraits {
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

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means; it is remembered.
  public var textContentType: UITextContentType! {
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
