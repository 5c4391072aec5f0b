import Foundation
import LayoutKit
import LayoutSolver
import StandardViews
import ViewTree

/// The layouts of a tree at the places of a range.
struct TreeSource: SweepSource {
  typealias Content = InspectedPiece

  let root: View
  let number: LayoutSweep.Number
  private let range: ClosedRange<Double>
  /// What the constants of rows that code sets gain in one unit, by the rows' keys.
  private var rates = MovingRows()
  /// How many layouts were made.
  private(set) var layouts = 0

  init(_ root: View, _ number: LayoutSweep.Number, _ range: ClosedRange<Double>) {
    self.root = root
    self.number = number
    self.range = range
  }

  /// Lays the tree out at both ends with all its views asked for, as some have rows only from then on.
  func prepare() {
    for place in [range.lowerBound, range.upperBound] {
      layOut(at: place)
      _ = root.inspectedPiece(cause)
    }
  }

  private var cause: InspectedPiece.Cause {
    switch number {
    case .width: .width
    case .height: .height
    case .constant(let constraint): .constant(constraint, rate: 1)
    case .textLength, .set: .other
    }
  }

  /// Where size classes change.
  var knownSteps: [Double] {
    switch number {
    case .width: [600, 736, Double(root.frame.height)]
    case .height: [414, 450, Double(root.frame.width)]
    case .constant, .textLength, .set: []
    }
  }

  /// Lays the tree out at a place.
  func layOut(at place: Double) {
    TreeState.set(number, of: root, to: place)
    root.layoutIfNeeded()
  }

  mutating func sample(at place: Double) -> (SweepSample, InspectedPiece)? {
    layouts += 1
    layOut(at: place)
    let rows = root.inspectedProgram(cause)
    let isLearned = learn(rows, at: place)
    // After the layouts of learning there may be other rows than before.
    let program = isLearned == .known ? rows : nil
    guard var piece = root.inspectedPiece(cause, rates: rates.rates, program: program) else {
      return nil
    }
    rates.subtract(from: &piece.program, at: place)
    var sample = SweepSample(
      place: place, lower: place - piece.backward, upper: place + piece.forward)
    sample.upperCause = piece.next.flatMap(root.inspectedConstraint).map(SweepCause.row)
    sample.lowerCause = piece.previous.flatMap(root.inspectedConstraint).map(SweepCause.row)
    if isLearned == .failed { sample.doubt = "how what code states moves can't be told" }
    for content in piece.wrapping { limit(&sample, by: content) }
    return (sample, piece)
  }

  /// What is known of how rows' constants move.
  private enum Learned {
    case known
    case new
    case failed
  }

  /// Finds out which rows' constants move, where that isn't known from places before: from two more
  /// layouts close by, on the side where nothing jumps.
  private mutating func learn(
    _ rows: [InspectedPiece.ProgramRow], at place: Double
  ) -> Learned {
    if rows.isEmpty || rates.explain(rows, at: place) { return .known }
    guard range.upperBound > range.lowerBound else { return .known }
    let length = min(0x1p-8, (range.upperBound - range.lowerBound) / 8)
    defer { layOut(at: place) }
    for step in [length, -length, length / 64, -length / 64] where range.contains(place + step) {
      let (middle, end) = (program(at: place + step / 2), program(at: place + step))
      if rates.learn(rows, at: place, middle, end, at: place + step) { return .new }
    }
    rates.forget()
    return .failed
  }

  private mutating func program(at place: Double) -> [InspectedPiece.ProgramRow] {
    layouts += 1
    layOut(at: place)
    return root.inspectedProgram(cause)
  }

