// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import ViewTree

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
  /// Traits that leave open how far in front it is.
  public init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(traitsFrom: []) }
  /// Traits that leave open how much colours differ.
  public init(accessibilityContrast: UIAccessibilityContrast) { self.init(traitsFrom: []) }
  /// Traits that leave open how bold text is.
  public init(legibilityWeight: UILegibilityWeight) { self.init(traitsFrom: []) }
}
