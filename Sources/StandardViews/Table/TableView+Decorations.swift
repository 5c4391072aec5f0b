import Foundation
import ViewTree

/// What a table shows beside rows: its header and footer, and those of its sections.
extension TableView {
  /// What an entry of a table is.
  enum Part {
    /// The header or the footer of the table.
    case edge
    case header
    case row
    case footer
  }

  /// The last section that begins at an entry or before it.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  final func section(of entry: Int) -> Int {
    var low = 0
    var high = sectionStarts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if sectionStarts[middle] <= entry { low = middle } else { high = middle }
    }
    return low
  }

  final func part(_ entry: Int) -> Part {
    guard entry > 0, let last = sectionStarts.last, entry < last else { return .edge }
    let section = section(of: entry)
    if entry == sectionStarts[section] { return .header }
    return entry == sectionStarts[section + 1] - 1 ? .footer : .row
  }

  // MARK: Room

  /// What is left free beside rows: the margins of the system where groups are inset.
  final var sideInsets: EdgeInsets {
    guard storedStyle == .insetGrouped, let window = ownWindow else { return .zero }
    let margins = window.environment.systemMinimumLayoutMargins
    let safeArea = knownSafeArea
    return EdgeInsets(
      top: 0, left: margins.leading + safeArea.left, bottom: 0,
      right: margins.trailing + safeArea.right)
  }

  /// How far what rows, headers and footers show stays from their sides, in points.
  package final var contentSides: EdgeInsets {
    let safeArea = knownSafeArea
    // What is far enough from the sides of the table itself has nothing to keep off.
    guard safeArea.left > 0 || safeArea.right > 0, insetsContentViewsToSafeArea else {
      return .zero
    }
    let sides = sideInsets
    return EdgeInsets(
      top: 0, left: max(safeArea.left - sides.left, 0), bottom: 0,
      right: max(safeArea.right - sides.right, 0))
  }

  final func contentSidesDidChange() {
    setNeedsLayout()
    for view in shownDecorations.values { view.setNeedsLayout() }
  }

  /// How wide rows are, in points.
  final var rowWidth: CGFloat {
    let insets = sideInsets
    return max(bounds.width - insets.left - insets.right, 0)
  }

  final var topPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return storedStyle == .plain ? 22 : 0
  }

  /// The height of a header or footer that has only a title, or nothing.
  ///
  /// In a plain table a title takes 28 and nothing takes nothing; in groups titles take 38, the first
  /// one 55.5, and gaps are 35 at the top and 17.5 elsewhere, as on iOS from 7 to 18.
  final func standardHeight(_ part: Part, _ section: Int, hasTitle: Bool) -> CGFloat {
    if storedStyle == .plain { return hasTitle ? 28 : 0 }
    guard part == .header else { return hasTitle ? 28 : 17.5 }
    if hasTitle { return section == 0 ? 55.5 : 38 }
    if section > 0 { return 17.5 }
    // A header of the table has the room at the top itself.
    return tableHeaderView == nil ? 35 : 17.5
  }

  // MARK: Heights

  /// Whether the delegate may have a view; asked for the first section it gives none.
  final func hasViews(_ part: Part, _ section: Int) -> Bool {
    guard let delegate = storedDelegate as? any TableViewDelegate else { return false }
    if part == .header {
      if section > 0, leftToTable.contains(.headerViews) { return false }
      leftToTable.remove(.headerViews)
      return delegate.tableView(self, viewForHeaderInSection: section) != nil
    }
    if section > 0, leftToTable.contains(.footerViews) { return false }
    leftToTable.remove(.footerViews)
    return delegate.tableView(self, viewForFooterInSection: section) != nil
  }

  final func givenHeight(_ part: Part, _ section: Int) -> CGFloat {
    let isHeader = part == .header
    var height = isHeader ? sectionHeaderHeight : sectionFooterHeight
    if let delegate = storedDelegate as? any TableViewDelegate {
      height =
        isHeader
        ? delegate.tableView(self, heightForHeaderInSection: section)
        : delegate.tableView(self, heightForFooterInSection: section)
    }
    guard height != Self.automaticDimension else { return height }
    let name = "height of the \(isHeader ? "header" : "footer") of section \(section)"
    return isUsableHeight(height, name) ? height : Self.automaticDimension
  }

  final func title(_ part: Part, _ section: Int) -> String? {
    part == .header
      ? storedDataSource?.tableView(self, titleForHeaderInSection: section)
      : storedDataSource?.tableView(self, titleForFooterInSection: section)
  }

  // MARK: In sight

  /// Gives an entry that is no row its height, and a view if it has one.
  final func showDecoration(_ entry: Int) {
    switch part(entry) {
    case .row: break
    case .edge: showEdge(entry)
    case .header, .footer:
      let lacksView = shownDecorations[entry] == nil && heights[entry] > 0
      guard measurings[entry] != measuring || lacksView && !partsWithoutView.contains(entry) else {
        return
      }
      showSectionPart(entry)
    }
  }

  private func showEdge(_ entry: Int) {
    let view = entry == 0 ? tableHeaderView : tableFooterView
    shownDecorations[entry] = view
    if let view, view.ownSuperview !== self { call(.addSubview) { addSubview(view) } }
    guard heights.count > entry else { return }
    setHeight(view.map { max($0.frame.height, 0) } ?? 0, of: entry)
  }

  private func showSectionPart(_ entry: Int) {
    let part = part(entry)
    let section = section(of: entry)
    let given = givenHeight(part, section)
    // The least number there is has long stood for none.
    guard abs(given) > 0.001 else {
      setHeight(0, of: entry)
      return
    }
    let known = shownDecorations[entry]
    let view = known ?? newView(part, section)
    guard heights.count > entry, !needsReload else { return }
    let padding = part == .header ? topPadding : 0
    guard let view else {
      partsWithoutView.insert(entry)
      setHeight(given > 0 ? given : standardHeight(part, section, hasTitle: false), of: entry)
      return
    }
    shownDecorations[entry] = view
    if view.ownSuperview !== self { call(.addSubview) { addSubview(view) } }
    view.isHidden = false
    let height = given > 0 ? given : fittingHeight(of: view, part, section)
    guard heights.count > entry, !needsReload else { return }
    setHeight(height + padding, of: entry)
    guard known == nil, let delegate = storedDelegate as? any TableViewDelegate else { return }
    if part == .header {
      delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func newView(_ part: Part, _ section: Int) -> View? {
    if let delegate = storedDelegate as? any TableViewDelegate {
      let view =
        part == .header
        ? delegate.tableView(self, viewForHeaderInSection: section)
        : delegate.tableView(self, viewForFooterInSection: section)
      if let view {
        // Shown elsewhere already, it goes there no more.
        for (entry, shown) in shownDecorations where shown === view {
          shownDecorations[entry] = nil
        }
        return view
      }
    }
    guard let title = title(part, section) else { return nil }
    let view = TableHeaderFooterView(reuseIdentifier: nil)
    let label = Label()
    let isLoud = storedStyle == .plain && part == .header
    label.text = storedStyle != .plain && part == .header ? title.uppercased() : title
    label.font = isLoud ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    if !isLoud {
      label.textColor = .usualSecondaryText
      label.numberOfLines = 0
    }
    view.titleLabel = label
    return view
  }

  private func fittingHeight(of view: View, _ part: Part, _ section: Int) -> CGFloat {
    let standard = standardHeight(part, section, hasTitle: true)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 0, size.height <= 1_000_000 else { return standard }
    let hasTitleAlone = (view as? TableHeaderFooterView)?.titleLabel != nil
    return hasTitleAlone ? max(size.height, standard) : size.height
  }
}
