import ViewTree

/// Begins the statements of one closure: the `$0` of `view.layout.make { $0.edges.equalToSuperview() }`.
///
/// Each statement is a chain that narrows as it goes: attributes, a relation to something, an
/// amount, a priority, a label. A maker is good for its closure only; what is said to it later is
/// not heard.
public struct ConstraintMaker {
  let recorder: Recorder

  package init(recorder: Recorder) {
    self.recorder = recorder
  }
}

extension ConstraintMaker: AttributeVocabulary {
  /// Begins a chain of horizontal locations.
  public func _x(_ attributes: AttributeSet) -> AttributeStep<Kind.X> { begin(attributes) }
  /// Begins a chain of vertical locations.
  public func _y(_ attributes: AttributeSet) -> AttributeStep<Kind.Y> { begin(attributes) }
  /// Begins a chain of dimensions.
  public func _dimension(_ attributes: AttributeSet) -> AttributeStep<Kind.Dimension> {
    begin(attributes)
  }
  /// Begins a chain with a group of edges.
  public func _edges(_ attributes: AttributeSet) -> AttributeStep<Kind.Edges> { begin(attributes) }
  /// Begins a chain with width and height.
  public func _size(_ attributes: AttributeSet) -> AttributeStep<Kind.Size> { begin(attributes) }
  /// Begins a chain with both middles.
  public func _center(_ attributes: AttributeSet) -> AttributeStep<Kind.Center> {
    begin(attributes)
  }
  /// Begins a chain with any set.
  public func _mixed(_ attributes: AttributeSet) -> AttributeStep<Kind.Mixed> { begin(attributes) }

  private func begin<K>(_ attributes: AttributeSet) -> AttributeStep<K> {
    AttributeStep(
      recorder: recorder, place: recorder.begin(attributes), attributes: attributes)
  }
}
