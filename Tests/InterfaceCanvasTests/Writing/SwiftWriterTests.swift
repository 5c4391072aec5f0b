import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutKit
import Testing
import UIKit

/// Documents are written as Swift code that compiles and has the same layout.
@Suite
struct SwiftWriterTests {
  /// The document that `ProfileCard.swift` was written from.
  static let document = InterfaceDocument(
    contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../InterfaceBuilderTests/Documents/ProfileCard.xib"))

  @Test func `The file beside this one is what is written`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ProfileCard.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(SwiftWriter(Self.document).text == text)
  }

  @Test(arguments: [
    CGSize(width: 320, height: 240), CGSize(width: 400, height: 300),
    CGSize(width: 250, height: 500),
  ])
  func `The frames are the same`(_ size: CGSize) throws {
    let scene = try #require(DocumentCanvas(Self.document).scenes.first)
    scene.window.frame.size = size
    scene.view.frame.size = size
    scene.window.layoutIfNeeded()

    let window = Window(environment: scene.window.environment)
    let card = ProfileCard(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    window.addSubview(card)
    card.frame.size = size
    window.layoutIfNeeded()

    func frames(_ view: UIView) -> [CGRect] {
      [view.frame] + view.subviews.flatMap { frames($0) }
    }
    #expect(frames(card) == frames(scene.view))
    #expect(frames(card).count > 8)
    // The card isn't laid out by chance: what is fixed is as the document says.
    #expect(card.photo.frame == CGRect(x: 16, y: 12, width: 64, height: 64))
    #expect(card.thinLine.frame.width == size.width)
  }

  @Test func `Controllers and names`() throws {
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
        <scenes><scene sceneID="s"><objects>
        <viewController id="v" customClass="FormViewController" sceneMemberID="viewController">
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        <label text="a&quot;b&#10;c" userLabel="The class!" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="0" y="0" width="10" height="10"/></label>
        <label userLabel="The class!" translatesAutoresizingMaskIntoConstraints="NO" id="m">
        <rect key="frame" x="0" y="0" width="10" height="10"/></label>
        <searchBar translatesAutoresizingMaskIntoConstraints="NO" id="n">
        <rect key="frame" x="0" y="0" width="10" height="10"/></searchBar>
        </subviews>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
        constant="4" id="c"/>
        <constraint firstItem="m" firstAttribute="top" secondItem="l" \
        secondAttribute="lastBaseline" placeholder="YES" id="d"/>
        </constraints>
        </view>
        <connections><outlet property="class" destination="n" id="o"/></connections>
        </viewController>
        </objects></scene></scenes>
        </document>
        """)
    let lines = SwiftWriter(document).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for line in [
      "final class FormViewController: UIViewController {",
      "let theClass = UILabel()", "let theClass2 = UILabel()",
      "fileprivate let class2 = FixedView(CGSize(width: -1, height: 56))",
      "theClass.text = \"a\\\"b\\nc\"",
      "$0.top.equalTo(root.safeAreaLayoutGuide.layout.top).offset(4)",
      "private final class FixedView: UIView {",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!lines.contains { $0.contains("lastBaseline") })
  }
}
