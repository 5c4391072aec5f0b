import SourcePorting
import TestSupport
import Testing

/// What is no Swift: it ends, and changes nothing that can't be told apart.
@Suite
struct HostileSourceTests {
  static let sources = [
    "", "@", "@objc", "#", "#selector", "#selector(", "#selector()", "#selector(a.)", "#keyPath(",
    "class", "class A", "class A {", "class A: {", "}}}}", "((((",
    "extension A { override func f( }",
    "extension A { override func }", "extension A { override var x: }", "extension A { override",
    "\"", "\"\"\"", "\"\\(", "#\"", "/*", "/* /*", "`", "@objc(", "@objc protocol", "#if",
    "#if os(",
    "@objc protocol P { @objc optional func }", "import", "import class", "@objc protocol P: ",
    "class A: A {} \n extension A { override func f() {} }",
    "class A: B {}; class B: A { override func f() {} }; extension A { func f() {} }",
  ]

  @Test(arguments: sources)
  func `It ends`(_ source: String) {
    let ported = PortingTests.port(source)
    #expect(ported.text.count { $0 == "\n" } == source.count { $0 == "\n" })
    // Half a source is one as well.
    for length in 0..<source.utf8.count {
      _ = PortingTests.port(String(decoding: source.utf8.prefix(length), as: UTF8.self))
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Strings in strings, and brackets, ten thousand deep`() {
    for unit in ["\"\\(", "(", "{", "/*", "class A {", "#selector(", "[", "@objc("] {
      let source = "@objc func f() {}\n" + String(repeating: unit, count: 10_000)
      #expect(PortingTests.port(source).isChanged)
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `A million lines`() {
    let line = Array("@objc func f() {}\n".utf8)
    var source: [UInt8] = []
    source.reserveCapacity(line.count * 1_000_000)
    for _ in 0..<1_000_000 { source += line }
    let ported = SourcePort([("A.swift", source)]).ported()[0]
    #expect(ported.bytes.count == source.count)
    #expect(ported.bytes.count { $0 == UInt8(ascii: "@") } == 0)
  }

  @Test func `Every prefix and every lost byte of a source`() {
    let source = Array(
      """
      @objc protocol P { @objc optional func f(_ x: [Int: String], y: (Int) -> Void) }
      #if os(iOS)
      @objcMembers class A<T>: UIView, P where T: B { @IBOutlet weak var x: UIView!
        let s = #selector(self.f(_:y:)), t = "\\("\\(1)") \\u{1F600}", u = #"\\#(2)"#, r = /a[/]b/
        override init(frame: CGRect) { super.init(frame: frame); p?.f?(1) } }
      extension A { override final public func g<U>(_ a: inout U, b: Int = 1...) throws -> U? { nil }
        override var h: [Int] { get { [] } set {} } }
      #endif
      """.utf8)
    for place in source.indices {
      _ = SourcePort([("A.swift", Array(source[..<place]))]).ported()
      var lost = source
      lost.remove(at: place)
      _ = SourcePort([("A.swift", lost)]).ported()
    }
    #expect(SourcePort([("A.swift", source)]).ported()[0].isChanged)
  }
}
