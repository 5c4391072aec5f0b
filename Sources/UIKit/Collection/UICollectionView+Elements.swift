import Foundation
import StandardViews
import ViewTree

extension CGRect {
  /// Whether both have an area in common; rectangles that touch have none.
  nonisolated func overlaps(_ other: CGRect) -> Bool {
    !isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether what a layout has named is in sight; one without an area, such as an item that is to say how wide
  /// it is, if its place is.
  fileprivate nonisolated func isInSight(_ sight: CGRect) -> Bool {
    guard isEmpty else { return overlaps(sight) }
    return minX <= sight.maxX && sight.minX <= maxX && minY <= sight.maxY && sight.minY <= maxY
  }
}

/// How views come into sight.
extension UICollectionView {
  /// How often a layout is worked out again for the sizes that cells ask for.
  private static var roundLimit: Int { 64 }

  final func updateElements() {
    guard !isUpdating else { return }
    loadCountsIfNeeded()
    boundsMayHaveChanged()
    isUpdating = true
    var rounds = 0
    repeat {
      rounds += 1
      collectionViewLayout.prepareIfNeeded()
      let size = collectionViewLayout.collectionViewContentSize
      if contentSize != size { contentSize = size }
      moveOffset()
      boundsMayHaveChanged()
      showElements()
    } while !collectionViewLayout.isPrepared && !needsReload && rounds < Self.roundLimit
    isUpdating = false
    if !collectionViewLayout.isPrepared, rounds == Self.roundLimit {
      report(
        LayoutDiagnostic(
          .layoutLoop, "The layout of \(itemDescription) becomes invalid in every layout.",
          itemNames: [itemDescription],
          hint: "See that preferredLayoutAttributesFitting(_:) asks for the same size each time."))
    }
    if needsReload { setNeedsLayout() }
  }

  /// Moves the offset as contexts have asked for, and as another layout does.
  private func moveOffset() {
    if offsetAdjustment != .zero {
      let offset = contentOffset
      contentOffset = CGPoint(x: offset.x + offsetAdjustment.x, y: offset.y + offsetAdjustment.y)
      offsetAdjustment = .zero
    }
    guard let old = oldLayout else { return }
    oldLayout = nil
    settleOffset()
    old.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
  }

  /// Lets the layout say whether other bounds make it invalid, or other insets or another direction do.
  private func boundsMayHaveChanged() {
    let (bounds, insets) = (bounds, [adjustedContentInset, safeAreaInsets, layoutMargins])
    let direction = effectiveUserInterfaceLayoutDirection
    guard bounds != knownBounds || insets != knownInsets || direction != knownDirection else {
      return
    }
    let (old, isSameRoom) = (knownBounds, insets == knownInsets && direction == knownDirection)
    (knownBounds, knownInsets, knownDirection) = (bounds, insets, direction)
    let layout = collectionViewLayout
    if old.isNull {
      layout.isPrepared = false
    } else if layout.fitsRoom && (old.size != bounds.size || !isSameRoom)
      || old != bounds && layout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
  }

  private func showElements() {
    if let backgroundView { backgroundView.frame = bounds }
    guard bounds.width > 0, bounds.height > 0 else {
      recycle { _ in true }
      return
    }
    let sight = mirrored(bounds)
    let attributes = (collectionViewLayout.layoutAttributesForElements(in: sight) ?? [])
      .map(followingMovement).filter { $0.frame.isInSight(sight) && exists($0) }
    let elements = Set(attributes.map(CollectionElement.init))
    recycle { !elements.contains($0) }
    for attributes in attributes {
      guard !needsReload, let view = view(for: attributes) else { continue }
      view.place(attributes, at: mirrored(attributes.frame))
      settle(view, attributes)
    }
    putInOrder(attributes)
  }

  /// Has views stand as far in front, or behind, as their attributes say.
  private func putInOrder(_ attributes: [UICollectionViewLayoutAttributes]) {
    // Moving views asks for another layout, so that it is done only where something changes.
    func views(_ isMeant: (UICollectionViewLayoutAttributes) -> Bool) -> [UIView] {
      attributes.filter(isMeant).sorted { $0.zIndex < $1.zIndex }
        .compactMap { shown[CollectionElement($0)] }
    }
    let raised = views { $0.zIndex > 0 }
    if !subviews.suffix(raised.count).elementsEqual(raised, by: ===) {
      for view in raised { bringSubviewToFront(view) }
    }
    let lowered = [backgroundView].compactMap { $0 } + views { $0.zIndex < 0 }
    if !subviews.prefix(lowered.count).elementsEqual(lowered, by: ===) {
      for view in lowered.reversed() { sendSubviewToBack(view) }
    }
  }

