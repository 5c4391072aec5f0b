extension View {
  /// Who lays the view out beside others, and is told of what that depends on; as
  /// ``ItemReference/view``.
  package final var arranger: View? { arrangerReference?.view }

  /// Sets who lays the view out beside others.
  package final func setArranger(_ view: (any ViewArranger)?) {
    arrangerReference = view?.reference
  }

  /// Whether somebody lays the view out beside others.
  package final var isArranged: Bool { arrangerReference?.isAlive == true }

  /// Whether another view lays this one out beside others.
  package final func isArranged(by view: View) -> Bool {
    guard let arrangerReference else { return false }
    return arrangerReference === view.ownReference
  }

  /// Who lays the view out beside others, unless it is in its deinitialisers: it may call the
  /// program.
  final var arrangerToTell: (any ViewArranger)? {
    arrangerReference?.viewToKeep as? any ViewArranger
  }
}

/// A container that lays out some of its subviews one after the other.
package protocol ViewArranger: View {
  /// An arranged view has been hidden or shown.
  func visibilityDidChange(of view: View)
  /// The size that an arranged view's content would like has changed, or its baselines; it is as with
  /// ``fittingSizeDidChange(of:)``.
  func contentDidChange(of view: View)
  /// The size that the inside of an arranged view asks for may have changed, since it was last
  /// measured with ``View/watchFittingSize()``.
  ///
  /// This is called while constraints change. So it only notes what the next layout has to look at,
  /// with ``View/markConstraintsStale()`` and the like, and calls nothing that the program can override.
  func fittingSizeDidChange(of view: View)
  /// An arranged view is no longer a subview, whether or not the arranger was told before.
  func viewDidLeave(_ view: View)
  /// What the program calls the setting behind a constraint that the container has stated.
  func settingName(of constraint: LayoutConstraint) -> String
  /// The line of the program that made the container, if known.
  var settingSource: CodeLocation? { get }
}

extension ViewArranger {
  /// Unknown, but for containers that note it.
  package var settingSource: CodeLocation? { nil }
}

extension View {
  /// As ``setNeedsUpdateConstraints()``, without the program's override.
  package final func markConstraintsStale() { raise(.needsUpdateConstraints) }

  /// As ``needsUpdateConstraints()``, without the program's override.
  package final var areConstraintsStale: Bool { flags.contains(.needsUpdateConstraints) }

  /// As ``setNeedsLayout()``, without the program's override.
  package final func markLayoutStale() { raise(.wholeLayout) }
}

extension LayoutConstraint {
  /// The setting that the constraint stands for, and whose it is, as in `spacing of list`.
  ///
  /// Such a constraint has no line of its own: a container has stated it, as its settings ask for.
  package final var settingDescription: String? {
    guard isSetting, let owner = settingOwner else { return nil }
    let name = (owner as? any ViewArranger)?.settingName(of: self) ?? "layout"
    return "\(name) of \(owner.itemDescription)"
  }

  /// The line that made the container whose setting the constraint stands for, if known.
  package final var settingSource: CodeLocation? {
    isSetting ? (settingOwner as? any ViewArranger)?.settingSource : nil
  }

  private var settingOwner: View? {
    if hasSecondItem, let holder { return holder }
    switch first.element {
    case .view(let view): return view.arranger ?? view.ownSuperview
    case .guide(let guide): return guide.owningView
    case nil: return nil
    }
  }
}

/// The order in which constraints' ties are settled, where it isn't the order from back to front.
extension View {
  /// Makes subviews rank in an order of their own, before those that have none.
  ///
  /// Those that ``leaveRank()`` was called for, or that are new, get ranks between those of their
  /// neighbours in the next layout.
  ///
  /// - Complexity: O(*n*) for *n* subviews. Where others have changed their places as well, O(*v*) more
  ///   for the *v* views of the tree in the next layout.
  package final func setArrangedOrder(_ order: [View]) {
    let old = arrangedOrder
    arrangedOrder = order
    withExtendedLifetime(old) {}
    guard let engine = hierarchy?.engine else { return }
    var last: Int32 = 0
    for view in subviewsInOrder {
      if view.flags.contains(.isMisplaced) || view.participation.rank == 0 {
        engine.placeDidChange(of: view)
      } else if view.participation.rank > last {
        last = view.participation.rank
      } else {
        return engine.structureDidChange()
      }
    }
  }

  /// Gives the view a new rank where it is, as it has another place in such an order.
  package final func leaveRank() { flags.insert(.isMisplaced) }

  /// Makes guides rank in an order of their own, after the view's other guides.
  package final func setGuideOrder(_ order: [LayoutGuide]) {
    let ordered = Set(order.map { ObjectIdentifier($0) })
    ownGuides.removeAll { ordered.contains(ObjectIdentifier($0)) }
    ownGuides += order.filter { $0.owner === self }
    hierarchy?.engine?.structureDidChange()
  }

  /// The subviews in the order of their ranks.
  final var subviewsInOrder: [View] {
    guard !arrangedOrder.isEmpty else { return children }
    if arrangedOrder.count == children.count,
      arrangedOrder.allSatisfy({ $0.isSubview(of: self) })
    {
      return arrangedOrder
    }
    let ordered = arrangedOrder.filter { $0.isSubview(of: self) }
    let places = Set(ordered.map { ObjectIdentifier($0) })
    return ordered + children.filter { !places.contains(ObjectIdentifier($0)) }
  }
}

extension View {
  /// Looks for the text again that stands for the view's baselines, as it is that of another view.
  package final func textViewDidChange() {
    guard let engine = hierarchy?.engine else { return }
    for constraint in baselineConstraints { engine.shapeDidChange(of: constraint) }
  }
}
