import Foundation
import LayoutKit
import ViewTree

extension LargeStack {
  /// A stage with this stack.
  func stage() -> StackStage {
    let stage = StackStage(view())
    stage.size(width, height)
    return stage
  }

  /// The stack and all that is inside.
  private func view() -> StackView {
    let views = items.map { item -> View in
      switch item.content {
      case .leaf(let leaf):
        Box(leaf.width, leaf.height, ascent: leaf.ascent.map { CGFloat($0) })
          .keeping(hugging: leaf.hugging, resistance: leaf.resistance)
      case .stack(let inner): inner.view()
      }
    }
    let stack = StackView(axis, distribution, alignment, spacing: spacing, views, mode: mode)
    stack.isBaselineRelativeArrangement = isBaselineRelative
    if let margin {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = DirectionalEdgeInsets(
        top: margin, leading: margin, bottom: margin, trailing: margin)
    }
    for (item, view) in zip(items, views) {
      view.isHidden = item.isHidden
      if let spacing = item.spacingAfter { stack.setCustomSpacing(spacing, after: view) }
      for limit in item.limits { limit.state(of: view) }
    }
    return stack
  }
}

extension LargeStack.Limit {
  fileprivate func state(of view: View) {
    view.layout.make {
      switch (kind, axis) {
      case (.ratio, _):
        $0.width.equalTo(view.layout.height).multipliedBy(value).priority(priority)
      case (.minimum, .horizontal): $0.width.greaterThanOrEqualTo(value).priority(priority)
      case (.minimum, _): $0.height.greaterThanOrEqualTo(value).priority(priority)
      case (.maximum, .horizontal): $0.width.lessThanOrEqualTo(value).priority(priority)
      case (.maximum, _): $0.height.lessThanOrEqualTo(value).priority(priority)
      }
    }
  }

  /// Whether it holds for a width and a height.
  fileprivate func holds(for width: Double, _ height: Double) -> Bool {
    let extent = axis == .horizontal ? width : height
    return switch kind {
    case .ratio: isNear(width, value * height)
    case .minimum: extent > value || isNear(extent, value)
    case .maximum: extent < value || isNear(extent, value)
    }
  }
}

private func isNear(_ one: Double, _ other: Double) -> Bool {
  abs(one - other) <= 1e-9 * max(abs(one), abs(other), 1000)
}

private func isOrdered(_ one: Double, _ other: Double) -> Bool {
  one <= other || isNear(one, other)
}

// MARK: - Laws

/// Where a view begins and ends along an axis.
private struct Span {
  var start: Double
  var end: Double

  var extent: Double { end - start }
  var middle: Double { (start + end) / 2 }

  init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  init(_ frame: [Double], _ axis: LayoutConstraint.Axis) {
    let first = axis == .horizontal ? 0 : 1
    self.init(frame[first], frame[first] + frame[first + 2])
  }
}

extension LargeStack {
  /// What must hold and doesn't, where all that has to be met is; nil if nothing.
  ///
  /// Only of the outermost stack is it known what says how large it is.
  func flaw(of stack: StackView, on stage: StackStage, isOutermost: Bool = true) -> String? {
    var shown: [Item] = []
    var frames: [[Double]] = []
    for (item, view) in zip(items, stack.arrangedSubviews) where counts(item) {
      let frame = stage.exactFrame(of: view)
      guard frame.count == 4, frame.allSatisfy(\.isFinite) else { return "no frame: \(frame)" }
      if case .stack(let inner) = item.content, let view = view as? StackView,
        let flaw = inner.flaw(of: view, on: stage, isOutermost: false)
      {
        return flaw
      }
      let broken = item.limits.first { $0.priority == 1000 && !$0.holds(for: frame[2], frame[3]) }
      if let broken { return "\(broken) doesn't hold for \(frame)" }
      shown.append(item)
      frames.append(frame)
    }
    let frame = stage.exactFrame(of: stack)
    guard frame.count == 4, frame.allSatisfy(\.isFinite) else { return "no frame: \(frame)" }
    if isOutermost, let width, !isNear(frame[2], width) { return "width \(frame[2])" }
    if isOutermost, let height, !isNear(frame[3], height) { return "height \(frame[3])" }
    if shown.isEmpty { return nil }
    let cross = axis == .horizontal ? LayoutConstraint.Axis.vertical : .horizontal
    let spans = frames.map { Span($0, axis) }
    return flawAlong(spans, shown, in: canvas(frame, axis))
      ?? flawAcross(frames.map { Span($0, cross) }, in: canvas(frame, cross))
      ?? (isOutermost ? flawOfExtents(spans, shown) : nil)
  }

