import Foundation
import Testing
import UIKit

/// Pictures of shapes in a catalogue are as large as their files say.
@Suite struct VectorAssetTests {
  private static let files: [(String, String, CGSize)] = [
    ("box.svg", #"<svg viewBox="10 20 30 12"></svg>"#, CGSize(width: 30, height: 12)),
    ("commas.svg", #"<svg viewBox="0,0,16,8"/>"#, CGSize(width: 16, height: 8)),
    ("none.svg", "<svg></svg>", CGSize(width: 24, height: 24)),
    ("short.svg", #"<svg viewBox="0 0 16"/>"#, CGSize(width: 24, height: 24)),
    ("page.pdf", "%PDF-1.4\n<< /MediaBox [ 5 5 45 25 ] >>", CGSize(width: 40, height: 20)),
    ("none.pdf", "%PDF-1.4", CGSize(width: 24, height: 24)),
  ]

  @Test func `Their own size, or 24 points where they say none`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, file) in Self.files.enumerated() {
      let set = folder.appending(path: "Media.xcassets/\(index).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(file.1.utf8).write(to: set.appending(path: file.0))
      try Data(#"{"images": [{"filename": "\#(file.0)", "idiom": "universal"}]}"#.utf8)
        .write(to: set.appending(path: "Contents.json"))
    }
    let library = AssetLibrary(folders: [folder])
    for (index, file) in Self.files.enumerated() {
      let image = try #require(library.image(named: "\(index)", scale: 1))
      #expect(image.size == file.2, "\(file.0)")
    }
  }
}
