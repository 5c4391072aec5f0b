public import ViewTree

/// Layout attributes that one statement speaks of together.
///
/// A set has no order: `left.top` and `top.left` are the same set, and naming an attribute twice
/// changes nothing. Wherever the attributes come out one by one, they come in the order of
/// UIKit's raw values: left, right, top, bottom, leading, trailing, width, height, centerX,
/// centerY, lastBaseline, firstBaseline, and the attributes of margins in the same order.
public nonisolated struct AttributeSet: OptionSet, Hashable, Sendable {
  /// One bit for each attribute: `1 << attribute.rawValue`.
  public let rawValue: UInt32

  /// The bits that stand for attributes: those of left, 1, to centerYWithinMargins, 20.
  private static let known: UInt32 = 0b1_1111_1111_1111_1111_1110

  /// Keeps the bits that stand for attributes and drops any other.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue & Self.known
  }

  /// A set of one, empty for `.notAnAttribute`.
  public init(_ attribute: LayoutConstraint.Attribute) {
    self.init(rawValue: 1 << UInt32(attribute.rawValue))
  }

  /// The left edge.
  public static let left = AttributeSet(.left)
  /// The right edge.
  public static let right = AttributeSet(.right)
  /// The top edge.
  public static let top = AttributeSet(.top)
  /// The bottom edge.
  public static let bottom = AttributeSet(.bottom)
  /// The edge where reading begins.
  public static let leading = AttributeSet(.leading)
  /// The edge where reading ends.
  public static let trailing = AttributeSet(.trailing)
  /// The extent from left to right.
  public static let width = AttributeSet(.width)
  /// The extent from top to bottom.
  public static let height = AttributeSet(.height)
  /// The middle between left and right.
  public static let centerX = AttributeSet(.centerX)
  /// The middle between top and bottom.
  public static let centerY = AttributeSet(.centerY)
  /// The baseline of the last line of text.
  public static let lastBaseline = AttributeSet(.lastBaseline)
  /// The baseline of the first line of text.
  public static let firstBaseline = AttributeSet(.firstBaseline)
  /// The left edge, moved inwards by the left margin.
  public static let leftMargin = AttributeSet(.leftMargin)
  /// The right edge, moved inwards by the right margin.
  public static let rightMargin = AttributeSet(.rightMargin)
  /// The top edge, moved inwards by the top margin.
  public static let topMargin = AttributeSet(.topMargin)
  /// The bottom edge, moved inwards by the bottom margin.
  public static let bottomMargin = AttributeSet(.bottomMargin)
  /// The edge where reading begins, moved inwards by the margin there.
  public static let leadingMargin = AttributeSet(.leadingMargin)
  /// The edge where reading ends, moved inwards by the margin there.
  public static let trailingMargin = AttributeSet(.trailingMargin)
  /// The middle between the left and the right margin.
  public static let centerXWithinMargins = AttributeSet(.centerXWithinMargins)
  /// The middle between the top and the bottom margin.
  public static let centerYWithinMargins = AttributeSet(.centerYWithinMargins)

  /// Left and right.
  public static let horizontalEdges: AttributeSet = [.left, .right]
  /// Top and bottom.
  public static let verticalEdges: AttributeSet = [.top, .bottom]
  /// Left, right, top and bottom.
  public static let edges: AttributeSet = [.left, .right, .top, .bottom]
  /// Leading and trailing.
  public static let directionalHorizontalEdges: AttributeSet = [.leading, .trailing]
  /// Top, bottom, leading and trailing.
  public static let directionalEdges: AttributeSet = [.top, .bottom, .leading, .trailing]
  /// Width and height.
  public static let size: AttributeSet = [.width, .height]
  /// The middle along both axes.
  public static let center: AttributeSet = [.centerX, .centerY]
  /// The left, right, top and bottom margin.
  public static let margins: AttributeSet = [
    .leftMargin, .rightMargin, .topMargin, .bottomMargin,
  ]
  /// The top, bottom, leading and trailing margin.
  public static let directionalMargins: AttributeSet = [
    .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
  ]
  /// The middle between the margins along both axes.
  public static let centerWithinMargins: AttributeSet = [
    .centerXWithinMargins, .centerYWithinMargins,
  ]
}

