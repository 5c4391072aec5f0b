/// The embedding levels of one paragraph, by UAX #9 of Unicode 15.0.
///
/// An even level is read from left to right, an odd one from right to left. A paragraph ends at a
/// paragraph separator; a text of several is taken apart first.
package struct BidiParagraph: Sendable {
  /// The level of each scalar before lines are cut, as rules X1 to I2 leave it.
  ///
  /// Embedding marks, which rule X9 takes out, have the level of what stands before them.
  package private(set) var levels: [UInt8]
  /// The level of the paragraph: 0 from left to right, 1 from right to left.
  package let baseLevel: UInt8
  private let classes: [BidiClass]

  /// Finds the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - classes: The classes of the paragraph's scalars.
  ///   - baseLevel: The level of the paragraph; nil to take the direction of the first strong
  ///     scalar, and from left to right without one.
  ///   - bracket: The bracket at an index, or nil; asked only of neutral scalars.
  /// - Complexity: O(*n*), where *n* is the number of classes.
  package init(
    classes: [BidiClass], baseLevel: UInt8? = nil,
    bracket: (Int) -> MirrorTables.Bracket? = { _ in nil }
  ) {
    self.classes = classes
    let base = baseLevel ?? BidiParagraph.firstStrongLevel(in: classes[...]) ?? 0
    self.baseLevel = base
    guard base != 0 || classes.contains(where: \.needsReordering) else {
      levels = Array(repeating: 0, count: classes.count)
      return
    }
    var explicit = ExplicitLevels(classes: classes, baseLevel: base)
    explicit.assign()
    levels = explicit.levels
    var types = explicit.types
    for sequence in IsolatingRunSequence.all(
      in: classes, levels: explicit.levels, baseLevel: base)
    {
      sequence.resolve(types: &types, levels: &levels, classes: classes, bracket: bracket)
    }
    // What rule X9 takes out goes along with what stands before it.
    for index in classes.indices where classes[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : base
    }
  }

  /// The levels of a line, by rule L1.
  ///
  /// - Parameter range: The line, in indices of the paragraph; what lies outside is left out.
  /// - Returns: A level for each scalar of the line: separators, and white space before them or
  ///   at the line's end, have the paragraph's.
  /// - Complexity: O(*n*), where *n* is the length of the line.
  package func levels(ofLine range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: levels.indices)
    var line = Array(levels[range])
    var trails = true
    for index in range.reversed() {
      switch classes[index] {
      case .paragraphSeparator, .segmentSeparator: trails = true
      case .whiteSpace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
        .popDirectionalIsolate:
        break
      case let other: if !other.isRemoved { trails = false }
      }
      if trails { line[index - range.lowerBound] = baseLevel }
    }
    return line
  }

  /// The order in which the scalars of a line stand from left to right, by rule L2.
  ///
  /// - Parameter levels: The levels of the line, in the order of the text.
  /// - Returns: Indices into the levels.
  /// - Complexity: O(*n* *d*), where *n* is the length of the line and *d* the number of levels.
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ $0 % 2 == 1 }).min()
    else { return order }
    for level in stride(from: Int(highest), through: Int(lowest), by: -1) {
      var start: Int?
      for place in 0...order.count {
        let isHigh = place < order.count && levels[order[place]] >= level
        if isHigh {
          start = start ?? place
        } else if let first = start {
          order[first..<place].reverse()
          start = nil
        }
      }
    }
    return order
  }

  /// The level that the first strong scalar asks for, by rules P2 and P3; nil without one.
  static func firstStrongLevel(in classes: ArraySlice<BidiClass>) -> UInt8? {
    var depth = 0
    for kind in classes {
      switch kind {
      case .leftToRight where depth == 0: return 0
      case .rightToLeft where depth == 0, .arabicLetter where depth == 0: return 1
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: depth += 1
      case .popDirectionalIsolate: if depth > 0 { depth -= 1 }
      default: break
      }
    }
    return nil
  }
}

extension BidiClass {
  /// Whether a paragraph from left to right with such a scalar may have another level than 0.
  var needsReordering: Bool {
    switch self {
    case .leftToRight, .europeanNumber, .europeanSeparator, .europeanTerminator, .commonSeparator,
      .nonspacingMark, .boundaryNeutral, .paragraphSeparator, .segmentSeparator, .whiteSpace,
      .otherNeutral:
      false
    default: true
    }
  }

  /// Whether rule X9 takes the scalar out.
  var isRemoved: Bool {
    switch self {
    case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
      .popDirectionalFormat, .boundaryNeutral:
      true
    default: false
    }
  }

  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }
}
