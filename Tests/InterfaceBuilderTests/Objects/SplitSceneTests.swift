import InterfaceBuilder
import Testing
import UIKit

/// Columns that a storyboard has.
@Suite
struct SplitSceneTests {
  /// A split view controller with attributes and controllers by their relationships.
  private func split(_ attributes: String, _ columns: [String]) throws -> UISplitViewController {
    let segues = columns.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\($0)ViewController\"/>"
    }
    let scenes = columns.map {
      """
      <scene sceneID="\($0)Scene"><objects>
      <viewController id="\($0)" title="\($0)"><view key="view" id="\($0)View"/></viewController>
      </objects></scene>
      """
    }
    let storyboard = UIStoryboard(
      Sample.document(
        whole: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="s">
          <scenes><scene sceneID="a"><objects><splitViewController id="s" \(attributes)><connections>
          \(segues.joined())</connections></splitViewController></objects></scene>
          \(scenes.joined())</scenes></document>
          """))
    return try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
  }

  @Test func `Two columns of a classic one stand for themselves`() throws {
    let split = try split("", ["master", "detail"])
    #expect(split.style == .unspecified)
    #expect(split.viewControllers.map(\.title) == ["master", "detail"])
  }

  @Test func `Columns of the newer style have navigation controllers`() throws {
    let two = try split("allowDoubleColumnStyle=\"YES\"", ["master", "detail", "compact"])
    #expect(two.style == .doubleColumn)
    #expect(two.viewController(for: .primary)?.children.first?.title == "master")
    #expect(two.viewController(for: .compact)?.children.first?.title == "compact")
    let three = try split(
      "allowDoubleColumnStyle=\"YES\"", ["master", "supplementary", "detail"])
    #expect(three.style == .tripleColumn)
    #expect(
      three.viewControllers.map { $0.children.first?.title } == [
        "master", "supplementary", "detail",
      ])
  }
}
