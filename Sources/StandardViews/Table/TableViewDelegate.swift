public import Foundation
public import ViewTree

/// Gives rows heights of their own and sections headers and footers, and is told of the table's
/// movements.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol TableViewDelegate: ScrollViewDelegate {
  /// The height of a row in points, or ``TableView/automaticDimension`` for that of its content.
  ///
  /// It is asked for when the row comes into sight.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a section's header in points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a section's footer in points, or ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

  /// The header of a section, in place of one with a title; nil for none.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// The footer of a section, in place of one with a title; nil for none.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  /// Called before a row's cell comes into sight, at its place.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  )

  /// Called after a row's cell went out of sight, with the path that the row had.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  )

  /// Called before a section's header comes into sight, when its height is known.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  )

  /// Called before a section's footer comes into sight, when its height is known.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  )

  /// Called after a section's header went out of sight, with the section that it had.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  )

  /// Called after a section's footer went out of sight, with the section that it had.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  )

  /// What a row counts with before it has been in sight, in points; asked for all rows when they are loaded.
  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat

  /// What a header counts with before it has been in sight, in points.
  func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// What a footer counts with before it has been in sight, in points.
  func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  /// Would say whether a row may look touched.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Would be called when a row looks touched.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// Would be called when a row no longer looks touched.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Would say which row is chosen instead of one that was touched.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Would say which row stops being chosen instead of one that was touched.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Would be called when a row is chosen; nothing is touched.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// Would be called when a row is no longer chosen.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// What can be done with a row while the table is edited, which its cell is told.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle

  /// Would say what the button that takes a row away is called.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Whether a row's content moves to the side while it is edited, which its cell is told.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// By how many steps a row's content is moved inwards, which its cell is told before it is shown.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Would be called when what stands at the end of a row is touched.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Would say where a moved row goes.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

extension TableViewDelegate {
  /// The table's ``TableView/rowHeight``.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.leftToTable.insert(.rowHeights)
    return tableView.rowHeight
  }

  /// The table's ``TableView/sectionHeaderHeight``.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// The table's ``TableView/sectionFooterHeight``.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// A view that shows the title, if the data source has one; else nil.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.leftToTable.insert(.headerViews)
    return nil
  }

  /// A view that shows the title, if the data source has one; else nil.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.leftToTable.insert(.footerViews)
    return nil
  }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  /// The table's estimate.
  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.leftToTable.insert(.rowEstimates)
    return tableView.estimatedRowHeight
  }

  /// The table's estimate.
  public func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.leftToTable.insert(.headerEstimates)
    return tableView.estimatedSectionHeaderHeight
  }

  /// The table's estimate.
  public func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.leftToTable.insert(.footerEstimates)
    return tableView.estimatedSectionFooterHeight
  }

  /// True.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The same row.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The same row.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// By deleting it.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }

  /// As the system has it.
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// True.
  public func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// As the cell has it.
  public func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    tableView.leftToTable.insert(.indentations)
    return 0
  }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// The proposed row.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}
