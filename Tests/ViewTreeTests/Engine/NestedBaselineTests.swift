import Foundation
import StandardViews
import Testing
import ViewTree

/// Baselines of views that hand the question down to views inside them.
@Suite struct NestedBaselineTests {
  /// A view with lines of text inside.
  private final class Card: View {
    var first: View?
    var last: View?
    override var forFirstBaselineLayout: View { first ?? self }
    override var forLastBaselineLayout: View { last ?? self }
  }

  /// A view with a baseline of its own.
  private final class Text: View {
    var ascent: CGFloat = 0 {
      didSet { invalidateIntrinsicContentSize() }
    }
    /// What is added to the ascent in pixels.
    var perPixel: CGFloat = 0
    override var firstBaselinePosition: BaselinePosition? {
      BaselinePosition(
        heightFraction: 0, offset: ascent + perPixel / (window?.environment.scale ?? 1))
    }
    override var lastBaselinePosition: BaselinePosition? {
      BaselinePosition(heightFraction: 1, offset: -3)
    }
  }

  private let container = window(300, 300)

  private func card(_ ascent: CGFloat, in superview: View) -> (Card, Text) {
    let card = Card()
    let text = Text()
    card.translatesAutoresizingMaskIntoConstraints = false
    text.translatesAutoresizingMaskIntoConstraints = false
    text.ascent = ascent
    superview.addSubview(card)
    card.addSubview(text)
    card.first = text
    card.last = text
    constrain(text, .height, plus: 20)
    constrain(text, .top, .equal, card, plus: 5)
    constrain(card, .bottom, .equal, text, plus: 7)
    return (card, text)
  }

  @Test func `The first and last baselines are those of the text inside`() {
    let (card, text) = card(15, in: container)
    constrain(card, .top, .equal, container, plus: 10)
    let line = box(in: container)
    constrain(line, .top, .equal, card, .firstBaseline)
    constrain(line, .bottom, .equal, card, .lastBaseline)
    container.layoutIfNeeded()
    // 10 + 5 + 15, and 10 + 5 + 20 - 3.
    #expect(line.frame.minY == 30)
    #expect(line.frame.maxY == 32)
    text.ascent = 12
    container.layoutIfNeeded()
    #expect(line.frame.minY == 27)
    #expect(container.brokenInvariants() == [])
  }

  @Test func `A view that is there to be touched has the baselines of the text inside, too`() {
    let (card, _) = card(15, in: container)
    card.touchRole = .target
    #expect(!card.knowsOwnBaselines)
    constrain(card, .top, .equal, container, plus: 10)
    let line = box(in: container)
    constrain(line, .top, .equal, card, .firstBaseline)
    container.layoutIfNeeded()
    #expect(line.frame.minY == 30)
  }

  @Test func `A view settles whose only constraint is on baselines`() {
    let container = plainWindow(200, 200)
    let reports = Reports(of: container)
    let (a, b) = (Label(), Label())
    for label in [a, b] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
    }
    constrain(a, .top, .equal, container)
    let gap = constrain(b, .firstBaseline, .equal, a, .lastBaseline, plus: 40)
    container.layoutIfNeeded()
    // A plain line of 17 points is 20 high, and both have their baseline equally far down.
    #expect(b.frame.minY == 40)
    #expect(b.frame.height == 20)
    gap.constant = 50
    container.layoutIfNeeded()
    #expect(b.frame == rect(0, 50, b.frame.width, 20))
    #expect(reports.all.isEmpty)
  }

  @Test func `The question is handed down step by step`() {
    let outer = Card()
    outer.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(outer)
    let (card, _) = card(15, in: outer)
    outer.first = card
    constrain(card, .top, .equal, outer, plus: 100)
    constrain(outer, .top, .equal, container)
    let line = box(in: container)
    constrain(line, .top, .equal, outer, .firstBaseline)
    container.layoutIfNeeded()
    #expect(line.frame.minY == 120)
  }

  @Test func `A view that is elsewhere, or asks in a circle, has the baseline of its edges`() {
    let (card, _) = card(15, in: container)
    constrain(card, .top, .equal, container, plus: 10)
    card.first = container
    defer { card.first = nil }
    card.last = View()
    let line = box(in: container)
    constrain(line, .top, .equal, card, .firstBaseline)
    constrain(line, .bottom, .equal, card, .lastBaseline)
    container.layoutIfNeeded()
    #expect(line.frame.minY == 10)
    #expect(line.frame.maxY == 42)
  }

  @Test func `When the text leaves, the rows go that spoke of it`() {
    let (card, text) = card(11, in: container)
    constrain(card, .top, .equal, container, plus: 40)
    let line = box(in: container)
    constrain(line, .top, .equal, card, .firstBaseline)
    container.layoutIfNeeded()
    // 40 + 5 + 11.
    #expect(line.frame.minY == 56)
    container.addSubview(text)
    #expect(container.brokenInvariants() == [])
    container.layoutIfNeeded()
    #expect(container.brokenInvariants() == [])
    #expect(line.frame.minY == 40)
  }

  /// A card, or the text itself, that no constraint places: its inside is measured from its own corner.
  @Test(arguments: ["a guide", "a subview"], [true, false])
  func `What is inside a view follows its text though the view is placed by its frame`(
    item: String, isCard: Bool
  ) {
    let (card, text) = (Card(), Text())
    text.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    text.ascent = 11
    let outer: View = isCard ? card : text
    if isCard {
      card.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      card.first = text
      card.addSubview(text)
    }
    outer.frame.origin = CGPoint(x: 30, y: 40)
    container.addSubview(outer)
    let (view, guide) = (View(), LayoutGuide())
    outer.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addLayoutGuide(guide)
    if item == "a guide" {
      constrain(guide, .top, .equal, outer, .firstBaseline)
    } else {
      constrain(view, .top, .equal, outer, .firstBaseline)
    }
    func top() -> CGFloat {
      item == "a guide" ? guide.layoutFrame.minY : view.frame.minY
    }
    for ascent: CGFloat in [11, 7, 15] {
      text.ascent = ascent
      container.layoutIfNeeded()
      #expect(top() == ascent)
    }
    // Text of another size on a screen with other pixels.
    for scale: CGFloat in [3, 1] {
      text.perPixel = 6
      container.environment.scale = scale
      container.layoutIfNeeded()
      #expect(top() == (15 + 6 / scale).rounded(.toNearestOrAwayFromZero))
    }
  }
}
