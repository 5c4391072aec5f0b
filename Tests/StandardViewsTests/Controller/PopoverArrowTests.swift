import Foundation
import Testing

@testable import StandardViews
@testable import ViewTree

/// Arrows of popovers.
@Suite
struct PopoverArrowTests {
  /// Corners are 13 round; what is left between them is as long as the arrow and twice 20 more.
  private static let popover = CGRect(
    x: 100, y: 200, width: PopoverArrow.base + 66, height: PopoverArrow.base + 66)

  @Test func `An arrow points at the middle of its source, as far as the corners let it`() {
    let (base, height) = (PopoverArrow.base, PopoverArrow.height)
    func place(_ side: PopoverArrowDirection, _ middle: CGFloat) -> CGPoint? {
      let source = CGRect(x: middle - 5, y: middle - 5, width: 10, height: 10)
      return PopoverArrow.frame(beside: Self.popover, at: side, to: source)?.origin
    }
    let (right, bottom) = (100 + base + 66, 200 + base + 66)
    // Along the upper edge from 113 to 113 + 40, along the left one from 213 to 213 + 40.
    for (middle, x) in [(0, 113), (120 + base / 2, 120), (900, 153)] as [(CGFloat, CGFloat)] {
      #expect(place(.up, middle) == CGPoint(x: x, y: 200 - height))
      #expect(place(.down, middle) == CGPoint(x: x, y: bottom))
    }
    for (middle, y) in [(0, 213), (220 + base / 2, 220), (900, 253)] as [(CGFloat, CGFloat)] {
      #expect(place(.left, middle) == CGPoint(x: 100 - height, y: y))
      #expect(place(.right, middle) == CGPoint(x: right, y: y))
    }
  }

  @Test func `A popover has an arrow if it is just as long as it and both corners, and none below`()
  {
    let least = PopoverArrow.base + 26
    let source = CGRect(x: 0, y: 0, width: 10, height: 10)
    for side in [PopoverArrowDirection.up, .down, .left, .right] {
      let isUpright = side == .up || side == .down
      for (length, hasArrow) in [(least, true), (least - 0.5, false)] {
        let popover = CGRect(
          x: 90, y: 70, width: isUpright ? length : 10, height: isUpright ? 10 : length)
        let frame = PopoverArrow.frame(beside: popover, at: side, to: source)
        #expect((frame != nil) == hasArrow)
      }
    }
    #expect(PopoverArrow.frame(beside: Self.popover, at: [], to: source) == nil)
  }
}
