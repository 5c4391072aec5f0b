/// What takes another controller in where there is room for one alone.
#if MainActor
  @MainActor
#endif
public protocol SecondaryCollapsing: UIViewController {}

extension UIViewController: SecondaryCollapsing {}

// Members of the protocol, as those of an extension of the class couldn't be declared in it again.
extension SecondaryCollapsing {
  /// Takes the second controller of a split view controller in, where there is room for one alone: a navigation
  /// controller pushes it, others leave it out.
  public func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    (self as? UINavigationController)?
      .collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }

  /// Gives the second controller for a split view controller that has room for two: what a navigation controller
  /// shows above its first; nil for the one that was there before.
  public func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    (self as? UINavigationController)?.separateSecondaryViewController(for: splitViewController)
  }
}
