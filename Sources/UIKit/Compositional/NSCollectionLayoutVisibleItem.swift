public import Foundation
public import ViewTree

/// Something in sight that a section is told of.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// Where it stands.
  var frame: CGRect { get }
  /// The rectangle from 0, 0 of its size.
  var bounds: CGRect { get }
  /// Which it is.
  var indexPath: IndexPath { get }
  /// What it is to the collection.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Its kind; nil for an item.
  var representedElementKind: String? { get }
  /// The middle of where it stands.
  var center: CGPoint { get set }
  /// How it is moved and turned.
  var transform: CGAffineTransform { get set }
  /// How much it covers.
  var alpha: CGFloat { get set }
  /// How far in front it is.
  var zIndex: Int { get set }
  /// Whether it isn't shown.
  var isHidden: Bool { get set }
}

final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  deinit {}

  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
}
