import Foundation
import UIKit

#if MainActor
  /// A property of objects on the main actor that documents may set.
  public typealias DocumentProperty<Object, Value> = ReferenceWritableKeyPath<Object, Value>
  /// A method of objects on the main actor, called with the sender.
  public typealias DocumentAction<Object> = @MainActor (Object, AnyObject?) -> Void
#else
  /// A property that documents may set.
  public typealias DocumentProperty<Object, Value> =
    any ReferenceWritableKeyPath<Object, Value> & Sendable
  /// A method, called with the sender.
  public typealias DocumentAction<Object> = @Sendable (Object, AnyObject?) -> Void
#endif

/// What documents may say of the objects of one class.
struct ClassEntry: Sendable {
  /// The name that documents give the class.
  let name: String
  let type: AnyClass
  /// Whether an object is one of the class.
  let fits: @Sendable (AnyObject) -> Bool
  /// Set an object on another one; false if it is of another class than the outlet's.
  var outlets: [String: OutletSetter] = [:]
  /// Set objects on another one.
  var collections: [String: CollectionSetter] = [:]
  /// Call a method of an object with the sender.
  var actions: [String: ActionCaller] = [:]
  /// Set values of runtime attributes.
  var attributes: [String: AttributeSetter] = [:]
  /// Make the controllers of segues.
  var segueActions: [String: ControllerMaker] = [:]
}

/// Says which properties and methods of a class documents may name.
///
/// Key paths replace the Objective-C runtime, which would find properties by their names.
#if MainActor
  @preconcurrency @MainActor
#endif
public struct ClassDescription<Object: AnyObject> {
  var entry: ClassEntry

  /// Makes an outlet known, by the name that documents use.
  public mutating func outlet<Value>(
    _ name: String, _ property: DocumentProperty<Object, Value>
  ) {
    entry.outlets[name] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// Makes a collection of outlets known.
  public mutating func outlets<Value>(
    _ name: String, _ property: DocumentProperty<Object, [Value]>
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
    _ name: String, _ property: DocumentProperty<Object, [Value]?>
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
    _ selector: String, _ method: @escaping DocumentAction<Object>
  ) {
    entry.actions[selector] = { object, sender in
      if let object = object as? Object { method(object, sender) }
    }
  }

  /// Makes a property known that documents set as a runtime attribute.
  public mutating func attribute<Value>(
    _ keyPath: String, _ property: DocumentProperty<Object, Value>
  ) {
    entry.attributes[keyPath] = { object, value in
      guard let object = object as? Object, let value = RuntimeValue.cast(value, to: Value.self)
      else { return false }
      object[keyPath: property] = value
      return true
    }
  }
}
