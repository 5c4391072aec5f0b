import LayoutSolver

extension ConstraintLog.Report {
  /// Makes a system of the constraints of a report; nil if there is none.
  init?(_ section: LogSections.Section) {
    guard !section.listed.isEmpty || section.broken != nil else { return nil }
    var system = LogSystem(section)
    system.addMinima()
    self.init(
      snapshot: system.snapshot, clash: nil, broken: nil, unread: system.unread,
      hidden: section.hidden, notes: [])
    if !section.isComplete { notes.append("The log breaks off; constraints may be missing.") }
    if system.isAmbiguous {
      notes.append("The log has one name for several views, and doesn't tell which is which.")
    }
    broken = system.broken.flatMap { $0 < 0 ? nil : snapshot.constraints[$0] }
    explain(system.broken)
    if let guess = system.guess {
      notes.append("\(guess) is taken for the superview where the log doesn't name it.")
    }
    if clash == nil, !system.unseen.isEmpty {
      notes.append("The log doesn't show \(system.unseen.joined(separator: ", ")).")
    }
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
  private var places: [String: Int] = [:]
  /// The place of the constraint that was broken.
  private(set) var broken: Int?
  /// The constraints that can't be read.
  private(set) var unread: [String] = []
  /// Whether there is a name that stands for more than one view.
  private(set) var isAmbiguous = false
  /// The superviews that lines name.
  private var bars: Set<LayoutSnapshot.Reference> = []
  /// The superview that is taken for that of a line which names none.
  private var guesses: Set<LayoutSnapshot.Reference> = []
  /// What constraints speak of, and the log doesn't show: margins, baselines, superviews.
  var unseen: [String] { items.unseen }

  /// What has been read, with titles that tell views apart.
  var snapshot: LayoutSnapshot {
    var items = items
    items.tellApart()
    var snapshot = LayoutSnapshot(views: items.views, constraints: constraints)
    for place in constraints.indices where constraints[place].text.isEmpty {
      snapshot.constraints[place].text = snapshot.text(of: constraints[place])
    }
    return snapshot
  }

  /// Reads the constraints of a report.
  init(_ section: LogSections.Section) {
    let lines = section.listed.map { LogLine($0) }
    let broken = section.broken.map { LogLine($0) }
    for line in lines { noteMargins(line) }
    for bar in lines.compactMap(\.names.bar) { bars.insert(items.item(bar[...])) }
    for line in lines { add(line) }
    guard let broken else { return }
    // One that isn't in the list is added.
    add(broken)
    self.broken = places[Self.key(of: broken)]
  }

  private mutating func add(_ line: LogLine) {
    guard places[Self.key(of: line)] == nil else { return }
    places[Self.key(of: line)] = constraints.count
    if line.names.areAmbiguous { isAmbiguous = true }
    guard let statement = LogStatement(line.body), addRows(line, statement) else {
      places[Self.key(of: line)] = -1
      unread.append(String(line.body))
      return
    }
  }

  /// What tells constraints apart: an address that is a name may be that of several.
  private static func key(of line: LogLine) -> String { "\(line.address) \(line.body)" }

  /// Notes the guide of a view's margins, of which other lines speak as the view's attributes.
  private mutating func noteMargins(_ line: LogLine) {
    guard line.identifier?.hasSuffix("Margin-guide-constraint") == true,
      let bar = line.names.bar, let statement = LogStatement(line.body),
      let place = statement.terms.indices.first(where: { statement.terms[$0].side.item != "|" })
    else { return }
    let guide = items.item(statement.terms[place].side.item, line.names, at: place)
    items.setPart("margins", of: items.item(bar[...]), to: guide)
  }

  /// The name of the superview that was guessed.
  var guess: String? {
    var items = items
    items.tellApart()
    return guesses.first.map { items.views[$0.view].title }
  }

  /// Says of all sizes and margins that they aren't below 0, which no log mentions.
  mutating func addMinima() {
    for (margins, owner) in items.margins {
      for (edge, isEnd) in [
        ("leading", false), ("trailing", true), ("top", false), ("bottom", true),
      ] {
        let (first, second) = isEnd ? (owner, margins) : (margins, owner)
        var row = LayoutSnapshot.Constraint(
          text: "", origin: .minimum, relation: .greaterThanOrEqual)
        row.first = LayoutSnapshot.Side(item: owner, attribute: "\(edge)Margin")
        addTerms(edge, of: first, times: 1, to: &row)
        addTerms(edge, of: second, times: -1, to: &row)
        append(row)
      }
    }
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
    // Distances of distances have no shorter form than that of the log.
    if statement.terms.count > 2 { row.text = String(line.body) }
    for (place, term) in statement.terms.enumerated() {
      let item = self.item(place, of: statement, line)
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
      let bar = line.names.bar.map { items.item($0[...]) } ?? superview(of: item)
      addTerms(first.attribute.hasSuffix("X") ? "minX" : "minY", of: bar, times: -1, to: &row)
      row.second = .init(item: bar, attribute: first.attribute.hasSuffix("X") ? "left" : "top")
    }
    guard row.limit.magnitude <= 1e12, row.terms.allSatisfy({ $0.factor.magnitude <= 1e12 }) else {
      return false
    }
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
    _ place: Int, of statement: LogStatement, _ line: LogLine
  ) -> LayoutSnapshot.Reference {
    let name = statement.terms[place].side.item
    guard name == "|" else { return items.item(name, line.names, at: place) }
    if let bar = line.names.bar { return items.item(bar[...]) }
    guard let other = statement.terms.indices.first(where: { statement.terms[$0].side.item != "|" })
    else { return items.item(name) }
    return superview(of: items.item(statement.terms[other].side.item, line.names, at: other))
  }

  /// The superview of an item where its line doesn't name it: the only one that is named at all.
  private mutating func superview(of item: LayoutSnapshot.Reference) -> LayoutSnapshot.Reference {
    guard let bar = bars.first, bars.count == 1, bar != item else {
      return items.part("superview", of: item)
    }
    guesses.insert(bar)
    return bar
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
