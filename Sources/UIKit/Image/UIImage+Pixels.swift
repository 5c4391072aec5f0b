import Foundation
public import StandardViews

nonisolated extension Image {
  /// How many bits a share of a colour has.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a pixel has.
  public var bitsPerPixel: Int { 32 }
  /// How many bytes the pixels beside each other have.
  public var bytesPerRow: Int { width * 4 }
  /// Which colours there are.
  public var colorSpace: CGColorSpace? { .ordinary }
  /// How much of a pixel is covered: the last of its shares says so.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How pixels are written.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
