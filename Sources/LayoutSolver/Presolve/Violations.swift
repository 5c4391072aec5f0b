/// Where required rows aren't met, among others where they were not.
struct Violations: Sendable {
  /// Parts, and rows without variables.
  var parts: [Int32] = []
  var rows: [Int32] = []
  /// How many of them there were at the end of the last solution.
  private var listedParts = 0
  private var listedRows = 0
  /// What rows contribute, for those that are looked at.
  var multipliers = OnDemand<Multipliers>()

  var isEmpty: Bool { parts.isEmpty && rows.isEmpty }

  mutating func removeAll() {
    parts.empty()
    rows.empty()
    listedParts = 0
    listedRows = 0
  }

  /// Whether any have been added since they were listed.
  var haveNews: Bool { parts.count > listedParts || rows.count > listedRows }

  /// Lists those that are violated, each once.
  mutating func list(parts: [Int32], rows: [Int32]) {
    self.parts = Self.sorted(parts)
    self.rows = Self.sorted(rows)
    listedParts = self.parts.count
    listedRows = self.rows.count
  }

  private static func sorted(_ list: [Int32]) -> [Int32] {
    var result: [Int32] = []
    for element in list.sorted() where element != result.last { result.append(element) }
    return result
  }
}
