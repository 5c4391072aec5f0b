/// A row's place in the order of the tie rule: by priority, then the larger key first.
struct RankKey {
  /// 0 or less for a stay row, which comes after all levels.
  var priority: Double
  var order: Int
  var serial: Int

  func isBefore(_ other: RankKey) -> Bool {
    if priority != other.priority { return priority > other.priority }
    return isBeforeInOrder(other)
  }

  /// Whether the key alone, whatever the priority, is the larger one.
  func isBeforeInOrder(_ other: RankKey) -> Bool {
    (order, serial) > (other.order, other.serial)
  }
}

extension RowStore.Record {
  var rankKey: RankKey { RankKey(priority: priority, order: order, serial: serial) }
}

extension RowStore {
  /// The place of a row in the tie rule.
  func rankKey(_ row: Int) -> RankKey { records[row].rankKey }
}
