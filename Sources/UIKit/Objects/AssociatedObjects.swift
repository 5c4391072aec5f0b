// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import ViewTree

/// How an associated object is kept; here all are kept strongly, the first kind too.
public nonisolated enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// As a reference that doesn't keep; here it keeps.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// As a reference that keeps.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy; here it is the value itself.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As a reference that keeps.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy; here it is the value itself.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with a view, guide, constraint or controller until that is gone.
///
/// - Parameters:
///   - object: What to keep it with. Any other object has no room for it, which is reported.
///   - key: An address that stands for the value, such as that of a global variable.
///   - value: The value; nil takes the present one away.
///   - policy: How it is kept.
///   - fileID: The file of the call, for diagnostics.
///   - line: The line of the call, for diagnostics.
/// - Complexity: O(1).
@safe
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy,
  fileID: String = #fileID, line: Int = #line
) {
  guard let holder = object as? any AttachmentHolder else {
    LayoutDiagnostic(
      .hierarchy, "\(type(of: object)) keeps no associated objects.",
      source: CodeLocation(fileID: fileID, line: line),
      hint: "Views, guides, constraints and controllers do; use a stored property in others."
    ).report(to: nil)
    return
  }
  unsafe holder.setAttachment(value, forKey: AnyHashable(AssociationKey(key)))
}

/// The value that is kept with an object under a key, nil if there is none.
///
/// - Parameters:
///   - object: A view, guide, constraint or controller.
///   - key: An address that stands for the value.
/// - Returns: The value as it was set.
/// - Complexity: O(1).
@safe
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  unsafe (object as? any AttachmentHolder)?
    .attachment(forKey: AnyHashable(AssociationKey(key)))
}

/// An address as a number; what is there is never looked at.
private nonisolated struct AssociationKey: Hashable {
  let address: UInt

  init(_ key: UnsafeRawPointer) { address = UInt(bitPattern: key) }
}
