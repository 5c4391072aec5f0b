extension LayoutConstraint {
  final func becomeActive() {
    let first = first.element?.view
    let second = hasSecondItem ? second?.element?.view : first
    if let mistake = mistake() {
      report(mistake)
    } else if let first, let second, let common = first.closestCommonSuperview(with: second),
      let holder = commonSuperview(withOrigins: common)
    {
      hold(by: holder)
    } else {
      report(noCommonSuperview())
    }
  }

  /// The closest view above a view and the items that distances begin at.
  private func commonSuperview(withOrigins view: View) -> View? {
    guard distances != nil else { return view }
    var common: View? = view
    for item in items {
      common = item.itemView.flatMap { common?.closestCommonSuperview(with: $0) }
    }
    return common
  }

  /// Activates a constraint that is known to be legal, as is its holder.
  package func activate(heldBy holder: View) {
    if !isActive { hold(by: holder) }
  }

  /// Makes a legal constraint one of the view's, which is above its items or one of them.
  func hold(by view: View) {
    if holderReference != nil { release() }
    let hierarchy = view.joinedHierarchy
    hierarchy.activations += 1
    serial = hierarchy.activations
    holderReference = view.reference
    view.changeHeldConstraints { $0.append(self) }
    first.element?.addMention(of: self, as: .first)
    second?.element?.addMention(of: self, as: .second)
    if distances != nil {
      item(as: .firstOrigin)?.layoutElement.addMention(of: self, as: .firstOrigin)
      item(as: .secondOrigin)?.layoutElement.addMention(of: self, as: .secondOrigin)
    }
    hierarchy.engine?.enqueue(self)
    if hierarchy.hasMeasuredViews { fittingSizesMayHaveChanged() }
  }

  /// Takes the constraint from its holder, its items and the engine, as far as they are still there.
  func release() {
    guard holderReference != nil else { return }
    let holder = holder
    holder?.hierarchy?.engine?.remove(self)
    fittingSizesMayHaveChanged()
    first.element?.removeMention(of: self, as: .first)
    second?.element?.removeMention(of: self, as: .second)
    if distances != nil {
      item(as: .firstOrigin)?.layoutElement.removeMention(of: self, as: .firstOrigin)
      item(as: .secondOrigin)?.layoutElement.removeMention(of: self, as: .secondOrigin)
    }
    holder?.changeHeldConstraints { $0.remove(self) }
    holderReference = nil
  }
}

extension View {
  /// Changes the list, which nothing else looks at meanwhile.
  fileprivate final func changeHeldConstraints(_ change: (inout ConstraintList) -> Void) {
    var list = ConstraintList()
    swap(&list, &heldConstraints)
    change(&list)
    swap(&list, &heldConstraints)
  }
}
