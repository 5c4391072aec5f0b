import Foundation
package import ViewTree

nonisolated extension Font {
  /// A size at the usual text size, and the text style with which it grows and shrinks.
  package struct Scaling: Hashable, Codable, Sendable {
    /// With which text it is scaled.
    package var style: TextStyle
    /// The side of the em square at the usual text size, in points.
    package var size: CGFloat
    /// What it doesn't grow beyond, in points.
    package var maximum: CGFloat?

    /// Describes a size that is scaled.
    package init(style: TextStyle, size: CGFloat, maximum: CGFloat?) {
      (self.style, self.size, self.maximum) = (style, size, maximum)
    }

    /// The size at a setting, in points.
    package func size(at category: ContentSizeCategory) -> CGFloat {
      min(style.scaled(size, to: category), maximum ?? .infinity)
    }
  }

  /// The same typeface, in a size that is scaled.
  package func scaled(_ scaling: Scaling, to category: ContentSizeCategory) -> Font {
    Font(
      size: scaling.size(at: category), weight: weight, isItalic: isItalic, family: family,
      scaling: scaling)
  }

  /// The font at the size that traits ask for, if it has a text style, or was scaled with one.
  package func adjusted(to traits: TraitCollection) -> Font {
    if let scaling { return scaled(scaling, to: traits.preferredContentSizeCategory) }
    guard let textStyle else { return self }
    return Font.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
  }
}

nonisolated extension Font.TextStyle {
  /// A length scaled as the text is, rounded to points.
  package func scaled(_ length: CGFloat, to category: ContentSizeCategory) -> CGFloat {
    let usual = pointSize(at: .large)
    let wanted = pointSize(at: category)
    return usual > 0 && wanted != usual ? (length * wanted / usual).rounded() : length
  }
}

nonisolated extension ContentSizeCategory {
  /// The setting of ``LayoutEnvironment/screen``.
  package static var ofScreen: ContentSizeCategory { LayoutEnvironment.screen.contentSizeCategory }
}
