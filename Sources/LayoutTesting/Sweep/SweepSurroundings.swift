import Foundation
public import LayoutKit
import LayoutSweep

/// What else a screen is laid out with, while its width goes along a range.
///
/// Each adds to the ones before it: both directions and three text sizes are six sweeps.
public struct SweepSurroundings {
  /// Changes of a tree, each with its name, and with what puts it back.
  let variants: [Variant]

  /// A change of a tree.
  struct Variant {
    var name: String
    var apply: (View) -> Void
  }

  /// Read from left to right and from right to left.
  public static var bothDirections: Self {
    SweepSurroundings(variants: [
      Variant(name: "left to right") { setDirection(.leftToRight, of: $0) },
      Variant(name: "right to left") { setDirection(.rightToLeft, of: $0) },
    ])
  }

  /// All sizes of text that people can choose.
  public static var allTextSizes: Self { textSizes(ContentSizeCategory.allCases) }

  /// Some sizes of text.
  public static func textSizes(_ categories: [ContentSizeCategory]) -> Self {
    SweepSurroundings(
      variants: categories.map { category in
        Variant(name: "\(category)") {
          ($0 as? Window)?.environment.contentSizeCategory = category
        }
      })
  }

  /// Texts as they are, and longer ones, as translations have them: 1.4 times as long in the last.
  public static var translations: Self { textLengths([1, 1.1, 1.2, 1.3, 1.4]) }

  /// Texts at multiples of their lengths.
  public static func textLengths(_ lengths: [CGFloat]) -> Self {
    SweepSurroundings(
      variants: lengths.map { length in
        Variant(name: "texts \(sweepNumber(Double(length))) times as long") {
          ($0 as? Window)?.environment.textLength = length
        }
      })
  }

  /// The window's height, and a height of 390 points, as of a phone on its side.
  public static var bothOrientations: Self {
    SweepSurroundings(variants: [
      Variant(name: "upright") { _ in },
      Variant(name: "on its side") { $0.frame.size.height = 390 },
    ])
  }

  /// Labels with their texts, and with the longest that they may have to show.
  ///
  /// - Parameter texts: The labels with these texts.
  /// - Returns: The screen as it is, and with these texts.
  public static func longestTexts(_ texts: [(Label, String)]) -> Self {
    SweepSurroundings(variants: [
      Variant(name: "own texts") { _ in },
      Variant(name: "longest texts") { _ in for (label, text) in texts { label.text = text } },
    ])
  }

  private static func setDirection(_ direction: UserInterfaceLayoutDirection, of root: View) {
    (root as? Window)?.environment.layoutDirection = direction
  }

  /// All combinations of variants, with their names.
  static func combinations(
    of all: [SweepSurroundings]
  ) -> [(name: String?, apply: (View) -> Void)] {
    var result: [(names: [String], apply: (View) -> Void)] = [([], { _ in })]
    for surroundings in all {
      result = result.flatMap { before in
        surroundings.variants.map { variant in
          (
            before.names + [variant.name],
            { root in
              before.apply(root)
              variant.apply(root)
            }
          )
        }
      }
    }
    return result.map { ($0.names.isEmpty ? nil : $0.names.joined(separator: ", "), $0.apply) }
  }
}
