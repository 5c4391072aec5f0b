import Foundation
import ViewTree

/// A walk through folders, and through catalogues that links in them lead to.
///
/// Hidden files and what builds have made are passed by.
nonisolated struct FolderWalk {
  /// How many files and folders are looked at.
  static let limit = 50_000
  /// Endings of folders that nothing is looked for in.
  private static let passed: Set = [
    "build", "xcodeproj", "framework", "appiconset", "swiftmodule",
  ]
  /// Endings of folders that are looked into where a link leads to them; one of another kind may lead anywhere.
  private static let catalogues: Set = ["xcassets", "lproj"]

  /// Where it begins.
  let folders: [URL]
  /// What it looks for, as a sentence says it.
  let subject: String

  /// Visits the files and folders; the visitor says of a folder whether what is in it is visited, too.
  ///
  /// If there are more than 50,000, that is said on the standard error stream.
  func visit(limit: Int = limit, _ look: (URL) -> Bool) {
    var left = limit
    var open = folders.map { $0.resolvingSymlinksInPath() }
    var known = Set(open)
    var place = 0
    while place < open.count {
      defer { place += 1 }
      guard
        let walk = FileManager.default.enumerator(
          at: open[place], includingPropertiesForKeys: [.isSymbolicLinkKey],
          options: [.skipsHiddenFiles])
      else { continue }
      while let file = walk.nextObject() as? URL {
        guard left > 0 else { return complain(limit) }
        left -= 1
        if !look(file) || Self.passed.contains(file.pathExtension) { walk.skipDescendants() }
        guard Self.catalogues.contains(file.pathExtension),
          (try? file.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink == true
        else { continue }
        let target = file.resolvingSymlinksInPath()
        if known.insert(target).inserted { open.append(target) }
      }
    }
  }

  private func complain(_ limit: Int) {
    LayoutDiagnostic(
      .document, "\(subject) may be missing: only \(limit) files and folders were looked at.",
      hint: "Run the program in a folder that has less in it."
    ).writeToStandardError()
  }
}
