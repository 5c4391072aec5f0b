import Foundation

/// A picture of pixels: red, green, blue and how much they cover, from 0 to 255 each.
///
/// A pixel is one number, red in its lowest byte; the colours are multiplied with what is covered.
package struct PixelImage: Hashable, Sendable {
  /// The number of pixels across.
  package let width: Int
  /// The number of pixels down.
  package let height: Int
  /// Row by row from the top.
  var pixels: [UInt32]

  /// The greatest number of pixels along a side.
  package static let longestSide = 8192
  /// The greatest number of pixels that a picture is made with.
  package static let greatestArea = 1 << 25

  /// Makes a picture of one colour.
  ///
  /// - Parameters:
  ///   - width: The number of pixels across, held between 1 and 8192.
  ///   - height: The number of pixels down, held between 1 and 8192.
  ///   - pixel: What each pixel is.
  init(width: Int, height: Int, pixel: UInt32) {
    self.width = min(max(width, 1), Self.longestSide)
    self.height = min(max(height, 1), Self.longestSide)
    pixels = [UInt32](repeating: pixel, count: self.width * self.height)
  }

  /// Whether every pixel covers all.
  var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }

  /// The red, green and blue of a pixel, not multiplied, and how much it covers; nil outside.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    let pixel = pixels[y * width + x]
    let alpha = pixel >> 24
    func part(_ shift: UInt32) -> UInt8 {
      let value = pixel >> shift & 0xFF
      return alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
    }
    return (part(0), part(8), part(16), UInt8(alpha))
  }
}

/// Arithmetic with pixels; shares are parts of 65536.
enum PixelMath {
  /// Lays a colour that covers all over a pixel, by a share.
  static func mixed(_ pixel: UInt32, _ color: UInt32, _ share: UInt64) -> UInt32 {
    let rest = 65_536 - share
    let red = low(pixel) * rest + low(color) * share + 0x8000_0000_8000
    let green = high(pixel) * rest + high(color) * share + 0x8000_0000_8000
    return joined(red >> 16, green >> 16)
  }

  /// Lays a pixel that may cover in part over another one, by a share.
  static func over(_ pixel: UInt32, _ upper: UInt32, _ share: UInt64) -> UInt32 {
    let rest = 65_536 - UInt64(upper >> 24) * share / 255
    let red = low(pixel) * rest + low(upper) * share + 0x8000_0000_8000
    let green = high(pixel) * rest + high(upper) * share + 0x8000_0000_8000
    return joined(red >> 16, green >> 16)
  }

  /// A share as a part of 65536.
  static func share(_ value: Float) -> UInt64 {
    value > 0 ? UInt64(min(value, 1) * 65_536) : 0
  }

  private static func low(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0xFF) | UInt64(pixel & 0xFF0000) << 16
  }

  private static func high(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel >> 8 & 0xFF) | UInt64(pixel >> 24) << 32
  }

  private static func joined(_ red: UInt64, _ green: UInt64) -> UInt32 {
    func part(_ value: UInt64) -> UInt32 { UInt32(min(value & 0xFFFF, 255)) }
    return part(red) | part(green) << 8 | part(red >> 32) << 16 | part(green >> 32) << 24
  }
}
