import Foundation
import Testing
import UIKit

/// Toolbars.
@Suite
struct ToolbarTests {
  @Test func `Buttons stand 16 points from the sides, and flexible spaces share what is left`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
    let items = views.map { UIBarButtonItem(customView: $0) }
    bar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    bar.layoutIfNeeded()
    // In the middle of 44; 320 − 32 − 120 − 4 · 8 is 136, halved.
    #expect(views.map(\.frame.minX) == [16, 140, 264] && views.allSatisfy { $0.frame.minY == 7 })
    bar.setItems([items[0], .fixedSpace(20), items[1]], animated: false)
    bar.layoutIfNeeded()
    #expect(views[1].frame.minX == 92 && views[2].superview == nil)
    #expect(bar.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 44))
  }

  @Test
  func
    `A view of the program's is as large as its frame, its constraints or its item say, or nothing`()
  {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (plain, framed, held, item) = (UIView(), UIView(), UIView(), UIView())
    framed.frame.size = CGSize(width: 40, height: 30)
    held.translatesAutoresizingMaskIntoConstraints = false
    held.widthAnchor.constraint(equalToConstant: 50).isActive = true
    held.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let wide = UIBarButtonItem(customView: item)
    wide.width = 70
    bar.items = [plain, framed, held].map { UIBarButtonItem(customView: $0) } + [wide]
    bar.layoutIfNeeded()
    // From 16 on, with 8 between them, each in the middle of 44.
    #expect(plain.frame == CGRect(x: 16, y: 22, width: 0, height: 0))
    #expect(framed.frame == CGRect(x: 24, y: 7, width: 40, height: 30))
    #expect(held.frame == CGRect(x: 72, y: 12, width: 50, height: 20))
    #expect(item.frame.minX == 130 && item.frame.width == 70)
  }
}
