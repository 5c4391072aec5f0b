import Foundation
import InterfaceBuilder
import UIKit
import ViewTree

/// The safe area and the margins that the stored frames of a scene follow from.
///
/// A document doesn't say which bars its views were shown with, and the sizes of bars have changed
/// with Xcode's versions; but where constraints hold views to the safe area, their stored frames tell.
struct ImpliedInsets {
  private let view: UIView
  private let stored: [ObjectIdentifier: CGRect]
  /// For each edge how often a distance follows from a constraint.
  private var safeArea: [NSLayoutConstraint.Attribute: [CGFloat: Int]] = [:]
  private var margins: [NSLayoutConstraint.Attribute: [CGFloat: Int]] = [:]
  /// The view whose margins are looked for: that of a scene, or the content of a cell.
  private let marginsView: UIView

  init(
    of view: UIView, _ constraints: [NSLayoutConstraint], _ stored: [ObjectIdentifier: CGRect]
  ) {
    self.view = view
    self.stored = stored
    marginsView = (view as? UITableViewCell)?.contentView ?? view
    let support = view.layoutGuides.filter { $0.identifier.hasSuffix("LayoutGuide") }
    for constraint in constraints
    where constraint.relation == .equal && constraint.multiplier == 1
      && constraint.priority == .required
    {
      // first = second + constant
      note(
        constraint.firstItem, constraint.firstAttribute, constraint.secondItem,
        constraint.secondAttribute, constraint.constant, support)
      note(
        constraint.secondItem, constraint.secondAttribute, constraint.firstItem,
        constraint.firstAttribute, -constraint.constant, support)
    }
  }

  /// What a constraint says of an edge: it is another view's edge, moved by a distance.
  private mutating func note(
    _ item: (any LayoutItem)?, _ edge: NSLayoutConstraint.Attribute, _ other: (any LayoutItem)?,
    _ otherEdge: NSLayoutConstraint.Attribute, _ distance: CGFloat, _ support: [UILayoutGuide]
  ) {
    guard let other = other as? UIView, other !== view,
      let value = position(of: other, otherEdge, in: view)
    else { return }
    // A view that was never laid out tells nothing.
    guard stored[ObjectIdentifier(other)]?.isEmpty == false else { return }
    let size = view.frame.size
    if let guide = item as? UILayoutGuide {
      if guide === view.safeAreaLayoutGuide {
        add(edge, value + distance, size, to: \.safeArea)
      } else if guide.identifier == "topLayoutGuide", support.contains(guide), edge == .bottom {
        add(.top, value + distance, size, to: \.safeArea)
      } else if guide.identifier == "bottomLayoutGuide", support.contains(guide), edge == .top {
        add(.bottom, value + distance, size, to: \.safeArea)
      }
    } else if let item = item as? UIView, item === marginsView, other !== item {
      guard let value = position(of: other, otherEdge, in: item) else { return }
      let plain: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
        .leadingMargin: .leading, .trailingMargin: .trailing, .topMargin: .top,
        .bottomMargin: .bottom, .leftMargin: .leading, .rightMargin: .trailing,
      ]
      guard let side = plain[edge] else { return }
      let size = stored[ObjectIdentifier(item)]?.size ?? item.frame.size
      add(side, value + distance, size, to: \.margins)
    }
  }

  private mutating func add(
    _ edge: NSLayoutConstraint.Attribute, _ value: CGFloat, _ size: CGSize,
    to counts: WritableKeyPath<ImpliedInsets, [NSLayoutConstraint.Attribute: [CGFloat: Int]]>
  ) {
    let inset: CGFloat
    let side: NSLayoutConstraint.Attribute
    switch edge {
    case .top: (side, inset) = (.top, value)
    case .leading, .left: (side, inset) = (.leading, value)
    case .bottom: (side, inset) = (.bottom, size.height - value)
    case .trailing, .right: (side, inset) = (.trailing, size.width - value)
    default: return
    }
    // What no device, bar or presentation covers is no inset, but a frame that is out of date.
    guard let limit = Self.limits[side], (0...limit).contains(inset) else { return }
    self[keyPath: counts][side, default: [:]][inset, default: 0] += 1
  }

  /// Where an edge of a view is among stored frames, in another one's coordinates.
  private func position(
    of other: UIView, _ edge: NSLayoutConstraint.Attribute, in base: UIView
  ) -> CGFloat? {
    StoredGeometry(stored).position(of: edge, other, in: base)
  }

  /// How much can be covered at an edge, in points: above by a status bar of 62, a navigation bar of 44 with a
  /// prompt of 34, a large title of 52 and a search field of 56; below by 34 of a rounded screen, a tab bar of
  /// 49 and a toolbar of 49; at a side by the camera of a screen that is held sideways.
  private static var limits: [NSLayoutConstraint.Attribute: CGFloat] {
    [.top: 248, .bottom: 132, .leading: 62, .trailing: 62]
  }

  private static func most(_ counts: [CGFloat: Int]?) -> CGFloat? {
    counts?.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  /// The safe area, with other insets for the edges that no constraint is about.
  func safeArea(or other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Self.most(safeArea[.top]) ?? other.top,
      left: Self.most(safeArea[.leading]) ?? other.left,
      bottom: Self.most(safeArea[.bottom]) ?? other.bottom,
      right: Self.most(safeArea[.trailing]) ?? other.right)
  }

  /// Gives the view, or the content of a cell, the margins its stored frames tell of.
  ///
  /// - Parameter safeArea: What the margins of the other sides lie inside of.
  func setMargins(inside safeArea: UIEdgeInsets = .zero) {
    guard !margins.isEmpty else { return }
    var insets = marginsView.layoutMargins
    if marginsView.insetsLayoutMarginsFromSafeArea {
      insets.top += safeArea.top
      insets.left += safeArea.left
      insets.bottom += safeArea.bottom
      insets.right += safeArea.right
    }
    if let top = Self.most(margins[.top]) { insets.top = top }
    if let left = Self.most(margins[.leading]) { insets.left = left }
    if let bottom = Self.most(margins[.bottom]) { insets.bottom = bottom }
    if let right = Self.most(margins[.trailing]) { insets.right = right }
    marginsView.insetsLayoutMarginsFromSafeArea = false
    marginsView.preservesSuperviewLayoutMargins = false
    marginsView.layoutMargins = insets
  }
}
