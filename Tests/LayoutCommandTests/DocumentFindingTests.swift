#if !canImport(Darwin)
  import Foundation
  import FoundationXML
  import LayoutInspector
  import TestSupport
  import Testing
  import TreeTestSupport

  @testable import layout

  /// What is wrong with documents is told to people and to programs, and decides how `layout ib` ends.
  @Suite
  struct DocumentFindingTests {
    /// A document of one view, 200 × 100, with what is inside it.
    nonisolated private static func document(_ inside: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <view id="a" customClass="Card, 50%"><rect key="frame" x="0" y="0" width="200" height="100"/>
      \(inside)
      </view></objects></document>
      """
    }

    /// A view of 5 and of 7 points of width: the constraint on line 5 is left out.
    nonisolated private static let contradiction = document(
      """
      <subviews><view userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <constraints><constraint firstAttribute="width" constant="5" id="k"/>
      <constraint firstAttribute="width" constant="7" id="m"/></constraints></view></subviews>
      """)

    /// A constraint speaks of a view that isn't there.
    nonisolated private static let dangling = document(
      """
      <constraints><constraint firstItem="gone" firstAttribute="width" constant="5" id="k"/>
      </constraints>
      """)

    private func run(_ words: String..., input: String) -> Answer {
      let command = InterfaceBuilderCommand(
        input: DocumentInput(standardInput: { Data(input.utf8) }))
      return Answer(to: ["ib"] + words + ["-"], of: Tool(commands: [command]))
    }

    nonisolated struct Row: CustomTestStringConvertible {
      var document: String
      var status: Int32
      var command: String?
      var place: String

      var testDescription: String { "\(status)" }
    }

    nonisolated private static let rows = [
      Row(document: document(""), status: 0, command: nil, place: ""),
      Row(document: "<document", status: 1, command: "error", place: "line=1,title=malformed"),
      Row(
        document: contradiction, status: 3, command: "error",
        place: "line=5,title=conflict"),
      Row(
        document: dangling, status: 4, command: "warning",
        place: "line=3,title=danglingReference"),
      // Of several the gravest counts.
      Row(
        document: String(contradiction.dropLast("</document>".count)), status: 1, command: "error",
        place: "line=6,title=malformed"),
      // What stands in for something else is a note.
      Row(
        document: document("").replacingOccurrences(of: "200", with: "wide"), status: 0,
        command: "notice", place: "line=2,title=badValue"),
    ]

    @Test(.makesMistakes, arguments: rows)
    func `Statuses tell what is wrong`(_ row: Row) {
      for words in ["--github", "--quiet", "--json", "--swift", "--compare"] {
        #expect(run(words, input: row.document).status == row.status, "\(words)")
      }
      let annotations = run("--github", input: row.document)
      #expect(annotations.err.isEmpty)
      if let command = row.command {
        let start = "::\(command) file=standard input,\(row.place)::"
        #expect(annotations.out.first?.hasPrefix(start) == true, "\(annotations.out)")
      } else {
        #expect(annotations.out.isEmpty)
      }
    }

    @Test func `Documents come from standard input`() {
      let answer = run(input: Self.contradiction)
      #expect(answer.out.first == "standard input: Card, 50%")
      #expect(answer.err.count == 1)
      #expect(
        answer.err.first?.hasPrefix("standard input:5: Box.width == 7 is left out,") == true)
    }

    @Test func `A conflict on every device is told once`() {
      let text = Self.contradiction.replacingOccurrences(
        of: "width=\"200\" height=\"100\"", with: "width=\"375\" height=\"667\"")
      let answer = run("--all-devices", input: text)
      #expect(answer.out.count > 10)
      #expect(answer.err.count == 1)
    }

    @Test func `Results of tests name what fails`() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("DocumentFindingTests-\(UUID().uuidString).xml")
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(run("--quiet", "--junit", file.path, input: Self.contradiction).status == 3)
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n").map(String.init)
      #expect(
        lines.prefix(5) == [
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>",
          "<testsuite name=\"standard input\" tests=\"2\" failures=\"1\">",
          "<testcase classname=\"standard input\" name=\"document\"/>",
          "<testcase classname=\"standard input\" name=\"Card, 50%\">",
        ])
      #expect(
        lines[5].hasPrefix("<failure type=\"conflict\" message=\"Box.width == 7 is left out,"))
      #expect(XMLParser(data: Data(text.utf8)).parse())
    }

    @Test func `JSON holds elements scenes and problems`() throws {
      let answer = run("--json", input: Self.contradiction)
      let archive = try JSONDecoder().decode(
        DocumentArchive.self, from: Data(try #require(answer.out.first).utf8))
      let document = try #require(archive.documents.first)
      #expect(document.path == "standard input")
      #expect(document.elements.map(\.id) == ["document", "a", "b", "k", "m"])
      #expect(document.elements.map(\.parent) == [nil, nil, "a", "b", "b"])
      #expect(document.elements[1].properties["frame.width"] == "200")
      let scene = try #require(document.scenes.first)
      #expect(scene.identifiers == ["a", "b"])
      #expect(scene.snapshot.views[1].frame.width == 5)
      #expect(scene.problems.map(\.severity) == [.conflict])
    }

    @Test func `Pictures are written in pixels`() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("DocumentFindingTests-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(run("--png", folder.path, input: Self.document("")).status == 0)
      let data = try Data(
        contentsOf: folder.appendingPathComponent("standard-input--Card--50-.png"))
      // The signature of the format, and the width of 200 points at a pixel each, as no device is named.
      #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      #expect(data.dropFirst(16).prefix(4) == Data([0, 0, 0, 0xC8]))
    }

    @Test(arguments: [
      ("50 %\nmore, or: less", "50 %25%0Amore, or: less"), ("::error::", "::error::"),
    ])
    func `Annotations hold any text`(_ message: String, _ annotated: String) {
      let finding = DocumentFinding(
        severity: .lost, kind: "k", path: "a,b:c.xib", line: 0, message: message, hint: "Do.")
      #expect(
        FindingReport.annotation(finding)
          == "::warning file=a%2Cb%3Ac.xib,title=k::\(annotated) Do.")
    }
  }
#endif
