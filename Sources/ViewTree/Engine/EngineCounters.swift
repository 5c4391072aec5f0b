/// How often the solver of a tree was given something else to solve, by kind of change.
package nonisolated struct EngineCounters: Hashable, Sendable {
  /// Rows added for constraints.
  package var rowsAdded = 0
  /// Rows removed, of any source.
  package var rowsRemoved = 0
  /// Constants of rows changed in place.
  package var constantsChanged = 0
  /// Priorities of rows changed in place.
  package var prioritiesChanged = 0
  /// Steps taken to tell which rows contradict each other; no change.
  package var conflictSteps = 0
  /// How often rows that contradict each other were looked for, and some of them left out; no change.
  package var conflictRounds = 0
  /// How often an item was given a rank, or another one; no change.
  package var ranksGiven = 0

  /// All changes together.
  package var edits: Int { rowsAdded + rowsRemoved + constantsChanged + prioritiesChanged }
}

extension View {
  /// The changes since the first layout of the view's tree.
  package final var engineCounters: EngineCounters {
    hierarchy?.engine?.counters ?? EngineCounters()
  }
}
