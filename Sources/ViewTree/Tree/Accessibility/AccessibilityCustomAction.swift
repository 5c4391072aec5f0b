public import Foundation

/// Something that can be done with a thing, beside using it.
#if MainActor
  @preconcurrency @MainActor
#endif
open class AccessibilityCustomAction: NSObject {
  /// What it is called.
  open var name: String
  /// The closure that does it and returns whether it could; nil if a method does it.
  open var actionHandler: ((AccessibilityCustomAction) -> Bool)?

  /// What stands for it beside its name.
  package final var sign: Any?

  /// Makes an action that a closure does.
  public init(name: String, actionHandler: ((AccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  deinit {}

  #if !canImport(ObjectiveC)
    /// The object whose method does it; it isn't kept.
    open weak var target: AnyObject?
    /// The method that does it, which may take the action.
    open var selector = Selector("")

    /// Makes an action that a method of a target does.
    public init(name: String, target: Any?, selector: Selector) {
      self.name = name
      self.target = target.map { $0 as AnyObject }
      self.selector = selector
      super.init()
    }
  #endif

  /// Does it, as somebody who asks for it has it done.
  ///
  /// - Returns: Whether it could be done; a method that doesn't say so could.
  @discardableResult
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    #if !canImport(ObjectiveC)
      if let target, let result = selector.call(target, [self]) { return result as? Bool ?? true }
    #endif
    return false
  }
}
