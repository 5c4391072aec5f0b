// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ViewTree

/// A method, by its name and, where it was made from one, the method itself.
public typealias Selector = ViewTree.Selector

nonisolated extension NSObject {
  /// Whether the object has a method that the selector was made of.
  ///
  /// - Returns: False for a selector that is only a name (``Selector``).
  public func responds(to selector: Selector?) -> Bool { selector?.isMethod(of: self) ?? false }

  /// Calls a method without arguments.
  ///
  /// - Returns: What it returns, if that is an object. Nil also if the object has no such method, which is
  ///   reported.
  @discardableResult
  public func perform(
    _ selector: Selector, fileID: String = #fileID, line: Int = #line
  ) -> AnyObject? { perform(selector, with: nil, fileID: fileID, line: line) }

  /// Calls a method with an argument.
  ///
  /// - Returns: What it returns, if that is an object. Nil also if the object has no such method, which is
  ///   reported.
  @discardableResult
  public func perform(
    _ selector: Selector, with object: Any?, fileID: String = #fileID, line: Int = #line
  ) -> AnyObject? { perform(selector, with: object, with: nil, fileID: fileID, line: line) }

  /// Calls a method with two arguments.
  ///
  /// - Returns: What it returns, if that is an object. Nil also if the object has no such method, which is
  ///   reported.
  @discardableResult
  public func perform(
    _ selector: Selector, with object1: Any?, with object2: Any?, fileID: String = #fileID,
    line: Int = #line
  ) -> AnyObject? {
    let source = CodeLocation(fileID: fileID, line: line)
    guard
      case .some(.some(var value)) = selector.callOrReport(
        self, [object1, object2], source: source)
    else { return nil }
    // What is optional is another type, which is no class.
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let child = mirror.children.first else { return nil }
      value = child.value
    }
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }
}

/// The selector of a name, which can be compared and calls nothing.
public nonisolated func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public nonisolated func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}
