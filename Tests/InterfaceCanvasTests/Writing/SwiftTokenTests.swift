import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutKit
import Testing
import UIKit

/// Whatever a document says, the code written of it has the lines that it would have without, and says it
/// in names, comments and texts only.
@Suite
struct SwiftTokenTests {
  /// What ends a comment, a name or a text, or hides what a line says.
  static let traps = [
    "title; fatalError(\"pwn\") //", "a\nfatalError()", "a\rfatalError()", "a\r\nfatalError()",
    "a\u{2028}fatalError()", "a\u{2029}fatalError()", "a\u{85}fatalError()", "a\u{B}fatalError()",
    "a\u{C}fatalError()", "*/ fatalError() /*", "\\(fatalError())", "\"\u{301}; fatalError() //",
    "\"\"\"\nfatalError()\n\"\"\"", "\\", "\"", "`a`", "#\"", "a\u{202E}b", "\u{1B}[2Ja", "class",
    "init",
    "self", "_", "1a", "$0", "a b", "Any", "größe", "", " ",
  ]

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { "&#\($0.value);" }.joined()
  }

  /// XML has no way to say controls.
  private static func isXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 32 || "\t\n\r".unicodeScalars.contains($0) }
  }

  private static func written(_ trap: String, file: String = "Card.xib") -> String {
    let trap = isXML(trap) ? escaped(trap) : "x"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      <connections><outlet property="\(trap)" destination="l" id="o"/></connections></placeholder>
      <view id="v" userLabel="\(trap)"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <subviews>
      <label id="l" customClass="\(trap)" text="\(trap)" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" name="\(trap)" family="\(trap)" pointSize="12"/>
      </label>
      <label id="m" userLabel="\(trap)" text="b"/></subviews>
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" \
      secondAttribute="top" identifier="\(trap)" id="c"/></constraints>
      </view></objects></document>
      """
    return SwiftWriter(InterfaceDocument(data: Data(text.utf8), file: file)).text
  }

  @Test(arguments: traps) func `Nothing of a document is code`(_ trap: String) {
    for text in [Self.written(trap), Self.written("x", file: trap)] {
      let plain = Self.written("x")
      #expect(text.split(separator: "\n").count <= plain.split(separator: "\n").count + 2)
      for line in text.components(separatedBy: .newlines) {
        #expect(!Self.code(of: line).contains("fatalError("), "\(line)")
        #expect(Self.code(of: line).unicodeScalars.allSatisfy { $0 != "\"" }, "\(line)")
      }
      #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
      #expect(
        !text.unicodeScalars.contains {
          "\u{202E}\u{2028}\u{2029}\u{85}".unicodeScalars.contains($0)
        })
    }
  }

  @Test(arguments: traps)
  func `Names are those of Swift: letters, digits and underscores, and no words of the language`(
    _ trap: String
  ) throws {
    let names = Self.written(trap).split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("  let ") else { return nil }
      return line.range(of: "  let ").flatMap { start in
        line.range(of: " = ").map { String(line[start.upperBound..<$0.lowerBound]) }
      }
    }
    #expect(names.count == 2)
    for name in names {
      #expect(!["class", "init", "self", "_", "Any", ""].contains(name))
      #expect(name.first?.isNumber == false)
      #expect(name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }, "\(name)")
    }
  }

  /// A line without its comment, and without its texts in quotation marks.
  private static func code(of line: String) -> String {
    var code = ""
    var isText = false
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isText, scalar == "\\" {
        _ = rest.popFirst()
      } else if scalar == "\"" {
        isText.toggle()
      } else if !isText {
        if scalar == "/", rest.first == "/" { return code }
        code.unicodeScalars.append(scalar)
      }
    }
    return isText ? code + "\"" : code
  }
}
