import Foundation
import LayoutKit

/// The views of a row, and the constraints that say it.
struct WidgetStage {
  typealias Axis = Character

  private var views: [String: View] = [:]
  private let root = View()
  let row: WidgetRow

  /// What gives way to what.
  enum Strength {
    static let edge: LayoutPriority = 990
    static let between: LayoutPriority = 982
    static let middle: LayoutPriority = 980
    static let room: LayoutPriority = 970
    static let content: LayoutPriority = 960
    static let barrier: LayoutPriority = 955
    static let share: LayoutPriority = 950
    static let own: LayoutPriority = 500
    static let place: LayoutPriority = 100
    static let wrap: LayoutPriority = 10
    static let largest: LayoutPriority = 5
  }

  init(_ row: WidgetRow, in window: Window) {
    self.row = row
    window.addSubview(root)
    views["^"] = root
    for widget in row.widgets {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[widget.name] = view
    }
    root.layout.make { $0.left.top.equalToSuperview() }
    for (axis, length) in [("h", row.size.width), ("v", row.size.height)]
      as [(Axis, WidgetRow.Size)]
    {
      let size = size(of: "^", axis)
      switch length {
      case .fixed(let length): hold(size.constraint(equalToConstant: length))
      case .wrap(let least):
        hold(size.constraint(greaterThanOrEqualToConstant: least))
        hold(size.constraint(equalToConstant: 0), Strength.wrap)
      }
      for widget in row.widgets { lay(widget, axis) }
      for chain in chains(axis) { tie(chain, axis) }
    }
    for widget in row.widgets { proportion(widget) }
  }

  subscript(place: WidgetRow.Edge) -> CGFloat {
    guard let view = views[place.widget] else { return .nan }
    let frame = place.widget == "^" ? CGRect(origin: .zero, size: view.frame.size) : view.frame
    return switch place.side {
    case "l": frame.minX
    case "t": frame.minY
    case "w": frame.width
    default: frame.height
    }
  }

  // MARK: Distances

  func size(of name: String, _ axis: Axis) -> LayoutDimension {
    let view = views[name] ?? root
    return axis == "h" ? view.widthAnchor : view.heightAnchor
  }

  func distance(_ from: WidgetRow.Edge, _ to: WidgetRow.Edge) -> LayoutDimension {
    let (first, second) = (views[from.widget] ?? root, views[to.widget] ?? root)
    func x(_ view: View, _ side: Character) -> LayoutXAxisAnchor {
      side == "L" ? view.leftAnchor : view.rightAnchor
    }
    func y(_ view: View, _ side: Character) -> LayoutYAxisAnchor {
      side == "B" ? view.bottomAnchor : view.topAnchor
    }
    return "LR".contains(from.side)
      ? x(first, from.side).anchorWithOffset(to: x(second, to.side))
      : y(first, from.side).anchorWithOffset(to: y(second, to.side))
  }

  func hold(_ constraint: LayoutConstraint, _ priority: LayoutPriority = .required) {
    constraint.priority = priority
    constraint.isActive = true
  }

  func sides(_ axis: Axis) -> (start: Character, end: Character) {
    axis == "h" ? ("L", "R") : ("T", "B")
  }

  /// From where a widget is tied to its start, and from its end to where.
  private func gaps(_ widget: WidgetRow.Widget, _ axis: Axis) -> (
    start: (LayoutDimension, CGFloat)?, end: (LayoutDimension, CGFloat)?
  ) {
    let (start, end) = sides(axis)
    let own = { WidgetRow.Edge(widget: widget.name, side: $0) }
    return (
      widget.links[start].map { (distance($0.to, own(start)), $0.margin) },
      widget.links[end].map { (distance(own(end), $0.to), $0.margin) }
    )
  }

  // MARK: One widget

