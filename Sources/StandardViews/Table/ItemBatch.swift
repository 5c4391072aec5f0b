package import Foundation

/// Changes of the items and sections of a table or collection that are made together: what goes by its place before, what
/// comes by its place afterwards.
package struct ItemBatch {
  package var deleted: Set<IndexPath> = []
  package var inserted: Set<IndexPath> = []
  package var reloaded: Set<IndexPath> = []
  package var moved: [(from: IndexPath, to: IndexPath)] = []
  package var deletedSections = IndexSet()
  package var insertedSections = IndexSet()
  package var reloadedSections = IndexSet()
  package var movedSections: [(from: Int, to: Int)] = []

  package init() {}

  package var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// Whether an item of before has another place because it is said so, rather than by what others do.
  func moves(_ path: IndexPath) -> Bool {
    moved.contains { $0.from == path } || movedSections.contains { $0.from == path.section }
  }
}

/// Where the items that a table or collection had are after changes.
package struct ItemPlaces {
  /// For each section of before where it is; nil if it is gone, or was shown again.
  private var sections: [Int?] = []
  private var moved: [IndexPath: IndexPath] = [:]
  /// The items of each section of before that went from it.
  private var gone: [Int: [Int]] = [:]
  /// The items of each section that came to it.
  private var come: [Int: [Int]] = [:]

  /// Finds out where items are; nil where the counts of afterwards don't follow from those of before, or what changes isn't
  /// there.
  ///
  /// - Complexity: O(*s* + *d* · log *d*) for *s* sections and *d* changes.
  package init?(_ changes: ItemBatch, from old: [Int], to new: [Int]) {
    guard placeSections(changes, old.count, new.count) else { return nil }
    var leaving = changes.deleted
    var coming = changes.inserted
    for (from, to) in changes.moved {
      leaving.insert(from)
      coming.insert(to)
      moved[from] = to
    }
    for path in leaving.sorted() { gone[path.section, default: []].append(path.row) }
    for path in coming.sorted() { come[path.section, default: []].append(path.row) }
    for (section, place) in sections.enumerated() {
      guard let place else { continue }
      let rest = old[section] - (gone[section]?.count ?? 0) + (come[place]?.count ?? 0)
      guard rest == new[place] else { return nil }
    }
    let known = { (path: IndexPath, counts: [Int]) in
      counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
    }
    guard leaving.allSatisfy({ known($0, old) }), coming.allSatisfy({ known($0, new) }),
      changes.reloaded.allSatisfy({ known($0, old) })
    else { return nil }
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

  /// Where a section is; nil if it is gone, or was shown again.
  package func place(ofSection section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// Where an item is; nil if it is gone, or its section was shown again.
  package func place(of path: IndexPath) -> IndexPath? {
    if let place = moved[path] { return place }
    guard let section = place(ofSection: path.section) else { return nil }
    let gone = gone[path.section] ?? []
    let before = gone.partitionPoint { $0 < path.row }
    if before < gone.count, gone[before] == path.row { return nil }
    var item = path.row - before
    for new in come[section] ?? [] where new <= item { item += 1 }
    return IndexPath(row: item, section: section)
  }

  /// The entries of a table that the rows of a section are, in their order; -1 for those that are gone, or whose section was
  /// shown again; given are the first entries of all sections afterwards, those of their headers.
  ///
  /// - Complexity: O(*n* + *d*) for *n* rows and *d* changes.
  func entries(ofSection section: Int, count: Int, _ starts: [Int]) -> [Int] {
    let gone = gone[section] ?? []
    let place = place(ofSection: section)
    var come: [Int] = []
    if let place { come = self.come[place] ?? [] }
    let first = place.map { starts[$0] + 1 } ?? 0
    var (leaving, coming, next) = (0, 0, 0)
    return (0..<count).map { row in
      if leaving < gone.count, gone[leaving] == row {
        leaving += 1
        let path = moved[IndexPath(row: row, section: section)]
        return path.map { starts[$0.section] + 1 + $0.row } ?? -1
      }
      guard place != nil else { return -1 }
      while coming < come.count, come[coming] == next {
        coming += 1
        next += 1
      }
      next += 1
      return first + next - 1
    }
  }

  /// What is known of items, by where they are now.
  package func moved<Value>(_ values: [IndexPath: Value]) -> [IndexPath: Value] {
    var result: [IndexPath: Value] = [:]
    for (path, value) in values { if let place = place(of: path) { result[place] = value } }
    return result
  }
}

nonisolated extension Array {
  /// The first index whose element doesn't meet a condition that all before it meet.
  ///
  /// - Complexity: O(log *n*).
  package func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
