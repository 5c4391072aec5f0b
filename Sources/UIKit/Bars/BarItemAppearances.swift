public import Foundation
public import ViewTree

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

  fileprivate func copy(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// How a button of a bar looks; remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIBarButtonItemAppearance: NSObject, NSCopying {
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

  /// A copy of the look, which changes by itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    for (state, other) in zip(copy.states, states) { state.copy(from: other) }
    return copy
  }

  /// Gives it the look that buttons of a style have at first.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.copy(from: UIBarButtonItemStateAppearance()) }
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

  fileprivate func copy(from other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// How an item of a tab bar looks; remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITabBarItemAppearance: NSObject, NSCopying {
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

  /// A copy of the look, which changes by itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance()
    for (state, other) in zip(copy.states, states) { state.copy(from: other) }
    return copy
  }

  /// Gives it the look that items of a style have at first.
  open func configureWithDefault(for style: Style) {
    for state in states { state.copy(from: UITabBarItemStateAppearance()) }
  }
}

extension NSCopying {
  /// A copy of the same class.
  var copied: Self { copy(with: nil) as? Self ?? self }
}
