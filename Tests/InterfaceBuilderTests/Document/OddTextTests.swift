import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// What XML allows and documents never have: read or refused, and no end of the program.
@Suite(.makesMistakes)
struct OddTextTests {
  private static let open =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" useAutolayout=\"YES\">"
  private static let body = "<objects><view id=\"v\"/></objects>"

  /// Read as if it weren't there.
  @Test(arguments: [
    "<?a?>", "<?a ?>", "<?a b?>", "<?xml-stylesheet href=\"a\"?>", "<?a ?><?b?>", "<??>",
    "<?a?\n?>",
    "<!---->", "<!-- <?a?> -->", "<!-- a > b -->", "\n \n",
  ])
  func instructionsAndComments(_ odd: String) {
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

  /// An instruction in a text that is none.
  @Test func textsKeepWhatLooksLikeAnInstruction() {
    let text = Self.open + "<objects><string><![CDATA[a <?b?> c]]></string></objects></document>"
    let document = InterfaceDocument(data: Data(text.utf8), file: "a.xib")
    #expect(document.root?.all.contains { $0.name == "string" } == true)
  }

  /// Lines keep their numbers.
  @Test func instructionsOfSeveralLines() {
    let text = "<?a\n\n?>\n" + Self.open + "<objects><nothing id=\"n\"/></objects></document>"
    let document = InterfaceDocument(data: Data(text.utf8), file: "a.xib")
    #expect(document.root?.line == 4)
  }

  /// Refused or read in part; what matters is that there is an answer.
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
  func oddities(_ odd: String) {
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
