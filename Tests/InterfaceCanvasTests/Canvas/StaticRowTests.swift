import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutKit
import Testing
import UIKit

/// The rows of a static table stand in the table of a picture, all of them, where the document has them.
@Suite
struct StaticRowTests {
  private func row(_ id: String, y: Int, _ content: String = "") -> String {
    """
    <tableViewCell userLabel="\(id)" id="\(id)"><rect key="frame" x="0" y="\(y)" width="320" height="50"/>
    <tableViewCellContentView key="contentView" id="\(id)c">
    <rect key="frame" x="0" y="0" width="290" height="50"/>\(content)</tableViewCellContentView>
    </tableViewCell>
    """
  }

  private var document: InterfaceDocument {
    let label = """
      <subviews><label text="A" userLabel="label" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="24" y="10" width="9" height="20"/></label></subviews><constraints>
      \(Sample.constraints("l.leading == ac.leadingMargin", "l.top == ac.top + 10"))</constraints>
      """
    return Sample.document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
        <device id="retina4_0" orientation="portrait"/><scenes><scene sceneID="s"><objects>
        <tableViewController id="v"><tableView key="view" dataMode="static" style="grouped" id="t">
        <rect key="frame" x="0" y="0" width="320" height="568"/><sections>
        <tableViewSection headerTitle="First" footerTitle="End" id="s1"><cells>\(row("a", y: 55, label))
        \(row("b", y: 105))</cells></tableViewSection>
        <tableViewSection headerTitle="Second" id="s2"><cells>\(row("c", y: 900))</cells>
        </tableViewSection></sections></tableView></tableViewController>
        </objects></scene></scenes></document>
        """)
  }

  private func views(in scene: CanvasScene) -> [UIView] {
    var views: [UIView] = []
    var pending = [scene.view]
    while let view = pending.popLast() {
      views.append(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
    return views
  }

  @Test func `All rows and titles stand in the table`() throws {
    let canvas = DocumentCanvas(document)
    #expect(canvas.scenes.count == 1 && canvas.problems.isEmpty)
    let scene = try #require(canvas.scenes.first)
    scene.window.layoutIfNeeded()
    let views = views(in: scene)
    func frame(_ name: String) -> CGRect? { views.first { $0.name == name }?.frame }
    #expect(frame("a") == CGRect(x: 0, y: 55, width: 320, height: 50))
    #expect(frame("b") == CGRect(x: 0, y: 105, width: 320, height: 50))
    // Far out of sight.
    #expect(frame("c") == CGRect(x: 0, y: 900, width: 320, height: 50))
    let titles = views.compactMap { $0 as? UILabel }.filter { $0.name == "title" }
    #expect(titles.map(\.text) == ["First", "End", "Second"])
    // Right above the first row, right below the last one.
    #expect(titles.map { $0.frame.maxY < 55 } == [true, false, false])
    #expect(titles.map { $0.frame.minY > 155 } == [false, true, true])
    #expect(titles.map { $0.frame.maxY < 900 } == [true, true, true])
  }

  @Test func `The margins of a row are those that its frames tell of, and its frames are compared`()
    throws
  {
    let scene = try #require(document.comparison().first)
    let label = try #require(scene.frames.first { $0.view == "label label" })
    #expect(label.foundWithStoredTexts == CGRect(x: 24, y: 10, width: 9, height: 20))
    #expect(scene.isSound)
  }

  @Test
  func
    `On a wider screen rows are as wide as the table, and what is beside their content stays so`()
    throws
  {
    let scene = try #require(
      DocumentCanvas(document, in: LayoutEnvironment(size: CGSize(width: 400, height: 800))).scenes
        .first)
    scene.window.layoutIfNeeded()
    let cell = try #require(views(in: scene).first { $0.name == "b" } as? UITableViewCell)
    #expect(cell.frame.width == 400)
    #expect(cell.contentView.frame.width == 370)
  }
}
