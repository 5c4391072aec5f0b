public import Foundation
import StandardViews
import ViewTree

/// Gets the data of items ready before they are in sight.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that come into sight next, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with such items that no longer are the next ones and haven't been in sight.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// The items that come into sight next: those within a frame's size beyond what is in sight, where it was last scrolled to.
private final class ItemsAhead {
  weak var source: (any UICollectionViewDataSourcePrefetching)?
  var isEnabled = true
  /// Those that were told of, and haven't been in sight.
  var told: [IndexPath] = []
  var offset = CGPoint.zero
  var runsBack = false
}

extension UICollectionView {
  /// Gets the data of items ready, of which it is told in each layout; it isn't kept.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { attached(ItemsAhead.self)?.source }
    set {
      attached { ItemsAhead() }.source = newValue
      setNeedsLayout()
    }
  }

  /// Whether items are got ready; true at first.
  public var isPrefetchingEnabled: Bool {
    get { attached(ItemsAhead.self)?.isEnabled ?? true }
    set { attached { ItemsAhead() }.isEnabled = newValue }
  }

  /// Lets go of the items that were told of, as they aren't what they were.
  final func forgetItemsAhead() { attached(ItemsAhead.self)?.told = [] }

  /// Tells of items that come into sight next.
  final func prefetchItems() {
    guard let ahead = attached(ItemsAhead.self), let source = ahead.source, ahead.isEnabled,
      !needsReload, !isUpdating, bounds.width > 0, bounds.height > 0
    else { return }
    let (x, y) = (contentOffset.x - ahead.offset.x, contentOffset.y - ahead.offset.y)
    ahead.offset = contentOffset
    let isVertical = contentSize.width <= bounds.width
    let distance = isVertical ? y : x
    if distance != 0 { ahead.runsBack = distance < 0 }
    let next = items(beyond: mirrored(bounds), isVertical, ahead.runsBack)
    let old = ahead.told
    ahead.told = next
    let (known, wanted) = (Set(old), Set(next))
    let coming = next.filter { !known.contains($0) }
    let going = old.filter { !wanted.contains($0) && cell(ofItem: $0) == nil }
    if !going.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: going) }
    if !coming.isEmpty { source.collectionView(self, prefetchItemsAt: coming) }
  }

  private func items(
    beyond sight: CGRect, _ isVertical: Bool, _ runsBack: Bool
  ) -> [IndexPath] {
    var area = sight
    if isVertical {
      area.size.height *= 2
      if runsBack { area.origin.y -= sight.height }
    } else {
      area.size.width *= 2
      if runsBack { area.origin.x -= sight.width }
    }
    let found = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    return found.filter {
      $0.representedElementCategory == .cell && $0.frame.overlaps(area) && exists($0)
        && cell(ofItem: $0.indexPath) == nil
    }.map(\.indexPath).sorted { runsBack ? $1 < $0 : $0 < $1 }
  }
}
