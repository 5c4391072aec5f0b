public import Foundation
public import ViewTree

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
    set { remember(newValue?.copied) }
  }

  /// Keeps a picture for the bar's background; it is remembered.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    remember(backgroundImage, "backgroundImage \(barMetrics)")
  }

  /// The picture that was set for the bar's background, which isn't shown.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    remembered(nil, "backgroundImage \(barMetrics)")
  }

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
    set { remember(newValue.copied) }
  }

  /// How it looks where content ends at it; it is remembered.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { remembered(nil) }
    set { remember(newValue?.copied) }
  }

  /// Replaces the items.
  public func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}
