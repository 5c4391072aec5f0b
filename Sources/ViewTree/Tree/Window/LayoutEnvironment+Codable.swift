import Foundation

// A measurer may be anything, and whoever reads an environment knows which one it needs.

nonisolated extension LayoutEnvironment: Codable {
  /// Reads what was written; ``textMeasurer`` is the one an environment begins with.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: try values.decode(CGSize.self, forKey: .size),
      scale: try values.decode(CGFloat.self, forKey: .scale),
      safeAreaInsets: try values.decode(EdgeInsets.self, forKey: .safeAreaInsets),
      defaultLayoutMargins: try values.decode(EdgeInsets.self, forKey: .defaultLayoutMargins),
      systemMinimumLayoutMargins: try values.decode(
        DirectionalEdgeInsets.self, forKey: .systemMinimumLayoutMargins),
      contentSizeCategory: try values.decode(
        ContentSizeCategory.self, forKey: .contentSizeCategory),
      layoutDirection: try values.decode(
        UserInterfaceLayoutDirection.self, forKey: .layoutDirection),
      keyboardFrame: try values.decodeIfPresent(CGRect.self, forKey: .keyboardFrame))
    userInterfaceStyle =
      try values.decodeIfPresent(UserInterfaceStyle.self, forKey: .userInterfaceStyle) ?? .light
    textLength = try values.decodeIfPresent(CGFloat.self, forKey: .textLength) ?? 1
  }

  private enum CodingKeys: String, CodingKey {
    case size, scale, safeAreaInsets, defaultLayoutMargins, systemMinimumLayoutMargins
    case contentSizeCategory, layoutDirection, keyboardFrame, userInterfaceStyle, textLength
  }

  /// Writes all but ``textMeasurer``.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(size, forKey: .size)
    try values.encode(scale, forKey: .scale)
    try values.encode(safeAreaInsets, forKey: .safeAreaInsets)
    try values.encode(defaultLayoutMargins, forKey: .defaultLayoutMargins)
    try values.encode(systemMinimumLayoutMargins, forKey: .systemMinimumLayoutMargins)
    try values.encode(contentSizeCategory, forKey: .contentSizeCategory)
    try values.encode(layoutDirection, forKey: .layoutDirection)
    try values.encodeIfPresent(keyboardFrame, forKey: .keyboardFrame)
    if userInterfaceStyle != .light {
      try values.encode(userInterfaceStyle, forKey: .userInterfaceStyle)
    }
    if textLength != 1 { try values.encode(textLength, forKey: .textLength) }
  }
}
