public import Foundation

/// What a view is apart from its place and size: how it looks, and what touches it.
///
/// All of it is remembered and none of it has a part in the layout, so that code written for a
/// screen can set what it sets there.
open class ViewBase: Responder {
  // MARK: Drawing

  /// How opaque the view is, from 0 for clear to 1, which it is at first.
  open var alpha: CGFloat {
    get { looks?.alpha ?? 1 }
    set {
      guard newValue != alpha else { return }
      recordChange()
      ownLooks.alpha = newValue
      (self as? View)?.tellObservers()
    }
  }

  /// Whether nothing shows through the view; true at first.
  open var isOpaque: Bool {
    get { looks?.isOpaque ?? true }
    set { if newValue != isOpaque { ownLooks.isOpaque = newValue } }
  }

  /// Whether what is inside is cut off at the view's edges; false at first, but for scroll views.
  open var clipsToBounds: Bool {
    get { statedClipping ?? false }
    set { if newValue != clipsToBounds { ownLooks.clipsToBounds = newValue } }
  }
  /// What ``clipsToBounds`` has been set to; nil where it hasn't.
  package final var statedClipping: Bool? { looks?.clipsToBounds }

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
      chain.lazy.compactMap { $0.extras?.looks?.tintColor }.first { _ in true } ?? .usualTint
    }
    set {
      ownLooks.tintColor = newValue
      noteTint { $0.tintColor != nil }
    }
  }

  /// Called after ``tintColor`` or ``tintAdjustmentMode`` was set, of the view or of one above that
  /// it has it from.
  open func tintColorDidChange() {}

  /// Whether the view is to look as if it couldn't be touched; it is remembered.
  ///
  /// It is that of the closest view above that has one of its own, else normal; setting `automatic`
  /// ends one of the view's own.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      chain.lazy.compactMap { $0.extras?.looks?.tintAdjustmentMode }.first { $0 != .automatic }
        ?? .normal
    }
    set {
      ownLooks.tintAdjustmentMode = newValue
      noteTint { ($0.tintAdjustmentMode ?? .automatic) != .automatic }
    }
  }

  /// Tells the view of another tint, and those inside that have none of their own.
  private final func noteTint(unless hasOwn: (Looks) -> Bool) {
    var pending: [ViewBase] = [self]
    while let view = pending.popLast() {
      view.call(.tintColorDidChange) { view.tintColorDidChange() }
      for inner in ((view as? View)?.subviews ?? []).reversed()
      where inner.looks.map(hasOwn) != true {
        pending.append(inner)
      }
    }
  }

  /// Whether the view and all in it is light or dark, whatever the screen is; unspecified, as at first, for
  /// what is around it.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { looks?.traits?.userInterfaceStyle ?? .unspecified }
    set { (self as? View)?.saidTraits.userInterfaceStyle = newValue }
  }

  /// A name by which the view's state is found again; it is remembered.
  open var restorationIdentifier: String? {
    get { looks?.restorationIdentifier }
    set { ownLooks.restorationIdentifier = newValue }
  }

  /// How the view is moved, turned and stretched about its ``View/anchorPoint``.
  ///
  /// ``View/frame`` is the smallest rectangle around the result; ``View/bounds`` and
  /// ``View/center`` stay, and constraints don't know of it. Numbers that are not finite or are
  /// larger than 1e12 are reported, and the old transform stays.
  open var transform: ViewTransform {
    get { looks?.transform ?? .identity }
    set {
      guard newValue != transform, accepts(newValue) else { return }
      recordChange()
      ownLooks.transform = newValue
      transformDidChange()
    }
  }

  /// Whether a transform can be computed with; what is wrong with it is reported.
  func accepts(_ transform: ViewTransform) -> Bool { true }

  /// Called after the transform was set.
  func transformDidChange() {}

  /// Called before what an animation shows changes.
  func recordChange() {}

  /// How many pixels there are to a point in what the view draws; until it is set, as many as in its window, and
  /// 1 without one.
  open var contentScaleFactor: CGFloat {
    get { looks?.contentScaleFactor ?? (self as? View)?.ownWindow?.scale ?? 1 }
    set { ownLooks.contentScaleFactor = newValue }
  }

  /// Draws the view into the current context; called when a picture is made of it, with its bounds.
  open func draw(_ rect: CGRect) {}

  /// Would draw the view's layer; nothing calls it.
  open func draw(_ layer: ViewLayer, in ctx: DrawingContext) {}

  /// Would give the view's layer what it shows; nothing calls it.
  open func display(_ layer: ViewLayer) {}

  /// For subclasses that place layers inside the view's; called after `layoutSubviews()` of a view whose ``layer`` was
  /// asked for, and before a picture is made of it.
  open func layoutSublayers(of layer: ViewLayer) {}

  /// Asks for the view to be drawn again; without effect.
  open func setNeedsDisplay() {}

  /// Asks for a part of the view to be drawn again; without effect.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// A view whose opacity says how much of this view shows; it is in no tree.
  open var mask: View? {
    get { looks?.mask }
    set { if newValue !== looks?.mask { ownLooks.mask = newValue } }
  }

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

  /// What touches and pointers do with the view; it is remembered.
  open var interactions: [any ViewInteraction] {
    get { looks?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction to ``interactions`` and tells it; one that is there already stays in its
  /// place.
  open func addInteraction(_ interaction: any ViewInteraction) {
    guard let view = self as? View, !interactions.contains(where: { $0 === interaction }) else {
      return
    }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: view)
    ownLooks.interactions.append(interaction)
    interaction.didMove(to: view)
  }

  /// Takes an interaction from ``interactions`` and tells it; one that isn't there is left alone.
  open func removeInteraction(_ interaction: any ViewInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    looks?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
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

  // MARK: The keyboard

  /// Makes the view, or what has the keyboard inside it, give the keyboard up.
  ///
  /// - Parameter force: Whether it has to, even where it says that it can't.
  /// - Returns: Whether nothing inside has the keyboard now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let holder = responderWindow?.firstResponder else { return true }
    let view = holder.chain.lazy.compactMap { $0 as? View }.first { _ in true }
    guard let own = self as? View, view?.isDescendant(of: own) == true else { return true }
    if holder.resignFirstResponder() { return true }
    if force { responderWindow?.firstResponder = nil }
    return force
  }

  // MARK: Focus

  /// Whether the view can have the focus: never unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Where the focus would go inside: nowhere unless overridden; nothing asks.
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }
  /// The view that the focus would go to: none unless overridden; nothing asks.
  open var preferredFocusedView: View? { nil }
  /// Whether the focus may move as it would; true unless overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }
  /// Would be called when the focus has moved; nothing moves it.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}
  /// Would have the focus found again; without effect.
  open func setNeedsFocusUpdate() {}
  /// Would move the focus; without effect.
  open func updateFocusIfNeeded() {}

  // MARK: Editors

  /// For views in an editor; never called.
  open func prepareForInterfaceBuilder() {}

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}

  // MARK: State

  package final var looks: Looks? { extras?.looks }

  final var ownLooks: Looks {
    if let looks { return looks }
    let new = Looks()
    ownExtras.looks = new
    return new
  }
}

/// The appearance of a view and its touches, where they aren't the usual ones.
package final class Looks {
  var alpha: CGFloat?
  var isOpaque: Bool?
  var clipsToBounds: Bool?
  var contentMode: ViewBase.ContentMode?
  var tintColor: Color?
  var tintAdjustmentMode: ViewBase.TintAdjustmentMode?
  /// What the view says for itself and all in it.
  var traits: TraitCollection?
  /// Between which sizes of text the view and all in it stay.
  var textSizes: TextSizeLimits?
  var restorationIdentifier: String?
  var interactions: [any ViewInteraction] = []
  var transform: ViewTransform?
  /// Whether a scroll view scales the view.
  var isZoomed = false
  var anchorPoint: CGPoint?
  /// What an animation shows at the moment.
  var presented: ShownState?
  /// The animations under way, which keep the view.
  var movers: [KnownMover] = []
  var contentScaleFactor: CGFloat?
  package var layer: ViewLayer?
  package var mask: View?
  /// Whether the mask is being painted.
  package var isMasking = false
  var isUserInteractionEnabled: Bool?
  var isMultipleTouchEnabled: Bool?
  var isExclusiveTouch: Bool?
  var gestureRecognizers: [GestureRecognizer]?
}
