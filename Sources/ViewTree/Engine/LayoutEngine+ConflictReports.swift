import Foundation
import LayoutSolver

/// What conflicts of one cause have in common.
private struct LinesOfConflict: Hashable {
  /// The line of what is left out, and what it asks for of its item.
  let leftOut: CodeLocation
  let attribute: LayoutConstraint.Attribute
  let relation: LayoutConstraint.Relation
  let constant: CGFloat
  /// The lines of what it can't be met together with.
  let others: [CodeLocation]
  /// The view whose handler is told.
  let listener: ObjectIdentifier?
}

/// An item that a conflict of a cause is about.
private struct ItemOfCause: Hashable {
  let place: Int
  let item: ObjectIdentifier?
}

/// What is said of rows that are left out.
extension LayoutEngine {
  /// Reports what is left out, once for each set of rows that contradict each other.
  func reportBreakages() {
    // A view too small for its own insets is nobody's mistake.
    let fresh = breakages.takeUnreported().filter {
      !$0.victim.isSystem && reportedConflicts.insert(key(of: $0)).inserted
    }
    for (diagnostic, view) in diagnostics(of: fresh) { reports.append((diagnostic, view)) }
  }

  private func key(of breakage: Breakage) -> ConflictKey {
    let rows = breakage.rows.map { party(rowTable.source(of: $0)) }
    return ConflictKey(parties: [breakage.victim.serial] + rows.sorted())
  }

  /// What is to be said of all that is left out, or can't be told, at present.
  var standingConflicts: [LayoutDiagnostic] {
    diagnostics(of: breakages.all.filter { !$0.victim.isSystem }).map(\.diagnostic)
      + solver.illConditioned.map(diagnostic)
  }

  /// One diagnostic for each cause: what a view's frame is in the way of has one, and so has what the
  /// same lines of the program ask for of several views, as in a loop.
  private func diagnostics(
    of breakages: [Breakage]
  ) -> [(diagnostic: LayoutDiagnostic, view: View?)] {
    var causes: [[Breakage]] = []
    var placeOfFrame: [ObjectIdentifier: Int] = [:]
    var placeOfLines: [LinesOfConflict: Int] = [:]
    // The items that a cause has been told about.
    var items: Set<ItemOfCause> = []
    for breakage in breakages {
      if let view = framedView(breakage) {
        if let place = placeOfFrame[ObjectIdentifier(view)] {
          causes[place].append(breakage)
          continue
        }
        placeOfFrame[ObjectIdentifier(view)] = causes.count
      } else if let lines = lines(of: breakage) {
        let item = breakage.victim.firstItem.map { ObjectIdentifier($0) }
        if let place = placeOfLines[lines],
          items.insert(ItemOfCause(place: place, item: item)).inserted
        {
          causes[place].append(breakage)
          continue
        }
        placeOfLines[lines] = causes.count
        items.insert(ItemOfCause(place: causes.count, item: item))
      }
      causes.append([breakage])
    }
    guard let root, !causes.isEmpty else { return [] }
    return root.keepingNames {
      causes.compactMap { alike in
        guard let first = alike.first else { return nil }
        return (diagnostic(of: first, alike.dropFirst()), first.victim.firstItem?.itemView ?? root)
      }
    }
  }

