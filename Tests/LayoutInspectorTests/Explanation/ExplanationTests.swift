import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// Why numbers are what they are, in words.
@Suite struct ExplanationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let attribute: LayoutSnapshot.Attribute
    let text: String
    /// The texts of the constraints without which the number would be another.
    var causes: [String]?

    var testDescription: String { "\(name).\(attribute)" }
  }

  @Test(arguments: [
    Case(
      name: "card", attribute: .width,
      text: "width 343 = superview 375 − 16 (Card.swift:31) − 16 (Card.swift:32)",
      causes: [
        "Window.width == 375 (its size)", "card.leading == Window.leading + 16",
        "card.trailing == Window.trailing - 16",
      ]),
    Case(
      name: "card", attribute: .left, text: "left 16 = 16 (Card.swift:31)",
      causes: ["card.leading == Window.leading + 16"]),
    Case(
      name: "card", attribute: .right, text: "right 359 = superview 375 − 16 (Card.swift:32)",
      causes: ["Window.width == 375 (its size)", "card.trailing == Window.trailing - 16"]),
    Case(name: "photo", attribute: .width, text: "width 48 = 48 (Card.swift:42)"),
    Case(
      name: "photo", attribute: .centerX,
      text: "centerX 32 = 8 (Card.swift:41) + 24 (Card.swift:42)"),
    Case(
      name: "title", attribute: .left, text: "left 68 = photo.right 56 + 12 (Card.swift:51)",
      causes: [
        "photo.leading == card.leading + 8", "photo.width == 48",
        "title.leading == photo.trailing + 12",
      ]),
    // "Hello" is 39 wide, which the limit at the right has room for.
    Case(
      name: "title", attribute: .width, text: "width 39 = 39 (content, @250)",
      causes: [
        "title.width <= 39 @250 (its content)", "title.width >= 39 @750 (its content)",
      ]),
    Case(name: "title", attribute: .centerY, text: "centerY 32 = photo.centerY 32 (Card.swift:53)"),
    // (343 - 10) / 2: each is as wide as the other, which alone tells nothing.
    Case(
      name: "first", attribute: .width,
      text:
        "width 166.5 = 1/2 × superview 343 − 5 (Card.swift:64), by Card.swift:61, Card.swift:62,"
        + " Card.swift:65"),
    Case(
      name: "first", attribute: .height, text: "height 24 = 1/2 × photo.height 48 (Card.swift:60)"),
    Case(
      name: "open", attribute: .width,
      text: "width 10 is open, 110 would do as well: it only follows from open.width >= 10"
        + " (Card.swift:71)"),
    Case(
      name: "open", attribute: .left,
      text: "left 0 is open, 100 would do as well: no constraint settles it", causes: []),
    Case(
      name: "free", attribute: .width, text: "width 7: its frame, as no constraint is about it",
      causes: []),
    Case(
      name: "half", attribute: .width, text: "width 171.5 = 1/2 × superview 343 (Card.swift:91)"),
  ])
  func `A number follows from constraints with their lines`(_ example: Case) throws {
    let snapshot = LayoutSnapshot(of: card())
    let item = try #require(snapshot.item(named: example.name))
    let explanation = try #require(snapshot.explain(item, example.attribute))
    #expect(explanation.text == example.text)
    if let causes = example.causes { #expect(explanation.causes.map(\.text) == causes) }
  }

  @Test func `The way goes on to what is given`() throws {
    let window = card()
    let first = try #require(window.subviews.first?.subviews.first { $0.name == "first" })
    let explanation = explain(first, .width)
    #expect(
      explanation.description == """
        width 166.5 = 1/2 × superview 343 − 5 (Card.swift:64), by Card.swift:61, Card.swift:62,\
         Card.swift:65
          card.width 343 = superview 375 − 16 (Card.swift:31) − 16 (Card.swift:32)
          Window.width 375 = 375 (its size)
        """)
    #expect(explanation.subject == "first.width")
    #expect(explanation.isComplete)
  }

  @Test func `Items in no tree`() {
    #expect(explain(LayoutGuide(), .width).text.hasSuffix("it is in no tree"))
    #expect(explain(View(), .width).text == "width 0: its frame, as no constraint is about it")
    #expect(LayoutSnapshot(views: []).explain(.init(view: 3), .width) == nil)
  }

  struct Wish: Sendable {
    let name: String
    let attribute: LayoutSnapshot.Attribute
    let wish: Double
    let text: String
  }

  @Test(arguments: [
    Wish(
      name: "card", attribute: .width, wish: 200,
      text: """
        card.width is 343 and not 200, because of
          Window.width == 375 (its size)
          card.leading == Window.leading + 16 (Card.swift:31)
          card.trailing == Window.trailing - 16 (Card.swift:32)
          With 200: 16 + 16 + 200 = 232 < 375, 143 left over.
        """),
    Wish(
      name: "photo", attribute: .width, wish: 50,
      text: """
        photo.width is 48 and not 50, because of
          photo.width == 48 (Card.swift:42)
          With 50: 50 > 48, short by 2.
        """),
    Wish(name: "photo", attribute: .width, wish: 48, text: "photo.width is 48."),
    Wish(
      name: "open", attribute: .width, wish: 20,
      text:
        "Nothing stands against open.width = 20: it is open, and 10 is what the layout has chosen."),
    Wish(
      name: "box", attribute: .width, wish: 80,
      text: """
        box.width is 50 and not 80, because of
          box.width <= 60 @700 (Card.swift:82), which would be missed by 20
          box.width == 50 @500 (Card.swift:81), which would be missed by 30
        """),
  ])
  func `What stands against a wish is named`(_ example: Wish) throws {
    let snapshot = LayoutSnapshot(of: card())
    let item = try #require(snapshot.item(named: example.name))
    let objection = try #require(snapshot.whyNot(item, example.attribute, example.wish))
    #expect("\(objection)" == example.text)
  }

  @Test func `Wishes that are none`() {
    let snapshot = LayoutSnapshot(of: card())
    #expect(snapshot.whyNot(.init(view: 1), .width, .nan) == nil)
    #expect(snapshot.whyNot(.init(view: 99), .width, 1) == nil)
    #expect(whyNot(View(), .width, 3).isPossible)
    // A guide of no view is in no layout.
    let nowhere = whyNot(LayoutGuide(), .width, 3)
    #expect(nowhere.value.isNaN && nowhere.obstacles.isEmpty)
  }

  @Test func `Guides are explained as views are`() {
    let (box, guide) = (View(), LayoutGuide())
    box.name = "box"
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    guide.identifier = "gap"
    box.addLayoutGuide(guide)
    #sourceLocation(file:"Gap.swift",line:7)
    guide.widthAnchor.constraint(equalToConstant: 12).isActive = true
    #sourceLocation()
    box.layoutIfNeeded()
    #expect(explain(guide, .width).text == "width 12 = 12 (Gap.swift:7)")
    #expect(whyNot(guide, .width, 20).value == 12)
  }
}

