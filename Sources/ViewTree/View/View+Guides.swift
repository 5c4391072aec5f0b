extension View {
  /// Makes this view the owner of a guide, taking it from its present owner.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owner = self
    guide.participation.rank = 0
    hierarchy?.engine?.structureDidChange()
  }

  /// Gives up a guide, which deactivates its constraints; a guide of another view is left alone.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owner === self else { return }
    guide.releaseMentions { _ in true }
    hierarchy?.engine?.forget(guide)
    layoutGuides.removeAll { $0 === guide }
    guide.owner = nil
  }
}
