import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit
import Testing

@Suite struct OverviewTests {
  /// The picture in the README is what the gallery draws today; written anew where
  /// `SNAPSHOT_TESTING_RECORD` is `all`.
  @Test func thePictureOfTheReadmeIsFresh() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let picture = package.appendingPathComponent(
      "Sources/LayoutKit/LayoutKit.docc/Resources/gallery.svg")
    let overview = Screen.overview.map {
      LayoutSnapshot(of: $0.screen.makeWindow(for: $0.device))
    }
    let fresh = PictureSheet(overview, height: 480, gap: 16).svg
    if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
      try Data(fresh.utf8).write(to: picture)
    }
    #expect(try String(contentsOf: picture, encoding: .utf8) == fresh)
  }
}
