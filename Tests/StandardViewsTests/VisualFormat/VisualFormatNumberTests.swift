import Foundation
import StandardViews
import TestSupport
import Testing
import ViewTree

/// Numbers in visual formats, short and long.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct VisualFormatNumberTests {
  private func number(_ text: String) -> Double {
    var number = VisualFormatNumber()
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    var afterPoint = false
    for character in parts[0] {
      if let digit = character.wholeNumberValue {
        number.append(digit, afterPoint: afterPoint)
      } else {
        afterPoint = true
      }
    }
    let exponent = parts.count > 1 ? parts[1] : ""
    for character in exponent {
      if let digit = character.wholeNumberValue { number.appendToExponent(digit) }
    }
    return number.value(negativeExponent: exponent.hasPrefix("-"))
  }

  @Test(
    arguments: [
      "0", "000", "0.000", "7", "007.50", "0.1", "0.10000000000000000555",
      "123456789012345678901234",
      "1e5", "1e-5", "12.5e3", "0.0012e2", "1e308", "1e309", "5e-324", "1e-400",
      "0e99999999999999999999",
      "1e99999999999999999999", "1e-99999999999999999999", "9007199254740993", "9007199254740992.5",
    ])
  func `A number is the nearest Double`(text: String) {
    #expect(number(text) == Double(text) ?? .infinity)
  }

  @Test func `Random numbers of up to 900 digits are the nearest Double`() {
    for seed in Seeds(1000) {
      var dice = SplitMix64(seed: UInt64(seed))
      let count = dice.integer(1...(dice.chance(50) ? 30 : 900))
      var text = (0..<count).map { _ in "\(dice.integer(0...9))" }.joined()
      if dice.chance(50) {
        text.insert(".", at: text.index(text.startIndex, offsetBy: dice.integer(1...count)))
      }
      if text.hasSuffix(".") { text += "0" }
      if dice.chance(50) { text += "e\(dice.integer(-330...330))" }
      #expect(number(text) == Double(text) ?? .infinity, "\(text)")
    }
  }

  /// 1 + 2⁻⁵³ is in the middle between 1 and the next number; the last of a million digits decides.
  @Test func `Digits beyond those that are kept count, but take no room`() {
    let middle = "1.00000000000000011102230246251565404236316680908203125"
    let zeros = String(repeating: "0", count: 1_000_000)
    #expect(number(middle + zeros) == 1)
    #expect(number(middle + zeros + "1") == 1.0.nextUp)
    var long = VisualFormatNumber()
    for _ in 0..<1_000_000 { long.append(5, afterPoint: true) }
    #expect(long.keptDigits == 800)
    #expect(long.value(negativeExponent: false) == 5.0 / 9)
    #expect(number("1" + zeros + "e-1000000") == 1)
    let box = View()
    let made = LayoutConstraint.constraints(
      withVisualFormat: "H:[box(\(middle + zeros)1)]", views: ["box": box])
    #expect(made.map(\.constant) == [CGFloat(1.0.nextUp)])
  }
}