  /// A rectangle of the content, mirrored where the layout wants that from right to left.
  final func mirrored(_ rect: CGRect) -> CGRect {
    guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return rect }
    var mirrored = rect
    mirrored.origin.x = max(contentSize.width, bounds.width) - rect.maxX
    return mirrored
  }

  /// Whether there is an item for attributes; what a layout of the program invents is left out.
  final func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return true }
    let path = attributes.indexPath
    return path.item >= 0 && path.item < count(ofSection: path.section)
  }

  /// Asks a view for the size that it would like, once for each that it is given.
  private func settle(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let layout = collectionViewLayout
    defer { if layout.asksForPreferredSizes { view.watchContent() } }
    guard layout.asksForPreferredSizes, !view.settledSizes.contains(attributes.size),
      attributes.representedElementCategory != .decorationView
    else { return }
    let original = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    let preferred = view.preferredLayoutAttributesFitting(original)
    // A layout that rounds what it is told would else be told again and again.
    view.settledSizes = [attributes.size, preferred.size]
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    context.preferredAttributes = preferred
    layout.invalidateLayout(with: context)
  }

  // MARK: Views

  private func view(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let element = CollectionElement(attributes)
    if let view = shown[element] { return view }
    return newView(for: attributes).map { take($0, for: element) }
  }

  /// Takes a view in that stands for an element from now on.
  @discardableResult
  final func take(
    _ view: UICollectionReusableView, for element: CollectionElement
  ) -> UICollectionReusableView {
    let kept = view.element == nil ? view : anotherView(in: view, for: element)
    if let identifier = kept.reuseIdentifier {
      waiting[element.kind]?[identifier]?.remove(kept)
    }
    kept.element = element
    kept.settledSizes = []
    shown[element] = kept
    let cell = kept as? UICollectionViewCell
    cell?.isSelected = selected.contains(element.path)
    if kept.superview !== self { call(.addSubview) { addSubview(kept) } }
    cell?.editingDidChange()
    tellDelegate(kept, element, isComing: true)
    return kept
  }

  private func newView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell:
      return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decorationView:
      if let view = dequeue(kind, kind) { return view }
      let view = collectionViewLayout.decorations[kind]?.made(frame: attributes.frame)
      view?.storedReuseIdentifier = kind
      return view
    }
  }

  /// A plain view in the place of one that stands for something else already, which is reported.
  private func anotherView(
    in view: UICollectionReusableView, for element: CollectionElement
  ) -> UICollectionReusableView {
    reportData(
      "\(itemDescription) was given the same view for \(element.path) as for another place.",
      hint: "Return a view of its own for each; the dequeueReusable methods hand them out.")
    return view is UICollectionViewCell ? UICollectionViewCell() : UICollectionReusableView()
  }

  /// Takes away the views of elements that meet a condition.
  final func recycle(where leaves: (CollectionElement) -> Bool) {
    // A view tells the program that it goes, which may do anything to the collection.
    let leaving = shown.filter { leaves($0.key) }.sorted { $0.key.isBefore($1.key) }
    for (element, _) in leaving { shown[element] = nil }
    for (element, view) in leaving { recycle(view, element) }
  }

  final func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.element = nil
    tellDelegate(view, element, isComing: false)
    guard let identifier = view.reuseIdentifier, view.superview === self else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    view.isHidden = true
    waiting[element.kind, default: [:]][identifier, default: WaitingViews()].add(view)
  }

  private func tellDelegate(
    _ view: UICollectionReusableView, _ element: CollectionElement, isComing: Bool
  ) {
    guard let delegate else { return }
    if element.category == .supplementaryView {
      if isComing {
        delegate.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
      } else {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
          at: element.path)
      }
    }
    guard let cell = view as? UICollectionViewCell, element.category == .cell else { return }
    if isComing {
      delegate.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }
  }

  final func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    guard let view = waiting[kind]?[identifier]?.takeHindmost(in: self) else { return nil }
    view.prepareForReuse()
    return view
  }
}
