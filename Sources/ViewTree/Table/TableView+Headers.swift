public import Foundation

/// The headers and footers of sections.
extension TableView {
  /// Makes the class known whose views are headers and footers of a kind.
  public final func register(
    _ viewClass: TableHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(forHeaderFooterViewReuseIdentifier: identifier) {
      viewClass.made(reuseIdentifier: identifier)
    }
  }

  /// Makes known how a header or footer of a kind is made.
  package final func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ makeView: @escaping () -> TableHeaderFooterView
  ) {
    let old = headerFooterMakers[identifier]
    headerFooterMakers[identifier] = makeView
    withExtendedLifetime(old) {}
  }

  /// A header or footer of a kind: one that went out of sight, or a new one; nil for a kind that was not
  /// registered.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableHeaderFooterView? {
    if let view = waitingHeaderFooters[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerFooterMakers[identifier]?()
  }

  /// The header of a section, or nil if it is not in sight or has another class.
  public final func headerView(forSection section: Int) -> TableHeaderFooterView? {
    guard section >= 0, section < sectionStarts.count - 1 else { return nil }
    return shownDecorations[sectionStarts[section]] as? TableHeaderFooterView
  }

  /// The footer of a section, or nil if it is not in sight or has another class.
  public final func footerView(forSection section: Int) -> TableHeaderFooterView? {
    guard section >= 0, section < sectionStarts.count - 1 else { return nil }
    return shownDecorations[sectionStarts[section + 1] - 1] as? TableHeaderFooterView
  }

  /// The place of a section's header in the content, in points, with what is free above it; by an estimate
  /// before it has been in sight, and nil for an unknown section.
  public final func rectForHeader(inSection section: Int) -> CGRect? {
    loadCountsIfNeeded()
    guard section >= 0, section < sectionStarts.count - 1 else { return nil }
    return rect(sectionStarts[section])
  }

  /// The place of a section's footer in the content, in points; nil for an unknown section.
  public final func rectForFooter(inSection section: Int) -> CGRect? {
    loadCountsIfNeeded()
    guard section >= 0, section < sectionStarts.count - 1 else { return nil }
    return rect(sectionStarts[section + 1] - 1)
  }

  /// The place of a section with its header and footer, in points; nil for an unknown section.
  public final func rect(forSection section: Int) -> CGRect? {
    guard let header = rectForHeader(inSection: section),
      let footer = rectForFooter(inSection: section)
    else { return nil }
    return CGRect(
      x: header.minX, y: header.minY, width: header.width, height: footer.maxY - header.minY)
  }

  /// Takes notice of new sections; everything is asked for again.
  public final func insertSections(_ sections: IndexSet) { reloadSections(sections) }

  /// Takes notice of sections that are gone; everything is asked for again.
  public final func deleteSections(_ sections: IndexSet) { reloadSections(sections) }

  /// Asks for sections again, and for all others.
  public final func reloadSections(_ sections: IndexSet) {
    // Inside a batch it is all that remains to be done.
    reloadData()
  }
}
