import Foundation

/// Something that an assistant can call.
struct ProtocolTool {
  var name: String
  /// What it does and when to use it.
  var description: String
  var arguments: [Argument]
  /// Does it; what it throws is told to the assistant.
  var run: (_ arguments: Values, _ context: inout Context) throws -> Answer

  /// An argument by name.
  struct Argument {
    enum Kind {
      case text, number, flag
      /// A text, or several.
      case texts
    }

    var name: String
    var kind: Kind
    var description: String
    var isRequired = false
  }

  /// The arguments of a call, each of the kind that was declared.
  struct Values {
    var members: [String: JSONValue]

    func text(_ name: String) -> String? { members[name]?.text }
    func texts(_ name: String) -> [String] { members[name]?.texts ?? [] }
    func number(_ name: String) -> Double? { members[name]?.double }
    func flag(_ name: String) -> Bool { members[name] == .bool(true) }
  }

  /// What a call may change.
  struct Context {
    /// Long results, to be read by and by.
    var results = ProtocolResults()
  }

  /// What an assistant gets.
  struct Answer {
    var content: [JSONValue]
    var isError = false
  }
}

extension ProtocolTool {
  /// The tool as `tools/list` names it.
  var declaration: JSONValue {
    var properties: [String: JSONValue] = [:]
    for argument in arguments {
      var schema: [String: JSONValue] = ["description": .string(argument.description)]
      switch argument.kind {
      case .text: schema["type"] = "string"
      case .number: schema["type"] = "number"
      case .flag: schema["type"] = "boolean"
      case .texts:
        schema["type"] = "array"
        schema["items"] = ["type": "string"]
      }
      properties[argument.name] = .object(schema)
    }
    return [
      "name": .string(name), "description": .string(description),
      "inputSchema": [
        "type": "object", "properties": .object(properties),
        "required": .array(arguments.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ], "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ]
  }

  /// What is wrong with the arguments of a call; nil if nothing is.
  func mistake(in members: [String: JSONValue]) -> String? {
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let argument = arguments.first(where: { $0.name == name }) else {
        let names = arguments.map(\.name).joined(separator: ", ")
        return "\(self.name) has no argument \(name); it has \(names)"
      }
      let fits =
        switch argument.kind {
        case .text: value.text != nil
        case .number: value.double != nil
        case .flag: value == .bool(true) || value == .bool(false)
        case .texts: value.texts != nil
        }
      guard fits else { return "\(name) is no \(argument.kind)" }
    }
    let missing = arguments.first { $0.isRequired && members[$0.name] == nil }
    return missing.map { "\($0.name) is missing" }
  }
}
