import GalleryScreens
import LayoutInspector
import LayoutKit

/// Pictures of the gallery's screens on a phone, of 393 × 852 points, of layouts that stand.
enum PictureScenarios {
  /// Every kind of picture of every screen.
  static var benchmarks: [Benchmark] {
    Screen.whole.flatMap { screen -> [Benchmark] in
      let window = screen.makeWindow(for: .phone)
      let views = count(window)
      return Picture.allCases.map { picture in
        Benchmark(
          workload: "picture of \(screen.name)", operation: picture.rawValue, n: views,
          constraints: views, prepare: { picture.prepare(screen) })
      }
    }
  }

  /// How many views there are before the first layout: a list of what could be timed lays nothing out.
  private static func count(_ view: View) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }

  private enum Picture: String, CaseIterable {
    /// The snapshot that pictures are drawn of.
    case frames
    /// The SVG document of a snapshot.
    case svg
    /// The PNG file of a snapshot, two pixels to a point.
    case png

    func prepare(_ screen: Screen) -> () throws -> Double {
      let window = screen.makeWindow(for: .phone)
      window.layoutIfNeeded()
      let snapshot = LayoutSnapshot(of: window, detail: .frames)
      switch self {
      case .frames:
        return { Double(LayoutSnapshot(of: window, detail: .frames).views.count) }
      case .svg: return { Double(snapshot.svg().utf8.count) }
      case .png: return { Double(snapshot.png(scale: 2).count) }
      }
    }
  }
}
