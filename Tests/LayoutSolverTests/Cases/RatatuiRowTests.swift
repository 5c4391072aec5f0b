import Foundation
import LayoutSolver
import TestSupport
import Testing

/// The rows that ratatui's layouts are tested with, as priorities of their own instead of weights.
///
/// ratatui divides a line of a terminal into segments and spacers by weights of twelve sizes. Where all that the
/// strict order of the same sizes leaves is one answer, it is that of the row; where it leaves several, the row's is
/// none that violates a stronger level less than ours.
///
/// The rows are those of ratatui-core/src/layout/layout.rs of the public repository ratatui/ratatui, commit 527e1df9,
/// each once, as Tools/ratatui-rows.py writes them.
@Suite struct RatatuiRowTests {
  @Test func `Determined rows are equal and the others no better`() throws {
    var (equal, determined) = (0, 0)
    let rows = try Fixtures.lines("ratatui-rows.txt").map { try RatatuiRow($0[...]) }
    for row in rows {
      var line = try RatatuiLine(row)
      line.solver.solve()
      let isEqual = row.agrees(with: line.rects(of: row.compared))
      if isEqual { equal += 1 }
      if !line.isAmbiguous {
        determined += 1
        #expect(isEqual, "\(row.text): \(line.rects(of: row.compared))")
      } else if !isEqual {
        #expect(line.isNoWorse(than: row), "\(row.text): \(line.rects(of: row.compared))")
      }
    }
    #expect(rows.count == 725)
    #expect(determined == 528)
    #expect(equal >= 552)
  }

  /// Segments whose least sizes just fill the line: ratatui's own solver may go on for ever at 24 of three rows each
  /// (its issue 1855).
  @Test(arguments: [24, 100, 200])
  func `Least sizes that just fill`(_ count: Int) throws {
    let minimums = Array(repeating: "m3", count: count).joined(separator: " ")
    let widths = (0..<count).map { "\(3 * $0):3" }.joined(separator: " ")
    let row = try RatatuiRow("s 1 0 \(3 * count) | \(minimums) | \(widths)")
    var line = try RatatuiLine(row)
    line.solver.solve()
    #expect(row.agrees(with: line.rects(of: .segments)))
    #expect(line.solver.effort.pivots <= 8 * count)
  }
}

/// A row as it is written.
struct RatatuiRow {
  enum Flex: Int { case legacy, start, end, center, spaceBetween, spaceEvenly, spaceAround }
  enum Compared: Character {
    case segments = "s"
    case gaps = "g"
    case widths = "w"
  }
  enum Constraint {
    case length(Double)
    case max(Double)
    case min(Double)
    case percentage(Double)
    case ratio(Double)
    case fill(Double)
  }

  struct Malformed: Error { let text: Substring }

  let text: Substring
  let compared: Compared
  let flex: Flex
  let spacing: Double
  let width: Double
  let constraints: [Constraint]
  /// Places and widths in columns; what has no width may have no place.
  let expected: [(start: Int?, width: Int)]

  init(_ text: Substring) throws {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ") }
    guard parts.count == 3, parts[0].count == 4, let first = parts[0][0].first,
      let compared = Compared(rawValue: first), let flex = Int(parts[0][1]).flatMap(Flex.init),
      let spacing = Double(parts[0][2]), let width = Double(parts[0][3])
    else { throw Malformed(text: text) }
    self.text = text
    self.compared = compared
    self.flex = flex
    self.spacing = spacing
    self.width = width
    constraints = try parts[1].map { try Self.constraint($0) }
    expected = try parts[2].map {
      let pair = $0.split(separator: ":")
      guard pair.count == 2, let width = Int(pair[1]) else { throw Malformed(text: text) }
      return (Int(pair[0]), width)
    }
  }

  private static func constraint(_ text: Substring) throws -> Constraint {
    let numbers = text.dropFirst().split(separator: "/").compactMap { Double($0) }
    guard let number = numbers.first else { throw Malformed(text: text) }
    switch text.first {
    case "L": return .length(number)
    case "M": return .max(number)
    case "m": return .min(number)
    case "P": return .percentage(number)
    case "R": return .ratio(number / Swift.max(numbers.last ?? 1, 1))
    case "F": return .fill(number)
    default: throw Malformed(text: text)
    }
  }

