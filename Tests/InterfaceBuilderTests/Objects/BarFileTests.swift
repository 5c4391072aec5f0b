import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// Toolbars and search bars in documents: the classes of UIKit in programs, and shown in pictures.
@Suite struct BarFileTests {
  private let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
    <objects><view id="r"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <toolbar id="t"><rect key="frame" x="0" y="436" width="320" height="44"/><items>
    <barButtonItem title="Add" id="a"/><barButtonItem systemItem="flexibleSpace" id="s"/>
    <barButtonItem id="c"><view key="customView" id="v">
    <rect key="frame" x="0" y="0" width="70" height="30"/><subviews>
    <label text="Custom" id="l"><rect key="frame" x="0" y="0" width="70" height="30"/></label>
    </subviews></view></barButtonItem></items></toolbar>
    <searchBar placeholder="Find" text="Tea" showsCancelButton="YES" searchBarStyle="minimal" id="b">
    <rect key="frame" x="0" y="0" width="320" height="56"/></searchBar>
    </subviews></view></objects></document>
    """

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  @Test func `A program gets the bars with their items and the items' own views`() throws {
    let data = Data(document.utf8)
    let root = try #require(
      UINib(data: data, bundle: nil).instantiate(withOwner: nil).first as? UIView)
    root.layoutIfNeeded()
    let bar = try #require(root.subviews.first as? UIToolbar)
    #expect(bar.items?.map(\.title) == ["Add", nil, nil])
    let custom = try #require(bar.items?.last?.customView)
    #expect((custom.subviews.first as? UILabel)?.text == "Custom")
    // 16 from the side, 70 wide, in the middle of 44.
    #expect(custom.superview === bar)
    #expect(custom.frame == CGRect(x: 234, y: 7, width: 70, height: 30))
    let search = try #require(root.subviews.last as? UISearchBar)
    #expect(search.placeholder == "Find" && search.text == "Tea")
    #expect(search.showsCancelButton && search.searchBarStyle == .minimal)
  }

  @Test func `A picture of the document shows them in their places`() throws {
    let document = InterfaceDocument(data: Data(document.utf8), file: "Bars.xib")
    let scenes = DocumentCanvas(document).scenes
    let window = try #require(scenes.first?.window)
    window.layoutIfNeeded()
    let views = all(window)
    let bar = try #require(views.lazy.compactMap { $0 as? UIToolbar }.first)
    #expect(bar.frame.size == CGSize(width: 320, height: 44))
    let button = try #require(bar.subviews.first as? UIButton)
    #expect(button.title(for: .normal) == "Add" && button.frame.minX == 16)
    #expect(bar.subviews.last?.frame == CGRect(x: 234, y: 7, width: 70, height: 30))
    let search = try #require(views.lazy.compactMap { $0 as? UISearchBar }.first)
    #expect(search.text == "Tea" && search.bounds.size == CGSize(width: 320, height: 56))
    // The item's own view is a scene by itself.
    #expect(scenes.count == 2)
  }
}
