import Foundation
import Synchronization

/// A lock, and what it holds for one thread at a time.
///
/// Copies are the same lock. A thread that locks it twice waits for itself.
public struct OSAllocatedUnfairLock<State: Sendable>: Sendable {
  private let kept: Kept

  private final class Kept: Sendable {
    let lock = NSLock()
    /// Held by the thread alone that has locked.
    let state: Mutex<State>

    init(_ state: State) { self.state = Mutex(state) }

    deinit {}

    func changed<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
      var value = state.withLock { $0 }
      defer { state.withLock { [value] in $0 = value } }
      return try body(&value)
    }
  }

  /// Makes a lock that holds a value.
  public init(initialState: State) { kept = Kept(initialState) }

  /// Makes a lock that holds a value.
  public init(uncheckedState initialState: State) { kept = Kept(initialState) }

  /// Reads and changes the value while other threads wait.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    kept.lock.lock()
    defer { kept.lock.unlock() }
    return try kept.state.withLock { try body(&$0) }
  }

  /// Reads and changes the value while other threads wait; a collection is copied if it is changed.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    kept.lock.lock()
    defer { kept.lock.unlock() }
    return try kept.changed(body)
  }

  /// Reads and changes the value; nil if another thread has locked.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard kept.lock.try() else { return nil }
    defer { kept.lock.unlock() }
    return try kept.state.withLock { try body(&$0) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock that holds nothing.
  public init() { self.init(initialState: ()) }

  /// Does something while other threads wait.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Does something while other threads wait.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Does something; nil if another thread has locked.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result? {
    guard lockIfAvailable() else { return nil }
    defer { unlock() }
    return try body()
  }

  /// Waits until no other thread has locked, and locks.
  public func lock() { kept.lock.lock() }

  /// Lets others lock.
  public func unlock() { kept.lock.unlock() }

  /// Locks unless another thread has.
  public func lockIfAvailable() -> Bool { kept.lock.try() }
}
