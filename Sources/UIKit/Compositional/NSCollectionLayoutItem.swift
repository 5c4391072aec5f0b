public import Foundation
public import ViewTree

/// A part of a collection: an item of its data, or a group of such parts.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutItem: NSObject {
  /// How large it is, within what it is in.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// Views that stand at it, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { extras }
  /// How far what it shows is moved inwards from its size, in points; an estimated length keeps its own.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// How far it is from what is around it.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  final let size: NSCollectionLayoutSize
  final let extras: [NSCollectionLayoutSupplementaryItem]

  /// Makes a part of a size, at which views stand.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    size = layoutSize
    extras = supplementaryItems
    super.init()
  }

  deinit {}
}

/// A view that belongs to a part of a collection.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind, which the data source is asked for.
  open var elementKind: String { kind }
  /// Where it stands at the part, whose ``NSCollectionLayoutItem/contentInsets`` don't count.
  open var containerAnchor: NSCollectionLayoutAnchor { anchor }
  /// Which of its own points stands there, and how much further it is moved; nil for the same point.
  open var itemAnchor: NSCollectionLayoutAnchor? { ownAnchor }
  /// How far in front it is.
  open var zIndex = 1
  final let kind: String
  private let anchor: NSCollectionLayoutAnchor
  private let ownAnchor: NSCollectionLayoutAnchor?

  /// Makes a view of a size and kind at a point.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    kind = elementKind
    anchor = containerAnchor
    ownAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  deinit {}
}

/// A header or footer of a section, or of the whole.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether it makes room for itself, rather than lying on what is there; true at first.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is; false at first.
  open var pinToVisibleBounds = false
  /// The edge along which it stands.
  open var alignment: NSRectAlignment { edge }
  /// How far it is moved, in points.
  open var offset: CGPoint { distance }
  private let edge: NSRectAlignment
  private let distance: CGPoint

  /// Makes a view of a size and kind along an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    edge = alignment
    distance = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  deinit {}
}

/// What lies behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, whose class the layout knows.
  open var elementKind: String { kind }
  /// How far in front it is; behind the items at first.
  open var zIndex = -1
  final let kind: String

  private init(_ kind: String) {
    self.kind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Fills the section, with its headers and footers.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  deinit {}
}

/// Edges of a part of a collection, at which something stands.
public nonisolated final class NSCollectionLayoutAnchor: Sendable {
  /// The edges; none for the middle.
  public let edges: NSDirectionalRectEdge
  /// How far from there, in points, or as shares of the size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is in shares.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Makes a point at edges.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isAbsoluteOffset = true
  }

  /// Makes a point a distance in points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
  }

  /// Makes a point a share of the size from edges.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
  }

  deinit {}

  /// Where the point is of a rectangle.
  func point(of rect: CGRect) -> CGPoint {
    let x =
      edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    return CGPoint(
      x: x,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// How far something of a size is moved from there.
  func distance(for size: CGSize) -> CGPoint {
    let (x, y) = (offset.x.usableDistance, offset.y.usableDistance)
    return isAbsoluteOffset ? CGPoint(x: x, y: y) : CGPoint(x: x * size.width, y: y * size.height)
  }
}

/// An edge, or a corner.
public nonisolated enum NSRectAlignment: Int, Hashable, Sendable {
  /// Nowhere.
  case none = 0
  /// Along the upper edge, in the middle.
  case top = 1
  /// At the upper corner where lines begin.
  case topLeading = 2
  /// Along the edge where lines begin, in the middle.
  case leading = 3
  /// At the lower corner where lines begin.
  case bottomLeading = 4
  /// Along the lower edge, in the middle.
  case bottom = 5
  /// At the lower corner where lines end.
  case bottomTrailing = 6
  /// Along the edge where lines end, in the middle.
  case trailing = 7
  /// At the upper corner where lines end.
  case topTrailing = 8

  var isAtTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isAtStart: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  var isAtEnd: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}
