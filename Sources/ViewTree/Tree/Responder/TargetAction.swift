#if !canImport(ObjectiveC)
  /// Whom something tells, and by which of its methods.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  package struct TargetAction {
    /// Who is told; nil for the first that has the method, on the way up from who has the keyboard or the sender.
    package private(set) weak var target: AnyObject?
    /// By which method.
    package let action: Selector
    /// Whether there was a target, which may be gone.
    package let hasTarget: Bool

    /// Remembers a target without keeping it.
    package init(_ target: Any?, _ action: Selector) {
      self.target = target.map { $0 as AnyObject }
      hasTarget = target != nil
      self.action = action
    }

    /// Whether it is about a target and an action, nil standing for any.
    package func matches(_ target: Any?, _ action: Selector?) -> Bool {
      (target == nil || self.target === target.map { $0 as AnyObject })
        && (action == nil || self.action == action)
    }

    /// Tells the target.
    ///
    /// A target that has no such method is reported; one that is gone isn't told.
    ///
    /// - Parameters:
    ///   - arguments: The sender, and what else methods may take.
    ///   - responder: Where the way up begins if there is no target.
    package func send(_ arguments: [Any?], from responder: Responder?) {
      if hasTarget {
        guard let target, action.call(target, arguments) == nil else { return }
        report(action.missing(in: target), to: responder)
      } else if !send(arguments, upFrom: responder) {
        report("Nobody on the way up has a method \(action)", to: responder)
      }
    }

    /// Tells the first that has the method, on the way up from who has the keyboard, then from a responder.
    ///
    /// - Parameters:
    ///   - arguments: The sender, and what else methods may take.
    ///   - responder: Whose window it is about, too; that of the thread that is typed into, where it is in none.
    /// - Returns: Whether there was one.
    package func send(_ arguments: [Any?], upFrom responder: Responder?) -> Bool {
      let holder = (responder?.responderWindow ?? Window.keyWindow)?.firstResponder
      return [holder, responder].contains { start in
        start?.chain.contains { action.call($0, arguments) != nil } == true
      }
    }

    private func report(_ message: String, to responder: Responder?) {
      Selector.diagnostic(message).report(to: responder as? View)
    }
  }
#endif
