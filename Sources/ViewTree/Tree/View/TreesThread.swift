import Dispatch
package import Foundation

#if MainActor
  /// What a closure says of a tree, which belongs to the main actor; elsewhere something else.
  nonisolated func onTreesThread<Value: Sendable>(
    or other: Value, _ body: @MainActor () -> Value
  ) -> Value {
    ThreadStore.isOnMain ? MainActor.assumeIsolated(body) : other
  }
#else
  /// What a closure says of a tree, which belongs to whoever asks.
  func onTreesThread<Value>(or other: Value, _ body: () -> Value) -> Value { body() }
#endif

/// Things of the thread that asks, or of the main queue, whichever threads that runs on.
///
/// Off Apple's systems an asynchronous program leaves the main thread, and any thread runs the main
/// queue, one after the other.
package nonisolated enum ThreadStore {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether what asks is on the main thread, or run by the main queue.
  package static var isOnMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  /// The things, by their names.
  package static var current: NSMutableDictionary {
    #if canImport(Darwin)
      let main = Thread.main
    #else
      let main = Thread.mainThread
    #endif
    return (isOnMain ? main : Thread.current).threadDictionary
  }
}
