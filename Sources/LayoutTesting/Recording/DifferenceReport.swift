/// The differences of all environments, each cause told once.
///
/// What the same constraints are behind is one difference: it is shown with the numbers of the first
/// environment, and the others are named.
struct DifferenceReport {
  private struct Entry {
    var lines: [String]
    var environments: [String]
  }

  private var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// Adds the differences of an environment.
  mutating func add(_ differences: [TreeComparison.Difference], in environment: String) {
    for difference in differences {
      if let place = places[difference.cause] {
        if entries[place].environments.last != environment {
          entries[place].environments.append(environment)
        }
      } else {
        places[difference.cause] = entries.count
        entries.append(Entry(lines: difference.lines, environments: [environment]))
      }
    }
  }

  /// Paragraphs, each about the environments that its first line names.
  var paragraphs: [String] {
    var groups: [(environments: [String], lines: [String])] = []
    for entry in entries {
      if let place = groups.firstIndex(where: { $0.environments == entry.environments }) {
        groups[place].lines += entry.lines
      } else {
        groups.append((entry.environments, entry.lines))
      }
    }
    return groups.map { group in
      ([Self.heading(group.environments)] + group.lines.map { "  \($0)" }).joined(separator: "\n")
    }
  }

  private static func heading(_ environments: [String]) -> String {
    let others = environments.dropFirst().joined(separator: ", ")
    return (environments.first ?? "") + (others.isEmpty ? "" : ", and alike in \(others)")
  }
}
