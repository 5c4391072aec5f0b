package import Drawing
public import Foundation

/// What a laid-out tree looked like at one moment, and why: a value to send, store, compare and draw.
///
/// The views stand in one list, each before its subviews and back to front, with their depth beside
/// them. So a tree of any depth can be walked, stored and read again without recursion. Constraints
/// refer to views by their places in that list. Its JSON is described in <doc:Snapshots-as-JSON>.
public struct LayoutSnapshot: Hashable, Sendable {
  /// The views from the root on, each followed by its subviews.
  public var views: [Item]
  /// All that the layout computes with, and the inactive constraints that are known.
  public var constraints: [Constraint]
  /// What is left out, as it contradicts other constraints.
  public var conflicts: [Conflict]
  /// How many pixels a point has.
  public var scale: CGFloat
  /// What isn't in the snapshot though it could be, in sentences.
  public var notes: [String]

  /// Makes a snapshot of views described elsewhere.
  ///
  /// - Parameters:
  ///   - views: The views from the root on, each followed by its subviews.
  ///   - constraints: What the layout computes with.
  ///   - conflicts: What is left out.
  ///   - scale: How many pixels a point has.
  ///   - notes: What is missing, in sentences.
  public init(
    views: [Item], constraints: [Constraint] = [], conflicts: [Conflict] = [], scale: CGFloat = 1,
    notes: [String] = []
  ) {
    self.views = views
    self.constraints = constraints
    self.conflicts = conflicts
    self.scale = scale
    self.notes = notes
  }

  /// The root's size, in points; zero without a view.
  public var size: CGSize { views.first?.frame.size ?? .zero }

  /// The first view of a name.
  ///
  /// - Parameter name: A name given to a view.
  /// - Returns: Nil if no view has that name.
  /// - Complexity: O(*n*), where *n* is the number of views.
  public subscript(name: String) -> Item? {
    views.first { $0.name == name }
  }
}

extension LayoutSnapshot {
  /// One view of a snapshot; lengths are in points.
  public struct Item: Hashable, Codable, Sendable {
    /// The number of ancestors within the snapshot.
    public var depth: Int
    /// The name of the view's class.
    public var type: String
    /// The name that was given to the view.
    public var name: String?
    /// The frame in the superview's coordinates.
    public var frame: CGRect
    /// The frame in the root's coordinates, whose origin is the root's top left corner.
    public var absoluteFrame: CGRect
    /// Whether the view itself is hidden, and with it all it contains.
    public var isHidden: Bool
    /// The fill, as `#RRGGBB` or `#RRGGBBAA`.
    public var backgroundColor: String?
    /// The radius of the four corners.
    public var cornerRadius: CGFloat
    /// The size of the image the view shows.
    public var imageSize: CGSize?
    /// The text the view shows.
    public var text: Text?
    /// Whether subviews show only where they are inside the view, as those of scroll views do.
    public var clipsSubviews: Bool
    /// How the view is drawn beyond its colour and corners, nil where that is as usual.
    package var look: Look?
    /// What the view draws itself under its text and subviews, in the root's coordinates; nil for nothing.
    package var drawn: [Mark]?
    /// The layout guides the view owns.
    public var guides: [Guide]
    /// What messages call the view: its name, or the property it is kept in, or its type and place.
    public var title: String
    /// The first baseline, as a y of the root's coordinates, if the view has text.
    public var firstBaseline: CGFloat?
    /// The last baseline, as a y of the root's coordinates, if the view has text.
    public var lastBaseline: CGFloat?
    /// How far the view's margins reach inwards, nil where they don't.
    public var margins: Insets?
    /// How far the inside is covered by what surrounds the screen, nil where it isn't.
    public var safeArea: Insets?
    /// How far the rectangle that constraints speak of lies inside the frame, nil where it doesn't.
    public var alignment: Insets?
    /// Whether the view reads from right to left.
    public var isRightToLeft: Bool
    /// Whether autoresizing by the frame is on: the frame counts as constraints.
    public var isPlacedByFrame: Bool
    /// What the view is to people who don't see it; nil for what says nothing of itself.
    public var accessibility: Accessibility?
    /// The place in the order by which the layout settles what is open; nil where no constraint is
    /// about the view.
    public var rank: Int?
    /// What the parts of the frame follow from, for a view that constraints are about.
    public var findings: [Finding]

    /// Describes a view.
    ///
    /// - Parameters:
    ///   - depth: The number of ancestors within the snapshot.
    ///   - type: The name of the view's class.
    ///   - name: The name that was given to the view.
    ///   - frame: The frame in the superview's coordinates.
    ///   - absoluteFrame: The frame in the root's coordinates.
    ///   - isHidden: Whether the view is hidden.
    ///   - backgroundColor: The fill, as `#RRGGBB` or `#RRGGBBAA`.
    ///   - cornerRadius: The radius of the four corners.
    ///   - imageSize: The size of the image the view shows.
    ///   - text: The text the view shows.
    ///   - clipsSubviews: Whether subviews show only where they are inside the view.
    ///   - guides: The layout guides the view owns.
    ///   - title: What messages call the view; by default its name, else its type.
    public init(
      depth: Int, type: String, name: String? = nil, frame: CGRect, absoluteFrame: CGRect,
      isHidden: Bool = false, backgroundColor: String? = nil, cornerRadius: CGFloat = 0,
      imageSize: CGSize? = nil, text: Text? = nil, clipsSubviews: Bool = false,
      guides: [Guide] = [], title: String? = nil
    ) {
      self.depth = depth
      self.type = type
      self.name = name
      self.frame = frame
      self.absoluteFrame = absoluteFrame
      self.isHidden = isHidden
      self.backgroundColor = backgroundColor
      self.cornerRadius = cornerRadius
      self.imageSize = imageSize
      self.text = text
      self.clipsSubviews = clipsSubviews
      self.guides = guides
      self.title = title ?? name ?? type
      isRightToLeft = false
      isPlacedByFrame = false
      findings = []
    }
  }

