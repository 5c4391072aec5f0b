public import Foundation
public import ViewTree

/// Changes of rows and sections as UIKit names them; they take effect in the next layout.
extension TableView {
  /// How rows would come and go; without a screen it makes no difference.
  public nonisolated enum RowAnimation: Int, Hashable, Sendable {
    /// By fading.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From above.
    case top = 3
    /// From below.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// In their middle.
    case middle = 6
    /// As the system has it.
    case automatic = 100
  }

  /// Takes notice of rows that the data source has now, by their paths afterwards.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    insertRows(at: indexPaths)
  }

  /// Takes notice of rows that the data source no longer has, by their paths before.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    deleteRows(at: indexPaths)
  }

  /// Asks for the cells and heights of some rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadRows(at: indexPaths)
  }

  /// Takes notice of new sections; everything is asked for again.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    insertSections(sections)
  }

  /// Takes notice of sections that are gone; everything is asked for again.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    deleteSections(sections)
  }

  /// Asks for sections again, and for all others.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadSections(sections)
  }

  /// Takes notice of a row that has another place; everything is asked for again.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Makes changes together; without a screen the two calls only stand around them.
  public func beginUpdates() {}

  /// Measures the rows in sight again.
  public func endUpdates() { performBatchUpdates({}) }

  /// Makes several changes at once, then calls a closure.
  @_disfavoredOverload
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates { updates?() }
    completion?(true)
  }

  /// Ends the choice of a row; none is ever chosen.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}
