package import Foundation
package import ViewTree

/// One constraint of a statement, with everything worked out but the objects it will join.
package struct Resolution: Equatable {
  package var attribute: LayoutConstraint.Attribute
  package var relation: LayoutConstraint.Relation
  package var partner: Partner
  package var partnerAttribute: LayoutConstraint.Attribute
  package var multiplier: CGFloat
  package var constant: CGFloat
  /// What stands for the constant where the item reads from right to left, if it differs.
  package var rightToLeftConstant: CGFloat?
}

extension Resolution {
  /// Who stands on the other side.
  package enum Partner: Equatable {
    /// Nobody: the attribute is compared with a number.
    case none
    /// The superview, or the owner of a guide.
    case superview
    /// A guide that the superview keeps.
    case area(SuperviewArea)
    /// The item the statement names.
    case target
    /// The item that the statement is about.
    case itself
  }
}
