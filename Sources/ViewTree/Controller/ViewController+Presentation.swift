extension ViewController {
  /// Puts the view of a controller in front of all else in the window.
  final func show(presented controller: ViewController) {
    guard ownPresented == nil else {
      report(
        "\(itemDescription) can't present \(controller.itemDescription) while it presents another.",
        hint: "Dismiss the other one first, or present from it.")
      return
    }
    guard controller !== self, controller.ownPresenting == nil else {
      report(
        "\(controller.itemDescription) is presented already, or presents itself.",
        hint: "Make a controller for each presentation.")
      return
    }
    guard let window = ownView?.window else {
      report(
        "\(itemDescription) can't present \(controller.itemDescription), as its view is in no window.",
        hint: "Present when the view has appeared.")
      return
    }
    ownPresented = controller
    controller.ownPresenting = self
    let view = controller.loadedView()
    let room = window.bounds
    if let size = controller.formSize(in: window) {
      view.frame = CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
        height: size.height)
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
    } else {
      view.frame = room
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    window.addSubview(view)
  }

  /// The size of a form in a wide window; nil for what fills the window.
  private func formSize(in window: Window) -> CGSize? {
    guard modalPresentationStyle == .formSheet,
      window.traitCollection.horizontalSizeClass == .regular
    else { return nil }
    let wish = preferredContentSize
    let room = window.bounds.size
    return CGSize(
      width: min(wish.width > 0 ? wish.width : 540, room.width),
      height: min(wish.height > 0 ? wish.height : 620, room.height))
  }

  /// Takes the view of the presented controller out, and of all that it presents in turn.
  final func takeAwayPresented() {
    var controller = ownPresented
    ownPresented = nil
    while let current = controller {
      controller = current.ownPresented
      current.ownPresented = nil
      current.ownPresenting = nil
      current.viewIfLoaded?.removeFromSuperview()
    }
  }
}
