import Foundation
import Testing
import UIKit

/// What controllers of tables and collections answer where a program overrides nothing.
@Suite
struct ControllerAnswerTests {
  @Test func `What a table's controller is told changes nothing`() {
    let controller = UITableViewController(style: .plain)
    let (table, path) = (UITableView(), IndexPath(row: 0, section: 0))
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (scroll, view) = (UIScrollView(), UIView())
    let calls: [() -> Void] = [
      { controller.tableView(table, commit: .delete, forRowAt: path) },
      { controller.tableView(table, moveRowAt: path, to: path) },
      { controller.tableView(table, didHighlightRowAt: path) },
      { controller.tableView(table, didUnhighlightRowAt: path) },
      { controller.tableView(table, didSelectRowAt: path) },
      { controller.tableView(table, didDeselectRowAt: path) },
      { controller.tableView(table, accessoryButtonTappedForRowWith: path) },
      { controller.scrollViewWillBeginDragging(scroll) },
      { controller.scrollViewDidEndDragging(scroll, willDecelerate: true) },
      { controller.scrollViewWillBeginDecelerating(scroll) },
      { controller.scrollViewDidEndDecelerating(scroll) },
      { controller.scrollViewDidEndScrollingAnimation(scroll) },
      { controller.scrollViewDidZoom(scroll) },
      { controller.scrollViewWillBeginZooming(scroll, with: view) },
      { controller.scrollViewDidEndZooming(scroll, with: view, atScale: 2) },
    ]
    for (index, call) in calls.enumerated() {
      call()
      #expect(table.indexPathForSelectedRow == nil && table.contentOffset == .zero, "\(index)")
      #expect(scroll.contentOffset == .zero && scroll.zoomScale == 1, "\(index)")
    }
    #expect(controller.sectionIndexTitles(for: table) == nil)
    #expect(controller.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)
    #expect(controller.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(
      controller.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero) == nil)
    #expect(controller.viewForZooming(in: scroll) == nil)
    let other = IndexPath(row: 3, section: 0)
    #expect(
      controller.tableView(
        table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other) == other)
  }

  @Test func `What a collection's controller is told changes nothing`() {
    let controller = UICollectionViewController(nibName: nil, bundle: nil)
    let (grid, path) = (UICollectionView(frame: .zero), IndexPath(item: 0, section: 0))
    let (scroll, view) = (UIScrollView(), UIView())
    let (cell, header) = (UICollectionViewCell(), UICollectionReusableView())
    let kind = UICollectionView.elementKindSectionHeader
    let calls: [() -> Void] = [
      { controller.collectionView(grid, didEndDisplaying: cell, forItemAt: path) },
      {
        controller.collectionView(
          grid, willDisplaySupplementaryView: header, forElementKind: kind, at: path)
      },
      {
        controller.collectionView(
          grid, didEndDisplayingSupplementaryView: header, forElementOfKind: kind, at: path)
      },
      { controller.collectionView(grid, didHighlightItemAt: path) },
      { controller.collectionView(grid, didUnhighlightItemAt: path) },
      { controller.collectionView(grid, didSelectItemAt: path) },
      { controller.collectionView(grid, didDeselectItemAt: path) },
      { controller.scrollViewDidScroll(scroll) },
      { controller.scrollViewWillBeginDragging(scroll) },
      { controller.scrollViewDidEndDragging(scroll, willDecelerate: true) },
      { controller.scrollViewWillBeginDecelerating(scroll) },
      { controller.scrollViewDidEndDecelerating(scroll) },
      { controller.scrollViewDidEndScrollingAnimation(scroll) },
      { controller.scrollViewDidZoom(scroll) },
      { controller.scrollViewWillBeginZooming(scroll, with: view) },
      { controller.scrollViewDidEndZooming(scroll, with: view, atScale: 2) },
    ]
    for (index, call) in calls.enumerated() {
      call()
      #expect(grid.indexPathsForSelectedItems == nil && grid.contentOffset == .zero, "\(index)")
      #expect(scroll.zoomScale == 1 && cell.superview == nil, "\(index)")
    }
    #expect(
      controller.indexTitles(for: grid) == nil && controller.viewForZooming(in: scroll) == nil)
    #expect(
      controller.collectionView(grid, contextMenuConfigurationForItemAt: path, point: .zero) == nil)
    let (other, place) = (IndexPath(item: 3, section: 0), CGPoint(x: 3, y: 4))
    #expect(
      controller.collectionView(grid, targetContentOffsetForProposedContentOffset: place) == place)
    #expect(
      controller.collectionView(
        grid, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: other) == other)
  }

  private final class Plain: NSObject, UICollectionViewDelegate, UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching
  {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {}
  }

  @Test func `A collection's delegate needs to answer nothing`() {
    let plain = Plain()
    let (grid, path) = (UICollectionView(frame: .zero), IndexPath(item: 0, section: 0))
    plain.collectionView(
      grid, didEndDisplayingSupplementaryView: UICollectionReusableView(), forElementOfKind: "a",
      at: path)
    plain.collectionView(grid, didHighlightItemAt: path)
    plain.collectionView(grid, didUnhighlightItemAt: path)
    plain.collectionView(grid, didSelectItemAt: path)
    plain.collectionView(grid, didDeselectItemAt: path)
    plain.collectionView(grid, cancelPrefetchingForItemsAt: [path])
    #expect(grid.indexPathsForSelectedItems == nil)
    #expect(plain.collectionView(grid, shouldHighlightItemAt: path))
    #expect(plain.collectionView(grid, shouldSelectItemAt: path))
    #expect(plain.collectionView(grid, shouldDeselectItemAt: path))
    #expect(plain.indexTitles(for: grid) == nil)
    #expect(
      plain.collectionView(grid, contextMenuConfigurationForItemAt: path, point: .zero) == nil)
    let other = IndexPath(item: 3, section: 0)
    #expect(
      plain.collectionView(
        grid, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: other) == other)
  }

  @Test func `A layout inserts and deletes no views of its own`() {
    let layout = UICollectionViewLayout()
    layout.prepare(forAnimatedBoundsChange: .zero)
    layout.finalizeAnimatedBoundsChange()
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "a") == [])
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "a") == [])
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "a") == [])
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "a") == [])
  }
}
