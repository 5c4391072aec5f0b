public import Foundation
public import LayoutInspector
public import LayoutKit

extension LayoutSweep {
  /// A chart of one number of the frames against the number that moves, as an SVG document.
  ///
  /// Each view whose number changes has a line, and views with the same line share it; the selected one's is
  /// bold. Breakpoints are dashed, with their places; regimes that aren't proved lie on yellow ground, those in
  /// which constraints are left out on red.
  ///
  /// - Parameters:
  ///   - attribute: The number, of rectangles in their superviews; unless given, the width, or the
  ///     height where heights are swept.
  ///   - selected: The view whose line is bold, drawn even if it doesn't change.
  ///   - size: The size of the picture in points, at least 240 by 120.
  /// - Returns: The document; without lines if no view changes or the range couldn't be followed.
  /// - Complexity: O(*n*·*p*) for *n* views and *p* pieces.
  public func svg(
    _ attribute: LayoutSnapshot.Attribute? = nil, selected: View? = nil,
    size: CGSize = CGSize(width: 640, height: 320)
  ) -> String {
    let chart = SweepChart(self, attribute ?? usualAttribute, selected, size)
    return LayoutSnapshot.svgDocument(chart.size, chart.marks, nil)
  }

  private var usualAttribute: LayoutSnapshot.Attribute {
    if case .height = number { .height } else { .width }
  }

  /// Pictures of the screen in the middle of each regime, side by side, with the regimes' limits, as an
  /// SVG document.
  ///
  /// The tree is laid out at these places, and at the end again as it was. For a sweep of a
  /// snapshot, outlines are drawn, as its texts aren't set again.
  ///
  /// - Parameters:
  ///   - height: The height that each picture is brought to, in points.
  ///   - limit: How many pictures there may be; the longest regimes are shown, in their order.
  /// - Returns: The document; without pictures if the range couldn't be followed.
  /// - Complexity: A layout for each picture.
  public func filmStrip(height: CGFloat = 320, limit: Int = 12) -> String {
    let shown = regimes.indices.sorted { regimes[$0].length > regimes[$1].length }
      .prefix(max(limit, 0)).sorted()
    let places = shown.map { index in
      (regimes[index].range.lowerBound + regimes[index].range.upperBound) / 2
    }
    let captions = shown.map { index in
      let range = regimes[index].range
      return "\(sweepNumber(range.lowerBound)) – \(sweepNumber(range.upperBound))"
    }
    let height = height.isFinite ? max(height, 1) : 320
    return PictureSheet(
      snapshots(at: places), captions: captions, height: height, gap: 16,
      isOfSnapshot ? .schematic : .painted
    ).svg
  }
}

extension LayoutSweep {
  private func snapshots(at places: [Double]) -> [LayoutSnapshot] {
    guard !isOfSnapshot else {
      return places.map { place in
        for view in views { if let frame = frame(of: view, at: place) { view.frame = frame } }
        return LayoutSnapshot(of: root, detail: .frames)
      }
    }
    var snapshots: [LayoutSnapshot] = []
    visit { visit in
      for place in places {
        visit.layOut(at: place)
        snapshots.append(LayoutSnapshot(of: root, detail: .frames))
      }
    }
    return snapshots
  }
}

extension LayoutSweep.Regime {
  fileprivate nonisolated var length: Double { range.upperBound - range.lowerBound }
}
