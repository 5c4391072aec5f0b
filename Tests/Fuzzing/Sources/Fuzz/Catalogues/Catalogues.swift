import Foundation
import LayoutKit

/// Reads bytes as both kinds of files of texts, and fills the gaps of a text with them.
func readCatalogue(_ data: Data) {
  let own = FileManager.default.temporaryDirectory
    .appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)")
  let folder = own.appendingPathComponent("en.lproj")
  defer { try? FileManager.default.removeItem(at: own) }
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("Localizable.strings"))
    try data.write(to: folder.appendingPathComponent("Localizable.xcstrings"))
  } catch {
    return
  }
  let library = StringLibrary(folders: [folder.path])
  for key in ["title", "count %lld", "Plain"] {
    _ = StringLibrary.fill(library.text(of: key, table: "Localizable") ?? key, with: ["a", "7"])
  }
  _ = StringLibrary.fill(String(decoding: data, as: UTF8.self), with: ["a", "7", "%@"])
}

extension LayoutDiagnostic {
  /// What the library says of catalogues that it leaves out goes nowhere.
  func writeToStandardError() {}
}

/// Reads a file that was just written.
enum BoundedFile {
  static func contents(of file: URL, limit: Int) -> Data? { try? Data(contentsOf: file) }
}
