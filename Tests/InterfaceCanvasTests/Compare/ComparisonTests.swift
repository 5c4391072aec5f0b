import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// Stored frames are held against those found, and against the document's own constraints.
@Suite
struct ComparisonTests {
  private func document(width: String, misplaced: String = "") -> InterfaceDocument {
    Sample.view(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box" \(misplaced)>
      <rect key="frame" x="10" y="20" width="\(width)" height="40"/>
      <constraints>
      <constraint firstAttribute="height" constant="40" id="h"/>
      </constraints>
      </view>
      """,
      constraints: """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="l"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
        constant="10" id="t"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="20" id="o"/>
        """)
  }

  @Test func `Frames that follow agree`() throws {
    let scene = try #require(document(width: "300").comparison().first)
    #expect(scene.isSound)
    #expect(scene.frames.map(\.agrees) == [true])
  }

  @Test func `Frames out of date are no proof`() throws {
    let scene = try #require(document(width: "280").comparison().first)
    #expect(!scene.isSound)
    #expect(scene.violations == ["line 18, which is off by 20.0"])
    #expect(scene.frames.map(\.agrees) == [false])
    #expect(scene.frames.first?.found == CGRect(x: 10, y: 20, width: 300, height: 40))
  }

  @Test func `Verdicts of the document count`() throws {
    let scene = try #require(
      document(width: "300", misplaced: "misplaced=\"YES\"").comparison().first)
    #expect(scene.violations.isEmpty)
    #expect(scene.doubts == ["line 9: misplaced"])
    #expect(!scene.isSound)
  }

  @Test func `The edges of a scroll view, seen from its content, are those of the content`() throws
  {
    func tie(_ edge: String, _ first: String, _ second: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
      secondAttribute="\(edge)" id="\(first)\(edge)"/>
      """
    }
    let edges = ["top", "bottom", "leading", "trailing"]
    let document = Sample.view(
      """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <rect key="frame" x="0" y="0" width="320" height="900"/><constraints>
      <constraint firstAttribute="height" constant="900" id="h"/></constraints></view></subviews>
      <constraints>\(edges.map { tie($0, "content", "scroll") }.joined())
      \(tie("width", "content", "scroll"))</constraints></scrollView>
      """, constraints: edges.map { tie($0, "scroll", "root") }.joined())
    let scene = try #require(document.comparison().first)
    // The content ends 420 below the scroll view, as it is to.
    #expect(scene.violations == [])
    #expect(scene.frames.map(\.agrees) == [true, true])
  }

  @Test(
    arguments: [
      // Two pixels a point: half a point for the box's place.
      ("<device id=\"retina4_7\"/>", "10.5", true), ("<device id=\"retina4_7\"/>", "11", false),
      // Without a device a whole point, as it was shown a pixel for a point.
      ("", "11", true), ("", "12.5", false),
    ])
  func `Stored frames may be off by what they are rounded to, each place and size by itself`(
    _ device: String, x: String, isSound: Bool
  ) throws {
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">\(device)
        <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="\(x)" y="0" width="50" height="50"/></view></subviews><constraints>
        <constraint firstItem="box" firstAttribute="left" secondItem="root" \
        secondAttribute="left" constant="10" id="c"/></constraints></view></objects></document>
        """)
    #expect(document.comparison().first?.violations.isEmpty == isSound)
  }

  /// The limit tells what never ends: the clock also runs while other tests are before this one.
  @Test(.timeLimit(.minutes(15)))
  func `Long stacks are compared in a moment, also where frames differ`() throws {
    let labels = (0..<600).map { place in
      """
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l\(place)">
      <rect key="frame" x="0" y="\(20 * place)" width="100" height="20"/></label>
      """
    }
    // A stack that holds 600 labels is not 50 high.
    let document = Sample.view(
      """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="100" height="50"/><subviews>\(labels.joined())</subviews>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints></stackView>
      """,
      constraints: ["top", "leading"].map {
        """
        <constraint firstItem="stack" firstAttribute="\($0)" secondItem="root" \
        secondAttribute="\($0)" id="\($0)"/>
        """
      }.joined())
    let scene = try #require(document.comparison().first)
    #expect(scene.frames.count == 601)
    #expect(scene.frames.first?.agreesWithStoredTexts == false)
    #expect(scene.frames.count(where: \.agreesWithStoredTexts) == 600)
  }
}
