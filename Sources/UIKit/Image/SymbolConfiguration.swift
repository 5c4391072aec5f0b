public import Foundation
public import StandardViews
public import ViewTree

nonisolated extension Image {
  /// How heavy the strokes of a symbol are.
  public nonisolated enum SymbolWeight: Int, Hashable, Sendable {
    /// As the text's around it.
    case unspecified = 0
    /// The thinnest strokes.
    case ultraLight = 1
    /// Strokes between ultra-light and light.
    case thin = 2
    /// Strokes below regular.
    case light = 3
    /// The weight of running text.
    case regular = 4
    /// Strokes a little above regular.
    case medium = 5
    /// Strokes a little below bold.
    case semibold = 6
    /// The weight of headings.
    case bold = 7
    /// Strokes above bold.
    case heavy = 8
    /// The heaviest strokes.
    case black = 9
  }

  /// How large a symbol is beside text of its size.
  public nonisolated enum SymbolScale: Int, Hashable, Sendable {
    /// As the system has it: medium.
    case `default` = -1
    /// As what is around it has it: medium.
    case unspecified = 0
    /// A little lower than a capital letter and its surroundings.
    case small = 1
    /// As large as suits running text.
    case medium = 2
    /// Larger than the text.
    case large = 3
  }

  /// What a picture is asked for with; that of symbols is all there is.
  public typealias Configuration = SymbolConfiguration

  /// The size, weight and scale of a symbol.
  public nonisolated final class SymbolConfiguration: Hashable, Sendable {
    let style: SymbolStyle

    init(_ style: SymbolStyle) { self.style = style }

    private convenience init(
      _ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, color: UIColor? = nil
    ) {
      self.init(
        SymbolStyle(
          pointSize: pointSize, weight: weight.rawValue, scale: max(scale.rawValue, 0), color: color
        ))
    }

    /// Sets the size, in points; what is no size counts as 0.
    public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified, .unspecified) }

    /// Says the size, in points, and the weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }

    /// Says the size, in points, the weight and the scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }

    /// Says the weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

    /// Says the scale.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// Says the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, .unspecified)
    }

    /// Says the size of a text style, and the scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }

    /// Says the size of a font.
    public convenience init(font: UIFont) { self.init(font.pointSize, .unspecified, .unspecified) }

    /// Says the size of a font, and the scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, .unspecified, scale)
    }

    /// Says the colours, of which the first is drawn.
    public convenience init(paletteColors: [UIColor]) {
      self.init(nil, .unspecified, .unspecified, color: paletteColors.first)
    }

    /// Says the colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified, color: hierarchicalColor)
    }

    /// The values of another one, and of this one where the other has none.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(style.applying(otherConfiguration.style))
    }

    /// Whether both have the same values.
    public static func == (left: SymbolConfiguration, right: SymbolConfiguration) -> Bool {
      left.style == right.style
    }

    /// Hashes what it says.
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
  }
}
