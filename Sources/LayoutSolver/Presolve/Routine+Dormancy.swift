/// Rows that need not be looked at as long as they have room to spare.
///
/// A window has many rows that only ask its edge to be beyond something, and as a rule it is by far.
/// Such a row is *dormant*: its constant isn't even computed until one of the constants that it
/// depends on leaves the interval in which the row is sure to have room, or until something asks
/// for it. Resizing costs nothing for them then. A stale constant is one at which the row had room,
/// too, so that whoever only asks whether the row is tight, or violated, is told right.
extension Routine {
  /// Watches over a constant for dormant rows.
  struct Watch {
    /// The row whose constant it is.
    var row: Int32
    /// Where the constant may be.
    var room = Room(scale: 0)
  }

  /// Whether dormant rows stay so with the constants as they are.
  @inline(__always)
  static func areCalm(_ watches: Span<Watch>, _ lines: Span<Reduction.Line>) -> Bool {
    for index in watches.indices {
      let watch = watches[index]
      let line = lines[Int(watch.row)]
      guard watch.room.contains(line.constant, scale: line.scale) else { return false }
    }
    return true
  }

  /// Finds out how far constants may change while all rows have room, by their present constants.
  ///
  /// The room of a row is shared out equally among the constants it depends on. Only the direction
  /// matters in which the row loses room.
  ///
  /// - Returns: Whether all have room.
  static func watch(
    _ rows: [Row], _ terms: [Term], _ lines: [Reduction.Line], rowOfSource: Slots<Int32>,
    _ values: [Double], _ watches: inout [Watch]
  ) -> Bool {
    let rows = rows.span
    let terms = terms.span
    let lines = lines.span
    let values = values.span
    var watches = watches.mutableSpan
    for index in watches.indices {
      let row = watches[index].row
      watches[index] = Watch(row: row, room: Room(scale: 2 * lines[Int(row)].scale))
    }
    for index in rows.indices {
      let row = rows[index]
      let line = lines[Int(row.sum.row)]
      guard rowOfSource[Int(row.sum.row)] < 0 else { return false }
      let isBelow = row.relation == .lessThanOrEqual
      let product = row.variable < 0 ? 0 : row.coefficient * values[Int(row.variable)]
      // More than is asked for where a row is looked at, so that it doesn't matter how the numbers
      // change in between.
      let size =
        product.magnitude + row.coefficient.magnitude + line.constant.magnitude + 2 * line.scale
      let room = (isBelow ? line.constant - product : product - line.constant) - 2e-9 * size
      guard room > 0 else { return false }
      let places = Int(row.sum.firstTerm)..<Int(row.sum.termEnd)
      let share = room / Double(places.count)
      for place in places where terms[place].watch >= 0 {
        let term = terms[place]
        let constant = lines[Int(term.row)].constant
        let reach = share / term.factor.magnitude
        let watch = Int(term.watch)
        if (term.factor > 0) == isBelow {
          watches[watch].room.high = min(watches[watch].room.high, constant + reach)
        } else {
          watches[watch].room.low = max(watches[watch].room.low, constant - reach)
        }
      }
    }
    return true
  }
}
