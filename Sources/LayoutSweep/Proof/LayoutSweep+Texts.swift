import Foundation
package import LayoutKit
import StandardViews
import ViewTree

extension LayoutSweep {
  /// What is known of a label's text all along a range.
  package struct TextVerdict {
    /// The label.
    package var label: Label
    /// Where letters don't show.
    package var verdict: Verdict
  }

  /// Where on the range text is cut off.
  ///
  /// More room never cuts off what less has shown, so that between two widths, over which a label only
  /// grows or only shrinks, the looks at both ends tell all.
  ///
  /// - Parameter view: The labels are this one and those inside it that aren't hidden.
  /// - Returns: Each label with text that is cut off somewhere, or of which that can't be told.
  /// - Complexity: Two layouts for each piece, and some twenty for each place where text begins to be cut off.
  package func cutOffTexts(inside view: View) -> [TextVerdict] {
    let labels = Self.labels(inside: view).filter { !($0.text ?? "").isEmpty }
    guard !labels.isEmpty else { return [] }
    var verdicts = labels.map { TextVerdict(label: $0, verdict: Verdict()) }
    let places = labels.map { index(of: $0) }
    withTree { tree in
      for piece in pieces {
        look(at: labels, places, piece, tree, &verdicts)
      }
    }
    return verdicts.filter { !$0.verdict.failures.isEmpty || !$0.verdict.doubts.isEmpty }
  }

  private func look(
    at labels: [Label], _ places: [Int?], _ piece: SweepPiece<InspectedPiece>, _ tree: TreeSource,
    _ verdicts: inout [TextVerdict]
  ) {
    let margin = min(0x1p-20, (piece.upper - piece.lower) / 4)
    let (low, high) = (piece.lower + margin, piece.upper - margin)
    tree.layOut(at: low)
    let first = labels.map(\.isCutOff)
    tree.layOut(at: high)
    let last = labels.map(\.isCutOff)
    for (index, label) in labels.enumerated() {
      guard let place = places[index], let item = item(of: label, at: place, in: piece) else {
        continue
      }
      let range = piece.lower...max(piece.upper, piece.lower)
      if let doubt = piece.doubt { verdicts[index].verdict.doubts.append((range, doubt)) }
      let isMonotone = label.numberOfLines == 1 || gain(of: item, piece) * item.rates[3] >= 0
      if !isMonotone {
        verdicts[index].verdict.doubts.append(
          (range, "\(label.itemName) gets wider and lower at once"))
      }
      guard first[index] || last[index] else { continue }
      var (from, to) = (piece.lower, piece.upper)
      if first[index] != last[index] {
        let edge = edge(of: label, piece, tree, isFirst: first[index], low, high)
        if first[index] { to = edge } else { from = edge }
      }
      let worst = gain(of: item, piece) >= 0 ? from : to
      var amount: Double?
      if label.numberOfLines == 1 {
        if case .textLength = number { tree.layOut(at: worst) }
        let width = item.rect[2] + item.rates[2] * (worst - piece.place)
        amount = max(Double(label.intrinsicContentSize.width) - width, 0)
      }
      verdicts[index].verdict.failures.add(
        SweepFailure(range: from...max(to, from), worst: worst, amount: amount))
    }
  }

  /// What the room for a text gains in one unit: its width, or that as a multiple of the text's length.
  private func gain(
    of item: InspectedPiece.Item, _ piece: SweepPiece<InspectedPiece>
  ) -> Double {
    guard case .textLength = number else { return item.rates[2] }
    return item.rates[2] * piece.place - item.rect[2]
  }

  /// Where a label's text begins or ends to be cut off, between two places of a piece.
  private func edge(
    of label: Label, _ piece: SweepPiece<InspectedPiece>, _ tree: TreeSource, isFirst: Bool,
    _ low: Double, _ high: Double
  ) -> Double {
    var (low, high) = (low, high)
    while high - low > 0x1p-20 {
      let middle = low + (high - low) / 2
      tree.layOut(at: middle)
      if label.isCutOff == isFirst { low = middle } else { high = middle }
    }
    // What shows is settled by pixels: the step from one to the next is the exact place.
    guard let place = index(of: label) else { return high }
    let chain = Chain(label, place, piece.content.items)
    let steps = pixelSteps(of: [chain], from: low - piece.place, to: high - piece.place)
    return steps.count > 2 ? steps[1] + piece.place : high
  }

  private static func labels(inside view: View) -> [Label] {
    var labels: [Label] = []
    var pending = [view]
    while let next = pending.popLast() {
      if next.isHidden { continue }
      if let label = next as? Label { labels.append(label) }
      pending += next.subviews.reversed()
    }
    return labels
  }
}

extension Label {
  /// Whether some of the letters don't show.
  package final var isCutOff: Bool {
    func letters(_ text: String) -> [Character] { text.filter { !$0.isWhitespace }.sorted() }
    let all = letters(text ?? "")
    return !all.isEmpty && letters(lines.map(\.text).joined()) != all
  }
}
