import Foundation
import Testing
import UIKit

/// The article on coverage.
@Suite
struct CoverageTests {
  struct Row: Hashable {
    let type: String
    let member: String
    let state: String
    let note: String
  }

  /// The members in the article's tables.
  static func rows() throws -> [Row] { try lines().filter { $0.type != others } }

  /// The rows of the article's tables, that of types without one of their own included.
  static func lines() throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/UIKit/UIKit.docc/Coverage.md")
    var type = ""
    var rows: [Row] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("### ") { type = String(line.dropFirst(4)) }
      if line.hasPrefix("## ") { type = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, cells[0].hasPrefix("`") else { continue }
      rows.append(
        Row(
          type: type, member: String(cells[0].dropFirst().dropLast()), state: cells[1],
          note: cells.count > 2 ? cells[2] : ""))
    }
    return rows
  }

  /// Types of which the article says no more than what they are.
  static let others = "Types without a table"

  /// What the article speaks of, by the modules that have it.
  static let declared = Result {
    try DeclaredMembers(of: [
      "UIKit", "StandardViews", "ViewTree", "LayoutKit", "Drawing", "Typesetting",
    ])
  }

  @Test func `What it says is there is declared, once each`() throws {
    let declared = try Self.declared.get()
    let rows = try Self.rows().filter { $0.state != "absent" }
    #expect(rows.count > 1500)
    #expect(Set(rows.map { "\($0.type).\($0.member)" }).count == rows.count)
    let missing = rows.filter { !declared.have($0.member, of: $0.type) }
    #expect(missing.map { "\($0.type).\($0.member)" } == [])
  }

  @Test func `Each type of UIKit's that is declared has a table or a line, and no other`() throws {
    let lines = try Self.lines().filter { $0.type == Self.others }
    let tables = Set(try Self.rows().map(\.type))
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/UIKit")
    let declaration =
      #/^(?:public|open) (?:nonisolated )?(?:final )?(?:class|protocol|struct|enum|typealias) ((?:UI|NS|CA|CG)\w+)/#
    var declared: Set<String> = []
    for file in try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    {
      guard let file = file as? URL, file.pathExtension == "swift" else { continue }
      var before: Substring = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        defer { before = line }
        // What is there in an older language alone is said once for all.
        if before.hasPrefix("@available(swift, obsoleted:") { continue }
        if let found = line.firstMatch(of: declaration) { declared.insert(String(found.1)) }
      }
    }
    // The plugin writes it, programs don't.
    declared.remove("UIOutletTable")
    declared.subtract(tables)
    #expect(Set(lines.map(\.member)) == declared && lines.count == declared.count)
    #expect(lines.allSatisfy { ($0.state == "differs") == !$0.note.isEmpty })
  }

  @Test func `It knows three states`() throws {
    let states = Set(try Self.rows().map(\.state))
    #expect(states == ["as in UIKit", "differs", "absent"])
  }

  @Test func `What it says is absent is declared nowhere`() throws {
    let declared = try Self.declared.get()
    let missing = try Self.rows().filter { $0.state == "absent" }
    #expect(!missing.isEmpty)
    for row in missing { #expect(!declared.have(row.member, of: row.type), "\(row)") }
  }

  @Test(
    arguments: [
      ("UIView", "addSubview(_:)", true), ("UILabel", "addSubview(_:)", true),
      ("UIView", "addSubview(_:at:)", false), ("UIView", "text", false), ("UILabel", "text", true),
      ("UIButton.Configuration", "titleAlignment", true), ("UINothing", "text", false),
      // Parameters with default values may be left out, others not.
      ("NSLayoutDimension", "constraint(equalToConstant:)", true),
      ("UIStackView", "setCustomSpacing(after:)", false),
    ])
  func `A member is found by its name and labels, on its own type and above it`(
    type: String, member: String, isThere: Bool
  ) throws {
    #expect(try Self.declared.get().have(member, of: type) == isThere)
  }
}
