import Foundation
import ViewTree

/// How controllers come to their views.
extension ViewController {
  final func loadedView() -> View {
    if let ownView { return ownView }
    if isLoadingView {
      let listener = viewToReportTo
      let plain = View()
      adopt(plain)
      report(
        "loadView of \(itemDescription) asks for the view that it is to make.",
        hint: "Make a View, set it up, and assign it to view once.", to: listener)
      return plain
    }
    isLoadingView = true
    hearingStrays { loadView() }
    isLoadingView = false
    let view: View
    if let ownView {
      view = ownView
    } else {
      let listener = viewToReportTo
      view = View()
      adopt(view)
      report(
        "loadView of \(itemDescription) makes no view.",
        hint: "Assign a view to view, or call super.", to: listener)
    }
    call(.viewDidLoad) { hearingStrays { viewDidLoad() } }
    return ownView ?? view
  }

  final func loadPlainView() {
    guard isLoadingView else {
      report(
        "loadView of \(itemDescription) is called by the program.",
        hint: "Call loadViewIfNeeded instead.")
      return
    }
    guard ownView == nil else { return }
    if let viewLoader {
      viewLoader(self)
    } else {
      ViewLoaders.found?.loadView(of: self)
    }
    guard ownView == nil else { return }
    let view = View(frame: CGRect(origin: .zero, size: screenSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adopt(view)
  }

  /// The size of the window that the controller, or one above it, belongs to, which stands for the
  /// screen; 0 where there is none.
  private var screenSize: CGSize {
    var controller: ViewController? = self
    while let current = controller {
      if let window = current.rootedWindow ?? current.ownView?.window { return window.bounds.size }
      controller = current.ownParent
    }
    return .zero
  }

  final func setView(_ new: View?) {
    guard new !== ownView else { return }
    guard let new else {
      ownView?.setOwner(nil)
      ownView = nil
      return
    }
    if let other = new.controller, other !== self {
      report(
        "\(new.itemDescription) is the view of another controller, and can't be that of"
          + " \(itemDescription) too.", hint: "Make a view for each controller.")
      return
    }
    guard !(new is Window) else {
      report(
        "The window \(new.itemDescription) can't be the view of \(itemDescription).",
        hint: "Use a plain view, and set the window's rootViewController.")
      return
    }
    let old = ownView
    let wasLoaded = old != nil && !isLoadingView
    old?.setOwner(nil)
    adopt(new)
    if !isLoadingView, !wasLoaded { call(.viewDidLoad) { hearingStrays { viewDidLoad() } } }
    guard let old, let place = old.ownSuperview else { return }
    let frame = old.frame
    place.insertSubview(new, belowSubview: old)
    // The controller may be on the screen already, and then isn't told that it appears.
    minimumMarginsMayHaveChanged()
    old.removeFromSuperview()
    new.frame = frame
  }

  private func adopt(_ view: View) {
    ownView = view
    view.setOwner(self)
    view.minimumLayoutMargins = minimumMargins
    addSafeAreaInsets()
    var said = saidTraits
    said.userInterfaceStyle = overrideUserInterfaceStyle
    if said != TraitCollection() {
      view.saidTraits = TraitCollection(traitsFrom: [view.saidTraits, said])
    }
    view.report(waiting)
  }

  final func setAdditionalSafeAreaInsets(_ insets: EdgeInsets) {
    guard insets.isUsable else {
      if let ownView {
        ownView.reportInsets("additional safe area insets", insets)
      } else {
        report(
          "The additional safe area insets of \(itemDescription) can't be computed with.",
          hint: "Use finite numbers of a size up to 1e12.", .notFinite)
      }
      return
    }
    storedSafeAreaInsets = insets
    addSafeAreaInsets()
  }

  /// Adds what the program has set and what bars cover to the view's safe area.
  final func addSafeAreaInsets() {
    ownView?.additionalSafeAreaInsets = storedSafeAreaInsets.merged(barInsets, +)
  }

  package final func minimumMarginsMayHaveChanged() {
    ownView?.minimumLayoutMargins = minimumMargins
  }

  private var minimumMargins: DirectionalEdgeInsets {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }

  // MARK: Diagnostics

  /// What diagnostics call the controller.
  package final var itemDescription: String {
    if let title, !title.isEmpty { return title }
    return viewIfLoaded?.typeName(of: self) ?? String(describing: type(of: self))
  }

  /// Hands a diagnostic to the handler of a view: of the controller's own or the closest of a
  /// parent's, unless another is named.
  package final func report(
    _ message: String, hint: String, _ kind: LayoutDiagnostic.Kind = .hierarchy,
    to listener: View? = nil
  ) {
    let diagnostic = LayoutDiagnostic(
      kind, message, itemNames: [itemDescription], hint: hint)
    if let view = listener ?? viewToReportTo {
      view.report(diagnostic)
    } else {
      waiting.append(diagnostic)
    }
  }

  /// The controller's view, or that of the closest controller around it that has one.
  final var viewToReportTo: View? {
    var controller: ViewController? = self
    while let current = controller, current.ownView == nil { controller = current.ownParent }
    return controller?.ownView
  }
}
