import LayoutKit
import LayoutTesting
import Screens
import Testing

@Suite struct GreetingCardTests {
  let window = Window(environment: LayoutEnvironment(device: .iPhoneSE))
  let card = GreetingCard()

  init() {
    window.addSubview(card)
    card.layout.make { $0.top.horizontalEdges.equalToSuperview(.safeArea).inset(16) }
  }

  @Test func textStandsBesideThePhoto() {
    expect(card.photo, .isLeftOf(card.name), .isAligned(.top, with: card.name))
    expect(card.greeting, .isBelow(card.name), .isInside(card), .doesNotTruncate)
    expect(window, .hasNoAmbiguity, .hasNoMistakes)
  }

  @Test func frames() {
    expectLayout(of: window, on: .devices(.iPhoneSE), matches: "card")
  }
}
