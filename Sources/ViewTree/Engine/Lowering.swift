import Foundation
import LayoutSolver

/// A constraint as a row: terms of items' rectangles compared to a constant.
///
/// Semantics 0 and 1: `first REL m · second + c` becomes `first − m · second REL c`, with positions
/// measured from the upper left corner of the container, the view that holds the constraint. Where
/// that view reads from right to left, a row that follows the direction measures what is horizontal
/// from the upper right corner instead.
package struct LoweredRow {
  package struct Term {
    var element: LayoutElement
    var part: LayoutEngine.Part
    var coefficient: Double
  }

  private(set) var terms: [Term]
  let relation: LayoutSolver.Relation
  /// What the terms' alignment insets add to the left-hand side.
  private(set) var alignment = 0.0
  let ownConstant: Double
  private let isMirrored: Bool

  /// The right-hand side.
  var constant: Double { ownConstant - alignment }

  /// Lowers a constraint, with terms in the room of an empty list; nil if an item is gone or not
  /// inside the container.
  init?(_ constraint: LayoutConstraint, in container: View, room: inout [Term]) {
    terms = []
    swap(&terms, &room)
    guard let first = constraint.first.item, let firstView = first.layoutElement.view else {
      return nil
    }
    relation = constraint.relation.solverRelation
    ownConstant = Self.ownConstant(of: constraint)
    isMirrored = constraint.isMirrored
    if constraint.comparedAttributes.first.kind == .dimension {
      guard addSizes(of: constraint, in: container) else { return nil }
    } else {
      guard addLocations(of: constraint, first, firstView, in: container) else { return nil }
    }
  }

  package init?(_ constraint: LayoutConstraint, in container: View) {
    var room: [Term] = []
    self.init(constraint, in: container, room: &room)
  }

  /// Gives back the list of the terms, emptied but for its room.
  mutating func takeRoom() -> [Term] {
    var room: [Term] = []
    swap(&room, &terms)
    room.removeAll(keepingCapacity: true)
    return room
  }

  // MARK: Sizes

  private mutating func addSizes(of constraint: LayoutConstraint, in container: View) -> Bool {
    guard
      addSize(
        constraint.first.item, constraint.firstAttribute, constraint.distances?.first, times: 1,
        in: container)
    else { return false }
    guard constraint.hasSecondItem else { return true }
    return addSize(
      constraint.second?.item, constraint.secondAttribute, constraint.distances?.second,
      times: -Double(constraint.multiplier), in: container)
  }

  private mutating func addSize(
    _ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute,
    _ distance: AnchorDistance?, times factor: Double, in container: View
  ) -> Bool {
    guard let item else { return false }
    guard let distance else {
      terms.append(
        Term(
          element: item.layoutElement.sizedElement, part: attribute.dimension, coefficient: factor))
      return true
    }
    guard let from = distance.from else { return false }
    let sign: Double = isMirrored ? -1 : 1
    return addLocation(
      distance.toAttribute, of: item, towards: from, times: factor * sign, upTo: container)
      && addLocation(
        distance.fromAttribute, of: from, towards: item, times: -factor * sign, upTo: container)
  }

  // MARK: Locations

  private mutating func addLocations(
    of constraint: LayoutConstraint, _ first: any LayoutItem, _ firstView: View, in container: View
  ) -> Bool {
    guard let second = constraint.second?.item, let secondView = second.layoutElement.view,
      let common = firstView.closestCommonSuperview(with: secondView),
      common.isInside(container)
    else { return false }
    let multiplier = Double(constraint.multiplier)
    let attributes = (first: constraint.firstAttribute, second: constraint.secondAttribute)
    guard
      addLocation(
        attributes.first, of: first, towards: second, times: sign(of: attributes.first),
        upTo: common),
      addLocation(
        attributes.second, of: second, towards: first,
        times: -multiplier * sign(of: attributes.second), upTo: common)
    else { return false }
    // What is left of the way to the container is the same for both items, so that on one axis it
    // counts only when the second is multiplied.
    let isHorizontal = (
      first: attributes.first.kind == .horizontal, second: attributes.second.kind == .horizontal
    )
    let horizontal = (isHorizontal.first ? 1 : 0) - (isHorizontal.second ? multiplier : 0)
    let vertical = (isHorizontal.first ? 0 : 1) - (isHorizontal.second ? 0 : multiplier)
    guard addRest(horizontal, .x, from: common, upTo: container),
      addRest(vertical, .y, from: common, upTo: container)
    else { return false }
    if isMirrored, horizontal != 0 {
      terms.append(Term(element: .view(container), part: .width, coefficient: horizontal))
      alignment += horizontal * container.alignmentInsets.extents(along: .horizontal).total
    }
    return true
  }

  private mutating func addRest(
    _ share: Double, _ part: LayoutEngine.Part, from common: View, upTo container: View
  ) -> Bool {
    guard share != 0 else { return true }
    let sign: Double = isMirrored && part == .x ? -1 : 1
    return addOrigins(from: common, upTo: container, part, times: share * sign)
  }

  /// In a mirrored row a horizontal location p is measured as W − p from the container's right
  /// edge, which turns the row's direction and leaves its constant as it is.
  private func sign(of attribute: LayoutConstraint.Attribute) -> Double {
    isMirrored && attribute.kind == .horizontal ? -1 : 1
  }

  private mutating func addLocation(
    _ attribute: LayoutConstraint.Attribute, of whole: any LayoutItem,
    towards other: any LayoutItem, times factor: Double, upTo ancestor: View
  ) -> Bool {
    let item = whole.textItem(attribute)
    let element =
      item === whole ? item.locatedElement(attribute, towards: other) : item.layoutElement
    let zoom = element.zoom(upTo: ancestor)
    let share = item.extentShare(attribute, isMirrored: isMirrored) * zoom
    if share != 0, factor != 0 {
      terms.append(
        Term(
          element: element.sizedElement, part: attribute.extentPart, coefficient: share * factor))
    }
    switch element {
    case .view(let view):
      if view === ancestor {
        alignment += factor * view.alignmentInsets.extents(along: attribute.axis).before
        return true
      }
      return addOrigins(
        from: view, upTo: ancestor, attribute.originPart, times: factor, isAligned: true)
    case .guide(let guide):
      guard let owner = guide.owner else { return false }
      terms.append(Term(element: element, part: attribute.originPart, coefficient: factor))
      if owner !== ancestor { addCorner(of: owner, attribute.originPart, times: -factor) }
      return addOrigins(from: owner, upTo: ancestor, attribute.originPart, times: factor)
    }
  }

  /// Adds the origins of the view and of all above it, the ancestor not included.
  ///
  /// They are those of their alignment rectangles less the insets, which are those of their frames. A
  /// view that is aligned itself is measured from its alignment rectangle.
  private mutating func addOrigins(
    from view: View, upTo ancestor: View, _ part: LayoutEngine.Part, times factor: Double,
    isAligned: Bool = false
  ) -> Bool {
    var current = view
    var isAligned = isAligned
    while current !== ancestor {
      terms.append(Term(element: .view(current), part: part, coefficient: factor))
      if !isAligned {
        let insets = current.alignmentInsets
        alignment -= factor * Double(part == .y ? insets.top : insets.left)
      }
      isAligned = false
      guard let next = current.container else { return false }
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

extension LayoutElement {
  /// By how much the item is scaled, seen from a view that it is inside of.
  fileprivate func zoom(upTo ancestor: View) -> Double {
    guard case .view(let view) = self, view !== ancestor else { return 1 }
    return Double(view.zoom)
  }
}

extension LoweredRow {
  /// The constant of a constraint's row in the engine of its tree.
  static func constant(of constraint: LayoutConstraint) -> Double {
    ownConstant(of: constraint) - constraint.alignment
  }

  /// The constant of a constraint's row without alignment insets: its own, and what its baselines
  /// and margins add.
  static func ownConstant(of constraint: LayoutConstraint) -> Double {
    let own = Double(constraint.directedConstant)
    guard constraint.hasMargin || constraint.hasBaseline else { return own }
    let isMirrored = constraint.isMirrored
    func offset(_ role: Mentions.Role) -> Double {
      let attribute = constraint.attribute(as: role)
      let offset = constraint.item(as: role)?.offset(attribute, isMirrored: isMirrored) ?? 0
      return isMirrored && attribute.kind == .horizontal ? -offset : offset
    }
    let first = offset(.first) - offset(.firstOrigin)
    let second = offset(.second) - offset(.secondOrigin)
    return own - (first - Double(constraint.multiplier) * second)
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
  var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
      || distances?.attributes.contains(where: \.isDirectional) == true
  }

  /// Whether the row is mirrored, as the view that holds the constraint reads from right to left.
  var isMirrored: Bool { isDirectional && isHeldRightToLeft }

  /// Whether the row depends on the reading direction, be it only in its constant.
  var followsDirection: Bool { isDirectional || rightToLeftConstant != nil }

  /// Whether the view that holds the constraint reads from right to left, which decides where
  /// leading and trailing are.
  fileprivate var isHeldRightToLeft: Bool {
    holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The constant in the direction in which the holder reads.
  package var directedConstant: CGFloat {
    guard let rightToLeftConstant, isHeldRightToLeft else { return constant }
    return rightToLeftConstant
  }

  /// Whether the row depends on where text stands.
  var hasBaseline: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
      || distances?.attributes.contains(where: \.isBaseline) == true
  }

  /// Whether the row depends on the margins of views.
  var hasMargin: Bool { firstAttribute.isMargin || secondAttribute.isMargin }
}

nonisolated extension LayoutConstraint.Relation {
  var solverRelation: LayoutSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

nonisolated extension LayoutConstraint.Attribute {
  /// The axis along which the attribute lies.
  var axis: LayoutConstraint.Axis { kind == .vertical || self == .height ? .vertical : .horizontal }

  fileprivate var dimension: LayoutEngine.Part { self == .height ? .height : .width }
  fileprivate var originPart: LayoutEngine.Part { kind == .vertical ? .y : .x }
  fileprivate var extentPart: LayoutEngine.Part { kind == .vertical ? .height : .width }
}
