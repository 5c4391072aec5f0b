import Foundation
import ViewTree

/// One look at a stack and all it arranges, from which every statement follows.
///
/// Whatever changes, all items are looked at. So what is looked at again and again are plain numbers, and
/// only the places that are other ones than before are kept.
struct StackSurvey {
  let items: [ArrangedItem]
  private(set) var needs: SharedGuides.Needs
  /// What is to be stated anew, in the order of the items.
  var changes: [Change] = []

  let stack: StackView
  let alignment: StackView.Alignment
  let spacing: CGFloat
  private(set) var entries: [Entry] = []
  /// For each item its weight, where weights count.
  private(set) var weights: [CGFloat] = []
  /// The items that are shown, by their places.
  private(set) var shown: [Int] = []
  /// The first view that is shown.
  private(set) var firstView: Int?
  /// Whether an item that is shown says how it grows or shrinks.
  private var hasFlex = false
  /// Whether one weight takes all the room.
  private(set) var isOnlyPart = false
  /// The item that leads a row of baselines.
  private(set) var leader: Int?

  /// An item with another place than before, and the item that it stands by.
  struct Change {
    let item: ArrangedItem
    let neighbour: ArrangedItem?
    let place: Place
    let texts: Place.Texts?

    /// The view or spacer that the item stands by.
    var before: (any LayoutItem)? { neighbour?.item }
    /// The view with its text.
    var textBefore: (any LayoutItem)? { texts?.before.view ?? before }
  }

  /// What of an item is looked at again and again.
  struct Entry {
    let number: Int
    let isView: Bool
    var isShown: Bool
    /// Where it stands across the axis; columns have no baselines to align.
    let alignment: StackView.Alignment
    let customSpacing: CGFloat?
    let insets: AxisInsets
  }

  init(of stack: StackView) {
    self.stack = stack
    items = stack.arranged
    alignment = stack.alignment
    spacing = stack.spacing
    needs = SharedGuides.Needs(
      rules: StackRules(
        axis: stack.axis, sharing: .fill, isUIKit: stack.compatibility == .uikit,
        isBaselineRelative: stack.axis == .vertical && stack.isBaselineRelativeArrangement,
        canvas: .stack))
    findShown()
    findSharing()
    findGaps()
    findNeeds()
    findLeader()
    findChanges()
  }

  private(set) var rules: StackRules {
    get { needs.rules }
    set { needs.rules = newValue }
  }
}

// MARK: - What is shown

extension StackSurvey {
  private mutating func findShown() {
    let isSuspended = stack.isSuspended
    entries.reserveCapacity(items.count)
    shown.reserveCapacity(items.count)
    let rowAlignment = rowAlignment
    for (index, item) in items.enumerated() {
      let isShown = !isSuspended && !isHidden(item)
      let options = item.options
      var alignment = item.view == nil ? .fill : options.alignment ?? alignment
      if alignment.isBaseline && rowAlignment != alignment { alignment = .leading }
      entries.append(
        Entry(
          number: item.number, isView: item.view != nil, isShown: isShown, alignment: alignment,
          customSpacing: options.customSpacing,
          insets: AxisInsets(options.insets, along: rules.axis)))
      guard isShown else { continue }
      shown.append(index)
      if firstView == nil, item.view != nil { firstView = index }
      if options.grow != nil || options.shrink != nil { hasFlex = true }
    }
    // Spacers alone show nothing.
    if firstView == nil {
      for index in shown { entries[index].isShown = false }
      shown = []
    }
    rules.hasShown = !shown.isEmpty
    let isInset = stack.isLayoutMarginsRelativeArrangement || stack.settings.insets != .zero
    rules.canvas = isInset && !isSuspended ? .inner : .stack
  }

  private func isHidden(_ item: ArrangedItem) -> Bool {
    guard let view = item.view else { return false }
    if view.isHidden { return true }
    guard !rules.isUIKit, let inner = item.stack else { return false }
    return inner.wasEmpty && inner.collapsesWhenEmpty
  }
}

// MARK: - What holds for all

extension StackSurvey {
  private mutating func findSharing() {
    switch stack.distribution {
    case .fill:
      rules.sharing = hasFlex ? .flex : .fill
      if hasFlex { rules.depth = stack.nestingDepth }
    case .fillEqually: rules.sharing = .equal
    case .fillProportionally:
      weights = items.indices.map { entries[$0].isShown ? weight(of: items[$0]) : 0 }
      rules.sharing = weights.contains { $0 > 0 } ? .proportional : .equal
    case .equalSpacing: rules.sharing = .equalSpacing
    case .equalCentering: rules.sharing = .equalCentering
    }
  }

  /// The weight of a view: the one that was set, or the size of its content.
  private func weight(of item: ArrangedItem) -> CGFloat {
    guard let view = item.view else { return 0 }
    let weight = item.options.weight ?? contentExtent(of: view)
    return weight > 1e-6 ? min(weight, 1e9) : 0
  }

