public import Foundation
public import ViewTree

extension UIView {
  /// Whether a long touch would show it large; it is remembered.
  public var showsLargeContentViewer: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// The text that a long touch would show; it is remembered.
  public var largeContentTitle: String? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The picture that a long touch would show; it is remembered.
  public var largeContentImage: UIImage? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether that picture is made larger; it is remembered.
  public var scalesLargeContentImage: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// How far that picture is moved inwards; it is remembered.
  public var largeContentImageInsets: UIEdgeInsets {
    get { remembered(.zero) }
    set { remember(newValue) }
  }

  /// Whether the ground is cleared before the view draws; it is remembered.
  public var clearsContextBeforeDrawing: Bool {
    get { remembered(true) }
    set { remember(newValue) }
  }

  /// What turning the device would do to the view; it is remembered.
  public var motionEffects: [UIMotionEffect] {
    get { remembered([]) }
    set { remember(newValue) }
  }

  /// With which views it gets the focus; it is remembered.
  public var focusGroupIdentifier: String? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether colours stay where the device inverts them; it is remembered.
  public var accessibilityIgnoresInvertColors: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// What is framed where it is read; it is remembered.
  public var accessibilityPath: UIBezierPath? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// The headers of a table that is read; it is remembered.
  public var accessibilityHeaderElements: [Any]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// From where the view can be dragged; it is remembered.
  public var accessibilityDragSourceDescriptors: [Any]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Ways to go from one to another; it is remembered.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { remembered(nil) }
    set { remember(newValue) }
  }

  /// Whether the view has the focus, which only the program says here; it is remembered.
  public var isFocused: Bool {
    get { remembered(false) }
    set { remember(newValue) }
  }

  /// Remembers an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Forgets an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// Without effect: changes are made at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}

  /// Without effect: changes are made at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {}

  /// Without effect: changes are made at once.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}

  /// Without effect: changes are made at once.
  public class func setAnimationDelay(_ delay: TimeInterval) {}

  /// Without effect: changes are made at once.
  public class func commitAnimations() {}

  /// A view of the same size and colour, without what is inside.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { stillCopy(bounds) }

  /// A view of the size of a part, without what is inside.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { stillCopy(rect) }
}

extension UIView {
  fileprivate func stillCopy(_ rect: CGRect) -> UIView {
    let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
    copy.backgroundColor = backgroundColor
    copy.layer.cornerRadius = layer.cornerRadius
    return copy
  }

  /// The direction of a view with an attribute: left to right, unless it is forced.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: LayoutEnvironment.screen.layoutDirection)
  }

  /// The direction of a view with an attribute in surroundings of a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: layoutDirection
    }
  }
}

/// What turning the device would do to a view; nothing turns it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIMotionEffect: NSObject {
  /// Makes an effect of nothing.
  public override init() { super.init() }

  deinit {}
}

/// A change of a property by how far the device is turned; it is remembered.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// A way to turn the device.
  public nonisolated enum EffectType: Int, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The property.
  public let keyPath: String
  /// The way to turn.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  deinit {}
}

/// Effects that belong together; they are remembered.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  deinit {}
}

/// A way to go from one thing to another when the screen is read; it is remembered.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIAccessibilityCustomRotor: NSObject {
  /// The name.
  open var name: String
  /// What gives the next thing; nothing asks it.
  open var itemSearchBlock:
    (UIAccessibilityCustomRotorSearchPredicate) ->
      UIAccessibilityCustomRotorItemResult?

  /// Makes a way.
  public init(
    name: String,
    itemSearch itemSearchBlock:
      @escaping (UIAccessibilityCustomRotorSearchPredicate) ->
      UIAccessibilityCustomRotorItemResult?
  ) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  deinit {}
}

/// From where the next thing is looked for.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {}

/// The next thing.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The thing.
  open weak var targetElement: (any NSObjectProtocol)?

  /// Makes a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    super.init()
  }

  deinit {}
}
