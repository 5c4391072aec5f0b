import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// Trees for every width, against fresh layouts.
@Suite
struct LayoutSweepTests {
  @Test func `What comes after the last breakpoint that is looked at isn't proved`() throws {
    let window = Window(size: CGSize(width: 400, height: 800))
    for limit in [400, 600, 800] as [CGFloat] {
      let box = View()
      window.addSubview(box)
      box.layout.make {
        $0.leading.top.equalToSuperview()
        $0.height.equalTo(20)
        $0.width.lessThanOrEqualTo(limit)
        $0.width.equalToSuperview().priority(750)
      }
    }
    #expect(LayoutSweep(of: window, widths: 320...1024).isProved)
    let sweep = LayoutSweep(of: window, widths: 320...1024, limit: 2)
    #expect(!sweep.isProved)
    let unproved = try #require(sweep.defects().first { $0.kind == .unproved })
    #expect(unproved.failure.range == 600...1024)
    #expect(unproved.remark?.hasPrefix("There are more than 2 breakpoints") == true)
  }

  /// Whatever moves, a window that nothing refers to stands still, and what is in it goes its own way.
  @Test(arguments: 0..<3)
  func `A window that no constraint speaks of is followed along any number`(_ content: Int) {
    func made() -> (window: Window, label: Label, height: LayoutConstraint) {
      let window = Window(size: CGSize(width: 400, height: 800))
      let label = Label()
      label.text = "title"
      let height = label.heightAnchor.constraint(equalToConstant: 20)
      if content > 0 { window.addSubview(label) }
      if content == 1 { label.layout.make { $0.top.leading.equalToSuperview() } }
      if content == 1 { height.isActive = true }
      return (window, label, height)
    }
    for kind in 0..<5 {
      let (window, label, height) = made()
      let (number, range): (LayoutSweep.Number, ClosedRange<CGFloat>) =
        switch kind {
        case 0: (.width, 320...640)
        case 1: (.height, 320...640)
        case 2: (.constant(height), 10...30)
        case 3: (.textLength, 1...1.4)
        default: (.set({ label.alpha = $0 }, now: 1), 0...1)
        }
      let sweep = LayoutSweep(of: window, number, over: range)
      #expect(sweep.regimes.count == 1, "\(content) \(kind)")
      let size = sweep.frame(of: window, at: Double(range.upperBound))?.size
      #expect(size?.width == (kind == 0 ? 640 : 400))
      #expect(size?.height == (kind == 1 ? 640 : 800))
      #expect(window.frame.size == CGSize(width: 400, height: 800))
    }
  }

  @Test func `A text that gives way to a button, and where it is broken`() {
    let window = Window(size: CGSize(width: 400, height: 800))
    let (box, button) = (View(), View())
    window.addSubview(box)
    window.addSubview(button)
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
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    // W − 20 − 10 − 100 − 20 = 200 at W = 350.
    #expect(sweep.regimes.map(\.range) == [320...350, 350...1024])
    #expect(sweep.isProved)
    let width = sweep.function(of: box, .width)
    #expect(width?.value(at: 330) == 180)
    #expect(width?.minimum == LinearFunction.Extreme(value: 170, place: 320))
    #expect(width?.maximum == LinearFunction.Extreme(value: 200, place: 350))
    #expect(sweep.function(of: button, .left)?.pieces.map(\.slope) == [1])
    #expect(window.frame.size == CGSize(width: 400, height: 800))
  }

  @Test func `Constraints contradict each other from a width on`() {
    let window = Window(size: CGSize(width: 400, height: 800))
    window.onDiagnostic = { _ in }
    let box = View()
    window.addSubview(box)
    box.layout.make {
      $0.leading.trailing.equalToSuperview().inset(16)
      $0.top.height.equalTo(20)
      $0.width.lessThanOrEqualTo(300)
    }
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    // W − 32 ≤ 300 up to W = 332.
    #expect(sweep.regimes.map(\.range) == [320...332, 332...1024])
    #expect(sweep.regimes.map(\.leftOut.count) == [0, 1], "\(sweep.regimes) \(sweep.notes)")
    #expect(sweep.defects().map(\.kind) == [.clash])
  }

  /// The size class turns from compact to regular at 600 points, and with it what a hook states.
  @Test
  func `What a hook states is followed where size classes step, and named where it isn't known`() {
    let window = Window(size: CGSize(width: 400, height: 800))
    let box = SteppingView()
    window.addSubview(box)
    box.layout.make { $0.edges.equalToSuperview() }
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    #expect(sweep.regimes.map(\.range) == [320...600, 600...1024], "\(sweep.regimes)")
    #expect(sweep.isProved)
    #expect(sweep.assumptions == ["SteppingView"])
    #expect(sweep.function(of: box.inside, .width)?.pieces.map(\.start) == [100, 200])
    box.steps = 500
    let other = LayoutSweep(of: window, widths: 320...1024)
    #expect(!other.isProved)
    #expect(other.regimes.first?.doubt?.contains("SteppingView") == true, "\(other.regimes)")
  }

  @Test func `A window without constraints, and a range of one width`() {
    let window = Window(size: CGSize(width: 10, height: 10))
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    #expect(sweep.regimes.map(\.range) == [320...1024])
    #expect(sweep.isProved)
    #expect(LayoutSweep(of: window, widths: 320...320).regimes.map(\.range) == [320...320])
  }
}

/// A view that states another width of what is inside where the window is regular, or from a width on.
private final class SteppingView: View {
  let inside = View()
  var steps: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inside)
    inside.layout.make {
      $0.leading.top.equalToSuperview()
      $0.height.equalTo(10)
      $0.width.equalTo(100)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide =
      steps.map { bounds.width >= $0 } ?? (traitCollection.horizontalSizeClass == .regular)
    inside.layout.update { $0.width.equalTo(isWide ? 200 : 100) }
  }
}
