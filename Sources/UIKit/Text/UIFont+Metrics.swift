public import Foundation
public import StandardViews
import Typesetting
public import ViewTree

nonisolated extension Font {
  /// Makes the system font with digits of one width, that of a zero.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, family: StandardMeasurer.digitsFamily)
  }

  /// The size of text in labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of ordinary text, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
}

/// Scales fonts with a text style.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIFontMetrics: NSObject {
  /// Scales as running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  private let style: UIFont.TextStyle

  /// Scales as a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  deinit {}

  /// The font at the text size of the screen.
  ///
  /// A label that adjusts its font has it at its own text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }

  /// The font at the text size of the screen, held below a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil)
  }

  /// The font at the text size of traits, or without such of the screen.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, nil, traitCollection) }

  /// The font at the text size of traits, or without such of the screen, held below a size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, maximumPointSize, traitCollection) }

  /// A length at the text size of the screen, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length at the text size of traits, or without such of the screen, in points.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { style.scaled(value, to: category(traitCollection)) }

  private func scaled(
    _ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?
  ) -> UIFont {
    // UIKit has 0 for no limit.
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil }
    return font.scaled(
      UIFont.Scaling(style: style, size: font.pointSize, maximum: limit), to: category(traits))
  }

  private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? .ofScreen : category
  }
}
