import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// Layouts for every length of their texts, as translations have other ones.
@Suite
struct TextLengthSweepTests {
  private static func makeWindow() -> (window: Window, title: Label, note: Label, button: View) {
    var environment = LayoutEnvironment(size: CGSize(width: 320, height: 800))
    environment.textMeasurer = PlainMeasurer()
    let window = Window(environment: environment)
    let (title, note, button) = (Label(), Label(), View())
    title.name = "title"
    note.name = "note"
    title.text = "Helloworld"
    note.text = "a text of some words that is broken into lines"
    note.numberOfLines = 0
    for view in [title, note, button] { window.addSubview(view) }
    button.layout.make {
      $0.trailing.top.equalToSuperview()
      $0.width.height.equalTo(44)
    }
    title.layout.make {
      $0.leading.top.equalToSuperview()
      $0.trailing.lessThanOrEqualTo(button.layout.leading)
    }
    note.layout.make {
      $0.leading.trailing.equalToSuperview()
      $0.top.equalTo(button.layout.bottom)
    }
    window.layoutIfNeeded()
    return (window, title, note, button)
  }

  @Test func `A text grows until it gives way, and then is cut off`() throws {
    let (window, title, _, _) = Self.makeWindow()
    let natural = Double(title.intrinsicContentSize.width)
    let sweep = LayoutSweep(of: window, textLengths: 1...4)
    #expect(sweep.isProved, "\(sweep.regimes) \(sweep.notes)")
    let width = try #require(sweep.function(of: title, .width))
    // As wide as its text, up to the button: 320 − 44.
    #expect(width.pieces.map(\.slope) == [natural, 0])
    #expect(width.value(at: 1) == natural)
    #expect((try #require(width.pieces.last).range.lowerBound - 276 / natural).magnitude < 1e-9)
    #expect(width.maximum?.value == 276)
    let cutOff = try #require(sweep.defects().first { $0.kind == .cutOff })
    #expect(cutOff.subject == "title")
    // A pixel less than the text's width still shows it.
    #expect((cutOff.failure.range.lowerBound - 277 / natural).magnitude < 0.01, "\(cutOff)")
    #expect(cutOff.failure.range.upperBound == 4)
    #expect((cutOff.failure.amount ?? 0) == 4 * natural - 276)
    #expect(window.environment.textLength == 1)
    #expect(title.frame.width == CGFloat(natural))
  }

  @Test func `Lines are broken where they are in a width that is smaller by as much`() throws {
    let (window, _, note, _) = Self.makeWindow()
    let sweep = LayoutSweep(of: window, textLengths: 0.5...4)
    let steps = try #require(sweep.function(of: note, .height)).pieces.dropFirst().map(
      \.range.lowerBound)
    let (other, _, plain, _) = Self.makeWindow()
    let widths = LayoutSweep(of: other, widths: 80...640)
    let breaks = try #require(widths.function(of: plain, .height)).pieces.dropFirst()
      .map { 320 / $0.range.lowerBound }
    #expect(steps.count >= 3)
    #expect(steps.count == breaks.count)
    for (step, width) in zip(steps, breaks.reversed()) {
      #expect((step - width).magnitude < 1e-6)
    }
  }

  @Test func `Every length is as a fresh layout has it`() {
    let (window, _, _, _) = Self.makeWindow()
    let sweep = LayoutSweep(of: window, textLengths: 0.5...4)
    #expect(sweep.isProved)
    let fresh = FreshLayouts(sweep, every: 7) { Self.makeWindow().window }
    #expect(fresh.differences == [])
    #expect(fresh.compared > 400)
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Random trees: every length is as a fresh layout has it`() {
    var (proved, whole, compared) = (0, 0, 0)
    for seed in Seeds(200) {
      let sweep = LayoutSweep(of: RandomSweepTree(seed: seed).window, textLengths: 1...1.4)
      let fresh = FreshLayouts(sweep, every: 13) { RandomSweepTree(seed: seed).window }
      #expect(fresh.differences == [], "seed \(seed)")
      whole += 1
      compared += fresh.compared
      if sweep.isProved { proved += 1 }
    }
    tellCount(
      "sweep text lengths: \(proved) of \(whole) proved whole, \(compared) layouts compared")
    #expect(proved * 10 >= whole * 8)
  }

  @Test func `An environment keeps the length of texts when it is written and read`() throws {
    var environment = LayoutEnvironment(size: CGSize(width: 320, height: 800))
    environment.textLength = 1.25
    environment.textMeasurer = PlainMeasurer()
    #expect(environment.textLength == 1.25)
    let read = try JSONDecoder().decode(
      LayoutEnvironment.self, from: try JSONEncoder().encode(environment))
    #expect(read.textLength == 1.25)
    #expect(read != LayoutEnvironment(size: CGSize(width: 320, height: 800)))
  }

  @Test func `What isn't a length of texts is told`() {
    let (window, _, _, _) = Self.makeWindow()
    let sweep = LayoutSweep(of: window, textLengths: 0...1.4)
    #expect(sweep.notes == ["The range has to lie between 0.1 and 10."])
    #expect(sweep.regimes.isEmpty)
    let other = LayoutSweep(of: View(), .textLength, over: 1...2)
    #expect(other.notes.first?.hasSuffix("is no window, whose texts could be longer.") == true)
    var reports: [LayoutDiagnostic] = []
    window.onDiagnostic = { reports.append($0) }
    window.environment.textLength = .infinity
    #expect(reports.map(\.kind) == [.outOfRange])
    #expect(window.environment.textLength == 1)
  }
}
