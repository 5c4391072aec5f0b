public import ViewTree

/// Builds the constraints of a view or guide in the closure of `makeConstraints` and its like.
#if MainActor
  @preconcurrency @MainActor
#endif
public class ConstraintMaker {
  /// The view or guide that constraints are made for.
  public let item: any LayoutConstraintItem
  private var drafts: [ConstraintDraft] = []
  /// The line of the closure.
  private let source: CodeLocation

  init(_ item: any LayoutItem, _ source: CodeLocation) {
    self.item = item
    self.source = source
    if case .view(let view) = item.layoutElement {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let draft = ConstraintDraft(item, attributes, source)
    drafts.append(draft)
    return ConstraintMakerExtendable(draft)
  }

  /// The constraints of all chains that came to a relation; the others are reported.
  private func finish() -> [Constraint] {
    drafts.compactMap { $0.close() }
  }

  static func prepare(
    _ item: any LayoutItem, _ source: CodeLocation, _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item, source)
    closure(maker)
    return maker.finish()
  }

  static func make(
    _ item: any LayoutItem, _ source: CodeLocation, _ closure: (ConstraintMaker) -> Void
  ) {
    for constraint in prepare(item, source, closure) { constraint.activate(for: item) }
  }

  static func remake(
    _ item: any LayoutItem, _ source: CodeLocation, _ closure: (ConstraintMaker) -> Void
  ) {
    remove(item)
    make(item, source, closure)
  }

  static func update(
    _ item: any LayoutItem, _ source: CodeLocation, _ closure: (ConstraintMaker) -> Void
  ) {
    guard MadeConstraints.of(item)?.constraints.isEmpty == false else {
      make(item, source, closure)
      return
    }
    for constraint in prepare(item, source, closure) { constraint.updateExisting() }
  }

  static func remove(_ item: any LayoutItem) {
    for constraint in MadeConstraints.of(item)?.constraints ?? [] { constraint.deactivate() }
  }
}
