import Testing
import UIKit

/// What a cell has made may outlive it.
@Suite struct CellLifeTests {
  @Test func `Its picture, its texts and its guides are used on`() throws {
    var cell: UITableViewCell? = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let picture = try #require(cell?.imageView)
    let title = try #require(cell?.textLabel)
    let subtitle = try #require(cell?.detailTextLabel)
    let margins = try #require(cell?.contentView.layoutMarginsGuide)
    let toMargins = title.topAnchor.constraint(equalTo: margins.topAnchor)
    toMargins.priority = .defaultLow
    toMargins.isActive = true
    cell = nil
    #expect(margins.owningView == nil && !toMargins.isActive)
    title.text = "Title"
    subtitle.text = "Subtitle"
    let stack = UIStackView(arrangedSubviews: [picture, title, subtitle])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    // 300 points are the picture's 20 first, as its content is held as strongly as any, and it comes first.
    picture.image = UIImage(size: CGSize(width: 20, height: 10))
    picture.setContentHuggingPriority(.required, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(subtitle.frame.maxX == 300)
  }
}
