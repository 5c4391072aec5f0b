extension IsolatingRunSequence {
  /// Gives the sequence's weak and neutral scalars a direction, and all their levels: rules W1 to I2.
  func resolve(
    types: inout [BidiClass], levels: inout [UInt8], classes: [BidiClass],
    bracket: (Int) -> MirrorTables.Bracket?
  ) {
    var own = indices.map { types[$0] }
    resolveMarksAndLetters(&own)
    resolveSeparators(&own)
    resolveBrackets(&own, classes: classes, bracket: bracket)
    resolveNeutrals(&own)
    for (place, index) in indices.enumerated() {
      types[index] = own[place]
      levels[index] = level + Self.step(for: own[place], at: level)
    }
  }

  /// How far a resolved class lies above its sequence's level: rules I1 and I2.
  private static func step(for type: BidiClass, at level: UInt8) -> UInt8 {
    switch (type, level % 2) {
    case (.leftToRight, 0), (.rightToLeft, 1): 0
    case (.rightToLeft, 0), (.leftToRight, 1): 1
    case (_, 0): 2
    default: 1
    }
  }

  /// Rules W1 to W3.
  private func resolveMarksAndLetters(_ types: inout [BidiClass]) {
    var previous = start
    var strong = start
    for place in types.indices {
      let original = types[place]
      var type = original
      if type == .nonspacingMark {  // W1
        type =
          previous.isIsolateInitiator || previous == .popDirectionalIsolate
          ? .otherNeutral : previous
      }
      previous = original == .nonspacingMark ? type : original
      switch type {
      case .leftToRight, .rightToLeft, .arabicLetter: strong = type
      case .europeanNumber: if strong == .arabicLetter { type = .arabicNumber }  // W2
      default: break
      }
      types[place] = type
    }
    for place in types.indices where types[place] == .arabicLetter {  // W3
      types[place] = .rightToLeft
    }
  }

  /// Rules W4 to W7.
  private func resolveSeparators(_ types: inout [BidiClass]) {
    for place in types.indices.dropFirst().dropLast() {  // W4
      let (before, after) = (types[place - 1], types[place + 1])
      guard before == after else { continue }
      switch (types[place], before) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber):
        types[place] = .europeanNumber
      case (.commonSeparator, .arabicNumber): types[place] = .arabicNumber
      default: break
      }
    }
    var place = 0
    while place < types.count {  // W5
      guard types[place] == .europeanTerminator else {
        place += 1
        continue
      }
      let first = place
      while place < types.count, types[place] == .europeanTerminator { place += 1 }
      let touches =
        first > 0 && types[first - 1] == .europeanNumber
        || place < types.count && types[place] == .europeanNumber
      if touches {
        for index in first..<place { types[index] = .europeanNumber }
      }
    }
    var strong = start
    for place in types.indices {
      switch types[place] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator:  // W6
        types[place] = .otherNeutral
      case .leftToRight, .rightToLeft: strong = types[place]
      case .europeanNumber: if strong == .leftToRight { types[place] = .leftToRight }  // W7
      default: break
      }
    }
  }

  /// Rules N1 and N2.
  private func resolveNeutrals(_ types: inout [BidiClass]) {
    var place = 0
    while place < types.count {
      guard types[place].direction == nil else {
        place += 1
        continue
      }
      let first = place
      while place < types.count, types[place].direction == nil { place += 1 }
      let before = first > 0 ? types[first - 1].direction : start
      let after = place < types.count ? types[place].direction : end
      let direction = before == after ? before : nil
      for index in first..<place { types[index] = direction ?? embeddingDirection }
    }
  }
}

extension BidiClass {
  /// The direction that neutrals see: numbers count as read from right to left; nil for a neutral.
  var direction: BidiClass? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }
}
