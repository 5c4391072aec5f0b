import Foundation

/// Runs the small programs that draw the glyphs of a `CFF ` table: type 2 charstrings.
struct CharstringInterpreter {
  let globalSubroutines: CompactIndex
  let localSubroutines: CompactIndex
  /// What has been drawn.
  private(set) var outline = GlyphOutline()

  private var stack: [Double] = []
  private var x = 0.0
  private var y = 0.0
  private var hintCount = 0
  private var isOpen = false
  /// How many steps are left; a program of more is damaged.
  private var steps = 100_000

  /// The limits of technical note 5177, appendix B.
  private static let greatestStack = 48
  private static let deepest = 10

  init(globalSubroutines: CompactIndex, localSubroutines: CompactIndex) {
    self.globalSubroutines = globalSubroutines
    self.localSubroutines = localSubroutines
  }

  /// Runs a glyph's program.
  ///
  /// - Returns: Whether it came to its end.
  mutating func run(_ program: FontData) -> Bool {
    guard run(program, depth: 0) != .damaged else { return false }
    close()
    return true
  }

  private enum Result {
    case goOn
    case end
    case damaged
  }

  private mutating func run(_ program: FontData, depth: Int) -> Result {
    guard depth <= Self.deepest else { return .damaged }
    var at = 0
    while let byte = program.u8(at) {
      at += 1
      steps -= 1
      guard steps > 0 else { return .damaged }
      if byte >= 32 || byte == 28 {
        guard stack.count < Self.greatestStack, let number = number(byte, in: program, at: &at)
        else { return .damaged }
        stack.append(number)
        continue
      }
      switch byte {
      case 10, 29:
        let list = byte == 10 ? localSubroutines : globalSubroutines
        let bias = list.count < 1240 ? 107 : list.count < 33900 ? 1131 : 32768
        guard let top = stack.popLast(), let index = Int(exactly: top.rounded()),
          let subroutine = list[index + bias]
        else { return .damaged }
        let result = run(subroutine, depth: depth + 1)
        if result != .goOn { return result }
      case 11: return .goOn
      case 14: return .end
      case 19, 20:
        countHints()
        at += (hintCount + 7) / 8
      case 12:
        guard let second = program.u8(at), draw(flex: second) else { return .damaged }
        at += 1
        stack.removeAll(keepingCapacity: true)
      default:
        guard draw(byte) else { return .damaged }
        stack.removeAll(keepingCapacity: true)
      }
    }
    return .goOn
  }

  private func number(_ byte: Int, in program: FontData, at: inout Int) -> Double? {
    switch byte {
    case 28:
      defer { at += 2 }
      return program.i16(at).map(Double.init)
    case 32...246: return Double(byte - 139)
    case 247...254:
      defer { at += 1 }
      return program.u8(at).map {
        Double(byte < 251 ? (byte - 247) * 256 + $0 + 108 : -(byte - 251) * 256 - $0 - 108)
      }
    default:
      defer { at += 4 }
      return program.fixed(at)
    }
  }

  private mutating func countHints() {
    hintCount += stack.count / 2
    stack.removeAll(keepingCapacity: true)
  }

  /// Runs an operator of one byte; unknown ones do nothing.
  private mutating func draw(_ name: Int) -> Bool {
    switch name {
    case 1, 3, 18, 23: countHints()
    case 21: return move(stack.suffix(2))
    case 22: return move(stack.suffix(1) + [0])
    case 4: return move([0] + stack.suffix(1))
    case 5: lines(stack[...])
    case 6: alternatingLines(horizontal: true)
    case 7: alternatingLines(horizontal: false)
    case 8: curves(stack[...])
    case 24:
      guard stack.count >= 2 else { return false }
      curves(stack.dropLast(2))
      lines(stack.suffix(2))
    case 25:
      guard stack.count >= 6 else { return false }
      lines(stack.dropLast(6))
      curves(stack.suffix(6))
    case 26: parallelCurves(horizontal: false)
    case 27: parallelCurves(horizontal: true)
    case 30: alternatingCurves(horizontal: false)
    case 31: alternatingCurves(horizontal: true)
    default: break
    }
    return true
  }

