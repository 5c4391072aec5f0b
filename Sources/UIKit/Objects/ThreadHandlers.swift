import Foundation
import ViewTree

/// What notifications and timers call on this thread.
///
/// Foundation's closures may be called on any thread, and objects of a tree belong to one. So a closure
/// knows a number alone, and finds what to call among the things of the thread it is called on
/// (``HandlerCall``).
nonisolated final class ThreadHandlers {
  /// What tells the things of one thread from those of another, even of one that is over.
  let identity = UUID()
  private var last = 0
  private var handlers: [Int: (Any) -> Void] = [:]
  /// The observers that hear of notifications on this thread.
  var registrations: [Registration] = []
  /// The methods that are called later on this thread.
  var requests: [Request] = []

  /// Those of the thread that asks.
  static var current: ThreadHandlers {
    let key = "LayoutKit.handlers"
    let things = ThreadStore.current
    if let known = things[key] as? ThreadHandlers { return known }
    let new = ThreadHandlers()
    things[key] = new
    return new
  }

  deinit {}

  /// Keeps a closure, and gives the number it has.
  func add(_ handler: @escaping (Any) -> Void) -> Int {
    last += 1
    handlers[last] = handler
    return last
  }

  /// Lets go of a closure.
  func remove(_ number: Int) {
    handlers[number] = nil
    requests.removeAll { $0.number == number }
  }

  /// Ends the timers of some requests.
  func cancel(where isMeant: (Request) -> Bool) {
    for request in requests where isMeant(request) {
      request.timer.invalidate()
      remove(request.number)
    }
  }

  /// Calls a closure.
  fileprivate func call(_ number: Int, _ argument: Any) { handlers[number]?(argument) }
}

/// A call of what was added to the things of a thread, as any thread may hold it.
///
/// On another thread than the one it was added on it calls nothing, and reports that.
nonisolated struct HandlerCall: Sendable {
  private let number: Int
  private let home = ThreadHandlers.current.identity
  private let message: String
  private let hint: String
  private let source: CodeLocation

  /// A call of a closure of this thread.
  ///
  /// - Parameters:
  ///   - number: The closure's.
  ///   - message: What doesn't happen on another thread.
  ///   - hint: What to do on this thread instead.
  ///   - source: The line that asked for the call.
  init(_ number: Int, _ message: String, hint: String, _ source: CodeLocation) {
    self.number = number
    self.message = message
    self.hint = hint
    self.source = source
  }

  /// Calls the closure if it was added on this thread.
  ///
  /// - Parameters:
  ///   - argument: What it takes.
  ///   - isOfThread: Whether what happens concerns this thread alone, so that calling nothing is right.
  /// - Returns: Whether it was.
  @discardableResult
  func callAsFunction(_ argument: Any, isOfThread: Bool = false) -> Bool {
    guard ThreadHandlers.current.identity == home else {
      if isOfThread { return false }
      LayoutDiagnostic(
        .unknownAction, "\(message), as that happens on another thread.", source: source,
        hint: "\(hint) on the thread that the selector was given on, as with DispatchQueue.main."
      ).writeToStandardError()
      return false
    }
    ThreadHandlers.current.call(number, argument)
    return true
  }

  /// Lets go of the closure, on the thread it was added on.
  func remove() {
    let handlers = ThreadHandlers.current
    if handlers.identity == home { handlers.remove(number) }
  }
}
