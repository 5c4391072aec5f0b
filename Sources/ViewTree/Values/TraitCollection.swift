public import Foundation

/// What a layout may depend on beside its own size: room, text size, direction, resolution.
public nonisolated struct TraitCollection: Hashable, Codable, Sendable {
  /// How much room there is from side to side.
  public var horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: SizeClass
  /// How large people like their text.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// The direction in which lines of text run.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// How many pixels there are to a point.
  public var displayScale: CGFloat

  /// Makes traits; without arguments, those of a phone held upright.
  public init(
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    preferredContentSizeCategory: ContentSizeCategory = .large,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight, displayScale: CGFloat = 1
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
  }

  /// The traits of views outside of windows.
  static let standard = TraitCollection()
}

/// How much room there is on an axis, by large and small.
public nonisolated enum SizeClass: Int, Hashable, Codable, Sendable, CaseIterable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Ample room.
  case regular = 2
}

nonisolated extension SizeClass {
  /// The size classes of a window, by the tables in Apple's interface guidelines.
  ///
  /// Phones on their side are lower than 450 points; of these the large ones, 414 points and more,
  /// are regular from side to side. All else is regular from 600 points on, which the wide halves
  /// of split tablets reach and the narrow ones don't.
  static func classes(of size: CGSize) -> (horizontal: SizeClass, vertical: SizeClass) {
    guard size.width > size.height, size.height < 450 else {
      return (size.width >= 600 ? .regular : .compact, .regular)
    }
    let isLarge = size.height >= 414 && size.width >= 736
    return (isLarge ? .regular : .compact, .compact)
  }
}
