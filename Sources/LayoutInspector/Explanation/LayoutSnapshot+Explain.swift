import Foundation

extension LayoutSnapshot {
  /// How many constraints an explanation tries.
  static var causeLimit: Int { 4000 }

  /// Says why an attribute of an item is what it is.
  ///
  /// - Parameters:
  ///   - item: A view or guide of the snapshot.
  ///   - attribute: Its place or size; places are relative to the superview.
  /// - Returns: The explanation; nil for an item that isn't in the snapshot.
  /// - Complexity: A few solutions for each constraint that could matter.
  public func explain(_ item: Reference, _ attribute: Attribute) -> Explanation? {
    guard contains(item) else { return nil }
    let system = ConstraintSystem(self)
    let quantity = quantity(attribute, of: item)
    let subject = "\(term(title(of: item))).\(attribute.rawValue)"
    guard quantity.terms.keys.allSatisfy({ system.variables[$0] != nil }) else {
      return unplaced(item, attribute, subject)
    }
    var asked = system
    guard let variable = asked.addVariable(for: quantity) else { return nil }
    let answer = asked.answer(for: variable)
    let causes = system.causes(of: quantity, limit: Self.causeLimit)
    var explanation = Explanation(
      subject: subject, attribute: attribute, value: answer.value, alternative: answer.alternative,
      summands: [], causes: causes.places.map { constraints[$0] }, causePlaces: causes.places,
      isComplete: causes.isComplete, steps: [])
    guard answer.alternative == nil else {
      explanation.remark = system.openness(causes.places)
      return explanation
    }
    explanation.steps = system.steps(of: quantity, named: attribute.rawValue, subject: subject)
    explanation.summands = explanation.steps.first?.summands ?? []
    if explanation.steps.isEmpty { explanation.remark = "no constraint settles it" }
    return explanation
  }

  /// The first view of a name, or of a title if no view has that name.
  ///
  /// - Parameter name: A name or title.
  /// - Returns: The view, or the guide of that identifier; nil if there is none.
  public func item(named name: String) -> Reference? {
    if let view = views.firstIndex(where: { $0.name == name }) { return Reference(view: view) }
    if let view = views.firstIndex(where: { $0.title == name }) { return Reference(view: view) }
    for (place, view) in views.enumerated() {
      if let guide = view.guides.firstIndex(where: { $0.identifier == name || $0.title == name }) {
        return Reference(view: place, guide: guide)
      }
    }
    return nil
  }

  /// What is said of an item that no constraint is about.
  private func unplaced(
    _ item: Reference, _ attribute: Attribute, _ subject: String
  ) -> Explanation {
    let rect =
      item.guide.map { views[item.view].guides[$0].absoluteFrame } ?? views[item.view].frame
    let value =
      switch attribute {
      case .left: rect.minX
      case .right: rect.maxX
      case .top: rect.minY
      case .bottom: rect.maxY
      case .width: rect.width
      case .height: rect.height
      case .centerX: rect.midX
      case .centerY: rect.midY
      case .leading: views[item.view].isRightToLeft ? rect.maxX : rect.minX
      case .trailing: views[item.view].isRightToLeft ? rect.minX : rect.maxX
      }
    var explanation = Explanation(
      subject: subject, attribute: attribute, value: Double(value), alternative: nil, summands: [],
      causes: [], causePlaces: [], isComplete: true, steps: [])
    if rank(of: item) > 0 {
      // Constraints are about the item, and none about this.
      explanation.alternative = Double(value) + 100
      explanation.remark = "no constraint settles it"
    } else if constraints.isEmpty, !notes.isEmpty {
      explanation.remark = "the snapshot has no constraints"
    } else {
      explanation.remark = "its frame, as no constraint is about it"
    }
    return explanation
  }
}

extension ConstraintSystem {
  /// How many numbers an explanation follows.
  private static var stepLimit: Int { 40 }

  /// The derivation of a quantity, then those of the numbers in it, each once.
  func steps(of quantity: Quantity, named name: String, subject: String) -> [LayoutSnapshot
    .Explanation.Step]
  {
    guard let first = derivation(of: quantity) else { return [] }
    var steps = [step(of: quantity, named: name, subject: subject, first)]
    var waiting = first.known.keys.sorted()
    var seen = Set(quantity.terms.count == 1 ? Array(quantity.terms.keys) : [])
    while !waiting.isEmpty, steps.count < Self.stepLimit {
      let number = waiting.removeFirst()
      guard seen.insert(number).inserted else { continue }
      let quantity = Quantity(terms: [number: 1])
      guard let next = derivation(of: quantity) else { continue }
      let subject = "\(term(snapshot.title(of: number.item))).\(number.part.ofRectangle.rawValue)"
      steps.append(step(of: quantity, named: subject, subject: subject, next))
      waiting += next.known.keys.sorted()
    }
    return steps
  }

  /// What is said of a value that is open: what bounds it.
  func openness(_ causes: [Int]) -> String? {
    let bounds = causes.map { snapshot.constraints[$0] }.filter { $0.origin.isStated }
    if bounds.isEmpty { return "no constraint settles it" }
    return "it only follows from \(bounds.prefix(3).map(\.description).joined(separator: ", "))"
  }
}

extension LayoutSnapshot.Constraint.Origin {
  fileprivate var isStated: Bool { self == .program || self == .container }
}
