import Foundation
import ViewTree

extension StackView {
  /// Makes the next layout bring the constraints in line with the settings.
  final func setNeedsArrangement() {
    isArrangementStale = true
    call(.setNeedsUpdateConstraints) { setNeedsUpdateConstraints() }
  }

  /// As ``setNeedsArrangement()``, for all stacks inside as well.
  ///
  /// A stack that is stale may wait no more, as a layout without end takes down what views wait for.
  ///
  /// - Complexity: O(*n*) for *n* views in the stacks that this isn't known of yet.
  final func setNeedsArrangementInside() {
    var waiting = [self]
    while let stack = waiting.popLast() {
      let isWaiting = stack.isArrangementStale && stack.areConstraintsStale
      guard !isWaiting || !stack.isStaleThroughout else { continue }
      stack.isStaleThroughout = true
      if !isWaiting { stack.setNeedsArrangement() }
      waiting += stack.arranged.compactMap { $0.view as? StackView }
    }
  }

  /// Notes that this stack is arranged, so that none around it is stale throughout.
  private func endStaleness() {
    isArrangementStale = false
    var view: View? = self
    while let stack = view as? StackView, stack.isStaleThroughout {
      stack.isStaleThroughout = false
      view = stack.arranger as? StackView
    }
  }

  final func compatibilityDidChange() { setNeedsArrangementInside() }

  /// Makes the stack that arranges this one look at it again, as it may count as hidden while it is empty.
  ///
  /// What is inside isn't looked at again: that depends on what is really hidden.
  final func emptinessDidChange() { (arranger as? StackView)?.setNeedsArrangement() }

  /// Brings the constraints in line with the settings; what follows from the same as before isn't
  /// touched.
  ///
  /// - Complexity: O(*n*), of which all but a comparison is for the items whose place has changed.
  final func arrangeIfStale() {
    guard isArrangementStale, !isArranging else { return }
    endStaleness()
    isArranging = true
    defer { isArranging = false }
    updateOrder()
    let survey = StackSurvey(of: self)
    if survey.rules.hasShown == wasEmpty {
      wasEmpty = !survey.rules.hasShown
      emptinessDidChange()
    }
    let haveOtherNeeds = survey.needs != sharedGuides.needs
    let statements = StackStatements(of: self, survey.needs)
    if haveOtherNeeds { statements.restateFixtures() }
    for change in survey.changes {
      // The program may have taken one out meanwhile; then all is arranged once more.
      guard change.item.isArranged, change.neighbour?.isArranged != false else {
        change.item.place = nil
        continue
      }
      statements.restate(change)
    }
    updateGuideOrder()
    updateBaselineViews()
  }

  /// Tells those who line up with the stack's text that it is another view's.
  private func updateBaselineViews() {
    let views = (
      first: Place.Stand(view: baselineView(last: false)),
      last: Place.Stand(view: baselineView(last: true))
    )
    guard views != baselineViews else { return }
    baselineViews = views
    textViewDidChange()
    (arranger as? any ViewArranger)?.contentDidChange(of: self)
  }

  /// Ranks the arranged views in their order.
  private func updateOrder() {
    guard isOrderStale else { return }
    isOrderStale = false
    setArrangedOrder(arranged.compactMap(\.view))
  }

  /// Ranks the shared guides, then the others in the order of the items they belong to.
  private func updateGuideOrder() {
    var guides = sharedGuides.guides
    if spacerCount > 0 || sharedGuides.needs?.rules.hasItemGuides == true {
      for item in arranged {
        if let gap = item.gap { guides.append(gap.guide) }
        if let pitch = item.pitch { guides.append(pitch.guide) }
        if let spacer = item.spacer { guides.append(spacer) }
      }
    }
    guard !ownGuides.suffix(guides.count).elementsEqual(guides, by: ===) else { return }
    setGuideOrder(guides)
  }
}

extension StackView: ViewArranger {
  package final func viewDidLeave(_ view: View) {
    if let index = index(of: view) { removeItem(at: index) }
    if view.isArranged(by: self) { view.setArranger(nil) }
  }

  package final func visibilityDidChange(of view: View) {
    setNeedsArrangement()
    (view as? StackView)?.setNeedsArrangementInside()
  }

  /// Sizes of content count where they are weights, baselines where they are lined up.
  package final func contentDidChange(of view: View) {
    var stack = self
    while true {
      if stack.dependsOnContent {
        stack.isArrangementStale = true
        stack.markConstraintsStale()
      }
      guard let outer = stack.arranger as? StackView else { return }
      stack = outer
    }
  }

  /// Sizes of what is inside views are weights too.
  package final func fittingSizeDidChange(of view: View) { contentDidChange(of: view) }

  private var dependsOnContent: Bool {
    if isBaselineRelativeArrangement || alignment.isBaseline { return true }
    return switch sharedGuides.needs?.rules.sharing {
    case nil, .proportional, .flex: true
    case .equal: distribution == .fillProportionally
    case .fill, .equalSpacing, .equalCentering: false
    }
  }
}
