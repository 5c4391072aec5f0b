import Foundation
import Testing
import UIKit

/// Grays and mixtures of red, green and blue, as Core Graphics tells them apart.
@Suite struct ColorSpaceTests {
  // UIColor's page: black, gray, white and clear are grays, red and the like are of three shares.
  @Test func `A colour that is made as a gray has two numbers, all others have four`() {
    let cases: [(UIColor, [CGFloat])] = [
      (.black, [0, 1]), (.white, [1, 1]), (.gray, [0.5, 1]), (.clear, [0, 0]),
      (.darkText, [0, 1]), (.lightText, [1, 0.6]), (UIColor(white: 0.25, alpha: 0.5), [0.25, 0.5]),
      (UIColor.black.withAlphaComponent(0.25), [0, 0.25]), (.red, [1, 0, 0, 1]),
      (UIColor(red: 0, green: 0, blue: 0, alpha: 1), [0, 0, 0, 1]),
      (UIColor(cgColor: UIColor.white.cgColor), [1, 1]),
      (UIColor(cgColor: UIColor.blue.cgColor), [0, 0, 1, 1]),
      (UIColor { _ in .white }, [1, 1]), (UIColor { _ in .red }, [1, 0, 0, 1]),
      (UIColor { _ in .white }.resolvedColor(with: .current), [1, 1]),
    ]
    for (color, numbers) in cases {
      let own = color.cgColor
      #expect(own.components == numbers && own.numberOfComponents == numbers.count)
      #expect(own.colorSpace?.model == (numbers.count == 2 ? .monochrome : .rgb))
      #expect(own.colorSpace?.numberOfComponents == numbers.count - 1)
    }
    // What shows is the same, and so are the colours.
    #expect(UIColor.black == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    for (color, numbers): (CGColor, [CGFloat]) in [
      (.black, [0, 1]), (.white, [1, 1]), (.clear, [0, 0]),
      (CGColor(gray: 0.5, alpha: 0.25), [0.5, 0.25]),
    ] {
      #expect(color.components == numbers)
    }
  }

  @Test func `A colour is made of as many numbers as its space has, and one`() {
    let (gray, mixed) = (CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceRGB())
    let cases: [(CGColorSpace, [CGFloat], [CGFloat]?)] = [
      (gray, [0.5, 1], [0.5, 1]), (gray, [0.5], nil), (gray, [0.5, 0.25, 1, 1], [0.5, 0.25]),
      (mixed, [0.5, 0.25, 0, 1], [0.5, 0.25, 0, 1]), (mixed, [0.5, 1], nil), (mixed, [], nil),
    ]
    for (space, given, numbers) in cases {
      #expect(CGColor(colorSpace: space, components: given)?.components == numbers)
    }
  }

  @Test func `A colour is converted to another space`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    func numbers(_ color: CGColor, _ space: CGColorSpace) -> [CGFloat]? {
      color.converted(to: space, intent: .defaultIntent, options: nil)?.components
    }
    #expect(numbers(UIColor(white: 0.25, alpha: 0.5).cgColor, space) == [0.25, 0.25, 0.25, 0.5])
    #expect(numbers(UIColor.red.cgColor, space) == [1, 0, 0, 1])
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(numbers(UIColor.white.cgColor, gray) == [1, 1])
    // How light green is, by ITU-R BT.709.
    #expect(numbers(UIColor.green.cgColor, gray) == [0.7152, 1])
  }

  @Test func `Spaces have names and are equal by them`() {
    let names = [
      CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB,
      CGColorSpace.linearSRGB, CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray,
      CGColorSpace.linearGray,
    ]
    for (index, name) in names.enumerated() {
      let space = CGColorSpace(name: name)
      #expect(space?.name == name && space == CGColorSpace(name: name))
      #expect(space?.numberOfComponents == (index < 4 ? 3 : 1))
    }
    #expect(Set(names.map { CGColorSpace(name: $0) }).count == names.count)
    #expect(CGColorSpaceCreateDeviceRGB().name == nil)
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpaceCreateDeviceGray())
    #expect(UIColor.red.cgColor.colorSpace == CGColorSpace(name: CGColorSpace.sRGB))
  }
}
