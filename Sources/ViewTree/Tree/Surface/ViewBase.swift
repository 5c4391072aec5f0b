public import Foundation

/// What a view is apart from its place and size: how it looks, and what touches it.
///
/// All of it is remembered and none of it has a part in the layout, so that code written for a
/// screen can set what it sets there.
open class ViewBase: Responder {
  // MARK: Drawing

  /// How much the view covers, from 0 for nothing to 1, as which it begins.
  open var alpha: CGFloat {
    get { looks?.alpha ?? 1 }
    set { if newValue != alpha { ownLooks.alpha = newValue } }
  }

  /// Whether nothing shows through the view; true at first.
  open var isOpaque: Bool {
    get { looks?.isOpaque ?? true }
    set { if newValue != isOpaque { ownLooks.isOpaque = newValue } }
  }

  /// Whether what is inside is cut off at the view's edges; false at first.
  open var clipsToBounds: Bool {
    get { looks?.clipsToBounds ?? false }
    set { if newValue != clipsToBounds { ownLooks.clipsToBounds = newValue } }
  }

  /// Where content stands in a view of another size.
  open var contentMode: ContentMode {
    get { looks?.contentMode ?? .scaleToFill }
    set { if newValue != contentMode { ownLooks.contentMode = newValue } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched.
  ///
  /// It is that of the closest view above that has one of its own, else blue. Setting nil ends a
  /// colour of the view's own.
  open var tintColor: Color! {
    get {
      var responder: Responder? = self
      while let current = responder {
        if let color = current.extras?.looks?.tintColor { return color }
        responder = current.next
      }
      return .blue
    }
    set {
      ownLooks.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// Called after ``tintColor`` was set.
  open func tintColorDidChange() {}

  /// How the view is moved, turned and stretched when it is drawn; ``View/frame`` doesn't show it.
  open var transform: ViewTransform {
    get { looks?.transform ?? .identity }
    set { if newValue != transform { ownLooks.transform = newValue } }
  }

  /// How many pixels there are to a point in what the view draws; 0 until it is set.
  open var contentScaleFactor: CGFloat {
    get { looks?.contentScaleFactor ?? 0 }
    set { ownLooks.contentScaleFactor = newValue }
  }

  /// Draws the view; never called, as there is nothing to draw on.
  open func draw(_ rect: CGRect) {}

  /// Asks for the view to be drawn again; without effect.
  open func setNeedsDisplay() {}

  /// Asks for a part of the view to be drawn again; without effect.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Layer

  /// The class of the view's layer: ``ViewLayer`` or one of its subclasses.
  open class var layerClass: AnyClass { ViewLayer.self }

  /// What the view would be drawn with, made when it is first asked for.
  open var layer: ViewLayer {
    if let layer = looks?.layer { return layer }
    let kind = Self.layerClass as? ViewLayer.Type ?? ViewLayer.self
    let layer = kind.made()
    layer.delegate = self
    layer.surface = self
    ownLooks.layer = layer
    return layer
  }

  // MARK: Touches

  /// Whether touches are for this view and those inside it; true unless set or overridden.
  open var isUserInteractionEnabled: Bool {
    get { looks?.isUserInteractionEnabled ?? true }
    set { if newValue != isUserInteractionEnabled { ownLooks.isUserInteractionEnabled = newValue } }
  }

  /// Whether several fingers count at once; false at first.
  open var isMultipleTouchEnabled: Bool {
    get { looks?.isMultipleTouchEnabled ?? false }
    set { if newValue != isMultipleTouchEnabled { ownLooks.isMultipleTouchEnabled = newValue } }
  }

  /// Whether no other view is touched while this one is; false at first.
  open var isExclusiveTouch: Bool {
    get { looks?.isExclusiveTouch ?? false }
    set { if newValue != isExclusiveTouch { ownLooks.isExclusiveTouch = newValue } }
  }

  /// What recognises gestures on the view; without touches it recognises none.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { looks?.gestureRecognizers }
    set {
      for recognizer in looks?.gestureRecognizers ?? [] { recognizer.owner = nil }
      for recognizer in newValue ?? [] {
        recognizer.owner?.removeGestureRecognizer(recognizer)
        recognizer.owner = self
      }
      if newValue != nil || looks != nil { ownLooks.gestureRecognizers = newValue }
    }
  }

  /// Adds a recogniser to ``gestureRecognizers``.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    gestureRecognizer.owner?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.owner = self
    ownLooks.gestureRecognizers = (looks?.gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recogniser from ``gestureRecognizers``; one that isn't there is left alone.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.owner === self else { return }
    gestureRecognizer.owner = nil
    looks?.gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a recogniser may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: Animations

  /// Makes changes, which take effect at once, and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - animations: Makes the changes.
  ///   - completion: Called with true, as everything is done.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, which take effect at once, and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - delay: How long it would wait, in seconds.
  ///   - options: How it would run.
  ///   - animations: Makes the changes.
  ///   - completion: Called with true, as everything is done.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, which take effect at once, and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - delay: How long it would wait, in seconds.
  ///   - dampingRatio: How a spring would come to rest.
  ///   - velocity: How fast it would begin.
  ///   - options: How it would run.
  ///   - animations: Makes the changes.
  ///   - completion: Called with true, as everything is done.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes to what is inside a view, which take effect at once.
  ///
  /// - Parameters:
  ///   - view: What the changes are inside of.
  ///   - duration: How long it would take, in seconds.
  ///   - options: How it would run.
  ///   - animations: Makes the changes.
  ///   - completion: Called with true, as everything is done.
  open class func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes, which take effect at once, as all do.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Makes changes, which take effect at once.
  ///
  /// - Parameters:
  ///   - duration: How long it would take, in seconds.
  ///   - animations: Makes the changes.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { animations() }

  // MARK: Editors

  /// For views in an editor; never called.
  open func prepareForInterfaceBuilder() {}

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}

  // MARK: State

  private var looks: Looks? { extras?.looks }

  private var ownLooks: Looks {
    if let looks { return looks }
    let new = Looks()
    ownExtras.looks = new
    return new
  }
}

/// The appearance of a view and its touches, where they aren't the usual ones.
final class Looks {
  var alpha: CGFloat?
  var isOpaque: Bool?
  var clipsToBounds: Bool?
  var contentMode: ViewBase.ContentMode?
  var tintColor: Color?
  var transform: ViewTransform?
  var contentScaleFactor: CGFloat?
  var layer: ViewLayer?
  var isUserInteractionEnabled: Bool?
  var isMultipleTouchEnabled: Bool?
  var isExclusiveTouch: Bool?
  var gestureRecognizers: [GestureRecognizer]?
}
