import LayoutSolver

/// The rows of most constraints: about one item, an item and the view it is directly in, or two items in one
/// view. Their terms follow from the attributes alone, without a way through the tree.
extension LayoutEngine {
  /// Who two items are to each other.
  private enum Kinship {
    case siblings
    case firstInSecond
    case secondInFirst
  }

  /// Adds the row of a constraint of this kind.
  ///
  /// - Returns: False if the constraint is of another kind, or if what was asked of the views has changed
  ///   it; then it is lowered as any other.
  func installNear(_ constraint: LayoutConstraint) -> Bool {
    guard !isMeasuring, constraint.distances == nil, let first = constraint.first.element else {
      return false
    }
    if constraint.firstAttribute.kind == .dimension {
      return installSizes(of: constraint, first)
    }
    guard let second = constraint.second?.element, constraint.isBetweenPlainLocations,
      !first.isOfScrollView, !second.isOfScrollView, !first.isZoomed, !second.isZoomed,
      let (holder, kinship) = kinship(first, second), constraint.holder === holder
    else { return false }
    let isMirrored =
      constraint.isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let multiplier = Double(constraint.multiplier)
    if isMirrored, multiplier != 1 { return false }
    let isHorizontal = constraint.firstAttribute.kind == .horizontal
    let factor = isMirrored && isHorizontal ? -1.0 : 1
    let firstSide = Side(
      attribute: constraint.firstAttribute, factor: factor, isHolder: kinship == .secondInFirst,
      isMirrored: isMirrored)
    let secondSide = Side(
      attribute: constraint.secondAttribute, factor: -multiplier * factor,
      isHolder: kinship == .firstInSecond, isMirrored: isMirrored)

    let revision = constraint.revision
    let firstSlot = firstSide.hasTerms ? slot(of: first) : -1
    let secondSlot = secondSide.hasTerms ? slot(of: second) : -1
    var alignment = 0.0
    if kinship != .siblings {
      let axis: LayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
      alignment =
        holder.alignmentInsets.extents(along: axis).before
        * (firstSide.isHolder ? firstSide.factor : secondSide.factor)
    }
    // Views are asked for their alignment; what they do meanwhile counts.
    guard constraint.revision == revision, isQueued(constraint),
      !firstSide.hasTerms || firstSlot >= 0 && knownSlot(of: first) == firstSlot,
      !secondSide.hasTerms || secondSlot >= 0 && knownSlot(of: second) == secondSlot
    else { return false }
    withSpareTerms { terms in
      var used = UsedSlots()
      add(firstSide, firstSlot, isHorizontal, &terms, &used)
      add(secondSide, secondSlot, isHorizontal, &terms, &used)
      addRow(
        terms, LoweredRow.ownConstant(of: constraint) - alignment, alignment, used, of: constraint,
        heldBy: holder)
    }
    return true
  }

  /// Adds the row of a constraint between sizes along one axis, or of one size.
  private func installSizes(of constraint: LayoutConstraint, _ first: LayoutElement) -> Bool {
    let second = constraint.second?.element
    guard second != nil || !constraint.hasSecondItem, let holder = constraint.holder,
      second == nil || constraint.secondAttribute == constraint.firstAttribute,
      !first.isGuideOfScrollView, second?.isGuideOfScrollView != true
    else { return false }
    let revision = constraint.revision
    let firstSlot = slot(of: first)
    let secondSlot = second.map { slot(of: $0) } ?? -1
    guard constraint.revision == revision, isQueued(constraint), firstSlot >= 0,
      knownSlot(of: first) == firstSlot, second == nil || secondSlot >= 0,
      second.map({ knownSlot(of: $0) == secondSlot }) ?? true
    else { return false }
    let part: Part = constraint.firstAttribute == .width ? .width : .height
    withSpareTerms { terms in
      var used = UsedSlots(first: firstSlot)
      terms.append(Term(entries[Int(firstSlot)].variables[part], 1))
      if secondSlot >= 0 {
        used.insert(secondSlot)
        terms.append(Term(entries[Int(secondSlot)].variables[part], -Double(constraint.multiplier)))
      }
      addRow(
        terms, Double(constraint.directedConstant), 0, used, of: constraint, heldBy: holder)
    }
    return true
  }

  private func kinship(
    _ first: LayoutElement, _ second: LayoutElement
  ) -> (holder: View, kinship: Kinship)? {
    let above = first.container
    if let above, second.isView(above) { return (above, .firstInSecond) }
    guard let otherAbove = second.container else { return nil }
    if first.isView(otherAbove) { return (otherAbove, .secondInFirst) }
    guard let above, above === otherAbove, first.identity != second.identity else { return nil }
    return (above, .siblings)
  }

  /// One side of such a row.
  private struct Side {
    let attribute: LayoutConstraint.Attribute
    let factor: Double
    /// Whether the view holds the constraint, so that its corner is where locations are measured from.
    let isHolder: Bool
    /// Which part of the extent lies before the attribute.
    let share: Double

    init(
      attribute: LayoutConstraint.Attribute, factor: Double, isHolder: Bool, isMirrored: Bool
    ) {
      self.attribute = attribute
      self.factor = factor
      self.isHolder = isHolder
      share = attribute.plainShare(isMirrored: isMirrored)
    }

    var hasTerms: Bool { !isHolder || share != 0 }
  }

  private func add(
    _ side: Side, _ slot: Int32, _ isHorizontal: Bool, _ terms: inout [Term],
    _ used: inout UsedSlots
  ) {
    guard side.hasTerms else { return }
    used.insert(slot)
    let item = entries[Int(slot)].variables
    if side.share != 0 {
      terms.append(Term(isHorizontal ? item.width : item.height, side.share * side.factor))
    }
    if !side.isHolder { terms.append(Term(isHorizontal ? item.x : item.y, side.factor)) }
  }
}

extension LayoutElement {
  fileprivate func isView(_ other: View) -> Bool {
    if case .view(let view) = self { view === other } else { false }
  }

  /// Whether it is a scroll view, or one of its guides: which of them is meant depends on the other side.
  fileprivate var isOfScrollView: Bool {
    if case .view(let view) = self {
      view.flags.contains(.isScrollView)
    } else {
      isGuideOfScrollView
    }
  }

  /// Whether it is a guide of a scroll view, some of which have the view's size.
  fileprivate var isGuideOfScrollView: Bool {
    if case .guide(let guide) = self {
      guide.owner?.flags.contains(.isScrollView) ?? false
    } else {
      false
    }
  }
}

extension LayoutConstraint {
  /// Whether both sides are edges or middles along one axis, without text.
  fileprivate var isBetweenPlainLocations: Bool {
    let kind = firstAttribute.kind
    return kind != .none && kind == secondAttribute.kind && !firstAttribute.isBaseline
      && !secondAttribute.isBaseline
  }
}

nonisolated extension LayoutConstraint.Attribute {
  /// Which part of a width or height lies before an edge or a middle.
  func plainShare(isMirrored: Bool) -> Double {
    switch self {
    case .right, .bottom, .rightMargin, .bottomMargin: 1
    case .leading, .leadingMargin: isMirrored ? 1 : 0
    case .trailing, .trailingMargin: isMirrored ? 0 : 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    case .left, .top, .leftMargin, .topMargin, .firstBaseline, .lastBaseline, .width, .height,
      .notAnAttribute:
      0
    }
  }
}
