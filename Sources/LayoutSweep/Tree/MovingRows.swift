import LayoutSolver
import ViewTree

/// The rows whose constants are set by code as the number moves, such as the widths of content or the
/// frames that a superview sets.
///
/// How fast they move is seen from layouts close to each other. That they do so between two samples is
/// what both have the same rows for: constants less what has moved them.
struct MovingRows {
  fileprivate typealias Rows = [InspectedPiece.ProgramRow]

  /// What the constants gain in one unit, by the rows' keys, and the rows that this is known of.
  fileprivate struct Known {
    var rates: [UInt: Double] = [:]
    /// The rows with their constants at 0.
    var rows: [InspectedPiece.ProgramRow] = []
  }

  private var current = Known()
  /// What was known before; where samples are taken on both sides of a step, they take turns.
  private var former = Known()

  /// What the constants gain in one unit, by the rows' keys.
  var rates: [UInt: Double] { current.rates }

  /// Whether the rows are those of a place before, moved as it is known.
  mutating func explain(_ rows: [InspectedPiece.ProgramRow], at place: Double) -> Bool {
    if current.explains(rows, at: place) { return true }
    guard former.explains(rows, at: place) else { return false }
    swap(&current, &former)
    return true
  }

  /// Takes out what has moved constants from 0 to a place.
  func subtract(from rows: inout [InspectedPiece.ProgramRow], at place: Double) {
    current.subtract(from: &rows, at: place)
  }

  /// Learns from the rows of three places; false if these aren't the same rows on straight lines.
  mutating func learn(
    _ rows: [InspectedPiece.ProgramRow], at place: Double,
    _ middle: [InspectedPiece.ProgramRow], _ end: [InspectedPiece.ProgramRow], at last: Double
  ) -> Bool {
    var (rows, middle, end) = (rows, middle, end)
    if !Self.areAlike(rows, middle) || !Self.areAlike(rows, end) {
      // Rows that came and went stand elsewhere.
      rows.sort { $0.key < $1.key }
      middle.sort { $0.key < $1.key }
      end.sort { $0.key < $1.key }
    }
    guard Self.areAlike(rows, middle), Self.areAlike(rows, end) else { return false }
    var new = Known()
    for index in rows.indices where rows[index].state.constant != end[index].state.constant {
      let (start, end) = (rows[index].state.constant, end[index].state.constant)
      guard ((start + end) / 2 - middle[index].state.constant).magnitude <= 1e-9 else {
        return false
      }
      let rate = (end - start) / (last - place)
      // What code adds up is rounded.
      let nearest = (rate * 0x1p24).rounded() / 0x1p24
      let isNear = (rate - nearest).magnitude <= 1e-10 * max(1, rate.magnitude)
      new.rates[rows[index].key] = isNear ? nearest : rate
    }
    new.rows = rows
    new.subtract(from: &new.rows, at: place)
    (current, former) = (new, current)
    return true
  }

  /// Knows of nothing that moves.
  mutating func forget() { (current, former) = (Known(), current) }

  private static func areAlike(_ one: Rows, _ other: Rows) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        $0.key == $1.key && $0.state.priority == $1.state.priority
          && ($0.state.fingerprint - $1.state.fingerprint).magnitude <= 1e-9
      }
  }
}

extension MovingRows.Known {
  fileprivate func explains(_ rows: [InspectedPiece.ProgramRow], at place: Double) -> Bool {
    let (own, rows) = InspectedPiece.ProgramRow.aligned(self.rows, rows)
    return rows.count == own.count && !rows.isEmpty
      && zip(own, rows).allSatisfy { known, row in
        let constant = row.state.constant - (rates[row.key] ?? 0) * place
        return known.key == row.key && known.state.priority == row.state.priority
          && (known.state.constant - constant).magnitude <= 1e-7
          && (known.state.fingerprint - row.state.fingerprint).magnitude <= 1e-9
      }
  }

  fileprivate func subtract(from rows: inout [InspectedPiece.ProgramRow], at place: Double) {
    guard !rates.isEmpty else { return }
    for index in rows.indices {
      guard let rate = rates[rows[index].key] else { continue }
      rows[index].state.constant -= rate * place
    }
  }
}
