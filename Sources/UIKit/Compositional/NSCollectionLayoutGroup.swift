public import Foundation
import ViewTree

/// Parts of a collection beside each other, or one below the other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Beside each other, or one below the other, as many as there is room for.
    case line(UIAxis)
    /// So many, which fill the line in equal parts.
    case equal(UIAxis, Int)
    /// So many, each of its own size.
    case count(UIAxis, Int)
    /// Where a closure puts them.
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  /// The parts, which come again and again while there is room.
  open var subitems: [NSCollectionLayoutItem] { parts }
  /// How far the parts are from each other.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views that stand at the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownExtras }
    set { ownExtras = newValue }
  }
  private var ownExtras: [NSCollectionLayoutSupplementaryItem] = []
  final let parts: [NSCollectionLayoutItem]
  final let arrangement: Arrangement

  init(
    _ size: NSCollectionLayoutSize, _ parts: [NSCollectionLayoutItem], _ arrangement: Arrangement
  ) {
    self.parts = parts
    self.arrangement = arrangement
    super.init(layoutSize: size)
  }

  deinit {}

  /// Parts beside each other: they come again while there is room.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.horizontal))
  }

  /// Parts one below the other: they come again while there is room.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical))
  }

  /// So many parts beside each other, equally wide.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .equal(.horizontal, max(count, 1)))
  }

  /// So many parts one below the other, equally high.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .equal(.vertical, max(count, 1)))
  }

  /// So many parts beside each other, each as wide as it says.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .count(.horizontal, max(count, 1)))
  }

  /// So many parts one below the other, each as high as it says.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .count(.vertical, max(count, 1)))
  }

  /// So many parts beside each other, each as wide as it says.
  public class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// So many parts one below the other, each as high as it says.
  public class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Items where a closure puts them, in the group's coordinates.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }
}

/// Where an item stands in a group of the program's own making.
public nonisolated final class NSCollectionLayoutGroupCustomItem: Sendable {
  /// Where, in points in the group.
  public let frame: CGRect
  /// How far in front.
  public let zIndex: Int

  /// Makes a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  deinit {}
}
