package import Foundation

/// One step of a picture; pictures are lists of them, back to front, in points, with y going down.
///
/// Colours are `#RRGGBB` or `#RRGGBBAA`; what is no such text, and shapes with numbers that are none,
/// draw nothing. What stands between ``begin(group:)`` and its ``end`` is drawn as one.
package indirect enum Mark: Hashable, Codable, Sendable {
  /// A filled shape.
  case fill(shape: Shape, paint: Paint)
  /// A line along a shape's edge.
  case stroke(shape: Shape, line: LineStyle, paint: Paint)
  /// A straight line one pixel wide, however large or small the picture is shown.
  case hairline(from: CGPoint, to: CGPoint, color: String)
  /// A blurred shape, as a shadow under what has that shape.
  case shadow(shape: Shape, shadow: Shadow)
  /// A line of text, or a piece of one.
  case text(line: TextLine)
  /// A picture of pixels, stretched to a frame.
  case image(image: ImageFile, frame: CGRect)
  /// What follows, up to the end that belongs to it, is drawn as one.
  case begin(group: Group)
  /// The last group that was begun ends.
  case end

  /// A filled rectangle with round corners.
  package static func box(_ frame: CGRect, radius: CGFloat = 0, color: String) -> Mark {
    .fill(shape: .box(frame: frame, radius: radius), paint: .color(color))
  }
}

extension Mark {
  /// What is drawn as one: moved, cut off, faint, or with a shadow of all that it has.
  package struct Group: Hashable, Codable, Sendable {
    /// How much it covers, from 0 to 1.
    package var opacity: CGFloat = 1
    /// How it is moved, turned and stretched.
    package var transform: AffineTransform?
    /// Only what is inside shows.
    package var clip: Shape?
    /// It covers as much as these marks do.
    package var mask: [Mark]?
    /// The shadow of all that it has.
    package var shadow: Shadow?
    /// The colour that all of it is drawn in, each part covering as much as it did.
    package var tint: String?

    /// Makes a group that changes nothing.
    package init(
      opacity: CGFloat = 1, transform: AffineTransform? = nil, clip: Shape? = nil,
      mask: [Mark]? = nil, shadow: Shadow? = nil, tint: String? = nil
    ) {
      self.opacity = opacity
      self.transform = transform
      self.clip = clip
      self.mask = mask
      self.shadow = shadow
      self.tint = tint
    }
  }

  /// A blurred copy in one colour, moved.
  package struct Shadow: Hashable, Codable, Sendable {
    /// The colour, with how much it covers.
    package var color: String
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// How far it lies from what casts it.
    package var offset: CGSize

    /// Makes a shadow.
    package init(color: String, radius: CGFloat, offset: CGSize) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }
}

/// What is filled, drawn along or cut out.
package enum Shape: Hashable, Codable, Sendable {
  /// A rectangle with round corners.
  case box(frame: CGRect, radius: CGFloat)
  /// A circle.
  case circle(center: CGPoint, radius: CGFloat)
  /// Curves; where they overlap the inside is where they go around in all, or an odd number of times.
  case path(path: Outline, isEvenOdd: Bool)

  /// Curves that are filled wherever they go around.
  package static func path(_ path: Outline) -> Shape { .path(path: path, isEvenOdd: false) }

  /// A straight line.
  package static func line(from start: CGPoint, to end: CGPoint) -> Shape {
    .path(Outline(elements: [.move(to: start), .line(to: end)]))
  }

  /// Straight sides around an area.
  package static func polygon(_ points: [CGPoint]) -> Shape {
    guard let first = points.first else { return .path(Outline()) }
    return .path(
      Outline(elements: [.move(to: first)] + points.dropFirst().map { .line(to: $0) } + [.close]))
  }
}

/// How a line is drawn along an edge.
package struct LineStyle: Hashable, Codable, Sendable {
  /// What the ends of a line look like.
  package enum Cap: String, Hashable, Codable, Sendable {
    case butt, round, square
  }

  /// What the corners of a line look like.
  package enum Join: String, Hashable, Codable, Sendable {
    case miter, round, bevel
  }

  /// The width, in points.
  package var width: CGFloat
  /// The lengths of dashes and gaps in turn, in points; none for a whole line.
  package var dashes: [CGFloat]
  /// How far into the dashes the line begins, in points.
  package var phase: CGFloat
  /// The ends.
  package var cap: Cap
  /// The corners.
  package var join: Join

  /// Makes a style; without more than a width, that of a whole line with sharp ends and corners.
  package init(
    width: CGFloat, dashes: [CGFloat] = [], phase: CGFloat = 0, cap: Cap = .butt,
    join: Join = .miter
  ) {
    self.width = width
    self.dashes = dashes
    self.phase = phase
    self.cap = cap
    self.join = join
  }
}

