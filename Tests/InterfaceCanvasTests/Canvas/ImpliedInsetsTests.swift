import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// Safe areas and margins that a document doesn't tell follow from its stored frames.
@Suite
struct ImpliedInsetsTests {
  private func made(_ constraints: String, guides: String = "") -> CanvasScene? {
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="v">
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
        <viewControllerLayoutGuide type="bottom" id="bottom"/>\(guides)</layoutGuides>
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="25" y="88" width="325" height="500"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints)</constraints></view></viewController>
        </objects></scene></scenes></document>
        """)
    let scene = DocumentCanvas(document).scenes.first
    scene?.window.layoutIfNeeded()
    return scene
  }

  private func equal(_ first: String, _ second: String, _ constant: Int = 0) -> String {
    let parts = (first + "." + second).split(separator: ".")
    return """
      <constraint firstItem="\(parts[0])" firstAttribute="\(parts[1])" secondItem="\(parts[2])" \
      secondAttribute="\(parts[3])" constant="\(constant)" id="\(first)\(second)"/>
      """
  }

  @Test func `Safe areas`() throws {
    let scene = try #require(
      made(
        equal("box.top", "safe.top", 10) + equal("safe.bottom", "box.bottom", 20)
          + equal("box.leading", "safe.leading", 5) + equal("safe.trailing", "box.trailing", 15)))
    // 88 − 10 above, 667 − (588 + 20) below, 25 − 5 and 375 − (350 + 15) at the sides.
    #expect(
      scene.window.environment.safeAreaInsets
        == UIEdgeInsets(top: 78, left: 20, bottom: 59, right: 10))
    #expect(
      scene.view.subviews.first?.frame == CGRect(x: 25, y: 88, width: 325, height: 500))
  }

  @Test func `Guides of bars`() throws {
    let scene = try #require(
      made(equal("box.top", "top.bottom", 8) + equal("bottom.top", "box.bottom", 9)))
    // 88 − 8, and 667 − (588 + 9).
    #expect(scene.window.environment.safeAreaInsets.top == CGFloat(80))
    #expect(scene.window.environment.safeAreaInsets.bottom == CGFloat(70))
  }

  @Test func `Margins are those of the document`() throws {
    let scene = try #require(
      made(
        equal("box.leading", "root.leadingMargin") + equal("root.trailingMargin", "box.trailing")
          + equal("box.top", "root.topMargin", 3) + equal("root.bottomMargin", "box.bottom", 4)))
    // 25 and 375 − 350 at the sides, 88 − 3 above and 667 − (588 + 4) below.
    #expect(scene.view.layoutMargins == UIEdgeInsets(top: 85, left: 25, bottom: 75, right: 25))
  }

  @Test func `Guides of other types are reported`() {
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
        <scenes><scene sceneID="s"><objects><viewController id="v">
        <layoutGuides><viewControllerLayoutGuide type="side" id="x"/></layoutGuides>
        <view key="view" id="root"/></viewController></objects></scene></scenes></document>
        """)
    #expect(
      DocumentCanvas(document).problems.map(\.message) == ["A layout guide is of type 'side'."])
  }

  @Test(
    arguments: [
      // Never laid out, or far below: the status bar of the device counts.
      ("x=\"0\" y=\"0\" width=\"0\" height=\"0\"", 0),
      ("x=\"0\" y=\"359\" width=\"375\" height=\"9\"", 0),
      // A status bar and a navigation bar with a large title.
      ("x=\"0\" y=\"116\" width=\"375\" height=\"9\"", 116),
    ] as [(String, CGFloat)])
  func `Frames that no device, bar or presentation explains are out of date, and tell of no inset`(
    _ frame: String, top: CGFloat
  ) throws {
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="20000" \
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="v">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" \(frame)/></stackView></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(equal("box.top", "safe.top"))</constraints></view></viewController>
        </objects></scene></scenes></document>
        """)
    let scene = try #require(DocumentCanvas(document).scenes.first)
    #expect(scene.window.environment.safeAreaInsets.top == top)
  }

  @Test func `Views without a stored frame tell of no inset`() throws {
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="20000" \
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="v">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(equal("box.bottom", "safe.bottom"))</constraints></view></viewController>
        </objects></scene></scenes></document>
        """)
    let scene = try #require(DocumentCanvas(document).scenes.first)
    #expect(scene.window.environment.safeAreaInsets == .zero)
  }
}
