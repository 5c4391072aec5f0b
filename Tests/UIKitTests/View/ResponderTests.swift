import Foundation
import Testing
import UIKit

/// Responders and gestures, by the pages of `UIResponder`, `UIGestureRecognizer` and "Using responders and the
/// responder chain to handle events".
@Suite struct ResponderTests {
  private class Card: UIView {
    var lines: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool {
      lines.append("resign")
      return super.resignFirstResponder()
    }
    func save(_ sender: Any?) { lines.append("save") }
    static var saving: Selector { Selector(Card.save(_:), "save:") }
  }

  @Test func `A presented controller's next is the one that shows it`() {
    let (root, page) = (UIViewController(), UIViewController())
    let window = show(root)
    root.present(page, animated: false)
    #expect(page.view.next === page && page.next === root && root.next === window)
    let child = UIViewController()
    page.addChild(child)
    page.view.addSubview(child.view)
    #expect(child.next === page.view)
    root.dismiss(animated: false)
    #expect(page.next == nil)
  }

  @Test func `What a responder can't do is for the one after it, which may name another`() {
    final class Naming: UIView {
      let other = Card()
      override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        action == Card.saving ? other : super.target(forAction: action, withSender: sender)
      }
    }
    final class Refusing: Card {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let (outer, middle, inner) = (Card(), Refusing(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.target(forAction: Card.saving, withSender: nil) as? Card === outer)
    #expect(outer.target(forAction: Selector("open:"), withSender: nil) == nil)
    let naming = Naming()
    naming.addSubview(middle)
    #expect(inner.target(forAction: Card.saving, withSender: nil) as? Card === naming.other)
  }

  @Test func `A view that leaves the window gives the keyboard up`() {
    let root = UIViewController()
    let window = show(root)
    let (outer, card) = (UIView(), Card())
    root.view.addSubview(outer)
    outer.addSubview(card)
    #expect(card.becomeFirstResponder() && card.isFirstResponder)
    outer.removeFromSuperview()
    #expect(!card.isFirstResponder && card.lines == ["resign"])
    root.view.addSubview(outer)
    #expect(!card.isFirstResponder)
    // Moving it inside the window leaves it the keyboard.
    #expect(card.becomeFirstResponder())
    root.view.addSubview(card)
    #expect(card.isFirstResponder && card.lines == ["resign"])
    let field = UITextField()
    root.view.addSubview(field)
    var ended = 0
    field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEnd)
    #expect(field.becomeFirstResponder() && !card.isFirstResponder)
    window.rootViewController = UIViewController()
    #expect(ended == 1 && !field.isFirstResponder)
  }

  @Test func `An action without a target is for who has the keyboard`() {
    let root = UIViewController()
    let window = show(root)
    let (outer, card) = (Card(), UITextField())
    root.view.addSubview(outer)
    outer.addSubview(card)
    let resign = Selector(UIResponder.resignFirstResponder, "resignFirstResponder")
    let application = UIApplication.shared
    #expect(!application.sendAction(Card.saving, to: nil, from: nil, for: nil))
    #expect(card.becomeFirstResponder())
    #expect(application.sendAction(Card.saving, to: nil, from: nil, for: nil))
    #expect(outer.lines == ["save"])
    #expect(application.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!card.isFirstResponder)
    // From a button's view upwards.
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: Card.saving)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    outer.addSubview(bar)
    window.layoutIfNeeded()
    let button = bar.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    #expect(outer.lines == ["save", "save"])
  }

  @Test func `A view has as many pixels as its window until it says otherwise`() {
    let view = UIView()
    #expect(view.contentScaleFactor == 1)
    UIScreen.simulate(.iPhone15) {
      let root = UIViewController()
      let window = show(root)
      root.view.addSubview(view)
      #expect(view.contentScaleFactor == 3 && view.window === window)
      view.contentScaleFactor = 2
      #expect(view.contentScaleFactor == 2)
    }
  }

  // MARK: Gestures

  private final class Listener: NSObject, UIGestureRecognizerDelegate {
    var states: [UIGestureRecognizer.State] = []
    var agrees = true
    var asked = 0
    func hear(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return agrees
    }
  }

  @Test func `A gesture that is disabled while it goes on is cancelled`() {
    let listener = Listener()
    let pan = UIPanGestureRecognizer(
      target: listener, action: Selector(Listener.hear(_:), "hear:"))
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(listener.states == [])
    pan.state = .began
    pan.state = .changed
    pan.isEnabled = false
    #expect(listener.states == [.began, .changed, .cancelled] && pan.state == .cancelled)
    pan.isEnabled = true
    pan.state = .ended
    pan.isEnabled = false
    #expect(listener.states.last == .ended && listener.states.count == 4)
  }

  @Test func `A gesture begins if its view and its delegate agree`() {
    final class Guarded: UIView {
      var agrees = true
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        agrees
      }
    }
    let (view, listener) = (Guarded(), Listener())
    let tap = UITapGestureRecognizer(
      target: listener, action: Selector(Listener.hear(_:), "hear:"))
    tap.delegate = listener
    view.addGestureRecognizer(tap)
    tap.state = .ended
    #expect(listener.states == [.ended] && listener.asked == 1)
    listener.agrees = false
    tap.state = .ended
    #expect(tap.state == .failed && listener.states == [.ended] && listener.asked == 2)
    listener.agrees = true
    view.agrees = false
    tap.state = .began
    #expect(tap.state == .failed && listener.states == [.ended] && listener.asked == 2)
    view.agrees = true
    // It is asked once for a gesture that goes on.
    tap.state = .began
    tap.state = .changed
    tap.state = .ended
    #expect(listener.asked == 3 && listener.states == [.ended, .began, .changed, .ended])
    #expect(!listener.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap))
    #expect(listener.gestureRecognizer(tap, shouldReceive: UITouch()))
  }
}
