import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

@testable import LayoutTesting

/// Expectations for all widths, with a defect seeded in each property.
@Suite
struct SweepExpectationTests {
  /// A title beside a switch of 60 points; at 280 the title has 188 points, 16 from both.
  private struct Card {
    let window = Window(environment: Card.environment)
    let title = Label()
    let toggle = View()
    let note = View()

    static var environment: LayoutEnvironment {
      var environment = LayoutEnvironment(size: CGSize(width: 400, height: 800))
      environment.textMeasurer = PlainMeasurer()
      return environment
    }

    init() {
      title.name = "title"
      toggle.name = "toggle"
      note.name = "note"
      // Ten letters and a space of 17 points: 10 · 9.452 + 4.726 = 99.246, up to 100.
      title.text = "Helloworld x".replacing(" x", with: "")
      for view in [title, toggle, note] { window.addSubview(view) }
    }
  }

  @Test func `All is well where it is`() {
    let card = Card()
    card.title.layout.make { $0.leading.top.equalToSuperview().inset(16) }
    card.toggle.layout.make {
      $0.trailing.top.equalToSuperview().inset(16)
      $0.leading.greaterThanOrEqualTo(card.title.layout.trailing).offset(16)
      $0.width.equalTo(60)
      $0.height.equalTo(44)
    }
    card.note.layout.make {
      $0.leading.trailing.equalToSuperview()
      $0.top.equalTo(card.toggle.layout.bottom)
      $0.height.equalTo(10)
    }
    let messages =
      failures(
        of: card.title, 320...1024, over: [.bothDirections],
        [
          .isInside(card.window), .doesNotTruncate, .doesNotOverlap(card.toggle),
          .isBefore(card.toggle),
          .keepsOrder(with: card.toggle), .staysAbove(card.note), .hasNoMistakes, .hasNoAmbiguity,
        ])
      + failures(
        of: card.toggle, 320...1024, over: [], [.isAtLeast(width: 44, height: 44)])
      + failures(of: card.window, 320...1024, over: [], [.isMirrored])
    #expect(messages == [])
    #expect(card.window.frame.width == 400)
    #expect(card.window.environment.layoutDirection == .leftToRight)
  }

  @Test func `Text that is cut off, with its interval, the sum and where it fits again`() throws {
    let card = Card()
    card.title.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.trailing.equalToSuperview().inset(240)
    }
    let wants = card.title.intrinsicContentSize.width
    let message = try #require(
      failures(of: card.title, 320...1024, over: [], [.doesNotTruncate]).first)
    // W − 256 wide; a pixel less than the text's width still shows it: up to W = 256 + wants − ½.
    let limit = 256 + Double(wants) - 1
    #expect(
      message.hasPrefix("title is cut off from 320 to \(limit + 0.5)".prefix(28)), "\(message)")
    #expect(message.contains("at worst by \(Int(Double(wants) - 64)) at 320"), "\(message)")
    #expect(message.contains("SweepExpectationTests.swift"), "\(message)")
    #expect(message.contains("on it fits"), "\(message)")
  }

  /// Each word with a defect, and the interval that it must be found in.
  @Test func `A defect in each property is found in its interval`() throws {
    let card = Card()
    card.title.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.width.equalTo(200)
      $0.height.equalTo(20)
    }
    card.toggle.layout.make {
      $0.trailing.equalToSuperview().inset(16)
      $0.top.equalToSuperview().inset(16)
      $0.width.equalToSuperview().multipliedBy(0.125)
      $0.height.equalTo(44)
    }
    card.note.layout.make {
      $0.leading.equalToSuperview()
      $0.top.equalToSuperview().inset(30)
      $0.width.equalTo(500)
      $0.height.equalTo(10)
    }
    func message(_ view: View, _ expectation: LayoutExpectation) throws -> String {
      try #require(failures(of: view, 160...800, over: [], [expectation]).first)
    }
    // The toggle begins at ⅞ W − 16 and the title ends at 216. With edges on whole points they are
    // apart where the toggle's edge goes from 215 to 216: ⅞ W − 16 = 215.5.
    #expect(
      try message(card.title, .doesNotOverlap(card.toggle))
        .contains("from 160 to 264.57, at worst by "))
    // As wide as 44 at W = 352; rounded to 44 from 43.5 on: both edges on pixels.
    #expect(
      try message(card.toggle, .isAtLeast(width: 44, height: 44)).contains("from 160 to "))
    // The note ends at 500.
    #expect(
      try message(card.note, .isInside(card.window))
        .contains("from 160 to 499.5, at worst by 340 at 160"))
    // The title ends at 36, the note begins at 30.
    #expect(
      try message(card.title, .staysAbove(card.note)).contains(
        "from 160 to 800, at worst by 6 at 160"))
    // The toggle is read first where it begins left of the title's end, and after it from there on.
    #expect(
      try message(card.toggle, .keepsOrder(with: card.title)).contains("to 800"))
  }

  @Test func `What is open on a part of the range`() throws {
    let card = Card()
    card.note.layout.make {
      $0.leading.top.equalToSuperview()
      $0.height.equalTo(10)
      $0.width.lessThanOrEqualToSuperview()
      $0.width.greaterThanOrEqualTo(400)
    }
    let messages = failures(of: card.note, 400...1024, over: [], [.hasNoAmbiguity])
    // Only at 400 itself both limits meet.
    #expect(messages == ["from 400 to 1024: Constraints leave note open."])
  }

  @Test(.makesMistakes)
  func `Constraints that clash on a part of the range`() throws {
    let card = Card()
    card.title.layout.make {
      $0.leading.equalToSuperview().inset(16)
      $0.trailing.equalToSuperview().inset(16)
      $0.top.equalToSuperview()
      $0.width.lessThanOrEqualTo(300)
    }
    let messages = failures(of: card.window, 320...1024, over: [], [.hasNoMistakes])
    // W − 32 ≤ 300 up to W = 332.
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("from 332 to 1024: title.width <= 300") == true, "\(messages)")
  }

  @Test func `What isn't mirrored`() {
    let card = Card()
    card.title.layout.make {
      $0.left.equalToSuperview().inset(16)
      $0.top.equalToSuperview()
      $0.width.equalTo(100)
    }
    let messages = failures(of: card.window, 320...1024, over: [], [.isMirrored])
    // 16 from the left instead of from the right: W − 132 apart, less half a point.
    #expect(
      messages == [
        "title is not where it would be in a mirror from 320 to 1024, at worst by 892 at 1024."
      ])
  }

  @Test func `Ranges that are no ranges of widths`() {
    let card = Card()
    #expect(
      failures(of: card.title, 0 ... .infinity, over: [], [.doesNotTruncate])
        == ["The ends of the range have to be finite."])
    #expect(
      failures(of: card.title, -5...10, over: [], [.doesNotTruncate])
        == ["The range has to lie between 0 and 100000."])
  }
}
