import Foundation
import Testing
import ViewTree

/// Views and constraints are freed when the program lets go of them.
@Suite struct LifetimeTests {
  /// Counts the objects there are.
  private final class Census {
    var count = 0
  }

  private final class Counted: View {
    let census: Census

    init(_ census: Census, in superview: View? = nil) {
      self.census = census
      census.count += 1
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      superview?.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    deinit { census.count -= 1 }
  }

  private let census = Census()

  @Test(arguments: [true, false])
  func `A tree is freed with its root, laid out or not`(isLaidOut: Bool) {
    do {
      let root = Counted(census)
      var views: [View] = [root]
      for index in 0..<50 {
        let view = Counted(census, in: views[index / 2])
        constrain(view, .left, .equal, views[index / 2], plus: 1)
        constrain(view, .width, plus: 5)
        let guide = LayoutGuide()
        view.addLayoutGuide(guide)
        constrain(guide, .left, .equal, root)
        views.append(view)
      }
      root.onDiagnostic = { _ in }
      if isLaidOut { root.layoutIfNeeded() }
      #expect(census.count == 51)
    }
    #expect(census.count == 0)
  }

  @Test func `A subtree is freed when it is removed, and its constraints leave the layout`() {
    let root = window(100, 100)
    let stays = box(in: root)
    constrain(stays, .height, plus: 3)
    for _ in 0..<10 {
      do {
        let view = Counted(census, in: root)
        let inner = Counted(census, in: view)
        pin(inner, to: view)
        constrain(stays, .width, .equal, inner)
        constrain(view, .width, plus: 20)
        root.layoutIfNeeded()
        #expect(stays.frame.width == 20)
      }
      root.subviews.last?.removeFromSuperview()
      #expect(census.count == 0)
      root.layoutIfNeeded()
      #expect(stays.frame == rect(0, 0, 0, 3))
    }
  }

  @Test func `What outlives its root keeps what is inside`() {
    var kept: View?
    do {
      let root = Counted(census)
      let view = Counted(census, in: root)
      let inner = Counted(census, in: view)
      constrain(view, .width, .equal, root)
      constrain(inner, .width, plus: 12)
      root.layoutIfNeeded()
      kept = view
    }
    #expect(census.count == 2)
    #expect(kept?.constraints.isEmpty == true)
    kept?.layoutIfNeeded()
    #expect(kept?.subviews.first?.frame.width == 12)
    kept = nil
    #expect(census.count == 0)
  }

  @Test func `A superview that goes is not asked for by its subviews' deinit`() {
    final class Asking: View {
      var answers: [Bool] = []
      var onAnswer: (Bool) -> Void = { _ in }
      deinit { onAnswer(superview == nil && window == nil && subviews.isEmpty) }
    }
    var answers: [Bool] = []
    do {
      let root = window(10, 10)
      let outer = Asking()
      let inner = Asking()
      for view in [outer, inner] { view.onAnswer = { answers.append($0) } }
      root.addSubview(outer)
      outer.addSubview(inner)
      root.layoutIfNeeded()
    }
    #expect(answers.count == 2)
  }

  @Test func `A view may be laid out for the first time in another tree`() {
    let view = box()
    constrain(view, .width, plus: 10)
    for width in [100, 200, 300] as [CGFloat] {
      let root = window(width, 10)
      root.addSubview(view)
      let height = constrain(view, .height, .equal, root, .width)
      root.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 10, height: width))
      view.removeFromSuperview()
      #expect(!height.isActive)
    }
  }

  @Test func `A view that leaves takes the rows of a guide along that only others have used`() {
    let root = window(100, 100)
    let (leaves, stays) = (box(in: root), box(in: root))
    place(leaves, 5, 5, 20, 20)
    constrain(stays, .left, .equal, leaves.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    leaves.removeFromSuperview()
    #expect(root.brokenInvariants() == [])
    root.layoutIfNeeded()
    #expect(root.brokenInvariants() == [])
  }

  @Test func `Views that leave together take rows along that speak of both`() {
    let root = window(100, 100)
    let outer = View(frame: rect(0, 0, 50, 50))
    let inner = View(frame: rect(10, 10, 20, 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(outer)
    outer.addSubview(inner)
    constrain(box(in: outer), .width, .equal, inner)
    constrain(box(in: root), .left, .equal, outer)
    root.layoutIfNeeded()
    outer.removeFromSuperview()
    #expect(root.brokenInvariants() == [])
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(root.brokenInvariants() == [])
  }
}
