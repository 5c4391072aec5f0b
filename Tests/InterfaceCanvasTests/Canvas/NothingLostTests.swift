import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// Whatever has a frame in a document is in the tree, or is named with its line.
@Suite
struct NothingLostTests {
  nonisolated struct Case: CustomTestStringConvertible {
    var name: String
    /// What the document holds; views that have a frame have an identifier.
    var objects: String
    var isStoryboard = true
    /// The titles of the scenes.
    var titles: [String]
    /// The identifiers of what is named and not in the tree.
    var named: [String] = []

    var testDescription: String { name }
  }

  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>"

  @Test(arguments: [
    Case(
      name: "a controller in a xib",
      objects: """
        <viewController id="v"><view key="view" id="r">\(frame)<subviews>
        <label text="A" id="l">\(frame)</label></subviews></view></viewController>
        """, isStoryboard: false, titles: ["viewController"]),
    Case(
      name: "views beside a controller",
      objects: """
        <viewController id="v"><view key="view" id="r">\(frame)</view></viewController>
        <view userLabel="Loading" id="x">\(frame)<subviews><label text="A" id="l">\(frame)</label>
        </subviews></view>
        """, titles: ["viewController", "Loading"]),
    Case(
      name: "views in bar items",
      objects: """
        <viewController id="v"><view key="view" id="r">\(frame)</view>
        <navigationItem key="navigationItem" id="n">
        <barButtonItem key="rightBarButtonItem" id="b"><view key="customView" id="c">\(frame)
        <subviews><label text="A" id="l">\(frame)</label></subviews></view></barButtonItem>
        <leftBarButtonItems><barButtonItem id="b2"><button key="customView" id="c2">\(frame)</button>
        </barButtonItem></leftBarButtonItems>
        <textField key="titleView" id="t">\(frame)</textField></navigationItem></viewController>
        """, titles: ["viewController", "customView", "customView", "titleView"]),
    Case(
      name: "items of bars inside a view",
      objects: """
        <viewController id="v"><view key="view" id="r">\(frame)<subviews>
        <navigationBar id="bar">\(frame)<items><navigationItem id="n">
        <view key="titleView" id="t">\(frame)</view></navigationItem></items></navigationBar>
        <toolbar id="tools">\(frame)<items><barButtonItem id="b"><view key="customView" id="c">\(frame)
        </view></barButtonItem></items></toolbar></subviews></view></viewController>
        """, titles: ["viewController", "titleView", "customView"]),
    Case(
      name: "bars of controllers that hold others",
      objects: """
        <navigationController userLabel="Main" id="v"><navigationBar key="navigationBar" id="bar">
        \(frame)</navigationBar><toolbar key="toolbar" id="tools">\(frame)</toolbar>
        </navigationController>
        <tabBarController id="tabs"><tabBar key="tabBar" id="tab">\(frame)</tabBar></tabBarController>
        """, titles: ["Main", "tabBarController"]),
    Case(
      name: "tables and what is in them",
      objects: """
        <tableViewController id="v"><tableView key="view" dataMode="static" id="r">\(frame)
        <view key="tableHeaderView" id="h">\(frame)</view><sections><tableViewSection id="s"><cells>
        <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="l1" detailTextLabel="l2" id="c">
        \(frame)<tableViewCellContentView key="contentView" id="cc">\(frame)<subviews>
        <label text="A" id="l1">\(frame)</label><label text="B" id="l2">\(frame)</label></subviews>
        </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
        <view key="tableFooterView" id="f">\(frame)</view></tableView></tableViewController>
        """, titles: ["tableViewController", "tableHeaderView", "tableFooterView"]),
    Case(
      name: "collections and effects",
      objects: """
        <viewController id="v"><collectionView key="view" id="r">\(frame)<cells>
        <collectionViewCell reuseIdentifier="c" id="c">\(frame)<view key="contentView" id="cc">\(frame)
        <subviews><visualEffectView id="e">\(frame)<view key="contentView" id="ec">\(frame)<subviews>
        <label text="A" id="l">\(frame)</label></subviews></view></visualEffectView></subviews></view>
        </collectionViewCell></cells><collectionReusableView key="sectionHeaderView" id="h">\(frame)
        </collectionReusableView></collectionView></viewController>
        """, titles: ["viewController", "collectionViewCell", "sectionHeaderView"]),
    Case(
      name: "kinds that aren't known",
      objects: """
        <viewController id="v"><view key="view" id="r">\(frame)<subviews>
        <sphereView id="s">\(frame)</sphereView></subviews></view>
        <plotter key="plotter" id="p">\(frame)</plotter></viewController>
        """, titles: ["viewController"], named: ["p"]),
  ])
  func `Every frame is in the tree or named`(_ row: Case) throws {
    let document = Self.document(row)
    let canvas = DocumentCanvas(document)
    #expect(canvas.scenes.map(\.title) == row.titles)
    let shown = Set(canvas.scenes.flatMap { $0.identifiers.values })
    let framed = try #require(document.root).all.filter { element in
      element.children.contains { $0.name == "rect" }
    }
    let missing = framed.filter { !shown.contains($0.id ?? "") }
    #expect(missing.compactMap(\.id) == row.named)
    let lines = Set(canvas.problems.map(\.line))
    #expect(missing.allSatisfy { lines.contains($0.line) })
  }

  private static func document(_ row: Case) -> InterfaceDocument {
    guard row.isStoryboard else { return Sample.document(row.objects) }
    return Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
        <scenes><scene sceneID="s"><objects>\(row.objects)</objects></scene></scenes></document>
        """)
  }

  @Test func `What a variation leaves out for these traits is neither shown nor missed`() {
    let document = Sample.view(
      """
      <view id="a">\(Self.frame)<subviews><view id="b">\(Self.frame)</view></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
      """)
    let canvas = DocumentCanvas(document)
    #expect(canvas.problems == [])
    #expect(canvas.scenes.map(\.identifiers.count) == [2])
  }

  @Test func `The bars of a controller that holds others stand on its screen`() throws {
    let document = Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
        <navigationController id="v"><navigationBar key="navigationBar" id="bar">
        <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
        </navigationController></objects></scene></scenes></document>
        """)
    let scene = try #require(DocumentCanvas(document).scenes.first)
    scene.window.layoutIfNeeded()
    #expect(scene.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(scene.view.subviews.map(\.frame) == [CGRect(x: 0, y: 20, width: 375, height: 44)])
  }
}
