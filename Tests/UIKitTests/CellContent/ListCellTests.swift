import Foundation
import Testing
import UIKit

/// What stands at the ends of cells of lists takes room from their content.
@Suite
struct ListCellTests {
  private func cell(_ accessories: [UICellAccessory], isMirrored: Bool = false)
    -> UICollectionViewListCell
  {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    cell.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell
  }

  /// Margins are 16; a disclosure takes 10.5 as in tables, a checkmark 24, and 8 lie between two.
  static var cases: [(name: String, accessories: [UICellAccessory], left: CGFloat, width: CGFloat)]
  {
    [
      ("none", [], 0, 320),
      ("an arrow", [.disclosureIndicator()], 0, 320 - 26.5),
      ("two", [.disclosureIndicator(), .checkmark()], 0, 320 - 16 - 10.5 - 8 - 24),
      ("a hidden one", [.checkmark(options: .init(isHidden: true))], 0, 320),
      ("one for editing", [.delete(), .reorder()], 0, 320),
      ("one of a width", [.detail(options: .init(reservedLayoutWidth: .custom(50)))], 0, 320 - 66),
      ("at the beginning", [.delete(displayed: .always)], 44, 320 - 44),
    ]
  }

  @Test(arguments: 0..<7)
  func `The content has what they leave`(index: Int) {
    let (name, accessories, left, width) = Self.cases[index]
    #expect(
      cell(accessories).contentView.frame == CGRect(x: left, y: 0, width: width, height: 44),
      "\(name)")
    #expect(
      cell(accessories, isMirrored: true).contentView.frame
        == CGRect(x: 320 - left - width, y: 0, width: width, height: 44), "\(name), mirrored")
  }

  @Test
  func `A view of the program's stands in the middle of its place, and goes when it is taken away`()
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let custom = UICellAccessory.customView(
      configuration: .init(
        customView: view, placement: .leading(), reservedLayoutWidth: .custom(40)))
    let cell = cell([custom])
    #expect(view.frame == CGRect(x: 21, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame.minX == 56)
    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(view.superview == nil && cell.contentView.frame.minX == 0)
  }

  @Test func `A level moves the content inwards`() {
    let cell = cell([])
    cell.indentationLevel = 3
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 290, height: 44))
  }

  @Test(arguments: [true, false])
  func `It moves what stands at the beginning, unless that is to stay`(indents: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let cell = cell([
      .customView(configuration: .init(customView: view, placement: .leading()))
    ])
    cell.indentationLevel = 3
    cell.indentsAccessories = indents
    cell.layoutIfNeeded()
    // The margin, the view, and three steps of 10, before the view or behind it.
    #expect(view.frame.minX == (indents ? 46 : 16))
    #expect(cell.contentView.frame.minX == 76)
  }
}
