import SourcePorting
import Testing

/// Sources that compile without Objective-C.
///
/// What a source becomes, rule by rule.
///
/// Lines stay lines, so that each case is compared to the letter.
@Suite
struct PortingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let ported: String

    init(_ name: String, _ source: String, _ ported: String) {
      testDescription = name
      self.source = source
      self.ported = ported
    }
  }

  static func port(_ source: String) -> PortedSource {
    SourcePort([("Card.swift", Array(source.utf8))]).ported()[0]
  }

  static let attributes = [
    Case("@objc", "@objc func save() {}", "      func save() {}"),
    Case(
      "@objc with a name", "@objc(save:) func save(_ x: Int) {}",
      "             func save(_ x: Int) {}"),
    Case("on a line of its own", "@objc\nfunc save() {}", "     \nfunc save() {}"),
    Case("members", "@objcMembers class A {}", "             class A {}"),
    Case("dynamic", "@objc dynamic var x = 1", "              var x = 1"),
    Case("dynamic as a name", "let dynamic = 1; f(dynamic)", "let dynamic = 1; f(dynamic)"),
    Case(
      "a case called dynamic", "switch x { case .dynamic: var y = 1 }",
      "switch x { case .dynamic: var y = 1 }"),
    Case("an outlet", "@IBOutlet weak var a: Box!", "          weak var a: Box!"),
    Case("an action", "@IBAction func tap(_ s: Any) {}", "          func tap(_ s: Any) {}"),
    Case("designable", "@IBDesignable final class A {}", "              final class A {}"),
    Case("inspectable", "@IBInspectable var r: CGFloat = 1", "               var r: CGFloat = 1"),
    Case(
      "other attributes", "@MainActor @discardableResult func f() {}",
      "@MainActor @discardableResult func f() {}"),
    Case("in a string", "let s = \"@objc func f()\"", "let s = \"@objc func f()\""),
    Case("in a raw string", "let s = #\"a\" @objc \"b\"#", "let s = #\"a\" @objc \"b\"#"),
    Case(
      "in a long string", "let s = \"\"\"\n\" @objc \\(a + \"}\")\n\"\"\"",
      "let s = \"\"\"\n\" @objc \\(a + \"}\")\n\"\"\""),
    Case("in a comment", "// @objc\n/* /* @objc */ @objc */", "// @objc\n/* /* @objc */ @objc */"),
    Case(
      "in a regular expression", "let r = /\"@objc/\n@objc func f() {}",
      "let r = /\"@objc/\n      func f() {}"),
    Case(
      "after a division", "let q = a / b\n@objc let r = c / d", "let q = a / b\n      let r = c / d"
    ),
  ]

  static let names = [
    Case(
      "a nib", "import UIKit\nlet nib = UINib(nibName: \"A\", bundle: nil)",
      "import UIKit; import InterfaceBuilder; import UIKit\nlet nib = UINib(nibName: \"A\", bundle: nil)"
    ),
    Case(
      "a storyboard, imported already",
      "import UIKit\nimport InterfaceBuilder\nlet a = UIStoryboard.self",
      "import UIKit\nimport InterfaceBuilder\nlet a = UIStoryboard.self"),
    Case(
      "SnapKit alone", "import SnapKit\nlet view = UIView()",
      "import UIKit; import SnapKit\nlet view = UIView()"),
    Case(
      "UIKit's types where a header brings them",
      "@testable import A\nimport Foundation\nclass B: UIView {}",
      "@testable import A\nimport UIKit; import Foundation\nclass B: UIView {}"),
    Case("UIKit's types, no import", "class B: UIView {}", "import UIKit; class B: UIView {}"),
    Case(
      "UIKit's types behind a condition", "import B\n#if A\nimport C\n#endif\nlet a: UIView",
      "import UIKit; import B\n#if A\nimport C\n#endif\nlet a: UIView"),
    Case(
      "what only looks like UIKit's", "let a = UInt8(1), UI = 1, UId = \"UIView\"",
      "let a = UInt8(1), UI = 1, UId = \"UIView\""),
    Case("SnapKit behind UIKit", "import UIKit\nimport SnapKit", "import UIKit\nimport SnapKit"),
    Case(
      "attributed texts of nothing",
      "let a = NSAttributedString(), b = NSMutableAttributedString( ), c = NSAttributedString",
      "let a = NSAttributedString(string: \"\"), b = NSMutableAttributedString( string: \"\"), c = NSAttributedString"
    ),
    Case(
      "attributed texts of something", "let a = NSAttributedString(string: s)",
      "let a = NSAttributedString(string: s)"),
    Case(
      "a nib without UIKit", "import A\nlet nib = UINib.self",
      "import UIKit; import InterfaceBuilder; import A\nlet nib = UINib.self"),
    Case("a nib in a text", "import UIKit\nlet s = \"UINib\"", "import UIKit\nlet s = \"UINib\""),
    Case(
      "a text that is looked up", "import UIKit\nlet s = NSLocalizedString(\"a\", comment: \"\")",
      "import UIKit\nlet s = UILocalizedString(\"a\", comment: \"\")"),
    Case(
      "a text that Foundation looks up",
      "import UIKit\nlet s = Foundation.NSLocalizedString(\"a\", comment: \"\")",
      "import UIKit\nlet s = Foundation.NSLocalizedString(\"a\", comment: \"\")"),
    Case(
      "a text without UIKit", "let s = NSLocalizedString(\"a\", comment: \"\")",
      "let s = NSLocalizedString(\"a\", comment: \"\")"),
    Case(
      "a function of that name", "import UIKit\nfunc NSLocalizedString(_ a: Int) {}",
      "import UIKit\nfunc NSLocalizedString(_ a: Int) {}"),
  ]

  static let selectors = [
    Case(
      "of the class itself", "class A { let s = #selector(save) }",
      "class A { let s = Selector(A.save, \"save\") }"),
    Case(
      "with labels", "class A { let s = #selector(save(_:to:)) }",
      "class A { let s = Selector(A.save(_:to:), \"save:to:\") }"),
    Case(
      "by self", "class A { let s = #selector(self.save(_:)) }",
      "class A { let s = Selector(A.save(_:), \"save:\") }"),
    Case(
      "in an extension", "extension A.B { func f() { g(#selector(save)) } }",
      "extension A.B { func f() { g(Selector(A.B.save, \"save\")) } }"),
    Case(
      "in a type in a type", "class A { struct C { } ; class B { let s = #selector(save) } }",
      "class A { struct C { } ; class B { let s = Selector(A.B.save, \"save\") } }"),
    Case(
      "behind a type in it", "class A { struct C { } ; let s = #selector(save) }",
      "class A { struct C { } ; let s = Selector(A.save, \"save\") }"),
    Case(
      "of another class", "let s = #selector(Box.endEditing(_:))",
      "let s = Selector(Box.endEditing(_:), \"endEditing:\")"),
    Case(
      "of an object", "class A { let s = #selector(model.save(_:)) }",
      "class A { let s = Selector(of: model, { $0.save(_:) }, \"save:\") }"),
    Case(
      "of a shared object", "let s = #selector(Store.shared.save)",
      "let s = Selector(of: Store.shared, { $0.save }, \"save\")"),
    Case(
      "the getter", "let s = #selector(getter: Box.frame)",
      "let s = Selector({ (it: Box) in { it.frame } }, \"frame\")"),
    Case(
      "the getter of an object", "let s = #selector(getter: model.name)",
      "let s = Selector(of: model, { it in { it.name } }, \"name\")"),
    Case(
      "the setter", "let s = #selector(setter: Box.frame)",
      "let s = Selector({ (it: Box) in { it.frame = $0 } }, \"setFrame:\")"),
    Case(
      "by its name", "class A { @objc private func go(_ x: Int) {} }; let s = Selector((\"go:\"))",
      "class A {       private func go(_ x: Int) {} }; extension A { nonisolated static var selector_go_: Selector { Selector(A.go(_:), \"go:\") } }; let s = Selector.named(\"go:\", [A.selector_go_])"
    ),
    Case(
      "by a name that some classes have",
      "@objcMembers class A { func go() {} }\nclass B { @objc func go() {} }\nclass C: B { override func go() {} }\nlet s = NSSelectorFromString(\"go\")",
      "             class A { func go() {} }; extension A { nonisolated static var selector_go: Selector { Selector(A.go, \"go\") } }\nclass B {       func go() {} }; extension B { nonisolated static var selector_go: Selector { Selector(B.go, \"go\") } }\nclass C: B { override func go() {} }\nlet s = Selector.named(\"go\", [A.selector_go, B.selector_go])"
    ),
    Case(
      "of the system", "let s = Selector(\"copy:\"); @objc func f() {}",
      "let s = Selector(\"copy:\");       func f() {}"),
    Case(
      "made by hand", "@objc class A {}; let s = Selector(A.go, \"go\")",
      "      class A {}; let s = Selector(A.go, \"go\")"),
    Case(
      "with a type", "class A { let s = #selector(save as (A) -> () -> Void) }",
      "class A { let s = Selector(A.save as (A) -> () -> Void, \"save\") }"),
    Case(
      "of a protocol", "@objc protocol P { func go() }; let s = #selector(P.go)",
      "      protocol P: AnyObject { func go() }; let s = Selector({ (it: any P) in it.go }, \"go\")"
    ),
    Case(
      "named by @objc", "class A { @objc(doIt:) func f(_ x: Any) {}; let s = #selector(f) }",
      "class A {              func f(_ x: Any) {}; let s = Selector(A.f, \"doIt:\") }"),
    Case(
      "of a function with a label",
      "class A { func f(sender: Any) {}; let s = #selector(f(sender:)) }",
      "class A { func f(sender: Any) {}; let s = Selector(A.f(sender:), \"fWithSender:\") }"),
    Case(
      "with a preposition", "class A { func f(with x: Any, y: Int) {}; let s = #selector(f) }",
      "class A { func f(with x: Any, y: Int) {}; let s = Selector(A.f, \"fWith:y:\") }"),
    Case(
      "over lines", "class A { let s = #selector(\n  save(_:)\n) }",
      "class A { let s = Selector(A.save(_:), \"save:\")\n\n }"),
    Case(
      "of a generic type", "let s = #selector(Box<Int>.save)",
      "let s = Selector(Box<Int>.save, \"save\")"),
    Case(
      "a key path", "let k = #keyPath(Card.label.text), l = #keyPath(self.name)",
      "let k = \"label.text\", l = \"name\""),
  ]

  static let overrides = [
    Case(
      "a method", "class A: V {\n}\nextension A { override func f() { super.f() } }",
      "class A: V {\noverride func f() { extension_f() } }\nextension A {          func extension_f() { super.f() } }"
    ),
    Case(
      "a class of one line", "class A: V { let x = 1 }\nextension A { override func f() {} }",
      "class A: V { let x = 1 ; override func f() { extension_f() } }\nextension A {          func extension_f() {} }"
    ),
    Case(
      "a public one", "public class A: V {\n}\npublic extension A { override func f() {} }",
      "public class A: V {\npublic override func f() { extension_f() } }\npublic extension A {          func extension_f() {} }"
    ),
    Case(
      "arguments and effects",
      "class A: V {\n}\nextension A { override func f<T>(_ a: T, to b: inout [Int: Int], c: Int = 1) async throws -> Int where T: P { 1 } }",
      "class A: V {\noverride func f<T>(_ a: T, to b: inout [Int: Int], c: Int = 1) async throws -> Int where T: P { try await extension_f(a, to: &b, c: c) } }\nextension A {          func extension_f<T>(_ a: T, to b: inout [Int: Int], c: Int = 1) async throws -> Int where T: P { 1 } }"
    ),
    Case(
      "a property", "class A: V {\n}\nextension A { override var x: Int { 1 } }",
      "class A: V {\noverride var x: Int { extension_x } }\nextension A {          var extension_x: Int { 1 } }"
    ),
    Case(
      "a property that can be set",
      "class A: V {\n}\nextension A { override var x: Int { get { 1 } set { g(newValue) } } }",
      "class A: V {\noverride var x: Int { get { extension_x } set { extension_x = newValue } } }\nextension A {          var extension_x: Int { get { 1 } set { g(newValue) } } }"
    ),
    Case(
      "under a condition that holds",
      "class A: V {\n}\n#if os(iOS)\nextension A { override func f() {} }\n#endif",
      "class A: V {\noverride func f() { extension_f() } }\n#if true   \nextension A {          func extension_f() {} }\n#endif"
    ),
    Case(
      "under a condition on UIKit",
      "class A: V {\n}\n#if canImport(UIKit)\nextension A { override func f() {} }\n#endif",
      "class A: V {\noverride func f() { extension_f() } }\n#if canImport(UIKit)\nextension A {          func extension_f() {} }\n#endif"
    ),
    Case(
      "what a class below overrides",
      "class A: V {\n}\nextension A { @objc func f() {} }\nclass B: A { override func f() {} }",
      "class A: V {\nfunc f() { extension_f() } }\nextension A {       func extension_f() {} }\nclass B: A { override func f() {} }"
    ),
    Case(
      "what nobody overrides",
      "class A: V {\n}\nextension A { func f() {} }\nclass B { override func f() {} }",
      "class A: V {\n}\nextension A { func f() {} }\nclass B { override func f() {} }"),
  ]

  static let others = [
    Case("a condition", "#if os(iOS) || os(tvOS)\n#endif", "#if true    || os(tvOS)\n#endif"),
    Case("not in code", "if os(iOS) {}", "if os(iOS) {}"),
    Case("an import of a part", "import UIKit.UICollectionView", "import UIKit"),
    Case("an import of a class", "import class UIKit.UIView", "import UIKit"),
    Case("another module", "import class Foundation.NSDate", "import class Foundation.NSDate"),
    Case("QuartzCore", "import QuartzCore", "import UIKit"),
    Case("the runtime", "import ObjectiveC.runtime", "import UIKit"),
    Case(
      "a protocol", "@objc protocol P: Q { func f() }",
      "      protocol P: AnyObject, Q { func f() }"),
    Case(
      "an optional requirement",
      "@objc protocol P: AnyObject {\n@objc optional func f(_ x: Int)\n}\nfunc g(p: P?) { p?.f?(1) }",
      "      protocol P: AnyObject {\n               func f(_ x: Int)\n}; extension P { func f(_ x: Int) {} }\nfunc g(p: P?) { p?.f (1) }"
    ),
    Case(
      "an optional requirement with a result",
      "@objc protocol P {\n@objc optional func f(_ x: Int, of y: Int) -> [Int]\n}\nclass C: NSObject, P {\n  func f(_ x: Int, of y: Int) -> [Int] { [x] }\n}\nlet n = p?.f?(1, of: g(2, 3))",
      "      protocol P: AnyObject {\n               func optional_f(_ x: Int, of y: Int) -> [Int]?\n}; extension P { func optional_f(_ x: Int, of y: Int) -> [Int]? { nil } }\nclass C: NSObject, P {\n  func f(_ x: Int, of y: Int) -> [Int] { [x] }\n ; func optional_f(_ x: Int, of y: Int) -> [Int]? { f(x, of: y) } }\nlet n = p?.optional_f (1, of: g(2, 3))"
    ),
    Case(
      "two optional requirements of one name",
      "@objc protocol P {\n@objc optional func f(_ x: Int)\n@objc optional func f(_ x: Int, b: Int) -> Int?\n}\nlet n = p.f?(1, b: 2), m = p.f?(1)",
      "      protocol P: AnyObject {\n               func f(_ x: Int)\n               func optional_f(_ x: Int, b: Int) -> Int?\n}; extension P { func f(_ x: Int) {} }; extension P { func optional_f(_ x: Int, b: Int) -> Int? { nil } }\nlet n = p.optional_f (1, b: 2), m = p.f (1)"
    ),
    Case(
      "an optional requirement of UIKit's",
      "d?.scrollViewDidScroll?(s); d.tableView?(t, didSelectRowAt: i); tableView?(1); a.textFields?(1)",
      "d?.scrollViewDidScroll (s); d.tableView (t, didSelectRowAt: i); tableView?(1); a.textFields?(1)"
    ),
    Case(
      "of controllers that present, and of search bars",
      "d?.presentationControllerDidDismiss?(p); d?.searchBar?(b, textDidChange: t); a.searchBars?(1)",
      "d?.presentationControllerDidDismiss (p); d?.searchBar (b, textDidChange: t); a.searchBars?(1)"
    ),
    Case("other optional calls", "@objc func g() { a.b?(1) }", "      func g() { a.b?(1) }"),
  ]

  @Test(arguments: attributes + names + selectors + overrides + others)
  func `Each rule, and what comes of it`(_ example: Case) {
    let ported = Self.port(example.source)
    #expect(ported.text == example.ported)
    #expect(ported.isChanged == (example.source != example.ported))
    let lines = { (text: String) in text.count { $0 == "\n" } }
    #expect(lines(ported.text) == lines(example.source))
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
      "class A: V {}\nextension A { override var x: Int { didSet {} } }", 2, 24,
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
    #expect(ported[1].text == "final class A: Box {\noverride func f() { extension_f() } }\n")
    #expect(
      ported[0].text
        == "extension A {\n           func extension_f() { hidden() }\n  private func hidden() {}\n}"
    )
  }
}
