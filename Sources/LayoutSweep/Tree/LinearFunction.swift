/// A number that goes along straight lines, such as a view's width as a function of the window's.
public nonisolated struct LinearFunction: Hashable, Sendable {
  /// A straight line between two places.
  public struct Piece: Hashable, Sendable {
    /// From where to where.
    public var range: ClosedRange<Double>
    /// The value where the piece begins.
    public var start: Double
    /// By how much the value grows in one unit.
    public var slope: Double

    /// The value where the piece ends.
    public var end: Double { value(at: range.upperBound) }

    /// The value on the line.
    public func value(at place: Double) -> Double { start + (place - range.lowerBound) * slope }
  }

  /// A value and where it is taken.
  public struct Extreme: Hashable, Sendable {
    /// The value.
    public var value: Double
    /// The first place where it is taken.
    public var place: Double

    /// Makes a value at a place.
    public init(value: Double, place: Double) {
      self.value = value
      self.place = place
    }
  }

  /// The lines in order.
  ///
  /// Where one ends and the next begins elsewhere, the number jumps.
  public private(set) var pieces: [Piece] = []

  /// Makes a function of lines, of which those that go on are joined.
  init(_ lines: [Piece]) {
    for line in lines {
      if let last = pieces.last, last.range.upperBound == line.range.lowerBound,
        (last.slope - line.slope).magnitude <= 1e-9, (last.end - line.start).magnitude <= 1e-6
      {
        pieces[pieces.count - 1].range = last.range.lowerBound...line.range.upperBound
      } else {
        pieces.append(line)
      }
    }
  }

  /// The value at a place; where the number jumps, the value above the jump; nil outside.
  ///
  /// - Complexity: O(log *n*) for *n* pieces.
  public func value(at place: Double) -> Double? {
    piece(at: place)?.value(at: place)
  }

  /// The line at a place; where two meet, the one above; nil outside.
  public func piece(at place: Double) -> Piece? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0, pieces[low - 1].range.contains(place) else { return nil }
    return pieces[low - 1]
  }

  /// The least value; nil for a function without pieces.
  public var minimum: Extreme? { extreme { $0 < $1 } }

  /// The greatest value; nil for a function without pieces.
  public var maximum: Extreme? { extreme { $0 > $1 } }

  private func extreme(_ isBetter: (Double, Double) -> Bool) -> Extreme? {
    var best: Extreme?
    for piece in pieces {
      for (value, place) in [
        (piece.start, piece.range.lowerBound), (piece.end, piece.range.upperBound),
      ] where best.map({ isBetter(value, $0.value) }) ?? true {
        best = Extreme(value: value, place: place)
      }
    }
    return best
  }
}
