import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// Each constraint of a document becomes one statement about the view further inside.
@Suite
struct StatementTests {
  nonisolated struct Case: CustomTestStringConvertible {
    var constraint: String
    /// Whom it is about, and the statement.
    var lines: [String]

    var testDescription: String { constraint }
  }

  /// The lines of the first `make` that a document is written with.
  private static func statements(_ document: InterfaceDocument) -> [String] {
    let lines = SwiftWriter(document).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.filter { $0.hasSuffix("make {") || $0.hasPrefix("$0.") }
  }

  @Test(arguments: [
    Case(
      constraint: """
        firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="8"
        """, lines: ["a.layout.make {", "$0.leading.equalToSuperview().offset(8)"]),
    // root.trailing == a.trailing + 8 is a.trailing == root.trailing - 8.
    Case(
      constraint: """
        firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="8"
        """, lines: ["a.layout.make {", "$0.trailing.equalToSuperview().offset(-8)"]),
    // root.bottom >= a.bottom + 4 is a.bottom <= root.bottom - 4.
    Case(
      constraint: """
        firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="a" \
        secondAttribute="bottom" constant="4"
        """, lines: ["a.layout.make {", "$0.bottom.lessThanOrEqualToSuperview().offset(-4)"]),
    Case(
      constraint: """
        firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" \
        multiplier="0.5"
        """, lines: ["a.layout.make {", "$0.width.equalTo(b.layout.width).multipliedBy(0.5)"]),
    Case(
      constraint: """
        firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="44.5" \
        priority="750" identifier="tall"
        """,
      lines: [
        "a.layout.make {", "$0.height.greaterThanOrEqualTo(44.5).priority(750).id(\"tall\")",
      ]),
    Case(
      constraint: """
        firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="topMargin"
        """, lines: ["a.layout.make {", "$0.top.equalTo(layout.topMargin)"]),
    // Sides don't change where there is a multiplier.
    Case(
      constraint: """
        firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="2"
        """, lines: ["layout.make {", "$0.width.equalTo(a.layout.width).multipliedBy(2)"]),
    Case(
      constraint: """
        firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom"
        """, lines: ["a.layout.make {", "$0.bottom.equalTo(safeAreaLayoutGuide.layout.bottom)"]),
    Case(
      constraint: """
        firstItem="a" firstAttribute="top" secondItem="margins" secondAttribute="top"
        """, lines: ["a.layout.make {", "$0.top.equalTo(layoutMarginsGuide.layout.top)"]),
    Case(
      constraint: """
        firstItem="a" firstAttribute="left" secondItem="readable" secondAttribute="left"
        """, lines: ["a.layout.make {", "$0.left.equalTo(readableContentGuide.layout.left)"]),
    Case(
      constraint: """
        firstItem="keys" firstAttribute="top" secondItem="a" secondAttribute="bottom"
        """, lines: ["a.layout.make {", "$0.bottom.equalTo(keyboardLayoutGuide.layout.top)"]),
    Case(
      constraint: """
        firstItem="inner" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading"
        """,
      lines: [
        "inner.layout.make {", "$0.leading.equalTo(scroll.contentLayoutGuide.layout.leading)",
      ]),
    Case(
      constraint: """
        firstItem="inner" firstAttribute="width" secondItem="visible" secondAttribute="width"
        """,
      lines: ["inner.layout.make {", "$0.width.equalTo(scroll.frameLayoutGuide.layout.width)"]),
    // Of a guide and a view as deep, the guide comes first as it stands.
    Case(
      constraint: """
        firstItem="visible" firstAttribute="top" secondItem="a" secondAttribute="bottom"
        """,
      lines: ["scroll.frameLayoutGuide.layout.make {", "$0.top.equalTo(a.layout.bottom)"]),
  ])
  func `Constraints are written as statements`(_ row: Case) {
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
      <constraints><constraint \(row.constraint) id="c"/></constraints>
      </view>
      """)
    #expect(DocumentCanvas(document).problems.isEmpty)
    #expect(Self.statements(document) == row.lines)
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
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
        <scenes><scene sceneID="s"><objects>
        <viewController id="v">
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
        <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
        <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        <view userLabel="a" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        </subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="\(guide)" \
        secondAttribute="\(edge)" id="c"/>
        </constraints></view></viewController>
        </objects></scene></scenes></document>
        """)
    #expect(Self.statements(document) == expected)
  }
}
