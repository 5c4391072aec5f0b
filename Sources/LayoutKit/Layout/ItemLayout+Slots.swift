import ViewTree

extension ItemLayout {
  /// The constraints that were stated under the name `id`, in force or not.
  ///
  ///     bar.layout.make {
  ///       $0.width.equalToSuperview().multipliedBy(0.1).id("progress")
  ///     }
  ///     bar.layout["progress"].multiplier = 0.6
  ///
  /// The handle has none if no statement has that name, and reports what it is then asked to do.
  ///
  /// - Complexity: O(*c*) for *c* constraints that the item has.
  public subscript(
    id: String, fileID fileID: String = #fileID, line line: Int = #line
  ) -> ConstraintHandle {
    let found = item.layoutElement.withStatedConstraints { stated in
      ConstraintHandle(stated.lazy.filter { $0.note?.slot == id })
    }
    guard found.isEmpty else { return found }
    let pending = PendingConstraints()
    pending.unknownName = UnknownName(
      item: item, name: id, source: CodeLocation(fileID: fileID, line: line))
    return ConstraintHandle(pending)
  }
}
