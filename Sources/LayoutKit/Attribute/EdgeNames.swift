/// Edges that don't follow the reading direction, to leave some out of `edges`.
public nonisolated struct AbsoluteEdges: OptionSet, Hashable, Sendable {
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
public nonisolated struct DirectionalEdges: OptionSet, Hashable, Sendable {
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

extension AttributeVocabulary {
  /// Left, right, top and bottom, but for some: `edges(excluding: .bottom)`.
  public func edges(excluding excluded: AbsoluteEdges) -> Edges {
    _edges(AttributeSet.edges.subtracting(AttributeSet(rawValue: excluded.rawValue)))
  }

  /// Top, bottom, leading and trailing, but for some: `directionalEdges(excluding: .top)`.
  public func directionalEdges(excluding excluded: DirectionalEdges) -> Edges {
    _edges(AttributeSet.directionalEdges.subtracting(AttributeSet(rawValue: excluded.rawValue)))
  }
}
