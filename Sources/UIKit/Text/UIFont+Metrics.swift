public import Foundation
public import StandardViews
public import ViewTree

nonisolated extension Font {
  /// Makes a font with digits of one width; it is the system font here, whose digits are.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
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

  /// The font at the size of the default setting, which is its own.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at the size of the default setting, held below a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// The font at the size that traits ask for.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// A length at the default setting, which is itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// A length scaled as traits ask for, in points.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let usual = UIFont.preferredFont(forTextStyle: style).pointSize
    let wanted = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    return usual > 0 ? (value * wanted.pointSize / usual).rounded() : value
  }
}
