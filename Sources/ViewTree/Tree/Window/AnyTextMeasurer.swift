import Foundation
import Typesetting

/// A measurer of whatever type, with an identity that is quick to compare.
package nonisolated final class AnyTextMeasurer: Hashable, Sendable {
  /// What measures where nobody has said anything else.
  static let standard = AnyTextMeasurer(StandardMeasurer())

  package let base: any TextMeasurer
  /// How many times as long as measured the texts of labels are.
  package let length: CGFloat

  init(_ base: any TextMeasurer, length: CGFloat = 1) {
    self.base = base
    self.length = length
  }

  package static func == (left: AnyTextMeasurer, right: AnyTextMeasurer) -> Bool {
    left === right || left.length == right.length && left.base.isEqual(to: right.base)
  }

  package func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
    hasher.combine(length)
  }
}

nonisolated extension TextMeasurer {
  fileprivate func isEqual(to other: any TextMeasurer) -> Bool { other as? Self == self }
}

extension View {
  /// What measures the view's text: the window's measurer, or without one the screen's.
  package final var textMeasurer: AnyTextMeasurer {
    hierarchy?.windowSettings?.measurer ?? LayoutEnvironment.screen.measurer
  }
}
