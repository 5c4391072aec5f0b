import Foundation
import InterfaceBuilder
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Tables and collections take over lengths, prototypes and the rows that a document lists.
@Suite
struct TableReadingTests {
  @Test func `Lengths and looks`() throws {
    let table: UITableView = try Sample.made(
      """
      <tableView id="t" style="insetGrouped" rowHeight="60" estimatedRowHeight="61" \
      sectionHeaderHeight="20" sectionFooterHeight="21" estimatedSectionHeaderHeight="22" \
      estimatedSectionFooterHeight="-1" separatorStyle="none" allowsSelection="NO" \
      allowsMultipleSelection="YES">
      <inset key="separatorInset" minX="9" minY="0" maxX="8" maxY="0"/>
      <view key="tableHeaderView" tag="1" id="h">
      <rect key="frame" x="0" y="0" width="10" height="44"/></view>
      <view key="tableFooterView" tag="2" id="f">
      <rect key="frame" x="0" y="0" width="10" height="33"/></view></tableView>
      """)
    #expect(table.style == .insetGrouped)
    #expect(table.rowHeight == 60 && table.estimatedRowHeight == 61)
    #expect(table.sectionHeaderHeight == 20 && table.sectionFooterHeight == 21)
    #expect(table.estimatedSectionHeaderHeight == 22)
    #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
    #expect(table.separatorStyle == .none)
    #expect(!table.allowsSelection && table.allowsMultipleSelection)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 8))
    #expect(table.tableHeaderView?.tag == 1 && table.tableHeaderView?.frame.height == 44)
    #expect(table.tableFooterView?.tag == 2 && table.tableFooterView?.frame.height == 33)
  }

  private func cell(_ tag: Int, _ more: String = "", _ inside: String = "") -> String {
    """
    <tableViewCell tag="\(tag)" \(more) id="cell\(tag)">
    <tableViewCellContentView key="contentView" id="content\(tag)">
    \(inside)</tableViewCellContentView></tableViewCell>
    """
  }

  @Test func `Listed rows are shown`() throws {
    let table: UITableView = try Sample.made(
      """
      <tableView id="t" rowHeight="50" separatorStyle="none">
      <rect key="frame" x="0" y="0" width="300" height="600"/>
      <sections>
      <tableViewSection headerTitle="First" footerTitle="End" id="s1"><cells>
      \(cell(1))\(cell(2, "rowHeight=\"70\""))</cells></tableViewSection>
      <tableViewSection id="s2"><cells>\(cell(3))</cells></tableViewSection>
      </sections></tableView>
      """)
    let window = Window(size: CGSize(width: 300, height: 600))
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(table.visibleCells.map(\.frame.height) == [50, 70, 50])
    let source = try #require(table.dataSource)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "First")
    #expect(source.tableView(table, titleForFooterInSection: 0) == "End")
    #expect(source.tableView(table, titleForHeaderInSection: 1) == nil)
    // Places that aren't there have nothing.
    #expect(source.tableView(table, numberOfRowsInSection: 9) == 0)
    #expect(source.tableView(table, titleForHeaderInSection: 9) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 9) == nil)
    let none = source.tableView(table, cellForRowAt: IndexPath(row: 9, section: 0))
    #expect(none.tag == 0 && none.reuseIdentifier == nil)
    let delegate = try #require(table.delegate)
    #expect(delegate.tableView(table, heightForRowAt: IndexPath(row: 9, section: 0)) == 50)
  }

