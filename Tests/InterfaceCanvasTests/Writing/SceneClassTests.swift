import Foundation
import InterfaceBuilder
import InterfaceCanvas
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

  nonisolated struct Case: CustomTestStringConvertible {
    var root: String
    /// Lines that have to be there, in their order.
    var lines: [String]

    var testDescription: String { root }
  }

  @Test(arguments: [
    Case(
      root: "<view id=\"r\" userLabel=\"Sign-in form\"/>",
      lines: [
        "final class SignInForm: UIView {", "override init(frame: CGRect) {",
        "required init?(coder: NSCoder) {", "private func build() {",
      ]),
    Case(
      root: "<stackView id=\"r\" customClass=\"Row\" axis=\"vertical\"/>",
      lines: [
        "final class Row: UIStackView {", "required init(coder: NSCoder) {", "axis = .vertical",
      ]),
    Case(
      root: "<button id=\"r\" customClass=\"Key\"><state key=\"normal\" title=\"1\"/></button>",
      lines: [
        "final class Key: UIButton {", "required init?(coder: NSCoder) {",
        "setTitle(\"1\", for: .normal)",
      ]),
    // Tables aren't made with a frame alone; a plain view holds their place.
    Case(
      root: "<tableView id=\"r\" customClass=\"List\" separatorStyle=\"none\"/>",
      lines: ["final class List: UIView {", "override init(frame: CGRect) {"]),
    Case(
      root: """
        <tableViewCell id="r" customClass="PhotoCell">
        <tableViewCellContentView key="contentView" id="c">
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <subviews><label userLabel="name" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
        </subviews><constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="c" \
        secondAttribute="topMargin" id="k"/></constraints>
        </tableViewCellContentView></tableViewCell>
        """,
      lines: [
        "final class PhotoCell: UITableViewCell {",
        "override init(style: CellStyle, reuseIdentifier: String?) {",
        "super.init(style: style, reuseIdentifier: reuseIdentifier)",
        "contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
        "contentView.addSubview(name2)", "name2.layout.make {",
        "$0.top.equalTo(contentView.layout.topMargin)",
      ]),
    Case(
      root: """
        <collectionViewCell id="r" customClass="Tile">
        <view key="contentView" id="c"><subviews><view userLabel="box" id="b">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews></view>
        </collectionViewCell>
        """,
      lines: [
        "final class Tile: UICollectionViewCell {", "override init(frame: CGRect) {",
        "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)", "contentView.addSubview(box)",
      ]),
    // A label that is no name gives way to the document's.
    Case(root: "<view id=\"r\"/>", lines: ["final class Sample: UIView {"]),
    Case(root: "<view id=\"r\" userLabel=\"2nd\"/>", lines: ["final class Sample: UIView {"]),
  ])
  func `A scene's class derives from its root's`(_ row: Case) {
    var rest = Self.lines(Sample.document(row.root))[...]
    for line in row.lines {
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
