import Foundation
import InterfaceBuilder
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport
import UIKit

nonisolated private enum SampleStoryboards {
  static func storyboard(_ scenes: String..., initial: String? = nil) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" \
    \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
    <scenes>
    \(scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes>
    <resources><image name="photo" width="20" height="30"/></resources>
    </document>
    """
  }

  /// The storyboards `First` and `Second`, and a document without outlets.
  static var files: [String: String] {
    [
      "StoryFirst.storyboard": storyboard(
        """
        <tabBarController id="tabs"><connections>
        <segue destination="one" kind="relationship" relationship="viewControllers" id="g1"/>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="g2"/>
        <segue destination="three" kind="relationship" relationship="viewControllers" id="g3"/>
        </connections></tabBarController>
        """,
        """
        <viewController id="one" title="One"><tabBarItem key="tabBarItem" title="Tab" \
        image="photo" id="t"/></viewController>
        """,
        """
        <viewControllerPlaceholder id="two" storyboardName="StorySecond" \
        referencedIdentifier="named"/>
        """,
        "<viewControllerPlaceholder id=\"three\" storyboardName=\"StorySecond\"/>", initial: "tabs"),
      "StorySecond.storyboard": storyboard(
        "<viewController id=\"a\" title=\"Initial\"/>",
        "<viewController id=\"b\" title=\"Named\" storyboardIdentifier=\"named\"/>", initial: "a"),
      "StoryPlain.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view tag="6" id="v"/></objects>
      </document>
      """,
    ]
  }
}

/// Storyboards refer to each other, and hold controllers of all kinds.
@Suite(.folder(SampleStoryboards.files))
struct StoryboardFileTests {
  private static func document(_ scenes: String..., initial: String? = nil) -> InterfaceDocument {
    Sample.document(whole: SampleStoryboards.storyboard(scenes.joined(), initial: initial))
  }

  private func searchFolder() throws {
    InterfaceDocuments.search(in: try #require(FolderTrait.folder))
  }

  /// What is reported while a closure runs, as that of a program while views are set up.
  private func reports(_ body: @escaping () -> Void) -> [String] {
    final class Host: UIViewController {
      var body: () -> Void = {}
      override func viewDidLoad() {
        super.viewDidLoad()
        body()
      }
    }
    let host = Host()
    host.body = body
    let window = Window(size: CGSize(width: 320, height: 480))
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    window.rootViewController = host
    window.layoutIfNeeded()
    return messages
  }

  @Test func `Placeholders lead to other storyboards`() throws {
    try searchFolder()
    let storyboard = UIStoryboard(name: "StoryFirst", bundle: nil)
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["One", "Named", "Initial"])
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab", "Named", "Initial"])
    #expect(tabs.tabBar.items?.first?.image?.size == CGSize(width: 20, height: 30))
    let made: UITabBarController? = storyboard.instantiateInitialViewController { coder in
      UITabBarController(coder: coder)
    }
    #expect(made?.viewControllers?.count == 3)
    let other: UINavigationController? = storyboard.instantiateInitialViewController()
    #expect(other == nil)
  }

