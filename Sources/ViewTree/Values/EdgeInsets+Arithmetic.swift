import Foundation

nonisolated extension EdgeInsets {
  /// What `combine` makes of each edge of both.
  package func merged(_ other: EdgeInsets, _ combine: (CGFloat, CGFloat) -> CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }

  /// The insets by their directional names.
  package func directional(_ direction: UserInterfaceLayoutDirection) -> DirectionalEdgeInsets {
    switch direction {
    case .leftToRight:
      DirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    case .rightToLeft:
      DirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
  }

  /// Whether a layout can be computed with all four numbers.
  package var isUsable: Bool {
    [top, left, bottom, right].allSatisfy { $0.magnitude <= UsableNumbers.largest }
  }

  /// What of the insets of a rectangle is left for one inside it, edge by edge: an edge that lies
  /// so far from the outer one that nothing is left gets 0.
  func remainder(for frame: CGRect, in bounds: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: max(0, top - max(0, frame.minY - bounds.minY)),
      left: max(0, left - max(0, frame.minX - bounds.minX)),
      bottom: max(0, bottom - max(0, bounds.maxY - frame.maxY)),
      right: max(0, right - max(0, bounds.maxX - frame.maxX)))
  }
}

nonisolated extension DirectionalEdgeInsets {
  /// The insets by the names of the sides.
  package func sides(_ direction: UserInterfaceLayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
