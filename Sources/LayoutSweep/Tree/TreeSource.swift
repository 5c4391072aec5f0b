import Foundation
import LayoutKit
import LayoutSolver
import ViewTree

/// The layouts of a tree at the places of a range.
struct TreeSource: SweepSource {
  typealias Content = InspectedPiece

  let root: View
  let number: LayoutSweep.Number
  private let range: ClosedRange<Double>
  private let cause: InspectedPiece.Cause
  /// How many layouts were made.
  private(set) var layouts = 0

  init(_ root: View, _ number: LayoutSweep.Number, _ range: ClosedRange<Double>) {
    self.root = root
    self.number = number
    self.range = range
    switch number {
    case .width: cause = .width
    case .height: cause = .height
    case .constant(let constraint): cause = .constant(constraint, rate: 1)
    }
  }

  /// Where size classes change.
  var knownSteps: [Double] {
    switch number {
    case .width: [600, 736, Double(root.frame.height)]
    case .height: [414, 450, Double(root.frame.width)]
    case .constant: []
    }
  }

  /// Lays the tree out at a place.
  func layOut(at place: Double) {
    switch number {
    case .width: root.frame.size.width = CGFloat(place)
    case .height: root.frame.size.height = CGFloat(place)
    case .constant(let constraint): constraint.constant = CGFloat(place)
    }
    root.layoutIfNeeded()
  }

  mutating func sample(at place: Double) -> (SweepSample, InspectedPiece)? {
    layouts += 1
    layOut(at: place)
    guard let piece = root.inspectedPiece(cause) else { return nil }
    var sample = SweepSample(
      place: place, lower: place - piece.backward, upper: place + piece.forward)
    sample.upperCause = piece.next.flatMap(root.inspectedConstraint).map(SweepCause.row)
    sample.lowerCause = piece.previous.flatMap(root.inspectedConstraint).map(SweepCause.row)
    for content in piece.wrapping { limit(&sample, by: content) }
    return (sample, piece)
  }

  /// Ends a piece where a text is broken into more or fewer lines.
  private func limit(_ sample: inout SweepSample, by content: InspectedPiece.Wrapping) {
    if (content.width - content.askedWidth).magnitude > 1e-6 {
      sample.doubt = "the width of \(content.view.itemName) depends on heights"
    }
    guard content.rate.magnitude > 1e-12 else { return }
    let heights = content.view.inspectedHeights
    let height = heights(content.askedWidth)
    let ends = (
      lower: max(sample.lower, range.lowerBound), upper: min(sample.upper, range.upperBound)
    )
    func width(at place: Double) -> Double {
      max(content.width + (place - sample.place) * content.rate, 0)
    }
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
    for (own, its) in zip(one.program, other.program) {
      guard own.key == its.key else { return own.key < its.key ? -1 : its.place }
      let bound = 1e-9 * max(1, own.state.constant.magnitude)
      guard own.state.priority == its.state.priority,
        (own.state.fingerprint - its.state.fingerprint).magnitude <= 1e-9,
        (own.state.constant - its.state.constant).magnitude <= bound
      else { return its.place }
    }
    if one.program.count == other.program.count { return nil }
    return other.program.dropFirst(one.program.count).first?.place ?? -1
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
