import Foundation

/// A mistake in a constraint, and the sink that is told of it.
extension LayoutDiagnostic {
  /// Reports a mistake to a view, or, where there is none, to whoever sets up views at the moment.
  package func report(to view: View?) {
    if let view {
      view.report(self)
    } else if let strays = StrayDiagnostics.current {
      strays.append(self)
    } else {
      writeToStandardError()
    }
  }

  /// Reports a mistake about an item, or about two, to the first whose tree is heard, or else to the
  /// first that has a tree; a guide that no view owns keeps it for the view that will.
  package func report(about item: (any LayoutItem)?, _ other: (any LayoutItem)? = nil) {
    let views = [item, other].compactMap { $0?.itemView }
    if let view = views.first(where: \.isHeard)
      ?? views.first(where: { $0.ownSuperview != nil }) ?? views.first
    {
      view.report(self)
    } else if StrayDiagnostics.current == nil, let guide = (item ?? other)?.unownedGuide {
      guide.attached { WaitingDiagnostics() }.list.append(self)
    } else {
      report(to: nil)
    }
  }
}

extension LayoutItem {
  /// The item, if it is a guide that no view owns yet.
  fileprivate var unownedGuide: LayoutGuide? {
    guard case .guide(let guide) = layoutElement, guide.owningView == nil else { return nil }
    return guide
  }
}

extension LayoutConstraint {
  /// Tells the items' tree of a mistake in the constraint.
  package func report(_ mistake: LayoutDiagnostic) {
    mistake.report(about: firstItem ?? items.first, secondItem)
  }
}

extension LayoutConstraint {
  /// Why the constraint can't be activated as it stands, or nil if it can.
  ///
  /// The items' places in the tree are looked at later, when the holder is searched.
  func mistake() -> LayoutDiagnostic? {
    goneItem() ?? pairing() ?? numbers()
  }

  private func goneItem() -> LayoutDiagnostic? {
    guard !first.isAlive || second?.isAlive == false || lacksOrigin else { return nil }
    return diagnostic(
      .itemGone, "An item of \(self) no longer exists.",
      hint: "Keep the view or guide for as long as its constraints are used.")
  }

  private var lacksOrigin: Bool {
    guard let distances else { return false }
    return (distances.first != nil && distances.first?.from == nil)
      || (distances.second != nil && distances.second?.from == nil)
  }

  /// Semantics 1.1: the checks in their order; the first that fails is reported.
  private func pairing() -> LayoutDiagnostic? {
    if kinds.first == .none || (hasSecondItem && kinds.second == .none) {
      return illegal(
        "\(self) lacks an attribute.", hint: "Name an attribute for each item.")
    }
    if let mistake = marginOfGuide() ?? mixedDistance() { return mistake }
    guard hasSecondItem else {
      guard firstAttribute.isLocation else { return nil }
      return illegal(
        "\(self) sets a location to a number.",
        hint: "Locations compare to locations: name a second item, such as the superview.")
    }
    if firstAttribute.isLocation, multiplier == 0 {
      return illegal(
        "\(self) sets a location to a number, as its multiplier is 0.",
        hint: "Use a multiplier other than 0.")
    }
    if kinds.first != kinds.second, kinds.first == .dimension || kinds.second == .dimension {
      return illegal(
        "\(self) compares a location with a size.",
        hint: "Compare width and height with each other, and edges, centres and baselines with"
          + " their like.")
    }
    if Self.mixes(firstAttribute, secondAttribute) {
      return illegal(
        "\(self) compares a side that follows the reading direction with one that doesn't.",
        hint: "Use leading and trailing on both sides, or left and right.")
    }
    return nil
  }

  private static func mixes(_ first: Attribute, _ second: Attribute) -> Bool {
    (first.isDirectional && second.isAbsolute) || (first.isAbsolute && second.isDirectional)
  }

  private func mixedDistance() -> LayoutDiagnostic? {
    guard let attributes = distances?.attributes, attributes.contains(where: \.isDirectional),
      attributes.contains(where: \.isAbsolute)
    else { return nil }
    return illegal(
      "\(self) compares a side that follows the reading direction with one that doesn't.",
      hint: "Use leading and trailing on both sides, or left and right.")
  }

  /// Guides have no margins.
  private func marginOfGuide() -> LayoutDiagnostic? {
    guard
      (firstAttribute.isMargin && first.isOfGuide)
        || (secondAttribute.isMargin && second?.isOfGuide == true)
    else { return nil }
    return illegal(
      "\(self) speaks of a margin of a guide, which has none.",
      hint: "Use the guide's edges and centres, or the margins of a view.")
  }

  private func numbers() -> LayoutDiagnostic? {
    Self.mistake(inConstant: constant, of: self)
      ?? Self.mistake(inMultiplier: multiplier, of: self)
      ?? Self.mistake(inPriority: priority, of: self)
  }

  static func mistake(
    inConstant value: CGFloat, of constraint: LayoutConstraint
  ) -> LayoutDiagnostic? {
    if !value.isFinite {
      return constraint.diagnostic(
        .notFinite, "The constant of \(constraint) can't be \(plainNumber(Double(value))).",
        hint: "Use a finite number; look for a division by zero.")
    }
    guard value.magnitude > UsableNumbers.largest else { return nil }
    return constraint.diagnostic(
      .outOfRange, "The constant of \(constraint) can't be \(plainNumber(Double(value))).",
      hint: "Use a number of a size up to 1e12.")
  }

  static func mistake(
    inMultiplier value: CGFloat, of constraint: LayoutConstraint
  ) -> LayoutDiagnostic? {
    guard constraint.hasSecondItem else { return nil }
    if !value.isFinite {
      return constraint.diagnostic(
        .notFinite, "The multiplier of \(constraint) can't be \(plainNumber(Double(value))).",
        hint: "Use a finite number; look for a division by zero.")
    }
    let size = value.magnitude
    guard size != 0, !UsableNumbers.multiplierSizes.contains(size) else { return nil }
    return constraint.diagnostic(
      .outOfRange, "The multiplier of \(constraint) can't be \(plainNumber(Double(value))).",
      hint: "Use 0, or a number of a size between 1e-9 and 1e9.")
  }

  static func mistake(
    inPriority value: LayoutPriority, of constraint: LayoutConstraint
  ) -> LayoutDiagnostic? {
    guard !value.isValid else { return nil }
    return constraint.diagnostic(
      .priorityOutOfRange, "The priority of \(constraint) can't be \(value).",
      hint: "Use a number above 0 and up to 1000, which means required.")
  }

  /// Says that no view is above both items, and why.
  func noCommonSuperview() -> LayoutDiagnostic {
    let separation = Separation(firstItem, secondItem)
    return diagnostic(
      .noCommonSuperview, "\(self) can't be activated: \(separation.reason).",
      hint: separation.hint)
  }

  private func illegal(_ message: String, hint: String) -> LayoutDiagnostic {
    diagnostic(.illegalPairing, message, hint: hint)
  }

  func diagnostic(
    _ kind: LayoutDiagnostic.Kind, _ message: String, hint: String
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(
      kind, message, source: source,
      itemNames: [firstItem?.itemName, secondItem?.itemName].compactMap { $0 }, hint: hint)
  }
}
