import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// What a snapshot's constraints give for every width, against fresh layouts of the tree that it was taken of.
@Suite
struct SnapshotSweepTests {
  private struct Tree: Sendable {
    let name: String
    let breakpoints: [Double]
    let fill: @Sendable (Window) -> Void
  }

  private static let trees = [
    // W − 20 − 10 − 100 − 20 = 200 at W = 350.
    Tree(name: "a card that gives way to a button", breakpoints: [350]) { window in
      let (box, button) = (View(), View())
      window.addSubviews(box, button)
      button.layout.make {
        $0.trailing.top.equalToSuperview().inset(20)
        $0.width.height.equalTo(100)
      }
      box.layout.make {
        $0.leading.top.equalToSuperview().inset(20)
        $0.height.equalTo(50)
        $0.trailing.lessThanOrEqualTo(button.layout.leading).offset(-10)
        $0.width.equalTo(200).priority(750)
      }
    },
    // A third of W is 150 at W = 450, and what is left of it, less 16, 200 at W = 324.
    Tree(name: "a part, and what is left of it", breakpoints: [324, 450]) { window in
      let (part, rest) = (View(), View())
      window.addSubviews(part, rest)
      part.layout.make {
        $0.leading.top.equalToSuperview()
        $0.height.equalToSuperview().multipliedBy(0.5)
        $0.width.lessThanOrEqualTo(150)
        $0.width.equalToSuperview().multipliedBy(1.0 / 3).priority(900)
      }
      rest.layout.make {
        $0.leading.equalTo(part.layout.trailing).offset(16)
        $0.top.bottom.equalToSuperview().inset(8)
        $0.width.greaterThanOrEqualTo(200)
        $0.trailing.equalToSuperview().priority(800)
      }
    },
    // Half of W is as long as the height of the window, 200, at W = 400.
    Tree(name: "sizes by the window's height", breakpoints: [400]) { window in
      let box = View()
      window.addSubview(box)
      box.layout.make {
        $0.center.equalToSuperview()
        $0.height.equalToSuperview().dividedBy(4)
        $0.width.lessThanOrEqualTo(window.layout.height)
        $0.width.equalToSuperview().dividedBy(2).priority(999)
      }
    },
    Tree(name: "views in each other", breakpoints: []) { window in
      var outer: View = window
      for depth in 1...5 {
        let inner = View()
        outer.addSubview(inner)
        inner.layout.make { $0.edges.equalToSuperview().inset(depth) }
        outer = inner
      }
    },
  ]

  private static func window(_ tree: Tree, _ direction: UserInterfaceLayoutDirection) -> Window {
    var environment = LayoutEnvironment(size: CGSize(width: 500, height: 200))
    environment.layoutDirection = direction
    let window = Window(environment: environment)
    tree.fill(window)
    window.layoutIfNeeded()
    return window
  }

  @Test(
    arguments: trees.indices,
    [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `Every width is as a fresh layout has it`(
    _ index: Int, _ direction: UserInterfaceLayoutDirection
  ) {
    let tree = Self.trees[index]
    let snapshot = LayoutSnapshot(of: Self.window(tree, direction))
    let sweep = LayoutSweep(of: snapshot, widths: 300...640)
    #expect(sweep.isProved && sweep.notes.isEmpty, "\(tree.name)")
    #expect(sweep.regimes.dropFirst().map { $0.range.lowerBound.rounded() } == tree.breakpoints)
    #expect(sweep.views.dropFirst().allSatisfy { sweep.isFollowed($0) }, "\(tree.name)")
    let fresh = FreshLayouts(sweep) { Self.window(tree, direction) }
    #expect(fresh.differences == [], "\(tree.name)")
    #expect(fresh.compared > 1000)
  }

  /// The box is 16 from both sides, 300 wide at most: constraints that can be met up to 332.
  @Test func `Where constraints clash, a snapshot says that a tree would leave some out`() {
    let tree = Tree(name: "a clash", breakpoints: []) { window in
      window.onDiagnostic = { _ in }
      let box = View()
      window.addSubview(box)
      box.layout.make {
        $0.leading.trailing.equalToSuperview().inset(16)
        $0.top.height.equalTo(20)
        $0.width.lessThanOrEqualTo(300)
      }
    }
    let snapshot = LayoutSnapshot(of: Self.window(tree, .leftToRight))
    let sweep = LayoutSweep(of: snapshot, widths: 300...640)
    #expect(sweep.regimes.map(\.range) == [300...332, 332...640])
    #expect(sweep.regimes.map(\.isProved) == [true, false])
    #expect(sweep.regimes.map(\.leftOut.isEmpty) == [true, false])
  }

  /// The snapshot of a window with a label that is pinned 16 from both sides, or to the leading one with a width.
  private func snapshot(_ label: Label, width: CGFloat? = nil) -> LayoutSnapshot {
    var environment = LayoutEnvironment(size: CGSize(width: 500, height: 200))
    environment.textMeasurer = PlainMeasurer()
    let window = Window(environment: environment)
    window.addSubview(label)
    label.layout.make {
      $0.top.leading.equalToSuperview().inset(16)
      $0.trailing.lessThanOrEqualToSuperview().inset(16).priority(999)
      if let width { $0.width.equalTo(width) }
    }
    window.layoutIfNeeded()
    return LayoutSnapshot(of: window)
  }

  @Test func `A line of text is cut off where its room ends, and nobody minds a hidden one`() throws
  {
    let label = Label()
    label.text = String(repeating: "a", count: 36)
    let sweep = LayoutSweep(of: snapshot(label), widths: 300...640)
    // A letter is 0.556 of 17 wide.
    let natural = 36 * 0.556 * 17
    let defect = try #require(sweep.defects().first { $0.kind == .cutOff })
    // W − 16 − 16 is less than the text.
    #expect(defect.failure.range.lowerBound == 300)
    #expect((defect.failure.range.upperBound - natural - 32).magnitude < 1)
    #expect(sweep.isProved)
    let hidden = Label()
    hidden.text = label.text
    hidden.isHidden = true
    #expect(LayoutSweep(of: snapshot(hidden), widths: 300...640).defects().isEmpty)
  }

  @Test
  func
    `How high a text of several lines is can't be told where its width changes, and can elsewhere`()
  {
    func label() -> Label {
      let label = Label()
      label.numberOfLines = 0
      label.text = Array(repeating: "words", count: 10).joined(separator: " ")
      return label
    }
    let moving = LayoutSweep(of: snapshot(label()), widths: 300...640)
    #expect(moving.regimes.first?.doubt?.hasPrefix("how high the text of") == true)
    let fixed = LayoutSweep(of: snapshot(label(), width: 200), widths: 300...640)
    #expect(fixed.isProved && fixed.defects().isEmpty)
  }
}
