/// Things that are kept with an object from outside and freed with it.
struct Attachments {
  private var values: [AnyHashable: Any] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// What is kept under a key.
  subscript(key: AnyHashable) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// What others can keep things with.
#if MainActor
  @preconcurrency @MainActor
#endif
package protocol AttachmentHolder: AnyObject {
  /// What is kept with the object, by whatever key its keeper chose; nil takes it away.
  ///
  /// - Complexity: O(1).
  func attachment(forKey key: AnyHashable) -> Any?

  /// Keeps a value with the object, in the place of what was there; nil takes that away.
  ///
  /// - Complexity: O(1).
  func setAttachment(_ value: Any?, forKey key: AnyHashable)
}

extension AccessibleObject: AttachmentHolder {
  /// What is kept with the object under a key.
  package final func attachment(forKey key: AnyHashable) -> Any? { extras?.attachments[key] }

  /// Keeps a value with the object.
  package final func setAttachment(_ value: Any?, forKey key: AnyHashable) {
    if value == nil, extras == nil { return }
    // What is let go of may come back here, when the table is no longer being changed.
    let old = extras?.attachments[key]
    ownExtras.attachments[key] = value
    withExtendedLifetime(old) {}
  }
}

extension LayoutGuide: AttachmentHolder {
  /// What is kept with the guide under a key.
  package final func attachment(forKey key: AnyHashable) -> Any? { attachments[key] }

  /// Keeps a value with the guide.
  package final func setAttachment(_ value: Any?, forKey key: AnyHashable) {
    let old = attachments[key]
    attachments[key] = value
    withExtendedLifetime(old) {}
  }
}

extension LayoutConstraint: AttachmentHolder {
  /// What is kept with the constraint under a key.
  package final func attachment(forKey key: AnyHashable) -> Any? { extras?.attachments[key] }

  /// Keeps a value with the constraint.
  package final func setAttachment(_ value: Any?, forKey key: AnyHashable) {
    if value == nil, extras == nil { return }
    let old = extras?.attachments[key]
    ownExtras.attachments[key] = value
    withExtendedLifetime(old) {}
  }
}

extension AttachmentHolder {
  /// The object of a kind that is kept with this one, made if there is none yet.
  package func attached<Value: AnyObject>(_ make: () -> Value) -> Value {
    let key = AnyHashable(ObjectIdentifier(Value.self))
    if let value = attachment(forKey: key) as? Value { return value }
    let new = make()
    setAttachment(new, forKey: key)
    return new
  }

  /// The object of a kind that is kept with this one, if there is one.
  package func attached<Value: AnyObject>(_ type: Value.Type) -> Value? {
    attachment(forKey: AnyHashable(ObjectIdentifier(type))) as? Value
  }
}
