public import ViewTree

/// What menus and keyboards ask of what is edited; nothing calls these methods.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIResponderStandardEditActions: AnyObject {
  /// Cuts.
  func cut(_ sender: Any?)
  /// Copies.
  func copy(_ sender: Any?)
  /// Pastes.
  func paste(_ sender: Any?)
  /// Deletes.
  func delete(_ sender: Any?)
  /// Selects a part.
  func select(_ sender: Any?)
  /// Selects all.
  func selectAll(_ sender: Any?)
}

extension Responder: UIResponderStandardEditActions {}
