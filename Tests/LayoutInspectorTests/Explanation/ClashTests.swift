import Foundation
import LayoutInspector
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// What is said of constraints that can't all hold.
@Suite struct ClashTests {
  /// A card between insets of 16, of a width that has no room in the window.
  private static func window(width: CGFloat) -> (Window, View) {
    let window = Window(size: CGSize(width: 320, height: 200))
    window.onDiagnostic = { _ in }
    let card = View()
    card.name = "card"
    window.addSubview(card)
    #sourceLocation(file:"Card.swift",line:30)
    card.layout.make {
      $0.leading.equalToSuperview().inset(16)
      $0.trailing.equalToSuperview().inset(16)
      $0.width.equalTo(width)
    }
    #sourceLocation()
    return (window, card)
  }

  @Test func `The arithmetic the rule and the repairs`() throws {
    let snapshot = LayoutSnapshot(of: Self.window(width: 343).0)
    let clash = try #require(snapshot.clashes().first)
    // 16 + 343 + 16 - 320
    #expect(clash.shortage == 55)
    #expect(clash.arithmetic == "16 + 16 + 343 = 375 > 320, short by 55")
    // Left out, the width is 288 already; so mending it there moves nothing.
    #expect(
      clash.description == """
        These can't all hold: 16 + 16 + 343 = 375 > 320, short by 55.
             320  Window.width == 320 (its size)
              16  card.leading == Window.leading + 16 (Card.swift:31)
              16  card.trailing == Window.trailing - 16 (Card.swift:32)
             343  card.width == 343 (Card.swift:33)
        Left out: card.width == 343. Of the program's constraints the one activated last gives way.
        Repairs: 1. Give card.width == 343 (Card.swift:33) a priority of 999.
                 2. Change the constant of card.width == 343 (Card.swift:33) from 343 to 288.
                 3. Give card.trailing == Window.trailing - 16 (Card.swift:32) a priority of 999.
                 4. Change the constant of card.trailing == Window.trailing - 16 (Card.swift:32) from -16 to 39.
                 5. Give card.leading == Window.leading + 16 (Card.swift:31) a priority of 999.
                 6. Change the constant of card.leading == Window.leading + 16 (Card.swift:31) from 16 to -39.
        """)
  }

  /// What a repair says, done in the tree: nothing is left out then.
  @Test(arguments: 0..<6) func `What a repair says, done in the tree, mends it`(_ index: Int) throws
  {
    let (window, card) = Self.window(width: 343)
    let clash = try #require(LayoutSnapshot(of: window).clashes().first)
    let repair = clash.repairs[index]
    let constraints = window.constraints + card.constraints
    let constraint = try #require(
      constraints.first { repair.constraint.text == $0.description })
    switch repair.change {
    case .priority(let priority): constraint.priority = LayoutPriority(Float(priority))
    case .constant(let constant): constraint.constant = CGFloat(constant)
    }
    #expect(LayoutSnapshot(of: window).conflicts == [])
  }

  @Test func `Room that is left`() throws {
    let clash = try #require(LayoutSnapshot(of: Self.window(width: 200).0).clashes().first)
    #expect(clash.arithmetic == "16 + 16 + 200 = 232 < 320, 88 left over")
  }

  @Test func `Sizes below zero`() throws {
    let (window, card) = Self.window(width: 288)
    card.layout.make { $0.height.equalTo(-5) }
    let clash = try #require(LayoutSnapshot(of: window).clashes().first)
    #expect(clash.arithmetic == "5 > 0")
    // The constant that would do is 0.
    #expect(clash.repairs.map(\.change) == [.priority(999), .constant(0)])
  }

  @Test(.makesMistakes)
  func `Of a stack's own constraints only what its settings say is changed`() throws {
    let window = Window(size: CGSize(width: 100, height: 50))
    let (one, two) = (View(), View())
    let row = StackView(axis: .horizontal, spacing: 20, [one, two])
    row.name = "row"
    window.addSubview(row)
    row.layout.make { $0.edges.equalToSuperview() }
    for view in [one, two] { view.layout.make { $0.width.equalTo(50) } }
    let snapshot = LayoutSnapshot(of: window)
    let clash = try #require(snapshot.clashes().first)
    #expect(clash.constraints.contains { $0.origin == .container })
    let ofStack = clash.repairs.filter { $0.constraint.origin == .container }
    // 50 + 20 + 50 in 100: without spacing they fit.
    #expect(ofStack.map(\.description) == ["Change the spacing of row from 20 to 0."])
    #expect(clash.repairs.contains { $0.constraint.origin == .program })
  }

  @Test func `No conflict no clash`() {
    #expect(LayoutSnapshot(of: Self.window(width: 288).0).clashes() == [])
  }
}
