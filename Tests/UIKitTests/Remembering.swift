import Testing
import UIKit

/// Looks at a value that an object remembers: its first, and another that is set, while a second object keeps the
/// first.
func remembers<Object: AnyObject, Value: Equatable>(
  _ make: @autoclosure () -> Object, _ value: ReferenceWritableKeyPath<Object, Value>,
  _ first: Value, _ then: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  let (object, other) = (make(), make())
  #expect(first != then, "\(value)", sourceLocation: sourceLocation)
  #expect(object[keyPath: value] == first, "\(value)", sourceLocation: sourceLocation)
  object[keyPath: value] = then
  #expect(object[keyPath: value] == then, "\(value)", sourceLocation: sourceLocation)
  #expect(other[keyPath: value] == first, "\(value)", sourceLocation: sourceLocation)
}

/// Looks at an object that another remembers: there is none at first, and then the one that is set, until it is taken
/// away.
func remembersObject<Object: AnyObject, Thing>(
  _ object: Object, _ value: ReferenceWritableKeyPath<Object, Thing?>, _ thing: Thing,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(object[keyPath: value] == nil, "\(value)", sourceLocation: sourceLocation)
  object[keyPath: value] = thing
  #expect(
    object[keyPath: value].map { $0 as AnyObject } === (thing as AnyObject), "\(value)",
    sourceLocation: sourceLocation)
  object[keyPath: value] = nil
  #expect(object[keyPath: value] == nil, "\(value)", sourceLocation: sourceLocation)
}
