import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Fonts, colours, texts and rectangles are written as Swift has them.
@Suite
struct LiteralTests {
  @Test(arguments: [
    (#"type="system" pointSize="12""#, "UIFont.systemFont(ofSize: 12)"),
    (
      #"type="system" weight="thin" pointSize="12.5""#,
      "UIFont.systemFont(ofSize: 12.5, weight: .thin)"
    ),
    (#"type="italicSystem" pointSize="12""#, "UIFont.italicSystemFont(ofSize: 12)"),
    (#"style="UICTFontTextStyleHeadline""#, "UIFont.preferredFont(forTextStyle: .headline)"),
    (
      #"name="Inter-Bold" family="Inter" pointSize="15""#,
      #"UIFont(name: "Inter-Bold", size: 15) ?? UIFont.systemFont(ofSize: 15)"#
    ),
    // A family without a name is none.
    (#"name="-Bold" pointSize="15""#, "UIFont.systemFont(ofSize: 15)"),
  ])
  func `Fonts are written in each form`(_ font: String, _ expected: String) {
    let written = Sample.written(
      "<label @><fontDescription key=\"fontDescription\" \(font)/></label>")
    #expect(written.settings == ["font = \(expected)"])
  }

  @Test(arguments: [
    ("white=\"0.5\" alpha=\"0.25\"", "UIColor(white: 0.5, alpha: 0.25)"),
    (
      "red=\"0.1\" green=\"0.2\" blue=\"0.30004\"",
      "UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)"
    ),
    ("name=\"Brand\"", "UIColor(named: \"Brand\")"),
    ("systemColor=\"systemBackgroundColor\"", "UIColor.systemBackground"),
    // One that has no member is written as it is in a light interface.
    ("systemColor=\"tintColor\"", "UIColor(white: 0.75, alpha: 0.5)"),
    ("cocoaTouchSystemColor=\"darkTextColor\"", "UIColor.black"),
    ("white=\"0.0\" alpha=\"0.0\"", "UIColor.clear"),
  ])
  func `Colours are written in each form`(_ color: String, _ expected: String) {
    let written = Sample.written("<view @><color key=\"backgroundColor\" \(color)/></view>")
    #expect(written.settings == ["backgroundColor = \(expected)"])
  }

  @Test func `What is no color is left out`() {
    #expect(
      Sample.written("<view @><string key=\"backgroundColor\">red</string></view>").settings == [])
  }

  @Test(arguments: [
    ("a&#10;b", "a\\nb"), ("a&#13;b", "a\\rb"), ("a&#9;b", "a\\tb"), ("a\\b", "a\\\\b"),
    ("a&#127;b", "a\\u{7f}b"), ("a&#8232;b", "a\\u{2028}b"), ("é – 😀", "é – 😀"),
  ])
  func `Characters are escaped`(_ text: String, _ expected: String) {
    #expect(Sample.written("<label @ text=\"\(text)\"/>").settings == ["text = \"\(expected)\""])
  }

  @Test func `Frames and masks are written`() {
    let written = Sample.written(
      """
      <view userLabel="it" id="it"><rect key="frame" x="1" y="2.5" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" \
      flexibleMaxX="YES" flexibleMinY="YES" heightSizable="YES" flexibleMaxY="YES"/></view>
      """)
    #expect(
      written.settings == [
        "frame = CGRect(x: 1, y: 2.5, width: 30, height: 40)",
        "autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,"
          + " .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]",
      ])
  }
}
