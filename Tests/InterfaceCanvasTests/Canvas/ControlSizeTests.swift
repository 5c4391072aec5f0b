import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutKit
import Testing
import UIKit

/// Controls and bars have the sizes of the version of Interface Builder that wrote the document.
@Suite
struct ControlSizeTests {
  nonisolated struct Case: CustomTestStringConvertible {
    var element: String
    var version: Int
    /// The frame without constraints on it, but for the width of what has none of its own.
    var size: CGSize

    var testDescription: String { "\(element) \(version)" }

    init(_ element: String, _ version: Int, _ width: CGFloat, _ height: CGFloat) {
      self.element = element
      self.version = version
      size = CGSize(width: width, height: height)
    }
  }

  // As public documents of these versions have them stored where nothing else says the size.
  @Test(arguments: [
    Case("switch", 14_460, 51, 31), Case("switch", 22_505, 51, 31), Case("switch", 24_000, 63, 28),
    Case("switch", 32_700, 51, 31),
    Case("stepper", 11_762, 94, 29), Case("stepper", 15_505, 94, 32),
    Case("pageControl numberOfPages=\"3\"", 14_460, 39, 37),
    Case("pageControl numberOfPages=\"4\"", 9_532, 55, 37),
    Case("pageControl numberOfPages=\"3\"", 19_455, 74, 26),
    Case("slider", 12_121, 300, 31), Case("slider", 21_507, 300, 31),
    Case("slider", 24_000, 300, 34),
    Case("progressView", 14_460, 300, 2), Case("progressView", 17_701, 300, 4),
    Case("searchBar", 12_120, 300, 44), Case("searchBar", 13_771, 300, 56),
    Case("toolbar", 16_096, 300, 44), Case("toolbar", 17_156, 300, 49),
    Case("toolbar", 20_037, 300, 49), Case("toolbar", 21_507, 300, 44),
    Case("navigationBar", 14_460, 300, 44),
    Case("navigationBar largeTitles=\"YES\"", 16_097, 300, 96),
  ])
  func `Controls have the sizes of the version that wrote them`(_ row: Case) throws {
    let isOpen = row.size.width == 300
    let name = row.element.prefix { $0 != " " }
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(row.version)" \
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <\(row.element) translatesAutoresizingMaskIntoConstraints="NO" id="it">
        <rect key="frame" x="1" y="2" width="3" height="4"/></\(name)></subviews><constraints>
        <constraint firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="50" id="t"/>
        <constraint firstItem="it" firstAttribute="left" secondItem="root" secondAttribute="left" \
        constant="50" id="l"/>
        \(isOpen ? "<constraint firstItem=\"it\" firstAttribute=\"width\" constant=\"300\" id=\"w\"/>" : "")
        </constraints></view></objects></document>
        """)
    let scene = try #require(DocumentCanvas(document).scenes.first)
    scene.window.layoutIfNeeded()
    let it = try #require(scene.view.subviews.first)
    // A slider's frame lies 2 points outside at each side before iOS 26.
    let outside = it.alignmentRectInsets.left + it.alignmentRectInsets.right
    let width = isOpen ? row.size.width + outside : row.size.width
    #expect(it.frame.size == CGSize(width: width, height: row.size.height))
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
      """
      <constraint firstItem="bar" firstAttribute="\($0)" secondItem="\(below)" \
      secondAttribute="\($0)" id="\($0)"/>
      """
    }
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" \
        useAutolayout="YES"><device id="retina6_1" orientation="portrait"/><scenes><scene><objects>
        <viewController id="v"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="414" height="896"/>
        <subviews><tabBar translatesAutoresizingMaskIntoConstraints="NO" id="bar"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(edges.joined())</constraints></view>
        </viewController></objects></scene></scenes></document>
        """)
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
      (
        "<button buttonType=\"roundedRect\"", "<state key=\"normal\" title=\"0\"/></button>",
        CGFloat(30)
      ),
      ("<segmentedControl", "<segments><segment title=\"A\"/></segments></segmentedControl>", 29),
    ])
  func `What is tied by its middle and its baseline is laid out once, and keeps its size`(
    _ start: String, _ end: String, height: CGFloat
  ) throws {
    let ties = [("centerY", "centerY"), ("baseline", "baseline")].map {
      """
      <constraint firstItem="l" firstAttribute="\($0.0)" secondItem="it" \
      secondAttribute="\($0.1)" id="\($0.0)"/>
      """
    }
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="12120" \
        useAutolayout="YES"><objects><view id="root">
        <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
        <label text="Phase:" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
        \(start) translatesAutoresizingMaskIntoConstraints="NO" id="it">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>\(end)</subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="20" id="t"/>\(ties.joined())</constraints></view></objects>
        </document>
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
