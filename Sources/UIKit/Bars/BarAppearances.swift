public import Foundation
public import ViewTree

/// How a bar looks; remembered, but for the ground and the titles of navigation bars.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarAppearance: NSObject, NSCopying {
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// What is done to what shows through.
  open var backgroundEffect: UIBlurEffect?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// How that picture is placed.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line along the bar.
  open var shadowColor: UIColor?
  /// The picture of the line along the bar.
  open var shadowImage: UIImage?

  /// Makes the look that bars have at first.
  public required override init() { super.init() }

  /// Makes the look that bars have on a device.
  public convenience required init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Makes the look of another.
  public convenience required init(barAppearance: UIBarAppearance) {
    self.init()
    copy(from: barAppearance)
  }

  deinit {}

  /// Takes over all that another look has, too.
  func copy(from other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// A copy of the look.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// Gives the bar the ground that bars have at first.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = .separator
  }

  /// Gives the bar a ground through which nothing shows.
  open func configureWithOpaqueBackground() {
    backgroundColor = .white
    shadowColor = .separator
  }

  /// Takes the ground away.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}

/// How a navigation bar looks: the ground and the titles are shown, the rest is remembered.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved; remembered.
  open var titlePositionAdjustment = UIOffset()
  /// How buttons look; remembered.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that complete something look; remembered.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How buttons that stand out look; remembered.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// How the way back looks; remembered.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the way back; remembered.
  open private(set) var backIndicatorImage: UIImage?
  /// What cuts that picture; remembered.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  deinit {}

  /// Remembers the picture of the way back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  override func copy(from other: UIBarAppearance) {
    super.copy(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// How a toolbar looks: the ground is shown, the rest is remembered.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that complete something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  deinit {}
}

/// How a tab bar looks; remembered.
open class UITabBarAppearance: UIBarAppearance {
  /// How items look with their text below.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items look with their text beside.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How items look with their text beside in a low window.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Where items stand.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of items, in points.
  open var stackedItemWidth: CGFloat = 0
  /// The space between items, in points.
  open var stackedItemSpacing: CGFloat = 0
  /// The colour behind the chosen item.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the chosen item.
  open var selectionIndicatorImage: UIImage?

  deinit {}
}

/// How a button of a bar looks in a state; remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarButtonItemStateAppearance: NSObject {
  /// How the text is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved.
  open var titlePositionAdjustment = UIOffset()
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// How far that picture is moved.
  open var backgroundImagePositionAdjustment = UIOffset()

  deinit {}
}

/// How a button of a bar looks; remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarButtonItemAppearance: NSObject {
  /// At rest.
  open var normal: UIBarButtonItemStateAppearance { states[0] }
  /// Where it is touched.
  open var highlighted: UIBarButtonItemStateAppearance { states[1] }
  /// Where it can't be touched.
  open var disabled: UIBarButtonItemStateAppearance { states[2] }
  /// Where it has the focus.
  open var focused: UIBarButtonItemStateAppearance { states[3] }
  private let states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }

  /// Makes the look that buttons have at first.
  public override init() { super.init() }

  /// Makes the look that buttons of a style have at first.
  public init(style: UIBarButtonItem.Style) { super.init() }

  deinit {}

  /// Gives it the look that buttons of a style have at first.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.titleTextAttributes = [:] }
  }
}

/// How an item of a tab bar looks in a state; remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITabBarItemStateAppearance: NSObject {
  /// How the text is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved.
  open var titlePositionAdjustment = UIOffset()
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// The colour behind the short text.
  open var badgeBackgroundColor: UIColor?
  /// How the short text is written.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the short text is moved.
  open var badgePositionAdjustment = UIOffset()
  /// How far the short text's own place is moved.
  open var badgeTitlePositionAdjustment = UIOffset()

  deinit {}
}

/// How an item of a tab bar looks; remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITabBarItemAppearance: NSObject {
  /// How an item is arranged.
  public nonisolated enum Style: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case stacked, inline, compactInline
  }

  /// At rest.
  open var normal: UITabBarItemStateAppearance { states[0] }
  /// Where it is chosen.
  open var selected: UITabBarItemStateAppearance { states[1] }
  /// Where it can't be touched.
  open var disabled: UITabBarItemStateAppearance { states[2] }
  /// Where it has the focus.
  open var focused: UITabBarItemStateAppearance { states[3] }
  private let states = (0..<4).map { _ in UITabBarItemStateAppearance() }

  /// Makes the look that items have at first.
  public override init() { super.init() }

  /// Makes the look that items of a style have at first.
  public init(style: Style) { super.init() }

  deinit {}
}
