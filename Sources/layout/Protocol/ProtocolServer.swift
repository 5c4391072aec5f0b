import Foundation

/// Answers an assistant's messages, each a line of JSON-RPC, as the Model Context Protocol has it.
struct ProtocolServer {
  /// The versions of the protocol that are spoken, the newest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  let tools: [ProtocolTool]
  private var context = ProtocolTool.Context()

  init(_ tools: [ProtocolTool]) { self.tools = tools }

  /// What JSON-RPC calls errors.
  private enum Code: Int {
    case parse = -32700
    case request = -32600
    case method = -32601
    case parameters = -32602
    case resource = -32002
  }

  private struct Refusal: Error {
    var code: Code
    var message: String
  }

  /// Answers a line.
  ///
  /// - Returns: The line to send back; nil for what wants no answer.
  mutating func answer(_ line: MessageReader.Line) -> String? {
    guard case .text(let data) = line else {
      return Self.error(.null, .request, "a message has at most \(MessageReader.longest) bytes")
    }
    guard let message = try? JSONValue(data) else {
      return Self.error(.null, .parse, "this is no JSON, or too deep")
    }
    guard case .object = message else {
      return Self.error(
        .null, .request, "a message is one object; this version of the protocol has no batches")
    }
    return answer(message)
  }

  private mutating func answer(_ message: JSONValue) -> String? {
    let id: JSONValue
    switch message["id"] {
    case nil: id = .null
    case .string(let text)?: id = .string(text)
    case .integer(let number)?: id = .integer(number)
    default: return Self.error(.null, .request, "an id is a text or a whole number")
    }
    guard message["jsonrpc"] == "2.0" else {
      return Self.error(id, .request, "jsonrpc isn't \"2.0\"")
    }
    guard let method = message["method"]?.text else {
      // An answer to a question that this program hasn't asked.
      if message["result"] != nil || message["error"] != nil { return nil }
      return Self.error(id, .request, "there is no method")
    }
    let parameters = message["params"] ?? [:]
    guard case .object(let members) = parameters else {
      return Self.error(id, .parameters, "params is no object")
    }
    // Notifications have no id and get no answer, whatever is wrong with them.
    if message["id"] == nil { return nil }
    do {
      let result = try result(of: method, members)
      return (["jsonrpc": "2.0", "id": id, "result": result] as JSONValue).line
    } catch let refusal as Refusal {
      return Self.error(id, refusal.code, refusal.message)
    } catch {
      return Self.error(id, .request, "\(error)")
    }
  }

  private static func error(_ id: JSONValue, _ code: Code, _ message: String) -> String {
    let error: JSONValue = ["code": .integer(code.rawValue), "message": .string(message)]
    return (["jsonrpc": "2.0", "id": id, "error": error] as JSONValue).line
  }

  private mutating func result(
    of method: String, _ parameters: [String: JSONValue]
  ) throws -> JSONValue {
    switch method {
    case "initialize": return try initialize(parameters)
    case "ping": return [:]
    case "tools/list": return ["tools": .array(tools.map(\.declaration))]
    case "tools/call": return try call(parameters)
    case "resources/list": return ["resources": context.results.declarations]
    case "resources/templates/list": return ["resourceTemplates": []]
    case "resources/read":
      guard let address = parameters["uri"]?.text else {
        throw Refusal(code: .parameters, message: "uri is missing")
      }
      guard let result = context.results.read(address) else {
        throw Refusal(code: .resource, message: "there is no resource \(address)")
      }
      return result
    default: throw Refusal(code: .method, message: "there is no method \(method)")
    }
  }

  private func initialize(_ parameters: [String: JSONValue]) throws -> JSONValue {
    guard let wanted = parameters["protocolVersion"]?.text else {
      throw Refusal(code: .parameters, message: "protocolVersion is missing")
    }
    let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
    return [
      "protocolVersion": .string(version), "capabilities": ["tools": [:], "resources": [:]],
      "serverInfo": ["name": "layout", "title": "LayoutKit", "version": "1"],
      "instructions": .string(Self.instructions),
    ]
  }

  private static var instructions: String {
    """
    Tools for iOS layout code where no simulator is. After a change call preview with the screen's name and look at \
    the picture; explain says why a number of a view is what it is, whyNot what stands against another, clashes \
    what contradicts, lint what will fail later. Long results are resources.
    """
  }

  private mutating func call(_ parameters: [String: JSONValue]) throws -> JSONValue {
    guard let name = parameters["name"]?.text else {
      throw Refusal(code: .parameters, message: "name is missing")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw Refusal(
        code: .parameters,
        message: "there is no tool \(name); there are \(tools.map(\.name).joined(separator: ", "))")
    }
    let arguments = parameters["arguments"] ?? [:]
    guard case .object(let members) = arguments else {
      throw Refusal(code: .parameters, message: "arguments is no object")
    }
    if let mistake = tool.mistake(in: members) {
      throw Refusal(code: .parameters, message: mistake)
    }
    var answer: ProtocolTool.Answer
    do {
      answer = try tool.run(ProtocolTool.Values(members: members), &context)
    } catch {
      let text =
        (error as? Failure)?.message ?? (error as? Misuse)?.message ?? error.localizedDescription
      answer = ProtocolTool.Answer(
        content: [.text(context.results.short(text, name: name))], isError: true)
    }
    return ["content": .array(answer.content), "isError": .bool(answer.isError)]
  }
}

extension JSONValue {
  /// A part of an answer that is text.
  static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

  /// A part of an answer that is a picture.
  static func picture(_ png: Data) -> JSONValue {
    ["type": "image", "mimeType": "image/png", "data": .string(png.base64EncodedString())]
  }
}
