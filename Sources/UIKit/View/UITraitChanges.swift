public import Foundation
public import StandardViews
public import ViewTree

/// A trait that a program can ask to be told of.
public nonisolated protocol UITraitDefinition {
  /// The type of its values.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// A trait that traits have; those of a program's own always have their default value.
private nonisolated protocol HeldTrait: UITraitDefinition where Value: Hashable {
  static func value(in traits: UITraitCollection) -> Value
}

/// The style of the interface.
public nonisolated enum UITraitUserInterfaceStyle: HeldTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceStyle }
}

/// How much room there is across.
public nonisolated enum UITraitHorizontalSizeClass: HeldTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.horizontalSizeClass }
}

/// How much room there is down.
public nonisolated enum UITraitVerticalSizeClass: HeldTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.verticalSizeClass }
}

/// How large people like their text.
public nonisolated enum UITraitPreferredContentSizeCategory: HeldTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.preferredContentSizeCategory }
}

/// How lines run.
public nonisolated enum UITraitLayoutDirection: HeldTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.layoutDirection }
}

/// How many pixels there are to a point.
public nonisolated enum UITraitDisplayScale: HeldTrait {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }
  static func value(in traits: UITraitCollection) -> Value { traits.displayScale }
}

/// The kind of device.
public nonisolated enum UITraitUserInterfaceIdiom: HeldTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceIdiom }
}

/// How much colours differ; it never changes.
public nonisolated enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
}

/// How far in front something is; it never changes.
public nonisolated enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

/// How bold text is; it never changes.
public nonisolated enum UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Whether a window is used; it never changes.
public nonisolated enum UITraitActiveAppearance: UITraitDefinition {
  /// Yes.
  public static var defaultValue: Bool { true }
}

/// A trait as it is named in a list.
public typealias UITrait = any UITraitDefinition.Type

nonisolated extension UITraitCollection {
  /// The value of a trait; for a trait of the program's own, the default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    func value<Held: HeldTrait>(_ held: Held.Type) -> Any { held.value(in: self) }
    let own = (trait as? any HeldTrait.Type).map { value($0) } as? Trait.Value
    return own ?? Trait.defaultValue
  }

  /// The traits that change colours.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits that change which picture of a name is taken.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  /// The traits among the given ones that differ in another collection.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    guard let traitCollection else { return [] }
    let all: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self,
    ]
    return all.filter { differs(from: traitCollection, in: $0) }
  }

  fileprivate func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    func differs<Held: HeldTrait>(_ trait: Held.Type) -> Bool {
      trait.value(in: self) != trait.value(in: other)
    }
    guard let held = trait as? any HeldTrait.Type else { return false }
    return differs(held)
  }
}

/// A registration for changes of traits.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitRegistration: UITraitChangeRegistration {
  let number: Int

  init(_ number: Int) { self.number = number }

  deinit {}
}

/// What has traits: a view or a controller.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITraitChangeObservable: AnyObject {}

extension View: UITraitChangeObservable {}
extension ViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a closure after one of some traits has changed, with what was registered and the traits before.
  ///
  /// It is called after `traitCollectionDidChange(_:)`, as long as the view or controller lives.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    watch(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
  }

  /// Calls a closure after one of some traits has changed, with what was registered and the traits before.
  ///
  /// It is for closures that name the type of what they take.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    watch(traits) { object, old in
      if let object = object as? Observed { handler(object, old) }
    }
  }

  /// Calls a method of the same object after one of some traits has changed; it may take the object and the
  /// traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector, fileID: String = #fileID, line: Int = #line
  ) -> any UITraitChangeRegistration {
    let source = CodeLocation(fileID: fileID, line: line)
    return watch(traits) { object, old in
      _ = action.callOrReport(object, [object, old], source: source)
    }
  }

  /// Calls a method of a target, which isn't kept, after one of some traits has changed; it may take the object
  /// and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector, fileID: String = #fileID,
    line: Int = #line
  ) -> any UITraitChangeRegistration {
    let source = CodeLocation(fileID: fileID, line: line)
    return watch(traits) { [weak target = target as AnyObject] object, old in
      guard let target else { return }
      _ = action.callOrReport(target, [object, old], source: source)
    }
  }

  private func watch(
    _ traits: [UITrait], _ tell: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard let holder = self as? any AttachmentHolder else { return TraitRegistration(0) }
    let number = holder.attached { TraitWatchers() }.add { [weak self] old, new in
      guard let self, traits.contains(where: { new.differs(from: old, in: $0) }) else { return }
      tell(self, old)
    }
    return TraitRegistration(number)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? TraitRegistration else { return }
    (self as? any AttachmentHolder)?.attached(TraitWatchers.self)?.remove(registration.number)
  }
}
