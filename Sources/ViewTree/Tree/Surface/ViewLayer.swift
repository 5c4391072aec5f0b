public import Foundation

/// What a view would be drawn with; a value to be set and read.
///
/// The layer of a view has the view's ``View/bounds`` and colour and the corners that pictures
/// show; any other has what it was given.
#if MainActor
  @preconcurrency @MainActor
#endif
open class ViewLayer: NSObject {
  /// The view that the layer is of.
  package final weak var surface: ViewBase?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var ownTransform = ViewTransform.identity
  /// The transform of space, while it is more than one of the plane.
  private var spaceTransform: LayerTransform?
  private var attachments = Attachments()
  private var ownColor: LayerColor?
  private var ownCornerRadius: CGFloat = 0
  private var ownOpacity: Float = 1
  private var ownIsHidden = false
  private var ownMasksToBounds = false
  private weak var outer: ViewLayer?
  /// The animations that the layer remembers, by their keys.
  package final var animations: [(key: String, animation: AnyObject)] = []

  private var view: View? { surface as? View }

  /// Who is asked and told about the layer: its view.
  open weak var delegate: AnyObject?
  /// The layer that this one is in.
  open var superlayer: ViewLayer? { outer }
  /// The layers in this one, from back to front.
  ///
  /// Each is taken out of the layer it was in; one that this layer is inside of is left out.
  open var sublayers: [ViewLayer]? { didSet { sublayersDidChange(from: oldValue) } }
  /// A layer that says how much of this one shows.
  open var mask: ViewLayer?
  /// Whether the mask is being painted.
  package final var isMasking = false
  /// A name for the program's use.
  open var name: String?

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { view?.cornerRadius ?? ownCornerRadius }
    set {
      ownCornerRadius = newValue
      view?.cornerRadius = newValue
    }
  }
  /// Whether corners are drawn as a continuous curve; without effect.
  open var cornerCurve = LayerCornerCurve.circular
  /// Which corners are rounded.
  open var maskedCorners: LayerCornerMask = .all
  /// The width of the line around the layer, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line around the layer.
  open var borderColor: LayerColor?
  /// The colour that fills the layer.
  open var backgroundColor: LayerColor? {
    get {
      guard let view else { return ownColor }
      return view.backgroundColor.map(LayerColor.init)
    }
    set {
      ownColor = newValue
      view?.backgroundColor = newValue?.color
    }
  }
  /// The colour of the shadow.
  open var shadowColor: LayerColor? = .black
  /// How much the shadow covers, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// How far the shadow lies from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Whether what is inside is cut off at the layer's edges; for a view's layer, as the view says.
  open var masksToBounds: Bool {
    get { surface?.clipsToBounds ?? ownMasksToBounds }
    set {
      ownMasksToBounds = newValue
      surface?.clipsToBounds = newValue
    }
  }
  /// A path that casts the shadow instead of the layer, in the layer's coordinates.
  open var shadowPath: DrawingPath?
  /// How opaque the layer is, from 0 to 1; for a view's layer, the view's alpha.
  open var opacity: Float {
    get { surface.map { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      surface?.alpha = CGFloat(newValue)
    }
  }
  /// Whether the layer is left out; for a view's layer, whether the view is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set {
      ownIsHidden = newValue
      view?.isHidden = newValue
    }
  }
  /// How far in front the layer is.
  open var zPosition: CGFloat = 0
  /// Whether the layer is drawn into a picture of its own.
  open var shouldRasterize = false
  /// How many pixels of that picture there are to a point.
  open var rasterizationScale: CGFloat = 1
  /// How many pixels there are to a point in what the layer draws.
  open var contentsScale: CGFloat = 1
  /// What the layer shows.
  open var contents: Any?

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      ownBounds = newValue
      view?.bounds = newValue
    }
  }

  /// Where the layer's ``anchorPoint`` is, usually its middle, in points in the coordinates around
  /// it.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      ownPosition = newValue
      view?.center = newValue
    }
  }

  /// The point that ``position`` and the transform are about, as shares of the size; 0.5, 0.5 at first.
  ///
  /// Setting it leaves the position where it is, so that the layer moves.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchorPoint }
    set {
      ownAnchorPoint = newValue
      view?.anchorPoint = newValue
    }
  }

  /// How the layer is moved, turned and stretched about its ``anchorPoint``; for a view's layer, as
  /// the view is.
  open func affineTransform() -> ViewTransform { surface?.transform ?? ownTransform }

  /// How the layer is moved, turned and stretched in space about its ``anchorPoint``.
  ///
  /// The part in the plane is that of the view, or the layer's own; the rest is remembered.
  open var transform: LayerTransform {
    get {
      if let space = spaceTransform, space.inPlane == affineTransform() { return space }
      return LayerTransform(affineTransform())
    }
    set {
      setAffineTransform(newValue.inPlane)
      spaceTransform = newValue.isFlat ? nil : newValue
    }
  }

  /// Moves, turns and stretches the layer about its ``anchorPoint``, and with it the view that it
  /// belongs to.
  open func setAffineTransform(_ transform: ViewTransform) {
    spaceTransform = nil
    ownTransform = transform
    surface?.transform = transform
  }

  /// Where the layer is, in points in the coordinates around it: the smallest rectangle around what
  /// its transform makes of it.
  open var frame: CGRect {
    get { view?.frame ?? state.frame }
    set {
      if let view {
        view.frame = newValue
        return
      }
      bounds.size = newValue.size
      position = newValue.point(at: ownAnchorPoint)
    }
  }

  private var state: ShownState {
    ShownState(
      position: ownPosition, size: ownBounds.size, boundsOrigin: ownBounds.origin,
      transform: ownTransform, alpha: 1, anchorPoint: ownAnchorPoint)
  }

  /// The layer as it is shown at this moment of an animation; at rest, a layer like this one.
  open func presentation() -> Self? {
    let layer = Self.made()
    let state = view?.presentedState ?? view?.modelState ?? state
    layer.ownBounds = CGRect(origin: state.boundsOrigin, size: state.size)
    layer.ownAnchorPoint = state.anchorPoint
    layer.ownPosition = state.position
    layer.ownTransform = state.transform
    layer.opacity = view == nil ? opacity : Float(state.alpha)
    layer.ownColor = backgroundColor
    layer.ownCornerRadius = cornerRadius
    layer.isHidden = view?.isHidden ?? isHidden
    return layer
  }

  /// The layer that the program sets: this one.
  open func model() -> Self { self }

  /// Makes a layer of no size.
  public override init() { super.init() }

  /// Makes a layer of no size; nothing is taken over from the other one.
  public init(layer: Any) { super.init() }

  /// Makes a layer of no size; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}

  /// Puts a layer in front of ``sublayers``.
  open func addSublayer(_ layer: ViewLayer) { insertSublayer(layer, at: UInt32.max) }

  /// Puts a layer among ``sublayers``; a place beyond the end means the front.
  open func insertSublayer(_ layer: ViewLayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  /// Puts a layer behind another one of ``sublayers``; in front of all if that isn't there.
  open func insertSublayer(_ layer: ViewLayer, below sibling: ViewLayer?) {
    layer.removeFromSuperlayer()
    let place = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: place.map { UInt32(clamping: $0) } ?? .max)
  }

  /// Puts a layer in front of another one of ``sublayers``; in front of all if that isn't there.
  open func insertSublayer(_ layer: ViewLayer, above sibling: ViewLayer?) {
    layer.removeFromSuperlayer()
    let place = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: place.map { UInt32(clamping: $0 + 1) } ?? .max)
  }

  /// Puts a layer in the place of another one of ``sublayers``; without effect if that isn't there.
  open func replaceSublayer(_ oldLayer: ViewLayer, with newLayer: ViewLayer) {
    guard oldLayer.outer === self, newLayer !== oldLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    outer?.sublayers?.removeAll { $0 === self }
    outer = nil
  }

  /// Draws the layer into a context; called when a picture is made of it.
  open func draw(in ctx: DrawingContext) {}

  /// For subclasses that place sublayers; called after the layout of the layer's view, and before a picture is made of
  /// it.
  open func layoutSublayers() {}

  /// Asks for ``layoutSublayers()``; without effect.
  open func setNeedsLayout() {}

  /// Asks for the layer to be drawn; without effect.
  open func setNeedsDisplay() {}

  /// Removes all animations, and ends those of the layer's view, which is then shown as it is.
  open func removeAllAnimations() {
    animations = []
    view?.removeMovers()
  }

  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
}

