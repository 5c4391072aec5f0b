/// What a chain of attributes speaks of, known to the compiler only.
///
/// Kinds are never instantiated. They let `top.equalTo(other.layout.width)` fail to compile with
/// a message that names both: `Anchor<Kind.Dimension>`, `Anchor<Kind.Y>`.
public protocol AttributeKind {
  /// The kind once a horizontal location has been chained on.
  associatedtype WithX: AttributeKind = Kind.Mixed
  /// The kind once a vertical location has been chained on.
  associatedtype WithY: AttributeKind = Kind.Mixed
  /// The kind once a width or height has been chained on.
  associatedtype WithDimension: AttributeKind = Kind.Mixed
  /// The kind once a group of edges has been chained on.
  associatedtype WithEdges: AttributeKind = Kind.Mixed
}

/// Kinds that can be compared with a `CGSize`.
public protocol AcceptsSize: AttributeKind {}

/// Kinds that can be compared with a `CGPoint`.
public protocol AcceptsPoint: AttributeKind {}

/// Kinds that can be compared with insets.
public protocol AcceptsInsets: AttributeKind {}

/// The kinds of attribute chains.
public enum Kind {
  /// Horizontal locations: left, right, leading, trailing, centerX.
  public enum X: AttributeKind {
    /// Horizontal locations stay what they are.
    public typealias WithX = X
  }

  /// Vertical locations: top, bottom, centerY and the baselines.
  public enum Y: AttributeKind {
    /// Vertical locations stay what they are.
    public typealias WithY = Y
  }

  /// Dimensions: width, height.
  public enum Dimension: AttributeKind {
    /// Dimensions stay what they are.
    public typealias WithDimension = Dimension
  }

  /// Groups of edges: `edges`, `horizontalEdges`, `directionalEdges` and the like.
  public enum Edges: AcceptsInsets {
    /// Groups of edges stay what they are.
    public typealias WithEdges = Edges
  }

  /// Width and height together.
  public enum Size: AcceptsSize {}

  /// The middle along both axes.
  public enum Center: AcceptsPoint {}

  /// Any other set; what it may be related to is checked when the statement is resolved.
  public enum Mixed: AcceptsSize, AcceptsPoint, AcceptsInsets {}
}