  private func lay(_ widget: WidgetRow.Widget, _ axis: Axis) {
    if let barrier = widget.barrier { return lay(barrier, widget.name, axis) }
    if widget.numbers.keys.contains(where: { $0.hasPrefix("g") }) {
      return layGuideline(widget, axis)
    }
    laySize(widget, axis)
    stayInside(widget, axis)
    if isInChain(widget, axis) { return }
    if axis == "v", let link = widget.links["X"] {
      // Baselines lie so far below the tops.
      let other = row.widgets.first { $0.name == link.to.widget }
      let top = WidgetRow.Edge(widget: link.to.widget, side: "T")
      let distance = distance(top, WidgetRow.Edge(widget: widget.name, side: "T"))
      let offset = (other?["base"] ?? 0) - (widget["base"] ?? 0) + link.margin
      return hold(distance.constraint(equalToConstant: offset))
    }
    switch gaps(widget, axis) {
    case (nil, nil):
      let start = sides(axis).start
      let distance = distance(
        WidgetRow.Edge(widget: "^", side: start), WidgetRow.Edge(widget: widget.name, side: start))
      hold(distance.constraint(equalToConstant: 0), Strength.place)
    case (let (gap, margin)?, nil), (nil, let (gap, margin)?):
      hold(gap.constraint(equalToConstant: margin), Strength.edge)
    case (let (before, least)?, let (after, last)?):
      hold(before.constraint(greaterThanOrEqualToConstant: least), Strength.room)
      hold(after.constraint(greaterThanOrEqualToConstant: last), Strength.room)
      balance((before, least), (after, last), by: widget["b\(axis)"] ?? 0.5)
      guard fills(widget, axis) else { return }
      hold(before.constraint(equalToConstant: least), Strength.share)
      hold(after.constraint(equalToConstant: last), Strength.share)
    }
  }

  /// Shares the room beside the margins.
  func balance(
    _ before: (gap: LayoutDimension, margin: CGFloat),
    _ after: (gap: LayoutDimension, margin: CGFloat), by share: CGFloat
  ) {
    let (less, more) = share <= 0.5 ? (before, after) : (after, before)
    let part = share <= 0.5 ? share : 1 - share
    let ratio = part / (1 - part)
    hold(
      less.gap.constraint(
        equalTo: more.gap, multiplier: ratio, constant: less.margin - ratio * more.margin),
      Strength.middle)
  }

  private func laySize(_ widget: WidgetRow.Widget, _ axis: Axis) {
    let size = size(of: widget.name, axis)
    if widget.isGone { return hold(size.constraint(equalToConstant: 0)) }
    if let least = widget["\(axis)>"] {
      hold(size.constraint(greaterThanOrEqualToConstant: least), 995)
    }
    if let greatest = widget["\(axis)<"] {
      hold(size.constraint(lessThanOrEqualToConstant: greatest), 995)
    }
    let own = widget["\(axis)"] ?? 0
    if !widget.isOpen.contains(axis) {
      hold(size.constraint(equalToConstant: own), widget["\(axis)>"] == nil ? .required : 994)
    } else if let part = widget["\(axis)%"] {
      hold(size.constraint(equalTo: self.size(of: "^", axis), multiplier: part), 994)
    } else if widget["\(axis)~"] != nil {
      hold(size.constraint(lessThanOrEqualToConstant: own), 994)
      hold(size.constraint(equalToConstant: own), Strength.own)
    } else if !isBetween(widget, axis), !hasRatio(widget) {
      hold(size.constraint(equalToConstant: own), 994)
    }
  }

  private func isBetween(_ widget: WidgetRow.Widget, _ axis: Axis) -> Bool {
    let (start, end) = sides(axis)
    return widget.links[start] != nil && widget.links[end] != nil
  }

  /// Whether its size is what there is room for.
  func fills(_ widget: WidgetRow.Widget, _ axis: Axis) -> Bool {
    guard widget.isOpen.contains(axis), !widget.isGone, isBetween(widget, axis) else {
      return false
    }
    if widget["\(axis)~"] != nil || widget["\(axis)%"] != nil { return false }
    return !isDerived(widget, axis)
  }

