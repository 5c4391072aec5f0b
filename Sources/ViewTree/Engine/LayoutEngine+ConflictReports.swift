import Foundation
import LayoutSolver

/// What is said of rows that are left out.
extension LayoutEngine {
  /// Reports what is left out, once for each set of rows that contradict each other.
  func reportBreakages() {
    // A view too small for its own insets is nobody's mistake.
    for breakage in breakages.takeUnreported() where breakage.constraint?.isSystem != true {
      report(breakage)
    }
  }

  private func report(_ breakage: Breakage) {
    let sources = breakage.rows.map { self.sources[Int($0.index)] }
    let key = ConflictKey(parties: [party(breakage.victim)] + sources.map(party).sorted())
    guard reportedConflicts.insert(key).inserted else { return }
    reports.append((diagnostic(of: breakage), view(reporting: breakage.victim)))
  }

  /// What is to be said of all that is left out, or can't be told, at present.
  var standingConflicts: [LayoutDiagnostic] {
    breakages.all.filter { $0.constraint?.isSystem != true }.map(diagnostic)
      + solver.illConditioned.map(diagnostic)
  }

  private func diagnostic(of breakage: Breakage) -> LayoutDiagnostic {
    let sources = breakage.rows.map { self.sources[Int($0.index)] }
    let broken = summary(of: breakage.victim)
    let listed = sources.filter { !isMinimum($0) }.sorted { party($0) < party($1) }
    let clashing = listed.map(summary)
    var known: Set<String> = []
    let names = ([breakage.victim] + listed).flatMap(itemNames).filter { known.insert($0).inserted }
    let others = clashing.map { "\($0)" }.joined(separator: ", ")
    return LayoutDiagnostic(
      .unsatisfiable(broken: broken, clashing: clashing),
      others.isEmpty
        ? "\(broken.text) is left out, as sizes are never below 0."
        : "\(broken.text) is left out, as it can't be met together with \(others).",
      source: broken.source, itemNames: names, hint: hint(for: listed))
  }

  /// A number that stands for the row's origin in this engine.
  func party(_ source: RowSource) -> Int {
    switch source {
    case .constraint(let constraint): constraint.serial
    case .system(let kind, let slot):
      -(contents[Int(slot)].registration * SystemRow.allCases.count + kind.rawValue + 1)
    case .none: 0
    }
  }

  func isMinimum(_ source: RowSource) -> Bool {
    guard case .system(let kind, _) = source else { return false }
    return !kind.isContent && !kind.isFrame
  }

  func summary(of source: RowSource) -> ConstraintSummary {
    switch source {
    case .constraint(let constraint):
      return constraint.summary
    case .system(let kind, let slot):
      let name = item(at: slot)?.itemName ?? "(gone)"
      let origin = kind.isContent ? "content" : isTarget(source) ? "target" : "frame"
      let number = plainNumber(constant(of: kind, at: slot))
      return ConstraintSummary(
        text: "\(name).\(kind.part) \(kind.relation) \(number) (its \(origin))",
        log: shown(source)?.logDescription, isImplicit: true)
    case .none:
      return ConstraintSummary(text: "(gone)")
    }
  }

  private func constant(of kind: SystemRow, at slot: Int32) -> Double {
    guard let view = view(at: slot) else { return 0 }
    if let target = books?.target, isTarget(.system(kind, slot: slot)) {
      return kind == .frameWidth ? target.width : target.height
    }
    switch kind {
    case .frameX: return Double(view.storedFrame.origin.x)
    case .frameY: return Double(view.storedFrame.origin.y)
    case .frameWidth: return Double(view.storedFrame.size.width)
    case .frameHeight: return Double(view.storedFrame.size.height)
    case .huggingWidth, .resistanceWidth, .laterHuggingWidth, .laterResistanceWidth:
      return contents[Int(slot)].width
    case .huggingHeight, .resistanceHeight, .laterHuggingHeight, .laterResistanceHeight:
      return contents[Int(slot)].currentHeight
    case .minimumWidth, .minimumHeight: return 0
    }
  }

  func itemNames(of source: RowSource) -> [String] {
    switch source {
    case .constraint(let constraint):
      [constraint.firstItem?.itemName, constraint.secondItem?.itemName].compactMap { $0 }
    case .system(_, let slot):
      [item(at: slot)?.itemName].compactMap { $0 }
    case .none:
      []
    }
  }

  func view(reporting source: RowSource) -> View? {
    switch source {
    case .constraint(let constraint): constraint.firstItem?.itemView ?? root
    case .system(_, let slot): view(at: slot) ?? root
    case .none: root
    }
  }

  private func hint(for sources: [RowSource]) -> String {
    for source in sources {
      guard case .system(let kind, let slot) = source, kind.isFrame, let view = view(at: slot),
        view !== root
      else { continue }
      return "Set translatesAutoresizingMaskIntoConstraints of \(view.itemDescription) to false"
        + " if constraints are to place it."
    }
    return "Remove one of them, or give one a priority below 1000."
  }
}
