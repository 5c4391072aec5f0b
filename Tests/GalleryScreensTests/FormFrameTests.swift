import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// The form on six devices, the keyboard shown and hidden.
///
/// With the plain measurer a label of 17 points is 20 high or, at 3x, 19⅔, and one of 13 is 15.
/// Eight fields of 73 and seven gaps of 20 between 24 and 32, a button of 50 and 24: 854 high.
@Suite struct FormFrameTests {
  struct Case: CustomTestStringConvertible {
    let device: String
    let size: CGSize
    /// The safe area at the top and the bottom.
    let top: CGFloat
    let bottom: CGFloat
    let keyboard: CGFloat
    /// The left edge and the width of the fields.
    let column: (x: CGFloat, width: CGFloat)

    var testDescription: String { device }
  }

  static let cases = [
    Case(
      device: "iPhoneSE", size: CGSize(width: 375, height: 667), top: 20, bottom: 0, keyboard: 260,
      column: (16, 343)),
    Case(
      device: "iPhone13Mini", size: CGSize(width: 375, height: 812), top: 50, bottom: 34,
      keyboard: 336, column: (16, 343)),
    Case(
      device: "iPhone14", size: CGSize(width: 390, height: 844), top: 47, bottom: 34,
      keyboard: 336, column: (16, 358)),
    Case(
      device: "iPhone15ProMax", size: CGSize(width: 430, height: 932), top: 59, bottom: 34,
      keyboard: 346, column: (20, 390)),
    // The width that is good to read is 672: (744 - 672) / 2 and (1024 - 672) / 2.
    Case(
      device: "iPadMini", size: CGSize(width: 744, height: 1133), top: 24, bottom: 20,
      keyboard: 313, column: (36, 672)),
    Case(
      device: "iPadPro13", size: CGSize(width: 1024, height: 1366), top: 24, bottom: 20,
      keyboard: 403, column: (176, 672)),
  ]

  private func device(_ name: String) throws -> Device {
    try #require(Device.keyboards.first { $0.name == name })
  }

  private var screen: Screen {
    get throws { try #require(Screen.all.first { $0.name == "form" }) }
  }

  @Test(arguments: cases, [false, true])
  func `Each form has its frames`(_ test: Case, isKeyboardShown: Bool) throws {
    let name = isKeyboardShown ? "\(test.device)-keyboard" : test.device
    let window = try screen.makeWindow(for: device(name))
    window.environment.textMeasurer = PlainMeasurer()
    let snapshot = LayoutSnapshot(of: window)
    func check(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      #expect(snapshot[name]?.frame == CGRect(x: x, y: y, width: width, height: height), "\(name)")
    }
    let (width, height) = (test.size.width, test.size.height)
    let covered = isKeyboardShown ? test.keyboard : test.bottom
    check("bar", 0, 0, width, test.top + 44)
    check("keyboard", 0, height - covered, width, covered)
    check("scroll", 0, 0, width, height - covered)
    check("fields", 0, 0, width, 854)
    let (x, column) = test.column
    check("First name", x, 24, column, 73)
    check("Email", x, 396, column, 73)
    check("Note", x, 675, column, 73)
    check("Save", x, 780, column, 50)

    let scroll = try #require(Self.scrollView(in: window))
    #expect(scroll.contentSize == CGSize(width: width, height: 854))
    // The safe area reaches the scroll view at the top alone: below it ends at the guide.
    #expect(scroll.adjustedContentInset == EdgeInsets(top: test.top + 44))
    // The note from 655 to 768 shows above the keyboard, as far as that needs scrolling.
    let offset = max(-test.top - 44, 768 - (height - covered))
    #expect(scroll.contentOffset.y == (isKeyboardShown ? offset : -test.top - 44))
    let note = try #require(snapshot["Note"]).absoluteFrame
    #expect(!isKeyboardShown || note.maxY <= height - covered)
  }

  @Test(arguments: cases)
  func `The keyboard comes up and goes`(_ test: Case) throws {
    let window = try screen.makeWindow(for: device(test.device))
    window.environment.textMeasurer = PlainMeasurer()
    let covered = try device("\(test.device)-keyboard").environment.keyboardFrame
    window.layoutIfNeeded()
    let scroll = try #require(Self.scrollView(in: window))
    let height = test.size.height
    for _ in 0..<2 {
      window.keyboardFrame = covered
      window.layoutIfNeeded()
      #expect(scroll.frame.height == height - test.keyboard)
      scroll.contentOffset.y = scroll.contentOffsetRange.maximum.y
      // Where all of it shows there is nothing to scroll.
      let end = max(-test.top - 44, 854 - (height - test.keyboard))
      #expect(scroll.contentOffset.y == end)
      window.keyboardFrame = nil
      window.layoutIfNeeded()
      #expect(scroll.frame.height == height - test.bottom)
      #expect(scroll.contentOffset.y == min(end, max(-test.top - 44, 854 - height + test.bottom)))
    }
  }

  private static func scrollView(in window: Window) -> ScrollView? {
    window.rootViewController?.view.subviews.lazy.compactMap { $0 as? ScrollView }.first
  }
}
