import Foundation
import InterfaceBuilder
import InterfaceCanvas
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Where a frame is another than the stored one, the comparison says why.
@Suite
struct ReasonTests {
  private static let pinned = """
    <constraint firstItem="s" firstAttribute="left" secondItem="root" secondAttribute="left" \
    id="l"/>
    <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" \
    id="t"/>
    <constraint firstItem="s" firstAttribute="width" constant="300" id="w"/>
    <constraint firstItem="s" firstAttribute="height" constant="100" id="h"/>
    """

  private static func stack(_ attributes: String, _ subviews: String) -> InterfaceDocument {
    Sample.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="300" height="100"/><subviews>\(subviews)</subviews>
      </stackView></subviews><constraints>\(pinned)</constraints></view>
      """,
      more: """
        <resources><image name="gear" catalog="system" width="128" height="121"/></resources>
        """)
  }

  private static func view(
    _ id: String, _ x: Int, _ width: Int, _ more: String = "", element: String = "view"
  ) -> String {
    """
    <\(element) \(more) id="\(id)"><rect key="frame" x="\(x)" y="0" width="\(width)" \
    height="100"/></\(element)>
    """
  }

  @Test func `A tie is told as one`() throws {
    // Both hug alike, so that either may take what the other leaves of 300.
    let scene = try #require(
      Self.stack("", Self.view("a", 0, 10) + Self.view("b", 10, 290)).comparison().first)
    #expect(scene.frames.map(\.reason) == [nil, .tie, .tie])
    #expect(scene.frames.allSatisfy { $0.reason == nil || $0.reason?.isOpen == true })
    let shared = try #require(
      Self.stack(
        "distribution=\"fillProportionally\"", Self.view("a", 0, 10) + Self.view("b", 10, 290)
      )
      .comparison().first)
    #expect(shared.frames.map(\.reason) == [nil, .tie, .tie])
  }

  @Test func `Equal shares are no tie`() throws {
    let scene = try #require(
      Self.stack("distribution=\"fillEqually\"", Self.view("a", 0, 10) + Self.view("b", 10, 290))
        .comparison().first)
    // 150 each, whatever the document has stored.
    #expect(scene.frames.map(\.found.width) == [300, 150, 150])
    #expect(scene.frames.map(\.reason) == [nil, nil, nil])
    #expect(scene.frames.map(\.agrees) == [true, false, false])
  }

  @Test func `A hidden view's frame isn't compared`() throws {
    let scene = try #require(
      Self.stack(
        "distribution=\"fillEqually\"",
        Self.view("a", 7, 10, "hidden=\"YES\"") + Self.view("b", 0, 300)
      ).comparison().first)
    #expect(scene.frames.map(\.reason) == [nil, .hidden, nil])
  }

  @Test func `Sizes of symbols are Apple's`() throws {
    let document = Self.stack(
      "alignment=\"firstBaseline\" distribution=\"fillEqually\"",
      """
      <imageView image="gear" id="i"><rect key="frame" x="0" y="40" width="150" height="20"/>
      </imageView>
      <label text="A" id="b"><rect key="frame" x="150" y="0" width="150" height="20"/></label>
      """)
    let scene = try #require(document.comparison().first)
    let symbol = try #require(scene.frames.first { $0.view == "imageView i" })
    #expect(symbol.isText && symbol.reason == .symbol)
    #expect("\(FrameComparison.Reason.symbol)" == "symbols have baselines of their own")
  }

  @Test func `A place that is left open is told`() throws {
    let document = Sample.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view ambiguous="YES" userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="50" y="60" width="70" height="80"/></view></subviews>
      <constraints><constraint firstItem="s" firstAttribute="left" secondItem="root" \
      secondAttribute="left" constant="20" id="l"/></constraints></view>
      """)
    let scene = try #require(document.comparison().first)
    let frame = try #require(scene.frames.first)
    #expect(frame.view == "view Box")
    #expect(frame.isCalledAmbiguous && frame.isFoundAmbiguous && frame.reason == .ambiguity)
    #expect(scene.doubts == ["line 6: ambiguous"] && !scene.isSound)
    // 50 in the document, 20 by its own constraint.
    #expect(scene.violations == ["line 8, which is off by 30.0"])
  }

  @Test(.makesMistakes)
  func `Of constraints that contradict each other one or another may be kept`() throws {
    let document = Sample.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="60" width="150" height="80"/><constraints>
      <constraint firstAttribute="width" constant="100" id="a"/>
      <constraint firstAttribute="width" constant="200" id="b"/></constraints></view></subviews>
      <constraints><constraint firstItem="s" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="60" id="t"/></constraints></view>
      """)
    let scene = try #require(document.comparison().first)
    let frame = try #require(scene.frames.first)
    #expect([100, 200].contains(frame.found.width))
    #expect(frame.reason == .conflict && frame.reason?.isOpen == true)
    #expect(scene.violations.count == 2)
  }

  @Test
  func `What a class of the program's may have decided is told apart from what is open to all`()
    throws
  {
    let document = Sample.document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="20" y="60" width="70" height="80"/></view></subviews>
      <constraints><constraint firstItem="s" firstAttribute="left" secondItem="root" \
      secondAttribute="left" constant="20" id="l"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="60" id="t"/></constraints></view>
      """)
    let frame = try #require(document.comparison().first?.frames.first)
    #expect(frame.reason == .customClass && frame.reason?.isOpen == true)
  }

  @Test func `Reasons are sentences`() {
    let sentences = Set(FrameComparison.Reason.allCases.map(\.description))
    #expect(sentences.count == 7 && !sentences.contains { $0.hasSuffix(".") })
    #expect(
      FrameComparison.Reason.allCases.filter(\.isOpen) == [
        .tie, .ambiguity, .conflict, .customClass, .hidden,
      ])
  }

  nonisolated struct Case: CustomTestStringConvertible {
    var constraint: String
    /// How far stored frames are off.
    var excess: String?

    var testDescription: String { constraint }
  }

  // The box is stored at 20, 30 with 100 × 50 in a root of 320 × 480.
  @Test(arguments: [
    Case(constraint: "firstAttribute=\"width\" constant=\"100\"", excess: nil),
    Case(constraint: "firstAttribute=\"width\" constant=\"120\"", excess: "20.0"),
    Case(
      constraint: "firstAttribute=\"height\" relation=\"lessThanOrEqual\" constant=\"40\"",
      excess: "10.0"),
    Case(
      constraint: "firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"40\"",
      excess: nil),
    Case(
      constraint: "firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"57.5\"",
      excess: "7.5"),
    Case(
      constraint: """
        firstAttribute="centerX" secondItem="root" secondAttribute="centerX" constant="-100"
        """, excess: "10.0"),
    Case(
      constraint: """
        firstAttribute="right" secondItem="root" secondAttribute="right" constant="-200"
        """, excess: nil),
    // Margins of the scene follow from the frames.
    Case(
      constraint: """
        firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="2"
        """, excess: nil),
    Case(
      constraint: """
        firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" \
        constant="-192"
        """, excess: nil),
    Case(
      constraint: """
        firstAttribute="bottom" secondItem="root" secondAttribute="bottomMargin" constant="-300"
        """, excess: nil),
    // Wishes may be left unmet, and baselines aren't looked at.
    Case(constraint: "firstAttribute=\"width\" constant=\"120\" priority=\"999\"", excess: nil),
    Case(
      constraint: """
        firstAttribute="firstBaseline" secondItem="root" secondAttribute="top" constant="3"
        """, excess: nil),
  ])
  func `A constraint that the stored frames break is told`(_ row: Case) throws {
    let document = Sample.view(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="100" height="50"/></view>
      """, constraints: "<constraint firstItem=\"box\" \(row.constraint) id=\"c\"/>")
    let scene = try #require(document.comparison().first)
    #expect(
      scene.violations == (row.excess.map { ["line 13, which is off by \($0)"] } ?? []))
  }

  // Frames follow from a safe area that begins 20 below the top and ends 30 above the bottom of a
  // screen of 375 × 667, and at its sides.
  @Test(arguments: [
    Case(
      constraint: "firstAttribute=\"top\" secondAttribute=\"top\" constant=\"30\"", excess: "10.0"),
    Case(
      constraint: "firstAttribute=\"bottom\" secondAttribute=\"bottom\" constant=\"-100\"",
      excess: "33.0"),
    Case(
      constraint: "firstAttribute=\"leading\" secondAttribute=\"leading\" constant=\"5\"",
      excess: "5.0"),
    Case(
      constraint: "firstAttribute=\"right\" secondAttribute=\"right\" constant=\"-5\"",
      excess: "5.0"),
    // 187.5 and (20 + 637) / 2 are its middle, 375 and 617 its size; the box's are 187.5 and 272,
    // 375 and 464.
    Case(constraint: "firstAttribute=\"centerX\" secondAttribute=\"centerX\"", excess: nil),
    Case(constraint: "firstAttribute=\"centerY\" secondAttribute=\"centerY\"", excess: "56.5"),
    Case(constraint: "firstAttribute=\"width\" secondAttribute=\"width\"", excess: nil),
    Case(constraint: "firstAttribute=\"height\" secondAttribute=\"height\"", excess: "153.0"),
    Case(constraint: "firstAttribute=\"top\" secondAttribute=\"firstBaseline\"", excess: nil),
  ])
  func `Violations of the safe area`(_ row: Case) throws {
    // Said twice, so that it outweighs what the row says.
    func pin(_ edge: String) -> String {
      (1...2).map {
        """
        <constraint firstItem="frame" firstAttribute="\(edge)" secondItem="safe" \
        secondAttribute="\(edge)" id="\(edge)\($0)"/>
        """
      }.joined()
    }
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
        <viewController id="v"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="frame">
        <rect key="frame" x="0" y="20" width="375" height="617"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="40" width="375" height="464"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/><constraints>
        \(pin("top"))\(pin("bottom"))\(pin("leading"))\(pin("trailing"))
        <constraint firstItem="box" secondItem="safe" \(row.constraint) id="c"/></constraints>
        </view></viewController></objects></scene></scenes></document>
        """)
    let scene = try #require(document.comparison().first)
    #expect(
      scene.violations.map { $0.components(separatedBy: "off by ").last }
        == (row.excess.map { [$0] } ?? []))
  }
}
