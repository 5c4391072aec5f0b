import Foundation
import Testing
import UIKit

@Suite("The article on coverage")
struct CoverageTests {
  struct Row: Hashable {
    let type: String
    let member: String
    let state: String
    let note: String
  }

  /// The rows of the article's tables.
  static func rows() throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/UIKit/UIKit.docc/Coverage.md")
    var type = ""
    var rows: [Row] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("### ") { type = String(line.dropFirst(4)) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, cells[0].hasPrefix("`") else { continue }
      rows.append(
        Row(
          type: type, member: String(cells[0].dropFirst().dropLast()), state: cells[1],
          note: cells.count > 2 ? cells[2] : ""))
    }
    return rows
  }

  @Test("What it says is there compiles, and what compiles stands there")
  func present() throws {
    let rows = try Self.rows().filter { $0.state != "absent" }
    let written = Set(rows.map { "\($0.type).\($0.member)" })
    let compiled = Set(
      CoveredMembers.all.flatMap { type, members in members.map { "\(type).\($0.name)" } })
    #expect(written.subtracting(compiled).sorted() == [])
    #expect(compiled.subtracting(written).sorted() == [])
    #expect(rows.count == written.count)
  }

  @Test("It knows three states")
  func states() throws {
    let states = Set(try Self.rows().map(\.state))
    #expect(states == ["as in UIKit", "differs", "absent"])
  }

  @Test("What it says is absent is declared nowhere")
  func absent() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources")
    var text = Data()
    for module in ["UIKit", "ViewTree"] {
      let files = FileManager.default.enumerator(
        at: sources.appending(path: module), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        text += try Data(contentsOf: file)
      }
    }
    // Others have members by these names.
    let shared = [
      "UITableViewHeaderFooterView.detailTextLabel",
      "UIGestureRecognizer.addTarget", "UIImageView.preferredSymbolConfiguration",
      "UIButton.Configuration.attributedTitle",
    ]
    let missing = try Self.rows().filter { $0.state == "absent" && !$0.member.hasPrefix("init") }
    #expect(!missing.isEmpty)
    for row in missing {
      let name = row.member.prefix { $0 != "(" }
      if shared.contains("\(row.type).\(name)") { continue }
      for declaration in ["open var \(name):", "public var \(name):", "func \(name)("] {
        #expect(text.range(of: Data(declaration.utf8)) == nil, "\(row)")
      }
    }
  }
}
