import Foundation
import Testing
import UIKit

/// Delegates of navigation bars, by the pages of `UINavigationBarDelegate` and `UIBarPositioningDelegate`.
@Suite struct NavigationBarDelegateTests {
  private final class Listener: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
    var lines: [String] = []
    var agrees = true
    var position = UIBarPosition.topAttached

    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      lines.append("push \(item.title ?? "") \(bar.items?.count ?? 0)")
      return agrees
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      lines.append("pushed \(item.title ?? "") \(bar.items?.count ?? 0)")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      lines.append("pop \(item.title ?? "") \(bar.items?.count ?? 0)")
      return agrees
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      lines.append("popped \(item.title ?? "") \(bar.items?.count ?? 0)")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
  }

  private func back(_ bar: UINavigationBar) -> UIButton? {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? UIButton }
      .first { !$0.isHidden && $0.image(for: .normal) != nil }
  }

  @Test func `A delegate is asked before items are pushed and popped, and told afterwards`() {
    let (bar, listener) = (UINavigationBar(), Listener())
    bar.delegate = listener
    let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    bar.setItems([first], animated: false)
    #expect(listener.lines == [])
    bar.pushItem(second, animated: false)
    #expect(listener.lines == ["push B 1", "pushed B 2"] && bar.topItem === second)
    listener.lines = []
    listener.agrees = false
    #expect(bar.popItem(animated: false) == nil && bar.items?.count == 2)
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(listener.lines == ["pop B 2", "push C 2"] && bar.topItem === second)
    listener.lines = []
    listener.agrees = true
    #expect(bar.popItem(animated: false) === second)
    #expect(listener.lines == ["pop B 2", "popped B 1"])
  }

  @Test func `A touch of the way back pops an item, or does what the item says`() {
    let (bar, listener) = (UINavigationBar(), Listener())
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    bar.delegate = listener
    let second = UINavigationItem(title: "B")
    bar.items = [UINavigationItem(title: "A"), second]
    var count = 0
    second.backAction = UIAction { _ in count += 1 }
    back(bar)?.sendActions(for: .touchUpInside)
    #expect(count == 1 && bar.items?.count == 2)
    second.backAction = nil
    back(bar)?.sendActions(for: .touchUpInside)
    #expect(bar.items?.count == 1 && listener.lines == ["pop B 2", "popped B 1"])
    #expect(back(bar) == nil)
  }

  @Test func `The way back of a navigation controller leads back, if that agrees`() {
    final class Careful: UINavigationController, UINavigationBarDelegate {
      var agrees = false
      var asked: [String] = []
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        asked.append(item.title ?? "")
        return agrees
      }
    }
    for kind in ["plain", "careful"] {
      let stack = kind == "plain" ? UINavigationController() : Careful()
      let pages = ["A", "B"].map { title in
        let page = UIViewController()
        page.title = title
        return page
      }
      stack.viewControllers = pages
      let window = show(stack)
      back(stack.navigationBar)?.sendActions(for: .touchUpInside)
      window.layoutIfNeeded()
      if let careful = stack as? Careful {
        #expect(careful.asked == ["B"] && careful.viewControllers.count == 2)
        careful.agrees = true
        back(stack.navigationBar)?.sendActions(for: .touchUpInside)
        window.layoutIfNeeded()
      }
      #expect(stack.viewControllers == [pages[0]], "\(kind)")
      #expect(stack.navigationBar.items?.count == 1)
    }
  }

  @Test func `A bar is where its delegate says, and that of a controller at the top`() {
    let listener = Listener()
    let (bar, toolbar) = (UINavigationBar(), UIToolbar())
    #expect(bar.barPosition == .top && toolbar.barPosition == .bottom)
    (bar.delegate, toolbar.delegate) = (listener, listener)
    #expect(bar.barPosition == .topAttached && toolbar.barPosition == .topAttached)
    listener.position = .any
    #expect(bar.barPosition == .top && toolbar.barPosition == .bottom)
    #expect(UINavigationController().navigationBar.barPosition == .topAttached)
  }
}
