/// What has been reported in a tree while nobody was there to be told.
///
/// A tree is often stated before it has a window or a handler. What is wrong with it waits here
/// until a handler comes or a checked layout throws it. A layout writes it to standard error, which
/// handlers are not told of again; a checked layout still throws it, as nobody has heard of it.
struct UndeliveredDiagnostics {
  /// A diagnostic, and the view that it was reported to.
  struct Entry {
    let diagnostic: LayoutDiagnostic
    private let reference: ItemReference?
    var view: View? { reference?.viewToKeep }
    /// Whether it stands on standard error already.
    var isWritten = false

    init(_ diagnostic: LayoutDiagnostic, to view: View?) {
      self.diagnostic = diagnostic
      reference = view?.reference
    }
  }

  /// How many diagnostics wait.
  ///
  /// Of more, those that were written are forgotten first; if there are none, what comes is written
  /// to standard error at once.
  nonisolated static let limit = 100

  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ diagnostic: LayoutDiagnostic, to view: View? = nil) {
    append(Entry(diagnostic, to: view))
  }

  mutating func append(_ entry: Entry) {
    if entries.count >= Self.limit, let oldest = entries.firstIndex(where: \.isWritten) {
      entries.remove(at: oldest)
    }
    if entries.count < Self.limit {
      entries.append(entry)
    } else if !entry.isWritten {
      entry.diagnostic.writeToStandardError()
    }
  }

  /// Hands over everything, in the order in which it came up.
  mutating func takeAll() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  /// Hands over what was not written yet, in the order in which it came up.
  mutating func takeUnwritten() -> [Entry] {
    let taken = entries.filter { !$0.isWritten }
    entries.removeAll { !$0.isWritten }
    return taken
  }

  /// Hands over what was reported to views that have left the tree.
  mutating func take(where condition: (View) -> Bool) -> UndeliveredDiagnostics {
    var taken = UndeliveredDiagnostics()
    guard !entries.isEmpty else { return taken }
    taken.entries = entries.filter { $0.view.map(condition) ?? false }
    entries.removeAll { $0.view.map(condition) ?? false }
    return taken
  }

  /// Writes everything to standard error that was not written yet.
  ///
  /// Conflicts are kept no longer, as the engine knows those that still stand.
  mutating func writeOut() {
    for place in entries.indices where !entries[place].isWritten {
      entries[place].diagnostic.writeToStandardError()
      entries[place].isWritten = true
    }
    entries.removeAll(where: \.diagnostic.stands)
  }
}

nonisolated extension LayoutDiagnostic {
  /// Whether it is about what constraints ask for together, which a later layout may find mended.
  fileprivate var stands: Bool {
    switch kind {
    case .unsatisfiable, .illConditioned: true
    default: false
    }
  }
}