  private mutating func move(_ step: some Collection<Double>) -> Bool {
    guard step.count == 2, let dx = step.first else { return false }
    close()
    x += dx
    y += step.dropFirst().first ?? 0
    outline.elements.append(.move(to: CGPoint(x: x, y: y)))
    isOpen = true
    return true
  }

  private mutating func close() {
    if isOpen { outline.elements.append(.close) }
    isOpen = false
  }

  private mutating func line(_ dx: Double, _ dy: Double) {
    x += dx
    y += dy
    outline.elements.append(.line(to: CGPoint(x: x, y: y)))
  }

  private mutating func curve(
    _ dx1: Double, _ dy1: Double, _ dx2: Double, _ dy2: Double, _ dx3: Double, _ dy3: Double
  ) {
    let control1 = CGPoint(x: x + dx1, y: y + dy1)
    let control2 = CGPoint(x: x + dx1 + dx2, y: y + dy1 + dy2)
    x += dx1 + dx2 + dx3
    y += dy1 + dy2 + dy3
    outline.elements.append(
      .cubic(to: CGPoint(x: x, y: y), control1: control1, control2: control2))
  }

  private mutating func lines(_ steps: ArraySlice<Double>) {
    var rest = steps
    while rest.count >= 2 { line(rest.removeFirst(), rest.removeFirst()) }
  }

  private mutating func alternatingLines(horizontal: Bool) {
    var horizontal = horizontal
    for step in stack {
      line(horizontal ? step : 0, horizontal ? 0 : step)
      horizontal.toggle()
    }
  }

  private mutating func curves(_ steps: ArraySlice<Double>) {
    var rest = Array(steps)[...]
    while rest.count >= 6 {
      let s = Array(rest.prefix(6))
      curve(s[0], s[1], s[2], s[3], s[4], s[5])
      rest = rest.dropFirst(6)
    }
  }

  /// Curves that begin and end in one direction.
  private mutating func parallelCurves(horizontal: Bool) {
    var rest = stack[...]
    var side = rest.count % 4 == 1 ? rest.removeFirst() : 0
    while rest.count >= 4 {
      let s = Array(rest.prefix(4))
      if horizontal {
        curve(s[0], side, s[1], s[2], s[3], 0)
      } else {
        curve(side, s[0], s[1], s[2], 0, s[3])
      }
      side = 0
      rest = rest.dropFirst(4)
    }
  }

  /// Curves that begin in one direction and end in the other, by turns.
  private mutating func alternatingCurves(horizontal: Bool) {
    var horizontal = horizontal
    var rest = stack[...]
    while rest.count >= 4 {
      let s = Array(rest.prefix(4))
      rest = rest.dropFirst(4)
      let last = rest.count == 1 ? rest.removeFirst() : 0
      if horizontal {
        curve(s[0], 0, s[1], s[2], last, s[3])
      } else {
        curve(0, s[0], s[1], s[2], s[3], last)
      }
      horizontal.toggle()
    }
  }

  /// Runs an operator of two bytes: two curves that are nearly a line; others do nothing.
  private mutating func draw(flex name: Int) -> Bool {
    let s = stack
    switch name {
    case 34:
      guard s.count >= 7 else { return false }
      curve(s[0], 0, s[1], s[2], s[3], 0)
      curve(s[4], 0, s[5], -s[2], s[6], 0)
    case 35:
      guard s.count >= 12 else { return false }
      curve(s[0], s[1], s[2], s[3], s[4], s[5])
      curve(s[6], s[7], s[8], s[9], s[10], s[11])
    case 36:
      guard s.count >= 9 else { return false }
      curve(s[0], s[1], s[2], s[3], s[4], 0)
      curve(s[5], 0, s[6], s[7], s[8], -(s[1] + s[3] + s[7]))
    case 37:
      guard s.count >= 11 else { return false }
      let dx = s[0] + s[2] + s[4] + s[6] + s[8]
      let dy = s[1] + s[3] + s[5] + s[7] + s[9]
      curve(s[0], s[1], s[2], s[3], s[4], s[5])
      let isWide = dx.magnitude > dy.magnitude
      curve(s[6], s[7], s[8], s[9], isWide ? s[10] : -dx, isWide ? -dy : s[10])
    default: break
    }
    return true
  }
}
