// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

// Each member as UIKit declares it: the override and the call of `super` pin its types from both sides.

class OwnUICollectionViewLayout: UICollectionViewLayout {
  override var collectionView: UICollectionView? { super.collectionView }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    super.flipsHorizontallyInOppositeLayoutDirection
  }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { super.invalidationContext(forBoundsChange: newBounds) }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func prepare() { super.prepare() }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
}

class OwnUICollectionViewFlowLayout: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var estimatedItemSize: CGSize {
    get { super.estimatedItemSize }
    set { super.estimatedItemSize = newValue }
  }
  override var footerReferenceSize: CGSize {
    get { super.footerReferenceSize }
    set { super.footerReferenceSize = newValue }
  }
  override var headerReferenceSize: CGSize {
    get { super.headerReferenceSize }
    set { super.headerReferenceSize = newValue }
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override var itemSize: CGSize {
    get { super.itemSize }
    set { super.itemSize = newValue }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override var minimumInteritemSpacing: CGFloat {
    get { super.minimumInteritemSpacing }
    set { super.minimumInteritemSpacing = newValue }
  }
  override var minimumLineSpacing: CGFloat {
    get { super.minimumLineSpacing }
    set { super.minimumLineSpacing = newValue }
  }
  override func prepare() { super.prepare() }
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { super.scrollDirection }
    set { super.scrollDirection = newValue }
  }
  override var sectionFootersPinToVisibleBounds: Bool {
    get { super.sectionFootersPinToVisibleBounds }
    set { super.sectionFootersPinToVisibleBounds = newValue }
  }
  override var sectionHeadersPinToVisibleBounds: Bool {
    get { super.sectionHeadersPinToVisibleBounds }
    set { super.sectionHeadersPinToVisibleBounds = newValue }
  }
  override var sectionInset: UIEdgeInsets {
    get { super.sectionInset }
    set { super.sectionInset = newValue }
  }
  override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
    get { super.sectionInsetReference }
    set { super.sectionInsetReference = newValue }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

nonisolated class OwnUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var indexPath: IndexPath {
    get { super.indexPath }
    set { super.indexPath = newValue }
  }
  override init() { super.init() }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var representedElementCategory: UICollectionView.ElementCategory {
    super.representedElementCategory
  }
  override var representedElementKind: String? { super.representedElementKind }
  override var size: CGSize {
    get { super.size }
    set { super.size = newValue }
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var zIndex: Int {
    get { super.zIndex }
    set { super.zIndex = newValue }
  }
}

class OwnUICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  override var contentOffsetAdjustment: CGPoint {
    get { super.contentOffsetAdjustment }
    set { super.contentOffsetAdjustment = newValue }
  }
  override var contentSizeAdjustment: CGSize {
    get { super.contentSizeAdjustment }
    set { super.contentSizeAdjustment = newValue }
  }
  override init() { super.init() }
  override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  override var invalidateEverything: Bool { super.invalidateEverything }
  override func invalidateItems(at indexPaths: [IndexPath]) {
    super.invalidateItems(at: indexPaths)
  }
  override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
}

class OwnUICollectionViewUpdateItem: UICollectionViewUpdateItem {
  override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
  override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
  override var updateAction: UICollectionViewUpdateItem.Action { super.updateAction }
}

class OwnUILayoutGuide: UILayoutGuide {
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { super.constraintsAffectingLayout(for: axis) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var identifier: String {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  override init() { super.init() }
  override var layoutFrame: CGRect { super.layoutFrame }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var owningView: UIView? {
    get { super.owningView }
    set { super.owningView = newValue }
  }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
}

class OwnUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
  override var followsUndockedKeyboard: Bool {
    get { super.followsUndockedKeyboard }
    set { super.followsUndockedKeyboard = newValue }
  }
  override var keyboardDismissPadding: CGFloat {
    get { super.keyboardDismissPadding }
    set { super.keyboardDismissPadding = newValue }
  }
  override var layoutFrame: CGRect { super.layoutFrame }
  override var usesBottomSafeArea: Bool {
    get { super.usesBottomSafeArea }
    set { super.usesBottomSafeArea = newValue }
  }
}

class OwnNSLayoutConstraint: NSLayoutConstraint {
  override class func activate(_ constraints: [NSLayoutConstraint]) { super.activate(constraints) }
  override var constant: CGFloat {
    get { super.constant }
    set { super.constant = newValue }
  }
  override class func deactivate(_ constraints: [NSLayoutConstraint]) {
    super.deactivate(constraints)
  }
  override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  override var isActive: Bool {
    get { super.isActive }
    set { super.isActive = newValue }
  }
  override var priority: UILayoutPriority {
    get { super.priority }
    set { super.priority = newValue }
  }
}
