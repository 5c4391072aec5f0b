public import ViewTree

/// A view or guide that constraints are made for.
public typealias LayoutConstraintItem = LayoutItem
/// A view, as constraints know it.
public typealias ConstraintView = View
/// A layout guide, as constraints know it.
public typealias ConstraintLayoutGuide = LayoutGuide
/// A constraint of the layout, as UIKit knows it.
public typealias LayoutConstraint = ViewTree.LayoutConstraint

/// Some attributes of a view or guide, to relate others to: `label.snp.bottom`.
///
/// It refers to the view or guide weakly.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class ConstraintItem {
  private let reference: ItemReference?
  /// The view or guide, nil once it is gone; it may be in its deinitialisers, so that nobody keeps it.
  var target: (any LayoutItem)? { reference?.item }
  let attributes: ConstraintAttributes

  init(_ target: (any LayoutItem)?, _ attributes: ConstraintAttributes) {
    reference = target?.layoutElement.reference
    self.attributes = attributes
  }
}
