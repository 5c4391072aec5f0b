import LayoutKit
import ViewTree

extension LayoutSweep {
  /// What is known about a condition all along a range.
  package struct Verdict {
    /// Where it is so.
    package var failures: [SweepFailure] = []
    /// Where it can't be told, with the reason.
    package var doubts: [(range: ClosedRange<Double>, reason: String)] = []

    /// Makes a verdict of what can't be told.
    package init(doubts: [(range: ClosedRange<Double>, reason: String)] = []) {
      self.doubts = doubts
    }
  }

  /// Where on the range a condition is so, for frames as they are rounded to pixels.
  ///
  /// - Parameter condition: What must not be so.
  /// - Returns: The limits, exact.
  /// - Complexity: O(*p*) for *p* pieces, and O(*s* log *s*) for *s* steps from pixel to pixel in pieces
  ///   where rounding may matter.
  package func verdict(on condition: SweepCondition) -> Verdict {
    var verdict = Verdict()
    let views = condition.views
    let places = views.map(index)
    for piece in pieces {
      let range = piece.lower...max(piece.upper, piece.lower)
      var chains: [Chain] = []
      for (view, place) in zip(views, places) {
        guard let place, item(of: view, at: place, in: piece) != nil else { continue }
        chains.append(Chain(view, place, piece.content.items))
      }
      guard chains.count == views.count else { continue }
      if let doubt = piece.doubt {
        verdict.doubts.append((range, doubt))
      } else if let view = chains.lazy.compactMap(\.unfollowed).first {
        verdict.doubts.append((range, "no constraint places \(view.itemName)"))
      } else {
        look(at: condition, chains, piece, &verdict)
      }
    }
    return verdict
  }

  /// A view and those around it, from the inside out.
  struct Chain {
    var view: View
    var items: [InspectedPiece.Item] = []
    /// The one that no constraint places, if there is any.
    var unfollowed: View?

    init(_ view: View, _ place: Int, _ all: [InspectedPiece.Item]) {
      self.view = view
      var next = all[place].view === view ? place : all.firstIndex { $0.view === view } ?? -1
      while next >= 0 {
        if !all[next].isFollowed { unfollowed = unfollowed ?? all[next].view }
        items.append(all[next])
        next = all[next].parent
      }
      // The corner of what shows counts for what is inside.
      for index in items.indices {
        items[index].corner = index + 1 < items.count ? items[index + 1].corner : .zero
      }
    }

    /// The rectangle in the window at a distance from the piece's place.
    func rectangle(at distance: Double, scale: Double?) -> SIMD4<Double> {
      var result = SIMD4<Double>.zero
      for (index, item) in items.enumerated() {
        let own =
          scale.map { item.frame(at: distance, scale: $0) } ?? (item.rect + item.rates * distance)
        if index == 0 { result = SIMD4(0, 0, own[2], own[3]) }
        guard index + 1 < items.count else { continue }
        result[0] += own[0] - item.corner[0]
        result[1] += own[1] - item.corner[1]
      }
      return result
    }
  }

  private func look(
    at condition: SweepCondition, _ chains: [Chain], _ piece: SweepPiece<InspectedPiece>,
    _ verdict: inout Verdict
  ) {
    let (first, last) = (piece.lower - piece.place, piece.upper - piece.place)
    let (start, end) = (
      chains.map { $0.rectangle(at: first, scale: nil) },
      chains.map { $0.rectangle(at: last, scale: nil) }
    )
    let depth = chains.map(\.items.count).max() ?? 0
    let isSafe = condition.clauses.allSatisfy { clause in
      clause.contains { term in
        let slack = Double(depth + 1) * Double(term.parts.count) / scale
        return value(of: term, chains, start) <= -slack && value(of: term, chains, end) <= -slack
      }
    }
    if isSafe { return }
    let steps = pixelSteps(of: chains, from: first, to: last)
    for (low, high) in zip(steps, steps.dropFirst()) {
      let margin = min((high - low) / 4, 1e-7)
      let ends = [low + margin, high - margin].map { distance in
        chains.map { $0.rectangle(at: distance, scale: scale) }
      }
      let found = condition.clauses.compactMap { clause -> SweepFailure? in
        let lines = clause.map { term in
          (start: value(of: term, chains, ends[0]), end: value(of: term, chains, ends[1]))
        }
        return failure(of: lines, from: piece.place + low, to: piece.place + high)
      }
      // Edges on pixels come and go at their limit: in between is no more than two pixels' worth, and what is
      // exactly at the limit is none.
      for var failure in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
      where (failure.amount ?? 1) > 1e-5 {
        failure.amount? += condition.allowance
        verdict.failures.add(failure, gap: 2 / scale)
      }
    }
  }

  /// Where all of some straight lines are above 0; between two steps only what isn't rounded, such as
  /// the window, moves.
  private func failure(
    of lines: [(start: Double, end: Double)], from low: Double, to high: Double
  ) -> SweepFailure? {
    var (first, last) = (0.0, 1.0)
    for line in lines {
      if line.start <= 0, line.end <= 0 { return nil }
      if line.start > 0, line.end > 0 { continue }
      let share = line.start / (line.start - line.end)
      if line.start > 0 { last = min(last, share) } else { first = max(first, share) }
    }
    guard first < last else { return nil }
    var worst = (share: first, amount: -Double.infinity)
    for share in [first, (first + last) / 2, last] {
      let amount = lines.map { $0.start + share * ($0.end - $0.start) }.min() ?? 0
      if amount > worst.amount + 1e-9 { worst = (share, amount) }
    }
    let length = high - low
    return SweepFailure(
      range: low + first * length...low + last * length, worst: low + worst.share * length,
      amount: worst.amount)
  }

  private func value(
    of term: SweepCondition.Term, _ chains: [Chain], _ rectangles: [SIMD4<Double>]
  ) -> Double {
    term.parts.reduce(term.constant) { sum, part in
      guard let index = chains.firstIndex(where: { $0.view === part.view }) else { return sum }
      return sum + (part.shares * rectangles[index]).sum()
    }
  }

  /// Where edges go from one pixel to the next, with both ends.
  func pixelSteps(of chains: [Chain], from first: Double, to last: Double) -> [Double] {
    var steps = [first, last]
    for item in chains.flatMap(\.items) where item.isRounded {
      for edge in [SIMD4<Double>.left, .right, .top, .bottom] {
        let rate = (edge * item.rates).sum() * scale
        guard rate.magnitude > 1e-9 else { continue }
        let start = (edge * item.rect).sum() * scale
        let ends = [start + rate * first, start + rate * last].sorted()
        var pixel = (ends[0] - 0.5).rounded(.up)
        while pixel + 0.5 <= ends[1] {
          // As frames are rounded, the middle between two pixels is a hair nearer to 0.
          let edge = pixel + 0.5 - (pixel + 0.5).sign.hair
          steps.append(min(max((edge - start) / rate, first), last))
          pixel += 1
        }
      }
    }
    steps.sort()
    return steps.indices.filter { $0 == 0 || steps[$0] - steps[$0 - 1] > 1e-12 }.map { steps[$0] }
  }
}

extension FloatingPointSign {
  fileprivate var hair: Double { self == .minus ? -1e-6 : 1e-6 }
}
