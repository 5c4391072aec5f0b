/// The names that may have been meant by another one.
enum NearestNames {
  /// The names, those first that take the fewest changes of letters to become the given one; what
  /// contains it stands before what doesn't.
  ///
  /// - Complexity: O(*n* · *m*) for *n* names of *m* letters.
  static func of(_ name: String, among names: [String], limit: Int = 5) -> [String] {
    // What is beyond is no name.
    let wanted = Array(name.lowercased().prefix(80))
    let ranked = names.map { candidate -> (contains: Int, changes: Int, name: String) in
      let letters = Array(candidate.lowercased().prefix(80))
      let contains = !wanted.isEmpty && candidate.lowercased().contains(name.lowercased())
      return (contains ? 0 : 1, changes(letters, wanted), candidate)
    }
    return ranked.sorted { $0 < $1 }.prefix(limit).map(\.name)
  }

  /// How many letters have to be put in, taken out or exchanged.
  private static func changes(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (place, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, other) in second.enumerated() {
        let exchanged = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
