import LayoutInspector
package import LayoutKit
import StandardViews
import ViewTree

extension LayoutSweep {
  /// What goes wrong somewhere on the range: constraints that clash, text that is cut off, views with text
  /// that overlap, and views that leave a superview that doesn't scroll.
  ///
  /// What can't be told is among them, as ``SweepDefect/Kind/unproved``. Hidden views don't count.
  ///
  /// - Complexity: Two layouts for each piece, and O(*n*·*p*) for *n* views and pairs of neighbours.
  public func defects() -> [SweepDefect] {
    var defects = clashes() + doubts()
    for limit in textLimits {
      defects += verdict(on: .isSmaller(limit.view, limit.width, 0)).failures.map {
        SweepDefect(
          kind: .cutOff, subject: limit.view.itemName, failure: $0, remark: "\"\(limit.text)\"")
      }
    }
    for verdict in cutOffTexts(inside: root) {
      defects += verdict.verdict.failures.map {
        SweepDefect(
          kind: .cutOff, subject: verdict.label.itemName, failure: $0,
          remark: "\"\(verdict.label.text ?? "")\"")
      }
    }
    for view in views where view !== root && !view.isHiddenInTree {
      guard let superview = view.superview, !(superview is ScrollView) else { continue }
      defects += verdict(on: .leaves(view, superview)).failures.map {
        SweepDefect(
          kind: .outside, subject: "\(view.itemName) reaches out of \(superview.itemName)",
          failure: $0)
      }
    }
    for (one, other) in textNeighbours {
      defects += verdict(on: .overlaps(one, other)).failures.map {
        SweepDefect(
          kind: .overlap, subject: "\(one.itemName) and \(other.itemName)", failure: $0)
      }
    }
    return defects
  }

  /// The defects of one kind.
  package func defects(_ kind: SweepDefect.Kind) -> [SweepDefect] {
    switch kind {
    case .clash: clashes()
    case .unproved: doubts()
    case .cutOff, .overlap, .outside: defects().filter { $0.kind == kind }
    }
  }

  /// The ranges inside which all rows stay on their sides, so that what is open stays open.
  package var sides: [ClosedRange<Double>] {
    pieces.map { $0.lower...max($0.upper, $0.lower) }
  }

  /// Where a view isn't where it would be in a mirror.
  ///
  /// - Parameters:
  ///   - view: A view of the tree.
  ///   - other: The sweep of the same range in the other direction.
  /// - Returns: The limits, for rectangles before they are rounded; half a point either way is the same place.
  package func mirrorFailures(of view: View, in other: LayoutSweep) -> [SweepFailure] {
    let edges: [(own: LayoutSnapshot.Attribute, its: LayoutSnapshot.Attribute)] = [
      (.left, .right), (.right, .left), (.top, .top), (.bottom, .bottom),
    ]
    return edges.lazy.map { self.mirrorFailures(of: view, $0.own, in: other, $0.its) }
      .first { !$0.isEmpty } ?? []
  }

  private func mirrorFailures(
    of view: View, _ edge: LayoutSnapshot.Attribute, in other: LayoutSweep,
    _ twin: LayoutSnapshot.Attribute
  ) -> [SweepFailure] {
    guard let superview = view.superview, let own = function(of: view, edge),
      let its = other.function(of: view, twin), let width = function(of: superview, .width)
    else { return [] }
    let isMirrored = edge != twin
    let places = Set(
      (own.pieces + its.pieces + (isMirrored ? width.pieces : [])).flatMap { piece in
        [piece.range.lowerBound, piece.range.upperBound]
      }
    ).sorted()
    var failures: [SweepFailure] = []
    for (low, high) in zip(places, places.dropFirst()) where high - low > 1e-9 {
      let middle = (low + high) / 2
      guard let one = own.piece(at: middle), let another = its.piece(at: middle),
        let extent = width.piece(at: middle)
      else { continue }
      let ends = [low, high].map { place in
        let mirrored =
          isMirrored ? extent.value(at: place) - another.value(at: place) : another.value(at: place)
        return (mirrored - one.value(at: place)).magnitude - SweepCondition.tolerance
      }
      guard let most = ends.max(), most > 0 else { continue }
      let worst = ends[0] == most ? low : high
      let met = ends[0] == most ? high : low
      let share = min(ends[0], ends[1]) > 0 ? 1 : most / (most - min(ends[0], ends[1]))
      let edge = worst + (met - worst) * share
      failures.add(
        SweepFailure(
          range: min(worst, edge)...max(worst, edge), worst: worst,
          amount: most + SweepCondition.tolerance))
    }
    return failures
  }

  private func clashes() -> [SweepDefect] {
    var found: [(text: String, failures: [SweepFailure])] = []
    for regime in regimes {
      for text in regime.leftOut {
        let failure = SweepFailure(
          range: regime.range, worst: regime.range.lowerBound, amount: nil)
        if let index = found.firstIndex(where: { $0.text == text }) {
          found[index].failures.add(failure)
        } else {
          found.append((text, [failure]))
        }
      }
    }
    return found.flatMap { text, failures in
      failures.map { SweepDefect(kind: .clash, subject: text, failure: $0) }
    }
  }

  private func doubts() -> [SweepDefect] {
    var doubts = regimes.compactMap { regime in regime.doubt.map { (regime.range, $0) } }
    if let rest { doubts.append(rest) }
    return doubts.map { range, reason in
      SweepDefect(
        kind: .unproved, subject: "what holds here",
        failure: SweepFailure(range: range, worst: range.lowerBound, amount: nil), remark: reason)
    }
  }

  /// Pairs of views with one superview that both show text.
  private var textNeighbours: [(View, View)] {
    var pairs: [(View, View)] = []
    for superview in views where !superview.isHiddenInTree {
      let shown = superview.subviews.filter { !$0.isHidden && $0.showsText }.prefix(60)
      for (index, one) in shown.enumerated() {
        pairs += shown.dropFirst(index + 1).map { (one, $0) }
      }
    }
    return pairs
  }
}

extension SweepCondition {
  /// The view has an area, and a part of it is outside the other one.
  static func leaves(_ view: View, _ other: View) -> SweepCondition {
    SweepCondition(isOutside(view, other).clauses.map { $0 + hasArea(view) })
  }
}

extension View {
  fileprivate final var isHiddenInTree: Bool {
    var next: View? = self
    while let view = next {
      if view.isHidden { return true }
      next = view.superview
    }
    return false
  }

  /// Whether it is a text, or a control with one.
  fileprivate final var showsText: Bool {
    if let label = self as? Label { return !(label.text ?? "").isEmpty }
    let size = intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return false }
    return subviews.contains { !$0.isHidden && !(($0 as? Label)?.text ?? "").isEmpty }
  }
}
