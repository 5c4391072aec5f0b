import Foundation
import ViewTree

nonisolated extension Font.Weight {
  /// The weights with the numbers that font files count by.
  private static let numbers: [(weight: Font.Weight, number: CGFloat)] = [
    (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    (Font.Weight(rawValue: 1), 1000),
  ]

  /// The weight from 1 to 1000 that font files count by.
  var number: CGFloat {
    var before: (weight: CGFloat, number: CGFloat) = (-1, 1)
    for entry in Self.numbers {
      let next = (weight: entry.weight.rawValue, number: entry.number)
      if rawValue <= next.weight {
        let share = (rawValue - before.weight) / (next.weight - before.weight)
        return before.number + (next.number - before.number) * share
      }
      before = next
    }
    return before.number
  }
}
