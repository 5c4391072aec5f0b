import Foundation
import ViewTree

/// What notifications and timers call on this thread.
///
/// Foundation's closures may be called on any thread, and objects of a tree belong to one. So a closure
/// knows a number alone, and finds what to call among the things of the thread it is called on: nothing
/// if that is another one than the handler was added on.
nonisolated final class ThreadHandlers {
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

  /// Calls a closure of this thread; does nothing elsewhere.
  static func call(_ number: Int, _ argument: Any) { current.handlers[number]?(argument) }

  /// Lets go of a closure of this thread; does nothing elsewhere.
  static func remove(_ number: Int) { current.remove(number) }
}
