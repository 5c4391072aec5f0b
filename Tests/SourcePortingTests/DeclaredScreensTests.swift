import SourcePorting
import Testing

/// Which screens the sources of a module have, and how they are made.
@Suite
struct DeclaredScreensTests {
  static func screens(_ sources: String...) -> [DeclaredScreen] {
    let files = sources.enumerated().map { (path: "/app/File\($0).swift", bytes: Array($1.utf8)) }
    return DeclaredScreens(files, ported: SourcePort(files).ported()).screens
  }

  /// Sources, the name of the last screen in them, and the expression, or the beginning of the obstacle.
  static let cases: [(String, String, String)] = [
    ("class A: UIViewController {}", "A", "A()"),
    ("final class A: UIView {}", "A", "A()"),
    ("class A: UITableViewCell, P {}", "A", "A()"),
    ("class A: Kit.BaseViewController {}", "A", "A()"),
    ("class B: UIButton {}; class A: B {}", "A", "A()"),
    ("enum E { class A: UIView {} }", "E.A", "E.A()"),
    ("enum E { class B: UIView {}; class A: B {} }", "E.A", "E.A()"),
    (
      "class A: UIView { override init(frame: CGRect) {}; required init?(coder: C) {} }", "A", "A()"
    ),
    ("class A: UIView { init(x: Int = 1, y: (Int, Int) = (1, 2)) {} }", "A", "A()"),
    ("class A: UIView { init(x: Int = 1, y: Int) {} }", "A", "it is made by init(x:y:)"),
    ("class A: UIView { init(x: Int) {} }; extension A { convenience init() {} }", "A", "A()"),
    ("class B: UIView { init(model: M) {} }; class A: B {}", "A", "it is made by init(model:)"),
    ("class B: UIView { init(model: M) {} }; class A: B { init() {} }", "A", "A()"),
    ("private class A: UIView {}", "A", "it is private"),
    ("fileprivate enum E { class A: UIView {} }", "E.A", "it is private"),
    ("class A<T>: UIView {}", "A", "it is generic"),
    (
      "class A: UIView { init(x: Int) {}; static var preview: UIView { A(x: 1) } }", "A",
      "A.preview"
    ),
    ("class A: UIView { static let preview = A() }", "A", "A.preview"),
    ("class A: UIView { class func preview() -> A { A() } }", "A", "A.preview()"),
    ("class A: UIView { static func preview(_ x: Int) -> A { A() } }", "A", "A()"),
    ("struct S { static var preview: Any { 1 } }", "S", "S.preview"),
    ("class A: UIView {}; extension A { static var preview: A { A() } }", "A", "A.preview"),
    ("#Preview { A() }", "Preview File0.swift:1", "layoutPreview_File0_1()"),
    (
      "\n#Preview(\"A \\\"card\\\"\", traits: .portrait) {\n A()\n}", "A \"card\"",
      "layoutPreview_File0_2()"
    ),
  ]

  @Test(arguments: cases)
  func `A screen is found with how it is made, or why it can't be`(
    _ source: String, _ name: String, _ making: String
  ) throws {
    let found = try #require(Self.screens(source).last)
    #expect(found.name == name)
    switch found.making {
    case .expression(let text): #expect(text == making)
    case .obstacle(let reason): #expect(reason.hasPrefix(making))
    }
  }

  @Test(
    arguments: [
      "class A {}", "class A: NSObject {}", "struct ContentView: View {}", "protocol P: UIView {}",
      "class A: B {}; class B: A {}", "enum E { static var previews: Int { 1 } }",
      "class A: UIView { ", "#Preview", "#Preview(", "// #Preview { A() }", "extension A {}",
      "protocol P { static var preview: Int { get } }",
    ])
  func `What is no screen`(_ source: String) { #expect(Self.screens(source).isEmpty) }

  @Test func `Classes come from those of other files`() {
    let found = Self.screens(
      "class A: B {}", "class B: C { init(x: Int) {} }", "class C: UIView {}")
    #expect(found.map(\.name) == ["A", "B", "C"])
    #expect(found[0].path == "/app/File0.swift")
    #expect(
      found[0].making
        == .obstacle("it is made by init(x:); give it `static var preview` or write a #Preview"))
  }
}

/// Previews as functions.
@Suite
struct PreviewRuleTests {
  @Test func `Lines stay where they are`() throws {
    let source =
      "import UIKit\n#Preview(\n  \"Card\",\n  traits: .portrait\n) {\n  Card()\n}\n#Preview { View() }"
    let ported = try #require(
      SourcePort([("/app/Card View.swift", Array(source.utf8))]).ported().first)
    #expect(
      ported.text
        == "import UIKit\n@MainActor func layoutPreview_Card_View_2() -> Any \n\n\n{\n  Card()\n}\n"
        + "@MainActor func layoutPreview_Card_View_8() -> Any { View() }")
    #expect(ported.previews.map(\.title) == ["Card", nil])
    #expect(ported.previews.map(\.line) == [2, 8])
  }

  @Test func `Without braces it stays, with a note`() throws {
    let ported = PortingTests.port("#Preview(\"A\", body: make)")
    #expect(!ported.isChanged && ported.previews.isEmpty)
    #expect(ported.notes.first?.message.hasPrefix("#Preview is made a function") == true)
  }

  @Test func `A program's beginning is left out of a library`() {
    let ported = PortingTests.port("@main\nstruct App { let s = \"@main\" }")
    #expect(ported.withoutEntry.text == "     \nstruct App { let s = \"@main\" }")
  }
}
