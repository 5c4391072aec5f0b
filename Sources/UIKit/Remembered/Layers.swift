public import Foundation
public import ViewTree

extension CALayer {
  /// How the layers inside would be turned in space; it is remembered.
  public var sublayerTransform: CATransform3D {
    get { remembered(CATransform3D()) }
    set { remember(newValue) }
  }

  /// How many times as fast its time goes; it is remembered.
  public var speed: Float {
    get { remembered(1) }
    set { remember(newValue) }
  }

  /// How far its time is moved, in seconds; it is remembered.
  public var timeOffset: CFTimeInterval {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// When its time begins, in seconds; it is remembered.
  public var beginTime: CFTimeInterval {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// How long its time lasts, in seconds; it is remembered.
  public var duration: CFTimeInterval {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// How often its time goes on again; it is remembered.
  public var repeatCount: Float {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// Whether its time then goes back; it is remembered.
  public var autoreverses: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// What holds before and after its time; it is remembered.
  public var fillMode: CAMediaTimingFillMode {
    get { remembered(.removed) }
    set { remember(newValue) }
  }

  /// Whether nothing shows through; it is remembered.
  public var isOpaque: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether it shows from behind; it is remembered.
  public var isDoubleSided: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether its edges are smooth; it is remembered.
  public var allowsEdgeAntialiasing: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Whether it covers as one with what is inside; it is remembered.
  public var allowsGroupOpacity: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// Whether another size has it drawn again; it is remembered.
  public var needsDisplayOnBoundsChange: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Where its picture stands; it is remembered.
  public var contentsGravity: CALayerContentsGravity {
    get { remembered(.resize) }
    set { remember(newValue) }
  }

  /// Which part of its picture shows; it is remembered.
  public var contentsRect: CGRect {
    get { remembered(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { remember(newValue) }
  }

  /// Which part of its picture is stretched; it is remembered.
  public var contentsCenter: CGRect {
    get { remembered(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { remember(newValue) }
  }

  /// How its picture is made larger; it is remembered.
  public var magnificationFilter: CALayerContentsFilter {
    get { remembered(.linear) }
    set { remember(newValue) }
  }

  /// How its picture is made smaller; it is remembered.
  public var minificationFilter: CALayerContentsFilter {
    get { remembered(.linear) }
    set { remember(newValue) }
  }

  /// How it is mixed with what is below; it is remembered.
  public var compositingFilter: Any? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What is done to it; it is remembered.
  public var filters: [Any]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// What is done to what is below; it is remembered.
  public var backgroundFilters: [Any]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// How far in front of the plane it turns; it is remembered.
  public var anchorPointZ: CGFloat {
    get { remembered(0) }
    set { remember(newValue) }
  }

  /// What it does for events; it is remembered.
  public var actions: [String: any CAAction]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Which of its edges are smooth; it is remembered.
  public var edgeAntialiasingMask: UInt32 {
    get { remembered(15) }
    set { remember(newValue) }
  }

  /// Whether it is drawn by another thread; it is remembered.
  public var drawsAsynchronously: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// The size that it would like, in points.
  public var preferredSize: CGSize { bounds.size }

  /// The size that it would like, in points.
  public func preferredFrameSize() -> CGSize { bounds.size }

  /// Places the layers inside.
  public func layoutIfNeeded() { layoutSublayers() }

  /// Without effect, as it is drawn when a picture is made.
  public func displayIfNeeded() {}

  /// Without effect, as it is drawn when a picture is made.
  public func setNeedsDisplay(_ r: CGRect) {}

  /// Whether a point of its own is inside.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

extension CALayer {
  private var wayUp: [CALayer] {
    var way: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer, way.count < 10_000 {
      way.append(current)
      layer = current.superlayer
    }
    return way
  }

  /// Takes points of the layer to those of the outermost one.
  private var toOutermost: CGAffineTransform {
    wayUp.reduce(.identity) { sofar, layer in
      let (bounds, place) = (layer.bounds, layer.position)
      let anchor = CGPoint(
        x: bounds.minX + layer.anchorPoint.x * bounds.width,
        y: bounds.minY + layer.anchorPoint.y * bounds.height)
      return sofar.concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
        .concatenating(layer.affineTransform())
        .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    }
  }

  /// A point of another layer in this one's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying((l?.toOutermost ?? .identity).concatenating(toOutermost.inverted()))
  }

  /// A point of this layer in another one's coordinates.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toOutermost.concatenating((l?.toOutermost ?? .identity).inverted()))
  }

  /// A rectangle of another layer in this one's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.toOutermost ?? .identity).concatenating(toOutermost.inverted()))
  }

  /// A rectangle of this layer in another one's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toOutermost.concatenating((l?.toOutermost ?? .identity).inverted()))
  }

  /// The innermost layer at a point of the layer around this one; nil outside of it.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let own = superlayer.map { convert(p, from: $0) } ?? p
    guard !isHidden, contains(own) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return self
  }
}

/// Where a layer's picture stands.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Makes a place from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let center = CALayerContentsGravity(rawValue: "center")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let top = CALayerContentsGravity(rawValue: "top")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let left = CALayerContentsGravity(rawValue: "left")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let right = CALayerContentsGravity(rawValue: "right")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a layer's picture is made larger or smaller.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Makes a way from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By its nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// By those around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By smaller pictures of it.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension NSNull: CAAction {}

/// What a shape layer's text stands at.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Makes a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where lines begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text layer's text is cut.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Makes a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that would show a text; it is remembered, and not drawn.
open class CATextLayer: CALayer {
  /// The text, a string or one with attributes.
  open var string: Any?
  /// The font, or its name.
  open var font: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor? = .white
  /// Whether lines are broken.
  open var isWrapped = false
  /// Where the lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where the text is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether letters may stand between pixels.
  open var allowsFontSubpixelQuantization = false

  deinit {}
}

/// A layer whose inside keeps its depth; it shows it flat.
open class CATransformLayer: CALayer {
  deinit {}
}

/// A layer that shows a part of its inside; it shows all of it.
open class CAScrollLayer: CALayer {
  deinit {}

  /// Moves a point of the inside to the upper left corner.
  open func scroll(to p: CGPoint) { bounds.origin = p }
}

/// A layer that is drawn in parts; it is drawn as a whole.
open class CATiledLayer: CALayer {
  /// The size of the parts, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many sizes there are.
  open var levelsOfDetail = 1

  deinit {}
}

/// A layer that would show its inside several times; it shows it once.
open class CAReplicatorLayer: CALayer {
  /// How often it shows.
  open var instanceCount = 1
  /// How each differs from the last.
  open var instanceTransform = CATransform3D()
  /// How much later each moves, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The colour of each.
  open var instanceColor: CGColor? = .white
  /// How much the colour of each differs.
  open var instanceAlphaOffset: Float = 0

  deinit {}
}

/// Where a layer's small parts come from.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Makes a shape from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// Where on the shape a layer's small parts come from.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Makes a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its inside.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How a layer's small parts cover each other.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Makes a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest last.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// By adding up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that would throw small parts about; it is remembered, and not drawn.
open class CAEmitterLayer: CALayer {
  /// The kinds of parts.
  open var emitterCells: [CAEmitterCell]?
  /// Where they come from, in points.
  open var emitterPosition = CGPoint.zero
  /// How large that is, in points.
  open var emitterSize = CGSize.zero
  /// The shape of where they come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where on the shape they come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they cover each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// How many times as many there are.
  open var birthRate: Float = 1
  /// How many times as long they last.
  open var lifetime: Float = 1
  /// How many times as fast they are.
  open var velocity: Float = 1
  /// How many times as large they are.
  open var scale: Float = 1
  /// What their chance begins with.
  open var seed: UInt32 = 0

  deinit {}
}

/// A kind of small parts; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class CAEmitterCell: NSObject {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var name: String?, contents: Any?, color: CGColor?, emitterCells: [CAEmitterCell]?
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0, xAcceleration: CGFloat = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0, scale: CGFloat = 1
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0, spin: CGFloat = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var spinRange: CGFloat = 0, emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var emissionRange: CGFloat = 0, alphaSpeed: Float = 0, alphaRange: Float = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var contentsScale: CGFloat = 1, contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open var isEnabled = true

  /// Makes a kind of nothing.
  public override init() { super.init() }

  deinit {}
}
