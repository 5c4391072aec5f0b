#if MainActor
  import Foundation

  /// What a closure says of a tree, which belongs to the main actor; elsewhere something else.
  nonisolated func onTreesThread<Value: Sendable>(
    or other: Value, _ body: @MainActor () -> Value
  ) -> Value {
    Thread.isMainThread ? MainActor.assumeIsolated(body) : other
  }
#else
  /// What a closure says of a tree, which belongs to whoever asks.
  func onTreesThread<Value>(or other: Value, _ body: () -> Value) -> Value { body() }
#endif
