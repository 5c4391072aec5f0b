import Drawing
public import Foundation
import LayoutKit
public import Typesetting

/// A drawing of what lies elsewhere in one snapshot than in another of the same tree.
struct ComparisonPicture {
  private let before: LayoutSnapshot
  private let after: LayoutSnapshot

  private static let moved = "#3257F2"
  private static let old = "#B0267F"
  private static let added = "#12805C"
  private static let removed = "#D92D20"

  init(from before: LayoutSnapshot, to after: LayoutSnapshot) {
    self.before = before
    self.after = after
  }

  /// Large enough for both.
  var size: CGSize {
    CGSize(
      width: max(before.size.width, after.size.width),
      height: max(before.size.height, after.size.height))
  }

  /// The later layout, veiled, and over it the frames that differ: dashed where they were, solid where
  /// they are.
  var marks: [Mark] {
    let sheet = CGRect(origin: .zero, size: size)
    var marks: [Mark] = [.box(sheet, color: "#FFFFFF")]
    marks += after.marks(.painted)
    marks.append(.box(sheet, color: "#FFFFFFB3"))
    return marks + differences
  }

  private var differences: [Mark] {
    let old = Self.indices(of: before)
    let new = Self.indices(of: after)
    var marks: [Mark] = []
    for (key, place) in old.sorted(by: { $0.value < $1.value }) where new[key] == nil {
      marks += Self.outline(before.views[place].absoluteFrame, Self.removed, dash: 3)
    }
    for (key, place) in new.sorted(by: { $0.value < $1.value }) {
      let frame = after.views[place].absoluteFrame
      guard let earlier = old[key].map({ before.views[$0].absoluteFrame }) else {
        marks += Self.outline(frame, Self.added, dash: 0)
        continue
      }
      guard !Self.areAlike(frame, earlier) else { continue }
      marks += Self.outline(earlier, Self.old, dash: 3)
      marks += Self.outline(frame, Self.moved, dash: 0)
      marks += Self.ways(from: earlier, to: frame)
    }
    return marks
  }

  /// The places of the views that show, by what tells them apart in both snapshots: the title, and
  /// how many had the same before.
  private static func indices(of snapshot: LayoutSnapshot) -> [String: Int] {
    var places: [String: Int] = [:]
    var counts: [String: Int] = [:]
    var hiddenDepth = Int.max
    for (place, view) in snapshot.views.enumerated() {
      counts[view.title, default: 0] += 1
      if view.depth <= hiddenDepth { hiddenDepth = view.isHidden ? view.depth : .max }
      guard view.depth < hiddenDepth else { continue }
      places["\(counts[view.title] ?? 0) \(view.title)"] = place
    }
    return places
  }

  private static func areAlike(_ one: CGRect, _ other: CGRect) -> Bool {
    let pairs = [
      (one.minX, other.minX), (one.minY, other.minY), (one.width, other.width),
      (one.height, other.height),
    ]
    return pairs.allSatisfy { ($0 - $1).magnitude < 0.005 }
  }

  private static func outline(_ frame: CGRect, _ color: String, dash: CGFloat) -> [Mark] {
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
    ]
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map {
      .line(from: $0, to: $1, width: 1, dash: dash, color: color)
    }
  }

  /// A line between the upper left corners, where they are far enough apart to see.
  private static func ways(from old: CGRect, to new: CGRect) -> [Mark] {
    let distance = max((new.minX - old.minX).magnitude, (new.minY - old.minY).magnitude)
    guard distance >= 4 else { return [] }
    let end = CGPoint(x: new.minX, y: new.minY)
    return [
      .line(
        from: CGPoint(x: old.minX, y: old.minY), to: end, width: 0.75, dash: 0, color: moved + "99"),
      .fill(shape: .circle(center: end, radius: 1.75), paint: .color(moved)),
    ]
  }
}

extension LayoutSnapshot {
  /// A picture of what lies elsewhere than in another snapshot of the same tree, as an SVG document.
  ///
  /// The layout is shown faintly. Over it stand the frames that differ: dashed where they were,
  /// solid where they are; new views are green, removed ones red. Views are told apart by their
  /// titles.
  ///
  /// - Parameters:
  ///   - before: The earlier snapshot.
  ///   - measurer: What has the outlines of letters; nil for text that the viewer sets.
  /// - Returns: The document, its elements one a line.
  /// - Complexity: O(*n* log *n*) for *n* views of both snapshots.
  public func svg(
    comparedTo before: LayoutSnapshot, outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> String {
    let picture = ComparisonPicture(from: before, to: self)
    return Self.svgDocument(picture.size, picture.marks, measurer)
  }

  /// The same picture as a PNG file.
  ///
  /// - Parameters:
  ///   - before: The earlier snapshot.
  ///   - scale: How many pixels there are to a point, within the limits of ``png(_:scale:outlinesFrom:)``.
  ///   - measurer: What has the outlines of letters; nil for a font of the machine, or plain
  ///     letters.
  /// - Returns: The bytes of the file.
  /// - Complexity: O(*p*), where *p* is the number of pixels of all that is drawn.
  public func png(
    comparedTo before: LayoutSnapshot, scale: CGFloat = 2,
    outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> Data {
    let picture = ComparisonPicture(from: before, to: self)
    return Self.pngFile(picture.size, picture.marks, scale: scale, measurer)
  }
}
