import Foundation
import ViewTree

/// Changes of a collection's items and sections that are made together: what goes by its place before, what comes by its
/// place afterwards.
struct ItemBatch {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// The changes as a layout is told of them; a path of a section has no item.
  var updates: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    typealias Update = UICollectionViewUpdateItem
    return deletedSections.map { Update(.delete, before: whole($0), after: nil) }
      + insertedSections.map { Update(.insert, before: nil, after: whole($0)) }
      + reloadedSections.map { Update(.reload, before: whole($0), after: whole($0)) }
      + movedSections.map { Update(.move, before: whole($0.from), after: whole($0.to)) }
      + deleted.sorted().map { Update(.delete, before: $0, after: nil) }
      + inserted.sorted().map { Update(.insert, before: nil, after: $0) }
      + reloaded.sorted().map { Update(.reload, before: $0, after: $0) }
      + moved.map { Update(.move, before: $0.from, after: $0.to) }
  }
}

/// Where the items that a collection had are after changes.
struct ItemPlaces {
  /// For each section of before where it is; nil if it is gone, or was shown again.
  private var sections: [Int?] = []
  private var moved: [IndexPath: IndexPath] = [:]
  /// The items of each section of before that went from it.
  private var gone: [Int: [Int]] = [:]
  /// The items of each section that came to it.
  private var come: [Int: [Int]] = [:]

  /// Finds out where items are; nil where the counts of afterwards don't follow from those of before.
  ///
  /// - Complexity: O(*s* + *d* · log *d*) for *s* sections and *d* changes.
  init?(_ changes: ItemBatch, from old: [Int], to new: [Int]) {
    guard placeSections(changes, old.count, new.count) else { return nil }
    var leaving = changes.deleted
    var coming = changes.inserted
    for (from, to) in changes.moved {
      leaving.insert(from)
      coming.insert(to)
      moved[from] = to
    }
    for path in leaving.sorted() { gone[path.section, default: []].append(path.item) }
    for path in coming.sorted() { come[path.section, default: []].append(path.item) }
    for (section, place) in sections.enumerated() {
      guard let place else { continue }
      let rest = old[section] - (gone[section]?.count ?? 0) + (come[place]?.count ?? 0)
      guard rest == new[place] else { return nil }
    }
    let known = { (path: IndexPath, counts: [Int]) in
      counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }
    guard leaving.allSatisfy({ known($0, old) }), coming.allSatisfy({ known($0, new) }) else {
      return nil
    }
  }

  /// Those that aren't taken out or moved fill the places that are left, in their order.
  private mutating func placeSections(_ changes: ItemBatch, _ old: Int, _ new: Int) -> Bool {
    sections = [Int?](repeating: nil, count: old)
    var leaving = changes.deletedSections
    var taken = changes.insertedSections
    for (from, to) in changes.movedSections {
      guard (0..<old).contains(from), (0..<new).contains(to) else { return false }
      leaving.insert(from)
      taken.insert(to)
    }
    guard leaving.allSatisfy({ $0 < old }), taken.allSatisfy({ $0 < new }),
      old - leaving.count + taken.count == new
    else { return false }
    var place = 0
    for section in 0..<old where !leaving.contains(section) {
      while taken.contains(place) { place += 1 }
      sections[section] = place
      place += 1
    }
    for (from, to) in changes.movedSections { sections[from] = to }
    for section in changes.reloadedSections {
      guard section < old else { return false }
      sections[section] = nil
    }
    return true
  }

  /// Where an item is; nil if it is gone, or its section was shown again.
  func place(of path: IndexPath) -> IndexPath? {
    if let place = moved[path] { return place }
    guard sections.indices.contains(path.section), let section = sections[path.section] else {
      return nil
    }
    let gone = gone[path.section] ?? []
    let before = gone.partitionPoint { $0 < path.item }
    if before < gone.count, gone[before] == path.item { return nil }
    var item = path.item - before
    for new in come[section] ?? [] where new <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }

  /// What is known of items, by where they are now.
  func moved<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
    var result: [IndexPath: Value] = [:]
    for (path, value) in values { if let place = place(of: path) { result[place] = value } }
    return result
  }
}
