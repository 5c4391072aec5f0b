/// The names of attributes, listed once for everything that can be asked for them.
///
/// A maker begins a statement with one, a chain adds one to its set, and `view.layout` names one
/// as a target. The requirements say what each of them makes of an attribute; the names below
/// are the same for all.
public protocol AttributeVocabulary {
  /// What a horizontal location yields.
  associatedtype X
  /// What a vertical location yields.
  associatedtype Y
  /// What a dimension yields.
  associatedtype Dimension
  /// What a group of edges yields.
  associatedtype Edges
  /// What width and height together yield.
  associatedtype Size
  /// What both middles together yield.
  associatedtype Center
  /// What any other set yields.
  associatedtype Mixed

  /// Takes up horizontal locations.
  func _x(_ attributes: AttributeSet) -> X
  /// Takes up vertical locations.
  func _y(_ attributes: AttributeSet) -> Y
  /// Takes up dimensions.
  func _dimension(_ attributes: AttributeSet) -> Dimension
  /// Takes up a group of edges.
  func _edges(_ attributes: AttributeSet) -> Edges
  /// Takes up width and height together.
  func _size(_ attributes: AttributeSet) -> Size
  /// Takes up both middles together.
  func _center(_ attributes: AttributeSet) -> Center
  /// Takes up any other set.
  func _mixed(_ attributes: AttributeSet) -> Mixed
}

extension AttributeVocabulary {
  /// The left edge.
  public var left: X { _x(.left) }
  /// The right edge.
  public var right: X { _x(.right) }
  /// The edge where reading begins: left, or right where one reads from right to left.
  public var leading: X { _x(.leading) }
  /// The edge where reading ends: right, or left where one reads from right to left.
  public var trailing: X { _x(.trailing) }
  /// The middle between left and right.
  public var centerX: X { _x(.centerX) }

  /// The top edge.
  public var top: Y { _y(.top) }
  /// The bottom edge.
  public var bottom: Y { _y(.bottom) }
  /// The middle between top and bottom.
  public var centerY: Y { _y(.centerY) }
  /// The baseline of the first line of text, the top of an item without text.
  public var firstBaseline: Y { _y(.firstBaseline) }
  /// The baseline of the last line of text, the bottom of an item without text.
  public var lastBaseline: Y { _y(.lastBaseline) }

  /// The extent from left to right.
  public var width: Dimension { _dimension(.width) }
  /// The extent from top to bottom.
  public var height: Dimension { _dimension(.height) }

  /// Left, right, top and bottom.
  public var edges: Edges { _edges(.edges) }
  /// Left and right.
  public var horizontalEdges: Edges { _edges(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: Edges { _edges(.verticalEdges) }
  /// Top, bottom, leading and trailing.
  public var directionalEdges: Edges { _edges(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: Edges { _edges(.directionalHorizontalEdges) }
  /// Top and bottom, which have no direction: the same as ``verticalEdges``.
  public var directionalVerticalEdges: Edges { _edges(.verticalEdges) }

  /// Width and height.
  public var size: Size { _size(.size) }
  /// The middle along both axes.
  public var center: Center { _center(.center) }

  /// Any set of attributes, such as `attributes([.left, .top])`.
  ///
  /// What such a set is related to is checked at run time: a relation that makes no sense is
  /// reported and left out.
  public func attributes(_ attributes: AttributeSet) -> Mixed { _mixed(attributes) }
}
