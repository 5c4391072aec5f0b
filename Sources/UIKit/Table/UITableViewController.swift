public import Foundation
import StandardViews
public import ViewTree

/// Looks after a table, which is its view, and whose data source and delegate it is.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Makes a controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a plain table; no archive is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller of a plain table, unless a document of Interface Builder has another.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  deinit {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the view; another kind of view is no table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes the table, unless it comes from a document of Interface Builder.
  open override func loadView() {
    super.loadView()
    if let table = viewIfLoaded as? UITableView {
      table.dataSource = table.dataSource ?? self
      table.delegate = table.delegate ?? self
      return
    }
    let table = UITableView(frame: viewIfLoaded?.frame ?? .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Whether no row stays chosen when the view appears again; true at first.
  open var clearsSelectionOnViewWillAppear = true

  /// Lets go of the chosen rows, unless ``clearsSelectionOnViewWillAppear`` is false.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Edits the table, or ends that.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Rows

  /// One section, unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// None, unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// An empty cell, unless overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  /// No title, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No title, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// The table's row height, unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.leftToTable.insert(.rowHeights)
    return tableView.rowHeight
  }

  /// The table's height of headers, unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// The table's height of footers, unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  /// None, unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// None, unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// Called before a row's cell comes into sight.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called after a row's cell went out of sight.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called before a section's header comes into sight.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called before a section's footer comes into sight.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Called after a section's header went out of sight.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called after a section's footer went out of sight.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// The table's estimate, unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.leftToTable.insert(.rowEstimates)
    return tableView.estimatedRowHeight
  }

  /// The table's estimate for headers, unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.leftToTable.insert(.headerEstimates)
    return tableView.estimatedSectionHeaderHeight
  }

  /// The table's estimate for footers, unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.leftToTable.insert(.footerEstimates)
    return tableView.estimatedSectionFooterHeight
  }

  /// As the cell has it, unless overridden.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    tableView.leftToTable.insert(.indentations)
    return 0
  }

  // MARK: What isn't called

  /// Whether a row can be edited; asked while the table is.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Would be called when a row was edited.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Would say whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Would be called when a row was moved.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Would give the words at the side that lead to sections.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Would say to which section such a word leads.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Would say whether a row may look touched.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Would be called when a row looks touched.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Would be called when a row no longer looks touched.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Would say which row is chosen instead of one that was touched.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Would say which row stops being chosen instead of one that was touched.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Would be called when a row is chosen; nothing is touched.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Would be called when a row is no longer chosen.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// What can be done with a row while the table is edited, which its cell is told.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// Would say what the button that takes a row away is called.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Whether a row's content moves to the side while it is edited, which its cell is told.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Would be called when what stands at the end of a row is touched.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Would say where a moved row goes.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Would give what a row shows when it is pulled from where lines begin.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Would give what a row shows when it is pulled from where lines end.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Would give a row's context menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called after the table was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Never called, as nothing is touched.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Never called, as nothing is touched.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Never called, as nothing is touched.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Never called, as nothing is touched.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Never called, as nothing is touched.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Never called, as nothing is touched.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// True; never called.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Never called, as nothing is touched.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nil; never called.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Never called, as nothing is touched.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Never called, as nothing is touched.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
