import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// Constraints are read in all forms that Interface Builder has written them in.
@Suite
struct ConstraintReadingTests {
  /// A box held at 10, 20 with a size, whose constraints a row adds to.
  private func box(_ constraints: String, around: String = "") -> CGRect? {
    let document = Sample.view(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="box">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <constraints>\(constraints)</constraints>
      </view>
      """,
      constraints: around.isEmpty
        ? Sample.constraints("box.leading == root.leading + 10", "box.top == root.top + 20")
        : around)
    return Sample.frames(document)["box"]
  }

  @Test(
    arguments: [
      ("0.5", 50), ("1:2", 50), ("1/2", 50),
      ("16:25", 64), ("3", 300),
      // What is no number counts as 1.
      ("1:0", 100), ("a:b", 100),
      ("1:2:3", 100), ("", 100),
    ] as [(String, CGFloat)])
  func `Multipliers are numbers, ratios and fractions`(_ text: String, height: CGFloat) {
    let frame = box(
      """
      <constraint firstAttribute="width" constant="100" id="a"/>
      <constraint firstAttribute="height" secondItem="box" secondAttribute="width" \
      multiplier="\(text)" id="b"/>
      """)
    #expect(frame == CGRect(x: 10, y: 20, width: 100, height: height))
  }

  @Test func `Priorities and relations`() {
    let frame = box(
      """
      <constraint firstAttribute="width" constant="100" priority="250" id="a"/>
      <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="120" id="b"/>
      <constraint firstAttribute="height" relation="lessThanOrEqual" constant="30" id="c"/>
      <constraint firstAttribute="height" constant="50" priority="999" id="d"/>
      """)
    #expect(frame == CGRect(x: 10, y: 20, width: 120, height: 30))
  }

  @Test func `Standard distances are 8 between neighbours and 20 to an edge`() {
    // 8 between neighbours and 20 to the edge of what is around, as Interface Builder writes them out.
    let frame = box(
      """
      <constraint firstAttribute="width" constant="40" id="a"/>
      <constraint firstAttribute="height" constant="40" id="b"/>
      """,
      around: """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="symbolic" id="c1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" \
        secondAttribute="topMargin" symbolic="YES" constant="5" id="c2"/>
        """)
    #expect(frame == CGRect(x: 20, y: 13, width: 40, height: 40))
  }

  @Test func `What cannot be read is left out`() {
    let document = Sample.view(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="box">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      </view>
      """,
      constraints: """
        <constraint firstItem="nobody" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c1"/>
        <constraint firstItem="box" firstAttribute="middle" secondItem="root" \
        secondAttribute="top" id="c2"/>
        <constraint firstItem="box" secondItem="root" id="c3"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="x" priority="2000" id="c4"/>
        """)
    let problems = DocumentCanvas(document).problems
    #expect(
      problems.map { "\($0.kind) \($0.line)" } == [
        "danglingReference 14", "badValue 15", "badValue 16", "badValue 17", "badValue 17",
      ])
  }

  @Test
  func
    `A constant that is called symbolic and has no number is 0, as Interface Builder leaves out what is 0`()
  {
    let frames = Sample.frames(
      Sample.view(
        """
        <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
        <view userLabel="bar" translatesAutoresizingMaskIntoConstraints="NO" id="bar"/>
        """,
        constraints: """
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
          symbolic="YES" id="c1"/>
          <constraint firstItem="box" firstAttribute="height" constant="50" id="c2"/>
          <constraint firstItem="bar" firstAttribute="top" secondItem="box" \
          secondAttribute="bottom" symbolic="YES" id="c3"/>
          """))
    #expect(frames["box"]?.minY == 0)
    #expect(frames["bar"]?.minY == 50)
  }
}
