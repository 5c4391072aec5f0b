public import Foundation
public import ViewTree

/// A view that reacts to touches and tells others; without touches, it reacts when the program
/// tells it to.
open class UIControl: UIView, UIKitNamed, UIContextMenuInteractionDelegate {
  /// What has happened to a control.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again, soon after it had lifted.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifted inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch came to nothing.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Its main action was asked for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu comes up.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of its text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text is another.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of its text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing of its text ended with a return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    /// All of them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What state a control is in.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be touched.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Having the focus.
    public static let focused = State(rawValue: 8)
  }

  /// Where content stands from side to side in a control that is wider.
  public nonisolated enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// Where content stands from top to bottom in a control that is higher.
  public nonisolated enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Whether it can be touched; true at first.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether it is chosen; false at first.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether it is touched; false at first.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Where content stands from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      // The baseline moves with the content.
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var actions: [(events: Event, response: Response)] = []

  /// Whether a touch brings up the control's menu; it is remembered.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control may have a context menu; it is remembered.
  open var isContextMenuInteractionEnabled = false
  /// What the control says when a pointer rests on it; it is remembered.
  open var toolTip: String?

  // MARK: Menus

  /// What the control's menu is made of: nothing, which nothing asks.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Would be called before the menu is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Would be called before the menu goes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Touches

  /// Whether a touch that began in it goes on.
  open var isTracking: Bool { followed != nil }
  /// Whether such a touch is inside it.
  open var isTouchInside: Bool { followed != nil && isInside }

  private weak var followed: UITouch?
  private var isInside = false

  /// Follows a touch, if the control is enabled and wants to.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, followed == nil, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    followed = touch
    isInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Tells where the touch goes.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else {
      isHighlighted = false
      followed = nil
      return
    }
    let was = isInside
    isInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isInside
    if was != isInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  /// Tells that the touch has ended inside or outside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed, touches.contains(touch) else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    followed = nil
    isHighlighted = false
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  /// Tells that the touch has come to nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed, touches.contains(touch) else { return }
    cancelTracking(with: event)
    followed = nil
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  /// Called when a touch begins; says whether it is to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch moves; says whether it is to be followed further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a touch comes to nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// The state it is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Makes a control with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    touchRole = Self.initialTouchRole
  }

  /// Makes a control with a frame that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes an empty control; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    touchRole = Self.initialTouchRole
  }

  // MARK: Actions

  /// What a control does for an event.
  private enum Response {
    case action(UIAction)
    case target(TargetAction)
  }

  /// Makes events perform an action, for which one with the same identifier gives way to it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((controlEvents, .action(action)))
  }

  /// Makes events perform an action no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops events from performing the action of an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for (index, entry) in actions.enumerated() {
      guard case .action(let other) = entry.response, other.identifier == actionIdentifier
      else { continue }
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Makes events call a method of a target, which isn't kept.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called; nil for the first one on the way up from the
  ///     control that has it.
  ///   - action: The method. It is called with the control and the event, as far as it takes them. A
  ///     target without such a method is reported when the event comes.
  ///   - controlEvents: For which events; the same target and method again adds to them.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = TargetAction(target, action)
    for (index, entry) in actions.enumerated() {
      guard case .target(let old) = entry.response, old.hasTarget == new.hasTarget,
        old.matches(target, action)
      else { continue }
      actions[index].events.formUnion(controlEvents)
      return
    }
    actions.append((controlEvents, .target(new)))
  }

  /// Stops events from calling methods of a target; nil stands for all targets or all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for (index, entry) in actions.enumerated() {
      guard case .target(let old) = entry.response, old.matches(target, action) else { continue }
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The targets that are still there.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case (_, .target(let entry)) in actions {
      if let target = entry.target as? AnyHashable { targets.insert(target) }
    }
    return targets
  }

  /// The events that do something.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the methods of a target that an event calls; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    var names: [String] = []
    for case (let events, .target(let entry)) in actions
    where !events.isDisjoint(with: controlEvent) && entry.matches(target, nil) {
      names.append(entry.action.description)
    }
    return names.isEmpty ? nil : names
  }

  /// Performs the actions of events and calls the methods of targets, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for (events, response) in actions where !events.isDisjoint(with: controlEvents) {
      switch response {
      case .action(let action): sendAction(action)
      case .target(let entry):
        // The way up starts at the control where there was no target; one that is gone isn't told.
        if !entry.hasTarget || entry.target != nil {
          sendAction(entry.action, to: entry.target, for: nil)
        }
      }
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls a method of a target with the control and an event, as far as it takes them.
  ///
  /// - Parameters:
  ///   - action: The method; a target without it is reported.
  ///   - target: The object whose method is called; nil for the first one on the way up from the
  ///     control that has it.
  ///   - event: What happened.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).send([self, event], from: self)
  }

  func stateDidChange() {}

  // MARK: Accessibility

  /// A control is read: true unless it is set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isOneElement }
    set { super.isAccessibilityElement = newValue }
  }

  /// Whether it is read as one thing, and not part by part.
  var isOneElement: Bool { true }

  /// Who says how large it is.
  class var initialTouchRole: UIView.TouchRole { .target }

  /// What kind of control it is and in what state, unless it is set.
  open override var accessibilityTraits: AccessibilityTraits {
    get {
      if let traits = accessibility?.traits { return traits }
      var traits = ownTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// What kind of control it is.
  var ownTraits: AccessibilityTraits { .none }

  /// What the control says of its value, unless the program says it.
  var ownValue: String? { nil }

  /// What it is set to, unless the program says it.
  open override var accessibilityValue: String? {
    get { accessibility?.value?.string ?? ownValue }
    set { super.accessibilityValue = newValue }
  }
}

/// As which system's controls behave.
public nonisolated enum UIBehavioralStyle: UInt, Hashable, Sendable {
  // Their names say what they are.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case automatic = 0
  case pad = 1
  case mac = 2
}
