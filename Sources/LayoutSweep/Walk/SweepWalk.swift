/// A walk along a range from piece to piece.
///
/// A sample a little above where the last piece has ended says how far its own piece reaches, both
/// ways. If that is down to where the last one has ended, and the rows right above it are the same, nothing
/// lies in between; else a sample is taken nearer. Where samples come from different rows, as conflicts,
/// size classes or the program's own code exchange them, the place is that where one of the two pieces ends,
/// or is found by halving.
struct SweepWalk<Source: SweepSource> {
  private(set) var pieces: [SweepPiece<Source.Content>] = []
  /// Whether the walk ended before the range did, as there were more pieces than the limit.
  private(set) var isCut = false
  /// Where samples came from, after the walk.
  private(set) var source: Source
  private let range: ClosedRange<Double>
  private let limit: Int

  /// How far above the end of a piece the next is looked at, at first.
  private static var firstStep: Double { 0x1p-7 }
  /// The least distance of two breakpoints that are told apart.
  private static var leastStep: Double { 0x1p-24 }
  /// How many places are looked for by trying.
  private static var tryLimit: Int { 32 }
  /// How many of them within two points are steps from pixel to pixel.
  private static var stairLimit: Int { 5 }
  /// What places of the same breakpoint, computed from both sides, may differ by.
  private static var tolerance: Double { 1e-7 }

  /// Walks.
  ///
  /// - Parameters:
  ///   - source: Where samples come from.
  ///   - range: From where to where.
  ///   - limit: How many pieces there may be.
  init(_ source: Source, _ range: ClosedRange<Double>, limit: Int) {
    self.source = source
    self.range = range
    self.limit = limit
    walk()
  }

  private mutating func walk() {
    var start = range.lowerBound
    var cause: SweepCause?
    var tries: [Double] = []
    repeat {
      guard pieces.count < limit else {
        isCut = true
        return
      }
      guard var (sample, content) = sample(above: start) else {
        // Nothing can be said up to the next place that can be sampled.
        return
      }
      var doubt: String?
      if let last = pieces.last, !source.haveSameRows(last.content, content),
        let step = step(from: last, to: sample, content)
      {
        cause = step.cause
        doubt = step.doubt
        if case .row = step.cause {} else { tries.append(step.place) }
        guard tries.count <= Self.tryLimit, !isStaircase(tries) else {
          pieces[pieces.count - 1].doubt = "\(step.cause.text), and at too many places"
          pieces[pieces.count - 1].upper = range.upperBound
          return
        }
        pieces[pieces.count - 1].doubt = last.doubt ?? doubt
        if step.place < start - Self.tolerance, step.place > last.lower {
          pieces[pieces.count - 1].upper = step.place
          start = step.place
          if let nearer = self.sample(above: start) { (sample, content) = nearer }
        }
      }
      append(sample, content, from: start, cause, doubt)
      start = min(max(sample.upper, start + Self.leastStep), range.upperBound)
      cause = sample.upperCause
      if start >= range.upperBound - Self.tolerance, let step = stepBeforeEnd() {
        (start, cause) = (step.place, step.cause)
      }
    } while start < range.upperBound - Self.tolerance
  }

  /// Whether what was found last are steps from pixel to pixel, of which there are many more.
  private func isStaircase(_ places: [Double]) -> Bool {
    guard places.count >= Self.stairLimit else { return false }
    let last = places.suffix(Self.stairLimit)
    return (last.max() ?? 0) - (last.min() ?? 0) < 2
  }

  private mutating func append(
    _ sample: SweepSample, _ content: Source.Content, from start: Double, _ cause: SweepCause?,
    _ doubt: String?
  ) {
    let gap = sample.lower - start
    let missed = gap > Self.tolerance ? "breakpoints lie too close together to be told apart" : nil
    pieces.append(
      SweepPiece(
        lower: start, upper: min(sample.upper, range.upperBound), place: sample.place,
        content: content, cause: pieces.isEmpty ? nil : cause,
        doubt: sample.doubt ?? doubt ?? missed))
  }

  /// A sample above a place whose piece reaches down to it, from the rows that are right above it.
  private mutating func sample(above start: Double) -> (SweepSample, Source.Content)? {
    var step = min(Self.firstStep, (range.upperBound - start) / 2)
    if range.upperBound <= start { return source.sample(at: start) }
    var best: (SweepSample, Source.Content)?
    var beside: Source.Content?
    while step >= min(Self.leastStep, (range.upperBound - start) / 4) {
      guard var found = source.sample(at: start + step) else {
        step *= 0.381_966
        continue
      }
      if found.0.lower > start + Self.tolerance {
        step = min(step / 2, (found.0.lower - start) / 2)
      } else {
        beside = beside ?? content(near: start + min(Self.leastStep, step))
        guard let beside, !source.haveSameRows(beside, found.1) else { return found }
        let who = source.difference(beside, found.1).text
        found.0.doubt = found.0.doubt ?? "\(who) too close to a breakpoint to be told from it"
        step /= 4
      }
      best = found
    }
    return best
  }

  /// Where the rows are exchanged between the sample of a piece and a later one.
  private mutating func step(
    from piece: SweepPiece<Source.Content>, to sample: SweepSample, _ content: Source.Content
  ) -> (place: Double, cause: SweepCause, doubt: String?)? {
    let who = source.difference(piece.content, content)
    var (low, high) = (piece.place, sample.place)
    // Either piece may end where the rows change, and then that is the exact place.
    let candidates = [piece.upper, sample.lower] + source.knownSteps
    for place in candidates where place > low && place < high {
      let margin = min(0x1p-20, (place - low) / 2, (high - place) / 2)
      guard let below = self.content(near: place - margin),
        let above = self.content(near: place + margin)
      else { continue }
      let isBelow = source.haveSameRows(piece.content, below)
      let isAbove = source.haveSameRows(content, above)
      if isBelow, isAbove { return (place, who, nil) }
      if !isBelow { high = min(high, place - margin) } else { low = max(low, place - margin) }
    }
    while high - low > 0x1p-24 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high, let found = self.content(near: middle) else { break }
      if source.haveSameRows(piece.content, found) { low = middle } else { high = middle }
    }
    if case .container = who { return (high, who, nil) }
    return (
      high, who, "\(who.text) at \(sweepNumber(high)), which was found by trying and not from rows"
    )
  }

  private mutating func content(near place: Double) -> Source.Content? {
    source.sample(at: place)?.1 ?? source.sample(at: place + 0x1p-32 * max(1, place.magnitude))?.1
  }

  /// Looks whether the rows are the same at the end of the range; if not, the last piece ends where
  /// they change.
  private mutating func stepBeforeEnd() -> (place: Double, cause: SweepCause)? {
    guard let last = pieces.last else { return nil }
    let margin = min(0x1p-20, (last.upper - last.place) / 2)
    guard margin > 0, let (end, content) = source.sample(at: range.upperBound - margin),
      !source.haveSameRows(last.content, content),
      let step = step(from: last, to: end, content)
    else { return nil }
    pieces[pieces.count - 1].doubt = last.doubt ?? step.doubt
    guard step.place > last.lower, step.place < last.upper - Self.tolerance else { return nil }
    pieces[pieces.count - 1].upper = step.place
    return (step.place, step.cause)
  }
}

/// A number of points as a person writes it: two digits after the point at most.
nonisolated package func sweepNumber(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let rounded = (value * 100).rounded() / 100
  return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
}
