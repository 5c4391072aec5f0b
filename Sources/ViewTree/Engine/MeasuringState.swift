/// What an engine that only measures knows of items and constraints.
///
/// The engine of a tree writes such things into the items and constraints themselves; one that
/// measures keeps them apart, so that the tree's engine is left as it was.
struct MeasuringState {
  var slots: [ObjectIdentifier: Int32] = [:]
  /// The places of all items that are measured, each view before its guides and subviews.
  var ranks: [ObjectIdentifier: Int32] = [:]
  var installations: [ObjectIdentifier: LayoutConstraint.Installation] = [:]
  /// What the size is drawn to.
  var target = (width: 0.0, height: 0.0)
}

/// The only ways in which an engine reads and writes what it knows of items and constraints.
extension LayoutEngine {
  func slot(of view: View) -> Int32 {
    if !isMeasuring { return isTornDown ? -1 : view.participation.slot }
    return measuring.slots[ObjectIdentifier(view)] ?? -1
  }

  func slot(of guide: LayoutGuide) -> Int32 {
    if !isMeasuring { return isTornDown ? -1 : guide.participation.slot }
    return measuring.slots[ObjectIdentifier(guide)] ?? -1
  }

  func setSlot(_ slot: Int32, of view: View) {
    if !isMeasuring {
      if !isTornDown { view.participation.slot = slot }
    } else {
      measuring.slots[ObjectIdentifier(view)] = slot
    }
  }

  func setSlot(_ slot: Int32, of guide: LayoutGuide) {
    if !isMeasuring {
      if !isTornDown { guide.participation.slot = slot }
    } else {
      measuring.slots[ObjectIdentifier(guide)] = slot
    }
  }

  func rank(of element: LayoutElement) -> Int32 {
    if !isMeasuring { return element.rank }
    return measuring.ranks[element.identity] ?? 0
  }

  func installation(of constraint: LayoutConstraint) -> LayoutConstraint.Installation {
    if !isMeasuring { return isTornDown ? .none : constraint.installation }
    return measuring.installations[ObjectIdentifier(constraint)] ?? .none
  }

  func setInstallation(
    _ installation: LayoutConstraint.Installation, of constraint: LayoutConstraint
  ) {
    if !isMeasuring {
      if !isTornDown { constraint.installation = installation }
    } else {
      measuring.installations[ObjectIdentifier(constraint)] = installation
    }
  }

  /// The view whose corner the constraint's locations are measured from.
  ///
  /// While measuring, a view above the measured one stands aside for it.
  func rowContainer(of constraint: LayoutConstraint) -> View? {
    guard isMeasuring, let holder = constraint.holder else { return constraint.holder }
    return measuring.ranks[ObjectIdentifier(holder)] == nil ? root : holder
  }
}

extension LayoutElement {
  var identity: ObjectIdentifier {
    switch self {
    case .view(let view): ObjectIdentifier(view)
    case .guide(let guide): ObjectIdentifier(guide)
    }
  }
}
