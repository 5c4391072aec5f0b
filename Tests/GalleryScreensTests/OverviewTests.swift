import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit
import Testing

@Suite struct OverviewTests {
  /// The picture in the README is what the gallery draws today; copy `gallery/overview.svg` there
  /// after a change of the screens.
  @Test func thePictureOfTheReadmeIsFresh() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let picture = package.appendingPathComponent(
      "Sources/LayoutKit/LayoutKit.docc/Resources/gallery.svg")
    let committed = try String(contentsOf: picture, encoding: .utf8)
    let overview = Screen.overview.map {
      LayoutSnapshot(of: $0.screen.makeWindow(for: $0.device))
    }
    let fresh = PictureSheet(overview, height: 480, gap: 16).svg
    #expect(committed == fresh)
  }
}
