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

  /// Never called, as nothing is touched.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}

  /// Called after the collection was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