  /// The text of a view, broken into lines.
  public struct Text: Hashable, Codable, Sendable {
    /// The whole text, of which the lines may show less.
    public var string: String
    /// The font of the pieces that have no other.
    public var typeface: Typeface
    /// The colour, as `#RRGGBB` or `#RRGGBBAA`.
    public var color: String
    /// Which end of the lines stays in place, should their letters come out wider or narrower.
    public var alignment: Alignment
    /// The lines, top to bottom.
    public var lines: [Line]

    /// Where lines stand between the sides of their view.
    public enum Alignment: String, Hashable, Codable, Sendable {
      /// Their left ends lie under each other.
      case left
      /// Their middles lie under each other.
      case center
      /// Their right ends lie under each other.
      case right
    }

    /// Describes a text.
    ///
    /// - Parameters:
    ///   - string: The whole text.
    ///   - typeface: The font.
    ///   - color: The colour, as `#RRGGBB` or `#RRGGBBAA`.
    ///   - alignment: Where the lines stand between the sides of their view.
    ///   - lines: The lines, top to bottom.
    public init(
      string: String, typeface: Typeface, color: String,
      alignment: Alignment = .left, lines: [Line]
    ) {
      self.string = string
      self.typeface = typeface
      self.color = color
      self.alignment = alignment
      self.lines = lines
    }
  }

  /// The font of a text.
  public struct Typeface: Hashable, Codable, Sendable {
    /// The family's name; nil for the system font.
    public var family: String?
    /// The side of the em square, in points.
    public var size: CGFloat
    /// The weight from 1 to 1000, with regular at 400.
    public var weight: CGFloat
    /// Whether the letters slant.
    public var isItalic: Bool

    /// Describes a font.
    ///
    /// - Parameters:
    ///   - family: The family's name; nil for the system font.
    ///   - size: The side of the em square, in points.
    ///   - weight: The weight from 1 to 1000, with regular at 400.
    ///   - isItalic: Whether the letters slant.
    public init(
      family: String? = nil, size: CGFloat, weight: CGFloat = 400, isItalic: Bool = false
    ) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// A piece of a line of text, placed in the root's coordinates.
  public struct Line: Hashable, Codable, Sendable {
    /// What is drawn.
    public var string: String
    /// The left end.
    public var x: CGFloat
    /// The y of the baseline.
    public var baseline: CGFloat
    /// The distance from the left end to the right.
    public var width: CGFloat
    /// The font, where it isn't the text's.
    public var typeface: Typeface?
    /// The colour, where it isn't the text's, as `#RRGGBB` or `#RRGGBBAA`.
    public var color: String?
    /// Whether the text is read from right to left.
    public var isRightToLeft: Bool
    /// The colour of a line under the text, if there is one.
    public var underline: String?
    /// The colour of a line through the text, if there is one.
    public var strikethrough: String?
    /// The colour behind the text, if there is one.
    public var background: String?
    /// The style of the line under the text, with the values of UIKit; nil for an ordinary one.
    package var underlineStyle: Int?
    /// The style of the line through the text; nil for an ordinary one.
    package var strikethroughStyle: Int?
    /// The width of a line along the letters' edges in hundredths of the font's size, above 0 for hollow letters.
    package var strokeWidth: CGFloat?
    /// The colour of that line, where it isn't the letters'.
    package var strokeColor: String?

    /// Places a line.
    ///
    /// - Parameters:
    ///   - string: What is drawn.
    ///   - x: The left end.
    ///   - baseline: The y of the baseline.
    ///   - width: The distance from the left end to the right.
    ///   - typeface: The font, where it isn't the text's.
    ///   - color: The colour, where it isn't the text's.
    ///   - isRightToLeft: Whether the text is read from right to left.
    public init(
      string: String, x: CGFloat, baseline: CGFloat, width: CGFloat, typeface: Typeface? = nil,
      color: String? = nil, isRightToLeft: Bool = false
    ) {
      self.string = string
      self.x = x
      self.baseline = baseline
      self.width = width
      self.typeface = typeface
      self.color = color
      self.isRightToLeft = isRightToLeft
    }
  }
}

extension LayoutSnapshot.Item {
  /// What the view draws itself under its text and subviews, in the root's coordinates.
  package var drawing: [Mark] {
    get { drawn ?? [] }
    set { drawn = newValue.isEmpty ? nil : newValue }
  }
}