  /// Whether an item is shown: with our own rules a stack that shows nothing isn't.
  private func counts(_ item: Item) -> Bool {
    if item.isHidden { return false }
    guard mode == .improved, case .stack(let inner) = item.content else { return true }
    return inner.items.contains(where: inner.counts)
  }

  private func canvas(_ frame: [Double], _ axis: LayoutConstraint.Axis) -> Span {
    let span = Span(frame, axis)
    return Span(span.start + (margin ?? 0), span.end - (margin ?? 0))
  }

  /// Views follow each other at the distance of the spacing, from one end of the canvas to the other.
  private func flawAlong(_ spans: [Span], _ shown: [Item], in canvas: Span) -> String? {
    if let short = spans.first(where: { !isOrdered(0, $0.extent) }) {
      return "\(short) is negative"
    }
    guard let first = spans.first, let last = spans.last else { return nil }
    if !isNear(first.start, canvas.start) { return "the first begins at \(first.start)" }
    if !isNear(last.end, canvas.end) { return "the last ends at \(last.end) of \(canvas.end)" }
    if distribution == .fillEqually,
      let odd = spans.first(where: { !isNear($0.extent, first.extent) })
    {
      return "\(odd.extent) doesn't equal \(first.extent)"
    }
    if axis == .vertical && isBaselineRelative { return nil }
    let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.end }
    for (gap, item) in zip(gaps, shown) {
      let asked = item.spacingAfter ?? spacing
      switch distribution {
      case .fill, .fillEqually, .fillProportionally:
        if !isNear(gap, asked) { return "a gap is \(gap) instead of \(asked)" }
      case .equalSpacing:
        if !isOrdered(asked, gap) { return "a gap is \(gap) instead of at least \(asked)" }
        if !isNear(gap, gaps[0]) { return "gaps are \(gap) and \(gaps[0])" }
      case .equalCentering:
        if !isOrdered(asked, gap) { return "a gap is \(gap) instead of at least \(asked)" }
      }
    }
    return nil
  }

  /// Views lie within the canvas, at the side that the alignment says.
  private func flawAcross(_ spans: [Span], in canvas: Span) -> String? {
    // By UIKit's rules a row of baselines may be too short.
    let standsOnBaselines =
      axis == .horizontal && [.firstBaseline, .lastBaseline].contains(alignment)
    if standsOnBaselines && mode == .uikit { return nil }
    for span in spans {
      let isInside = isOrdered(canvas.start, span.start) && isOrdered(span.end, canvas.end)
      let isAligned =
        switch alignment {
        case .fill: isNear(span.start, canvas.start) && isNear(span.end, canvas.end)
        case .center: isNear(span.middle, canvas.middle)
        case .trailing: isNear(span.end, canvas.end)
        case .leading: isNear(span.start, canvas.start)
        case .firstBaseline, .lastBaseline: standsOnBaselines || isNear(span.start, canvas.start)
        }
      if !isInside || !isAligned || !isOrdered(0, span.extent) { return "\(span) in \(canvas)" }
    }
    return nil
  }

  /// Where only content has a say, all views stretch or all shrink, and neither in a stack that is as long as
  /// they ask for.
  private func flawOfExtents(_ spans: [Span], _ shown: [Item]) -> String? {
    guard distribution == .fill, !(axis == .vertical && isBaselineRelative) else { return nil }
    var changes: [Double] = []
    for (span, item) in zip(spans, shown) {
      guard case .leaf(let leaf) = item.content, item.limits.isEmpty else { return nil }
      let wish = axis == .horizontal ? leaf.width : leaf.height
      if wish < 0 { return nil }
      changes.append(span.extent - wish)
    }
    let isFree = (axis == .horizontal ? width : height) == nil
    let room = isFree ? 0 : changes.reduce(0, +)
    let odd = changes.first { !isOrdered(0, room < 0 ? -$0 : $0) || (isFree && !isNear($0, 0)) }
    return odd.map { "one view is \($0) larger than its content, and all are \(room)" }
  }
}
