import SourcePorting
import Testing

/// The tables by which documents find outlets and actions.
@Suite
struct OutletTests {
  private func port(_ sources: String...) -> [String] {
    SourcePort(sources.map { ("Card.swift", Array("import UIKit\n\($0)".utf8)) }).ported()
      .map(\.text)
  }

  @Test func `A table stands behind the class, on the line of its brace`() {
    let text = port(
      """
      class Card: UIView {
        @IBOutlet private weak var title: UILabel!
        @IBOutlet var stars: [UIView]!
        @IBInspectable var radius: CGFloat = 0
        @IBAction func save(_ sender: UIButton) {}
        @IBAction func close() {}
        @IBAction func pick(sender: Any?) {}
        var plain = 1
      }
      """)[0]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 10)
    #expect(
      lines[9]
        == """
        }; extension Card { fileprivate static func outlets_Card_0(_ it: UIOutletTable) { \
        it.outlet("title", \\Card.title); it.outlets("stars", \\Card.stars); \
        it.attribute("radius", \\Card.radius); \
        it.action("save:") { (it: Card, sender: UIButton) in it.save(sender) }; \
        it.action("close") { (it: Card, _: Any?) in it.close() }; \
        it.action("pickWithSender:") { (it: Card, sender: Any?) in it.pick(sender: sender) } } }; \
        final class Outlets_Card_0: UIOutletTable { override func fill() { \
        Card.outlets_Card_0(self) } }
        """)
  }

  @Test(
    arguments: [
      ("(_ coder: NSCoder)", "make:", "coder"),
      ("(coder: NSCoder)", "makeWithCoder:", "coder: coder"),
      ("(_ coder: NSCoder, sender: Any?)", "make:sender:", "coder, sender: sender"),
      (
        "(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)",
        "make:sender:segueIdentifier:",
        "coder, sender: sender, segueIdentifier: identifier"
      ),
    ])
  func `A method that makes a segue's controller is called with what it takes`(
    parameters: String, selector: String, arguments: String
  ) {
    let text = port(
      "class List: UIViewController { @IBSegueAction func make\(parameters) -> Detail? { nil } }")[
        0]
    #expect(
      text.contains(
        "it.segueAction(\"\(selector)\") { (it: List, coder, sender, identifier) in"
          + " it.make(\(arguments)) }"))
  }

  @Test func `An extension has a table of its own, and a type in a type one behind the outermost`()
  {
    let texts = port(
      "class Page: UIViewController { class Row: UIView { @IBOutlet var a: UIView! } }",
      "extension Page { @IBAction func go() {} }\nextension Page { @IBAction func back() {} }")
    #expect(
      texts[0].contains("} } ; extension Page.Row") || texts[0].contains("} }; extension Page.Row"))
    #expect(texts[0].contains("final class Outlets_Page_Row_0: UIOutletTable"))
    #expect(texts[1].contains("Outlets_Page_0") && texts[1].contains("Outlets_Page_1"))
  }

  @Test(
    arguments: [
      "class Box<T>: UIView { @IBOutlet var a: UIView! }",
      "struct Box { @IBOutlet var a: UIView! }",
      "@MainActor class Box: UIView { @IBOutlet var a: UIView! }",
      "class Box: UIView { var a: UIView! }",
      "extension Unknown { @IBAction func go() {} }",
      "class Box: UIView { @IBAction func go(_ a: Any, for event: UIEvent) {} }",
    ])
  func `What can't be named from outside has none`(source: String) {
    #expect(!port(source)[0].contains("UIOutletTable"))
  }
}
