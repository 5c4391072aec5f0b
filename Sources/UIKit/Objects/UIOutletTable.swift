public import Foundation

#if MainActor
  /// A property of objects on the main actor that documents may set.
  public typealias UIOutletPath<Object, Value> = ReferenceWritableKeyPath<Object, Value>
  /// A method of objects on the main actor, called with the sender.
  public typealias UIOutletAction<Object, Sender> = @MainActor (Object, Sender) -> Void
  /// Sets an object on another one; false if it is of another class.
  package typealias OutletSetter = @MainActor (AnyObject, AnyObject) -> Bool
  /// Sets objects on another one.
  package typealias CollectionSetter = @MainActor (AnyObject, [AnyObject]) -> Bool
  /// Calls a method of an object with the sender.
  package typealias ActionCaller = @MainActor (AnyObject, AnyObject?) -> Void
  /// Sets a value.
  package typealias AttributeSetter = @MainActor (AnyObject, Any?) -> Bool
  /// A method that makes a segue's controller of a decoder, the sender and the segue's identifier.
  public typealias UISegueAction<Object> =
    @MainActor (Object, NSCoder, Any?, String?) ->
    UIViewController?
  /// Has an object make a segue's controller.
  package typealias ControllerMaker =
    @MainActor (AnyObject, NSCoder, Any?, String?) ->
    UIViewController?
#else
  /// A property that documents may set.
  public typealias UIOutletPath<Object, Value> =
    any ReferenceWritableKeyPath<Object, Value> & Sendable
  /// A method, called with the sender.
  public typealias UIOutletAction<Object, Sender> = @Sendable (Object, Sender) -> Void
  /// Sets an object on another one; false if it is of another class.
  package typealias OutletSetter = @Sendable (AnyObject, AnyObject) -> Bool
  /// Sets objects on another one.
  package typealias CollectionSetter = @Sendable (AnyObject, [AnyObject]) -> Bool
  /// Calls a method of an object with the sender.
  package typealias ActionCaller = @Sendable (AnyObject, AnyObject?) -> Void
  /// Sets a value.
  package typealias AttributeSetter = @Sendable (AnyObject, Any?) -> Bool
  /// A method that makes a segue's controller of a decoder, the sender and the segue's identifier.
  public typealias UISegueAction<Object> =
    @Sendable (Object, NSCoder, Any?, String?) ->
    UIViewController?
  /// Has an object make a segue's controller.
  package typealias ControllerMaker =
    @Sendable (AnyObject, NSCoder, Any?, String?) ->
    UIViewController?
#endif

/// The outlets, actions and inspectable values of a class, by the names that documents use.
///
/// The plugin writes one beside each class that has any, instead of the Objective-C runtime, which
/// would find them by their names; it is named after the class, `Outlets_Card_0`. A program doesn't
/// use it itself.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UIOutletTable {
  /// Set an object on another one.
  package private(set) var outlets: [String: OutletSetter] = [:]
  /// Set objects on another one.
  package private(set) var collections: [String: CollectionSetter] = [:]
  /// Call a method of an object.
  package private(set) var actions: [String: ActionCaller] = [:]
  /// Set values.
  package private(set) var attributes: [String: AttributeSetter] = [:]
  /// Make controllers of segues.
  package private(set) var segueActions: [String: ControllerMaker] = [:]

  /// Makes a table without names.
  public required init() {}

  deinit {}

  /// Names what the class has: does nothing unless overridden.
  open func fill() {}

  /// Names an outlet.
  public final func outlet<Object, Value>(_ name: String, _ property: UIOutletPath<Object, Value>) {
    outlets[name] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// Names a collection of outlets.
  public final func outlets<Object, Value>(
    _ name: String, _ property: UIOutletPath<Object, [Value]>
  ) {
    collections[name] = { object, values in
      guard let object = object as? Object else { return false }
      let fitting = values.compactMap { $0 as? Value }
      object[keyPath: property] = fitting
      return fitting.count == values.count
    }
  }

  /// Names a collection of outlets.
  public final func outlets<Object, Value>(
    _ name: String, _ property: UIOutletPath<Object, [Value]?>
  ) {
    collections[name] = { object, values in
      guard let object = object as? Object else { return false }
      let fitting = values.compactMap { $0 as? Value }
      object[keyPath: property] = fitting
      return fitting.count == values.count
    }
  }

  /// Names an action by its selector; a sender of another class than the method takes calls nothing.
  public final func action<Object, Sender>(
    _ selector: String, _ method: @escaping UIOutletAction<Object, Sender>
  ) {
    actions[selector] = { object, sender in
      if let object = object as? Object, let sender = sender as? Sender { method(object, sender) }
    }
  }

  /// Names a method that makes the controller of a segue, by its selector.
  public final func segueAction<Object>(
    _ selector: String, _ method: @escaping UISegueAction<Object>
  ) {
    segueActions[selector] = { object, coder, sender, identifier in
      (object as? Object).flatMap { method($0, coder, sender, identifier) }
    }
  }

  /// Names a value that documents may set.
  public final func attribute<Object, Value>(
    _ keyPath: String, _ property: UIOutletPath<Object, Value>
  ) {
    attributes[keyPath] = { object, value in
      guard let object = object as? Object, let value = RuntimeValue.cast(value, to: Value.self)
      else { return false }
      object[keyPath: property] = value
      return true
    }
  }
}
