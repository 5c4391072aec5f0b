/// Calls a closure: objects are freed when nothing keeps them, with or without a pool.
///
/// - Returns: What the closure returns.
public nonisolated func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }
