import Foundation
import InterfaceBuilder
import InterfaceCanvas
import TestSupport
import Testing
import UIKit

/// Each constraint of a document becomes one statement about the view further inside.
@Suite
struct StatementTests {
  /// The lines of the first `make` that a document is written with.
  private static func statements(_ document: InterfaceDocument) -> [String] {
    let lines = SwiftWriter(document).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.filter { $0.hasSuffix("make {") || $0.hasPrefix("$0.") }
  }

  @Test(arguments: try Fixtures.cases("statements.txt"))
  func `Constraints are written as statements`(_ row: TextCase) throws {
    let document = Sample.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>
      <view userLabel="a" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <view userLabel="b" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      <scrollView userLabel="scroll" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <subviews>
      <view userLabel="inner" translatesAutoresizingMaskIntoConstraints="NO" id="inner"/>
      </subviews>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/>
      <viewLayoutGuide key="frameLayoutGuide" id="visible"/>
      </scrollView>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <viewLayoutGuide key="layoutMargins" id="margins"/>
      <viewLayoutGuide key="readableContent" id="readable"/>
      <viewLayoutGuide key="keyboard" id="keys"/>
      <constraints><constraint \(try row.text(0)) id="c"/></constraints>
      </view>
      """)
    #expect(DocumentCanvas(document).problems.isEmpty)
    #expect(Self.statements(document) == (try row.lines(1)))
  }

  @Test(arguments: [
    // Below the upper guide, and above the lower one, the safe area begins.
    ("top", "bottom", ["a.layout.make {", "$0.top.equalTo(root.safeAreaLayoutGuide.layout.top)"]),
    (
      "bottom", "top",
      ["a.layout.make {", "$0.top.equalTo(root.safeAreaLayoutGuide.layout.bottom)"]
    ),
    // On their outer sides the view ends.
    ("top", "top", ["a.layout.make {", "$0.top.equalToSuperview()"]),
    ("bottom", "bottom", ["a.layout.make {", "$0.top.equalTo(root.layout.bottom)"]),
  ])
  func `Guides of bars`(_ guide: String, _ edge: String, _ expected: [String]) {
    let document = Sample.storyboard(
      """
      <viewController id="v">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
      <view userLabel="a" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      </subviews>
      <constraints>\(Sample.constraints("a.top == \(guide).\(edge)"))</constraints>
      </view></viewController>
      """, device: "")
    #expect(Self.statements(document) == expected)
  }
}
