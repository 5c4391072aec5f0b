public import Foundation

/// How large people like their text, from the smallest setting to the largest.
public nonisolated enum ContentSizeCategory: Int, Hashable, Codable, Sendable {
  /// Not known; text is as large as by default.
  case unspecified = -1
  /// The smallest text.
  case extraSmall
  /// Small text.
  case small
  /// Text a little below the default.
  case medium
  /// The default.
  case large
  /// Text a little above the default.
  case extraLarge
  /// Large text.
  case extraExtraLarge
  /// The largest of the ordinary settings.
  case extraExtraExtraLarge
  /// The first of the accessibility settings.
  case accessibilityMedium
  /// The second of the accessibility settings.
  case accessibilityLarge
  /// The third of the accessibility settings.
  case accessibilityExtraLarge
  /// The fourth of the accessibility settings.
  case accessibilityExtraExtraLarge
  /// The largest text.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility settings.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

nonisolated extension ContentSizeCategory {
  /// Posted when people like their text in another size: when ``Window/environment`` says so, once its views know.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size, a category, in what is posted.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

nonisolated extension ContentSizeCategory: Comparable {
  /// Whether text is smaller in the left category.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

nonisolated extension ContentSizeCategory: CaseIterable {
  /// The settings from the smallest text to the largest.
  public static let allCases: [ContentSizeCategory] = (0...11).compactMap(Self.init(rawValue:))
}
