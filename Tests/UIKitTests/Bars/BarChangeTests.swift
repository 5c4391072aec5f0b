import Foundation
import Testing
import UIKit

/// Items that change after a bar has shown them.
@Suite
struct BarChangeTests {
  private func bar(_ items: [UINavigationItem]) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func button(_ bar: UIView, _ title: String) -> UIButton? {
    bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title && !$0.isHidden }
  }

  private func label(_ bar: UIView, _ text: String) -> UILabel? {
    bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == text && !$0.isHidden }
  }

  // What is done to a button named "Go", and what it is called, whether it is there, and whether it can be touched then.
  nonisolated enum Change: CaseIterable { case title, disabled, hidden, done, wide }

  @Test(arguments: Change.allCases, [false, true])
  func `A bar shows what a button has become`(change: Change, isToolbar: Bool) throws {
    let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let bar: UIView
    if isToolbar {
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      toolbar.items = [button]
      bar = toolbar
    } else {
      let item = UINavigationItem(title: "T")
      item.rightBarButtonItem = button
      bar = self.bar([item])
    }
    bar.layoutIfNeeded()
    let old = try #require(self.button(bar, "Go"))
    #expect(old.isEnabled)
    switch change {
    case .title: button.title = "A longer one"
    case .disabled: button.isEnabled = false
    case .hidden: button.isHidden = true
    case .done: button.style = .done
    case .wide: button.width = 120
    }
    bar.layoutIfNeeded()
    let shown = self.button(bar, change == .title ? "A longer one" : "Go")
    #expect((shown == nil) == (change == .hidden))
    #expect(shown?.isEnabled != (change == .disabled))
    if change == .title { #expect((shown?.frame.width ?? 0) > old.frame.width) }
    if change == .wide { #expect(shown?.frame.width == 120) }
    if change == .hidden {
      button.isHidden = false
      bar.layoutIfNeeded()
      #expect(self.button(bar, "Go") != nil)
    }
  }

  @Test func `A button that is in another bar now isn't the first one's`() {
    let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let (first, second) = (UIToolbar(), UIToolbar())
    for bar in [first, second] { bar.frame = CGRect(x: 0, y: 0, width: 300, height: 44) }
    first.items = [button]
    second.items = [button]
    first.items = []
    button.title = "Stop"
    second.layoutIfNeeded()
    #expect(self.button(second, "Stop") != nil && self.button(first, "Stop") == nil)
  }

  @Test func `A view of the program's stays in its bar while others change`() {
    final class Told: UIView {
      var moves = 0
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        moves += 1
      }
    }
    let view = Told(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let item = UINavigationItem(title: "T")
    item.leftBarButtonItem = UIBarButtonItem(customView: view)
    let bar = bar([item])
    #expect(view.moves == 1)
    item.title = "U"
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: nil)
    bar.layoutIfNeeded()
    #expect(view.moves == 1 && view.superview === bar)
    item.leftBarButtonItem = nil
    bar.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  @Test(arguments: [("Back", false), ("A name that is far too long for a bar of this width", true)])
  func `The way back takes a third of the bar at most`(title: String, isLimited: Bool) throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [UINavigationItem(title: title), UINavigationItem(title: "B")]
    bar.layoutIfNeeded()
    let back = try #require(
      bar.subviews.compactMap { $0 as? UIButton }
        .first { !$0.isHidden && $0.image(for: .normal) != nil })
    #expect(back.frame.minX == 8 && back.frame.height == 44)
    #expect(back.frame.width == (isLimited ? 100 : back.intrinsicContentSize.width))
    #expect((back.intrinsicContentSize.width > 100) == isLimited)
  }

  @Test func `The way back has the name that the item before has now`() {
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    let bar = bar([first, second])
    #expect(button(bar, "First") != nil)
    first.title = "One"
    bar.layoutIfNeeded()
    #expect(button(bar, "One") != nil && button(bar, "First") == nil)
    second.backButtonDisplayMode = .minimal
    bar.layoutIfNeeded()
    #expect(button(bar, "One") == nil)
  }

  // 30 points above, as the bar's page states.
  @Test func `A prompt stands above the title`() throws {
    let item = UINavigationItem(title: "Title")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    item.rightBarButtonItem = UIBarButtonItem(customView: view)
    let bar = bar([item])
    #expect(bar.intrinsicContentSize.height == 44 && view.frame.minY == 7)
    item.prompt = "Choose one"
    #expect(bar.intrinsicContentSize.height == 74)
    bar.frame.size.height = 74
    bar.layoutIfNeeded()
    let prompt = try #require(label(bar, "Choose one"))
    #expect(prompt.frame.maxY == 30 && prompt.frame.midX == 196.5)
    #expect(view.frame.minY == 37)
    #expect(abs((label(bar, "Title")?.frame.midY ?? 0) - 52) < 0.5)
    item.prompt = nil
    bar.layoutIfNeeded()
    #expect(label(bar, "Choose one") == nil && view.frame.minY == 7)
    #expect(bar.intrinsicContentSize.height == 44)
  }

  @Test func `An item's own look is shown when it is set`() {
    let item = UINavigationItem(title: "Title")
    let bar = bar([item])
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    item.standardAppearance = look
    bar.layoutIfNeeded()
    #expect(label(bar, "Title")?.textColor == .red)
  }
}
