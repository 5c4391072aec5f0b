import Foundation
import InterfaceBuilder
import InterfaceCanvas
import TestSupport
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
      <constraints>\(Sample.constraints("height == 40"))</constraints>
      </view>
      """,
      constraints: Sample.constraints(
        "box.leading == root.leading + 10", "box.top == root.top + 20")
        + "\n" + Sample.constraints("trailing == box.trailing + 10"))
  }

  @Test func `Frames that follow agree`() throws {
    let scene = try #require(document(width: "300").comparison().first)
    #expect(scene.isSound)
    #expect(scene.frames.map(\.agrees) == [true])
  }

  @Test func `Frames out of date are no proof`() throws {
    let scene = try #require(document(width: "280").comparison().first)
    #expect(!scene.isSound)
    #expect(scene.violations == ["line 16, which is off by 20.0"])
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
      Sample.constraints("\(first).\(edge) == \(second).\(edge)")
    }
    let edges = ["top", "bottom", "leading", "trailing"]
    let document = Sample.view(
      """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <rect key="frame" x="0" y="0" width="320" height="900"/>
      <constraints>\(Sample.constraints("height == 900"))</constraints></view></subviews>
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
        \(Sample.constraints("box.left == root.left + 10"))</constraints></view></objects></document>
        """)
    #expect(document.comparison().first?.violations.isEmpty == isSound)
  }

  /// The limit tells what never ends: the clock also runs while other tests are before this one.
  @Test(.timeLimit(.minutes(Seeds.limit)))
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
      <constraints>\(Sample.constraints("width == 100"))</constraints></stackView>
      """, constraints: Sample.constraints("stack.top == root.top", "stack.leading == root.leading")
    )
    let scene = try #require(document.comparison().first)
    #expect(scene.frames.count == 601)
    #expect(scene.frames.first?.agreesWithStoredTexts == false)
    #expect(scene.frames.count(where: \.agreesWithStoredTexts) == 600)
  }
}