/// A card in a window of 375, with a photo, a title beside it, and two columns.
private func card() -> Window {
  let window = Window(size: CGSize(width: 375, height: 200), scale: 2)
  var views: [String: View] = [:]
  func add(_ name: String, _ view: View = View(), to superview: View? = nil) -> View {
    view.name = name
    (superview ?? views["card"] ?? window).addSubview(view)
    views[name] = view
    return view
  }
  let card = add("card", to: window)
  let photo = add("photo")
  let label = Label()
  label.text = "Hello"
  let title = add("title", label)
  let (first, second, open, box) = (add("first"), add("second"), add("open"), add("box"))
  add("free").frame = CGRect(x: 1, y: 2, width: 7, height: 8)
  let half = LayoutGuide()
  half.identifier = "half"
  card.addLayoutGuide(half)
  #sourceLocation(file:"Card.swift",line:30)
  card.layout.make {
    $0.leading.equalToSuperview().inset(16)
    $0.trailing.equalToSuperview().inset(16)
    $0.top.equalToSuperview().inset(20)
  }
  #sourceLocation(file:"Card.swift",line:40)
  photo.layout.make {
    $0.leading.top.equalToSuperview().inset(8)
    $0.size.equalTo(48)
  }
  #sourceLocation(file:"Card.swift",line:50)
  title.layout.make {
    $0.leading.equalTo(photo.layout.trailing).offset(12)
    $0.trailing.lessThanOrEqualToSuperview().inset(16)
    $0.centerY.equalTo(photo)
  }
  #sourceLocation(file:"Card.swift",line:60)
  first.layout.make { $0.height.equalTo(photo).multipliedBy(0.5) }
  first.layout.make { $0.leading.equalToSuperview() }
  first.layout.make { $0.width.equalTo(second) }
  second.layout.make {
    $0.leading.equalTo(first.layout.trailing).offset(10)
    $0.trailing.equalToSuperview()
  }
  #sourceLocation(file:"Card.swift",line:70)
  open.layout.make {
    $0.width.greaterThanOrEqualTo(10)
  }
  #sourceLocation(file:"Card.swift",line:80)
  box.layout.make {
    $0.width.equalTo(50).priority(500)
    $0.width.lessThanOrEqualTo(60).priority(700)
    $0.left.equalToSuperview()
  }
  #sourceLocation(file:"Card.swift",line:90)
  half.layout.make {
    $0.width.equalTo(card).multipliedBy(0.5)
  }
  #sourceLocation()
  window.layoutIfNeeded()
  return window
}
