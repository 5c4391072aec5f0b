#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import layout

  /// What `layout ib --json` writes is read again, and other JSON is told apart.
  @Suite struct DocumentArchiveTests {
    @Test(arguments: [
      (
        #"{"version": 2, "documents": []}"#,
        "old.json was written by a later version, which reads it"
      ),
      ("[1, 2]", "old.json: "), ("", "old.json: "),
    ])
    func `JSON that can't be read is told of by its path`(_ text: String, _ start: String) {
      let failure = #expect(throws: Failure.self) { try DocumentArchive(json: text, "old.json") }
      #expect(failure?.message.hasPrefix(start) == true, "\(failure?.message ?? "")")
    }

    @Test func `What was written is read again`() throws {
      let element = ElementRecord(
        id: "a", kind: "view", line: 3, name: "box", parent: nil, place: 1,
        properties: ["frame.x": "1.5", "frame.y": "2", "frame.width": "30", "frame.height": "40"])
      let document = DocumentRecord(
        path: "A.xib", device: nil, elements: [element], scenes: [], problems: [])
      let json = try DocumentArchive(documents: [document]).json
      let read = try DocumentArchive(json: json, "a.json")
      #expect(read.documents.map(\.elements) == [[element]])
      #expect(element.storedFrame == CGRect(x: 1.5, y: 2, width: 30, height: 40))
      var partial = element
      partial.properties["frame.width"] = nil
      #expect(partial.storedFrame == nil)
    }
  }
#endif
