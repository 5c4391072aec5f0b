/// The items of a section, some below others; those below an item show while it is expanded.
///
/// An item that is there already is left out, and so are items to be put below one that isn't
/// there.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var order: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var levels: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  public init() {}

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { order }

  /// The items that stand at the top.
  public var rootItems: [ItemIdentifierType] { order.filter { levels[$0] == 0 } }

  /// The items that show: those whose items above are all expanded.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var visibleItems: [ItemIdentifierType] {
    var shown: [ItemIdentifierType] = []
    // The level from which on items are hidden.
    var hidden = Int.max
    for item in order {
      let level = levels[item] ?? 0
      if level >= hidden { continue }
      shown.append(item)
      hidden = expanded.contains(item) ? .max : level + 1
    }
    return shown
  }

  /// Adds items at the end of those below another, or of the section.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    var place = order.count
    var level = 0
    if let parent {
      guard let own = levels[parent], let first = order.firstIndex(of: parent) else { return }
      level = own + 1
      place = order[(first + 1)...].firstIndex { (levels[$0] ?? 0) <= own } ?? order.count
    }
    put(items, at: place, below: parent, level)
  }

  /// Adds items before another, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = order.firstIndex(of: item) else { return }
    put(items, at: place, below: parents[item], levels[item] ?? 0)
  }

  /// Adds items after another and what is below it, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = order.firstIndex(of: item), let level = levels[item] else { return }
    let next = order[(place + 1)...].firstIndex { (levels[$0] ?? 0) <= level } ?? order.count
    put(items, at: next, below: parents[item], level)
  }

  /// Adds the items of another snapshot before an item, at its level, with what is below them.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard contains(item) else { return }
    insert(snapshot.rootItems, before: item)
    addLower(snapshot)
  }

  /// Adds the items of another snapshot after an item and what is below it, at its level, with what is below them.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard contains(item) else { return }
    insert(snapshot.rootItems, after: item)
    addLower(snapshot)
  }

  /// Adds what is below the first items of another snapshot.
  private mutating func addLower(_ snapshot: Self) {
    for item in snapshot.order {
      if let parent = snapshot.parents[item] { append([item], to: parent) }
      if snapshot.expanded.contains(item) { expand([item]) }
    }
  }

  /// Puts the items of another snapshot below an item, in the place of what is there, as far as they are expanded there.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard contains(parent) else { return }
    delete(order.filter { parents[$0] == parent })
    for item in snapshot.order {
      append([item], to: snapshot.parents[item] ?? parent)
      if snapshot.expanded.contains(item) { expand([item]) }
    }
  }

  /// Takes items out, with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set(items)
    for item in order where parents[item].map({ gone.contains($0) }) == true { gone.insert(item) }
    order.removeAll { gone.contains($0) }
    for item in gone {
      parents[item] = nil
      levels[item] = nil
      expanded.remove(item)
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }

  /// Makes what is below items show.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { levels[$0] != nil })
  }

  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { levels[item] != nil }

  /// Whether what is below an item shows.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item shows.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// How many items an item is below; 0 also for an unknown one.
  public func level(of item: ItemIdentifierType) -> Int { levels[item] ?? 0 }

  /// The place of an item among all; nil for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }

  /// The item that an item is below.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// What is below an item, with the item itself if that is asked for; its top is this snapshot's.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    guard let first = order.firstIndex(of: parent), let level = levels[parent] else {
      return result
    }
    if includingParent { result.append([parent]) }
    for item in order[(first + 1)...].prefix(while: { (levels[$0] ?? 0) > level }) {
      let above = parents[item]
      result.append([item], to: above == parent && !includingParent ? nil : above)
      if expanded.contains(item) { result.expand([item]) }
    }
    return result
  }

  private mutating func put(
    _ items: [ItemIdentifierType], at place: Int, below parent: ItemIdentifierType?, _ level: Int
  ) {
    var new: [ItemIdentifierType] = []
    for item in items where levels[item] == nil {
      levels[item] = level
      parents[item] = parent
      new.append(item)
    }
    order.insert(contentsOf: new, at: place)
  }
}
