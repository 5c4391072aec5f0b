// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
public import Foundation
public import ViewTree

/// How a picture is drawn.
open nonisolated class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels there are to a point.
  open var scale: CGFloat = LayoutEnvironment.screen.scale
  /// Whether nothing shows through.
  open var opaque = false
  /// The format of the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format of the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Makes the format of the screen.
  public override init() { super.init() }

  deinit {}
}

/// What a renderer draws into.
open nonisolated class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn into.
  public let cgContext: CGContext
  /// How the picture is drawn.
  public let format: UIGraphicsImageRendererFormat
  private let origin: CGPoint

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, from origin: CGPoint) {
    cgContext = context
    self.format = format
    self.origin = origin
  }

  deinit {}

  /// What has been drawn so far, as a picture.
  open var currentImage: UIImage {
    let marks = cgContext.marksSoFar.moved(by: CGPoint(x: -origin.x, y: -origin.y))
    return UIImage(size: cgContext.size, insteadOf: nil, content: .marks(marks))
  }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws a line of a point along the inside of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Shows only what is inside a rectangle from here on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what a closure draws: they are recorded, and drawn where they are shown.
open nonisolated class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How pictures are drawn.
  open var format: UIGraphicsImageRendererFormat { ownFormat }
  private let ownFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer for pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Makes a renderer for pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes a renderer for pictures of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Makes a renderer for pictures of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    ownFormat = format
    super.init()
  }

  deinit {}

  /// The picture of what a closure draws.
  ///
  /// - Complexity: that of the closure; nothing is drawn yet.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(size: bounds.size, insteadOf: nil, content: .marks(marks(actions)))
  }

  /// The picture of what a closure draws, as a PNG file.
  ///
  /// - Complexity: O(*p*), where *p* is the number of pixels of all that is drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    let marks = marks(actions)
    var painter = MarkPainter(
      size: bounds.size, scale: format.scale, isClear: !format.opaque, letters: .ofMachine)
    painter.draw(marks)
    return PNGFile(painter.image).data
  }

  private func marks(_ actions: (UIGraphicsImageRendererContext) -> Void) -> [Mark] {
    let traits = TraitCollection(userInterfaceStyle: .light)
    let context = CGContext(size: bounds.size, traits: traits)
    // Where nothing is drawn, what nothing shows through is black.
    if format.opaque { context.add([.box(bounds, color: "#000000")]) }
    CurrentContexts.with(context) {
      actions(UIGraphicsImageRendererContext(context, format, from: bounds.origin))
    }
    return context.finished().moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY))
  }
}

/// Begins a picture of a size, which is drawn until ``UIGraphicsEndImageContext()``.
public nonisolated func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(size: size, traits: TraitCollection(userInterfaceStyle: .light))
  if opaque { context.add([.box(CGRect(origin: .zero, size: size), color: "#000000")]) }
  CurrentContexts.push(context)
}

/// Begins a picture of a size, which is drawn until ``UIGraphicsEndImageContext()``.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What has been drawn into the picture that was begun last; nil without one.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CurrentContexts.top.map {
    UIImage(size: $0.size, insteadOf: nil, content: .marks($0.marksSoFar))
  }
}

/// Ends the picture that was begun last.
public nonisolated func UIGraphicsEndImageContext() { CurrentContexts.pop() }

extension UIView {
  /// Draws the view and all in it into the current context.
  ///
  /// - Returns: Whether there is a context.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CurrentContexts.top else { return false }
    let transform = AffineTransform(
      stretchedBy: bounds.width > 0 ? rect.width / bounds.width : 1,
      bounds.height > 0 ? rect.height / bounds.height : 1, movedBy: rect.origin)
    context.add(paintedMarks().inGroup(Mark.Group(transform: transform)))
    return true
  }
}

extension CALayer {
  /// Draws the layer, or the view that it belongs to, with all in it into a context, its upper left
  /// corner at 0, 0.
  public final func render(in ctx: CGContext) {
    if let view = delegate as? UIView, view.layer === self {
      ctx.add(view.paintedMarks())
    } else {
      let origin = placeBeforeTransform.origin
      let marks = placedMarks(ctx.traits, isTransformed: false)
      ctx.add(marks.moved(by: CGPoint(x: -origin.x, y: -origin.y)))
    }
  }
}
