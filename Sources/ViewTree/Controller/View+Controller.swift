extension View {
  /// The controller whose view this is.
  final var controller: ViewController? {
    flags.contains(.hasController) ? surroundings?.controller : nil
  }

  /// Calls ``updateConstraints()``, by way of the controller if there is one.
  final func callUpdateConstraints() {
    if let controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Calls ``layoutSubviews()``, and the controller before and after.
  final func callLayoutSubviews() {
    guard let controller else {
      layoutSubviews()
      return
    }
    controller.viewWillLayoutSubviews()
    layoutSubviews()
    controller.viewDidLayoutSubviews()
  }

  /// Becomes a plain view.
  final func leaveController() {
    flags.remove(.hasController)
    surroundings?.controller = nil
    minimumLayoutMargins = nil
    additionalSafeAreaInsets = .zero
  }
}

extension LayoutSubject where Self: View {
  /// The closest controller of this view or of one above it.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  public var closestViewController: ViewController? {
    var view: View? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.ownSuperview
    }
    return nil
  }
}
