public import ViewTree

extension Window {
  /// The controller whose view fills the window.
  ///
  /// Setting it takes the view of the old one out and adds that of the new, which then has the
  /// size of the window whenever that changes.
  public final var rootViewController: ViewController? {
    get { ownRootViewController }
    set { setRootViewController(newValue) }
  }
}

extension Window {
  fileprivate final var ownRootViewController: ViewController? { rootOwner as? ViewController }

  fileprivate final func setRootViewController(_ new: ViewController?) {
    guard new !== ownRootViewController else { return }
    if let other = new?.viewIfLoaded?.window, other.ownRootViewController === new {
      other.setRootViewController(nil)
    }
    let old = ownRootViewController
    rootOwner = new
    old?.rootedWindow = nil
    new?.rootedWindow = self
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new, ownRootViewController === new else { return }
    let view = new.loadedView()
    view.frame = bounds
    // Loading the view and placing it is the program's, which may have chosen another one.
    guard ownRootViewController === new else { return }
    addSubview(view)
  }
}
