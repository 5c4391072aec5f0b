public import LayoutKit

extension LayoutSnapshot {
  /// Looks for what works today and fails later.
  ///
  /// - Parameter rules: What to look for; text at its largest size is looked for by
  ///   `Window.lint(_:)` alone.
  /// - Returns: What was found, in the order of the rules, then of the views.
  /// - Complexity: O(*n* log *n*) for *n* views and constraints, and a solution for each wish that
  ///   isn't met.
  public func lint(_ rules: Set<LintFinding.Rule> = Set(LintFinding.Rule.allCases)) -> [LintFinding]
  {
    LintFinding.Rule.allCases.filter(rules.contains).flatMap { findings(of: $0) }
  }

  private func findings(of rule: LintFinding.Rule) -> [LintFinding] {
    switch rule {
    case .ambiguous: openNumbers(withoutSize: false)
    case .noSize: openNumbers(withoutSize: true) + emptyFrames
    case .equalPriorities: equalPriorities
    case .leftAndRight: leftAndRight
    case .autoresizing: autoresizing
    case .truncated: truncated(.truncated)
    case .truncatedWhenLarge: []
    case .overlap: overlaps
    case .smallTarget: smallTargets
    case .unlabelled: unlabelled
    }
  }
}

#if MainActor
  @MainActor
#endif
extension Window {
  /// Lays the window out and looks for what works today and fails later, also with text as large as
  /// people can set it.
  ///
  /// The text size is as before in the end, and the layout too.
  ///
  /// - Parameter rules: What to look for.
  /// - Returns: What was found, in the order of the rules, then of the views.
  /// - Complexity: That of three layouts and a snapshot.
  public func lint(
    _ rules: Set<LintFinding.Rule> = Set(LintFinding.Rule.allCases)
  ) -> [LintFinding] {
    let now = LayoutSnapshot(of: self)
    var findings = now.lint(rules)
    guard rules.contains(.truncatedWhenLarge) else { return findings }
    let category = environment.contentSizeCategory
    environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let large = LayoutSnapshot(of: self, detail: .constraints)
    environment.contentSizeCategory = category
    layoutIfNeeded()
    let known = Set(now.truncated(.truncatedWhenLarge).map(\.item))
    findings += large.truncated(.truncatedWhenLarge).filter { !known.contains($0.item) }
    return findings
  }
}
