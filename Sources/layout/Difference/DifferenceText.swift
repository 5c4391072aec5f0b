#if !canImport(Darwin)
  import Foundation

  /// Differences in lines of plain text, and as a comment.
  struct DifferenceText {
    let differences: [DocumentDifference]

    init(_ differences: [DocumentDifference]) {
      self.differences = differences.filter { !$0.isEmpty || $0.kind != .changed }
    }

    /// A group of views that follow from the same changes.
    private struct Group {
      var reasons: [String]
      var views: [ViewChange]
    }

    /// What happened to how many documents, in a sentence.
    var headline: String {
      let moving = differences.filter(\.moves).count
      guard !differences.isEmpty else { return "No document differs." }
      let total =
        differences.count == 1 ? "1 document differs" : "\(differences.count) documents differ"
      if moving == 0 { return "\(total); no view has moved." }
      return
        "\(total); \(moving == differences.count && moving == 1 ? "views have moved" : "views have moved in \(moving)")."
    }

    // MARK: Plain text

    var lines: [String] { differences.flatMap(lines) + [headline] }

    private func lines(_ difference: DocumentDifference) -> [String] {
      var lines = [Self.title(difference)]
      for scene in difference.scenes {
        lines.append("  \(Self.title(scene))")
        for group in Self.groups(scene.views) {
          lines += Self.first(group.reasons).map { "    \($0)" }
          if group.reasons.isEmpty, group.views.contains(where: { $0.kind == .moved }) {
            lines.append("    no change of the document explains these:")
          }
          let width = group.views.map(\.name.count).max() ?? 0
          lines += group.views.map { view in
            let gap = String(repeating: " ", count: max(width - view.name.count, 0) + 2)
            return "      \(view.name)\(gap)\(Self.text(view))"
          }
        }
      }
      lines += section("Moves nothing:", difference.withoutEffect.map(Self.withLine))
      lines += section("Shows otherwise:", difference.looks.map(Self.withLine))
      lines += section("For the program:", difference.behaviour.map(Self.withLine))
      lines += section(
        "In the XML alone:",
        difference.bookkeeping.isEmpty ? [] : [difference.bookkeeping.joined(separator: ", ")])
      lines += section("New problems:", difference.newProblems.map(Self.text))
      lines += section("Solved problems:", difference.goneProblems.map(Self.text))
      return lines
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
      lines.isEmpty ? [] : ["  \(title)"] + lines.map { "    \($0)" }
    }

    private static func withLine(_ change: ElementChange) -> String {
      "\(change.words)"
    }

    private static func text(_ problem: DocumentFinding) -> String {
      (problem.line > 0 ? "line \(problem.line): " : "") + problem.message
    }

    static func title(_ difference: DocumentDifference) -> String {
      switch difference.kind {
      case .changed: difference.path
      case .added: "\(difference.path) (new)"
      case .removed: "\(difference.path) (gone)"
      }
    }

    static func title(_ scene: SceneDifference) -> String {
      let devices = scene.devices.isEmpty ? "" : " on \(scene.devices.joined(separator: ", "))"
      let state =
        scene.before == nil ? " (new)" : scene.after == nil ? " (gone)" : ""
      return "\(scene.title)\(devices)\(state)"
    }

    static func text(_ view: ViewChange) -> String {
      switch view.kind {
      case .moved: view.movement
      case .added: "new at \(view.movement)"
      case .removed: "gone from \(view.movement)"
      case .reparented: "in another view\(view.movement.isEmpty ? "" : ": \(view.movement)")"
      case .hidden: "hidden"
      case .shown: "no longer hidden"
      }
    }

    /// No more reasons than people read.
    private static func first(_ reasons: [String]) -> [String] {
      guard reasons.count > 5 else { return reasons }
      return reasons.prefix(4) + ["and \(reasons.count - 4) more changes around it"]
    }

    private static func groups(_ views: [ViewChange]) -> [Group] {
      var groups: [Group] = []
      for view in views {
        if let place = groups.firstIndex(where: { $0.reasons == view.reasons }) {
          groups[place].views.append(view)
        } else {
          groups.append(Group(reasons: view.reasons, views: [view]))
        }
      }
      return groups
    }

    // MARK: Markdown

    /// A comment for a pull request.
    var markdown: String {
      (["### Layout: \(Self.escaped(headline))"] + differences.flatMap(markdown)).joined(
        separator: "\n") + "\n"
    }

    private func markdown(_ difference: DocumentDifference) -> [String] {
      var lines = ["", "**\(Self.escaped(Self.title(difference)))**"]
      for scene in difference.scenes {
        lines += ["", "_\(Self.escaped(Self.title(scene)))_"]
        guard !scene.views.isEmpty else { continue }
        lines += ["", "| View | Change | Why |", "|---|---|---|"]
        for group in Self.groups(scene.views) {
          lines += group.views.map { view in
            let why = Self.first(group.reasons).map(Self.escapedWords).joined(separator: "<br>")
            return "| \(Self.escaped(view.name)) | \(Self.escaped(Self.text(view))) | \(why) |"
          }
        }
      }
      let sections: [(String, [String])] = [
        ("New problems", difference.newProblems.map(Self.text)),
        ("Moves nothing", difference.withoutEffect.map(Self.withLine)),
        ("Shows otherwise", difference.looks.map(Self.withLine)),
        ("For the program", difference.behaviour.map(Self.withLine)),
        ("In the XML alone", difference.bookkeeping),
        ("Solved problems", difference.goneProblems.map(Self.text)),
      ]
      for (title, entries) in sections where !entries.isEmpty {
        // What moves nothing is folded away.
        let isFolded = title != "New problems"
        lines += [
          "", isFolded ? "<details><summary>\(title) (\(entries.count))</summary>" : "\(title):",
          "",
        ]
        lines += entries.prefix(100).map { "- \(Self.escapedWords($0))" }
        if entries.count > 100 { lines.append("- and \(entries.count - 100) more") }
        if isFolded { lines += ["", "</details>"] }
      }
      return lines
    }

    /// A text without what Markdown reads otherwise; names between back ticks stay as they are.
    private static func escapedWords(_ text: String) -> String {
      text.components(separatedBy: "`").enumerated().map { place, part in
        let line = part.replacingOccurrences(of: "\n", with: " ")
        return place % 2 == 1
          ? "`\(line.replacingOccurrences(of: "|", with: "\\|"))`" : escaped(line)
      }.joined()
    }

    private static func escaped(_ text: String) -> String {
      var escaped = ""
      for character in FindingReport.markup(text).replacingOccurrences(of: "\n", with: " ") {
        if "\\`*_[]|#~@!".contains(character) { escaped += "\\" }
        escaped.append(character)
      }
      return escaped
    }
  }
#endif
