import Foundation
import Typesetting

/// The height of a label's text from a width on.
package nonisolated struct WrappedHeight: Sendable {
  /// The least width for which the text is as high.
  package var width: Double
  /// The height, in points.
  package var height: Double
  /// How far the first line is from the middle of the view; 0 without text.
  package var firstBaseline: Double
  /// How far the last line is from the middle of the view; 0 without text.
  package var lastBaseline: Double
}

extension Label {
  /// The heights that the text can have, from the widest room to the narrowest.
  ///
  /// The label stays as it is.
  ///
  /// - Parameters:
  ///   - limit: How many heights to look for.
  ///   - questions: How often the text may be broken still; counts down.
  /// - Returns: The heights, each with the least width that has it.
  /// - Complexity: Each height takes some 60 breaks of the text.
  package final func wrappedHeights(limit: Int, questions: inout Int) -> [WrappedHeight] {
    var heights: [WrappedHeight] = []
    var wide = Double(naturalMeasurement.size.width) * 2 + 1000
    while heights.count < limit, wide > Self.leastRoom, questions > 0 {
      let own = measure(width: wide)
      let least = leastWidth(for: own.size.height, below: wide, &questions)
      heights.append(
        WrappedHeight(
          width: least, height: Double(own.size.height),
          firstBaseline: own.metrics.map {
            Double(BaselinePosition(centered: $0, line: 0).offset)
          } ?? 0,
          lastBaseline: own.metrics.map {
            Double(BaselinePosition(centered: $0, line: $0.lineCount - 1).offset)
          } ?? 0))
      wide = least.nextDown
    }
    return heights
  }

  /// Below this width nothing fits, and nothing changes.
  private static var leastRoom: Double { 1e-3 }

  /// The least width at which the text is no higher.
  private func leastWidth(
    for height: CGFloat, below wide: Double, _ questions: inout Int
  ) -> Double {
    var (low, high) = (0.0, wide)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high, high > Self.leastRoom else { return high }
      questions -= 1
      if measure(width: middle).size.height <= height { high = middle } else { low = middle }
    }
  }
}
