import Foundation
import InterfaceBuilder
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Documents become objects of the program's classes, with outlets, as UIKit's nibs do.
@Suite(.makesMistakes)
struct NibTests {
  @Test func `Outlets actions and attributes are set`() throws {
    CardView.register()
    let nib = UINib(data: Data(CardView.document.utf8), bundle: nil)
    let objects = nib.instantiate(withOwner: nil)
    let card = try #require(objects.first as? CardView)
    var reports: [String] = []
    card.onDiagnostic = { reports.append($0.description) }
    #expect(objects.count == 1)
    #expect(card.titleLabel.text == "Hello")
    #expect(card.titleLabel.font.pointSize == 20)
    #expect(card.stars.map { $0.frame.minX } == [10, 40])
    #expect(card.heightConstraint?.constant == 30)
    #expect(card.gap == 6.5)
    #expect(card.cornerRadius == 4)
    #expect(card.awakened == ["Hello"])
    let button = try #require(card.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(card.taps == 1)
    card.layoutIfNeeded()
    #expect(card.titleLabel.frame == CGRect(x: 12, y: 16, width: 176, height: 30))
    #expect(reports.isEmpty)
  }

  @Test func `Each time other objects are made`() throws {
    CardView.register()
    let nib = UINib(data: Data(CardView.document.utf8), bundle: nil)
    let first = try #require(nib.instantiate(withOwner: nil).first as? CardView)
    let second = try #require(nib.instantiate(withOwner: nil).first as? CardView)
    #expect(first !== second)
    #expect(first.titleLabel !== second.titleLabel)
  }

  @Test func `Unknown classes are reported`() throws {
    let text = CardView.document.replacingOccurrences(of: "CardView", with: "NobodysView")
    let view = try #require(
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
    var reports: [LayoutDiagnostic] = []
    view.onDiagnostic = { reports.append($0) }
    #expect(type(of: view) == UIView.self)
    #expect(
      reports.first?.description
        == "data.xib:6: The class NobodysView isn't known; a UIView stands in its place."
        + " Register it: InterfaceDocuments.register(NobodysView.self).")
    #expect(reports.allSatisfy { $0.kind == .document })
  }

  @Test func `Cells come from documents`() throws {
    let window = Window(size: CGSize(width: 300, height: 400))
    let table = UITableView(frame: window.bounds)
    table.separatorStyle = .none
    window.addSubview(table)
    table.register(
      UINib(data: Data(Sample.text("DotCell.xib").utf8), bundle: nil),
      forCellReuseIdentifier: "dot")
    table.showRows {
      3
    } cell: { table, indexPath in
      table.dequeueReusableCell(withIdentifier: "dot", for: indexPath)
    }
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100])
    #expect(table.visibleCells.map(\.reuseIdentifier) == ["dot", "dot", "dot"])
    #expect(
      table.visibleCells.first?.viewWithTag(7)?.frame == CGRect(x: 16, y: 10, width: 30, height: 30)
    )
  }
}
