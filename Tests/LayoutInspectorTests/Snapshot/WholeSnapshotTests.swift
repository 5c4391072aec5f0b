import Foundation
import LayoutInspector
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// What a snapshot knows beside frames.
@Suite(.makesMistakes) struct WholeSnapshotTests {
  /// A card 343 wide in a window of 375, with a title that has no height of its own.
  private static func window() -> Window {
    let window = Window(size: CGSize(width: 375, height: 200), scale: 2)
    let (card, title) = (View(), View())
    card.name = "card"
    title.name = "title"
    window.addSubview(card)
    card.addSubview(title)
    card.layout.make {
      $0.leading.trailing.equalToSuperview().inset(16)
      $0.top.equalToSuperview().inset(20)
      $0.height.equalTo(60)
      $0.width.lessThanOrEqualTo(400)
      $0.width.equalTo(100).priority(500)
      $0.height.equalTo(70).inactive()
    }
    title.layout.make {
      $0.top.leading.equalToSuperview()
      $0.width.equalTo(80)
      $0.height.greaterThanOrEqualTo(10)
    }
    return window
  }

  private func constraint(_ text: String, _ snapshot: LayoutSnapshot) throws
    -> LayoutSnapshot.Constraint
  {
    try #require(snapshot.constraints.first { $0.text == text }, "no \(text)")
  }

  @Test func `Constraints say what became of them`() throws {
    let snapshot = LayoutSnapshot(of: Self.window())
    #expect(try constraint("card.top == Window.top + 20", snapshot).state == .holds)
    // 400 - 343
    let limit = try constraint("card.width <= 400", snapshot)
    #expect(limit.state == .holds && limit.slack == 57 && limit.violation == 0)
    // 343 - 100
    let wish = try constraint("card.width == 100 @500", snapshot)
    #expect(wish.state == .violated && wish.violation == 243)
    #expect(wish.source?.description.hasPrefix("WholeSnapshotTests.swift:") == true)
    let inactive = try constraint("card.height == 70", snapshot)
    #expect(inactive.state == .inactive && inactive.terms.isEmpty)
    #expect(snapshot.constraints.contains { $0.origin == .root && $0.limit == 375 })
  }

  @Test func `It says what numbers follow from`() throws {
    let snapshot = LayoutSnapshot(of: Self.window())
    let card = try #require(snapshot["card"])
    let width = try #require(card.findings.first { $0.part == .width })
    #expect(
      width.constraints.map { snapshot.constraints[$0].text }.sorted() == [
        "card.leading == Window.leading + 16", "card.trailing == Window.trailing - 16",
      ])
    #expect(card.findings.allSatisfy { $0.alternative == nil })
    let title = try #require(snapshot["title"])
    #expect(title.findings.filter { $0.alternative != nil }.map(\.part) == [.height])
    #expect(snapshot.textTree.contains("title: View  x 0 y 0 w 80 h 10  ambiguous: height"))
    #expect(card.margins == LayoutSnapshot.Insets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `Conflicts are listed`() throws {
    let window = Self.window()
    window.onDiagnostic = { _ in }
    let card = try #require(window.subviews.first)
    card.layout.make { $0.width.equalTo(200) }
    let snapshot = LayoutSnapshot(of: window)
    let conflict = try #require(snapshot.conflicts.first)
    #expect(snapshot.conflicts.count == 1)
    #expect(snapshot.constraints[conflict.leftOut].text == "card.width == 200")
    #expect(snapshot.constraints[conflict.leftOut].state == .leftOut)
    // 343 - 200
    #expect(snapshot.constraints[conflict.leftOut].violation == 143)
    #expect(conflict.clashing.map { snapshot.constraints[$0].text }.count == 3)
    #expect(conflict.rule == "Of the program's constraints the one activated last gives way.")
    #expect(snapshot.description.contains("is left out, as it contradicts"))
  }

  @Test func `JSON names its numbers and survives`() throws {
    let snapshot = LayoutSnapshot(of: Self.window())
    let json = try snapshot.json()
    #expect(try LayoutSnapshot(json: json) == snapshot)
    #expect(
      try snapshot.json(isCompact: true) == LayoutSnapshot(of: Self.window()).json(isCompact: true))
    #expect(
      json.contains(
        """
              "frame" : {
                "height" : 60,
                "width" : 343,
                "x" : 16,
                "y" : 20
              },
        """))
  }

  @Test(arguments: [
    ("{", "it is no JSON, or cut off"),
    ("{}", "\"version\" is missing at the top"),
    ("[]", "a value of another kind stands at the top"),
    (#"{"version": 1}"#, "\"views\" is missing at the top"),
    (
      #"{"version": 99, "whatever": []}"#, "has version 99, and this library reads versions up to 1"
    ),
    (
      #"{"version":1,"views":[{"depth":"a"}],"constraints":[],"conflicts":[],"scale":1,"notes":[]}"#,
      "a value of another kind stands at views.[0].depth"
    ),
    (
      #"{"version":1,"views":[],"constraints":[],"conflicts":[{"leftOut":3,"clashing":[],"rule":""}],"#
        + #""scale":1,"notes":[]}"#, "conflicts[0] refers to something that isn't in it"
    ),
  ])
  func `Documents that are no snapshots are refused with a reason`(json: String, message: String) {
    #expect {
      try LayoutSnapshot(json: json)
    } throws: {
      "\($0)".contains(message)
    }
  }

  @Test func `Large trees get a note`() {
    let root = View()
    for _ in 0..<2001 { root.addSubview(View()) }
    #expect(LayoutSnapshot(of: root).notes.first?.contains("2002 views") == true)
    #expect(LayoutSnapshot(of: root, detail: .frames).notes == [])
  }

  @Test func `What is outside counts as it is`() throws {
    let window = Self.window()
    window.layoutIfNeeded()
    let card = try #require(window.subviews.first)
    let snapshot = LayoutSnapshot(of: card)
    let trailing = try constraint("card.trailing == Window.trailing - 16", snapshot)
    // x + width == 375 - 16
    #expect(Set(trailing.terms.map(\.part)) == [.x, .width])
    #expect(trailing.limit == 359)
    #expect(trailing.second?.item == nil)
  }
}
