public import ViewTree

extension View {
  /// Makes, changes and removes constraints of the view, and names its attributes for others.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

/// What `snp` of a view offers.
///
/// What can't be done is reported to the view's window or to `onDiagnostic`, and left out.
#if MainActor
  @preconcurrency @MainActor
#endif
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: View

  /// The view.
  public var target: (any LayoutItem)? { view }

  /// Makes constraints without activating them.
  @discardableResult
  public func prepareConstraints(
    fileID: String = #fileID, line: Int = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    ConstraintMaker.prepare(view, CodeLocation(fileID: fileID, line: line), closure)
  }

  /// Makes constraints and activates them; the view's autoresizing mask no longer counts.
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.make(view, CodeLocation(fileID: fileID, line: line), closure)
  }

  /// Removes the constraints made for the view before, then makes others.
  public func remakeConstraints(
    fileID: String = #fileID, line: Int = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.remake(view, CodeLocation(fileID: fileID, line: line), closure)
  }

  /// Changes the constants of constraints made before.
  ///
  /// A constraint is found again by its items, attributes, relation, multiplier and priority. One that
  /// isn't found is reported and made.
  public func updateConstraints(
    fileID: String = #fileID, line: Int = #line, _ closure: (_ make: ConstraintMaker) -> Void
  ) {
    ConstraintMaker.update(view, CodeLocation(fileID: fileID, line: line), closure)
  }

  /// Removes the constraints that were made for the view.
  public func removeConstraints() { ConstraintMaker.remove(view) }

  /// Gives the view a name for diagnostics.
  public func setLabel(_ value: String?) { view.name = value }

  /// The view's name in diagnostics.
  public func label() -> String? { view.name }

  /// How strongly the view keeps from growing beyond its content from left to right.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(LayoutPriority(newValue), for: .horizontal)
    }
  }

  /// How strongly the view keeps from growing beyond its content from top to bottom.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(LayoutPriority(newValue), for: .vertical) }
  }

  /// How strongly the view keeps from shrinking below its content from left to right.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .horizontal)
    }
  }

  /// How strongly the view keeps from shrinking below its content from top to bottom.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .vertical)
    }
  }
}
