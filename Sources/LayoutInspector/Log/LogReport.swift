import LayoutSolver

extension ConstraintLog.Report {
  /// Makes a system of the lines of a report; nil if none of them can be read.
  init?(_ section: LogSections.Section) {
    var builder = LogSystem()
    for line in section.listed { builder.add(line) }
    if let broken = section.broken { builder.addBroken(broken) }
    guard builder.hasConstraints else { return nil }
    if section.hidden > 0 {
      builder.notes.append("Some lines are hidden as <private>; the explanation goes without them.")
    }
    if !section.isComplete {
      builder.notes.append("The log breaks off; constraints may be missing.")
    }
    builder.addMinima()
    self.init(snapshot: builder.snapshot, clash: nil, broken: nil, notes: builder.notes)
    broken = builder.broken.map { snapshot.constraints[$0] }
    explain(builder.broken)
  }

  private mutating func explain(_ broken: Int?) {
    let conflicts = ConstraintSystem(snapshot).conflictingPlaces
    guard let set = conflicts.first(where: { $0.contains(broken ?? -1) }) ?? conflicts.first else {
      return
    }
    let leftOut = broken.flatMap { set.contains($0) ? $0 : nil }
    let victim = leftOut ?? set.last { snapshot.constraints[$0].isStated } ?? set.last
    guard let victim else { return }
    let rule =
      leftOut == nil
      ? "The log doesn't tell which one was broken." : "The log says that this one was broken."
    snapshot.constraints[victim].state = .leftOut
    snapshot.conflicts = [
      LayoutSnapshot.Conflict(
        leftOut: victim, clashing: set.filter { $0 != victim }, rule: rule)
    ]
    clash = snapshot.clashes().first
    let unused = snapshot.constraints.indices.filter {
      !set.contains($0) && snapshot.constraints[$0].origin != .minimum
    }
    if !unused.isEmpty {
      notes.append(
        "The contradiction is there without "
          + unused.map { snapshot.constraints[$0].text }.joined(separator: ", ") + ".")
    }
  }
}

extension ConstraintSystem {
  /// The places of constraints that can't all be met, a set for each that is broken.
  var conflictingPlaces: [[Int]] {
    solver.conflicts.map { conflict in
      ([conflict.broken] + conflict.clashing).compactMap { places[$0] }.sorted()
    }
  }
}

/// Makes a snapshot of the constraints of a log.
struct LogSystem {
  private var items = LogItems()
  private var constraints: [LayoutSnapshot.Constraint] = []
  private var placeOfAddress: [String: Int] = [:]
  private(set) var broken: Int?
  var notes: [String] = []

  var hasConstraints: Bool { !constraints.isEmpty }

  /// What has been read, with titles that tell views apart.
  var snapshot: LayoutSnapshot {
    var items = items
    items.tellApart()
    var snapshot = LayoutSnapshot(views: items.views, constraints: constraints)
    for place in constraints.indices {
      snapshot.constraints[place].text = snapshot.text(of: constraints[place])
    }
    return snapshot
  }

  mutating func add(_ text: String) {
    guard let line = LogLine(text), placeOfAddress[line.address] == nil else { return }
    let start = constraints.count
    guard let statement = LogStatement(line.body), addRows(line, statement) else {
      constraints.removeLast(constraints.count - start)
      notes.append("A constraint can't be read and is left out: \(line.body).")
      return
    }
    placeOfAddress[line.address] = start
  }

  /// Notes which constraint was broken; one that isn't in the list is added.
  mutating func addBroken(_ text: String) {
    guard let line = LogLine(text) else { return }
    add(text)
    broken = placeOfAddress[line.address]
  }

  /// Says of all sizes that they aren't below 0, which no log mentions.
  mutating func addMinima() {
    var known: Set<ConstraintSystem.Number> = []
    for constraint in constraints {
      for term in constraint.terms where term.part == .width || term.part == .height {
        known.insert(ConstraintSystem.Number(item: term.item, part: term.part))
      }
    }
    for number in known.sorted() {
      constraints.append(
        LayoutSnapshot.Constraint(
          text: "", origin: .minimum,
          first: LayoutSnapshot.Side(item: number.item, attribute: number.part.attribute),
          relation: .greaterThanOrEqual,
          terms: [LayoutSnapshot.Term(item: number.item, part: number.part, factor: 1)],
          order: constraints.count))
    }
  }

