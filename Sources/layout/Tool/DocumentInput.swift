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
    let data: Data
    if let path, path != "-" {
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw Failure(message: "\(path) can't be read", status: .noInput)
      }
    } else {
      data = standardInput()
    }
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
  static func isJSON(_ text: String) -> Bool { text.first { !$0.isWhitespace } == "{" }
}
