import Foundation
import UIKit
import ViewTree

extension CanvasScene {
  /// The required constraints of the document that stored frames don't satisfy, each with its line.
  ///
  /// Edges are rounded to pixels, and a constraint may be off by as much as that explains. Baselines are
  /// not looked at, nor are margins of views other than the scene's and the content of its cell, nor
  /// guides other than the safe area of the scene.
  func violations(_ geometry: StoredGeometry) -> [String] {
    constraints.compactMap { constraint, element in
      guard constraint.priority == .required, constraint.isActive,
        let excess = violation(of: constraint, geometry)
      else { return nil }
      return "line \(element.line), which is off by \((excess * 100).rounded() / 100)"
    }
  }

  /// The views that the document calls misplaced or ambiguous, each with its line.
  var doubts: [String] {
    views.compactMap { _, element in
      ["misplaced", "ambiguous"].first { element[$0] == "YES" }.map {
        "line \(element.line): \($0)"
      }
    }
  }

  /// How far a constraint is off, if that is more than rounding explains.
  private func violation(
    of constraint: NSLayoutConstraint, _ geometry: StoredGeometry
  ) -> CGFloat? {
    guard let first = value(constraint.firstItem, constraint.firstAttribute, geometry) else {
      return nil
    }
    var second = (value: CGFloat(0), depth: 0)
    if constraint.secondAttribute != .notAnAttribute {
      guard let value = value(constraint.secondItem, constraint.secondAttribute, geometry) else {
        return nil
      }
      second = value
    }
    let difference = first.value - (second.value * constraint.multiplier + constraint.constant)
    let pixel = 1 / window.environment.scale
    // An edge is off by half a pixel for each view that its place is counted through, a size by one.
    let isSize = constraint.firstAttribute == .width || constraint.firstAttribute == .height
    let slack =
      isSize
      ? 2 * (1 + constraint.multiplier.magnitude)
      : CGFloat(first.depth) + CGFloat(second.depth) * constraint.multiplier.magnitude
    let allowed = slack * pixel / 2 + 0.01
    let off: CGFloat
    switch constraint.relation {
    case .equal: off = abs(difference)
    case .lessThanOrEqual: off = difference
    case .greaterThanOrEqual: off = -difference
    }
    return off > allowed ? off : nil
  }

  private func value(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    _ geometry: StoredGeometry
  ) -> (value: CGFloat, depth: Int)? {
    if let view = item as? UIView {
      let edge = Self.edges[attribute]
      guard
        edge == nil || view === self.view || view === (self.view as? UITableViewCell)?.contentView
      else { return nil }
      guard let place = geometry.position(of: edge?.edge ?? attribute, view, in: self.view) else {
        return nil
      }
      let inset = edge.map { $0.sign * view.layoutMargins[keyPath: $0.margin] } ?? 0
      return (place + inset, depth(of: view))
    }
    guard let guide = item as? UILayoutGuide, guide === view.safeAreaLayoutGuide else { return nil }
    let insets = window.environment.safeAreaInsets
    let size = geometry.frame(of: view).size
    let value: CGFloat
    switch attribute {
    case .top: value = insets.top
    case .bottom: value = size.height - insets.bottom
    case .leading, .left: value = insets.left
    case .trailing, .right: value = size.width - insets.right
    case .centerX: value = (size.width + insets.left - insets.right) / 2
    case .centerY: value = (size.height + insets.top - insets.bottom) / 2
    case .width: value = size.width - insets.left - insets.right
    case .height: value = size.height - insets.top - insets.bottom
    default: return nil
    }
    return (value, 0)
  }

  private typealias Edge = (
    edge: NSLayoutConstraint.Attribute, margin: KeyPath<UIEdgeInsets, CGFloat>, sign: CGFloat
  )

  /// The edges that margins lie inside of.
  private static var edges: [NSLayoutConstraint.Attribute: Edge] {
    [
      .leadingMargin: (.leading, \.left, 1), .leftMargin: (.left, \.left, 1),
      .trailingMargin: (.trailing, \.right, -1), .rightMargin: (.right, \.right, -1),
      .topMargin: (.top, \.top, 1), .bottomMargin: (.bottom, \.bottom, -1),
    ]
  }

  /// How many views deep a view is inside the scene's.
  private func depth(of view: UIView) -> Int {
    var depth = 0
    var current: UIView? = view
    while let present = current, present !== self.view {
      depth += 1
      current = present.superview
    }
    return depth
  }
}
