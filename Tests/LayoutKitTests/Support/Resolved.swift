import Foundation
import LayoutKit

/// The constraints that statements about a view in a superview come to, one line each, such as
/// `left >= 2 * superview.left + 8`.
func resolved(_ build: (ConstraintMaker) -> Void) -> [String] {
  let superview = View()
  let view = View()
  superview.addSubview(view)
  return view.layout.prepare(build).map { constraint in
    var right = plainNumber(Double(constraint.constant))
    if let partner = constraint.secondItem {
      let factor =
        constraint.multiplier == 1 ? "" : "\(plainNumber(Double(constraint.multiplier))) * "
      let amount = constraint.constant
      right = amount == 0 ? "" : " \(amount < 0 ? "-" : "+") \(plainNumber(abs(amount)))"
      let owner = partner === superview ? "superview" : "target"
      right = "\(factor)\(owner).\(constraint.secondAttribute)" + right
    }
    let leftwards =
      constraint.rightToLeftConstant.map { " (RTL \(plainNumber(Double($0))))" } ?? ""
    let priority = constraint.priority == .required ? "" : " @\(constraint.priority)"
    return "\(constraint.firstAttribute) \(constraint.relation) \(right)\(leftwards)\(priority)"
  }
}

extension Sequence where Element == LayoutConstraint {
  /// The constraints as formulas.
  var lines: [String] { map(\.description) }
}

extension Sequence where Element == LayoutConstraint {
  /// What tells the objects apart, to see which were kept.
  var identities: [ObjectIdentifier] { map { ObjectIdentifier($0) } }
}
