import Foundation
import ViewTree

/// What a view of a collection stands for: an item, or something else of a kind at a path.
nonisolated struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// Empty for an item.
  var kind: String
  var path: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    path = attributes.indexPath
  }

  init(item path: IndexPath) {
    category = .cell
    kind = ""
    self.path = path
  }

  init(kind: String, _ path: IndexPath) {
    category = .supplementaryView
    self.kind = kind
    self.path = path
  }

  /// Whether the element comes first in the order in which a collection lets go of elements: by their place,
  /// and items before what belongs to them.
  func isBefore(_ other: Self) -> Bool {
    if path != other.path { return path < other.path }
    if category != other.category { return category.rawValue < other.category.rawValue }
    return kind < other.kind
  }
}
