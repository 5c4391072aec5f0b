import Foundation

/// What documents may say of the objects of one class.
nonisolated struct ClassEntry: Sendable {
  /// The name that documents give the class.
  let name: String
  let type: AnyClass
  /// Whether an object is one of the class.
  let fits: @Sendable (AnyObject) -> Bool
  /// Set an object on another one; false if it is of another class than the outlet's.
  var outlets: [String: @Sendable (AnyObject, AnyObject) -> Bool] = [:]
  /// Set objects on another one.
  var collections: [String: @Sendable (AnyObject, [AnyObject]) -> Bool] = [:]
  /// Call a method of an object with the sender.
  var actions: [String: @Sendable (AnyObject, AnyObject?) -> Void] = [:]
  /// Set values of runtime attributes.
  var attributes: [String: @Sendable (AnyObject, Any?) -> Bool] = [:]
}

/// Says which properties and methods of a class documents may name.
///
/// Key paths take the place of the Objective-C runtime, which finds them by their names.
public nonisolated struct ClassDescription<Object: AnyObject> {
  var entry: ClassEntry

  /// Makes an outlet known, by the name that documents use.
  public mutating func outlet<Value>(
    _ name: String, _ property: any ReferenceWritableKeyPath<Object, Value> & Sendable
  ) {
    entry.outlets[name] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// Makes a collection of outlets known.
  public mutating func outlets<Value>(
    _ name: String, _ property: any ReferenceWritableKeyPath<Object, [Value]> & Sendable
  ) {
    entry.collections[name] = { object, values in
      guard let object = object as? Object else { return false }
      let fitting = values.compactMap { $0 as? Value }
      object[keyPath: property] = fitting
      return fitting.count == values.count
    }
  }

  /// Makes a collection of outlets known.
  public mutating func outlets<Value>(
    _ name: String, _ property: any ReferenceWritableKeyPath<Object, [Value]?> & Sendable
  ) {
    entry.collections[name] = { object, values in
      guard let object = object as? Object else { return false }
      let fitting = values.compactMap { $0 as? Value }
      object[keyPath: property] = fitting
      return fitting.count == values.count
    }
  }

  /// Makes an action known, by its selector as documents write it: `save:`.
  public mutating func action(
    _ selector: String, _ method: @escaping @Sendable (Object, AnyObject?) -> Void
  ) {
    entry.actions[selector] = { object, sender in
      if let object = object as? Object { method(object, sender) }
    }
  }

  /// Makes a property known that documents set as a runtime attribute.
  public mutating func attribute<Value>(
    _ keyPath: String, _ property: any ReferenceWritableKeyPath<Object, Value> & Sendable
  ) {
    entry.attributes[keyPath] = { object, value in
      guard let object = object as? Object, let value = RuntimeValue.cast(value, to: Value.self)
      else { return false }
      object[keyPath: property] = value
      return true
    }
  }
}
