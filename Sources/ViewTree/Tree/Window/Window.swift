public import Foundation

/// The view at the top of a tree, which stands for a screen: its size, its resolution, and all else
/// that a ``LayoutEnvironment`` says.
open class Window: View {
  /// What surrounds the layout; its size is that of the window's ``View/bounds``.
  ///
  /// Numbers that can't be computed with are reported, and the old ones stay. Takes effect in the
  /// next layout.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views in the tree.
  public var environment: LayoutEnvironment {
    get {
      var environment = storedEnvironment
      environment.size = storedFrame.size
      return environment
    }
    set { setEnvironment(newValue) }
  }

  /// How many pixels there are to a point; the frames of views are rounded to whole pixels.
  ///
  /// A value that is not finite and above 0 is reported, and the old one stays.
  public var scale: CGFloat {
    get { storedEnvironment.scale }
    set {
      guard newValue != scale else { return }
      environment.scale = newValue
    }
  }

  /// The direction that leading and trailing follow in all views that don't set their own.
  public var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    get { storedEnvironment.layoutDirection }
    set {
      guard newValue != userInterfaceLayoutDirection else { return }
      environment.layoutDirection = newValue
    }
  }

  /// Where the keyboard is, in the window's coordinates; nil while there is none.
  public var keyboardFrame: CGRect? {
    get { storedEnvironment.keyboardFrame }
    set {
      guard newValue != keyboardFrame else { return }
      environment.keyboardFrame = newValue
    }
  }

  /// Where the window is on the screen, in points; its size is that of the root controller's view.
  open override var frame: CGRect {
    get { super.frame }
    set {
      changeSize(to: newValue.size) { super.frame = newValue }
    }
  }

  /// The scene that the window belongs to, which it doesn't keep; nil until it is shown, unless one is given.
  open weak var windowScene: WindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.release(self)
      windowScene?.adopt(self)
    }
  }

  /// Shows the window, makes it the one that is typed into, and lays it out, so that the views of controllers have
  /// appeared.
  ///
  /// A window without a scene comes into one that all such windows of the thread share.
  open func makeKeyAndVisible() {
    noteAsShown()
    isHidden = false
    takeKey()
    layoutIfNeeded()
  }

  /// Makes the window the one of its thread that is typed into, if it can be.
  open func makeKey() { takeKey() }

  /// Whether the window can be typed into: it can, unless a subclass says otherwise.
  open var canBecomeKey: Bool { true }

  /// Called when the window has become the one that is typed into; does nothing.
  open func becomeKey() {}

  /// Called when the window is no longer the one that is typed into; does nothing.
  open func resignKey() {}

  /// Tells gestures and views of an event, as the program sends it.
  ///
  /// A touch that begins is for the view that ``View/hitTest(_:with:)`` finds at its position, unless it has one. The
  /// enabled gestures of that view and those around it hear of it first. One that is recognised by it keeps
  /// it from the view, which hears that it is cancelled.
  open func sendEvent(_ event: TouchEvent) { call(.sendEvent) { deliver(event) } }

  private var storedEnvironment = LayoutEnvironment(size: .zero)
  final var settings: WindowSettings { WindowSettings(storedEnvironment) }
  final var environmentSafeArea: EdgeInsets { storedEnvironment.safeAreaInsets }
  /// The controller whose view fills the window.
  package final var rootOwner: (any ViewOwner)?
  /// Whether the view of a controller has ever come into the window.
  final var hasOwners = false
  /// The controllers whose views have come into the window and await its next layout.
  final var arrivals: [any ViewOwner] = []

  /// Makes a window whose upper left corner is at 0, 0.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: How many pixels there are to a point.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    self.init(environment: LayoutEnvironment(size: size, scale: scale))
  }

  /// Makes a window whose upper left corner is at 0, 0, in an environment.
  public convenience init(environment: LayoutEnvironment) {
    self.init(frame: CGRect(origin: .zero, size: environment.size))
    self.environment = environment
  }

  /// Makes a window at a place of its own on ``LayoutEnvironment/screen``: it has that screen's
  /// resolution and settings, and where it covers the screen also the safe area.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
    standOnScreen()
  }

  /// Makes a window of a scene that covers the scene's screen.
  public init(windowScene: WindowScene) {
    super.init(frame: Self.initialFrame)
    becomeWindow()
    standOnScreen()
    self.windowScene = windowScene
    // Observers aren't called for what an initialiser sets.
    windowScene.adopt(self)
  }

  /// Makes an empty window; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  /// A window covers the screen, unless a frame is given.
  package override class var initialFrame: CGRect {
    CGRect(origin: .zero, size: LayoutEnvironment.screen.size)
  }

  private func standOnScreen() {
    var screen = LayoutEnvironment.screen
    if storedFrame.size != screen.size { screen.safeAreaInsets = .zero }
    screen.size = storedFrame.size
    environment = screen
    if let mistake = NamedScreen.current.mistake,
      LayoutEnvironment.screen == NamedScreen.current.environment
    {
      report(mistake)
    }
  }

  private func becomeWindow() {
    flags.insert(.isWindow)
    _ = joinedHierarchy
  }

  private func setEnvironment(_ wanted: LayoutEnvironment) {
    let old = storedEnvironment
    let new = usable(wanted, insteadOf: old)
    changeSize(to: wanted.size, in: new) {
      storedEnvironment = new
      hierarchy?.windowSettings = settings
      if wanted.size != storedFrame.size {
        setFrame(CGRect(origin: frame.origin, size: wanted.size))
      }
    } afterwards: {
      if new.scale != old.scale || new.measurer != old.measurer {
        hierarchy?.engine?.scaleDidChange()
      }
      if new.layoutDirection != old.layoutDirection { hierarchy?.engine?.directionDidChange() }
      if new != old { environmentDidChange(from: old) }
    }
    if new.contentSizeCategory != old.contentSizeCategory {
      let category = ContentSizeCategory.self
      call(.textSizeDidChange) {
        TreeNotification.post(
          category.didChangeNotification, from: self,
          [category.newValueUserInfoKey: new.contentSizeCategory])
      }
    }
  }

  /// Tells the views of other margins, directions and insets, from the top down.
  private func environmentDidChange(from old: LayoutEnvironment) {
    let haveMarginsChanged = storedEnvironment.defaultLayoutMargins != old.defaultLayoutMargins
    let hasDirectionChanged = storedEnvironment.layoutDirection != old.layoutDirection
    let hasKeyboardMoved = storedEnvironment.keyboardFrame != old.keyboardFrame
    updateSurroundings()
    guard let hierarchy,
      haveMarginsChanged || hasDirectionChanged || hierarchy.hasMeasuredViews
        || hierarchy.hasFollowersOfWindow
    else { return }
    for view in viewsInside {
      view.fittingSizeMayHaveChanged()
      // Views place what is in them by the direction, too.
      if hasDirectionChanged, view.semanticContentAttribute == .unspecified {
        view.raise(.needsLayout)
      }
      if let owner = view.owner {
        owner.minimumMarginsMayHaveChanged()
        if hasKeyboardMoved, owner.mayFollowKeyboard { view.raise(.needsLayout) }
      }
      if let surroundings = view.surroundings {
        surroundings.readableGuide?.updateConstants()
        surroundings.keyboardGuide?.updateConstants()
        // What comes from the window's safe area is passed on by the layout.
        if haveMarginsChanged || hasDirectionChanged { view.surroundingsMayHaveChanged() }
      } else if haveMarginsChanged {
        view.raise(.wholeLayout)
        view.call(.layoutMarginsDidChange) { view.layoutMarginsDidChange() }
      }
    }
  }

  /// The environment, with the old values in the place of those that can't be computed with.
  private func usable(
    _ wanted: LayoutEnvironment, insteadOf old: LayoutEnvironment
  ) -> LayoutEnvironment {
    var new = wanted
    if wanted.usableScale != wanted.scale {
      reportScale(wanted.scale)
      new.scale = old.scale
    }
    if !(wanted.textLength >= 0.1 && wanted.textLength <= 10) {
      reportTextLength(wanted.textLength)
      new.textLength = old.textLength
    }
    if !wanted.safeAreaInsets.isUsable {
      reportInsets("safe area insets", wanted.safeAreaInsets)
      new.safeAreaInsets = old.safeAreaInsets
    }
    if !wanted.defaultLayoutMargins.isUsable {
      reportInsets("default margins", wanted.defaultLayoutMargins)
      new.defaultLayoutMargins = old.defaultLayoutMargins
    }
    let minimum = wanted.systemMinimumLayoutMargins.sides(.leftToRight)
    if !minimum.isUsable {
      reportInsets("least margins", minimum)
      new.systemMinimumLayoutMargins = old.systemMinimumLayoutMargins
    }
    if let keyboard = wanted.keyboardFrame, checkedFrame(keyboard, "keyboard frame") != keyboard {
      new.keyboardFrame = old.keyboardFrame
    }
    return new
  }

  private func reportTextLength(_ length: CGFloat) {
    report(
      LayoutDiagnostic(
        .outOfRange,
        "The text length of \(itemDescription) can't be \(plainNumber(Double(length))).",
        itemNames: [itemDescription], hint: "Use a number from 0.1 to 10, such as 1.4."))
  }

  private func reportScale(_ scale: CGFloat) {
    report(
      LayoutDiagnostic(
        .outOfRange, "The scale of \(itemDescription) can't be \(plainNumber(Double(scale))).",
        itemNames: [itemDescription], hint: "Use a finite number above 0, such as 2."))
  }
}
