import Foundation

/// Results that are too long for an answer, and files, to be read as resources.
struct ProtocolResults {
  /// How many characters of a text stand in an answer.
  static var shortLength: Int { 4000 }
  /// How many results are kept; the oldest go.
  static var limit: Int { 200 }

  struct Result {
    var address: String
    var name: String
    var mediaType: String
    var content: Content
  }

  enum Content {
    case text(String)
    /// A file that is read when it is asked for.
    case file(URL)
  }

  private(set) var list: [Result] = []
  private var count = 0

  /// Keeps a result.
  ///
  /// - Returns: Its address.
  mutating func add(_ content: Content, name: String, mediaType: String) -> String {
    if case .file(let file) = content {
      let address = "layout://files\(file.path)"
      list.removeAll { $0.address == address }
      keep(Result(address: address, name: name, mediaType: mediaType, content: content))
      return address
    }
    count += 1
    let address = "layout://results/\(count)"
    keep(Result(address: address, name: name, mediaType: mediaType, content: content))
    return address
  }

  private mutating func keep(_ result: Result) {
    list.append(result)
    if list.count > Self.limit { list.removeFirst() }
  }

  /// A text as it stands in an answer: its beginning, and where the rest is.
  mutating func short(_ text: String, name: String) -> String {
    guard text.count > Self.shortLength else { return text }
    let address = add(.text(text), name: name, mediaType: "text/plain")
    return
      "\(text.prefix(Self.shortLength))\n… \(text.count) characters in all: resource \(address)"
  }

  /// The resource at an address, as `resources/read` gives it; nil if there is none.
  func read(_ address: String) -> JSONValue? {
    guard let result = list.last(where: { $0.address == address }) else { return nil }
    var contents: [String: JSONValue] = [
      "uri": .string(address), "mimeType": .string(result.mediaType),
    ]
    switch result.content {
    case .text(let text): contents["text"] = .string(text)
    case .file(let file):
      guard let data = try? Data(contentsOf: file) else { return nil }
      if result.mediaType == "image/png" {
        contents["blob"] = .string(data.base64EncodedString())
      } else {
        contents["text"] = .string(String(decoding: data, as: UTF8.self))
      }
    }
    return ["contents": [.object(contents)]]
  }

  /// The resources as `resources/list` names them.
  var declarations: JSONValue {
    .array(
      list.map {
        [
          "uri": .string($0.address), "name": .string($0.name),
          "mimeType": .string($0.mediaType),
        ]
      })
  }
}
