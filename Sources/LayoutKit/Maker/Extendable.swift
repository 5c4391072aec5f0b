import Foundation
import ViewTree

extension ConstraintMaker {
  /// The attributes of a statement chosen so far, waiting for a relation.
  ///
  /// Further attributes can be chained on (`left.right`, `top.horizontalEdges`). The kind says what
  /// the chain may be related to: horizontal locations to horizontal locations, dimensions to
  /// dimensions and so on.
  public struct Extendable<Kind: AttributeSet.Kind> {
    let recorder: Recorder
    let place: Int
    let attributes: AttributeSet
  }
}

extension ConstraintMaker.Extendable {
  /// Takes the statement down; amounts, priority and label amend it later.
  func relate(
    _ relation: LayoutConstraint.Relation, to target: Statement.Target,
    times multiplier: CGFloat = 1,
    offset: Offset = Offset(), inset: Inset? = nil, mistake: StatementMistake? = nil,
    _ fileID: String, _ line: Int
  ) -> ConstraintMaker.Draft {
    take(
      Statement(
        attributes: attributes, comparison: .relation(relation), target: target,
        multiplier: multiplier, offset: offset, inset: inset, mistake: mistake,
        source: CodeLocation(fileID: fileID, line: line)))
  }

  /// Takes down that the attributes stay inside something.
  func contain(in target: Statement.Target, _ fileID: String, _ line: Int) -> ConstraintMaker.Draft
  {
    take(
      Statement(
        attributes: attributes, comparison: .containment, target: target,
        source: CodeLocation(fileID: fileID, line: line)))
  }

  private func take(_ statement: Statement) -> ConstraintMaker.Draft {
    ConstraintMaker.Draft(recorder: recorder, place: recorder.relate(place, as: statement))
  }
}
