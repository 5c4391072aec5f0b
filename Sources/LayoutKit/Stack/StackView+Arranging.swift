import Foundation
public import ViewTree

extension StackView {
  /// Puts a view at a place among the arranged views, making it a subview if it isn't one.
  ///
  /// A view that this stack already arranges is moved; one that another stack arranges leaves it.
  /// An index that is out of range is reported and changes nothing.
  ///
  /// - Complexity: O(*k*), where *k* is the index, and O(1) if there are no spacers, beside making
  ///   room in an array. The next layout looks at all views and touches the constraints of two
  ///   neighbours.
  public final func insertArrangedSubview(
    _ view: View, at index: Int, fileID: String = #fileID, line: Int = #line
  ) {
    let count = arranged.count - spacerCount
    guard isPlace(index, of: view, among: count, fileID, line) else { return }
    insert(view, at: index < count ? arrangedIndex(ofView: index) : arranged.count, fileID, line)
  }
}

extension LayoutSubject where Self: StackView {
  /// What is laid out, in its order along the axis: views and spacers.
  public var arrangedItems: [any LayoutItem] { arranged.map(\.item) }

  /// Puts a spacer at the end; one that is already arranged is moved.
  public func addSpacer(_ spacer: StackSpacer) { arrange(spacer, at: arranged.count) }

  /// Puts a view or a spacer at a place among ``arrangedItems``.
  ///
  /// A guide that is no ``StackSpacer`` or an index out of range is reported and changes nothing.
  public func insertArrangedItem(
    _ item: any LayoutItem, at index: Int, fileID: String = #fileID, line: Int = #line
  ) {
    guard isPlace(index, of: item, among: arranged.count, fileID, line) else { return }
    insert(item, at: index, fileID, line)
  }

  /// Makes views, and only these, the arranged ones.
  ///
  /// Those that are arranged already keep their settings and constraints, those left out stay
  /// subviews; spacers are taken out. A view that is named twice is reported and nothing changes.
  ///
  /// - Complexity: O(*n*); the constraints of views that are new or have new neighbours are
  ///   touched.
  public func setArrangedSubviews(
    _ views: [View], fileID: String = #fileID, line: Int = #line
  ) {
    setArrangedItems(views, fileID: fileID, line: line)
  }

  /// Makes views and spacers, and only these, the arranged ones, as ``setArrangedSubviews(_:fileID:line:)``.
  public func setArrangedItems(
    _ items: [any LayoutItem], fileID: String = #fileID, line: Int = #line
  ) {
    guard Set(items.map { ObjectIdentifier($0) }).count == items.count else {
      reportDuplicates(in: items, fileID, line)
      return
    }
    guard items.allSatisfy({ canArrange($0, fileID, line) }) else { return }
    let wanted = Set(items.map { ObjectIdentifier($0) })
    // Each is looked up when its turn comes, as the program hears of the others.
    for item in arranged.reversed() where !wanted.contains(ObjectIdentifier(item.item)) {
      if let index = arranged.lastIndex(where: { $0 === item }) { removeItem(at: index) }
    }
    for (place, item) in items.enumerated() { arrange(item, at: place) }
  }

  /// Stops laying out all views; they stay subviews.
  public func removeAllArrangedSubviews() {
    setArrangedItems([])
  }
}

extension StackView {
  /// Whether an item can be put at an index of so many; a mistake is reported.
  fileprivate func isPlace(
    _ index: Int, of item: any LayoutItem, among count: Int, _ fileID: String, _ line: Int
  ) -> Bool {
    if (0...count).contains(index) { return true }
    reportMistake(
      .outOfRange, "\(item.itemName) can't be arranged at \(index) in \(itemName).",
      about: item, hint: "Use an index from 0 to \(count).", fileID, line)
    return false
  }

  /// The place among all items of one of the views.
  fileprivate func arrangedIndex(ofView index: Int) -> Int {
    guard spacerCount > 0 else { return index }
    var left = index
    return arranged.firstIndex {
      guard $0.view != nil else { return false }
      left -= 1
      return left < 0
    } ?? arranged.count
  }

  fileprivate func insert(_ item: any LayoutItem, at place: Int, _ fileID: String, _ line: Int) {
    guard canArrange(item, fileID, line) else { return }
    arrange(item, at: place)
  }

  fileprivate func canArrange(_ item: any LayoutItem, _ fileID: String, _ line: Int) -> Bool {
    switch item.layoutElement {
    case .guide(let guide):
      if guide is StackSpacer { return true }
      reportMistake(
        .hierarchy, "\(item.itemName) can't be arranged in \(itemName).", about: item,
        hint: "Arrange views and stack spacers.", fileID, line)
      return false
    case .view(let view):
      guard view === self || isDescendant(of: view) || view is Window else { return true }
      reportMistake(
        .hierarchy,
        view === self
          ? "\(itemName) can't be arranged in itself."
          : "\(item.itemName) can't be arranged in \(itemName), which is inside it.",
        about: item, hint: "Take the inner view out of its superview first.", fileID, line)
      return false
    }
  }

  /// Puts an item at a place, as counted without the item.
  final func arrange(_ item: any LayoutItem, at place: Int) {
    if let old = index(of: item) {
      let new = min(place, arranged.count - 1)
      guard new != old else { return }
      let moved = arranged.remove(at: old)
      arranged.insert(moved, at: new)
      orderDidChange(moved: item)
      return
    }
    switch item.layoutElement {
    case .view(let view):
      if view.isSubview(of: self) {
        (view.arranger as? StackView)?.removeArrangedSubview(view)
      } else {
        call(.addSubview) { addSubview(view) }
      }
      // A refusal has been reported, and hooks may have moved the view on.
      guard view.isSubview(of: self), !view.isArranged else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      guard view.isSubview(of: self), !view.isArranged else { return }
      view.setArranger(self)
    case .guide(let guide):
      if let former = guide.owningView as? StackView, let index = former.index(of: guide) {
        former.removeItem(at: index)
      }
      call(.addLayoutGuide) { addLayoutGuide(guide) }
      guard guide.owningView === self, index(of: guide) == nil else { return }
    }
    nextNumber += 1
    arranged.insert(
      ArrangedItem(item, number: nextNumber), at: min(max(place, 0), arranged.count))
    if case .guide = item.layoutElement { spacerCount += 1 }
    orderDidChange(moved: item)
    (item as? StackView)?.setNeedsArrangementInside()
  }

  /// Takes an item out, with all that is stated about it.
  final func removeItem(at index: Int) {
    let item = arranged.remove(at: index)
    if item.spacer != nil { spacerCount -= 1 }
    if let view = item.view, view.isArranged(by: self) { view.setArranger(nil) }
    item.withdraw(from: self)
    (item.view as? StackView)?.setNeedsArrangementInside()
    if let spacer = item.spacer { removeLayoutGuide(spacer) }
    orderDidChange(moved: nil)
  }

  /// The place of an arranged item.
  final func index(of item: any LayoutItem) -> Int? {
    switch item.layoutElement {
    case .view(let view):
      guard view.isArranged(by: self) else { return nil }
      if let last = arranged.last, last.view === view { return arranged.count - 1 }
      return arranged.firstIndex { $0.view === view }
    case .guide(let guide):
      return arranged.firstIndex { $0.spacer === guide }
    }
  }

  private func orderDidChange(moved item: (any LayoutItem)?) {
    if let item, case .view(let view) = item.layoutElement { view.leaveRank() }
    isOrderStale = true
    setNeedsArrangement()
  }
}
