/// What has been reported in a tree while nobody was there to be told.
///
/// A tree is often stated before it has a window or a handler. What is wrong with it waits here
/// until a handler comes, a checked layout throws it, or a layout writes it to standard error.
struct UndeliveredDiagnostics {
  /// A diagnostic, and the view that it was reported to.
  struct Entry {
    let diagnostic: LayoutDiagnostic
    private let reference: ItemReference?
    var view: View? { reference?.viewToKeep }

    init(_ diagnostic: LayoutDiagnostic, to view: View?) {
      self.diagnostic = diagnostic
      reference = view?.reference
    }
  }

  /// How many diagnostics wait; more are written to standard error at once.
  static let limit = 100

  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ diagnostic: LayoutDiagnostic, to view: View? = nil) {
    append(Entry(diagnostic, to: view))
  }

  mutating func append(_ entry: Entry) {
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entry.diagnostic.writeToStandardError()
    }
  }

  /// Hands over everything, in the order in which it came up.
  mutating func takeAll() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  /// Hands over what was reported to views that have left the tree.
  mutating func take(where condition: (View) -> Bool) -> UndeliveredDiagnostics {
    var taken = UndeliveredDiagnostics()
    guard !entries.isEmpty else { return taken }
    taken.entries = entries.filter { $0.view.map(condition) ?? false }
    entries.removeAll { $0.view.map(condition) ?? false }
    return taken
  }

  /// Writes everything to standard error.
  mutating func writeOut() {
    for entry in takeAll() { entry.diagnostic.writeToStandardError() }
  }
}
