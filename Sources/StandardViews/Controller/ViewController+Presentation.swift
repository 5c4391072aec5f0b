import ViewTree

extension ViewController {
  /// The first of this controller and those around it that a condition holds for.
  final func closest(_ isWanted: (ViewController) -> Bool) -> ViewController? {
    var controller: ViewController? = self
    while let current = controller, !isWanted(current) { controller = current.ownParent }
    return controller
  }

  /// The controller that shows another above itself: this one, or one around it.
  final var presenter: ViewController? { closest { $0.ownPresented != nil } }

  /// The controller that shows another in the name of this one: the outermost around it, or for what stands over
  /// a context the closest that defines one.
  private func presenter(of controller: ViewController) -> ViewController? {
    let isInContext = [.currentContext, .overCurrentContext].contains(
      controller.modalPresentationStyle)
    let definer = isInContext ? closest(\.definesPresentationContext) : nil
    return definer ?? closest { $0.ownParent == nil }
  }

  /// Puts the view of a controller in front of all else in the window.
  final func show(
    presented controller: ViewController, isAnimated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = presenter(of: controller), presenter.ownPresented == nil else {
      report(
        "\(itemDescription) can't present \(controller.itemDescription) while it presents another.",
        hint: "Dismiss the other one first, or present from it.")
      return
    }
    guard controller.ownParent == nil else {
      report(
        "\(itemDescription) can't present \(controller.itemDescription), which is a child of another.",
        hint: "Remove it from its parent first, or present the outermost controller.")
      return
    }
    guard controller !== presenter, controller.ownPresenting == nil else {
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
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    controller.passage = .presented
    controller.passesAnimated = isAnimated
    controller.madePresentation(from: presenter, for: self)
      .begin(
        in: window, from: presenter, for: self, isAnimated: isAnimated, completion: completion)
  }

  /// What places the controller's view when it is presented, made again for another style.
  ///
  /// - Parameters:
  ///   - presenting: The controller that shows this one, if that is known.
  ///   - source: The controller that was asked to; nil for the same.
  /// - Returns: What places the view.
  final func madePresentation(
    from presenting: ViewController?, for source: ViewController? = nil
  ) -> PresentationController {
    let style = modalPresentationStyle
    if let made = ownPresentation, made.style == style { return made }
    let new: PresentationController =
      switch style {
      case .automatic, .pageSheet, .formSheet:
        SheetPresentationController(presentedViewController: self, presenting: presenting)
      case .popover:
        PopoverPresentationController(presentedViewController: self, presenting: presenting)
      case .custom:
        (presenting ?? ownPresenting).flatMap {
          transitioningDelegate?.presentationController(
            forPresented: self, presenting: $0, source: source ?? $0)
        } ?? PresentationController(presentedViewController: self, presenting: presenting)
      default: PresentationController(presentedViewController: self, presenting: presenting)
      }
    new.style = style
    // Before it is presented, nobody knows whose say a program's own one is.
    if style != .custom || presenting != nil { ownPresentation = new }
    return new
  }

  /// What places the controller's view while it is presented, or would.
  public final var presentationController: PresentationController? {
    ownPresenting == nil && ownPresentation == nil && modalPresentationStyle == .custom
      ? nil : madePresentation(from: ownPresenting)
  }

  /// ``presentationController``, if it is that of a sheet.
  public final var sheetPresentationController: SheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      presentationController as? SheetPresentationController
    default: nil
    }
  }

  /// ``presentationController``, if it is that of a popover.
  public final var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// What places the controller's view at the moment, or the view of the closest controller around
  /// it that is presented.
  public final var activePresentationController: PresentationController? {
    var controller: ViewController? = self
    while let current = controller {
      if current.ownPresenting != nil { return current.presentationController }
      controller = current.ownParent
    }
    return nil
  }

  /// Takes the view of the presented controller out, and of all that it presents in turn.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the one in front may move its view away.
  ///   - completion: Called when that has gone, and the window is laid out.
  final func removePresented(isAnimated: Bool, completion: (() -> Void)?) {
    var controller = ownPresented
    ownPresented = nil
    if controller == nil { completion?() }
    while let current = controller {
      controller = current.ownPresented
      current.ownPresented = nil
      current.passage = .dismissed
      current.passesAnimated = isAnimated
      defer { if current.appearance == .hidden { current.passageDidEnd() } }
      let completion = controller == nil ? completion : nil
      if let presentation = current.ownPresentation {
        presentation.end(isAnimated: isAnimated && controller == nil, completion: completion)
      } else {
        current.viewIfLoaded?.removeFromSuperview()
        completion?()
      }
      current.ownPresenting = nil
    }
  }
}

/// How a controller is shown above another one.
public nonisolated enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// As the system has it.
  case automatic = -2
  /// Not at all, in a split view.
  case none = -1
  /// All over the screen.
  case fullScreen = 0
  /// As a page.
  case pageSheet = 1
  /// As a form.
  case formSheet = 2
  /// Over the controller that defines the context.
  case currentContext = 3
  /// As the program says.
  case custom = 4
  /// All over the screen, with what is below still there.
  case overFullScreen = 5
  /// Over the context, with what is below still there.
  case overCurrentContext = 6
  /// Beside what it belongs to.
  case popover = 7
}
