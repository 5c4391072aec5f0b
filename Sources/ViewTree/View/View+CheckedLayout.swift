/// What went wrong in a layout, as an error.
public struct LayoutFailure: Error, Hashable, Sendable {
  /// The diagnostics in the order in which they came up.
  public var diagnostics: [LayoutDiagnostic]

  /// Makes a failure.
  public init(diagnostics: [LayoutDiagnostic]) { self.diagnostics = diagnostics }
}

extension LayoutFailure: CustomStringConvertible {
  /// The diagnostics, one a line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension View {
  /// Lays the view out as ``layoutIfNeeded()`` does, and throws if anything is wrong.
  ///
  /// For tests and servers, which would rather stop than draw a layout with something left out. The
  /// frames are set all the same. What is reported meanwhile goes into the error, and not to
  /// ``onDiagnostic``.
  ///
  /// - Throws: What was reported in the tree during the layout, and the conflicts that have stood
  ///   since an earlier one.
  public func layoutOrThrow() throws(LayoutFailure) {
    let hierarchy = joinedHierarchy
    let outer = hierarchy.collected
    hierarchy.collected = []
    layoutIfNeeded()
    var diagnostics = hierarchy.collected ?? []
    hierarchy.collected = outer
    for conflict in hierarchy.engine?.standingConflicts ?? [] where !diagnostics.contains(conflict)
    {
      diagnostics.append(conflict)
    }
    if !diagnostics.isEmpty { throw LayoutFailure(diagnostics: diagnostics) }
  }
}
