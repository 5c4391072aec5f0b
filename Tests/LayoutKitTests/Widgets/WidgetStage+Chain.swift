import Foundation
import LayoutKit

/// Widgets each of which is tied to the next, and the next to it.
extension WidgetStage {
  private func next(_ widget: WidgetRow.Widget, _ axis: Axis) -> WidgetRow.Widget? {
    let (start, end) = sides(axis)
    guard let link = widget.links[end], link.to.side == start,
      let next = row.widgets.first(where: { $0.name == link.to.widget }),
      let back = next.links[start], back.to.widget == widget.name, back.to.side == end
    else { return nil }
    return next
  }

  func isInChain(_ widget: WidgetRow.Widget, _ axis: Axis) -> Bool {
    next(widget, axis) != nil
      || row.widgets.contains { next($0, axis)?.name == widget.name }
  }

  func chains(_ axis: Axis) -> [[WidgetRow.Widget]] {
    row.widgets.compactMap { head in
      guard next(head, axis) != nil,
        !row.widgets.contains(where: { next($0, axis)?.name == head.name })
      else { return nil }
      return Array(sequence(first: head) { next($0, axis) })
    }
  }

  func tie(_ chain: [WidgetRow.Widget], _ axis: Axis) {
    let gaps = gaps(in: chain, axis)
    let style = Int(chain[0]["c\(axis)"] ?? 0)
    let open = chain.filter { fills($0, axis) }
    for (place, gap) in gaps.enumerated() {
      guard let gap else { continue }
      let isOuter = place == 0 || place == gaps.count - 1
      hold(
        gap.gap.constraint(greaterThanOrEqualToConstant: gap.margin),
        isOuter ? Strength.room : Strength.between)
      if !open.isEmpty || style == 2 && !isOuter {
        hold(
          gap.gap.constraint(equalToConstant: gap.margin),
          isOuter ? Strength.share : Strength.between)
      }
    }
    share(open, axis)
    guard let first = gaps.first ?? nil, let last = gaps.last ?? nil else { return }
    switch style {
    case 2: balance(first, last, by: chain[0]["b\(axis)"] ?? 0.5)
    case 1:
      hold(first.gap.constraint(equalToConstant: first.margin), Strength.edge)
      hold(last.gap.constraint(equalToConstant: last.margin), Strength.edge)
      if open.isEmpty { equalize(gaps.dropFirst().dropLast()) }
    default: if open.isEmpty { equalize(gaps[...]) }
    }
  }

  /// The gaps before, between and behind those that aren't gone; nil where nothing is tied to.
  private func gaps(
    in chain: [WidgetRow.Widget], _ axis: Axis
  ) -> [(gap: LayoutDimension, margin: CGFloat)?] {
    let (start, end) = sides(axis)
    var margin = chain[0].links[start]?.margin ?? 0
    var edge: WidgetRow.Edge? = chain[0].links[start]?.to
    var gaps: [(gap: LayoutDimension, margin: CGFloat)?] = []
    var gone: [WidgetRow.Edge] = []
    let isPacked = chain[0]["c\(axis)"] == 2
    for widget in chain {
      let own = WidgetRow.Edge(widget: widget.name, side: start)
      if widget.isGone {
        // Beside what stands before it, or else behind it.
        if let edge, !isPacked || !gaps.isEmpty {
          hold(distance(edge, own).constraint(equalToConstant: margin), Strength.place)
        } else {
          gone.append(own)
        }
      } else {
        for edge in gone {
          hold(distance(edge, own).constraint(equalToConstant: 0), Strength.place)
        }
        gone = []
        gaps.append(edge.map { (distance($0, own), margin) })
        edge = WidgetRow.Edge(widget: widget.name, side: end)
        margin = 0
      }
      guard let link = widget.links[end] else { continue }
      margin += link.margin
      if let following = next(widget, axis) { margin += following.links[start]?.margin ?? 0 }
    }
    let last = chain[chain.count - 1].links[end]
    gaps.append(last.flatMap { link in edge.map { (distance($0, link.to), margin) } })
    return gaps
  }

  private func equalize(_ gaps: ArraySlice<(gap: LayoutDimension, margin: CGFloat)?>) {
    let gaps = gaps.compactMap { $0 }
    for (gap, margin) in gaps.dropFirst() {
      hold(
        gap.constraint(
          equalTo: gaps[0].gap, multiplier: 1, constant: margin - gaps[0].margin),
        Strength.middle)
    }
  }

  /// Sizes in proportion to the weights.
  private func share(_ open: [WidgetRow.Widget], _ axis: Axis) {
    let weights = open.map { $0["w\(axis)"] ?? 1 }
    guard let first = weights.firstIndex(where: { $0 > 0 }) else { return }
    for (widget, weight) in zip(open, weights) where widget.name != open[first].name {
      hold(
        size(of: widget.name, axis).constraint(
          equalTo: size(of: open[first].name, axis), multiplier: weight / weights[first]),
        Strength.middle)
    }
  }
}
