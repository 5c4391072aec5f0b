import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

@testable import LayoutTesting

/// What else a screen is laid out with while its width goes along a range: each surrounding shows what
/// only it shows, and the screen is left as it was.
@Suite struct SweepSurroundingsTests {
  /// A label of one line in the half of a window of 400 × 800.
  private struct Screen {
    let window: Window
    let label = Label()

    init() {
      var environment = LayoutEnvironment(size: CGSize(width: 400, height: 800))
      environment.textMeasurer = PlainMeasurer()
      window = Window(environment: environment)
      (window.name, label.name) = ("window", "label")
      label.text = "Helloworld"
      window.addSubview(label)
      label.layout.make { $0.leading.top.equalToSuperview() }
    }

    func messages(
      _ surroundings: [SweepSurroundings], _ expectation: LayoutExpectation, of view: View? = nil
    ) -> [String] {
      failures(of: view ?? label, 320...400, over: surroundings, [expectation])
    }
  }

  @Test func `All sizes of text are those that people can choose`() {
    #expect(
      SweepSurroundings.allTextSizes.variants.map(\.name)
        == ContentSizeCategory.allCases.map { "\($0)" })
    #expect(ContentSizeCategory.allCases.count == 12)
  }

  // A font that follows the size of text has 17 points as it is, and 53 at the largest size.
  @Test func `A text that fits at one size is cut off at a larger one`() {
    let screen = Screen()
    screen.label.font = .preferredFont(forTextStyle: .body)
    screen.label.adjustsFontForContentSizeCategory = true
    screen.label.layout.make { $0.width.lessThanOrEqualTo(150) }
    let sizes = SweepSurroundings.textSizes([.large, .accessibilityExtraExtraExtraLarge])
    let found = screen.messages([sizes], .doesNotTruncate)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("accessibilityExtraExtraExtraLarge") == true, "\(found)")
    #expect(screen.messages([.textSizes([.large])], .doesNotTruncate) == [])
    #expect(screen.messages([.allTextSizes], .doesNotTruncate).isEmpty == false)
    #expect(screen.messages([], .doesNotTruncate) == [])
  }

  // Upright the card is 400 high, on its side 390 / 2 = 195.
  @Test func `On its side a screen is 390 points high`() {
    let screen = Screen()
    let card = View()
    card.name = "card"
    screen.window.addSubview(card)
    card.layout.make {
      $0.leading.top.width.equalToSuperview()
      $0.height.equalToSuperview().multipliedBy(0.5)
    }
    let found = screen.messages([.bothOrientations], .isAtLeast(width: 0, height: 200), of: card)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("on its side") == true, "\(found)")
    #expect(
      screen.messages([.bothOrientations], .isAtLeast(width: 0, height: 195), of: card) == [])
    #expect(screen.window.frame.size == CGSize(width: 400, height: 800))
  }

  @Test func `The longest texts are shown, and the label's own is put back`() {
    let screen = Screen()
    screen.label.layout.make { $0.width.lessThanOrEqualTo(150) }
    let texts = SweepSurroundings.longestTexts([(screen.label, "Helloworldhelloworldhelloworld")])
    let found = screen.messages([texts], .doesNotTruncate)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("longest texts") == true, "\(found)")
    #expect(screen.label.text == "Helloworld")
  }

  @Test func `A text with attributes has them again`() {
    let screen = Screen()
    let label = screen.label
    let text = NSAttributedString(
      string: "Helloworld", attributes: [.font: Font.systemFont(ofSize: 30), .kern: 2.0])
    label.attributedText = text
    let width = label.intrinsicContentSize.width
    _ = screen.messages([.longestTexts([(label, "A")])], .doesNotTruncate)
    #expect(label.attributedText == text)
    #expect(label.intrinsicContentSize.width == width)
  }

  @Test func `A label alone has its text again`() {
    let label = Label()
    label.text = "own"
    _ = failures(
      of: label, 320...400, over: [.longestTexts([(label, "longest")])], [.doesNotTruncate])
    #expect(label.text == "own")
  }

  @Test func `Surroundings are combined, each with each`() {
    let names = SweepSurroundings.combinations(of: [.bothDirections, .bothOrientations]).map(\.name)
    #expect(
      names == [
        "left to right, upright", "left to right, on its side", "right to left, upright",
        "right to left, on its side",
      ])
    #expect(SweepSurroundings.combinations(of: []).map(\.name) == [nil])
  }
}
