import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// A view that a document has without subviews, and that another document has with them.
final class BadgeView: UIView {
  var awakened = 0

  override func awakeAfter(using aDecoder: NSCoder) -> Any? {
    guard subviews.isEmpty else { return super.awakeAfter(using: aDecoder) }
    let nib = UINib(data: Data(AwakeAfterTests.badge.utf8), bundle: nil)
    let badge = nib.instantiate(withOwner: nil).first as? BadgeView
    badge?.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
    badge?.frame = frame
    return badge
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakened += 1
  }
}

/// A controller that another one takes the place of.
final class DraftController: UIViewController {
  let other = UIViewController()
  var awakened = 0

  override func awakeAfter(using aDecoder: NSCoder) -> Any? { other }
  override func awakeFromNib() { awakened += 1 }
}

/// A constraint that one half as large takes the place of.
final class HalfConstraint: NSLayoutConstraint {
  override func awakeAfter(using aDecoder: NSCoder) -> Any? {
    guard let firstItem else { return nil }
    let half = NSLayoutConstraint(
      item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant / 2)
    half.identifier = "half"
    return half
  }
}

/// Views, controllers and constraints of documents that put others in their place.
@Suite struct AwakeAfterTests {
  private static func document(_ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>\(views)</objects>
    </document>
    """
  }

  static let badge = document(
    """
    <view id="badge" customClass="BadgeView"><rect key="frame" x="0" y="0" width="50" height="50"/>
    <subviews><label text="New" id="text"><rect key="frame" x="5" y="6" width="40" height="20"/></label></subviews>
    </view>
    """)

  private static let page = document(
    """
    <view id="page"><rect key="frame" x="0" y="0" width="300" height="200"/>
    <subviews>
    <view id="first" customClass="BadgeView" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="20" width="70" height="80"/>
    <constraints><constraint firstAttribute="width" constant="70" id="width"/>
    <constraint firstAttribute="height" constant="80" id="height"/></constraints>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="first" firstAttribute="leading" secondItem="page" \
    secondAttribute="leading" constant="10" id="left"/>
    <constraint firstItem="first" firstAttribute="top" secondItem="page" secondAttribute="top" \
    constant="20" id="top"/>
    </constraints>
    </view>
    """)

  @Test func `What a view puts in its place has its constraints`() throws {
    InterfaceDocuments.register(BadgeView.self) { _ in }
    let nib = UINib(data: Data(Self.page.utf8), bundle: nil)
    let page = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(page)
    window.layoutIfNeeded()
    #expect(page.subviews.count == 1)
    let badge = try #require(page.subviews.first as? BadgeView)
    #expect(badge.frame == CGRect(x: 10, y: 20, width: 70, height: 80))
    #expect(badge.subviews.compactMap { ($0 as? UILabel)?.text } == ["New"])
    // By its own document, and by the one it is put into.
    #expect(badge.awakened == 2)
  }

  @Test func `What a controller puts in its place is what the storyboard makes`() throws {
    InterfaceDocuments.register(DraftController.self) { _ in }
    let storyboard = UIStoryboard(
      Sample.document(
        whole: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          useAutolayout="YES" initialViewController="root"><scenes><scene sceneID="s"><objects>
          <navigationController id="root"><connections>
          <segue destination="draft" kind="relationship" relationship="rootViewController" id="r"/>
          </connections></navigationController></objects></scene><scene sceneID="t"><objects>
          <viewController id="draft" customClass="DraftController" sceneMemberID="viewController"/>
          </objects></scene></scenes></document>
          """))
    let root = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(root.viewControllers.count == 1)
    #expect(!(root.viewControllers.first is DraftController))
  }

  @Test func `What a constraint puts in its place is active, and found by outlets`() throws {
    InterfaceDocuments.register(BadgeView.self) { _ in }
    InterfaceDocuments.register(HalfConstraint.self)
    let page = Self.page.replacingOccurrences(
      of: "constant=\"70\" id=\"width\"",
      with: "constant=\"70\" id=\"width\" customClass=\"HalfConstraint\"")
    let nib = UINib(data: Data(page.utf8), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(view)
    window.layoutIfNeeded()
    let badge = try #require(view.subviews.first)
    #expect(badge.frame == CGRect(x: 10, y: 20, width: 35, height: 80))
    #expect(badge.constraints.filter { $0.identifier == "half" }.count == 1)
    #expect(!badge.constraints.contains { $0 is HalfConstraint })
  }
}