  private mutating func addRows(_ line: LogLine, _ statement: LogStatement) -> Bool {
    var row = LayoutSnapshot.Constraint(text: "", origin: Self.origin(of: line))
    row.relation = statement.relation
    row.constant = statement.constant
    row.limit = statement.constant
    row.priority = min(max(statement.priority ?? line.priority, 1), 1000)
    row.label = line.identifier
    row.source = line.source
    for (place, term) in statement.terms.enumerated() {
      let item = self.item(term.side, line, statement)
      if place == 0 { row.first = .init(item: item, attribute: term.side.attribute) }
      if place == 1 {
        row.second = .init(item: item, attribute: term.side.attribute)
        row.multiplier = -term.factor
      }
      addTerms(term.side.attribute, of: item, times: term.factor, to: &row)
    }
    // A frame's place is measured from its superview.
    if let first = row.first, first.attribute.hasPrefix("m"), row.second == nil,
      let item = first.item
    {
      let bar = superview(of: item, line)
      addTerms(first.attribute.hasSuffix("X") ? "minX" : "minY", of: bar, times: -1, to: &row)
      row.second = .init(item: bar, attribute: first.attribute.hasSuffix("X") ? "left" : "top")
    }
    guard row.limit.magnitude <= 1e12 else { return false }
    return addRows(row, line)
  }

  /// The row, or of a content's size the two that it stands for.
  private mutating func addRows(_ row: LayoutSnapshot.Constraint, _ line: LogLine) -> Bool {
    guard line.hugging != nil || line.resistance != nil else {
      append(row)
      return true
    }
    for (relation, priority) in [
      (LayoutSnapshot.Constraint.Relation.lessThanOrEqual, line.hugging),
      (.greaterThanOrEqual, line.resistance),
    ] {
      guard let priority, priority > 0 else { continue }
      var half = row
      half.relation = relation
      half.priority = min(priority, 1000)
      append(half)
    }
    return true
  }

  private mutating func append(_ row: LayoutSnapshot.Constraint) {
    var row = row
    row.order = constraints.count
    constraints.append(row)
  }

  private mutating func item(
    _ side: LogStatement.Side, _ line: LogLine, _ statement: LogStatement
  ) -> LayoutSnapshot.Reference {
    if side.item == "|", line.names["|"] == nil,
      let other = statement.terms.first(where: { $0.side.item != "|" })
    {
      return superview(of: items.item(other.side.item, line.names), line)
    }
    return items.item(side.item, line.names)
  }

  private mutating func superview(
    of item: LayoutSnapshot.Reference, _ line: LogLine
  ) -> LayoutSnapshot.Reference {
    if let bar = line.names["|"] { return items.item(bar[...], [:]) }
    return items.part("superview", of: item)
  }

  private mutating func addTerms(
    _ attribute: String, of item: LayoutSnapshot.Reference, times factor: Double,
    to row: inout LayoutSnapshot.Constraint
  ) {
    var item = item
    var name = attribute
    if name.hasSuffix("argin") || name.hasSuffix("Margins") {
      item = items.part("margins", of: item)
      name = String(name.prefix { $0 != "M" && $0 != "W" })
    } else if name.hasSuffix("aseline") {
      item = items.part(name == "firstBaseline" ? "first baseline" : "baseline", of: item)
      name = "top"
    }
    let (part, share): (LayoutSnapshot.Part, Double)
    switch name {
    case "width": (part, share) = (.width, 0)
    case "height": (part, share) = (.height, 0)
    case "right", "trailing", "maxX": (part, share) = (.x, 1)
    case "centerX", "midX": (part, share) = (.x, 0.5)
    case "bottom", "maxY": (part, share) = (.y, 1)
    case "centerY", "midY": (part, share) = (.y, 0.5)
    case "top", "minY": (part, share) = (.y, 0)
    default: (part, share) = (.x, 0)
    }
    row.terms.append(LayoutSnapshot.Term(item: item, part: part, factor: factor))
    if share > 0 {
      row.terms.append(
        LayoutSnapshot.Term(
          item: item, part: part == .x ? .width : .height, factor: share * factor))
    }
  }

  /// Who has made a constraint, by its class and identifier.
  private static func origin(of line: LogLine) -> LayoutSnapshot.Constraint.Origin {
    if line.type.contains("Autoresizing") { return .frame }
    if line.type.contains("ContentSize") { return .content }
    guard let identifier = line.identifier else { return .program }
    if identifier.contains("Encapsulated-Layout") || identifier.hasPrefix("_UITemporaryLayout") {
      return .root
    }
    if identifier.hasPrefix("UISV-") { return .container }
    if identifier.contains("LayoutGuide-") || identifier.contains("-guide-constraint") {
      return .guide
    }
    return .program
  }
}
