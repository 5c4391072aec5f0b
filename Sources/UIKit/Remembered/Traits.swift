// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import ViewTree

/// A trait, by which a program says of which changes it hears.
public nonisolated protocol UITraitDefinition {}

/// The style of the interface.
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// How much room there is across.
public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much room there is down.
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {}
/// How large people like their text.
public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// How lines run.
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {}
/// The pixels along a point.
public nonisolated enum UITraitDisplayScale: UITraitDefinition {}
/// The kind of device.
public nonisolated enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// How much colours differ.
public nonisolated enum UITraitAccessibilityContrast: UITraitDefinition {}
/// How far in front something is.
public nonisolated enum UITraitUserInterfaceLevel: UITraitDefinition {}
/// How bold text is.
public nonisolated enum UITraitLegibilityWeight: UITraitDefinition {}
/// Whether a window is used.
public nonisolated enum UITraitActiveAppearance: UITraitDefinition {}

/// A trait as it is named in a list.
public typealias UITrait = any UITraitDefinition.Type

/// Stands for hearing of traits.
#if MainActor
  @MainActor
#endif
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitRegistration: UITraitChangeRegistration {}

/// What has traits: a view or a controller.
#if MainActor
  @MainActor
#endif
public protocol UITraitChangeObservable: AnyObject {}

extension View: UITraitChangeObservable {}
extension ViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Would call a closure when traits change; it doesn't, as `traitCollectionDidChange(_:)` does.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitRegistration() }

  /// Would call a method when traits change; it doesn't, as `traitCollectionDidChange(_:)` does.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  { TraitRegistration() }

  /// Would call a method of a target when traits change; it doesn't, as `traitCollectionDidChange(_:)` does.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  { TraitRegistration() }

  /// Ends hearing of traits.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

/// How much colours differ.
public nonisolated enum UIAccessibilityContrast: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case unspecified = -1
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case normal, high
}

/// How far in front something is.
public nonisolated enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case unspecified = -1
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case base, elevated
}

/// How bold text is.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case unspecified = -1
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case regular, bold
}

/// Whether a screen feels how hard it is pressed.
public nonisolated enum UIForceTouchCapability: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case unknown, unavailable, available
}

/// Which colours a screen has.
public nonisolated enum UIDisplayGamut: Int, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case unspecified = -1
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case SRGB, P3
}

nonisolated extension UITraitCollection {
  /// How much colours differ: as ever.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// How far in front it is: not at all.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// How bold text is: as ever.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// Whether the screen feels how hard it is pressed: no.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Which colours the screen has.
  public var displayGamut: UIDisplayGamut { .P3 }
  /// Traits that say nothing of how far in front it is.
  public init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(traitsFrom: []) }
  /// Traits that say nothing of how much colours differ.
  public init(accessibilityContrast: UIAccessibilityContrast) { self.init(traitsFrom: []) }
  /// Traits that say nothing of how bold text is.
  public init(legibilityWeight: UILegibilityWeight) { self.init(traitsFrom: []) }
}
