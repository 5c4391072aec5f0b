public import Foundation
import ViewTree

// Whatever the way in, the steps are the same: the closure runs to its end, its statements are
// checked, and only then is anything changed, removals before additions. A statement with a
// mistake is reported and left out; the others stand.

extension ItemLayout {
  /// Adds constraints and activates them.
  ///
  /// Earlier statements stay, except those that have the same name as one of these.
  ///
  /// A view stops translating its frame into constraints, even if the closure states nothing.
  ///
  /// - Returns: The constraints made, statement by statement, those of one statement in the order
  ///   of ``AttributeSet``.
  @discardableResult
  public func make(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    LayoutEdit(.make, item, source: CodeLocation(fileID: fileID, line: line), build).carryOut()
  }

  /// Makes the item fill its superview, or a guide its owner: short for
  /// `make { $0.edges.equalToSuperview().inset(inset) }`.
  ///
  /// - Parameters:
  ///   - inset: How far inside the superview's edges, in points.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: The constraints of the four edges, in the order of ``AttributeSet``.
  @discardableResult
  public func edgesToSuperview(
    inset: CGFloat = 0, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    make(fileID: fileID, line: line) {
      $0.edges.equalToSuperview(fileID: fileID, line: line).inset(inset)
    }
  }

  /// Makes constraints without activating them.
  ///
  /// They come into force through the returned handle or one by one; until then, only the handle
  /// keeps them. The superview must be there if a statement speaks of it; that the items share a
  /// tree is checked on activation.
  @discardableResult
  public func prepare(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    LayoutEdit(.prepare, item, source: CodeLocation(fileID: fileID, line: line), build).carryOut()
  }

  /// Changes the active constraints that the statements are about, and adds those that don't
  /// exist yet.
  ///
  /// A statement is about the constraint with the same attribute, the same item on the other side
  /// and the same attribute there; relation, multiplier, constant and priority may all be new. If
  /// several qualify, one with the same label is preferred, then one with the same relation. A
  /// priority, label or name that isn't stated stays what it was.
  ///
  /// A statement with a name is about the constraint of that name and the same attribute, in force
  /// or not, whatever it is related to; it stays in or out of force. If no constraint has the name,
  /// a matching one without a name is changed and gets it.
  ///
  /// - Returns: The constraints changed or added, in the order of the statements.
  /// - Complexity: O(*s* + *c*) for *s* constraints stated and *c* that the item has.
  @discardableResult
  public func update(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    LayoutEdit(.update, item, source: CodeLocation(fileID: fileID, line: line), build).carryOut()
  }

  /// Makes the statements the only active ones that have been made for the item through the DSL.
  ///
  /// The result is that of removing all and making again, but only what differs is touched: a
  /// constraint that is stated again as it was stays the same object and costs nothing.
  /// Constraints that are prepared or deactivated stay as they are, unless they are stated by
  /// name; so do those of states, arrangements and groups.
  ///
  /// - Returns: The constraints in force, in the order of the statements.
  /// - Complexity: O(*s* + *c*) for *s* constraints stated and *c* that the item has.
  @discardableResult
  public func remake(
    fileID: String = #fileID, line: Int = #line, _ build: (ConstraintMaker) -> Void
  ) -> ConstraintHandle {
    LayoutEdit(.remake, item, source: CodeLocation(fileID: fileID, line: line), build).carryOut()
  }

  /// Deactivates and forgets every constraint that has been made for the item through the DSL, its
  /// states and its part in arrangements included.
  ///
  /// Constraints of other items that mention this one stay, as do those of groups.
  public func remove() {
    item.layoutElement.forgetStatements()
  }
}

extension LayoutElement {
  func forgetStatements() {
    withStatedConstraints { $0.retire { _ in true } }
    switch self {
    case .view(let view): view.states = nil
    case .guide(let guide): guide.states = nil
    }
  }
}
