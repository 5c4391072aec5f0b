import Foundation

extension View {
  /// Hands a diagnostic to the nearest handler on the way to the root; where there is none, keeps
  /// it until one comes or a layout ends.
  package final func report(_ diagnostic: LayoutDiagnostic) {
    if hierarchy?.collected != nil {
      hierarchy?.collected?.append(diagnostic)
    } else if let (view, handler) = nearestHandler {
      // A handler that leads to itself is told no more; what it misses is not lost.
      if !view.call(.onDiagnostic, { handler(diagnostic) }) { diagnostic.writeToStandardError() }
    } else if isStray, let waiting = WaitingDiagnostics.ofSetup {
      waiting.append(diagnostic)
    } else {
      joinedHierarchy.undelivered.append(diagnostic, to: self)
    }
  }

  private var nearestHandler: (view: View, handler: (LayoutDiagnostic) -> Void)? {
    var view: View? = self
    while let current = view {
      if let handler = current.onDiagnostic { return (current, handler) }
      view = current.ownSuperview
    }
    return nil
  }

  /// The view whose handler is told of what is reported to this one, if there is one.
  final var listener: View? { nearestHandler?.view }

  /// Whether what is reported to the view is heard at once, or at the end of a layout in a window.
  package final var isHeard: Bool {
    hierarchy?.window != nil || hierarchy?.collected != nil || nearestHandler != nil
  }

  /// Whether nobody in the tree has missed a picture yet; it counts as missed from then on.
  package final func isFirstToMiss(imageNamed name: String) -> Bool {
    joinedHierarchy.missingImages.insert(name).inserted
  }

  /// Hands out what has waited, as far as there is a handler now.
  ///
  /// Handlers may change anything, so that this is called when all else is done.
  final func deliverUndelivered() {
    guard let hierarchy, !hierarchy.undelivered.isEmpty else { return }
    for entry in hierarchy.undelivered.takeUnwritten() {
      (entry.view ?? hierarchy.root ?? self).report(entry.diagnostic)
    }
  }
}

extension LayoutSubject where Self: View {
  /// Gets the diagnostics of this view and of all views inside it without a handler of their own.
  ///
  /// What finds no handler on the way to the root waits for one: a handler that is set later, here
  /// or on any view above, is told what was wrong until then. What no handler has been told by the
  /// end of the next layout is written to standard error; ``layoutOrThrow(reportingAmbiguity:)``
  /// throws it even then.
  ///
  /// The view keeps the handler. A handler that uses the view, or what keeps the view, must capture
  /// it weakly, or neither is ever freed:
  ///
  ///     view.onDiagnostic = { [weak self] diagnostic in self?.show(diagnostic) }
  public var onDiagnostic: ((LayoutDiagnostic) -> Void)? {
    get { extras?.onDiagnostic }
    set {
      // The old handler is let go of when the property is no longer being changed.
      let old = extras?.onDiagnostic
      if newValue != nil || extras != nil { ownExtras.onDiagnostic = newValue }
      withExtendedLifetime(old) {}
      deliverUndelivered()
    }
  }
}
