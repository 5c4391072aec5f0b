import Foundation

/// Texts and images that don't show as they should.
extension LayoutSnapshot {
  private static var overlapLimit: Int { 100 }
  private static var pairLimit: Int { 2_000_000 }

  /// Texts of which letters don't show.
  func truncated(_ rule: LintFinding.Rule) -> [LintFinding] {
    let hidden = hiddenViews
    return views.indices.compactMap { place in
      let view = views[place]
      guard let text = view.text, text.isTruncated, !hidden[place] else { return nil }
      let shown = text.lines.map(\.string).joined(separator: " ")
      let size = rule == .truncatedWhenLarge ? " at the largest text size" : ""
      return LintFinding(
        rule, "\(view.title) cuts its text off\(size): it shows \"\(shown.prefix(40))\".",
        hint: rule == .truncatedWhenLarge
          ? "Set numberOfLines to 0, and let its height follow: no fixed height, no equal top and bottom."
          : "Set numberOfLines to 0, give it more room, or a higher compression resistance.",
        source: firstSource(of: Reference(view: place)), item: Reference(view: place))
    }
  }

  /// Texts and images that lie on each other.
  var overlaps: [LintFinding] {
    let hidden = hiddenViews
    var shown: [(place: Int, rect: CGRect)] = []
    for place in views.indices {
      guard let rect = views[place].inked, !hidden[place] else { continue }
      shown.append((place, rect.insetBy(dx: 0.5, dy: 0.5)))
    }
    shown.sort { ($0.rect.minY, $0.place) < ($1.rect.minY, $1.place) }
    var findings: [LintFinding] = []
    var pairs = 0
    for (index, one) in shown.enumerated() {
      for other in shown[(index + 1)...] {
        pairs += 1
        if other.rect.minY >= one.rect.maxY || pairs > Self.pairLimit { break }
        guard one.rect.intersects(other.rect), !isAbove(one.place, other.place),
          !isAbove(other.place, one.place)
        else { continue }
        findings.append(overlap(one.place, other.place, one.rect.intersection(other.rect)))
        if findings.count == Self.overlapLimit { return findings }
      }
    }
    return findings
  }

  private func overlap(_ one: Int, _ other: Int, _ common: CGRect) -> LintFinding {
    let (first, second) = (min(one, other), max(one, other))
    let isBeside = common.width < common.height
    let size = plainText(Double(isBeside ? common.width : common.height) + 1)
    let title = views[first].title
    let advice =
      isBeside
      ? "$0.leading.greaterThanOrEqualTo(\(title).layout.trailing)"
      : "$0.top.greaterThanOrEqualTo(\(title).layout.bottom)"
    return LintFinding(
      .overlap, "\(views[second].title) lies on \(title), by \(size) points.",
      hint: "Write `\(advice)` for \(views[second].title), say.",
      source: firstSource(of: Reference(view: second)), item: Reference(view: second))
  }

  private func isAbove(_ place: Int, _ other: Int) -> Bool {
    guard place < other else { return false }
    return views[(place + 1)...other].allSatisfy { $0.depth > views[place].depth }
  }
}

extension LayoutSnapshot.Item {
  /// Where there are letters or an image, in the root's coordinates; nil where there are none.
  fileprivate var inked: CGRect? {
    if let text {
      let rects = text.lines.filter { $0.width > 0 }.map { line in
        let size = (line.typeface ?? text.typeface).size
        return CGRect(
          x: line.x, y: line.baseline - size * 0.72, width: line.width, height: size * 0.72)
      }
      guard let first = rects.first else { return nil }
      return rects.dropFirst().reduce(first) { $0.union($1) }
    }
    guard imageSize != nil, absoluteFrame.width > 0, absoluteFrame.height > 0 else { return nil }
    return absoluteFrame
  }
}

extension LayoutSnapshot.Text {
  /// Whether some of the letters don't show.
  public var isTruncated: Bool {
    func letters(_ text: String) -> [Character] { text.filter { !$0.isWhitespace }.sorted() }
    let all = letters(string)
    return !all.isEmpty && letters(lines.map(\.string).joined()) != all
  }
}
