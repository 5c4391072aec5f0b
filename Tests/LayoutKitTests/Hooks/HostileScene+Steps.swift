import Foundation
import LayoutKit

/// What a program does, step by step, that makes the library call it.
extension HostileScene {
  enum Step: String {
    case layout, moves, content, containers, surroundings, scrolling, table, tableUpdates
    case controllers, statements, mistakes, measuring, releases, inspection
  }

  func take(_ step: Step) {
    switch step {
    case .layout: window.layoutIfNeeded()
    case .moves: takeMoves()
    case .content: takeContent()
    case .containers: takeContainers()
    case .surroundings: takeSurroundings()
    case .scrolling: takeScrolling()
    case .table: takeTable()
    case .tableUpdates: takeTableUpdates()
    case .controllers: takeControllers()
    case .statements: takeStatements()
    case .mistakes: takeMistakes()
    case .measuring: takeMeasuring()
    case .releases: takeReleases()
    case .inspection: takeInspection()
    }
  }

  private func takeMoves() {
    guard let leaf, let host, let box, let guide else { return }
    content.addSubview(host)
    box.insertSubview(host, belowSubview: leaf)
    box.insertSubview(leaf, aboveSubview: host)
    leaf.removeFromSuperview()
    box.addSubview(leaf)
    let inner = made("inner")
    leaf.addSubview(inner)
    leaf.addConstraints([inner.leftAnchor.constraint(equalTo: leaf.leftAnchor)])
    guide.owningView = leaf
    host.addLayoutGuide(guide)
    window.layoutIfNeeded()
  }

  private func takeContent() {
    leaf?.size = CGSize(width: 20, height: 20)
    leaf?.invalidateIntrinsicContentSize()
    label?.text = "three longer words"
    label?.numberOfLines = 2
    leaf?.isHidden.toggle()
    leaf?.frame = CGRect(x: 1, y: 2, width: 30, height: 4)
    leaf?.translatesAutoresizingMaskIntoConstraints.toggle()
    leaf?.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    leaf?.bounds.size.width += 5
    box?.autoresizesSubviews = true
    leaf?.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    box?.frame.size.width = 70
    window.layoutIfNeeded()
  }

  private func takeContainers() {
    guard let stack, let flow else { return }
    let view = made("late")
    view.size = CGSize(width: 12, height: 12)
    stack.insertArrangedSubview(view, at: 1)
    stack.distribution = .fillProportionally
    stack.spacing = StackView.spacingUseSystem
    window.layoutIfNeeded()
    stack.setArrangedSubviews(stack.arrangedSubviews.reversed())
    stack.alignment = .center
    stack.distribution = .equalCentering
    flow.arrangedSubviews.first?.isHidden = true
    flow.arrangedSubviews.last.map { flow.removeArrangedSubview($0) }
    window.layoutIfNeeded()
    stack.distribution = .equalSpacing
    stack.insets.leading = 2
    flow.axis = .vertical
    let tile = made("new tile")
    tile.size = CGSize(width: 5, height: 5)
    flow.addArrangedSubview(tile)
    window.layoutIfNeeded()
    stack.distribution = .fill
    stack.insets = .zero
    stack.separators = nil
    stack.removeAllArrangedSubviews()
    window.layoutIfNeeded()
  }

  private func takeSurroundings() {
    content.layoutMargins.left = 3
    window.environment.scale = 2
    window.environment.safeAreaInsets.top = 7
    window.environment.defaultLayoutMargins.left = 5
    window.environment.layoutDirection = .rightToLeft
    window.environment.contentSizeCategory = .extraExtraLarge
    window.frame.size = CGSize(width: 220, height: 190)
    window.keyboardFrame = CGRect(x: 0, y: 100, width: 220, height: 90)
    controller.additionalSafeAreaInsets.left = 4
    scroll?.contentInsetAdjustmentBehavior = .always
    _ = content.directionalLayoutMargins
    window.layoutIfNeeded()
  }

  private func takeScrolling() {
    scroll?.contentOffset.y = 10
    window.layoutIfNeeded()
    scroll?.contentInset.top = 6
    scroll?.setContentOffset(CGPoint(x: 3, y: 30), animated: false)
    scroll?.scrollRectToVisible(CGRect(x: 0, y: 90, width: 10, height: 20), animated: false)
    window.layoutIfNeeded()
  }

  private func takeTable() {
    window.layoutIfNeeded()
    for offset in [30, 100, 0] {
      table?.contentOffset.y = CGFloat(offset)
      window.layoutIfNeeded()
    }
    table?.scrollToRow(at: IndexPath(row: 2, section: 1), at: .bottom, animated: false)
    table?.rowHeight = 11
    table?.separatorStyle = .none
    table?.frame.size.width += 4
    window.layoutIfNeeded()
  }

