public import Foundation
public import ViewTree

/// Looks after a collection, whose data source and delegate it is.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout that the collection is made with.
  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? firstLayout
  }
  private let firstLayout: UICollectionViewLayout
  private var collection: UICollectionView?

  /// Makes a controller whose collection has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose collection has a flow layout; no archive is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller whose collection has a flow layout; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  deinit {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection, which fills the view; made when it is first asked for.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection?.removeFromSuperview()
      collection = newValue
      if let view = viewIfLoaded { install(in: view) }
    }
  }

  /// Makes the view and the collection in it.
  open override func loadView() {
    super.loadView()
    guard let view = viewIfLoaded else { return }
    if let loaded = view as? UICollectionView {
      // From a document of Interface Builder, where the collection is the view.
      collection = loaded
      loaded.dataSource = loaded.dataSource ?? self
      loaded.delegate = loaded.delegate ?? self
      return
    }
    if collection == nil {
      collection = UICollectionView(frame: view.bounds, collectionViewLayout: firstLayout)
    }
    install(in: view)
  }

  private func install(in view: UIView) {
    guard let collection else { return }
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = collection.dataSource ?? self
    collection.delegate = collection.delegate ?? self
    view.insertSubview(collection, at: 0)
  }

  /// Whether a long touch moves items; it is remembered.
  open var installsStandardGestureForInteractiveMovement = true

  /// Whether no item stays chosen when the view appears again; true at first.
  open var clearsSelectionOnViewWillAppear = true

  /// Lets go of the chosen items, unless ``clearsSelectionOnViewWillAppear`` is false.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection else { return }
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Items

  /// One section, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// An empty cell, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// An empty view, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Called before a cell comes into sight.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell went out of sight.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a view of a section comes into sight.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a view of a section went out of sight.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// True, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called at the end of a movement, to move the item in the data; unless overridden, that is reported.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.reportStayingItem() }

  /// The proposed offset, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// As the older method has it, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The proposed place, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: What isn't called

  /// Would give the words at the side that lead to items.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Would say whether an item may look touched.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Would be called when an item looks touched.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Would be called when an item no longer looks touched.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Would say whether an item may be chosen.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Would say whether an item may stop being chosen.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Would be called when an item is chosen; nothing is touched.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Would be called when an item is no longer chosen.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Would give an item's context menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called after the collection was scrolled.
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
