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
  private static let pinned = Sample.constraints(
    "s.left == root.left", "s.top == root.top", "s.width == 300", "s.height == 100")

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

  /// With 303 the views' sizes would be below zero, which is told.
  @Test(.makesMistakes, arguments: [(298, true), (300, false), (303, true)])
  func `Views without content tie where gaps leave or lack more than a point`(
    spacing: Double, isTie: Bool
  ) throws {
    let scene = try #require(
      Self.stack("spacing=\"\(spacing)\"", Self.view("a", 0, 10) + Self.view("b", 10, 290))
        .comparison().first)
    let reason: FrameComparison.Reason? = isTie ? .tie : nil
    #expect(scene.frames.map(\.reason) == [nil, reason, reason])
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
      <constraints>\(Sample.constraints("s.left == root.left + 20"))</constraints></view>
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
      <rect key="frame" x="0" y="60" width="150" height="80"/>
      <constraints>\(Sample.constraints("width == 100", "width == 200"))</constraints></view>
      </subviews><constraints>\(Sample.constraints("s.top == root.top + 60"))</constraints></view>
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
      <constraints>\(Sample.constraints("s.left == root.left + 20", "s.top == root.top + 60"))
      </constraints></view>
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

  // The box is stored at 20, 30 with 100 × 50 in a root of 320 × 480.
  @Test(
    arguments: [
      ("width == 100", nil), ("width == 120", "20.0"), ("height <= 40", "10.0"),
      ("height >= 40", nil), ("height >= 57.5", "7.5"), ("centerX == root.centerX - 100", "10.0"),
      ("right == root.right - 200", nil),
      // Margins of the scene follow from the frames.
      ("leading == root.leadingMargin + 2", nil), ("trailing == root.trailingMargin - 192", nil),
      ("bottom == root.bottomMargin - 300", nil),
      // Wishes may be left unmet, and baselines aren't looked at.
      ("width == 120 @999", nil), ("firstBaseline == root.top + 3", nil),
    ] as [(String, String?)])
  func `A constraint that the stored frames break is told`(
    _ constraint: String, off excess: String?
  )
    throws
  {
    let document = Sample.view(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="100" height="50"/></view>
      """, constraints: Sample.constraints("box.\(constraint)"))
    let scene = try #require(document.comparison().first)
    #expect(
      scene.violations == (excess.map { ["line 13, which is off by \($0)"] } ?? []))
  }

  // Frames follow from a safe area that begins 20 below the top and ends 30 above the bottom of a
  // screen of 375 × 667, and at its sides.
  @Test(
    arguments: [
      ("top == safe.top + 30", "10.0"), ("bottom == safe.bottom - 100", "33.0"),
      ("leading == safe.leading + 5", "5.0"), ("right == safe.right - 5", "5.0"),
      // 187.5 and (20 + 637) / 2 are its middle, 375 and 617 its size; the box's are 187.5 and 272,
      // 375 and 464.
      ("centerX == safe.centerX", nil), ("centerY == safe.centerY", "56.5"),
      ("width == safe.width", nil), ("height == safe.height", "153.0"),
      ("top == safe.firstBaseline", nil),
    ] as [(String, String?)])
  func `Violations of the safe area`(_ constraint: String, off excess: String?) throws {
    // Said twice, so that it outweighs what the row says.
    let pins = ["top", "bottom", "leading", "trailing"].map {
      Sample.constraints("frame.\($0) == safe.\($0)", "frame.\($0) == safe.\($0) + 0")
    }
    let document = Sample.storyboard(
      """
      <viewController id="v"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="frame">
      <rect key="frame" x="0" y="20" width="375" height="617"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="40" width="375" height="464"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(pins.joined())
      \(Sample.constraints("box.\(constraint)"))</constraints></view></viewController>
      """)
    let scene = try #require(document.comparison().first)
    #expect(
      scene.violations.map { $0.components(separatedBy: "off by ").last }
        == (excess.map { [$0] } ?? []))
  }
}