  func agrees(with rects: [(start: Int, width: Int)]) -> Bool {
    expected.count == rects.count
      && zip(expected, rects).allSatisfy {
        $0.width == $1.width && ($0.start == nil || $0.start == $1.start)
      }
  }
}

/// The program of a row: edges of segments in hundredths of a column, from the left to the right.
struct RatatuiLine {
  /// What ratatui weighs, from the heaviest to the lightest.
  private enum Level {
    static let required = 1000.0
    static let empty = 950.0
    static let spacer = 900.0
    static let limit = 800.0
    static let length = 700.0
    static let percentage = 600.0
    static let ratio = 500.0
    static let limitMet = 400.0
    static let fill = 300.0
    static let grow = 200.0
    static let spaceGrows = 100.0
    static let segmentsAlike = 50.0
  }

  /// A size: the edges that it lies between.
  private typealias Size = (start: Int, end: Int)
  private typealias Row = (
    terms: [(Int, Double)], relation: Relation, constant: Double, level: Double
  )

  var solver = Solver()
  private var variables: [Variable] = []
  private var rows: [Row] = []
  private let segments: [Size]
  private let spacers: [Size]

  init(_ row: RatatuiRow) throws {
    let count = row.constraints.count
    segments = (0..<count).map { (2 * $0 + 1, 2 * $0 + 2) }
    spacers = (0...count).map { (2 * $0, 2 * $0 + 1) }
    variables = (0..<(2 * count + 2)).map { _ in solver.addVariable() }
    frame(width: row.width * 100)
    space(row)
    state(row)
    for row in rows {
      try solver.addRow(
        row.terms.map { Term(variables[$0.0], $0.1) }, row.relation, row.constant,
        priority: row.level)
    }
  }

  // MARK: Rows

  private mutating func add(
    _ size: Size, _ relation: Relation, _ constant: Double, _ level: Double,
    times other: Size? = nil, _ factor: Double = 1, own: Double = 1
  ) {
    var terms = [size.end: own]
    terms[size.start, default: 0] -= own
    if let other {
      terms[other.end, default: 0] -= factor
      terms[other.start, default: 0] += factor
    }
    rows.append((terms.sorted { $0.key < $1.key }.map { ($0, $1) }, relation, constant, level))
  }

  private mutating func frame(width: Double) {
    let last = variables.count - 1
    rows.append(([(0, 1)], .equal, 0, Level.required))
    rows.append(([(last, 1)], .equal, width, Level.required))
    for edge in 1..<last {
      rows.append(([(edge, 1)], .greaterThanOrEqual, 0, Level.required))
      rows.append(([(edge, 1)], .lessThanOrEqual, width, Level.required))
    }
    for segment in segments { add(segment, .greaterThanOrEqual, 0, Level.required) }
  }

  private mutating func space(_ row: RatatuiRow) {
    let spacing = row.spacing * 100
    let area: Size = (0, variables.count - 1)
    let (first, last) = (spacers[0], spacers[spacers.count - 1])
    let inner = Array(spacers.dropFirst().dropLast())
    switch row.flex {
    case .legacy, .start, .end, .center:
      for spacer in inner { add(spacer, .equal, spacing, Level.spacer) }
      if row.flex == .center {
        add(first, .equal, 0, Level.grow, times: area)
        add(last, .equal, 0, Level.grow, times: area)
        add(first, .equal, 0, Level.spacer, times: last)
        return
      }
      for (spacer, isEmpty) in [(first, row.flex != .end), (last, row.flex != .start)] {
        if isEmpty {
          add(spacer, .equal, 0, Level.empty)
        } else {
          add(spacer, .equal, 0, Level.grow, times: area)
        }
      }
    case .spaceBetween:
      share(inner, spacing, area)
      add(first, .equal, 0, Level.empty)
      add(last, .equal, 0, Level.empty)
    case .spaceAround where spacers.count > 2:
      share(inner, spacing, area)
      grow([first, last], spacing, area)
      for end in [first, last] { add(inner[0], .equal, 0, Level.spacer, times: end, 2) }
    case .spaceEvenly, .spaceAround:
      share(spacers, spacing, area)
    }
  }

