// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
public import Foundation
public import StandardViews
public import ViewTree

nonisolated extension Image {
  /// How a picture is turned.
  public nonisolated enum Orientation: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What becomes of a picture's middle where it is stretched.
  public nonisolated enum ResizingMode: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case tile, stretch
  }

  /// The pixels: the picture itself.
  public var cgImage: CGImage? { self }
  /// How it is turned: upright.
  public var imageOrientation: Orientation { .up }
  /// The width in pixels, one to a point.
  public var width: Int { Int(size.width) }
  /// The height in pixels, one to a point.
  public var height: Int { Int(size.height) }
  /// What is left alone where it is stretched: nothing.
  public var capInsets: EdgeInsets { .zero }
  /// How far what counts for alignment is from the edges: not at all.
  public var alignmentRectInsets: EdgeInsets { .zero }
  /// The pictures that it shows in turn: none.
  public var images: [Image]? { nil }
  /// How long those take, in seconds: 0.
  public var duration: TimeInterval { 0 }
  /// Whether it is mirrored where lines run from right to left: it isn't.
  public var flipsForRightToLeftLayoutDirection: Bool { false }

  /// Makes a picture of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// Makes a picture of pixels, with a number of them to a point, turned so that it stands upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: cgImage.size.width / scale, height: cgImage.size.height / scale)
    self.init(
      size: orientation.isOnSide ? CGSize(width: size.height, height: size.width) : size,
      insteadOf: cgImage.missingName,
      content: cgImage.content(at: size).turned(orientation.upright(size), size),
      rendering: cgImage.rendering)
  }

  /// What it shows, stretched to another size.
  private func content(at size: CGSize) -> Content {
    guard case .marks(let marks, let dark) = content, size != self.size, self.size.width > 0,
      self.size.height > 0
    else { return content }
    let group = Mark.Group(
      transform: AffineTransform(
        stretchedBy: size.width / self.size.width, size.height / self.size.height, movedBy: .zero))
    return .marks(marks.inGroup(group), dark: dark?.inGroup(group))
  }

  /// A part of the picture, up to whole pixels; nil where there is nothing of it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(origin: .zero, size: size))
    guard !part.isEmpty else { return nil }
    let origin = CGPoint(x: -part.minX, y: -part.minY)
    let clip = Mark.Group(clip: .box(frame: CGRect(origin: .zero, size: part.size), radius: 0))
    func cut(_ marks: [Mark]) -> [Mark] { marks.moved(by: origin).inGroup(clip) }
    func cut(_ file: ImageFile) -> [Mark] {
      cut([.image(image: file, frame: CGRect(origin: .zero, size: size))])
    }
    let shown: Image.Content =
      switch content {
      case .none: .none
      case .marks(let marks, let dark): .marks(cut(marks), dark: dark.map { cut($0) })
      case .file(let file, let dark): .marks(cut(file), dark: dark.map { cut($0) })
      }
    return Image(size: part.size, insteadOf: missingName, content: shown, rendering: rendering)
  }

  /// The picture itself, as stretching changes it evenly.
  public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image { self }
  /// The picture itself, as stretching changes it evenly.
  public func resizableImage(withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode)
    -> Image
  { self }
  /// The picture itself, as stretching changes it evenly.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> Image {
    self
  }
  /// The picture itself.
  public func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image { self }
  /// The picture itself.
  public func withHorizontallyFlippedOrientation() -> Image { self }
  /// The picture itself.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image { self }
  /// The picture itself.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> Image { self }
  /// The picture itself.
  public func preparingForDisplay() -> Image? { self }
  /// The picture at another size.
  public func preparingThumbnail(of size: CGSize) -> Image? {
    Image(size: size, insteadOf: missingName, content: content(at: size), rendering: rendering)
  }
  /// The first of some pictures.
  public static func animatedImage(with images: [Image], duration: TimeInterval) -> Image? {
    images.first
  }

  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var add: Image { Image(systemName: "plus.circle.fill") ?? Image() }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var remove: Image { Image(systemName: "minus.circle.fill") ?? Image() }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var checkmark: Image { Image(systemName: "checkmark") ?? Image() }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var actions: Image { Image(systemName: "ellipsis.circle") ?? Image() }
}

/// Would put a picture among those of the people; calls nothing.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// A picture of a program's catalogues, by the name that a generated symbol has.
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String

  /// Makes a name; the bundle is ignored.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of a program's catalogues, by the name that a generated symbol has.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String

  /// Makes a name; the bundle is ignored.
  public init(name: String, bundle: Bundle) { self.name = name }
}

nonisolated extension UIImage {
  /// Makes the picture of a name in the catalogues, as `init(named:)`.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name) ?? UIImage()
    self.init(
      size: found.size, insteadOf: found.missingName, content: found.content,
      rendering: found.rendering)
  }
}

nonisolated extension UIColor {
  /// Makes the colour of a name in the catalogues, as `init(named:)`; gray without one.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name) ?? .gray
    self.init { found.resolvedColor(with: $0) }
  }

  /// The shares of red, green and blue and how much it covers, from 0 to 1.
  ///
  /// - Returns: True, as every colour has them.
  @discardableResult
  @safe
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe red?.pointee = CGFloat(self.red)
    unsafe green?.pointee = CGFloat(self.green)
    unsafe blue?.pointee = CGFloat(self.blue)
    unsafe alpha?.pointee = CGFloat(self.alpha)
    return true
  }

  /// How light it is and how much it covers, from 0 to 1.
  ///
  /// - Returns: Whether it is a gray.
  @discardableResult
  @safe
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe white?.pointee = CGFloat(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    unsafe alpha?.pointee = CGFloat(self.alpha)
    return red == green && green == blue
  }

  /// The hue, how far it is from gray, how bright it is and how much it covers, from 0 to 1.
  ///
  /// - Returns: True, as every colour has them.
  @discardableResult
  @safe
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    var angle = 0.0
    if spread > 0 {
      if most == red {
        angle = (green - blue) / spread
      } else if most == green {
        angle = (blue - red) / spread + 2
      } else {
        angle = (red - green) / spread + 4
      }
    }
    unsafe hue?.pointee = CGFloat((angle < 0 ? angle + 6 : angle) / 6)
    unsafe saturation?.pointee = CGFloat(most > 0 ? spread / most : 0)
    unsafe brightness?.pointee = CGFloat(most)
    unsafe alpha?.pointee = CGFloat(self.alpha)
    return true
  }

  /// The tint of the program: blue.
  public static var tintColor: UIColor { .systemBlue }
  /// Makes a colour of red, green and blue as if it were of the wider space.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      red: Double(displayP3Red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
  /// Makes a colour of a hue, how far it is from gray, how bright it is and how much it covers.
  ///
  /// - Parameters: From 0 to 1; what lies outside is held there, and hues go around.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func held(_ share: CGFloat) -> Double { share > 0 ? min(Double(share), 1) : 0 }
    let (spread, top) = (held(saturation), held(brightness))
    let around = hue.isFinite ? Double(hue) - Double(hue).rounded(.down) : 0
    /// How much of a primary colour there is, whose hue lies some sixths before.
    func share(_ sixths: Double) -> Double {
      let away = (around * 6 + sixths).truncatingRemainder(dividingBy: 6)
      return top * (1 - spread * max(0, min(away, 4 - away, 1)))
    }
    self.init(red: share(5), green: share(3), blue: share(1), alpha: held(alpha))
  }
  /// Makes a gray, as pictures don't fill areas here.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5) }
}
