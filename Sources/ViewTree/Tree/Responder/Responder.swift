public import Foundation

/// What is told of touches and can have the keyboard: a view, or a controller.
///
/// It is there so that code written for a screen finds what it overrides and asks for. Without a
/// screen nothing is touched, and no layout depends on it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class Responder: AccessibleObject {
  /// How deep the calls of hooks about this object are inside each other.
  final var calls = CallDepth()

  /// Tells that a hook of this object leads to itself, in the course of calling another.
  func reportEndless(_ hook: Hook, calling other: Hook) {
    (self as? any ViewOwner)?.reportEndless(hook)
  }

  /// Makes a responder that belongs to no tree.
  public override init() { super.init() }

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}

  /// The next responder, for what this one doesn't handle: for a view, its controller or superview;
  /// for a controller, the superview of its view.
  open var next: Responder? { nil }

  /// Called when the object has been made from a document of Interface Builder, and its outlets are set;
  /// an override calls `super`.
  open func awakeFromNib() {}

  /// Called on a view or controller of a document of Interface Builder when its subviews or children have been made.
  ///
  /// - Parameter coder: What it was made with.
  /// - Returns: What takes its place, such as a view from a document of its own: itself unless overridden.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Called when the device is shaken, which nothing does but the program; hands it on to ``next``.
  open func motionBegan(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    handOn { $0.motionBegan(motion, with: event) }
  }

  /// Called when the device was shaken; hands it on to ``next``.
  open func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    handOn { $0.motionEnded(motion, with: event) }
  }

  /// Called when shaking the device was called off; hands it on to ``next``.
  open func motionCancelled(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    handOn { $0.motionCancelled(motion, with: event) }
  }

  // MARK: The keyboard

  /// Whether it may become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give that up; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the one in its window that has the keyboard.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Takes the keyboard in its window from whoever has it.
  ///
  /// - Returns: Whether it has it now; without a window, never.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if let former = window.firstResponder, former !== self {
      guard former.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives the keyboard up.
  ///
  /// - Returns: Whether somebody else may have it now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// A view shown instead of the keyboard; nil unless overridden.
  open var inputView: View? { nil }

  /// A view on top of the keyboard; nil unless overridden.
  open var inputAccessoryView: View? { nil }

  /// Would ask for the views around the keyboard again; without effect.
  open func reloadInputViews() {}

  /// Which gestures of editing would be there: the usual ones unless overridden.
  open var editingInteractionConfiguration: EditingInteractionConfiguration { .default }

  #if !canImport(ObjectiveC)
    // MARK: Commands

    /// The commands of a keyboard that it has; nil unless overridden.
    ///
    /// Nothing calls them.
    open var keyCommands: [KeyCommand]? { nil }

    /// Would cut what is chosen; without effect unless overridden.
    open func cut(_ sender: Any?) {}
    /// Would copy what is chosen; without effect unless overridden.
    open func copy(_ sender: Any?) {}
    /// Would paste what was copied; without effect unless overridden.
    open func paste(_ sender: Any?) {}
    /// Would delete what is chosen; without effect unless overridden.
    open func delete(_ sender: Any?) {}
    /// Would choose a part; without effect unless overridden.
    open func select(_ sender: Any?) {}
    /// Would choose everything; without effect unless overridden.
    open func selectAll(_ sender: Any?) {}

    /// Whether it has a method that a command asks for.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.isMethod(of: self)
    }

    /// The first responder on the way up, beginning with this one, that has a method; nil if none has.
    ///
    /// What this one can't do, it asks ``next`` for.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      if canPerformAction(action, withSender: sender) { return self }
      var found: Any?
      handOn { found = $0.target(forAction: action, withSender: sender) }
      return found
    }
  #endif

  /// The window that it belongs to.
  var responderWindow: Window? { (self as? any ViewOwner)?.ownView?.ownWindow }

  // MARK: Touches

  /// Called when buttons go down; hands it on to ``next``.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    handOn { $0.pressesBegan(presses, with: event) }
  }

  /// Called when buttons are pressed harder or softer; hands it on to ``next``.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    handOn { $0.pressesChanged(presses, with: event) }
  }

  /// Called when buttons go up; hands it on to ``next``.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    handOn { $0.pressesEnded(presses, with: event) }
  }

  /// Called when presses are cancelled; hands it on to ``next``.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    handOn { $0.pressesCancelled(presses, with: event) }
  }

  /// Called when fingers touch; hands it on to ``next``.
  open func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    handOn { $0.touchesBegan(touches, with: event) }
  }

  /// Called when fingers move; hands it on to ``next``.
  open func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    handOn { $0.touchesMoved(touches, with: event) }
  }

  /// Called when fingers lift; hands it on to ``next``.
  open func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    handOn { $0.touchesEnded(touches, with: event) }
  }

  /// Called when touches are cancelled; hands it on to ``next``.
  open func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    handOn { $0.touchesCancelled(touches, with: event) }
  }
}

extension Responder {
  /// Itself and those after it, each the ``next`` of the one before.
  ///
  /// A program's own `next` may lead in a circle, so that there are no more than 10 000.
  final var chain: some Sequence<Responder> {
    sequence(first: self, next: { $0.next }).prefix(10_000)
  }

  /// Tells ``next`` of something, unless that has led back here again and again.
  private final func handOn(_ tell: (Responder) -> Void) {
    guard let next else { return }
    call(.next) { tell(next) }
  }
}

extension Window {
  /// Who has the keyboard.
  final var firstResponder: Responder? {
    get { extras?.firstResponder }
    set { if newValue != nil || extras != nil { ownExtras.firstResponder = newValue } }
  }
}

/// Whether gestures of three fingers would undo, cut and copy.
public nonisolated enum EditingInteractionConfiguration: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The usual ones.
  case `default`
}
