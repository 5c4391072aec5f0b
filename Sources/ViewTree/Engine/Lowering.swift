import Foundation
import LayoutSolver

/// A constraint as a row: terms of items' rectangles compared to a constant.
///
/// Semantics 0 and 1: `first REL m · second + c` becomes `first − m · second REL c`, with positions
/// measured from the upper left corner of the container, the view that holds the constraint.
package struct LoweredRow {
  struct Term {
    var element: LayoutElement
    var part: LayoutEngine.Part
    var coefficient: Double
  }

  private(set) var terms: [Term] = []
  let relation: LayoutSolver.Relation
  let constant: Double

  /// Lowers a constraint; nil if an item is gone or not inside the container.
  package init?(_ constraint: LayoutConstraint, in container: View) {
    guard let first = constraint.firstItem else { return nil }
    relation = constraint.relation.solverRelation
    constant = Self.constant(of: constraint)
    terms.reserveCapacity(4)
    let attribute = constraint.firstAttribute
    let multiplier = Double(constraint.multiplier)

    guard constraint.hasSecondItem else {
      let element = first.layoutElement.sizedElement
      terms.append(Term(element: element, part: attribute.dimension, coefficient: 1))
      return
    }
    guard let second = constraint.secondItem else { return nil }
    let secondAttribute = constraint.secondAttribute
    if attribute.kind == .dimension {
      let element = first.layoutElement.sizedElement
      terms.append(Term(element: element, part: attribute.dimension, coefficient: 1))
      terms.append(
        Term(
          element: second.layoutElement.sizedElement, part: secondAttribute.dimension,
          coefficient: -multiplier))
      return
    }

    guard let firstView = first.itemView, let secondView = second.itemView,
      let common = firstView.closestCommonSuperview(with: secondView),
      common.isInside(container)
    else { return nil }
    // In a mirrored row every location p is measured as W − p from the container's right edge,
    // which turns the row's direction and leaves its constant as it is.
    let isMirrored = Self.isMirrored(constraint, first: firstView)
    let sign: Double = isMirrored ? -1 : 1
    guard
      addLocation(
        attribute, of: first, at: first.locatedElement(attribute, towards: second), times: sign,
        isMirrored: isMirrored, upTo: common),
      addLocation(
        secondAttribute, of: second, at: second.locatedElement(secondAttribute, towards: first),
        times: -multiplier * sign, isMirrored: isMirrored, upTo: common)
    else { return nil }
    // What is left of the way to the container is the same for both items, so that it counts only
    // when the second is multiplied.
    let rest = 1 - multiplier
    guard rest != 0 else { return }
    guard addOrigins(from: common, upTo: container, attribute.originPart, times: rest * sign)
    else { return nil }
    if isMirrored {
      terms.append(Term(element: .view(container), part: .width, coefficient: rest))
    }
  }

  /// The constant of the constraint's row: its own, and what its baselines and margins add.
  static func constant(of constraint: LayoutConstraint) -> Double {
    let own = Double(constraint.directedConstant)
    guard constraint.hasBaseline || constraint.hasMargin, let first = constraint.firstItem,
      let view = first.itemView
    else { return own }
    let isMirrored = isMirrored(constraint, first: view)
    let before = first.offset(constraint.firstAttribute, isMirrored: isMirrored)
    let after =
      constraint.secondItem?.offset(constraint.secondAttribute, isMirrored: isMirrored) ?? 0
    return own - (isMirrored ? -1 : 1) * (before - Double(constraint.multiplier) * after)
  }

  private static func isMirrored(_ constraint: LayoutConstraint, first: View) -> Bool {
    constraint.isDirectional && first.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private mutating func addLocation(
    _ attribute: LayoutConstraint.Attribute, of item: any LayoutItem, at element: LayoutElement,
    times factor: Double, isMirrored: Bool, upTo ancestor: View
  ) -> Bool {
    let share = item.extentShare(attribute, isMirrored: isMirrored)
    if share != 0, factor != 0 {
      terms.append(
        Term(
          element: element.sizedElement, part: attribute.extentPart, coefficient: share * factor))
    }
    switch element {
    case .view(let view):
      return addOrigins(from: view, upTo: ancestor, attribute.originPart, times: factor)
    case .guide(let guide):
      guard let owner = guide.owner else { return false }
      terms.append(Term(element: element, part: attribute.originPart, coefficient: factor))
      if owner !== ancestor { addCorner(of: owner, attribute.originPart, times: -factor) }
      return addOrigins(from: owner, upTo: ancestor, attribute.originPart, times: factor)
    }
  }

  /// Adds the origins of the view and of all above it, the ancestor not included.
  private mutating func addOrigins(
    from view: View, upTo ancestor: View, _ part: LayoutEngine.Part, times factor: Double
  ) -> Bool {
    var current = view
    while current !== ancestor {
      terms.append(Term(element: .view(current), part: part, coefficient: factor))
      guard let next = current.superview else { return false }
      current = next
      if current !== ancestor { addCorner(of: current, part, times: -factor) }
    }
    return true
  }

  /// Adds the place in a scroll view's content that shows at its corner; of other views nothing.
  private mutating func addCorner(of view: View, _ part: LayoutEngine.Part, times factor: Double) {
    guard let corner = view.scrolledCorner else { return }
    terms.append(Term(element: .guide(corner), part: part, coefficient: factor))
  }
}

extension LoweredRow: CustomStringConvertible {
  /// The row as a formula, such as `1 a.x + 0.5 a.width - 1 b.x == 8`.
  package var description: String {
    var text = ""
    for term in terms {
      let sign = term.coefficient < 0 ? "-" : "+"
      text += text.isEmpty ? (term.coefficient < 0 ? "-" : "") : " \(sign) "
      let name =
        switch term.element {
        case .view(let view): view.itemDescription
        case .guide(let guide): guide.itemDescription
        }
      text += "\(plainNumber(term.coefficient.magnitude)) \(name).\(term.part)"
    }
    return "\(text.isEmpty ? "0" : text) \(relation) \(plainNumber(constant))"
  }
}

extension LayoutConstraint {
  /// Whether the row is mirrored where one reads from right to left.
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  /// Whether the row depends on the reading direction, be it only in its constant.
  var followsDirection: Bool { isDirectional || rightToLeftConstant != nil }

  /// The constant in the direction in which the first item reads.
  fileprivate var directedConstant: CGFloat {
    guard let rightToLeftConstant,
      firstItem?.itemView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return constant }
    return rightToLeftConstant
  }

  /// Whether the row depends on where text stands.
  var hasBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Whether the row depends on the margins of views.
  var hasMargin: Bool { firstAttribute.isMargin || secondAttribute.isMargin }
}

