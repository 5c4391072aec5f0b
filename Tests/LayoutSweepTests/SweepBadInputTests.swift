import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// What can't be followed is named, and nothing traps or hangs.
@Suite
struct SweepBadInputTests {
  private static let finite = "The ends of the range have to be finite."

  @Test(
    arguments: [
      (CGFloat(0)...CGFloat.infinity, Self.finite), (-CGFloat.infinity...0, Self.finite),
      (-CGFloat.infinity...CGFloat.infinity, Self.finite),
      (-1...10, "The range has to lie between 0 and 100000."),
      (0...100_001, "The range has to lie between 0 and 100000."),
    ])
  func `Ranges that are none have no regimes, and a note; the tree stays as it was`(
    _ range: ClosedRange<CGFloat>, _ note: String
  ) throws {
    let window = Window(size: CGSize(width: 10, height: 10))
    let snapshot = LayoutSnapshot(of: window)
    for sweep in [
      LayoutSweep(of: window, widths: range), LayoutSweep(of: window, heights: range),
      LayoutSweep(of: snapshot, widths: range),
    ] {
      #expect(sweep.notes.last == note)
      #expect(sweep.regimes.isEmpty)
      #expect(!sweep.isProved)
      #expect(sweep.range == nil)
      #expect(sweep.function(of: window, .width) == nil)
      #expect(sweep.frame(of: window, at: 5) == nil)
      #expect(sweep.defects() == [])
    }
    #expect(window.frame.size == CGSize(width: 10, height: 10))
  }

  @Test(arguments: [CGFloat(0.1), 320, 100_000])
  func `A range without length has one regime`(_ place: CGFloat) {
    let window = Window(size: CGSize(width: 10, height: 10))
    let box = View()
    window.addSubview(box)
    box.layout.make { $0.edges.equalToSuperview() }
    let sweep = LayoutSweep(of: window, widths: place...place)
    #expect(sweep.regimes.map(\.range) == [Double(place)...Double(place)])
    #expect(sweep.frame(of: box, at: Double(place))?.width == place.rounded())
  }

  /// At a width of 0 things move otherwise than below it, so that nothing is known around it.
  @Test func `A single width at which things turn has a note`() {
    let window = Window(size: CGSize(width: 10, height: 10))
    let box = View()
    window.addSubview(box)
    box.layout.make { $0.edges.equalToSuperview() }
    let sweep = LayoutSweep(of: window, widths: 0...0)
    #expect(sweep.regimes.isEmpty)
    #expect(sweep.notes == ["What comes after 0 can't be told."])
    #expect(!sweep.isProved)
  }

  @Test func `Constants beyond what can be computed with, and of constraints elsewhere`() throws {
    let window = Window(size: CGSize(width: 100, height: 100))
    let (box, other) = (View(), View())
    window.addSubview(box)
    box.layout.make {
      $0.edges.equalToSuperview()
    }
    let elsewhere = other.widthAnchor.constraint(equalToConstant: 5)
    let far = LayoutSweep(of: window, .constant(elsewhere), over: -200_000...5)
    #expect(far.notes == ["The range has to lie between -100000 and 100000."])
    // A constraint of another tree moves nothing here.
    let sweep = LayoutSweep(of: window, .constant(elsewhere), over: 0...10)
    #expect(sweep.regimes.map(\.range) == [0...10])
    #expect(sweep.function(of: box, .width)?.pieces.map(\.slope) == [0])
    #expect(elsewhere.constant == 5)
  }

  @Test func `Roots that don't have the number that moves`() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let box = View()
    box.name = "box"
    window.addSubview(box)
    #expect(
      LayoutSweep(of: box, widths: 0...10).notes
        == ["box is inside another view; follow the topmost one."])
    let free = View()
    free.name = "free"
    free.translatesAutoresizingMaskIntoConstraints = false
    #expect(LayoutSweep(of: free, widths: 0...10).notes == ["free leaves its size to constraints."])
    #expect(!LayoutSweep(of: free, widths: 0...10).isProved)
  }

  /// Each hook that changes a constraint at a width that no rule tells.
  enum Hook: CaseIterable {
    case layoutSubviews
    case updateConstraints
    case viewDidLayoutSubviews
  }

  @Test(arguments: Hook.allCases)
  func `Hooks that change constraints by the size are named, not guessed`(_ hook: Hook) throws {
    let window = Window(size: CGSize(width: 400, height: 800))
    let box = HookedView(hook)
    box.name = "box"
    if hook == .viewDidLayoutSubviews {
      let controller = HookedController(box)
      window.rootViewController = controller
      controller.view.addSubview(box)
    } else {
      window.addSubview(box)
    }
    box.layout.make { $0.edges.equalToSuperview() }
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    #expect(!sweep.isProved, "\(sweep.regimes)")
    // It steps from 100 to 200 points where the bounds, on pixels but for a controller's view, come to 500.
    let step = hook == .viewDidLayoutSubviews ? "at 500" : "at 499.5"
    let doubts = sweep.regimes.compactMap(\.doubt)
    #expect(doubts.contains { $0.contains(step) }, "\(doubts)")
    #expect(doubts.contains { $0.contains("inside") }, "\(doubts)")
    #expect(!sweep.assumptions.isEmpty)
    #expect(sweep.frame(of: box.inside, at: 400)?.width == 100)
    #expect(sweep.frame(of: box.inside, at: 600)?.width == 200)
  }

  @Test func `What a hook makes of the width bit by bit ends with a note or a doubt, and ends`() {
    let window = Window(size: CGSize(width: 400, height: 800))
    let box = StaircaseView()
    window.addSubview(box)
    box.layout.make { $0.edges.equalToSuperview() }
    let sweep = LayoutSweep(of: window, widths: 320...1024)
    #expect(!sweep.isProved)
    #expect(sweep.layouts < 20_000)
  }
}

/// A view that states another width of what is inside from 500 points on.
private final class HookedView: View {
  let inside = View()
  private let hook: SweepBadInputTests.Hook

  init(_ hook: SweepBadInputTests.Hook) {
    self.hook = hook
    super.init(frame: .zero)
    inside.name = "inside"
    addSubview(inside)
    inside.layout.make {
      $0.leading.top.equalToSuperview()
      $0.height.equalTo(10)
      $0.width.equalTo(100)
    }
  }

  required init?(coder: NSCoder) { nil }

  func state(_ width: CGFloat) {
    inside.layout.update { $0.width.equalTo(width >= 500 ? 200 : 100) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if hook == .layoutSubviews { state(bounds.width) }
    if hook == .updateConstraints { setNeedsUpdateConstraints() }
  }

  override func updateConstraints() {
    if hook == .updateConstraints { state(superview?.bounds.width ?? 0) }
    super.updateConstraints()
  }
}

private final class HookedController: ViewController {
  private let box: HookedView

  init(_ box: HookedView) {
    self.box = box
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    box.state(view.bounds.width)
  }
}

/// A view that states a width in steps of a point, at every seventh.
private final class StaircaseView: View {
  private let inside = View()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inside)
    inside.layout.make {
      $0.leading.top.equalToSuperview()
      $0.height.width.equalTo(10)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    inside.layout.update { $0.width.equalTo((bounds.width / 7).rounded()) }
  }
}
