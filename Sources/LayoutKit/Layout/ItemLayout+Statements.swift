import ViewTree

// Whatever the way in, the steps are the same: the closure runs to its end, its statements are
// checked, and only then is anything changed, removals before additions. A statement with a
// mistake is reported and left out; the others stand.

extension ItemLayout {
  /// Adds constraints and activates them.
  ///
  /// A view stops translating its frame into constraints, whatever the closure says.
  ///
  /// - Returns: The constraints made, statement by statement, those of one statement in the order
  ///   of ``AttributeSet``.
  @discardableResult
  public func make(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    edit(fileID, line, build).make()
  }

  /// Makes constraints without activating them.
  ///
  /// They come into force through the handle returned or one by one, and are kept by nobody else
  /// until then. The superview must be there if a statement speaks of it; that the items share a
  /// tree is checked on activation.
  @discardableResult
  public func prepare(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    edit(fileID, line, mustJoin: false, build).prepare()
  }

  /// Changes the active constraints that the statements are about, and adds those that don't
  /// exist yet.
  ///
  /// A statement is about the constraint with the same attribute, the same item on the other side
  /// and the same attribute there; relation, multiplier, constant and priority may all be new. If
  /// several qualify, one with the same label is preferred, then one with the same relation. A
  /// priority or label that isn't stated stays what it was.
  ///
  /// - Returns: The constraints changed or added, in the order of the statements.
  /// - Complexity: O(*s* · *c*) for *s* constraints stated and *c* that the item has.
  @discardableResult
  public func update(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    edit(fileID, line, build).update()
  }

  /// Makes the statements the only active ones that have been made for the item through the DSL.
  ///
  /// The result is that of removing all and making anew, but only what differs is touched: a
  /// constraint that is stated again as it was stays the same object and costs nothing.
  /// Constraints that are prepared or deactivated stay as they are.
  ///
  /// - Returns: The constraints in force, in the order of the statements.
  /// - Complexity: O(*s* · *c*) for *s* constraints stated and *c* that the item has.
  @discardableResult
  public func remake(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    edit(fileID, line, build).remake()
  }

  /// Deactivates and forgets every constraint that has been made for the item through the DSL.
  ///
  /// Constraints of other items that mention this one stay.
  public func remove() {
    let all = item.layoutElement.withStatedConstraints { stated in
      defer { stated = [] }
      return stated
    }
    LayoutConstraint.deactivate(all)
  }

  private func edit(
    _ fileID: String, _ line: Int, mustJoin: Bool = true, _ build: (ConstraintMaker) -> Void
  ) -> LayoutEdit {
    LayoutEdit(
      item: item, source: SourceLocation(fileID: fileID, line: line), mustJoin: mustJoin, build)
  }
}
