// What a chain of attributes speaks of, known to the compiler only. Kinds are never instantiated.

extension AttributeSet {
  /// The kind of a chain's attributes, so that `top.equalTo(other.layout.width)` doesn't compile.
  ///
  /// The compiler's message names both kinds: `ItemAnchor<AttributeSet.Dimension>`,
  /// `ItemAnchor<AttributeSet.Vertical>`. Only the kinds of this library can be used.
  public protocol Kind {
    /// The kind once a horizontal location has been chained on.
    associatedtype WithHorizontal: AttributeSet.Kind = AttributeSet.Mixed
    /// The kind once a vertical location has been chained on.
    associatedtype WithVertical: AttributeSet.Kind = AttributeSet.Mixed
    /// The kind once a width or height has been chained on.
    associatedtype WithDimension: AttributeSet.Kind = AttributeSet.Mixed
    /// The kind once a group of edges has been chained on.
    associatedtype WithEdges: AttributeSet.Kind = AttributeSet.Mixed
  }

  /// A kind that can be compared with a `CGSize`.
  public protocol SizeComparable: AttributeSet.Kind {}

  /// A kind that can be compared with a `CGPoint`.
  public protocol PointComparable: AttributeSet.Kind {}

  /// A kind that can be compared with insets.
  public protocol InsetsComparable: AttributeSet.Kind {}

  /// Horizontal locations: left, right, leading, trailing, centerX.
  public enum Horizontal: AttributeSet.Kind {
    /// Horizontal locations stay what they are.
    public typealias WithHorizontal = AttributeSet.Horizontal
  }

  /// Vertical locations: top, bottom, centerY and the baselines.
  public enum Vertical: AttributeSet.Kind {
    /// Vertical locations stay what they are.
    public typealias WithVertical = AttributeSet.Vertical
  }

  /// Dimensions: width, height.
  public enum Dimension: AttributeSet.Kind {
    /// Dimensions stay what they are.
    public typealias WithDimension = AttributeSet.Dimension
  }

  /// Groups of edges: `edges`, `horizontalEdges`, `directionalEdges` and the like.
  public enum Edges: AttributeSet.InsetsComparable {
    /// Groups of edges stay what they are.
    public typealias WithEdges = AttributeSet.Edges
  }

  /// Width and height together.
  public enum Size: AttributeSet.SizeComparable {}

  /// The middle along both axes.
  public enum Center: AttributeSet.PointComparable {}

  /// Any other set; what it may be related to is checked when the statement is resolved.
  public enum Mixed: AttributeSet.SizeComparable, AttributeSet.PointComparable,
    AttributeSet.InsetsComparable
  {}
}
