public import Foundation

extension LayoutSnapshot {
  /// A layout guide.
  public struct Guide: Hashable, Codable, Sendable {
    /// The name that was given to the guide.
    public var identifier: String
    /// What messages call the guide.
    public var title: String
    /// The rectangle it stands for, in the root's coordinates.
    public var absoluteFrame: CGRect
    /// Whether the layout itself made the guide, as for margins and the safe area.
    public var isSystem: Bool
    /// The place in the order by which the layout settles what is open; nil where no constraint is
    /// about the guide.
    public var rank: Int?
    /// What the parts of the rectangle follow from.
    public var findings: [Finding]

    /// Describes a guide.
    ///
    /// - Parameters:
    ///   - identifier: The name that was given to the guide.
    ///   - absoluteFrame: The rectangle it stands for.
    public init(identifier: String, absoluteFrame: CGRect) {
      self.identifier = identifier
      self.absoluteFrame = absoluteFrame
      title = identifier
      isSystem = false
      findings = []
    }
  }

  /// Distances from the four sides inwards, in points.
  public struct Insets: Hashable, Codable, Sendable {
    /// The distance from the upper side.
    public var top: CGFloat
    /// The distance from the left side.
    public var left: CGFloat
    /// The distance from the lower side.
    public var bottom: CGFloat
    /// The distance from the right side.
    public var right: CGFloat

    /// Makes insets; all 0 if nothing else is said.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// One of the four numbers of a rectangle.
  public enum Part: String, Hashable, Codable, Sendable, CaseIterable {
    /// The distance from the superview's left edge.
    case x
    /// The distance from the superview's upper edge.
    case y
    /// The horizontal extent.
    case width
    /// The vertical extent.
    case height
  }

  /// What is known of one of the numbers of a rectangle.
  public struct Finding: Hashable, Codable, Sendable {
    /// Which number.
    public var part: Part
    /// What it is, relative to the superview and not rounded to pixels.
    public var value: Double
    /// The constraints it follows from that speak of the item, by their places in
    /// ``LayoutSnapshot/constraints``.
    public var constraints: [Int]
    /// Another value that would be as good, if the constraints leave it open.
    public var alternative: Double?

    /// Describes what a number follows from.
    ///
    /// - Parameters:
    ///   - part: Which number.
    ///   - value: What it is.
    ///   - constraints: The places of the constraints.
    ///   - alternative: Another value that would be as good.
    public init(
      part: Part, value: Double = 0, constraints: [Int], alternative: Double? = nil
    ) {
      self.part = part
      self.value = value
      self.constraints = constraints
      self.alternative = alternative
    }
  }
}
