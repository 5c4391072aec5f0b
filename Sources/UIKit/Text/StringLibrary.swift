import Foundation
import ViewTree

/// The texts of catalogues: files named `.strings` in folders of languages, and `.xcstrings`.
package nonisolated final class StringLibrary: Sendable {
  private let texts: [String: [String: String]]

  /// The catalogues of the task, else those beside the program and in the folder that it runs in, found once.
  package static var current: StringLibrary { ofTask ?? found }
  /// The catalogues of the task, if it has its own.
  @TaskLocal package static var ofTask: StringLibrary?

  private static let found: StringLibrary = {
    StringLibrary(folders: [Bundle.main.bundlePath, FileManager.default.currentDirectoryPath])
  }()

  /// How large a catalogue may be, in bytes.
  private static let sizeLimit = 64 << 20

  /// Reads the catalogues in folders, for a language.
  ///
  /// Of folders of languages that of the language counts, then `Base`, then English; of files with one name the first.
  /// A file that can't be read is left out, and said so on the standard error stream.
  ///
  /// - Complexity: O(*n*) for *n* files and folders, of which there may be 50,000, and their bytes.
  package init(folders: [String], language: String = "en") {
    var texts: [String: [String: String]] = [:]
    var ranks: [String: Int] = [:]
    let places = folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
    FolderWalk(folders: places, subject: "Texts of catalogues").visit { file in
      let table = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "strings":
        let rank = Self.rank(file.deletingLastPathComponent(), language)
        guard rank > 0, rank > ranks[table] ?? 0, let read = Self.strings(file) else { break }
        (texts[table], ranks[table]) = (read, rank)
      case "xcstrings":
        guard ranks[table] ?? 0 < 4, let read = Self.catalog(file, language) else { break }
        (texts[table], ranks[table]) = (read, 4)
      case "xcassets": return false
      default: break
      }
      return true
    }
    self.texts = texts
  }

  /// The text of a key in a catalogue; nil if there is none.
  package func text(of key: String, table: String) -> String? { texts[table]?[key] }

  /// How well the folder of a file fits a language.
  private static func rank(_ folder: URL, _ language: String) -> Int {
    guard folder.pathExtension == "lproj" else { return 1 }
    switch folder.deletingPathExtension().lastPathComponent {
    case language: return 4
    case "Base": return 3
    case "en", "en-US", "en-GB": return 2
    default: return 0
    }
  }

  private static func data(_ file: URL) -> Data? {
    guard let data = BoundedFile.contents(of: file, limit: sizeLimit) else {
      complain(file, "it is no file, can't be read, or is larger than 64 MB")
      return nil
    }
    return data
  }

  private static func complain(_ file: URL, _ reason: String) {
    LayoutDiagnostic(
      .document, "The texts of \(file.lastPathComponent) are left out: \(reason).",
      hint: "Look at \(file.path)."
    ).writeToStandardError()
  }

  private static func strings(_ file: URL) -> [String: String]? {
    guard let data = data(file) else { return nil }
    guard
      let read = unsafe try? PropertyListSerialization.propertyList(
        from: data, options: [], format: nil),
      let table = read as? [String: Any]
    else {
      complain(file, "it is no list of texts")
      return nil
    }
    return table.compactMapValues { $0 as? String }
  }

  private static func catalog(_ file: URL, _ language: String) -> [String: String]? {
    guard let data = data(file) else { return nil }
    guard let read = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let entries = read["strings"] as? [String: Any]
    else {
      complain(file, "it is no JSON with an entry \"strings\"")
      return nil
    }
    let source = read["sourceLanguage"] as? String ?? "en"
    var texts: [String: String] = [:]
    for (key, entry) in entries {
      let languages = (entry as? [String: Any])?["localizations"] as? [String: Any]
      texts[key] = (languages?[language] ?? languages?[source]).flatMap(value) ?? key
    }
    return texts
  }

  /// The text of a language's entry; of one that varies with a number that for others.
  private static func value(_ entry: Any) -> String? {
    guard let entry = entry as? [String: Any] else { return nil }
    if let unit = entry["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let variations = entry["variations"] as? [String: Any] else { return nil }
    for kind in ["plural", "device"] {
      guard let cases = variations[kind] as? [String: Any] else { continue }
      if let found = (cases["other"] ?? cases["iphone"]).flatMap(value) { return found }
    }
    return nil
  }

  /// Puts what was given into the gaps of a text, by their places where those are numbered.
  package static func fill(_ text: String, with arguments: [String]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      var place = next
      var after = rest
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
        place = number - 1
        after = rest.dropFirst(digits.count + 1)
      }
      let format = after.prefix { "0123456789.+-l".contains($0) }
      guard let kind = after.dropFirst(format.count).first, "@dufgixX".contains(kind),
        arguments.indices.contains(place)
      else {
        result += "%"
        continue
      }
      result += arguments[place]
      next = place + 1
      rest = after.dropFirst(format.count + 1)
    }
    return result + rest
  }
}
