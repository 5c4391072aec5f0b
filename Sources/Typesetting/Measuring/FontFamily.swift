public import Foundation

/// Fonts that share a name and differ in weight and slant.
public struct FontFamily: Hashable, Sendable {
  /// The name that text asks for.
  public let name: String
  /// The fonts.
  public let fonts: [OpenTypeFont]

  /// Makes a family.
  ///
  /// - Parameters:
  ///   - name: The name that text asks for; nil for the first font's own.
  ///   - fonts: The fonts; of several of one weight and slant the first is taken.
  public init(name: String? = nil, fonts: [OpenTypeFont]) {
    self.name = name ?? fonts.first?.familyName ?? ""
    self.fonts = fonts
  }

  /// The font that comes nearest to a weight and slant.
  ///
  /// - Parameters:
  ///   - weight: The weight from 1 to 1000, with regular at 400.
  ///   - isItalic: Whether the letters slant.
  /// - Returns: The font, at exactly that weight if it is variable; nil if the family has none.
  /// - Complexity: O(*f*), where *f* is the number of fonts.
  public func font(weight: CGFloat, isItalic: Bool) -> OpenTypeFont? {
    func distance(_ font: OpenTypeFont) -> CGFloat {
      let range = font.weights ?? font.weight...font.weight
      let away = max(range.lowerBound - weight, weight - range.upperBound, 0)
      return away + (font.isItalic == isItalic ? 0 : 10_000)
    }
    return fonts.min { distance($0) < distance($1) }?.withWeight(weight)
  }
}
