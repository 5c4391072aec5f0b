import Foundation
import ViewTree

/// Changes of views that are shown bit by bit: the views have their new states already.
#if MainActor
  @MainActor
#endif
final class Motion: Mover {
  /// What becomes of a view in a part of the time.
  private struct Track {
    let view: UIView
    let start: ShownState
    let end: ShownState
    /// When it begins and how long it takes, as shares of the whole.
    let from: CGFloat
    let length: CGFloat
    let timing: AnimationTiming?
  }

  private var tracks: [Track] = []
  /// How far the whole has come, as a share of its time.
  private(set) var time: CGFloat = 0
  /// How the speed of what has no curve of its own changes.
  var timing: AnimationTiming
  /// Whether time counts as the share of the way.
  var isLinear = false
  /// Told when nothing is left to be moved, as all views have been taken away.
  var onEmpty: (() -> Void)?

  init(_ timing: AnimationTiming) { self.timing = timing }

  #if MainActor
    isolated deinit { end() }
  #else
    deinit { end() }
  #endif

  /// Makes changes, and moves what they change in a part of the time.
  ///
  /// - Parameters:
  ///   - from: When the part begins, from 0 to 1.
  ///   - length: How long it is.
  ///   - timing: How its speed changes; nil for that of the whole.
  ///   - isStep: Whether it follows upon changes that were made before, and aren't shown yet.
  ///   - changes: Makes the changes.
  func add(
    from: CGFloat = 0, length: CGFloat = 1, timing: AnimationTiming? = nil,
    isStep: Bool = false, changes: () -> Void
  ) {
    let recording = ChangeRecording.during(changes)
    for (view, before) in recording.starts {
      let end = view.modelState
      guard before != end else { continue }
      // What moves already goes on from where it is shown, unless it is the step before that moves it.
      let follows = isStep && tracks.contains { $0.view === view }
      let start =
        follows ? before : view.presentedState.map { end.moved(back: before, to: $0) } ?? before
      tracks.append(
        Track(view: view, start: start, end: end, from: from, length: length, timing: timing))
      view.add(self)
    }
    show(time)
  }

  /// Shows a moment, as a share of the time.
  func show(_ time: CGFloat) {
    self.time = time
    for track in tracks { track.view.updatePresentation() }
  }

  /// Shows nothing any more: views are where the program has put them.
  func end() {
    let views = tracks.map(\.view)
    tracks = []
    for view in views { view.remove(self) }
  }

  /// Makes what is shown what the program has put there, and ends.
  func endAtPresentation() {
    let shown = tracks.map { (view: $0.view, state: $0.view.presentedState) }
    end()
    ChangeRecording.pause {
      for (view, state) in shown { if let state { view.apply(state) } }
    }
  }

  /// Takes the changes back, and ends.
  func endAtStart() {
    let places = starts
    end()
    Motion.apply(places)
  }

  /// What a view is to be.
  typealias Place = (view: UIView, state: ShownState)

  /// What the views were, those that changed first last.
  var starts: [Place] { tracks.reversed().map { ($0.view, $0.start) } }

  /// What the changes have made of the views.
  var ends: [Place] { tracks.map { ($0.view, $0.end) } }

  /// Makes views what they were or are to be, without an animation.
  static func apply(_ places: [Place]) {
    ChangeRecording.pause { for (view, state) in places { view.apply(state) } }
  }

  func moved(_ state: ShownState, of view: UIView) -> ShownState {
    var state = state
    // What begins later is still as it was: the first change of each part says how.
    for track in tracks.reversed() where track.view === view && time < track.from {
      state = state.moved(from: track.start, to: track.end, progress: 0)
    }
    for track in tracks where track.view === view && time >= track.from {
      state = state.moved(
        from: track.start, to: track.end, progress: progress(of: track))
    }
    return state
  }

  private func progress(of track: Track) -> CGFloat {
    let share = track.length > 0 ? min(max((time - track.from) / track.length, 0), 1) : 1
    return isLinear ? share : (track.timing ?? timing).progress(at: share)
  }

  func leave(_ view: UIView) {
    tracks.removeAll { $0.view === view }
    if tracks.isEmpty { onEmpty?() }
  }
}

extension ShownState {
  /// The state with each part that was another before as it is shown.
  fileprivate func moved(back before: ShownState, to shown: ShownState) -> ShownState {
    var state = self
    if before.position != position { state.position = shown.position }
    if before.size != size { state.size = shown.size }
    if before.boundsOrigin != boundsOrigin { state.boundsOrigin = shown.boundsOrigin }
    if before.transform != transform { state.transform = shown.transform }
    if before.alpha != alpha { state.alpha = shown.alpha }
    if before.anchorPoint != anchorPoint { state.anchorPoint = shown.anchorPoint }
    return state
  }
}
