import Foundation
import LayoutInspector
import LayoutKit
import TestSupport
import Testing
import Typesetting

@Suite struct LayoutSnapshotTests {
  @Test func `A snapshot survives its JSON`() throws {
    let data = try JSONEncoder().encode(LayoutSnapshot.card)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == .card)
  }

  @Test func `Views are found by name`() {
    #expect(LayoutSnapshot.card["title"]?.absoluteFrame.origin == CGPoint(x: 12, y: 14.5))
    #expect(LayoutSnapshot.card["nobody"] == nil)
    #expect(LayoutSnapshot.card.size == CGSize(width: 200, height: 100))
    #expect(LayoutSnapshot(views: []).size == .zero)
  }

  /// Ranks are those of the engine, which knows only items with a place in its rows.
  @Test func `Guides have ranks in the order of the tree if they take part`() throws {
    let window = Window(size: CGSize(width: 200, height: 100))
    let view = View()
    view.name = "view"
    let guides = (0..<3).map { _ in LayoutGuide() }
    for guide in guides { window.addLayoutGuide(guide) }
    window.addSubview(view)
    view.layout.make { $0.size.equalTo(10) }
    for guide in guides.dropLast() { guide.layout.make { $0.left.equalTo(view) } }
    window.layoutIfNeeded()
    let snapshot = LayoutSnapshot(of: window)
    let ranks = try #require(snapshot.views.first).guides.map(\.rank)
    let inside = try #require(snapshot["view"]?.rank)
    try #require(ranks.count == 3)
    let (first, second) = (try #require(ranks[0]), try #require(ranks[1]))
    #expect(first < second && ranks[2] == nil)
    #expect(inside > 0 && inside != first && inside != second)
  }

  @Test func `A tree is described from its root`() {
    let window = Window(size: CGSize(width: 200, height: 100), scale: 2)
    window.environment.textMeasurer = CellMeasurer(cellWidth: 6, cellHeight: 10)
    let card = View(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    card.name = "card"
    card.backgroundColor = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    card.cornerRadius = 4
    card.bounds.origin = CGPoint(x: 0, y: 5)
    let label = Label(frame: CGRect(x: 3, y: 9, width: 50, height: 11.5))
    label.text = "11"
    label.font = .boldSystemFont(ofSize: 10)
    label.textColor = .clear
    label.textAlignment = .right
    let image = ImageView(image: Image(size: CGSize(width: 4, height: 2)))
    image.isHidden = true
    window.addSubview(card)
    card.addSubview(label)
    card.addSubview(image)

    let snapshot = LayoutSnapshot(of: window, detail: .frames)
    #expect(
      snapshot.views == [
        LayoutSnapshot.Item(
          depth: 0, type: "Window", frame: CGRect(x: 0, y: 0, width: 200, height: 100),
          absoluteFrame: CGRect(x: 0, y: 0, width: 200, height: 100)),
        LayoutSnapshot.Item(
          depth: 1, type: "View", name: "card", frame: CGRect(x: 10, y: 20, width: 100, height: 60),
          absoluteFrame: CGRect(x: 10, y: 20, width: 100, height: 60),
          backgroundColor: "#FF800080", cornerRadius: 4),
        // 3 and 9 in a superview at 10 and 20 that shows its content from 0 and 5 on
        LayoutSnapshot.Item(
          depth: 2, type: "Label", frame: CGRect(x: 3, y: 9, width: 50, height: 11.5),
          absoluteFrame: CGRect(x: 13, y: 24, width: 50, height: 11.5),
          text: LayoutSnapshot.Text(
            string: "11", typeface: .init(size: 10, weight: 700), color: "#00000000",
            alignment: .right,
            // two cells of 6 × 10 at the right end of 50 × 11.5, in the middle
            lines: [LayoutSnapshot.Line(string: "11", x: 51, baseline: 34.75, width: 12)])),
        LayoutSnapshot.Item(
          depth: 2, type: "ImageView", frame: CGRect(x: 0, y: 0, width: 4, height: 2),
          absoluteFrame: CGRect(x: 10, y: 15, width: 4, height: 2), isHidden: true,
          imageSize: CGSize(width: 4, height: 2)),
      ])
  }

  @Test func `The roots origin is the top left`() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    let inner = View(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
    let leaf = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    outer.addSubview(inner)
    inner.addSubview(leaf)
    let frames = LayoutSnapshot(of: inner).views.map(\.absoluteFrame)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 50, height: 40), CGRect(x: 1, y: 2, width: 3, height: 4),
      ])
  }

  @Test func `Guides are described where they are`() {
    let window = Window(size: CGSize(width: 200, height: 100))
    let card = View()
    window.addSubview(card)
    card.layout.make { $0.edges.equalToSuperview().inset(10) }
    let half = LayoutGuide()
    half.identifier = "half"
    card.addLayoutGuide(half)
    half.layout.make {
      $0.top.bottom.leading.equalTo(card)
      $0.width.equalTo(card).multipliedBy(0.5)
    }
    let guides = LayoutSnapshot(of: window, detail: .frames).views.flatMap(\.guides)
    #expect(
      guides == [
        LayoutSnapshot.Guide(
          identifier: "half", absoluteFrame: CGRect(x: 10, y: 10, width: 90, height: 80))
      ])
  }

  @Test(.timeLimit(.minutes(Seeds.limit))) func `A tree may be as deep as it likes`() throws {
    let root = View()
    var innermost = root
    for _ in 0..<2000 {
      let view = View()
      innermost.addSubview(view)
      innermost = view
    }
    let snapshot = LayoutSnapshot(of: root)
    #expect(snapshot.views.last?.depth == 2000)
    #expect(snapshot.textTree.hasSuffix("└── [2000] View  x 0 y 0 w 0 h 0"))
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == snapshot)
  }

  @Test func `A moment of a transition`() {
    let window = Window(size: CGSize(width: 300, height: 200))
    let (panel, label) = (View(), View())
    window.addSubview(panel)
    panel.addSubview(label)
    panel.layout.make {
      $0.edges(excluding: .bottom).equalToSuperview()
      $0.height.equalTo(40)
    }
    label.layout.make {
      $0.bottom.left.equalToSuperview()
      $0.size.equalTo(20)
    }
    window.layoutIfNeeded()
    let opening = window.animate(duration: 2, curve: .linear) {
      panel.layout.update { $0.height.equalTo(140) }
      window.layoutIfNeeded()
    }
    let snapshot = LayoutSnapshot(of: window, in: opening, at: 1)
    #expect(snapshot.views.map(\.frame.height) == [200, 90, 20])
    #expect(snapshot.views.map(\.absoluteFrame.minY) == [0, 0, 70])
    #expect(LayoutSnapshot(of: window, in: opening, at: 2) == LayoutSnapshot(of: window))
  }
}
