import Foundation
import InterfaceBuilder
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
  ])
  func sizes(_ row: Case) throws {
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
}
