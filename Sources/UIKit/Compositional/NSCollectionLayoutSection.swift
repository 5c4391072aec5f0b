public import Foundation
public import ViewTree

/// How a section is scrolled across the collection's own direction.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable,
  Sendable
{
  /// Not at all: its groups follow each other along the collection.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, and ends at the edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the collection's width.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which end in the middle; the first one begins there.
  case groupPagingCentered = 5
}

/// What insets are measured from.
public nonisolated enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// As the layout has it.
  case automatic = 0
  /// The edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
  /// The part that is easy to read.
  case readableContent = 4
}

/// A section of a compositional layout: a group, again and again, and what stands around.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSCollectionLayoutSection: NSObject {
  /// Is told of the items in sight, the offset of the section, and what it is in.
  public typealias VisibleItemsHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  /// How far the groups are from the edges of the section, in points; headers and footers above and below.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// How far groups are from each other, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the insets at the sides are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// How the section is scrolled across the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How it moves when it is scrolled across.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    properties
  }
  private let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the insets at the sides; true at first.
  open var supplementariesFollowContentInsets = true
  /// What the insets of headers and footers at the sides are measured from, which are those of the section; with
  /// `.none` they have none, and with `.automatic`, which it is at first, those of the groups, unless
  /// ``supplementariesFollowContentInsets`` is false.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// What lies behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Is told of the items in sight in each layout, and may change how they look and where they are.
  ///
  /// The offset is that of the section where it is scrolled across, else that of the collection; items stand where they do
  /// without the first.
  open var visibleItemsInvalidationHandler: VisibleItemsHandler?
  final let group: NSCollectionLayoutGroup

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  deinit {}

  /// A list: rows as wide as the section and as high as they ask for.
  ///
  /// Insets and headers are those of iOS 17, not measured here: inset groups are 16 points from the
  /// sides, or 20 from 414 points on.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: row, subitem: NSCollectionLayoutItem(layoutSize: row), count: 1))
    let width = layoutEnvironment.container.contentSize.width
    let side: CGFloat = configuration.appearance == .insetGrouped ? width >= 414 ? 20 : 16 : 0
    let isGrouped =
      configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    let ends: CGFloat = isGrouped ? 17.5 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary ? 0 : ends, leading: side,
      bottom: configuration.footerMode == .supplementary ? 0 : ends, trailing: side)
    // Rows reach from side to side; it is what they show that keeps out of the corners.
    if configuration.appearance != .insetGrouped { section.contentInsetsReference = .none }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

/// What a section is laid out in.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutEnvironment {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The room that a section is laid out in.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol NSCollectionLayoutContainer {
  /// Its size, in points.
  var contentSize: CGSize { get }
  /// Its size without its insets.
  var effectiveContentSize: CGSize { get }
  /// Its insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Its insets, those around it in them.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

struct LayoutContainer: NSCollectionLayoutContainer {
  var contentSize: CGSize
  var contentInsets = NSDirectionalEdgeInsets.zero
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

struct LayoutSurroundings: NSCollectionLayoutEnvironment {
  var room: LayoutContainer
  var traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { room }
}

/// How a list looks.
public nonisolated struct UICollectionLayoutListConfiguration {
  /// The kinds of lists.
  public nonisolated enum Appearance: Int, Hashable, Sendable {
    /// One row below the other.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other and from the sides.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar as plain as a list.
    case sidebarPlain = 4
  }

  /// What stands above a section.
  public nonisolated enum HeaderMode: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A view that the data source makes.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// What stands below a section.
  public nonisolated enum FooterMode: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A view that the data source makes.
    case supplementary = 1
  }

  /// The kind of the list.
  public let appearance: Appearance
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows; remembered.
  public var showsSeparators = true
  /// The colour behind the rows; remembered.
  public var backgroundColor: UIColor?
  /// How far a header is from the section above, in points; remembered.
  public var headerTopPadding: CGFloat?

  /// What the lines look like; remembered.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// What the lines of an item look like; nothing asks it.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// What a row shows when it is pulled from where lines begin; nothing asks it.
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// What a row shows when it is pulled from where lines end; nothing asks it.
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Makes the look of a kind of list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
