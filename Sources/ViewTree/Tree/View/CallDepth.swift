/// The program's code that the library calls and that may come back to what it was called for.
package nonisolated enum Hook: String, Sendable {
  case none = ""
  // Views.
  case willMoveToSuperview = "willMove(toSuperview:)"
  case willMoveToWindow = "willMove(toWindow:)"
  case didAddSubview = "didAddSubview(_:)"
  case willRemoveSubview = "willRemoveSubview(_:)"
  case didMoveToSuperview = "didMoveToSuperview()"
  case didMoveToWindow = "didMoveToWindow()"
  case addSubview = "addSubview(_:)"
  case addLayoutGuide = "addLayoutGuide(_:)"
  case removeLayoutGuide = "removeLayoutGuide(_:)"
  case addConstraint = "addConstraint(_:)"
  case removeConstraint = "removeConstraint(_:)"
  case frame = "frame"
  case bounds = "bounds"
  case contentOffset = "contentOffset"
  case intrinsicContentSize = "intrinsicContentSize"
  case systemLayoutSizeFitting = "systemLayoutSizeFitting(_:)"
  case invalidateIntrinsicContentSize = "invalidateIntrinsicContentSize()"
  case setNeedsLayout = "setNeedsLayout()"
  case setNeedsUpdateConstraints = "setNeedsUpdateConstraints()"
  case effectiveUserInterfaceLayoutDirection = "effectiveUserInterfaceLayoutDirection"
  case safeAreaInsetsDidChange = "safeAreaInsetsDidChange()"
  case layoutMarginsDidChange = "layoutMarginsDidChange()"
  case traitCollectionDidChange = "traitCollectionDidChange(_:)"
  case adjustedContentInsetDidChange = "adjustedContentInsetDidChange()"
  // Controllers.
  case viewWillAppear = "viewWillAppear(_:)"
  case viewIsAppearing = "viewIsAppearing(_:)"
  case viewDidAppear = "viewDidAppear(_:)"
  case viewWillDisappear = "viewWillDisappear(_:)"
  case viewDidDisappear = "viewDidDisappear(_:)"
  case viewWillTransition = "viewWillTransition(to:with:)"
  case viewDidLoad = "viewDidLoad()"
  case willMoveToParent = "willMove(toParent:)"
  case didMoveToParent = "didMove(toParent:)"
  // Delegates and handlers.
  case scrollViewDidScroll = "scrollViewDidScroll(_:)"
  case onDiagnostic = "onDiagnostic"

  /// Whether it is what hooks do rather than a hook: a loop through both is named by the hook.
  fileprivate var isMeans: Bool {
    switch self {
    case .frame, .bounds, .contentOffset, .systemLayoutSizeFitting: true
    default: false
    }
  }
}

/// How deep the program's code about one view or controller is inside itself.
///
/// A hook that does again what it was called for would go on until the stack is full. So the calls
/// that are inside each other are counted; one too many is left out and reported, and none follows
/// until the outermost has returned.
package struct CallDepth {
  /// How many calls may be inside each other.
  static let limit: UInt8 = 100

  private(set) var depth: UInt8 = 0
  /// The innermost call.
  private(set) var hook = Hook.none
  /// Whether a call was left out since the outermost began.
  private(set) var isExceeded = false

  fileprivate mutating func begin(_ depth: UInt8, _ hook: Hook) {
    self.depth = depth
    if !hook.isMeans || self.hook == .none { self.hook = hook }
  }

  fileprivate mutating func end(_ before: CallDepth, isExceeded: Bool) {
    self = before
    self.isExceeded = isExceeded && depth > 0
  }

  fileprivate mutating func exceed() { isExceeded = depth > 0 }
}

/// What has hooks: a view or a controller.
package protocol HookOwner: AnyObject {
  /// How deep the calls of hooks are inside each other.
  var calls: CallDepth { get set }

  /// Tells that a hook of this owner leads to itself, in the course of calling another.
  func reportEndless(_ hook: Hook, calling other: Hook)
}

extension HookOwner {
  /// Calls the program's code, unless that is too deep inside itself.
  ///
  /// - Parameters:
  ///   - hook: What is called.
  ///   - other: The other one that it is about, such as the superview of a view that moves. What
  ///     is called about either counts for both, so that no chain of new views escapes.
  ///   - body: The call.
  /// - Returns: Whether it was called.
  @discardableResult
  package func call(_ hook: Hook, with other: Self? = nil, _ body: () -> Void) -> Bool {
    let before = calls
    let otherBefore = other?.calls ?? CallDepth()
    let depth = max(before.depth, otherBefore.depth)
    // A report is not to be lost because of another loop; a handler can only be one of its own.
    if hook != .onDiagnostic || before.hook == .onDiagnostic {
      if before.isExceeded || otherBefore.isExceeded { return false }
      guard depth < CallDepth.limit else {
        calls.exceed()
        other?.calls.exceed()
        let deepest = otherBefore.depth > before.depth ? other ?? self : self
        deepest.reportEndless(deepest.calls.hook, calling: hook)
        return false
      }
    }
    calls.begin(depth + 1, hook)
    other?.calls.begin(depth + 1, hook)
    body()
    let isExceeded = calls.isExceeded || other?.calls.isExceeded == true
    other?.calls.end(otherBefore, isExceeded: isExceeded)
    calls.end(before, isExceeded: isExceeded)
    return true
  }
}

extension LayoutDiagnostic {
  /// The report of a hook that leads to itself.
  static func endless(_ hook: Hook, of name: String) -> LayoutDiagnostic {
    LayoutDiagnostic(
      .recursion,
      "\(hook.rawValue) of \(name) leads to itself again and again; what was called last, at a depth"
        + " of \(CallDepth.limit), is left out.",
      itemNames: [name],
      hint: "Look in \(hook.rawValue) for what calls it, and do that only if something changes by"
        + " it.")
  }
}

extension View: HookOwner {
  package final func reportEndless(_ hook: Hook, calling other: Hook) {
    let diagnostic = LayoutDiagnostic.endless(hook, of: itemDescription)
    // A handler that makes a mistake each time is told so itself; what else it does isn't heard.
    if other == .onDiagnostic, let onDiagnostic {
      onDiagnostic(diagnostic)
    } else {
      report(diagnostic)
    }
  }
}
