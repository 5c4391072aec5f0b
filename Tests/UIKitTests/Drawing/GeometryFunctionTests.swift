import Foundation
import Testing
import UIKit

/// The functions of C beside the methods: what each gives for rectangles of which that is known.
@Suite struct GeometryFunctionTests {
  private let rect = CGRectMake(10, 20, 30, 40)

  @Test func `Numbers make points, sizes, rectangles and insets, and are asked for again`() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(rect == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      [
        CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetMinY(rect),
        CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetWidth(rect), CGRectGetHeight(rect),
      ] == [10, 25, 40, 20, 40, 60, 30, 40])
    // A rectangle drawn from its lower right corner is the same; its width is counted without a sign.
    let other = CGRectMake(40, 60, -30, -40)
    #expect(
      [
        CGRectGetMinX(other), CGRectGetMaxX(other), CGRectGetMinY(other), CGRectGetMaxY(other),
        CGRectGetWidth(other), CGRectGetHeight(other),
      ] == [10, 40, 20, 60, 30, 40])
  }

  @Test func `Rectangles are made smaller, moved, united and cut`() {
    #expect(CGRectInset(rect, 1, 2) == CGRectMake(11, 22, 28, 36))
    #expect(CGRectIsNull(CGRectInset(rect, 16, 0)), "nothing is left")
    #expect(CGRectOffset(rect, 1, -2) == CGRectMake(11, 18, 30, 40))
    #expect(CGRectUnion(rect, CGRectMake(0, 50, 5, 50)) == CGRectMake(0, 20, 40, 80))
    #expect(CGRectUnion(rect, .null) == rect)
    #expect(CGRectIntersection(rect, CGRectMake(0, 0, 20, 30)) == CGRectMake(10, 20, 10, 10))
    #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(0, 0, 5, 5))))
    #expect(
      UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 2, 3, 4)) == CGRectMake(12, 21, 24, 36))
  }

  @Test func `Questions about rectangles, points and sizes`() {
    let yes: [(String, Bool)] = [
      ("share a part", CGRectIntersectsRect(rect, CGRectMake(0, 0, 11, 21))),
      ("holds itself", CGRectContainsRect(rect, rect)),
      ("holds its upper left corner", CGRectContainsPoint(rect, CGPointMake(10, 20))),
      ("same rectangle", CGRectEqualToRect(rect, CGRectMake(40, 60, -30, -40))),
      ("same point", CGPointEqualToPoint(CGPointMake(1, 2), CGPoint(x: 1, y: 2))),
      ("same size", CGSizeEqualToSize(CGSizeMake(1, 2), CGSize(width: 1, height: 2))),
      ("no width", CGRectIsEmpty(CGRectMake(1, 2, 0, 4))), ("null is empty", CGRectIsEmpty(.null)),
      ("null", CGRectIsNull(.null)),
    ]
    for (name, holds) in yes { #expect(holds, "\(name)") }
    let no: [(String, Bool)] = [
      ("share nothing", CGRectIntersectsRect(rect, CGRectMake(0, 0, 9, 100))),
      ("holds a larger one", CGRectContainsRect(rect, CGRectInset(rect, -1, 0))),
      ("holds its lower right corner", CGRectContainsPoint(rect, CGPointMake(40, 60))),
      ("another rectangle", CGRectEqualToRect(rect, .zero)),
      ("another point", CGPointEqualToPoint(CGPointMake(1, 2), CGPointMake(2, 1))),
      ("another size", CGSizeEqualToSize(CGSizeMake(1, 2), CGSizeMake(2, 1))),
      ("empty", CGRectIsEmpty(rect)), ("zero is not null", CGRectIsNull(.zero)),
    ]
    for (name, holds) in no { #expect(!holds, "\(name)") }
  }

  // As Foundation's own functions of these names write them on Apple's systems.
  @Test func `Texts of them have braces, and as many digits as are needed`() {
    #expect(NSStringFromCGRect(rect) == "{{10, 20}, {30, 40}}")
    #expect(NSStringFromCGSize(CGSizeMake(0.5, 1)) == "{0.5, 1}")
    #expect(NSStringFromCGPoint(CGPointMake(-1, 0.1)) == "{-1, 0.10000000000000001}")
    #expect(NSStringFromUIEdgeInsets(UIEdgeInsetsMake(1, 2, 3, 4)) == "{1, 2, 3, 4}")
  }

  @Test func `Fonts of one name are one, and no name is none`() {
    #expect(CGFont("Menlo" as NSString)?.fullName == "Menlo" && CGFont("" as NSString) == nil)
    let fonts = ["Menlo", "Menlo", "Courier"].compactMap { CGFont($0 as NSString) }
    #expect(Set(fonts).count == 2 && fonts[0] == fonts[1])
    #expect(kCFBooleanTrue == true && kCFBooleanFalse == false)
  }
}