  /// The extent that the content of a view would like along the axis, 0 if it has no wish.
  func contentExtent(of view: View) -> CGFloat {
    let size = view.intrinsicContentSize
    let extent = rules.axis == .horizontal ? size.width : size.height
    if extent >= 0 { return extent.isFinite ? extent : 0 }
    return stack.fittingExtent(of: view, along: rules.axis)
  }

  private mutating func findGaps() {
    let settings = stack.settings
    rules.separators = settings.separators
    switch rules.sharing {
    case .equalSpacing:
      rules.gaps = .equal
      rules.overlap = rules.isUIKit ? 0 : min(0, stack.plainSpacing)
      needs.leastGap = widestSpacing
      needs.mostGap = settings.maximumSpacing.map { max($0 - rules.overlap, 0) }
    case .equalCentering:
      rules.gaps = .centered
    case .fill, .flex, .equal, .proportional:
      guard settings.minimumSpacing != nil || settings.maximumSpacing != nil else { return }
      rules.gaps = .elastic
      let least = max(settings.minimumSpacing ?? stack.plainSpacing, 0)
      let most = max(settings.maximumSpacing ?? stack.plainSpacing, least)
      needs.leastGap = least
      needs.mostGap = most
      needs.gap = min(max(stack.plainSpacing, least), most)
    }
  }

  /// The largest of the spacings that gaps of one size are to have at least, nil if that is none.
  private var widestSpacing: CGFloat? {
    let widest = zip(shown, shown.dropFirst()).compactMap { former, latter -> CGFloat? in
      guard entries[former].isView, entries[latter].isView else { return nil }
      return distance(from: former, to: latter) - insetsWithin(from: former, to: latter)
    }.max()
    return widest.map { $0 - rules.overlap }.flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func findNeeds() {
    needs.insets = stack.settings.insets
    needs.isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
    needs.isEmpty = !rules.hasShown && !(rules.isUIKit && items.isEmpty)
    needs.hasBaselines = rules.hasShown && rowAlignment != nil
    needs.alignsLastBaselines = rowAlignment == .lastBaseline
    needs.fitsAcross =
      rules.hasShown && shown.contains { entries[$0].alignment.isSlack }
    needs.fitsAlong =
      rules.hasShown && (rules.sharing == .equalSpacing || rules.sharing == .equalCentering)
    needs.hasSprings =
      stack.spacerCount > 0
      && shown.contains { items[$0].spacer?.length.isFlexible == true }
    if rules.isUIKit && rules.sharing == .proportional {
      let spacings = zip(shown, shown.dropFirst()).map { distance(from: $0, to: $1) }
      let total = weights.reduce(0, +) + spacings.reduce(0, +)
      needs.parts = total > 1e-6 ? min(total, 1e9) : weights.reduce(0, +)
      isOnlyPart = weights.count { $0 > 0 } == 1 && total == weights.reduce(0, +)
    }
  }

  /// The alignment of a row by baselines, nil if the stack is none.
  var rowAlignment: StackView.Alignment? {
    rules.axis == .horizontal && alignment.isBaseline ? alignment : nil
  }
}

// MARK: - Baselines

extension StackSurvey {
  /// Finds who leads a row of baselines: with UIKit the first view of all, else the first one
  /// shown that has text.
  private mutating func findLeader() {
    guard let rowAlignment, rules.hasShown else { return }
    let aligned = items.indices.filter {
      (entries[$0].isShown || rules.isUIKit) && entries[$0].alignment == rowAlignment
    }
    let texts = aligned.filter { hasBaseline(items[$0]) }
    leader = rules.isUIKit ? aligned.first : texts.first ?? aligned.first
    rules.leaderHasBaseline = leader.map { hasBaseline(items[$0]) } ?? true
    needs.hasEdgeLine =
      texts.count < aligned.count
      || (rules.isUIKit && !rules.leaderHasBaseline)
  }

  func hasBaseline(_ item: ArrangedItem) -> Bool {
    let stand = textView(of: item, last: needs.alignsLastBaselines)
    return (needs.alignsLastBaselines ? stand?.lastBaselinePosition : stand?.firstBaselinePosition)
      != nil
  }

  /// The view whose text stands for a view: itself, unless it is a stack, and UIKit's rules, which
  /// take a stack for a view without text, don't hold.
  private func textView(of item: ArrangedItem, last: Bool) -> View? {
    guard !rules.isUIKit, let inner = item.stack else { return item.view }
    return inner.baselineView(last: last)
  }

  func stand(for item: ArrangedItem, last: Bool) -> Place.Stand {
    let view = textView(of: item, last: last)
    return Place.Stand(view: view === item.view ? nil : view)
  }
}

nonisolated extension StackView.Alignment {
  /// Whether it lines up text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether the canvas may be larger than what it holds.
  fileprivate var isSlack: Bool { self != .fill && !isBaseline }
}

nonisolated extension StackSpacer.Length {
  fileprivate var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