  @Test func `What is not there is reported`() throws {
    try searchFolder()
    let messages = reports {
      let none = UIStoryboard(name: "StoryNowhere", bundle: nil)
      #expect(none.instantiateInitialViewController() == nil)
      let plain = UIStoryboard(Self.document("<viewController id=\"v\"/>"))
      #expect(plain.instantiateInitialViewController() == nil)
      let lost = UIStoryboard(
        Self.document(
          "<viewControllerPlaceholder storyboardIdentifier=\"a\" storyboardName=\"Lost\" id=\"p\"/>",
          "<viewControllerPlaceholder storyboardIdentifier=\"b\" id=\"q\"/>"))
      #expect(
        type(of: lost.instantiateViewController(withIdentifier: "a")) == UIViewController.self)
      #expect(
        type(of: lost.instantiateViewController(withIdentifier: "b")) == UIViewController.self)
    }
    #expect(
      messages == [
        "There is no document StoryNowhere.storyboard.",
        "The storyboard has no initial controller.", "The storyboard has no initial controller.",
        "There is no document Lost.storyboard.",
      ])
  }

  @Test func `Controllers of other classes are reported`() {
    let storyboard = UIStoryboard(
      Self.document("<navigationController storyboardIdentifier=\"nav\" id=\"n\"/>"))
    let messages = reports {
      let tabs: UITabBarController = storyboard.instantiateViewController(identifier: "nav")
      #expect(tabs.viewControllers == nil)
    }
    #expect(messages == ["The controller 'nav' is no UITabBarController."])
  }

  @Test(.makesMistakes)
  func `Bars say what the document says`() throws {
    let storyboard = UIStoryboard(
      Self.document(
        """
        <navigationController navigationBarHidden="YES" id="nav">
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
        <segue destination="v" kind="relationship" relationship="rootViewController" id="g"/>
        </connections></navigationController>
        """,
        """
        <viewController hidesBottomBarWhenPushed="YES" customClass="BarScreen" id="v">
        <view key="view" id="r"/>
        <navigationItem key="navigationItem" title="Title" prompt="Prompt" id="i">
        <barButtonItem key="rightBarButtonItem" title="Done" id="d"/>
        <leftBarButtonItems><barButtonItem systemItem="add" id="a"/>
        <barButtonItem systemItem="fixedSpace" width="20" id="f"/>
        <barButtonItem systemItem="cancel" id="c"/><barButtonItem systemItem="no" image="photo" id="n"/>
        </leftBarButtonItems></navigationItem>
        <toolbarItems><barButtonItem systemItem="trash" id="t"/>
        <barButtonItem systemItem="flexibleSpace" id="s"/></toolbarItems>
        <connections><outlet property="done" destination="d" id="o"/></connections>
        </viewController>
        """, initial: "nav"))
    final class BarScreen: UIViewController {
      var done: UIBarButtonItem?
    }
    InterfaceDocuments.register(BarScreen.self) { $0.outlet("done", \.done) }
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.prefersLargeTitles)
    let screen = try #require(navigation.topViewController as? BarScreen)
    #expect(screen.hidesBottomBarWhenPushed)
    #expect(screen.navigationItem.title == "Title" && screen.navigationItem.prompt == "Prompt")
    screen.loadViewIfNeeded()
    #expect(
      screen.done?.title == "Done" && screen.navigationItem.rightBarButtonItem === screen.done)
    let items = try #require(screen.navigationItem.leftBarButtonItems)
    #expect(
      items.map(\.title) == [nil, nil, "Cancel", nil] && items.map(\.width) == [0, 20, 0, 0])
    #expect(items.map { $0.image?.size.height } == [nil, nil, nil, 30])
    #expect(screen.toolbarItems?.count == 2)
    // A symbol, room, a word and a picture.
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    #expect(bar.subviews.count == 4 && bar.subviews.allSatisfy { $0.frame.width >= 20 })
  }

  @Test func `Controllers have the room beside bars that the document says`() throws {
    let storyboard = UIStoryboard(
      Self.document(
        """
        <tabBarController id="tabs">
        <tabBar key="tabBar" translucent="NO" id="bar"/><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="g"/>
        </connections></tabBarController>
        """,
        """
        <navigationController id="nav">
        <navigationBar key="navigationBar" translucent="NO" id="bar2"/><connections>
        <segue destination="v" kind="relationship" relationship="rootViewController" id="h"/>
        </connections></navigationController>
        """,
        """
        <viewController extendedLayoutIncludesOpaqueBars="YES" id="v"><view key="view" id="r"/>
        <extendedEdge key="edgesForExtendedLayout" left="YES" bottom="YES"/></viewController>
        """, initial: "tabs"))
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let screen = try #require(navigation.topViewController)
    #expect(!tabs.tabBar.isTranslucent && !navigation.navigationBar.isTranslucent)
    #expect(screen.edgesForExtendedLayout == [.left, .bottom])
    #expect(screen.extendedLayoutIncludesOpaqueBars)
    #expect(!navigation.extendedLayoutIncludesOpaqueBars)
    #expect(navigation.edgesForExtendedLayout == .all)
  }

  @Test(.makesMistakes)
  func `Tables and collections are their controllers views`() throws {
    let storyboard = UIStoryboard(
      Self.document(
        """
        <tableViewController storyboardIdentifier="t" id="t">
        <tableView key="view" style="grouped" tag="4" id="table"><connections>
        <outlet property="dataSource" destination="t" id="o1"/>
        <outlet property="delegate" destination="t" id="o2"/></connections></tableView>
        </tableViewController>
        """,
        """
        <collectionViewController storyboardIdentifier="c" id="c">
        <collectionView key="view" tag="5" id="collection"/></collectionViewController>
        """))
    let table = try #require(
      storyboard.instantiateViewController(withIdentifier: "t") as? UITableViewController)
    #expect(table.tableView.style == .grouped && table.tableView.tag == 4)
    #expect(table.tableView.dataSource === table && table.tableView.delegate === table)
    let collection = try #require(
      storyboard.instantiateViewController(withIdentifier: "c") as? UICollectionViewController)
    #expect(collection.collectionView.tag == 5 && collection.view === collection.collectionView)
    #expect(collection.collectionView.dataSource === collection)
    #expect(collection.collectionView.delegate === collection)
  }

  @Test func `Documents are found in bundles`() throws {
    try searchFolder()
    let objects = try #require(
      Bundle.main.loadNibNamed(
        "StoryPlain", owner: nil, options: [UINib.OptionsKey(rawValue: "none"): 1]))
    #expect(objects.compactMap { ($0 as? UIView)?.tag } == [6])
  }

  @Test func `A document without a view for its owner is reported`() throws {
    try searchFolder()
    let controller = UIViewController(nibName: "StoryPlain", bundle: nil)
    let window = Window(size: CGSize(width: 320, height: 480))
    var messages: [String] = []
    window.onDiagnostic = { messages.append($0.message) }
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.tag == 0)
    #expect(messages == ["StoryPlain.xib sets no view of its owner."])
  }
}
