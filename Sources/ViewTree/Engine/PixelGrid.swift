import Foundation

/// Semantics 8.4: the pixels that the frames of a view's subviews are rounded to.
///
/// Each edge goes to the nearest pixel, and the size is the whole number of pixels between the
/// edges, so that 100 points stay 100 where a point is three pixels.
package struct PixelGrid {
  /// The number of pixels along a point.
  let scale: Double
  /// Where the superview is in the window; nil where edges are rounded in its own coordinates.
  var place: Place?

  /// The upper left corner of a view in the window, as if nothing were scrolled.
  struct Place {
    /// As constraints have it.
    var exact = (x: 0.0, y: 0.0)
    /// As it is shown.
    var shown = (x: 0.0, y: 0.0)
  }

  /// The frame for a rectangle in the superview's coordinates.
  func frame(for rect: LayoutEngine.SolvedRect) -> CGRect {
    let x = extent(from: rect.x, length: rect.width, place?.exact.x, place?.shown.x)
    let y = extent(from: rect.y, length: rect.height, place?.exact.y, place?.shown.y)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func extent(
    from start: Double, length: Double, _ exact: Double?, _ shown: Double?
  ) -> (start: Double, length: Double) {
    guard let exact, let shown else {
      let first = Self.nearest(start * scale)
      let last = Self.nearest((start + length) * scale)
      return (first / scale, max(last - first, 0) / scale)
    }
    let first = cell(exact + start)
    return (first - shown, max(cell(exact + start + length) - first, 0))
  }

  /// Where an edge in the window is shown; from the middle between two pixels at the later one, so
  /// that whole distances stay what they are everywhere.
  func cell(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.noise).rounded(.down) / scale + 0
  }

  /// The pixel nearest to an edge; from the middle between two, the one farther from 0.
  private static func nearest(_ pixels: Double) -> Double {
    let distance = (pixels.magnitude + 0.5 + noise).rounded(.down)
    // Adding 0 turns a negative zero into a plain one.
    return (pixels < 0 ? -distance : distance) + 0
  }

  /// An edge that is in the middle but for the solver's rounding counts as in the middle, so that
  /// frames are the same however the solution was reached.
  private static var noise: Double { 1e-6 }
}

extension LayoutEngine {
  /// The pixels for the frames of a view's subviews.
  ///
  /// - Complexity: O(1); O(*d*) for the view's depth *d* where a pixel is a cell.
  func grid(inside view: View) -> PixelGrid {
    var grid = PixelGrid(scale: Double(view.pixelsPerPoint))
    if view.hierarchy?.windowSettings?.countsCells == true { grid.place = place(of: view, grid) }
    return grid
  }

  private func place(of view: View, _ grid: PixelGrid) -> PixelGrid.Place {
    var path: [View] = []
    var current = view
    while let superview = current.superview {
      path.append(current)
      current = superview
    }
    var place = PixelGrid.Place()
    for view in path.reversed() {
      if let rect = itemTable.frame(at: Int(slot(of: view))) {
        place.exact = (place.exact.x + rect.x, place.exact.y + rect.y)
        place.shown = (grid.cell(place.exact.x), grid.cell(place.exact.y))
      } else {
        let (x, y) = (Double(view.storedFrame.minX), Double(view.storedFrame.minY))
        place.exact = (place.exact.x + x, place.exact.y + y)
        place.shown = (place.shown.x + x, place.shown.y + y)
      }
    }
    return place
  }

  /// Where a pixel is a cell, marks the views whose frames are others as something around them is
  /// elsewhere.
  ///
  /// - Complexity: O(*n* *d*) for *n* items at a depth of *d*; O(1) where a pixel is none.
  func announceShifted() {
    guard let root, root.hierarchy?.windowSettings?.countsCells == true else { return }
    for slot in entries.indices {
      guard case .view(let view) = items[slot], let superview = view.superview,
        let rect = itemTable.frame(at: slot),
        grid(inside: superview).frame(for: rect) != view.storedFrame
      else { continue }
      announce(slot)
    }
  }
}