  @Test func `Prototypes are made again`() throws {
    var problems: [String] = []
    let table: UITableView? = Sample.made(
      """
      <tableView id="t"><prototypes>
      \(cell(1, "reuseIdentifier=\"row\" selectionStyle=\"none\" accessoryType=\"checkmark\""))
      \(cell(2))</prototypes></tableView>
      """, problems: &problems)
    #expect(problems == ["A prototype has no reuse identifier."])
    let window = Window(size: CGSize(width: 300, height: 600))
    let shown = try #require(table)
    window.addSubview(shown)
    shown.frame = window.bounds
    shown.showRows {
      2
    } cell: { table, indexPath in
      table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    window.layoutIfNeeded()
    let cells = shown.visibleCells
    #expect(cells.map(\.tag) == [1, 1])
    #expect(Set(cells.map { ObjectIdentifier($0) }).count == 2)
    #expect(cells.allSatisfy { $0.reuseIdentifier == "row" && $0.selectionStyle == .none })
    #expect(cells.allSatisfy { $0.accessoryType == .checkmark })
    // Without margins of its own: 11 above and below, and the screen's at the sides.
    let side = LayoutEnvironment.screen.systemMinimumLayoutMargins.leading
    #expect(
      cells.first?.contentView.layoutMargins
        == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
  }

  @Test(arguments: [
    ("IBUITableViewCellStyleDefault", false), ("IBUITableViewCellStyleSubtitle", true),
    ("IBUITableViewCellStyleValue1", true), ("IBUITableViewCellStyleValue2", true),
  ])
  func `Texts of cells`(_ style: String, _ hasDetail: Bool) throws {
    let made: UITableViewCell = try Sample.made(
      """
      <tableViewCell id="c" style="\(style)" textLabel="a" detailTextLabel="b" imageView="i">
      <tableViewCellContentView key="contentView" id="content"><subviews>
      <label text="Title" id="a"/><label text="Detail" id="b"/>
      <imageView image="photo" id="i"/><label text="Own" id="o"/></subviews>
      </tableViewCellContentView></tableViewCell>
      """)
    #expect(made.textLabel?.text == "Title")
    #expect(made.detailTextLabel?.text == (hasDetail ? "Detail" : nil))
    #expect(made.imageView?.image?.size == CGSize(width: 20, height: 30))
    let own = made.contentView.subviews.compactMap { $0 as? UILabel }.filter { $0.text == "Own" }
    #expect(own.count == 1)
  }

  @Test func `Headers and footers have contents`() throws {
    let view: UITableViewHeaderFooterView = try Sample.made(
      """
      <tableViewHeaderFooterView id="h"><view key="contentView" id="c"><subviews>
      <view tag="4" id="d"/></subviews></view></tableViewHeaderFooterView>
      """)
    #expect(view.contentView.subviews.map(\.tag) == [4])
    let empty: UITableViewHeaderFooterView = try Sample.made(
      #"<tableViewHeaderFooterView id="h"/>"#)
    #expect(empty.contentView.subviews.isEmpty)
  }

  @Test(.makesMistakes)
  func `Documents may be headers`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <tableViewHeaderFooterView tag="8" id="h"/></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(nib, forHeaderFooterViewReuseIdentifier: "head")
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "head"))
    #expect(header.tag == 8)
    // A document that holds none gives an empty one, and a report.
    table.register(
      UINib(data: Data(CardView.document.utf8), bundle: nil),
      forHeaderFooterViewReuseIdentifier: "card")
    let plain = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "card"))
    #expect(plain.tag == 0 && plain.reuseIdentifier == "card")
  }

  @Test func `A flow layout has its sizes and spacings`() throws {
    let view: UICollectionView = try Sample.made(
      """
      <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" \
      scrollDirection="horizontal" minimumLineSpacing="3" minimumInteritemSpacing="4" id="f">
      <size key="itemSize" width="50" height="60"/>
      <size key="headerReferenceSize" width="5" height="6"/>
      <size key="footerReferenceSize" width="7" height="8"/>
      <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      </collectionViewFlowLayout></collectionView>
      """)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
    #expect(layout.itemSize == CGSize(width: 50, height: 60))
    #expect(layout.headerReferenceSize == CGSize(width: 5, height: 6))
    #expect(layout.footerReferenceSize == CGSize(width: 7, height: 8))
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func `Cells of collections are made again`() throws {
    let view: UICollectionView = try Sample.made(
      """
      <collectionView id="c"><rect key="frame" x="0" y="0" width="200" height="200"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
      <cells><collectionViewCell tag="6" reuseIdentifier="tile" id="t">
      <view key="contentView" id="content"><subviews><view tag="7" id="d"/></subviews></view>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h"/>
      </collectionView>
      """)
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      }
    }
    let source = Source()
    view.dataSource = source
    let window = Window(size: CGSize(width: 200, height: 200))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [6, 6, 6])
    #expect(view.visibleCells.allSatisfy { $0.contentView.viewWithTag(7) != nil })
    #expect(view.visibleCells.allSatisfy { $0.reuseIdentifier == "tile" })
  }

  @Test func `Documents may be tiles`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <collectionViewCell tag="9" id="t"/></objects></document>
      """
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(
      UINib(data: Data(text.utf8), bundle: nil), forCellWithReuseIdentifier: "tile")
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    #expect(cell.tag == 9)
  }
}
