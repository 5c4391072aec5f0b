import Foundation
package import Typesetting
import ViewTree

/// The height of a label's text from a width on.
package nonisolated struct WrappedHeight: Sendable {
  /// The least width for which the text is as high.
  package var width: Double
  /// The height, in points.
  package var height: Double
  /// How far the first line is below the top of the view.
  package var firstBaseline: Double
  /// How far the last line is below the bottom of the view, less than 0 above it.
  package var lastBaseline: Double
}

extension Label: HeightsForWidths {
  /// The height of the text at a width, without a trace in what the label remembers.
  package final var heightForWidth: (Double) -> Double {
    guard type(of: self) == Label.self else {
      return { Double(self.intrinsicContentSize(forWidth: $0).height) }
    }
    return { Double(self.measure(width: $0).size.height) }
  }
}

extension Label: TextBearer {
  package final var textLine: LineMetrics { lineMetrics(of: storedFont) }
}

extension Label {
  /// Below this width nothing fits, and nothing changes.
  private static var leastRoom: Double { 1e-3 }

  /// The heights that the text can have, from the widest room to the narrowest.
  ///
  /// The label stays as it is.
  ///
  /// - Parameters:
  ///   - limit: How many heights to look for.
  ///   - questions: How often the text may be broken still; counts down.
  /// - Returns: The heights, each with the least width that has it.
  /// - Complexity: Some five breaks of the text for each way in which it can be broken.
  package final func wrappedHeights(limit: Int, questions: inout Int) -> [WrappedHeight] {
    var heights: [WrappedHeight] = []
    var wide = Double(naturalMeasurement.size.width) * 2 + 1000
    while heights.count < limit, wide > Self.leastRoom, questions > 0 {
      let own = measure(width: wide)
      let least = leastWidth(for: own.size.height, below: wide, &questions)
      heights.append(WrappedHeight(width: least, own))
      wide = least.nextDown
    }
    return heights
  }

  /// The least width at which the text is no higher.
  ///
  /// It is that of the longest line, or nearly so, of the last way of breaking the text that is no
  /// higher.
  private func leastWidth(
    for height: CGFloat, below wide: Double, _ questions: inout Int
  ) -> Double {
    var fits = wide
    while fits > Self.leastRoom, questions > 0 {
      let edge = longestLine(width: fits)
      questions -= 2
      // Where a line is too long as it is, the next way isn't known from it.
      let below = edge <= fits + 1e-5 ? min(edge - 2e-5, fits.nextDown) : Self.leastRoom
      guard below >= Self.leastRoom else { return fits }
      if measure(width: below).size.height > height {
        // Most often a line fits that is a millionth too long.
        let guess = edge - 1e-6
        let near = (guess - 1e-9, min(guess + 1e-9, fits))
        questions -= 2
        if near.0 > below, measure(width: near.0).size.height > height,
          measure(width: near.1).size.height <= height
        {
          return leastWidth(for: height, between: near.0, and: near.1, &questions)
        }
        return leastWidth(for: height, between: below, and: fits, &questions)
      }
      fits = below
    }
    return fits
  }

  private func leastWidth(
    for height: CGFloat, between narrow: Double, and wide: Double, _ questions: inout Int
  ) -> Double {
    var (low, high) = (narrow, wide)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      questions -= 1
      if measure(width: middle).size.height <= height { high = middle } else { low = middle }
    }
  }

  /// The width of the longest line, not rounded.
  private func longestLine(width: Double) -> Double {
    let length = Double(textMeasurer.length)
    return Double(paragraph.lines(in: TextRoom(limit: width / length), limit: numberOfLines).width)
      * length
  }
}

extension WrappedHeight {
  fileprivate nonisolated init(width: Double, _ measurement: LabelMeasurement) {
    self.width = width
    height = Double(measurement.size.height)
    let room = Double(measurement.size.height - measurement.textHeight) / 2
    firstBaseline = Double(BaselinePosition(firstLineOf: measurement.metrics).offset) + room
    lastBaseline = Double(BaselinePosition(lastLineOf: measurement.metrics).offset) - room
  }
}
