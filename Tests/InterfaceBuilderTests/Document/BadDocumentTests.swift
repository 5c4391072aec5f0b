import Foundation
import InterfaceBuilder
import InterfaceCanvas
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Whatever is in a file, reading it ends with what could be read and a list of what couldn't.
@Suite(.makesMistakes)
struct BadDocumentTests {
  nonisolated static let start =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" useAutolayout=\"YES\">"

  @Test(arguments: try Fixtures.cases("bad.txt"))
  func `Is reported with its line`(_ row: TextCase) throws {
    let text = try row.text(0).replacing("@", with: Self.start).replacing("\\0", with: "\0")
    let document = Sample.document(whole: text)
    let problems = document.problems.map { "\($0.kind) \($0.line)" }
    let rest = document.root == nil ? [] : ["what can be read is"]
    #expect(problems + rest == (try row.lines(1)))
    // What is left can be laid out.
    for scene in DocumentCanvas(document).scenes { scene.window.layoutIfNeeded() }
  }

  @Test func `Bytes that are no text are exchanged`() {
    // Foundation's parser ends the program where a name isn't in UTF-8.
    var bytes = Array(
      (Self.start + "<objects><view id=\"a\"/><vie# id=\"b\"/></objects></document>").utf8)
    for place in bytes.indices where bytes[place] == UInt8(ascii: "#") { bytes[place] = 0xD1 }
    let document = InterfaceDocument(data: Data(bytes), file: "Sample.xib")
    #expect(document.problems.map { "\($0.kind) \($0.line)" } == ["malformed 0"])
    #expect(document.root?.list("objects").map(\.id) == ["a", "b"])
  }

  @Test func `Depth is limited`() {
    let open = String(repeating: "<view><subviews>", count: 120)
    let document = Sample.document(whole: Self.start + "\n<objects>\n" + open)
    #expect(document.problems.map(\.kind) == [.limit, .malformed])
    #expect(document.root != nil)
  }

  @Test func `Count is limited`() {
    var limits = DocumentLimits()
    limits.elements = 50
    let views = (0..<100).map { "<view id=\"v\($0)\"/>" }.joined(separator: "\n")
    let text = Self.start + "\n<objects>\n" + views + "</objects></document>"
    let document = InterfaceDocument(data: Data(text.utf8), file: "Sample.xib", limits: limits)
    #expect(document.problems.map { "\($0.kind) \($0.line)" } == ["limit 51"])
    #expect(document.root?.list("objects").count == 48)
  }

  @Test func `Bytes are limited`() {
    var limits = DocumentLimits()
    limits.bytes = 10
    let document = InterfaceDocument(
      data: Data(Self.start.utf8), file: "Sample.xib", limits: limits)
    #expect(document.problems.map(\.kind) == [.limit])
    #expect(document.root == nil)
  }

  /// A file of 20 bytes, and one without an end.
  @Test(
    arguments: [
      (.max, false, nil), (20, false, nil), (19, true, nil), (0, true, nil), (-1, true, nil),
      (1000, true, "/dev/zero"),
    ] as [(Int, Bool, String?)])
  func `A file is read no further than its bytes are limited`(
    bytes: Int, isTooLong: Bool, path: String?
  ) throws {
    let folder = FileManager.default.temporaryDirectory
    let own = folder.appendingPathComponent("\(UUID().uuidString).xib")
    try Data("<document><objects/>".utf8).write(to: own)
    defer { try? FileManager.default.removeItem(at: own) }
    var limits = DocumentLimits()
    limits.bytes = bytes
    let document = InterfaceDocument(
      contentsOf: path.map { URL(fileURLWithPath: $0) } ?? own, limits: limits)
    #expect(document.problems.map(\.kind).contains(.limit) == isTooLong)
  }

  @Test func `Missing files are reported`() {
    let document = InterfaceDocument(contentsOf: URL(fileURLWithPath: "/no/such/file.xib"))
    #expect(
      document.problems.map(\.description) == [
        "file.xib: The file can't be opened. Look at its path."
      ])
  }

  @Test(
    arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 is read, with or without a mark of its byte order and whatever the declaration says`(
    _ encoding: String.Encoding
  ) throws {
    for declared in ["UTF-16", "UTF-8", "utf-16"] {
      let text = """
        <?xml version="1.0" encoding="\(declared)"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects><label text="Größe 東京" id="l"/></objects></document>
        """
      let document = InterfaceDocument(
        data: try #require(text.data(using: encoding)), file: "Bad.xib")
      #expect(document.problems == [])
      let label = try #require(document.root?.all.first { $0.name == "label" })
      #expect(label["text"] == "Größe 東京" && label.line == 3)
    }
  }

  @Test
  func `Another encoding is called by its name, and a document that is too long by its length`() {
    let latin = "<?xml version=\"1.0\" encoding='ISO-8859-1'?>\n<document/>"
    let refused = InterfaceDocument(data: Data(latin.utf8), file: "Bad.xib")
    #expect(
      refused.problems.map(\.message) == [
        "The document is in the encoding ISO-8859-1, which isn't read."
      ])
    let long = InterfaceDocument(data: Data(count: 100_000_000), file: "Bad.xib")
    #expect(
      long.problems.map(\.message) == [
        "The document has more than 67108864 bytes; no more are read."
      ])
  }
}
