import Foundation

/// How much room there is on an axis: little or ample.
public nonisolated enum SizeClass: Int, Hashable, Codable, Sendable, CaseIterable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Ample room.
  case regular = 2
}

nonisolated extension SizeClass {
  /// The size classes of a window, by the tables in Apple's interface guidelines.
  ///
  /// Phones on their side are lower than 450 points; of these the large ones, 414 points and more,
  /// are regular from side to side. All else is regular from 600 points on, which the wide halves
  /// of split tablets reach and the narrow ones don't.
  static func classes(of size: CGSize) -> (horizontal: SizeClass, vertical: SizeClass) {
    guard size.width > size.height, size.height < 450 else {
      return (size.width >= 600 ? .regular : .compact, .regular)
    }
    let isLarge = size.height >= 414 && size.width >= 736
    return (isLarge ? .regular : .compact, .compact)
  }
}
