import Foundation
import Testing
import ViewTree

/// The order in which a view's hooks are called.
@Suite struct HookTests {
  /// A view that writes down the calls of its hooks.
  private final class Logging: View {
    final class Log {
      var lines: [String] = []
    }

    var log = Log()

    convenience init(_ name: String, _ log: Log, in superview: View? = nil) {
      self.init(frame: .zero)
      self.name = name
      self.log = log
      superview?.addSubview(self)
    }

    private func write(_ line: String) { log.lines.append("\(name ?? ""): \(line)") }

    override func didAddSubview(_ subview: View) { write("added \(subview.name ?? "")") }
    override func willRemoveSubview(_ subview: View) { write("removing \(subview.name ?? "")") }
    override func didMoveToSuperview() { write("in \(superview?.name ?? "nothing")") }
    override func didMoveToWindow() { write("window \(window?.name ?? "nothing")") }
    override func updateConstraints() {
      write("updateConstraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      write("layoutSubviews")
    }
  }

  private let log = Logging.Log()

  @Test func `Adding, moving and removing`() {
    let window = window(10, 10)
    let a = Logging("a", log)
    let b = Logging("b", log)
    let c = Logging("c", log, in: b)
    #expect(log.lines == ["b: added c", "c: in b"])
    log.lines = []
    window.addSubview(a)
    a.addSubview(b)
    window.addSubview(b)
    b.removeFromSuperview()
    #expect(c.window == nil)
    #expect(
      log.lines == [
        "a: in window", "a: window window",
        "a: added b", "b: in a", "b: window window", "c: window window",
        "a: removing b", "b: in window",
        "b: in nothing", "b: window nothing", "c: window nothing",
      ])
  }

  @Test func `Constraints are updated from the bottom up, then laid out from the top down`() {
    let root = Logging("root", log)
    let a = Logging("A", log, in: root)
    let b = Logging("B", log, in: a)
    log.lines = []
    root.layoutIfNeeded()
    let all = [
      "B: updateConstraints", "A: updateConstraints", "root: updateConstraints",
      "root: layoutSubviews", "A: layoutSubviews", "B: layoutSubviews",
    ]
    #expect(log.lines == all)
    root.layoutIfNeeded()
    #expect(log.lines == all)
    b.setNeedsLayout()
    a.setNeedsUpdateConstraints()
    log.lines = []
    b.layoutIfNeeded()
    #expect(log.lines == ["A: updateConstraints", "B: layoutSubviews"])
  }

  @Test func `Siblings go in their order`() {
    let root = Logging("root", log)
    let a = Logging("a", log, in: root)
    _ = Logging("b", log, in: root)
    _ = Logging("c", log, in: a)
    log.lines = []
    root.layoutIfNeeded()
    #expect(
      log.lines == [
        "c: updateConstraints", "a: updateConstraints", "b: updateConstraints",
        "root: updateConstraints",
        "root: layoutSubviews", "a: layoutSubviews", "c: layoutSubviews", "b: layoutSubviews",
      ])
  }

  @Test func `updateConstraintsIfNeeded leaves frames as they are`() {
    let root = window(100, 100)
    let a = Logging("a", log, in: root)
    a.translatesAutoresizingMaskIntoConstraints = false
    constrain(a, .width, plus: 10)
    log.lines = []
    root.updateConstraintsIfNeeded()
    #expect(log.lines == ["a: updateConstraints"])
    #expect(a.frame == .zero)
    #expect(a.laidOut.width == 10)
  }

  @Test func `Only views whose layout changes are asked to lay out`() {
    let root = Logging("root", log)
    root.frame = rect(0, 0, 100, 100)
    let left = Logging("left", log, in: root)
    let right = Logging("right", log, in: root)
    let inner = Logging("inner", log, in: left)
    for view in [left, right, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    place(left, 0, 0, 50, 100)
    place(right, 50, 0, 50, 100)
    constrain(inner, .height, plus: 10)
    let width = constrain(inner, .width, plus: 10)
    root.layoutIfNeeded()
    log.lines = []
    width.constant = 20
    root.layoutIfNeeded()
    #expect(log.lines == ["left: layoutSubviews", "inner: layoutSubviews"])
    #expect(inner.frame.width == 20)
  }

  /// A view that does something when it is asked where its content is.
  private final class Asked: View {
    var onQuestion: (() -> Void)?
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      onQuestion?()
      return frame
    }
  }

  @Test func `A constraint that a view changes while its row is made has the new numbers`() {
    let root = window(100, 100)
    let view = Asked()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let left = constrain(view, .left, .equal, root, plus: 1)
    view.onQuestion = { [unowned view] in
      view.onQuestion = nil
      left.constant = 20
    }
    #expect(view.laidOut.minX == 20)
    let lower = box(in: root)
    constrain(lower, .top, .equal, root, plus: 10)
    let inner = box(in: view)
    let top = constrain(inner, .top, .equal, lower, plus: 1)
    view.onQuestion = { [unowned view] in
      view.onQuestion = nil
      top.setMultiplier(3)
    }
    root.layoutIfNeeded()
    #expect(view.frame.minY + inner.frame.minY == 31)
  }
}
