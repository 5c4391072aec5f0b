import Foundation
import ViewTree

nonisolated extension Font: Codable {
  /// Reads a font; a size or weight out of range is limited, as when a font is made.
  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: try values.decode(CGFloat.self, forKey: .pointSize),
      weight: try values.decode(Weight.self, forKey: .weight),
      isItalic: try values.decode(Bool.self, forKey: .isItalic),
      family: try values.decodeIfPresent(String.self, forKey: .family),
      textStyle: try values.decodeIfPresent(TextStyle.self, forKey: .textStyle),
      scaling: try values.decodeIfPresent(Scaling.self, forKey: .scaling))
  }

  private enum CodingKeys: String, CodingKey {
    case pointSize, weight, isItalic, family, textStyle, scaling
  }

  /// Writes the size, the weight, the slant, and the family, the style and the scaling where there are such.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(pointSize, forKey: .pointSize)
    try values.encode(weight, forKey: .weight)
    try values.encode(isItalic, forKey: .isItalic)
    try values.encodeIfPresent(family, forKey: .family)
    try values.encodeIfPresent(textStyle, forKey: .textStyle)
    try values.encodeIfPresent(scaling, forKey: .scaling)
  }
}

nonisolated extension Font.Weight: Codable {
  /// Reads a number, which is limited to the scale, as when a weight is made.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(CGFloat.self))
  }

  /// Writes the place on the scale, as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
