import Foundation
import Testing
import UIKit

/// Cells with described content.
@Suite
struct CellContentTests {
  @Test func `A table's row is as high as its texts, with 11 points above and below`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.textProperties.font = .systemFont(ofSize: 20)
    cell.contentConfiguration = content
    table.addSubview(cell)
    let one = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    content.secondaryText = "Details"
    content.secondaryTextProperties.font = .systemFont(ofSize: 20)
    cell.contentConfiguration = content
    let two = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "Title"
    let line = label.intrinsicContentSize.height
    // A row has the line below it, a pixel of the screen.
    let pixel = one - line - 22
    #expect(pixel >= 0 && pixel <= 1)
    #expect(abs(two - one - line - 3) < 0.01)
    #expect(cell.contentView.subviews.count == 1)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func `Texts begin after the picture`() {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(size: CGSize(width: 40, height: 30))
    content.text = "Title"
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    view.layoutIfNeeded()
    let picture = view.subviews.first { $0 is UIImageView }
    let title = view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Title" }
    // In the middle of 60, and 16 from the side; the text 16 further.
    #expect(picture?.frame == CGRect(x: 16, y: 15, width: 40, height: 30))
    #expect(title?.frame.minX == 72 && title?.frame.maxX == 304)
  }

  @Test func `What stands at the end takes room from the content`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let toggle = UISwitch()
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    // 16 from the end, 51 wide, and in the middle of 44.
    #expect(toggle.frame.maxX == 304 && abs(toggle.center.y - 22) <= 0.5)
    #expect(cell.contentView.frame.width == 253)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320 && toggle.superview == nil)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 293.5)
  }

  // The system's margin is 16, and 20 on the widest phones.
  @Test(
    arguments: [CGFloat(16), 20])
  func `In a table it stands at the system's margin, in both directions`(margin: CGFloat) {
    final class Source: NSObject, UITableViewDataSource {
      let toggle = UISwitch()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryView = toggle
        return cell
      }
    }
    for isMirrored in [false, true] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      window.environment.systemMinimumLayoutMargins.trailing = margin
      let source = Source()
      let table = UITableView(frame: window.bounds)
      table.rowHeight = 44
      table.dataSource = source
      window.addSubview(table)
      window.layoutIfNeeded()
      let frame = source.toggle.frame
      #expect((isMirrored ? frame.minX : window.bounds.width - frame.maxX) == margin)
      #expect(
        table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width
          == window.bounds.width - margin - 51)
    }
  }

  @Test func `Content is described again when the state changes`() {
    var told: [Bool] = []
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      told.append(state.isSelected)
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "On" : "Off"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(told == [false, true] && cell.isSelected)
    let labels = cell.contentView.subviews.first?.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels?.contains("On") == true)
  }

  /// A description of the program's own.
  struct Badge: UIContentConfiguration {
    var number = 0

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var badge = self
      if (state as? UICellConfigurationState)?.isHighlighted == true { badge.number += 100 }
      return badge
    }
  }

  final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { tag = (configuration as? Badge)?.number ?? -1 }
    }

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      tag = badge.number
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A description of one's own has its view, which is kept while the kind is the same`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = Badge(number: 1)
    let view = cell.contentView.subviews.first
    cell.contentConfiguration = Badge(number: 2)
    #expect(view is BadgeView && cell.contentView.subviews.first === view && view?.tag == 2)
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(view?.tag == 102 && view?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    var list = UIListContentConfiguration.cell()
    list.text = "Title"
    cell.contentConfiguration = list
    #expect(cell.contentView.subviews.count == 1 && cell.contentView.subviews.first !== view)
  }
}
