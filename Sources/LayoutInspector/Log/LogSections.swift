/// A text cut into reports, and these into the lines of constraints.
struct LogSections {
  /// The lines of one report.
  struct Section {
    /// The constraints, from `<` to `>`.
    var listed: [String] = []
    /// The constraint that was broken.
    var broken: String?
    /// Whether the report ends where reports end.
    var isComplete = false
    /// How many lines stand for constraints that are hidden.
    var hidden = 0
  }

  private(set) var sections: [Section] = []
  private(set) var hasHeader = false
  /// Whether constraints are there in name only.
  var isPrivate: Bool { sections.contains { $0.hidden > 0 && $0.listed.isEmpty } }

  init(_ text: String) {
    var isBreaking = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.contains("Unable to simultaneously satisfy constraints") {
        hasHeader = true
        isBreaking = false
        sections.append(Section())
        continue
      }
      if line.contains("attempt to recover by breaking constraint") { isBreaking = true }
      guard let constraint = Self.constraint(in: line) else {
        noteOther(line, isBreaking)
        continue
      }
      if sections.isEmpty { sections.append(Section()) }
      let last = sections.count - 1
      if isBreaking {
        sections[last].broken = sections[last].broken ?? constraint
        sections[last].isComplete = true
      } else {
        sections[last].listed.append(constraint)
      }
    }
  }

  private mutating func noteOther(_ line: Substring, _ isBreaking: Bool) {
    guard !sections.isEmpty else { return }
    let last = sections.count - 1
    if line.contains("<private>") { sections[last].hidden += 1 }
    if line.contains("symbolic breakpoint") || isBreaking { sections[last].isComplete = true }
  }

  /// The constraint in a line, without the quotation marks and what a console has put around it.
  private static func constraint(in line: Substring) -> String? {
    // No constraint is as long; what is would take forever to be read.
    guard line.utf8.count <= 10_000 else { return nil }
    // The class of a constraint ends in this, whoever has written it.
    guard let name = line.range(of: "Constraint:"),
      let start = line[..<name.lowerBound].lastIndex(of: "<")
    else { return nil }
    var rest = line[start...]
    if let end = rest.lastIndex(of: ">") { rest = rest[...end] }
    return String(rest)
  }
}

extension Substring {
  /// Where a text begins and ends in this one.
  func range(of text: String) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var place = startIndex
    while let next = self[place...].firstIndex(of: first) {
      if self[next...].hasPrefix(text) { return next..<index(next, offsetBy: text.count) }
      place = index(after: next)
    }
    return nil
  }
}
