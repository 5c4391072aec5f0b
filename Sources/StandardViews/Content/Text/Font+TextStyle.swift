import Foundation
public import ViewTree

nonisolated extension Font {
  /// What a text is for.
  ///
  /// Its size follows from that and from the text size that people have set.
  public nonisolated enum TextStyle: Int, Hashable, Codable, Sendable, CaseIterable {
    /// The title of a screen.
    case largeTitle
    /// A title of the first order.
    case title1
    /// A title of the second order.
    case title2
    /// A title of the third order.
    case title3
    /// A heading.
    case headline
    /// Running text.
    case body
    /// Text that is set off.
    case callout
    /// A heading of the second order.
    case subheadline
    /// A note at the foot.
    case footnote
    /// A caption.
    case caption1
    /// A small caption.
    case caption2
  }

  /// Makes the font for a text style.
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - traits: Where the text is shown; without traits, at the text size of ``LayoutEnvironment/screen``.
  /// - Returns: The font, which knows its style; headings are semibold.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    let category = traits?.preferredContentSizeCategory ?? .ofScreen
    return Font(style, size: style.pointSize(at: category))
  }
}

nonisolated extension Font.TextStyle {
  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The size at a text size setting, in points, as Apple's interface guidelines list it.
  func pointSize(at category: ContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes(of: self)
    return sizes.indices.contains(category.rawValue) ? sizes[category.rawValue] : sizes[3]
  }

  /// The sizes from the smallest setting to the largest; the fourth is the default.
  private static func sizes(of style: Self) -> [CGFloat] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
