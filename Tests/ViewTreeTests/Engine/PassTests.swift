import Foundation
import TestSupport
import Testing
import ViewTree

/// Hooks that change the layout while it is made.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct PassTests {
  /// A view whose hooks do what the test says.
  private final class Scripted: View {
    var onLayout: (Scripted) -> Void = { _ in }
    var onUpdate: (Scripted) -> Void = { _ in }
    var onSize: (Scripted) -> CGSize = { _ in CGSize(width: -1, height: -1) }
    var layouts = 0
    var updates = 0

    override var intrinsicContentSize: CGSize { onSize(self) }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout(self)
    }

    override func updateConstraints() {
      updates += 1
      onUpdate(self)
      super.updateConstraints()
    }
  }

  private let root = window(300, 300)
  private let outer = Scripted()
  private let reports: Reports

  init() {
    outer.name = "outer"
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    reports = Reports(of: root)
    pin(outer, to: root)
  }

  @Test func `Constraints changed in layoutSubviews count in the same layout`() {
    let inner = box(in: outer)
    let width = constrain(inner, .width, plus: 10)
    outer.onLayout = { width.constant = $0.frame.width / 2 }
    #expect(inner.laidOut.width == 150)
    root.frame.size.width = 500
    #expect(inner.laidOut.width == 250)
    #expect(reports.all.isEmpty)
  }

  @Test func `Constraints and views added in layoutSubviews count in the same layout`() {
    outer.onLayout = { view in
      guard view.subviews.isEmpty else { return }
      pin(box(in: view), to: view, inset: 10)
    }
    root.layoutIfNeeded()
    #expect(outer.subviews.first?.frame == rect(10, 10, 280, 280))
  }

  @Test func `Views removed in layoutSubviews are let go`() {
    weak var gone: View?
    do {
      let inner = box(in: outer)
      let leaf = box(in: inner)
      pin(inner, to: outer)
      pin(leaf, to: inner)
      gone = leaf
    }
    outer.onLayout = { view in view.subviews.first?.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(gone == nil)
    #expect(outer.constraints.isEmpty)
  }

  @Test func `Frames set by hand in layoutSubviews are taken as they are`() {
    let placed = View()
    let follower = box(in: outer)
    outer.addSubview(placed)
    constrain(follower, .left, .equal, placed, .right)
    outer.onLayout = { placed.frame = rect(0, 0, $0.frame.width - 40, 10) }
    #expect(follower.laidOut.minX == 260)
  }

  @Test func `updateConstraints sets constraints up`() {
    outer.onUpdate = { view in
      guard view.subviews.isEmpty else { return }
      pin(box(in: view), to: view)
    }
    root.layoutIfNeeded()
    #expect(outer.subviews.first?.frame == rect(0, 0, 300, 300))
    root.layoutIfNeeded()
    #expect(outer.updates == 1)
    outer.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(outer.updates == 2)
  }

  @Test func `A layout inside a layout`() {
    let inner = box(in: outer)
    let width = constrain(inner, .width, plus: 10)
    var seen: CGFloat = 0
    outer.onLayout = { view in
      width.constant = 70
      view.layoutIfNeeded()
      seen = inner.frame.width
    }
    root.layoutIfNeeded()
    #expect(seen == 70)
  }

  @Test func `Nothing is done where nothing has changed`() {
    root.layoutIfNeeded()
    let count = outer.layouts
    root.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(outer.layouts == count)
  }

  @Test func `A view that always asks for another layout is stopped and reported`() {
    outer.onLayout = { $0.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(reports.kinds == [.layoutLoop])
    #expect(reports.all.first?.itemNames == ["outer"])
    #expect(outer.layouts <= 101)
    #expect(outer.frame == rect(0, 0, 300, 300))
  }

  @Test func `A view that always changes its constraints is stopped and reported`() {
    let inner = box(in: outer)
    let width = constrain(inner, .width, plus: 10)
    outer.onLayout = { _ in width.constant += 1 }
    root.layoutIfNeeded()
    #expect(reports.kinds == [.layoutLoop])
    #expect(outer.layouts <= 101)
  }

  @Test func `A view that always asks for updateConstraints is stopped and reported`() {
    outer.onUpdate = { $0.setNeedsUpdateConstraints() }
    root.layoutIfNeeded()
    #expect(reports.kinds == [.layoutLoop])
    #expect(outer.updates <= 101)
  }

  @Test func `A view that lays out inside its own layout is stopped`() {
    outer.onLayout = { view in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(outer.layouts <= 101)
    #expect(reports.kinds == [.layoutLoop])
  }

  @Test func `Views that add views without end are stopped`() {
    func grow(_ view: Scripted) {
      let child = Scripted()
      child.onLayout = grow
      view.addSubview(child)
    }
    outer.onLayout = grow
    root.layoutIfNeeded()
    #expect(reports.kinds.contains(.layoutLoop))
  }

  /// A hook may make any number of views, such as the rows of a table, each of which has hooks.
  @Test(arguments: [100, 6_000]) func `Views that a hook makes are all laid out`(count: Int) {
    var made: [Scripted] = []
    outer.onLayout = { view in
      guard made.isEmpty else { return }
      made = (0..<count).map { _ in Scripted() }
      for child in made {
        view.addSubview(child)
        child.addSubview(Scripted())
      }
    }
    root.layoutIfNeeded()
    #expect(made.allSatisfy { $0.layouts > 0 })
    #expect(reports.kinds.isEmpty)
  }

  @Test func `Content that asks for a layout, or changes itself, while it is asked for its size`() {
    let meddler = Scripted()
    outer.addSubview(meddler)
    meddler.translatesAutoresizingMaskIntoConstraints = false
    var count = 0
    meddler.onSize = { view in
      count += 1
      view.layoutIfNeeded()
      view.invalidateIntrinsicContentSize()
      return CGSize(width: 40, height: 10)
    }
    constrain(meddler, .left, .equal, outer, plus: 3)
    #expect(meddler.laidOut == rect(3, 0, 40, 10))
    #expect(count < 10_000)
  }

  @Test func `Content that leaves the tree while it is asked for its size`() {
    let leaver = Scripted()
    outer.addSubview(leaver)
    let inner = box(in: leaver)
    leaver.translatesAutoresizingMaskIntoConstraints = false
    leaver.onSize = { view in
      view.removeFromSuperview()
      return CGSize(width: 40, height: 10)
    }
    constrain(leaver, .left, .equal, outer, plus: 3)
    constrain(inner, .left, .equal, leaver)
    root.layoutIfNeeded()
    #expect(leaver.superview == nil)
    #expect(outer.frame == rect(0, 0, 300, 300))
    root.addSubview(leaver)
    root.layoutIfNeeded()
  }

  @Test func `A root that becomes part of a larger tree while it is laid out`() {
    let card = Scripted(frame: rect(0, 0, 50, 50))
    let inner = box(in: card)
    pin(inner, to: card)
    let window = root
    card.onLayout = { window.addSubview($0) }
    card.layoutIfNeeded()
    #expect(card.superview === root)
    card.onLayout = { _ in }
    #expect(inner.laidOut == rect(0, 0, 50, 50))
  }

  @Test func `A small tree takes a large one in while it is laid out`() {
    let large = View(frame: rect(0, 0, 80, 80))
    for _ in 0..<50 { pin(box(in: large), to: large, inset: 10) }
    outer.onLayout = { view in
      if large.superview == nil { view.addSubview(large) }
    }
    root.layoutIfNeeded()
    #expect(large.window === root)
    #expect(large.subviews.last?.frame == rect(10, 10, 60, 60))
    root.layoutIfNeeded()
    outer.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(reports.all.isEmpty)
  }
}
