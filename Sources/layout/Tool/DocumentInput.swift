import Foundation
import LayoutInspector

/// Where commands read documents: files and standard input; tests give texts.
struct DocumentInput {
  /// Reads standard input to its end.
  var standardInput: () -> Data = { FileHandle.standardInput.readDataToEndOfFile() }

  /// The text of a file, or of standard input.
  ///
  /// - Parameter path: A path; nil and `-` mean standard input.
  /// - Returns: The text.
  /// - Throws: ``Failure`` for a file that can't be read, and for what is no text.
  func read(_ path: String?) throws -> String {
    try Self.text(data(path), path)
  }

  /// The bytes of a file, or of standard input.
  ///
  /// - Throws: ``Failure`` for a file that can't be read.
  func data(_ path: String?) throws -> Data {
    guard let path, path != "-" else { return standardInput() }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure(message: "\(path) can't be read", status: .noInput)
    }
  }

  /// The text that bytes are.
  static func text(_ data: Data, _ path: String?) throws -> String {
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw Failure(message: "\(path ?? "standard input") is no text in UTF-8", status: .noInput)
    }
    return text
  }

  /// Reads the JSON of a snapshot.
  func snapshot(_ text: String) throws -> LayoutSnapshot {
    do throws(SnapshotError) {
      return try LayoutSnapshot(json: text)
    } catch {
      throw Failure(message: error.description, status: .noInput)
    }
  }

  /// Whether a text begins as JSON does.
  static func isJSON(_ text: some Sequence<UInt8>) -> Bool {
    text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
  }
}
