import Foundation
import Testing
import UIKit

/// Types nested in the classes that programs build upon.
///
/// A type that is nested in a class comes before a program's own of the same name in all its subclasses and
/// extensions: only those are nested that UIKit has there too.
@Suite
struct NestedTypeTests {
  /// What UIKit's interface nests in the classes of these names.
  private static func nestedInUIKit() throws -> Set<String> {
    Set(
      try fixture("nested.txt").flatMap { line in
        let words = line.split { ": ".contains($0) }
        return words.dropFirst().map { "\(words[0]).\($0)" }
      })
  }

  /// Of classes that UIKit hasn't.
  static let own: Set = ["FlowStack.Alignment", "FlowStack.Justification"]

  /// The classes that are split in two here; a subclass has what is nested in either.
  static let halves = ["ViewBase": "UIView", "ViewControllerBase": "UIViewController"]

  @Test func `Those in the sources are those in UIKit`() throws {
    let sources = try Declarations(of: ["ViewTree", "StandardViews", "LayoutKit", "UIKit"])
    var names = sources.names.merging(Self.halves) { first, _ in first }
    names["StackView"] = "UIStackView"
    let classes = sources.openClasses.union(names.keys).union(names.values)
    let found = Set(
      sources.nested.filter { classes.contains($0.owner) }
        .map { "\(names[$0.owner] ?? $0.owner).\($0.name)" })
    #expect(classes.isSuperset(of: ["Responder", "View", "UIView", "UIButton"]))
    let expected = try Self.nestedInUIKit().union(Self.own)
    #expect(found.subtracting(expected).sorted() == [])
    #expect(expected.subtracting(found).sorted() == [])
  }
}

/// The public types of some modules, read from their formatted sources.
private struct Declarations {
  /// The classes of which others may be subclasses.
  var openClasses: Set<String> = []
  /// UIKit's names for types, by their own.
  var names: [String: String] = [:]
  /// Public types, by what they are nested in.
  var nested: [(owner: String, name: String)] = []

  init(of modules: [String]) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources")
    for module in modules {
      let files = FileManager.default.enumerator(
        at: sources.appending(path: module), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        read(try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  private mutating func read(_ text: String) {
    var outer = (name: "", isPublic: false)
    for line in text.split(separator: "\n") {
      let words = line.split { " :=({".contains($0) }.map(String.init)
      guard let place = words.firstIndex(where: Self.kinds.contains), place + 1 < words.count,
        words[..<place].allSatisfy(Self.modifiers.contains),
        !Self.members.contains(words[place + 1])
      else { continue }
      // Without what stands for types.
      let name = String(words[place + 1].prefix { $0 != "<" })
      let isPublic = words[..<place].contains { $0 == "public" || $0 == "open" }
      if line.hasPrefix("  ") {
        // What is nested deeper comes into no subclass.
        let isDirect = !line.hasPrefix("   ")
        if isDirect, isPublic || outer.isPublic { nested.append((outer.name, name)) }
        continue
      }
      outer = (name, isPublic && words[place] == "extension")
      if words[..<place].contains("open") { openClasses.insert(name) }
      if words[place] == "typealias", words.count > place + 2,
        Self.prefixes.contains(String(name.prefix(2)))
      {
        names[words[place + 2]] = name
      }
    }
  }

  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "actor", "extension", "typealias",
  ]
  private static let modifiers: Set = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "indirect",
    "nonisolated",
  ]
  private static let members: Set = ["func", "var", "let"]
  private static let prefixes: Set = ["UI", "NS", "CA"]
}
