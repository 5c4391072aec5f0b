public import Foundation
public import ViewTree

/// What observers of a property are told.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in Foundation.
  public let rawValue: UInt

  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value that there is at the beginning, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before a change, too; without effect.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of a property.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// A kind of change.
  public nonisolated enum Kind: UInt, Hashable, Sendable {
    // Their names say what they are.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case setting = 1
    case insertion, removal, replacement
  }

  /// The kind: another value.
  public let kind = Kind.setting
  /// The new value, where it was asked for.
  public let newValue: Value?
  /// The old value, where it was asked for and there is one.
  public let oldValue: Value?
  /// Which of many values have changed: it isn't known.
  public let indexes: IndexSet? = nil
  /// Whether the change is yet to come: it never is.
  public let isPrior = false
}

/// An observation of a property, which ends when this object is freed.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class NSKeyValueObservation: NSObject {
  private weak var view: UIView?
  private var number: Int?

  init(_ view: UIView?, _ number: Int?) {
    self.view = view
    self.number = number
    super.init()
  }

  #if MainActor
    isolated deinit { end() }
  #else
    deinit { end() }
  #endif

  /// Ends it.
  public func invalidate() { end() }

  private func end() {
    guard let number else { return }
    self.number = nil
    view?.stopObserving(number)
  }
}

/// What publishes the changes of its properties.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol KeyValueObservable: AnyObject {}

extension AccessibleObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls a closure with each change of a property.
  ///
  /// A view publishes its `frame`, `bounds`, `center`, `isHidden` and `alpha`, a scroll view its `contentOffset` and
  /// `contentSize` too; another property that follows from them is looked at when they change. What isn't a view
  /// publishes nothing, which is reported.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the closure is told.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  ///   - changeHandler: The closure.
  /// - Returns: What stands for it; the closure is no longer called once that is freed.
  /// - Complexity: O(1).
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    fileID: String = #fileID, line: Int = #line,
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = self[keyPath: keyPath]
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil, oldValue: nil))
    }
    guard let view = self as? UIView else {
      LayoutDiagnostic(
        .unknownAction, "\(type(of: self)) publishes no changes of its properties.",
        source: CodeLocation(fileID: fileID, line: line),
        hint: "Views publish frame, bounds, center, contentOffset, contentSize, isHidden and alpha."
      ).report(to: nil)
      return NSKeyValueObservation(nil, nil)
    }
    var last = self[keyPath: keyPath]
    let number = view.startObserving { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      guard !isSame(value, last) else { return }
      let old = last
      last = value
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    return NSKeyValueObservation(view, number)
  }
}

/// Whether two values are equal; those that can't be compared never are.
private nonisolated func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return left.isSame(as: right)
}

nonisolated extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

/// What is told of a change to `observeValue(forKeyPath:of:change:context:)`.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String

  /// Makes a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

nonisolated extension NSObject {
  /// Would tell an observer of changes by a property's name, which is reported: only `observe(_:options:)` does.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?, fileID: String = #fileID, line: Int = #line
  ) {
    reportByName("tells nobody of changes of '\(keyPath)'", fileID, line)
  }

  /// Without effect, as nobody observes by names.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Without effect, as nobody observes by names.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}

  /// Would set a property by its name, which is reported: nothing is set.
  public func setValue(
    _ value: Any?, forKey key: String, fileID: String = #fileID, line: Int = #line
  ) {
    reportByName("has no property that can be set by the name '\(key)'", fileID, line)
  }

  /// Would set a property by its name, which is reported: nothing is set.
  public func setValue(
    _ value: Any?, forKeyPath keyPath: String, fileID: String = #fileID, line: Int = #line
  ) {
    reportByName("has no property that can be set by the name '\(keyPath)'", fileID, line)
  }

  /// Would give a property by its name, which is reported: nil.
  public func value(forKey key: String, fileID: String = #fileID, line: Int = #line) -> Any? {
    reportByName("has no property that can be read by the name '\(key)'", fileID, line)
    return nil
  }

  /// Would give a property by its name, which is reported: nil.
  public func value(forKeyPath keyPath: String, fileID: String = #fileID, line: Int = #line)
    -> Any?
  {
    value(forKey: keyPath, fileID: fileID, line: line)
  }

  private func reportByName(_ message: String, _ fileID: String, _ line: Int) {
    LayoutDiagnostic(
      .unknownAction, "\(type(of: self)) \(message): there is no Objective-C.",
      source: CodeLocation(fileID: fileID, line: line),
      hint: "Use the property itself, or observe(_:options:) with a key path."
    ).writeToStandardError()
  }
}
