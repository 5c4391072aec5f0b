import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// Safe areas and margins that a document doesn't tell follow from its stored frames.
@Suite
struct ImpliedInsetsTests {
  private func made(_ constraints: String) -> CanvasScene? {
    let document = Sample.storyboard(
      """
      <viewController id="v">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
      <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="25" y="88" width="325" height="500"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view></viewController>
      """)
    let scene = DocumentCanvas(document).scenes.first
    scene?.window.layoutIfNeeded()
    return scene
  }

  @Test func `Safe areas`() throws {
    let scene = try #require(
      made(
        Sample.constraints(
          "box.top == safe.top + 10", "safe.bottom == box.bottom + 20",
          "box.leading == safe.leading + 5", "safe.trailing == box.trailing + 15")))
    // 88 − 10 above, 667 − (588 + 20) below, 25 − 5 and 375 − (350 + 15) at the sides.
    #expect(
      scene.window.environment.safeAreaInsets
        == UIEdgeInsets(top: 78, left: 20, bottom: 59, right: 10))
    #expect(
      scene.view.subviews.first?.frame == CGRect(x: 25, y: 88, width: 325, height: 500))
  }

  @Test func `Guides of bars`() throws {
    let scene = try #require(
      made(Sample.constraints("box.top == top.bottom + 8", "bottom.top == box.bottom + 9")))
    // 88 − 8, and 667 − (588 + 9).
    #expect(scene.window.environment.safeAreaInsets.top == CGFloat(80))
    #expect(scene.window.environment.safeAreaInsets.bottom == CGFloat(70))
  }

  @Test func `Margins are those of the document`() throws {
    let scene = try #require(
      made(
        Sample.constraints(
          "box.leading == root.leadingMargin", "root.trailingMargin == box.trailing",
          "box.top == root.topMargin + 3", "root.bottomMargin == box.bottom + 4")))
    // 25 and 375 − 350 at the sides, 88 − 3 above and 667 − (588 + 4) below.
    #expect(scene.view.layoutMargins == UIEdgeInsets(top: 85, left: 25, bottom: 75, right: 25))
  }

  @Test func `Guides of other types are reported`() {
    let document = Sample.storyboard(
      """
      <viewController id="v">
      <layoutGuides><viewControllerLayoutGuide type="side" id="x"/></layoutGuides>
      <view key="view" id="root"/></viewController>
      """, device: "")
    #expect(
      DocumentCanvas(document).problems.map(\.message) == ["A layout guide is of type 'side'."])
  }

  /// A box that is tied to the safe area, in a document that doesn't tell the area.
  private func safeArea(_ box: String, _ constraint: String) throws -> UIEdgeInsets {
    let document = Sample.storyboard(
      """
      <viewController id="v"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(box)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(Sample.constraints(constraint))</constraints></view></viewController>
      """, version: 20_000)
    return try #require(DocumentCanvas(document).scenes.first).window.environment.safeAreaInsets
  }

  @Test(
    arguments: [
      // Never laid out, or far below: the status bar of the device counts.
      (#"x="0" y="0" width="0" height="0""#, 0), (#"x="0" y="359" width="375" height="9""#, 0),
      // A status bar and a navigation bar with a large title.
      (#"x="0" y="116" width="375" height="9""#, 116),
    ] as [(String, CGFloat)])
  func `Frames that no device, bar or presentation explains are out of date, and tell of no inset`(
    _ frame: String, top: CGFloat
  ) throws {
    let box = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" \(frame)/></stackView>
      """
    #expect(try safeArea(box, "box.top == safe.top").top == top)
  }

  @Test func `Views without a stored frame tell of no inset`() throws {
    let box = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"
    #expect(try safeArea(box, "box.bottom == safe.bottom") == .zero)
  }
}
