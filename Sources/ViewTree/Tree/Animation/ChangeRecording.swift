import Foundation

/// The views that a closure moves, with what they were before.
package final class ChangeRecording {
  /// The views in the order of their first changes, with their states before.
  package private(set) var starts: [(view: View, state: ShownState)] = []
  private var known: Set<ObjectIdentifier> = []

  private init() {}

  /// Makes changes and says which views they have moved, wherever those are.
  ///
  /// - Complexity: O(*k*) beside the changes, for *k* views that move.
  package static func during(_ changes: () -> Void) -> ChangeRecording {
    let recording = ChangeRecording()
    set(recording, during: changes)
    return recording
  }

  /// Makes changes that no recording notes.
  package static func pause(_ changes: () -> Void) { set(nil, during: changes) }

  /// Whether changes are noted, which is asked before ``current`` as it takes less time.
  nonisolated static var isOn: Bool { RecordingMark.isOn }

  private static func set(_ recording: ChangeRecording?, during changes: () -> Void) {
    let things = ThreadStore.current
    let outer = things[key]
    things[key] = recording
    RecordingMark.$isOn.withValue(recording != nil) { changes() }
    things[key] = outer
  }

  /// What notes changes on this thread.
  static var current: ChangeRecording? { ThreadStore.current[key] as? ChangeRecording }

  private static var key: String { "LayoutKit.recording" }

  fileprivate func note(_ view: View) {
    guard known.insert(ObjectIdentifier(view)).inserted else { return }
    starts.append((view, view.modelState))
  }
}

/// Whether changes are noted.
private nonisolated enum RecordingMark {
  @TaskLocal static var isOn = false
}

extension View {
  /// Has a recording note what the view is, before it becomes something else.
  final func noteChange() {
    if let pass = hierarchy?.engine?.pass, pass.depth > 0 {
      guard pass.isRecorded else { return }
    } else {
      guard ChangeRecording.isOn else { return }
    }
    ChangeRecording.current?.note(self)
  }
}
