// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
public import Foundation
public import StandardViews
public import ViewTree

/// How much of a pixel is covered, and where that is said.
public nonisolated enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  // The names are those of Core Graphics.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How pixels are written.
public nonisolated struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in Core Graphics.
  public let rawValue: UInt32

  /// Makes information from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that say how much is covered.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Shares are numbers with fractions.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that say in which order bytes stand.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Two bytes, the smaller one first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Four bytes, the smallest one first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Two bytes, the greater one first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Four bytes, the greatest one first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

nonisolated extension DrawingContext {
  /// Makes a context for a picture of a size in pixels, whose y runs upward.
  ///
  /// What is drawn is recorded: nothing is written to `data`, and how pixels would be written doesn't matter.
  ///
  /// - Returns: Nil without pixels.
  @safe
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(
      size: CGSize(width: width, height: height),
      traits: TraitCollection(userInterfaceStyle: .light))
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
  }

  /// The width in pixels; 0 where the size is not a number of pixels.
  public final var width: Int { Int(exactly: size.width.rounded(.down)) ?? 0 }
  /// The height in pixels; 0 where the size is not a number of pixels.
  public final var height: Int { Int(exactly: size.height.rounded(.down)) ?? 0 }

  /// What has been drawn so far, as a picture.
  public final func makeImage() -> CGImage? {
    Image(size: size, insteadOf: nil, content: .marks(marksSoFar))
  }

  /// Draws a picture, stretched to a rectangle: upright where y runs upward, upside down in a view.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: The rectangle, in the present coordinates.
  ///   - byTiling: Whether it would be repeated instead; it is stretched.
  public final func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let flip = AffineTransform(
      stretchedBy: 1, -1, movedBy: CGPoint(x: 0, y: rect.minY + rect.maxY))
    let marks =
      image.marks(in: rect, traits, tint: state.fill)
      ?? [.box(rect, color: "#D8DEE6")] + .imageStandIn(in: rect)
    add(marks.inGroup(Mark.Group(transform: flip)))
  }

  /// Would show only what a picture covers from here on; shows what is in the rectangle.
  public final func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
}
