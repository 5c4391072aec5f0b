import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutKit
import Testing
import UIKit

/// Controls and bars have the sizes of the version of Interface Builder that wrote the document.
@Suite
struct ControlSizeTests {
  // As public documents of these versions have them stored where nothing else says the size.
  @Test(
    arguments: [
      ("switch", 14_460, 51, 31), ("switch", 22_505, 51, 31), ("switch", 24_000, 63, 28),
      ("switch", 32_700, 51, 31),
      ("stepper", 11_762, 94, 29), ("stepper", 15_505, 94, 32),
      ("pageControl numberOfPages=\"3\"", 14_460, 39, 37),
      ("pageControl numberOfPages=\"4\"", 9_532, 55, 37),
      ("pageControl numberOfPages=\"3\"", 19_455, 74, 26),
      ("slider", 12_121, 300, 31), ("slider", 21_507, 300, 31),
      ("slider", 24_000, 300, 34),
      ("progressView", 14_460, 300, 2), ("progressView", 17_701, 300, 4),
      ("searchBar", 12_120, 300, 44), ("searchBar", 13_771, 300, 56),
      ("toolbar", 16_096, 300, 44), ("toolbar", 17_156, 300, 49),
      ("toolbar", 20_037, 300, 49), ("toolbar", 21_507, 300, 44),
      ("navigationBar", 14_460, 300, 44),
      ("navigationBar largeTitles=\"YES\"", 16_097, 300, 96),
    ] as [(String, Int, CGFloat, CGFloat)])
  func `Controls have the sizes of the version that wrote them`(
    _ element: String, _ version: Int, width: CGFloat, height: CGFloat
  ) throws {
    // The frame without constraints on it, but for the width of what has none of its own.
    let isOpen = width == 300
    let name = element.prefix { $0 != " " }
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" \
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="it">
        <rect key="frame" x="1" y="2" width="3" height="4"/></\(name)></subviews><constraints>
        \(Sample.constraints("it.top == root.top + 50", "it.left == root.left + 50"))
        \(isOpen ? Sample.constraints("it.width == 300") : "")
        </constraints></view></objects></document>
        """)
    let scene = try #require(DocumentCanvas(document).scenes.first)
    scene.window.layoutIfNeeded()
    let it = try #require(scene.view.subviews.first)
    // A slider's frame lies 2 points outside at each side before iOS 26.
    let outside = it.alignmentRectInsets.left + it.alignmentRectInsets.right
    #expect(it.frame.size == CGSize(width: isOpen ? width + outside : width, height: height))
    #expect(it.frame.minY == 50)
  }

  @Test(
    arguments: [("root", CGFloat(83)), ("safe", 49)])
  func
    `A tab bar reaches over the lower edge of the safe area, if it is tied to the edge of the screen`(
      _ below: String, height: CGFloat
    ) throws
  {
    let edges = ["leading", "trailing", "bottom"].map {
      Sample.constraints("bar.\($0) == \(below).\($0)")
    }
    let document = Sample.storyboard(
      """
      <viewController id="v"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews><tabBar translatesAutoresizingMaskIntoConstraints="NO" id="bar"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(edges.joined())</constraints></view>
      </viewController>
      """, device: "retina6_1", version: 21_507)
    let scene = try #require(DocumentCanvas(document).scenes.first)
    scene.window.layoutIfNeeded()
    // 34 are below the safe area of a rounded screen.
    let bottom: CGFloat = below == "root" ? 896 : 862
    #expect(
      scene.view.subviews.first?.frame
        == CGRect(x: 0, y: bottom - height, width: 414, height: height))
  }

  @Test(
    arguments: [
      (#"<button buttonType="roundedRect""#, #"<state key="normal" title="0"/></button>"#, 30),
      ("<segmentedControl", #"<segments><segment title="A"/></segments></segmentedControl>"#, 29),
    ] as [(String, String, CGFloat)])
  func `What is tied by its middle and its baseline is laid out once, and keeps its size`(
    _ start: String, _ end: String, height: CGFloat
  ) throws {
    let ties = Sample.constraints(
      "l.top == root.top + 20", "l.centerY == it.centerY", "l.baseline == it.baseline")
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="12120" \
        useAutolayout="YES"><objects><view id="root">
        <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
        <label text="Phase:" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
        \(start) translatesAutoresizingMaskIntoConstraints="NO" id="it">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>\(end)</subviews>
        <constraints>\(ties)</constraints></view></objects></document>
        """)
    let scene = try #require(DocumentCanvas(document).scenes.first)
    var told = 0
    scene.window.onDiagnostic = { (_: LayoutDiagnostic) in told += 1 }
    scene.window.layoutIfNeeded()
    let frames = scene.view.subviews.map(\.frame)
    // Both shared lines are as a label, a button and a control of Xcode 8 have them.
    #expect(frames.last?.height == height)
    scene.window.setNeedsLayout()
    scene.window.layoutIfNeeded()
    #expect(scene.view.subviews.map(\.frame) == frames && told == 0)
  }
}