nonisolated extension AttributeSet {
  /// The attributes of a set one by one, in canonical order.
  public struct Expansion: Sequence, IteratorProtocol {
    private var bits: UInt32

    init(_ bits: UInt32) {
      self.bits = bits
    }

    /// The next attribute, or nil at the end.
    public mutating func next() -> LayoutConstraint.Attribute? {
      while bits != 0 {
        let rawValue = bits.trailingZeroBitCount
        bits &= bits - 1
        if let attribute = LayoutConstraint.Attribute(rawValue: rawValue) { return attribute }
      }
      return nil
    }
  }

  /// The attributes one by one, from the smallest raw value to the largest.
  public var expansion: Expansion { Expansion(rawValue) }

  /// The number of attributes, zero for an empty set.
  package var count: Int { rawValue.nonzeroBitCount }
}

nonisolated extension AttributeSet {
  /// Edges that don't follow the reading direction, for `edges(excluding:)`.
  public struct AbsoluteEdges: OptionSet, Hashable, Sendable {
    /// The bits of ``AttributeSet``.
    public let rawValue: UInt32

    /// Keeps the bits that stand for such edges and drops any other.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue & AttributeSet.edges.rawValue
    }

    /// The left edge.
    public static let left = AbsoluteEdges(rawValue: AttributeSet.left.rawValue)
    /// The right edge.
    public static let right = AbsoluteEdges(rawValue: AttributeSet.right.rawValue)
    /// The top edge.
    public static let top = AbsoluteEdges(rawValue: AttributeSet.top.rawValue)
    /// The bottom edge.
    public static let bottom = AbsoluteEdges(rawValue: AttributeSet.bottom.rawValue)
  }

  /// Edges that follow the reading direction, for `directionalEdges(excluding:)`.
  public struct DirectionalEdges: OptionSet, Hashable, Sendable {
    /// The bits of ``AttributeSet``.
    public let rawValue: UInt32

    /// Keeps the bits that stand for such edges and drops any other.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue & AttributeSet.directionalEdges.rawValue
    }

    /// The edge where reading begins.
    public static let leading = DirectionalEdges(rawValue: AttributeSet.leading.rawValue)
    /// The edge where reading ends.
    public static let trailing = DirectionalEdges(rawValue: AttributeSet.trailing.rawValue)
    /// The top edge.
    public static let top = DirectionalEdges(rawValue: AttributeSet.top.rawValue)
    /// The bottom edge.
    public static let bottom = DirectionalEdges(rawValue: AttributeSet.bottom.rawValue)
  }

  /// Left, right, top and bottom, but for some.
  static func edges(excluding excluded: AbsoluteEdges) -> AttributeSet {
    edges.subtracting(AttributeSet(rawValue: excluded.rawValue))
  }

  /// Top, bottom, leading and trailing, but for some.
  static func directionalEdges(excluding excluded: DirectionalEdges) -> AttributeSet {
    directionalEdges.subtracting(AttributeSet(rawValue: excluded.rawValue))
  }
}

nonisolated extension AttributeSet: CustomStringConvertible {
  /// The set as one would chain it: `edges`, `left.top`, and `none` if it is empty.
  public var description: String {
    if let composite = Self.composites.first(where: { $0.set == self }) { return composite.name }
    let names = expansion.map { "\($0)" }
    return names.isEmpty ? "none" : names.joined(separator: ".")
  }

  private static let composites: [(set: AttributeSet, name: String)] = [
    (.edges, "edges"), (.directionalEdges, "directionalEdges"),
    (.horizontalEdges, "horizontalEdges"), (.verticalEdges, "verticalEdges"),
    (.directionalHorizontalEdges, "directionalHorizontalEdges"),
    (.size, "size"), (.center, "center"),
    (.margins, "margins"), (.directionalMargins, "directionalMargins"),
    (.centerWithinMargins, "centerWithinMargins"),
  ]
}
