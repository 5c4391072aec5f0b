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
