/// Runs of one level that are read on across the isolates between them: BD13 and rule X10.
struct IsolatingRunSequence {
  /// The scalars of the sequence, without those that rule X9 takes out.
  var indices: [Int]
  var level: UInt8
  /// What the sequence follows and precedes: L or R.
  var start: BidiClass
  var end: BidiClass

  /// The direction of the level itself.
  var embeddingDirection: BidiClass { Self.direction(of: level) }

  static func direction(of level: UInt8) -> BidiClass {
    level % 2 == 0 ? .leftToRight : .rightToLeft
  }

  /// Takes a paragraph apart into its sequences.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars.
  static func all(
    in classes: [BidiClass], levels: [UInt8], baseLevel: UInt8
  ) -> [IsolatingRunSequence] {
    let kept = classes.indices.filter { !classes[$0].isRemoved }
    let partners = isolatePartners(in: classes)
    var sequences: [[Int]] = []
    // Which sequence waits for the end of an isolate at an index.
    var waiting: [Int: Int] = [:]
    // Where each kept scalar stands among the kept ones.
    var places: [Int: Int] = [:]
    var place = 0
    while place < kept.count {
      let first = kept[place]
      var run = [first]
      places[first] = place
      place += 1
      while place < kept.count, levels[kept[place]] == levels[first] {
        run.append(kept[place])
        place += 1
      }
      let last = run[run.count - 1]
      places[last] = place - 1
      var number = sequences.count
      if classes[first] == .popDirectionalIsolate, let known = waiting[first] {
        number = known
        sequences[number] += run
      } else {
        sequences.append(run)
      }
      if classes[last].isIsolateInitiator, let partner = partners[last] {
        waiting[partner] = number
      }
    }
    return sequences.compactMap { indices in
      guard let first = indices.first, let last = indices.last else { return nil }
      let level = levels[first]
      let before = places[first].flatMap { $0 > 0 ? levels[kept[$0 - 1]] : nil } ?? baseLevel
      var after = baseLevel
      let isOpen = classes[last].isIsolateInitiator && partners[last] == nil
      if !isOpen, let place = places[last], place + 1 < kept.count {
        after = levels[kept[place + 1]]
      }
      return IsolatingRunSequence(
        indices: indices, level: level, start: direction(of: max(level, before)),
        end: direction(of: max(level, after)))
    }
  }

  /// The end of each isolate that has one, BD9.
  private static func isolatePartners(in classes: [BidiClass]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for index in classes.indices {
      if classes[index].isIsolateInitiator {
        open.append(index)
      } else if classes[index] == .popDirectionalIsolate, let start = open.popLast() {
        partners[start] = index
      }
    }
    return partners
  }
}
