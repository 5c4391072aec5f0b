import Foundation
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

@testable import LayoutTesting

/// The smallest window, the largest text and the longest translation for which expectations hold.
@Suite
struct SweepLimitTests {
  /// A title of ten letters beside a switch of 60 points, 16 apart and 16 from the edges.
  private static func makeCard() -> (window: Window, title: Label) {
    var environment = LayoutEnvironment(size: CGSize(width: 320, height: 800))
    environment.textMeasurer = PlainMeasurer()
    let window = Window(environment: environment)
    let (title, toggle) = (Label(), View())
    title.name = "title"
    title.text = "Helloworld"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    window.addSubview(title)
    window.addSubview(toggle)
    toggle.layout.make {
      $0.trailing.top.equalToSuperview().inset(16)
      $0.width.equalTo(60)
      $0.height.equalTo(44)
    }
    title.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.trailing.lessThanOrEqualTo(toggle.layout.leading).offset(-16)
    }
    window.layoutIfNeeded()
    return (window, title)
  }

  @Test func `The smallest width is exact`() throws {
    let (window, title) = Self.makeCard()
    let wants = Double(title.intrinsicContentSize.width)
    let sweep = LayoutSweep(of: window, widths: 100...1024)
    let least = try #require(sweep.smallestWidth(where: title, .doesNotTruncate))
    // W − 16 − 16 − 60 − 16 points for the title; a pixel less, rounded, still shows it.
    #expect((least - (wants + 108 - 1)).magnitude <= 0.5, "\(least) \(wants)")
    // Below 108 nothing is left for the title, and constraints contradict each other.
    let inside = try #require(sweep.smallestWidth(where: title, .isInside(window)))
    #expect((inside - 108).magnitude < 1e-6)
    #expect(sweep.smallestWidth(where: title, .isAtLeast(width: 2000, height: 1)) == nil)
    let bad = LayoutSweep(of: window, widths: -5...1024)
    #expect(bad.smallestWidth(where: title, .doesNotTruncate) == nil)
  }

  @Test func `The longest translation is exact along lengths, and in hundredths for all widths`()
    throws
  {
    let (window, title) = Self.makeCard()
    let wants = Double(title.intrinsicContentSize.width)
    let lengths = LayoutSweep(of: window, textLengths: 1...4)
    let most = try #require(lengths.longestTranslation(where: title, .doesNotTruncate))
    // 320 − 108 points for the title, and a pixel.
    #expect((most - 213 / wants).magnitude < 0.01, "\(most) \(wants)")
    let widths = LayoutSweep(of: window, widths: 320...1024)
    let all = try #require(widths.longestTranslation(upTo: 4, where: title, .doesNotTruncate))
    #expect(all <= most && most - all < 0.01 + 1e-9)
    #expect(widths.longestTranslation(upTo: 1.4, where: title, .doesNotTruncate) == 1.4)
    #expect(widths.longestTranslation(upTo: .nan, where: title, .doesNotTruncate) == nil)
    let narrow = LayoutSweep(of: window, widths: 120...320)
    #expect(narrow.longestTranslation(where: title, .doesNotTruncate) == nil)
    #expect(window.environment.textLength == 1)
  }

  @Test func `The largest text that shows whole everywhere`() throws {
    let (window, title) = Self.makeCard()
    let sweep = LayoutSweep(of: window, widths: 220...1024)
    let largest = try #require(sweep.largestTextSize(where: title, .doesNotTruncate))
    // What is larger doesn't fit beside the switch at 220, and what was found does.
    window.frame.size.width = 220
    for size in ContentSizeCategory.allCases {
      window.environment.contentSizeCategory = size
      window.layoutIfNeeded()
      let fits = title.intrinsicContentSize.width <= title.frame.width + 1
      #expect(fits == (size <= largest), "\(size)")
    }
    #expect(largest < .accessibilityExtraExtraExtraLarge)
    let wide = LayoutSweep(of: window, widths: 2000...2100)
    #expect(
      wide.largestTextSize(where: title, .doesNotTruncate) == .accessibilityExtraExtraExtraLarge)
  }

  @Test func `Expectations hold for longer texts, or tell which don't`() {
    let (window, title) = Self.makeCard()
    #expect(
      failures(of: title, 320...1024, over: [.translations], [.doesNotTruncate]).isEmpty)
    let messages = failures(
      of: title, 220...1024, over: [.textLengths([1, 3])], [.doesNotTruncate])
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("texts 3 times as long: title is cut off from 220") == true)
    #expect(window.environment.textLength == 1)
  }
}