extension ViewLayer {
  /// Where the layer is without its transform, in the coordinates around it.
  package final var placeBeforeTransform: CGRect {
    CGRect(bounds.size, with: position, at: anchorPoint)
  }

  /// Whether it is a layer, or inside it.
  private final func isInside(_ layer: ViewLayer) -> Bool {
    var around: ViewLayer? = self
    while let current = around, current !== layer { around = current.outer }
    return around != nil
  }

  private final func sublayersDidChange(from old: [ViewLayer]?) {
    if let layers = sublayers, layers.contains(where: isInside) {
      sublayers = layers.filter { !isInside($0) }
    }
    for layer in old ?? [] where layer.outer === self { layer.outer = nil }
    for layer in sublayers ?? [] {
      let former = layer.outer
      layer.outer = self
      if former !== self { former?.sublayers?.removeAll { $0 === layer } }
    }
  }
}

extension ViewLayer: AttachmentHolder {
  /// What is kept with the layer under a key.
  package final func attachment(forKey key: AnyHashable) -> Any? { attachments[key] }

  /// Keeps a value with the layer.
  package final func setAttachment(_ value: Any?, forKey key: AnyHashable) {
    let old = attachments[key]
    attachments[key] = value
    withExtendedLifetime(old) {}
  }
}

/// How corners are drawn.
public nonisolated enum LayerCornerCurve: Hashable, Sendable {
  /// As quarters of a circle.
  case circular
  /// As curves without a break.
  case continuous
}

/// Corners of a layer.
public nonisolated struct LayerCornerMask: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in Core Animation.
  public let rawValue: UInt

  /// Makes corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = LayerCornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = LayerCornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = LayerCornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = LayerCornerMask(rawValue: 8)

  static let all = LayerCornerMask(rawValue: 15)
}
