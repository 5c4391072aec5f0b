import InterfaceBuilder
import InterfaceCanvas
import Testing
import TreeTestSupport
import UIKit

/// What Interface Builder writes is in the code, or is said to be left out of it.
@Suite(.makesMistakes) struct WrittenCodeTests {
  private func file(_ element: String) -> SwiftFile {
    let name = element.dropFirst().prefix { $0.isLetter }
    return SwiftWriter(
      Sample.document(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        \(element.replacing("<\(name)", with: "<\(name) userLabel=\"it\"", maxReplacements: 1))
        </subviews></view>
        """, more: Sample.resources)
    ).file(.uikit)
  }

  /// What says nothing that code could: whether a view covers all of its frame, and the usual keyboard.
  private static let silent = [
    "view opaque=\"NO\"", "textField<textInputTraits key=\"textInputTraits\"/>",
  ]
  /// For these a view of their size stands, which is said.
  private static let whole = ["searchBar", "datePicker", "colorWell", "toolbar"]

  @Test(arguments: WrittenAttribute.all)
  func `Nothing that an inspector shows is lost without a word`(_ row: WrittenAttribute) {
    let (written, plain) = (file(row.text(isWhole: true)), file(row.text(isWhole: false)))
    let isSaid = written.text != plain.text
    let name = row.element.prefix { $0 != " " }
    if Self.whole.contains(String(name)) {
      #expect(plain.omissions.contains { $0.text.hasPrefix("\(name) it: a view of its size") })
    } else {
      #expect(isSaid == !Self.silent.contains(row.testDescription), "\(written.text)")
    }
  }

  @Test func `Nor is it of a cell, or of its own view`() {
    let file = SwiftWriter(
      Sample.document(
        """
        <tableViewCell clipsSubviews="YES" selectionStyle="blue" indentationLevel="2" \
        editingAccessoryType="checkmark" customClass="PlanCell" id="c">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <color key="tintColor" systemColor="systemRedColor"/>
        <inset key="separatorInset" minX="40" minY="0" maxX="5" maxY="0"/>
        <tableViewCellContentView key="contentView" id="v">
        <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
        </tableViewCell>
        """)
    ).file(.uikit)
    let lines = file.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in [
      "clipsToBounds = true", "selectionStyle = .blue", "indentationLevel = 2",
      "editingAccessoryType = .checkmark", "tintColor = UIColor.systemRed",
      "separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 5)",
    ] {
      #expect(lines.contains(line), "\(line): \(file.text)")
    }
  }
}
