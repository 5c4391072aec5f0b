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
  case contentSize = "contentSize"
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
  case next = "next"
  case tintColorDidChange = "tintColorDidChange()"
  case becomeKey = "becomeKey()"
  case resignKey = "resignKey()"
  case sendEvent = "sendEvent(_:)"
  case gesture = "a gesture's target"
  case textSizeDidChange = "ContentSizeCategory.didChangeNotification"
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
  case insertText = "insertText(_:)"
  case viewForZooming = "viewForZooming(in:)"
  case scrollViewWillBeginZooming = "scrollViewWillBeginZooming(_:with:)"
  case scrollViewDidEndZooming = "scrollViewDidEndZooming(_:with:atScale:)"
  case scrollViewDidScroll = "scrollViewDidScroll(_:)"
  case scrollViewDidZoom = "scrollViewDidZoom(_:)"
  case scrollViewDidEndScrollingAnimation = "scrollViewDidEndScrollingAnimation(_:)"
  case onDiagnostic = "onDiagnostic"

  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
  fileprivate var isHandler: Bool { if case .onDiagnostic = self { true } else { false } }

  /// Whether it is what hooks do rather than a hook: a loop through both is named by the hook.
  fileprivate var isMeans: Bool {
    switch self {
    case .frame, .bounds, .contentOffset, .contentSize, .systemLayoutSizeFitting: true
    default: false
    }
  }
}

/// How deep the program's code about one view or controller is inside itself.
///
/// A hook that does again what it was called for would go on until the stack is full. So the calls
/// that are inside each other are counted; one too many is left out and reported, and none follows
/// until the outermost has returned.
struct CallDepth {
  /// How many calls may be inside each other.
  static let limit: UInt8 = 100

  var depth: UInt8 = 0
  /// The innermost call.
  var hook = Hook.none
  /// Whether a call was left out since the outermost began.
  var isExceeded = false

  /// The state inside one more call, at a depth.
  fileprivate func inside(_ hook: Hook, _ depth: UInt8) -> CallDepth {
    CallDepth(depth: depth, hook: hook.isMeans && !self.hook.isNone ? self.hook : hook)
  }

  /// This state after a call, in the course of which calls were left out or weren't.
  fileprivate func after(isExceeded: Bool) -> CallDepth {
    CallDepth(depth: depth, hook: hook, isExceeded: isExceeded && depth > 0)
  }

  fileprivate mutating func exceed() { isExceeded = depth > 0 }
}

extension Responder {
  /// Calls the program's code about a view or controller, unless that is too deep inside itself.
  ///
  /// - Parameters:
  ///   - hook: What is called.
  ///   - other: The other one that it is about, such as the superview of a view that moves. What
  ///     is called about either counts for both, so that no chain of new views escapes.
  ///   - body: The call.
  /// - Returns: Whether it was called.
  @discardableResult
  package final func call(_ hook: Hook, with other: Responder? = nil, _ body: () -> Void) -> Bool {
    let before = calls
    let otherBefore = other?.calls ?? CallDepth()
    let depth = max(before.depth, otherBefore.depth)
    // A report is not to be lost because of another loop; a handler can only be one of its own.
    if !hook.isHandler || before.hook.isHandler {
      if before.isExceeded || otherBefore.isExceeded { return false }
      guard depth < CallDepth.limit else {
        calls.exceed()
        other?.calls.exceed()
        let deepest = otherBefore.depth > before.depth ? other ?? self : self
        deepest.reportEndless(deepest.calls.hook, calling: hook)
        return false
      }
    }
    calls = before.inside(hook, depth + 1)
    if let other { other.calls = otherBefore.inside(hook, depth + 1) }
    body()
    // The handler of a report is called where one too many was left out, which it doesn't change.
    let now = calls
    var isExceeded = now.isExceeded || before.isExceeded
    if let other, other.calls.isExceeded { isExceeded = true }
    if let other { other.calls = otherBefore.after(isExceeded: isExceeded) }
    calls = before.after(isExceeded: isExceeded)
    return true
  }
}

extension LayoutDiagnostic {
  /// The report of a hook that leads to itself.
  package static func endless(_ hook: Hook, of name: String) -> LayoutDiagnostic {
    LayoutDiagnostic(
      .recursion,
      "\(hook.rawValue) of \(name) leads to itself again and again; what was called last, at a depth"
        + " of \(CallDepth.limit), is left out.",
      itemNames: [name],
      hint: "Look in \(hook.rawValue) for what calls it, and do that only if something changes by"
        + " it.")
  }
}
