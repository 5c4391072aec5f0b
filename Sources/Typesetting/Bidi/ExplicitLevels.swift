/// The levels that embedding, override and isolate marks ask for: rules X1 to X8 of UAX #9.
struct ExplicitLevels {
  private(set) var levels: [UInt8]
  /// The classes, where overrides have changed them.
  private(set) var types: [BidiClass]

  /// The greatest level, BD2.
  private static let greatestLevel: UInt8 = 125

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate = false
  }

  private let baseLevel: UInt8
  private var stack: [Status]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  init(classes: [BidiClass], baseLevel: UInt8) {
    levels = Array(repeating: baseLevel, count: classes.count)
    types = classes
    self.baseLevel = baseLevel
    stack = [Status(level: baseLevel)]
  }

  private var top: Status { stack.last ?? Status(level: baseLevel) }

  mutating func assign() {
    let directions = firstStrongDirections()
    for index in types.indices {
      switch types[index] {
      case .rightToLeftEmbedding: embed(odd: true, override: nil)  // X2
      case .leftToRightEmbedding: embed(odd: false, override: nil)  // X3
      case .rightToLeftOverride: embed(odd: true, override: .rightToLeft)  // X4
      case .leftToRightOverride: embed(odd: false, override: .leftToRight)  // X5
      case .rightToLeftIsolate: isolate(index, odd: true)  // X5a
      case .leftToRightIsolate: isolate(index, odd: false)  // X5b
      case .firstStrongIsolate: isolate(index, odd: directions[index] == 1)  // X5c
      case .popDirectionalIsolate: endIsolate(index)  // X6a
      case .popDirectionalFormat: endEmbedding()  // X7
      case .boundaryNeutral: break
      case .paragraphSeparator: levels[index] = baseLevel  // X8
      default: assignLevel(index)  // X6
      }
    }
  }

  /// For each isolate that takes the direction of its first strong scalar, the level it asks for.
  ///
  /// One pass from the end with a stack, for isolates may be nested as deep as the text is long.
  private func firstStrongDirections() -> [Int: UInt8] {
    guard types.contains(.firstStrongIsolate) else { return [:] }
    var directions: [Int: UInt8] = [:]
    // What the first strong scalar after the present place is, for each isolate left open.
    var open: [UInt8?] = [nil]
    for index in types.indices.reversed() {
      switch types[index] {
      case .leftToRight: open[open.count - 1] = 0
      case .rightToLeft, .arabicLetter: open[open.count - 1] = 1
      case .popDirectionalIsolate: open.append(nil)
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        if types[index] == .firstStrongIsolate { directions[index] = open[open.count - 1] ?? 0 }
        if open.count > 1 {
          open.removeLast()
        } else {
          // Nothing ends this isolate: all up to the paragraph's end is inside, hidden from others.
          open[0] = nil
        }
      default: break
      }
    }
    return directions
  }

  private mutating func assignLevel(_ index: Int) {
    levels[index] = top.level
    if let override = top.override { types[index] = override }
  }

  /// The least level above the present one that is odd, or even; nil if there is none.
  private func nextLevel(odd: Bool) -> UInt8? {
    let level = top.level + (top.level % 2 == (odd ? 1 : 0) ? 2 : 1)
    return level <= Self.greatestLevel ? level : nil
  }

  private mutating func embed(odd: Bool, override: BidiClass?) {
    if let level = nextLevel(odd: odd), overflowIsolates == 0, overflowEmbeddings == 0 {
      stack.append(Status(level: level, override: override))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  private mutating func isolate(_ index: Int, odd: Bool) {
    assignLevel(index)
    if let level = nextLevel(odd: odd), overflowIsolates == 0, overflowEmbeddings == 0 {
      validIsolates += 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  private mutating func endIsolate(_ index: Int) {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while stack.count > 1, !top.isIsolate { stack.removeLast() }
      if stack.count > 1 { stack.removeLast() }
      validIsolates -= 1
    }
    assignLevel(index)
  }

  private mutating func endEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if stack.count > 1, !top.isIsolate {
      stack.removeLast()
    }
  }
}
