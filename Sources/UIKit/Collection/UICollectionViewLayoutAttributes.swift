public import Foundation
public import ViewTree

/// Where a view of a collection stands, and what it looks like there.
///
/// It belongs to no actor, as attributes are copied and compared by Foundation.
nonisolated open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// What the view is to the collection.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of the view; nil for one that shows an item.
  open var representedElementKind: String? { kind }
  /// The item, or the section and a number there.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Where the view is, in points in the coordinates of the content.
  open var frame = CGRect.zero
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
  /// The size of the frame; set, it leaves the middle where it is.
  open var size: CGSize {
    get { frame.size }
    set {
      let old = frame
      frame = CGRect(
        x: old.minX + (old.size.width - newValue.width) / 2,
        y: old.minY + (old.size.height - newValue.height) / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// The rectangle from 0, 0 of the frame's size; set, it leaves the middle where it is.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// How the view is turned and stretched when it is drawn; it moves nothing.
  open var transform = CGAffineTransform.identity
  /// How much the view covers, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Which views are in front: those with the greater number.
  open var zIndex = 0
  /// Whether the view isn't shown.
  open var isHidden = false

  /// Along which axes the size is only estimated; nil where the layout doesn't say.
  final var openAxes: UIAxis?
  final var category = UICollectionView.ElementCategory.cell
  final var kind: String?

  /// Makes attributes of a cell of size 0.
  public override init() { super.init() }

  /// Makes the attributes of an item's cell, of size 0.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a view of a section, of size 0.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .supplementaryView
    kind = elementKind
    self.indexPath = indexPath
  }

  /// Makes the attributes of a view of the layout, of size 0.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .decorationView
    kind = decorationViewKind
    self.indexPath = indexPath
  }

  /// Other attributes with the same values, of the same class; an override copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).made()
    copy.category = category
    copy.kind = kind
    copy.indexPath = indexPath
    copy.frame = frame
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.openAxes = openAxes
    return copy
  }

  /// Whether other attributes have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return category == other.category && kind == other.kind && indexPath == other.indexPath
      && frame == other.frame && transform == other.transform && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// Goes with ``isEqual(_:)``.
  open override var hash: Int { indexPath.hashValue }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("LayoutKit_LayoutAttributes_made")
  nonisolated convenience init(made: ()) { self.init() }

  /// Attributes of the class that they are asked of, made by that class's `init()`.
  @_silgen_name("LayoutKit_LayoutAttributes_made")
  nonisolated static func made() -> Self
}
