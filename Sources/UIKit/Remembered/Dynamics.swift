public import Foundation
public import ViewTree

/// What forces act on: a view.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDynamicItem: AnyObject {
  /// Where its middle is, in points.
  var center: CGPoint { get set }
  /// How large it is, in points.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Forces on views; they are remembered, and move nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDynamicBehavior: NSObject {
  /// Forces that belong to these.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Would be called at each step.
  open var action: (() -> Void)?
  /// What would let them act.
  open fileprivate(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds forces that belong to these.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }

  /// Takes away forces that belong to these.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  deinit {}
}

/// Would let forces act on views; it remembers them, and moves nothing.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the forces act.
  open private(set) weak var referenceView: UIView?
  /// The forces.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether anything moves: nothing does.
  open var isRunning: Bool { false }
  /// How long it has run, in seconds: not at all.
  open var elapsedTime: TimeInterval { 0 }
  /// Told of beginning and end; nothing calls it.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Makes one for views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  deinit {}

  /// Adds forces.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
  }

  /// Takes forces away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  /// Takes all forces away.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.dynamicAnimator = nil }
    behaviors = []
  }

  /// Without effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Told of forces; nothing calls it.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIDynamicAnimatorDelegate: AnyObject {}

/// Forces on some views, which can be added and taken away; they are remembered.
open class UIItemsBehavior: UIDynamicBehavior {
  /// The views.
  open private(set) var items: [any UIDynamicItem]

  /// Makes forces on views.
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Adds a view.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes a view away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  deinit {}
}

/// Where something is pulled or pushed to, and how much.
private nonisolated struct Force {
  let direction: CGVector
  let angle: CGFloat
  let magnitude: CGFloat

  init(direction: CGVector) {
    self.direction = direction
    angle = atan2(direction.dy, direction.dx)
    magnitude = hypot(direction.dx, direction.dy)
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    direction = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    self.angle = angle
    self.magnitude = magnitude
  }
}

/// Would pull views down; it is remembered.
open class UIGravityBehavior: UIItemsBehavior {
  private var force = Force(direction: CGVector(dx: 0, dy: 1))

  /// Where to, and how much.
  open var gravityDirection: CGVector {
    get { force.direction }
    set { force = Force(direction: newValue) }
  }

  /// The angle, in radians.
  open var angle: CGFloat {
    get { force.angle }
    set { force = Force(angle: newValue, magnitude: magnitude) }
  }

  /// How much.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force = Force(angle: angle, magnitude: newValue) }
  }

  deinit {}
}

/// Would keep views from going through each other; it is remembered.
open class UICollisionBehavior: UIItemsBehavior {
  /// What views can run into.
  public nonisolated struct Mode: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes modes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Edges.
    public static let boundaries = Mode(rawValue: 2)
    /// All of it.
    public static let everything = Mode(rawValue: .max)
  }

  /// What views can run into.
  open var collisionMode = Mode.everything
  /// Whether the reference view's bounds are edges.
  open var translatesReferenceBoundsIntoBoundary = false

  deinit {}
}

/// Would draw a view to a place; it is remembered.
open class UISnapBehavior: UIDynamicBehavior {
  /// The place, in points.
  open var snapPoint: CGPoint
  /// How much it swings: 0 to 1.
  open var damping: CGFloat = 0.5

  /// Makes one for a view and a place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }

  deinit {}
}

/// Would push views; it is remembered.
open class UIPushBehavior: UIItemsBehavior {
  /// How long it pushes.
  public nonisolated enum Mode: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case continuous, instantaneous
  }

  /// How long it pushes.
  public let mode: Mode
  /// Whether it pushes.
  open var active = true
  private var force = Force(direction: .zero)

  /// Where to, and how much.
  open var pushDirection: CGVector {
    get { force.direction }
    set { force = Force(direction: newValue) }
  }

  /// The angle, in radians.
  open var angle: CGFloat {
    get { force.angle }
    set { force = Force(angle: newValue, magnitude: magnitude) }
  }

  /// How much.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force = Force(angle: angle, magnitude: newValue) }
  }

  /// Makes one for views.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  deinit {}
}

/// Would tie a view to a place or another view; it is remembered.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The place, in points.
  open var anchorPoint: CGPoint
  /// How far away, in points; at first as far as it is when this is made.
  open var length: CGFloat
  /// How much it swings.
  open var damping: CGFloat = 0
  /// How often it swings a second.
  open var frequency: CGFloat = 0

  /// Makes one for a view and a place.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    length = item.center.distance(to: point)
    super.init()
  }

  /// Makes one for two views.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    anchorPoint = item2.center
    length = item1.center.distance(to: item2.center)
    super.init()
  }

  deinit {}
}

nonisolated extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

/// How views would bounce and slide; it is remembered.
open class UIDynamicItemBehavior: UIItemsBehavior {
  /// How much they bounce.
  open var elasticity: CGFloat = 0
  /// How much they rub.
  open var friction: CGFloat = 0
  /// How heavy they are.
  open var density: CGFloat = 1
  /// How much slows them.
  open var resistance: CGFloat = 0
  /// How much slows their turning.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true
  /// Whether they stay.
  open var isAnchored = false

  /// Makes a view faster; without effect.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}

  deinit {}
}
