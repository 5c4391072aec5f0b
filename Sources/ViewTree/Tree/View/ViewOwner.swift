package import Foundation

/// Who looks after a view and hears what happens to it: a controller.
///
/// It is all that the tree knows of controllers.
package protocol ViewOwner: Responder {
  /// The view that is looked after.
  var ownView: View? { get }
  /// How far the view has come into its window.
  var appearance: ViewAppearance { get set }
  /// Whether the program itself tells the owner that its view comes and goes.
  var appearsByHand: Bool { get }
  /// Whether the view comes or goes with an animation.
  var isPassageAnimated: Bool { get }
  /// Whether the owner may place the view by the keyboard, so that it is laid out again when that moves.
  var mayFollowKeyboard: Bool { get }

  /// Asks again for the least margins of the view.
  func minimumMarginsMayHaveChanged()
  /// Called before the window has another size or other traits, each nil where it stays; gives what to do when
  /// all views have theirs.
  func windowWillChange(to size: CGSize?, _ traits: TraitCollection?, _ window: Window)
    -> (() -> Void)?

  /// Reports that a hook of the owner leads to itself.
  func reportEndless(_ hook: Hook)

  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewLayoutMarginsDidChange()
  func viewSafeAreaInsetsDidChange()
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
  func viewWillAppear(_ animated: Bool)
  func viewIsAppearing(_ animated: Bool)
  func viewDidAppear(_ animated: Bool)
  func viewWillDisappear(_ animated: Bool)
  func viewDidDisappear(_ animated: Bool)
  /// Called after the view has come or gone, and the owner has been told of it.
  func passageDidEnd()
}

/// How far the view of a controller has come into its window.
package nonisolated enum ViewAppearance {
  case hidden
  /// In a window, and not laid out yet.
  case appearing
  case appeared
  /// About to leave its window.
  case disappearing
}

extension View {
  /// Whether somebody looks after the view.
  package final var hasOwner: Bool { flags.contains(.hasController) }

  /// Who looks after the view.
  package final var owner: (any ViewOwner)? {
    hasOwner ? surroundings?.owner : nil
  }

  /// Sets who looks after the view; without one it is a plain view.
  package final func setOwner(_ owner: (any ViewOwner)?) {
    if let owner {
      ownSurroundings.owner = owner
      flags.insert(.hasController)
      joinedHierarchy.hasFollowersOfWindow = true
      return
    }
    flags.remove(.hasController)
    surroundings?.owner = nil
    minimumLayoutMargins = nil
    additionalSafeAreaInsets = .zero
  }

  /// Tells the owners inside that their views are about to leave the window; they are to leave it then.
  package final func tellOfLeaving() { window?.ownersWillDisappear(inside: self) }

  /// Calls ``updateConstraints()``, by way of the owner if there is one.
  final func callUpdateConstraints() {
    if let owner {
      owner.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Calls ``layoutSubviews()``, and the owner before and after.
  final func callLayoutSubviews() {
    if let owner {
      owner.viewWillLayoutSubviews()
      layoutSubviews()
      owner.viewDidLayoutSubviews()
    } else {
      layoutSubviews()
    }
    // Who places layers has asked for the view's own.
    guard let layer = looks?.layer else { return }
    layer.layoutSublayers()
    layoutSublayers(of: layer)
  }
}
