import Foundation
import InterfaceBuilder
import InterfaceCanvas
import TestSupport
import Testing
import UIKit

/// Whatever has a frame in a document is in the tree, or is named with its line.
@Suite
struct NothingLostTests {
  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>"

  @Test(arguments: try Fixtures.cases("frames.txt"))
  func `Every frame is in the tree or named`(_ row: TextCase) throws {
    let objects = try row.text(0).replacing("@", with: Self.frame)
    let told = try row.values(1)
    let document =
      told["document"] == "xib" ? Sample.document(objects) : Sample.storyboard(objects, device: "")
    let canvas = DocumentCanvas(document)
    #expect(canvas.scenes.map(\.title).joined(separator: ", ") == told["titles"])
    let shown = Set(canvas.scenes.flatMap { $0.identifiers.values })
    let framed = try #require(document.root).all.filter { element in
      element.children.contains { $0.name == "rect" }
    }
    let missing = framed.filter { !shown.contains($0.id ?? "") }
    #expect(missing.compactMap(\.id).joined(separator: ", ") == told["named"] ?? "")
    let lines = Set(canvas.problems.map(\.line))
    #expect(missing.allSatisfy { lines.contains($0.line) })
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
    let document = Sample.storyboard(
      """
      <navigationController id="v"><navigationBar key="navigationBar" id="bar">
      <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
      </navigationController>
      """)
    let scene = try #require(DocumentCanvas(document).scenes.first)
    scene.window.layoutIfNeeded()
    #expect(scene.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(scene.view.subviews.map(\.frame) == [CGRect(x: 0, y: 20, width: 375, height: 44)])
  }
}
