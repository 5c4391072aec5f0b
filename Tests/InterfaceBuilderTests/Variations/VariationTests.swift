import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// What depends on the size classes is taken for those of the device.
@Suite
struct VariationTests {
  static let document = Sample.document(
    whole: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      <view id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="a">
      <rect key="frame" x="0" y="0" width="1" height="1"/>
      <constraints>
      <constraint firstAttribute="width" constant="10" id="w1">
      <variation key="widthClass=regular" constant="20"/>
      <variation key="heightClass=regular-widthClass=regular" constant="30"/>
      </constraint>
      <constraint firstAttribute="height" constant="40" id="h1"/>
      <constraint firstAttribute="height" constant="50" id="h2"/>
      </constraints>
      <variation key="default">
      <mask key="constraints"><exclude reference="h2"/></mask>
      </variation>
      <variation key="widthClass=regular">
      <mask key="constraints"><exclude reference="h1"/><include reference="h2"/></mask>
      </variation>
      </view>
      <view id="b" userLabel="b">
      <rect key="frame" x="5" y="5" width="5" height="5"/>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="t"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="u"/>
      </constraints>
      <variation key="default">
      <mask key="subviews"><exclude reference="b"/></mask>
      </variation>
      <variation key="widthClass=regular">
      <mask key="subviews"><include reference="b"/></mask>
      </variation>
      </view>
      </objects>
      </document>
      """)

  nonisolated struct Case {
    var device: LayoutEnvironment.Device
    var a: CGSize
    var hasB: Bool
  }

  @Test(
    .makesMistakes,
    arguments: [
      Case(device: .iPhone15, a: CGSize(width: 10, height: 40), hasB: false),
      Case(device: .iPadPro11, a: CGSize(width: 30, height: 50), hasB: true),
    ])
  func `Follow the device`(_ row: Case) throws {
    let canvas = DocumentCanvas(Self.document, in: LayoutEnvironment(device: row.device))
    let scene = try #require(canvas.scenes.first)
    scene.window.layoutIfNeeded()
    #expect(canvas.problems.isEmpty)
    let first = try #require(scene.view.subviews.first)
    #expect(first.frame.size == row.a)
    #expect((scene.view.subviews.count == 2) == row.hasB)
  }
}
