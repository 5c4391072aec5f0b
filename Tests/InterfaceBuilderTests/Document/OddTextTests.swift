import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import TreeTestSupport

/// What XML allows and documents never have: read or refused, and no end of the program.
@Suite(.makesMistakes)
struct OddTextTests {
  private static let open =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" useAutolayout=\"YES\">"
  private static let body = "<objects><view id=\"v\"/></objects>"

  @Test(arguments: [
    "<?a?>", "<?a ?>", "<?a b?>", "<?xml-stylesheet href=\"a\"?>", "<?a ?><?b?>", "<??>",
    "<?a?\n?>",
    "<!---->", "<!-- <?a?> -->", "<!-- a > b -->", "<!-- a -- b -->", "<!--->-->", "\n \n",
  ])
  func `Read as if it weren't there`(_ odd: String) {
    let texts = [
      odd + Self.open + Self.body + "</document>", Self.open + odd + Self.body + "</document>",
      Self.open + Self.body + "</document>" + odd,
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + odd + Self.open + Self.body
        + "</document>",
      Self.open + Self.body + odd + odd + "</document>",
    ]
    for text in texts {
      let document = InterfaceDocument(data: Data(text.utf8), file: "a.xib")
      #expect(document.problems.isEmpty, "\(text): \(document.problems)")
      #expect(document.root?.all.map(\.name) == ["document", "objects", "view"])
    }
  }

  @Test func `An instruction in a text that is none`() {
    let text = Self.open + "<objects><string><![CDATA[a <?b?> c]]></string></objects></document>"
    let document = InterfaceDocument(data: Data(text.utf8), file: "a.xib")
    #expect(document.root?.all.contains { $0.name == "string" } == true)
  }

  /// What stands between tags, and what is read of it.
  @Test(arguments: [
    ("a &lt;b&gt; &amp;&quot;&apos;", "a <b> &\"'"), ("&#65;&#x1F600;&#x41;", "A\u{1F600}A"),
    ("<![CDATA[a <b> &amp; c]]>", "a <b> &amp; c"), ("a\r\nb\rc", "a\nb\nc"),
    ("a<!-- b -->c", "ac"), ("a<?b?>c", "ac"), ("\n  ", ""), (" a ", " a "),
    ("größer 東京", "größer 東京"),
  ])
  func `Text between tags is read as it is meant`(_ written: String, _ read: String) {
    let document = InterfaceDocument(
      data: Data("<document><string>\(written)</string></document>".utf8), file: "a.xib")
    #expect(document.problems == [])
    #expect(document.root?.child("string")?.text == read)
  }

  /// What stands in quotes, and what is read of it: ends of lines are blanks there.
  @Test(arguments: [
    ("\"a &amp; 'b' > c\"", "a & 'b' > c"), ("'a \"b\"'", "a \"b\""),
    ("\"a\nb\r\nc\td\"", "a b c d"),
    ("\"a&#10;b\"", "a\nb"), ("\"\"", ""), (" = \"a\"", "a"),
  ])
  func `Text in quotes is read as it is meant`(_ written: String, _ read: String) {
    let equals = written.contains("=") ? "" : "="
    let document = InterfaceDocument(
      data: Data("<document><a b\(equals)\(written) id=\"c\"/></document>".utf8), file: "a.xib")
    #expect(document.problems == [])
    #expect(document.root?.child("a")?["b"] == read)
  }

  @Test(arguments: [
    "<a></b>", "<a b=\"1\" b=\"2\"/>", "<a b=\"<\"/>", "<a b=1/>", "<a b/>", "<a b=\"1\"c=\"2\"/>",
    "&nothing;", "&#0;", "&#xD800;", "&", "\u{1}", "<1a/>", "<a", "<!-- a", "</a>",
    "<!ENTITY a \"\">",
  ])
  func `What no XML has ends the reading on its line; what was before it stands`(_ odd: String) {
    let text = "<document>\n<before/>\n\(odd)<after/></document>"
    let document = InterfaceDocument(data: Data(text.utf8), file: "a.xib")
    #expect(document.problems.map { "\($0.kind) \($0.line)" } == ["malformed 3"], "\(odd)")
    #expect(document.root?.children.first?.name == "before")
    #expect(document.root?.child("after") == nil)
  }

