import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// What a name, a text or a file says reaches people as text: nothing in it is obeyed by a terminal, and
/// none breaks a line.
@Suite struct PrintableOutputTests {
  /// What terminals and readers obey: controls of both kinds, line ends, directions of writing.
  static let controls: [Unicode.Scalar] =
    (0..<0x20).compactMap { Unicode.Scalar($0) } + (0x7F..<0xA0).compactMap { Unicode.Scalar($0) }
    + [
      "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}",
      "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
      "\u{FEFF}",
    ]

  @Test func `Every control is written out`() {
    for control in Self.controls {
      let text = "a\(Character(control))b"
      #expect(text.printable.hasPrefix("a\\"))
      #expect(text.printable.hasSuffix("b"))
      #expect(text.printable.printable == text.printable)
      #expect((text.printableLines == text) == (control == "\n" || control == "\t"))
    }
    #expect("a\u{1B}[2J\r\n\u{202E}".printable == "a\\u{1b}[2J\\r\\n\\u{202e}")
  }

  @Test(arguments: ["", "Größe 😀 👨‍👩‍👧 日本 עברית", "a\\n", "\"'<>&"])
  func `What is shown stays`(_ text: String) {
    #expect(text.printable == text)
    #expect(text.printableLines == text)
  }

  /// A name with all of them.
  private static let name = "na" + String(String.UnicodeScalarView(controls)) + "me"

  @Test
  func `Every way out, each with a tree whose names, texts, identifiers and files hold controls`()
    throws
  {
    var diagnostics: [LayoutDiagnostic] = []
    let window = Window(size: CGSize(width: 320, height: 200))
    window.onDiagnostic = { diagnostics.append($0) }
    let card = View()
    card.name = Self.name
    let guide = LayoutGuide()
    guide.identifier = Self.name
    card.addLayoutGuide(guide)
    let label = Label()
    label.text = Self.name
    window.addSubview(card)
    card.addSubview(label)
    let handle = card.layout.make {
      $0.leading.trailing.equalToSuperview().inset(16)
      $0.width.equalTo(343).id("wide" + Self.name)
    }
    label.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5).isActive = true
    window.layoutIfNeeded()
    var snapshot = LayoutSnapshot(of: window)
    for place in snapshot.constraints.indices {
      snapshot.constraints[place].source = .init(file: Self.name, line: 1)
    }
    let clash = try #require(snapshot.clashes().first)
    let item = try #require(snapshot.views.indices.last)
    let log = "<NSLayoutConstraint:0x1 UILabel:0x2'\(Self.name)'.width == 1>\n"
    let report = try #require(
      try ConstraintLog(log + "<NSLayoutConstraint:0x3 UIView:0x4.\(Self.name) == 1>").reports.first
    )
    var ways: [(way: String, text: String)] = [
      ("tree", LayoutSnapshot(of: window).textTree), ("trace", window.layoutTrace),
      ("view", "\(card)"), ("view, for debuggers", card.debugDescription), ("handle", "\(handle)"),
      ("snapshot", "\(snapshot)"), ("text tree", snapshot.textTree), ("clash", "\(clash)"),
      ("log", "\(report)"),
    ]
    ways += diagnostics.map { ("diagnostic", $0.description) }
    ways += diagnostics.compactMap { $0.conflictLog }.map { ("conflict log", $0) }
    ways += card.constraints.flatMap {
      [
        ("constraint", $0.description), ("its line", $0.debugDescription),
        ("its log", $0.logDescription),
      ]
    }
    ways += clash.repairs.map { ("repair", $0.description) }
    ways += snapshot.lint().map { ("lint", $0.description) }
    ways += window.lint().map { ("lint of a window", $0.description) }
    for attribute in LayoutSnapshot.Attribute.allCases {
      let view = LayoutSnapshot.Reference(view: item)
      if let reason = snapshot.explain(view, attribute) { ways.append(("reason", "\(reason)")) }
      if let objection = snapshot.whyNot(view, attribute, 7) {
        ways.append(("objection", "\(objection)"))
      }
    }
    #expect(Set(ways.map(\.way)).count >= 15)
    for (way, text) in ways {
      let obeyed = text.unicodeScalars.filter {
        Self.controls.contains($0) && $0 != "\n" && $0 != "\t"
      }
      #expect(obeyed.isEmpty, "\(way): \(text.printable)")
      // A name doesn't break its line.
      #expect(!text.contains("na\\u{0}\n"), "\(way)")
      for line in text.split(separator: "\n") where line.contains("na\\u{0}") {
        #expect(line.contains("me") || line.hasSuffix("…\""), "\(way)")
      }
    }
    #expect(snapshot.textTree.split(separator: "\n").count == snapshot.views.count)
  }
}
