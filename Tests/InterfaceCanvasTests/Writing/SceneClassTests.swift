import Foundation
import InterfaceBuilder
import InterfaceCanvas
import TestSupport
import Testing
import UIKit

/// Each scene becomes a class of its own, derived from what the document's view is.
@Suite
struct SceneClassTests {
  private static func lines(_ document: InterfaceDocument) -> [String] {
    SwiftWriter(document).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: try Fixtures.cases("classes.txt"))
  func `A scene's class derives from its root's`(_ row: TextCase) throws {
    var rest = Self.lines(Sample.document(try row.text(0)))[...]
    for line in try row.lines(1) {
      guard let place = rest.firstIndex(of: line) else {
        Issue.record("missing: \(line) in \(rest)")
        return
      }
      rest = rest[place...].dropFirst()
    }
  }

  @Test func `Classes have names of their own`() {
    let document = Sample.document(
      "<view id=\"a\" userLabel=\"Card\"/><view id=\"b\" userLabel=\"Card\"/><view id=\"c\"/>")
    let classes = Self.lines(document).filter { $0.hasPrefix("final class") }
    #expect(
      classes == [
        "final class Card: UIView {", "final class Card2: UIView {", "final class Sample: UIView {",
      ])
    let numbered = InterfaceDocument(
      data: Data("<document><objects><view id=\"a\"/></objects></document>".utf8), file: "4.xib")
    #expect(Self.lines(numbered).contains("final class Scene4: UIView {"))
  }

  @Test func `Views have names of their own`() {
    // Words of the language and members of views are no names, nor is a number.
    let document = Sample.document(
      """
      <view id="r"><subviews>
      <label userLabel="class" id="a"/><label userLabel="frame" id="b"/>
      <label userLabel="1st" id="c"/><label id="d"/><label id="e"/><label userLabel="!" id="f"/>
      </subviews></view>
      """)
    let names = Self.lines(document).filter { $0.hasPrefix("let ") && $0.hasSuffix("= UILabel()") }
    #expect(
      names == [
        "let class2 = UILabel()", "let frame2 = UILabel()", "let view1st = UILabel()",
        "let label = UILabel()", "let label2 = UILabel()", "let label3 = UILabel()",
      ])
  }

  @Test func `What is placed by constraints keeps the size that masks are about`() {
    let document = Sample.document(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="10" y="20" width="100" height="50"/>
      <subviews><view userLabel="dot" id="d">
      <rect key="frame" x="90" y="0" width="10" height="10"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/></view></subviews>
      </view></subviews></view>
      """)
    let lines = Self.lines(document)
    #expect(lines.contains("box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)"))
    #expect(lines.contains("box.translatesAutoresizingMaskIntoConstraints = false"))
    #expect(lines.contains("box.addSubview(dot)"))
    // Nothing is placed in the scene's own view by a mask.
    #expect(!lines.contains("let size = frame.size"))
  }
}
