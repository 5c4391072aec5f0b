import Foundation
import InterfaceBuilder
import UIKit
import ViewTree

extension CanvasScene {
  /// The required constraints of the document that stored frames don't satisfy, each with its line.
  ///
  /// Places and sizes are rounded to pixels, and a constraint may be off by as much as that explains. Baselines
  /// are not looked at, nor are margins of views other than the scene's and the content of its cell, nor
  /// guides other than the safe area and the bars of the scene, nor the edges of what a scroll view's content has.
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
    guard !isOfScrolledContent(constraint),
      let first = value(constraint.firstItem, constraint.firstAttribute, geometry)
    else { return nil }
    var second: CGFloat = 0
    if constraint.secondAttribute != .notAnAttribute {
      guard let value = value(constraint.secondItem, constraint.secondAttribute, geometry) else {
        return nil
      }
      second = value
    }
    let difference = first - (second * constraint.multiplier + constraint.constant)
    // An edge is off by a pixel for each view that its place is counted through, as places and sizes are
    // rounded each by itself, and a size by one.
    let isSize = constraint.firstAttribute == .width || constraint.firstAttribute == .height
    let slack =
      isSize
      ? 1 + constraint.multiplier.magnitude
      : steps(constraint.firstItem, constraint.secondItem) * max(constraint.multiplier.magnitude, 1)
    let allowed = slack / window.environment.scale + 0.01
    let off: CGFloat
    switch constraint.relation {
    case .equal: off = abs(difference)
    case .lessThanOrEqual: off = difference
    case .greaterThanOrEqual: off = -difference
    }
    return off > allowed ? off : nil
  }

  /// Whether a constraint ties the content of a scroll view to its edges, which are those of the whole content.
  private func isOfScrolledContent(_ constraint: NSLayoutConstraint) -> Bool {
    let ends = [
      (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
      (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
    ]
    return ends.contains { item, attribute, other in
      guard let scroll = item as? UIScrollView, attribute != .width, attribute != .height else {
        return false
      }
      let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView
      return view.map { $0 !== scroll && $0.isDescendant(of: scroll) } ?? false
    }
  }

  private func value(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    _ geometry: StoredGeometry
  ) -> CGFloat? {
    if let view = item as? UIView {
      let edge = Self.edges[attribute]
      guard
        edge == nil || view === self.view
          || view === (view.superview as? UITableViewCell)?.contentView
      else { return nil }
      guard let place = geometry.position(of: edge?.edge ?? attribute, view, in: self.view) else {
        return nil
      }
      let inset = edge.map { $0.sign * view.layoutMargins[keyPath: $0.margin] } ?? 0
      return place + inset
    }
    guard let guide = item as? UILayoutGuide, let size = geometry.frame(of: view)?.size else {
      return nil
    }
    let insets = window.environment.safeAreaInsets
    switch (guide.identifier, attribute) {
    case ("topLayoutGuide", .top): return 0
    case ("topLayoutGuide", .bottom): return insets.top
    case ("bottomLayoutGuide", .top): return size.height - insets.bottom
    case ("bottomLayoutGuide", .bottom): return size.height
    default: break
    }
    guard guide === view.safeAreaLayoutGuide else { return nil }
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
    return value
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

  /// How many frames lie between two items: those on the ways up to the first view around both.
  private func steps(_ first: (any LayoutItem)?, _ second: (any LayoutItem)?) -> CGFloat {
    func way(_ item: (any LayoutItem)?) -> [UIView] {
      var way: [UIView] = []
      var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView ?? self.view
      while view !== self.view, let around = view.superview {
        way.append(view)
        view = around
      }
      return way
    }
    let (ways, others) = (way(first), way(second))
    let shared = zip(ways.reversed(), others.reversed()).prefix { $0 === $1 }.count
    return CGFloat(ways.count + others.count - 2 * shared)
  }
}

extension CanvasScene {
  /// Lays the scene out.
  ///
  /// - Returns: The views that required constraints of the document contradict each other about, of which one
  ///   has to be left out, and another layout may leave out another one.
  func layOutFindingClashes() -> Set<ObjectIdentifier> {
    var lines: Set<Int> = []
    window.onDiagnostic = { diagnostic in
      guard case .unsatisfiable(let broken, let clashing) = diagnostic.kind else { return }
      lines.formUnion(([broken] + clashing).compactMap { $0.source?.line })
    }
    window.layoutIfNeeded()
    window.onDiagnostic = nil
    guard !lines.isEmpty else { return [] }
    var views: Set<ObjectIdentifier> = []
    for (constraint, element) in constraints where lines.contains(element.line) {
      for item in [constraint.firstItem, constraint.secondItem] {
        let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        if let owner, owner !== view { views.insert(ObjectIdentifier(owner)) }
      }
    }
    return views
  }
}
