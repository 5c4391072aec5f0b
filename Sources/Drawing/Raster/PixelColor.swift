/// A colour for pixels: parts from 0 to 255, and from 0 to 1 how much it covers.
struct PixelColor: Hashable {
  var red: Float
  var green: Float
  var blue: Float
  var alpha: Float

  init(red: Float, green: Float, blue: Float, alpha: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  init?(_ code: String) {
    let digits = code.dropFirst()
    guard code.hasPrefix("#"), digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let hasAlpha = digits.utf8.count == 8
    let color = hasAlpha ? value >> 8 : value
    red = Float(color >> 16 & 0xFF)
    green = Float(color >> 8 & 0xFF)
    blue = Float(color & 0xFF)
    alpha = hasAlpha ? Float(value & 0xFF) / 255 : 1
  }

  /// The colour covering less.
  func fainter(_ share: Float) -> PixelColor {
    PixelColor(red: red, green: green, blue: blue, alpha: alpha * share)
  }

  /// A colour between two.
  func mixed(with other: PixelColor, _ share: Float) -> PixelColor {
    func mix(_ one: Float, _ two: Float) -> Float { one + (two - one) * share }
    return PixelColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The parts as they stand in a pixel that is covered wholly.
  var opaquePixel: UInt32 {
    func part(_ value: Float) -> UInt32 { value > 0 ? UInt32(min(value, 255).rounded()) : 0 }
    return part(red) | part(green) << 8 | part(blue) << 16 | 0xFF00_0000
  }
}
