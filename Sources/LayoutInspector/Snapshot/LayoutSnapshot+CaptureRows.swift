import Foundation
import LayoutKit
import ViewTree

#if MainActor
  @MainActor
#endif
extension LayoutSnapshot {
  private static var constraintLimit: Int { 20_000 }
  private static var findingLimit: Int { 2_000 }

  /// Adds what the layout has computed with to a snapshot of the views, which are given once more.
  mutating func addConstraints(of objects: [View], withFindings: Bool) {
    guard let root = objects.first else { return }
    guard objects.count <= Self.constraintLimit else {
      notes.append(
        "Constraints are left out, as there are \(objects.count) views and the limit is"
          + " \(Self.constraintLimit); take a snapshot of a part of the tree.")
      return
    }
    let findsOut = withFindings && objects.count <= Self.findingLimit
    if withFindings, !findsOut {
      notes.append(
        "What each number follows from is left out, as there are \(objects.count) views and the"
          + " limit is \(Self.findingLimit); explain(_:_:) tells it of one number.")
    }
    let inspected = root.inspectedRows(findings: findsOut)
    var capture = RowCapture(objects)
    for (place, view) in objects.enumerated() { views[place].addSurroundings(of: view) }
    for row in inspected.rows {
      guard let constraint = capture.constraint(row, titles: self) else { continue }
      constraints.append(constraint)
    }
    addConflicts(inspected, capture)
    addFindings(inspected, capture)
    addInactive(objects, &capture)
  }

  private mutating func addConflicts(_ inspected: InspectedRows, _ capture: RowCapture) {
    for conflict in inspected.conflicts {
      let clashing = conflict.clashing.compactMap { capture.placeOfRow[$0] }
      guard let leftOut = capture.placeOfRow[conflict.leftOut] else { continue }
      conflicts.append(
        Conflict(
          leftOut: leftOut, clashing: clashing,
          rule: Self.rule(constraints[leftOut], clashing.map { constraints[$0] })))
    }
  }

  /// Why the layout leaves this one out.
  static func rule(_ leftOut: Constraint, _ clashing: [Constraint]) -> String {
    switch leftOut.origin {
    case .container:
      return "What containers state gives way before the program's constraints."
    case .content:
      return "Content gives way, as the others are frames and limits, which stand."
    case .program where clashing.contains { $0.origin == .program }:
      return "Of the program's constraints the one activated last gives way."
    case .program:
      return "It is the program's only constraint here; frames, contents and limits stand."
    case .guide, .frame, .root, .minimum:
      return "All others stand."
    }
  }

  private mutating func addFindings(_ inspected: InspectedRows, _ capture: RowCapture) {
    for finding in inspected.findings {
      guard let item = capture.reference(to: finding.element) else { continue }
      let new = Finding(
        part: Part(finding.part), value: finding.value,
        constraints: finding.rows.compactMap { capture.placeOfRow[$0] },
        alternative: finding.alternative)
      if let guide = item.guide {
        views[item.view].guides[guide].findings.append(new)
      } else {
        views[item.view].findings.append(new)
      }
    }
  }

  /// Adds the constraints that were made with the DSL and are out of force.
  private mutating func addInactive(_ objects: [View], _ capture: inout RowCapture) {
    for view in objects {
      let stated = view.statedConstraints + view.layoutGuides.flatMap(\.statedConstraints)
      for constraint in stated where !constraint.isActive && !constraint.isRetired {
        constraints.append(capture.inactive(constraint))
      }
    }
  }
}

/// Turns rows of a layout into values that refer to views by their places.
#if MainActor
  @MainActor
#endif
private struct RowCapture {
  private var references: [ObjectIdentifier: LayoutSnapshot.Reference] = [:]
  /// The places of rows among the constraints of the snapshot; rows about nothing inside have none.
  private(set) var placeOfRow: [Int: Int] = [:]
  private var rowsSeen = 0
  private var rowsTaken = 0

  init(_ objects: [View]) {
    for (place, view) in objects.enumerated() {
      references[ObjectIdentifier(view)] = LayoutSnapshot.Reference(view: place)
      for (index, guide) in view.layoutGuides.enumerated() {
        references[ObjectIdentifier(guide)] = LayoutSnapshot.Reference(view: place, guide: index)
      }
    }
  }

  func reference(to element: LayoutElement) -> LayoutSnapshot.Reference? {
    references[ObjectIdentifier(element.object)]
  }

  /// The next row; nil if nothing of it is inside the snapshot.
  mutating func constraint(
    _ row: InspectedRow, titles: LayoutSnapshot
  ) -> LayoutSnapshot.Constraint? {
    defer { rowsSeen += 1 }
    var result = described(row, titles)
    for term in row.terms {
      if let item = reference(to: term.element) {
        result.terms.append(
          LayoutSnapshot.Term(
            item: item, part: LayoutSnapshot.Part(term.part), factor: term.coefficient))
      } else {
        // What is outside stands as it is.
        result.limit -= term.coefficient * term.value
      }
    }
    if result.terms.isEmpty { return nil }
    placeOfRow[rowsSeen] = rowsTaken
    rowsTaken += 1
    return result
  }

