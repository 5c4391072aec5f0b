import Foundation
import LayoutInspector
import LayoutKit
import Testing

@Suite struct BlueprintTests {
  private static let line = "#CFE3FF"
  private static let red = "#FF6B5E"
  private static let amber = "#FFC83D"

  /// A window of 200 by 100 with a card, a margin of 16 around it.
  private func snapshot(_ change: (Window, View) -> Void = { _, _ in }) -> LayoutSnapshot {
    let window = Window(size: CGSize(width: 200, height: 100))
    window.onDiagnostic = { _ in }
    let card = View()
    card.name = "card"
    window.addSubview(card)
    card.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.trailing.equalToSuperview().inset(16)
      $0.height.equalTo(40)
    }
    change(window, card)
    return LayoutSnapshot(of: window)
  }

  private func elements(_ snapshot: LayoutSnapshot, _ part: String) -> [String] {
    snapshot.svg(.blueprint).split(separator: "\n").map(String.init).filter { $0.contains(part) }
  }

  @Test func `Constraints are lines with their values`() {
    let snapshot = snapshot()
    let signs = elements(snapshot, "<text").compactMap { text in
      text.split(separator: ">").last?.split(separator: "<").first.map(String.init)
    }
    #expect(signs.sorted() == ["16", "16", "16", "40"])
    let lines = elements(snapshot, "stroke-width=\"0.75\"").filter {
      $0.contains("\"\(Self.line)\"")
    }
    // From the window's edges to the card's, in the middle of the card, which is at 16 16 168 40.
    for path in ["M0 36L16 36", "M200 36L184 36", "M100 0L100 16", "M22 16L22 56"] {
      #expect(lines.contains { $0.contains("d=\"\(path)\"") }, "\(path)")
    }
  }

  @Test func `What can't be met is red, and dashed where it is left out`() throws {
    let conflicting = snapshot { _, card in card.layout.make { $0.height.equalTo(70) } }
    let lines = elements(conflicting, "stroke=\"\(Self.red)\"")
    #expect(lines.contains { $0.contains("stroke-dasharray=\"3 3\"") })
    #expect(elements(conflicting, ">70</text>").count == 1)
    #expect(elements(snapshot(), Self.red).isEmpty)

    let wish = snapshot { _, card in card.layout.make { $0.width.equalTo(90).priority(500) } }
    #expect(elements(wish, "stroke=\"#FFA35C\"").isEmpty == false)
    #expect(elements(wish, ">90</text>").count == 1)
  }

  @Test func `What is open is hatched, and shown at another place`() {
    let open = snapshot { window, _ in
      let badge = View()
      badge.name = "badge"
      window.addSubview(badge)
      badge.layout.make {
        $0.size.equalTo(20)
        $0.top.equalToSuperview()
        $0.leading.greaterThanOrEqualToSuperview()
      }
    }
    #expect(elements(open, "stroke=\"\(Self.amber)\"").count > 4)
    #expect(elements(open, "stroke-dasharray=\"4 4\"").count == 4)
    #expect(elements(snapshot(), Self.amber).isEmpty)
  }

  @Test func `Guides are dashed, and what is hidden doesn't show`() {
    let guided = snapshot { window, card in
      let guide = LayoutGuide()
      window.addLayoutGuide(guide)
      guide.layout.make { $0.edges.equalTo(card) }
    }
    #expect(elements(guided, "stroke=\"#B9A4FF\"").count == 4)
    let hidden = snapshot { _, card in card.isHidden = true }
    #expect(elements(hidden, "<text").isEmpty)
  }

  @Test func `An empty snapshot, and numbers that are none, give a picture`() {
    #expect(LayoutSnapshot(views: []).svg(.blueprint).hasPrefix("<svg"))
    #expect(LayoutSnapshot(views: []).png(.blueprint).count > 8)
    for bad in [CGFloat.nan, .infinity, 1e300, -1e300] {
      var broken = snapshot()
      broken.views[1].absoluteFrame = CGRect(x: bad, y: 0, width: bad, height: 10)
      #expect(broken.svg(.blueprint).hasSuffix("</svg>\n"))
      #expect(broken.png(.blueprint, scale: 1).count > 8)
    }
  }

  @Test func `As a PNG it has the same lines and numbers`() throws {
    let snapshot = snapshot()
    let picture = try DecodedPNG(snapshot.png(.blueprint, scale: 4))
    #expect(picture.width == 800)
    // The line from the upper edge to the card, and beside it the ground, under the window's veil.
    #expect(picture[400, 6] == "#CFE3FF")
    #expect(picture[420, 6] == picture[40, 380])
    #expect(picture[420, 6] != picture[400, 6])
    // The sign of the height, on its line, has dots of the line's colour.
    var dots = 0
    for y in 96..<200 {
      for x in 64..<112 where picture[x, y] == "#CFE3FF" { dots += 1 }
    }
    #expect(dots > 20)
  }

  @Test func `Pictures are crossed out`() {
    let snapshot = snapshot { _, card in
      let photo = ImageView(image: Image(size: CGSize(width: 20, height: 10)))
      card.addSubview(photo)
      photo.frame = CGRect(x: 4, y: 4, width: 20, height: 10)
    }
    let crosses = elements(snapshot, "<path")
    // At 16 + 4 from both edges.
    #expect(crosses.contains { $0.contains("M20 20L40 30") })
    #expect(crosses.contains { $0.contains("M20 30L40 20") })
  }
}