  /// The lines of the program that a conflict comes from; nil if any constraint has none.
  private func lines(of breakage: Breakage) -> LinesOfConflict? {
    guard let first = breakage.victim.source else { return nil }
    var others: [CodeLocation] = []
    for row in breakage.rows {
      guard case .constraint(let constraint) = rowTable.source(of: row) else { continue }
      guard let line = constraint.source else { return nil }
      others.append(line)
    }
    others.sort { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    return LinesOfConflict(
      leftOut: first, attribute: breakage.victim.firstAttribute,
      relation: breakage.victim.relation, constant: breakage.victim.constant, others: others,
      listener: breakage.victim.firstItem?.itemView?.listener.map { ObjectIdentifier($0) })
  }

  /// The view whose frame stands for constraints that have a part in a conflict.
  private func framedView(_ breakage: Breakage) -> View? {
    for row in breakage.rows {
      guard case .system(let kind, let slot) = rowTable.source(of: row), kind.isFrame,
        let view = view(at: slot), view !== root
      else { continue }
      return view
    }
    return nil
  }

  private func diagnostic(of breakage: Breakage, _ alike: ArraySlice<Breakage>) -> LayoutDiagnostic
  {
    let sources = breakage.rows.map { rowTable.source(of: $0) }
    let broken = breakage.victim.summary
    // What the layout has by itself comes first, and what holds for all sizes last.
    let listed = sources.sorted {
      (isMinimum($0) ? 1 : 0, party($0)) < (isMinimum($1) ? 1 : 0, party($1))
    }
    let clashing = listed.map(summary)
    let parties = [.constraint(breakage.victim)] + listed
    var known: Set<String> = []
    let names = parties.flatMap(itemNames).filter { known.insert($0).inserted }
    let others = clashing.map { "\($0)" }.joined(separator: ", ")
    var message =
      listed.allSatisfy(isMinimum)
      ? "\(broken.text) is left out, as sizes are never below 0."
      : "\(broken.text) is left out, as it can't be met together with \(others)."
    if !alike.isEmpty {
      let shown = alike.prefix(Self.alikeLimit).map { alike in
        let summary = alike.victim.summary
        return summary.source == broken.source ? summary.text : summary.description
      }
      let rest = alike.count - shown.count
      message += " So \(alike.count == 1 ? "is" : "are") \(shown.joined(separator: ", "))"
      message += rest > 0 ? " and \(rest) more." : "."
    }
    return LayoutDiagnostic(
      .unsatisfiable(broken: broken, clashing: clashing), message,
      source: broken.source ?? clashing.last { $0.source != nil }?.source, itemNames: names,
      hint: updateNote(parties) + hint(for: parties, framedView(breakage)))
  }

  /// How many conflicts of one cause are named beside the first.
  private static var alikeLimit: Int { 3 }

  /// A number that stands for the row's origin in this engine.
  func party(_ source: RowSource) -> Int {
    switch source {
    case .constraint(let constraint): constraint.serial
    case .system(let kind, let slot):
      -(entries[Int(slot)].content.registration * SystemRow.allCases.count + kind.rawValue + 1)
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
      let name = item(at: slot)?.itemTerm ?? "(gone)"
      if isMinimum(source) {
        return ConstraintSummary(
          text: "\(name).\(kind.part) >= 0 (as all sizes)", log: "", isImplicit: true)
      }
      let origin = kind.isContent ? "content" : isTarget(source) ? "target" : "frame"
      let number = plainNumber(constant(of: kind, at: slot))
      return ConstraintSummary(
        text: "\(name).\(kind.part.edgeName) \(kind.relation) \(number) (its \(origin))",
        log: shown(source)?.logDescription, isImplicit: true)
    case .none:
      return ConstraintSummary(text: "(gone)")
    }
  }

  private func constant(of kind: SystemRow, at slot: Int32) -> Double {
    guard let view = view(at: slot) else { return 0 }
    if isMeasuring, isTarget(.system(kind, slot: slot)) {
      return kind == .frameWidth ? measuring.target.width : measuring.target.height
    }
    switch kind {
    case .frameX: return Double(view.storedFrame.origin.x)
    case .frameY: return Double(view.storedFrame.origin.y)
    case .frameWidth: return Double(view.storedFrame.size.width)
    case .frameHeight: return Double(view.storedFrame.size.height)
    case .huggingWidth, .resistanceWidth, .laterHuggingWidth, .laterResistanceWidth:
      return entries[Int(slot)].content.width
    case .huggingHeight, .resistanceHeight, .laterHuggingHeight, .laterResistanceHeight:
      return entries[Int(slot)].content.currentHeight
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

  private func hint(for parties: [RowSource], _ framed: View?) -> String {
    if let framed {
      return "Set translatesAutoresizingMaskIntoConstraints of \(framed.itemDescription) to false"
        + " if constraints are to place it."
    }
    let count = parties.count {
      if case .constraint(let constraint) = $0 { !constraint.isSystem } else { false }
    }
    if count > 1 { return "Remove one of them, or give one a priority below 1000." }
    return parties.dropFirst().allSatisfy(isMinimum)
      ? "Use a size of 0 or more." : "Change it, or give it a priority below 1000."
  }

  /// Tells of parties that an update has added, which the program may have meant to change others.
  private func updateNote(_ parties: [RowSource]) -> String {
    for case .constraint(let constraint) in parties where constraint.isAddedByUpdate {
      return
        "The update of \(constraint) matched no constraint, which must have the same attributes"
        + " and items, and so added one. "
    }
    return ""
  }
}