/// What a shape is filled with.
package enum Paint: Hashable, Codable, Sendable {
  /// One colour.
  case color(String)
  /// Colours that run into each other.
  case gradient(Gradient)

  /// Colours that run into each other, along a line or out from a point.
  package struct Gradient: Hashable, Codable, Sendable {
    /// The colours.
    package var colors: [String]
    /// Where each stands, from 0 at the start to 1 at the end, in rising order.
    package var locations: [CGFloat]
    /// Where the first stands, or the middle of the circles.
    package var start: CGPoint
    /// Where the last stands, or a point of the outermost circle.
    package var end: CGPoint
    /// Whether the colours run out from the start in circles.
    package var isRadial: Bool

    /// Makes a gradient; places that are missing or no numbers are spread evenly.
    package init(
      colors: [String], locations: [CGFloat] = [], start: CGPoint, end: CGPoint,
      isRadial: Bool = false
    ) {
      self.colors = colors
      let isSound =
        locations.count == colors.count && locations.allSatisfy { $0 >= 0 && $0 <= 1 }
        && zip(locations, locations.dropFirst()).allSatisfy { $0 <= $1 }
      let last = CGFloat(max(colors.count - 1, 1))
      self.locations = isSound ? locations : colors.indices.map { CGFloat($0) / last }
      self.start = start
      self.end = end
      self.isRadial = isRadial
    }
  }
}

/// A line along the edges of letters.
package struct LetterStroke: Hashable, Codable, Sendable {
  /// How wide it is, in points; half of it lies outside of the letters.
  package var width: CGFloat
  /// The colour.
  package var color: String
  /// Whether the letters are filled below it.
  package var isFilled: Bool

  /// Describes a line.
  package init(width: CGFloat, color: String, isFilled: Bool) {
    self.width = width
    self.color = color
    self.isFilled = isFilled
  }

  /// The line that a text of UIKit's attributes has: its width is in hundredths of the font's size;
  /// above 0 the letters are hollow, below they are filled too; nil for 0 and for what is not a
  /// number.
  package init?(percent: CGFloat?, of size: CGFloat, color: String) {
    guard let percent, percent != 0, percent.isFinite, size > 0 else { return nil }
    self.init(width: min(percent.magnitude / 100, 10) * size, color: color, isFilled: percent < 0)
  }
}

/// A piece of a line of text that is drawn in one font and colour.
package struct TextLine: Hashable, Codable, Sendable {
  /// Which end stays in place in a font that is wider or narrower than the one it was measured with.
  package enum Anchor: String, Hashable, Codable, Sendable {
    case left, center, right
  }

  /// What is drawn, in the order of reading.
  package var string: String
  /// The left end.
  package var x: CGFloat
  /// The height the letters stand at.
  package var baseline: CGFloat
  /// The distance from the left end to the right.
  package var width: CGFloat
  /// The family's name; nil for the system font.
  package var family: String?
  /// The side of the em square.
  package var size: CGFloat
  /// The weight from 1 to 1000, with regular at 400.
  package var weight: CGFloat
  /// Whether the letters slant.
  package var isItalic: Bool
  /// The colour.
  package var color: String
  /// Whether the text is read from right to left.
  package var isRightToLeft: Bool
  /// The end that stays in place.
  package var anchor: Anchor
  /// The line along the edges of the letters, if there is one.
  package var stroke: LetterStroke?

  /// Places a line.
  package init(
    string: String, x: CGFloat, baseline: CGFloat, width: CGFloat, family: String? = nil,
    size: CGFloat, weight: CGFloat = 400, isItalic: Bool = false, color: String,
    isRightToLeft: Bool = false, anchor: Anchor = .left, stroke: LetterStroke? = nil
  ) {
    self.string = string
    self.x = x
    self.baseline = baseline
    self.width = width
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.color = color
    self.isRightToLeft = isRightToLeft
    self.anchor = anchor
    self.stroke = stroke
  }
}

/// A picture of pixels as it stands in a file.
package struct ImageFile: Hashable, Codable, Sendable {
  /// The bytes of the file.
  package var data: Data
  /// The kind of file, as in `image/png`.
  package var type: String
  /// The file's name, which stands in the place of a picture that can't be read.
  package var name: String?

  /// Takes a file's bytes.
  package init(data: Data, type: String, name: String? = nil) {
    self.data = data
    self.type = type
    self.name = name
  }
}
