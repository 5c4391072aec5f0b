public import Foundation

/// What a layout may depend on beside its own size: room, text size, direction, resolution, device.
///
/// The traits of a view have all values. Traits that a program makes have the values that they are
/// given; the rest is unspecified.
public nonisolated struct TraitCollection: Hashable, Codable, Sendable {
  /// How much room there is from side to side.
  public var horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: SizeClass
  /// How large people like their text.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// The direction in which lines of text run.
  public var layoutDirection: TraitLayoutDirection
  /// How many pixels there are to a point; 0 where it isn't specified.
  public var displayScale: CGFloat
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// Whether the screen is light or dark.
  public var userInterfaceStyle: UserInterfaceStyle

  /// Makes traits; what isn't given is unspecified.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
    preferredContentSizeCategory: ContentSizeCategory = .unspecified,
    layoutDirection: TraitLayoutDirection = .unspecified, displayScale: CGFloat = 0,
    userInterfaceIdiom: UserInterfaceIdiom = .unspecified,
    userInterfaceStyle: UserInterfaceStyle = .unspecified
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Combines traits: each is taken from the last collection that specifies it.
  ///
  /// - Complexity: O(*n*) for *n* collections.
  public init(traitsFrom traitCollections: [TraitCollection]) {
    self.init()
    for traits in traitCollections { mergeSpecified(of: traits) }
  }

  /// Whether these traits agree with all that the others specify.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    var both = self
    both.mergeSpecified(of: trait)
    return both == self
  }

  private mutating func mergeSpecified(of other: TraitCollection) {
    func merge<Trait: Equatable>(
      _ trait: WritableKeyPath<TraitCollection, Trait>, unless unspecified: Trait
    ) {
      if other[keyPath: trait] != unspecified { self[keyPath: trait] = other[keyPath: trait] }
    }
    merge(\.horizontalSizeClass, unless: .unspecified)
    merge(\.verticalSizeClass, unless: .unspecified)
    merge(\.preferredContentSizeCategory, unless: .unspecified)
    merge(\.layoutDirection, unless: .unspecified)
    merge(\.displayScale, unless: 0)
    merge(\.userInterfaceIdiom, unless: .unspecified)
    merge(\.userInterfaceStyle, unless: .unspecified)
  }
}

/// The direction in which lines of text run, where it may be left open.
public nonisolated enum TraitLayoutDirection: Int, Hashable, Codable, Sendable {
  /// Not known.
  case unspecified = -1
  /// Lines begin at the left, as in English.
  case leftToRight = 0
  /// Lines begin at the right, as in Arabic.
  case rightToLeft = 1
}

/// A kind of device.
public nonisolated enum UserInterfaceIdiom: Int, Hashable, Codable, Sendable {
  /// Not known.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// Glasses.
  case vision = 6
}

/// Whether a screen is light or dark.
public nonisolated enum UserInterfaceStyle: Int, Hashable, Codable, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}
