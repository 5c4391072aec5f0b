import Foundation
public import ViewTree

extension ConstraintMaker {
  /// The attributes that a statement has so far; a relation has to follow.
  ///
  /// Further attributes can be chained on (`left.right`, `top.horizontalEdges`). The kind says what
  /// the chain may be related to: horizontal locations to horizontal locations, dimensions to
  /// dimensions and so on.
  public struct AttributeStep<Kind: AttributeSet.Kind> {
    let recorder: Recorder
    let place: Int
    let attributes: AttributeSet
  }
}

extension ConstraintMaker.AttributeStep {
  /// Takes the statement down; amounts, priority and label amend it later.
  func relate(
    _ relation: LayoutConstraint.Relation, to target: Statement.Target,
    times multiplier: CGFloat = 1,
    offset: Offset = Offset(), inset: Inset? = nil, mistake: StatementMistake? = nil,
    _ fileID: String, _ line: Int
  ) -> ConstraintMaker.Draft {
    record(
      Statement(
        attributes: attributes, comparison: .relation(relation), target: target,
        multiplier: multiplier, offset: offset, inset: inset, mistake: mistake,
        source: CodeLocation(fileID: fileID, line: line)))
  }

  /// Takes down that the attributes stay inside something.
  func contain(in target: Statement.Target, _ fileID: String, _ line: Int) -> ConstraintMaker.Draft
  {
    record(
      Statement(
        attributes: attributes, comparison: .containment, target: target,
        source: CodeLocation(fileID: fileID, line: line)))
  }

  private func record(_ statement: consuming Statement) -> ConstraintMaker.Draft {
    ConstraintMaker.Draft(recorder: recorder, place: recorder.relate(place, as: statement))
  }
}

// What is inside is at least as far right and down as the near edges around it, and at most as far
// as the far ones: one word for what would take two relations.

extension ConstraintMaker.AttributeStep {
  /// Stays inside `view`: left, top and leading are at least the view's; right, bottom, trailing,
  /// width and height at most.
  ///
  /// An inset says by how much: `edges.containedIn(card).inset(8)` leaves at least 8 points free on
  /// every side. A middle has no side, and a statement that names one is left out with a
  /// diagnostic.
  @discardableResult
  public func containedIn(
    _ view: View, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: contain(in: .item(view, nil), fileID, line))
  }

  /// Stays inside `guide`, by at least the inset that may follow.
  @discardableResult
  public func containedIn(
    _ guide: LayoutGuide, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: contain(in: .item(guide, nil), fileID, line))
  }

  /// Stays inside the superview, or a guide's owner, or an area in it, by at least the inset that
  /// may follow: `edges.containedInSuperview(.safeArea).inset(8)`.
  @discardableResult
  public func containedInSuperview(
    _ area: SuperviewArea = .bounds, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: contain(in: area.target, fileID, line))
  }
}

extension ConstraintMaker.AttributeStep where Kind == AttributeSet.Edges {
  /// Stays inside the edges or margins that `anchor` names, by at least the inset that may follow.
  @discardableResult
  public func containedIn(
    _ anchor: ItemAnchor<AttributeSet.Edges>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: contain(in: anchor.target, fileID, line))
  }
}
