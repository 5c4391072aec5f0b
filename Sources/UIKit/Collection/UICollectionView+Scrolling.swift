import Foundation
import ViewTree

extension UICollectionView {
  /// Where an item is to stand in the frame.
  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have in UIKit.
    public let rawValue: UInt

    /// Makes a position from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls to an item; one that doesn't exist is reported.
  final func scroll(toItem indexPath: IndexPath, _ scrollPosition: ScrollPosition) {
    layoutIfNeeded()
    collectionViewLayout.scrollAcross(toItem: indexPath, scrollPosition)
    // Items that come into sight on the way may ask for other sizes.
    for _ in 0..<8 {
      guard let frame = attributes(ofItem: indexPath)?.frame else {
        return reportMissing(indexPath)
      }
      let old = contentOffset
      scroll(toShow: frame, at: scrollPosition)
      layoutIfNeeded()
      if contentOffset == old { return }
    }
  }

  final func reportMissing(_ indexPath: IndexPath) {
    reportData(
      "\(itemDescription) has no item \(indexPath.item) in section \(indexPath.section).",
      hint: "Items and sections are counted from 0.")
  }

  private func scroll(toShow frame: CGRect, at position: ScrollPosition) {
    let inset = adjustedContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - room.height - inset.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - room.width - inset.left
    }
    if position.isEmpty {
      scrollRectToVisible(frame, animated: false)
    } else {
      contentOffset = clampedContentOffset(offset)
    }
  }
}
