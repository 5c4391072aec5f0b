import Foundation
import ViewTree

// What a description says in numbers that can't be computed with counts as 0, and is reported.

nonisolated extension CGFloat {
  /// The number, or 0 for one that can't be computed with.
  var usableDistance: CGFloat { magnitude <= 1e9 ? self : 0 }
}

nonisolated extension NSDirectionalEdgeInsets {
  /// The insets, 0 for those that can't be computed with.
  var usable: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.usableDistance, leading: leading.usableDistance, bottom: bottom.usableDistance,
      trailing: trailing.usableDistance)
  }

  fileprivate var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}

nonisolated extension CGRect {
  /// The rectangle, or none for one that can't be computed with.
  var usable: CGRect {
    let numbers = [origin.x, origin.y, size.width, size.height]
    return numbers.allSatisfy { $0.magnitude <= 1e9 } ? self : .zero
  }
}

extension NSCollectionLayoutItem {
  /// The numbers that describe it and what is in it.
  fileprivate var numbers: [CGFloat] {
    let spacing = edgeSpacing.map { [$0.leading, $0.top, $0.trailing, $0.bottom] } ?? []
    var numbers =
      [layoutSize.widthDimension.dimension, layoutSize.heightDimension.dimension]
      + contentInsets.numbers + spacing.compactMap { $0?.spacing }
    for item in supplementaryItems { numbers += item.numbers }
    if let group = self as? NSCollectionLayoutGroup {
      if let spacing = group.interItemSpacing?.spacing { numbers.append(spacing) }
      for part in group.parts { numbers += part.numbers }
    }
    if let edge = self as? NSCollectionLayoutBoundarySupplementaryItem {
      numbers += [edge.offset.x, edge.offset.y]
    }
    return numbers
  }
}

extension NSCollectionLayoutSection {
  /// A number of the description that can't be computed with; nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* parts of the description.
  var unusableNumber: CGFloat? {
    var numbers = contentInsets.numbers + [interGroupSpacing] + group.numbers
    for item in boundarySupplementaryItems { numbers += item.numbers }
    for item in decorationItems { numbers += item.numbers }
    return numbers.first { !($0.magnitude <= 1e9) }
  }
}
