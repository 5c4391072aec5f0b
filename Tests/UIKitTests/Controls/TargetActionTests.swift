import Testing
import UIKit
import ViewTree

/// Methods that are called by selectors, as `#selector` makes them on Apple's systems.
@Suite
struct TargetActionTests {
  /// Notes what it is told.
  final class Target: UIView {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func button(_ sender: UIButton) { calls.append("button \(sender.tag)") }
    func anything(_ sender: Any?) { calls.append("anything \(sender is UIControl)") }
    func both(_ sender: UIControl, event: UIEvent?) { calls.append("both \(event == nil)") }
    func image(_ sender: UIImageView) { calls.append("image") }
    func three(_ sender: Any, _ event: UIEvent?, _ more: Int) { calls.append("three") }
    func answer() -> Int { 42 }
  }

  static var plain: Selector { Selector(Target.plain, "plain") }

  static var cases: [(selector: Selector, call: String?)] {
    [
      (plain, "plain"),
      (Selector(Target.button(_:), "button:"), "button 7"),
      (Selector(Target.anything(_:), "anything:"), "anything true"),
      (Selector(Target.both(_:event:), "both:event:"), "both true"),
      // What a method can't take isn't forced on it.
      (Selector(Target.image(_:), "image:"), nil),
      (Selector(Target.three, "three:::"), nil),
      (Selector("plain"), nil),
    ]
  }

  @Test(arguments: 0..<7)
  func `A control calls what it was told to, or reports that it can't`(_ number: Int) {
    let (selector, call) = Self.cases[number]
    var reports: [LayoutDiagnostic] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.onDiagnostic = { reports.append($0) }
    let (target, button) = (Target(), UIButton())
    button.tag = 7
    window.addSubview(button)
    button.addTarget(target, action: selector, for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(target.calls == [])
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == (call.map { [$0] } ?? []))
    #expect(reports.map(\.kind) == (call == nil ? [.unknownAction] : []))
  }

  @Test func `Targets are told in the order they were added, each once`() {
    let (first, second, button) = (Target(), Target(), UIButton())
    var order: [Int] = []
    button.addTarget(first, action: Self.plain, for: .touchUpInside)
    button.addAction(UIAction { _ in order.append(first.calls.count) }, for: .touchUpInside)
    button.addTarget(second, action: Self.plain, for: .touchDown)
    button.addTarget(first, action: Self.plain, for: .touchDown)
    button.sendActions(for: [.touchUpInside, .touchDown])
    #expect(first.calls == ["plain"])
    #expect(second.calls == ["plain"])
    #expect(order == [1])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    #expect(button.allTargets == [first, second])
    #expect(button.actions(forTarget: first, forControlEvent: .touchDown) == ["plain"])
    button.removeTarget(first, action: nil, for: .touchDown)
    #expect(button.actions(forTarget: first, forControlEvent: .touchDown) == nil)
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allTargets.isEmpty)
  }

  @Test func `A target isn't kept, and one that is gone is told nothing`() {
    var reports = 0
    let button = UIButton()
    let parent = Target()
    parent.onDiagnostic = { _ in reports += 1 }
    parent.addSubview(button)
    var target: Target? = Target()
    weak let seen = target
    button.addTarget(target, action: Self.plain, for: .touchUpInside)
    target = nil
    #expect(seen == nil)
    button.sendActions(for: .touchUpInside)
    #expect(parent.calls == [])
    #expect(reports == 0)
  }

  @Test func `Without a target the first on the way up that has the method is told`() {
    var reports = 0
    let (outer, inner, button) = (Target(), Target(), UIButton())
    outer.onDiagnostic = { _ in reports += 1 }
    outer.addSubview(inner)
    inner.addSubview(button)
    button.addTarget(nil, action: Self.plain, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(inner.calls == ["plain"])
    #expect(outer.calls == [])
    let tag = Selector(UITextField.becomeFirstResponder, "becomeFirstResponder")
    button.sendAction(tag, to: nil, for: nil)
    #expect(reports == 1)
    #expect(!UIApplication.shared.sendAction(tag, to: nil, from: button, for: nil))
    #expect(UIApplication.shared.sendAction(Self.plain, to: outer, from: button, for: nil))
    #expect(outer.calls == ["plain"])
  }

  /// As programs send the keyboard away without knowing who has it.
  @Test func `Without a target who has the keyboard comes first`() {
    let resign = Selector(UIResponder.resignFirstResponder, "resignFirstResponder")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (form, field, bar, button) = (Target(), UITextField(), Target(), UIButton())
    for (outer, inner) in [(form, field), (bar, button)] as [(UIView, UIView)] {
      outer.addSubview(inner)
      window.addSubview(outer)
    }
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    button.sendAction(Self.plain, to: nil, for: nil)
    #expect(form.calls == ["plain"] && bar.calls == [])
    #expect(UIApplication.shared.sendAction(Self.plain, to: nil, from: nil, for: nil))
    #expect(form.calls == ["plain", "plain"])
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    // Now nobody has it.
    button.sendAction(Self.plain, to: nil, for: nil)
    #expect(bar.calls == ["plain"])
    #expect(!UIApplication.shared.sendAction(Self.plain, to: nil, from: nil, for: nil))
  }

  @Test func `A selector of several methods calls the one that an object's class has`() {
    let selector = Selector.named(
      "plain", [Selector(UITextField.becomeFirstResponder, "plain"), Self.plain])
    let target = Target()
    #expect(target.responds(to: selector))
    #expect(!UILabel().responds(to: selector))
    target.perform(selector)
    #expect(target.calls == ["plain"])
    let set = Selector({ (it: UIView) in { it.tag = $0 } }, "setTag:")
    target.perform(set, with: 3)
    #expect(target.tag == 3)
  }

  @Test(arguments: [0, 1, 2])
  func `What is performed and can't be is reported with its line`(_ number: Int) {
    let target = Target()
    var reports: [LayoutDiagnostic] = []
    target.onDiagnostic = { reports.append($0) }
    let line = #line + 2
    switch number {
    case 0: target.perform(Selector("plain"))
    case 1: target.perform(Selector(UILabel.drawText(in:), "drawTextInRect:"), with: 1, line: line)
    default: target.perform(Selector(Target.image(_:), "image:"), with: 1, line: line)
    }
    #expect(target.calls == [])
    #expect(reports.map(\.kind) == [.unknownAction])
    #expect(reports.first?.source?.line == line)
    let word = number == 2 ? "takes other things" : "no method"
    #expect(reports.first?.message.contains(word) == true)
  }

  @Test func `Selectors are compared by names, and answer for their class`() {
    let target = Target()
    #expect(Self.plain == Selector("plain"))
    #expect(Self.plain == NSSelectorFromString("plain"))
    #expect(Selector(Target.both, "both") == "both::")
    #expect(NSStringFromSelector(Selector(of: target, { $0.button }, "button")) == "button:")
    #expect(target.responds(to: Self.plain))
    #expect(!UIView().responds(to: Self.plain))
    #expect(!target.responds(to: "plain"))
    target.perform(Self.plain)
    #expect(target.calls == ["plain"])
    #expect(target.perform(Selector(Target.answer, "answer")) == nil)
    let view = UIView()
    target.addSubview(view)
    #expect(view.perform(Selector({ (it: UIView) in { it.superview } }, "superview")) === target)
  }
}
