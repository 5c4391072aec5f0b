import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// The sizes that versions of Interface Builder give controls and bars.
@Suite
struct ControlSizeTests {
  private static func size(_ text: String, _ version: Int) throws -> SystemSize? {
    let document = Sample.storyboard("<\(text) id=\"c\"/>", version: version)
    var pending = [try #require(document.root)]
    var found: DocumentElement?
    while let element = pending.popLast() {
      if element["id"] == "c" { found = element }
      pending += element.children
    }
    return ControlSizes(document).size(of: try #require(found))
  }

  // The last version of one size, and the first of the next.
  @Test(
    arguments: [
      ("stepper", 14_999, 29), ("stepper", 15_000, 32), ("segmentedControl", 14_999, 29),
      ("segmentedControl", 15_000, 32), ("progressView", 16_999, 2), ("progressView", 17_000, 4),
      ("pageControl numberOfPages=\"3\"", 16_999, 37), ("toolbar", 16_999, 44),
      ("toolbar", 17_000, 49), ("toolbar", 20_999, 49), ("toolbar", 21_000, 44),
      ("searchBar", 12_999, 44), ("searchBar", 13_000, 56), ("datePicker", 21_000, 216),
      ("pickerView", 21_000, 216), ("colorWell", 21_000, 30), ("switch", 21_000, 31),
    ] as [(String, Int, CGFloat)])
  func `Heights change with the version`(text: String, version: Int, height: CGFloat) throws {
    #expect(try Self.size(text, version)?.frame.height == height)
  }

  // 16 points a page and 9 less, at least one page and at most ten thousand.
  @Test(
    arguments: [
      ("", 7), ("-4", 7), ("0", 7), ("1", 7), ("2", 23), ("10000", 159_991), ("10001", 159_991),
      ("many", 7),
    ] as [(String, CGFloat)])
  func `A page control was as wide as its pages`(pages: String, width: CGFloat) throws {
    let control = "pageControl numberOfPages=\"\(pages)\""
    #expect(try Self.size(control, 16_999)?.frame.width == width)
    #expect(try Self.size(control, 17_000) == nil)
  }
}
