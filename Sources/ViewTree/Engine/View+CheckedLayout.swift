/// What went wrong in a layout, as an error.
public nonisolated struct LayoutFailure: Error, Hashable, Sendable {
  /// The diagnostics in the order in which they came up.
  public var diagnostics: [LayoutDiagnostic]

  /// Makes a failure.
  public init(diagnostics: [LayoutDiagnostic]) { self.diagnostics = diagnostics }
}

nonisolated extension LayoutFailure: CustomStringConvertible {
  /// The diagnostics, one a line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

nonisolated extension LayoutDiagnostic {
  /// Whether it is no mistake of those who wrote the layout.
  fileprivate var isNote: Bool {
    if case .missingImage = kind { true } else { false }
  }
}

extension View {
  /// Gives what is reported in the tree meanwhile, and what has waited before.
  fileprivate final func collectingDiagnostics(_ body: () -> Void) -> [LayoutDiagnostic] {
    let before = joinedHierarchy
    let outer = before.collected
    before.collected = before.undelivered.takeAll().map(\.diagnostic)
    body()
    var diagnostics = before.collected ?? []
    before.collected = outer
    // A hook may have put a larger tree into this one, whose views then share that tree's.
    if let after = hierarchy, after !== before, let more = after.collected {
      diagnostics += more
      after.collected = outer
    }
    return diagnostics
  }
}

extension LayoutSubject where Self: View {
  /// Lays the view out as ``View/layoutIfNeeded()`` does, and throws if anything is wrong.
  ///
  /// For tests and servers, which would rather stop than draw a layout with something left out. The
  /// frames are set all the same. A missing picture doesn't count as a mistake. What is reported
  /// meanwhile goes into the error, and not to ``onDiagnostic``.
  ///
  /// - Parameter reportingAmbiguity: Whether views whose place or size is left open count as
  ///   mistakes. One diagnostic names each cause, not each of ``ambiguousViews``.
  /// - Throws: What was reported in the tree during the layout, what was reported before and no
  ///   handler was told, and conflicts that remain from an earlier layout. Each mistake is thrown
  ///   once, a conflict as long as it remains.
  /// - Complexity: That of a layout; for ambiguity that of ``ambiguousViews``, and for each cause
  ///   as much again.
  public func layoutOrThrow(reportingAmbiguity: Bool = false) throws(LayoutFailure) {
    var diagnostics = collectingDiagnostics { layoutIfNeeded() }
    let engine = hierarchy?.engine
    for conflict in engine?.standingConflicts ?? [] where !diagnostics.contains(conflict) {
      diagnostics.append(conflict)
    }
    if reportingAmbiguity { diagnostics += engine?.ambiguities(of: viewsInside) ?? [] }
    for note in diagnostics where note.isNote { note.writeToStandardError() }
    diagnostics.removeAll(where: \.isNote)
    if !diagnostics.isEmpty { throw LayoutFailure(diagnostics: diagnostics) }
  }
}
