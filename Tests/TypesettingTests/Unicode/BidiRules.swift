import Typesetting

/// The rules of UAX #9, revision 46, one after another, each as a pass of its own over what the last left.
///
/// Nothing is found in fewer passes or kept from one rule for another; what the library finds is held against it.
struct BidiRules {
  private let original: [BidiClass]
  private var types: [BidiClass]
  private(set) var levels: [UInt8]
  /// The levels as rules X1 to X8 leave them.
  private var explicit: [UInt8] = []
  let baseLevel: UInt8
  private let bracket: (Int) -> MirrorTables.Bracket?

  private static let initiators: Set<BidiClass> = [
    .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
  ]
  /// What rule X9 takes out.
  static let removed: Set<BidiClass> = [
    .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
    .popDirectionalFormat, .boundaryNeutral,
  ]
  private static let neutrals: Set<BidiClass> = initiators.union([
    .popDirectionalIsolate, .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral,
  ])

  init(
    classes: [BidiClass], baseLevel: UInt8?, bracket: @escaping (Int) -> MirrorTables.Bracket?
  ) {
    original = classes
    types = classes
    self.bracket = bracket
    self.baseLevel = baseLevel ?? Self.firstStrong(classes[...]) ?? 0
    levels = Array(repeating: self.baseLevel, count: classes.count)
    assignExplicitLevels()
    explicit = levels
    for sequence in sequences() { resolve(sequence) }
  }

  /// P2 and P3: the level of the first strong scalar that is in no isolate.
  private static func firstStrong(_ classes: ArraySlice<BidiClass>) -> UInt8? {
    var place = classes.startIndex
    while place < classes.endIndex {
      switch classes[place] {
      case .leftToRight: return 0
      case .rightToLeft, .arabicLetter: return 1
      case let kind where initiators.contains(kind):
        guard let end = partner(of: place, in: classes) else { return nil }
        place = end
      default: break
      }
      place += 1
    }
    return nil
  }

  /// BD9: the end of the isolate that begins at a place.
  private static func partner(of place: Int, in classes: ArraySlice<BidiClass>) -> Int? {
    var depth = 1
    for other in classes.indices where other > place {
      if initiators.contains(classes[other]) { depth += 1 }
      if classes[other] == .popDirectionalIsolate { depth -= 1 }
      if depth == 0 { return other }
    }
    return nil
  }

  // MARK: - Explicit levels

