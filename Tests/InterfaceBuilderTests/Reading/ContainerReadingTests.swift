import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Views that hold others, and what all views have, are read as documents say.
@Suite
struct ContainerReadingTests {
  @Test func `What all views have`() throws {
    let view: UIView = try Sample.made(
      """
      <view id="v" hidden="YES" alpha="0.5" tag="3" clipsSubviews="YES" \
      userInteractionEnabled="NO" autoresizesSubviews="NO" semanticContentAttribute="playback" \
      preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
      horizontalHuggingPriority="1" verticalHuggingPriority="2" \
      horizontalCompressionResistancePriority="3" verticalCompressionResistancePriority="0">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES" \
      flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" name="Brand"/><color key="tintColor" white="1" alpha="1"/>
      </view>
      """)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.isHidden && view.alpha == 0.5 && view.tag == 3 && view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled && !view.autoresizesSubviews)
    #expect(view.semanticContentAttribute == .playback)
    #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 2)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 3)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 0)
    let all: UIView.AutoresizingMask = [
      .flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleRightMargin,
      .flexibleTopMargin, .flexibleBottomMargin,
    ]
    #expect(view.autoresizingMask == all)
    #expect(view.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75))
    #expect(view.tintColor == UIColor(white: 1))
  }

  @Test func `Bars show the items of the document`() throws {
    let bar: UINavigationBar = try Sample.made(
      """
      <navigationBar id="b"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
      <navigationItem title="Title" id="i"><barButtonItem key="leftBarButtonItem" systemItem="add" \
      id="a"/><rightBarButtonItems><barButtonItem title="Go" id="g"/></rightBarButtonItems>
      </navigationItem></items></navigationBar>
      """)
    #expect(bar.topItem?.title == "Title" && bar.topItem?.leftBarButtonItems?.count == 1)
    #expect(bar.topItem?.rightBarButtonItems?.map(\.title) == ["Go"])
    let tabs: UITabBar = try Sample.made(
      """
      <tabBar id="b"><rect key="frame" x="0" y="0" width="320" height="49"/><items>
      <tabBarItem title="One" tag="1" id="o"/><tabBarItem title="Two" tag="no" id="t"/></items></tabBar>
      """)
    #expect(tabs.items?.map(\.title) == ["One", "Two"] && tabs.items?.map(\.tag) == [1, 0])
  }

  @Test(arguments: [("", true), (#"clipsSubviews="YES""#, true), (#"clipsSubviews="NO""#, false)])
  func `A scroll view cuts off its content unless the document says otherwise`(
    attribute: String, clips: Bool
  ) throws {
    let view: UIScrollView = try Sample.made(#"<scrollView id="s" \#(attribute)/>"#)
    #expect(view.clipsToBounds == clips)
  }

  @Test func `Margins are read in both forms`() throws {
    let view: UIView = try Sample.made(
      """
      <view id="v"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
      """)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let other: UIView = try Sample.made(
      """
      <view id="v" semanticContentAttribute="forceRightToLeft">
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
      trailing="4"/></view>
      """)
    // Leading is at the right where reading goes to the left.
    #expect(other.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test(arguments: [
    ("leading", UIStackView.Alignment.leading), ("top", .top), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
    ("lastBaseline", .lastBaseline), ("fill", .fill), ("askew", .fill),
  ])
  func `A stack's alignments are read`(_ word: String, _ expected: UIStackView.Alignment) throws {
    let stack: UIStackView = try Sample.made("<stackView id=\"s\" alignment=\"\(word)\"/>")
    #expect(stack.alignment == expected)
  }

  @Test(arguments: [
    ("fillEqually", UIStackView.Distribution.fillEqually),
    ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
    ("equalCentering", .equalCentering), ("fill", .fill), ("anyhow", .fill),
  ])
  func `A stack's distributions are read`(_ word: String, _ expected: UIStackView.Distribution)
    throws
  {
    let stack: UIStackView = try Sample.made("<stackView id=\"s\" distribution=\"\(word)\"/>")
    #expect(stack.distribution == expected)
  }

  @Test func `A stack takes over what documents say of it`() throws {
    let stack: UIStackView = try Sample.made(
      """
      <stackView id="s" axis="vertical" spacing="7" baselineRelativeArrangement="YES" \
      layoutMarginsRelativeArrangement="YES"><subviews><view id="a"/><view id="b"/></subviews>
      </stackView>
      """)
    #expect(stack.axis == .vertical && stack.spacing == 7)
    #expect(stack.isBaselineRelativeArrangement && stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.count == 2)
    let standard: UIStackView = try Sample.made(#"<stackView id="s" spacingType="standard"/>"#)
    #expect(standard.axis == .horizontal)
    #expect(standard.spacing == UIStackView.spacingUseSystem)
  }

  @Test(arguments: [
    ("automatic", UIScrollView.ContentInsetAdjustmentBehavior.automatic),
    ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always),
  ])
  func `A scroll view takes over what documents say of it`(
    _ word: String, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) throws {
    let view: UIScrollView = try Sample.made(
      """
      <scrollView id="s" scrollEnabled="NO" alwaysBounceVertical="YES" \
      alwaysBounceHorizontal="YES" contentInsetAdjustmentBehavior="\(word)">
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
      """)
    #expect(!view.isScrollEnabled && view.alwaysBounceVertical && view.alwaysBounceHorizontal)
    #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(view.contentInsetAdjustmentBehavior == behavior)
  }

  @Test func `Content of scroll views and effects`() throws {
    let view: UIView = try Sample.made(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><view tag="5" translatesAutoresizingMaskIntoConstraints="NO" id="d"/></subviews>
      <constraints>
      <constraint firstItem="d" firstAttribute="centerX" secondItem="c" \
      secondAttribute="centerX" id="k1"/>
      <constraint firstItem="d" firstAttribute="centerY" secondItem="c" \
      secondAttribute="centerY" id="k2"/>
      <constraint firstItem="d" firstAttribute="width" constant="50" id="k3"/>
      <constraint firstItem="d" firstAttribute="height" constant="20" id="k4"/>
      </constraints></view></visualEffectView></subviews></view>
      """)
    view.layoutIfNeeded()
    // In the middle of 200 × 100: (200 − 50) / 2 and (100 − 20) / 2.
    #expect(view.viewWithTag(5)?.frame == CGRect(x: 75, y: 40, width: 50, height: 20))
  }

  @Test func `A picture has two states`() throws {
    let view: UIImageView = try Sample.made(
      """
      <imageView id="i" highlighted="YES" highlightedImage="photo">
      <imageReference key="image" image="gear" catalog="system"/></imageView>
      """)
    #expect(view.isHighlighted)
    #expect(view.highlightedImage?.size == CGSize(width: 20, height: 30))
    // 121 · 17 / 128 is 16.07.
    #expect(view.image?.size == CGSize(width: 17, height: 17))
    let unknown: UIImageView = try Sample.made(#"<imageView id="i" image="nobody"/>"#)
    #expect(unknown.image == nil)
  }

  @Test func `Unknown kinds are reported`() throws {
    var problems: [String] = []
    let view: UIView? = Sample.made(
      """
      <view id="v"><subviews><hologram id="h"><rect key="frame" x="1" y="2" width="3" height="4"/>
      </hologram></subviews><viewLayoutGuide key="elsewhere" id="g"/></view>
      """, problems: &problems)
    #expect(view?.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(
      problems == [
        "Guides of the kind elsewhere aren't known.", "Views of the kind hologram aren't known.",
      ])
  }
}
