public import Foundation

/// A colour for the pictures of a layout; it has no part in the layout itself.
///
/// It is a class, as it is in UIKit, so that code may add initialisers in extensions; two colours are
/// equal if their shares are. A colour may be another one on dark screens: see ``resolvedColor(with:)``.
public nonisolated final class Color: Hashable, Codable, Sendable {
  /// The share of red, from 0 to 1.
  public let red: Double
  /// The share of green, from 0 to 1.
  public let green: Double
  /// The share of blue, from 0 to 1.
  public let blue: Double
  /// How much the colour covers, from 0 for nothing to 1.
  public let alpha: Double
  /// Whether the colour was made as a gray, of one share in the place of three; it makes no difference to what
  /// shows, nor to which colours are equal.
  package let isGray: Bool
  /// What the colour is on dark screens, where that is another one.
  private let dark: Color?
  /// Makes the colour for traits.
  private let provider: (@Sendable (TraitCollection) -> Color)?

  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
  /// Pure black.
  public static let black = Color(white: 0)
  /// Half-way between black and white.
  public static let gray = Color(white: 0.5)
  /// A gray close to white.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Pure white.
  public static let white = Color(white: 1)
  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Red and half of green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Red and green.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// A blue between green and sky.
  public static let teal = Color(red: 0.19, green: 0.69, blue: 0.78)
  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// A dark violet blue.
  public static let indigo = Color(red: 0.35, green: 0.34, blue: 0.84)
  /// Half of red and of blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)

  /// The tint of a view that has no other: the blue of the system.
  package static let usualTint = Color(
    light: Color(red: 0, green: 122.0 / 255, blue: 1),
    dark: Color(red: 10.0 / 255, green: 132.0 / 255, blue: 1))

  /// The colour of lines between things: that of the system.
  package static let usualSeparator = Color(
    light: Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.29),
    dark: Color(red: 84.0 / 255, green: 84.0 / 255, blue: 88.0 / 255, alpha: 0.6))

  /// The colour of text of second rank: that of the system.
  package static let usualSecondaryText = Color(
    light: Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6),
    dark: Color(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 0.6))

  /// Makes a colour; shares outside 0…1 are brought to the nearest end, and what is not a number
  /// counts as 0.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(red, green, blue, alpha, isGray: false)
  }

  private init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, isGray: Bool) {
    self.red = Self.share(red)
    self.green = Self.share(green)
    self.blue = Self.share(blue)
    self.alpha = Self.share(alpha)
    self.isGray = isGray
    dark = nil
    provider = nil
  }

  /// Makes the same colour.
  package init(copying color: Color) {
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
    isGray = color.isGray
    dark = color.dark
    provider = color.provider
  }

  /// Makes a colour of two: its shares are those on light screens.
  public init(light: Color, dark: Color) {
    (red, green, blue, alpha) = (light.red, light.green, light.blue, light.alpha)
    isGray = light.isGray
    self.dark = dark
    provider = nil
  }

  /// Makes a colour that depends on traits: its shares are those on light screens.
  ///
  /// - Parameter dynamicProvider: Makes the colour for traits; it is called for every picture.
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    let light = dynamicProvider(TraitCollection(userInterfaceStyle: .light))
    (red, green, blue, alpha) = (light.red, light.green, light.blue, light.alpha)
    isGray = light.isGray
    dark = nil
    provider = dynamicProvider
  }

  /// The colour that shows with the given traits; it no longer depends on traits.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    var color = self
    // A provider may answer with a colour that depends on traits in turn.
    for _ in 0..<8 {
      if let provider = color.provider {
        color = provider(traitCollection)
      } else if let dark = color.dark, traitCollection.userInterfaceStyle == .dark {
        color = dark
      } else {
        break
      }
    }
    if color.dark == nil, color.provider == nil { return color }
    return Color(color.red, color.green, color.blue, color.alpha, isGray: color.isGray)
  }

  /// This colour with another alpha, on dark screens too.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    let own = Color(red, green, blue, Double(alpha), isGray: isGray)
    if let provider { return Color { provider($0).withAlphaComponent(alpha) } }
    return dark.map { Color(light: own, dark: $0.withAlphaComponent(alpha)) } ?? own
  }

  /// Makes a gray between black (0) and white (1).
  public convenience init(white: Double, alpha: Double = 1) {
    self.init(white, white, white, alpha, isGray: true)
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

  /// Writes the shares on light screens.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(red, forKey: .red)
    try values.encode(green, forKey: .green)
    try values.encode(blue, forKey: .blue)
    try values.encode(alpha, forKey: .alpha)
  }

  private static func share(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  /// Whether all four shares are the same, on dark screens too; a colour that a closure makes
  /// equals only itself.
  public static func == (left: Color, right: Color) -> Bool {
    if left === right { return true }
    guard left.provider == nil, right.provider == nil, left.dark == right.dark else { return false }
    return left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha
  }

  /// Hashes the four shares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