  private func described(
    _ row: InspectedRow, _ titles: LayoutSnapshot
  ) -> LayoutSnapshot.Constraint {
    var result: LayoutSnapshot.Constraint
    switch row.origin {
    case .constraint(let constraint):
      result = self.described(constraint)
    case .content, .frame, .root, .minimum:
      result = LayoutSnapshot.Constraint(text: "")
      result.origin = LayoutSnapshot.Constraint.Origin(row.origin)
      result.relation = LayoutSnapshot.Constraint.Relation(row.relation)
      result.constant = row.constant
      result.priority = row.priority
      if let term = row.terms.first {
        let item = reference(to: term.element)
        let part = LayoutSnapshot.Part(term.part)
        result.first = LayoutSnapshot.Side(item: item, attribute: part.attribute)
        let title = item.map(titles.title) ?? term.element.object.itemName
        result.text = result.implicitText(title, hasFrameTerms: row.terms.count > 1)
      }
    }
    result.priority = row.priority
    result.limit = row.constant
    result.order = row.order
    result.readiness = row.readiness
    let excess = row.excess
    let missed =
      switch row.relation {
      case .equal: excess.magnitude
      case .lessThanOrEqual: max(excess, 0)
      case .greaterThanOrEqual: max(-excess, 0)
      }
    let isMet = missed <= 1e-6 * max(1, row.constant.magnitude)
    result.state = row.isLeftOut ? .leftOut : isMet ? .holds : .violated
    if !isMet { result.violation = missed }
    if isMet, row.relation != .equal, excess.magnitude > 1e-6 { result.slack = excess.magnitude }
    return result
  }

  func inactive(_ constraint: LayoutConstraint) -> LayoutSnapshot.Constraint {
    var result = described(constraint)
    result.state = .inactive
    return result
  }

  private func described(_ constraint: LayoutConstraint) -> LayoutSnapshot.Constraint {
    func side(
      _ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute, isDistance: Bool
    ) -> LayoutSnapshot.Side? {
      guard attribute != .notAnAttribute, !isDistance else { return nil }
      return LayoutSnapshot.Side(
        item: (item?.layoutElement).flatMap(reference), attribute: attribute.description)
    }
    let isDistance = constraint.isOfDistances
    return LayoutSnapshot.Constraint(
      text: constraint.summaryText,
      origin: constraint.isOfLayout ? .guide : constraint.isContainers ? .container : .program,
      first: side(constraint.firstItem, constraint.firstAttribute, isDistance: isDistance.first),
      relation: LayoutSnapshot.Constraint.Relation(constraint.relation),
      second: side(
        constraint.secondItem, constraint.secondAttribute, isDistance: isDistance.second),
      multiplier: Double(constraint.multiplier), constant: Double(constraint.directedConstant),
      priority: Double(constraint.priority.rawValue),
      label: constraint.identifier.flatMap { $0.isEmpty ? nil : $0 },
      source: (constraint.source ?? constraint.settingSource).map {
        LayoutSnapshot.Source(file: $0.fileID, line: $0.line)
      })
  }
}

extension LayoutSnapshot {
  /// What messages call an item.
  public func title(of item: Reference) -> String {
    guard contains(item) else { return "(gone)" }
    return item.guide.map { views[item.view].guides[$0].title } ?? views[item.view].title
  }
}

extension LayoutSnapshot.Constraint {
  /// What is said of a row that no constraint has made.
  func implicitText(_ title: String, hasFrameTerms: Bool) -> String {
    let name = title.asTerm
    let number = plainNumber(constant)
    let attribute = first?.attribute ?? ""
    switch origin {
    case .minimum:
      let kind = attribute.hasSuffix("Margin") ? "margins" : "sizes"
      return "\(name).\(attribute) >= 0 (as all \(kind))"
    case .content:
      let strength = priority < 1000 ? " @\(plainNumber(priority))" : ""
      return "\(name).\(attribute) \(relation.rawValue) \(number)\(strength) (its content)"
    case .frame where hasFrameTerms:
      return "\(name).\(attribute) follows its superview (its autoresizing mask)"
    case .frame: return "\(name).\(attribute) \(relation.rawValue) \(number) (its frame)"
    case .root: return "\(name).\(attribute) \(relation.rawValue) \(number) (its size)"
    case .program, .container, .guide: return text
    }
  }
}

extension LayoutSnapshot.Part {
  fileprivate init(_ part: LayoutEngine.Part) {
    switch part {
    case .x: self = .x
    case .y: self = .y
    case .width: self = .width
    case .height: self = .height
    }
  }

  /// The attribute that speaks of the part.
  var attribute: String {
    switch self {
    case .x: "left"
    case .y: "top"
    case .width: "width"
    case .height: "height"
    }
  }
}

extension LayoutSnapshot.Constraint.Relation {
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension LayoutSnapshot.Constraint.Origin {
  fileprivate init(_ origin: InspectedRow.Origin) {
    switch origin {
    case .constraint: self = .program
    case .content: self = .content
    case .frame: self = .frame
    case .root: self = .root
    case .minimum: self = .minimum
    }
  }
}
