extension IsolatingRunSequence {
  /// How many brackets may be open at once, BD16.
  private static let deepestNesting = 63

  /// Gives both brackets of a pair one direction: rule N0.
  func resolveBrackets(
    _ types: inout [BidiClass], classes: [BidiClass],
    bracket: (Int) -> MirrorTables.Bracket?
  ) {
    for (opening, closing) in bracketPairs(types, bracket: bracket) {
      guard let direction = direction(inside: opening, closing, types: types) else { continue }
      for place in [opening, closing] {
        types[place] = direction
        // Marks on a bracket go along with it.
        for mark in (place + 1)..<(types.count + 1) {
          guard mark < types.count, classes[indices[mark]] == .nonspacingMark else { break }
          types[mark] = direction
        }
      }
    }
  }

  /// The pairs of brackets in the order of the opening ones, BD16.
  private func bracketPairs(
    _ types: [BidiClass], bracket: (Int) -> MirrorTables.Bracket?
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var open: [(name: UInt32, place: Int)] = []
    for place in types.indices where types[place] == .otherNeutral {
      guard let bracket = bracket(indices[place]) else { continue }
      if bracket.isOpening {
        guard open.count < Self.deepestNesting else { break }
        open.append((bracket.opening, place))
      } else if let found = open.lastIndex(where: { $0.name == bracket.opening }) {
        pairs.append((open[found].place, place))
        open.removeSubrange(found...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// The direction of a pair: that of the embedding, if the inside has some of it, else that of
  /// what stands inside and in front; nil if nothing inside has a direction.
  private func direction(inside opening: Int, _ closing: Int, types: [BidiClass]) -> BidiClass? {
    var hasOpposite = false
    for type in types[(opening + 1)..<closing] {
      guard let direction = type.direction else { continue }
      if direction == embeddingDirection { return direction }
      hasOpposite = true
    }
    guard hasOpposite else { return nil }
    let before = types[..<opening].lazy.reversed().compactMap(\.direction).first ?? start
    return before == embeddingDirection ? embeddingDirection : before
  }
}
