import Testing

@testable import ViewTree

/// Names that are found once for all that is told of a tree.
@Suite struct KeptNamesTests {
  private final class Card: View, CustomReflectable {
    let title = View()
    let notes = [View(), View()]
    let margin = LayoutGuide()
    var reads = 0

    var customMirror: Mirror {
      reads += 1
      return Mirror(
        self, children: ["title": title, "notes": notes, "margin": margin], displayStyle: .class)
    }
  }

  @Test func `The properties of a view are read once, and names are what they are without that`() {
    let window = Window(size: .zero)
    let card = Card()
    window.addSubview(card)
    card.addSubview(card.title)
    for note in card.notes { card.addSubview(note) }
    card.addLayoutGuide(card.margin)
    let items: [any LayoutItem] = [card.title, card.notes[0], card.notes[1], card.margin, card]
    let names = items.map(\.itemName)
    #expect(
      names == [
        "title of Card[0]", "notes[0] of Card[0]", "notes[1] of Card[0]", "margin of Card[0]",
        "Card[0] of Window",
      ])
    card.reads = 0
    let kept = window.keepingNames { (0..<3).map { _ in items.map(\.itemName) } }
    #expect(kept == [names, names, names])
    #expect(card.reads == 1)
  }

  @Test func `Afterwards names are found again`() {
    let window = Window(size: .zero)
    let view = View()
    window.addSubview(view)
    let other = View()
    let names = window.keepingNames {
      // One inside the other is kept as long as the outer one.
      [view.itemName] + window.keepingNames { [view.itemName] }
    }
    #expect(names == ["View[0] of Window", "View[0] of Window"])
    window.insertSubview(other, at: 0)
    #expect(view.itemName == "View[1] of Window")
  }
}
