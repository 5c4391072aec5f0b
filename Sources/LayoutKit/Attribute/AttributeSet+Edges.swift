nonisolated extension AttributeSet {
  /// Edges that don't follow the reading direction, to leave some out of `edges`.
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

  /// Edges that follow the reading direction, to leave some out of `directionalEdges`.
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
