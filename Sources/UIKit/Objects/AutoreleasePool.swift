/// Calls a closure: objects go when nothing keeps them, with a pool or without.
///
/// - Returns: What the closure returns.
public nonisolated func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }
