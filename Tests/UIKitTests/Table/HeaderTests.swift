import Testing
import UIKit

/// Headers and footers of sections.
@Suite
struct HeaderTests {
  @Test func `A view below the content fills the header, and another takes its place`() {
    let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    let (first, second) = (UIView(), UIView())
    header.backgroundView = first
    #expect(header.subviews == [first, header.contentView])
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 28))
    header.frame.size = CGSize(width: 200, height: 50)
    header.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    header.backgroundView = second
    #expect(header.subviews == [second, header.contentView] && first.superview == nil)
    header.backgroundView = nil
    #expect(header.subviews == [header.contentView])
  }

  @Test func `One that the program has put elsewhere stays there`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let (back, other) = (UIView(), UIView())
    header.backgroundView = back
    other.addSubview(back)
    back.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
    header.layoutIfNeeded()
    #expect(back.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    header.backgroundView = nil
    #expect(back.superview === other)
  }
}
