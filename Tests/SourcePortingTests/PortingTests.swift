import SourcePorting
import TestSupport
import Testing

/// Sources that compile without Objective-C.
///
/// What a source becomes, rule by rule.
///
/// Lines stay lines, so that each case is compared to the letter.
@Suite
struct PortingTests {
  static func port(_ source: String) -> PortedSource {
    SourcePort([("Card.swift", Array(source.utf8))]).ported()[0]
  }

  @Test(arguments: try Fixtures.cases("porting.txt"))
  func `Each rule, and what comes of it`(_ example: TextCase) throws {
    let source = try example.text(0)
    let expected = try example.text(example.parts.count - 1)
    let ported = Self.port(source)
    #expect(ported.text == expected)
    #expect(ported.isChanged == (example.parts.count == 2))
    #expect(expected.count { $0 == "\n" } == source.count { $0 == "\n" })
  }

  static let noted: [(source: String, line: Int, column: Int, words: String)] = [
    ("extension UIButton { override func f() {} }", 1, 31, "move it into the class"),
    (
      "class A: V {}\n#if DEBUG\nextension A { override func f() {} }\n#endif", 3, 24,
      "move it into the class"
    ),
    (
      "class A: V {}\nextension A { override func f(_ x: Int...) {} }", 2, 24,
      "move it into the class"
    ),
    (
      "class A: V {}\nextension A { override var x: Int { didSet { x = 1 } } }", 2, 24,
      "move it into the class"
    ),
    (
      "class A: V {}\nextension A { override var x: P { willSet { self.x.y += 1 } } }", 2, 24,
      "move it into the class"
    ),
    ("@objc protocol P { @objc optional var f: Int { get } }", 1, 35, "optional properties"),
    ("class A {\n@objc func f() {\nif x {}\n", 2, 16, "nothing closes this brace"),
    ("class A {}; let s = Selector(\"go:\")", 1, 21, "no method of the module is \"go:\""),
    ("let s = #selector(save)", 1, 9, "name the type"),
    ("class A { let s = #selector(type(of: self).save) }", 1, 19, "name the type"),
    ("class A { @NSManaged var x: Int }", 1, 12, "give the property one"),
    ("class A {}\nclass A {}\nextension A { override func f() {} }", 2, 1, "declared twice"),
  ]

  @Test(arguments: noted)
  func `What can't be rewritten stays, and is told with its place`(
    _ example: (source: String, line: Int, column: Int, words: String)
  ) {
    let ported = Self.port(example.source)
    #expect(ported.notes.count == 1)
    #expect(ported.notes.first?.line == example.line)
    #expect(ported.notes.first?.column == example.column)
    #expect(ported.notes.first?.message.contains(example.words) == true)
  }

  @Test func `A source that needs nothing is passed on byte for byte`() {
    let source =
      Array("import UIKit\r\nclass A { /* ( */ }\u{FEFF}\n\tlet s = \"\\(a)\"".utf8) + [0xFF, 0]
    let ported = SourcePort([("A.swift", source)]).ported()[0]
    #expect(ported.bytes == source)
    #expect(!ported.isChanged)
    #expect(ported.compiled == Array("#sourceLocation(file: \"A.swift\", line: 1)\n".utf8) + source)
  }

  @Test func `Classes and their extensions may stand in files apart`() {
    let ported = SourcePort([
      (
        "B.swift",
        Array("extension A {\n  override func f() { hidden() }\n  private func hidden() {}\n}".utf8)
      ),
      ("A.swift", Array("final class A: Box {\n}\n".utf8)),
    ]).ported()
    #expect(ported[1].text == "final class A: Box {\noverride func f() { extension_A_f() } }\n")
    #expect(
      ported[0].text
        == "extension A {\n           func extension_A_f() { hidden() }\n  private func hidden() {}\n}"
    )
  }
}
