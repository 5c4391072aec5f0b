import Foundation
import ViewTree

/// What a table counts with before it has shown something.
extension TableView {
  /// Whether the delegate is asked about each row when all are loaded.
  final var asksForEstimates: Bool { storedDelegate is any TableViewDelegate }

  /// What a row counts with before it is measured, in points; nil if the delegate leaves that to the table.
  ///
  /// An estimate of 0 is none: the height itself is asked for.
  final func estimate(ofRow path: IndexPath) -> CGFloat? {
    guard let delegate = storedDelegate as? any TableViewDelegate else { return nil }
    leftToTable.remove(.rowEstimates)
    var estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
    let isLeft = leftToTable.contains(.rowEstimates)
    if isLeft { estimate = storedEstimate }
    if estimate == Self.automaticDimension { return isLeft ? nil : Self.standardRowHeight }
    guard isUsableHeight(estimate, "estimated height of row \(path.row) in section \(path.section)")
    else { return Self.standardRowHeight }
    guard estimate <= 0 else { return isLeft ? nil : estimate }
    leftToTable.remove(.rowHeights)
    let height = delegate.tableView(self, heightForRowAt: path)
    if leftToTable.contains(.rowHeights) { return nil }
    guard height != Self.automaticDimension else { return Self.standardRowHeight }
    return height >= 0 && height <= 1_000_000 ? height : Self.standardRowHeight
  }

  /// What a header or footer counts with before it has been in sight, in points.
  final func estimate(_ part: Part, _ section: Int) -> CGFloat {
    let padding = part == .header ? topPadding : 0
    let guess = givenEstimate(part, section)
    // Who has an estimate isn't asked for the height yet.
    if guess.isDelegates, guess.height > 0 { return guess.height }
    let given = givenHeight(part, section)
    if given >= 0 { return given > 0 ? given + padding : 0 }
    if guess.height > 0 { return guess.height }
    if title(part, section) == nil, !hasViews(part, section) {
      return standardHeight(part, section, hasTitle: false)
    }
    return standardHeight(part, section, hasTitle: true) + padding
  }

  /// The estimate of the delegate, or that of the table; 0 or less for none.
  private func givenEstimate(
    _ part: Part, _ section: Int
  ) -> (height: CGFloat, isDelegates: Bool) {
    let isHeader = part == .header
    let own = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    guard let delegate = storedDelegate as? any TableViewDelegate else { return (own, false) }
    let question = isHeader ? DelegateAnswers.headerEstimates : .footerEstimates
    if section > 0, leftToTable.contains(question) { return (own, false) }
    leftToTable.remove(question)
    let height =
      isHeader
      ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
      : delegate.tableView(self, estimatedHeightForFooterInSection: section)
    if leftToTable.contains(question) { return (own, false) }
    guard height != Self.automaticDimension else { return (height, true) }
    let name = "estimated height of the \(isHeader ? "header" : "footer") of section \(section)"
    return (isUsableHeight(height, name) ? height : Self.automaticDimension, true)
  }
}