  /// A container that is as large as its children has room for all of them.
  private func stayInside(_ widget: WidgetRow.Widget, _ axis: Axis) {
    guard !(axis == "h" ? row.size.width : row.size.height).isFixed else { return }
    let (start, end) = sides(axis)
    for side in [start, end] {
      let (outer, inner) = (
        WidgetRow.Edge(widget: "^", side: side), WidgetRow.Edge(widget: widget.name, side: side)
      )
      let gap = side == start ? distance(outer, inner) : distance(inner, outer)
      let link = widget.links[side]
      let margin = link?.to.widget == "^" ? link?.margin ?? 0 : 0
      hold(gap.constraint(greaterThanOrEqualToConstant: margin), Strength.content)
    }
  }

  private func layGuideline(_ widget: WidgetRow.Widget, _ axis: Axis) {
    let (start, _) = sides(axis)
    hold(size(of: widget.name, axis).constraint(equalToConstant: 0))
    let own = WidgetRow.Edge(widget: widget.name, side: start)
    let gap = distance(WidgetRow.Edge(widget: "^", side: start), own)
    let letter = axis == "h" ? "gv" : "gh"
    if let part = widget["\(letter)%"] {
      hold(gap.constraint(equalTo: size(of: "^", axis), multiplier: part))
    } else if let number = widget[letter] {
      if number.sign == .plus {
        hold(gap.constraint(equalToConstant: number))
      } else {
        hold(gap.constraint(equalTo: size(of: "^", axis), multiplier: 1, constant: number))
      }
    } else {
      hold(gap.constraint(equalToConstant: 0))
    }
  }

  private func lay(
    _ barrier: (side: Character, widgets: [String]), _ name: String, _ axis: Axis
  ) {
    let (start, _) = sides(axis)
    hold(size(of: name, axis).constraint(equalToConstant: 0))
    let own = WidgetRow.Edge(widget: name, side: start)
    guard ("LR".contains(barrier.side)) == (axis == "h") else {
      let gap = distance(WidgetRow.Edge(widget: "^", side: start), own)
      return hold(gap.constraint(equalToConstant: 0), Strength.place)
    }
    for widget in barrier.widgets {
      let edge = WidgetRow.Edge(widget: widget, side: barrier.side)
      let gap = barrier.side == start ? distance(own, edge) : distance(edge, own)
      hold(gap.constraint(greaterThanOrEqualToConstant: 0))
      hold(gap.constraint(equalToConstant: 0), Strength.barrier)
    }
  }

  // MARK: Proportions

  private func hasRatio(_ widget: WidgetRow.Widget) -> Bool {
    ["r", "rw", "rh"].contains { widget[$0] != nil }
  }

  /// Whether its size on the axis comes from the other one.
  private func isDerived(_ widget: WidgetRow.Widget, _ axis: Axis) -> Bool {
    guard hasRatio(widget), widget.isOpen.contains(axis) else { return false }
    let other: Axis = axis == "h" ? "v" : "h"
    if !widget.isOpen.contains(other) { return true }
    if isBetween(widget, axis) != isBetween(widget, other) { return isBetween(widget, other) }
    if widget["rw"] != nil { return axis == "h" }
    if widget["rh"] != nil { return axis == "v" }
    // What the container's size comes from is no room.
    if !row.size.height.isFixed { return axis == "v" }
    if !row.size.width.isFixed { return axis == "h" }
    return true
  }

  private func proportion(_ widget: WidgetRow.Widget) {
    guard hasRatio(widget), !widget.isGone, !widget.isOpen.isEmpty else { return }
    let (width, height) = (size(of: widget.name, "h"), size(of: widget.name, "v"))
    if let ratio = widget["r"] ?? widget["rw"] {
      hold(width.constraint(equalTo: height, multiplier: ratio), 993)
    } else if let ratio = widget["rh"] {
      hold(height.constraint(equalTo: width, multiplier: ratio), 993)
    }
    // As large as there is room for.
    guard isDerived(widget, "h"), isDerived(widget, "v") else { return }
    hold(width.constraint(equalToConstant: 4000), Strength.largest)
  }
}
