import Foundation
import ViewTree

/// The first step of a statement: the attributes chosen so far, waiting for a relation.
///
/// Further attributes can be chained on (`left.right`, `top.horizontalEdges`). The kind says what
/// the chain may be related to: horizontal locations to horizontal locations, dimensions to dimensions and so on.
public struct AttributeStep<K: AttributeKind> {
  let recorder: Recorder
  let place: Int
  let attributes: AttributeSet
}

extension AttributeStep: AttributeVocabulary {
  /// Adds horizontal locations.
  public func _x(_ attributes: AttributeSet) -> AttributeStep<K.WithX> { adding(attributes) }
  /// Adds vertical locations.
  public func _y(_ attributes: AttributeSet) -> AttributeStep<K.WithY> { adding(attributes) }
  /// Adds dimensions.
  public func _dimension(_ attributes: AttributeSet) -> AttributeStep<K.WithDimension> {
    adding(attributes)
  }
  /// Adds a group of edges.
  public func _edges(_ attributes: AttributeSet) -> AttributeStep<K.WithEdges> {
    adding(attributes)
  }
  /// Adds width and height.
  public func _size(_ attributes: AttributeSet) -> AttributeStep<Kind.Mixed> { adding(attributes) }
  /// Adds both middles.
  public func _center(_ attributes: AttributeSet) -> AttributeStep<Kind.Mixed> {
    adding(attributes)
  }
  /// Adds any set.
  public func _mixed(_ attributes: AttributeSet) -> AttributeStep<Kind.Mixed> {
    adding(attributes)
  }

  private func adding<L>(_ more: AttributeSet) -> AttributeStep<L> {
    let all = attributes.union(more)
    return AttributeStep<L>(
      recorder: recorder, place: recorder.extend(place, to: all), attributes: all)
  }
}

extension AttributeStep {
  /// Takes the statement down; amounts, priority and label amend it later.
  func relate(
    _ relation: LayoutConstraint.Relation, to target: Statement.Target,
    times multiplier: CGFloat = 1,
    offset: Offset = Offset(), inset: Inset? = nil, mistake: StatementMistake? = nil,
    _ fileID: String, _ line: Int
  ) -> StatementDraft {
    take(
      Statement(
        attributes: attributes, comparison: .relation(relation), target: target,
        multiplier: multiplier, offset: offset, inset: inset, mistake: mistake,
        source: SourceLocation(fileID: fileID, line: line)))
  }

  /// Takes down that the attributes stay inside something.
  func contain(in target: Statement.Target, _ fileID: String, _ line: Int) -> StatementDraft {
    take(
      Statement(
        attributes: attributes, comparison: .containment, target: target,
        source: SourceLocation(fileID: fileID, line: line)))
  }

  private func take(_ statement: Statement) -> StatementDraft {
    StatementDraft(recorder: recorder, place: recorder.relate(place, as: statement))
  }
}