  private func takeTableUpdates() {
    window.layoutIfNeeded()
    counts = [5, 3]
    table?.deleteRows(at: [IndexPath(row: 0, section: 0)])
    window.layoutIfNeeded()
    counts = [6, 4]
    table?.performBatchUpdates { [self] in
      hit("TableView.performBatchUpdates closure", table)
      table?.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)])
      table?.reloadRows(at: [IndexPath(row: 0, section: 0)])
    }
    window.layoutIfNeeded()
    counts = [2]
    table?.reloadData()
    _ = table?.numberOfSections
    _ = table?.rectForRow(at: IndexPath(row: 1, section: 0))
    window.layoutIfNeeded()
  }

  private func takeControllers() {
    window.layoutIfNeeded()
    controller.addChild(child)
    content.addSubview(child.view)
    child.viewIfLoaded?.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
    window.rootViewController = child
    window.layoutIfNeeded()
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  private func takeStatements() {
    guard let leaf, let host, let box else { return }
    leaf.layout.update {
      hit("layout.update closure", leaf)
      $0.height.equalTo(11).priority(300)
    }
    host.layout.remake {
      hit("layout.remake closure", host)
      $0.left.bottom.equalToSuperview()
      $0.size.equalTo(9).priority(800)
    }
    group.replace { make in
      hit("ConstraintGroup closure", leaf)
      make.make(leaf) { $0.width.equalTo(host).priority(200) }
      make.make(host) {
        self.hit("ConstraintGroup closure", host)
        $0.centerY.equalTo(leaf).priority(100)
      }
    }
    LayoutTransaction.perform { transaction in
      hit("LayoutTransaction closure", leaf)
      if let handle { transaction.deactivate(handle) }
      transaction.update(host) { $0.left.equalToSuperview().offset(2) }
      if let handle { transaction.activate(handle) }
    }
    [leaf, host].layout.align(.top)
    host.layout.state("tall") {
      hit("layout.state closure", host)
      $0.height.equalTo(30).priority(600)
    }
    box.layout.switchState(to: "tall")
    item.view = leaf
    LayoutConstraint(
      item: item, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 70
    ).isActive = true
    [item as any LayoutItem].layout.make { $0.height.lessThanOrEqualTo(60) }
    [item as any LayoutItem].layout.remake { $0.height.lessThanOrEqualTo(65) }
    window.animate(duration: 1) {
      hit("View.animate closure", leaf)
      handle?.constant = 14
      window.layoutIfNeeded()
    }
  }

  private func takeMistakes() {
    guard let leaf, let host, let guide else { return }
    leaf.layout.make { $0.width.equalTo(CGFloat.nan) }
    leaf.layout.make { $0.left.equalTo(View()) }
    let far = constrained(leaf, .width, 50)
    let near = constrained(leaf, .width, 60)
    constrained(host, .height, -3).constant = .infinity
    guide.layout.make { $0.width.equalTo(3) }
    guide.layout.make { $0.width.equalTo(4) }
    window.layoutIfNeeded()
    near.constant = 70
    far.constant = .nan
    window.layoutIfNeeded()
    box?.layout.switchState(to: "unknown")
    stack?.spacing = .nan
    table?.rowHeight = -.infinity
    table?.scrollToRow(at: IndexPath(row: 99, section: 9), at: .top, animated: false)
    flow?.arrangedSubviews.first.map { leaf.addSubview($0) }
    leaf.addSubview(leaf)
    window.layoutIfNeeded()
  }

  @discardableResult
  func constrained(
    _ view: View, _ attribute: LayoutConstraint.Attribute, _ constant: CGFloat
  ) -> LayoutConstraint {
    let constraint = HostileConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
    constraint.scene = self
    constraint.isActive = true
    return constraint
  }

  private func takeMeasuring() {
    _ = box?.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    _ = content.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
    _ = stack?.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    _ = flow?.intrinsicContentSize
    flow?.layoutIfNeeded()
    if let tile = flow?.arrangedSubviews.first as? HostileView {
      tile.size = CGSize(width: View.noIntrinsicMetric, height: 4)
      tile.invalidateIntrinsicContentSize()
    }
    window.layoutIfNeeded()
  }

  private func takeReleases() {
    window.layoutIfNeeded()
    constrained(content, .height, 90).isActive = false
    if let leaf { constrained(leaf, .height, 5).isActive = false }
    window.layoutIfNeeded()
    // Held by nobody but the tree.
    let doomed: () -> HostileView = { [unowned self] in
      let view = made("doomed")
      view.size = CGSize(width: 3, height: 3)
      return view
    }
    stack?.insertArrangedSubview(doomed(), at: 0)
    content.addSubview(doomed())
    guide?.owningView = nil
    let released = guide
    guide = nil
    withExtendedLifetime(released) { window.layoutIfNeeded() }
    stack?.arrangedSubviews.first?.removeFromSuperview()
    content.subviews.last?.removeFromSuperview()
    counts = [2, 1]
    table?.reloadData()
    window.layoutIfNeeded()
    let seen = window.onDiagnostic
    do {
      let view = doomed()
      window.onDiagnostic = { _ in _ = view }
    }
    window.onDiagnostic = seen
    do {
      let short = HostileController()
      short.scene = self
      window.rootViewController = short
    }
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  private func takeInspection() {
    window.layoutIfNeeded()
    _ = window.layoutTrace
    _ = leaf?.hasAmbiguousLayout
    _ = leaf?.constraintsAffectingLayout(for: .horizontal).map(\.logDescription)
    host?.exerciseAmbiguityInLayout()
    _ = guide?.layoutFrame
    _ = scroll?.contentOffsetRange
    leaf?.setNeedsLayout()
    try? window.layoutOrThrow()
  }
}
