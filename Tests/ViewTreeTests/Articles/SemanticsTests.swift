import Foundation
import Testing

/// Each rule that sources cite, as `Semantics 8.2`, has its heading in the article of that name.
@Suite struct SemanticsTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let article = package.appending(
    path: "Sources/ViewTree/ViewTree.docc/Semantics.md")

  @Test(arguments: ["Sources", "Tests"])
  func `Cited rules exist`(folder: String) throws {
    let headings = Set(
      try String(contentsOf: Self.article, encoding: .utf8).matches(of: #/(?m)^##+ ([0-9.]+) /#)
        .map { String($0.output.1) })
    #expect(headings.isSuperset(of: ["0", "1.1", "8.2", "10.3"]))
    let citations = try Self.citations(in: Self.package.appending(path: folder))
    #expect(citations.count > 1)
    for (file, number) in citations {
      #expect(headings.contains(number), "\(file) cites Semantics \(number)")
    }
  }

  @Test func `Each number stands once, and they go upwards`() throws {
    let numbers = try String(contentsOf: Self.article, encoding: .utf8)
      .matches(of: #/(?m)^##+ ([0-9.]+) /#)
      .map { $0.output.1.split(separator: ".").compactMap { Int($0) } }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  /// The files that cite a rule, and its number.
  private static func citations(in folder: URL) throws -> [(file: String, number: String)] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var found: [(String, String)] = []
    for path in (paths ?? []).sorted() where path.hasSuffix(".swift") && !path.contains(".build/") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /Semantics ([0-9]+(?:\.[0-9]+)?)(?: and ([0-9.]+[0-9]|[0-9]))?/)
      {
        found.append((path, String(match.output.1)))
        if let second = match.output.2 { found.append((path, String(second))) }
      }
    }
    return found
  }
}
