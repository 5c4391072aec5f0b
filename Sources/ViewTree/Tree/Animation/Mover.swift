/// An animation under way, as the views that it moves know it.
///
/// It keeps the views, and is kept by whoever lets its time pass. If that is gone, it moves nothing any more.
#if MainActor
  @preconcurrency @MainActor
#endif
package protocol Mover: AnyObject {
  /// What it makes of what is shown of a view.
  func moved(_ state: ShownState, of view: View) -> ShownState

  /// Moves a view no more.
  func leave(_ view: View)
}

/// An animation as a view remembers it.
struct KnownMover {
  weak var mover: (any Mover)?
}

extension View {
  /// Has an animation move the view, after those that do already.
  package final func add(_ mover: any Mover) {
    guard !movers.contains(where: { $0 === mover }) else { return }
    ownLooks.movers.append(KnownMover(mover: mover))
  }

  /// Has an animation move the view no more.
  package final func remove(_ mover: any Mover) {
    // It may be about to go, so that it is known no more.
    looks?.movers.removeAll { $0.mover == nil || $0.mover === mover }
    updatePresentation()
  }

  /// Works out what is shown of the view: what the program has made of it, as all animations move it.
  package final func updatePresentation() {
    let movers = movers
    presentedState =
      movers.isEmpty ? nil : movers.reduce(modelState) { $1.moved($0, of: self) }
  }

  /// Ends all animations of the view.
  final func removeMovers() {
    for mover in movers { mover.leave(self) }
    looks?.movers = []
    presentedState = nil
  }

  private final var movers: [any Mover] { looks?.movers.compactMap(\.mover) ?? [] }
}