extension LayoutConstraint.Relation {
  fileprivate var solverRelation: LayoutSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var dimension: LayoutEngine.Part { self == .height ? .height : .width }
  fileprivate var originPart: LayoutEngine.Part { kind == .vertical ? .y : .x }
  fileprivate var extentPart: LayoutEngine.Part { kind == .vertical ? .height : .width }
}

extension LayoutItem {
  /// Which part of the item's width or height lies before the attribute's location.
  fileprivate func extentShare(
    _ attribute: LayoutConstraint.Attribute, isMirrored: Bool
  ) -> Double {
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: 0
    case .right, .bottom, .rightMargin, .bottomMargin: 1
    case .leading, .leadingMargin: isMirrored ? 1 : 0
    case .trailing, .trailingMargin: isMirrored ? 0 : 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    case .firstBaseline: Double(baseline(attribute)?.heightFraction ?? 0)
    case .lastBaseline: Double(baseline(attribute)?.heightFraction ?? 1)
    case .width, .height, .notAnAttribute: 0
    }
  }

  /// How far the attribute's location lies from the part of the extent before it, in points.
  fileprivate func offset(
    _ attribute: LayoutConstraint.Attribute, isMirrored: Bool
  ) -> Double {
    if attribute.isBaseline { return Double(baseline(attribute)?.offset ?? 0) }
    guard attribute.isMargin, case .view(let view) = layoutElement else { return 0 }
    let margins = view.effectiveLayoutMargins
    let offset: CGFloat =
      switch attribute {
      case .leftMargin: margins.left
      case .rightMargin: -margins.right
      case .topMargin: margins.top
      case .bottomMargin: -margins.bottom
      case .leadingMargin: isMirrored ? -margins.right : margins.left
      case .trailingMargin: isMirrored ? margins.left : -margins.right
      case .centerXWithinMargins: (margins.left - margins.right) / 2
      case .centerYWithinMargins: (margins.top - margins.bottom) / 2
      default: 0
      }
    return Double(offset)
  }

  /// Where the baseline is that the attribute speaks of; nil if it speaks of none, or if the item
  /// has no text or numbers that can't be computed with.
  fileprivate func baseline(_ attribute: LayoutConstraint.Attribute) -> BaselinePosition? {
    guard attribute.isBaseline, case .view(let view) = layoutElement else { return nil }
    return view.usableBaseline(attribute)
  }
}

extension View {
  /// The view's first or last baseline, unless its numbers can't be computed with.
  final func usableBaseline(_ attribute: LayoutConstraint.Attribute) -> BaselinePosition? {
    let position = attribute == .firstBaseline ? firstBaseline : lastBaseline
    guard let position, position.heightFraction.magnitude <= 1e6, position.offset.magnitude <= 1e9
    else { return nil }
    let isTiny = position.heightFraction.magnitude < 1e-9
    return BaselinePosition(
      heightFraction: isTiny ? 0 : position.heightFraction, offset: position.offset)
  }
}
