import Foundation

/// Values of runtime attributes, as the types that properties have.
package nonisolated enum RuntimeValue {
  /// A value as one of a type; numbers become numbers of any type.
  ///
  /// - Returns: The value, nil if it is none of the type.
  package static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value, let fitting = value as? Value { return fitting }
    guard let value else { return Optional<Any>.none as? Value }
    guard let number = value as? Double else { return nil }
    let forms: [Any] = [
      number, CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0,
    ]
    return forms.lazy.compactMap { $0 as? Value }.first
  }
}
