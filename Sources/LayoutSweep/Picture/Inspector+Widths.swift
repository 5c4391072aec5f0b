public import LayoutInspector
import LayoutKit

extension Inspector {
  /// Shows in the page what is known about all widths of the snapshot that was added last.
  ///
  /// Marks stand where regimes begin, beside the picture and in a strip with the widths of views against
  /// the window's; the selected view's line is bold. At a mark the page says what changes there. The strip
  /// is dragged to resize the window, and the keys , and . go from mark to mark.
  ///
  ///     var page = window.inspector()
  ///     page.show(LayoutSweep(of: window, widths: 320...1024))
  ///
  /// - Parameter sweep: A sweep along the widths of the same tree; one along something else, or without
  ///   regimes, shows nothing.
  /// - Complexity: O(*n*·*p*) for *n* views and *p* pieces.
  public mutating func show(_ sweep: LayoutSweep) {
    guard case .width = sweep.number, let range = sweep.range, !sweep.regimes.isEmpty else {
      return
    }
    var curves: [InspectorWidths.Curve] = []
    var most = 1.0
    for (place, view) in sweep.views.enumerated() where place > 0 {
      guard let width = sweep.function(of: view, .width), !width.isConstant else { continue }
      most = max(most, width.maximum?.value ?? 0)
      let pieces = width.pieces.map {
        [$0.range.lowerBound, $0.range.upperBound, $0.start, $0.slope]
      }
      if let known = curves.firstIndex(where: { $0.pieces == pieces }) {
        curves[known].views.append(place)
      } else {
        curves.append(InspectorWidths.Curve(views: [place], pieces: pieces))
      }
    }
    let marks = sweep.regimes.indices.dropFirst().map { index in
      let regime = sweep.regimes[index]
      return InspectorWidths.Mark(
        at: regime.range.lowerBound, text: sweep.changes(at: index), doubt: regime.doubt)
    }
    setWidths(
      InspectorWidths(
        from: range.lowerBound, to: range.upperBound, most: most, doubt: sweep.regimes[0].doubt,
        marks: marks, curves: curves))
  }
}

extension LayoutSweep {
  /// What changes where a regime begins: what holds from there on, and the views that move otherwise.
  func changes(at index: Int) -> String {
    let cause = regimes[index].cause ?? "something changes"
    let changed = changedViews(at: index).filter { $0 !== root }
    guard !changed.isEmpty else { return cause }
    var names = changed.prefix(3).map(\.itemName).joined(separator: ", ")
    if changed.count > 3 { names += " and \(changed.count - 3) more" }
    return "\(cause); then \(names) \(changed.count > 1 ? "change" : "changes")"
  }
}