  @Test func `A tag of several lines stands where it begins`() {
    let text = "<document>\n<a\n b='1'\n c='2'/><d/></document>"
    let document = InterfaceDocument(data: Data(text.utf8), file: "a.xib")
    #expect(document.root?.children.map(\.line) == [2, 4])
  }

  @Test func `Lines keep their numbers`() {
    let text = "<?a\n\n?>\n" + Self.open + "<objects><nothing id=\"n\"/></objects></document>"
    let document = InterfaceDocument(data: Data(text.utf8), file: "a.xib")
    #expect(document.root?.line == 4)
  }

  @Test(arguments: [
    "<?", "<?a", "<?a?", "<!", "<!-", "<!--", "<!-->", "<![CDATA[", "<![CDATA[]]>", "<![CDATA[]]",
    "<!DOCTYPE a>", "<!DOCTYPE a [<!NOTATION n SYSTEM \"\">]>",
    "<!DOCTYPE a [<!NOTATION n PUBLIC \"\">]>", "<!DOCTYPE a [<!ENTITY e SYSTEM \"u\" NDATA n>]>",
    "<!DOCTYPE a [<!ENTITY % p SYSTEM \"file:///dev/null\"> %p;]>",
    "<!DOCTYPE a [<!ATTLIST a b CDATA #IMPLIED>]>", "<!DOCTYPE a [<!ATTLIST a b (c|d) \"c\">]>",
    "<!DOCTYPE a [<!ELEMENT a EMPTY>]>", "<!DOCTYPE a SYSTEM \"file:///dev/null\">",
    "<!DOCTYPE a PUBLIC \"\" \"\">", "<!DOCTYPE", "<!DOCTYPE a [", "<!ENTITY e \"\">",
    "<!ELEMENT a ANY>",
    "<!ATTLIST a b ID #REQUIRED>", "<!NOTATION n SYSTEM \"\">", "&a;", "&#0;", "&#xD800;",
    "&#x110000;",
    "&#;", "&", "<a xmlns:=\"\"/>", "<a xmlns=\"\"/>", "<:/>", "<a:b/>",
    "<a xml:space=\"preserve\"/>",
    "<a b/>", "<a b=/>", "<a b=\"c\" b=\"d\"/>", "<a b=\"<?c?>\"/>", "<a b=\"<!--\"/><?c?>", "</a>",
    "<a",
    "\u{0}", "\u{FFFE}", "\u{1}", "]]>", "<?xml version=\"1.1\"?>", "<?xml version=\"9\"?>",
    "<?xml version=\"1.0\" encoding=\"UTF-16\"?>", "<?xml version=\"1.0\" encoding=\"\"?>",
    "<?xml version=\"1.0\" standalone=\"yes\"?>", "<?xml?>", "<?XML?>", "<?xml ?>",
  ])
  func `Refused or read in part; what matters is that there is an answer`(_ odd: String) {
    let whole = Self.open + Self.body + "</document>"
    let inside = Self.open + odd + Self.body + "</document>"
    for text in [odd, odd + whole, whole + odd, inside, String(inside.dropLast(5))] {
      for data in [
        Data(text.utf8), Data([0xEF, 0xBB, 0xBF] + text.utf8), text.data(using: .utf16) ?? Data(),
        text.data(using: .utf16LittleEndian) ?? Data(), text.data(using: .utf32) ?? Data(),
      ] {
        let document = InterfaceDocument(data: data, file: "a.xib")
        #expect(document.root != nil || !document.problems.isEmpty)
      }
    }
  }
}
