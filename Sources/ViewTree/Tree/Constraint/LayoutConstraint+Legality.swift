import Foundation

/// A mistake in a constraint, and the sink that is told of it.
extension LayoutDiagnostic {
  /// Reports a mistake to a view, or, where there is none, to whoever sets up views at the moment.
  package func report(to view: View?) {
    if let view {
      view.report(self)
    } else if let waiting = WaitingDiagnostics.ofSetup {
      waiting.append(self)
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
    } else if WaitingDiagnostics.ofSetup == nil, let guide = (item ?? other)?.unownedGuide {
      guide.attached { WaitingDiagnostics() }.append(self)
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
    if let gone = goneItem() { return gone }
    if let (one, other) = mixedDistance() {
      return diagnostic(ConstraintMistake.mixedDirections.diagnostic(one, other, in: "\(self)"))
    }
    return brokenRule().map(diagnostic)
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
  private func brokenRule() -> ConstraintMistake? {
    let (one, other) = comparedAttributes
    if one.isMargin && first.isOfGuide || other.isMargin && second?.isOfGuide == true {
      return .marginOfGuide
    }
    let mistake: ConstraintMistake? =
      if hasSecondItem {
        .inPair(one, other, times: multiplier, acrossAxes: true) ?? .inMultiplier(multiplier)
      } else {
        .inAlone(one)
      }
    return mistake ?? .inConstant(constant) ?? .inPriority(priority)
  }

  /// An attribute by direction and an absolute one between which distances lie, if they have both.
  private func mixedDistance() -> (String, String)? {
    guard let distances else { return nil }
    let ends = distances.ends
    guard let one = ends.first(where: \.attribute.isDirectional),
      let other = ends.first(where: \.attribute.isAbsolute)
    else { return nil }
    return (one.description, other.description)
  }

  /// Says that no view is above both items, and why.
  func noCommonSuperview() -> LayoutDiagnostic {
    diagnostic(Separation(firstItem, secondItem).diagnostic(sides.first, sides.second))
  }

  /// What is said of a mistake in the constraint.
  func diagnostic(_ mistake: ConstraintMistake) -> LayoutDiagnostic {
    diagnostic(mistake.diagnostic(sides.first, sides.second, in: "\(self)"))
  }

  func diagnostic(
    _ kind: LayoutDiagnostic.Kind, _ message: String, hint: String
  ) -> LayoutDiagnostic {
    diagnostic(LayoutDiagnostic(kind, message, hint: hint))
  }

  /// Adds the line and the items of the constraint to what is said of it.
  private func diagnostic(_ words: LayoutDiagnostic) -> LayoutDiagnostic {
    var diagnostic = words
    diagnostic.source = source
    diagnostic.itemNames = [firstItem?.itemName, secondItem?.itemName].compactMap { $0 }
    return diagnostic
  }
}
