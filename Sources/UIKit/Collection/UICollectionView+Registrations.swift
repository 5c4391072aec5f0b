public import Foundation
import ViewTree

extension UICollectionView {
  /// Cells of a class, and how each shows an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Has a cell show an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    fileprivate let identifier = "LayoutKit.\(UUID().uuidString)"
    fileprivate let handler: Handler

    /// Makes a registration, with which the collection makes cells when they are asked for.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Views of a kind and class that belong to sections, and how each shows one.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Has a view of a kind show a section.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    fileprivate let identifier = "LayoutKit.\(UUID().uuidString)"
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Makes a registration of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that shows an item: one whose item went out of sight, or a new one made by `init(frame:)`.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if cellClasses[identifier] == nil {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    let known = cell as? Cell ?? Cell.made(frame: cell.frame)
    if let item { registration.handler(known, indexPath, item) }
    return known
  }

  /// A view of a section: one that went out of sight, or a new one made by `init(frame:)`.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (identifier, kind) = (registration.identifier, registration.elementKind)
    if supplementaryClasses[kind]?[identifier] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let known = view as? Supplementary ?? Supplementary.made(frame: view.frame)
    registration.handler(known, kind, indexPath)
    return known
  }

  /// Asks the data source to describe the cells of items in sight again, which it is given when it asks for cells of theirs.
  ///
  /// An item for which it returns another cell is shown by that.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      let element = CollectionElement(item: path)
      guard let dataSource, let cell = cell(ofItem: path) else { continue }
      reconfigured = (path, cell)
      let described = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      cell.settledSizes = []
      setNeedsLayout()
      guard described !== cell, shown[element] === cell else { continue }
      shown[element] = nil
      recycle(cell, element)
      take(described, for: element)
    }
  }
}
