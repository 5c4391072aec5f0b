import Foundation
import Testing
import UIKit

/// Asset catalogues that are broken.
@Suite
struct BrokenCatalogTests {
  @Test func `Neither a picture nor a colour comes of them, and nothing ends`() throws {
    let texts = [
      "", "{", "[]", "null", "{\"images\": 5, \"colors\": 5}",
      "{\"images\": [5], \"colors\": [5]}",
      "{\"images\": [{\"filename\": \"../../../etc/passwd\", \"scale\": \"1x\"}]}",
      "{\"images\": [{\"filename\": \"none.png\", \"scale\": \"-1x\"}]}",
      "{\"colors\": [{\"color\": {\"components\": 3}}]}",
      String(repeating: "[", count: 100_000), "\u{0}\u{1}",
    ]
    for text in texts {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      for set in ["A.imageset", "A.colorset"] {
        let inner = folder.appending(path: "Media.xcassets/\(set)")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: inner.appending(path: "Contents.json"))
      }
      let library = AssetLibrary(folders: [folder])
      #expect(library.image(named: "A", scale: 2) == nil)
      #expect(library.color(named: "A") == nil)
      AssetLibrary.$ofTask.withValue(library) {
        #expect(UIImage(named: "A")?.size == CGSize(width: 24, height: 24))
      }
      try FileManager.default.removeItem(at: folder)
    }
  }
}
