/// A colour for the pictures of a layout; it has no part in the layout itself.
///
/// It is a class, as it is in UIKit, so that code may add initialisers in extensions; two colours are
/// equal if their shares are.
public nonisolated final class Color: Hashable, Codable, Sendable {
  /// The share of red, from 0 to 1.
  public let red: Double
  /// The share of green, from 0 to 1.
  public let green: Double
  /// The share of blue, from 0 to 1.
  public let blue: Double
  /// How much the colour covers, from 0 for nothing to 1.
  public let alpha: Double

  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Pure black.
  public static let black = Color(white: 0)
  /// Half-way between black and white.
  public static let gray = Color(white: 0.5)
  /// A gray close to white.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Pure white.
  public static let white = Color(white: 1)
  /// A warm red.
  public static let red = Color(red: 1, green: 0.23, blue: 0.19)
  /// A warm orange.
  public static let orange = Color(red: 1, green: 0.58, blue: 0)
  /// A full yellow.
  public static let yellow = Color(red: 1, green: 0.8, blue: 0)
  /// A fresh green.
  public static let green = Color(red: 0.2, green: 0.78, blue: 0.35)
  /// A blue between green and sky.
  public static let teal = Color(red: 0.19, green: 0.69, blue: 0.78)
  /// A clear blue.
  public static let blue = Color(red: 0, green: 0.48, blue: 1)
  /// A dark violet blue.
  public static let indigo = Color(red: 0.35, green: 0.34, blue: 0.84)
  /// A light violet.
  public static let purple = Color(red: 0.69, green: 0.32, blue: 0.87)

  /// Makes a colour; shares outside 0…1 are brought to the nearest end, and what is not a number
  /// counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.share(red)
    self.green = Self.share(green)
    self.blue = Self.share(blue)
    self.alpha = Self.share(alpha)
  }

  /// Makes a gray between black (0) and white (1).
  public convenience init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Reads four shares, which are brought to 0…1 as in ``init(red:green:blue:alpha:)``.
  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try values.decode(Double.self, forKey: .red),
      green: try values.decode(Double.self, forKey: .green),
      blue: try values.decode(Double.self, forKey: .blue),
      alpha: try values.decode(Double.self, forKey: .alpha))
  }

  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha
  }

  private static func share(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  /// Whether all four shares are the same.
  public static func == (left: Color, right: Color) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha
  }

  /// Feeds the four shares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
