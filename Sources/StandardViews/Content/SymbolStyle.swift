package import Foundation
package import ViewTree

extension Image {
  /// One of the system's symbols, by its name.
  package nonisolated struct Symbol: Hashable, Sendable {
    /// The name, such as `star.fill`.
    package let name: String
    /// How it is drawn.
    package let style: SymbolStyle

    /// Makes a symbol.
    package init(name: String, style: SymbolStyle) {
      self.name = name
      self.style = style
    }
  }
}

/// The size, weight, scale and colour of a symbol, as far as they are said.
package nonisolated struct SymbolStyle: Hashable, Sendable {
  /// The size of the text that the symbol goes with, in points; nil for 17.
  package var pointSize: CGFloat?
  /// The weight from 1 (the thinnest) to 9; 0 if it isn't said.
  package var weight = 0
  /// The scale: 1 small, 2 medium, 3 large; 0 and below if it isn't said.
  package var scale = 0
  /// The colour.
  package var color: Color?

  /// Says what is given.
  package init(pointSize: CGFloat? = nil, weight: Int = 0, scale: Int = 0, color: Color? = nil) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.color = color
  }

  /// How many steps the weight is above that of running text.
  package var weightSteps: Int { weight == 0 ? 0 : weight - 4 }

  /// The values of another one, and of this one where the other has none.
  package func applying(_ other: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == 0 ? weight : other.weight,
      scale: other.scale == 0 ? scale : other.scale, color: other.color ?? color)
  }

  /// The size of a round symbol, in whole points.
  ///
  /// An estimate: the circle of Apple's symbols is some 0.92, 1.17 and 1.49 of the size of the text in the three
  /// scales, 20 points at 17, and a hundredth larger with each step of weight.
  package var size: CGSize {
    let part: CGFloat =
      switch scale {
      case 1: 0.92
      case 3: 1.49
      default: 1.17
      }
    let text = pointSize ?? 17
    let side = (text > 0 ? min(text, 10_000) : 0) * part * (1 + CGFloat(weightSteps) / 100)
    return CGSize(width: side.rounded(.up), height: side.rounded(.up))
  }
}
