/// Semantics 8.5: the order of a controller's hooks when its view comes and goes.
extension Window {
  /// Called before a view with all inside it leaves the window.
  final func controllersWillDisappear(inside view: View) {
    guard hasControllers else { return }
    for controller in view.viewsInside.compactMap(\.controller)
    where controller.appearance == .appeared || controller.appearance == .appearing {
      controller.appearance = .disappearing
      controller.call(.viewWillDisappear) { controller.viewWillDisappear(false) }
    }
  }

  /// Called after views have left the window.
  final func controllersDidDisappear(among views: [View]) {
    guard hasControllers else { return }
    for controller in views.compactMap(\.controller) where controller.appearance == .disappearing {
      controller.appearance = .hidden
      controller.call(.viewDidDisappear) { controller.viewDidDisappear(false) }
    }
  }

  /// Called after views have come into the window; outer controllers come before inner ones.
  final func controllersWillAppear(among views: [View]) {
    for controller in views.compactMap(\.controller) where controller.appearance == .hidden {
      hasControllers = true
      controller.minimumMarginsMayHaveChanged()
      controller.appearance = .appearing
      arrivals.append(controller)
      controller.call(.viewWillAppear) { controller.viewWillAppear(false) }
    }
  }

  /// Called before a layout; returns the controllers to tell of its end.
  final func controllersAreAppearing() -> [ViewController] {
    guard !arrivals.isEmpty else { return [] }
    var batch: [ViewController] = []
    swap(&batch, &arrivals)
    batch.removeAll { $0.appearance != .appearing || $0.ownView?.window !== self }
    for controller in batch {
      controller.call(.viewIsAppearing) { controller.viewIsAppearing(false) }
    }
    return batch
  }

  /// Called after the layout.
  final func controllersDidAppear(_ batch: [ViewController]) {
    for controller in batch where controller.appearance == .appearing {
      guard controller.ownView?.window === self else { continue }
      controller.appearance = .appeared
      controller.call(.viewDidAppear) { controller.viewDidAppear(false) }
    }
  }
}