  private struct Entry {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// X1 to X8.
  private mutating func assignExplicitLevels() {
    var stack = [Entry(level: baseLevel, override: nil, isIsolate: false)]
    var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
    func deeper(_ isOdd: Bool) -> UInt8 {
      let level = stack[stack.count - 1].level
      return isOdd ? (level + 1) | 1 : (level + 2) & ~1
    }
    for place in original.indices {
      let kind = original[place]
      switch kind {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride:
        // X2 to X5
        let level = deeper(kind == .rightToLeftEmbedding || kind == .rightToLeftOverride)
        if level <= 125, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override: BidiClass? =
            kind == .rightToLeftOverride
            ? .rightToLeft : kind == .leftToRightOverride ? .leftToRight : nil
          stack.append(Entry(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case let kind where Self.initiators.contains(kind):
        // X5a to X5c
        let top = stack[stack.count - 1]
        levels[place] = top.level
        types[place] = top.override ?? kind
        let inside = original[
          (place + 1)..<(Self.partner(of: place, in: original[...]) ?? original.count)]
        let isOdd =
          kind == .rightToLeftIsolate
          || kind == .firstStrongIsolate && Self.firstStrong(inside) == 1
        let level = deeper(isOdd)
        if level <= 125, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Entry(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .popDirectionalIsolate:
        // X6a
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        levels[place] = stack[stack.count - 1].level
        types[place] = stack[stack.count - 1].override ?? kind
      case .popDirectionalFormat:
        // X7
        if overflowIsolates > 0 { continue }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !stack[stack.count - 1].isIsolate, stack.count >= 2 {
          stack.removeLast()
        }
      case .paragraphSeparator: levels[place] = baseLevel  // X8
      case .boundaryNeutral: break
      default:
        // X6
        levels[place] = stack[stack.count - 1].level
        types[place] = stack[stack.count - 1].override ?? kind
      }
    }
  }

  /// BD13: runs of one level, joined where an isolate begins in one and ends in the other.
  private func sequences() -> [[Int]] {
    var runs: [[Int]] = []
    for place in original.indices where !Self.removed.contains(original[place]) {
      if let last = runs.last?.last, levels[last] == levels[place] {
        runs[runs.count - 1].append(place)
      } else {
        runs.append([place])
      }
    }
    var partners: [Int: Int] = [:]
    for place in original.indices where Self.initiators.contains(original[place]) {
      partners[place] = Self.partner(of: place, in: original[...])
    }
    let ends = Set(partners.values)
    return runs.filter { !ends.contains($0[0]) }.map { first in
      var sequence = first
      while let last = sequence.last, let end = partners[last],
        let next = runs.first(where: { $0[0] == end })
      {
        sequence += next
      }
      return sequence
    }
  }

  // MARK: - Sequences

  private mutating func resolve(_ sequence: [Int]) {
    let level = explicit[sequence[0]]
    func direction(_ level: UInt8) -> BidiClass { level % 2 == 0 ? .leftToRight : .rightToLeft }
    // X10: what stands before and behind, without what is taken out.
    let before = original.indices.last { $0 < sequence[0] && !Self.removed.contains(original[$0]) }
    let last = sequence[sequence.count - 1]
    let after = original.indices.first { $0 > last && !Self.removed.contains(original[$0]) }
    let isOpen = Self.initiators.contains(original[last])
    let start = direction(max(level, before.map { explicit[$0] } ?? baseLevel))
    let end = direction(max(level, isOpen ? baseLevel : after.map { explicit[$0] } ?? baseLevel))
    var kinds = sequence.map { types[$0] }
    resolveWeak(&kinds, start: start)
    resolveBrackets(&kinds, sequence, start: start, embedding: direction(level))
    resolveNeutral(&kinds, start: start, end: end, embedding: direction(level))
    for (kind, place) in zip(kinds, sequence) {
      // I1 and I2
      let isOdd = level % 2 == 1
      switch kind {
      case .rightToLeft: levels[place] = level + (isOdd ? 0 : 1)
      case .leftToRight: levels[place] = level + (isOdd ? 1 : 0)
      default: levels[place] = level + (isOdd ? 1 : 2)
      }
    }
  }

  private func resolveWeak(_ kinds: inout [BidiClass], start: BidiClass) {
    for place in kinds.indices where kinds[place] == .nonspacingMark {  // W1
      let last = place > 0 ? kinds[place - 1] : start
      kinds[place] =
        Self.initiators.contains(last) || last == .popDirectionalIsolate ? .otherNeutral : last
    }
    let strong: Set<BidiClass> = [.leftToRight, .rightToLeft, .arabicLetter]
    func lastStrong(before place: Int, in kinds: [BidiClass]) -> BidiClass {
      kinds[..<place].last { strong.contains($0) } ?? start
    }
    for place in kinds.indices where kinds[place] == .europeanNumber {  // W2
      if lastStrong(before: place, in: kinds) == .arabicLetter { kinds[place] = .arabicNumber }
    }
    for place in kinds.indices where kinds[place] == .arabicLetter {  // W3
      kinds[place] = .rightToLeft
    }
    for place in kinds.indices where place > 0 && place + 1 < kinds.count {  // W4
      let isCommon = kinds[place] == .commonSeparator
      guard isCommon || kinds[place] == .europeanSeparator else { continue }
      let (last, next) = (kinds[place - 1], kinds[place + 1])
      if last == next, last == .europeanNumber || isCommon && last == .arabicNumber {
        kinds[place] = last
      }
    }
    for place in kinds.indices where kinds[place] == .europeanTerminator {  // W5
      let isOther = { (kind: BidiClass) in kind != .europeanTerminator }
      let last = kinds[..<place].last(where: isOther)
      let next = kinds[place...].first(where: isOther)
      if last == .europeanNumber || next == .europeanNumber { kinds[place] = .europeanNumber }
    }
    let separators: Set<BidiClass> = [.europeanSeparator, .europeanTerminator, .commonSeparator]
    for place in kinds.indices where separators.contains(kinds[place]) {  // W6
      kinds[place] = .otherNeutral
    }
    for place in kinds.indices where kinds[place] == .europeanNumber {  // W7
      if lastStrong(before: place, in: kinds) == .leftToRight { kinds[place] = .leftToRight }
    }
  }

  /// What neutrals see: numbers count as read from right to left.
  private static func strength(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// N0, with the pairs of BD16.
  private func resolveBrackets(
    _ kinds: inout [BidiClass], _ sequence: [Int], start: BidiClass, embedding: BidiClass
  ) {
    var open: [(name: UInt32, place: Int)] = []
    var pairs: [(Int, Int)] = []
    search: for place in kinds.indices where kinds[place] == .otherNeutral {
      guard let bracket = bracket(sequence[place]) else { continue }
      if bracket.isOpening {
        if open.count == 63 { break search }
        open.append((bracket.opening, place))
      } else if let found = open.indices.last(where: { open[$0].name == bracket.opening }) {
        pairs.append((open[found].place, place))
        open.removeLast(open.count - found)
      }
    }
    for (first, second) in pairs.sorted(by: { $0.0 < $1.0 }) {
      let inside = Set(kinds[first...second].compactMap(Self.strength))
      guard !inside.isEmpty else { continue }
      let context = kinds[..<first].compactMap(Self.strength).last ?? start
      let direction = inside.contains(embedding) ? embedding : context
      for bracket in [first, second] {
        kinds[bracket] = direction
        // Marks on a bracket go along.
        let marks = sequence[(bracket + 1)...].prefix { original[$0] == .nonspacingMark }
        for mark in marks.indices { kinds[mark] = direction }
      }
    }
  }

  /// N1 and N2.
  private func resolveNeutral(
    _ kinds: inout [BidiClass], start: BidiClass, end: BidiClass, embedding: BidiClass
  ) {
    let seen = kinds
    for place in kinds.indices where Self.neutrals.contains(seen[place]) {
      let last = seen[..<place].compactMap(Self.strength).last ?? start
      let next = seen[place...].compactMap(Self.strength).first ?? end
      kinds[place] = last == next ? last : embedding
    }
  }
}