  /// Ends a piece where a text is broken into more or fewer lines.
  private func limit(_ sample: inout SweepSample, by content: InspectedPiece.Wrapping) {
    if (content.width - content.askedWidth).magnitude > 1e-6 {
      sample.doubt = "the width of \(content.view.itemName) depends on heights"
    }
    let (place, number) = (sample.place, number)
    func width(at other: Double) -> Double {
      let width = max(content.width + (other - place) * content.rate, 0)
      // A text that is longer by a factor breaks its lines as in a width that is smaller by it.
      if case .textLength = number { return width * place / other }
      return width
    }
    let ends = (
      lower: max(sample.lower, range.lowerBound), upper: min(sample.upper, range.upperBound)
    )
    if case .textLength = number {
      // How views are arranged in lines is told by rows.
      guard content.view is Label else { return }
    } else {
      guard content.rate.magnitude > 1e-12 else { return }
    }
    let heights = content.view.inspectedHeights
    let height = heights(content.askedWidth)
    func isSame(at place: Double) -> Bool {
      heights(width(at: place)) == height
    }
    if ends.upper > sample.place, !isSame(at: ends.upper - 1e-9) {
      sample.upper = lastPlace(from: sample.place, to: ends.upper, isSame)
      sample.upperCause = .text(content.view)
    }
    if ends.lower < sample.place, !isSame(at: ends.lower + 1e-9) {
      sample.lower = lastPlace(from: sample.place, to: ends.lower, isSame)
      sample.lowerCause = .text(content.view)
    }
    // What was remembered of the text is that of its own width again.
    if type(of: content.view) != Label.self {
      _ = heights(content.askedWidth)
    }
  }

  /// The last place, to a double's precision, up to which the height is the same.
  private func lastPlace(
    from near: Double, to far: Double, _ isSame: (Double) -> Bool
  ) -> Double {
    var (near, far) = (near, far)
    while (far - near).magnitude > 1e-11 {
      let middle = near + (far - near) / 2
      guard middle != near, middle != far else { break }
      if isSame(middle) { near = middle } else { far = middle }
    }
    return near
  }

  func haveSameRows(_ one: InspectedPiece, _ other: InspectedPiece) -> Bool {
    one.items.count == other.items.count && one.leftOut == other.leftOut
      && firstDifference(one, other) == nil
  }

  /// The place, in the solver of the other, of the first row that isn't the same; -1 for one that the
  /// other lacks.
  private func firstDifference(_ one: InspectedPiece, _ other: InspectedPiece) -> Int? {
    let (ownRows, itsRows) = InspectedPiece.ProgramRow.aligned(one.program, other.program)
    for (own, its) in zip(ownRows, itsRows) {
      guard own.key == its.key else { return own.key < its.key ? -1 : its.place }
      guard own.state.priority == its.state.priority,
        (own.state.fingerprint - its.state.fingerprint).magnitude <= 1e-9,
        (own.state.constant - its.state.constant).magnitude <= 1e-7
      else { return its.place }
    }
    if ownRows.count == itsRows.count { return nil }
    return itsRows.dropFirst(ownRows.count).first?.place ?? -1
  }

  func difference(_ one: InspectedPiece, _ other: InspectedPiece) -> SweepCause {
    for (identity, _) in other.leftOut where one.leftOut[identity] == nil {
      if let constraint = root.leftOutConstraint(identity) {
        return .other("\(constraint.summary) is left out")
      }
    }
    if !one.leftOut.isEmpty, other.leftOut.isEmpty {
      return .other("constraints don't contradict each other any more")
    }
    if let place = firstDifference(one, other), place >= 0,
      let constraint = root.inspectedConstraint(at: place)
    {
      let owner = constraint.firstItem?.itemView.map { " by \(type(of: $0.superview ?? $0))" } ?? ""
      // A container states the same between two widths at which it does: its lines only get longer.
      let text = "\(constraint.summary) is stated otherwise\(owner)"
      return constraint.isContainers ? .container(text) : .other(text)
    }
    return .other("constraints come and go")
  }
}

extension LayoutSweep {
  /// Calls a function that lays the tree out at places of the range, and puts all back.
  package func visit(_ body: (TreeVisit) -> Void) {
    withTree { body(TreeVisit(tree: $0)) }
  }

  func withTree(_ body: (TreeSource) -> Void) {
    guard let range else { return }
    let (state, handler) = (TreeState(root, number), root.onDiagnostic)
    root.onDiagnostic = { _ in }
    body(TreeSource(root, number, range))
    state.restore()
    root.onDiagnostic = handler
  }

  /// A tree that can be laid out at places of a range.
  package struct TreeVisit {
    fileprivate let tree: TreeSource

    /// Lays the tree out at a place.
    package func layOut(at place: Double) { tree.layOut(at: place) }
  }
}
