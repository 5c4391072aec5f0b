public import Foundation
public import ViewTree

/// A collection of items, of which only those in sight have cells; where they stand says a layout.
open class UICollectionView: UIScrollView {
  /// Which way content is scrolled.
  public nonisolated enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// What a view is to the collection.
  public nonisolated enum ElementCategory: UInt, Hashable, Sendable {
    /// It shows an item.
    case cell = 0
    /// It belongs to a section, such as a header.
    case supplementaryView = 1
    /// It belongs to the layout.
    case decorationView = 2
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Says how many items there are and makes their cells; asked after ``reloadData()``.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }

  /// Says where the views stand.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { take(newValue) }
  }

  /// Lies behind the items and fills the frame.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether items can be chosen; true at first.
  open var allowsSelection = true
  /// Whether several items can be chosen; false at first.
  open var allowsMultipleSelection = false

  // MARK: State

  private var currentLayout: UICollectionViewLayout
  final var cellClasses: [String: UICollectionViewCell.Type] = [:]
  final var cellMakers: [String: () -> UICollectionViewCell] = [:]
  final var supplementaryClasses: [String: [String: UICollectionReusableView.Type]] = [:]
  /// The views that wait for a place, by kind and identifier.
  final var waiting: [String: [String: [UICollectionReusableView]]] = [:]
  final var unknownKinds: Set<String> = []
  /// The views in sight.
  final var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// How many items each section has, as the data source last said.
  final var counts: [Int] = []
  final var selected: Set<IndexPath> = []
  final var needsReload = true
  final var isUpdating = false
  final var isCounting = false
  /// The bounds that the layout was last worked out for.
  final var knownBounds = CGRect.null
  final var batch: ItemBatch?

  /// Makes a collection with a frame in its future superview's coordinates, in points, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Makes a collection with a flow layout; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.collectionView = self
  }

  /// Takes another layout; without a screen it takes effect in the next layout, animated or not.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Takes another layout, and calls a closure at the end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  private func take(_ layout: UICollectionViewLayout) {
    guard layout !== currentLayout else { return }
    currentLayout.collectionView = nil
    currentLayout = layout
    layout.collectionView = self
    layout.invalidateLayout()
  }

  // MARK: Layout

  /// Shows the items that are in sight.
  ///
  /// - Complexity: That of the layout, and O(*k*) for *k* views in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateElements()
  }

  final func reportData(_ message: String, hint: String, _ source: CodeLocation? = nil) {
    report(
      LayoutDiagnostic(
        .dataSource, message, source: source, itemNames: [itemDescription], hint: hint))
  }
}