  /// Spacers are alike, have room for the spacing, and take what is left.
  private mutating func share(_ spacers: [Size], _ spacing: Double, _ area: Size) {
    for (place, one) in spacers.enumerated() {
      for other in spacers[(place + 1)...] { add(one, .equal, 0, Level.spacer, times: other) }
    }
    grow(spacers, spacing, area)
  }

  private mutating func grow(_ spacers: [Size], _ spacing: Double, _ area: Size) {
    for spacer in spacers {
      add(spacer, .greaterThanOrEqual, spacing, Level.spacer)
      add(spacer, .equal, 0, Level.spaceGrows, times: area)
    }
  }

  private mutating func state(_ row: RatatuiRow) {
    let area: Size = (0, variables.count - 1)
    let isLegacy = row.flex == .legacy
    var shares: [(size: Size, scale: Double)] = []
    for (segment, constraint) in zip(segments, row.constraints) {
      switch constraint {
      case .max(let number):
        add(segment, .lessThanOrEqual, number * 100, Level.limit)
        add(segment, .equal, number * 100, Level.limitMet)
      case .min(let number):
        add(segment, .greaterThanOrEqual, number * 100, Level.limit)
        if isLegacy {
          add(segment, .equal, number * 100, Level.limitMet)
        } else {
          add(segment, .equal, 0, Level.fill, times: area)
          shares.append((segment, 1))
        }
      case .length(let number): add(segment, .equal, number * 100, Level.length)
      case .percentage(let number):
        add(segment, .equal, 0, Level.percentage, times: area, number / 100)
      case .ratio(let number): add(segment, .equal, 0, Level.ratio, times: area, number)
      case .fill(let scale):
        add(segment, .equal, 0, Level.fill, times: area)
        shares.append((segment, max(scale, 1e-6)))
      }
    }
    for (place, one) in shares.enumerated() {
      for other in shares[(place + 1)...] {
        add(one.size, .equal, 0, Level.grow, times: other.size, one.scale, own: other.scale)
      }
    }
    if isLegacy { return }
    for (one, other) in zip(segments, segments.dropFirst()) {
      add(one, .equal, 0, Level.segmentsAlike, times: other)
    }
  }

  // MARK: Answers

  var isAmbiguous: Bool { variables.contains { solver.isAmbiguous($0) } }

  /// Places and widths in whole columns, as ratatui rounds them.
  func rects(of compared: RatatuiRow.Compared) -> [(start: Int, width: Int)] {
    (compared == .gaps ? spacers : segments).map { start, end in
      let start = column(solver[variables[start]])
      return (start, max(column(solver[variables[end]]) - start, 0))
    }
  }

  private func column(_ value: Double) -> Int { Int((value.rounded() / 100).rounded()) }

  /// Whether no answer that rounds to the row's violates the first level that tells them apart less than ours.
  func isNoWorse(than row: RatatuiRow) -> Bool {
    guard let theirs = edges(of: row) else { return true }
    let ours = variables.map { solver[$0] }
    for level in Set(rows.map(\.level)).sorted(by: >) {
      let members = rows.filter { $0.level == level }
      // An edge may have been rounded by half a column.
      let slack = members.reduce(0) { sum, row in
        sum + row.terms.reduce(0) { $0 + 50 * $1.1.magnitude }
      }
      let (own, other) = (violation(of: members, at: ours), violation(of: members, at: theirs))
      if own > other + slack { return false }
      if other > own + slack { return true }
    }
    return true
  }

  /// The edges of a row's answer in hundredths; nil if it doesn't tell them.
  private func edges(of row: RatatuiRow) -> [Double]? {
    guard row.compared == .segments else { return nil }
    var edges = [Double](repeating: 0, count: variables.count)
    edges[variables.count - 1] = row.width * 100
    for (segment, (start, width)) in zip(segments, row.expected) {
      guard let start else { return nil }
      edges[segment.start] = Double(start * 100)
      edges[segment.end] = Double((start + width) * 100)
    }
    return edges
  }

  private func violation(of rows: [Row], at values: [Double]) -> Double {
    rows.reduce(0) { sum, row in
      let difference = row.terms.reduce(-row.constant) { $0 + $1.1 * values[$1.0] }
      return switch row.relation {
      case .equal: sum + difference.magnitude
      case .lessThanOrEqual: sum + max(difference, 0)
      case .greaterThanOrEqual: sum + max(-difference, 0)
      }
    }
  }
}
