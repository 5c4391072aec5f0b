import ViewTree

/// What an object is told that has no part in a layout: values by the names of their properties.
///
/// Few objects are told any of it, so that it takes no room in the others.
private final class Memory {
  var values: [String: Any] = [:]
}

/// A value as it was set: of what may be any object, nothing is kept apart from something.
private nonisolated struct Kept<Value> {
  let value: Value
}

extension AttachmentHolder {
  /// What the property that asks was set to, or its first value.
  ///
  /// - Complexity: O(1).
  func remembered<Value>(_ first: @autoclosure () -> Value, _ property: String = #function) -> Value
  {
    if let kept = attached(Memory.self)?.values[property] as? Kept<Value> { return kept.value }
    let value = first()
    // An object is the same each time.
    if type(of: value) is AnyClass { remember(value, property) }
    return value
  }

  /// Keeps what the property that asks was set to.
  ///
  /// - Complexity: O(1).
  func remember<Value>(_ value: Value, _ property: String = #function) {
    attached { Memory() }.values[property] = Kept(value: value)
  }
}
