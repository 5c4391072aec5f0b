import Dispatch
import Foundation
import Testing
import UIKit

/// What Foundation, Dispatch and Core Graphics have on Apple's systems alone.
@Suite
struct SystemNameTests {
  private nonisolated static let turned = CGAffineTransform(rotationAngle: 1)

  @Test(arguments: [
    ("points", __CGPointEqualToPoint(CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2)), true),
    ("other points", __CGPointEqualToPoint(CGPoint(x: 1, y: 2), .zero), false),
    ("sizes", __CGSizeEqualToSize(CGSize(width: 1, height: 2), CGSize(width: 1, height: 2)), true),
    ("other sizes", __CGSizeEqualToSize(CGSize(width: 1, height: 2), .zero), false),
    ("rectangles", __CGRectEqualToRect(.zero, CGRect(x: 0, y: 0, width: 0, height: 0)), true),
    ("other rectangles", __CGRectEqualToRect(.zero, .infinite), false),
    ("transforms", __CGAffineTransformEqualToTransform(turned, turned), true),
    ("other transforms", __CGAffineTransformEqualToTransform(turned, .identity), false),
    (
      "a moved point",
      __CGPointApplyAffineTransform(.zero, CGAffineTransform(translationX: 3, y: 4))
        == CGPoint(x: 3, y: 4), true
    ),
    (
      "a stretched size",
      __CGSizeApplyAffineTransform(
        CGSize(width: 1, height: 2), CGAffineTransform(scaleX: 2, y: 3))
        == CGSize(width: 2, height: 6), true
    ),
    (
      "a moved rectangle",
      __CGRectApplyAffineTransform(
        CGRect(x: 0, y: 0, width: 5, height: 6), CGAffineTransform(translationX: 3, y: 4))
        == CGRect(x: 3, y: 4, width: 5, height: 6), true
    ),
  ])
  func `Values are compared and changed by the names of C`(
    what: String, found: Bool, expected: Bool
  ) { #expect(found == expected, "\(what)") }

  @Test func `Times`() {
    let now = DispatchTime.now()
    #expect(
      now.advanced(by: .milliseconds(500)).uptimeNanoseconds - now.uptimeNanoseconds
        == 500 * NSEC_PER_MSEC)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
    #expect(MSEC_PER_SEC * NSEC_PER_MSEC == NSEC_PER_SEC)
  }

  @Test func `Texts, classes and the process`() {
    #expect(NSString.localizedStringWithFormat("%ld of %@", 3, "four" as NSString) == "3 of four")
    #expect(UITableViewCell.description().hasSuffix("TableViewCell"))
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
    #expect(NSTextStorage().length == 0)
    #expect(UIPress().key == nil && UIKeyboardHIDUsage.keyboardZ.rawValue == 29)
    #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 40)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
    #expect(UIKeyboardHIDUsage.keypadPeriod.rawValue == 99)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 231)
  }
}
