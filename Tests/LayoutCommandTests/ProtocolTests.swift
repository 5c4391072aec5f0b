import Foundation
import LayoutInspector
import LayoutKit
import Testing

@testable import layout

/// The program as assistants speak to it.
@Suite
struct ProtocolTests {
  /// What is answered to some bytes, which come in pieces.
  private func answers(
    to data: Data, pieces: Int = 1000, tools: [ProtocolTool]? = nil
  ) throws -> [JSONValue] {
    var rest = data[...]
    let command = ProtocolCommand(
      read: {
        defer { rest = rest.dropFirst(pieces) }
        return Data(rest.prefix(pieces))
      }, tools: tools)
    var lines: [String] = []
    let console = Console(out: { lines.append($0) }, err: { lines.append($0) })
    #expect(Tool(commands: [command]).run(["mcp"], on: console) == .success)
    #expect(lines.allSatisfy { !$0.contains("\n") })
    return try lines.map { try JSONValue(Data($0.utf8)) }
  }

  private func answer(to line: String) throws -> JSONValue {
    try #require(try answers(to: Data((line + "\n").utf8)).first)
  }

  /// Writes a snapshot in which two widths of a card contradict each other.
  private func snapshot() throws -> URL {
    let window = Window(size: CGSize(width: 320, height: 100))
    window.onDiagnostic = { _ in }
    let card = View()
    card.name = "card"
    window.addSubview(card)
    #sourceLocation(file:"Card.swift",line:30)
    card.layout.make {
      $0.left.equalToSuperview().offset(16)
      $0.trailing.equalToSuperview().inset(16)
      $0.top.bottom.equalToSuperview()
    }
    card.layout.make { $0.width.equalTo(343) }
    #sourceLocation()
    let file = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID().uuidString).json")
    try Data(try LayoutSnapshot(of: window).json().utf8).write(to: file)
    return file
  }

  /// Sessions are stored as what comes in, `>`, and what goes out, `<`.
  @Test(arguments: ["snapshot", "log", "mistakes"])
  func `Recorded sessions are answered`(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Sessions/\(name).txt")
    let snapshot = try snapshot()
    defer { try? FileManager.default.removeItem(at: snapshot) }
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("SNAPSHOT", with: snapshot.path)
    let lines = text.split(separator: "\n")
    let sent = lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }
    let expected = try lines.filter { $0.hasPrefix("< ") }.map {
      try JSONValue(Data($0.dropFirst(2).utf8))
    }
    let answers = try answers(to: Data(sent.joined().utf8), pieces: 7)
    #expect(answers.count == expected.count)
    for (answer, expected) in zip(answers, expected) {
      #expect(answer == expected, "\(answer.line)")
    }
  }

  @Test func `The tools declare their arguments`() throws {
    let list = try answer(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    guard case .array(let tools)? = list["result"]?["tools"] else {
      Issue.record("no list: \(list.line)")
      return
    }
    let names = tools.compactMap { $0["name"]?.text }
    #expect(Set(names).isSuperset(of: ["explain", "whyNot", "lint", "clashes", "log"]))
    #if !canImport(Darwin)
      #expect(Set(names).isSuperset(of: ["preview", "screens", "ib", "diff"]))
    #endif
    #expect(Set(names).count == names.count)
    for tool in tools {
      #expect(tool["inputSchema"]?["type"] == "object")
      #expect(tool["description"]?.text?.isEmpty == false)
    }
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"),
    ("1999-01-01", "2025-06-18"), ("", "2025-06-18"),
  ])
  func `The version is the clients if it is known`(_ wanted: String, _ given: String) throws {
    let answer = try answer(
      to:
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#
    )
    #expect(answer["result"]?["protocolVersion"] == .string(given))
  }

  @Test func `Long results are resources`() throws {
    let long = ProtocolTool(name: "long", description: "", arguments: []) { _, context in
      let text = String(repeating: "line\n", count: 2000)
      return .init(content: [.text(context.results.short(text, name: "long"))])
    }
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"long"}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"resources/list"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"resources/read","params":{"uri":"layout://results/1"}}"#,
    ]
    let answers = try answers(
      to: Data(lines.joined(separator: "\n").utf8), tools: [long])
    #expect(answers.count == 3)
    guard case .array(let content)? = answers[0]["result"]?["content"],
      case .array(let listed)? = answers[1]["result"]?["resources"],
      case .array(let read)? = answers[2]["result"]?["contents"]
    else {
      Issue.record("an answer has another form")
      return
    }
    let short = content.first?["text"]?.text ?? ""
    #expect(short.hasSuffix("… 10000 characters in all: resource layout://results/1"))
    #expect(short.count < 4100)
    #expect(listed.first?["uri"] == "layout://results/1")
    #expect(read.first?["text"]?.text?.count == 10_000)
  }

  @Test func `Old results go`() {
    var results = ProtocolResults()
    for number in 0..<(ProtocolResults.limit + 5) {
      _ = results.add(.text("\(number)"), name: "n", mediaType: "text/plain")
    }
    #expect(results.list.count == ProtocolResults.limit)
    #expect(results.read("layout://results/5") == nil)
    #expect(results.read("layout://results/6") != nil)
  }

  @Test func `Huge messages are left out`() throws {
    var data = Data(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8)
    data.append(Data(repeating: 0x61, count: MessageReader.longest))
    data.append(Data("\"}\n{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}".utf8))
    let answers = try answers(to: data, pieces: 1 << 20)
    #expect(answers.count == 2)
    #expect(answers.first?["error"]?["code"] == -32600)
    #expect(answers.last?["id"] == 2 && answers.last?["result"] == [:])
  }

  @Test func `Deep messages are refused`() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try answer(to: deep)["error"]?["code"] == -32700)
    let closed = deep + String(repeating: "]", count: 100_000)
    #expect(try answer(to: closed)["error"]?["code"] == -32700)
  }

  @Test func `Bytes that are no text are refused`() throws {
    let answers = try answers(to: Data([0xFF, 0xFE, 0x00, 0x0A, 0x80, 0x0A]))
    #expect(answers.map { $0["error"]?["code"] } == [-32700, -32700])
  }

  @Test func `Nothing is answered to nothing`() throws {
    #expect(try answers(to: Data()).isEmpty)
    #expect(try answers(to: Data("\n\r\n   \n".utf8)).isEmpty)
  }
}
