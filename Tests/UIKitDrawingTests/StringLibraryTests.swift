import Foundation
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Texts of catalogues.
@Suite(.makesMistakes)
struct StringLibraryTests {
  /// A folder with files, which is gone after the closure.
  private func with(_ files: [String: String], _ check: (StringLibrary) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    check(StringLibrary(folders: [folder.path]))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `A folder of a language is found behind a link`() throws {
    let other = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let app = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: other.appending(path: "en.lproj"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    defer { for folder in [other, app] { try? FileManager.default.removeItem(at: folder) } }
    try Data("\"a\" = \"Linked\";".utf8)
      .write(to: other.appending(path: "en.lproj/Localizable.strings"))
    try FileManager.default.createSymbolicLink(
      at: app.appending(path: "en.lproj"), withDestinationURL: other.appending(path: "en.lproj"))
    // One that leads back to itself is entered once.
    try FileManager.default.createSymbolicLink(
      at: other.appending(path: "en.lproj/en.lproj"),
      withDestinationURL: other.appending(path: "en.lproj"))
    #expect(StringLibrary(folders: [app.path]).text(of: "a", table: "Localizable") == "Linked")
  }

  @Test func `A language's own folder goes before the base, and that before none`() throws {
    let cases: [(files: [String: String], text: String?)] = [
      (["en.lproj/Localizable.strings": "\"a\" = \"English\";"], "English"),
      (["de.lproj/Localizable.strings": "\"a\" = \"Deutsch\";"], nil),
      (
        [
          "Base.lproj/Localizable.strings": "\"a\" = \"Base\";",
          "en.lproj/Localizable.strings": "/* x */ \"a\" = \"English\";",
        ], "English"
      ),
      (["Localizable.strings": "\"a\" = \"Alone\";"], "Alone"),
      (["Other.strings": "\"a\" = \"Other\";"], nil),
      ([".hidden/Localizable.strings": "\"a\" = \"Hidden\";"], nil),
    ]
    for (files, text) in cases {
      try with(files) { #expect($0.text(of: "a", table: "Localizable") == text) }
    }
  }

  @Test func `A catalogue has texts by languages, and forms for numbers`() throws {
    let json = """
      {"sourceLanguage": "en", "strings": {
        "hello": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello!"}},
          "de": {"stringUnit": {"value": "Hallo!"}}}},
        "count %lld": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld thing"}},
          "other": {"stringUnit": {"value": "%lld things"}}}}}}},
        "odd": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "one"}}}}}}},
        "half %lf": {"localizations": {"en": {"stringUnit": {"value": "%lf of it"}}}},
        "Plain": {}}, "version": "1.0"}
      """
    try with(["Localizable.xcstrings": json]) { library in
      StringLibrary.$ofTask.withValue(library) {
        #expect(String(localized: "hello") == "Hello!")
        #expect(String(localized: "count \(3)") == "3 things")
        #expect(String(localized: "Plain") == "Plain")
        #expect(String(localized: "odd") == "odd")
        #expect(String(localized: "half \(0.5)") == "0.500000 of it")
        #expect(String(localized: "missing \("x") 5%") == "missing x 5%")
        #expect(UILocalizedString("hello", comment: "") == "Hello!")
        #expect(UILocalizedString("none", value: "Value", comment: "") == "Value")
      }
    }
  }

  @Test func `Broken catalogues are left out, whatever is wrong with them`() throws {
    let texts = [
      "", "{", "[]", "null", "{\"strings\": 5}", "{\"strings\": {\"a\": 5}}",
      "{\"strings\": {\"a\": {\"localizations\": {\"en\": {\"variations\": 3}}}}}",
      String(repeating: "[", count: 100_000), "\u{0}\u{1}",
    ]
    for text in texts {
      try with(["Localizable.xcstrings": text, "en.lproj/Localizable.strings": text]) { library in
        let found = library.text(of: "a", table: "Localizable")
        #expect(found == nil || found == "a")
      }
    }
  }

  /// What stands where a file of texts should; the last is one, and may be a link.
  @Test(arguments: ["folder", "queue", "too long", "/dev/zero", "/dev/null", "dangling", "linked"])
  func `What is no file of texts, or too long a one, is left out`(kind: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let language = folder.appending(path: "en.lproj")
    let file = language.appending(path: "Localizable.strings")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = Data("\"a\" = \"Text\";".utf8)
    switch kind {
    case "too long":
      try text.write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: (64 << 20) + 1)
      try handle.close()
    case "dangling": try putNoFile(folder.appending(path: "nothing").path, at: file)
    case "linked":
      try text.write(to: folder.appending(path: "other"))
      try putNoFile(folder.appending(path: "other").path, at: file)
    default: try putNoFile(kind, at: file)
    }
    let found = StringLibrary(folders: [folder.path]).text(of: "a", table: "Localizable")
    #expect(found == (kind == "linked" ? "Text" : nil))
  }

  @Test func `What is put into gaps goes where they say`() {
    let cases: [(text: String, arguments: [String], filled: String)] = [
      ("%@ and %@", ["a", "b"], "a and b"), ("%2$@ and %1$@", ["a", "b"], "b and a"),
      ("100%%", [], "100%"), ("%d %@", ["a"], "a %@"), ("%", ["a"], "%"), ("%z", ["a"], "%z"),
      ("%.2f", ["1.5"], "1.5"), ("%9$@", ["a"], "%9$@"), ("%0$@", ["a"], "%0$@"),
    ]
    for (text, arguments, filled) in cases {
      #expect(StringLibrary.fill(text, with: arguments) == filled)
    }
  }
}
