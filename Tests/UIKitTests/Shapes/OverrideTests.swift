import Foundation
import Testing
import UIKit

/// Members that programs override.
///
/// In UIKit every member of a class can be overridden.
///
/// Objective-C finds all of them when the program runs. Swift finds those in the body of an open class; the
/// file `Overridable.txt` beside this one lists them all, with UIKit's types.
@Suite
struct OverrideTests {
  @Test func `Those of the article are listed, but for those of which it says otherwise`() throws {
    let without = Set(try fixture("without-subclasses.txt"))
    let fixedInUIKit = Set(try fixture("fixed.txt"))
    let rows = try CoverageTests.rows().filter { $0.state != "absent" }
      .filter { !without.contains($0.type) }
    let fixed = Set(
      rows.filter { $0.note.contains("can't be overridden") }.map { "\($0.type).\($0.member)" })
    let overrides = Set(try Overridable.rows().map { "\($0.type).\($0.name)" })
    let members = Set(rows.map { "\($0.type).\(Overridable.plain($0.member))" })
    #expect(members.count > 350)
    #expect(
      members.subtracting(overrides).subtracting(fixed).subtracting(fixedInUIKit).sorted()
        == [])
    #expect(fixed.intersection(overrides).sorted() == [])
    #expect(fixed.union(fixedInUIKit).subtracting(members).sorted() == [])
  }

  @Test func `Each has UIKit's types, and can be overridden`() throws {
    let declared = try CoverageTests.declared.get()
    let rows = try Overridable.rows()
    #expect(rows.count > 1000)
    let other = rows.filter { !declared.canOverride($0.declaration, in: $0.type) }
    #expect(other.map { "\($0.type): \($0.declaration)" } == [])
  }

  /// What differs from the declaration in one thing each.
  @Test(arguments: [
    ("UIView", "var frame: CGRect { get set }", true),
    ("UIView", "var frame: CGRect { get }", false),
    ("UIView", "var frame: CGSize { get set }", false),
    ("UILabel", "var frame: CGRect { get set }", true),
    ("UIView", "class var frame: CGRect { get set }", false),
    ("UIView", "func addSubview(_: UIView)", true),
    ("UIView", "func addSubview(_: UIView?)", false),
    ("UIView", "func addSubview(view: UIView)", false),
    ("UIView", "func addSubview(_: UIView) -> Bool", false),
    ("UIView", "init(frame: CGRect)", true), ("UIView", "init?(frame: CGRect)", false),
    // Conveniences, and what stands in an extension.
    ("UIStackView", "init(arrangedSubviews: [UIView])", false),
    ("UINothing", "init()", false),
  ])
  func `A declaration is told from others`(_ type: String, declaration: String, isThere: Bool)
    throws
  {
    #expect(try CoverageTests.declared.get().canOverride(declaration, in: type) == isThere)
  }
}

/// The members that `Overridable.txt` lists.
enum Overridable {
  struct Row {
    var type: String
    var declaration: String
    /// The name as the article has it: `addSubview(_:)`.
    var name: String
  }

  static func rows() throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Overridable.txt")
    var type = ""
    var rows: [Row] = []
    // What stands above the first class is for the reader.
    let text = try String(contentsOf: file, encoding: .utf8)
    for line in text.split(separator: "\n\n").dropFirst().joined(separator: "\n").split(
      separator: "\n")
    {
      if line.hasPrefix("  ") {
        let declaration = String(line.dropFirst(2))
        rows.append(Row(type: type, declaration: declaration, name: name(of: declaration)))
      } else {
        type = String(line)
      }
    }
    return rows
  }

  /// A member of the article without the types that tell two of one name apart.
  static func plain(_ member: String) -> String {
    member.replacing(#/: \w+, /#) { _ in ":" }
  }

  private static func name(of declaration: String) -> String {
    guard let match = declaration.firstMatch(of: /^(?:class )?(?:var (\w+)|(?:func )?(\w+)\??\()/)
    else { return declaration }
    if let variable = match.1 { return String(variable) }
    // Labels stand at the beginning and behind commas that are in no type.
    var depth = 0
    var labels = ""
    var label = ""
    for character in declaration[match.range.upperBound...] {
      if character == ")", depth == 0 { break }
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ":" where depth == 0: labels += label + ":"
      case "," where depth == 0: label = ""
      case " ": break
      default: label.append(character)
      }
    }
    return "\(match.2 ?? "")(\(labels))"
  }
}
