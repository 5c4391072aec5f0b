extension View {
  final func adopt(_ guide: LayoutGuide) {
    guard guide.owner !== self else { return }
    guard guide.owner == nil || !guide.isSystemGuide else {
      report(
        LayoutDiagnostic(
          .hierarchy, "\(guide.itemDescription) stays with its view.",
          itemNames: [guide.itemDescription, itemDescription],
          hint: "Make a LayoutGuide and constrain its edges to this one's."))
      return
    }
    if let owner = guide.owningView {
      owner.call(.removeLayoutGuide) { owner.removeLayoutGuide(guide) }
      // The former owner, or who hears of it, may have done something else.
      guard guide.owner == nil else { return }
    }
    // One that is in its deinitialisers isn't told.
    guide.owner?.drop(guide)
    let place = ownGuides.firstIndex { $0.systemPlace > guide.systemPlace }
    ownGuides.insert(guide, at: place ?? ownGuides.count)
    guide.owner = self
    guide.participation.rank = 0
    hierarchy?.engine?.placeDidChange(of: guide)
    if let waiting = guide.attached(WaitingDiagnostics.self) { report(waiting) }
  }

  final func drop(_ guide: LayoutGuide) {
    guard guide.owner === self, !guide.isSystemGuide else { return }
    guide.releaseMentions { _ in true }
    hierarchy?.engine?.forget(guide)
    ownGuides.removeAll { $0 === guide }
    guide.owner = nil
  }
}
