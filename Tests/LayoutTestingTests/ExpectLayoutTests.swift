import Foundation
import LayoutInspector
import LayoutKit
import LayoutTesting
import Testing

/// Text trees that are recorded and compared.
@Suite struct ExpectLayoutTests {
  /// A card with a title between insets.
  private static func screen(inset: CGFloat = 16, title: String = "Welcome") -> View {
    let screen = View()
    let (card, label) = (View(), Label())
    screen.name = "screen"
    card.name = "card"
    label.name = "title"
    label.text = title
    screen.addSubview(card)
    card.addSubview(label)
    #sourceLocation(file:"Card.swift",line:10)
    card.layout.make {
      $0.leading.trailing.equalToSuperview(.safeArea).inset(inset)
      $0.top.equalToSuperview(.safeArea).inset(20)
      $0.height.equalTo(60)
    }
    label.layout.make {
      $0.leading.top.equalToSuperview().inset(8)
    }
    #sourceLocation()
    return screen
  }

  @Test func `A record that holds`() {
    expectLayout(
      of: Self.screen(), on: .phones, .size(200, 100), .rightToLeft, .textSizes, .landscape,
      matches: "card")
  }

  @Test func `A controllers screen`() {
    final class Controller: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let screen = ExpectLayoutTests.screen()
        view.addSubview(screen)
        screen.layout.make { $0.edges.equalToSuperview() }
      }
    }
    expectLayout(of: Controller(), on: .devices(.iPadMini), matches: "controller")
  }

  private func layouts(_ view: @autoclosure () -> View) -> [(
    name: String, snapshot: LayoutSnapshot
  )] {
    let window = Window(size: CGSize(width: 375, height: 200))
    let screen = view()
    window.addSubview(screen)
    screen.frame = window.bounds
    return [("small", LayoutSnapshot(of: window))]
  }

  /// A record in a folder of its own.
  private func withRecord(_ body: (LayoutRecord) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LayoutRecord-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(LayoutRecord(testFile: folder.appendingPathComponent("Tests.swift").path, name: "a/b"))
  }

  @Test func `A record is written once, again or never, as the mode says`() throws {
    try withRecord { record in
      #expect(record.file.path.hasSuffix("__Snapshots__/Tests/a-b.txt"))
      let (old, new) = (layouts(Self.screen()), layouts(Self.screen(inset: 24)))
      #expect(record.compare(old, .never).failure?.hasPrefix("Nothing is recorded in") == true)
      #expect(!FileManager.default.fileExists(atPath: record.file.path))
      #expect(record.compare(old, .missing).failure?.hasPrefix("Nothing was recorded;") == true)
      #expect(record.compare(old, .missing).failure == nil)
      #expect(record.compare(new, .missing).failure != nil)
      #expect(record.compare(new, .never).failure != nil)
      #expect(record.compare(new, .failed).failure?.contains("are recorded again") == true)
      #expect(record.compare(new, .missing).failure == nil)
      #expect(record.compare(old, .all).failure == "The layouts are recorded, as asked for.")
      #expect(record.compare(old, .missing).failure == nil)
    }
  }

  @Test func `A failure tells what moved and why`() throws {
    try withRecord { record in
      _ = record.compare(layouts(Self.screen()), .missing)
      let outcome = record.compare(layouts(Self.screen(inset: 24)), .missing)
      #expect(outcome.differing.map(\.name) == ["small"])
      #expect(
        outcome.failure == """
          The layout is not the one recorded in __Snapshots__/Tests/a-b.txt.

          small
            card: x 16 → 24 (+8), width 343 → 327 (−16)
                left 24 = 24 (Card.swift:11)
                width 327 = safeArea 375 − 24 − 24 (Card.swift:11)

          If it is right, record it with SNAPSHOT_TESTING_RECORD=failed.
          """)
    }
  }

  @Test func `A cause is told once, with the environments that it shows in`() throws {
    func layouts(_ inset: CGFloat) -> [(name: String, snapshot: LayoutSnapshot)] {
      [320, 375, 430].map { width in
        let window = Window(size: CGSize(width: width, height: 200))
        let screen = Self.screen(inset: inset)
        window.addSubview(screen)
        screen.frame = window.bounds
        return ("\(Int(width))", LayoutSnapshot(of: window))
      }
    }
    try withRecord { record in
      _ = record.compare(layouts(16), .missing)
      let outcome = record.compare(layouts(24), .missing)
      #expect(outcome.differing.count == 3)
      #expect(
        outcome.failure == """
          The layout is not the one recorded in __Snapshots__/Tests/a-b.txt.

          320, and alike in 375, 430
            card: x 16 → 24 (+8), width 288 → 272 (−16)
                left 24 = 24 (Card.swift:11)
                width 272 = safeArea 320 − 24 − 24 (Card.swift:11)

          If it is right, record it with SNAPSHOT_TESTING_RECORD=failed.
          """)
    }
  }

  /// Three rows below each other, the first of a height of its own.
  private static func list(spacing: CGFloat, first: CGFloat) -> View {
    let rows = ["a", "b", "c"].map { name in
      let row = View()
      row.name = name
      return row
    }
    #sourceLocation(file:"List.swift",line:20)
    let list = StackView(axis: .vertical, spacing: spacing, rows)
    rows[0].layout.make { $0.height.equalTo(first) }
    #sourceLocation()
    list.name = "list"
    for row in rows[1...] { row.layout.make { $0.height.equalTo(10) } }
    let screen = View()
    screen.addSubview(list)
    list.layout.make { $0.top.leading.trailing.equalToSuperview() }
    return screen
  }

  @Test func `Of frames that only follow others the names are told`() throws {
    try withRecord { record in
      _ = record.compare(layouts(Self.list(spacing: 8, first: 10)), .missing)
      let failure = record.compare(layouts(Self.list(spacing: 8, first: 30)), .missing).failure
      let lines = (failure ?? "").split(separator: "\n").map(String.init)
      #expect(lines.contains("  a: height 10 → 30 (+20)"))
      #expect(lines.contains("      height 30 = 30 (List.swift:21)"))
      #expect(lines.last { $0.hasPrefix("  with what follows from that: ") }?.contains("b") == true)
      #expect(!lines.contains { $0.hasPrefix("  b: ") || $0.hasPrefix("  c: ") })
    }
  }

  @Test func `A spacing goes by its stack and the line that made it`() throws {
    try withRecord { record in
      _ = record.compare(layouts(Self.list(spacing: 8, first: 10)), .missing)
      let failure = record.compare(layouts(Self.list(spacing: 12, first: 10)), .missing).failure
      #expect(failure?.contains("12 (spacing of list, List.swift:20)") == true, "\(failure ?? "")")
    }
  }

  @Test func `Attachments are made where something keeps them`() {
    #expect(attachmentsAreKept(["xctest", "--attachments-path", "/tmp/a"], [:]))
    #expect(attachmentsAreKept(["xctest", "--attachments-path=/tmp/a"], [:]))
    #expect(attachmentsAreKept([], ["XCTestConfigurationFilePath": "/tmp/a"]))
    #expect(!attachmentsAreKept(["xctest", "--testing-library", "swift-testing"], [:]))
  }

  @Test func `Other trees are compared by lines`() throws {
    try withRecord { record in
      _ = record.compare(layouts(Self.screen()), .missing)
      let screen = Self.screen(title: "Hello")
      let extra = View()
      extra.name = "extra"
      screen.addSubview(extra)
      let failure = try #require(record.compare(layouts(screen), .missing).failure)
      #expect(failure.contains("+     └── extra: View  x 0 y 0 w 0 h 0"))
    }
  }

  @Test func `Records of other variants`() throws {
    try withRecord { record in
      let layouts = layouts(Self.screen())
      _ = record.compare(layouts, .missing)
      let failure = record.compare([("large", layouts[0].snapshot)], .missing).failure
      #expect(failure?.contains("large\n  isn't recorded") == true)
      #expect(failure?.contains("small\n  is recorded, and isn't laid out any more") == true)
    }
  }

  @Test func `A folder that can't be written`() {
    let record = LayoutRecord(testFile: "/proc/nowhere/Tests.swift", name: "a")
    let failure = record.compare(layouts(Self.screen()), .missing).failure
    #expect(failure?.hasPrefix("__Snapshots__/Tests/a.txt can't be written:") == true)
  }

  @Test func `A layout that differs fails the test`() throws {
    let window = Window(size: CGSize(width: 1, height: 1))
    window.name = "own"
    // A window is laid out itself, in the environment of the variant.
    let unknown = heardFailures {
      expectLayout(of: window, on: .size(80, 60), matches: "nothing of the name", record: .never)
    }
    #expect(unknown.count == 1 && unknown[0].hasPrefix("Nothing is recorded in"))
    #expect(window.bounds.size == CGSize(width: 80, height: 60))
    let moved = heardFailures {
      expectLayout(of: Self.screen(inset: 40), on: .phones, matches: "card", record: .never)
    }
    #expect(moved.count == 1 && moved[0].contains("card: x 16 → 40 (+24)"))
  }

  @Test func `What is behind a frame is compared`() throws {
    try withRecord { record in
      let hidden = { (isHidden: Bool) -> View in
        let screen = Self.screen()
        screen.subviews.first?.isHidden = isHidden
        return screen
      }
      _ = record.compare(layouts(hidden(false)), .missing)
      let failure = try #require(record.compare(layouts(hidden(true)), .missing).failure)
      #expect(failure.contains("card: nothing → hidden"))
      _ = record.compare(layouts(hidden(true)), .all)
      let back = try #require(record.compare(layouts(hidden(false)), .missing).failure)
      #expect(back.contains("card: hidden → nothing"))
    }
  }

  @Test func `Many differences are cut short`() throws {
    try withRecord { record in
      func rows(_ count: Int, _ name: String, x: CGFloat = 0) -> View {
        let screen = View()
        for number in 0..<count {
          let row = View(frame: CGRect(x: x, y: 0, width: 1, height: 1))
          row.name = "\(name)\(number)"
          screen.addSubview(row)
        }
        return screen
      }
      _ = record.compare(layouts(rows(20, "a")), .missing)
      let moved = try #require(record.compare(layouts(rows(20, "a", x: 5)), .missing).failure)
      // Twelve of twenty are told of.
      #expect(moved.contains("a11: x 0 → 5 (+5)") && !moved.contains("a12: x"))
      #expect(moved.contains("and 8 more views"))
      let others = try #require(record.compare(layouts(rows(20, "b")), .missing).failure)
      // Of forty lines that differ, twenty-four.
      #expect(others.contains("and 16 more lines"))
    }
  }

  @Test func `Variants are named, and none stands twice`() {
    func names(_ variants: LayoutVariants...) -> [String] {
      LayoutVariants.resolve(variants).map(\.name)
    }
    #expect(names() == ["iPhone15"])
    #expect(names(.rightToLeft) == ["iPhone15", "iPhone15, right to left"])
    #expect(names(.size(320, 200), .size(320, 200)) == ["320x200"])
    #expect(names(.tablets, .landscape).count == 6)
    #expect(
      names(.devices(.iPhoneSE), .textSizes) == [
        "iPhoneSE", "iPhoneSE, extraSmall", "iPhoneSE, extraExtraExtraLarge",
        "iPhoneSE, accessibilityExtraExtraExtraLarge",
      ])
    let own = LayoutEnvironment(size: CGSize(width: 10, height: 10), scale: 3)
    #expect(LayoutVariants.resolve([.environment("own", own)]).first?.environment.scale == 3)
  }
}
