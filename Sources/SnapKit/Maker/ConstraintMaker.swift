public import ViewTree

/// Builds the constraints of a view or guide in the closure of `makeConstraints` and its like.
public class ConstraintMaker {
  /// The view or guide that constraints are made for.
  public let item: any LayoutConstraintItem
  private var drafts: [ConstraintDraft] = []

  init(_ item: any LayoutItem) {
    self.item = item
    if case .view(let view) = item.layoutElement {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let draft = ConstraintDraft(item, attributes)
    drafts.append(draft)
    return ConstraintMakerExtendable(draft)
  }

  /// The constraints of all chains that came to a relation.
  private func finish() -> [Constraint] { drafts.compactMap(\.constraint) }

  static func prepare(
    _ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.finish()
  }

  static func make(_ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void) {
    for constraint in prepare(item, closure) { constraint.activate() }
  }

  static func remake(_ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  static func update(_ item: any LayoutItem, _ closure: (ConstraintMaker) -> Void) {
    guard MadeConstraints.of(item)?.constraints.isEmpty == false else {
      make(item, closure)
      return
    }
    for constraint in prepare(item, closure) { constraint.updateExisting() }
  }

  static func remove(_ item: any LayoutItem) {
    for constraint in MadeConstraints.of(item)?.constraints ?? [] { constraint.deactivate() }
  }
}
