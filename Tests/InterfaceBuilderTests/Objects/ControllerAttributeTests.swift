import Foundation
import InterfaceBuilder
import LayoutKit
import Testing
import TreeTestSupport
import UIKit

/// Controllers and what bars show for them take over what Interface Builder writes.
@Suite(.makesMistakes) struct ControllerAttributeTests {
  private func controller(_ element: String) throws -> UIViewController {
    let storyboard = UIStoryboard(
      Sample.document(
        whole: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
          useAutolayout="YES" initialViewController="c">
          <scenes><scene sceneID="s"><objects>\(element)</objects></scene></scenes>
          \(Sample.resources)</document>
          """))
    return try #require(storyboard.instantiateInitialViewController())
  }

  @Test func `How a controller is presented`() throws {
    let controller = try controller(
      """
      <viewController modalPresentationStyle="overCurrentContext" \
      modalTransitionStyle="crossDissolve" definesPresentationContext="YES" \
      automaticallyAdjustsScrollViewInsets="NO" storyboardIdentifier="name" \
      useStoryboardIdentifierAsRestorationIdentifier="YES" id="c">
      <value key="contentSizeForViewInPopover" type="size" width="300" height="200"/>
      </viewController>
      """)
    #expect(controller.modalPresentationStyle == .overCurrentContext)
    #expect(controller.modalTransitionStyle == .crossDissolve)
    #expect(controller.definesPresentationContext)
    #expect(!controller.automaticallyAdjustsScrollViewInsets)
    #expect(controller.restorationIdentifier == "name")
    #expect(controller.preferredContentSize == CGSize(width: 300, height: 200))
    let plain = try self.controller("<viewController restorationIdentifier=\"own\" id=\"c\"/>")
    #expect(plain.restorationIdentifier == "own" && plain.preferredContentSize == .zero)
    #expect(plain.modalPresentationStyle == UIViewController().modalPresentationStyle)
  }

  @Test func `What a navigation bar shows for it`() throws {
    let controller = try controller(
      """
      <viewController id="c"><view key="view" id="v"/>
      <navigationItem key="navigationItem" title="Title" backButtonTitle="Back" \
      largeTitleDisplayMode="never" leftItemsSupplementBackButton="YES" id="n">
      <view key="titleView" tag="7" id="t"><subviews><label text="In the bar" id="l"/></subviews>
      </view>
      <barButtonItem key="rightBarButtonItem" title="Go" style="done" enabled="NO" tag="3" id="b">
      <color key="tintColor" white="0.5" alpha="1"/>
      <inset key="imageInsets" minX="1" minY="0" maxX="0" maxY="0"/>
      <accessibility key="accessibilityConfiguration" identifier="go"/></barButtonItem>
      </navigationItem></viewController>
      """)
    controller.loadViewIfNeeded()
    let item = controller.navigationItem
    #expect(item.title == "Title" && item.backButtonTitle == "Back")
    #expect(item.largeTitleDisplayMode == .never && item.leftItemsSupplementBackButton)
    #expect(item.titleView?.tag == 7)
    #expect((item.titleView?.subviews.first as? UILabel)?.text == "In the bar")
    let button = try #require(item.rightBarButtonItem)
    #expect(button.style == .done && !button.isEnabled && button.tag == 3)
    #expect(button.tintColor == UIColor(white: 0.5) && button.imageInsets.left == 1)
    #expect(button.accessibilityIdentifier == "go")
  }

  @Test(arguments: [
    ("systemItem=\"favorites\"", "Favorites"), ("systemItem=\"mostViewed\"", "Most Viewed"),
    ("title=\"Mine\" badgeValue=\"2\"", "Mine"),
  ])
  func `What a tab bar shows for it`(attributes: String, title: String) throws {
    let item = try controller(
      """
      <viewController id="c"><tabBarItem key="tabBarItem" \(attributes) tag="4" image="photo" \
      selectedImage="photo" id="t"/></viewController>
      """
    ).tabBarItem
    #expect(item?.title == title && item?.tag == 4)
    #expect(item?.image?.size.height == 30 && item?.selectedImage?.size.height == 30)
    #expect(item?.badgeValue == (attributes.contains("badge") ? "2" : nil))
  }

  @Test func `A navigation controller shows its toolbar`() throws {
    func navigation(_ attributes: String) throws -> UINavigationController? {
      try controller("<navigationController \(attributes) id=\"c\"/>") as? UINavigationController
    }
    #expect(try navigation("toolbarHidden=\"NO\"")?.isToolbarHidden == false)
    #expect(try navigation("")?.isToolbarHidden == true)
  }

  final class WideLayout: UICollectionViewFlowLayout {}

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Part", for: indexPath)
    }
  }

  @Test func `Headers and footers of a collection are made of their prototypes`() throws {
    InterfaceDocuments.register(WideLayout.self)
    func part(_ key: String, _ tag: Int) -> String {
      """
      <collectionReusableView key="\(key)" tag="\(tag)" reuseIdentifier="Part" id="\(key)">
      <rect key="frame" x="0" y="0" width="320" height="50"/><subviews>
      <label text="\(key)" id="l\(tag)"/></subviews></collectionReusableView>
      """
    }
    let view: UICollectionView = try Sample.made(
      """
      <collectionView id="c"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <collectionViewFlowLayout key="collectionViewLayout" customClass="WideLayout" id="f">
      <size key="headerReferenceSize" width="50" height="40"/>
      <size key="footerReferenceSize" width="50" height="30"/></collectionViewFlowLayout>
      <cells/>\(part("sectionHeaderView", 1))\(part("sectionFooterView", 2))</collectionView>
      """)
    #expect(view.collectionViewLayout is WideLayout)
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    // As wide as the collection, one below the other.
    let places = [
      (UICollectionView.elementKindSectionHeader, 1, CGRect(x: 0, y: 0, width: 320, height: 40)),
      (UICollectionView.elementKindSectionFooter, 2, CGRect(x: 0, y: 40, width: 320, height: 30)),
    ]
    for (kind, tag, frame) in places {
      let part = try #require(
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
      #expect(part.tag == tag && part.frame == frame && part.reuseIdentifier == "Part")
      #expect(part.subviews.first is UILabel)
    }
  }

  @Test func `A document is registered for the headers of a collection`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <collectionReusableView tag="5" id="r"/></objects></document>
      """
    let kind = UICollectionView.elementKindSectionHeader
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 50, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(
      UINib(data: Data(text.utf8), bundle: nil), forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "Part")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    #expect(view.supplementaryView(forElementKind: kind, at: path)?.tag == 5)
    // A class takes its place.
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Part")
    let made = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Part", for: path)
    #expect(made.tag == 0)
  }
}
