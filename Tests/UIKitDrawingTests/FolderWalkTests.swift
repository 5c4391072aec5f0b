import Foundation
import TestSupport
import Testing
import TreeTestSupport

@testable import UIKit

/// Which files a walk through folders visits.
@Suite(.makesMistakes)
struct FolderWalkTests {
  /// The names of what is visited in a folder with such files, in the order of the alphabet.
  private func visited(
    _ files: [String], limit: Int = FolderWalk.limit, entering: (String) -> Bool = { _ in true }
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    var names: [String] = []
    FolderWalk(folders: [folder], subject: "What is looked for").visit(limit: limit) { file in
      names.append(file.lastPathComponent)
      return entering(file.lastPathComponent)
    }
    return names.sorted()
  }

  @Test(arguments: [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5)])
  func `No more files are visited than are looked at`(limit: Int, count: Int) throws {
    #expect(try visited(["1", "2", "3", "4", "5"], limit: limit).count == count)
  }

  @Test func `What builds have made, hidden files and what isn't to be entered are passed by`()
    throws
  {
    let files = ["a.build/1", "a.xcodeproj/2", "b/3", "c/4", ".d/5", ".6", "e.lproj/7", "8"]
    #expect(
      try visited(files, entering: { $0 != "c" }) == [
        "3", "7", "8", "a.build", "a.xcodeproj", "b", "c", "e.lproj",
      ])
  }
}
