import Foundation
import Testing
import UIKit

/// What colours are made of, as the pages of `UIColor` and `CGColor` have it.
@Suite struct ColorPartTests {
  private func parts(
    _ read: (inout CGFloat, inout CGFloat, inout CGFloat, inout CGFloat) -> Void
  ) -> [CGFloat] {
    var (one, two, three, four): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    read(&one, &two, &three, &four)
    return [one, two, three, four]
  }

  private func near(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  // Hues in sixths of the circle from red over yellow, green, cyan, blue and magenta; the shares of brown,
  // orange and purple are those of UIColor's page.
  @Test(
    arguments: [
      (.red, [1, 0, 0], [0, 1, 1]), (.yellow, [1, 1, 0], [1 / 6, 1, 1]),
      (.green, [0, 1, 0], [2 / 6, 1, 1]), (.cyan, [0, 1, 1], [3 / 6, 1, 1]),
      (.blue, [0, 0, 1], [4 / 6, 1, 1]), (.magenta, [1, 0, 1], [5 / 6, 1, 1]),
      (.orange, [1, 0.5, 0], [0.5 / 6, 1, 1]), (.purple, [0.5, 0, 0.5], [5 / 6, 1, 0.5]),
      (.brown, [0.6, 0.4, 0.2], [0.5 / 6, 2 / 3, 0.6]), (.black, [0, 0, 0], [0, 0, 0]),
      (.white, [1, 1, 1], [0, 0, 1]), (.gray, [0.5, 0.5, 0.5], [0, 0, 0.5]),
    ] as [(UIColor, [CGFloat], [CGFloat])])
  func `Shares, and hue, saturation and brightness, make the colour and are read from it`(
    color: UIColor, shares: [CGFloat], hues: [CGFloat]
  ) {
    let half = color.withAlphaComponent(0.5)
    var answers: [Bool] = []
    let red = parts { answers.append(half.getRed(&$0, green: &$1, blue: &$2, alpha: &$3)) }
    let hue = parts {
      answers.append(half.getHue(&$0, saturation: &$1, brightness: &$2, alpha: &$3))
    }
    #expect(answers == [true, true])
    #expect(near(red, shares + [0.5]) && near(hue, hues + [0.5]))
    let isGray = [UIColor.black, .white, .gray].contains(color)
    #expect(near(half.cgColor.components ?? [], (isGray ? [shares[0]] : shares) + [0.5]))
    let again = UIColor(hue: hues[0], saturation: hues[1], brightness: hues[2], alpha: 0.5)
    #expect(near(again.cgColor.components ?? [], shares + [0.5]))
    let wide = UIColor(displayP3Red: shares[0], green: shares[1], blue: shares[2], alpha: 0.5)
    #expect(near(wide.cgColor.components ?? [], shares + [0.5]))
  }

  @Test func `Hues go around, and what lies beyond 0 and 1 is held there`() {
    let cases: [([CGFloat], [CGFloat])] = [
      ([1, 1, 1, 1], [1, 0, 0, 1]), ([-1.0 / 3, 1, 1, 1], [0, 0, 1, 1]),
      ([7.0 / 3, 1, 1, 1], [0, 1, 0, 1]), ([0, 5, 9, 3], [1, 0, 0, 1]),
      ([0, -1, 1, 1], [1, 1, 1, 1]), ([.nan, 1, 1, 1], [1, 0, 0, 1]),
    ]
    for (given, shares) in cases {
      let color = UIColor(
        hue: given[0], saturation: given[1], brightness: given[2], alpha: given[3])
      #expect(near(color.cgColor.components ?? [], shares))
    }
  }

  @Test func `Grays have a lightness, and colours say that they aren't any`() {
    var isGray: [Bool] = []
    let gray = parts { one, two, _, _ in
      isGray.append(UIColor(white: 0.3, alpha: 0.25).getWhite(&one, alpha: &two))
    }
    #expect(near(Array(gray.prefix(2)), [0.3, 0.25]))
    _ = parts { one, two, _, _ in isGray.append(UIColor.red.getWhite(&one, alpha: &two)) }
    #expect(isGray == [true, false])
    let answers = [
      UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil),
      UIColor.red.getHue(nil, saturation: nil, brightness: nil, alpha: nil),
      UIColor.white.getWhite(nil, alpha: nil),
    ]
    #expect(answers == [true, true, true])
  }

  @Test func `A layer's colour of shares, of grays and with another alpha`() {
    let space = CGColorSpaceCreateDeviceRGB()
    let cases: [(CGColor?, [CGFloat]?)] = [
      (CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), [0.1, 0.2, 0.3, 0.4]),
      (CGColor(gray: 0.5, alpha: 0.6), [0.5, 0.6]),
      (CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 0.6), [0.5, 0.6]),
      (CGColor(colorSpace: space, components: [0.5, 0.6]), nil),
      (CGColor(colorSpace: space, components: [0.1, 0.2, 0.3, 0.4]), [0.1, 0.2, 0.3, 0.4]),
      (CGColor(colorSpace: space, components: [0.1, 0.2, 0.3]), nil),
      (CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25), [0.5, 0.25]),
      (CGColor(gray: 0.5, alpha: 1).copy(), [0.5, 1]),
    ]
    for (color, shares) in cases {
      #expect(color?.components.map { near($0, shares ?? []) } == shares.map { _ in true })
      #expect((color?.numberOfComponents ?? shares?.count) == shares?.count)
    }
    #expect(CGColor(gray: 0, alpha: 1).colorSpace != nil && CGColorSpace(name: "") != nil)
  }
}
