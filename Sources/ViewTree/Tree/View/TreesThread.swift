#if MainActor
  import Dispatch
  import Foundation

  /// What a closure says of a tree, which belongs to the main actor; elsewhere something else.
  nonisolated func onTreesThread<Value: Sendable>(
    or other: Value, _ body: @MainActor () -> Value
  ) -> Value {
    // Off Apple's systems an asynchronous program leaves the main thread, and any thread runs the main
    // queue, one after the other.
    Thread.isMainThread || MainQueue.isCurrent ? MainActor.assumeIsolated(body) : other
  }

  /// Tells whether the main queue runs the code that asks.
  private nonisolated enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
  }
#else
  /// What a closure says of a tree, which belongs to whoever asks.
  func onTreesThread<Value>(or other: Value, _ body: () -> Value) -> Value { body() }
#endif
