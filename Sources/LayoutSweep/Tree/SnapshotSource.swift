import Foundation
import LayoutInspector
import LayoutKit
import LayoutSolver
import StandardViews
import ViewTree

/// The layouts that the constraints of a snapshot have at the places of a range of widths.
struct SnapshotSource: SweepSource {
  /// Views that stand for those of the snapshot.
  let views: [View]
  /// Single lines of text, with the widths that they want.
  private(set) var textLimits: [(view: View, text: String, width: Double)] = []
  private(set) var layouts = 0
  private let snapshot: LayoutSnapshot
  private let parents: [Int]
  private var system: ConstraintSystem
  private var widthRow: Row?
  /// The views whose texts have several lines.
  private var wrapping: [Int] = []

  var knownSteps: [Double] { [] }

  init(_ snapshot: LayoutSnapshot) {
    self.snapshot = snapshot
    let taken = snapshot.constraints.indices.filter {
      snapshot.constraints[$0].state != .inactive
    }
    system = ConstraintSystem(snapshot, taken)
    let views: [View] = snapshot.views.map { $0.clipsSubviews ? ScrollView() : View() }
    var parents: [Int] = []
    var path: [Int] = []
    for (place, item) in snapshot.views.enumerated() {
      path.removeAll { snapshot.views[$0].depth >= item.depth }
      parents.append(path.last ?? -1)
      path.append(place)
      views[place].name = item.title
      views[place].isHidden = item.isHidden
      views[place].frame = item.frame
      if let parent = parents.last, parent >= 0 { views[parent].addSubview(views[place]) }
    }
    self.views = views
    self.parents = parents
    for place in taken {
      let constraint = snapshot.constraints[place]
      guard constraint.terms.count == 1, let term = constraint.terms.first,
        term.item.guide == nil, term.part == .width, term.factor == 1,
        snapshot.views.indices.contains(term.item.view)
      else { continue }
      if constraint.origin == .root, term.item.view == 0 { widthRow = system.rows[place] }
      guard constraint.origin == .content, constraint.relation == .greaterThanOrEqual,
        let text = snapshot.views[term.item.view].text
      else { continue }
      if text.lines.count > 1 {
        wrapping.append(term.item.view)
      } else if !snapshot.views[term.item.view].isHidden {
        textLimits.append((views[term.item.view], text.string, constraint.limit))
      }
    }
  }

  mutating func sample(at place: Double) -> (SweepSample, InspectedPiece)? {
    layouts += 1
    // Without a row of the root's width nothing but the root follows it.
    let moving = widthRow.map { [(row: $0, rate: 1.0)] } ?? []
    for (row, _) in moving {
      guard (try? system.solver.setConstant(place, of: row)) != nil else { return nil }
    }
    system.solver.solve()
    guard let solution = system.solver.piece(moving: moving) else { return nil }
    var piece = InspectedPiece()
    for index in snapshot.views.indices { piece.items.append(item(index, place, solution)) }
    var sample = SweepSample(
      place: place, lower: place - solution.backward, upper: place + solution.forward)
    sample.upperCause = cause(solution.next)
    sample.lowerCause = cause(solution.previous)
    let broken = system.solver.conflicts.compactMap { system.places[$0.broken] }
    piece.leftOutTexts = broken.sorted().map { snapshot.constraints[$0].description }
    if !broken.isEmpty {
      sample.doubt = "constraints contradict each other, and a tree would leave some out"
    }
    if let view = wrapping.first(where: { piece.items[$0].rates[2].magnitude > 1e-9 }) {
      sample.doubt = "how high the text of \(views[view].itemName) is isn't in a snapshot"
    }
    return (sample, piece)
  }

  private func cause(_ end: SolutionPiece.End?) -> SweepCause? {
    guard case .row(let row) = end, let place = system.places[row] else { return nil }
    return .other(snapshot.constraints[place].description)
  }

  private func item(
    _ index: Int, _ width: Double, _ solution: SolutionPiece
  ) -> InspectedPiece.Item {
    let described = snapshot.views[index]
    let frame = described.frame
    var rect = SIMD4(
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
    var rates = SIMD4<Double>.zero
    var known = 0
    for (place, part) in [LayoutSnapshot.Part.x, .y, .width, .height].enumerated() {
      let number = ConstraintSystem.Number(
        item: LayoutSnapshot.Reference(view: index), part: part)
      guard let variable = system.variables[number] else { continue }
      known += 1
      rect[place] = system.solver[variable]
      rates[place] = solution.rates[Int(variable.index)]
    }
    if let insets = described.alignment, known > 0 {
      rect -= SIMD4(
        Double(insets.left), Double(insets.top), -Double(insets.left + insets.right),
        -Double(insets.top + insets.bottom))
    }
    if index == 0 {
      rect = SIMD4(0, 0, width, Double(frame.height))
      rates = SIMD4(0, 0, 1, 0)
    }
    return InspectedPiece.Item(
      view: views[index], parent: parents[index], corner: .zero, rect: rect, rates: rates,
      isFollowed: index == 0 || known == 4,
      isRounded: index > 0 && known > 0 && !described.isPlacedByFrame)
  }

  func haveSameRows(_ one: InspectedPiece, _ other: InspectedPiece) -> Bool {
    one.leftOutTexts == other.leftOutTexts
  }

  func difference(_ one: InspectedPiece, _ other: InspectedPiece) -> SweepCause {
    .container(
      other.leftOutTexts.first.map { "\($0) contradicts others" }
        ?? "constraints don't contradict each other any more")
  }
}
