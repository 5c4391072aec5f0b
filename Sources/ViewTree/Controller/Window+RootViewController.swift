extension Window {
  final func setRootViewController(_ new: ViewController?) {
    guard new !== storedRootViewController else { return }
    if let other = new?.viewIfLoaded?.window, other.storedRootViewController === new {
      other.setRootViewController(nil)
    }
    let old = storedRootViewController
    storedRootViewController = new
    old?.rootedWindow = nil
    new?.rootedWindow = self
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new, storedRootViewController === new else { return }
    let view = new.loadedView()
    view.frame = bounds
    // Loading the view and placing it is the program's, which may have chosen another one.
    guard storedRootViewController === new else { return }
    addSubview(view)
  }

  /// Gives the view of the root controller the size of the window.
  final func fitRootView() {
    guard let view = storedRootViewController?.viewIfLoaded, view.ownSuperview === self,
      view.translatesAutoresizingMaskIntoConstraints
    else { return }
    view.frame = bounds
  }

  /// Tells views and controllers of other traits, if they are others than before.
  final func traitsMayHaveChanged(from old: TraitCollection) {
    guard TraitCollection(of: self) != old else { return }
    deliverTraits(to: viewsInside, from: old)
  }

  /// Tells views and their controllers that the traits were others.
  final func deliverTraits(to views: [View], from old: TraitCollection) {
    for view in views where view.hierarchy?.isRooted(in: ownReference) == true {
      view.tellTraits(from: old)
    }
  }
}
