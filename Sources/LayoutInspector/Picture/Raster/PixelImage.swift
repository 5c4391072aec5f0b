import Foundation

/// A picture of pixels, red, green and blue from 0 to 255, white at first.
struct PixelImage {
  let width: Int
  let height: Int
  /// Three bytes a pixel, row by row from the top.
  private(set) var bytes: [UInt8]

  /// The greatest number of pixels along a side.
  static let longestSide = 8192
  /// The greatest number of pixels that a picture is made with.
  static let greatestArea = 1 << 25

  /// Makes a white picture.
  ///
  /// - Parameters:
  ///   - width: The number of pixels across, held between 1 and 8192.
  ///   - height: The number of pixels down, held between 1 and 8192.
  init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.longestSide)
    self.height = min(max(height, 1), Self.longestSide)
    bytes = [UInt8](repeating: 255, count: self.width * self.height * 3)
  }

  /// Lays a colour over a pixel inside the picture.
  mutating func blend(_ color: PixelColor, x: Int, y: Int, share: Float) {
    let alpha = color.alpha * min(max(share, 0), 1)
    guard alpha > 0, x >= 0, x < width, y >= 0, y < height else { return }
    let place = (y * width + x) * 3
    bytes[place] = Self.mix(bytes[place], color.red, alpha)
    bytes[place + 1] = Self.mix(bytes[place + 1], color.green, alpha)
    bytes[place + 2] = Self.mix(bytes[place + 2], color.blue, alpha)
  }

  private static func mix(_ old: UInt8, _ new: Float, _ alpha: Float) -> UInt8 {
    UInt8(min(max(Float(old) + (new - Float(old)) * alpha, 0), 255).rounded())
  }
}

/// A colour for pixels: parts from 0 to 255, and from 0 to 1 how much it covers.
struct PixelColor {
  var red: Float
  var green: Float
  var blue: Float
  var alpha: Float

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  init?(_ code: String) {
    let digits = code.dropFirst()
    guard code.hasPrefix("#"), digits.utf8.count == 6 || digits.utf8.count == 8,
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
    var color = self
    color.alpha *= share
    return color
  }
}
