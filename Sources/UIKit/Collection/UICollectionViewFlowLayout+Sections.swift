import Foundation
import ViewTree

/// What a flow's delegate and properties say of each section.
extension UICollectionViewFlowLayout {
  final func flowSection(
    _ section: Int, from start: CGFloat, in view: UICollectionView
  ) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let given =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let insets = checked(orientedInsets(given, in: view))
    let spacing = FlowItems.Spacing(
      items: checked(
        delegate?.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing),
      lines: checked(
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing))
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let breadth = breadth(of: view)
    let room = max(breadth - insets.left - insets.right, 0)
    let items = flowItems(section, room: room, spacing: spacing, delegate, in: view)
    return FlowSection(
      start: start, header: checked(oriented(header).height),
      footer: checked(oriented(footer).height), insets: insets, items: items, breadth: breadth)
  }

  private func flowItems(
    _ section: Int, room: CGFloat, spacing: FlowItems.Spacing,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?, in view: UICollectionView
  ) -> FlowItems {
    let count = view.numberOfItems(inSection: section)
    isLeftToLayout = delegate == nil
    var sizes: [CGSize] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let given =
        isLeftToLayout
        ? nil : delegate?.collectionView(view, layout: self, sizeForItemAt: path)
      // Who leaves one size to the layout has no method for sizes.
      if isLeftToLayout, estimatedItemSize == .zero {
        return FlowItems(
          count: count, size: usable(itemSize, room, path), room: room, spacing: spacing)
      }
      let initial = isLeftToLayout ? estimatedItemSize : given ?? itemSize
      sizes.append(usable(preferredSizes[path] ?? initial, room, path))
    }
    return FlowItems(sizes: sizes, room: room, spacing: spacing)
  }

  /// Answers for a delegate that has no sizes of its own, and notes that.
  final func sizeLeftToLayout() -> CGSize {
    isLeftToLayout = true
    return itemSize
  }

  /// A size that can be used, along the lines and across them; one wider than the line is reported, as
  /// it is in UIKit.
  private func usable(_ size: CGSize, _ room: CGFloat, _ path: IndexPath) -> CGSize {
    let size = oriented(CGSize(width: checked(size.width), height: checked(size.height)))
    if size.width > room + 0.001, !hasReportedWidth, room > 0, let collectionView {
      hasReportedWidth = true
      let side = isVertical ? "wide" : "high"
      collectionView.reportData(
        "Item \(path.item) in section \(path.section) of \(collectionView.itemDescription) is"
          + " \(Double(size.width)) \(side), and a line has room for \(Double(room)).",
        hint:
          "Make items no larger than the collection without the insets of the section and of the"
          + " content.")
    }
    return size
  }

  /// A length that can be used: finite, from 0 to 1e9; others are reported and count as 0.
  private func checked(_ length: CGFloat) -> CGFloat {
    if length >= 0, length <= 1e9 { return length }
    let name = collectionView?.itemDescription ?? "a collection"
    collectionView?.reportData(
      "A size or distance of the layout of \(name) can't be \(Double(length)).",
      hint: "It counts as 0; use numbers from 0 to 1e9.")
    return 0
  }

  private func checked(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    guard numbers.contains(where: { !($0.magnitude <= 1e9) }) else { return insets }
    _ = checked(CGFloat.nan)
    return .zero
  }
}
