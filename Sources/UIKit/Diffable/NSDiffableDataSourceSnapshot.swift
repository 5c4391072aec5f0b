/// The sections and items of a list at one moment, each known by a value of its own.
///
/// An identifier that is added and is there already has its new place; one that is given twice at once, and one that isn't
/// there where it has to be, is left out. A data source that is given the snapshot reports that.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items that are to be shown again.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be shown again.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be described again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// What couldn't be done, in sentences.
  var mistakes: [String] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: What there is

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// How many items a section has; 0 for an unknown one.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section, in order; none for an unknown one.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  /// The section that an item is in; nil for an unknown one.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections[identifier] }

  /// The index of an item among all; nil for an unknown one.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard sections[identifier] != nil else { return nil }
    return itemIdentifiers.firstIndex(of: identifier)
  }

  /// The index of a section; nil for an unknown one.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    put(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { index(of: toIdentifier).map { put(identifiers, at: $0) } }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { index(of: toIdentifier).map { put(identifiers, at: $0 + 1) } }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = index(of: identifier) else { continue }
      sectionIdentifiers.remove(at: index)
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
    }
  }

  /// Gives a section the place before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(section: identifier, to: toIdentifier, after: false) }

  /// Gives a section the place after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(section: identifier, to: toIdentifier, after: true) }

  /// Shows sections again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { index(of: $0) != nil }
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      leaveOut("Items were added, and there is no section.")
      return
    }
    guard index(of: section) != nil else { return }
    put(identifiers, in: section, at: items[section]?.count ?? 0)
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let (section, index) = index(of: beforeIdentifier) else { return }
    put(identifiers, in: section, at: index)
  }

  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let (section, index) = index(of: afterIdentifier) else { return }
    put(identifiers, in: section, at: index + 1)
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard let (section, index) = index(of: identifier) else { continue }
      items[section]?.remove(at: index)
      sections[identifier] = nil
    }
  }

  /// Takes all sections and items out.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
    sections = [:]
    reloadedItemIdentifiers = []
    reloadedSectionIdentifiers = []
    reconfiguredItemIdentifiers = []
  }

  /// Gives an item the place before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(item: identifier, to: toIdentifier, after: false) }

  /// Gives an item the place after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(item: identifier, to: toIdentifier, after: true) }

  /// Shows items again, in other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { isThere($0) }
  }

  /// Describes the cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { isThere($0) }
  }

  // MARK: State

  private mutating func index(of identifier: SectionIdentifierType) -> Int? {
    if let index = sectionIdentifiers.firstIndex(of: identifier) { return index }
    leaveOut("There is no section \(identifier).")
    return nil
  }

  private mutating func index(
    of identifier: ItemIdentifierType
  ) -> (section: SectionIdentifierType, index: Int)? {
    if let section = sections[identifier],
      let index = items[section]?.firstIndex(of: identifier)
    {
      return (section, index)
    }
    leaveOut("There is no item \(identifier).")
    return nil
  }

  private mutating func isThere(_ identifier: ItemIdentifierType) -> Bool {
    if sections[identifier] != nil { return true }
    leaveOut("There is no item \(identifier).")
    return false
  }

  private mutating func leaveOut(_ mistake: String) {
    mistakes.append("\(mistake) So the snapshot left that out.")
  }

  private mutating func put(_ identifiers: [SectionIdentifierType], at index: Int) {
    var index = index
    var new: Set<SectionIdentifierType> = []
    for identifier in identifiers {
      guard new.insert(identifier).inserted else {
        leaveOut("The section \(identifier) is added twice.")
        continue
      }
      if let old = sectionIdentifiers.firstIndex(of: identifier) {
        mistakes.append("The section \(identifier) is there already. So the snapshot moved it.")
        sectionIdentifiers.remove(at: old)
        if old < index { index -= 1 }
      } else {
        items[identifier] = []
      }
      sectionIdentifiers.insert(identifier, at: index)
      index += 1
    }
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    var index = index
    var new: [ItemIdentifierType] = []
    var known: Set<ItemIdentifierType> = []
    for identifier in identifiers {
      guard known.insert(identifier).inserted else {
        leaveOut("The item \(identifier) is added twice.")
        continue
      }
      if let old = sections[identifier], let place = items[old]?.firstIndex(of: identifier) {
        mistakes.append("The item \(identifier) is there already. So the snapshot moved it.")
        items[old]?.remove(at: place)
        if old == section, place < index { index -= 1 }
      }
      sections[identifier] = section
      new.append(identifier)
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  private mutating func move(
    section identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool
  ) {
    guard identifier != other, let from = index(of: identifier), index(of: other) != nil else {
      return
    }
    sectionIdentifiers.remove(at: from)
    guard let to = index(of: other) else { return }
    sectionIdentifiers.insert(identifier, at: after ? to + 1 : to)
  }

  private mutating func move(
    item identifier: ItemIdentifierType, to other: ItemIdentifierType, after: Bool
  ) {
    guard identifier != other, let from = index(of: identifier), index(of: other) != nil else {
      return
    }
    items[from.section]?.remove(at: from.index)
    guard let to = index(of: other) else { return }
    items[to.section]?.insert(identifier, at: after ? to.index + 1 : to.index)
    sections[identifier] = to.section
  }

  /// Gives an item the place that it has once it is gone from where it was.
  mutating func move(_ identifier: ItemIdentifierType, toSection place: Int, at index: Int) {
    guard sectionIdentifiers.indices.contains(place), let from = self.index(of: identifier) else {
      return
    }
    let section = sectionIdentifiers[place]
    items[from.section]?.remove(at: from.index)
    let count = items[section]?.count ?? 0
    items[section]?.insert(identifier, at: min(max(index, 0), count))
    sections[identifier] = section
  }

  /// The path of an item; nil for an unknown one.
  func path(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = sections[identifier],
      let index = sectionIdentifiers.firstIndex(of: section),
      let item = items[section]?.firstIndex(of: identifier)
    else { return nil }
    return (index, item)
  }

  /// The item at an index; nil beyond the ends.
  func item(_ item: Int, _ section: Int) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(section),
      let list = items[sectionIdentifiers[section]], list.indices.contains(item)
    else { return nil }
    return list[item]
  }

  /// What was asked for once, and is done.
  mutating func settle() {
    reloadedItemIdentifiers = []
    reloadedSectionIdentifiers = []
    reconfiguredItemIdentifiers = []
    mistakes = []
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
